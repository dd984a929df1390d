"""The historical deployment (3.1): what has its place, and what the players choose."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    DEPLOYMENT,
    FORWARD,
    MACEDONIAN,
    PERSIAN,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    ELEPHANT,
    LEADER_START,
    LEADERS,
    OWNER,
    PARMENION,
    START,
    UNIT,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.events import (
    ELEPHANT_PLACED,
    PARMENION_PLACED,
    SKIRMISHER_PLACED,
)
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.rules.stacking import (
    put,
)
from anabasis.games.arbela.state import SEEN, SEEN_IN_SECTION, Battle
from anabasis.kit.rows import changed


def lay_out(battle: Battle) -> None:
    """3.1a, 3.1c, 3.1d, 3.1.1a, 3.1.1c, 3.1.1d, 3.1.2a, 3.1.2b, 3.1.2e, 2.2.1i What has only one
    place goes there, facing the enemy; the choices follow, the Persian's first."""
    for unit in range(UNITS):
        battle.facing = changed(battle.facing, unit, FORWARD[OWNER[unit]])
        battle.seen = changed(battle.seen, unit, SEEN)
        if len(START[unit]) == 1:
            section = START[unit][0]
            put(battle, unit, section, len(battle.stacks[section]), hidden=False)
    for leader in range(LEADERS):
        if len(LEADER_START[leader]) == 1:
            battle.leaders = changed(battle.leaders, leader, LEADER_START[leader][0])
    for unit in range(UNITS):
        if battle.place[unit] < SECTIONS and len(battle.stacks[battle.place[unit]]) > 1:
            battle.seen = changed(battle.seen, unit, SEEN_IN_SECTION)
    agenda = battle.agenda
    agenda.append(OrderStacks(MACEDONIAN))
    agenda.append(PlaceParmenion(MACEDONIAN))
    agenda.append(PlaceSkirmisher(MACEDONIAN))
    agenda.append(OrderStacks(PERSIAN))
    agenda.append(PlaceElephant(PERSIAN))


class OrderStacks(Procedure[Battle]):
    """3.1b Each player decides the order of each of his stacks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for section in reversed(DEPLOYMENT[self.seat]):
            if len(position.stacks[section]) > 1:
                position.agenda.append(Arrange(self.seat, section, b"", False))


class SetUpDecision(Step[Battle]):
    """3.1a A choice of the historical deployment."""

    verbs: ClassVar[tuple[str, ...]] = ("station",)

    def places(self) -> tuple[int, ...]:
        """The Sections to choose from."""
        raise NotImplementedError

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [STATION[section] for section in self.places()]

    def chosen(self, position: Battle, section: int, log: list[Event]) -> None:
        """The card goes to the Section chosen."""
        raise NotImplementedError


class PlaceElephant(SetUpDecision):
    """3.1.1b In which of five Sections the elephant starts."""

    case: ClassVar[str] = "3.1.1b"

    def places(self) -> tuple[int, ...]:
        return START[ELEPHANT]

    def chosen(self, position: Battle, section: int, log: list[Event]) -> None:
        put(position, ELEPHANT, section, 1, hidden=False)
        for unit in position.stacks[section]:
            position.seen = changed(position.seen, unit, SEEN_IN_SECTION)
        log.append(Event(ELEPHANT_PLACED, (self.seat, section)))

    def prompt(self, position: Battle) -> Message:
        return Message("place-elephant")


class PlaceParmenion(SetUpDecision):
    """3.1.2d In which of two Sections Parmenion starts."""

    case: ClassVar[str] = "3.1.2d"

    def places(self) -> tuple[int, ...]:
        return LEADER_START[PARMENION]

    def chosen(self, position: Battle, section: int, log: list[Event]) -> None:
        position.leaders = changed(position.leaders, PARMENION, section)
        log.append(Event(PARMENION_PLACED, (self.seat, section)))

    def prompt(self, position: Battle) -> Message:
        return Message("place-parmenion")


class PlaceSkirmisher(SetUpDecision):
    """3.1.2c One Start skirmisher goes to the chosen Section, the other to the other."""

    case: ClassVar[str] = "3.1.2c"

    def skirmishers(self) -> list[int]:
        return [unit for unit in UNITS_OF[self.seat] if len(START[unit]) > 1]

    def places(self) -> tuple[int, ...]:
        return START[self.skirmishers()[0]]

    def chosen(self, position: Battle, section: int, log: list[Event]) -> None:
        first, second = self.skirmishers()
        left, right = self.places()
        other = right if section == left else left
        for unit, place in ((first, section), (second, other)):
            put(position, unit, place, len(position.stacks[place]), hidden=True)
            log.append(Event(SKIRMISHER_PLACED, (self.seat, unit, place)))

    def prompt(self, position: Battle) -> Message:
        return Message("place-skirmisher", {"unit": UNIT.word(self.skirmishers()[0])})


class Station(Action[Battle, SetUpDecision]):
    """3.1a, 3.1d The card starts in this Section."""

    verb: ClassVar[str] = "station"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)
    secret: ClassVar[bool] = True

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: SetUpDecision, seat: int) -> Refusal | None:
        return None if self.section in decision.places() else NOT_IN_SET_UP

    def do(
        self, position: Battle, decision: SetUpDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        decision.chosen(position, self.section, log)


NOT_IN_SET_UP: Final = Refusal("3.1d", "not-in-set-up")
STATION: Final[list[Station]] = [Station(section) for section in range(SECTIONS)]
