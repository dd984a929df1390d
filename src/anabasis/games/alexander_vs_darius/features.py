"""What tells how well a seat stands, in numbers, for the computer's players."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    CITY_COUNT,
    GREEK_REGION,
    MACEDON,
    MACEDONIA,
    MYCENAE,
    NOWHERE,
    PERSIA,
)
from anabasis.games.alexander_vs_darius.ratings import clash
from anabasis.games.alexander_vs_darius.routes import BY_LAND, Lines
from anabasis.games.alexander_vs_darius.sense import sound
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.games.alexander_vs_darius.survey import Stack, Survey, refuge_from, surveys
from anabasis.games.alexander_vs_darius.tours import Tours

NAMES: Final = (
    "track",
    "low",  # a track near its end
    "treasure",
    "poor",  # too little for the upkeep
    "income",
    "strength",
    "best_army",
    "tour",  # what armies are on their way to
    "threat",  # what the other side may do to armies
    "alexander",  # how likely he is about to be killed
    "hunger",
    "thin",  # supply that a march of the enemy would cut
    "smaller",  # another Macedonian army has more units than his
    "stray",  # units that nobody leads
    "siege",
    "ships",
    "land",
    "home",  # an enemy may take Pella, or has taken it
)
HAND_MADE: Final = {
    "track": 3.0,
    "low": -1.5,
    "treasure": 0.6,
    "poor": -0.4,
    "income": 0.7,
    "strength": 1.2,
    "best_army": 0.5,
    "tour": 0.3,
    "threat": -0.15,
    "alexander": -6.0,
    "hunger": -1.0,
    "thin": -0.7,
    "smaller": -0.35,
    "stray": -0.15,
    "siege": 0.2,
    "ships": 0.3,
    "land": 0.3,
    "home": -1.4,
}
"""The weights, set by hand."""
COUNT: Final = len(NAMES)
NEAR_FOOT: Final = 4
NEAR_HORSE: Final = 7
FROM_ASIA: Final = 14
"""So many movement points from Macedonia an army in Asia threatens it."""


def considered(
    campaign: Campaign, seat: int, options: list[Action[Campaign, Any]]
) -> list[Action[Campaign, Any]]:
    """Of the answers to the open decision those that a player weighs."""
    return sound(campaign, seat, options)


def features(campaign: Campaign, seat: int) -> list[float]:
    """A number for each of the names."""
    return features_of_all(campaign)[seat]


def features_of_all(campaign: Campaign) -> list[list[float]]:
    """The same for both seats: where a battle is open, the mean over what may come of it."""
    found = surveys(campaign)
    if len(found) == 1:
        return rows_of(campaign, found[0])
    rows = [[0.0] * COUNT, [0.0] * COUNT]
    for survey in found:
        for row, part in zip(rows, rows_of(campaign, survey), strict=True):
            for at in range(COUNT):
                row[at] += part[at] * survey.chance
    return rows


def rows_of(campaign: Campaign, survey: Survey) -> list[list[float]]:
    """The features of both seats on a map without an open battle."""
    tours = Tours(campaign, survey)
    return [row_of(campaign, survey, tours, MACEDON), row_of(campaign, survey, tours, PERSIA)]


def row_of(campaign: Campaign, survey: Survey, tours: Tours, seat: int) -> list[float]:
    marker = survey.marker
    track = 1.3 * survey.weariness if seat == MACEDON else survey.legitimacy
    real = survey.weariness if seat == MACEDON else survey.legitimacy
    treasure = survey.treasure[seat]
    need = 1.0 if seat == MACEDON else 3.0
    income, land = 0, 0
    for area in range(AREAS):
        if marker[area] == seat:
            land += 1
            income += CITY_COUNT[area]
    lines = Lines(survey, seat)
    ways = BY_LAND[tours.straits[1 - seat]]
    strength, best, threat, hunger, thin, stray = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    his, largest = 0, 0
    worst = 0.0
    for stack in survey.stacks:
        if stack.side != seat:
            continue
        rating = stack.rating
        if stack.leaders or seat == PERSIA:
            strength += rating.worth
        else:
            strength += 0.7 * rating.worth
            stray += rating.worth
        best = max(best, rating.force)
        if stack.has_alexander:
            his = rating.count
        elif stack.leaders:
            largest = max(largest, rating.count)
        danger = threat_to(survey, stack, ways)
        if danger and stack.has_alexander and refuge_from(campaign, stack.at, seat) == NOWHERE:
            danger *= 2.0
        threat += 0.2 * danger
        worst = max(worst, danger)
        if rating.count and stack.at < AREAS and not lines.reach(stack.at):
            hunger += rating.worth / 30.0 + (1.0 if stack.has_alexander else 0.0)
        elif seat == MACEDON and stack.has_alexander and stack.at < AREAS:
            thin += thinness(survey, lines, stack, ways) * (rating.worth / 30.0 + 1.0)
    siege = 0.0
    for area in range(AREAS):
        if campaign.hits[area] and marker[area] == 1 - seat:
            siege += min(campaign.hits[area], 4) / 4.0
    return [
        min(track, 20.0) / 10.0,
        (max(0.0, 5.0 - real) / 5.0) ** 2,
        sqrt(min(max(treasure, 0.0), 20.0)) / 4.0,
        max(0.0, need - treasure) / need,
        min(income, 16) / 10.0,
        min(strength, 80.0) / 40.0,
        min(best, 14.0) / 10.0,
        tours.worth[seat],
        min(threat + 0.8 * worst, 6.0),
        survey.doom if seat == MACEDON else 0.0,
        hunger,
        thin,
        1.0 if seat == MACEDON and largest > his else 0.0,
        min(stray, 12.0) / 10.0,
        siege,
        min(max(survey.ships[seat], 0.0), 8.0) / 8.0,
        land / 30.0,
        home_risk(survey, ways) if seat == MACEDON else 0.0,
    ]


def threat_to(survey: Survey, stack: Stack, ways: list[bytes]) -> float:
    """What the strongest enemy in reach may do to a stack."""
    if stack.at >= AREAS:
        return 0.0
    worst = 0.0
    rating = stack.rating
    for other in survey.stacks:
        if other.side == stack.side or not other.leaders or other.at >= AREAS:
            continue
        if MACEDON not in (other.side, stack.side):
            continue
        reach = NEAR_FOOT if other.rating.is_slow else NEAR_HORSE
        if ways[other.at][stack.at] > reach:
            continue
        won = clash(other.rating, rating) * (1.0 - 0.5 * rating.agile)
        stake = (2.0 if stack.side == MACEDON else 1.0) + rating.worth / 10.0
        if stack.has_alexander:
            stake += 3.0
        worst = max(worst, won * stake)
    return worst


def thinness(survey: Survey, lines: Lines, stack: Stack, ways: list[bytes]) -> float:
    """4.1.5 How readily the enemy cuts an army off: by marching to an area through which all its
    lines lead, or to the only port that feeds it."""
    worst = 0.0
    for area in lines.nearest(stack.at):
        danger = danger_at(survey, area, stack, ways)
        if danger > worst and lines.is_neck(stack.at, area):
            worst = danger
    return CUT * worst


CUT: Final = 0.6
"""How likely the Persian marches to where he can cut an army off."""


def danger_at(survey: Survey, area: int, stack: Stack, ways: list[bytes]) -> float:
    """How readily an enemy army marches to an area in a turn: one that the army fed through there
    would crush dares less, and leaders without units dare nothing."""
    worst = 0.0
    for other in survey.stacks:
        if other.side == MACEDON or not other.leaders or other.at >= AREAS:
            continue
        if other.rating.count == 0:
            continue
        reach = NEAR_FOOT if other.rating.is_slow else NEAR_HORSE
        if ways[other.at][area] <= reach:
            worst = max(worst, 2.0 * other.rating.power)
    return min(1.0, worst / max(stack.rating.power, 1.0))


def home_risk(survey: Survey, ways: list[bytes]) -> float:
    """4.1.2 How near Macedonia is to being lost: to an army in Greece, aboard ships, or in Asia
    near a strait that no ship bars; without Pella nobody is fed."""
    if survey.marker[MACEDONIA] != MACEDON:
        return 1.5
    guard: Stack | None = None
    for stack in survey.stacks:
        if stack.side == MACEDON and stack.at == MACEDONIA:
            guard = stack
    worst = 0.0
    for stack in survey.stacks:
        if stack.side == MACEDON or not stack.leaders or stack.rating.count == 0:
            continue
        share = 1.0
        if stack.at >= AREAS:
            share = 0.6
        elif stack.at == MYCENAE:
            continue
        elif not GREEK_REGION >> stack.at & 1:
            if ways[stack.at][MACEDONIA] > FROM_ASIA:
                continue
            share = 0.5
        risk = share
        if guard is not None:
            risk *= clash(stack.rating, guard.rating)
        worst = max(worst, risk)
    return worst
