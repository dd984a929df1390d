"""Windows at which seats interrupt one after the other, each seeing what the others have played.

The first seat of `order` is asked first, then the next. Whoever plays something asks all others
again; when everybody has let the moment go by in a row, it is over. What is played takes effect at
once: its frames come above the window, so that a window can open within a window, and the outer one
goes on when they are done.

A seat is asked only if it wants to be (`Window`); nobody is told who was.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import TABLE, Action, P, Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Window[P]):
    """A window at which the seats in `order` may play something in turn. A subclass hands the three
    arguments on, lists its candidates with a `Pass` first, and says what comes after (`closed`)."""

    def __init__(self, order: tuple[int, ...], at: int, passes: int) -> None:
        super().__init__()
        self.order = order
        self.at = at
        """Who is asked, by his place in the order."""
        self.passes = passes
        """How many have let the moment go by since something was played last."""
        self.seat = order[at] if passes < len(order) else TABLE

    def moved(self, at: int, passes: int) -> Exchange[P]:
        """This window with another seat asked."""
        raise NotImplementedError

    def closed(self, position: P, die: Die, log: list[Event]) -> None:
        """All have let the moment go by: what follows, if it is not below on the agenda."""

    def waiting(self) -> tuple[int, ...]:
        return () if self.passes >= len(self.order) else (self.order[self.at],)

    def unasked(self, position: P) -> list[int]:
        if self.seat == TABLE or position.asked(self.seat, self.window()):
            return []
        return [self.seat]

    def passed(self, position: P, seat: int) -> Exchange[P]:
        return self.moved(self._next(), self.passes + 1)

    def _next(self) -> int:
        return (self.at + 1) % len(self.order)

    def resolve(self, position: P, die: Die, log: list[Event]) -> None:
        self.closed(position, die, log)

    def choose(
        self, position: P, seat: int, action: Action[P, Any], die: Die, log: list[Event]
    ) -> None:
        """One lets the moment go by, or plays something, and the others are asked again. The window
        is on the agenda, below what the action pushes."""
        if isinstance(action, Pass):
            position.agenda.append(self.passed(position, seat))
            return
        position.agenda.append(self.moved(self._next(), 0))
        action.do(position, self, seat, die, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Action[P, Any]):
    """Let the moment go by. A game names the verb."""

    verb: ClassVar[str] = "pass"

    def refusal(self, position: P, decision: Any, seat: int) -> None:
        return None
