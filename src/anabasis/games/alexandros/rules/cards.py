"""5 Cards: the supply, the discards, the face-up cards and the hands."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.alexandros.board import FACE_UP, SYMBOLS
from anabasis.games.alexandros.events import LAID_FACE_UP, RESHUFFLED
from anabasis.games.alexandros.state import NO_CARD, NOBODY, Table
from anabasis.kit.cards import NO_CARDS, ONE, count, counts, total
from anabasis.kit.rows import changed

NOTHING_TO_DRAW: Final = -1


def can_draw(table: Table) -> bool:
    """5.8 Whether the supply, or the discards that would become it, hold a card."""
    return table.supply != NO_CARDS or table.discards != NO_CARDS


def reshuffle(table: Table, log: list[Event]) -> None:
    """5.6 The discards become the new supply."""
    table.supply = table.discards
    table.discards = NO_CARDS
    table.secrets = table.secrets.shuffled(table.supply)
    log.append(Event(RESHUFFLED, (total(table.supply),)))


def draw(table: Table, seat: int, die: Die, log: list[Event]) -> int:
    """5.6, 5.7, 5.8 Take the top card of the supply; `NOTHING_TO_DRAW` if there is none. It goes
    to a seat, unseen by the others, or is turned up (`NOBODY`).

    The discards are shuffled as soon as the last card has been drawn, or, if there were none then,
    before the next draw that finds some.
    """
    if table.supply == NO_CARDS:
        if table.discards == NO_CARDS:
            return NOTHING_TO_DRAW
        reshuffle(table, log)
    symbol = die.weighted(counts(table.supply, SYMBOLS))
    table.supply -= ONE[symbol]
    if seat == NOBODY:
        table.secrets = table.secrets.turned_up(symbol)
    else:
        table.hands[seat] += ONE[symbol]
        table.secrets = table.secrets.drawn_by(seat, symbol)
    if table.supply == NO_CARDS and table.discards != NO_CARDS:
        reshuffle(table, log)
    return symbol


def refill(table: Table, die: Die, log: list[Event]) -> None:
    """5.3, 5.8 Draw face-up cards until the places are full, as far as there are cards."""
    for place in range(FACE_UP):
        if table.face_up[place] == NO_CARD:
            symbol = draw(table, NOBODY, die, log)
            if symbol == NOTHING_TO_DRAW:
                return
            table.face_up = changed(table.face_up, place, symbol)
            log.append(Event(LAID_FACE_UP, (symbol,)))


def gain(table: Table, seat: int, symbol: int, number: int = 1) -> None:
    """2.8, 5.4, 5.5 Cards that everybody sees come into a hand, to be played when one likes."""
    table.hands[seat] += number * ONE[symbol]
    table.known[seat] += number * ONE[symbol]


def lose(table: Table, seat: int, symbol: int, number: int = 1) -> None:
    """5.4 Cards leave a hand. Known ones go first: that is all an onlooker can still be sure of."""
    table.hands[seat] -= number * ONE[symbol]
    known: int = min(number, count(table.known[seat], symbol))
    table.known[seat] -= known * ONE[symbol]
    for _ in range(number - known):
        table.secrets = table.secrets.played(seat, symbol)


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
    gain(table, seat, symbol)
