"""What a captain cannot know: positions that he cannot tell apart."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.kit.bag import Bag
from anabasis.kit.sealed import resealed, sealings
from breach.state import Valley


def redeal(valley: Valley, seat: int, die: Die) -> Valley:
    """1.3, 2.2, 3.3 Deal anew what the seat cannot know: hidden tokens, and answers that are still
    secret."""
    other = with_cup(valley, valley.cup.dealt(seat, die))
    resealed(other, seat, die)
    return other


def worlds(valley: Valley, seat: int) -> list[Valley]:
    """Every position that the seat cannot tell from this one."""
    found: list[Valley] = []
    for cup in valley.cup.worlds(seat):
        found += sealings(with_cup(valley, cup), seat)
    return found


def with_cup(valley: Valley, cup: Bag) -> Valley:
    """The position with other tokens in the cup and in the hands."""
    other = valley.clone()
    other.offered = None
    other.cup = cup
    return other
