"""What happened in many games: events counted by kind, by seat and by word."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from anabasis.core.event import Event, Kind
from anabasis.core.grammar import Numbers

MOST_WORDS: Final = 10
"""A field of an event is counted word by word if its vocabulary is not larger than this: the
answer, the result or the kind of action, not the unit or the place."""

NO_SEAT: Final = -1

Key = tuple[str, int, str, str]
"""Kind, seat, and a field with its word; or no field, where all events of the kind are meant."""


@cache
def seat_field(kind: Kind) -> int:
    """Which field of the kind is the seat that acts; -1 if none is."""
    return kind.names.index("seat") if "seat" in kind.names else -1


@cache
def word_fields(kind: Kind) -> tuple[int, ...]:
    """The fields of the kind that are counted word by word."""
    return tuple(
        at
        for at, domain in enumerate(kind.domains)
        if not isinstance(domain, Numbers) and len(domain) <= MOST_WORDS
    )


class Census:
    """How many events of every kind there were; censuses add up, in any order, to the same."""

    def __init__(self) -> None:
        self.counts: dict[Key, int] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Census) and self.counts == other.counts

    __hash__ = None  # type: ignore[assignment]

    def take(self, events: Iterable[Event]) -> None:
        """Count what has just happened."""
        for event in events:
            kind = event.kind
            at = seat_field(kind)
            seat = NO_SEAT if at < 0 else event.values[at]
            self._count((kind.name, seat, "", ""), 1)
            for at in word_fields(kind):
                value = event.values[at]
                for number in value if isinstance(value, tuple) else (value,):
                    word = kind.domains[at].text(number)
                    self._count((kind.name, seat, kind.names[at], word), 1)

    def add(self, other: Census) -> None:
        for key, count in other.counts.items():
            self._count(key, count)

    def _count(self, key: Key, count: int) -> None:
        self.counts[key] = self.counts.get(key, 0) + count

    def plain(self, games: int, seats: int) -> dict[str, Any]:
        """For every kind how often it happened, and the same for each word of its fields."""
        plain: dict[str, Any] = {}
        for kind, name, word in sorted({(key[0], *key[2:]) for key in self.counts}):
            of_kind = plain.setdefault(kind, {})
            entry = of_kind if not name else of_kind.setdefault(name, {}).setdefault(word, {})
            entry.update(self._often(kind, name, word, games, seats))
        return plain

    def _often(self, kind: str, name: str, word: str, games: int, seats: int) -> dict[str, Any]:
        """A count in all, for a game, and for each seat where it is known who acts."""
        by_seat = [self.counts.get((kind, seat, name, word), 0) for seat in range(seats)]
        count = sum(by_seat) + self.counts.get((kind, NO_SEAT, name, word), 0)
        often: dict[str, Any] = {"count": count, "per_game": count / max(1, games)}
        if (kind, NO_SEAT, name, word) not in self.counts:
            often["by_seat"] = by_seat
        return often
