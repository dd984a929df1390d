"""What a captain cannot know: positions that he cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from anabasis.core.die import Die
from anabasis.kit.sealed import resealed, sealings
from breach.board import TOKEN
from breach.state import Row, Valley, added, rehanded
from breach.view import open_hand


def unseen(valley: Valley, seat: int) -> tuple[Row, list[int]]:
    """The tokens that a seat cannot place, and the other seats that hold some of them."""
    pool = valley.cup
    others = []
    for who in range(valley.seats):
        if not open_hand(valley, who, seat):
            pool = added(pool, valley.hands[who])
            others.append(who)
    return pool, others


def redeal(valley: Valley, seat: int, die: Die) -> Valley:
    """Deal anew what the seat cannot see: hidden tokens, and answers that are still secret."""
    other = valley.clone()
    other.offered = None
    row, others = unseen(valley, seat)
    pool = list(row)
    for who in others:
        hand = [0] * len(TOKEN)
        for _ in range(sum(valley.hands[who])):
            hand[die.draw(pool)] += 1
        rehanded(other, who, tuple(hand))
    other.cup = tuple(pool)
    resealed(other, seat, die)
    return other


def hands_of(size: int, pool: Row) -> Iterator[Row]:
    """Every hand of so many tokens that a pool can give."""
    for hand in product(*[range(count + 1) for count in pool]):
        if sum(hand) == size:
            yield hand


def deals(valley: Valley, others: list[int], pool: Row) -> Iterator[Valley]:
    """Every way in which the unseen tokens may lie."""
    if not others:
        dealt = valley.clone()
        dealt.offered = None
        dealt.cup = pool
        yield dealt
        return
    who = others[0]
    for hand in hands_of(sum(valley.hands[who]), pool):
        held = valley.clone()
        rehanded(held, who, hand)
        rest = tuple([count - taken for count, taken in zip(pool, hand, strict=True)])
        yield from deals(held, others[1:], rest)


def worlds(valley: Valley, seat: int) -> list[Valley]:
    """Every position that the seat cannot tell from this one."""
    found: list[Valley] = []
    pool, others = unseen(valley, seat)
    for dealt in deals(valley, others, pool):
        found += sealings(dealt, seat)
    return found
