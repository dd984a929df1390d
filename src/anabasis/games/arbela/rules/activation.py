"""5 Section activation: which Section acts, what it does, and its units one after the other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step
from anabasis.games.arbela.board import FACING, HOME, RESERVE, SECTION, SECTIONS
from anabasis.games.arbela.cards import OWNER, RANGE, UNIT, UNITS
from anabasis.games.arbela.events import ACTION, ACTION_DECLARED, FACED, SENT_BACK
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.rules.leaders import ask_leader
from anabasis.games.arbela.rules.missiles import section_word
from anabasis.games.arbela.rules.movement import (
    FACE,
    FIRE_ONLY,
    MOVE,
    MOVE_FIRE_SHOCK,
    NO_WAY,
    REARRANGE,
    SEND_BACK,
    SHOCK_ONLY,
    WITH_FIRE,
    WITH_MOVE,
    WITH_SHOCK,
    WITHDRAW,
    UnitTurn,
    can_attack,
    can_fire,
    steps_from,
)
from anabasis.games.arbela.rules.seize import open_window
from anabasis.games.arbela.rules.stacking import (
    away_from,
    face_up,
    may_be_laid_open,
    to_reserve,
)
from anabasis.games.arbela.rules.withdrawal import Withdrawal, withdrawals
from anabasis.games.arbela.state import (
    ACTED,
    ACTIONS,
    BYTE,
    NOBODY,
    ORDERED,
    USED,
    Battle,
    changed,
    is_engaged,
    side_at,
)

DEEDS: Final[int] = len(ACTION)

# ---- what a Section can do


def usable(battle: Battle, section: int) -> bytes:
    """5.1b, 5.1c, 4.3.2e, 5.1.1d The units of a Section that may act: fit, not yet used this turn
    and face-up, or skirmishers that may be laid open."""
    found = b""
    for unit in battle.stacks[section]:
        if battle.disrupted[unit] or battle.marks[unit] & ACTED:
            continue
        if face_up(battle, unit) or may_be_laid_open(battle, unit):
            found += BYTE[unit]
    return found


def deed_refusal(battle: Battle, section: int, deed: int) -> Refusal | None:
    """5.1a, 5.1d to 5.1o Why a Section cannot take an action, or None."""
    engaged = is_engaged(battle, section)
    if engaged and deed != SHOCK_ONLY:
        return ENGAGED_ONLY_SHOCK
    if deed <= MOVE_FIRE_SHOCK:
        return fighting_refusal(battle, section, deed)
    if deed == WITHDRAW:
        for unit in battle.stacks[section]:
            if may_withdraw(battle, unit):
                return None
        return NOTHING_TO_DO[deed]
    if deed == FACE:
        return facing_refusal(battle, section)
    if deed == REARRANGE:
        return rearranging_refusal(battle, section)
    for unit in battle.stacks[section]:
        if battle.disrupted[unit]:
            return None
    return NONE_DISRUPTED


def fighting_refusal(battle: Battle, section: int, deed: int) -> Refusal | None:
    """5.1d to 5.1i Whether some unit can begin with an action of moves, fire and attacks; a move
    is what sets 5.1f and 5.1g apart from 5.1e and 5.1h."""
    missiles = False
    begins = False
    for unit in usable(battle, section):
        missiles = missiles or RANGE[unit] > 0
        if begins:
            continue
        if WITH_MOVE[deed]:
            begins = steps_from(battle, unit)
        if not begins and deed in (FIRE_ONLY, MOVE_FIRE_SHOCK):
            begins = can_fire(battle, unit)
        if not begins and deed in (SHOCK_ONLY, MOVE_FIRE_SHOCK):
            begins = can_attack(battle, unit, section)
    if begins and WITH_FIRE[deed] and not missiles:
        return NO_MISSILES_THERE
    return None if begins else NOTHING_TO_DO[deed]


def may_withdraw(battle: Battle, unit: int) -> bool:
    """6.2a, 4.3.2l Whether a unit that has not acted can withdraw anywhere."""
    if battle.disrupted[unit] or battle.marks[unit] & ACTED:
        return False
    return withdrawals(battle, unit) > 0


def facing_refusal(battle: Battle, section: int) -> Refusal | None:
    """4.2g, 4.2i, 4.2j, 5.1c Why the units of a Section cannot turn together, or None."""
    some = False
    for unit in battle.stacks[section]:
        if battle.disrupted[unit]:
            continue
        if battle.marks[unit] & ACTED:
            return HAS_ACTED
        some = True
    return None if some else NOTHING_TO_DO[FACE]


def rearranging_refusal(battle: Battle, section: int) -> Refusal | None:
    """4.3.2o, 4.3.2p, 5.1l Why a stack cannot be rearranged, or None."""
    stack = battle.stacks[section]
    if not stack or not HOME[OWNER[stack[0]]][section]:
        return NOT_DEPLOYED
    if len(stack) < 2:
        return SINGLE_CARD
    if battle.stirred >> section & 1:
        return STIRRED
    return None


# ---- choosing a Section and its action


class Activate(Decision[Battle]):
    """5.0a, 5.0b, 5.0e The active player picks the next ordered Section, or ends it."""

    case: ClassVar[str] = "5.0a"

    def run_alone(self, position: Battle, die: Die, log: list[Event]) -> bool:
        position.phase = ACTIONS
        for section in range(SECTIONS):
            ordered = position.ordered[section] == ORDERED
            if ordered and ACTIVATE[section].refusal(position, self, self.seat) is None:
                return False
        position.agenda.pop()
        return True

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, ActivateAnswer)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [END_ACTIONS]
        for section in range(SECTIONS):
            if position.ordered[section] == ORDERED:
                found.append(ACTIVATE[section])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("activate")


class ActivateAnswer(Action[Battle, Activate]):
    """5.0a An answer to which Section acts next."""


class EndActions(ActivateAnswer):
    """5.0e, 4.1p End the activations; unused orders are lost, declared attacks are still fought."""

    verb: ClassVar[str] = "end-actions"

    def refusal(self, position: Battle, decision: Activate, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Activate, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class ActivateSection(ActivateAnswer):
    """5.0a, 5.1a, 5.1q A Section acts that has an order and has not acted."""

    verb: ClassVar[str] = "activate"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: Activate, seat: int) -> Refusal | None:
        section = self.section
        if position.ordered[section] == USED:
            return HAS_BEEN_ACTIVATED
        if position.ordered[section] != ORDERED:
            return NOT_ORDERED
        return nothing_to_do(position, section, seat)

    def do(
        self, position: Battle, decision: Activate, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(Activate(seat))
        position.agenda.append(ChooseDeed(seat, self.section))


def nothing_to_do(battle: Battle, section: int, seat: int) -> Refusal | None:
    """5.1a Whether there is no action at all that the Section could take."""
    if side_at(battle, section) != seat:
        return NO_UNITS_THERE
    for deed in LIKELY_FIRST:
        if deed_refusal(battle, section, deed) is None:
            return None
    return NO_ACTION_LEFT


class ChooseDeed(Step[Battle]):
    """5.1a The one action that the Section takes."""

    case: ClassVar[str] = "5.1a"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Declare)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return list(DECLARE)

    def prompt(self, position: Battle) -> Message:
        return Message("choose-deed", {"section": section_word(self.section)})


class Declare(Action[Battle, ChooseDeed]):
    """5.1a, 5.1n, 4.1s Declare the action; before it is carried out, the opponent may seize."""

    verb: ClassVar[str] = "declare"
    fields: ClassVar[tuple[Domain, ...]] = (ACTION,)

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def args(self) -> tuple[int, ...]:
        return (self.deed,)

    def refusal(self, position: Battle, decision: ChooseDeed, seat: int) -> Refusal | None:
        return deed_refusal(position, decision.section, self.deed)

    def do(
        self, position: Battle, decision: ChooseDeed, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(ACTION_DECLARED, (seat, decision.section, self.deed)))
        position.agenda.append(CarryOut(seat, decision.section, self.deed))
        open_window(position)


class CarryOut(Procedure[Battle]):
    """5.1a, 5.1q The declared action is carried out, and the order is used up."""

    def __init__(self, seat: int, section: int, deed: int) -> None:
        self.seat = seat
        self.section = section
        self.deed = deed

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat, section, deed = self.seat, self.section, self.deed
        position.ordered = changed(position.ordered, section, USED)
        agenda = position.agenda
        if deed == FACE:
            agenda.append(ChooseSectionFacing(seat, section))
        elif deed == REARRANGE:
            position.closed |= 1 << section
            agenda.append(Arrange(seat, section, b"", True))
        elif deed == SEND_BACK:
            agenda.append(SendBack(seat, section, False))
        else:
            units = position.stacks[section] if deed == WITHDRAW else usable(position, section)
            agenda.append(Acting(seat, section, deed, units))


# ---- unit by unit


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


LIKELY_FIRST: Final = (FACE, SEND_BACK, WITHDRAW, MOVE, SHOCK_ONLY, FIRE_ONLY, REARRANGE)
"""Actions in an order in which one that is possible is found soon; the others need one of them."""
_CASES: Final = ("5.1d", "5.1e", "5.1f", "5.1g", "5.1h", "5.1i", "5.1j", "5.1k", "5.1l", "5.1m")
NOTHING_TO_DO: Final = [
    Refusal(_CASES[deed], "nothing-to-do", {"deed": f"deed:{ACTION.text(deed)}"})
    for deed in range(DEEDS)
]
ENGAGED_ONLY_SHOCK: Final = Refusal("5.1o", "engaged-only-shock")
NO_MISSILES_THERE: Final = Refusal("7.1a", "no-missiles-there")
NONE_DISRUPTED: Final = Refusal("5.1m", "none-disrupted")
HAS_ACTED: Final = Refusal("5.1c", "has-acted")
NOT_DEPLOYED: Final = Refusal("5.1l", "not-deployed")
SINGLE_CARD: Final = Refusal("4.3.2o", "single-card")
STIRRED: Final = Refusal("4.3.2p", "stirred")
HAS_BEEN_ACTIVATED: Final = Refusal("5.1q", "has-been-activated")
NOT_ORDERED: Final = Refusal("5.0b", "not-ordered")
NO_UNITS_THERE: Final = Refusal("5.0b", "no-units-there")
NO_ACTION_LEFT: Final = Refusal("5.1a", "no-action-left")
CANNOT_ACT: Final = Refusal("5.1b", "cannot-act")
FACES_THAT_WAY: Final = Refusal("4.2g", "faces-that-way")
SEND_ONE_AT_LEAST: Final = Refusal("5.1.1a", "send-one-at-least")
NOT_IN_SECTION: Final = Refusal("5.1.1a", "not-in-section")
NOT_DISRUPTED: Final = Refusal("5.1.1a", "not-disrupted")
END_ACTIONS: Final = EndActions()
ENOUGH: Final = Enough()
NO_MORE: Final = NoMore()
ACTIVATE: Final[list[ActivateSection]] = [ActivateSection(section) for section in range(SECTIONS)]
DECLARE: Final[list[Declare]] = [Declare(deed) for deed in range(DEEDS)]
USE: Final[list[Use]] = [Use(unit) for unit in range(UNITS)]
SEND: Final[list[Send]] = [Send(unit) for unit in range(UNITS)]
FACES: Final[list[Face]] = [Face(facing) for facing in range(4)]
