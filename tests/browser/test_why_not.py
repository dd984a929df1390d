"""Why not? A click on anything that is not lit is answered with a sentence and its rule."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.table import TablePage

PILE = ".alx-piles .alx-back"


@pytest.fixture
def table(guest: Guest) -> TablePage:
    """The table of the lesson, left at once: its first cards are always the same."""
    lesson = json.loads(guest.ask("POST", "/api/games/alexandros/tutorial"))
    table = TablePage(guest).open(lesson)
    guest.page.get_by_role("button", name="Leave the lesson").click()
    expect(guest.page.locator("#lesson")).to_have_count(0)
    table.wait_for_turn()
    assert guest.board()["view"]["seats"][0]["hand"] == {"amphora": 1}
    assert guest.board()["view"]["face_up"] == ["horse", "lyre"]
    return table


def test_the_answers_to_ten_things_that_cannot_be_done(table: TablePage) -> None:
    """One turn; at each of its questions something else is clicked first."""

    def refused(do: Callable[[], None], sentence: str, case: str) -> None:
        before = (table.signature(), len(table.guest.acts()))
        do()
        expect(table.note.locator("p")).to_contain_text(sentence)
        link = table.note.locator("a.case")
        expect(link).to_have_text(case)
        assert (link.get_attribute("href") or "").endswith(f"?rule={case}")
        expect(table.live_region).to_contain_text(sentence)
        assert (table.signature(), len(table.guest.acts())) == before, "nothing was done"
        table.note.get_by_role("button", name="Close this note").click()
        expect(table.note).to_have_count(0)

    page = table.page
    refused(lambda: table.click_space("B7"), "This is not the moment for that", "2.2")
    refused(lambda: table.click_card("temple"), "You hold no temple card.", "4.1")
    refused(lambda: page.locator(PILE).click(force=True), "This is not the moment", "2.2")

    table.choose_labelled("March with the face-up lyre card")
    refused(lambda: table.click_point("6/2"), "That point is no corner of C3", "3.13")

    table.choose_place("point:3/3")
    refused(lambda: table.click_side("6/2-8/2"), "that side does not begin there", "3.14")
    refused(lambda: table.click_side("2/0-4/0"), "That would be a way round", "3.14")

    table.choose_place("side:2/0-3/1")
    table.choose_place("side:3/1-4/2")
    refused(lambda: table.click_space("B7"), "You are 82 cards short", "7.4")
    refused(lambda: table.click_card("lyre"), "None of your guards stands on the lyre", "9.1")
    refused(lambda: table.click_card("horse"), "You hold no horse card.", "9.1")

    table.choose_place("province:A2")
    refused(lambda: table.click_card("horse"), "This is not the moment for that", "7.4")
    table.choose_labelled("Post a guard")
    table.choose_labelled("Pay a card")
    refused(lambda: table.click_space("A2"), "That province is yours already", "7.1")

    keys = {frame["refusal"]["key"] for frame in table.guest.frames("why")}
    assert len(keys) >= 8


def test_the_rule_that_is_named_can_be_read(table: TablePage) -> None:
    page = table.page
    table.click_card("temple")
    table.note.get_by_role("link", name="Rule 4.1").click()
    rule = page.locator("#rules .rule.here")
    expect(rule).to_have_id("rule-4.1")
    expect(rule).to_be_in_viewport()
    expect(rule.locator("h4")).to_contain_text("Moving with a hand card")
    page.get_by_role("button", name="Close the rules").click()
    expect(page.locator("#rules")).to_have_count(0)
    expect(page.locator(".alx-map")).to_be_visible()


def test_out_of_turn(arrive: Arrive) -> None:
    """Whoever is not asked is told who is."""
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open", options={"starter": "seat-1"})
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    table = TablePage(bob).open(summary)
    bob.page.locator(".alx-piles .alx-card").first.click(force=True)
    name = ann.get("/api/me")["name"]
    expect(table.note.locator("p")).to_contain_text(f"It is for {name} to decide now.")
    assert bob.acts() == []
