"""Actions that answer no decision, the same in every game: being asked, leaving, running late."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.door import answer
from anabasis.core.event import Event, Kind
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Refusal
from anabasis.core.position import TABLE, Aside, Decision, Position, unwind

WINDOW: Final = Numbers("window", 0, 7)
SWITCH: Final = Domain("switch", ("off", "on"))

ASK_CHANGED: Final = Kind("ask-changed", "", {"seat": SEAT, "window": WINDOW, "switch": SWITCH})
RESIGNED: Final = Kind("resigned", "", {"seat": SEAT})
TIME_RAN_OUT: Final = Kind("time-ran-out", "", {"seat": SEAT})


class Ask(Aside[Position, Decision[Any]]):
    """A seat says whether it wants to be asked at a kind of window."""

    verb: ClassVar[str] = "ask"
    fields: ClassVar[tuple[Domain, ...]] = (WINDOW, SWITCH)

    def __init__(self, window: int, switch: int) -> None:
        self.window = window
        self.switch = switch

    def args(self) -> tuple[int, ...]:
        return (self.window, self.switch)

    def refusal(self, position: Position, decision: Decision[Any], seat: int) -> Refusal | None:
        if not 0 <= seat < position.seats:
            return Refusal(decision.case, "no-such-seat")
        if self.window >= position.windows:
            return Refusal(decision.case, "no-such-window")
        return None

    def do(
        self, position: Position, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        mask = position.asks[seat] & ~(1 << self.window) | self.switch << self.window
        position.asks = position.asks[:seat] + (mask,) + position.asks[seat + 1 :]
        log.append(Event(ASK_CHANGED, (seat, self.window, self.switch)))


class Resign(Aside[Position, Decision[Any]]):
    """The table takes note that a seat gives up. The last one left has won."""

    verb: ClassVar[str] = "resign"
    fields: ClassVar[tuple[Domain, ...]] = (SEAT,)

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def refusal(self, position: Position, decision: Decision[Any], seat: int) -> Refusal | None:
        if seat != TABLE:
            return Refusal(decision.case, "only-the-table")
        if self.who >= position.seats:
            return Refusal(decision.case, "no-such-seat")
        if self.who in position.gone:
            return Refusal(decision.case, "already-resigned")
        return None

    def do(
        self, position: Position, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.gone = (*position.gone, self.who)
        position.offered = None
        log.append(Event(RESIGNED, (self.who,)))
        if len(position.gone) >= position.seats - 1:
            unwind(position, None, log)


class TimeOut(Aside[Position, Decision[Any]]):
    """The table's clock ran out for a seat: the answer that stands by itself is given for it."""

    verb: ClassVar[str] = "time-out"
    fields: ClassVar[tuple[Domain, ...]] = (SEAT,)

    def __init__(self, who: int) -> None:
        self.who = who

    def about_decision(self) -> bool:
        return True

    def args(self) -> tuple[int, ...]:
        return (self.who,)

    def refusal(self, position: Position, decision: Decision[Any], seat: int) -> Refusal | None:
        if seat != TABLE:
            return Refusal(decision.case, "only-the-table")
        if self.who not in decision.waiting():
            return Refusal(decision.case, "not-waited-for")
        return None

    def do(
        self, position: Position, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(TIME_RAN_OUT, (self.who,)))
        answer(position, self.who, decision.lapse(position, self.who), die, log)
