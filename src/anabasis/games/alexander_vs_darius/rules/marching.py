"""1.4.1 to 1.4.20, 3.1.13 to 3.1.19 An army on the march: who goes, its points and its losses."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event, Kind
from anabasis.core.message import Refusal
from anabasis.core.plain import Datum
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BOUND,
    COST,
    DESERT,
    DESERT_HIT,
    FIELD,
    LAND,
    NO_STRAIT,
    NOWHERE,
    OVER,
    PERSIA,
    SEA,
    STRAIT_SEA,
    TERRAIN_OF,
    THRACE,
    strait_between,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASSES,
    COMMANDS,
    FOOT_BITS,
    KIND,
    NO_ARMY,
    ONE,
    VALUE,
    WORN,
    classes_in,
    hit,
    of_class,
    points_of,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    CROSSED,
    DESERT_LOSSES,
    FORCED_MARCH,
    MARCH_LOSSES,
    MARCHED,
)
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARIOBARZANES,
    INITIATIVE,
    LEADERS_OF,
    commander,
    count_of,
    leaders_in,
)
from anabasis.games.alexander_vs_darius.rules.control import raise_siege
from anabasis.games.alexander_vs_darius.rules.persian_rank import bound_to_others, lead, reckon
from anabasis.games.alexander_vs_darius.rules.stacks import shift, tire, wound
from anabasis.games.alexander_vs_darius.rules.standing import (
    fresh_at,
    strait_open,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    has_enemy,
    is_closed,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import (
    CROSS_PRICE,
    FORCED_POINT,
    MARCH_HURTS,
    MARCH_PRICE,
)

BEST_FIRST: Final[bytes] = bytes(
    sorted(range(CLASSES), key=lambda number: (VALUE[KIND[number]], number in WORN, number))
)
"""The classes in the order in which they are taken along where not all can be."""

CROSSING: Final[list[int]] = [CROSS_PRICE - price for price in MARCH_PRICE]
"""1.3.7 What a crossing costs each player on top of the march."""


class Army(Datum):
    """Who is on the march, where, and what has been done. It never changes; the units are counted
    in the rows of the area as well."""

    def __init__(
        self,
        seat: int,
        at: int,
        units: int,
        fresh: int,
        leaders: int,
        used: int,
        extra: int,
        forced: bool,
        under_way: bool,
        crossed: bool,
        touched: int,
        met: int,
        behind: int,
    ) -> None:
        self.seat = seat
        self.at = at
        self.units = units
        self.fresh = fresh
        """Those of the units that have not moved in this turn yet."""
        self.leaders = leaders
        self.used = used
        self.extra = extra
        """1.4.15 The point won by a forced march."""
        self.forced = forced
        """Whether a forced march was tried."""
        self.under_way = under_way
        """Whether something was done that uses the move."""
        self.crossed = crossed
        """3.1.19 Whether the higher price of a crossing is paid."""
        self.touched = touched
        """The classes and"""
        self.met = met
        """the leaders that were picked up or dropped here, a bit each."""
        self.behind = behind
        """The areas that it has left since it last did something, and those beside them, a bit
        each."""

    def points(self) -> int:
        """1.4.2, 1.4.9 The movement points left; less than none after picking up infantry late."""
        return points_of(self.units) + self.extra - self.used

    def room(self) -> int:
        """1.4.10 How many more units its leaders can lead."""
        return COMMANDS * count_of(self.leaders) - units_in(self.units)


def ready_leaders(campaign: Campaign, area: int) -> int:
    """1.4.5, 7.1.3 The leaders of an area who may move."""
    ready = campaign.leaders[area] & ~campaign.moved
    if campaign.held == campaign.turn:
        ready &= ~(1 << ALEXANDER)
    return ready


def led_areas(campaign: Campaign, seat: int) -> list[int]:
    """1.4.3, 1.4.5, 7.1.3 The areas of a player with leaders who may move, in their order."""
    where, holder = campaign.where, campaign.holder
    found: list[int] = []
    for leader in LEADERS_OF[seat]:
        area = where[leader]
        if area >= AREAS or holder[area] != seat:
            continue
        ready = ready_leaders(campaign, area)
        if ready >> leader & 1 and commander(ready) == leader:
            found.append(area)
    if len(found) > 1:
        found.sort()
    return found


def muster(campaign: Campaign, seat: int, area: int) -> Army:
    """1.4.3, 1.4.10, 7.2.3 All who may go from an area; where that is too many, the best."""
    leaders = ready_leaders(campaign, area)
    fresh = fresh_at(campaign, area)
    bound = bound_to_others(campaign, area, leaders)
    ready = units_in(fresh)
    room = min(COMMANDS * count_of(leaders), ready)
    room = min(room, units_in(campaign.units[area]) - bound)
    units = fresh if room == ready else best_of(fresh, room)
    return Army(seat, area, units, units, leaders, 0, 0, False, False, False, 0, 0, 0)


def best_of(army: int, room: int) -> int:
    """So many units of an army, the best first."""
    found = NO_ARMY
    for number in BEST_FIRST:
        count = min(room, of_class(army, number))
        found += count * ONE[number]
        room -= count
    return found


def spare_units(campaign: Campaign, army: Army) -> int:
    """1.4.6, 1.4.8 The units that stand where the army is and could be taken up."""
    return fresh_at(campaign, army.at) - army.fresh


def spare_room(campaign: Campaign, army: Army) -> int:
    """1.4.10, 7.2.3 How many of them the army may take."""
    bound = bound_to_others(campaign, army.at, army.leaders)
    free = units_in(campaign.units[army.at] - army.units) - bound
    return min(army.room(), max(free, 0))


# ---- from area to area


def is_open(campaign: Campaign, seat: int, target: int, bound: bool) -> bool:
    """1.4.13, 7.1.8, 8.5.6 Whether an army may enter an area at all; `bound`: Ariobarzanes is in
    it."""
    if is_closed(campaign, target) or (bound and not BOUND >> target & 1):
        return False
    return seat != PERSIA or campaign.holder[target] != THRACE


def may_cross(campaign: Campaign, seat: int, strait: int, treasure: int) -> bool:
    """1.3.8, 3.1.17, 3.1.18 Whether a strait is open to a player, and this price is paid."""
    return campaign.treasure[seat] >= treasure and strait_open(campaign, seat, strait)


def open_ways(campaign: Campaign, seat: int, origin: int, treasure: int, bound: bool) -> list[int]:
    """1.4.4, 1.4.13, 3.1.17, 3.1.18, 7.1.8, 8.5.6 The areas that an army can enter from an area if
    it has the points. `treasure` is what a crossing still costs; `bound`: Ariobarzanes is in it."""
    found: list[int] = []
    if bound:
        for target in LAND.beside[origin]:
            if is_open(campaign, seat, target, bound):
                found.append(target)
    else:
        holder = campaign.holder
        shunned = THRACE if seat == PERSIA else NOWHERE
        for target in LAND.beside[origin]:
            if holder[target] != shunned and not is_closed(campaign, target):
                found.append(target)
    for strait, target in OVER[origin]:
        if may_cross(campaign, seat, strait, treasure) and is_open(campaign, seat, target, bound):
            found.append(target)
    return found


def has_way(campaign: Campaign, seat: int, origin: int, treasure: int, bound: bool) -> bool:
    """Whether there is one of these areas at least."""
    for target in LAND.beside[origin]:
        if is_open(campaign, seat, target, bound):
            return True
    for strait, target in OVER[origin]:
        if may_cross(campaign, seat, strait, treasure) and is_open(campaign, seat, target, bound):
            return True
    return False


def no_way(campaign: Campaign, army: Army, target: int) -> Refusal | None:
    """1.4.4, 1.4.13, 3.1.17 to 3.1.19, 7.1.8, 8.5.6 Why an army cannot enter an area."""
    origin = army.at
    where: dict[str, Any] = {"area": AREA.word(target)}
    if not LAND.around[origin] >> target & 1:
        strait = strait_between(origin, target)
        if strait == NO_STRAIT:
            return Refusal("1.4.4", "not-adjacent", {**where, "origin": AREA.word(origin)})
        if not strait_open(campaign, army.seat, strait):
            case = "3.1.17" if strait == 0 else "3.1.18"
            return Refusal(case, "strait-barred", {**where, "sea": SEA.word(STRAIT_SEA[strait])})
        if campaign.treasure[army.seat] < crossing_price(army):
            return Refusal("1.3.8", "too-dear", {"price": crossing_price(army)})
    if is_closed(campaign, target):
        return Refusal("1.4.13", "closed", where)
    if campaign.holder[target] == THRACE and not has_enemy(campaign, army.seat, target):
        return Refusal("8.5.6", "thracians-there", where)
    if army.leaders >> ARIOBARZANES & 1 and not BOUND >> target & 1:
        return Refusal("7.1.8", "ariobarzanes-stays", where)
    free = units_in(campaign.units[origin]) - bound_to_others(campaign, origin, army.leaders)
    if units_in(army.units) > free:
        return Refusal("7.2.1", "led-by-higher", {"count": units_in(army.units) - free})
    if army.points() < COST[target]:
        left = max(army.points(), 0)
        return Refusal("1.4.4", "too-far", {**where, "cost": COST[target], "left": left})
    return None


def crossing_price(army: Army) -> int:
    """1.3.7, 3.1.19 What a crossing costs on top of the march: 2 treasure in all, once."""
    return 0 if army.crossed else CROSSING[army.seat]


def advance(campaign: Campaign, army: Army, target: int, die: Die, log: list[Event]) -> Army:
    """1.4.4, 1.4.11, 3.1.15 An army enters an area, or the field if enemies are there, and rolls
    for the desert. It may be without units afterwards."""
    origin = army.at
    crossed = army.crossed
    if OVER[origin] and not LAND.around[origin] >> target & 1:
        price = lose(campaign, army.seat, crossing_price(army))
        log.append(Event(CROSSED, (army.seat, strait_between(origin, target), price)))
        crossed = True
    place = FIELD if has_enemy(campaign, army.seat, target) else target
    units, leaders = army.units, army.leaders
    if army.seat == PERSIA:
        lead(campaign, leaders, units_in(units))
    shift(campaign, origin, place, units, leaders, units - army.fresh, units)
    campaign.moved |= leaders
    reckon(campaign, origin)
    raise_siege(campaign, origin, log)
    names = tuple(leaders_in(leaders))
    log.append(
        Event(
            MARCHED,
            (army.seat, origin, target, count_of(leaders), units_in(units), names),
        )
    )
    if TERRAIN_OF[target] == DESERT:
        hurt = _rolled(units, DESERT_HIT, die)
        units = suffer(campaign, army, place, target, hurt, DESERT_LOSSES, log)
    used = army.used + COST[target]
    return Army(
        army.seat,
        target,
        units,
        NO_ARMY,
        leaders,
        used,
        army.extra,
        army.forced,
        True,
        crossed,
        0,
        0,
        army.behind | LAND.around[origin] | 1 << origin,
    )


# ---- forced march


def force(campaign: Campaign, army: Army, die: Die, log: list[Event]) -> Army:
    """1.4.15 to 1.4.19 A forced march: a point for a roll above the commander's Initiative, and
    then losses among the infantry."""
    army = set_off(campaign, army)
    roll = die.roll(6)
    won = roll > INITIATIVE[commander(army.leaders)]
    log.append(Event(FORCED_MARCH, (army.seat, army.at, roll, 1 if won else 0)))
    units = army.units
    if won:
        hurt = _rolled(units & FOOT_BITS, MARCH_HURTS[army.seat], die)
        units = suffer(campaign, army, army.at, army.at, hurt, MARCH_LOSSES, log)
    return Army(
        army.seat,
        army.at,
        units,
        NO_ARMY,
        army.leaders,
        army.used,
        army.extra + (FORCED_POINT if won else 0),
        True,
        True,
        army.crossed,
        army.touched,
        army.met,
        army.behind,
    )


def set_off(campaign: Campaign, army: Army) -> Army:
    """1.4.5 The army uses its move, though it still stands where it was."""
    if army.fresh:
        tire(campaign, army.at, army.fresh, 0)
    campaign.moved |= army.leaders
    return Army(
        army.seat,
        army.at,
        army.units,
        NO_ARMY,
        army.leaders,
        army.used,
        army.extra,
        army.forced,
        True,
        army.crossed,
        army.touched,
        army.met,
        army.behind,
    )


# ---- losses on the way


def _rolled(units: int, lowest: int, die: Die) -> list[tuple[int, int]]:
    """Each unit rolls: for each class how many roll so high."""
    found: list[tuple[int, int]] = []
    for number in classes_in(units):
        hits = die.hits(of_class(units, number), 6, lowest)
        if hits:
            found.append((number, hits))
    return found


def suffer(
    campaign: Campaign,
    army: Army,
    place: int,
    area: int,
    hurt: list[tuple[int, int]],
    kind: Kind,
    log: list[Event],
) -> int:
    """3.0.5, 3.2.3, 3.2.4 Units of an army take hits, which all see; what is left of them."""
    units = army.units
    if not hurt:
        return units
    classes: list[int] = []
    for number, hits in hurt:
        units = hit(units, number, hits)
        classes += [number] * hits
        wound(campaign, place, number, hits)
    log.append(Event(kind, (army.seat, area, tuple(classes), ())))
    if army.seat == PERSIA:
        lead(campaign, army.leaders, units_in(units))
    return units
