"""Looking back by keys, speed and turns; and playing on from there, alone for all seats."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, assert_fits, assert_readable, seen_as
from tests.browser.reviewed import upload
from tests.browser.sizes import WINDOWS
from tests.browser.table import TablePage


def count(page: Page, n: int, of: int) -> None:
    expect(page.locator(".replay-count")).to_have_text(f"{n} / {of}")


def test_arrow_keys_go_from_move_to_move_and_from_turn_to_turn(guest: Guest) -> None:
    page = guest.page
    TablePage(guest).open(upload(guest))
    last = guest.board()["n"]
    for key, n in (("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1)):
        page.keyboard.press(key)
        count(page, n, last)
    page.keyboard.press("Home")
    count(page, 0, last)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_label("Go to a turn").locator("option:checked")).to_have_text(
        re.compile("^Turn 2:")
    )
    page.keyboard.press("Shift+ArrowLeft")
    count(page, 0, last)
    page.keyboard.press("End")
    count(page, last, last)
    # On the board the arrows are the board's own.
    page.locator("#board [tabindex='0']").first.focus()
    page.keyboard.press("ArrowLeft")
    count(page, last, last)


def test_a_turn_and_a_speed_are_chosen(guest: Guest) -> None:
    page = guest.page
    page.clock.install()
    TablePage(guest).open(upload(guest))
    turn = page.get_by_label("Go to a turn")
    turn.select_option(label=turn.locator("option").nth(4).inner_text())
    expect(turn.locator("option:checked")).to_have_text(re.compile("^Turn 5:"))
    first = int(page.locator(".replay-count").inner_text().split(" ")[0])
    assert first > 4
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play the game").click()
    for n in (1, 2, 3):
        page.clock.run_for(275)
        expect(page.locator(".replay-count")).to_have_text(re.compile(rf"^{first + n} /"))


@pytest.mark.parametrize("window", WINDOWS)
def test_a_finished_game_is_played_on_in_an_analysis(arrive: Arrive, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    page = guest.page
    old = upload(guest)
    page.goto(f"/t/{old['id']}?at=30")
    TablePage(guest).laid()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("a.badge")).to_have_text("Analysis")
    table = TablePage(guest)
    chance = random.Random(1)
    seats = set()
    for _ in range(25):
        table.wait_for_turn()
        assert not table.is_covered()
        seats.add(guest.board()["seat"])
        table.play_one(chance)
    assert len(seats) > 1, "one person plays all seats"
    while table.is_offering():
        table.play_one(chance)
    page.locator("#undo").click()
    expect(page.locator("#prompt .vote")).to_have_count(0)
    page.locator("a.badge").click()
    expect(page).to_have_url(re.compile(f"/t/{old['id']}$"))


def test_a_running_game_is_tried_out_and_then_removed(guest: Guest) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.wait_for_turn()
    hand = guest.board()["view"]["seats"][0]["hand"]
    address = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Try things out from here").click()
    expect(page.locator("a.badge")).to_be_visible()
    assert page.url != address
    table.wait_for_turn()
    assert guest.board()["view"]["seats"][0]["hand"] == hand
    for _ in range(5):
        table.play_one(random.Random(2))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Remove this analysis").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anabasis")
    page.goto(address)
    table.laid()
    assert guest.board()["n"] >= 0


def test_people_among_each_other_wait_for_the_end(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open")
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    TablePage(ann).open(summary)
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.locator("dialog.side-sheet")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Try things out from here")).to_have_count(0)


FROM_HERE = {"en": "Play on from here", "ja": "ここから試す"}
TRY = {"en": "Try things out from here", "ja": "この局面から試してみる"}
ANALYSIS = {"en": "Analysis", "ja": "検討"}


def test_playing_on_is_offered_and_named_in_every_look(guest: Guest) -> None:
    """From a finished game: the button beside the moment, and the badge that leads back."""
    page = guest.page
    old = upload(guest)
    page.goto(f"/t/{old['id']}?at=30")
    TablePage(guest).laid()
    for look in LOOKS:
        with seen_as(guest, look):
            assert_readable(page.get_by_role("button", name=FROM_HERE[look.language]))
    page.get_by_role("button", name=FROM_HERE["ja"]).click()
    expect(page.locator("a.badge")).to_be_visible()
    for look in reversed(LOOKS):
        with seen_as(guest, look):
            TablePage(guest).wait_for_turn()
            assert_readable(page.locator("a.badge"), ANALYSIS[look.language])
            assert_readable(page.locator(".prompt-sentence"))
            assert_fits(page)


def test_trying_out_is_in_the_menu_in_every_look(guest: Guest) -> None:
    page = guest.page
    TablePage(guest).open(guest.make_table("me", "greedy")).wait_for_turn()
    for look in LOOKS:
        with seen_as(guest, look):
            TablePage(guest).wait_for_turn()
            page.keyboard.press("m")
            button = page.get_by_role("button", name=TRY[look.language])
            button.scroll_into_view_if_needed()
            assert_readable(button)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
