"""Declaring attacks (8.2): which Sections a unit may attack from where it stands."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    SECTIONS,
    WING,
    WING_COLUMN,
)
from anabasis.games.arbela.cards import (
    DIAGONAL,
    ELEPHANT,
    IS_CAVALRY,
    JAVELINS,
    OWNER,
    RANGE,
    STRAIGHT,
    WEAPON_OF,
)
from anabasis.games.arbela.rules.flank import (
    flank_start_refusal,
    flank_target_refusal,
)
from anabasis.games.arbela.rules.missiles import (
    OFFENSIVE,
    has_target,
    shooter_refusal,
)
from anabasis.games.arbela.rules.stacking import (
    fighter,
    leader_at,
    stop_refusal,
)
from anabasis.games.arbela.state import (
    FIRED,
    NOBODY,
    Battle,
    engaged_with,
    is_engaged,
    side_at,
)


def attack_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """8.2f, 8.2g, 8.2h Why a unit may not attack a Section from where it stands, or None: after a
    move or without one, but after fire only with javelins."""
    refusal = reach_of_attack_refusal(battle, unit, target)
    if refusal is not None:
        return refusal
    if battle.marks[unit] & FIRED and WEAPON_OF[unit] != JAVELINS:
        return FIRED_ALREADY
    return stop_refusal(battle, unit, battle.place[unit], battle.facing[unit])


def reach_of_attack_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """Why a Section is not within a unit's power to attack, whatever it has done this turn.

    8.1a, 4.2e It attacks into its front only.
    8.2b, 9.3g A Section with an enemy unit, not a leader alone.
    8.2.1a, 8.2.1d It must be the unit that fights for its Section.
    8.5.1d If engaged, only the enemy it is engaged with.
    8.2d, 8.2e, 4.2f Diagonally only if it moves so, and not past an enemy straight ahead.
    8.10.1a Cavalry not against the elephant.
    """
    section = battle.place[unit]
    at = section * 4 + battle.facing[unit]
    ahead = AHEAD[at]
    diagonal = target == AHEAD_LEFT[at] or target == AHEAD_RIGHT[at]
    if target != ahead and not diagonal:
        return NOT_IN_FRONT
    if side_at(battle, target) != 1 - OWNER[unit]:
        alone = leader_at(battle, 1 - OWNER[unit], target) != NOBODY
        return LEADER_ALONE if alone else NOBODY_TO_ATTACK
    if fighter(battle, section) != unit:
        return NOT_THE_FIGHTER
    tied = battle.engaged and is_engaged(battle, section)
    if tied and not engaged_with(battle, section, target):
        return ENGAGED_ELSEWHERE
    if diagonal:
        if not DIAGONAL[unit]:
            return NO_DIAGONAL_ATTACK
        if not tied and enemy_ahead(battle, unit):
            return ENEMY_AHEAD
    elif not STRAIGHT[unit]:
        return NO_STRAIGHT_ATTACK
    if IS_CAVALRY[unit] and fighter(battle, target) == ELEPHANT:
        return ELEPHANT_DEFENDS
    return None


def enemy_ahead(battle: Battle, unit: int) -> bool:
    """8.2e Whether an enemy unit, fit or disrupted, stands straight ahead of a unit."""
    ahead = AHEAD[battle.place[unit] * 4 + battle.facing[unit]]
    return ahead >= 0 and side_at(battle, ahead) == 1 - OWNER[unit]


def can_attack(battle: Battle, unit: int, home: int) -> bool:
    """5.1h Whether a unit can declare an attack from where it stands, round the flank or not."""
    at = battle.place[unit] * 4 + battle.facing[unit]
    for target in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
        if target >= 0 and battle.stacks[target] and attack_refusal(battle, unit, target) is None:
            return True
    return can_flank(battle, unit, home)


def can_flank(battle: Battle, unit: int, home: int) -> bool:
    """8.7b Whether a unit can announce a flank attack from where it stands."""
    if not IS_CAVALRY[unit] or WING[battle.place[unit]] < 0:
        return False
    if flank_refusal(battle, unit, home) is not None:
        return False
    for target in range(WING_COLUMN[WING[battle.place[unit]]], SECTIONS, 7):
        if battle.stacks[target] and flank_target_refusal(battle, unit, target) is None:
            return True
    return False


def flank_refusal(battle: Battle, unit: int, home: int) -> Refusal | None:
    """8.2h, 8.7a, 8.7b Why a unit can make no flank attack at all, or None."""
    refusal = flank_start_refusal(battle, unit, home)
    if refusal is not None:
        return refusal
    if battle.marks[unit] & FIRED and WEAPON_OF[unit] != JAVELINS:
        return FIRED_ALREADY
    return stop_refusal(battle, unit, battle.place[unit], battle.facing[unit])


def can_fire(battle: Battle, unit: int) -> bool:
    """5.1e Whether a unit can fire from where it stands."""
    if not RANGE[unit] or shooter_refusal(battle, unit, OFFENSIVE) is not None:
        return False
    return has_target(battle, unit)


NOT_IN_FRONT: Final = Refusal("8.1a", "not-in-front")
NOT_THE_FIGHTER: Final = Refusal("8.2.1a", "not-the-fighter")
FIRED_ALREADY: Final = Refusal("8.2h", "fired-already")
ENGAGED_ELSEWHERE: Final = Refusal("8.5.1d", "engaged-elsewhere")
NO_DIAGONAL_ATTACK: Final = Refusal("8.2d", "no-diagonal-attack")
NO_STRAIGHT_ATTACK: Final = Refusal("8.2d", "no-straight-attack")
ENEMY_AHEAD: Final = Refusal("8.2e", "enemy-ahead")
ELEPHANT_DEFENDS: Final = Refusal("8.10.1a", "elephant-defends")
NOBODY_TO_ATTACK: Final = Refusal("8.2b", "no-enemy-there")
LEADER_ALONE: Final = Refusal("9.3g", "leader-alone")
