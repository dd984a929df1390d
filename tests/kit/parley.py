"""A game of nothing but interruptions: a boast, which others answer in turn, and answers that are
answered themselves. It has more kinds of window than fit into a byte."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Final

from anabasis.core.die import Die, SeededDie
from anabasis.core.event import Event, Kind
from anabasis.core.game import Game
from anabasis.core.grammar import NUMBER, SEAT
from anabasis.core.match import Match
from anabasis.core.message import Message, Refusal
from anabasis.core.plain import Family
from anabasis.core.position import Action, Decision, Position
from anabasis.core.versions import Versions
from anabasis.kit.exchange import Exchange, Pass

BOASTED: Final = Kind("boasted", "1", {"seat": SEAT})
ANSWERED: Final = Kind("answered", "2", {"seat": SEAT})
MOCKED: Final = Kind("mocked", "3", {"seat": SEAT})
SETTLED: Final = Kind("settled", "2", {"answers": NUMBER})
JEER: Final = 2
"""The kind of window at which an answer is mocked."""
WORDS: Final = 9
"""And the one at which a boast is answered."""
WINDOWS: Final = tuple([f"moment-{number}" for number in range(12)])


class Talk(Position):
    """What has been said to the last boast."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "answers", "boasts", "breath")

    def __init__(self) -> None:
        super().__init__()
        self.answers = 0
        self.boasts = 0
        self.breath: tuple[int, ...] = ()
        """What each seat can still say, unseen by others."""

    def clone(self) -> Talk:
        other = Talk()
        self.copy_to(other)
        other.answers, other.boasts, other.breath = self.answers, self.boasts, self.breath
        return other


class Said(Action[Talk, Any]):
    """Something that takes breath."""

    def refusal(self, position: Talk, decision: Any, seat: int) -> Refusal | None:
        return None if position.breath[seat] else Refusal("2", "out-of-breath")

    def breathe(self, position: Talk, seat: int) -> None:
        row = list(position.breath)
        row[seat] -= 1
        position.breath = tuple(row)


class Boast(Action[Talk, Any]):
    verb: ClassVar[str] = "boast"

    def refusal(self, position: Talk, decision: Any, seat: int) -> Refusal | None:
        return None

    def do(self, position: Talk, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.boasts += 1
        position.answers = 0
        log.append(Event(BOASTED, (seat,)))
        after = (seat + 1) % position.seats
        position.agenda += [Turn(after), Answers((seat, after), 0, 0)]


class Reply(Said):
    """2 Answer, or answer the answer."""

    verb: ClassVar[str] = "reply"

    def do(self, position: Talk, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        self.breathe(position, seat)
        position.answers += 1
        log.append(Event(ANSWERED, (seat,)))
        other = (seat + 1) % position.seats
        position.agenda.append(Jeers((other, seat), 0, 0))


class Mock(Said):
    """3 What was just said counts for nothing."""

    verb: ClassVar[str] = "mock"

    def do(self, position: Talk, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        self.breathe(position, seat)
        position.answers -= 1
        log.append(Event(MOCKED, (seat,)))


class Turn(Decision[Talk]):
    case: ClassVar[str] = "1"
    verbs: ClassVar[tuple[str, ...]] = ("boast",)

    def candidates(self, position: Talk, seat: int) -> list[Action[Talk, Any]]:
        return [Boast()]

    def prompt(self, position: Talk) -> Message:
        return Message("turn")


class Answers(Exchange[Talk]):
    """2 The boaster is asked first, then the other."""

    case: ClassVar[str] = "2"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "reply")
    number: ClassVar[int] = WORDS

    def moved(self, at: int, passes: int) -> Answers:
        return Answers(self.order, at, passes)

    def candidates(self, position: Talk, seat: int) -> list[Action[Talk, Any]]:
        return [Pass(), Reply()]

    def closed(self, position: Talk, die: Die, log: list[Event]) -> None:
        log.append(Event(SETTLED, (position.answers,)))

    def prompt(self, position: Talk) -> Message:
        return Message("answers")


class Jeers(Exchange[Talk]):
    """3 An answer may be mocked at once: a window within a window."""

    case: ClassVar[str] = "3"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "mock")
    number: ClassVar[int] = JEER

    def moved(self, at: int, passes: int) -> Jeers:
        return Jeers(self.order, at, passes)

    def candidates(self, position: Talk, seat: int) -> list[Action[Talk, Any]]:
        return [Pass(), Mock()]

    def prompt(self, position: Talk) -> Message:
        return Message("jeers")


class Parley(Game[Talk]):
    def __init__(self) -> None:
        super().__init__(
            id="parley",
            title="Parley",
            seats=(2, 2),
            verbs=(Boast, Reply, Mock, Pass),
            family=Family(sys.modules[__name__]),
            turn_case="1",
            end_case="1",
            windows=WINDOWS,
            versions=Versions(),
            pause=3,
        )

    def empty(self) -> Talk:
        return Talk()

    def prepare(self, position: Talk, options: dict[str, str], die: Die, log: list[Event]) -> None:
        position.breath = (9, 9)
        position.agenda.append(Turn(0))

    def view(self, position: Talk, seat: int | None) -> dict[str, Any]:
        mine = None if seat is None else position.breath[seat]
        return {"answers": position.answers, "breath": mine}

    def redeal(self, position: Talk, seat: int, die: Die) -> Talk:
        return position.clone()

    def progress(self, position: Talk) -> int:
        return position.boasts


GAME: Final = Parley()


def match() -> Match[Talk]:
    return Match(GAME, 2, {}, SeededDie(1))


def say(match: Match[Talk], seat: int, text: str) -> list[str]:
    """Do something; the kinds of what came of it."""
    log = match.submit(seat, match.position.opened, GAME.grammar.read(text))
    return [event.kind.name for event in log]
