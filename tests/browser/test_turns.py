"""One click for one intention: places that several steps lead to, and what would come of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.sizes import WINDOWS
from tests.browser.table import Choice, TablePage
from tests.browser.turns import MANY, Player, clicks_a_turn

LOOKS = [("light", "en-GB"), ("dark", "ja-JP")]


@pytest.fixture(params=[(size, *look) for size in WINDOWS for look in LOOKS], ids="-".join)
def first_turn(request: pytest.FixtureRequest, arrive: Arrive) -> TablePage:
    """The first turn of the lesson's table: an amphora in hand, horse and lyre face up."""
    size, theme, language = request.param
    guest = arrive(color_scheme=theme, locale=language, **WINDOWS[size])
    return TablePage(guest).open_first_turn()


def test_a_place_is_gone_to_at_once(first_turn: TablePage) -> None:
    """A point beyond the next step is marked; what it leads to is drawn and told, then done."""
    page, guest = first_turn.page, first_turn.guest
    point = wait_for_place(first_turn, "point:3/1")
    before = guest.board()["view"]
    if guest.is_phone:
        first_turn.choose(point)
        expect(page.locator(".prompt-buttons .button.act")).to_have_count(1)
    else:
        page.mouse.move(*first_turn.spot_of(point))
    ghost = page.locator(".alx-ghost")
    expect(ghost.locator(".alx-ghost-alexander")).to_have_count(1)
    expect(page.locator(".ahead p").first).not_to_be_empty()
    expect(page.locator(".alx-hand .alx-change")).to_have_count(1)
    assert guest.board()["view"] == before, "nothing is done before it is said"
    assert_within(page, ".ahead", ".table-page")
    assert covered_lights(page) == [], "what is lit stays in sight"
    if guest.is_phone:
        (do_it,) = first_turn.choices()
        first_turn.choose(do_it)
    else:
        first_turn.choose(wait_for_place(first_turn, "point:3/1"))
    guest.wait_for_board(lambda board: board["view"]["alexander"] != before["alexander"])
    assert guest.board()["view"]["alexander"] == "3/1"
    expect(ghost.locator(".alx-ghost-alexander")).to_have_count(0)


def test_a_card_that_is_pointed_at_shows_its_own_ways(arrive: Arrive) -> None:
    table = TablePage(arrive()).open_first_turn()
    page = table.page
    wait_for_place(table, "point:3/1")
    marks = page.locator(".alx-far")
    all_marks = marks.count()
    page.locator(".alx-hand .alx-card.alx-amphora").hover()
    expect(marks).not_to_have_count(all_marks)
    assert 0 < marks.count() < all_marks
    page.mouse.move(1, 1)
    expect(marks).to_have_count(all_marks)


def test_a_province_is_settled_in_one_choice(arrive: Arrive) -> None:
    """The province of the lesson: guard on the amphora or on the lyre, or on both."""
    table = TablePage(arrive()).open_first_turn()
    table.choose_labelled("March with the face-up lyre card")
    table.choose_place("point:3/3")
    table.choose_place("side:2/0-3/1")
    table.choose_place("side:3/1-4/2")
    table.choose_place("province:A2")
    table.wait_for_turn()
    offers = [choice.label for choice in table.choices()]
    assert len(offers) == 3
    assert [label.startswith("Guard on ") for label in offers] == [True, True, False]
    assert offers[2].startswith("Guards on "), "the sparing ones come first"
    table.page.locator(".prompt-buttons .button.act").first.hover()
    expect(table.page.locator(".alx-ghost-guard")).to_have_count(1)
    expect(table.page.locator(".ahead")).to_contain_text("a levy brings 2")
    done = len(table.guest.acts())
    settle_on_amphora(table)
    assert table.guest.acts()[done:] == ["occupy A2; place-guard; pay-card"]
    table.guest.wait_for_board(lambda board: board["view"]["guards"] == {"B2": 0})


def test_a_levy_says_what_everybody_wins(arrive: Arrive) -> None:
    table = TablePage(arrive()).open_first_turn()
    table.choose_labelled("March with the face-up lyre card")
    for place in ("point:3/3", "side:2/0-3/1", "side:3/1-4/2", "province:A2"):
        table.choose_place(place)
    settle_on_amphora(table)
    table.page.locator(".alx-hand .alx-card.alx-amphora").hover()
    expect(table.page.locator(".ahead")).to_contain_text("you +2")
    expect(table.page.locator(".alx-gains")).to_contain_text("+2")
    expect(table.page.locator(".alx-hand .alx-card.alx-amphora .alx-change")).to_have_count(1)


@pytest.mark.parametrize("size", ["375", "812x375", "768"])
def test_cards_walls_and_ruler_are_all_in_sight(arrive: Arrive, size: str) -> None:
    """On a phone, upright or on its side, nothing in front of the reader is cut off."""
    table = TablePage(arrive(**WINDOWS[size])).open_first_turn()
    assert table.page.locator(".alx-hand .alx-card").count() == 5
    for part in (".alx-hand .alx-card", ".alx-piles .alx-card", ".alx-walls-left", ".board-ruler"):
        assert_within(table.page, part, "#panel")
    assert table.page.locator("#prompt .button.act").count() == 0, "no button for what is lit"


def test_turns_take_few_clicks(guest: Guest) -> None:
    """Two whole games, as `python -m tests.browser.turns` plays them."""
    turns: list[list[Choice]] = []
    for seed in (1, 2):
        player = Player(TablePage(guest).open(guest.make_table("me", "greedy", "greedy")), seed)
        player.play(MANY)
        turns += player.turns
    assert len(turns) >= 12
    median, high = clicks_a_turn(turns)
    assert median <= 4
    assert high <= 7


def settle_on_amphora(table: TablePage) -> None:
    """Of the offers for the province take the one with a guard on the amphora, and no other."""
    table.wait_for_turn()
    single = [one for one in table.choices() if one.label.startswith("Guard on ")]
    table.choose(next(one for one in single if "B2" in one.label or "amphora" in one.label))


def wait_for_place(table: TablePage, place: str) -> Choice:
    """A lit place, once it is known where further steps lead."""
    table.page.locator(f'[data-place="{place}"]').wait_for(state="attached")
    return next(choice for choice in table.choices() if choice.place == place)


def covered_lights(page: Any) -> list[str]:
    """Lit places of the board that the panel lies over."""
    covered: list[str] = page.evaluate(
        """() => {
            const panel = document.querySelector(".ahead").getBoundingClientRect();
            return [...document.querySelectorAll("#board [data-light]")]
                .map(one => [one.dataset.place ?? one.dataset.light, one.getBoundingClientRect()])
                .filter(([, box]) => box.right > panel.left && box.left < panel.right
                    && box.bottom > panel.top && box.top < panel.bottom)
                .map(([place]) => place);
        }"""
    )
    return covered


def assert_within(page: Any, inner: str, outer: str) -> None:
    """No part of something reaches beyond what holds it."""
    beyond = page.evaluate(
        """([inner, outer]) => {
            const room = document.querySelector(outer).getBoundingClientRect();
            return [...document.querySelectorAll(inner)].map(one => one.getBoundingClientRect())
                .filter(box => box.left < room.left - 1 || box.right > room.right + 1
                    || box.top < room.top - 1 || box.bottom > room.bottom + 1)
                .map(box => [box.left, box.top, box.right, box.bottom].join(" "));
        }""",
        [inner, outer],
    )
    assert beyond == []
