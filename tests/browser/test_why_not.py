"""Why not? A click on anything that is not lit is answered with a sentence and its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.arbela import Field
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import HANDS, assert_readable, looks_of, seen_as
from tests.browser.table import TablePage

PILE = ".alx-piles .alx-back"


@pytest.fixture
def table(guest: Guest) -> TablePage:
    """The table of the lesson, left at once: its first cards are always the same."""
    return TablePage(guest).open_first_turn()


def test_the_answers_to_ten_things_that_cannot_be_done(table: TablePage) -> None:
    """One turn; at each of its questions something else is clicked first."""

    def refused(do: Callable[[], None], sentence: str, case: str) -> None:
        table.guest.wait_for_ways()
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
    refused(
        lambda: table.click_space("B7"),
        "That is not asked now. Where shall Alexander march?",
        "2.2",
    )
    refused(lambda: table.click_card("temple"), "You hold no temple card.", "4.1")
    refused(lambda: page.locator(PILE).click(force=True), "That is not asked now.", "2.2")

    table.choose_labelled("March with the face-up lyre card")
    refused(lambda: table.click_point("6/2"), "That point is no corner of the ", "3.13")

    table.choose_place("point:3/3")
    refused(lambda: table.click_side("6/2-8/2"), "That side does not begin where", "3.14")
    refused(lambda: table.click_side("2/0-4/0"), "That would be a way round", "3.14")

    table.choose_place("side:2/0-3/1")
    table.choose_place("side:3/1-4/2")
    refused(lambda: table.click_space("B7"), "You are 82 cards short", "7.4")
    refused(lambda: table.click_card("lyre"), "None of your guards stands on the lyre", "9.1")
    refused(lambda: table.click_card("horse"), "You hold no horse card.", "9.1")

    table.choose_place("province:A2")
    table.choose_labelled("Guard on the amphora")
    refused(lambda: table.click_space("A2"), "That province is yours already", "7.1")

    keys = {frame["refusal"]["key"] for frame in table.guest.frames("why")}
    assert len(keys) >= 8


def test_every_kind_of_place_is_answered_at_every_question(table: TablePage) -> None:
    """Spaces, points, sides, guards, cards and piles: what is not lit says why, never nothing."""
    page = table.page
    places: dict[str, Callable[[], None]] = {
        "an open space": lambda: table.click_space("D11"),
        "a space with a symbol": lambda: table.click_space("B7"),
        "a point": lambda: table.click_point("12/4"),
        "a side": lambda: table.click_side("12/4-14/4"),
        "a card that is not held": lambda: table.click_card("temple"),
        "the supply": lambda: page.locator(PILE).click(force=True),
    }
    steps = ["March with the face-up lyre card", "point:3/3", "side:2/0-3/1", "side:3/1-4/2"]
    for step in [*steps, "province:A2"]:
        table.wait_for_turn()
        supply = page.locator(PILE).get_attribute("aria-disabled") == "false"
        for name, click in places.items():
            if supply and name == "the supply":
                continue
            answered(table, click, name)
        if ":" in step:
            table.choose_place(step)
        else:
            table.choose_labelled(step)
    table.choose_labelled("Guard on the amphora")
    table.wait_for_turn()
    answered(table, lambda: table.click_space("A2"), "an own province")
    answered(table, lambda: table.click_card("horse"), "a card that is not held")


def answered(table: TablePage, click: Callable[[], None], name: str) -> None:
    before = table.guest.acts()
    click()
    expect(table.note.locator("p"), f"{name} is answered").not_to_be_empty()
    assert table.guest.acts() == before
    table.note.get_by_role("button", name="Close this note").click()
    expect(table.note).to_have_count(0)


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


NO_TEMPLE = {"en": "You hold no temple card.", "ja": "手札に神殿カードがありません。"}
NO_UNIT = {"en": "No unit of yours stands there.", "ja": "そこに自軍のユニットはいません。"}


def press(guest: Guest, thing: Locator) -> None:
    """On something that is not lit, with whatever the guest points by."""
    if guest.is_phone:
        thing.tap(force=True)
    else:
        thing.click(force=True)


@pytest.mark.parametrize("hand", HANDS)
def test_why_not_is_answered_in_every_look(arrive: Arrive, hand: str) -> None:
    """The sentence and its rule are read in full, and the question stays in sight above them."""
    guest = arrive(**HANDS[hand])
    table = TablePage(guest).open_first_turn()
    temple = guest.page.locator(".alx-hand .alx-card.alx-temple")
    for look in looks_of(hand):
        with seen_as(guest, look):
            table.wait_for_turn()
            press(guest, temple)
            assert_readable(table.note.locator("p"), NO_TEMPLE[look.language])
            expect(table.note.locator("a.case")).to_have_text("4.1")
            assert_readable(table.prompt)
            press(guest, table.note.locator("button"))
            expect(table.note).to_have_count(0)
    assert guest.acts() == []


@pytest.mark.parametrize("hand", HANDS)
def test_why_not_is_answered_on_the_field_of_arbela(arrive: Arrive, hand: str) -> None:
    guest = arrive(**HANDS[hand])
    field = Field(guest).sit(0)
    field.play_to("deploy")
    field.press_labelled("Deployment done")
    field.play_to("leader-order")
    done = guest.acts()
    note = guest.page.locator("#prompt .note")
    for look in looks_of(hand):
        with seen_as(guest, look):
            field.wait()
            press(guest, field.place("PD-C"))
            assert_readable(note.locator("p"), NO_UNIT[look.language])
            expect(note.locator("a.case")).to_have_count(1)
            press(guest, note.locator("button"))
            expect(note).to_have_count(0)
    assert guest.acts() == done
