"""3.4 The way that Alexander still has before him, and where the armies of the Macedonian go next,
for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    ATTACK,
    CITY_OF,
    DEFENCE,
    DEITY,
    EUROPEAN,
    FIRST_ARMY,
    GREAT_KING,
    KNOT,
    LAND_KIND,
    MACEDON,
    NEVER,
    NO_CITY,
    NOBODY,
    NOWHERE,
    ORACLE,
    PELLA,
    PERSIA,
    SPACE,
    SPACES_OF,
    SPARTAN,
    TREASURIES,
    TREASURY_AT,
    armies_of,
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
    DEAD,
    FRESH,
    KNOT_CUT,
    ORACLE_HEARD,
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
    province_distances,
)

LONGEST: Final = 240
"""What is before him while his army is gone."""
OVERSEAS: Final = 30
"""What a province counts to which no army of his can go by land."""
LYDIA: Final[int] = GREAT_KING[0]
DAMASCUS: Final[int] = SPACE.read("damascus")
"""Its Treasury feeds whoever goes to Egypt or to the East."""
GAZA: Final[int] = SPACE.read("gaza")
"""All land ways, and lines, to Egypt lead through it."""
MET: Final = 2
"""What each place in a province that enemies hold adds, in movement points."""
WANTED: Final[bytes] = bytes([*GREAT_KING, DEITY])

LIKELY: Final = 0.8
"""A battle that is won so often is sought,"""
DEADLY: Final = 0.4
"""one that would destroy a king's army is risked,"""
FAIR: Final = 0.6
"""and one that is won less often than that is avoided."""
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


# ---- what is before Alexander


def tour(war: War) -> int:
    """The movement points by land from Alexander's army through all that is still to be done, each
    time to the nearest, and what holds out on the way."""
    here = war.army_at[FIRST_ARMY[MACEDON]]
    if here == NOWHERE:
        return LONGEST
    table = land_distances()
    length = 0
    left = stops(war, here)
    while left:
        at = _nearest(table[here], left)
        length += table[here][at]
        here = at
        left.remove(at)
    return min(LONGEST, length + resistance(war) + homeward(war, length == 0))


def _nearest(far: list[int], spaces: list[int]) -> int:
    """The nearest of some spaces; of equals, the first."""
    best, least = NOWHERE, 1 << 20
    for space in spaces:
        if far[space] < least:
            best, least = space, far[space]
    return best


def stops(war: War, here: int) -> list[int]:
    """3.4 The places to which Alexander has to go, as seen from where he is."""
    found: list[int] = []
    if not war.deeds & KNOT_CUT:
        found.append(KNOT)
    for province in GREAT_KING:
        if not counts(war, province):
            found.append(entrance(war, province, here))
    for space in (DAMASCUS, TREASURY_AT[PELLA]):
        if holder_of(war, space) != MACEDON:
            found.append(space)
    if not counts(war, DEITY) or not war.deeds & ORACLE_HEARD:
        if holder_of(war, GAZA) == PERSIA:
            found.append(GAZA)
        if not counts(war, DEITY):
            found.append(entrance(war, DEITY, here))
        if not war.deeds & ORACLE_HEARD:
            found.append(ORACLE)
    if war.family_side != MACEDON and war.family_at != NOWHERE:
        found.append(war.family_at)
    if war.where[DARIUS] != DEAD and space_of(war, DARIUS) != NOWHERE:
        found.append(space_of(war, DARIUS))
    return sorted(set(found))


def entrance(war: War, province: int, here: int) -> int:
    """Where he has to go in a province: to the nearest place that the Persian holds, if there is
    one, else to the nearest of all."""
    return _entrance(war, province, land_distances()[here])


def _entrance(war: War, province: int, far: list[int]) -> int:
    best, least = NOWHERE, 1 << 20
    for space in SPACES_OF[province]:
        if far[space] == 0 and in_revolt(war, province):
            continue  # 6.3.8 An army must have moved to quell a Revolt.
        points = far[space] + (0 if war.land[space] >> PERSIA & 1 else 1000)
        if points < least:
            best, least = space, points
    return best


def resistance(war: War) -> int:
    """What the Treasure Cities and the places in the wanted provinces that the Persian holds add to
    the way."""
    places = 0
    for province in WANTED:
        for space in SPACES_OF[province]:
            if war.holder[space] == PERSIA and (war.gsp[space] or war.loose[space]):
                places += 1
    for space in TREASURY_AT:
        if holder_of(war, space) == PERSIA:
            places += 1
    return MET * places


def homeward(war: War, free: bool) -> int:
    """3.4.8 How far the provinces of Europe that are not his are from his other armies, and from
    his own once he is free to go there."""
    table = province_distances()
    length = 0
    for province in EUROPEAN:
        if counts(war, province):
            continue
        least = OVERSEAS
        for army in armies_of(MACEDON):
            space = war.army_at[army]
            if space != NOWHERE and (free or army != FIRST_ARMY[MACEDON]):
                least = min(least, table[space][province])
        length += least
    return length


def astray(war: War) -> float:
    """7.3 How far Alexander's army without a line is from the nearest Treasury of his that could
    feed it: without one it fights badly, keeps no siege and raises nobody."""
    here = war.army_at[FIRST_ARMY[MACEDON]]
    if here == NOWHERE or has_line(war, MACEDON, here):
        return 0.0
    far = land_distances()[here]
    least = LONGEST
    for treasury in range(TREASURIES):
        if war.level[treasury] and holder_of(war, TREASURY_AT[treasury]) == MACEDON:
            least = min(least, far[TREASURY_AT[treasury]])
    return 1.0 + min(least, OVERSEAS) / 12.0


def garrisoned(war: War, side: int) -> int:
    """How many of the provinces that count for victory a side has and holds with a garrison, so
    that they stay its own when its army goes on."""
    held = 0
    for province in (*WANTED, *EUROPEAN):
        if war.control[province] != side:
            continue
        for space in SPACES_OF[province]:
            if war.holder[space] == side and (war.gsp[space] or war.loose[space]):
                held += 1
                break
    return held


# ---- where armies go


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
    able = [space for space in left if _is_open(war, first, space)]
    if able:
        return _nearest(far, able)
    lost = [_entrance(war, n, far) for n in EUROPEAN if not controls(war, MACEDON, n)]
    able = [space for space in lost if far[space] < FAR and _is_open(war, first, space)]
    if able:
        return _nearest(far, able)
    return _without_line(war, far)


def refuge(war: War, army: int) -> int:
    """11.3.49 The nearest Treasure City in which a Useless army recovers, or `NOWHERE`."""
    side = ARMY_SIDE[army]
    own = [space for space in TREASURY_AT if holder_of(war, space) == side]
    own = [space for space in own if not is_besieged(war, space)]
    return _nearest(land_distances()[war.army_at[army]], own)


def _without_line(war: War, far: list[int]) -> int:
    """11.4.3 The nearest Treasure City of the Persian, to be stormed before the Siege lapses, where
    no city can be besieged any more; `NOWHERE` if the Macedonians are too weary for that."""
    if war.weariness > STUBBORN or war.asp[FIRST_ARMY[MACEDON]] < SIEGE_ARMY:
        return NOWHERE
    held = [space for space in TREASURY_AT if holder_of(war, space) != MACEDON]
    held = [space for space in held if far[space] < FAR and not _is_barred(war, space)]
    return _nearest(far, held)


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
    if foe is not None and odds(war, army, space, foe) < FAIR:
        return False
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
        if far[space] > (BEATEN if tired or king else NEAR) or (war.asp[foe] < FEW and not king):
            continue
        if side == MACEDON and war.weariness >= WORN and not king:
            continue
        host = host_at(war, 1 - side, space)
        deadly = king and war.condition[foe] == USELESS
        if host is None or odds(war, army, space, host) < (DEADLY if deadly else LIKELY):
            continue
        worth = war.asp[foe] + (30.0 if tired else 0.0) + (20.0 if king else 0.0) - far[space]
        if worth > most:
            best, most = space, worth
    return best


def errand(war: War, army: int) -> int:
    """3.4.8 Where another Macedonian army is needed: in a province of Europe that is not his; in
    Lydia, if it is lost and Alexander far away."""
    here = war.army_at[army]
    far = ways_for(war, army)[here]
    best, least = NOWHERE, FAR
    for province in EUROPEAN:
        if in_revolt(war, province) and not can_quell(war, army, province):
            continue
        if not controls(war, MACEDON, province):
            space = _entrance(war, province, far)
            if far[space] < least and _may_go(war, army, space):
                best, least = space, far[space]
    if best != NOWHERE or counts(war, LYDIA):
        return best
    space = _entrance(war, LYDIA, land_distances()[here])
    king = war.army_at[FIRST_ARMY[MACEDON]]
    near = king != NOWHERE and land_distances()[king][space] <= OUT_OF_REACH
    if near or land_distances()[here][space] >= FAR or not _may_go(war, army, space):
        return NOWHERE
    return space


def ways_for(war: War, army: int) -> list[list[int]]:
    """10.7.8 How far it is for an army: by sea too, if it can be shipped whole."""
    return distances() if war.asp[army] <= TRANSPORT else land_distances()


def _may_go(war: War, army: int, space: int) -> bool:
    """Whether an army can take a space without being drowned on the way."""
    here = war.army_at[army]
    if land_distances()[here][space] >= FAR:
        for fleet in range(FLEETS):
            port = war.fleet_at[fleet]
            if port == NOWHERE or war.fleet_side[fleet] != PERSIA:
                continue
            if min(distances()[port][space], distances()[port][here]) <= SAFE:
                return False
    return _is_open(war, army, space)
