"""5.1 What an ordered Section can do: which of the ten actions are open to it."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.arbela.board import HOME
from anabasis.games.arbela.cards import OWNER, RANGE
from anabasis.games.arbela.events import ACTION
from anabasis.games.arbela.rules.attacks import can_attack, can_fire
from anabasis.games.arbela.rules.movement import (
    FACE,
    FIRE_ONLY,
    MOVE_FIRE_SHOCK,
    REARRANGE,
    SHOCK_ONLY,
    WITH_FIRE,
    WITH_MOVE,
    WITHDRAW,
)
from anabasis.games.arbela.rules.stacking import (
    face_up,
    may_be_laid_open,
)
from anabasis.games.arbela.rules.steps import steps_from
from anabasis.games.arbela.rules.withdrawal import withdrawals
from anabasis.games.arbela.state import (
    ACTED,
    BYTE,
    Battle,
    is_engaged,
)

DEEDS: Final[int] = len(ACTION)


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
