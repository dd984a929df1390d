"""What tells how well a seat stands, in numbers, for the computer's players."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITIES,
    DEITY,
    EMPIRE,
    EUROPE,
    EUROPEAN,
    FIRST_ARMY,
    GREAT_KING,
    KNOT,
    MACEDON,
    NOWHERE,
    ORACLE,
    PELLA,
    PERSIA,
    PROVINCE_DIVISION,
    PROVINCES,
    TREASURIES,
    TREASURY_AT,
)
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.hand import hand
from anabasis.games.conquerors.leaders import BATTLE, DARIUS, LEADER_SIDE, LEADERS
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.victory import counts
from anabasis.games.conquerors.sense import weighed
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    DEAD,
    FRESH,
    IN_HAND,
    IS_GREAT_KING,
    KNOT_CUT,
    MARRIED,
    NO_SIEGE,
    ORACLE_HEARD,
    PROSKYNESIS,
    USELESS,
    War,
    holder_of,
)
from anabasis.games.conquerors.survey import FAR, land_distances, province_distances
from anabasis.games.conquerors.tour import astray, garrisoned, tour

NAMES: Final = (
    "goals",  # what of the objectives is done
    "land",  # provinces of the Empire
    "home",  # provinces of Europe
    "treasure",
    "force",  # all points, the elite counted more
    "host",  # the strongest army with its leader
    "way",  # how near armies are to what is still to be taken
    "siege",
    "line",  # armies without a line of communications
    "tired",
    "clash",  # who would win where armies are near each other
    "king",  # an enemy army is near the king and stronger
    "ships",
    "leaders",
    "cards",
    "reserve",  # points that can still be raised
    "weary",
    "wounds",
    "tour",  # the way that is still before Alexander
    "held",  # wanted provinces that a garrison keeps
    "spare",  # garrisons that can still be left
    "head",  # how large the first army is
    "astray",  # how far Alexander is from a Treasury, without a line
)
HAND_MADE: Final = {
    "goals": 1.6,
    "land": 0.64,
    "home": 0.48,
    "treasure": 0.4,
    "force": 0.48,
    "host": 0.2,
    "way": 1.2,
    "siege": 0.2,
    "line": -0.6,
    "tired": -0.1,
    "clash": 0.32,
    "king": -0.36,
    "ships": 0.12,
    "leaders": 0.14,
    "cards": 0.15,
    "reserve": 0.12,
    "weary": -1.0,
    "wounds": -0.56,
    "tour": -1.0,
    "held": 1.2,
    "spare": 0.2,
    "head": 1.6,
    "astray": -0.25,
}
"""The weights, set by hand."""

NEAR: Final = 5
"""Armies so many movement points from each other may meet."""
STEEP: Final = 9.0
"""So many movement points away a goal attracts a third of what it does close by."""
CLOSE: Final = 0.7
"""What being there counts next to having it."""
NEARNESS: Final[list[float]] = [exp(-far / STEEP) if far < FAR else 0.0 for far in range(FAR + 1)]
WANTED_WORTH: Final = 0.5
"""A province that is worth more is an objective."""
DEEDS: Final = ((KNOT_CUT, KNOT), (ORACLE_HEARD, ORACLE))
"""3.4 What Alexander does by going there."""


FULL_ARMY: Final = 45.0
"""A first army of so many points is large enough."""
SPARE_GARRISONS: Final = 8
"""More counters than that are no better."""


def considered(war: War, seat: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """Of the answers to the open decision those that a player weighs."""
    return weighed(war, options)


def features(war: War, seat: int) -> list[float]:
    """A number for each of the names."""
    return features_of_all(war)[seat]


def features_of_all(war: War) -> list[list[float]]:
    """The same for both sides; whoever plays both alone stands as well as Alexander."""
    powers = [0.0] * ARMIES
    for army in range(ARMIES):
        if war.army_at[army] != NOWHERE:
            powers[army] = power(war, army)
    rows = [row_of(war, MACEDON, powers), row_of(war, PERSIA, powers)]
    return rows if war.seats == 2 else rows[:1]


def power(war: War, army: int) -> float:
    """What an army is worth in a battle: its points, its training and its best leader."""
    points = war.asp[army] * (1.0 + 0.12 * war.elite[army])
    best = 0
    for leader in range(LEADERS):
        if war.where[leader] == army:
            best = max(best, BATTLE[leader])
    points *= 1.0 + 0.14 * best
    if war.condition[army] == USELESS:
        points *= 0.35
    elif war.condition[army] != FRESH:
        points *= 0.8
    return points


def row_of(war: War, side: int, powers: list[float]) -> list[float]:
    own = [army for army in range(ARMIES) if powers[army] > 0.0 and ARMY_SIDE[army] == side]
    foes = [army for army in range(ARMIES) if powers[army] > 0.0 and ARMY_SIDE[army] != side]
    force, host, unfed, tired = 0.0, 0.0, 0.0, 0.0
    for army in own:
        force += powers[army]
        host = max(host, powers[army])
        alexander = army == FIRST_ARMY[MACEDON]  # He is `astray`.
        if not alexander and not has_line(war, side, war.army_at[army]):
            unfed += 0.5 + war.asp[army] / 40.0
        if war.condition[army] != FRESH:
            tired += war.asp[army] / 20.0
    for space, points in enumerate(war.loose):
        if points and war.holder[space] == side:
            force += 0.5 * points
    empire, europe = 0, 0
    for province in range(PROVINCES):
        if war.control[province] == side:
            if PROVINCE_DIVISION[province] == EMPIRE:
                empire += 1
            elif province in EUROPEAN:
                europe += 1
    return [
        goals(war) if side == MACEDON else 0.0,
        empire / 12.0 if side == PERSIA else empire / 48.0,
        europe / 6.0,
        treasure(war, side) / 6.0,
        sqrt(force) / 6.0,
        sqrt(host) / 6.0,
        way(war, side, own),
        siege(war, side),
        unfed,
        tired,
        clash(war, own, foes, powers),
        king_at_risk(war, side, foes, powers),
        ships(war, side) / 8.0,
        leaders(war, side) / 8.0,
        hand(war, side),
        min(war.available[side], 40) / 40.0,
        (war.weariness / 10.0) ** 2 + war.weariness / 20.0 if side == MACEDON else 0.0,
        wounds(war.injury) if side == MACEDON else 0.0,
        tour(war) / 12.0 if side == MACEDON else 0.0,
        garrisoned(war, side) / 12.0,
        min(war.garrisons_left[side], SPARE_GARRISONS) / SPARE_GARRISONS,
        head(war, side),
        astray(war) if side == MACEDON else 0.0,
    ]


# ---- the parts


def goals(war: War) -> float:
    """3.4 What Alexander has of his three objectives, as a share."""
    done = 0.0
    for province in GREAT_KING:
        done += 1.0 if counts(war, province) else 0.0
    for deed, worth in (
        (KNOT_CUT, 0.6),
        (MARRIED, 1.0),
        (ORACLE_HEARD, 0.6),
        (ALEXANDRIA_BUILT, 0.6),
        (PROSKYNESIS, 0.8),
        (IS_GREAT_KING, 1.5),
    ):
        if war.deeds & deed:
            done += worth
    if war.where[DARIUS] == DEAD:
        done += 1.2
    if war.family_side == MACEDON:
        done += 1.0
    if counts(war, DEITY):
        done += 1.0
    for province in EUROPEAN:
        done += 0.25 if counts(war, province) else 0.0
    return done / 12.0


def treasure(war: War, side: int) -> float:
    """7.1 The levels of the treasuries that a side holds. The Macedonian has few, and raises points
    for an army only from Pella."""
    levels = 0.0
    for treasury in range(TREASURIES):
        if holder_of(war, TREASURY_AT[treasury]) == side:
            levels += 1.0 + war.level[treasury] * (2.0 if side == MACEDON else 1.0)
    if side == MACEDON and holder_of(war, TREASURY_AT[PELLA]) == MACEDON:
        levels += 2.0 * war.level[PELLA]
    return levels


def way(war: War, side: int, own: list[int]) -> float:
    """How much a side has of the provinces it wants, and how near its armies are to the others.
    What it has counts more than what it is close to, or nobody would ever take anything."""
    table = province_distances()
    drawn = 0.0
    for province in range(PROVINCES):
        worth = WORTHS[side][province]
        if worth == 0.0:
            continue
        if war.control[province] == side:
            drawn += worth
            continue
        near = 0.0
        for army in own:
            strong = min(1.0, war.asp[army] / 20.0)
            near = max(near, strong * NEARNESS[table[war.army_at[army]][province]])
        drawn += CLOSE * worth * near
    if side == MACEDON:
        drawn += _errands(war)
    return drawn / 4.0


def _errands(war: War) -> float:
    """3.4.4, 3.4.5, 3.4.11 What Alexander has to do in person, and where."""
    here = war.army_at[FIRST_ARMY[MACEDON]]
    drawn = 0.0
    for deed, space in DEEDS:
        if war.deeds & deed:
            drawn += 0.6
        elif here != NOWHERE:
            drawn += 0.6 * CLOSE * NEARNESS[land_distances()[here][space]]
    if war.family_side == MACEDON:
        drawn += 0.6
    elif NOWHERE not in (here, war.family_at):
        drawn += 0.6 * CLOSE * NEARNESS[land_distances()[here][war.family_at]]
    return drawn


def _worth(side: int, province: int) -> float:
    """3.4 How much a side wants a province."""
    division = PROVINCE_DIVISION[province]
    if province in GREAT_KING or province == DEITY:
        return 1.0
    if side == MACEDON and division == EUROPE:
        return 0.8
    if division != EMPIRE:
        return 0.0
    return 0.35 if side == PERSIA else 0.1


WORTHS: Final[list[list[float]]] = [
    [_worth(side, province) for province in range(PROVINCES)] for side in (MACEDON, PERSIA)
]


def siege(war: War, side: int) -> float:
    """11.4 How far the sieges of a side have come; those without a line are soon lifted."""
    points = 0.0
    for city in range(len(CITIES)):
        if war.siege[city] != NO_SIEGE and war.besieger[city] == side:
            if has_line(war, side, CITIES[city]):
                points += 0.4 + 0.3 * war.siege[city]
            else:
                points -= 0.4
    return points


def clash(war: War, own: list[int], foes: list[int], powers: list[float]) -> float:
    """Where armies are near each other: the more, the stronger the own one is; a city's walls
    shelter who is inside."""
    table = land_distances()
    total = 0.0
    for army in own:
        for foe in foes:
            far = table[war.army_at[army]][war.army_at[foe]]
            if far > NEAR or war.inside >> army & 1 or war.inside >> foe & 1:
                continue
            share = powers[army] / (powers[army] + powers[foe])
            total += (share - 0.5) * (1.0 - far / (NEAR + 3.0))
    return max(-1.5, min(1.5, total))


def king_at_risk(war: War, side: int, foes: list[int], powers: list[float]) -> float:
    """5.2 Whether a stronger enemy is near the first army, which its king leads."""
    first = FIRST_ARMY[side]
    if war.army_at[first] == NOWHERE:
        return 1.0
    here = land_distances()[war.army_at[first]]
    worst = 0.0
    for foe in foes:
        if here[war.army_at[foe]] <= NEAR and powers[foe] > powers[first]:
            worst = max(worst, min(2.0, powers[foe] / max(1.0, powers[first])) - 1.0)
    return worst


def head(war: War, side: int) -> float:
    """The points of the first army, as a share of as many as it needs."""
    first = FIRST_ARMY[side]
    if war.army_at[first] == NOWHERE:
        return 0.0
    points = war.asp[first] + (war.leave_asp if side == MACEDON else 0)
    return min(1.0, points / FULL_ARMY)


def wounds(injury: int) -> float:
    """11.3.61 How near Alexander is to dying of his wounds; the last of them count most."""
    return injury / 6.0 + 4.0 * (injury / 20.0) ** 3


def ships(war: War, side: int) -> int:
    return sum([war.nsp[fleet] for fleet in range(FLEETS) if war.fleet_side[fleet] == side])


def leaders(war: War, side: int) -> float:
    """5.1 The leaders of a side, those in hand for less."""
    worth = 0.0
    for leader in range(LEADERS):
        if LEADER_SIDE[leader] == side and war.where[leader] <= IN_HAND:
            worth += (0.5 if war.where[leader] == IN_HAND else 1.0) * (0.4 + 0.3 * BATTLE[leader])
    return worth
