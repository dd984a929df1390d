"""Attacks after a move, as the computer opponent foresees them.

Where a unit can go and what it can strike from there is tabled once, by asking the rules on an
empty field. In a battle the ways in which others stand are left out.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import AHEAD, AHEAD_LEFT, AHEAD_RIGHT, FRONT, SECTIONS
from anabasis.games.arbela.cards import (
    DIAGONAL,
    ELEPHANT,
    FIRST_ALIKE,
    IS_CAVALRY,
    IS_SKIRMISHER,
    OWNER,
    STRAIGHT,
    UNITS,
)
from anabasis.games.arbela.prospects import clash, resistance, strike
from anabasis.games.arbela.rules.retreat import can_retreat
from anabasis.games.arbela.rules.shock import side_struck_from, strength_of_side
from anabasis.games.arbela.rules.steps import (
    DIAGONALLY,
    NO_WAY,
    STRAIGHT_ON,
    step_refusal,
    turned_facing,
)
from anabasis.games.arbela.state import NO_STACKS, NOBODY, Battle
from anabasis.games.arbela.survey import (
    NO_ONE,
    NOTHING,
    SECOND_CHOICE,
    SLIPPING,
    SLOW,
    Survey,
    bonus_in,
    risk_of,
)

NOWHERE: Final = -1
MOVING: Final = 0.8
"""An attack after a move, as a share of one without."""


class Way:
    """A way to an attack: over a Section (or none) to another, and from there upon a third."""

    def __init__(self, over: int, end: int, target: int) -> None:
        self.over = over
        self.end = end
        self.target = target


def _fronts(unit: int, section: int, facing: int) -> list[int]:
    """4.2e, 4.2f The Sections that a unit strikes from a Section."""
    at = section * 4 + facing
    found = [AHEAD[at]] if STRAIGHT[unit] else []
    if DIAGONAL[unit]:
        found += [AHEAD_LEFT[at], AHEAD_RIGHT[at]]
    return [target for target in found if target >= 0]


def _ways(unit: int, section: int, facing: int) -> list[Way]:
    """All attacks of a unit after one step or two, on a field where nobody else stands."""
    field = Battle()
    field.stacks = NO_STACKS.copy()
    found: dict[tuple[int, int, int], Way] = {}

    def go(start: int, faces: int, over: int, steps: int, way: int, may_turn: bool) -> None:
        at = start * 4 + faces
        for to in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
            if to < 0 or step_refusal(field, unit, start, faces, to, steps, way) is not None:
                continue
            turned = turned_facing(start, faces, to)
            went = STRAIGHT_ON if turned == NOBODY else DIAGONALLY
            ends = [(faces, may_turn)]
            if turned != NOBODY and may_turn:
                ends.append((turned, False))
            for now, again in ends:
                for target in _fronts(unit, to, now):
                    if target != section:
                        found.setdefault((over, to, target), Way(over, to, target))
                if not steps:
                    go(to, now, to, 1, went, again)

    go(section, facing, NOWHERE, 0, NO_WAY, True)
    return list(found.values())


def _all_ways() -> list[list[Way]]:
    """`[(unit * SECTIONS + section) * 4 + facing]`; units that are alike share theirs."""
    table: list[list[Way]] = []
    for unit in range(UNITS):
        for section in range(SECTIONS):
            for facing in range(4):
                first = FIRST_ALIKE[unit]
                if first < unit:
                    table.append(table[(first * SECTIONS + section) * 4 + facing])
                else:
                    table.append(_ways(unit, section, facing))
    return table


WAYS: Final[list[list[Way]]] = _all_ways()


class Strikes:
    """The best attack after a move that each Section could make: upon which Section, and what it is
    worth."""

    def __init__(self, battle: Battle, survey: Survey) -> None:
        self.upon = NO_ONE.copy()
        self.worth = NOTHING.copy()
        self.most = NOTHING.copy()
        """The most that anybody could win from each Section."""
        for section in range(SECTIONS):
            unit = survey.fighters[section]
            if unit >= 0 and may_move(battle, survey, unit, section):
                self.look(battle, survey, unit, section)

    def look(self, battle: Battle, survey: Survey, unit: int, section: int) -> None:
        """Find the best attack of a unit."""
        enemy = 1 - OWNER[unit]
        best = 0.0
        upon = -1
        for way in WAYS[(unit * SECTIONS + section) * 4 + battle.facing[unit]]:
            if survey.sides[way.target] != enemy or battle.stacks[way.end]:
                continue
            if way.over >= 0 and battle.stacks[way.over]:
                continue
            worth = worth_of_strike(battle, survey, unit, section, way)
            if worth > best:
                best = worth
                upon = way.target
        if upon >= 0:
            self.upon[section] = upon
            self.worth[section] = best
            self.most[upon] = max(self.most[upon], best)


def may_move(battle: Battle, survey: Survey, unit: int, section: int) -> bool:
    """Whether a unit that fights for a Section may leave it: neither disrupted nor engaged, and no
    enemy straight ahead, who blocks the diagonals too."""
    if battle.disrupted[unit] or IS_SKIRMISHER[unit] or survey.engaged >> section & 1:
        return False
    ahead = AHEAD[section * 4 + battle.facing[unit]]
    return ahead < 0 or survey.sides[ahead] != 1 - OWNER[unit]


def worth_of_strike(battle: Battle, survey: Survey, unit: int, section: int, way: Way) -> float:
    """What an attack is worth to a unit that has come so far, with the leader of its Section."""
    defender = survey.fighters[way.target]
    if defender == ELEPHANT and IS_CAVALRY[unit]:
        return 0.0
    struck = side_struck_from(battle, way.end, defender)
    attack = strike(battle, unit, defender, struck) + bonus_in(survey, unit, section)
    defence = strength_of_side(battle, defender, struck)
    defence += resistance(battle, survey, defender, way.target)
    certain = bool(battle.disrupted[defender]) or struck != FRONT
    worth = clash(attack, defence, certain, survey.worth[way.target], survey.worth[section])
    leader = survey.leads[section]
    if leader >= 0:
        worth -= risk_of(leader)
    leader = survey.leads[way.target]
    if leader >= 0:
        worth += risk_of(leader)
    if SLOW[unit] and struck == FRONT and worth > 0.0 and can_retreat(battle, way.target):
        worth *= SLIPPING
    return worth


def add_strikes(battle: Battle, survey: Survey) -> None:
    """Let each Section have what it could win after a move; of those who reach the same enemy the
    best in full, the others in part."""
    strikes = Strikes(battle, survey)
    for section in range(SECTIONS):
        upon = strikes.upon[section]
        if upon >= 0:
            worth = MOVING * strikes.worth[section]
            if strikes.worth[section] < strikes.most[upon]:
                worth *= SECOND_CHOICE
            survey.chances[section] = max(survey.chances[section], worth)
