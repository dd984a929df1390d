"""Without a mouse: a turn on the board, a game from the list of actions, and what is heard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, assert_readable, seen_as
from tests.browser.table import TablePage

LIT = "#prompt .prompt-buttons .act, .alx-card.alx-lit"
"""What is lit beside the board."""
MANY = 60
"""More keys than anything on the page lies away from anything else."""


def test_a_whole_turn_without_the_mouse(guest: Guest) -> None:
    """From the first card to the opponent's turn with keys alone, on the board where it is lit."""
    table = TablePage(guest).open(guest.make_table("me", "greedy", options={"starter": "seat-1"}))
    page = guest.page
    table.wait_for_turn()
    turn = guest.board()["view"]["turn"]
    on_the_board = 0
    while guest.board()["view"]["turn"] == turn:
        before = table.signature()
        if page.locator(".alx-light").count() > 0:
            page.keyboard.press("b")
            expect(page.locator(".alx-light:focus")).to_have_count(1)
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                page.keyboard.press(key)
                expect(page.locator(".alx-light:focus")).to_have_count(1)
            label = page.locator(".alx-light:focus").get_attribute("aria-label")
            assert label, "what has the focus says what it does"
            on_the_board += 1
        else:
            page.keyboard.press("p")
            expect(page.locator("#prompt")).to_be_focused()
            tab_to(page, LIT)
        page.keyboard.press("Enter")
        table.wait_for_change(before)
        if page.locator(".prompt.asking").count() > 0:
            expect(table.live_region).to_contain_text(
                table.prompt.evaluate("p => p.firstChild.data")
            )
    assert on_the_board > 0


def test_looking_about_the_map(guest: Guest) -> None:
    """The key i looks at every space and goes back to what is lit; Escape leaves the board."""
    table = TablePage(guest).open(guest.make_table("me", "greedy", options={"starter": "seat-1"}))
    page = guest.page
    table.wait_for_turn()
    looked = page.locator(".alx-inspected:focus")

    # On the map only what marches lead to is lit: the key i begins to look about.
    expect(page.locator(".alx-light")).not_to_have_count(0)
    page.locator(".alx").focus()
    page.keyboard.press("i")
    expect(looked).to_have_count(1)
    labels = {looked.get_attribute("aria-label")}
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        expect(looked).to_have_count(1)
        labels.add(looked.get_attribute("aria-label"))
    assert len(labels) > 2 and all(labels), "each space says what it is"
    page.keyboard.press("i")
    expect(page.locator(".alx-inspected")).to_have_count(0)
    expect(page.locator(".alx-light:focus")).to_have_count(1)

    table.choose_labelled("March with the face-up")
    table.wait_for_turn()
    page.keyboard.press("b")
    lit = page.locator(".alx-light:focus")
    expect(lit).to_have_count(1)
    place = lit.get_attribute("data-place")
    page.keyboard.press("i")
    expect(looked).to_have_count(1)
    page.keyboard.press("i")
    expect(lit).to_have_attribute("data-place", place or "")
    page.keyboard.press("i")
    page.keyboard.press("Escape")
    expect(page.locator(".alx-inspected")).to_have_count(0)
    expect(page.locator(".alx :focus")).to_have_count(0)


def test_a_whole_game_from_the_list_of_actions(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    page = guest.page
    chance = random.Random(8)
    table.wait_for_turn()
    page.keyboard.press("a")
    while not table.is_over():
        expect(page.locator("#actions-heading")).to_be_focused()
        before = table.signature()
        legal = guest.board()["legal"]
        expect(page.locator(".action-list li")).to_have_count(len(legal))
        down = chance.randint(1, len(legal))
        for _ in range(down):
            page.keyboard.press("ArrowDown")
        chosen = page.locator(".action-list li button:focus")
        expect(chosen).to_have_count(1)
        page.keyboard.press("Enter")
        table.wait_for_change(before)
        assert guest.acts()[-1] == legal[down - 1]
        table.wait_for_turn()
    heard = table.live_region.inner_text()
    assert page.locator("dialog.end h2").inner_text() in heard


def test_the_live_region_tells_what_happens(guest: Guest) -> None:
    table = TablePage(guest).open(
        guest.make_table("me", "greedy", options={"starter": "seat-1"}, undo="own")
    )
    expect(table.live_region).to_contain_text("Where shall Alexander march?")
    table.choose_labelled("March with the face-up")
    name = guest.get("/api/me")["name"]
    expect(table.live_region).to_contain_text(f"{name} takes the ")


def test_keys_lead_to_every_part_of_the_table(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy", options={"starter": "seat-1"}))
    page = guest.page
    table.wait_for_turn()
    for key, part in (("p", "#prompt"), ("h", "#hand"), ("l", "#log"), ("c", "#chat")):
        page.locator("body").focus()
        page.keyboard.press(key)
        expect(page.locator(f"{part}:focus, {part} :focus")).to_have_count(1)
        page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#rules-heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.locator(selector).and_(page.locator(":focus")).count() > 0:
            return
    raise AssertionError(f"Tab does not lead to {selector}")


KEYS = {"en": "Keys", "ja": "キー操作"}


@pytest.mark.parametrize("place", ["lobby", "table"])
def test_the_keys_are_explained_in_every_look(guest: Guest, place: str) -> None:
    """By the key and by a button in sight; every line of it is read, if need be by scrolling."""
    page = guest.page
    if place == "table":
        TablePage(guest).open(guest.make_table("me", "greedy")).wait_for_turn()
    else:
        page.goto("/")
    for look in LOOKS:
        with seen_as(guest, look):
            expect(page.get_by_role("heading", level=1).first).to_be_visible()
            if place == "lobby":
                page.get_by_role("button", name=KEYS[look.language]).click()
            else:
                page.keyboard.press("?")
            sheet = page.get_by_role("dialog", name=KEYS[look.language])
            expect(sheet).to_be_visible()
            lines = sheet.locator("dd, .tick")
            assert lines.count() > 12
            for at in (0, lines.count() // 2, lines.count() - 1):
                lines.nth(at).scroll_into_view_if_needed()
                assert_readable(lines.nth(at))
            assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
