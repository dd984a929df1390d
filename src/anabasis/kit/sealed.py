"""Sealed answers: bids and secret choices that several seats give unseen and that are opened
together.

The frame keeps each answer as a number, so that it can be written down with the position; a game
says how an answer becomes a number and what happens when all are opened. Who has answered is seen
by all; what, by nobody else before the last.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Action, P, Position, Simultaneous
from anabasis.kit.rows import replaced

NOT_YET: Final = -1
"""In the row of answers: the seat has not answered."""
NOT_ASKED: Final = -2
"""The seat has no part in it."""


def asked_of(position: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """The row of answers before anybody has answered."""
    return tuple([NOT_YET if seat in seats else NOT_ASKED for seat in range(position.seats)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Simultaneous[P]):
    """Several seats answer once each, in any order. A subclass takes the row of answers and hands
    it on; it writes `sealed` and `opened`."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__()
        self.answers = answers

    # ---- given by each game

    def sealed(self, action: Action[P, Any]) -> int:
        """An answer as a number, 0 or more."""
        raise NotImplementedError

    def with_answers(self, answers: tuple[int, ...]) -> Sealed[P]:
        """This decision with another row of answers."""
        raise NotImplementedError

    def opened(self, position: P, die: Die, log: list[Event]) -> None:
        """All have answered: open what is in `answers`, in an order that does not depend on who
        was quicker."""
        raise NotImplementedError

    # ---- the same in every game

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat, answer in enumerate(self.answers) if answer == NOT_YET])

    def answered(self, position: P, seat: int, action: Action[P, Any]) -> Sealed[P]:
        return self.with_answers(replaced(self.answers, seat, self.sealed(action)))

    def resolve(self, position: P, die: Die, log: list[Event]) -> None:
        self.opened(position, die, log)

    def seen_by(self, seat: int | None) -> int | None:
        """The seat's own answer, if it has given one."""
        if seat is None or self.answers[seat] < 0:
            return None
        return self.answers[seat]

    def others(self, seat: int) -> tuple[int, ...]:
        """The seats whose answers lie sealed before a seat."""
        return tuple(
            [who for who, answer in enumerate(self.answers) if answer >= 0 and who != seat]
        )

    def possible(self, position: P, seat: int) -> list[int]:
        """What a seat may have answered, given the position."""
        return [self.sealed(action) for action in self.options(position, seat)]


def resealed(position: P, seat: int, die: Die) -> None:
    """Replace what others have answered unseen by anything they could have answered in this
    position: the share of sealed answers in a redeal, after hands and the like are dealt."""
    top = position.agenda[-1] if position.agenda else None
    if not isinstance(top, Sealed):
        return
    answers = list(top.answers)
    for who in top.others(seat):
        answers[who] = die.roll_among(top.possible(position, who))
    position.agenda[-1] = top.with_answers(tuple(answers))
