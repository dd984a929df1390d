"""8 Take over a province that an opponent holds."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.games.alexandros.board import (
    REMOVAL_CARDS,
    SHOWS,
    SPACES,
    SYMBOL,
    SYMBOLS,
)
from anabasis.games.alexandros.events import (
    GUARD_REMOVED,
    TAKE_OVER_BEGINS,
)
from anabasis.games.alexandros.rules.cards import discard, lose
from anabasis.games.alexandros.rules.further import FurtherDecision
from anabasis.games.alexandros.rules.occupy import (
    NOT_ITS_NAME,
    ProvinceAction,
    begin_allotting,
    shortage,
)
from anabasis.games.alexandros.rules.provinces import reheld
from anabasis.games.alexandros.state import NOBODY, Table, return_guard
from anabasis.kit.cards import NO_CARDS, ONE, count


def removal_cost(table: Table, label: int) -> int:
    """8.2 The cards that removing every guard of a province takes, by symbol."""
    cost = NO_CARDS
    for space in guarded_spaces(table, label):
        cost += REMOVAL_CARDS * ONE[SHOWS[space]]
    return cost


def guarded_spaces(table: Table, label: int) -> list[int]:
    """The spaces of a province on which guards stand."""
    holder = table.provinces[label].holder
    if holder == NOBODY:
        return []
    return [space for space in table.posts[holder] if table.labels[space] == label]


class TakeOver(ProvinceAction):
    """8.1 Take over a province that an opponent holds."""

    verb: ClassVar[str] = "take-over"

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        label = position.labels[self.first]
        province = position.provinces[label]
        if province.first != self.first:
            return NOT_ITS_NAME[province.first]
        if province.holder in (seat, NOBODY):
            return NOT_AN_OPPONENTS
        hindrance = self.cannot_be_occupied(position, seat, province)
        if hindrance is not None:
            return hindrance
        hand = position.hands[seat]
        for space in position.posts[province.holder]:
            if position.labels[space] == label and count(hand, SHOWS[space]) < REMOVAL_CARDS:
                return GUARDS_STAY[SHOWS[space]]
        cost = removal_cost(position, label)
        for symbol in range(SYMBOLS):
            if count(cost, symbol) > count(hand, symbol):
                return GUARDS_STAY[symbol]
        missing: int = shortage(province.needs, hand - cost)
        if missing > position.stock[seat]:
            return TOO_FEW_TO_TAKE_OVER[missing - position.stock[seat]]
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        """8.2, 8.3, 8.4, 8.5 Remove every guard, two cards each; then occupy.

        The cards wait with the others that are played (13.2: or are discarded at once).
        """
        label = position.labels[self.first]
        province = position.provinces[label]
        loser = province.holder
        log.append(Event(TAKE_OVER_BEGINS, (seat, self.first, province.value, loser)))
        for space in guarded_spaces(position, label):
            symbol = SHOWS[space]
            if position.occupation_only:
                discard(position, seat, symbol, REMOVAL_CARDS)
            else:
                lose(position, seat, symbol, REMOVAL_CARDS)
                position.played += REMOVAL_CARDS * ONE[symbol]
            return_guard(position, space)
            log.append(Event(GUARD_REMOVED, (seat, loser, space, symbol)))
        reheld(position, label, NOBODY, 0)
        begin_allotting(position, seat, label, loser)


NOT_AN_OPPONENTS: Final = Refusal("8.1", "not-an-opponents")
TOO_FEW_TO_TAKE_OVER: Final = [
    Refusal("8.6", "too-few-cards", {"missing": missing}) for missing in range(SPACES)
]
GUARDS_STAY: Final = [
    Refusal("8.2", "guards-stay", {"symbol": SYMBOL.word(symbol)}) for symbol in range(SYMBOLS)
]

TAKE_OVER: Final[list[TakeOver]] = [TakeOver(space) for space in range(SPACES)]
