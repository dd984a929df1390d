"""5.1 The units of an activated Section act one after the other; or all turn, or some leave."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import FACING, RESERVE
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.events import FACED, SENT_BACK
from anabasis.games.arbela.rules.attacks import can_attack, can_fire
from anabasis.games.arbela.rules.deeds import may_withdraw
from anabasis.games.arbela.rules.leaders import ask_leader
from anabasis.games.arbela.rules.missiles import section_word
from anabasis.games.arbela.rules.movement import (
    WITH_FIRE,
    WITH_MOVE,
    WITH_SHOCK,
    WITHDRAW,
    UnitTurn,
)
from anabasis.games.arbela.rules.stacking import (
    away_from,
    face_up,
    may_be_laid_open,
    to_reserve,
)
from anabasis.games.arbela.rules.steps import NO_WAY, steps_from
from anabasis.games.arbela.rules.withdrawal import Withdrawal, withdrawals
from anabasis.games.arbela.state import (
    ACTED,
    BYTE,
    NOBODY,
    Battle,
    changed,
)


class Acting(Procedure[Battle]):
    """5.1b, 5.1c, 4.3.2h The units that stood there when the Section was activated act one after
    the other, each once; those turned up since do not."""

    def __init__(self, seat: int, section: int, deed: int, units: bytes) -> None:
        self.seat = seat
        self.section = section
        self.deed = deed
        self.units = units

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat, section, deed = self.seat, self.section, self.deed
        able = bytes([unit for unit in self.units if can_act(position, unit, section, deed)])
        if len(able) == 1:
            begin_unit(position, seat, section, deed, able[0])
        elif able:
            position.agenda.append(UseUnit(seat, section, deed, able))


def can_act(battle: Battle, unit: int, section: int, deed: int) -> bool:
    """5.1b Whether a unit can do some part of the declared action."""
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


def begin_unit(battle: Battle, seat: int, section: int, deed: int, unit: int) -> None:
    """5.1b The unit's part in the action begins."""
    if deed == WITHDRAW:
        battle.agenda.append(Withdrawal(seat, unit, withdrawals(battle, unit), False))
    else:
        battle.agenda.append(UnitTurn(seat, section, deed, unit, 0, NO_WAY, False))


class UseUnit(Step[Battle]):
    """5.1b Which unit of the Section acts next?"""

    case: ClassVar[str] = "5.1b"

    def __init__(self, seat: int, section: int, deed: int, units: bytes) -> None:
        super().__init__(seat)
        self.section = section
        self.deed = deed
        self.units = units

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, UseAnswer)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [ENOUGH]
        for unit in self.units:
            found.append(USE[unit])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("use-unit", {"section": section_word(self.section)})


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
        return None if self.unit in decision.units else CANNOT_ACT

    def do(
        self, position: Battle, decision: UseUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        rest = bytes([unit for unit in decision.units if unit != self.unit])
        position.agenda.append(Acting(seat, decision.section, decision.deed, rest))
        begin_unit(position, seat, decision.section, decision.deed, self.unit)


# ---- turning, and sending disrupted units back


class ChooseSectionFacing(Step[Battle]):
    """4.2g, 4.2i, 5.1k The way in which all units of the Section turn."""

    case: ClassVar[str] = "4.2g"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Face)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return list(FACES)

    def prompt(self, position: Battle) -> Message:
        return Message("choose-section-facing", {"section": section_word(self.section)})


class Face(Action[Battle, ChooseSectionFacing]):
    """4.2g, 4.2h, 4.2i, 7.1i, 8.2g All fit units turn together, and do nothing else this turn."""

    verb: ClassVar[str] = "face"
    fields: ClassVar[tuple[Domain, ...]] = (FACING,)

    def __init__(self, facing: int) -> None:
        self.facing = facing

    def args(self) -> tuple[int, ...]:
        return (self.facing,)

    def refusal(self, position: Battle, decision: ChooseSectionFacing, seat: int) -> Refusal | None:
        for unit in position.stacks[decision.section]:
            if not position.disrupted[unit]:
                return FACES_THAT_WAY if position.facing[unit] == self.facing else None
        return None

    def do(
        self,
        position: Battle,
        decision: ChooseSectionFacing,
        seat: int,
        die: Die,
        log: list[Event],
    ) -> None:
        section = decision.section
        units = position.stacks[section]
        away = away_from(position, section)
        if away != NOBODY:
            units += BYTE[away]
        for unit in units:
            position.facing = changed(position.facing, unit, self.facing)
            position.marks = changed(position.marks, unit, position.marks[unit] | ACTED)
        log.append(Event(FACED, (seat, section, self.facing)))


class SendBack(Step[Battle]):
    """5.1.1a Which disrupted units go to the Reserve? `some`: at least one has gone."""

    case: ClassVar[str] = "5.1.1a"

    def __init__(self, seat: int, section: int, some: bool) -> None:
        super().__init__(seat)
        self.section = section
        self.some = some

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, SendBackAnswer)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [NO_MORE]
        for unit in position.stacks[self.section]:
            if position.disrupted[unit]:
                found.append(SEND[unit])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("send-back", {"section": section_word(self.section)})


class SendBackAnswer(Action[Battle, SendBack]):
    """5.1.1a One more unit, or none."""


class NoMore(SendBackAnswer):
    """5.1.1a, 5.1p The others stay; a leader may go with those that went."""

    verb: ClassVar[str] = "no-more"

    def refusal(self, position: Battle, decision: SendBack, seat: int) -> Refusal | None:
        return None if decision.some else SEND_ONE_AT_LEAST

    def do(
        self, position: Battle, decision: SendBack, seat: int, die: Die, log: list[Event]
    ) -> None:
        ask_leader(position, seat, decision.section, RESERVE)


class Send(SendBackAnswer):
    """5.1.1a, 5.1.1b, 5.1.1c, 8.4.1a, 10c A disrupted unit goes to the Reserve, however far; it can
    be rallied in a later turn."""

    verb: ClassVar[str] = "send"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: SendBack, seat: int) -> Refusal | None:
        if position.place[self.unit] != decision.section:
            return NOT_IN_SECTION
        return None if position.disrupted[self.unit] else NOT_DISRUPTED

    def do(
        self, position: Battle, decision: SendBack, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(SendBack(seat, decision.section, True))
        to_reserve(position, self.unit, log)
        log.append(Event(SENT_BACK, (seat, self.unit, decision.section)))


CANNOT_ACT: Final = Refusal("5.1b", "cannot-act")
FACES_THAT_WAY: Final = Refusal("4.2g", "faces-that-way")
SEND_ONE_AT_LEAST: Final = Refusal("5.1.1a", "send-one-at-least")
NOT_IN_SECTION: Final = Refusal("5.1.1a", "not-in-section")
NOT_DISRUPTED: Final = Refusal("5.1.1a", "not-disrupted")
ENOUGH: Final = Enough()
NO_MORE: Final = NoMore()
USE: Final[list[Use]] = [Use(unit) for unit in range(UNITS)]
SEND: Final[list[Send]] = [Send(unit) for unit in range(UNITS)]
FACES: Final[list[Face]] = [Face(facing) for facing in range(4)]
