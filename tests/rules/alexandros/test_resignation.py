"""What happens to the seat, the cards and the rank of somebody who resigns (ruling F26)."""

from typing import Any

from anabasis.core.asides import Resign, TimeOut
from anabasis.core.die import SeededDie
from anabasis.core.door import submit
from anabasis.core.event import Event
from anabasis.core.position import TABLE, Action
from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import Table
from tests.rules.alexandros.setting import (
    act,
    discards,
    guards,
    hand,
    kinds,
    lay,
    move_anyhow,
    occupy,
    path,
    to_move,
)

DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province I5: one open space, the soldier I6, the temple I7 and the horse I8."""


def resigns(table: Table, seat: int) -> None:
    given_up: Action[Any, Any] = Resign(seat)
    submit(GAME, table, TABLE, table.opened, given_up, SeededDie(1))


def turn_of_the_gone(table: Table, seat: int) -> list[Event]:
    """The turn of a seat that resigned, as the clock answers for it."""
    events: list[Event] = []
    while to_move(table) == seat:
        lapsed: Action[Any, Any] = TimeOut(seat)
        events += submit(GAME, table, TABLE, table.opened, lapsed, SeededDie(1))
    return events


def attack(seats: int) -> Table:
    """Seat 0 has two actions, and seat 1 holds the province I5."""
    return lay(
        seats,
        to="actions",
        alexander="20/8",
        walls=DELTA,
        guards={1: "I7"},
        hands={0: {"temple": 2, "horse": 1, "soldier": 1}, 1: {"lyre": 1}},
    )


def test_the_seat_stays_with_guards_and_cards_and_its_turns_bring_a_move_and_no_action() -> None:
    table = lay(3, guards={1: "I7"}, hands={1: {"lyre": 1}}, walls=DELTA)
    resigns(table, 1)
    move_anyhow(table, 0)
    act(table, 0, "stop", draws=None)
    assert to_move(table) == 1
    events = turn_of_the_gone(table, 1)
    assert "alexander-marches" in kinds(events)
    assert not {"card-drawn", "face-up-taken", "guard-placed", "taxes-levied"} & set(kinds(events))
    assert guards(table, 1) == {"I7"}
    assert hand(table, 1)["lyre"] >= 1
    assert to_move(table) == 2


def test_one_who_resigned_still_receives_half_of_the_cards_at_three_seats() -> None:
    table = attack(3)
    resigns(table, 1)
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, "give 2")
    assert hand(table, 1) == {"lyre": 1, "temple": 2}
    assert discards(table) == {"horse": 1, "soldier": 1}


def test_half_is_due_even_if_only_two_of_four_are_left() -> None:
    table = attack(4)
    resigns(table, 2)
    resigns(table, 3)
    occupy(table, 0, "take-over I5", guards="I7")
    act(table, 0, "give 0")
    assert hand(table, 1) == {"lyre": 1, "horse": 1, "soldier": 1}


def test_those_who_resigned_come_last_and_the_one_who_is_left_has_won() -> None:
    table = lay(3, points=(0, 60, 30))
    resigns(table, 1)
    assert GAME.outcome(table) is None
    resigns(table, 2)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0,), (2,), (1,)), "resignation")
