"""Final Conquest in the browser: armies march by few clicks, keys and fingers; six seats fit."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.conquest import Choice, Conquest
from tests.browser.sizes import LAPTOP, PHONE
from tests.browser.test_japanese import RAW_KEY

MOST_PRESSES = 400
ROUND = 60
"""So many presses are more than a round takes."""

CUT = """() => {
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1;
  const hides = (one) => getComputedStyle(one).overflow !== "visible";
  const all = [...document.querySelectorAll("#players .seat-name, #players .fc-seat > *")];
  return all.filter((one) => isCut(one) && hides(one)).map((one) => one.innerText);
}"""
"""What is not shown in full of the players."""


def chosen_faction(table: Conquest) -> Conquest:
    """Choose a faction if that is asked, and wait for the first turn."""
    table.wait()
    while table.guest.board()["prompt"]["key"] == "choose-faction":
        table.press(table.choices()[0])
        table.wait()
    return table


def march_of(table: Conquest) -> tuple[str, str]:
    """An army and a lit territory that it can go to."""
    for action in table.guest.board()["legal"]:
        verb, *words = action.split(" ")
        if verb == "move":
            return words[0], words[1]
    raise AssertionError("no army can move")


def recruited(table: Conquest) -> str:
    """Recruit at home by two clicks; where that is."""
    home: str = next(
        action.split(" ")[1]
        for action in table.guest.board()["legal"]
        if action.startswith("recruit-cavalry ")
    )
    table.press_place(f"territory:{home}")
    table.page.locator(".fc-sites .button", has_text="infantry").click()
    table.wait()
    assert table.guest.acts()[-1] == f"recruit-infantry {home}"
    return home


def test_an_army_marches_by_three_clicks(arrive: Arrive) -> None:
    """The army, where it goes, and all of it: nothing is sent before the last click."""
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    home = recruited(table)
    moves = [action for action in guest.board()["legal"] if action.startswith(f"move {home} ")]
    target = moves[0].split(" ")[2]
    before = len(guest.acts())
    table.press_place(f"territory:{home}")
    lit = guest.page.locator(f'[data-place="territory:{target}"][data-light=true]')
    expect(lit).to_have_count(1)
    table.press_place(f"territory:{target}")
    expect(guest.page.locator(".fc-force")).to_contain_text("Nobody stays behind.")
    guest.page.get_by_role("button", name="Fewer: Infantry").click()
    expect(guest.page.locator(".fc-force")).to_contain_text("1 infantry stays behind.")
    assert guest.acts()[before:] == []
    guest.page.locator(".fc-force .fc-all").click()
    table.wait()
    assert guest.acts()[before:] == [f"{moves[0]}; with 1 1"]
    assert table.view["territories"][target]["owner"] == 0


def test_an_army_marches_by_keys(arrive: Arrive) -> None:
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    origin, target = march_of(table)
    page = guest.page
    page.locator(f'[data-place="territory:{origin}"]').focus()
    page.keyboard.press("Enter")
    page.locator(f'[data-place="territory:{target}"]').focus()
    page.keyboard.press("Enter")
    guest.wait_for_ways()
    if page.locator(".fc-force").count() > 0:
        expect(page.locator(".fc-force button:focus")).to_have_count(1)
        page.locator(".fc-force .fc-all").focus()
        page.keyboard.press("Enter")
    table.wait()
    assert table.view["territories"][target]["owner"] == 0


def test_computers_go_by_what_they_lead(arrive: Arrive) -> None:
    """By their seats only where it is told that they came by it."""
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    names = guest.page.locator("#players .seat-name")
    for seat in (1, 2):
        expect(names.nth(seat)).to_have_text(table.view["seats"][seat]["faction"].title())
    expect(guest.page.locator("#log")).to_contain_text(re.compile("(Second|Third) player leads "))
    expect(guest.page.locator("#log")).not_to_contain_text(re.compile("player (recruits|moves)"))


def test_every_territory_can_be_looked_at(arrive: Arrive) -> None:
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    page = guest.page
    for word in ("cyrene", "mare-ionium", "asia-minor"):
        page.locator(f'[data-place="territory:{word}"]').focus()
        expect(page.locator(".map-info-title")).to_have_text(word.replace("-", " ").title())
    expect(page.locator(".map-info")).to_contain_text("great fort")
    assert table.view["territories"]["asia-minor"]["owner"] == "independent"
    legend = page.locator(".map-legend li")
    expect(legend).to_have_count(11)
    page.get_by_role("button", name="Legend").click()
    expect(legend).to_have_count(0)


def test_a_far_territory_is_refused_with_a_reason(arrive: Arrive) -> None:
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    origin, _ = march_of(table)
    neighbours = {
        action.split(" ")[2]
        for action in guest.board()["legal"]
        if action.startswith((f"move {origin} ", f"attack {origin} "))
    }
    far = next(word for word in ("dacia", "espanga", "syria") if word not in neighbours | {origin})
    table.press_place(f"territory:{origin}")
    table.press_place(f"territory:{far}")
    expect(guest.page.locator("#prompt .note")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1440, "height": 900}])
def test_six_players_fit_a_laptop(arrive: Arrive, size: dict[str, int]) -> None:
    guest = arrive(viewport=size)
    table = Conquest(guest).sit(6)
    table.wait()
    seats = guest.page.locator("#players .seat")
    expect(seats).to_have_count(6)
    bottom = seats.nth(5).bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] < size["height"] - 200, "the log keeps its room"
    assert guest.page.evaluate(CUT) == []


def test_six_players_fit_a_phone(arrive: Arrive) -> None:
    guest = arrive(**PHONE)
    table = Conquest(guest).sit(6)
    table.wait()
    page = guest.page
    expect(page.locator(".score-strip li")).to_have_count(6)
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#players .seat")).to_have_count(6)
    assert page.evaluate(CUT) == []
    assert width_of(page) <= 375


def width_of(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def test_the_players_aid_is_in_the_rules_drawer(arrive: Arrive) -> None:
    """All heroes, cards and tables at hand, without leaving the table."""
    guest = arrive(viewport=LAPTOP)
    chosen_faction(Conquest(guest).sit(3))
    page = guest.page
    page.get_by_role("button", name="Rules").click()
    aid = page.locator(".drawer details.aid")
    aid.locator("summary").click()
    for title in ("The turn", "Strength in battle", "Food and units", "The heroes"):
        expect(aid.get_by_role("region", name=title)).to_be_visible()
    heroes = aid.get_by_role("region", name="The heroes")
    expect(heroes).to_contain_text("Hannibal Barca")
    expect(aid.get_by_role("region", name="The chronicle")).to_contain_text("Pirate Fleets")


def test_a_place_pressed_twice_sends_the_whole_army(arrive: Arrive) -> None:
    """The army, and twice where it goes: nothing else is to be found on the screen."""
    guest = arrive(viewport=LAPTOP)
    table = chosen_faction(Conquest(guest).sit(3))
    home = recruited(table)
    march = next(one for one in guest.board()["legal"] if one.startswith(f"move {home} "))
    target = march.split(" ")[2]
    table.press_place(f"territory:{home}")
    table.press_place(f"territory:{target}")
    expect(guest.page.locator(".fc-force")).to_be_visible()
    table.press_place(f"territory:{target}")
    table.wait()
    assert guest.acts()[-1] == f"{march}; with 1 1"


def test_a_round_on_a_phone(arrive: Arrive) -> None:
    """By finger alone, from the first turn until the next round has come."""
    guest = arrive(**PHONE)
    table = chosen_faction(Conquest(guest).sit(3))
    chance = random.Random(3)
    begun = table.view["round"]
    pressed: Counter[str] = Counter()
    for _ in range(ROUND):
        choice = table.play_one(chance)
        if choice is None or table.view["round"] > begun + 1:
            break
        pressed[choice.kind] += 1
        assert width_of(guest.page) <= 375
    assert table.view["round"] > begun
    assert pressed["place"] > 0


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_nothing_is_wrong_for_those_who_do_not_see(arrive: Arrive, language: str) -> None:
    guest = arrive(viewport=LAPTOP, locale=language)
    table = chosen_faction(Conquest(guest).sit(4))
    assert violations(guest.page) == []
    labels = guest.page.eval_on_selector_all("[data-place]", "all => all.map(one => one.ariaLabel)")
    assert len(labels) == 29
    assert not any(RAW_KEY.search(label) for label in labels)
    table.press(next(one for one in table.choices() if one.kind == "place"))
    assert violations(guest.page) == []


def test_a_game_of_six_with_one_person_to_the_end(arrive: Arrive) -> None:
    """The person ends most turns at once, and answers whatever the others bring about."""
    guest = arrive(viewport=LAPTOP)
    table = Conquest(guest).sit(6, "greedy")
    chance = random.Random(7)
    for _ in range(MOST_PRESSES):
        table.wait()
        if table.is_over():
            break
        done = Choice("button", "End your turn")
        if done in table.choices() and chance.random() < 0.8:
            table.press(done)
        else:
            table.play_one(chance)
    assert table.is_over()
    end = guest.page.locator("dialog.end[open]")
    expect(end.locator(".ranking li")).to_have_count(6)
    expect(end.locator(".end-reason")).not_to_be_empty()
