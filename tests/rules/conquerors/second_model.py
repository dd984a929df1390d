"""A second model of what can be counted: written from the rulebook alone, and slow.

It reads the plain rows of a position and none of the rules. Random games are compared with it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from anabasis.games.conquerors.board import (
    ADJACENT_BITS,
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    DEEP_SEA,
    DESERT,
    INDEPENDENT,
    LAND,
    MACEDON,
    MAJOR,
    MEMPHIS,
    MOUNTAIN,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PASS,
    PATHS,
    PERSIA,
    PROVINCE_OF,
    PROVINCES,
    REAL,
    RHODES,
    ROYAL,
    SEA,
    SEA_TRANSIT,
    SITE,
    SPACE_TYPE,
    SPACES,
    STRAIT,
    TREASURIES,
    TREASURY_AT,
)
from anabasis.games.conquerors.cards import ALL_CARDS, CARDS
from anabasis.games.conquerors.fleets import FLEETS, MOST_NSP
from anabasis.games.conquerors.leaders import ALEXANDER, LEADER_SIDE, LEADERS
from anabasis.games.conquerors.rules.engagement import AT_REST
from anabasis.games.conquerors.state import (
    ALONE,
    DEAD,
    ILL,
    IN_HAND,
    IN_POOL,
    NO_SIEGE,
    WITH_FLEET,
    War,
)

GSP: Final = (20, 30)
"""8.6 Garrison counters."""
ELITE: Final = (5, 3)
"""8.2 The highest Elite Levels."""
LONGEST: Final = (10, 8)
"""7.3 The longest lines by land."""


def counted(war: War) -> list[str]:
    """What cannot be true of any position."""
    wrong: list[str] = []
    _cards(war, wrong)
    _garrisons(war, wrong)
    _armies(war, wrong)
    _fleets(war, wrong)
    _leaders(war, wrong)
    _treasuries(war, wrong)
    return wrong


def _cards(war: War, wrong: list[str]) -> None:
    places = (*war.hands, war.pile, war.discards, war.removed, war.staying)
    if sum(places) != ALL_CARDS or sum([one.bit_count() for one in places]) != CARDS:
        wrong.append("a card is in two places, or in none")
    for side in (MACEDON, PERSIA):
        if war.hands[side].bit_count() > 5:
            wrong.append("more than five cards in a hand")
        if war.seen[side] & ~war.hands[side]:
            wrong.append("a card is seen in a hand where it is not")
        if war.doubtful[side] & ~(war.hands[side] | war.face_down[side]):
            wrong.append("a doubtful card is neither in hand nor face down")


def _garrisons(war: War, wrong: list[str]) -> None:
    for side in (MACEDON, PERSIA):
        placed = sum([war.gsp[n] for n in range(SPACES) if war.holder[n] == side])
        if placed + war.garrisons_left[side] + war.garrisons_resting[side] != GSP[side]:
            wrong.append(f"garrison counters of {side} are lost or found")
    for space in range(SPACES):
        most = 10 if SPACE_TYPE[space] == MAJOR else 3
        if war.gsp[space] > most:
            wrong.append(f"too many garrison points in {space}")


def _armies(war: War, wrong: list[str]) -> None:
    for army in range(ARMIES):
        if war.army_at[army] == NOWHERE:
            if war.asp[army]:
                wrong.append(f"army {army} has points and is nowhere")
            continue
        if war.elite[army] > ELITE[ARMY_SIDE[army]]:
            wrong.append(f"army {army} is too good")
    for space in range(SPACES):
        bits = 0 if war.holder[space] == NOBODY else 1 << war.holder[space]
        for army in range(ARMIES):
            if war.army_at[army] == space:
                bits |= 1 << ARMY_SIDE[army]
        if bits != war.land[space]:
            wrong.append(f"who is in {space} is not known")
        if (war.loose[space] or war.gsp[space]) == (war.holder[space] == NOBODY):
            wrong.append(f"what is in {space} is nobody's, or somebody has nothing")


def _fleets(war: War, wrong: list[str]) -> None:
    for fleet in range(FLEETS):
        if (war.fleet_at[fleet] == NOWHERE) != (war.nsp[fleet] == 0):
            wrong.append(f"fleet {fleet} is nowhere with ships, or somewhere without")
        if war.nsp[fleet] > MOST_NSP[fleet]:
            wrong.append(f"fleet {fleet} is too large")


def _leaders(war: War, wrong: list[str]) -> None:
    for leader in range(LEADERS):
        place, side = war.where[leader], LEADER_SIDE[leader]
        if place < ARMIES:
            if war.army_at[place] == NOWHERE or ARMY_SIDE[place] != side:
                wrong.append(f"leader {leader} is with no army of his")
        elif place < WITH_FLEET + FLEETS:
            fleet = place - WITH_FLEET
            if war.fleet_at[fleet] == NOWHERE or war.fleet_side[fleet] != side:
                wrong.append(f"leader {leader} is with no fleet of his")
        elif place == ALONE:
            if war.lone_at[side] == NOWHERE:
                wrong.append(f"leader {leader} is alone, and nowhere")
        elif place not in (IN_HAND, IN_POOL, DEAD, ILL):
            wrong.append(f"leader {leader} is nowhere")
    if war.where[ALEXANDER] == DEAD and not war.ending:
        wrong.append("Alexander is dead, and the game goes on")


def _treasuries(war: War, wrong: list[str]) -> None:
    if war.level[MEMPHIS] != 2 or war.level[ROYAL] == 1 or max(war.level) > 2:
        wrong.append("a treasury has a level that there is not")


# ---- 6.2 control


def control(war: War) -> list[str]:
    """6.2, 12.1 Where control is not what presence says. What the set-up gave is taken as it is."""
    wrong: list[str] = []
    for province in range(PROVINCES):
        land, sea = set(), set()
        for space in range(SPACES):
            if PROVINCE_OF[space] == province:
                land |= {side for side in (0, 1) if war.land[space] >> side & 1}
        for fleet in range(FLEETS):
            at = war.fleet_at[fleet]
            if at != NOWHERE and PROVINCE_OF[at] == province and war.fleet_side[fleet] < 2:
                sea.add(war.fleet_side[fleet])
        there = land or sea
        expected = min(there) if len(there) == 1 else NOBODY
        if not land and not sea:
            expected = war.claim[province]
        independent = province == PROVINCE_OF[RHODES] and war.land[RHODES] >> INDEPENDENT & 1
        if war.revolt >> province & 1 or independent:
            expected = NOBODY
        if war.control[province] != expected:
            wrong.append(f"province {province} is {war.control[province]}'s, not {expected}'s")
    return wrong


# ---- 10.3 stacking


def stacking(war: War) -> list[str]:
    """10.3 Enemies in one space, when no move or battle is under way: one Inside, one Outside."""
    wrong: list[str] = []
    for space in range(SPACES):
        if war.land[space] & 3 != 3:
            continue
        inside = {ARMY_SIDE[n] for n in _there(war, space) if war.inside >> n & 1}
        outside = {ARMY_SIDE[n] for n in _there(war, space) if not war.inside >> n & 1}
        if SPACE_TYPE[space] != MAJOR:
            wrong.append(f"enemies in {space}")
            continue
        if war.holder[space] < 2:
            inside.add(war.holder[space])
        if len(inside) > 1 or len(outside) > 1 or inside == outside:
            wrong.append(f"enemies in {space}, both inside or both outside")
    return wrong


def _there(war: War, space: int) -> list[int]:
    return [army for army in range(ARMIES) if war.army_at[army] == space]


# ---- 7.3 lines of communication

_COST: Final = {LAND: 1, MOUNTAIN: 2, PASS: 2, STRAIT: 2, DESERT: 2, SEA: 1}
_LAND_ONLY, _AFTER_SEA = 0, 1


def _holder(war: War, space: int) -> int:
    """A4 Who controls a space."""
    if war.land[space] == 0:
        return war.keeper[space]
    sides = [side for side in (0, 1, 2) if war.land[space] >> side & 1]
    if len(sides) == 1:
        return sides[0]
    if war.holder[space] != NOBODY:
        return war.holder[space]
    for army in _there(war, space):
        if war.inside >> army & 1:
            return ARMY_SIDE[army]
    return NOBODY


def _closed(war: War, side: int, space: int, start: int) -> bool:
    """7.3, A4 Whether a line may not go through a space: enemies hold it, or are in it. Nor does
    one come back to where it starts."""
    if space == start:
        return True
    if space == RHODES and war.land[space] == 1 << INDEPENDENT:
        return False
    if war.land[space] & ~(1 << side):
        return True
    return _holder(war, space) not in (side, NOBODY)


def _price(war: War, one: int, other: int, kind: int) -> int:
    """7.3, A48 What a path costs in a line."""
    cost = _COST[kind]
    if kind == SEA:
        return cost
    ends = [PROVINCE_OF[n] for n in (one, other) if PROVINCE_OF[n] != NOWHERE]
    if any([war.devastated >> province & 1 for province in ends]):
        cost *= 2
    dry = [
        war.drought >> province & 1 or war.drought & ADJACENT_BITS[province] for province in ends
    ]
    return cost * 2 if any(dry) else cost


def _besieged(war: War, space: int) -> bool:
    return CITY_OF[space] != NO_CITY and war.siege[CITY_OF[space]] != NO_SIEGE


def _port(war: War, space: int) -> bool:
    if space == SITE:
        return SITE in war.alexandrias
    return bool(REAL[space])


def _free_port(war: War, side: int, space: int) -> bool:
    """A5 A port that is neither the enemy's nor under Siege."""
    independent = war.land[space] == 1 << INDEPENDENT
    free = _holder(war, space) in (side, NOBODY) or independent
    return _port(war, space) and not _besieged(war, space) and free


def in_reach(war: War, side: int, start: int) -> int:
    """7.3 The Treasure Cities to which a side can trace a line from a space: a bit each."""
    reached = _mixed(war, side, start) | _by_sea(war, side, start)
    found = 0
    for treasury in range(TREASURIES):
        at = TREASURY_AT[treasury]
        usable = war.level[treasury] and not war.shut >> treasury & 1
        if usable and _holder(war, at) == side and at in reached:
            found |= 1 << treasury
    royal_here = war.royal_at == start and war.royal_side == side
    return found | (1 << ROYAL if royal_here and war.level[ROYAL] else 0)


def _mixed(war: War, side: int, start: int) -> set[int]:
    """By land, with at most one leg of at most two points by sea."""
    most = LONGEST[side]
    ways: dict[int, list[tuple[int, int]]] = {}
    for one, other, kind in PATHS:
        if kind != DEEP_SEA:
            ways.setdefault(one, []).append((other, kind))
            ways.setdefault(other, []).append((one, kind))
    best: dict[tuple[int, int, int], int] = {}
    queue: list[tuple[int, int, int, int]] = [(0, start, 0, 0)]
    # A state: the space, whether a sea leg has begun (1), is over (2), and its length so far.
    found: set[int] = set()
    while queue:
        spent, here, leg, afloat = heappop(queue)
        if best.get((here, leg, afloat), most + 1) <= spent:
            continue
        best[here, leg, afloat] = spent
        ashore = SPACE_TYPE[here] != SEA_TRANSIT
        if ashore and (leg != 1 or (_port(war, here) and not _besieged(war, here))):
            found.add(here)
        for there, kind in ways.get(here, []):
            if _closed(war, side, there, start):
                continue
            if kind == SEA:
                step = 0 if SPACE_TYPE[there] == SEA_TRANSIT else 1
                if leg == 2 or afloat + step > 2 or not _lies_at_sea(war, there):
                    continue
                if leg == 0 and not _free_port(war, side, here):
                    continue
                if spent + step <= most:
                    heappush(queue, (spent + step, there, 1, afloat + step))
            else:
                if leg == 1 and not (ashore and _port(war, here) and not _besieged(war, here)):
                    continue
                after = spent + _price(war, here, there, kind)
                if after <= most:
                    heappush(queue, (after, there, 0 if leg == 0 else 2, 0))
    return found


def _lies_at_sea(war: War, space: int) -> bool:
    if SPACE_TYPE[space] == SEA_TRANSIT:
        return True
    return _port(war, space) and not _besieged(war, space)


def _by_sea(war: War, side: int, start: int) -> set[int]:
    """All by sea, at most eight points, from a port."""
    if not _free_port(war, side, start):
        return set()
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, here = heappop(queue)
        for one, other, kind in PATHS:
            if kind != SEA or here not in (one, other):
                continue
            there = other if here == one else one
            step = 0 if SPACE_TYPE[there] == SEA_TRANSIT else 1
            if _closed(war, side, there, start) or not _lies_at_sea(war, there):
                continue
            if spent + step <= 8 and spent + step < best.get(there, 9):
                best[there] = spent + step
                heappush(queue, (spent + step, there))
    return set(best)


def points(war: War, side: int) -> int:
    """All army strength points of a side: on the map, on leave, and on their way out of a siege."""
    total = sum([war.asp[n] for n in range(ARMIES) if ARMY_SIDE[n] == side])
    total += sum([war.loose[n] for n in range(SPACES) if war.holder[n] == side])
    march = war.march
    if march is not None and march.side == side and march.legs != AT_REST:
        total += march.cargo
    return total + (war.leave_asp if side == MACEDON else 0)


def raised(events: list[Any]) -> int:
    """Points that come from no track: 15.3.2 the Spartans, 15.30.3 garrisons of the east."""
    found = 0
    for event in events:
        if event.kind.name == "spartans-rise":
            found += 5
        elif event.kind.name == "dissension-rolled":
            found += event.plain()["asp"]
    return found
