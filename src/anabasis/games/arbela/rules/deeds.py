"""Deeds (5.1), which the rulebook calls actions: which of the ten are open to a Section."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.core.position import Procedure
from anabasis.games.arbela.board import HOME
from anabasis.games.arbela.cards import OWNER, RANGE
from anabasis.games.arbela.events import DEED
from anabasis.games.arbela.rules.attacks import can_attack, can_fire
from anabasis.games.arbela.rules.missiles import OFFENSIVE, shooter_refusal
from anabasis.games.arbela.rules.stacking import (
    face_up,
    may_be_laid_open,
)
from anabasis.games.arbela.rules.steps import steps_from
from anabasis.games.arbela.rules.withdrawal import withdrawals
from anabasis.games.arbela.state import ACTED, Battle, is_engaged
from anabasis.kit.rows import BYTE

# The deeds of 5.1d to 5.1m, as in `events.DEED`.
MOVE: Final = 0
FIRE_ONLY: Final = 1
MOVE_FIRE: Final = 2
MOVE_SHOCK: Final = 3
SHOCK_ONLY: Final = 4
MOVE_FIRE_SHOCK: Final = 5
WITHDRAW: Final = 6
FACE: Final = 7
REARRANGE: Final = 8
SEND_BACK: Final = 9

WITH_MOVE: Final = (True, False, True, True, False, True)
WITH_FIRE: Final = (False, True, True, False, False, True)
WITH_SHOCK: Final = (False, False, False, True, True, True)
"""5.1d to 5.1i Which parts a deed has."""
DEEDS: Final[int] = len(DEED)


class DeedUnderWay(Procedure[Battle]):
    """5.1b What is left of a Section's deed while one of its units acts."""


def end_deed(battle: Battle) -> None:
    """8.7.1c The deed of the Section whose unit has just acted is over: nobody else of it acts."""
    if battle.agenda and isinstance(battle.agenda[-1], DeedUnderWay):
        battle.agenda.pop()


def ready_units(battle: Battle, section: int) -> bytes:
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
    """5.1a, 5.1d to 5.1o Why a Section cannot do a deed, or None."""
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
    """5.1d to 5.1i Whether some unit can begin with a deed of moves, fire and attacks; a move
    is what sets 5.1f and 5.1g apart from 5.1e and 5.1h."""
    units = ready_units(battle, section)
    if not units:
        return idle_refusal(battle, section)
    if WITH_FIRE[deed] and not any([RANGE[unit] for unit in units]):
        return no_missiles_refusal(battle, section)
    for unit in units:
        if WITH_MOVE[deed] and steps_from(battle, unit):
            return None
        if deed in (FIRE_ONLY, MOVE_FIRE_SHOCK) and can_fire(battle, unit):
            return None
        if deed in (SHOCK_ONLY, MOVE_FIRE_SHOCK) and can_attack(battle, unit, section):
            return None
    return NOTHING_TO_DO[deed]


def idle_refusal(battle: Battle, section: int) -> Refusal:
    """5.1c, 5.1.1d Why no unit of a Section may act: those that lie face-up have acted, or are
    disrupted."""
    for unit in battle.stacks[section]:
        if not battle.disrupted[unit] and face_up(battle, unit):
            return ALL_HAVE_ACTED
    return NO_UNIT_FIT


def no_missiles_refusal(battle: Battle, section: int) -> Refusal:
    """7.1a, 7.1h, 8.4.1b, 5.1c Why no unit of a Section can fire: none has missiles, or those that
    have them lie face-down, are disrupted or have acted."""
    for unit in battle.stacks[section]:
        if RANGE[unit]:
            return shooter_refusal(battle, unit, OFFENSIVE) or ALL_HAVE_ACTED
    return NO_MISSILES_THERE


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


_CASES: Final = ("5.1d", "5.1e", "5.1f", "5.1g", "5.1h", "5.1i", "5.1j", "5.1k", "5.1l", "5.1m")
NOTHING_TO_DO: Final = [
    Refusal(_CASES[deed], "nothing-to-do", {"deed": DEED.word(deed)}) for deed in range(DEEDS)
]
ENGAGED_ONLY_SHOCK: Final = Refusal("5.1o", "engaged-only-shock")
NO_MISSILES_THERE: Final = Refusal("7.1a", "no-missiles-there")
NONE_DISRUPTED: Final = Refusal("5.1m", "none-disrupted")
NO_UNIT_FIT: Final = Refusal("5.1.1d", "no-unit-fit")
ALL_HAVE_ACTED: Final = Refusal("5.1c", "all-have-acted")
HAS_ACTED: Final = Refusal("5.1c", "has-acted")
NOT_DEPLOYED: Final = Refusal("5.1l", "not-deployed")
SINGLE_CARD: Final = Refusal("4.3.2o", "single-card")
STIRRED: Final = Refusal("4.3.2p", "stirred")
