"""10.1.2 to 10.1.4, 10.1.7, 10.1.8, 10.2.1 to 10.2.7, 10.3.2 to 10.3.7, 10.7.4 to 10.7.15 Paths:
what they cost, who may take them, and where a move may end."""

from __future__ import annotations

from typing import Final

from anabasis.core.message import Refusal
from anabasis.games.conquerors.board import (
    ADJACENT_BITS,
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    DEEP_SEA,
    DESERT,
    EUROPE,
    INDEPENDENT,
    LAND_BESIDE,
    LAND_KIND,
    MOVE_COST,
    NEVER,
    NO_ARMY,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    RHODES,
    SEA_BESIDE,
    SEA_KIND,
    SEA_TRANSIT,
    SEA_TRANSIT_COST,
    SITE,
    SPACE_TYPE,
    SPARTAN,
)
from anabasis.games.conquerors.numbers import (
    ROYAL_MP,
    SEA_MP,
    SIEGE_ARMY,
    TRANSPORT,
    USELESS_MOST,
    WEATHER_BESIDE,
    WEATHER_TIMES,
)
from anabasis.games.conquerors.rules.engagement import (
    AFLOAT,
    AT_REST,
    AT_SEA_ONLY,
    BY_DEEP_SEA,
    BY_LAND,
    BY_SEA,
    DEVASTATING,
    FROM_INSIDE,
    LAND_THEN_SEA,
    SALLYING,
    SEA_THEN_LAND,
    March,
)
from anabasis.games.conquerors.state import (
    FRESH,
    USELESS,
    War,
    enemy_land,
    has_fleet,
    is_besieged,
    is_inside,
    is_real,
    side_inside,
)

NOT_ALLOWED: Final = 99

LAND_LEGS: Final[bytes] = bytes(
    (BY_LAND, BY_LAND, SEA_THEN_LAND, NOT_ALLOWED, SEA_THEN_LAND, NOT_ALLOWED, NOT_ALLOWED)
)
"""10.7 The legs of a move after a path by land, and"""
SEA_LEGS: Final[bytes] = bytes(
    (BY_SEA, LAND_THEN_SEA, BY_SEA, LAND_THEN_SEA, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED)
)
"""after one by sea."""

NO_FARTHER: Final = Refusal("11.4.28", "no-farther", {})
NO_PATH: Final = Refusal("10.1.4", "no-path", {})
STAYS_AT_SEA: Final = Refusal("10.7.12", "fleets-stay-at-sea", {})
LAND_FIRST: Final = Refusal("10.7.14", "land-first", {})
UNDER_SIEGE: Final = Refusal("11.4.2", "under-siege", {})
ONE_LEG_EACH: Final = Refusal("10.7.6", "one-leg-each", {})
TOO_FEW_POINTS: Final = Refusal("10.1.5", "too-few-points", {})
SLOWED: Final = Refusal("10.1.3", "royal-treasury-slows", {})
TOO_FAR_AT_SEA: Final = Refusal("10.7.5", "too-far-at-sea", {})
USELESS_STAYS: Final = Refusal("11.3.45", "useless-army", {})
SPARTANS_STAY: Final = Refusal("15.3.3", "spartans-stay", {})
TIRED: Final = Refusal("11.3.41", "fatigued", {})
NO_COMBAT: Final = Refusal("10.9.2", "devastating", {})
NO_CALL: Final = Refusal("12.2", "rhodes-ends-the-move", {})
TOO_MANY: Final = Refusal("10.7.8", "too-many-to-ship", {})
NO_FLEET: Final = Refusal("11.4.31", "no-fleet-to-escape", {})
NO_WAY_ON: Final = Refusal("10.2.5", "no-way-on", {})
LOOSE_STAY: Final = Refusal("10.1.8", "points-without-army", {})


def land_cost(war: War, side: int, space: int, kind: int) -> int:
    """10.2.1 to 10.2.3, 10.2.7, 15.9.1 What it costs to enter a space by land. Bad Weather in its
    province triples that, each such province next to it adds one."""
    cost = MOVE_COST[kind]
    if war.weather and war.clear_sky != side:
        province = PROVINCE_OF[space]
        if province != NOWHERE:
            if war.weather >> province & 1:
                cost *= WEATHER_TIMES
            cost += WEATHER_BESIDE * (war.weather & ADJACENT_BITS[province]).bit_count()
    return cost


def sea_cost(space: int, kind: int) -> int:
    """10.2.1, 10.2.4, 10.2.6 What it costs to enter a space by sea."""
    return SEA_TRANSIT_COST if SPACE_TYPE[space] == SEA_TRANSIT else MOVE_COST[kind]


def sea_open(war: War, space: int, other: int) -> bool:
    """13.4 Whether a sea path may be used: those to Alexandria's site once it is built."""
    return (SITE not in (space, other)) or SITE in war.alexandrias


def stands_in_the_way(war: War, side: int, space: int) -> bool:
    """10.3.4, 10.3.7 Whether enemies or tribes stand in a space that are not Inside a Major
    City."""
    if war.land[space] & ~(1 << side) == 0:
        return False
    if CITY_OF[space] == NO_CITY:
        return True
    at = war.army_at
    for army in range(ARMIES):
        if at[army] == space and ARMY_SIDE[army] != side and not war.inside >> army & 1:
            return True
    return False


def held_against(war: War, side: int, space: int) -> bool:
    """10.3.5 Whether others than this side are Inside the Major City of a space."""
    return CITY_OF[space] != NO_CITY and side_inside(war, space) not in (side, NOBODY)


def can_besiege(war: War, army: int) -> bool:
    """11.4.1, 11.3.41, 15.3.4 Whether an army is strong and fit enough to lay a siege."""
    return war.asp[army] >= SIEGE_ARMY and war.condition[army] == FRESH and army != SPARTAN


def rhodes_is_free(war: War) -> bool:
    """12.1 Whether Rhodes is independent."""
    return war.holder[RHODES] == INDEPENDENT


def is_afloat(march: March) -> bool:
    return march.has(AFLOAT)


def points_left(war: War, march: March) -> int:
    """10.1.3, 10.1.5 The movement points that a force has left: of those declared, and of those
    that an army may use which has the Royal Treasury, be it captured on the way."""
    if march.army != NO_ARMY and war.royal_army == march.army:
        return min(march.left(), ROYAL_MP[march.side] - march.spent)
    return march.left()


def _closed_land(war: War, march: March, space: int, kind: int) -> Refusal | None:
    """10.1.4, 10.1.5, 10.7.6, 11.4.2 Why a path by land may not be taken, apart from what comes
    after it."""
    army = march.army
    if army == NO_ARMY:
        return STAYS_AT_SEA
    flags = march.flags
    if flags & AFLOAT:
        return LAND_FIRST
    if war.inside >> army & 1 and is_besieged(war, march.at):
        return UNDER_SIEGE
    if flags & AT_SEA_ONLY or LAND_LEGS[march.legs] == NOT_ALLOWED:
        return ONE_LEG_EACH
    cost = land_cost(war, march.side, space, kind)
    if cost > march.declared - march.spent:
        return TOO_FEW_POINTS
    if war.royal_army == army and cost > points_left(war, march):
        return SLOWED
    return _closed_to_army(war, march, space)


def _closed_to_army(war: War, march: March, space: int) -> Refusal | None:
    """10.9.2, 11.3.41, 11.3.45, 15.3.3 Why the army itself may not enter a space."""
    army = march.army
    condition = war.condition[army]
    flags = march.flags
    if condition == USELESS and march.steps >= USELESS_MOST:
        return USELESS_STAYS
    if army == SPARTAN and not is_european(space):
        return SPARTANS_STAY
    if flags & SALLYING and not is_near(march.origin, space):
        return NO_FARTHER
    if (condition != FRESH or flags & DEVASTATING) and enemy_land(war, march.side, space):
        return TIRED if condition != FRESH else NO_COMBAT
    return None


def is_near(origin: int, space: int) -> bool:
    """11.4.28 Whether a space lies in the province of another one, or in one next to it."""
    here, there = PROVINCE_OF[origin], PROVINCE_OF[space]
    return here == there or (there != NOWHERE and ADJACENT_BITS[here] >> there & 1 == 1)


def is_european(space: int) -> bool:
    """6.1.2 Whether a space lies in a province of Europe."""
    province = PROVINCE_OF[space]
    return province != NOWHERE and PROVINCE_DIVISION[province] == EUROPE


def _closed_sea(war: War, march: March, space: int, kind: int) -> Refusal | None:
    """10.7.5 to 10.7.8, 12.2 Why a path by sea may not be taken, apart from what comes after it."""
    if not sea_open(war, march.at, space):
        return NO_PATH
    legs = march.legs
    if SEA_LEGS[legs] == NOT_ALLOWED or (kind == DEEP_SEA and legs != AT_REST):
        return ONE_LEG_EACH
    cost = sea_cost(space, kind)
    if march.at_sea + cost > SEA_MP:
        return TOO_FAR_AT_SEA
    if cost > march.declared - march.spent:
        return TOO_FEW_POINTS
    afloat = march.flags & AFLOAT != 0
    army = march.army
    if war.royal_army == army and cost > points_left(war, march):
        return SLOWED
    if afloat and march.at == RHODES and rhodes_is_free(war):
        return NO_CALL
    if army == NO_ARMY and march.cargo == 0:
        return None
    if not afloat:
        refused = _cannot_embark(war, march)
        if refused is not None:
            return refused
    if army == NO_ARMY:
        return LOOSE_STAY if stands_in_the_way(war, march.side, space) else None
    return _closed_to_army(war, march, space)


def _cannot_embark(war: War, march: March) -> Refusal | None:
    """10.7.8, 11.4.31 Why the land units of a move cannot go aboard where they are."""
    points = march.cargo if march.army == NO_ARMY else war.asp[march.army]
    if war.transported + points > TRANSPORT:
        return TOO_MANY
    inside = march.army == NO_ARMY or is_inside(war, march.army)
    if inside and is_besieged(war, march.at) and not has_fleet(war, march.side, march.at):
        return NO_FLEET
    return None


def advanced(war: War, march: March, space: int, kind: int, by_sea: bool) -> March:
    """The move after one more path. Nothing is changed on the map."""
    real = is_real(war, march.at)
    came_from = march.at if real else march.came_from
    if by_sea:
        cost = sea_cost(space, kind)
        embarking = not march.has(AFLOAT)
        flags = march.flags | AFLOAT
        inside = march.army != NO_ARMY and is_inside(war, march.army)
        if embarking and inside and stands_in_the_way(war, march.side, march.at):
            flags |= FROM_INSIDE
        return march.but(
            at=space,
            spent=march.spent + cost,
            at_sea=march.at_sea + cost,
            legs=BY_DEEP_SEA if kind == DEEP_SEA else SEA_LEGS[march.legs],
            port=march.at if embarking else march.port,
            came_from=came_from,
            came_by=kind,
            steps=march.steps + (0 if SPACE_TYPE[space] == SEA_TRANSIT else 1),
            flags=flags,
        )
    return march.but(
        fleets=0,
        at=space,
        spent=march.spent + land_cost(war, march.side, space, kind),
        legs=LAND_LEGS[march.legs],
        came_from=came_from,
        came_by=kind,
        steps=march.steps + 1,
        deserts=march.deserts + (1 if kind == DESERT else 0),
    )


def may_stop(war: War, march: March) -> bool:
    """10.2.5, 10.3.6, 11.4.1, 12.2 Whether the force may end where it is: in a Space; before an
    enemy's city with a siege only."""
    return _may_stop_at(war, march, march.at)


def _may_stop_at(war: War, march: March, space: int) -> bool:
    """The same, if it were in another space."""
    if not is_real(war, space):
        return False
    if march.army == NO_ARMY:
        return march.cargo == 0 or not enemy_land(war, march.side, space)
    if not enemy_land(war, march.side, space) or stands_in_the_way(war, march.side, space):
        return True
    if not held_against(war, march.side, space):
        return True
    if space == RHODES and rhodes_is_free(war):
        return True
    return is_besieged(war, space) or can_besiege(war, march.army)


def _goes_on(war: War, march: March) -> bool:
    """Whether the force may go on from a space that it has just entered."""
    return march.army == NO_ARMY or not stands_in_the_way(war, march.side, march.at)


def completes(war: War, march: March) -> bool:
    """10.2.5, 10.3.6 Whether the move can come to an end that is allowed."""
    if may_stop(war, march):
        return True
    if not _goes_on(war, march):
        return False
    return has_way_on(war, march)


def has_way_on(war: War, march: March) -> bool:
    """Whether any further path leads to an end that is allowed."""
    here = march.at
    if march.army != NO_ARMY:
        ashore = march.but(flags=march.flags & ~AFLOAT) if march.has(AFLOAT) else march
        beside = LAND_BESIDE[here]
        for n in range(len(beside)):
            if leads_on(war, ashore, beside[n], LAND_KIND[here][beside[n]], False):
                return True
    beside = SEA_BESIDE[here]
    for n in range(len(beside)):
        if leads_on(war, march, beside[n], SEA_KIND[here][beside[n]], True):
            return True
    return False


def leads_on(war: War, march: March, space: int, kind: int, by_sea: bool) -> bool:
    """Whether a path may be taken, and leads to an end that is allowed."""
    if by_sea:
        refused = _closed_sea(war, march, space, kind)
    else:
        refused = _closed_land(war, march, space, kind)
    return refused is None and _ends_well(war, march, space, kind, by_sea)


def _ends_well(war: War, march: March, space: int, kind: int, by_sea: bool) -> bool:
    """10.2.5, 10.3.6 Whether the move can come to an end that is allowed after one more path."""
    return _may_stop_at(war, march, space) or completes(
        war, advanced(war, march, space, kind, by_sea)
    )


def no_way(war: War, march: March, space: int, by_sea: bool) -> Refusal | None:
    """10.1.4 Why the force may not go to a space next to it."""
    kind = SEA_KIND[march.at][space] if by_sea else LAND_KIND[march.at][space]
    if kind == NEVER:
        return NO_PATH
    if by_sea:
        refused = _closed_sea(war, march, space, kind)
    else:
        refused = _closed_land(war, march, space, kind)
    if refused is not None:
        return refused
    return None if _ends_well(war, march, space, kind, by_sea) else NO_WAY_ON
