"""The units of an activated Section act one after the other (5.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import RESERVE, SECTION
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.rules.attacks import can_attack, can_fire
from anabasis.games.arbela.rules.deeds import (
    WITH_FIRE,
    WITH_MOVE,
    WITH_SHOCK,
    WITHDRAW,
    may_withdraw,
)
from anabasis.games.arbela.rules.movement import UnitTurn
from anabasis.games.arbela.rules.stacking import (
    face_up,
    may_be_laid_open,
)
from anabasis.games.arbela.rules.steps import NO_WAY, steps_from
from anabasis.games.arbela.rules.withdrawal import Withdrawal, withdrawals
from anabasis.games.arbela.state import (
    ACTED,
    Battle,
)


class Acting(Procedure[Battle]):
    """5.1b, 5.1c, 4.3.2h The units that stood there when the Section was activated act one after
    the other, each once; those turned up since do not, save that they may go to the Reserve."""

    def __init__(
        self, seat: int, section: int, deed: int, units: bytes, ready: bytes, first: bool
    ) -> None:
        self.seat = seat
        self.section = section
        self.deed = deed
        self.units = units
        self.ready = ready
        """Those that lay face-up, or could be laid open, when the Section was activated."""
        self.first = first
        """None of them has acted yet."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat, section, deed = self.seat, self.section, self.deed
        able = bytes([unit for unit in self.units if can_act(position, unit, section, deed)])
        if len(able) == 1:
            begins = not self.first
            begin_unit(position, seat, section, deed, able[0], self.units, self.ready, begins)
        elif able:
            position.agenda.append(
                UseUnit(seat, section, deed, able, self.units, self.ready, self.first)
            )


def can_act(battle: Battle, unit: int, section: int, deed: int) -> bool:
    """5.1b Whether a unit can do some part of the declared deed."""
    if battle.place[unit] != section or battle.disrupted[unit] or battle.marks[unit] & ACTED:
        return False
    if deed == WITHDRAW:
        return may_withdraw(battle, unit)
    if not face_up(battle, unit) and not may_be_laid_open(battle, unit):
        return False
    if WITH_MOVE[deed] and steps_from(battle, unit):
        return True
    if WITH_FIRE[deed] and can_fire(battle, unit):
        return True
    return WITH_SHOCK[deed] and can_attack(battle, unit, section)


def begin_unit(
    battle: Battle,
    seat: int,
    section: int,
    deed: int,
    unit: int,
    units: bytes,
    ready: bytes,
    begins: bool,
) -> None:
    """5.1b, 4.3.2h The unit's part in the deed begins; one that was not `ready` waits, and goes
    to the Reserve at most. Afterwards the others of `units` may find that they can act now.
    `begins`: its player has not just named it, or the deed."""
    if unit in ready and not face_up(battle, unit):
        # 4.3.2d Of the skirmishers below the top this is the one that is turned up.
        shown = [other for other in battle.stacks[section] if face_up(battle, other)]
        ready = bytes([other for other in ready if other == unit or other in shown])
    rest = bytes(
        [other for other in units if other != unit and (deed == WITHDRAW or other in ready)]
    )
    if rest:
        battle.agenda.append(Acting(seat, section, deed, rest, ready, False))
    if deed == WITHDRAW:
        waits = unit not in ready
        reach = 1 << RESERVE if waits else withdrawals(battle, unit)
        battle.agenda.append(Withdrawal(seat, unit, reach, waits, False, begins))
    else:
        battle.agenda.append(UnitTurn(seat, section, deed, unit, 0, NO_WAY, False, begins))


class UseUnit(Step[Battle]):
    """5.1b Which unit of the Section acts next?"""

    case: ClassVar[str] = "5.1b"
    verbs: ClassVar[tuple[str, ...]] = ("enough", "use")

    def __init__(
        self,
        seat: int,
        section: int,
        deed: int,
        able: bytes,
        units: bytes,
        ready: bytes,
        first: bool,
    ) -> None:
        super().__init__(seat)
        self.section = section
        self.deed = deed
        self.able = able
        """Those of the units that can do something now."""
        self.units = units
        self.ready = ready
        self.first = first

    def continues(self) -> bool:
        """The first unit goes on with the deed; the next one begins anew."""
        return self.first

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [ENOUGH]
        for unit in self.able:
            found.append(USE[unit])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("use-unit", {"section": SECTION.word(self.section)})


class UseAnswer(Action[Battle, UseUnit]):
    """5.1b The next unit, or none."""


class Enough(UseAnswer):
    """5.1b No further unit of the Section acts."""

    verb: ClassVar[str] = "enough"

    def refusal(self, position: Battle, decision: UseUnit, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: UseUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Use(UseAnswer):
    """5.1b This unit acts next. A card that lies face-down may be named, so it is not told."""

    verb: ClassVar[str] = "use"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)
    secret: ClassVar[bool] = True

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: UseUnit, seat: int) -> Refusal | None:
        return None if self.unit in decision.able else CANNOT_ACT

    def do(
        self, position: Battle, decision: UseUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        begin_unit(
            position,
            seat,
            decision.section,
            decision.deed,
            self.unit,
            decision.units,
            decision.ready,
            False,
        )


CANNOT_ACT: Final = Refusal("5.1b", "cannot-act")
ENOUGH: Final = Enough()
USE: Final[list[Use]] = [Use(unit) for unit in range(UNITS)]
