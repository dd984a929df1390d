"""Numbers that a player chooses: how many points to leave, to lose, to spend."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.state import War

MOST: Final = 255
COUNT: Final = Numbers("count", 0, MOST)


class Counting(StepChoice):
    """A decision that a number answers, from `low` to `high`."""

    verbs: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, seat: int, side: int, low: int, high: int) -> None:
        super().__init__(seat, side)
        self.low = low
        self.high = high

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [*NUMBER_OF[self.low : self.high + 1]]

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # all of them are legal

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        """What follows from the number."""
        raise NotImplementedError


class Number(Action[War, Counting]):
    """So many."""

    verb: ClassVar[str] = "number"
    fields: ClassVar[tuple[Domain, ...]] = (COUNT,)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def refusal(self, position: War, decision: Counting, seat: int) -> Refusal | None:
        if not decision.low <= self.number <= decision.high:
            bounds = {"low": decision.low, "high": decision.high}
            return Refusal(decision.case, "number-out-of-bounds", bounds)
        return None

    def do(self, position: War, decision: Counting, seat: int, die: Die, log: list[Event]) -> None:
        decision.counted(position, self.number, die, log)


NUMBER_OF: Final[list[Number]] = [Number(number) for number in range(MOST + 1)]
