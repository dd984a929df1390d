"""Where armies could go, for the computer's players: ways, supply, and what lies along a tour."""

from __future__ import annotations

from typing import Final

from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH_SEA,
    CITY_AREAS,
    CITY_COUNT,
    CITY_LIST,
    COST,
    EGYPT,
    ENDURANCE,
    FORTRESSES,
    GATES,
    GLORY,
    GREEK_REGION,
    LAND,
    MACEDON,
    MACEDONIA,
    MYCENAE,
    PERSIA,
    PORTS,
    SEAS,
    SEAS_OF,
    STRAIT_ENDS,
    WATERS,
    members,
)
from anabasis.games.alexander_vs_darius.leaders import ARIOBARZANES
from anabasis.games.alexander_vs_darius.ratings import clash
from anabasis.games.alexander_vs_darius.rules.standing import (
    has_ships,
    strait_open,
)
from anabasis.games.alexander_vs_darius.state import (
    ENEMIES,
    FIRST_GLORY,
    FIRST_MEDIA,
    FIRST_PERSEPOLIS,
    Campaign,
    is_closed,
)
from anabasis.games.alexander_vs_darius.survey import Stack, Survey
from anabasis.games.alexander_vs_darius.turns import LAST_TURN, MANY, SUPPLY_AREAS

NODES: Final[int] = AREAS + SEAS
FAR: Final = 250
ABOARD: Final = 6
"""What it counts to go aboard, in movement points,"""
SEA_LEG: Final = 3
"""to sail a sea further, and"""
ASHORE: Final = 4
"""to land."""


def _ways(links: list[tuple[int, int, int]]) -> list[bytes]:
    """For each node what the shortest way to each other node costs."""
    out: list[list[tuple[int, int]]] = [[] for _ in range(NODES)]
    for one, other, cost in links:
        out[one].append((other, cost))
    found: list[bytes] = []
    for start in range(NODES):
        row = [FAR] * NODES
        row[start] = 0
        todo = [start]
        while todo:
            later: list[int] = []
            for node in todo:
                for other, cost in out[node]:
                    if row[node] + cost < row[other]:
                        row[other] = row[node] + cost
                        later.append(other)
            todo = later
        found.append(bytes(row))
    return found


_BORDERS: Final = [(one, other, COST[other]) for one in range(AREAS) for other in LAND.beside[one]]
_SEA: Final = [
    *[(area, AREAS + sea, ABOARD) for area in range(AREAS) for sea in SEAS_OF[area]],
    *[(AREAS + sea, area, ASHORE) for area in range(AREAS) for sea in SEAS_OF[area]],
    *[(AREAS + one, AREAS + two, SEA_LEG) for one in range(SEAS) for two in WATERS.beside[one]],
]


def _straits(open_ones: int) -> list[tuple[int, int, int]]:
    """The ways over these straits, a bit each."""
    found: list[tuple[int, int, int]] = []
    for strait, (one, other) in enumerate(STRAIT_ENDS):
        if open_ones >> strait & 1:
            found += [(one, other, COST[other]), (other, one, COST[one])]
    return found


_EVERY: Final[int] = 1 << len(STRAIT_ENDS)
BY_LAND: Final = [_ways(_BORDERS + _straits(straits)) for straits in range(_EVERY)]
"""For each set of open straits what ways cost from area to area, and"""
BY_SEA: Final = [_ways(_BORDERS + _straits(straits) + _SEA) for straits in range(_EVERY)]
"""where ships wait, over the sea as well."""


def way(one: int, other: int) -> int:
    """What the way from one area to another costs, over all straits."""
    return BY_LAND[_EVERY - 1][one][other]


def open_straits(campaign: Campaign, side: int) -> int:
    """3.1.17, 3.1.18 The straits that a side may cross, a bit each."""
    found = 0
    for strait in range(len(STRAIT_ENDS)):
        if strait_open(campaign, side, strait):
            found |= 1 << strait
    return found


# ---- supply

FED: Final[list[int]] = [LAND.within(area, SUPPLY_AREAS, 0) for area in range(AREAS)]
"""4.1.4 The areas to which a line of supply can lead from each, if nobody is in the way."""


PORT_LIST: Final[list[int]] = members(PORTS)
FEEDING_LIST: Final[list[int]] = members(PORTS | CITY_AREAS)


def held_sources(survey: Survey, seat: int) -> int:
    """4.1.2, 4.1.3 The areas that feed a seat's units."""
    marker = survey.marker
    if seat == MACEDON and marker[MACEDONIA] != MACEDON:
        return 0
    held = 0
    for area in PORT_LIST if seat == MACEDON else FEEDING_LIST:
        if marker[area] == seat:
            held |= 1 << area
    return held


def is_fed(sources: int, area: int) -> bool:
    return FED[area] & sources != 0


class Lines:
    """4.1.2 to 4.1.5 The lines of supply of a seat, on a map as a survey has it."""

    def __init__(self, survey: Survey, seat: int) -> None:
        marker = survey.marker
        feeds = PORT_LIST if seat == MACEDON else FEEDING_LIST
        self.feeds = bytearray(AREAS)
        if seat != MACEDON or marker[MACEDONIA] == MACEDON:
            for area in feeds:
                if marker[area] == seat:
                    self.feeds[area] = 1
        self.closed = bytearray(AREAS)
        for stack in survey.stacks:
            if stack.at < AREAS and ENEMIES[seat] >> stack.side & 1:
                self.closed[stack.at] = 1

    def reach(self, area: int) -> bool:
        """Whether units in an area are in supply."""
        feeds, closed = self.feeds, self.closed
        if feeds[area]:
            return True
        seen = bytearray(AREAS)
        seen[area] = 1
        ring = [area]
        for _ in range(SUPPLY_AREAS):
            further: list[int] = []
            for space in ring:
                for other in LAND.beside[space]:
                    if seen[other] or closed[other]:
                        continue
                    if feeds[other]:
                        return True
                    seen[other] = 1
                    further.append(other)
            ring = further
        return False

    def nearest(self, area: int) -> list[int]:
        """The areas of a shortest line to what feeds units in an area, that one among them; none
        where it is the area itself, or where nothing does."""
        feeds, closed = self.feeds, self.closed
        if feeds[area]:
            return []
        before = bytearray([area]) * AREAS
        seen = bytearray(AREAS)
        seen[area] = 1
        ring = [area]
        for _ in range(SUPPLY_AREAS):
            further: list[int] = []
            for space in ring:
                for other in LAND.beside[space]:
                    if seen[other] or closed[other]:
                        continue
                    before[other] = space
                    if feeds[other]:
                        return line_to(other, area, before)
                    seen[other] = 1
                    further.append(other)
            ring = further
        return []

    def is_neck(self, area: int, neck: int) -> bool:
        """Whether an enemy in an area would cut units off in another."""
        self.closed[neck] = 1
        cut = not self.reach(area)
        self.closed[neck] = 0
        return cut


def line_to(end: int, start: int, before: bytearray) -> list[int]:
    """The areas of a line, from its end to the one beside its start."""
    found = [end]
    while before[found[-1]] != start:
        found.append(before[found[-1]])
    return found


# ---- tours

DISCOUNT: Final[list[float]] = [0.88 ** (half / 2.0) for half in range(120)]
"""What something counts that is so many half turns away."""
BEST_TOURS: Final = (1.0, 0.5, 0.25)
"""How much the best tours of a seat count."""
PERSIAN_TOURS: Final = 0.5
"""The Persian is not the one who must win ground."""
ARIOBARZANES_ROAMS: Final = 12
"""How far Ariobarzanes goes, in movement points."""
UNFED: Final = 0.5
"""How much less something counts for the Macedonian where nothing feeds his army."""
SUPPLY_PORT: Final[int] = AREA.read("ashuguzai")
"""From its port Media and Persia are fed."""


class Aim:
    """Something worth going to: where, what it is worth, and who stands there."""

    def __init__(self, area: int, worth: float, guard: Stack | None, time: float) -> None:
        self.area = area
        self.worth = worth
        self.guard = guard
        self.time = time
        """The turns that it takes there."""


def aims_of(campaign: Campaign, survey: Survey, seat: int) -> list[Aim]:
    """Everything that is worth going to for a seat."""
    guards: list[Stack | None] = [None] * AREAS
    for stack in survey.stacks:
        if stack.at < AREAS:
            guards[stack.at] = stack
    if seat == MACEDON:
        return macedonian_aims(campaign, survey, guards)
    return persian_aims(campaign, survey, guards)


class Tours:
    """What the armies of both seats are on their way to."""

    def __init__(self, campaign: Campaign, survey: Survey) -> None:
        self.worth = [0.0, 0.0]
        self.straits = (open_straits(campaign, MACEDON), open_straits(campaign, PERSIA))
        """The straits that each may cross."""
        for seat in (MACEDON, PERSIA):
            aims = aims_of(campaign, survey, seat)
            straits = self.straits[seat]
            first, second, third = 0.0, 0.0, 0.0
            for stack in survey.stacks:
                if stack.side != seat or not stack.leaders:
                    continue
                worth = tour_of(campaign, stack, aims, straits)
                if worth > first:
                    first, second, third = worth, first, second
                elif worth > second:
                    second, third = worth, second
                elif worth > third:
                    third = worth
            worth = BEST_TOURS[0] * first + BEST_TOURS[1] * second + BEST_TOURS[2] * third
            self.worth[seat] = worth if seat == MACEDON else PERSIAN_TOURS * worth


def macedonian_aims(campaign: Campaign, survey: Survey, guards: list[Stack | None]) -> list[Aim]:
    """5.2, 5.1.7 Cities, Persepolis and Media, glory, and beaten armies."""
    marker = survey.marker
    fed = held_sources(survey, MACEDON)
    found: list[Aim] = []
    for area in CITY_LIST:
        if marker[area] == MACEDON or is_closed(campaign, area):
            continue
        worth = 1.3 * CITY_COUNT[area] if marker[area] == PERSIA else 0.4
        if area == GATES and not campaign.once & FIRST_PERSEPOLIS:
            worth += 5.0
        elif area == MACEDONIA:
            worth += 4.0
        time = 0.0
        if FORTRESSES >> area & 1 and marker[area] == PERSIA:
            time = 0.5
        if fed and not is_fed(fed, area):
            worth *= UNFED
        found.append(Aim(area, worth, guards[area], time))
    if not campaign.once & FIRST_MEDIA:
        worth = 5.0 if is_fed(fed, MEDIA) else 5.0 * UNFED
        found.append(Aim(MEDIA, worth, guards[MEDIA], 0.0))
    if not campaign.once & FIRST_GLORY:
        for area in GLORY_LIST:
            if marker[area] != MACEDON:
                found.append(Aim(area, 0.4, guards[area], 0.0))
    if marker[SUPPLY_PORT] != MACEDON:
        found.append(Aim(SUPPLY_PORT, 0.35, guards[SUPPLY_PORT], 0.0))
    for stack in survey.stacks:
        if stack.side == MACEDON or stack.at >= AREAS:
            continue
        if not CITY_AREAS >> stack.at & 1 or marker[stack.at] == MACEDON:
            worth = 0.8 + 0.12 * stack.rating.worth
            if stack.rating.count >= MANY:
                worth -= 0.8
            if stack.side != PERSIA:
                worth = 0.3
            elif GREEK_REGION >> stack.at & 1 and stack.at != MYCENAE:
                worth += 2.0
            found.append(Aim(stack.at, worth, stack, 0.0))
    return found


MEDIA: Final[int] = AREA.read("media")
GLORY_LIST: Final[list[int]] = members(GLORY)


def persian_aims(campaign: Campaign, survey: Survey, guards: list[Stack | None]) -> list[Aim]:
    """5.1.2, 5.2.1, 5.2.2 Cities that are nobody's or the Macedonian's, and armies to beat."""
    marker = survey.marker
    found: list[Aim] = []
    for area in CITY_LIST:
        if marker[area] == PERSIA or is_closed(campaign, area):
            continue
        worth = 1.3 * CITY_COUNT[area]
        time = 0.0
        if marker[area] == MACEDON:
            if campaign.was_macedonian >> area & 1:
                worth += 1.3 * CITY_COUNT[area]
            if area == MACEDONIA:
                worth += 2.0
            if not EGYPT >> area & 1:
                time = ENDURANCE[area] / 4.0
        found.append(Aim(area, worth, guards[area], time))
    for stack in survey.stacks:
        if stack.side == MACEDON and stack.at < AREAS and stack.rating.count:
            worth = 2.0 + 0.1 * stack.rating.worth + (2.6 if stack.has_alexander else 0.0)
            found.append(Aim(stack.at, worth, stack, 0.0))
    return found


def tour_of(campaign: Campaign, stack: Stack, aims: list[Aim], straits: int) -> float:
    """What an army may take one after the other, the best first; later things count less."""
    rating = stack.rating
    at = stack.at
    by_sea = at >= AREAS or is_afloat(campaign, stack)
    ways = BY_SEA[straits] if by_sea else BY_LAND[straits]
    points = 4.0 if rating.is_slow else 7.0
    furthest = ARIOBARZANES_ROAMS if stack.leaders >> ARIOBARZANES & 1 else FAR - 1
    promises = [promise_of(stack, aim) for aim in aims]
    total = 0.0
    time = 0.0
    stops = 4 if rating.power > 2.5 else 2
    last = LAST_TURN + 1.0 - campaign.turn
    for _ in range(stops):
        best = 0.0
        which = -1
        when = 0.0
        row = ways[at]
        for number, promise in enumerate(promises):
            if promise <= best:
                continue
            aim = aims[number]
            cost = row[aim.area]
            if cost > furthest:
                continue
            arrival = time + cost / points + aim.time
            if arrival > last:
                continue
            gain = promise * DISCOUNT[int(arrival * 2.0 + 0.5)]
            if gain > best:
                best, which, when = gain, number, arrival
        if which < 0:
            break
        total += best
        time = when
        at = aims[which].area
        promises[which] = 0.0
    return total


def is_afloat(campaign: Campaign, stack: Stack) -> bool:
    """Whether ships wait for an army that can take all of it aboard."""
    for sea in SEAS_OF[stack.at]:
        if has_ships(campaign, 1 - stack.side, sea):
            continue
        room = 0
        for fleet in campaign.fleets:
            if BERTH_SEA[fleet.berth] == sea and (fleet.nation == 0) == (stack.side == PERSIA):
                room += fleet.ships
        if room >= stack.rating.count > 0:
            return True
    return False


def promise_of(stack: Stack, aim: Aim) -> float:
    """What an aim counts for an army that is there already: less if somebody guards it, nothing if
    the army cannot besiege it."""
    guard = aim.guard
    if guard is not None and guard.side != stack.side:
        return aim.worth * max(0.0, 2.0 * clash(stack.rating, guard.rating) - 1.0)
    if aim.time and not stack.rating.besieges and CITY_AREAS >> aim.area & 1:
        return 0.0
    return aim.worth


def gain_of(campaign: Campaign, stack: Stack, aim: Aim, cost: int) -> float:
    """What an aim counts for an army that has so far to go."""
    arrival = cost / (4.0 if stack.rating.is_slow else 7.0) + aim.time
    if campaign.turn + arrival > LAST_TURN + 1:
        return 0.0
    return promise_of(stack, aim) * DISCOUNT[int(arrival * 2.0 + 0.5)]


def best_aims(
    campaign: Campaign, stack: Stack, survey: Survey, count: int, joining: bool = True
) -> list[int]:
    """The areas that an army would best go to, and the strongest army that it could join."""
    ways = BY_LAND[open_straits(campaign, stack.side)][stack.at]
    found: list[tuple[float, int]] = []
    for aim in aims_of(campaign, survey, stack.side):
        cost = ways[aim.area]
        if 0 < cost < FAR:
            gain = gain_of(campaign, stack, aim, cost)
            if gain > 0.0:
                found.append((gain, aim.area))
    found.sort(reverse=True)
    areas: list[int] = []
    for _, area in found:
        if area not in areas:
            areas.append(area)
        if len(areas) == count:
            break
    if not joining:
        return areas
    strongest: Stack | None = None
    for other in survey.stacks:
        if other.side != stack.side or other.at == stack.at or other.at >= AREAS:
            continue
        if other.leaders and (strongest is None or other.rating.force > strongest.rating.force):
            strongest = other
    if strongest is not None and strongest.at not in areas:
        areas.append(strongest.at)
    return areas
