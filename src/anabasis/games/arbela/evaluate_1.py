"""What the computer opponent thinks is good in The Battle of Arbela.

What speaks for the Macedonian is counted up, what speaks for the Persian down: cards lost, cards
and leaders as they stand, what each side threatens, and what the active side could still do with
its orders.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import (
    DEAD,
    DEPLOYMENT,
    HOME,
    HOME_ROW,
    MACEDONIAN,
    NEIGHBOURS,
    PERSIAN,
    RESERVE,
    ROW,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    CHARIOT,
    CLASS_OF,
    COMMANDER,
    DARIUS,
    HIT_LEVEL,
    IS_SKIRMISHER,
    LEADER_OWNER,
    LEADERS,
    LEADERS_OF,
    OWNER,
    RANGE,
    UNITS,
)
from anabasis.games.arbela.prospects import (
    attacks_of,
    other_chances,
    threats_to,
)
from anabasis.games.arbela.state import (
    NOBODY,
    ORDERED,
    RALLY,
    Battle,
)
from anabasis.games.arbela.survey import (
    BELOW,
    CHARIOT_ROW,
    DISRUPTED,
    FAILED_TRY,
    HIT,
    HIT_SHARE,
    IDLE,
    LEADER_DEAD,
    MACEDONIAN_ROW,
    MACEDONIAN_TRY,
    MISSILE_ROW,
    MISSILES,
    NEXT_TURN,
    PERSIAN_ROW,
    PERSIAN_TRY,
    STRENGTH,
    STRENGTH_POINT,
    THIS_TURN,
    TURN_AFTER,
    WITH_UNITS,
    Survey,
    lost,
    worth_of,
)

WIN: Final = 1000.0

# ---- cards and leaders


def cards_in(battle: Battle, survey: Survey, section: int) -> float:
    """How the units of a Section stand; notes who fights there and what they are worth."""
    stack = battle.stacks[section]
    top = stack[0]
    side = OWNER[top]
    home = HOME[side][section]
    fighter = top
    last = stack[len(stack) - 1]
    if not home and IS_SKIRMISHER[top] and not IS_SKIRMISHER[last]:
        fighter = last
    survey.fighters[section] = fighter
    survey.sides[section] = side
    together = 0.0
    total = 0.0
    for unit in stack:
        worth = worth_of(survey, unit)
        together += worth
        value = STRENGTH_POINT * STRENGTH[unit]
        if RANGE[unit]:
            value += MISSILES
        hits = battle.hits[unit]
        if hits:
            value -= hits * (HIT + HIT_SHARE * worth / (HIT_LEVEL[unit] + 1))
        if battle.disrupted[unit]:
            value -= DISRUPTED * worth
        elif home:
            if unit != top and not IS_SKIRMISHER[unit]:
                value -= BELOW * (0.4 + 0.06 * STRENGTH[unit])
        elif not IS_SKIRMISHER[unit]:
            rows = ROW[section] - HOME_ROW[side]
            if rows < 0:
                rows = -rows
            forward = MACEDONIAN_ROW if side == MACEDONIAN else PERSIAN_ROW
            if RANGE[unit]:
                forward = MISSILE_ROW
            elif CLASS_OF[unit] == CHARIOT:
                forward += CHARIOT_ROW
            value += forward * min(3, rows)
        total += value
    survey.worth[section] = together
    return total if side == MACEDONIAN else -total


def reserves(battle: Battle, survey: Survey) -> float:
    """How the units in the Reserves and Flank Areas stand."""
    total = 0.0
    for unit in range(UNITS):
        place = battle.place[unit]
        if place < RESERVE or place == DEAD:
            continue
        value = STRENGTH_POINT * STRENGTH[unit]
        if RANGE[unit]:
            value += MISSILES
        hits = battle.hits[unit]
        if hits:
            value -= hits * (HIT + HIT_SHARE * worth_of(survey, unit) / (HIT_LEVEL[unit] + 1))
        if place == RESERVE:
            value -= IDLE * (0.4 + 0.06 * STRENGTH[unit])
            if battle.disrupted[unit]:
                value -= 0.05 * worth_of(survey, unit)
        total += value if OWNER[unit] == MACEDONIAN else -value
    return total


def leaders(battle: Battle, survey: Survey) -> float:
    """Leaders who live, and are where they should be."""
    total = 0.0
    for leader in range(LEADERS):
        place = battle.leaders[leader]
        if place == DEAD:
            continue
        side = LEADER_OWNER[leader]
        value = LEADER_DEAD
        if place < SECTIONS:
            if leader == DARIUS:
                value -= WITH_UNITS * 3.0
            elif survey.fighters[place] >= 0 and OWNER[survey.fighters[place]] == side:
                value += WITH_UNITS
        total += value if side == MACEDONIAN else -value
    return total


def orders_of(battle: Battle, survey: Survey, side: int) -> float:
    """What a side could do with the orders of its next turn: each leader's where he reaches, and
    on the average those that the Overall Commander adds."""
    chances = survey.chances
    total = 0.0
    given = 0
    for leader in LEADERS_OF[side]:
        place = battle.leaders[leader]
        best = 0.0
        at = -1
        if place < SECTIONS:
            if survey.sides[place] == side and not given >> place & 1:
                best = chances[place]
                at = place
            for section in NEIGHBOURS[place]:
                value = chances[section]
                if value > best and survey.sides[section] == side and not given >> section & 1:
                    best = value
                    at = section
        elif place == RESERVE:
            for section in DEPLOYMENT[side]:
                value = chances[section]
                if value > best and survey.sides[section] == side and not given >> section & 1:
                    best = value
                    at = section
        if at >= 0:
            given |= 1 << at
            total += best
    if battle.leaders[COMMANDER[side]] == DEAD:
        return total
    if side == PERSIAN:
        return total * 0.9
    first = 0.0
    second = 0.0
    third = 0.0
    for section in range(SECTIONS):
        if survey.sides[section] == side and not given >> section & 1:
            value = chances[section]
            if value > first:
                third = second
                second = first
                first = value
            elif value > second:
                third = second
                second = value
            elif value > third:
                third = value
    return total + first + 0.8 * second + 0.5 * third


# ---- the whole


def evaluate(battle: Battle, seat: int) -> float:
    """How much better the seat stands than the other."""
    if battle.winner != NOBODY:
        return WIN if battle.winner == seat else -WIN
    survey = Survey(battle)
    total = lost(battle, PERSIAN) - lost(battle, MACEDONIAN)
    total += reserves(battle, survey)
    for section in range(SECTIONS):
        if battle.stacks[section]:
            total += cards_in(battle, survey, section)
    total += leaders(battle, survey)
    for section in range(SECTIONS):
        if survey.fighters[section] >= 0:
            threats_to(battle, survey, section)
    active = battle.active
    orders = 0.0
    for section in range(SECTIONS):
        fighter = survey.fighters[section]
        if fighter >= 0:
            other_chances(battle, survey, fighter, section)
            if battle.ordered[section] == ORDERED and survey.sides[section] == active:
                orders += survey.chances[section]
    score = total if seat == MACEDONIAN else -total
    mine = orders_of(battle, survey, seat)
    theirs = orders_of(battle, survey, 1 - seat)
    if active == seat:
        score += TURN_AFTER * mine - NEXT_TURN * theirs
        score += THIS_TURN * (mine if battle.phase <= RALLY else orders)
    elif battle.phase <= RALLY:
        score += TURN_AFTER * mine - NEXT_TURN * theirs
    else:
        score += NEXT_TURN * mine - TURN_AFTER * theirs - THIS_TURN * orders
    if battle.attacks:
        share = attacks_of(battle, survey)
        score += share if active == seat else -share
    if battle.attempts[seat] == battle.turns[1 - seat] > 0:
        score -= MACEDONIAN_TRY if seat == MACEDONIAN else PERSIAN_TRY
        if battle.seize_failed and active != seat:
            score -= FAILED_TRY
    return score
