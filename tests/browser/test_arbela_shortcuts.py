"""Several answers of Arbela by one press: attacks, orders and rides, a Section that withdraws."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.clicks import General
from tests.browser.conftest import Arrive
from tests.browser.serving import TableServer, serving
from tests.browser.sizes import WINDOWS

MOST_PRESSES = 400
"""Far more than seven turns take."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """Tables on which three attacks are declared at once in the seventh turn."""
    with serving(tmp_path_factory.mktemp("server"), "20") as running:
        yield running


def play_until(field: Field, words: str) -> None:
    """Play three orders a turn until a button begins with these words."""
    general, orders, turn = General(field, most_orders=3), 0, -1
    for _ in range(MOST_PRESSES):
        field.wait()
        field.guest.wait_for_ways()
        if any(one.kind == "button" and one.label.startswith(words) for one in field.choices()):
            return
        view = field.guest.board()["view"]
        orders, turn = (orders if view["turns"][0] == turn else 0), view["turns"][0]
        choice = general.choose(orders)
        field.press(choice)
        orders += choice.label.startswith("Order ")
    raise AssertionError(f"{words} was never offered")


def test_no_more_orders_and_no_rides(arrive: Arrive) -> None:
    field = Field(arrive()).sit(0)
    play_until(field, "No more orders")
    done = len(field.guest.steps())
    field.press_labelled("No more orders or rides")
    field.wait()
    assert field.guest.board()["view"]["phase"] != "orders"
    assert set(field.guest.steps()[done:]) == {"no-order", "leaders-stay"}


def test_all_attacks_are_fought(arrive: Arrive) -> None:
    field = Field(arrive()).sit(0)
    play_until(field, "Fight all 3 attacks")
    attacks = {one["unit"] for one in field.guest.board()["view"]["attacks"]}
    assert len(attacks) == 3
    done = len(field.guest.steps())
    field.press_labelled("Fight all 3 attacks, one after the other")
    for _ in range(MOST_PRESSES):
        field.wait()
        view = field.guest.board()["view"]
        if not attacks & {one["unit"] for one in view["attacks"]}:
            break
        lit = field.choices()
        assert not any(one.label.startswith("Fight ") for one in lit), "none is named any more"
        field.press(lit[0])
    steps = field.guest.steps()[done:]
    fights = {step.partition(" ")[2] for step in steps if step.startswith("fight ")}
    assert fights
    assert fights < attacks, "the last one is fought without being named"


def test_a_whole_section_withdraws(arrive: Arrive) -> None:
    field = Field(arrive()).sit(0)
    field.play_to("leader-order")
    field.press_named("section:MD-RW")
    field.press_labelled("No more orders or rides")
    field.play_to("activate")
    leaving = field.guest.board()["view"]["sections"]["MD-RW"]["stack"]
    assert len(leaving) > 1
    field.press_named("section:MD-RW")
    field.guest.wait_for_ways()
    field.press_labelled("Withdraw all to the Reserve")
    field.wait()
    section = field.guest.board()["view"]["sections"].get("MD-RW", {"stack": []})
    assert section["stack"] == []
    assert field.guest.steps().count("withdraw reserve") == len(leaving)


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_both_ways_to_decline_fit_a_phone(arrive: Arrive, language: str) -> None:
    """Neither is cut at the edge of the smallest window."""
    guest = arrive()
    field = Field(guest).sit(0)
    play_until(field, "No more orders")
    phone = arrive(**WINDOWS["375"], locale=language, storage_state=guest.context.storage_state())
    phone.page.goto(guest.page.url)
    buttons = phone.page.locator(".prompt-buttons .button.act")
    expect(buttons).to_have_count(2)
    for number in range(2):
        box = buttons.nth(number).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 375
