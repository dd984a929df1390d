"""Retreat before shock (8.8), and the parting shot of light cavalry (8.9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import FRONT, SECTION, SECTIONS
from anabasis.games.arbela.cards import (
    CHARIOT,
    CLASS_OF,
    ELEPHANTS,
    HEAVY_CAVALRY,
    INFANTRY,
    LIGHT_CAVALRY,
    OWNER,
    RANGE,
    SKIRMISHER,
    UNIT,
)
from anabasis.games.arbela.events import RETREATED
from anabasis.games.arbela.rules.advance import AdvanceAttackers
from anabasis.games.arbela.rules.casualties import PlaceLeader, stranded
from anabasis.games.arbela.rules.clash import stand
from anabasis.games.arbela.rules.leaders import along
from anabasis.games.arbela.rules.missiles import RETREATING
from anabasis.games.arbela.rules.placing import join
from anabasis.games.arbela.rules.shock import side_struck
from anabasis.games.arbela.rules.shots import DefensiveFire
from anabasis.games.arbela.rules.stacking import (
    face_up,
    fighter,
    lay_open,
    leader_at,
    leader_refusal,
    may_be_laid_open,
    put,
    take,
)
from anabasis.games.arbela.rules.withdrawal import by_the_flank, open_to, straight_or_diagonal
from anabasis.games.arbela.state import NOBODY, Battle, is_engaged
from anabasis.kit.rows import BYTE

FLEET: Final = (SKIRMISHER, HEAVY_CAVALRY, LIGHT_CAVALRY, CHARIOT)
"""8.8a The classes that may retreat; chariots count as cavalry here."""
ON_FOOT: Final = (INFANTRY, ELEPHANTS)
"""8.8a The classes before which they may."""


def may_retreat(battle: Battle, attackers: bytes, target: int) -> bool:
    """8.8a Whether the units of a Section may retreat before this attack."""
    if not can_retreat(battle, target):
        return False
    defender = fighter(battle, target)
    for attacker in attackers:
        if CLASS_OF[attacker] not in ON_FOOT:
            return False
        if side_struck(battle, attacker, defender) != FRONT:
            return False
    return True


def can_retreat(battle: Battle, section: int) -> bool:
    """8.8b, 8.5.1a, 6.2l Whether the units of a Section could retreat before a slow enemy."""
    if is_engaged(battle, section):
        return False
    for unit in battle.stacks[section]:
        if CLASS_OF[unit] not in FLEET or battle.disrupted[unit]:
            return False
    return all_lie_open(battle, section) and all_can_go(battle, in_order(battle, section))


def all_lie_open(battle: Battle, section: int) -> bool:
    """4.3.2c, 4.3.2d, 4.3.2e, 8.8b Whether all units of a Section lie face-up, or the only one that
    does not is a skirmisher that may be laid open: face-down units do not retreat."""
    hidden = bytes([unit for unit in battle.stacks[section] if not face_up(battle, unit)])
    return not hidden or (len(hidden) == 1 and may_be_laid_open(battle, hidden[0]))


def in_order(battle: Battle, section: int) -> bytes:
    """The units of a Section as they retreat: the defending unit first."""
    defender = fighter(battle, section)
    stack = battle.stacks[section]
    return BYTE[defender] + bytes([unit for unit in stack if unit != defender])


def retreats(battle: Battle, unit: int) -> list[int]:
    """8.8c, 8.8e Where a unit may retreat to: Sections, of which the Reserve is none."""
    section = battle.place[unit]
    found = [
        back
        for back in straight_or_diagonal(section, battle.facing[unit], True)
        if open_to(battle, unit, back)
    ]
    back = by_the_flank(battle, unit)
    if back >= 0 and open_to(battle, unit, back):
        found.append(back)
    return found


def all_can_go(battle: Battle, units: bytes) -> bool:
    """8.8b Whether every one of some units finds a place, one after the other."""
    if not units:
        return True
    for place in retreats(battle, units[0]):
        if rest_can_go(battle, units, place):
            return True
    return False


def rest_can_go(battle: Battle, units: bytes, place: int) -> bool:
    """8.8b Whether the others find a place when the first of some units goes there."""
    if len(units) == 1:
        return True
    trial = battle.clone()
    take(trial, units[0], place, [])
    put(trial, units[0], place, 0, hidden=False)
    return all_can_go(trial, units[1:])


def ask_retreat(battle: Battle, attackers: bytes, target: int) -> bool:
    """8.8g Ask the defender, if he may retreat; False if he may not."""
    if not may_retreat(battle, attackers, target):
        return False
    battle.agenda.append(RetreatChoice(1 - OWNER[attackers[0]], attackers, target))
    return True


class RetreatChoice(Step[Battle]):
    """8.8a, 8.8g Retreat before the shock, or stand?"""

    case: ClassVar[str] = "8.8g"
    verbs: ClassVar[tuple[str, ...]] = ("stand", "retreat")

    def __init__(self, seat: int, attackers: bytes, target: int) -> None:
        super().__init__(seat)
        self.attackers = attackers
        self.target = target

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [STAND, RETREAT]

    def prompt(self, position: Battle) -> Message:
        return Message("retreat", {"section": SECTION.word(self.target)})


class RetreatAnswer(Action[Battle, RetreatChoice]):
    """8.8g What the defender does about an attack."""


class Stand(RetreatAnswer):
    """8.8g The defender stands."""

    verb: ClassVar[str] = "stand"

    def refusal(self, position: Battle, decision: RetreatChoice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: RetreatChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        stand(position, decision.attackers, decision.target)


class Retreat(RetreatAnswer):
    """8.8a, 8.8i The defender retreats; there is no shock."""

    verb: ClassVar[str] = "retreat"

    def refusal(self, position: Battle, decision: RetreatChoice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: RetreatChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        target = decision.target
        position.agenda.append(AfterRetreat(1 - seat, decision.attackers, target))
        position.agenda.append(Retreating(seat, in_order(position, target), True))
        shooters = bytes(
            [
                unit
                for unit in position.stacks[target]
                if CLASS_OF[unit] == LIGHT_CAVALRY and RANGE[unit]
            ]
        )
        # 8.9a Light cavalry fires once more before it goes.
        position.agenda.append(DefensiveFire(shooters, decision.attackers, RETREATING))


class Retreating(Procedure[Battle]):
    """8.8b, 8.8h The units go one after the other, if a rampage has not struck them meanwhile; a
    leader goes with the first."""

    def __init__(self, seat: int, units: bytes, first: bool) -> None:
        self.seat = seat
        self.units = units
        self.first = first

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        units = bytes([unit for unit in self.units if able_to_follow(position, unit)])
        if units and all_can_go(position, units):
            position.agenda.append(Retreating(self.seat, units[1:], False))
            position.agenda.append(ChooseRetreat(self.seat, units, self.first))


class ChooseRetreat(Step[Battle]):
    """8.8c Where the unit retreats to."""

    case: ClassVar[str] = "8.8c"
    verbs: ClassVar[tuple[str, ...]] = ("retreat-to",)

    def __init__(self, seat: int, units: bytes, first: bool) -> None:
        super().__init__(seat)
        self.units = units
        """The unit, and those that retreat after it."""
        self.first = first

    def continues(self) -> bool:
        """That of the first unit goes on with the word to retreat; each other unit begins anew."""
        return self.first

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [RETREAT_TO[place] for place in retreats(position, self.units[0])]

    def prompt(self, position: Battle) -> Message:
        return Message("choose-retreat", {"unit": UNIT.word(self.units[0])})


class RetreatTo(Action[Battle, ChooseRetreat]):
    """8.8c, 8.8d, 8.8e, 8.8h Retreat to a Section."""

    verb: ClassVar[str] = "retreat-to"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: ChooseRetreat, seat: int) -> Refusal | None:
        if self.section not in retreats(position, decision.units[0]):
            return NO_RETREAT_THERE
        if not rest_can_go(position, decision.units, self.section):
            return OTHERS_SHUT_IN
        return None

    def do(
        self, position: Battle, decision: ChooseRetreat, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.units[0]
        origin = position.place[unit]
        leader = leader_at(position, seat, origin) if decision.first else NOBODY
        lay_open(position, unit, log)
        log.append(Event(RETREATED, (seat, unit, self.section)))
        take(position, unit, self.section, log)
        join(position, unit, self.section)
        if leader != NOBODY:
            if leader_refusal(position, leader, self.section) is None:
                along(position, leader, self.section, log)
            else:
                position.agenda.append(PlaceLeader(seat, leader, origin))
        stranded(position, self.section, log)


class AfterRetreat(Procedure[Battle]):
    """8.9b One attacker may advance into the Section so vacated, and never must."""

    def __init__(self, seat: int, attackers: bytes, target: int) -> None:
        self.seat = seat
        self.attackers = attackers
        self.target = target

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        fit = bytes([unit for unit in self.attackers if able_to_follow(position, unit)])
        if fit and not position.stacks[self.target]:
            position.agenda.append(AdvanceAttackers(self.seat, fit, self.target, False))


def able_to_follow(battle: Battle, unit: int) -> bool:
    """8.6h, 8.4.1a Whether a unit is still on the field and fit."""
    return battle.place[unit] < SECTIONS and not battle.disrupted[unit]


NO_RETREAT_THERE: Final = Refusal("8.8c", "no-retreat-there")
OTHERS_SHUT_IN: Final = Refusal("8.8b", "others-shut-in")
STAND: Final = Stand()
RETREAT: Final = Retreat()
RETREAT_TO: Final[list[RetreatTo]] = [RetreatTo(section) for section in range(SECTIONS)]
