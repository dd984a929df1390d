"""3, 11, 12 The path: side by side to the goal, and a wall on each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexandros.board import (
    DISTANCE,
    POINT,
    POINTS,
    SIDE,
    SIDE_A,
    SIDE_B,
    SIDES_AT,
    TOWARD,
)
from anabasis.games.alexandros.events import (
    RED_WALLS_USED,
    WALL_PLACED,
    WALL_REUSED,
)
from anabasis.games.alexandros.rules.provinces import divide
from anabasis.games.alexandros.rules.reach import walls_left, walls_suffice
from anabasis.games.alexandros.state import BLACK, BY_WALLS, RED, Table
from anabasis.kit.rows import changed


class ChooseSide(Step[Table]):
    """3.7, 3.15 The path, one side after the other, until Alexander stands at his goal."""

    case: ClassVar[str] = "3.15"
    verbs: ClassVar[tuple[str, ...]] = ("along",)

    def __init__(self, seat: int, goal: int) -> None:
        super().__init__(seat)
        self.goal = goal

    def continues(self) -> bool:
        """It goes on with the point, or the side before."""
        return True

    def options(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        way = position.alexander * POINTS + self.goal
        if DISTANCE[way] <= walls_left(position):
            return ALONG_TOWARD[way]
        return super().options(position, seat)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return ALONG_TOWARD[position.alexander * POINTS + self.goal]

    def prompt(self, position: Table) -> Message:
        left = DISTANCE[position.alexander * POINTS + self.goal]
        return Message("choose-side", {"point": POINT.word(self.goal), "sides": left})


class Along(Action[Table, ChooseSide]):
    """3.14 March along one side of the path."""

    verb: ClassVar[str] = "along"
    fields: ClassVar[tuple[Domain, ...]] = (SIDE,)

    def __init__(self, side: int) -> None:
        self.side = side

    def args(self) -> tuple[int, ...]:
        return (self.side,)

    def refusal(self, position: Table, decision: ChooseSide, seat: int) -> Refusal | None:
        here = position.alexander
        side = self.side
        if side not in SIDES_AT[here]:
            return Refusal("3.14", "side-not-here", {"point": POINT.word(here)})
        if side not in TOWARD[here * POINTS + decision.goal]:
            return Refusal("3.14", "not-shortest", {"point": POINT.word(decision.goal)})
        there = SIDE_A[side] + SIDE_B[side] - here
        left = walls_left(position)
        if not position.walls[side]:
            left -= 1
        if not walls_suffice(position, there, decision.goal, left):
            return Refusal("12.5", "too-few-walls", {"left": walls_left(position)})
        return None

    def do(
        self, position: Table, decision: ChooseSide, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.alexander = SIDE_A[self.side] + SIDE_B[self.side] - position.alexander
        place_wall(position, seat, self.side, log)
        if position.alexander != decision.goal:
            position.agenda.append(decision)


def place_wall(table: Table, seat: int, side: int, log: list[Event]) -> None:
    """3.16, 3.17, 3.18, 3.19, 3.20 A wall on the side, unless one is there: on coast
    and edge as well, and through whatever province.

    11.1, 11.3 Black walls first; when they have run out, a red one, and this is the last turn.
    """
    if table.walls[side]:
        log.append(Event(WALL_REUSED, (seat, side)))
        return
    colour = BLACK
    if table.black:
        table.black -= 1
    else:
        colour = RED
        table.red -= 1
        if table.ending != BY_WALLS:
            table.ending = BY_WALLS
            log.append(Event(RED_WALLS_USED, (seat,)))
    table.walls = changed(table.walls, side, colour)
    log.append(Event(WALL_PLACED, (seat, side, colour)))
    divide(table, side, log)


ALONG: Final[list[Along]] = [Along(side) for side in range(len(SIDE))]

ALONG_TOWARD: Final[list[list[Action[Table, Any]]]] = [
    [ALONG[side] for side in sides] for sides in TOWARD
]
"""For each point and goal the sides of shortest paths, when nothing narrows them down."""
