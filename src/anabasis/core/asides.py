"""Actions that answer no decision, the same in every game: being asked, moments that go by,
leaving, running late, and the game's own time being up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.door import Asked, answer
from anabasis.core.event import Event, Kind
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Refusal
from anabasis.core.position import TABLE, Aside, Decision, Position, Window, unwind

if TYPE_CHECKING:
    from anabasis.core.game import Game

MOST_WINDOWS: Final = 32
"""So many kinds of window a game may have."""
WINDOW: Final = Numbers("window", 0, MOST_WINDOWS - 1)
SWITCH: Final = Domain("switch", ("off", "on"))

ASK_CHANGED: Final = Kind(
    "ask-changed",
    "",
    {"seat": SEAT, "window": WINDOW, "switch": SWITCH},
    private=("window", "switch"),
)
RESIGNED: Final = Kind("resigned", "", {"seat": SEAT})
TIME_RAN_OUT: Final = Kind("time-ran-out", "", {"seat": SEAT})
TIME_UP: Final = Kind("time-up", "", {"seat": SEAT})


class Ask(Aside[Position, Decision[Any]]):
    """A seat says whether it wants to be asked at a kind of window. Nobody else is told."""

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


class GoBy(Aside[Position, Decision[Any]]):
    """The table lets a window go by for a seat that it still waits for: the pause is over that is
    made there, whether the seat wanted to be asked or not. Nothing is told of it."""

    verb: ClassVar[str] = "go-by"
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
        if not isinstance(decision, Window) or self.who not in decision.waiting():
            return Refusal(decision.case, "not-waited-for")
        return None

    def do(
        self, position: Position, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        answer(position, self.who, decision.lapse(position, self.who), die, log)


class Resign(Aside[Position, Decision[Any]]):
    """The table takes note that a seat gives up. The last one left has won; else the game says
    what becomes of the seat."""

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

    def objection(
        self, game: Game[Any], position: Position, decision: Decision[Any], seat: int
    ) -> Refusal | None:
        refusal = self.refusal(position, decision, seat)
        if refusal is None and self.who in game.eliminated(position):
            return Refusal(decision.case, "already-eliminated")
        return refusal

    def perform(
        self,
        game: Game[Any],
        position: Position,
        decision: Decision[Any],
        seat: int,
        die: Die,
        log: list[Event],
    ) -> None:
        position.gone = (*position.gone, self.who)
        position.offered = None
        log.append(Event(RESIGNED, (self.who,)))
        if len(position.gone) >= position.seats - 1:
            unwind(position, None, log)
            return
        asked = Asked(position)
        game.resigned(position, self.who, die, log)
        asked.go_on(position, die, log)


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


class TimeUp(Aside[Position, Decision[Any]]):
    """The time is up that the game itself gives a seat: the game says what follows."""

    verb: ClassVar[str] = "time-up"

    def cuts(self) -> bool:
        return True

    def refusal(self, position: Position, decision: Decision[Any], seat: int) -> Refusal | None:
        return None if seat == TABLE else Refusal(decision.case, "only-the-table")

    def objection(
        self, game: Game[Any], position: Position, decision: Decision[Any], seat: int
    ) -> Refusal | None:
        refusal = self.refusal(position, decision, seat)
        if refusal is None and game.timer(position) is None:
            return Refusal(decision.case, "no-timer")
        return refusal

    def perform(
        self,
        game: Game[Any],
        position: Position,
        decision: Decision[Any],
        seat: int,
        die: Die,
        log: list[Event],
    ) -> None:
        timer = game.timer(position)
        assert timer is not None
        log.append(Event(TIME_UP, (timer.seat,)))
        asked = Asked(position)
        game.time_up(position, die, log)
        asked.go_on(position, die, log)
