"""What the computer opponent thinks is good in The Battle of Arbela."""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import (
    DEAD,
    HOME,
    HOME_ROW,
    NEIGHBOURS,
    RESERVE,
    ROW,
    SECTIONS,
    STRUCK,
)
from anabasis.games.arbela.cards import (
    ALEXANDER,
    ATTACK,
    BREAK_LEVEL,
    COUNTS,
    DARIUS,
    DEFENCE,
    HIT_LEVEL,
    IS_CAVALRY,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    RANGE,
    UNITS,
)
from anabasis.games.arbela.rules.shock import attack_of, defence_of, result_of, strikes_flank
from anabasis.games.arbela.rules.stacking import fighter
from anabasis.games.arbela.rules.victory import break_level
from anabasis.games.arbela.state import NOBODY, Battle

# Weights, in units of an eliminated card that counts.
WIN: Final = 1000.0
LOSS: Final = 1.0
SMALL_LOSS: Final = 0.35
"""A skirmisher, a chariot or the elephant."""
HIT: Final = 0.25
"""All the hits a unit can take, together."""
DISRUPTED: Final = 0.35
IDLE: Final = 0.06
"""A unit in Reserve, where it does nothing."""
FORWARD_ROW: Final = 0.03
"""A row nearer to the enemy, for a unit that attacks well."""
EXPOSED: Final = 0.12
"""An enemy on a flank or the rear."""
LEADER: Final = 1.2
COMMANDER: Final = 3.0
LEADER_ALONE: Final = 0.5


def worth_of(unit: int) -> float:
    """What a card is worth: that it counts, and how well it fights."""
    base = LOSS if COUNTS[unit] else SMALL_LOSS
    return base * (0.55 + 0.05 * (ATTACK[unit] + DEFENCE[unit * 3])) + (0.1 if RANGE[unit] else 0.0)


WORTH: Final[list[float]] = [worth_of(unit) for unit in range(UNITS)]


def units_of(battle: Battle, side: int) -> float:
    """How a side's units stand: lost, hit, disrupted, idle, or forward and at work."""
    total = 0.0
    home = HOME_ROW[side]
    for unit in range(UNITS):
        if OWNER[unit] != side:
            continue
        place = battle.place[unit]
        worth = WORTH[unit]
        if place == DEAD:
            continue
        value = worth
        if battle.hits[unit]:
            value -= HIT * worth * battle.hits[unit] / (HIT_LEVEL[unit] + 1)
        if battle.disrupted[unit]:
            value -= DISRUPTED * worth
        if place == RESERVE:
            value -= IDLE * worth
        elif place < SECTIONS and not battle.disrupted[unit]:
            value += FORWARD_ROW * min(3, abs(ROW[place] - home))
        total += value
    return total


def fronts(battle: Battle, side: int) -> float:
    """What threatens a side's Sections: enemies on flank and rear, and likely shocks."""
    total = 0.0
    for section in range(SECTIONS):
        unit = fighter(battle, section)
        if unit == NOBODY or OWNER[unit] != side or battle.disrupted[unit]:
            continue
        base = (section * 4 + battle.facing[unit]) * SECTIONS
        for other in NEIGHBOURS[section]:
            enemy = fighter(battle, other)
            if enemy == NOBODY or OWNER[enemy] == side or battle.disrupted[enemy]:
                continue
            faces = STRUCK[(other * 4 + battle.facing[enemy]) * SECTIONS + section] == 0
            if faces and STRUCK[base + other]:
                total -= EXPOSED * WORTH[unit] * (1.5 if IS_CAVALRY[enemy] else 1.0)
    return total


def attacks_of(battle: Battle) -> float:
    """What the attacks declared but not fought are worth to the attacker, from the mean of the
    dice."""
    total = 0.0
    for attack in battle.attacks:
        defender = fighter(battle, attack.target)
        if defender == NOBODY or OWNER[defender] == OWNER[attack.unit]:
            continue
        group = bytes([attack.unit])
        mine = attack_of(battle, group, defender).sum()
        theirs = defence_of(battle, group, defender).sum()
        flank = strikes_flank(battle, group, defender)
        share = 0.0
        for edge in (-4, -2, -1, 0, 1, 2, 4):
            result = result_of(mine + 4 + edge, theirs + 4, flank, bool(battle.disrupted[defender]))
            share += (
                (-1.0, -DISRUPTED, 0.0, DISRUPTED, 1.0)[result]
                * WORTH[defender if result > 2 else attack.unit]
                / 7.0
            )
        total += share
    return total


def leaders_of(battle: Battle, side: int) -> float:
    """Leaders who live, and are not alone among enemies."""
    total = 0.0
    for leader in range(LEADERS):
        if LEADER_OWNER[leader] != side:
            continue
        place = battle.leaders[leader]
        if place == DEAD:
            continue
        total += COMMANDER if leader in (ALEXANDER, DARIUS) else LEADER
        if place < SECTIONS and not battle.stacks[place] and not HOME[side][place]:
            total -= LEADER_ALONE
    return total


def evaluate(battle: Battle, seat: int) -> float:
    """How much better the seat stands than the other."""
    if battle.winner != NOBODY:
        return WIN if battle.winner == seat else -WIN
    score = 0.0
    for side in range(2):
        sign = 1.0 if side == seat else -1.0
        near = battle.losses[side] / break_level(battle, side)
        own = units_of(battle, side) + fronts(battle, side) + leaders_of(battle, side)
        own -= BREAK_LEVEL[0] * near * near
        score += sign * own
    if battle.attacks:
        share = attacks_of(battle)
        score += share if OWNER[battle.attacks[0].unit] == seat else -share
    return score
