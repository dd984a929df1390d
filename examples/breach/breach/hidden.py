"""What a captain cannot know: positions that he cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from anabasis.core.die import Die
from breach.board import TOKEN
from breach.rules.bids import WAITS, Bids, most_bid
from breach.rules.sally import NOT_ASKED, STAYS, Sally
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


def possible_answers(valley: Valley, who: int, answer: int) -> list[int]:
    """What a seat that answered unseen may have answered, going by its hand and coins."""
    if isinstance(valley.agenda[-1], Bids):
        return list(range(most_bid(valley, who) + 1))
    if answer == NOT_ASKED:
        return [NOT_ASKED]
    return [STAYS, *[kind for kind, count in enumerate(valley.hands[who]) if count]]


def secret_answers(valley: Valley, seat: int) -> Row:
    """The answers lying face down on the table; `WAITS` for the seat itself and who has none."""
    top = valley.agenda[-1] if valley.agenda else None
    row: Row = (WAITS,) * valley.seats
    if isinstance(top, Bids):
        row = top.bids
    elif isinstance(top, Sally):
        row = top.answers
    return tuple([WAITS if who == seat else answer for who, answer in enumerate(row)])


def with_answers(valley: Valley, seat: int, answers: Row) -> None:
    """Lay other secret answers onto the table; the seat's own stays."""
    top = valley.agenda[-1] if valley.agenda else None
    if isinstance(top, Bids):
        mine = top.bids[seat]
        valley.agenda[-1] = Bids(answers[:seat] + (mine,) + answers[seat + 1 :])
    elif isinstance(top, Sally):
        mine = top.answers[seat]
        valley.agenda[-1] = Sally(answers[:seat] + (mine,) + answers[seat + 1 :])


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
    answers = [
        answer if answer == WAITS else die.roll_among(possible_answers(other, who, answer))
        for who, answer in enumerate(secret_answers(valley, seat))
    ]
    with_answers(other, seat, tuple(answers))
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
    found = []
    pool, others = unseen(valley, seat)
    for dealt in deals(valley, others, pool):
        choices = [
            [WAITS] if answer == WAITS else possible_answers(dealt, who, answer)
            for who, answer in enumerate(secret_answers(valley, seat))
        ]
        for answers in product(*choices):
            world = dealt.clone()
            with_answers(world, seat, answers)
            found.append(world)
    return found
