"""Defensive fire (7.1l): shots at attackers before a shock."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import FLANK, FLANK_STRUCK, FRONT, HOME, SECTIONS
from anabasis.games.arbela.cards import OWNER, RANGE, UNIT, UNITS
from anabasis.games.arbela.rules.missiles import (
    TARGET_ENGAGED,
    reach_refusal,
    shoot,
    shooter_refusal,
)
from anabasis.games.arbela.rules.stacking import may_be_laid_open
from anabasis.games.arbela.state import Battle, is_engaged
from anabasis.kit.rows import BYTE


def defenders_who_shoot(battle: Battle, section: int) -> bytes:
    """7.1h, 7.1l The units of a Section that may be asked for defensive fire: outside their own
    Deployment row all, there the top unit and the skirmishers, of which one may be laid open."""
    stack = battle.stacks[section]
    if not stack or not HOME[OWNER[stack[0]]][section]:
        return stack
    found = stack[:1]
    for unit in stack[1:]:
        if RANGE[unit] and may_be_laid_open(battle, unit):
            found += BYTE[unit]
    return found


class DefensiveFire(Procedure[Battle]):
    """7.1l, 8.9a Before a shock each unit in turn that may fire is asked for a shot at an
    attacker."""

    def __init__(self, units: bytes, attackers: bytes, manner: int) -> None:
        self.units = units
        """Those still to be asked."""
        self.attackers = attackers
        self.manner = manner

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for at, unit in enumerate(self.units):
            if shooter_refusal(position, unit) is not None:
                continue
            decision = DefendByFire(OWNER[unit], unit, self.attackers, self.manner)
            for attacker in self.attackers:
                if SHOOT[attacker].refusal(position, decision, OWNER[unit]) is None:
                    rest = self.units[at + 1 :]
                    position.agenda.append(DefensiveFire(rest, self.attackers, self.manner))
                    position.agenda.append(decision)
                    return


class DefendByFire(Step[Battle]):
    """7.1l, 7.1o, 8.9a At which attacker does the unit shoot, if at all?"""

    case: ClassVar[str] = "7.1l"
    verbs: ClassVar[tuple[str, ...]] = ("hold-fire", "shoot")

    def __init__(self, seat: int, unit: int, attackers: bytes, manner: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.attackers = attackers
        self.manner = manner

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HOLD_FIRE]
        for attacker in self.attackers:
            found.append(SHOOT[attacker])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("defend-by-fire", {"unit": UNIT.word(self.unit)})


class DefensiveShot(Action[Battle, DefendByFire]):
    """7.1l An answer of a unit about to be attacked."""


class HoldFire(DefensiveShot):
    """7.1o No unit has to fire."""

    verb: ClassVar[str] = "hold-fire"

    def refusal(self, position: Battle, decision: DefendByFire, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: DefendByFire, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Shoot(DefensiveShot):
    """7.1l, 7.1m, 8.7.1f Shoot at an attacking unit in front and within range; in a stack the top
    unit is hit (7.2c)."""

    verb: ClassVar[str] = "shoot"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: DefendByFire, seat: int) -> Refusal | None:
        if self.unit not in decision.attackers:
            return NOT_ATTACKING
        place = position.place[self.unit]
        unit = decision.unit
        if place >= FLANK:
            faces_it = FLANK_STRUCK[place - FLANK][position.facing[unit]] == FRONT
            return None if faces_it else NOT_FACING_FLANK
        if place >= SECTIONS:
            return NOT_ATTACKING
        refusal = reach_refusal(position, unit, place)
        if refusal is None and position.engaged and is_engaged(position, place):
            return TARGET_ENGAGED
        return refusal

    def do(
        self, position: Battle, decision: DefendByFire, seat: int, die: Die, log: list[Event]
    ) -> None:
        target = struck(position, self.unit)
        shoot(position, decision.unit, target, decision.manner, die, log)


def struck(battle: Battle, attacker: int) -> int:
    """7.2c The unit that a shot at an attacker strikes: in a stack the top one."""
    place = battle.place[attacker]
    if place < SECTIONS and attacker in battle.stacks[place]:
        return battle.stacks[place][0]
    return attacker


NOT_FACING_FLANK: Final = Refusal("8.7.1f", "not-facing-flank")
NOT_ATTACKING: Final = Refusal("7.1l", "not-attacking")
HOLD_FIRE: Final = HoldFire()
SHOOT: Final[list[Shoot]] = [Shoot(unit) for unit in range(UNITS)]
