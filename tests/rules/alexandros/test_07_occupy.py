"""7 Occupy a province."""

import pytest

from anabasis.games.alexandros.state import NOBODY
from tests.rules.alexandros.setting import (
    act,
    discards,
    guards,
    hand,
    held,
    lay,
    needs,
    occupy,
    offered,
    path,
    province,
    refused,
    stock,
    to_move,
    told,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it."""
ANATOLIA = path("8/0 7/1 8/2 7/3")
"""Closes the province A2: nine open spaces and eight symbols, two temples (A4, B7), two amphoras
(B2, C4), two horses (A7, C7), a lyre (C3) and a soldier (A5)."""
ALL_BUT_ONE = {"temple": 2, "amphora": 2, "horse": 2, "soldier": 1}
"""The cards for Anatolia, but for the lyre."""


@pytest.mark.rule("alexandros", "7.1")
def test_a_free_province_is_occupied() -> None:
    table = lay(to="actions", walls=WEST, hands={0: {"lyre": 1}})
    events = occupy(table, 0, "occupy A2", guards="B2")
    assert told(events, "province-held") == [{"seat": 0, "province": "A2", "guards": 1, "value": 2}]
    assert held(table, "A2") == (0, 1)
    assert to_move(table) == 0


@pytest.mark.rule("alexandros", "7.1")
def test_a_province_one_holds_cannot_be_occupied_again() -> None:
    table = lay(to="actions", walls=WEST, guards={0: "B2"}, hands={0: {"lyre": 1}})
    assert refused(table, 0, "occupy A2") == ("7.1", "already-yours")


@pytest.mark.rule("alexandros", "7.1")
def test_a_province_that_an_opponent_holds_cannot_be_occupied() -> None:
    table = lay(to="actions", walls=WEST, guards={1: "B2"}, hands={0: {"lyre": 1, "amphora": 1}})
    assert refused(table, 0, "occupy A2") == ("7.1", "not-free")


@pytest.mark.rule("alexandros", "7.2")
def test_at_least_one_guard_is_put_there_even_by_who_has_every_card() -> None:
    """Once the amphora is paid for, the last symbol space, C3, is left to a guard."""
    table = lay(to="actions", walls=WEST, hands={0: {"amphora": 1, "lyre": 1}})
    act(table, 0, "occupy A2")
    assert offered(table, 0) == {"place-guard", "pay-card"}
    act(table, 0, "pay-card")
    assert guards(table, 0) == {"C3"}
    assert hand(table, 0) == {"lyre": 1}


@pytest.mark.rule("alexandros", "7.2")
def test_in_a_province_with_one_symbol_the_card_is_no_help() -> None:
    table = lay(to="actions", walls=DELTA, hands={0: {"lyre": 2}})
    occupy(table, 0, "occupy H4", guards="H7")
    assert hand(table, 0) == {"lyre": 2}


@pytest.mark.rule("alexandros", "7.2")
def test_the_guards_come_from_the_stock() -> None:
    table = lay(to="actions", walls=f"{WEST} {DELTA}", guards={0: "H7"}, hands={0: {"lyre": 1}})
    assert stock(table) == [3, 4, 4]
    occupy(table, 0, "occupy A2", guards="B2 C3")
    assert stock(table) == [1, 4, 4]


@pytest.mark.rule("alexandros", "7.2")
def test_without_a_guard_in_stock_nothing_can_be_occupied() -> None:
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "H7 I6 I7 I8"},
        hands={0: {"amphora": 1, "lyre": 1}},
    )
    assert refused(table, 0, "occupy A2") == ("7.2", "no-guard-left")


@pytest.mark.rule("alexandros", "7.3")
@pytest.mark.parametrize("space, card", [("B2", "lyre"), ("C3", "amphora")])
def test_the_guard_stands_on_any_symbol_space_that_the_player_likes(space: str, card: str) -> None:
    table = lay(to="actions", walls=WEST, hands={0: {"amphora": 1, "lyre": 1}})
    events = occupy(table, 0, "occupy A2", guards=space)
    assert guards(table, 0) == {space}
    assert [one["symbol"] for one in told(events, "card-paid")] == [card]


@pytest.mark.rule("alexandros", "7.3")
def test_no_space_holds_more_than_one_guard() -> None:
    """Each symbol space is settled once: four guards go to four different spaces."""
    table = lay(to="actions", walls=DELTA, hands={0: {"temple": 1, "horse": 1, "soldier": 1}})
    events = occupy(table, 0, "occupy I5", guards="I6 I7 I8")
    assert len(told(events, "guard-placed")) == len(guards(table, 0)) == 3
    assert to_move(table) == 0


@pytest.mark.rule("alexandros", "7.3")
@pytest.mark.parametrize("alexander", ["2/2", "4/2", "3/3"])
def test_a_guard_may_stand_where_alexander_stands_at_a_corner(alexander: str) -> None:
    table = lay(to="actions", alexander=alexander, walls=WEST, hands={0: {"amphora": 1}})
    occupy(table, 0, "occupy A2", guards="C3")
    assert guards(table, 0) == {"C3"}


@pytest.mark.rule("alexandros", "7.4")
def test_every_other_symbol_space_is_paid_with_exactly_its_symbol() -> None:
    table = lay(to="actions", walls=ANATOLIA, hands={0: {**ALL_BUT_ONE, "lyre": 3}})
    events = occupy(table, 0, "occupy A2", guards="C3")
    paid = {one["space"]: one["symbol"] for one in told(events, "card-paid")}
    assert paid == {
        "A4": "temple",
        "A5": "soldier",
        "A7": "horse",
        "B2": "amphora",
        "B7": "temple",
        "C4": "amphora",
        "C7": "horse",
    }
    assert hand(table, 0) == {"lyre": 3}


@pytest.mark.rule("alexandros", "7.4")
@pytest.mark.parametrize("missing", ["temple", "amphora", "horse", "soldier"])
def test_no_symbol_space_may_be_left_unpaid(missing: str) -> None:
    """With one guard left, for the lyre, every one of the seven other cards is needed."""
    table = lay(
        to="actions",
        walls=f"{ANATOLIA} {DELTA}",
        guards={0: "I6 I7 I8"},
        hands={0: {**ALL_BUT_ONE, missing: ALL_BUT_ONE[missing] - 1}},
    )
    assert refused(table, 0, "occupy A2") == ("7.4", "too-few-cards")
    assert words(table, 0, "occupy") == {"H4"}


@pytest.mark.rule("alexandros", "7.4")
def test_a_card_counts_once_though_two_spaces_show_its_symbol() -> None:
    table = lay(
        to="actions",
        walls=f"{ANATOLIA} {DELTA}",
        guards={0: "I6 I7 I8"},
        hands={0: {"temple": 1, "amphora": 2, "horse": 1, "lyre": 1, "soldier": 1}},
    )
    assert refused(table, 0, "occupy A2") == ("7.4", "too-few-cards")


@pytest.mark.rule("alexandros", "7.4")
def test_a_card_that_is_missing_leaves_the_space_to_the_guard() -> None:
    """With one guard left and no lyre, C3 is the only space where he can stand."""
    table = lay(
        to="actions",
        walls=f"{ANATOLIA} {DELTA}",
        guards={0: "I6 I7 I8"},
        hands={0: ALL_BUT_ONE},
    )
    act(table, 0, "occupy A2")
    assert guards(table, 0) == {"I6", "I7", "I8", "C3"}
    assert hand(table, 0) == {}


@pytest.mark.rule("alexandros", "7.5")
@pytest.mark.parametrize(
    "placed, left",
    [
        ("B2", {"amphora": 1}),
        ("B2 C3", {"amphora": 1, "lyre": 1}),
    ],
)
def test_a_guard_more_saves_a_card_even_if_the_player_has_it(
    placed: str, left: dict[str, int]
) -> None:
    table = lay(to="actions", walls=WEST, hands={0: {"amphora": 1, "lyre": 1}})
    occupy(table, 0, "occupy A2", guards=placed)
    assert guards(table, 0) == set(placed.split())
    assert hand(table, 0) == left
    assert province(table, "A2").guards == len(placed.split())


@pytest.mark.rule("alexandros", "7.5")
def test_all_guards_that_are_left_may_be_used() -> None:
    table = lay(
        to="actions",
        walls=ANATOLIA,
        hands={0: {"temple": 1, "amphora": 1, "horse": 1, "soldier": 1}},
    )
    occupy(table, 0, "occupy A2", guards="A4 B2 C3 C7")
    assert guards(table, 0) == {"A4", "B2", "C3", "C7"}
    assert hand(table, 0) == {}
    assert stock(table) == [0, 4, 4]


@pytest.mark.rule("alexandros", "7.6")
def test_the_cards_played_lie_open_on_the_discards() -> None:
    table = lay(
        to="actions",
        walls=ANATOLIA,
        hands={0: {**ALL_BUT_ONE, "lyre": 1}, 1: {"lyre": 1}},
        discards={"temple": 1},
    )
    occupy(table, 0, "occupy A2", guards="A4")
    assert discards(table) == {
        "temple": 2,
        "amphora": 2,
        "horse": 2,
        "lyre": 1,
        "soldier": 1,
    }
    assert hand(table, 1) == {"lyre": 1}


@pytest.mark.rule("alexandros", "7.7")
def test_a_province_without_a_symbol_space_cannot_be_occupied() -> None:
    """A2 and A3 are both open."""
    table = lay(to="actions", walls=path("1/1 3/1 4/0"), hands={0: {"lyre": 3}})
    assert needs(table, "A2") == {}
    assert province(table, "A2").value == 2
    assert refused(table, 0, "occupy A2") == ("7.7", "no-symbol-space")
    assert province(table, "A2").holder == NOBODY
