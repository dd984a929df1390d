"""What a trial itself remembers of the actions that stand, apart from the match that it checks."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import TABLE, Action, Aside, Decision, Interjection, Simultaneous


class Past:
    """An action that stands."""

    def __init__(
        self,
        seat: int,
        action: Action[Any, Any],
        number: int,
        waiting: tuple[int, ...],
        before: Any,
    ) -> None:
        self.seat = seat
        self.action = action
        self.number = number
        self.waiting = waiting
        """Who was to act before it."""
        self.before = before
        """A clone of the position before it."""
        self.drawn = False
        self.revealed = False
        self.progress = 0
        """The game's progress before it."""
        self.idle = 0
        """How many answers had passed before it without progress."""

    def wish(self) -> bool:
        """Whether a seat only said when it wants to be asked."""
        aside = isinstance(self.action, Aside) and not isinstance(self.action, Interjection)
        return aside and self.seat != TABLE

    def decision(self) -> Decision[Any]:
        """The decision that was open before it."""
        return self.before.agenda[-1].as_decision()  # type: ignore[no-any-return]

    def leads_to(self, later: Past) -> bool:
        """Whether what the same seat did next goes on with this."""
        return (
            later.decision().continues()
            and self.seat == later.seat
            and not isinstance(self.action, Aside)
            and not isinstance(self.decision(), Simultaneous)
            and not self.drawn
            and not self.revealed
        )


def last_choice(past: list[Past]) -> list[Past]:
    """The last thing that was decided, from its first step on, and the wishes that came between its
    steps and after them. From the end back to where it does not go on with what was before; where
    several seats decide at the same time, back to the seat's first answer."""
    steps = [one for one in past if not one.wish()]
    if not steps:
        return []
    first = steps[-1]
    if isinstance(first.decision(), Simultaneous):
        answer = (first.seat, first.number)
        first = next(one for one in steps if (one.seat, one.number) == answer)
    else:
        for one in reversed(steps[:-1]):
            if not one.leads_to(first):
                break
            first = one
    return past[past.index(first) :]
