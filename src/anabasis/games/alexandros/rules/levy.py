"""9 Levy taxes, and 11 the end by points."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import unwind
from anabasis.games.alexandros.board import POINTS_TO_END, SHOWS, SYMBOL, SYMBOLS
from anabasis.games.alexandros.events import POINTS_SCORED, TAXES_LEVIED
from anabasis.games.alexandros.rules.cards import discard
from anabasis.games.alexandros.rules.end import declare
from anabasis.games.alexandros.rules.further import FurtherAction, FurtherDecision
from anabasis.games.alexandros.state import BY_POINTS, Table
from anabasis.kit.cards import count


def taxes(table: Table, seat: int) -> int:
    """9.4, 9.5 What a levy brings a seat: the worth of its provinces with exactly one guard."""
    points = 0
    for province in table.provinces:
        if province.holder == seat and province.guards == 1:
            points += province.value
    return points


def has_guard_on(table: Table, seat: int, symbol: int) -> bool:
    """9.1, 9.2 Whether a guard of the seat stands on the symbol, in whichever province."""
    for space in table.posts[seat]:
        if SHOWS[space] == symbol:
            return True
    return False


class Levy(FurtherAction):
    """9.1 Levy taxes, for a card with the symbol on which an own guard stands. 9.3 Gain or not."""

    verb: ClassVar[str] = "levy"
    fields: ClassVar[tuple[Domain, ...]] = (SYMBOL,)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def args(self) -> tuple[int, ...]:
        return (self.symbol,)

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        if decision.levied:
            return ONCE_A_TURN
        if not count(position.hands[seat], self.symbol):
            return NO_TAX_CARD[self.symbol]
        if not has_guard_on(position, seat, self.symbol):
            return NO_GUARD_ON_SYMBOL[self.symbol]
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        """9.5, 9.6 Everybody scores, the levying player first, then clockwise.

        11.4, 11.5, 11.6 Only then is it seen whether anyone has reached 100; if so, it is over.
        """
        discard(position, seat, self.symbol)
        log.append(Event(TAXES_LEVIED, (seat, self.symbol)))
        points = [*position.points]
        for turn in range(position.seats):
            who = (seat + turn) % position.seats
            gained = taxes(position, who)
            points[who] += gained
            log.append(Event(POINTS_SCORED, (who, gained, points[who])))
        position.points = tuple(points)
        if max(points) >= POINTS_TO_END:
            position.ending = BY_POINTS
            unwind(position, None, log)
            declare(position, log)


ONCE_A_TURN: Final = Refusal("9.7", "once-a-turn")
NO_TAX_CARD: Final = [
    Refusal("9.1", "not-in-hand", {"symbol": SYMBOL.word(symbol)}) for symbol in range(SYMBOLS)
]
NO_GUARD_ON_SYMBOL: Final = [
    Refusal("9.1", "no-guard-on-symbol", {"symbol": SYMBOL.word(symbol)})
    for symbol in range(SYMBOLS)
]
LEVY: Final[list[Levy]] = [Levy(symbol) for symbol in range(SYMBOLS)]
