"""11 The end of the game and the winner."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.alexandros.events import GAME_ENDS
from anabasis.games.alexandros.state import Table
from anabasis.kit.cards import total


def ranking(table: Table) -> tuple[tuple[int, ...], ...]:
    """11.7, 11.8, 13.3 Seats from first to last; those that are level stand together."""
    groups: dict[tuple[int, int], list[int]] = {}
    for seat in range(table.seats):
        cards: int = total(table.hands[seat]) if table.cards_break_ties else 0
        groups.setdefault((table.points[seat], cards), []).append(seat)
    return tuple([tuple(groups[key]) for key in sorted(groups, reverse=True)])


def declare(table: Table, log: list[Event]) -> None:
    """11.7 Say who has won."""
    winners = ranking(table)[0]
    log.append(Event(GAME_ENDS, (winners, table.points[winners[0]])))
