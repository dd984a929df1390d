"""The Conquerors in the browser: rounds against the computer with a battle, a siege and an
interrupt; the map on a laptop and a phone; a person who plays both sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from anabasis.games.conquerors.board import CITIES, SPACE
from anabasis.games.conquerors.survey import land_distances
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.looks import assert_readable
from tests.browser.macedonians import Campaign
from tests.browser.serving import TableServer, serving
from tests.browser.sizes import LAPTOP, PHONE
from tests.browser.test_japanese import RAW_KEY

LAPTOPS = [{"width": 1280, "height": 800}, {"width": 1440, "height": 900}]
ROUNDS = 10
"""So many rounds are played at least, and"""
MOST_ROUNDS = 24
"""so many at most, until all that is wanted was seen."""
WARS = 4
"""So many are played for it at most: dice decide who draws which card, and whether Alexander lives.
They fall the same at every table, so in each war he sets out one activity later."""
MOST_PRESSES = 400
QUIET = (
    "pass", "keep-cards", "end-discarding", "let-line", "let-pass", "let-sail", "let-by", "stand",
    "stay-inside", "stay-out", "no-flight", "refuse-terms", "no-payment", "end-sieges",
    "end-replenishing", "end-withdrawing", "end-raising", "end-building", "end-sending", "no-city",
    "leave-talents", "accept-fight", "rest-here", "leave-vacant", "rest",
)  # fmt: skip
"""What is answered where nothing else is wanted."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """The dice fall the same in every run."""
    with serving(tmp_path_factory.mktemp("server"), "21") as running:
        yield running


def begun(arrive: Arrive, *seats: str, **settings: Any) -> Campaign:
    """A war in which the garrisons stand and Alexander may move."""
    war = Campaign(arrive(**({"viewport": LAPTOPS[1]} | settings)))
    war.sit(*(seats or ("me", "greedy")))
    while "standard" in war.legal:
        war.do("standard")
        war.wait()
    assert war.question == "act"
    return war


def want_to_be_asked(war: Campaign) -> None:
    """Tick every kind of moment in the menu."""
    war.page.get_by_role("button", name="Menu").click()
    ticks = war.page.locator(".windows .tick input")
    assert ticks.count() == len(war.guest.get("/api/games/conquerors")["windows"])
    for at in range(ticks.count()):
        ticks.nth(at).click()
        expect(ticks.nth(at)).to_be_checked()
    war.page.keyboard.press("Escape")
    expect(ticks).to_have_count(0)


def aims(war: Campaign, seen: set[str]) -> list[int]:
    """Where Alexander goes: to a Persian army until there was a battle, then to a city."""
    view = war.view
    persians = [one["at"] for word, one in view["armies"].items() if word.startswith("persia")]
    spaces = [at for at in persians if at]
    if "battle-won" in seen or "battle-drawn" in seen:
        cities = [SPACE.words[space] for space in CITIES]
        spaces = [at for at in cities if view["spaces"].get(at, {}).get("holder") == "persia"]
    return [SPACE.read(at) for at in spaces if at in SPACE.words]


def nearest(war: Campaign, steps: list[str], seen: set[str]) -> str:
    """The step that comes nearest to where Alexander goes."""
    far, goals = land_distances(), aims(war, seen)
    return min(
        steps,
        key=lambda one: min([far[SPACE.read(one.split()[1])][goal] for goal in goals], default=0),
    )


def wanted(war: Campaign, seen: set[str], rests: list[str]) -> str:
    """The next thing to do. Alexander rests first as often as `rests` says."""
    legal = war.legal
    if rests and "rest" in legal:
        return rests.pop()
    plays = [one for one in legal if one.startswith("play ")]
    if war.question == "moment" and plays and "interrupt" not in seen:
        return plays[0]
    for first in ("besiege", "stand", "march macedon-1"):
        found = [one for one in legal if one.startswith(first)]
        if found:
            return found[-1]
    steps = [one for one in legal if one.startswith("go ")]
    if steps:
        here = SPACE.read(war.view["armies"]["macedon-1"]["at"])
        best = nearest(war, [*steps, f"go {SPACE.words[here]}"], seen)
        if best in steps or "halt" not in legal:
            return best if best in steps else nearest(war, steps, seen)
        return "halt"
    quiet = [one for one in legal if one.split()[0] in QUIET]
    return min(quiet, key=lambda one: QUIET.index(one.split()[0])) if quiet else legal[0]


def fight(war: Campaign, late: int) -> set[str]:
    """Play some rounds, after so many of rest; the kinds of events that were told, `interrupt`
    where a card was played at a moment, and `ten rounds` where it came to that."""
    seen: set[str] = set()
    rests = ["rest"] * late
    for _ in range(MOST_PRESSES):
        war.wait()
        seen |= {one["kind"] for one in war.guest.told()}
        done = {"besieged", "interrupt"} <= seen and bool({"battle-won", "battle-drawn"} & seen)
        if war.is_over() or war.view["round"] > (ROUNDS if done else MOST_ROUNDS):
            break
        action = wanted(war, seen, rests)
        if war.question == "moment" and action.startswith("play "):
            seen.add("interrupt")
        war.do(action)
    if war.view["round"] > ROUNDS:
        seen.add("ten rounds")
    return seen


def test_a_person_plays_ten_rounds_with_a_battle_a_siege_and_an_interrupt(arrive: Arrive) -> None:
    missing = {"battle-rolled", "besieged", "interrupt", "ten rounds"}
    for late in range(WARS):
        war = begun(arrive)
        want_to_be_asked(war)
        missing -= fight(war, late)
        assert war.guest.faults == []
        if not missing:
            break
    assert not missing


def test_a_card_is_read_in_full_and_the_objectives_are_listed(arrive: Arrive) -> None:
    war = begun(arrive)
    cards = war.page.locator(".cq-hand .cq-card")
    expect(cards).to_have_count(len(war.view["cards"]["hand"]))
    for at in range(cards.count()):
        assert len(cards.nth(at).locator(".cq-card-text").inner_text()) > 20
    war.page.locator('[data-place="space:perinthos"]').focus()
    expect(war.page.locator(".map-info")).to_contain_text("Perinthos")


@pytest.mark.parametrize("window", [LAPTOP, *LAPTOPS])
def test_the_map_is_the_largest_thing_on_a_laptop(arrive: Arrive, window: dict[str, int]) -> None:
    """It has half of the window; hand and prompt stand beside it."""
    war = begun(arrive, viewport=window)
    page = war.page
    sheet = page.locator(".map-sea").bounding_box()
    assert sheet is not None
    assert sheet["width"] * sheet["height"] > window["width"] * window["height"] / 2
    assert_readable(page.locator(".prompt-sentence"))
    for card in page.locator(".cq-hand .cq-card").all():
        assert_readable(card)


def test_a_question_that_a_card_answers_brings_the_hand_to_the_front(arrive: Arrive) -> None:
    """Whoever reads the log on a wide page has buttons meanwhile."""
    war = begun(arrive, "me")
    page = war.page
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".cq-hand")).to_have_count(0)
    war.do("rest")
    for _ in range(60):
        war.wait()
        if war.question == "play-card":
            break
        quiet = [one for one in war.legal if one.split()[0] in QUIET]
        war.do(quiet[0] if quiet else war.legal[0])
    cards = [one for one in war.legal if war.held(one)]
    assert war.question == "play-card" and cards
    expect(page.locator(".cq-hand .cq-card.board-lit").first).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".prompt-buttons .button.act")).to_have_count(len(war.legal))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_has_no_barriers(arrive: Arrive, theme: str) -> None:
    war = begun(arrive, color_scheme=theme)
    assert violations(war.page) == []


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_a_phone_has_the_map_and_everything_to_march(arrive: Arrive, locale: str) -> None:
    war = begun(arrive, locale=locale, **PHONE)
    war.do(next(one for one in war.legal if one.startswith("march macedon-1")))
    war.wait()
    assert war.page.evaluate("document.documentElement.scrollWidth") <= 375
    assert not RAW_KEY.search(war.page.locator("body").inner_text())


def test_one_person_plays_both_sides_with_open_hands(arrive: Arrive) -> None:
    war = begun(arrive, "me")
    assert war.view["active"] == "macedon"
    war.do("rest")
    for _ in range(60):
        war.wait()
        if war.view["active"] == "persia" and war.question == "act":
            break
        quiet = [one for one in war.legal if one.split()[0] in QUIET]
        war.do(quiet[0] if quiet else war.legal[0])
    assert war.view["active"] == "persia"
    assert war.view["cards"]["hand"] and war.view["cards"]["known"]
