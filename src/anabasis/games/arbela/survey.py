"""What the computer opponent looks up: weights, chances of the dice, and the Sections of a battle.

The scale of the weights: a hundred points are a whole army.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import (
    MACEDONIAN,
    PERSIAN,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    ALEXANDER,
    ATTACK,
    CLASS_OF,
    COUNTS,
    DARIUS,
    DEFENCE,
    KILLED_ON,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    RANGE,
    UNITS,
)
from anabasis.games.arbela.rules.retreat import ON_FOOT
from anabasis.games.arbela.rules.shock import (
    ATTACKER_DISRUPTED,
    ATTACKER_ELIMINATED,
    DEFENDER_DISRUPTED,
    DEFENDER_ELIMINATED,
    bonus_of,
    result_of,
)
from anabasis.games.arbela.rules.shots import is_hit
from anabasis.games.arbela.rules.victory import break_level
from anabasis.games.arbela.state import (
    Battle,
)

SHAKEN: Final = 0.25
"""What a defeat that only disrupts costs, as a share of what the units are worth."""
STRENGTH_POINT: Final = 0.25
"""A point of Attack or Defence Strength."""
NEXT_TURN: Final = 0.5
"""What the next mover could do with the orders of that turn, as a share."""
TURN_AFTER: Final = 0.25
"""The same for the other side."""
THIS_TURN: Final = 0.7
"""What can be done with orders given in this turn."""
JOINED: Final = 0.9
"""An attack with all who could still join it."""
ALEXANDER_DEAD: Final = 200.0
"""What it would cost if a shock killed him."""
DARIUS_DEAD: Final = 25.0
LEADER_DEAD: Final = 6.0
MACEDONIAN_ROW: Final = 0.5
"""A row forward for a unit that fights hand to hand."""
PERSIAN_ROW: Final = 0.3
IDLE: Final = 0.4
"""A unit in Reserve, where it does nothing."""
BELOW: Final = 0.2
"""A unit below another in a Deployment Section."""
DISRUPTED: Final = 0.15
"""A disrupted unit on the field, as a share of its worth."""
FIRE: Final = 1.0
"""Shots that an order would allow, as a share of what they do."""
MACEDONIAN_TRY: Final = 1.0
"""An attempt to seize the turn, which cannot be repeated soon. Darius hardly ever succeeds."""
PERSIAN_TRY: Final = 6.0
WITH_UNITS: Final = 0.15
"""A leader among his units."""
SLIPPING: Final = 0.2
"""An attack before which the defender may retreat, as a share."""
LOSSES: Final = 60.0
"""All the losses that break an army: so much in equal parts, and"""
LOSSES_SQUARED: Final = 40.0
"""so much more the nearer the army is to breaking."""
HIT_SHARE: Final = 0.8
"""All the hits that a unit takes, as a share of its worth."""
APPROACH: Final = 0.3
"""A step forward that an order would allow."""
MISSILES: Final = 1.0
"""A unit that shoots."""
TOGETHER: Final = 0.8
"""Attacking together, as a share."""
SECOND_CHOICE: Final = 0.35
"""What a second unit could win of the same enemy, as a share."""
MISSILE_ROW: Final = -0.15
"""A row forward for a unit that shoots."""
FIRE_AHEAD: Final = 0.9
"""A shot from the Section ahead, as a share."""
CHARIOT_ROW: Final = 0.3
"""What a row forward is worth to a chariot besides."""
FAILED_TRY: Final = 2.0
"""A seizure that failed."""
HIT: Final = 1.2
"""A hit, whatever the unit."""

# ---- tables

FACES: Final = range(1, 7)
LOWEST: Final = -12
SPAN: Final = 48


def _tables() -> list[list[float]]:
    """How likely each result is for two sums without dice: that the attacker wins, doubles, loses
    and is doubled."""
    wins: list[float] = []
    doubles: list[float] = []
    loses: list[float] = []
    doubled: list[float] = []
    for attack in range(LOWEST, LOWEST + SPAN):
        for defence in range(LOWEST, LOWEST + SPAN):
            ways = [0] * 5
            for die in FACES:
                for other in FACES:
                    ways[result_of(attack + die, defence + other, False, False)] += 1
            wins.append((ways[DEFENDER_DISRUPTED] + ways[DEFENDER_ELIMINATED]) / 36.0)
            doubles.append(ways[DEFENDER_ELIMINATED] / 36.0)
            loses.append((ways[ATTACKER_DISRUPTED] + ways[ATTACKER_ELIMINATED]) / 36.0)
            doubled.append(ways[ATTACKER_ELIMINATED] / 36.0)
    return [wins, doubles, loses, doubled]


_TABLES: Final = _tables()
WINS: Final[list[float]] = _TABLES[0]
DOUBLES: Final[list[float]] = _TABLES[1]
LOSES: Final[list[float]] = _TABLES[2]
DOUBLED: Final[list[float]] = _TABLES[3]

MOST_OFF: Final = 24


def _hits() -> list[float]:
    """How likely a unit hits with so much taken off its dice: `[unit * MOST_OFF + off]`."""
    table: list[float] = []
    for unit in range(UNITS):
        for off in range(MOST_OFF):
            ways = [one + two for one in FACES for two in FACES if is_hit(unit, one + two - off)]
            table.append(len(ways) / 36.0)
    return table


HITS: Final[list[float]] = _hits()

KILL: Final[list[float]] = [
    sum([one + two in KILLED_ON[leader] for one in FACES for two in FACES]) / 36.0
    for leader in range(LEADERS)
]
"""How likely a shock kills a leader."""

STRENGTH: Final[list[int]] = [ATTACK[unit] + DEFENCE[unit * 3] for unit in range(UNITS)]
SLOW: Final[list[bool]] = [CLASS_OF[unit] in ON_FOOT for unit in range(UNITS)]
"""8.8a Those from whom all others may retreat."""
NO_ONE: Final[list[int]] = [-1] * SECTIONS
NOTHING: Final[list[float]] = [0.0] * SECTIONS


class Survey:
    """What is looked up again and again, Section by Section."""

    def __init__(self, battle: Battle) -> None:
        self.fighters = NO_ONE.copy()
        """The unit that fights for each Section, or -1."""
        self.sides = NO_ONE.copy()
        """The side whose units are in each Section, or -1."""
        self.leads = NO_ONE.copy()
        """The leader in each Section, or -1."""
        self.worth = NOTHING.copy()
        """What the units of each Section are worth together."""
        self.chances = NOTHING.copy()
        """The best that each Section could do with an order."""
        self.engaged = 0
        self.price = [price(battle, MACEDONIAN), price(battle, PERSIAN)]
        for leader in range(LEADERS):
            place = battle.leaders[leader]
            if place < SECTIONS:
                self.leads[place] = leader
        for section in battle.engaged:
            self.engaged |= 1 << section


def price(battle: Battle, side: int) -> float:
    """What one more counted loss costs a side: more, the nearer it is to breaking."""
    level = break_level(battle, side)
    return (LOSSES + LOSSES_SQUARED * (2.0 * battle.losses[side] + 1.0) / level) / level


def lost(battle: Battle, side: int) -> float:
    """What a side's losses have cost it."""
    near = battle.losses[side] / break_level(battle, side)
    return LOSSES * near + LOSSES_SQUARED * near * near


def worth_of(survey: Survey, unit: int) -> float:
    """What the loss of a unit costs."""
    worth = STRENGTH_POINT * STRENGTH[unit]
    if RANGE[unit]:
        worth += MISSILES
    if COUNTS[unit]:
        worth += survey.price[OWNER[unit]]
    return worth


def risk_of(leader: int) -> float:
    """What it costs that a leader takes part in a shock."""
    if leader == ALEXANDER:
        return ALEXANDER_DEAD * KILL[leader]
    if leader == DARIUS:
        return DARIUS_DEAD * KILL[leader]
    return LEADER_DEAD * KILL[leader]


def bonus_in(survey: Survey, unit: int, section: int) -> int:
    """The bonus of a leader in the Section for the unit."""
    leader = survey.leads[section]
    if leader < 0 or LEADER_OWNER[leader] != OWNER[unit]:
        return 0
    return bonus_of(leader, unit)
