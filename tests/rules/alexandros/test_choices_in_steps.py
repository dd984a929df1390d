"""Choices made in steps: where one begins, and what goes on with it."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import submit
from anabasis.games.alexandros.game import GAME
from anabasis.games.alexandros.state import Table
from tests.games.random_match import random_choices
from tests.rules.alexandros.setting import lay, path

WEST = path("2/0 3/1 4/2 3/3")
"""Closes the province A2: two open spaces, an amphora (B2) and a lyre (C3)."""
DELTA = path("3/7 5/7 7/7") + " " + path("4/8 6/8 8/8")
"""Closes the province H4 and the province I5 below it (one open space, the soldier I6, the temple
I7 and the horse I8)."""


def choices(table: Table, lines: str) -> list[str]:
    """What the lines come to when each step stands with the choice that it goes on with. It does
    not matter which cards are drawn."""
    die = SeededDie(1)
    found: list[str] = []
    for line in lines.split("; "):
        decision = GAME.decision(table)
        if decision.continues():
            found[-1] += f"; {line}"
        else:
            found.append(line)
        submit(GAME, table, decision.seat, table.opened, GAME.grammar.read(line), die)
    return found


@pytest.mark.rule("alexandros", "2.5")
def test_taking_over_with_all_its_spaces_and_the_compensation_is_one_choice() -> None:
    hand = {"temple": 3, "horse": 1, "soldier": 1}
    walls = f"{WEST} {DELTA}"
    table = lay(3, to="actions", alexander="20/8", walls=walls, guards={1: "I7"}, hands={0: hand})
    expected = ["take-over I5; place-guard; pay-card; pay-card; give 1", "stop"]
    assert choices(table, "; ".join(expected)) == expected


@pytest.mark.rule("alexandros", "2.4")
def test_each_further_action_is_a_choice_of_its_own() -> None:
    table = lay(3, to="actions", walls=WEST, hands={0: {"lyre": 1, "amphora": 1}})
    expected = ["occupy A2; place-guard; place-guard", "take-supply"]
    assert choices(table, "; ".join(expected)) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_of_alexander_is_one_choice_from_the_card_to_the_last_side(seats: int) -> None:
    """And whatever goes on was begun by the same seat just before."""
    moves: list[list[str]] = []
    before = -1
    for choice in random_choices(GAME, seats, 5):
        verb = choice.action.verb
        if GAME.decision(choice.match.position).continues():
            assert choice.seat == before
            moves[-1].append(verb)
        else:
            moves.append([verb])
        before = choice.seat
    after = {"march": 0, "special": 0}
    for first, *steps in moves:
        if first in after:
            after[first] += len(steps)
            assert set(steps) <= {"name", "head", "stand", "along"}
        elif first in ("occupy", "take-over"):
            assert set(steps) <= {"place-guard", "pay-card", "give"}
        else:
            assert not steps
    assert all(after.values())
