"""Where armies could go and what feeds them, for the computer's players: ways and supply."""

from __future__ import annotations

from typing import Final

from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    CITY_AREAS,
    COST,
    LAND,
    MACEDON,
    MACEDONIA,
    PORTS,
    SEAS,
    SEAS_OF,
    STRAIT_ENDS,
    WATERS,
    members,
)
from anabasis.games.alexander_vs_darius.rules.standing import strait_open
from anabasis.games.alexander_vs_darius.state import ENEMIES, Campaign
from anabasis.games.alexander_vs_darius.survey import Survey
from anabasis.games.alexander_vs_darius.turns import SUPPLY_AREAS

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
