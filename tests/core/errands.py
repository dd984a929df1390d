"""A game of nothing but choices: made in one step, in several, and by all seats together."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Final

from anabasis.core.die import Die, ScriptedDie
from anabasis.core.event import Event, Kind
from anabasis.core.game import Game
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.match import Match
from anabasis.core.message import Message, Refusal
from anabasis.core.plain import Family
from anabasis.core.position import Action, Decision, Position, Simultaneous
from anabasis.core.versions import Versions

JAR: Final = Numbers("jar", 0, 9)
PICKED: Final = Kind("picked", "1", {"seat": SEAT, "jar": JAR}, private=("jar",))
ROLLED: Final = Kind("rolled", "1", {"seat": SEAT, "number": JAR})
SHOWN: Final = Kind("shown", "1", {"seat": SEAT}, reveals=True)
READY: Final = Kind("ready", "2", {"seat": SEAT})


class Errands(Position):
    """The jars that each seat has fetched."""

    fields: ClassVar[tuple[str, ...]] = (*Position.fields, "jars")

    def __init__(self) -> None:
        super().__init__()
        self.jars: tuple[tuple[int, ...], ...] = ()

    def clone(self) -> Errands:
        other = Errands()
        self.copy_to(other)
        other.jars = self.jars
        return other

    def fetch(self, seat: int, jar: int) -> None:
        rows = list(self.jars)
        rows[seat] = (*rows[seat], jar)
        self.jars = tuple(rows)


class Deed(Action[Errands, Any]):
    def refusal(self, position: Errands, decision: Any, seat: int) -> Refusal | None:
        return None


class Turn(Decision[Errands]):
    """Go, call all together, or let the next one."""

    case: ClassVar[str] = "1"
    verbs: ClassVar[tuple[str, ...]] = ("go", "call", "pass")

    def candidates(self, position: Errands, seat: int) -> list[Action[Errands, Any]]:
        return [Go(), Call(), Pass()]


class Pick(Decision[Errands]):
    """Two jars, one after the other; before each, a roll of the die or a look for everybody."""

    case: ClassVar[str] = "3"
    verbs: ClassVar[tuple[str, ...]] = ("pick", "roll", "show")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def continues(self) -> bool:
        return True

    def candidates(self, position: Errands, seat: int) -> list[Action[Errands, Any]]:
        return [PickJar(0), PickJar(1), Roll(), Show()]


class Gathering(Simultaneous[Errands]):
    """All seats at the same time put down as many jars as they like, until they are ready."""

    case: ClassVar[str] = "2"
    verbs: ClassVar[tuple[str, ...]] = ("put", "ready")

    def __init__(self, asked: tuple[int, ...], caller: int) -> None:
        super().__init__()
        self.asked = asked
        self.caller = caller

    def waiting(self) -> tuple[int, ...]:
        return self.asked

    def candidates(self, position: Errands, seat: int) -> list[Action[Errands, Any]]:
        return [Put(0), Put(1), Ready()]

    def answered(self, position: Errands, seat: int, action: Action[Errands, Any]) -> Gathering:
        if isinstance(action, Put):
            position.fetch(seat, action.jar)
            return self
        return Gathering(tuple([one for one in self.asked if one != seat]), self.caller)

    def resolve(self, position: Errands, die: Die, log: list[Event]) -> None:
        position.agenda.append(Turn(self.caller))


class Go(Deed):
    verb: ClassVar[str] = "go"

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Pick(seat, 2))


class Call(Deed):
    verb: ClassVar[str] = "call"

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Gathering(tuple(range(position.seats)), seat))


class Pass(Deed):
    verb: ClassVar[str] = "pass"

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Turn((seat + 1) % position.seats))


class PickJar(Deed):
    verb: ClassVar[str] = "pick"
    fields: ClassVar[tuple[Domain, ...]] = (JAR,)

    def __init__(self, jar: int) -> None:
        self.jar = jar

    def args(self) -> tuple[int, ...]:
        return (self.jar,)

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.fetch(seat, self.jar)
        log.append(Event(PICKED, (seat, self.jar)))
        left = decision.left - 1
        position.agenda.append(Pick(seat, left) if left else Turn(seat))


class Roll(Deed):
    verb: ClassVar[str] = "roll"

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        log.append(Event(ROLLED, (seat, die.uniform(6))))
        position.agenda.append(decision)


class Show(Deed):
    verb: ClassVar[str] = "show"

    def do(self, position: Errands, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        log.append(Event(SHOWN, (seat,)))
        position.agenda.append(decision)


class Put(Deed):
    verb: ClassVar[str] = "put"
    fields: ClassVar[tuple[Domain, ...]] = (JAR,)
    secret: ClassVar[bool] = True

    def __init__(self, jar: int) -> None:
        self.jar = jar

    def args(self) -> tuple[int, ...]:
        return (self.jar,)


class Ready(Deed):
    verb: ClassVar[str] = "ready"


class ErrandsGame(Game[Errands]):
    def empty(self) -> Errands:
        return Errands()

    def prepare(
        self, position: Errands, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        position.jars = ((),) * position.seats
        position.agenda.append(Turn(0))

    def result(self, position: Errands) -> tuple[tuple[tuple[int, ...], ...], str]:
        return (tuple(range(position.seats)),), "tired"

    def status(self, position: Errands) -> list[Message]:
        return []

    def progress(self, position: Errands) -> int:
        return 0


GAME: Final = ErrandsGame(
    "errands",
    "Errands",
    (2, 3),
    (Go, Call, Pass, PickJar, Roll, Show, Put, Ready),
    Family(sys.modules[__name__]),
    turn_case="1",
    end_case="1",
    windows=("bell",),
    reasons=("tired",),
    versions=Versions(),
)


def begun(seats: int = 2) -> Match[Errands]:
    return Match(GAME, seats, {}, ScriptedDie())


def do(match: Match[Errands], lines: str, *dice: int) -> None:
    """Submit actions, each written as its seat and its notation: `0 go; 0 pick 1; -1 resign 1`."""
    match.die = die = ScriptedDie(*dice)
    for line in lines.split("; "):
        seat, _, text = line.partition(" ")
        match.submit(int(seat), match.position.opened, GAME.grammar.read(text))
    assert die.finished()
