"""7 Missile fire: who can shoot at what, the roll, and hits."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.games.arbela.board import (
    BETWEEN,
    REACH,
    SECTIONS,
    rows_ahead,
)
from anabasis.games.arbela.cards import (
    ARMOUR,
    ARROWS,
    ELEPHANT,
    HIT_HIGH,
    HIT_LEVEL,
    HIT_LOW,
    OWNER,
    RANGE,
    WEAPON_OF,
)
from anabasis.games.arbela.events import HIT, SHOT
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.stacking import (
    eliminate,
    face_up,
    lay_open,
    may_be_laid_open,
)
from anabasis.games.arbela.state import FIRED, Battle, is_engaged, marked, side_at
from anabasis.kit.rows import BYTE, changed

LONG_RANGE: Final = 2
"""7.1c The range at which three Sections of the row two steps ahead are reached."""

OFFENSIVE: Final = 0
REACTION: Final = 1
DEFENSIVE: Final = 2
RETREATING: Final = 3


# ---- who can shoot at what


def shooter_refusal(battle: Battle, unit: int) -> Refusal | None:
    """7.1a, 7.1f, 7.1h, 7.1n, 8.4.1b, 8.5.1b, 4.3.1f, 4.3.2e Why a unit cannot shoot now, at
    whatever target; or None."""
    if not RANGE[unit]:
        return NO_MISSILES
    section = battle.place[unit]
    if section >= SECTIONS:
        return NOT_ON_FIELD
    if battle.disrupted[unit]:
        return DISRUPTED_NO_FIRE
    if battle.marks[unit] & FIRED:
        return HAS_FIRED
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
    """7.1.1a, 7.1.1b, 7.1.1c, 7.1.1d, 4.3.1f Whether a shot at a Section is shower fire: arrows
    over a Section with units, or a unit shooting from below another."""
    if lies_below(battle, unit):
        return True
    if WEAPON_OF[unit] != ARROWS or target >= SECTIONS:
        return False
    key = (battle.place[unit] * 4 + battle.facing[unit]) * SECTIONS + target
    over = BETWEEN.get(key)
    if over is None:
        return False
    for section in over:
        if battle.stacks[section]:
            return True
    return False


# ---- the shot


def shoot(battle: Battle, unit: int, target: int, manner: int, die: Die, log: list[Event]) -> bool:
    """7.2a, 7.2b, 2.2.1c, 2.2.1h, 7.2e Two dice less armour, own hits and shower fire; in the range
    on the card it is a hit. Returns whether it was.

    7.1n The unit has then fired for this turn.
    """
    lay_open(battle, unit, log)
    marked(battle, unit, FIRED)
    shower = int(is_shower(battle, unit, battle.place[target]))
    dice = die.dice(2, 6)
    total = dice - ARMOUR[target] - battle.hits[unit] - shower
    hit = HIT_LOW[unit] <= total <= HIT_HIGH[unit]
    log.append(
        Event(
            SHOT,
            (
                OWNER[unit],
                unit,
                target,
                manner,
                dice,
                ARMOUR[target],
                battle.hits[unit],
                shower,
                total,
                int(hit),
            ),
        )
    )
    if hit:
        take_hit(battle, target, total, WEAPON_OF[unit], log)
    return hit


def take_hit(battle: Battle, unit: int, total: int, weapon: int, log: list[Event]) -> None:
    """7.2b, 7.3a, 7.3b, 7.3c, 2.2.1d One hit, which stays; above the hit level the unit is
    eliminated at once, disrupted or not. 7.3d Nobody advances."""
    hits = battle.hits[unit] + 1
    battle.hits = changed(battle.hits, unit, hits)
    log.append(Event(HIT, (OWNER[unit], unit, hits, HIT_LEVEL[unit])))
    if unit == ELEPHANT:
        from anabasis.games.arbela.rules.elephant import elephant_hit

        elephant_hit(battle, total, weapon)
    elif hits > HIT_LEVEL[unit]:
        section = battle.place[unit]
        eliminate(battle, BYTE[unit], log)
        stranded(battle, section, log)


NO_MISSILES: Final = Refusal("7.1a", "no-missiles")
NOT_ON_FIELD: Final = Refusal("7.1a", "not-on-field")
DISRUPTED_NO_FIRE: Final = Refusal("8.4.1b", "disrupted-no-fire")
HAS_FIRED: Final = Refusal("7.1f", "has-fired")
ENGAGED_NO_FIRE: Final = Refusal("8.5.1b", "engaged-no-fire")
FACE_DOWN: Final = Refusal("7.1h", "face-down")
NO_TARGET: Final = Refusal("7.1e", "no-target")
OUT_OF_RANGE: Final = Refusal("7.1b", "out-of-range")
TOO_FAR_ASIDE: Final = Refusal("7.1c", "too-far-aside")
NOT_THROUGH_FRONT: Final = Refusal("7.1d", "not-through-front")
TARGET_ENGAGED: Final = Refusal("8.5.1c", "target-engaged")
