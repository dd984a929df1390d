"""Learning by playing: the lesson from its first step to its last."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, Look, assert_readable, seen_as
from tests.browser.sizes import WINDOWS
from tests.browser.table import TablePage

PARTS = {"board", "hand", "prompt", "log", "players", "tracks", "rules", "undo"}
"""Highlights that are parts of the page; the others are places on the board."""


BUTTONS_CUT = """lesson => [...lesson.querySelectorAll("button")].filter(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(one => one.textContent)"""


def begin(guest: Guest, game: str) -> None:
    """From the lobby into the lesson of a game."""
    guest.page.goto("/")
    card = guest.page.get_by_role("listitem", name=game)
    card.get_by_role("button", name="Learn by playing").click()


def japanese(arrive: Arrive, guest: Guest) -> Guest:
    """The same person at a second screen, who reads Japanese there."""
    twin = arrive(locale="ja-JP", storage_state=guest.context.storage_state())
    twin.page.goto(guest.page.url)
    expect(twin.page.locator("#lesson")).to_be_visible()
    return twin


LONG = {"en": 240, "ja": 110}
"""Words of so many letters are looked at where there is least room for them."""


def look_at(step: int, language: str, words: str) -> Look:
    """For long words a phone on its side; for others one look after the other."""
    looks = [look for look in LOOKS if look.language == language]
    tight = next(look for look in looks if look.size == "812x375")
    return tight if len(words) > LONG[language] else looks[step % len(looks)]


def assert_read(readers: dict[str, Guest], step: int) -> None:
    """The words of the step at hand are whole, and the way back and on is in sight beside them."""
    for language, reader in readers.items():
        lesson = reader.page.locator("#lesson")
        expect(lesson.locator(".lesson-place")).to_have_text(re.compile(rf"^{step}\b"))
        words = lesson.locator(".lesson-words")
        with seen_as(reader, look_at(step, language, words.inner_text())):
            assert_readable(words)
            assert lesson.evaluate(BUTTONS_CUT) == []
    readers["en"].page.set_viewport_size(WINDOWS["1280"]["viewport"])
    # What is pressed next is pressed where it stands in that window.
    expect(readers["en"].page.locator(".table-page.wide")).to_be_visible()


def test_the_lesson_from_the_first_step_to_the_last(arrive: Arrive) -> None:
    guest = arrive()
    page = guest.page
    begin(guest, "Alexandros")
    table = TablePage(guest).laid()
    readers = {"en": guest, "ja": japanese(arrive, guest)}
    steps = guest.get("/api/games/alexandros/tutorial?language=en")["steps"]
    assert len(steps) > 20
    lesson = page.locator("#lesson")
    for number, step in enumerate(steps, start=1):
        expect(lesson.locator(".lesson-place")).to_have_text(f"{number} of {len(steps)}")
        words = lesson.locator(".lesson-words").inner_text()
        assert words != step["text"] and len(words) > 20, "the step says something"
        assert_read(readers, number)
        expect(table.live_region).to_contain_text(words.split("\n")[0])
        assert_highlights(table, step["highlight"])
        if step.get("next"):
            lesson.get_by_role("button", name="Go on").click()
        else:
            answer(table, step["expect"])
    expect(lesson).to_have_count(0)
    assert guest.board()["lesson"] is None

    table.wait_for_turn()
    assert table.choices(), "the table goes on as a game"


def test_the_lesson_of_arbela(arrive: Arrive) -> None:
    """Every step that is done has one thing lit, and pressing it brings the lesson on."""
    guest = arrive()
    field = Field(guest)
    begin(guest, "The Battle of Arbela")
    readers = {"en": guest, "ja": japanese(arrive, guest)}
    steps = guest.get("/api/games/arbela/tutorial?language=en")["steps"]
    assert {"stack", "flank", "retreat"} <= {step["id"] for step in steps}
    lesson = guest.page.locator("#lesson")
    for number, step in enumerate(steps, start=1):
        expect(lesson.locator(".lesson-place")).to_have_text(f"{number} of {len(steps)}")
        assert_read(readers, number)
        if step.get("next"):
            lesson.get_by_role("button", name="Go on").click()
            continue
        field.wait()
        done = len(guest.acts())
        lit = field.choices()
        assert len({one.label for one in lit}) == 1, (step["id"], lit)
        choice = lit[0]
        field.press(choice)
        assert guest.acts()[done:] == [step["expect"]]
    expect(lesson).to_have_count(0)
    field.wait()
    assert len(field.choices()) > 1, "the table goes on as a game"


def answer(table: TablePage, action: str) -> None:
    """Do what the step asks for, where the page lights it."""
    table.wait_for_turn()
    verb, _, word = action.partition(" ")
    done = len(table.guest.acts())
    places = {"stand": "point", "along": "side", "occupy": "province", "take-over": "province"}
    if verb in places:
        kind = places[verb]
        table.choose_place(f"{kind}:{word}")
    else:
        said = {
            "march": "March with",
            "place-guard": "Post",
            "pay-card": "Pay",
            "levy": "Levy",
            "take-card": "Take the face-up",
        }
        table.choose_labelled(said[verb])
    assert table.guest.acts()[done:] == [action]


def assert_highlights(table: TablePage, names: list[str]) -> None:
    """The parts of the page that the step speaks of are marked: themselves, their tab or button."""
    for name in PARTS.intersection(names):
        marked = table.page.locator(f"#{name}, #tab-{name}, #{name}-button").and_(
            table.page.locator(".pointed-at")
        )
        expect(marked).to_be_visible()


def test_a_wrong_move_is_answered_kindly(guest: Guest) -> None:
    page = guest.page
    begin(guest, "Alexandros")
    table = TablePage(guest).laid()
    for _ in range(3):
        place = page.locator(".lesson-place").inner_text()
        page.locator("#lesson").get_by_role("button", name="Go on").click()
        expect(page.locator(".lesson-place")).not_to_have_text(place)
    table.wait_for_turn()
    assert [choice.label for choice in table.choices() if "horse" in choice.label] == []
    page.locator(".alx-piles .alx-card.alx-horse").click(force=True)
    expect(table.note).to_contain_text("For now please take the face-up lyre card.")
    assert table.count() == 0


@pytest.mark.parametrize("size", WINDOWS)
def test_a_step_back(arrive: Arrive, size: str) -> None:
    """To what was read before, and to what was done: that is taken back, and done once more."""
    guest = arrive(**WINDOWS[size])
    table = TablePage(guest).open(json.loads(guest.ask("POST", "/api/games/alexandros/tutorial")))
    steps = guest.get("/api/games/alexandros/tutorial?language=en")["steps"]
    first = next(number for number, step in enumerate(steps) if step.get("expect"))
    place = guest.page.locator(".lesson-place")
    back = guest.page.get_by_role("button", name="A step back")

    def stands_at(step: int) -> None:
        expect(place).to_have_text(f"{step + 1} of {len(steps)}")

    expect(back).to_have_attribute("aria-disabled", "true")
    for step in range(first):
        stands_at(step)
        guest.page.get_by_role("button", name="Go on").click()
    stands_at(first)
    back.click()
    stands_at(first - 1)
    guest.page.get_by_role("button", name="Go on").click()
    stands_at(first)
    before = guest.board()["view"]
    for _ in range(2):
        table.wait_for_turn()
        table.choose(table.choices()[0])
        stands_at(first + 1)
        if guest.board()["view"] != before:
            back.click()
            stands_at(first)
            guest.wait_for_board(lambda board: board["view"] == before)
    assert guest.acts() == [steps[first]["expect"]] * 2
