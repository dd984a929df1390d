"""5 Cards: the supply, the discards, the face-up cards and the hands."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.alexandros.board import FACE_UP
from anabasis.games.alexandros.events import LAID_FACE_UP, RESHUFFLED
from anabasis.games.alexandros.state import NO_CARD, NO_CARDS, ONE, Table, count, counts, total
from anabasis.kit.rows import changed

NOTHING_TO_DRAW: Final = -1


def can_draw(table: Table) -> bool:
    """5.8 Whether the supply, or the discards that would become it, hold a card."""
    return table.supply != NO_CARDS or table.discards != NO_CARDS


def reshuffle(table: Table, log: list[Event]) -> None:
    """5.6 The discards become the new supply."""
    table.supply = table.discards
    table.discards = NO_CARDS
    log.append(Event(RESHUFFLED, (total(table.supply),)))


def draw(table: Table, die: Die, log: list[Event]) -> int:
    """5.6, 5.7, 5.8 Take the top card of the supply; `NOTHING_TO_DRAW` if there is none.

    The discards are shuffled as soon as the last card has been drawn, or, if there were none then,
    before the next draw that finds some.
    """
    if table.supply == NO_CARDS:
        if table.discards == NO_CARDS:
            return NOTHING_TO_DRAW
        reshuffle(table, log)
    symbol = die.weighted(counts(table.supply))
    table.supply -= ONE[symbol]
    if table.supply == NO_CARDS and table.discards != NO_CARDS:
        reshuffle(table, log)
    return symbol


def refill(table: Table, die: Die, log: list[Event]) -> None:
    """5.3, 5.8 Draw face-up cards until the places are full, as far as there are cards."""
    for place in range(FACE_UP):
        if table.face_up[place] == NO_CARD:
            symbol = draw(table, die, log)
            if symbol == NOTHING_TO_DRAW:
                return
            table.face_up = changed(table.face_up, place, symbol)
            log.append(Event(LAID_FACE_UP, (symbol,)))


def gain(table: Table, seat: int, symbol: int, seen: bool, number: int = 1) -> None:
    """2.8, 5.4, 5.5 Cards come into a hand, to be played when one likes. If they were seen,
    everybody knows them there."""
    table.hands[seat] += number * ONE[symbol]
    if seen:
        table.known[seat] += number * ONE[symbol]


def lose(table: Table, seat: int, symbol: int, number: int = 1) -> None:
    """5.4 Cards leave a hand. Known ones go first: that is all an onlooker can still be sure of."""
    table.hands[seat] -= number * ONE[symbol]
    table.known[seat] -= min(number, count(table.known[seat], symbol)) * ONE[symbol]


def discard(table: Table, seat: int, symbol: int, number: int = 1) -> None:
    """Play cards from a hand onto the discards."""
    lose(table, seat, symbol, number)
    table.discards += number * ONE[symbol]


def take_face_up(table: Table, seat: int, symbol: int) -> None:
    """A face-up card goes into a hand, seen by all; its place stays bare until it is refilled."""
    place = 0
    while table.face_up[place] != symbol:
        place += 1
    table.face_up = changed(table.face_up, place, NO_CARD)
    gain(table, seat, symbol, seen=True)
