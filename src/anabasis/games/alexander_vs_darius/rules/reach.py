"""1.4.4, 4.1 What a player may look up: how far its armies come, and what feeds them.

Both follow from what the player sees. An attack may go in wherever it could be ordered; what comes
of it is not looked at.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    COST,
    DESERT,
    LAND,
    MACEDON,
    NO_STRAIT,
    NOBODY,
    NOWHERE,
    PLACE,
    SEA,
    SEAS,
    SEAS_OF,
    TERRAIN_OF,
    aboard,
    members,
    strait_between,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    FOOT_BITS,
    classes_in,
    of_class,
    points_of,
)
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.rules.embarking import EMBARK
from anabasis.games.alexander_vs_darius.rules.harbours import shelters
from anabasis.games.alexander_vs_darius.rules.march import MARCH, no_marker, targets
from anabasis.games.alexander_vs_darius.rules.marching import Army, muster, no_way
from anabasis.games.alexander_vs_darius.rules.standing import (
    at_sea,
    units_at,
)
from anabasis.games.alexander_vs_darius.rules.supply import enemy_areas, sources
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    has_enemy,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import (
    CROSS_PRICE,
    MARCH_PRICE,
    PLACE_PRICE,
    SUPPLY_AREAS,
    TURN_PRICE,
)

FREE: Final = 99
"""More movement points than any march has."""


class Stop:
    """An area that an army can come to."""

    def __init__(self, area: int, used: int, before: int, crossed: bool) -> None:
        self.area = area
        self.used = used
        self.before = before
        """The area that it comes from."""
        self.crossed = crossed


def marches(campaign: Campaign, seat: int) -> dict[str, Any]:
    """1.4.3, 1.4.4 For every army that can set out: its points, and where it could go."""
    found: dict[str, Any] = {}
    for area in range(AREAS):
        if campaign.holder[area] != seat or not campaign.leaders[area]:
            continue
        if MARCH[area].refusal(campaign, campaign.agenda[-1].as_decision(), seat) is None:
            found[AREA.words[area]] = march_from(campaign, seat, area)
    return found


def march_from(campaign: Campaign, seat: int, area: int) -> dict[str, Any]:
    """Where the army of an area could go: the cheapest way to each area, what it costs, and what a
    marker would cost there. `points` are those of all who may go, `light` of those without foot."""
    paid = campaign.clone()
    lose(paid, seat, MARCH_PRICE[seat])
    army = muster(paid, seat, area)
    stops = spread(paid, army)
    return {
        **gathered(army),
        "points": points_of(army.units),
        "light": points_of(army.units & ~FOOT_BITS),
        "mark": marker_price(paid, army, area),
        "targets": {AREA.words[target]: told(paid, army, stops, target) for target in stops},
    }


def gathered(army: Army) -> dict[str, Any]:
    """Who belongs to an army as it begins, by name."""
    return {
        "classes": {
            CLASS.words[number]: of_class(army.units, number) for number in classes_in(army.units)
        },
        "leaders": [LEADER.words[leader] for leader in members(army.leaders)],
    }


def boardings(campaign: Campaign, seat: int) -> dict[str, Any]:
    """1.4.30, 1.4.31 For every army that could go aboard, by sea: who would go."""
    found: dict[str, Any] = {}
    deciding = campaign.agenda[-1].as_decision()
    for area in range(AREAS):
        if campaign.holder[area] != seat:
            continue
        seas = {
            SEA.words[sea]: gathered(EMBARK[area][sea].army(campaign, seat))
            for sea in SEAS_OF[area]
            if EMBARK[area][sea].refusal(campaign, deciding, seat) is None
        }
        if seas:
            found[AREA.words[area]] = seas
    return found


def spread(campaign: Campaign, army: Army) -> dict[int, Stop]:
    """The areas that an army comes to with the points of the fastest, nearest first; it goes no
    further from one with enemies."""
    stops: dict[int, Stop] = {}
    edge = [Stop(army.at, 0, NOWHERE, False)]
    while edge:
        here = min(edge, key=_nearest)
        edge.remove(here)
        if here.area in stops:
            continue
        if here.before != NOWHERE:
            stops[here.area] = here
            if has_enemy(campaign, army.seat, here.area):
                continue
        there = shadow(army, here)
        for target in targets(here.area):
            if target == army.at or target in stops or no_way(campaign, there, target) is not None:
                continue
            crossed = here.crossed or strait_between(here.area, target) != NO_STRAIT
            edge.append(Stop(target, here.used + COST[target], here.area, crossed))
    return stops


def _nearest(stop: Stop) -> tuple[int, bool, int]:
    return (stop.used, stop.crossed, stop.area)


def shadow(army: Army, stop: Stop) -> Army:
    """The leaders of an army at a stop, without units: these are wherever they were before."""
    return Army(
        army.seat,
        stop.area,
        0,
        0,
        army.leaders,
        stop.used,
        0,
        False,
        True,
        stop.crossed,
        0,
        0,
        0,
    )


def told(campaign: Campaign, army: Army, stops: dict[int, Stop], target: int) -> dict[str, Any]:
    """A target: its cost, the way, and what else is to be known."""
    way = [target]
    while stops[way[0]].before != army.at:
        way.insert(0, stops[way[0]].before)
    stop = stops[target]
    price = CROSS_PRICE if stop.crossed else MARCH_PRICE[army.seat]
    return {
        "cost": stop.used,
        "way": [AREA.words[area] for area in way],
        "price": price,
        "attack": has_enemy(campaign, army.seat, target),
        "desert": any([TERRAIN_OF[area] == DESERT for area in way]),
        "mark": marker_price(campaign, army, target),
    }


def marker_price(campaign: Campaign, army: Army, area: int) -> int | None:
    """2.1.1 to 2.1.6 The points for a marker of the army in an area; None where it can set none."""
    there = Army(
        army.seat, area, army.units, 0, army.leaders, -FREE, 0, False, True, False, 0, 0, 0
    )
    if no_marker(campaign, there) is not None or has_enemy(campaign, army.seat, area):
        return None
    return PLACE_PRICE if campaign.marker[area] == NOBODY else TURN_PRICE


# ---- supply


def feeding(campaign: Campaign, seat: int) -> dict[str, Any]:
    """4.1.2 to 4.1.11 For every stack and fleet of a player: what feeds it, or why nothing does."""
    found: dict[str, Any] = {}
    feeders = sources(campaign, seat)
    closed = enemy_areas(campaign, seat)
    for area in range(AREAS):
        if campaign.holder[area] == seat and campaign.units[area]:
            found[AREA.words[area]] = fed(area, feeders, closed)
    for sea in range(SEAS):
        if units_at(campaign, aboard(seat, sea)):
            why = None if feeders or seat != MACEDON else "no-pella"
            found[PLACE.words[aboard(seat, sea)]] = {"from": None, "line": [], "why": why}
    return found


def fed(area: int, feeders: int, closed: int) -> dict[str, Any]:
    """4.1.2 to 4.1.5 The nearest source of an area with the line to it, or why there is none."""
    if not feeders:
        return {"from": None, "line": [], "why": "no-pella"}
    before = {area: NOWHERE}
    ring = [area]
    for _ in range(SUPPLY_AREAS + 1):
        further: list[int] = []
        for here in ring:
            if feeders >> here & 1:
                return {"from": AREA.words[here], "line": line_to(here, before), "why": None}
            for other in LAND.beside[here]:
                if other not in before and not closed >> other & 1:
                    before[other] = here
                    further.append(other)
        ring = further
    cut = LAND.within(area, SUPPLY_AREAS, 0) & feeders
    return {"from": None, "line": [], "why": "cut-off" if cut else "too-far"}


def line_to(source: int, before: dict[int, int]) -> list[str]:
    """The areas of a line of supply, from the source on."""
    line: list[str] = []
    area = source
    while area != NOWHERE:
        line.append(AREA.words[area])
        area = before[area]
    return line


def havens(campaign: Campaign, seat: int) -> dict[str, Any]:
    """4.1.8 to 4.1.11 For every sea in which a player's ships lie out: the ports that they could go
    to when the actions are over, and whether that is a risk; none: they are lost."""
    found: dict[str, Any] = {}
    for sea in range(SEAS):
        if not at_sea(campaign, seat, sea):
            continue
        berths = shelters(campaign, seat, sea)
        found[BERTH.words[sea]] = {
            "ports": sorted({AREA.words[BERTH_AREA[berth]] for berth in berths}),
            "risk": any([BERTH_SEA[berth] != sea for berth in berths]),
        }
    return found


def details(campaign: Campaign, seat: int | None) -> dict[str, Any]:
    """What a player may look up of its own armies and fleets."""
    if seat is None or not campaign.agenda:
        return {"marches": {}, "boardings": {}, "feeding": {}, "havens": {}}
    deciding = campaign.agenda[-1].as_decision()
    asked = seat in deciding.waiting() and "march" in deciding.verbs
    return {
        "marches": marches(campaign, seat) if asked else {},
        "boardings": boardings(campaign, seat) if asked else {},
        "feeding": feeding(campaign, seat),
        "havens": havens(campaign, seat),
    }
