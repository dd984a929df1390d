"""A game that brings no board of its own is played from lists: the made-up game of the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.guest import WAIT, Guest
from tests.browser.serving import TableServer, serving
from tests.browser.test_phone import PHONE, assert_fits

MOST_PRESSES = 400
"""Far more than a game takes."""


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, breach_installed: Path
) -> Iterator[TableServer]:
    """A server on which the made-up game is installed, and nothing of it is built in."""
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(breach_installed)])
    with serving(tmp_path_factory.mktemp("server"), PYTHONPATH=path) as running:
        yield running


def sit(guest: Guest, **more: Any) -> Locator:
    """Make a table against a bot and go there: the board."""
    table = guest.make_table("me", "random", game="breach", **more)
    guest.page.goto(f"/t/{table['id']}")
    board = guest.page.locator(".plain")
    expect(board).to_be_visible()
    return board


def wait_for_turn(guest: Guest) -> bool:
    """Wait until something can be done; False: the game is over."""
    guest.page.wait_for_function(
        """() => document.querySelector("dialog.end[open]")
            || document.querySelector(".plain-act:not([aria-disabled=true])")""",
        timeout=WAIT,
    )
    return guest.page.locator("dialog.end").count() == 0


def test_the_lobby_knows_it_by_its_entry_point_alone(guest: Guest) -> None:
    page = guest.page
    page.goto("/")
    card = page.get_by_role("listitem", name="Breach")
    expect(card).to_contain_text("For 2 to 4 players")
    expect(card.locator("img")).to_have_count(0)
    card.get_by_role("button", name="Play now").click()
    expect(page.locator(".plain")).to_be_visible()


def test_a_whole_game_from_the_lists(guest: Guest) -> None:
    """Everything that is legal has a button, and a press on one does it."""
    board = sit(guest)
    for _ in range(MOST_PRESSES):
        if not wait_for_turn(guest):
            break
        legal = guest.board()["legal"]
        buttons = board.locator(".plain-act")
        expect(buttons).to_have_count(len(legal))
        found = buttons.evaluate_all("all => all.map(one => one.dataset.action)")
        assert sorted(found) == sorted(legal)
        done = len(guest.acts())
        buttons.last.click()
        guest.page.wait_for_function(
            "() => !document.querySelector('.plain .board-sent')", timeout=WAIT
        )
        assert guest.acts()[done:] == [found[-1]]
    expect(guest.page.locator("dialog.end")).to_be_visible()


def test_what_is_seen_stands_in_lists(guest: Guest) -> None:
    board = sit(guest)
    wait_for_turn(guest)
    view = guest.board()["view"]
    rows = board.locator(".plain-part", has_text="Captains").locator("tbody tr")
    expect(rows).to_have_count(2)
    name = guest.get("/api/me")["name"]
    expect(rows.first.locator("th")).to_contain_text(name)
    expect(rows.first.locator("td").first).to_have_text(str(view["seats"][0]["men"]))
    facts = board.locator(".plain-facts").first
    expect(
        facts.locator("div", has=board.page.get_by_text("Rounds in all", exact=True))
    ).to_contain_text(str(view["rounds"]))


def test_any_action_can_be_asked_about(guest: Guest) -> None:
    """An action that is not lit is answered with the rule, and one that is can be done."""
    board = sit(guest)
    wait_for_turn(guest)
    assert guest.board()["prompt"]["key"] == "bid"
    form = board.locator(".plain-why")
    form.get_by_label("Any action").select_option("muster")
    form.get_by_role("button", name="Why not?").click()
    expect(guest.page.locator("#prompt .note")).to_contain_text("That is not asked now.")
    form.get_by_label("Any action").select_option("bid")
    form.get_by_role("button", name="Do it").click()
    guest.page.wait_for_function("() => true")
    expect(guest.page.locator("#prompt .note")).to_have_count(0)
    assert guest.acts()[-1] == "bid 0"


def test_a_turn_by_keys(guest: Guest) -> None:
    board = sit(guest)
    page = guest.page
    wait_for_turn(guest)
    page.keyboard.press("b")
    focused = board.locator(".plain-act:focus")
    expect(focused).to_have_count(1)
    first = focused.get_attribute("data-action")
    page.keyboard.press("ArrowDown")
    assert focused.get_attribute("data-action") != first
    page.keyboard.press("ArrowUp")
    assert focused.get_attribute("data-action") == first
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.plain .board-sent')", timeout=WAIT)
    assert guest.acts() == [first]
    assert wait_for_turn(guest)
    expect(focused).to_have_count(1)


def test_on_a_phone(arrive: Arrive) -> None:
    phone = arrive(**PHONE)
    board = sit(phone)
    for _ in range(6):
        if not wait_for_turn(phone):
            break
        assert_fits(phone)
        board.locator(".plain-act").first.tap()
        phone.page.wait_for_function(
            "() => !document.querySelector('.plain .board-sent')", timeout=WAIT
        )
    assert len(phone.acts()) >= 4


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it(arrive: Arrive, scheme: str) -> None:
    guest = arrive(color_scheme=scheme)
    sit(guest)
    wait_for_turn(guest)
    assert violations(guest.page) == []


def test_who_looks_on_sees_the_table_and_no_choices(arrive: Arrive) -> None:
    maker, visitor = arrive(), arrive()
    table = maker.make_table("me", "random", game="breach", public=True)
    visitor.page.goto(f"/t/{table['id']}")
    expect(visitor.page.locator(".plain-view")).to_be_visible()
    expect(visitor.page.locator(".plain-choices")).to_have_count(0)
