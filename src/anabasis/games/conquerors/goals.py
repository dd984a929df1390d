"""Where armies go next, for the computer's players: to an enemy that they would beat, to a place
that they can take, or to where they recover."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    ATTACK,
    CITY_OF,
    DEFENCE,
    EUROPEAN,
    FIRST_ARMY,
    LAND_KIND,
    LAND_WAYS,
    MACEDON,
    MOVE_COST,
    NEVER,
    NO_CITY,
    NOBODY,
    NOWHERE,
    ORACLE,
    PELLA,
    PERSIA,
    PROVINCE_OF,
    SPACES,
    SPARTAN,
    TREASURY_AT,
)
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.leaders import DARIUS, NO_LEADER
from anabasis.games.conquerors.numbers import (
    OUTNUMBERED,
    OUTNUMBERED_ODDS,
    SIEGE_ARMY,
    SURRENDERS,
    TRANSPORT,
)
from anabasis.games.conquerors.rules.assault import assault_die
from anabasis.games.conquerors.rules.commanders import space_of
from anabasis.games.conquerors.rules.control import can_quell, controls
from anabasis.games.conquerors.rules.forces import strength_inside
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.surrender import demand_die
from anabasis.games.conquerors.rules.victory import counts
from anabasis.games.conquerors.state import (
    ALONE,
    DEAD,
    FRESH,
    USELESS,
    War,
    enemy_land,
    holder_of,
    in_revolt,
    is_besieged,
    side_inside,
)
from anabasis.games.conquerors.strength import Host, chance, host_at, host_of
from anabasis.games.conquerors.survey import (
    FAR,
    distances,
    land_distances,
)
from anabasis.games.conquerors.tour import LYDIA, nearest, stops, way_in

LIKELY: Final = 0.8
"""A battle that is won so often is sought,"""
DEADLY: Final = 0.4
"""one that would destroy a king's army is risked,"""
LAST_BLOW: Final = 0.2
"""if that army is lost anyway, even so;"""
FAIR: Final = 0.6
"""one that is won less often than that is avoided."""
NEAR: Final = 4
"""So far an army goes for one that it would beat;"""
BEATEN: Final = 6
"""so far for a king's, or one that has just been beaten: another blow destroys it."""
WORN: Final = 15
"""At such a weariness the Macedonian seeks no battle any more, but with Darius."""
FEW: Final = 4
"""An army of fewer points is not worth a march."""
OUT_OF_REACH: Final = 10
"""So far from Lydia Alexander leaves it to others."""
STUBBORN: Final = 12
"""So weary the Macedonians still storm a city without a line of communications."""
HALF_A_DIE: Final = 3
"""What a die that is rolled once comes to more often than not."""
TOO_HIGH: Final = -1
"""With less than that added to the die an assault is hopeless,"""
STORM_COSTS: Final = 4
"""and with fewer points to spare too."""
SAFE: Final = 4
"""Who ships points keeps so far from enemy fleets."""


def aim(war: War, army: int) -> int:
    """Where an army is to go, or `NOWHERE`: a Useless one where it recovers, a Persian one for an
    army that it would beat."""
    if war.army_at[army] == NOWHERE:
        return NOWHERE
    if war.condition[army] == USELESS:
        return refuge(war, army)
    if army == FIRST_ARMY[MACEDON]:
        return _aim_of_alexander(war)
    return errand(war, army) if ARMY_SIDE[army] == MACEDON else prey(war, army)


def _aim_of_alexander(war: War) -> int:
    """The army that he would beat, if it is near; else the nearest place on his way that he can
    take: a city needs a line of communications (11.4.3, 11.4.7). When all is done he sees to
    Europe."""
    first = FIRST_ARMY[MACEDON]
    here = war.army_at[first]
    victim = prey(war, first)
    if victim != NOWHERE:
        return victim
    far = land_distances()[here]
    left = stops(war, here)
    able = [space for space in left if far[space] < FAR and _is_open(war, first, space)]
    able = [space for space in able if not _is_beyond(war, first, space)]
    if able:
        return nearest(far, able)
    lost = [way_in(war, n, far) for n in EUROPEAN if not controls(war, MACEDON, n)]
    able = [space for space in lost if far[space] < FAR and _is_open(war, first, space)]
    able = [space for space in able if not _is_beyond(war, first, space)]
    if able:
        return nearest(far, able)
    for space in (_without_line(war, far), _outpost(war, far)):
        if space != NOWHERE:
            return space
    held = [n for n in lost if enemy_land(war, MACEDON, n) or in_revolt(war, PROVINCE_OF[n])]
    return _landfall(war, left + held)  # Others can be won by a fleet.


def _is_beyond(war: War, army: int, space: int) -> bool:
    """6.3.7 Whether an army would go somewhere only to quell a Revolt for which it is too small."""
    province = PROVINCE_OF[space]
    if province == NOWHERE or not in_revolt(war, province) or can_quell(war, army, province):
        return False
    return space != ORACLE and not enemy_land(war, ARMY_SIDE[army], space)


def _outpost(war: War, far: list[int]) -> int:
    """7.3.6, 8.5.1 The nearest place that the Persian still holds: without it a line may lead to
    what cannot be besieged now, or a fleet may change sides."""
    first = FIRST_ARMY[MACEDON]
    if war.condition[first] != FRESH:
        return NOWHERE
    held = [space for space in range(SPACES) if war.land[space] >> PERSIA & 1 and far[space] < FAR]
    return nearest(far, [space for space in held if _is_open(war, first, space)])


def _landfall(war: War, left: list[int]) -> int:
    """10.7.8 Where Alexander goes over the sea, with as many as can be shipped: when he can do
    nothing else."""
    first = FIRST_ARMY[MACEDON]
    if war.condition[first] != FRESH:
        return NOWHERE
    far = distances()[war.army_at[first]]
    over = [space for space in left if land_distances()[war.army_at[first]][space] >= FAR]
    return nearest(far, [n for n in over if far[n] < FAR and _is_open(war, first, n)])


def refuge(war: War, army: int) -> int:
    """11.3.49 The nearest Treasure City in which a Useless army recovers, on a way that is free of
    enemies, or `NOWHERE`."""
    side = ARMY_SIDE[army]
    far = free_way(war, side, war.army_at[army])
    own = [space for space in TREASURY_AT if holder_of(war, space) == side]
    return nearest(far, [n for n in own if far[n] < FAR and not is_besieged(war, n)])


def free_way(war: War, side: int, start: int) -> list[int]:
    """11.3.41 How far it is by land from a space to others, through none where enemies are."""
    far = [FAR] * SPACES
    far[start] = 0
    ring = [start]
    while ring:
        further: list[int] = []
        for here in ring:
            for there, kind in LAND_WAYS[here]:
                points = far[here] + MOVE_COST[kind]
                if points < far[there] and not enemy_land(war, side, there):
                    far[there] = points
                    further.append(there)
        ring = further
    return far


def _way_barred(war: War) -> int:
    """11.3.41 The place held by the Persian that keeps a beaten Alexander from his refuge, the
    nearest to Pella; `NOWHERE` if none does."""
    first = FIRST_ARMY[MACEDON]
    here = war.army_at[first]
    if here == NOWHERE or war.condition[first] != USELESS or refuge(war, first) != NOWHERE:
        return NOWHERE
    far = free_way(war, MACEDON, here)
    edge: list[int] = []
    for space in range(SPACES):
        beside = any([far[there] < FAR for there, _ in LAND_WAYS[space]])
        if beside and enemy_land(war, MACEDON, space):
            edge.append(space)
    return nearest(land_distances()[TREASURY_AT[PELLA]], edge)


def _without_line(war: War, far: list[int]) -> int:
    """11.4.3 The nearest Treasure City of the Persian, to be stormed before the Siege lapses, where
    no city can be besieged any more; `NOWHERE` if the Macedonians are too weary for that."""
    if war.weariness > STUBBORN or war.asp[FIRST_ARMY[MACEDON]] < SIEGE_ARMY:
        return NOWHERE
    held = [space for space in TREASURY_AT if holder_of(war, space) != MACEDON]
    held = [space for space in held if far[space] < FAR and not _is_barred(war, space)]
    return nearest(far, held)


def _is_barred(war: War, space: int) -> bool:
    """Whether an army stands before or in a city that Alexander would not beat or storm."""
    first = FIRST_ARMY[MACEDON]
    foe = host_at(war, PERSIA, space)
    if foe is not None and chance(host_of(war, first), foe, space) < FAIR:
        return True
    return strength_inside(war, space)[0] > 0 or DEFENCE[space] > 0


def _is_open(war: War, army: int, space: int) -> bool:
    """Whether an army can take a space: it would win there, and can besiege what is inside."""
    if war.condition[army] != FRESH:
        return not enemy_land(war, ARMY_SIDE[army], space)
    foe = host_at(war, PERSIA, space)
    fair = FAIR if army == FIRST_ARMY[MACEDON] or not _is_last_hope(war) else DEADLY
    if foe is not None and odds(war, army, space, foe) < fair:
        return False
    if war.where[DARIUS] == ALONE and space_of(war, DARIUS) == space:  # 11.3.57 Found, he is lost.
        return CITY_OF[space] == NO_CITY or war.asp[army] >= SIEGE_ARMY
    if CITY_OF[space] == NO_CITY or side_inside(war, space) in (MACEDON, NOBODY):
        return True
    if war.asp[army] < SIEGE_ARMY or not has_line(war, MACEDON, space):
        return False
    return may_fall(war, army, space)


def may_fall(war: War, army: int, space: int) -> bool:
    """11.4.8, 11.4.18 Whether a city is likely to surrender to an army, or to be stormed by it."""
    asked = war.demanded[army] >> CITY_OF[space] & 1
    if not asked and demand_die(war, army, space).sum() >= SURRENDERS - HALF_A_DIE:
        return True
    walls = assault_die(war, ARMY_SIDE[army], space).sum()
    if not is_besieged(war, space) and war.asp[army] > OUTNUMBERED_ODDS * sum(
        strength_inside(war, space)
    ):
        walls += OUTNUMBERED
    return walls >= TOO_HIGH and war.asp[army] >= SIEGE_ARMY + STORM_COSTS


def odds(war: War, army: int, space: int, foe: Host) -> float:
    """11.3.17 How likely an army wins in a space; next to it by the path that leads there."""
    kind = LAND_KIND[war.army_at[army]][space]
    hard = ATTACK[kind] if kind != NEVER else 0
    return chance(host_of(war, army), foe, space, hard)


def prey(war: War, army: int) -> int:
    """The space of an enemy army near this one that it would beat, or `NOWHERE`; one that was
    beaten before all others, and a king's. The Macedonians leave off when they are weary."""
    if war.condition[army] != FRESH or army == SPARTAN:
        return NOWHERE
    side = ARMY_SIDE[army]
    far = land_distances()[war.army_at[army]]
    best, most = NOWHERE, 0.0
    for foe in range(ARMIES):
        space = war.army_at[foe]
        if ARMY_SIDE[foe] == side or space == NOWHERE or war.inside >> foe & 1:
            continue
        king = war.king[1 - side] != NO_LEADER and war.where[war.king[1 - side]] == foe
        tired = war.condition[foe] != FRESH
        lost = side == PERSIA and king and _is_lost(war, foe)
        reach = FAR if lost else BEATEN if tired or king else NEAR
        if far[space] >= FAR or far[space] > reach or (war.asp[foe] < FEW and not king):
            continue
        if side == MACEDON and war.weariness >= WORN and not king:
            continue
        host = host_at(war, 1 - side, space)
        deadly = king and war.condition[foe] == USELESS
        least = LAST_BLOW if lost else DEADLY if deadly else LIKELY
        if host is None or odds(war, army, space, host) < least:
            continue
        worth = war.asp[foe] + (30.0 if tired else 0.0) + (20.0 if king else 0.0) - far[space]
        if worth > most:
            best, most = space, worth
    return best


def _is_lost(war: War, army: int) -> bool:
    """11.3.44, 11.3.49 Whether an army is Useless and can recover nowhere: who waits gives it
    away."""
    return war.condition[army] == USELESS and refuge(war, army) == NOWHERE


def errand(war: War, army: int) -> int:
    """3.4.8 Where another Macedonian army is needed: where Alexander cannot pass, or go by land; in
    a province of Europe that is not his; in Lydia, if it is lost and Alexander far away."""
    here = war.army_at[army]
    barred = _way_barred(war)
    if barred != NOWHERE and _may_go(war, army, barred):
        return barred
    over = _overseas(war)
    if over != NOWHERE and _may_go(war, army, over):
        return over
    far = ways_for(war, army)[here]
    best, least = NOWHERE, FAR
    for province in EUROPEAN:
        if in_revolt(war, province) and not can_quell(war, army, province):
            continue
        if not controls(war, MACEDON, province):
            space = way_in(war, province, far)
            if far[space] < least and _may_go(war, army, space):
                best, least = space, far[space]
    if best != NOWHERE or counts(war, LYDIA):
        return best
    space = way_in(war, LYDIA, land_distances()[here])
    king = war.army_at[FIRST_ARMY[MACEDON]]
    near = king != NOWHERE and land_distances()[king][space] <= OUT_OF_REACH
    if near or land_distances()[here][space] >= FAR or not _may_go(war, army, space):
        return NOWHERE
    return space


def _overseas(war: War) -> int:
    """11.3.57, 14.5 Where Darius or the Royal Family is, if Alexander cannot go there by land."""
    king = war.army_at[FIRST_ARMY[MACEDON]]
    if king == NOWHERE:
        return NOWHERE
    far = land_distances()[king]
    if war.where[DARIUS] != DEAD:
        space = space_of(war, DARIUS)
        if space != NOWHERE and far[space] >= FAR:
            return space
    family = war.family_at
    if war.family_side != MACEDON and family != NOWHERE and far[family] >= FAR:
        return family
    return NOWHERE


def ways_for(war: War, army: int) -> list[list[int]]:
    """10.7.8 How far it is for an army: by sea too, if it can be shipped whole."""
    return distances() if war.asp[army] <= TRANSPORT else land_distances()


def _may_go(war: War, army: int, space: int) -> bool:
    """Whether an army can take a space without being drowned on the way; when nothing else is left
    to do it sails all the same."""
    here = war.army_at[army]
    if land_distances()[here][space] >= FAR and not _is_last_hope(war):
        for fleet in range(FLEETS):
            port = war.fleet_at[fleet]
            if port == NOWHERE or war.fleet_side[fleet] != PERSIA:
                continue
            if min(distances()[port][space], distances()[port][here]) <= SAFE:
                return False
    return _is_open(war, army, space)


def _is_last_hope(war: War) -> bool:
    """Whether Alexander can do nothing more himself: what is left is to be had over the sea."""
    king = war.army_at[FIRST_ARMY[MACEDON]]
    return king != NOWHERE and all([land_distances()[king][n] >= FAR for n in stops(war, king)])
