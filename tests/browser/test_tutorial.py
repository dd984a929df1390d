"""Learning by playing: the lesson from its first step to its last."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.guest import Guest
from tests.browser.table import TablePage

PARTS = {"board", "hand", "prompt", "log", "players", "tracks", "rules", "undo"}
"""Highlights that are parts of the page; the others are places on the board."""


def begin(guest: Guest, game: str) -> None:
    """From the lobby into the lesson of a game."""
    guest.page.goto("/")
    card = guest.page.get_by_role("listitem", name=game)
    card.get_by_role("button", name="Learn by playing").click()


def test_the_lesson_from_the_first_step_to_the_last(guest: Guest) -> None:
    page = guest.page
    begin(guest, "Alexandros")
    table = TablePage(guest).laid()
    steps = guest.get("/api/games/alexandros/tutorial?language=en")["steps"]
    assert len(steps) > 10
    lesson = page.locator("#lesson")
    for number, step in enumerate(steps, start=1):
        expect(lesson.locator(".lesson-place")).to_have_text(f"{number} of {len(steps)}")
        words = lesson.locator(".lesson-words").inner_text()
        assert words != step["text"] and len(words) > 20, "the step says something"
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


def test_the_lesson_of_arbela(guest: Guest) -> None:
    """Every step that is done has one thing lit, and pressing it brings the lesson on."""
    field = Field(guest)
    begin(guest, "The Battle of Arbela")
    steps = guest.get("/api/games/arbela/tutorial?language=en")["steps"]
    assert 10 <= len(steps) <= 15
    lesson = guest.page.locator("#lesson")
    for number, step in enumerate(steps, start=1):
        expect(lesson.locator(".lesson-place")).to_have_text(f"{number} of {len(steps)}")
        if step.get("next"):
            lesson.get_by_role("button", name="Go on").click()
            continue
        field.wait()
        done = len(guest.acts())
        (choice,) = field.choices()
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
    if verb in {"stand", "along", "occupy"}:
        kind = {"stand": "point", "along": "side", "occupy": "province"}[verb]
        table.choose_place(f"{kind}:{word}")
    else:
        said = {"march": "March with", "place-guard": "Post", "pay-card": "Pay", "levy": "Levy"}
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
