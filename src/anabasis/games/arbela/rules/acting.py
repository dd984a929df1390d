"""The units of an activated Section act one after the other (5.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import HOME, RESERVE, SECTION
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.events import DEED
from anabasis.games.arbela.rules.attacks import can_attack, can_fire
from anabasis.games.arbela.rules.deeds import (
    WITH_FIRE,
    WITH_MOVE,
    WITH_SHOCK,
    WITHDRAW,
    DeedUnderWay,
    may_withdraw,
    ready_units,
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
    FIRED,
    MOVED,
    Battle,
)


class Acting(DeedUnderWay):
    """5.1b, 5.1c, 4.3.2d, 4.3.2h The units that stood there when the Section was activated act one
    after the other, each once: of a Deployment stack the one on top, and one skirmisher besides it.
    Those turned up since do not act, save that they may go to the Reserve."""

    def __init__(
        self,
        seat: int,
        section: int,
        deed: int,
        top: int,
        units: bytes,
        shown: bytes,
        ready: bytes,
        first: bool,
    ) -> None:
        self.seat = seat
        self.section = section
        self.deed = deed
        self.top = top
        """The unit that lay on top when the Section was activated."""
        self.units = units
        """Those that have not had their turn."""
        self.shown = shown
        """Those that lay face-up and could act when the Section was activated,"""
        self.ready = ready
        """and with them the skirmishers of which one could be laid open."""
        self.first = first
        """None of them has acted yet."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        able = bytes([unit for unit in self.units if can_act(position, unit, self)])
        if len(able) == 1:
            begin_unit(position, self, able[0], not self.first)
        elif able:
            position.agenda.append(UseUnit(self.seat, self, able))


def begin_acting(battle: Battle, seat: int, section: int, deed: int) -> Acting:
    """5.1b The units of an activated Section begin with their deed."""
    ready = ready_units(battle, section)
    shown = bytes([unit for unit in ready if face_up(battle, unit)])
    stack = battle.stacks[section]
    units = stack if deed == WITHDRAW else ready
    return Acting(seat, section, deed, stack[0], units, shown, ready, True)


def waits(battle: Battle, unit: int, acting: Acting) -> bool:
    """4.3.2d, 4.3.2h Whether a unit was not face-up when its Section was activated, and is not the
    one skirmisher that acts besides the top: another has moved or fired as such."""
    if unit in acting.shown:
        return False
    if unit not in acting.ready:
        return True
    for other in acting.ready:
        if other not in acting.shown and other != unit and battle.marks[other] & (MOVED | FIRED):
            return True
    return False


def can_act(battle: Battle, unit: int, acting: Acting) -> bool:
    """5.1b, 8.2.1a Whether a unit can do some part of the declared deed."""
    section = acting.section
    deed = acting.deed
    if battle.place[unit] != section or battle.disrupted[unit] or battle.marks[unit] & ACTED:
        return False
    if deed == WITHDRAW:
        return may_withdraw(battle, unit)
    if waits(battle, unit, acting):
        return False
    if not face_up(battle, unit) and not may_be_laid_open(battle, unit):
        return False
    if WITH_MOVE[deed] and steps_from(battle, unit):
        return True
    if WITH_FIRE[deed] and can_fire(battle, unit):
        return True
    if not WITH_SHOCK[deed] or comes_from_below(unit, acting):
        return False
    return can_attack(battle, unit, section)


def comes_from_below(unit: int, acting: Acting) -> bool:
    """8.2.1a, 4.3.2h Whether a unit lay below the top of its Deployment stack, so that it does not
    attack from there even if it lies on top by now."""
    return HOME[acting.seat][acting.section] and unit != acting.top


def begin_unit(battle: Battle, acting: Acting, unit: int, begins: bool) -> None:
    """5.1b, 4.3.2h The unit's part in the deed begins; one that waits goes to the Reserve at most.
    Afterwards the others may find that they can act now. `begins`: its player has not just named
    it, or the deed."""
    seat, section, deed = acting.seat, acting.section, acting.deed
    rest = bytes([other for other in acting.units if other != unit])
    if rest:
        battle.agenda.append(
            Acting(seat, section, deed, acting.top, rest, acting.shown, acting.ready, False)
        )
    if deed == WITHDRAW:
        stays = waits(battle, unit, acting)
        reach = 1 << RESERVE if stays else withdrawals(battle, unit)
        battle.agenda.append(Withdrawal(seat, unit, reach, stays, False, begins))
    else:
        below = comes_from_below(unit, acting)
        battle.agenda.append(UnitTurn(seat, section, deed, unit, below, 0, NO_WAY, False, begins))


class UseUnit(Step[Battle]):
    """5.1b Which unit of the Section acts next?"""

    case: ClassVar[str] = "5.1b"
    verbs: ClassVar[tuple[str, ...]] = ("enough", "use")

    def __init__(self, seat: int, acting: Acting, able: bytes) -> None:
        super().__init__(seat)
        self.acting = acting
        self.able = able
        """Those of the units that can do something now."""

    def continues(self) -> bool:
        """The first unit goes on with the deed; the next one begins anew."""
        return self.acting.first

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [ENOUGH]
        for unit in self.able:
            found.append(USE[unit])
        return found

    def prompt(self, position: Battle) -> Message:
        acting = self.acting
        return Message(
            "use-unit", {"section": SECTION.word(acting.section), "deed": DEED.word(acting.deed)}
        )


class UseAnswer(Action[Battle, UseUnit]):
    """5.1b The next unit, or none."""


class Enough(UseAnswer):
    """5.1b No further unit of the Section acts. Told at once, it would tell that no face-down card
    was named before it."""

    verb: ClassVar[str] = "enough"
    secret: ClassVar[bool] = True

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
        begin_unit(position, decision.acting, self.unit, False)


CANNOT_ACT: Final = Refusal("5.1b", "cannot-act")
ENOUGH: Final = Enough()
USE: Final[list[Use]] = [Use(unit) for unit in range(UNITS)]
