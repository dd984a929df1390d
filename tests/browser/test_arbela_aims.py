"""One click for one intention: Sections that steps lead to are lit, and a press goes there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.clicks import General, Turn, of_three, told
from tests.browser.conftest import Arrive
from tests.browser.sizes import WINDOWS

MOST_CLICKS = 14
"""For a turn of three orders."""
MOST_TURNS = 20
"""More than a game mostly takes."""


def test_the_clicks_of_a_turn(arrive: Arrive) -> None:
    """Every turn of three orders of two whole games, by somebody who has changed no setting, all
    clicks counted. The games are others each time."""
    turns: list[Turn] = []
    for _ in range(2):
        turns += General(Field(arrive()).sit(0), most_orders=3).turns(MOST_TURNS)
    three = of_three(turns)
    print(told(turns))
    assert len(three) >= 2, "the first turn of each game at least"
    assert max(one.clicks for one in three) <= MOST_CLICKS, told(turns)


@pytest.fixture
def ordered(arrive: Arrive) -> Field:
    """The Persian's first turn: Armenians on his right wing may act."""
    return at_the_actions(Field(arrive()).sit(1))


def at_the_actions(field: Field) -> Field:
    field.play_to("deploy")
    field.press_labelled("Deployment done")
    field.press_named("section:PD-LW")
    field.wait()
    while field.key() == "leader-order":
        field.press_labelled("Give no order")
        field.wait()
    field.play_to("activate")
    expect(field.page.locator('[data-light="section:PA-LW"]')).to_be_visible()
    return field


def test_a_press_on_a_far_section_takes_all_the_steps(ordered: Field) -> None:
    guest, page = ordered.guest, ordered.page
    light = page.locator('[data-light="section:PA-LW"]')
    expect(light).to_have_class(re.compile("arb-far"))
    expect(light.locator(".arb-sign")).to_have_count(1)
    ordered.place("PA-LW").hover()
    expect(page.locator('[data-intent="move PA-LW"] .arb-ghost')).to_have_count(1)
    ahead = page.locator("section.ahead h3")
    expect(ahead).to_contain_text("Move: to Persian Advance LW")
    done = len(guest.acts())
    ordered.press_named("section:PA-LW")
    line = guest.acts()[done]
    assert line.startswith("activate PD-LW; declare move; ")
    assert "step PA-LW" in line


def test_pointing_at_an_ordered_section_shows_where_it_can_go(ordered: Field) -> None:
    page = ordered.page
    ordered.place("PD-LW").hover()
    expect(page.locator(".arb-far:not(.arb-dim)").first).to_be_visible()
    ordered.press_named("section:PD-LW")
    assert ordered.key() == "choose-deed"
    expect(page.locator('[data-light="section:PA-LW"]')).to_be_visible()
    page.get_by_role("button", name="Change facing").hover()
    expect(page.locator('[data-light="section:PA-LW"]')).to_be_visible()


def test_what_else_can_be_done_there_is_a_second_press_away(ordered: Field) -> None:
    guest, page = ordered.guest, ordered.page
    done = len(guest.acts())
    ordered.place("PA-LC2").hover()
    page.locator(".arb-more").click()
    buttons = page.locator("#prompt .prompt-buttons .button.act")
    expect(buttons.first).to_contain_text("Move: to Persian Advance LC2")
    assert guest.acts()[done:] == [], "nothing is done yet"
    page.get_by_role("button", name="Cancel").click()
    ordered.place("PA-LC2").click(button="right")
    expect(buttons.first).to_contain_text("Move: to Persian Advance LC2, facing towards the Maced")
    before = ordered.signature()
    buttons.nth(1).click()
    ordered.wait_for_change(before)
    assert "turn south" not in guest.acts()[done]


def test_a_press_on_a_sign_means_what_it_shows(arrive: Arrive) -> None:
    """A Section that is lit for several things: its signs can be pressed, each for its own."""
    field = Field(arrive()).sit(0)
    field.play_to("activate")
    guest, page = field.guest, field.page
    signs = page.locator(".arb-meant")
    for choice in [one for one in field.choices() if "Fire" in one.label and "Attack" in one.label]:
        field.point_at(choice)
        if signs.count() > 1:
            break
    purposes = signs.evaluate_all("all => all.map(one => one.dataset.purpose)")
    assert purposes[0] == "attack" and "fire" in purposes
    assert page.locator(f'[data-light="{choice.name}"] .arb-sign').count() == len(purposes)
    fire = page.locator('.arb-meant[data-purpose="fire"]')
    fire.hover()
    expect(page.locator("section.ahead h3")).to_contain_text("Fire at")
    done = len(guest.acts())
    before = field.signature()
    fire.click()
    field.wait_for_change(before)
    offered = page.locator("#prompt .prompt-buttons .button.act")
    if guest.acts()[done:] == []:
        assert all("Fire at" in words for words in offered.all_inner_texts()), "no other purpose"
    else:
        assert "; fire" in guest.acts()[done]


def test_arrows_on_the_section_say_which_way_to_face(ordered: Field) -> None:
    guest, page = ordered.guest, ordered.page
    ordered.place("PA-LC2").hover()
    arrows = page.locator(".arb-aims .arb-way")
    expect(arrows).to_have_count(2)
    west = page.locator('.arb-aims [data-facing="west"]')
    west.hover()
    expect(page.locator("section.ahead h3")).to_contain_text("facing towards the Macedonian left")
    done = len(guest.acts())
    before = ordered.signature()
    west.click()
    ordered.wait_for_change(before)
    assert "step PA-LC2; turn west" in guest.acts()[done]


@pytest.mark.parametrize(
    ("presses", "words", "answer"),
    [(0, "Leaders go along", "go-along"), (1, "Leaders stay", "remain")],
)
def test_what_is_answered_for_the_reader_stands_in_the_prompt(
    ordered: Field, presses: int, words: str, answer: str
) -> None:
    """Leaders go along unless a press says otherwise; it is one line with the move."""
    guest = ordered.guest
    wish = ordered.page.locator("#prompt .wish", has_text="Leader")
    for _ in range(presses):
        wish.click()
    expect(wish).to_have_text(words)
    done = len(guest.acts())
    ordered.press_named("section:PA-LW")
    assert guest.acts()[done].endswith(f"; {answer}")


def test_leaders_ask_if_the_reader_wants_them_to(ordered: Field) -> None:
    wish = ordered.page.locator("#prompt .wish", has_text="Leader")
    wish.click()
    wish.click()
    expect(wish).to_have_text("Leaders: ask me")
    ordered.press_named("section:PA-LW")
    ordered.wait()
    assert ordered.key() == "leader-along"


def test_whether_leaders_go_along_can_be_settled_beforehand(arrive: Arrive) -> None:
    guest = arrive()
    field = Field(guest).sit(1)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("When your unit leaves, its leader").select_option(
        "remain"
    )
    page.keyboard.press("Escape")
    at_the_actions(field)
    field.press_named("section:PA-LW")
    field.page.wait_for_function("() => !arbela.isSending()")
    guest.wait_for_board(lambda board: "remain" in guest.acts()[-1])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", WINDOWS)
def test_far_sections_are_lit_and_reached_in_every_window(
    arrive: Arrive, size: str, scheme: str
) -> None:
    window: dict[str, Any] = WINDOWS[size]
    field = at_the_actions(Field(arrive(color_scheme=scheme, **window)).sit(1))
    guest = field.guest
    done = len(guest.acts())
    field.press_named("section:PA-LW")
    if window.get("has_touch"):
        assert guest.acts()[done:] == [], "a finger is shown first what would happen"
        expect(guest.page.locator("section.ahead")).to_be_visible()
        field.press(field.choices()[0])
    assert guest.acts()[done].startswith("activate PD-LW; declare move; ")
