"""The others' turns: told in the prompt's place, at the reader's pace, and skipped or stopped."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.sizes import WINDOWS
from tests.browser.table import TablePage

SLOW = "slow"


def following(guest: Guest, seed: int) -> TablePage:
    """A guest who has ended a turn and is told what the others do; all has come in."""
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(seed)
    skip_to_turn(table)
    while asked(table):
        table.play_one(chance)
    guest.wait_for_board(lambda board: bool(board["legal"]))
    return table


def asked(table: TablePage) -> bool:
    return table.page.locator(".prompt.asking").count() > 0


def told(table: TablePage) -> Locator:
    return table.page.locator("#prompt .told")


def button(table: TablePage, name: str) -> Locator:
    return table.page.locator("#prompt").get_by_role("button", name=name)


def skip_to_turn(table: TablePage) -> None:
    """Skip what is told until something is asked."""
    table.guest.wait_for_board(lambda board: bool(board["legal"]))
    skip = table.page.get_by_role("button", name="Skip to the end of it")
    if not asked(table):
        skip.click()
    table.wait_for_turn()


@pytest.mark.parametrize("window", WINDOWS)
def test_the_turn_of_the_others_is_told_and_the_own_comes_after(
    arrive: Arrive, window: str
) -> None:
    table = following(arrive(pace=SLOW, **WINDOWS[window]), 3)
    guest = table.guest
    expect(told(table)).to_be_visible()
    assert not asked(table), "the own decision waits for the end of it"
    walls = table.page.locator(".alx-wall")
    built = len(guest.board()["view"]["walls"])
    assert walls.count() < built, "the board shows the moment that is told"
    expect(table.page.locator(".alx-light, .alx-lit")).to_have_count(0)
    box, screen = told(table).bounding_box(), table.page.viewport_size
    assert box is not None and screen is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= screen["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]
    first = told(table).inner_text()
    expect(told(table)).not_to_have_text(first)
    button(table, "Skip to the end of it").click()
    table.wait_for_turn()
    expect(walls).to_have_count(built)
    expect(told(table)).to_have_count(0)


def test_waiting_holds_the_story_and_not_the_game(arrive: Arrive) -> None:
    table = following(arrive(pace=SLOW), 4)
    button(table, "Wait").click()
    words, shown = told(table).inner_text(), table.count()
    table.page.wait_for_timeout(3000)
    assert (told(table).inner_text(), table.count()) == (words, shown)
    assert table.guest.board()["n"] > shown
    button(table, "Tell on").click()
    expect(told(table)).not_to_have_text(words)
    table.page.keyboard.press("s")
    table.wait_for_turn()


def test_the_pace_is_chosen_and_kept(arrive: Arrive) -> None:
    table = following(arrive(pace=SLOW), 5)
    choice = table.page.get_by_label("How fast the others’ turns are told")
    expect(choice).to_have_value("slow")
    choice.select_option("at once")
    table.wait_for_turn()
    assert table.count() == table.guest.board()["n"]
    table.page.reload()
    assert table.page.evaluate("localStorage.getItem('anabasis.pace')") == '"once"'


def test_a_score_that_changes_says_by_how_much(arrive: Arrive) -> None:
    guest = arrive()
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(8)
    gain = table.page.locator("#players .gain").first
    for _ in range(300):
        table.wait_for_turn()
        if gain.count():
            break
        table.play_one(chance)
    expect(gain).to_have_text(re.compile(r"^\+\d+$"))
    before = [seat["points"] for seat in guest.board()["view"]["seats"]]
    assert max(before) > 0
    assert int(gain.inner_text()) <= max(before)


def test_sounds_are_on_at_first_and_can_be_switched_off_in_sight(arrive: Arrive) -> None:
    guest = arrive()
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    switch = table.page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    table.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_the_story_in_japanese(arrive: Arrive) -> None:
    guest = arrive(locale="ja-JP", pace=SLOW)
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(3)
    while told(table).count() == 0:
        if asked(table):
            table.play_one(chance)
        guest.page.wait_for_timeout(30)
    expect(told(table)).to_have_text(re.compile("[ぁ-ん]"))
    expect(table.page.locator("#prompt .pace")).to_have_attribute("aria-label", re.compile("速さ"))
