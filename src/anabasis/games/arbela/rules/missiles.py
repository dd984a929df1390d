"""Missile units (7.1): who can shoot at what, and what is shower fire."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.arbela.board import BETWEEN, REACH, SECTIONS, rows_ahead
from anabasis.games.arbela.cards import ARROWS, OWNER, RANGE, WEAPON_OF
from anabasis.games.arbela.rules.stacking import face_up, may_be_laid_open
from anabasis.games.arbela.state import (
    DEFENDED,
    FIRED,
    PARTED,
    REACTED,
    Battle,
    is_engaged,
    side_at,
)

# The kinds of fire, as in `events.MANNER`.
OFFENSIVE: Final = 0
REACTION: Final = 1
DEFENSIVE: Final = 2
RETREATING: Final = 3
NOTED: Final = (FIRED, REACTED, DEFENDED, PARTED)
"""What is noted of a unit that has fired so."""
BARRED: Final = (
    FIRED | DEFENDED,
    REACTED | DEFENDED | PARTED,
    FIRED | REACTED | PARTED,
    REACTED | DEFENDED,
)
"""7.1f, 7.1n What keeps a unit from firing so. In its own turn it fires once, be it at a rampaging
elephant. In the enemy's it fires in one of three ways: in reaction once, in the others whenever it
is attacked, or retreats."""
LONG_RANGE: Final = 2
"""7.1c The range at which three Sections of the row two steps ahead are reached."""


def shooter_refusal(battle: Battle, unit: int, manner: int) -> Refusal | None:
    """7.1a, 7.1f, 7.1h, 7.1n, 8.4.1b, 8.5.1b, 4.3.1f, 4.3.2e Why a unit cannot shoot now in that
    manner, at whatever target; or None."""
    if not RANGE[unit]:
        return NO_MISSILES
    section = battle.place[unit]
    if section >= SECTIONS:
        return NOT_ON_FIELD
    if battle.disrupted[unit]:
        return DISRUPTED_NO_FIRE
    if battle.marks[unit] & BARRED[manner]:
        return HAS_FIRED if manner == OFFENSIVE else HAS_CHOSEN_FIRE
    if battle.engaged and is_engaged(battle, section):
        return ENGAGED_NO_FIRE
    if not face_up(battle, unit) and not may_be_laid_open(battle, unit):
        return FACE_DOWN
    return None


def reach_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """7.1b, 7.1c, 7.1d, 4.2e Why a Section does not lie in front of the unit and within its range,
    or None."""
    section = battle.place[unit]
    facing = battle.facing[unit]
    reach = RANGE[unit]
    if target in REACH[reach][section * 4 + facing]:
        return None
    rows = rows_ahead(section, facing, target)
    if not rows:
        return NOT_THROUGH_FRONT
    return TOO_FAR_ASIDE if rows <= reach == LONG_RANGE else OUT_OF_RANGE


def target_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """7.1e, 7.2d, 8.5.1c, 4.3.3b Why a Section cannot be fired at by a unit that can shoot."""
    if side_at(battle, target) != 1 - OWNER[unit]:
        return NO_TARGET
    refusal = reach_refusal(battle, unit, target)
    if refusal is None and battle.engaged and is_engaged(battle, target):
        return TARGET_ENGAGED
    return refusal


def has_target(battle: Battle, unit: int) -> bool:
    """7.1e Whether there is a Section that a unit able to shoot may fire at."""
    for target in REACH[RANGE[unit]][battle.place[unit] * 4 + battle.facing[unit]]:
        if battle.stacks[target] and target_refusal(battle, unit, target) is None:
            return True
    return False


def lies_below(battle: Battle, unit: int) -> bool:
    """7.1.1c Whether the unit is stacked below another."""
    return battle.stacks[battle.place[unit]][0] != unit


def is_shower(battle: Battle, unit: int, target: int) -> bool:
    """7.1.1a, 7.1.1c, 4.3.1f Whether a shot at a Section is shower fire: arrows over a Section with
    units, or a unit shooting from below another."""
    return lies_below(battle, unit) or flies_over(battle, unit, battle.place[unit], target)


def flies_over(battle: Battle, unit: int, section: int, target: int) -> bool:
    """7.1.1b, 7.1.1d Whether a shot of a unit, if it were in that Section, is of arrows over a
    Section with units."""
    if WEAPON_OF[unit] != ARROWS or target >= SECTIONS:
        return False
    key = (section * 4 + battle.facing[unit]) * SECTIONS + target
    over = BETWEEN.get(key)
    if over is None:
        return False
    for between in over:
        if battle.stacks[between]:
            return True
    return False


NO_MISSILES: Final = Refusal("7.1a", "no-missiles")
NOT_ON_FIELD: Final = Refusal("7.1a", "not-on-field")
DISRUPTED_NO_FIRE: Final = Refusal("8.4.1b", "disrupted-no-fire")
HAS_FIRED: Final = Refusal("7.1f", "has-fired")
HAS_CHOSEN_FIRE: Final = Refusal("7.1n", "has-fired")
ENGAGED_NO_FIRE: Final = Refusal("8.5.1b", "engaged-no-fire")
FACE_DOWN: Final = Refusal("7.1h", "face-down")
NO_TARGET: Final = Refusal("7.1e", "no-target")
OUT_OF_RANGE: Final = Refusal("7.1b", "out-of-range")
TOO_FAR_ASIDE: Final = Refusal("7.1c", "too-far-aside")
NOT_THROUGH_FRONT: Final = Refusal("7.1d", "not-through-front")
TARGET_ENGAGED: Final = Refusal("8.5.1c", "target-engaged")
