"""Sealed answers: bids and secret choices that several seats give unseen and that are opened
together.

A frame keeps each answer as a number, so that it can be written down with the position; a game says
how an answer becomes a number and what happens when all are opened. Who has answered is seen by
all; what, by nobody else before the last. Actions that answer such a frame are `secret`.

`Sealed` waits for every seat that it asks; `SealedWindow` is a window, at which a seat is asked
only if it wants to be. What a seat is shown, a redeal and the worlds of a seat treat both alike.
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from anabasis.core.die import Die, SeededDie
from anabasis.core.event import Event
from anabasis.core.position import Action, P, Position, Simultaneous, Window
from anabasis.kit.rows import replaced

NOT_YET: Final = -1
"""In the row of answers: the seat has not answered."""
NOT_ASKED: Final = -2
"""The seat has no part in it."""
MOST_SEALINGS: Final = 256
"""So many ways in which others may have answered unseen are told apart; of more, so many are taken
as a sample."""


def asked_of(position: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The row of answers before anybody has answered."""
    return tuple([NOT_YET if seat in seats else NOT_ASKED for seat in range(position.seats)])


def yet_to_answer(answers: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that have not answered."""
    return tuple([seat for seat, answer in enumerate(answers) if answer == NOT_YET])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Simultaneous[P]):
    """Several seats answer once each, in any order. A subclass takes the row of answers and hands
    it on; it writes the first three methods."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__()
        self.answers = answers

    def sealed(self, action: Action[P, Any]) -> int:
        """An answer as a number, 0 or more."""
        raise NotImplementedError

    def plausible(self, position: P, seat: int) -> list[int]:
        """What others take the seat to have answered, as numbers, each as likely: anything that is
        legal, unless a game knows better. It depends on what everybody knows of the seat, and on
        what the position holds of its secrets."""
        return [self.sealed(action) for action in self.options(position, seat)]

    def with_answers(self, answers: tuple[int, ...]) -> Sealed[P]:
        """This decision with another row of answers."""
        raise NotImplementedError

    def opened(self, position: P, die: Die, log: list[Event]) -> None:
        """All have answered: open what is in `answers`, in an order that does not depend on who
        was quicker."""
        raise NotImplementedError

    def waiting(self) -> tuple[int, ...]:
        return yet_to_answer(self.answers)

    def answered(self, position: P, seat: int, action: Action[P, Any]) -> Sealed[P]:
        return self.with_answers(replaced(self.answers, seat, self.sealed(action)))

    def resolve(self, position: P, die: Die, log: list[Event]) -> None:
        self.opened(position, die, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedWindow(Window[P]):
    """A window at which seats may interrupt, each by one sealed answer. That somebody does not want
    to be asked is known; that somebody was asked and does nothing is an answer like any other."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__()
        self.answers = answers

    def sealed(self, action: Action[P, Any]) -> int:
        """An answer as a number, 0 or more."""
        raise NotImplementedError

    def plausible(self, position: P, seat: int) -> list[int]:
        """What others take the seat to have answered, as numbers, each as likely: anything that is
        legal, unless a game knows better. It depends on what everybody knows of the seat, and on
        what the position holds of its secrets."""
        return [self.sealed(action) for action in self.options(position, seat)]

    def with_answers(self, answers: tuple[int, ...]) -> SealedWindow[P]:
        """This window with another row of answers."""
        raise NotImplementedError

    def opened(self, position: P, die: Die, log: list[Event]) -> None:
        """All have answered or were not asked: open what is in `answers`, in an order that does
        not depend on who was quicker."""
        raise NotImplementedError

    def waiting(self) -> tuple[int, ...]:
        return yet_to_answer(self.answers)

    def answered(self, position: P, seat: int, action: Action[P, Any]) -> SealedWindow[P]:
        return self.with_answers(replaced(self.answers, seat, self.sealed(action)))

    def passed(self, position: P, seat: int) -> SealedWindow[P]:
        return self.with_answers(replaced(self.answers, seat, NOT_ASKED))

    def resolve(self, position: P, die: Die, log: list[Event]) -> None:
        self.opened(position, die, log)


# ---- what lies sealed in a position


def sealed_frame(position: P) -> Sealed[P] | SealedWindow[P] | None:
    """The decision on top, if its answers are sealed."""
    top = position.agenda[-1] if position.agenda else None
    return top if isinstance(top, (Sealed, SealedWindow)) else None


def own_answer(position: P, seat: int | None) -> Action[P, Any] | None:
    """What the seat itself has answered, as long as it lies sealed."""
    frame = sealed_frame(position)
    if frame is None or seat is None or frame.answers[seat] < 0:
        return None
    for action in frame.candidates(position, seat):
        if frame.sealed(action) == frame.answers[seat]:
            return action
    return None


def possible_answers(position: P, seat: int) -> list[list[int]]:
    """For each seat what its place in the row of answers may hold, as far as `seat` can tell:
    of those who have answered unseen, anything they could answer in this position."""
    frame = sealed_frame(position)
    if frame is None:
        return []
    return [
        [answer]
        if answer < 0 or who == seat
        else [frame.sealed(action) for action in frame.options(position, who)]
        for who, answer in enumerate(frame.answers)
    ]


def resealed(position: P, seat: int, die: Die) -> None:
    """Replace what others have answered unseen by what they may plausibly have: the share of sealed
    answers in a redeal, after hands and the like are dealt."""
    frame = sealed_frame(position)
    if frame is not None:
        answers = [
            answer if answer < 0 or who == seat else _drawn(frame.plausible(position, who), die)
            for who, answer in enumerate(frame.answers)
        ]
        position.agenda[-1] = frame.with_answers(tuple(answers))


def struck_off(position: Any, seat: int, die: Die, log: list[Event]) -> None:
    """A seat leaves the game while answers lie sealed: it is not asked, and what it has answered
    does not count. If nobody else is waited for, the others' are opened."""
    frame = sealed_frame(position)
    if frame is None or frame.answers[seat] == NOT_ASKED:
        return
    rest = frame.with_answers(replaced(frame.answers, seat, NOT_ASKED))
    position.agenda[-1] = rest
    if not rest.waiting():
        position.agenda.pop()
        rest.resolve(position, die, log)


def answered_by_others(position: P, seat: int, die: Die) -> P:
    """The position with plausible answers of all others who have not answered yet: for a bot that
    weighs its own."""
    frame = sealed_frame(position)
    assert frame is not None
    other: Any = position.clone()
    answers = [
        _drawn(frame.plausible(position, who), die) if answer == NOT_YET and who != seat else answer
        for who, answer in enumerate(frame.answers)
    ]
    other.agenda[-1] = frame.with_answers(tuple(answers))
    return other  # type: ignore[no-any-return]


def _drawn(answers: list[int], die: Die) -> int:
    return answers[0] if len(answers) == 1 else die.roll_among(answers)


def sealings(position: P, seat: int) -> list[P]:
    """The position with everything in turn that others may have answered unseen: the share of
    sealed answers in the worlds of a seat. Where there are more than `MOST_SEALINGS`, the lowest
    and the highest answers of each seat against the rest, and a sample that is the same for all
    positions that the seat cannot tell apart."""
    frame = sealed_frame(position)
    if frame is None:
        return [position]
    possible = possible_answers(position, seat)
    rows: list[tuple[int, ...]]
    if prod([len(answers) for answers in possible]) <= MOST_SEALINGS:
        rows = list(product(*possible))
    else:
        rows = sampled(possible)
    found: list[P] = []
    for answers in rows:
        other: Any = position.clone()
        other.agenda[-1] = frame.with_answers(answers)
        found.append(other)
    return found


def sampled(possible: list[list[int]]) -> list[tuple[int, ...]]:
    """Some rows of answers, by nothing but what each seat may have answered."""
    lows = [min(answers) for answers in possible]
    highs = [max(answers) for answers in possible]
    found: dict[tuple[int, ...], None] = {tuple(lows): None, tuple(highs): None}
    for who in range(len(possible)):
        found[tuple([*lows[:who], highs[who], *lows[who + 1 :]])] = None
        found[tuple([*highs[:who], lows[who], *highs[who + 1 :]])] = None
    die = SeededDie(1, keep=False)
    while len(found) < MOST_SEALINGS:
        found[tuple([answers[die.uniform(len(answers))] for answers in possible])] = None
    return list(found)
