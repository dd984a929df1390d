"""Advance after shock (8.6): who goes into a Section that the fight has emptied."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import SECTION, SECTIONS
from anabasis.games.arbela.cards import IS_SKIRMISHER, OWNER, UNIT, UNITS
from anabasis.games.arbela.events import ADVANCED
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.leaders import ask_leader, stay_with
from anabasis.games.arbela.rules.stacking import (
    entry_refusal,
    face_up,
    put,
    take,
)
from anabasis.games.arbela.state import (
    MOVED,
    NOBODY,
    Battle,
    is_engaged,
)


def must_advance(battle: Battle, attackers: bytes) -> bool:
    """8.6b Whether an attacker has moved to another Section this turn."""
    for unit in attackers:
        if battle.marks[unit] & MOVED:
            return True
    return False


def advance_refusal(battle: Battle, unit: int, section: int) -> Refusal | None:
    """8.6h, 8.4.1a, 8.5.1a Why a winning unit may not advance, or None."""
    place = battle.place[unit]
    if place >= SECTIONS:
        return NOT_A_WINNER
    if battle.disrupted[unit]:
        return DISRUPTED_STAYS
    if is_engaged(battle, place):
        return ENGAGED_STAYS
    return entry_refusal(battle, unit, section)


class AdvanceAttackers(Step[Battle]):
    """8.6a, 8.6b, 8.6d, 8.9b One of the attackers may, or must, advance into the vacated
    Section."""

    case: ClassVar[str] = "8.6a"
    verbs: ClassVar[tuple[str, ...]] = ("halt", "advance", "occupy")

    def __init__(self, seat: int, units: bytes, section: int, forced: bool) -> None:
        super().__init__(seat)
        self.units = units
        self.section = section
        self.forced = forced

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HALT]
        for unit in self.units:
            found.append(ADVANCE[unit])
        return found

    def may_advance(self, position: Battle) -> bool:
        for unit in self.units:
            if advance_refusal(position, unit, self.section) is None:
                return True
        return False

    def prompt(self, position: Battle) -> Message:
        return Message("advance", {"section": SECTION.word(self.section)})


class AdvanceAnswer(Action[Battle, Any]):
    """8.6a What a victor does about a vacated Section."""


class Halt(AdvanceAnswer):
    """8.6a, 8.6c Nobody advances."""

    verb: ClassVar[str] = "halt"

    def refusal(self, position: Battle, decision: Any, seat: int) -> Refusal | None:
        if isinstance(decision, AdvanceAttackers) and decision.forced:
            return MUST_ADVANCE if decision.may_advance(position) else None
        return None

    def do(self, position: Battle, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        pass


class Advance(AdvanceAnswer):
    """8.6a, 8.6d A winning unit advances."""

    verb: ClassVar[str] = "advance"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: Any, seat: int) -> Refusal | None:
        if not isinstance(decision, AdvanceAttackers) or self.unit not in decision.units:
            return NOT_A_WINNER
        return advance_refusal(position, self.unit, decision.section)

    def do(self, position: Battle, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        advance(position, self.unit, decision.section, log)


class AdvanceDefender(Step[Battle]):
    """8.6c The victorious defender may advance into a Section that the attackers left empty."""

    case: ClassVar[str] = "8.6c"
    verbs: ClassVar[tuple[str, ...]] = ("halt", "advance", "occupy")

    def __init__(self, seat: int, unit: int, sections: bytes) -> None:
        super().__init__(seat)
        self.unit = unit
        self.sections = sections

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HALT]
        for section in self.sections:
            found.append(OCCUPY[section])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("defender-advance", {"unit": UNIT.word(self.unit)})


class Occupy(AdvanceAnswer):
    """8.6c The defender advances into one of the Sections it was attacked from."""

    verb: ClassVar[str] = "occupy"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: Any, seat: int) -> Refusal | None:
        if not isinstance(decision, AdvanceDefender) or self.section not in decision.sections:
            return NOT_VACATED
        return advance_refusal(position, decision.unit, self.section)

    def do(self, position: Battle, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        advance(position, decision.unit, self.section, log)


def advance(battle: Battle, unit: int, section: int, log: list[Event]) -> None:
    """8.6a, 8.6e, 8.6f, 8.6g, 9.3e The unit goes in and keeps its facing; a skirmisher stacked with
    it and a leader may go along. A leader who came with one of them stays with that one."""
    origin = battle.place[unit]
    companion = companion_of(battle, unit)
    above = companion != NOBODY and battle.stacks[origin][0] == companion
    log.append(Event(ADVANCED, (OWNER[unit], unit, section)))
    take(battle, unit, section, log)
    put(battle, unit, section, 0, hidden=False)
    stay_with(battle, unit, origin, section, log)
    ask_leader(battle, unit, origin, section)
    if companion != NOBODY and entry_refusal(battle, companion, section) is None:
        battle.agenda.append(Company(OWNER[unit], companion, section, above))
    stranded(battle, section, log)


def companion_of(battle: Battle, unit: int) -> int:
    """8.6e The fit skirmisher that may go along: face-up, if in a Deployment Section."""
    section = battle.place[unit]
    for other in battle.stacks[section]:
        fit = other != unit and not battle.disrupted[other]
        if fit and IS_SKIRMISHER[other] and face_up(battle, other):
            return other
    return NOBODY


class Company(Step[Battle]):
    """8.6e Does the skirmisher go along?"""

    case: ClassVar[str] = "8.6e"
    verbs: ClassVar[tuple[str, ...]] = ("follow", "stay-behind")

    def __init__(self, seat: int, unit: int, section: int, above: bool) -> None:
        super().__init__(seat)
        self.unit = unit
        self.section = section
        self.above = above
        """4.3.1e It lay on top of the unit that has advanced."""

    def continues(self) -> bool:
        """It goes on with the advance."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [STAY_BEHIND, FOLLOW]

    def prompt(self, position: Battle) -> Message:
        return Message("company", {"unit": UNIT.word(self.unit)})


class CompanyAnswer(Action[Battle, Company]):
    """8.6e Whether the skirmisher follows."""


class Follow(CompanyAnswer):
    """8.6e, 4.3.1e, 9.3e The skirmisher follows, and lies above or below as before; a leader who
    came with it stays with it."""

    verb: ClassVar[str] = "follow"

    def refusal(self, position: Battle, decision: Company, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Company, seat: int, die: Die, log: list[Event]
    ) -> None:
        origin = position.place[decision.unit]
        log.append(Event(ADVANCED, (seat, decision.unit, decision.section)))
        take(position, decision.unit, decision.section, log)
        put(position, decision.unit, decision.section, int(not decision.above), hidden=False)
        stay_with(position, decision.unit, origin, decision.section, log)


class StayBehind(CompanyAnswer):
    """8.6e The skirmisher stays."""

    verb: ClassVar[str] = "stay-behind"

    def refusal(self, position: Battle, decision: Company, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Company, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


NOT_A_WINNER: Final = Refusal("8.6d", "not-a-winner")
DISRUPTED_STAYS: Final = Refusal("8.6h", "disrupted-stays")
ENGAGED_STAYS: Final = Refusal("8.6h", "engaged-stays")
MUST_ADVANCE: Final = Refusal("8.6b", "must-advance")
NOT_VACATED: Final = Refusal("8.6c", "not-vacated")
HALT: Final = Halt()
FOLLOW: Final = Follow()
STAY_BEHIND: Final = StayBehind()
ADVANCE: Final[list[Advance]] = [Advance(unit) for unit in range(UNITS)]
OCCUPY: Final[list[Occupy]] = [Occupy(section) for section in range(SECTIONS)]
