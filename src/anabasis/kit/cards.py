"""Cards of a few kinds, counted in one number: six bits a kind, so that hands add and subtract.

At most ten kinds, and at most 63 cards of each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from anabasis.core.die import Die

MOST_KINDS: Final = 10
BITS: Final[i64] = 6
MASK: Final[i64] = 63
NO_CARDS: Final = 0
ONE: Final[list[int]] = [1 << 6 * kind for kind in range(MOST_KINDS)]
"""One card of each kind, as a number to add."""


def count(cards: i64, kind: i64) -> i64:
    """How many cards of the kind there are among the cards."""
    return cards >> (kind * BITS) & MASK


def total(cards: i64) -> i64:
    """How many cards there are in all."""
    number: i64 = 0
    while cards:
        number += cards & MASK
        cards >>= BITS
    return number


def counts(cards: int, kinds: int) -> list[int]:
    """How many cards there are of each kind."""
    return [count(cards, kind) for kind in range(kinds)]


def gathered(numbers: Sequence[int]) -> int:
    """So many cards of each kind."""
    cards = NO_CARDS
    for kind, number in enumerate(numbers):
        cards += number * ONE[kind]
    return cards


def some_of(cards: int, number: int, die: Die) -> int:
    """So many of the cards, at random."""
    left = counts(cards, MOST_KINDS)
    taken = NO_CARDS
    for _ in range(number):
        taken += ONE[die.draw(left)]
    return taken


def choices(cards: int, number: int) -> list[int]:
    """Every choice of so many of the cards, each once."""
    found: dict[int, int] = {NO_CARDS: 0}
    for kind, many in enumerate(counts(cards, MOST_KINDS)):
        further: dict[int, int] = {}
        for taken, size in found.items():
            for more in range(min(many, number - size) + 1):
                further[taken + more * ONE[kind]] = size + more
        found = further
    return [taken for taken, size in found.items() if size == number]
