"""Withdrawal (6.2): a unit goes back, after a shot if it likes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    BEHIND,
    BEHIND_LEFT,
    BEHIND_RIGHT,
    FLANK_AREA,
    HOME,
    NORTH,
    PLACE,
    REACH,
    RESERVE,
    SECTION,
    SECTIONS,
    SOUTH,
    TWO_BEHIND,
)
from anabasis.games.arbela.cards import IS_CAVALRY, IS_SKIRMISHER, OWNER, RANGE, UNIT
from anabasis.games.arbela.events import WITHDREW
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.leaders import ask_leader
from anabasis.games.arbela.rules.missiles import OFFENSIVE, shooter_refusal, target_refusal
from anabasis.games.arbela.rules.placing import join
from anabasis.games.arbela.rules.reaction import fire_at
from anabasis.games.arbela.rules.stacking import (
    REVEALED_WAITS,
    entry_refusal,
    face_up,
    lay_open,
    may_be_laid_open,
    stop_refusal,
    take,
    to_reserve,
)
from anabasis.games.arbela.state import ACTED, FIRED, MOVED, Battle, marked


def open_to(battle: Battle, unit: int, section: int) -> bool:
    """6.2f, 6.2g, 6.1.1g Whether a unit may go back into a Section, keeping its facing."""
    if section < 0 or battle.closed >> section & 1:
        return False
    if entry_refusal(battle, unit, section) is not None:
        return False
    return stop_refusal(battle, unit, section, battle.facing[unit]) is None


def by_the_flank(battle: Battle, unit: int) -> int:
    """6.2h, 6.2i, 8.8e, 8.8f, 2.1.5c The Section two rows straight back that cavalry in a Wing
    reaches by way of the Flank Area, or -1."""
    section = battle.place[unit]
    area = FLANK_AREA[section]
    if area < 0 or not IS_CAVALRY[unit] or battle.flanks_used >> area & 1:
        return -1
    if battle.facing[unit] not in (NORTH, SOUTH):
        return -1
    back = TWO_BEHIND[section * 4 + battle.facing[unit]]
    if back < 0 or HOME[1 - OWNER[unit]][back]:
        return -1
    return back


def withdrawals(battle: Battle, unit: int) -> int:
    """Where a unit may withdraw to: a bit for each Section, and one for the Reserve.

    6.2a, 6.2b, 6.2c, 6.2f One Section to the rear, that is open to it.
    6.2d, 4.3.2e, 4.3.2l From its Deployment row into the Reserve, and no farther if face-down.
    6.2h, 6.2i Cavalry by way of the Flank Area.
    6.2j, 6.2k Skirmishers one Section more.
    """
    section = battle.place[unit]
    side = OWNER[unit]
    found = 0
    if HOME[side][section]:
        found |= 1 << RESERVE
        if not face_up(battle, unit) and not may_be_laid_open(battle, unit):
            return found
    facing = battle.facing[unit]
    for first in straight_or_diagonal(section, facing, IS_CAVALRY[unit] or IS_SKIRMISHER[unit]):
        if first >= 0 and open_to(battle, unit, first):
            found |= 1 << first
        if first >= 0 and IS_SKIRMISHER[unit]:
            found |= second_step(battle, unit, first)
    back = by_the_flank(battle, unit)
    if back >= 0 and open_to(battle, unit, back):
        found |= 1 << back
    return found


def straight_or_diagonal(section: int, facing: int, diagonally: bool) -> tuple[int, ...]:
    """6.2b, 6.2c The Sections one step to the rear."""
    at = section * 4 + facing
    if diagonally:
        return (BEHIND[at], BEHIND_LEFT[at], BEHIND_RIGHT[at])
    return (BEHIND[at],)


def second_step(battle: Battle, unit: int, first: int) -> int:
    """6.2j, 6.2k Where a skirmisher gets with a second step back through a Section in which it
    could stand."""
    if battle.closed >> first & 1 or entry_refusal(battle, unit, first) is not None:
        return 0
    found = 0
    for second in straight_or_diagonal(first, battle.facing[unit], True):
        if open_to(battle, unit, second):
            found |= 1 << second
    if HOME[OWNER[unit]][first]:
        found |= 1 << RESERVE
    return found


class ResumeWithdrawal(Procedure[Battle]):
    """6.2e After its shot the unit withdraws, if it is still there."""

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.unit = unit

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        unit = self.unit
        if position.place[unit] < SECTIONS and not position.disrupted[unit]:
            reach = withdrawals(position, unit)
            position.agenda.append(Withdrawal(self.seat, unit, reach, False, True, False))


class Withdrawal(Step[Battle]):
    """6.2a Where the unit withdraws to; 6.2e before that it may fire."""

    case: ClassVar[str] = "6.2a"
    verbs: ClassVar[tuple[str, ...]] = ("hold-ground", "fire-first", "withdraw")

    def __init__(
        self, seat: int, unit: int, reach: int, waits: bool, fired: bool, begins: bool
    ) -> None:
        super().__init__(seat)
        self.unit = unit
        self.reach = reach
        self.waits = waits
        """4.3.2h It lay face-down when its Section was activated, so that it does not fire."""
        self.fired = fired
        self.begins = begins
        """It is the next unit of its Section, which nobody had to name."""

    def continues(self) -> bool:
        return not self.begins

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HOLD_GROUND]
        for place in range(RESERVE + 1):
            if self.reach >> place & 1:
                found.append(WITHDRAW_TO[place])
        unit = self.unit
        if not self.fired and RANGE[unit] and not position.marks[unit] & FIRED:
            at = position.place[unit] * 4 + position.facing[unit]
            for target in REACH[RANGE[unit]][at]:
                if position.stacks[target]:
                    found.append(PARTING_FIRE[target])
        return found

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """It stays; if it has fired and must go, straight back where that is open to it."""
        options = self.options(position, seat)
        back = BEHIND[position.place[self.unit] * 4 + position.facing[self.unit]]
        if options[0] is not HOLD_GROUND and back >= 0 and self.reach >> back & 1:
            return WITHDRAW_TO[back]
        return options[0]

    def prompt(self, position: Battle) -> Message:
        return Message("withdrawal", {"unit": UNIT.word(self.unit)})


class WithdrawalAnswer(Action[Battle, Withdrawal]):
    """6.2a What a unit does in a withdrawal."""


class HoldGround(WithdrawalAnswer):
    """5.1b The unit stays after all."""

    verb: ClassVar[str] = "hold-ground"

    def refusal(self, position: Battle, decision: Withdrawal, seat: int) -> Refusal | None:
        return MUST_WITHDRAW if decision.fired and decision.reach else None

    def do(
        self, position: Battle, decision: Withdrawal, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class FireFirst(WithdrawalAnswer):
    """6.2e Fire before withdrawing."""

    verb: ClassVar[str] = "fire-first"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: Withdrawal, seat: int) -> Refusal | None:
        refusal = shooter_refusal(position, decision.unit, OFFENSIVE)
        if refusal is not None:
            return refusal
        if decision.waits:
            return REVEALED_WAITS
        refusal = target_refusal(position, decision.unit, self.section)
        if refusal is not None:
            return refusal
        return None if decision.reach else NOWHERE_BACK

    def do(
        self, position: Battle, decision: Withdrawal, seat: int, die: Die, log: list[Event]
    ) -> None:
        marked(position, decision.unit, ACTED)
        position.agenda.append(ResumeWithdrawal(seat, decision.unit))
        fire_at(position, decision.unit, self.section, die, log)


class WithdrawTo(WithdrawalAnswer):
    """6.2b, 6.2c, 6.2d, 6.2h, 6.2j Go back to a Section, or into the Reserve."""

    verb: ClassVar[str] = "withdraw"
    fields: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def refusal(self, position: Battle, decision: Withdrawal, seat: int) -> Refusal | None:
        if decision.reach >> self.place & 1:
            return None
        if decision.waits:
            return REVEALED_WAITS if face_up(position, decision.unit) else FACE_DOWN_WAITS
        return NOT_A_WITHDRAWAL

    def do(
        self, position: Battle, decision: Withdrawal, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        origin = position.place[unit]
        if self.place < SECTIONS:
            lay_open(position, unit, log)
        log.append(Event(WITHDREW, (seat, unit, origin, self.place)))
        go_back(position, unit, self.place, log)
        ask_leader(position, unit, origin, self.place)
        if self.place < SECTIONS:
            stranded(position, self.place, log)


def go_back(battle: Battle, unit: int, place: int, log: list[Event]) -> None:
    """6.2g, 4.3.2p The unit is now farther back; in a stack its owner chooses its place."""
    origin = battle.place[unit]
    marked(battle, unit, ACTED)
    battle.stirred |= 1 << origin
    if place == RESERVE:
        to_reserve(battle, unit, log)
        return
    battle.stirred |= 1 << place
    marked(battle, unit, MOVED)
    take(battle, unit, place, log)
    join(battle, unit, place)


MUST_WITHDRAW: Final = Refusal("6.2e", "must-withdraw")
NOWHERE_BACK: Final = Refusal("6.2e", "nowhere-back")
FACE_DOWN_WAITS: Final = Refusal("4.3.2e", "face-down-waits")
NOT_A_WITHDRAWAL: Final = Refusal("6.2f", "not-a-withdrawal")
HOLD_GROUND: Final = HoldGround()
WITHDRAW_TO: Final[list[WithdrawTo]] = [WithdrawTo(place) for place in range(RESERVE + 1)]
PARTING_FIRE: Final[list[FireFirst]] = [FireFirst(section) for section in range(SECTIONS)]
