"""The position and its agenda: what is on the table, and what is still to do.

The agenda is a stack of frames. A `Procedure` runs by itself and pushes what comes next; a
`Decision` waits for a seat. Frames are immutable, so a clone shares them, and a game saved in the
middle of anything resumes there.

A rule is written once. An *action* says in `refusal` why it is not allowed and in `do` what it
does; a *decision* lists its `candidates`, and its `options` are those that are not refused. The
same refusal lights the board, feeds the bots, guards the door and explains itself to people.

The classes allow subclasses that are not compiled: a game may come in a package of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.plain import Datum

if TYPE_CHECKING:
    from anabasis.core.game import Game

NOT_NOW: Final = "not-now"
"""The key of the refusal of what is not asked for."""
TABLE: Final = -1
"""The actor of what no seat does: the clock running out, a resignation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position: plain data, no callbacks, no clock, no I/O.

    A game's class has an empty constructor, names its attributes in `fields` and writes `clone`.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "seats",
        "agenda",
        "opened",
        "windows",
        "asks",
        "gone",
        "rules_version",
        "components_version",
    )

    def __init__(self) -> None:
        self.seats: int = 0
        self.agenda: list[Frame[Any]] = []
        self.opened: int = 0
        """How many decisions have been opened: the number that an answer must name."""
        self.windows: int = 0
        """How many kinds of window the game has."""
        self.asks: tuple[int, ...] = ()
        """For each seat, which windows it wants to be asked at (a bit each)."""
        self.gone: tuple[int, ...] = ()
        """Seats that resigned, in that order."""
        self.rules_version: int = 0
        self.components_version: int = 0
        """What the game was begun with, and is played with to its end."""
        self.offered: list[Action[Any, Any]] | None = None
        """Options of the decision on top, once they have been listed (a cache)."""

    def clone(self) -> Position:
        raise NotImplementedError

    def asked(self, seat: int, window: int) -> bool:
        """Whether the seat wants to be asked at that kind of window."""
        return self.asks[seat] >> window & 1 == 1

    def copy_to(self, other: Position) -> None:
        """The base's share of a clone."""
        other.seats = self.seats
        other.agenda = self.agenda.copy()
        other.opened = self.opened
        other.windows = self.windows
        other.asks = self.asks
        other.gone = self.gone
        other.rules_version = self.rules_version
        other.components_version = self.components_version
        other.offered = self.offered


P = TypeVar("P", bound=Position)
D = TypeVar("D", bound="Decision[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Datum, Generic[P]):
    """Something still to do."""

    def unwound(self, position: P, log: list[Event]) -> None:
        """Clean up when the stack is cut at this frame, before it came to its end."""

    def run_alone(self, position: P, die: Die, log: list[Event]) -> bool:
        """Leave the agenda and do what needs nobody. False if the frame waits for a seat."""
        raise NotImplementedError

    def as_decision(self) -> Decision[P]:
        """This frame as the decision that the position waits for."""
        raise TypeError(f"{self!r} runs by itself: the position waits for nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[P]):
    """A frame that runs by itself. It has left the agenda when it runs."""

    def run(self, position: P, die: Die, log: list[Event]) -> None:
        raise NotImplementedError

    def run_alone(self, position: P, die: Die, log: list[Event]) -> bool:
        agenda: list[object] = cast("list[object]", position.agenda)
        agenda.pop()  # As plain objects: else each would be asked for its class.
        self.run(position, die, log)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[P]):
    """A frame that waits for one seat, `seat`, which must answer it."""

    case: ClassVar[str] = ""
    """The rule case under which the seat is asked."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of the actions that answer this decision, legal or not."""
    beside_verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of the interjections that other seats may make while this waits for its seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run_alone(self, position: P, die: Die, log: list[Event]) -> bool:
        return False

    def as_decision(self) -> Decision[P]:
        return self

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return (self.seat,)

    def continues(self) -> bool:
        """Whether this goes on with the choice that the same seat has just begun. A choice made in
        steps begins at a decision that does not, and ends before the next one that does not."""
        return False

    def candidates(self, position: P, seat: int) -> list[Action[P, Any]]:
        """A tight list of answers that includes every legal one."""
        raise NotImplementedError

    def options(self, position: P, seat: int) -> list[Action[P, Any]]:
        """The legal answers."""
        return [
            action
            for action in self.candidates(position, seat)
            if action.refusal(position, self, seat) is None
        ]

    def choose(
        self, position: P, seat: int, action: Action[P, Any], die: Die, log: list[Event]
    ) -> None:
        """Carry out an answer. The decision has left the agenda."""
        action.do(position, self, seat, die, log)

    def lapse(self, position: P, seat: int) -> Action[P, Any]:
        """The answer that stands when the seat's time has run out."""
        return self.options(position, seat)[0]

    def considered(self, position: P, seat: int) -> list[Action[P, Any]]:
        """The legal answers that a computer player weighs: all, unless the decision knows of fewer
        that make sense, as where answers can be taken back for ever. The decision is on top."""
        if position.offered is not None and self.seat == seat:
            return position.offered
        return self.options(position, seat)

    def beside(self, position: P) -> tuple[int, ...]:
        """Seats that may interject while this waits, by one of the `beside_verbs`, first come.
        It depends on what everybody knows, and on nothing else."""
        return ()

    def interjections(self, position: P, seat: int) -> list[Action[P, Any]]:
        """A tight list of interjections that includes every one that the seat may make."""
        return []

    def prompt(self, position: P) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def prompt_beside(self, position: P, seat: int) -> Message:
        """What a seat is told that may interject."""
        return self.prompt(position)

    def not_now(self, position: P, seat: int) -> Refusal:
        """Why something that does not answer this is refused: the answer says what is asked."""
        return Refusal(self.case, NOT_NOW, {"prompt": self.prompt_to(position, seat).plain()})

    def prompt_to(self, position: P, seat: int) -> Message:
        """What one seat of several is asked, where that depends on what it has answered so far."""
        return self.prompt(position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[P]):
    """A decision that is asked only where there is something to decide: when a single answer is
    left, it is given by itself. Most are steps of a larger choice, and say so in `continues`."""

    def run_alone(self, position: P, die: Die, log: list[Event]) -> bool:
        options = self.options(position, self.seat)
        if len(options) != 1:
            position.offered = options
            return False
        position.agenda.pop()
        self.choose(position, self.seat, options[0], die, log)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Decision[P]):
    """A decision that several seats answer in any order, unseen by each other until the last.

    The frame keeps the answers, and is replaced by one that has them until nobody is `waiting`;
    the number of the decision stays the same, so that no answer makes another stale.

    A seat may be asked for more than one answer: it is as long as the frame that `answered` gives
    has it among those `waiting`. Such answers are not taken back by undo, since others may have
    answered in between; let each have one that reverses it. What they change, in the frame or on
    the table, belongs to that seat alone, and `view` and `redeal` keep it from all others.
    """

    def __init__(self) -> None:
        super().__init__(TABLE)

    def answered(self, position: P, seat: int, action: Action[P, Any]) -> Simultaneous[P]:
        """This decision with one more answer in it. There is no log: nothing of it is told yet."""
        raise NotImplementedError

    def resolve(self, position: P, die: Die, log: list[Event]) -> None:
        """All have answered. The decision has left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Simultaneous[P]):
    """A moment at which seats may interrupt. Nobody has to; a seat that has not asked to be asked
    at this kind of window (`number`, one of the game's `windows`) is passed over."""

    number: ClassVar[int] = 0

    def passed(self, position: P, seat: int) -> Window[P]:
        """This window with that seat letting the moment go by. It may wait for another then."""
        raise NotImplementedError

    def window(self) -> int:
        """Which of the game's windows this is; a class may stand for several kinds."""
        return self.number

    def unasked(self, position: P) -> list[int]:
        """The seats it waits for that do not want to be asked."""
        kind = self.window()
        return [seat for seat in self.waiting() if not position.asked(seat, kind)]

    def run_alone(self, position: P, die: Die, log: list[Event]) -> bool:
        window = self
        unasked = window.unasked(position)
        while unasked:
            for seat in unasked:
                window = window.passed(position, seat)
            unasked = window.unasked(position)
        if window is not self:
            position.agenda[-1] = window
        if window.waiting():
            return False
        position.agenda.pop()
        window.resolve(position, die, log)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[P, D]):
    """What an actor does: a verb and a number from each of its domains.

    Plain and immutable; two that read the same are the same.
    """

    verb: ClassVar[str] = ""
    fields: ClassVar[tuple[Domain, ...]] = ()
    secret: ClassVar[bool] = False
    """Other seats see that something was answered, not what."""

    def args(self) -> tuple[int, ...]:
        return ()

    def refusal(self, position: P, decision: D, seat: int) -> Refusal | None:
        """Why this is not allowed as an answer to `decision`, or None."""
        raise NotImplementedError

    def do(self, position: P, decision: D, seat: int, die: Die, log: list[Event]) -> None:
        """Do it. It is allowed; nothing is checked again."""
        raise NotImplementedError

    def text(self) -> str:
        """The action's one-line notation."""
        words = [field.text(arg) for field, arg in zip(self.fields, self.args(), strict=True)]
        return " ".join([self.verb, *words])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            type(self) is type(other) and isinstance(other, Action) and self.args() == other.args()
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.args()))

    def __repr__(self) -> str:
        return f"<{self.text()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Action[P, D]):
    """An action that answers no decision: a seat's standing wish, or something the table does."""

    def about_decision(self) -> bool:
        """Whether it still has to do with a certain decision, and so must name its number."""
        return False

    def cuts(self) -> bool:
        """Whether it breaks off what a seat is deciding in steps: it then speaks of the position
        before that choice, and the seat begins anew."""
        return False

    def objection(self, game: Game[P], position: P, decision: D, seat: int) -> Refusal | None:
        """Why this may not be done, where that is a matter of the whole game; or None."""
        return self.refusal(position, decision, seat)

    def perform(
        self, game: Game[P], position: P, decision: D, seat: int, die: Die, log: list[Event]
    ) -> None:
        """Do it, where the whole game has a say in it."""
        self.do(position, decision, seat, die, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interjection(Aside[P, D]):
    """What a seat may do while another seat's answer is awaited (`Decision.beside`). It answers
    nothing: the decision stays where it is, and what `do` pushes comes above it."""

    def about_decision(self) -> bool:
        return True

    def cuts(self) -> bool:
        return True


def unwind(position: Position, to: type[Frame[Any]] | None, log: list[Event]) -> None:
    """Cut the agenda down to the topmost frame of class `to` (None: to nothing).

    Each frame that is cut cleans up after itself. The frame found stays.
    """
    agenda = position.agenda
    while agenda and not (to is not None and isinstance(agenda[-1], to)):
        agenda.pop().unwound(position, log)
