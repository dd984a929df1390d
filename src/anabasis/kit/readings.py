"""Readings: ways of explaining which hidden cards were drawn when, given what a seat has seen.

Cards go into a pile, pool after pool, and seats draw from it unseen. What is drawn while the n-th
pool is the last comes from the cards of the first n pools, and from no others. So a card that is
known to have been drawn by a certain time (a *sight*) can be explained in several ways.

`hidden[n]` are the cards of pool n that are not accounted for. When one is, it is taken from the
latest pool that has such a card and was there at the time: that leaves open all that was possible
before, and nothing else.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.plain import Datum
from anabasis.kit.cards import NO_CARDS, ONE, choices, count, some_of, total

MOST_READINGS: Final = 256
"""So many ways of explaining what was seen are told apart at most."""
TRIES: Final = 20
"""So often one is looked for at random before all are listed."""

Sight = tuple[int, int, int]
"""A seat, the kind of a card it had drawn, and how many pools there were by then."""


class Reading(Datum):
    """One way of explaining some sights."""

    def __init__(self, hidden: list[int], room: list[list[int]], told: list[list[int]]) -> None:
        self.hidden = hidden
        """For each pool the cards of it that are not accounted for."""
        self.room = room
        """For each seat, and each pool that was the last, how many cards it drew unexplained,"""
        self.told = told
        """and which it is said to have drawn."""

    def __hash__(self) -> int:
        return hash(tuple(self.hidden))

    def left(self) -> list[int]:
        """How many cards were left in the pile when each pool was no longer the last."""
        found: list[int] = []
        number = 0
        for at, cards in enumerate(self.hidden):
            number += int(total(cards))
            for row in self.room:
                number -= row[at]
            found.append(number)
        return found

    def available(self, kind: int, at: int, left: list[int]) -> int:
        """How many cards of the kind can have been drawn while that pool was the last."""
        number = int(count(self.hidden[at], kind))
        while at and left[at - 1]:
            at -= 1
            number += int(count(self.hidden[at], kind))
        return number

    def sources(self, sight: Sight) -> tuple[list[int], list[int]]:
        """The pools while which a card that was seen can have been drawn, and in how many ways."""
        who, kind, pools = sight
        left = self.left()
        found: list[int] = []
        weights: list[int] = []
        for at in range(pools):
            room = self.room[who][at]
            if room:
                ways = room * self.available(kind, at, left)
                if ways:
                    found.append(at)
                    weights.append(ways)
        return found, weights

    def explained(self, sight: Sight, at: int) -> Reading:
        """The same, with that card said to have been drawn while that pool was the last."""
        who, kind, _ = sight
        room = [row.copy() for row in self.room]
        room[who][at] -= 1
        told = [row.copy() for row in self.told]
        told[who][at] += ONE[kind]
        return Reading(without(self.hidden, ONE[kind], at), room, told)

    def dealt(self, die: Die) -> list[list[int]]:
        """For each seat and pool the cards it has drawn: what is not explained, at random."""
        drawn = [row.copy() for row in self.told]
        pile = NO_CARDS
        for at, cards in enumerate(self.hidden):
            pile += cards
            for who, row in enumerate(self.room):
                taken = some_of(pile, row[at], die)
                pile -= taken
                drawn[who][at] += taken
        return drawn

    def deals(self) -> list[list[list[int]]]:
        """The same in every way that gives the seats different cards, one way for each."""
        sums = tuple([sum(row) for row in self.told])
        ways: dict[tuple[int, tuple[int, ...]], list[tuple[int, int, int]]] = {(0, sums): []}
        for at, cards in enumerate(self.hidden):
            ways = {(pile + cards, sums): taken for (pile, sums), taken in ways.items()}
            for who, row in enumerate(self.room):
                if row[at]:
                    ways = _drawn_in_all_ways(ways, who, at, row[at])
        found: list[list[list[int]]] = []
        for steps in ways.values():
            drawn = [row.copy() for row in self.told]
            for who, at, taken in steps:
                drawn[who][at] += taken
            found.append(drawn)
        return found


def _drawn_in_all_ways(
    ways: dict[tuple[int, tuple[int, ...]], list[tuple[int, int, int]]],
    who: int,
    at: int,
    number: int,
) -> dict[tuple[int, tuple[int, ...]], list[tuple[int, int, int]]]:
    """So many cards more, drawn by a seat: what is left, and what each seat then has drawn."""
    further: dict[tuple[int, tuple[int, ...]], list[tuple[int, int, int]]] = {}
    for (pile, sums), steps in ways.items():
        for taken in choices(pile, number):
            held = (*sums[:who], sums[who] + taken, *sums[who + 1 :])
            further.setdefault((pile - taken, held), [*steps, (who, at, taken)])
    return further


def without(hidden: list[int], cards: int, at: int) -> list[int]:
    """What is not accounted for, less cards drawn while a pool was the last."""
    rest = hidden.copy()
    kind = 0
    while cards:
        for _ in range(int(count(cards, 0))):
            pool = at
            while not count(rest[pool], kind):
                pool -= 1
            rest[pool] -= ONE[kind]
        cards >>= 6
        kind += 1
    return rest


def every_reading(start: Reading, sights: list[Sight]) -> list[Reading]:
    """All ways of explaining the sights, or `MOST_READINGS` of them."""
    found: dict[Reading, None] = {}
    tried: set[tuple[int, Reading]] = set()
    todo: list[tuple[int, Reading]] = [(0, start)]
    while todo and len(found) < MOST_READINGS:
        number, reading = todo.pop()
        if number == len(sights):
            found[reading] = None
            continue
        sources, _ = reading.sources(sights[number])
        for at in reversed(sources):
            step = (number + 1, reading.explained(sights[number], at))
            if step not in tried:
                tried.add(step)
                todo.append(step)
    return list(found)


def random_reading(start: Reading, sights: list[Sight], die: Die) -> Reading:
    """One way of explaining the sights, those that leave more room more often."""
    for _ in range(TRIES):
        reading: Reading | None = start
        for sight in sights:
            assert reading is not None
            sources, weights = reading.sources(sight)
            if not sources:
                reading = None
                break
            reading = reading.explained(sight, sources[die.weighted(weights)])
        if reading is not None:
            return reading
    readings = every_reading(start, sights)
    return readings[die.uniform(len(readings))]
