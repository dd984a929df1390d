"""Every size of window: nothing is cut, nothing is taller than the window, nothing jumps."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.sizes import WINDOWS
from tests.browser.table import TablePage

FITS = """() => {
  const page = document.documentElement;
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
}"""
"""By how many pixels the page is taller and wider than the window."""

CUT = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.left < -0.5 || box.top < -0.5
        || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
    .map(([what]) => what)"""
"""Those that are not entirely within the window."""

ALWAYS = ".bar button, .score-strip li, .tabs [role=tab], #prompt, #board, .replay-row button"


def assert_fits(guest: Guest) -> None:
    assert guest.page.evaluate(FITS) == [0, 0]
    assert guest.page.evaluate(CUT, ALWAYS) == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_game_of_alexandros_fits(arrive: Arrive, window: str, dark: bool) -> None:
    scheme: Any = "dark" if dark else "light"
    guest = arrive(**WINDOWS[window], color_scheme=scheme)
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(4)
    for _ in range(8):
        table.play_one(chance)
        assert_fits(guest)
    table.wait_for_turn()
    hand = guest.page.locator(".alx-hand .alx-card")
    expect(hand.first).to_be_visible()
    assert guest.page.evaluate(CUT, ".alx-hand .alx-card") == [], "all five cards are in sight"


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("window", WINDOWS)
def test_a_game_of_arbela_fits(arrive: Arrive, window: str, locale: str) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    Field(guest).sit(0).wait()
    assert_fits(guest)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_table_that_waits_fits(arrive: Arrive, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    TablePage(guest).open(guest.make_table("me", "open", game="arbela"))
    assert guest.page.evaluate(FITS) == [0, 0]
    inside = "sheet => sheet.scrollWidth <= sheet.clientWidth"
    assert guest.page.locator(".waiting").evaluate(inside)
    assert guest.page.evaluate(CUT, ".bar button, #prompt, .speak input") == []


@pytest.mark.parametrize("window", ["812x375", "768", "375"])
def test_scores_are_always_in_sight_on_a_phone(arrive: Arrive, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    page = guest.page
    TablePage(guest).open(guest.make_table("me", "greedy", "greedy")).wait_for_turn()
    strip = page.locator(".score-strip li")
    for tab in ("Hand", "Players", "Log", "Talk"):
        page.get_by_role("tab", name=tab).click()
        expect(strip).to_have_count(3)
        assert_fits(guest)
    points = [seat["points"] for seat in guest.board()["view"]["seats"]]
    assert [int(one) for one in page.locator(".score-strip strong").all_inner_texts()] == points
    expect(strip.first).to_contain_class("to-act")


@pytest.mark.parametrize("window", ["812x375", "375"])
def test_what_has_no_place_is_the_first_button_on_a_phone(arrive: Arrive, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(1)
    for _ in range(60):
        table.wait_for_turn()
        labels = [choice.label for choice in table.choices() if choice.kind == "button"]
        if any(label.startswith("End your turn") for label in labels):
            break
        table.play_one(chance, stay=True)
    first = guest.page.locator("#prompt .prompt-buttons .button.act").first
    box, screen = first.bounding_box(), guest.page.viewport_size
    assert box is not None and screen is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= screen["width"]


UNREAD = """() => {
  const end = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
  const sentence = document.querySelector(".prompt-sentence");
  return end(".prompt-sentence") > end(".prompt-words") + 1 ? sentence.textContent : "";
}"""
"""A prompt of which not everything is seen."""

SMALL = ["812x375", "768", "375"]


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("window", SMALL)
def test_every_question_is_read_in_full(arrive: Arrive, window: str, locale: str) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(7)
    for _ in range(12):
        table.wait_for_turn()
        assert guest.page.evaluate(UNREAD) == ""
        table.play_one(chance, stay=True)
    field = Field(guest).sit(0)
    for _ in range(12):
        field.wait()
        assert guest.page.evaluate(UNREAD) == ""
        choices = field.choices()
        field.press(next((one for one in choices if one.kind == "button"), choices[0]))


LEAST_SEATS = {
    "alexandros": 2,
    "arbela": 2,
    "final_conquest": 3,
    "alexander_vs_darius": 2,
    "conquerors": 2,
}


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
@pytest.mark.parametrize(("window", "highest"), [("812x375", 44), ("375", 48)])
def test_names_are_whole_on_a_phone(arrive: Arrive, window: str, highest: int, locale: str) -> None:
    """The game's title, and the words on the tabs."""
    guest = arrive(**WINDOWS[window], locale=locale)
    for game, seats in LEAST_SEATS.items():
        table = guest.make_table("me", *["greedy"] * (seats - 1), game=game)
        guest.page.goto(f"/t/{table['id']}")
        expect(guest.page.locator(".prompt")).to_be_visible()
        cut = guest.page.evaluate(
            """highest => [...document.querySelectorAll(".bar h1, .tabs [role=tab]")]
                .filter(one => one.scrollWidth > one.clientWidth + 1 || one.offsetHeight > highest)
                .map(one => one.textContent)""",
            highest,
        )
        assert cut == []


@pytest.mark.parametrize("window", SMALL)
def test_what_was_done_meanwhile_fits_and_can_be_closed(arrive: Arrive, window: str) -> None:
    ann, bob = arrive(**WINDOWS[window]), arrive()
    made = ann.make_table("me", "open", options={"starter": "seat-2"})
    bob.ask("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    hers, his = TablePage(ann).open(made), TablePage(bob).open(made)
    chance = random.Random(3)
    his.play_choice(chance)
    ann.wait_for_board(lambda board: board["n"] >= bob.board()["n"])
    ann.page.goto("/")
    while bob.board()["decisions"][0]["seat"] == 1:
        his.play_one(chance)
    hers.open(made)
    away = ann.page.locator(".away")
    expect(away).to_be_visible()
    board, box = ann.page.locator("#board").bounding_box(), away.bounding_box()
    assert board and box
    assert box["y"] >= board["y"]
    assert box["y"] + box["height"] <= board["y"] + board["height"]
    away.locator("button").last.click()
    expect(away).to_have_count(0)


def test_the_seat_list_keeps_its_height(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(2)
    height = "document.getElementById('players').getBoundingClientRect().height"
    heights = set()
    for _ in range(12):
        table.play_one(chance)
        heights.add(guest.page.evaluate(height))
    assert len(heights) == 1
