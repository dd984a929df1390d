"""Movement (6.1): which steps a unit may take, and where it can stop."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
)
from anabasis.games.arbela.cards import (
    ANY,
    DIAGONAL,
    IS_SKIRMISHER,
    OWNER,
    STRAIGHT,
)
from anabasis.games.arbela.rules.stacking import (
    entry_refusal,
    has_fit_unit,
    stop_refusal,
)
from anabasis.games.arbela.state import (
    NOBODY,
    TURNED,
    Battle,
    is_engaged,
    side_at,
)

NO_WAY: Final = 0
STRAIGHT_ON: Final = 1
DIAGONALLY: Final = 2
"""How a unit has moved so far."""


def step_refusal(
    battle: Battle, unit: int, section: int, facing: int, to: int, steps: int, way: int
) -> Refusal | None:
    """Why a unit that has taken so many steps may not step into a Section, or None.

    6.1a, 6.1g Straight or diagonally ahead, and not off the field.
    6.1b, 6.1c, 6.1d, 6.1f As many steps as its card says, all straight or all diagonally.
    6.1e With an "any" value straight and diagonal steps may be mixed.
    6.1.1a, 6.1.1b, 6.1.1c Into an empty Section, or one where it could be stacked.
    6.1.1d, 6.1.1f An enemy straight ahead blocks the diagonals, except to skirmishers.
    6.1.1g, 8.5.1a Neither into nor out of a closed Section, nor out of an engagement.
    8.5.1f A unit that came from elsewhere passes through a Section with engaged friends.
    """
    at = section * 4 + facing
    if to == AHEAD[at]:
        most = STRAIGHT[unit]
        other_way = DIAGONALLY
    elif to == AHEAD_LEFT[at] or to == AHEAD_RIGHT[at]:
        most = DIAGONAL[unit]
        other_way = STRAIGHT_ON
        if not most:
            return NO_DIAGONAL
    else:
        return NOT_AHEAD
    if not ANY[unit] and way == other_way:
        return MIXED_STEPS
    if steps >= most:
        return MOVE_SPENT
    if other_way == STRAIGHT_ON and not IS_SKIRMISHER[unit]:
        ahead = AHEAD[at]
        if ahead >= 0 and battle.stacks[ahead] and blocks(battle, unit, ahead):
            return DIAGONAL_BLOCKED
    if battle.closed >> to & 1 or battle.closed >> section & 1:
        return CLOSED
    if not steps and battle.engaged and is_engaged(battle, section):
        return ENGAGED_STAYS_PUT
    return entry_refusal(battle, unit, to)


def blocks(battle: Battle, unit: int, ahead: int) -> bool:
    """6.1.1d, 6.1.1e, 8.4.1d Whether fit enemies straight ahead block the diagonals."""
    return side_at(battle, ahead) != OWNER[unit] and has_fit_unit(battle, ahead)


def turned_facing(section: int, facing: int, to: int) -> int:
    """4.2k The facing after turning by one side towards the side of a diagonal step; `NOBODY`
    after a straight one."""
    at = section * 4 + facing
    if to == AHEAD_LEFT[at]:
        return (facing + 3) % 4
    if to == AHEAD_RIGHT[at]:
        return (facing + 1) % 4
    return NOBODY


def can_end(
    battle: Battle, unit: int, section: int, facing: int, steps: int, way: int, may_turn: bool
) -> bool:
    """4.3a, 4.3.1c Whether a unit in a Section can stop there, or go on to one where it can."""
    if stop_refusal(battle, unit, section, facing) is None:
        return True
    at = section * 4 + facing
    for to in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
        if to >= 0 and can_step(battle, unit, section, facing, to, steps, way, may_turn):
            return True
    return False


def can_step(
    battle: Battle,
    unit: int,
    section: int,
    facing: int,
    to: int,
    steps: int,
    way: int,
    may_turn: bool,
) -> bool:
    """Whether a step is allowed and leads somewhere."""
    if step_refusal(battle, unit, section, facing, to, steps, way) is not None:
        return False
    return step_ends(battle, unit, section, facing, to, steps, may_turn)


def step_ends(
    battle: Battle, unit: int, section: int, facing: int, to: int, steps: int, may_turn: bool
) -> bool:
    """4.2k, 4.2l, 4.3a Whether after a step the move can be ended, with or without a turn."""
    if not battle.stacks[to] and not battle.attacks:
        return True
    turned = turned_facing(section, facing, to)
    way = STRAIGHT_ON if turned == NOBODY else DIAGONALLY
    if can_end(battle, unit, to, facing, steps + 1, way, may_turn):
        return True
    if turned == NOBODY or not may_turn:
        return False
    return can_end(battle, unit, to, turned, steps + 1, way, False)


def may_turn(battle: Battle, unit: int) -> bool:
    """4.2l Whether the unit has not turned yet in its move."""
    return not battle.marks[unit] & TURNED


def steps_from(battle: Battle, unit: int) -> bool:
    """6.1b Whether a unit can take a first step at all."""
    section = battle.place[unit]
    facing = battle.facing[unit]
    at = section * 4 + facing
    for to in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
        if to >= 0 and can_step(battle, unit, section, facing, to, 0, NO_WAY, True):
            return True
    return False


NO_DIAGONAL: Final = Refusal("6.1f", "no-diagonal")
NOT_AHEAD: Final = Refusal("6.1a", "not-ahead")
MIXED_STEPS: Final = Refusal("6.1d", "mixed-steps")
MOVE_SPENT: Final = Refusal("6.1b", "move-spent")
DIAGONAL_BLOCKED: Final = Refusal("6.1.1d", "diagonal-blocked")
CLOSED: Final = Refusal("6.1.1g", "closed-section")
ENGAGED_STAYS_PUT: Final = Refusal("8.5.1a", "engaged-stays-put")
