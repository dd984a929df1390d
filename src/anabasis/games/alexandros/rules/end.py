"""11 The end of the game and the winner."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.core.message import Message
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


def verdict(table: Table) -> list[Message]:
    """11.7, 11.8, 13.3 How the winner is found among those who stayed."""
    stayed = [[seat for seat in group if seat not in table.gone] for group in ranking(table)]
    first, *rest = [group for group in stayed if group]
    points: int = table.points[first[0]]
    if len(first) > 1:
        return [Message("status-verdict-level", {"seats": seats(first), "points": points})]
    if not rest:
        return []
    others: int = table.points[rest[0][0]]
    if others < points:
        return [
            Message(
                "status-verdict-points",
                {
                    "seats": seats(first),
                    "points": points,
                    "next": seats(rest[0]),
                    "others": others,
                },
            )
        ]
    return [
        Message(
            "status-verdict-cards",
            {
                "seats": seats(first),
                "points": points,
                "cards": total(table.hands[first[0]]),
                "others": total(table.hands[rest[0][0]]),
            },
        )
    ]


def seats(group: list[int]) -> list[str]:
    return [f"seat:{seat}" for seat in group]


def declare(table: Table, log: list[Event]) -> None:
    """11.7 Say who has won."""
    winners = ranking(table)[0]
    log.append(Event(GAME_ENDS, (winners, table.points[winners[0]])))
