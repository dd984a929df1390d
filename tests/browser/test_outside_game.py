"""A game from a distribution of its own, installed beside Anabasis and named nowhere in it: played
in the browser from the lobby to the end, by whatever the page offers."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from anabasis.prose import Prose
from breach.game import GAME
from tests.browser.conftest import Arrive
from tests.browser.guest import WAIT, Guest
from tests.browser.serving import TableServer, serving
from tests.browser.test_phone import PHONE, assert_fits

CHOICES = ".board button.act, #prompt .prompt-buttons .button.act"
"""What can be pressed to act, on whatever board there is."""
SHOWN = """() => ["#prompt .prompt-sentence", ".board", "dialog.end[open]"]
    .map(part => document.querySelector(part)?.innerText).join()"""
"""All that changes when something is done."""
MOST_PRESSES = 200
"""Far more than a game takes."""


@pytest.fixture(scope="module")
def server(
    breach_installed: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TableServer]:
    """A server with the distribution on its path, as an installation has it."""
    path = [str(breach_installed)]
    path += [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    with serving(tmp_path_factory.mktemp("server"), PYTHONPATH=os.pathsep.join(path)) as running:
        yield running


def is_asked(guest: Guest) -> bool:
    """Wait until something can be done; False: the game is over."""
    guest.page.wait_for_function(
        """choices => document.querySelector("dialog.end[open]")
            || (document.querySelector(".prompt.asking")
                && document.querySelector(choices)?.getAttribute("aria-disabled") === "false")""",
        arg=CHOICES,
        timeout=WAIT,
    )
    return guest.page.locator("dialog.end[open]").count() == 0


def play_out(guest: Guest, chance: random.Random, press: Callable[[Locator], None]) -> list[str]:
    """Press any one of what is offered until the game is over: what was written on the buttons."""
    pressed: list[str] = []
    while is_asked(guest):
        assert len(pressed) < MOST_PRESSES
        choices = guest.page.locator(CHOICES)
        choice = choices.nth(chance.randrange(choices.count()))
        pressed.append(choice.inner_text())
        before = guest.page.evaluate(SHOWN)
        press(choice)
        guest.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=WAIT)
    return pressed


def names(guest: Guest, prose: Prose) -> list[str]:
    """What the page calls the captains: a person by name, a bot as the game calls its seat."""
    return [
        prose.word("seat", str(number)) if seat["kind"] == "bot" else seat["name"]
        for number, seat in enumerate(guest.board()["table"]["seats"])
    ]


def check_the_end(guest: Guest, prose: Prose) -> None:
    """Who has won, in which order, and why it is over."""
    table = guest.board()["table"]
    ranked = [seat for group in table["outcome"]["ranking"] for seat in group]
    called = names(guest, prose)
    end = guest.page.locator("dialog.end[open]")
    expect(end.locator(".ranking .seat-name")).to_have_text([called[seat] for seat in ranked])
    expect(end.locator(".end-reason")).to_have_text(prose.reason(table["outcome"]["reason"]))


def test_from_the_lobby_to_the_end_of_a_game(guest: Guest) -> None:
    page = guest.page
    page.goto("/")
    card = page.get_by_role("listitem", name="Breach")
    expect(card).to_contain_text("For 2 to 4 players")
    card.get_by_role("button", name="Play now").click()
    pressed = play_out(guest, random.Random(4), lambda choice: choice.click())
    prose = Prose(GAME)
    called = names(guest, prose)
    assert pressed == [prose.action(action, called) for action in guest.acts()]
    assert len([action for action in guest.acts() if action.startswith("bid ")]) >= 2
    check_the_end(guest, prose)
    page.locator("dialog.end").get_by_role("link", name="To the lobby").click()
    finished = page.locator(".tables", has=page.get_by_role("heading", name="Finished"))
    expect(finished.locator("li").first).to_contain_text("Breach")


def test_a_whole_game_on_a_phone_in_japanese(arrive: Arrive) -> None:
    phone = arrive(**PHONE, locale="ja-JP")

    def tap(choice: Locator) -> None:
        assert_fits(phone)
        choice.tap()

    table = phone.make_table("me", "greedy", game="breach")
    phone.page.goto(f"/t/{table['id']}")
    pressed = play_out(phone, random.Random(5), tap)
    prose = Prose(GAME, "ja")
    called = names(phone, prose)
    assert pressed == [prose.action(action, called) for action in phone.acts()]
    check_the_end(phone, prose)
    assert_fits(phone)


def test_its_rules_can_be_read_and_asked_about(guest: Guest) -> None:
    guest.page.goto("/rules/breach?rule=2.8")
    expect(guest.page.get_by_text("That captain shows him, and nobody else")).to_be_visible()
    table = guest.make_table("me", "random", game="breach")
    guest.page.goto(f"/t/{table['id']}")
    assert is_asked(guest)
    expect(guest.page.locator("#prompt .prompt-sentence")).to_contain_text(
        "Round 1: how many coins do you bid for the lead?"
    )
    guest.page.locator("#prompt .prompt-sentence a").first.click()
    expect(guest.page.get_by_text("Every captain secretly bids up to nine coins")).to_be_visible()
