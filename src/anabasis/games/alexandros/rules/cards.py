"""5 Cards: the supply, the discards, the face-up cards and the hands."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.alexandros.board import FACE_UP
from anabasis.games.alexandros.events import LAID_FACE_UP, RESHUFFLED
from anabasis.games.alexandros.state import (
    NO_CARD,
    NONE_OF_EACH,
    Table,
    changed,
    more,
    replaced,
    total,
)

NOTHING_TO_DRAW: Final = -1


def can_draw(table: Table) -> bool:
    """5.8 Whether the supply, or the discards that would become it, hold a card."""
    return table.supply != NONE_OF_EACH or table.discards != NONE_OF_EACH


def reshuffle(table: Table, log: list[Event]) -> None:
    """5.6 The discards become the new supply."""
    table.supply = table.discards
    table.discards = NONE_OF_EACH
    log.append(Event(RESHUFFLED, (total(table.supply),)))


def draw(table: Table, die: Die, log: list[Event]) -> int:
    """5.6, 5.7, 5.8 Take the top card of the supply; `NOTHING_TO_DRAW` if there is none.

    The discards are shuffled as soon as the last card has been drawn, or, if there were none then,
    before the next draw that finds some.
    """
    if table.supply == NONE_OF_EACH:
        if table.discards == NONE_OF_EACH:
            return NOTHING_TO_DRAW
        reshuffle(table, log)
    symbol = die.weighted(table.supply)
    table.supply = more(table.supply, symbol, -1)
    if table.supply == NONE_OF_EACH and table.discards != NONE_OF_EACH:
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


def gain(table: Table, seat: int, symbol: int, seen: bool) -> None:
    """5.4, 5.5 A card comes into a hand; if it was seen, everybody knows it there."""
    table.hands = replaced(table.hands, seat, more(table.hands[seat], symbol))
    if seen:
        table.known = replaced(table.known, seat, more(table.known[seat], symbol))


def lose(table: Table, seat: int, symbol: int, count: int = 1) -> None:
    """5.4 Cards leave a hand. Known ones go first: that is all an onlooker can still be sure of."""
    table.hands = replaced(table.hands, seat, more(table.hands[seat], symbol, -count))
    known = table.known[seat]
    if known[symbol]:
        table.known = replaced(
            table.known, seat, changed(known, symbol, max(0, known[symbol] - count))
        )


def discard(table: Table, seat: int, symbol: int, count: int = 1) -> None:
    """Play cards from a hand onto the discards."""
    lose(table, seat, symbol, count)
    table.discards = more(table.discards, symbol, count)


def take_face_up(table: Table, seat: int, symbol: int) -> None:
    """A face-up card goes into a hand, seen by all; its place stays bare until it is refilled."""
    table.face_up = changed(table.face_up, table.face_up.index(symbol), NO_CARD)
    gain(table, seat, symbol, seen=True)
