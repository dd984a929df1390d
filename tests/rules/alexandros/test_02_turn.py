"""2 The turn."""

import pytest

from tests.rules.alexandros.setting import (
    act,
    alexander,
    hand,
    kinds,
    lay,
    move_anyhow,
    occupy,
    offered,
    path,
    province,
    refused,
    start,
    to_move,
    told,
)

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 (four open spaces and the lyre H7) and the province I5 below it."""


@pytest.mark.rule("alexandros", "2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_from_the_starting_player(seats: int) -> None:
    table, _ = start(seats, "temple " * (seats + 2), starter=f"seat-{seats}")
    order = []
    for _ in range(2 * seats):
        seat = to_move(table)
        assert seat is not None
        order.append(seat)
        move_anyhow(table, seat)
        act(table, seat, "stop")
    assert order == [seats - 1, *range(seats)] + [*range(seats - 1)]


@pytest.mark.rule("alexandros", "2.1")
@pytest.mark.parametrize("line", ["march horse", "special temple", "take-supply", "stop"])
def test_nobody_acts_outside_his_own_turn(line: str) -> None:
    table = lay(hands={1: {"temple": 1}})
    assert refused(table, 1, line) == ("2.1", "not-your-decision")
    move_anyhow(table, 0)
    assert refused(table, 1, line) == ("2.1", "not-your-decision")


@pytest.mark.rule("alexandros", "2.2")
@pytest.mark.parametrize(
    "line", ["take-supply", "take-card horse", "occupy A2", "take-over I5", "levy lyre", "stop"]
)
def test_no_action_before_alexander_has_moved(line: str) -> None:
    table = lay(
        alexander="4/0",
        walls=f"{WEST} {DELTA}",
        guards={0: "H7", 1: "I7"},
        hands={0: {"lyre": 2, "amphora": 1, "temple": 3, "horse": 1, "soldier": 1}},
    )
    assert refused(table, 0, line) == ("2.2", "not-now")
    assert {text.split()[0] for text in offered(table, 0)} == {"march", "special"}
    move_anyhow(table, 0)
    assert line in offered(table, 0)


@pytest.mark.rule("alexandros", "2.3")
def test_alexander_must_move_and_the_turn_cannot_be_ended_before() -> None:
    table = lay()
    assert refused(table, 0, "stop") == ("2.2", "not-now")
    assert offered(table, 0) == {"march horse", "march lyre"}


@pytest.mark.rule("alexandros", "2.3")
def test_alexander_moves_only_once_in_a_turn() -> None:
    table = lay(hands={0: {"temple": 1}})
    act(table, 0, "march horse", "stand 6/0", draws="soldier")
    assert alexander(table) == "6/0"
    for line in ("march lyre", "march soldier", "special temple", "head B7", "stand 7/1"):
        assert refused(table, 0, line) == ("2.4", "not-now")


@pytest.mark.rule("alexandros", "2.4")
def test_two_actions_after_the_move_and_no_third() -> None:
    table = lay()
    act(table, 0, "march horse", "stand 6/0", draws="soldier")
    act(table, 0, "take-supply", draws="temple")
    assert to_move(table) == 0
    assert "take-supply" in offered(table, 0)
    act(table, 0, "take-supply", draws="amphora")
    assert to_move(table) == 1
    assert refused(table, 0, "take-supply") == ("2.1", "not-your-decision")
    assert refused(table, 1, "take-supply") == ("2.2", "not-now")
    assert hand(table, 0) == {"horse": 1, "temple": 1, "amphora": 1}


@pytest.mark.rule("alexandros", "2.5")
def test_each_of_the_four_kinds_of_action_is_offered_and_nothing_else() -> None:
    table = lay(
        to="actions",
        walls=f"{WEST} {DELTA}",
        guards={0: "H7", 1: "I7"},
        hands={0: {"lyre": 1, "amphora": 1, "temple": 3, "horse": 1, "soldier": 1}},
        face_up="horse soldier",
    )
    assert offered(table, 0) == {
        "take-supply",
        "take-card horse",
        "take-card soldier",
        "occupy A2",
        "take-over I5",
        "levy lyre",
        "take-back H7",
        "stop",
    }


@pytest.mark.rule("alexandros", "2.6")
@pytest.mark.parametrize(
    "first, second",
    [
        ("take-supply", "take-supply"),
        ("take-card horse", "take-card lyre"),
        ("take-back H7", "take-back A7"),
        ("take-supply", "levy lyre"),
        ("levy lyre", "take-supply"),
        ("levy lyre", "take-back H7"),
        ("take-back A7", "levy lyre"),
        ("take-card horse", "take-back H7"),
        ("take-back H7", "take-card lyre"),
    ],
)
def test_the_two_actions_are_freely_mixed(first: str, second: str) -> None:
    table = lay(
        to="actions",
        walls=f"{DELTA} {path('6/0 7/1 8/0')}",
        guards={0: "H7 A7"},
        hands={0: {"lyre": 1}},
    )
    act(table, 0, first, draws=None)
    assert to_move(table) == 0
    act(table, 0, second, draws=None)
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "2.6")
def test_two_provinces_may_be_occupied_in_one_turn() -> None:
    table = lay(to="actions", walls=f"{WEST} {DELTA}", hands={0: {"lyre": 1}})
    occupy(table, 0, "occupy H4", guards="H7")
    assert to_move(table) == 0
    occupy(table, 0, "occupy A2", guards="B2")
    assert to_move(table) == 1
    assert province(table, "H4").holder == province(table, "A2").holder == 0


@pytest.mark.rule("alexandros", "2.6")
def test_an_occupation_may_be_followed_by_a_levy() -> None:
    table = lay(to="actions", walls=DELTA, hands={0: {"lyre": 1}})
    occupy(table, 0, "occupy H4", guards="H7")
    act(table, 0, "levy lyre")
    assert table.points == (4, 0, 0)


@pytest.mark.rule("alexandros", "2.6")
def test_only_levying_taxes_cannot_be_repeated() -> None:
    table = lay(to="actions", walls=DELTA, guards={0: "H7"}, hands={0: {"lyre": 2}})
    act(table, 0, "levy lyre")
    assert refused(table, 0, "levy lyre") == ("9.7", "once-a-turn")


@pytest.mark.rule("alexandros", "2.7")
def test_the_turn_may_be_ended_without_any_action() -> None:
    table = lay()
    act(table, 0, "march horse", "stand 6/0", draws="soldier")
    events = act(table, 0, "stop")
    assert kinds(events) == ["turn-ends", "turn-begins"]
    assert to_move(table) == 1
    assert hand(table, 0) == {"horse": 1}


@pytest.mark.rule("alexandros", "2.7")
def test_the_turn_may_be_ended_after_one_action_and_the_other_is_lost() -> None:
    table = lay(seats=2)
    act(table, 0, "march horse", "stand 6/0", draws="soldier")
    act(table, 0, "take-supply", draws="temple")
    events = act(table, 0, "stop")
    assert told(events, "turn-begins") == [{"seat": 1, "turn": 2}]
    move_anyhow(table, 1)
    act(table, 1, "stop")
    move_anyhow(table, 0)
    act(table, 0, "take-supply", "take-supply", draws=None)
    assert to_move(table) == 1


@pytest.mark.rule("alexandros", "2.8")
def test_the_card_of_the_move_may_be_played_in_the_same_turn() -> None:
    table = lay(walls=DELTA, guards={0: "H7"}, face_up="horse lyre")
    act(table, 0, "march lyre", "stand 4/2", draws="soldier")
    assert hand(table, 0) == {"lyre": 1}
    act(table, 0, "levy lyre")
    assert table.points == (4, 0, 0)
    assert hand(table, 0) == {}


@pytest.mark.rule("alexandros", "2.8")
@pytest.mark.parametrize("line, draws", [("take-supply", "lyre"), ("take-card lyre", "")])
def test_a_card_taken_by_an_action_may_be_played_in_the_next_one(line: str, draws: str) -> None:
    table = lay(to="actions", walls=DELTA, guards={0: "H7"})
    assert refused(table, 0, "levy lyre") == ("9.1", "not-in-hand")
    act(table, 0, line, draws=draws)
    act(table, 0, "levy lyre", draws=None)
    assert table.points == (4, 0, 0)
