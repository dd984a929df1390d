"""Looking back: the slider, play and pause, other eyes, and a link to a moment."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, assert_fits, assert_readable, seen_as
from tests.browser.reviewed import upload
from tests.browser.table import TablePage

PACE = 1100
"""So many milliseconds a moment is shown while playing."""


def shown(page: Page, n: int, of: int) -> None:
    """That moment is on the board."""
    expect(page.locator(".replay-count")).to_have_text(f"{n} / {of}")
    walls = moment(page, n)["view"]["walls"]
    expect(page.locator(".alx-wall")).to_have_count(len(walls))


def moment(page: Page, n: int) -> dict[str, dict[str, dict[str, str]]]:
    table = re.search(r"/t/(\w+)", page.url)
    assert table is not None
    answer = page.context.request.get(f"/api/tables/{table.group(1)}/moments/{n}?as=spectator")
    found: dict[str, dict[str, dict[str, str]]] = answer.json()
    return found


def test_the_slider_shows_any_moment(guest: Guest) -> None:
    page = guest.page
    TablePage(guest).open(upload(guest))
    last = guest.board()["n"]
    assert last > 100
    slider = page.get_by_role("slider", name="Moment of the game")
    for n in (last // 2, 0, 7, last - 1):
        slider.fill(str(n))
        shown(page, n, last)
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"After move {n} of {last}"))
    page.get_by_role("button", name="One move back").click()
    shown(page, last - 2, last)
    page.get_by_role("button", name="One move on").click()
    shown(page, last - 1, last)
    slider.press("ArrowLeft")
    shown(page, last - 2, last)
    page.get_by_role("button", name="To the beginning").click()
    shown(page, 0, last)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".replay-count")).to_have_text(f"{last} / {last}")
    expect(page).not_to_have_url(re.compile("at="))


def test_play_and_pause(guest: Guest) -> None:
    page = guest.page
    page.clock.install()
    TablePage(guest).open(upload(guest))
    last = guest.board()["n"]
    page.get_by_role("slider").fill("10")
    shown(page, 10, last)
    page.get_by_role("button", name="Play the game").click()
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_be_visible()
    for n in (11, 12, 13):
        page.clock.run_for(PACE)
        expect(page.locator(".replay-count")).to_have_text(re.compile(rf"^1\d / {last}$"))
        at_least = int(page.locator(".replay-count").inner_text().split(" ")[0])
        assert at_least >= n
    pause.click()
    expect(page.get_by_role("button", name="Play the game")).to_be_visible()
    stopped = page.locator(".replay-count").inner_text()
    page.clock.run_for(5 * PACE)
    expect(page.locator(".replay-count")).to_have_text(stopped)
    shown(page, int(stopped.split(" ")[0]), last)


def test_a_link_leads_somebody_else_to_the_moment(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    TablePage(ann).open(upload(ann))
    last = ann.board()["n"]
    ann.page.get_by_role("slider").fill("42")
    shown(ann.page, 42, last)
    ann.page.get_by_role("button", name="Copy a link to this moment").click()
    expect(ann.page.locator(".replay .copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?at=42")
    bob.page.goto(link)
    TablePage(bob).laid()
    shown(bob.page, 42, last)
    ann.page.reload()
    shown(ann.page, 42, last)


def test_other_eyes_after_the_end(guest: Guest) -> None:
    page = guest.page
    table = upload(guest)
    TablePage(guest).open(table)
    page.get_by_role("slider").fill("30")
    eyes = page.get_by_label("Seen by")
    for seat in ("1", "2"):
        eyes.select_option(seat)
        expect(page.locator(".alx-hand")).to_be_visible()
        seen = guest.get(f"/api/tables/{table['id']}/moments/30?as={seat}")
        hand = seen["view"]["seats"][int(seat)]["hand"]
        held = page.locator(".alx-hand .alx-card:not(.alx-none)")
        expect(held).to_have_count(len(hand))
    eyes.select_option("")
    expect(page.locator(".alx-hand")).to_have_count(0)


def test_looking_back_during_a_game_and_coming_back(guest: Guest) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.play_until_count(12, random.Random(4))
    standing = table.count()
    before = table.signature()
    page.locator("#log .line-text").first.click()
    expect(page.locator(".board.looking-back")).to_be_visible()
    expect(page.locator(".alx-light, .alx-lit")).to_have_count(0)
    expect(page.locator(".alx-wall")).to_have_count(0)
    page.get_by_role("button", name="Back to now").first.click()
    expect(page.locator(".board.looking-back")).to_have_count(0)
    assert table.count() == standing
    assert table.signature() == before


NAMES = {
    "en": {"turn": "Go to a turn", "speed": "Speed", "third": "Turn 3:", "twice": "× 2"},
    "ja": {"turn": "手番へ移動", "speed": "速さ", "third": "3手番目：", "twice": "2倍"},
}


def test_looking_back_in_every_look(guest: Guest) -> None:
    """By arrow keys, by turns and at a speed; everything that it takes is within the window."""
    page = guest.page
    TablePage(guest).open(upload(guest))
    last = guest.board()["n"]
    for look in LOOKS:
        names = NAMES[look.language]
        with seen_as(guest, look):
            TablePage(guest).laid()
            page.keyboard.press("Home")
            shown(page, 0, last)
            page.keyboard.press("ArrowRight")
            shown(page, 1, last)
            page.keyboard.press("Shift+ArrowRight")
            page.keyboard.press("Shift+ArrowRight")
            turn = page.get_by_label(names["turn"])
            third = turn.locator("option:checked")
            expect(third).to_have_text(re.compile(f"^{names['third']}"))
            page.keyboard.press("ArrowRight")
            turn.select_option(label=third.inner_text())
            expect(page.locator(".replay-count")).to_have_text(
                re.compile(f"^{turn.input_value()} / {last}$")
            )
            speed = page.get_by_label(names["speed"])
            speed.select_option(label=names["twice"])
            for part in (turn, speed, page.locator(".replay-count")):
                assert_readable(part)
            for button in page.locator(".replay-row button:visible, .replay .slider").all():
                expect(button).to_be_in_viewport(ratio=1)
            slider = page.locator(".replay .slider").bounding_box()
            assert slider is not None and slider["width"] > 90, "it can be drawn along"
            assert_fits(page)
            page.keyboard.press("End")
            expect(page.locator(".replay-count")).to_have_text(f"{last} / {last}")
