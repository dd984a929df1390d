"""Two people at one screen: a curtain between their turns, so that no hand is seen."""

from __future__ import annotations

import random
import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.table import TablePage

HANDS = ".alx-hand, #hand, .alx-map"
SECRET = r"(draws a card from the supply|is dealt a card): \w+"
"""What only one person may know: which card was dealt or drawn."""


def test_the_curtain_hides_the_hand_until_the_next_person_takes_the_device(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "here Zenobia"))
    names = [seat["name"] for seat in guest.board()["table"]["seats"]]
    assert names[1] == "Zenobia"
    chance = random.Random(3)
    passed: list[str] = []
    while len(passed) < 4:
        table.wait_for_turn()
        if not table.is_covered():
            assert_sees_own_hand(table)
            table.play_one(chance, stay=True)
            continue
        curtain = table.page.locator(".curtain")
        expect(table.page.locator(HANDS)).to_have_count(0)
        name = next(name for name in names if name in curtain.inner_text())
        expect(curtain).to_contain_text(f"Pass the device to {name}")
        assert not re.search(SECRET, table.page.evaluate("document.body.textContent"))
        before = table.signature()
        curtain.get_by_role("button", name=f"I am {name}").click()
        table.wait_for_change(before)
        passed.append(name)
    assert set(passed) == set(names)
    assert all(one != other for one, other in pairwise(passed))


def assert_sees_own_hand(table: TablePage) -> None:
    """The hand that is drawn is the hand of the seat that is asked."""
    board = table.guest.board()
    seat = board["decisions"][0]["seat"]
    assert board["seat"] == seat
    hand = board["view"]["seats"][seat]["hand"]
    for symbol in ("temple", "amphora", "horse", "lyre", "soldier"):
        card = table.page.locator(f".alx-hand .alx-card.alx-{symbol}")
        count = hand.get(symbol, 0)
        has_none = "alx-none" in (card.get_attribute("class") or "")
        assert has_none == (count == 0)
        if count > 1:
            expect(card).to_have_accessible_name(re.compile(rf"^{count} {symbol} cards"))
