"""11.3 D, F, 10.6, 11.3 A, 11.4, 11.5 What is added to dice, each with the case that gives it.

Whatever rolls asks here, and so do the odds and the sums beside them.
"""

from __future__ import annotations

from anabasis.games.conquerors.board import (
    ATTACK,
    INDEPENDENT,
    NEVER,
    PERSIA,
    SPACE_TYPE,
    STRONGHOLD,
    TRIBE_AT,
)
from anabasis.games.conquerors.leaders import BATTLE, leaders_in
from anabasis.games.conquerors.numbers import (
    FATIGUE_DICE,
    FREE_POINTS,
    LOSS_DETERMINED,
    LOSS_FATIGUE,
    LOSS_NO_LINE,
    LOSS_STRONG,
    LOSS_TWICE,
    LOSS_VICTOR,
    NO_LINE,
    STRONG_ODDS,
    STRONGHOLD_DICE,
    SURPRISE,
    TACTICS_TIMES,
    TERRAIN,
    TWICE,
)
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    BY_SALLY,
    GARRISON,
    NEITHER,
    Battle,
)
from anabasis.games.conquerors.rules.terms import (
    DETERMINED,
    ELITE,
    FATIGUE,
    GROUND,
    HARD_PATH,
    IN_STRONGHOLD,
    LEADERS,
    LOST_FATIGUE,
    LOST_LINE,
    RETREAT,
    SURPRISED,
    TACTICS,
    THREE_TO_ONE,
    TRIBAL,
    VICTOR,
    VICTOR_TWICE,
    WITHOUT_LINE,
)
from anabasis.games.conquerors.set_up import TRIBE_BATTLE
from anabasis.games.conquerors.state import War
from anabasis.kit.contest import Tally


def tribe_rating(space: int) -> int:
    """8.7.1 The rating of the leader built into the tribe of a space; Rhodes has none."""
    return TRIBE_BATTLE[TRIBE_AT.index(space)] if space in TRIBE_AT else 0


def battle_dice(war: War, battle: Battle, role: int) -> Tally:
    """11.3.11 to 11.3.19 What a side adds to its dice in a battle."""
    rating = 0
    tactics = 0
    for leader in leaders_in(battle.used[role]):
        rating += BATTLE[leader]
        if battle.doubled >> leader & 1 and battle.sides[role] == PERSIA:
            tactics += (TACTICS_TIMES - 1) * BATTLE[leader]
    tally = Tally(LEADERS, rating)
    tally.add(TACTICS, tactics)
    if battle.sides[role] == INDEPENDENT and battle.posts[role] & GARRISON:
        tally.add(TRIBAL, tribe_rating(battle.space))
    if not battle.line[role]:
        tally.add(WITHOUT_LINE, NO_LINE)
    tally.add(ELITE, max(0, battle.elite[role] - battle.elite[1 - role]))
    if battle.tired[role]:
        tally.add(FATIGUE, FATIGUE_DICE)
    if battle.surprise[role] and not battle.surprise[1 - role]:
        tally.add(SURPRISED, SURPRISE)
    if role == ATTACKER:
        if battle.way != NEVER:
            tally.add(HARD_PATH, ATTACK[battle.way])
        if SPACE_TYPE[battle.space] == STRONGHOLD and battle.origin != BY_SALLY:
            tally.add(IN_STRONGHOLD, STRONGHOLD_DICE)
        tally.add(GROUND, TERRAIN * battle.terrain)
    return tally


def loss_die(battle: Battle, role: int) -> Tally:
    """11.3.32 to 11.3.37 What a side adds to its loss die after a battle."""
    won = battle.winner in (NEITHER, role)
    if battle.winner == role and at_least_twice(battle, role):
        tally = Tally(VICTOR_TWICE, LOSS_TWICE)
    elif won:
        tally = Tally(VICTOR, LOSS_VICTOR)
    else:
        tally = Tally(RETREAT, max(0, battle.route - FREE_POINTS))
    if not battle.line[role]:
        tally.add(LOST_LINE, LOSS_NO_LINE)
    if battle.tired[role]:
        tally.add(LOST_FATIGUE, LOSS_FATIGUE)
    if battle.strength[role] >= STRONG_ODDS * battle.strength[1 - role]:
        tally.add(THREE_TO_ONE, LOSS_STRONG)
    tally.add(DETERMINED, LOSS_DETERMINED * battle.grit[role])
    return tally


def flight_die(battle: Battle, role: int, route: int) -> Tally:
    """11.3.48 What an army that takes Flight adds to its second loss die."""
    tally = Tally(LOST_FATIGUE, LOSS_FATIGUE)
    if not battle.line[role]:
        tally.add(LOST_LINE, LOSS_NO_LINE)
    tally.add(RETREAT, max(0, route - FREE_POINTS))
    return tally


def at_least_twice(battle: Battle, role: int) -> bool:
    """11.3.32 Whether a side's Battle Score is at least twice the other's."""
    return battle.scores[role] >= TWICE * battle.scores[1 - role]
