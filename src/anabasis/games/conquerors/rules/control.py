"""6.2.1 to 6.2.14, 6.3.1 to 6.3.9 Control of provinces and spaces, revolts, and all that changes
hands by them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.core.event import Event
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITIES,
    FIRST_ARMY,
    INDEPENDENT,
    ISLANDS,
    LAND_WAYS,
    MACEDON,
    NO_ARMY,
    NOBODY,
    NOWHERE,
    PERSIA,
    PORT,
    PROVINCE_OF,
    PROVINCES,
    REAL,
    REVOLT_RATING,
    RHODES,
    SEA,
    SEA_WAYS,
    SITE,
    SPACES_OF,
    TREASURIES,
    TREASURY_AT,
)
from anabasis.games.conquerors.events import (
    ALEXANDRIA_LOST,
    CONTROL_CHANGED,
    ISLAND_TAKEN,
    REVOLT_BEGAN,
    REVOLT_QUELLED,
    SIEGE_LIFTED,
    SQUADRON_GONE,
    TREASURE_CITY_TAKEN,
)
from anabasis.games.conquerors.fleets import FLEETS, SQUADRON
from anabasis.games.conquerors.numbers import QUELLS, SIEGE_ARMY, WEARY_SIEGE
from anabasis.games.conquerors.rules.engagement import AFLOAT, ENDED, March
from anabasis.games.conquerors.rules.forces import (
    besieging_points,
    clear_posts,
    refresh,
    set_army,
    take_family,
    take_royal,
)
from anabasis.games.conquerors.rules.presence import BIT_AT, Presence
from anabasis.games.conquerors.rules.ships import move_admirals, set_fleet, take_over
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.state import (
    NO_SIEGE,
    War,
    armies_at,
    enemy_land,
    holder_of,
    in_revolt,
    side_inside,
)
from anabasis.kit.rows import changed


def controls(war: War, side: int, province: int) -> bool:
    """6.2.1 Whether a side controls a province."""
    return war.control[province] == side


def settle(war: War, log: list[Event]) -> None:
    """After units have come, gone or been lost: everything that follows from who is where."""
    march = war.march
    if march is not None and march.has(AFLOAT) and not march.has(ENDED):
        _settle_ashore(war, march, log)
    else:
        _settle_all(war, log)


def _settle_ashore(war: War, march: March, log: list[Event]) -> None:
    """10.6.19, 10.7.14, 15.32.1 The same while a force is at sea: a storm or an enemy may yet keep
    it from the space before which it is, so it counts nowhere."""
    army, fleets = march.army, [n for n in range(FLEETS) if march.fleets >> n & 1]
    space = NOWHERE if army == NO_ARMY else war.army_at[army]
    if space != NOWHERE:
        war.army_at = changed(war.army_at, army, NOWHERE)
        refresh(war, space)
    ports = [war.fleet_at[fleet] for fleet in fleets]
    for fleet in fleets:
        set_fleet(war, fleet, NOWHERE)
    _settle_all(war, log)
    for fleet, port in zip(fleets, ports, strict=True):
        set_fleet(war, fleet, port)
    if space != NOWHERE:
        war.army_at = changed(war.army_at, army, space)
        refresh(war, space)


def _settle_all(war: War, log: list[Event]) -> None:
    settle_sieges(war, log)
    _settle_alexandrias(war, log)
    _settle_owners(war, log)
    _settle_rhodes(war, log)
    _settle_royals(war, log)


# ---- provinces and spaces


def _settle_owners(war: War, log: list[Event]) -> None:
    """6.2.3, 8.5.2 Spaces, provinces and fleets: a fleet that changes sides may change whose the
    province is in whose port it lies, and that whose another fleet is."""
    if _is_settled(war):
        return
    for _ in range(MOST_CHANGES):
        before = war.fleet_side
        _settle_keepers(war, log)
        here = _presence(war)
        _settle_provinces(war, here, log)
        take_over(war, log)
        if war.fleet_side == before:
            here.control = war.control
            here.claim = war.claim
            here.keeper = war.keeper
            here.inside = war.inside
            here.revolt = war.revolt
            war.presence = here
            return


MOST_CHANGES: Final = 2 * FLEETS
"""More fleets than ever change sides at once."""


def _is_settled(war: War) -> bool:
    """Whether nothing has changed since on which control depends."""
    known = war.presence
    march = war.march
    return (
        known is not None
        and known.army_at is war.army_at
        and known.land is war.land
        and known.holder is war.holder
        and known.fleet_at is war.fleet_at
        and known.moving == (NO_ARMY if march is None else march.army)
        and known.sailing == (0 if march is None else march.fleets)
        and known.fleet_side is war.fleet_side
        and known.control is war.control
        and known.claim is war.claim
        and known.keeper is war.keeper
        and known.inside == war.inside
        and known.revolt == war.revolt
    )


def _presence(war: War) -> Presence:
    """6.2 Who is where now."""
    march = war.march
    here = Presence()
    here.land = war.land
    here.read_posts(war.holder, war.presence)
    here.read_shares(war.control, war.claim, war.presence)
    here.read_armies(war.army_at, NO_ARMY if march is None else march.army)
    here.read_fleets(war.fleet_at, war.fleet_side, 0 if march is None else march.fleets)
    return here


def _settle_provinces(war: War, here: Presence, log: list[Event]) -> None:
    """6.2.2 to 6.2.9, 3.1.22, 12.1 Who controls each province. Control given by the set-up ends
    when an enemy enters, or when an own unit comes to rest there: from then on presence decides."""
    land = here.land_macedon | here.land_persia
    sea = here.sea_macedon | here.sea_persia
    there = land | sea
    # Who is alone in a province by land, and where nobody is, at sea.
    macedon: i64 = here.land_macedon & ~here.land_persia
    macedon |= here.sea_macedon & ~here.sea_persia & ~land
    persia: i64 = here.land_persia & ~here.land_macedon
    persia |= here.sea_persia & ~here.sea_macedon & ~land
    ended = here.claimed_macedon & (here.land_persia | here.sea_persia | here.rest_macedon)
    ended |= here.claimed_persia & (here.land_macedon | here.sea_macedon | here.rest_persia)
    if ended:
        _end_claims(war, ended)
    claimed = ~(there | ended)
    nobodys: i64 = war.revolt
    if war.land[RHODES] >> INDEPENDENT & 1:  # 12.1
        nobodys |= BIT_AT[RHODES]
    macedon = (macedon | here.claimed_macedon & claimed) & ~nobodys
    persia = (persia | here.claimed_persia & claimed) & ~nobodys
    other = (macedon ^ here.held_macedon) | (persia ^ here.held_persia)
    here.held_macedon = macedon
    here.held_persia = persia
    here.claimed_macedon &= ~ended
    here.claimed_persia &= ~ended
    province = 0
    while other:
        if other & 1:
            side = MACEDON if macedon & 1 else PERSIA if persia & 1 else NOBODY
            war.control = changed(war.control, province, side)
            log.append(Event(CONTROL_CHANGED, (province, side)))
        other >>= 1
        macedon >>= 1
        persia >>= 1
        province += 1


def _end_claims(war: War, ended: int) -> None:
    """3.1.22 Provinces are not a side's any more by the set-up alone."""
    for province in range(PROVINCES):
        if ended >> province & 1:
            war.claim = changed(war.claim, province, NOBODY)


SIDE_BIT: Final[bytes] = bytes([1 << side if side <= INDEPENDENT else 0 for side in range(256)])
"""For each holder of a space how he stands in the row `land`; nobody does not."""


def _settle_keepers(war: War, log: list[Event]) -> None:
    """6.2.13 Treasure Cities and islands without a province keep their last holder."""
    land = war.land
    for treasury in range(TREASURIES):
        space = TREASURY_AT[treasury]
        bits = land[space]
        if bits != 0 and bits != SIDE_BIT[war.keeper[space]]:
            side = holder_of(war, space)
            if side in (MACEDON, PERSIA) and side != war.keeper[space]:
                war.keeper = changed(war.keeper, space, side)
                log.append(Event(TREASURE_CITY_TAKEN, (treasury, side)))
    visited = _visited(war)
    for number in range(len(ISLANDS)):
        space = ISLANDS[number]
        bits = land[space]
        if bits == 0:
            if not visited:
                continue
            afloat = _sides_afloat(war, space)
            if afloat == 1 << MACEDON:
                _keep_island(war, space, MACEDON, log)
            elif afloat == 1 << PERSIA:
                _keep_island(war, space, PERSIA, log)
        elif bits != SIDE_BIT[war.keeper[space]]:
            _keep_island(war, space, holder_of(war, space), log)


def _keep_island(war: War, space: int, side: int, log: list[Event]) -> None:
    if side != war.keeper[space]:
        war.keeper = changed(war.keeper, space, side)
        log.append(Event(ISLAND_TAKEN, (space, side)))


def _visited(war: War) -> bool:
    """Whether there is a fleet at any of the islands."""
    at = war.fleet_at
    for fleet in range(FLEETS):
        if IS_ISLAND[at[fleet]]:
            return True
    return False


IS_ISLAND: Final[bytes] = bytes([1 if space in ISLANDS else 0 for space in range(NOWHERE + 1)])


def _sides_afloat(war: War, space: int) -> int:
    """The sides that have fleets in a port, a bit each."""
    bits = 0
    at = war.fleet_at
    for fleet in range(FLEETS):
        if at[fleet] == space:
            bits |= SIDE_BIT[war.fleet_side[fleet]] & 3
    return bits


# ---- what is taken with a space


def _settle_rhodes(war: War, log: list[Event]) -> None:
    """12.5 When a player controls Rhodes the lent squadron is gone."""
    if war.fleet_at[SQUADRON] != NOWHERE and holder_of(war, RHODES) in (MACEDON, PERSIA):
        move_admirals(war, SQUADRON, war.fleet_side[SQUADRON], log)
        set_fleet(war, SQUADRON, NOWHERE)
        war.fleet_side = changed(war.fleet_side, SQUADRON, NOBODY)
        log.append(Event(SQUADRON_GONE, (SQUADRON,)))


def _settle_royals(war: War, log: list[Event]) -> None:
    """7.4.8, 14.5 The Royal Treasury and the Royal Family, where no army of their side guards them,
    are taken by an enemy army that holds their space."""
    if war.royal_army == NO_ARMY and war.royal_at != NOWHERE:
        taker = 1 - war.royal_side
        if holder_of(war, war.royal_at) == taker and armies_at(war, taker, war.royal_at):
            take_royal(war, taker, log)
        else:
            _carry_royal(war)
    if war.family_army == NO_ARMY and war.family_at != NOWHERE:
        taker = 1 - war.family_side
        if holder_of(war, war.family_at) == taker and armies_at(war, taker, war.family_at):
            take_family(war, taker, log)


def _carry_royal(war: War) -> None:
    """7.4.3, 7.4.8 A Royal Treasury that lies in a space goes on with an army of its side that is
    at rest there; on the Persian side with Army #1 alone."""
    march = war.march
    moving = NO_ARMY if march is None or march.has(ENDED) else march.army
    for army in armies_at(war, war.royal_side, war.royal_at):
        if army != moving and (war.royal_side == MACEDON or army == FIRST_ARMY[PERSIA]):
            war.royal_army = army
            return


def _settle_alexandrias(war: War, log: list[Event]) -> None:
    """13.8 An Alexandria that the Persian occupies is removed for good."""
    built = war.alexandrias
    for number in range(len(built)):
        space = built[number]
        if space != NOWHERE and holder_of(war, space) == PERSIA and war.land[space]:
            war.alexandrias = changed(war.alexandrias, number, NOWHERE)
            log.append(Event(ALEXANDRIA_LOST, (space,)))
            if not REAL[space]:
                _clear_site(war, space)


def _clear_site(war: War, space: int) -> None:
    """13.8 Where an Alexandria stood on a Transit Point, nothing can stay: what is there goes to
    the nearest space without enemies."""
    for army in range(ARMIES):
        if war.army_at[army] == space:
            set_army(war, army, nearest_space(war, ARMY_SIDE[army], space))
    for fleet in range(FLEETS):
        if war.fleet_at[fleet] == space and space == SITE:
            set_fleet(war, fleet, HARBOUR)
    clear_posts(war, space)


def nearest_space(war: War, side: int, space: int) -> int:
    """10.3.3, 13.8 The space that fewest land paths join with a Transit Point, and in which no
    enemies of a side stand."""
    seen = {space}
    ring = [space]
    while ring:
        further: list[int] = []
        for one in ring:
            for target, _ in LAND_WAYS[one]:
                if target not in seen:
                    if REAL[target] and not enemy_land(war, side, target):
                        return target
                    seen.add(target)
                    further.append(target)
        ring = further
    return space


def _harbour() -> int:
    """The port next to Alexandria's site."""
    return next(target for target, kind in SEA_WAYS[SITE] if kind == SEA and PORT[target])


HARBOUR: Final[int] = _harbour()
"""13.8 Where fleets find themselves when Alexandria in Egypt is lost."""


# ---- sieges


def lay_siege(war: War, side: int, space: int) -> None:
    """11.4 A city is put under Siege."""
    city = CITIES.index(space)
    war.siege = changed(war.siege, city, 0)
    war.besieger = changed(war.besieger, city, side)


def lift_siege(war: War, space: int, wearies: bool, log: list[Event]) -> None:
    """9.5, 11.4 A Siege is over. One laid by the Macedonian wearies, unless the city gave itself
    up."""
    city = CITIES.index(space)
    side = war.besieger[city]
    war.siege = changed(war.siege, city, NO_SIEGE)
    war.besieger = changed(war.besieger, city, NOBODY)
    log.append(Event(SIEGE_LIFTED, (space,)))
    if wearies and side == MACEDON:
        weary(war, WEARY_SIEGE, log)


def settle_sieges(war: War, log: list[Event]) -> None:
    """6.3.5, 11.4 A Siege ends without defenders, and without ten points before the city."""
    siege = war.siege
    for city in range(len(siege)):
        if siege[city] != NO_SIEGE:
            space = CITIES[city]
            strong = besieging_points(war, war.besieger[city], space) >= SIEGE_ARMY
            if not strong or side_inside(war, space) == NOBODY:
                lift_siege(war, space, True, log)


# ---- revolts


def start_revolt(war: War, province: int, log: list[Event]) -> None:
    """6.3.4, 6.2.14 A province is in Revolt: garrisons and points without an army go, and an empty
    Treasure City there is nobody's."""
    war.revolt |= 1 << province
    war.claim = changed(war.claim, province, NOBODY)
    log.append(Event(REVOLT_BEGAN, (province,)))
    for space in (*SPACES_OF[province], *[n for n in war.alexandrias if n != NOWHERE]):
        if PROVINCE_OF[space] == province and war.holder[space] in (MACEDON, PERSIA):
            clear_posts(war, space)
    for treasury in range(TREASURIES):
        space = TREASURY_AT[treasury]
        if PROVINCE_OF[space] == province and war.land[space] == 0:
            war.keeper = changed(war.keeper, space, NOBODY)
    settle(war, log)


def can_quell(war: War, army: int, province: int) -> bool:
    """6.3.7 Whether an army is strong enough to quell the Revolt of a province."""
    return war.asp[army] >= QUELLS * REVOLT_RATING[province]


def quell(war: War, army: int, log: list[Event]) -> None:
    """6.3.7 to 6.3.9 An army ends its movement in a province in Revolt."""
    space = war.army_at[army]
    if space == NOWHERE or PROVINCE_OF[space] == NOWHERE:
        return
    province = PROVINCE_OF[space]
    if in_revolt(war, province) and can_quell(war, army, province):
        war.revolt &= ~(1 << province)
        log.append(Event(REVOLT_QUELLED, (province, army)))
        settle(war, log)
