"""10 Take back a guard."""

import pytest

from anabasis.games.alexandros.state import NOBODY
from tests.rules.alexandros.setting import (
    act,
    discards,
    guards,
    hand,
    held,
    lay,
    move_anyhow,
    occupy,
    offered,
    path,
    refused,
    stock,
    supply_size,
    to_move,
    told,
    words,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it."""


@pytest.mark.rule("alexandros", "10.1")
def test_one_action_takes_one_guard_back_and_a_second_the_next() -> None:
    table = lay(to="actions", walls=f"{WEST} {DELTA}", guards={0: "B2 C3 H7"})
    assert words(table, 0, "take-back") == {"B2", "C3", "H7"}
    events = act(table, 0, "take-back C3")
    assert told(events, "guard-taken-back") == [{"seat": 0, "space": "C3", "province": "A2"}]
    assert guards(table, 0) == {"B2", "H7"}
    assert stock(table) == [2, 4, 4]
    act(table, 0, "take-back H7")
    assert guards(table, 0) == {"B2"}
    assert stock(table) == [3, 4, 4]
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "10.1")
def test_guards_of_others_cannot_be_taken_back_nor_guards_that_are_not_there() -> None:
    table = lay(to="actions", walls=f"{WEST} {DELTA}", guards={0: "H7", 1: "B2"})
    assert refused(table, 0, "take-back B2") == ("10.1", "not-your-guard")
    assert refused(table, 0, "take-back C3") == ("10.1", "no-guard-there")
    assert words(table, 0, "take-back") == {"H7"}


@pytest.mark.rule("alexandros", "10.2")
def test_it_costs_no_card() -> None:
    table = lay(to="actions", walls=WEST, guards={0: "B2"}, discards={"temple": 1})
    in_supply = supply_size(table)
    act(table, 0, "take-back B2")
    assert hand(table, 0) == {}
    assert supply_size(table) == in_supply
    assert discards(table) == {"temple": 1}


@pytest.mark.rule("alexandros", "10.3")
def test_only_in_ones_own_turn_and_after_alexanders_move() -> None:
    table = lay(alexander="20/8", walls=f"{WEST} {DELTA}", guards={0: "H7", 1: "B2"})
    assert refused(table, 0, "take-back H7") == ("2.2", "not-now")
    assert refused(table, 1, "take-back B2") == ("2.1", "not-your-decision")
    move_anyhow(table, 0)
    assert refused(table, 1, "take-back B2") == ("2.1", "not-your-decision")
    act(table, 0, "take-back H7", "stop")
    assert refused(table, 1, "take-back B2") == ("2.2", "not-now")
    move_anyhow(table, 1)
    assert "take-back B2" in offered(table, 1)


@pytest.mark.rule("alexandros", "10.4")
def test_a_province_left_with_one_guard_scores_again_in_the_same_turn() -> None:
    table = lay(to="actions", walls=WEST, guards={0: "B2 C3"}, hands={0: {"lyre": 1}})
    act(table, 0, "take-back B2")
    assert held(table, "A2") == (0, 1)
    act(table, 0, "levy lyre")
    assert table.points == (2, 0, 0)


@pytest.mark.rule("alexandros", "10.4")
def test_two_of_three_guards_left_score_nothing_yet() -> None:
    table = lay(to="actions", walls=DELTA, guards={0: "I6 I7 I8"}, hands={0: {"horse": 1}})
    act(table, 0, "take-back I6", "levy horse")
    assert table.points == (0, 0, 0)


@pytest.mark.rule("alexandros", "10.4")
def test_a_province_without_its_last_guard_is_free() -> None:
    table = lay(to="actions", walls=WEST, guards={1: "B2"}, active=1, hands={2: {"lyre": 1}})
    act(table, 1, "take-back B2", "stop")
    assert held(table, "A2") == (NOBODY, 0)


@pytest.mark.rule("alexandros", "10.4")
def test_the_guard_taken_back_may_be_used_again_at_once() -> None:
    """Even in the same province, paying anew."""
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "B2 I6 I7 I8"},
        hands={0: {"amphora": 1}},
    )
    assert refused(table, 0, "occupy H4") == ("7.2", "no-guard-left")
    act(table, 0, "take-back B2")
    assert words(table, 0, "occupy") == {"A2", "H4"}
    occupy(table, 0, "occupy A2", guards="C3")
    assert guards(table, 0) == {"C3", "I6", "I7", "I8"}
    assert hand(table, 0) == {}
