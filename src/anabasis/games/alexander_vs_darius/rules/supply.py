"""4.1, 4.2 Supply of land units, and what comes of being without it."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    BERTH_SEA,
    CITY_AREAS,
    FIELD,
    LAND,
    MACEDON,
    MACEDONIA,
    PERSIA,
    PORTS,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import (
    KIND,
    VALUE,
    classes_in,
    dies,
    hit,
    least_of,
    of_class,
)
from anabasis.games.alexander_vs_darius.events import (
    ALEXANDER_HUNGRY,
    CARGO_LOST,
    HUNGRY,
    SUPPLY_LOSSES,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.control import raise_siege
from anabasis.games.alexander_vs_darius.rules.kings import fill_thrones
from anabasis.games.alexander_vs_darius.rules.known import know_come, know_gone, know_leaders
from anabasis.games.alexander_vs_darius.rules.persian_rank import reckon
from anabasis.games.alexander_vs_darius.rules.ships import reload
from anabasis.games.alexander_vs_darius.rules.stacks import bury, wound
from anabasis.games.alexander_vs_darius.rules.standing import (
    ship_side,
    units_at,
)
from anabasis.games.alexander_vs_darius.rules.tracks import move_weariness
from anabasis.games.alexander_vs_darius.state import (
    ENEMIES,
    WAITING,
    Campaign,
    Fleet,
)
from anabasis.games.alexander_vs_darius.turns import HUNGER_STEP, SUPPLY_AREAS, SUPPLY_ROLL

FEEDS: Final[list[bytes]] = [
    bytes([PORTS >> area & 1 for area in range(AREAS)]),
    bytes([(PORTS | CITY_AREAS) >> area & 1 for area in range(AREAS)]),
]
"""4.1.2, 4.1.3 For each player the areas that feed his units, if they have his marker: ports, for
the Persian cities too."""


def is_fed(campaign: Campaign) -> bool:
    """4.1.3, 4.1.7 Whether anything feeds the Macedonians: Pella must be theirs, and is a port."""
    return campaign.marker[MACEDONIA] == MACEDON


def enemy_areas(campaign: Campaign, side: int) -> int:
    """4.1.5 The areas with enemy units or leaders, a bit each."""
    enemies = ENEMIES[side]
    found = 0
    for area in range(AREAS):
        if enemies >> campaign.holder[area] & 1:
            found |= 1 << area
    return found


def sources(campaign: Campaign, side: int) -> int:
    """4.1.2, 4.1.3 The areas that feed a player's units, if a line leads there, a bit each."""
    if side == MACEDON and not is_fed(campaign):
        return 0
    feeds = FEEDS[side]
    found = 0
    for area in range(AREAS):
        if campaign.marker[area] == side and feeds[area]:
            found |= 1 << area
    return found


def in_supply(campaign: Campaign, side: int, area: int) -> bool:
    """4.1.2 to 4.1.5 Whether units of a player in an area are in supply: a line of areas without
    enemies leads to what feeds them."""
    if side == MACEDON and not is_fed(campaign):
        return False
    marker, holder = campaign.marker, campaign.holder
    feeds = FEEDS[side]
    if marker[area] == side and feeds[area]:
        return True
    enemies = ENEMIES[side]
    for other in LAND.beside[area]:
        if marker[other] == side and feeds[other] and not enemies >> holder[other] & 1:
            return True
    seen = bytearray(AREAS)
    seen[area] = 1
    ring = [area]
    for _ in range(SUPPLY_AREAS):
        further: list[int] = []
        for space in ring:
            for other in LAND.beside[space]:
                if seen[other] or enemies >> holder[other] & 1:
                    continue
                if marker[other] == side and feeds[other]:
                    return True
                seen[other] = 1
                further.append(other)
        ring = further
    return False


class Supply(Procedure[Campaign]):
    """4.1.1, 4.1.6, 4.2.1 All land units are checked, the Macedonians first."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        fill_thrones(position, die, log)
        if position.ending:
            return
        for side in (MACEDON, PERSIA):
            for area in range(AREAS):
                if position.holder[area] != side or not position.units[area]:
                    continue
                if not in_supply(position, side, area):
                    starve(position, side, area, die, log)
                    if position.ending:
                        return
            if side == MACEDON and not is_fed(position):
                if FIELD < position.where[ALEXANDER] < WAITING:
                    tell_alexander(position, position.where[ALEXANDER], log)
                    if position.ending:
                        return
                for fleet in position.fleets:
                    if ship_side(fleet.nation) == MACEDON and fleet.cargo:
                        starve_aboard(position, fleet, die, log)


def starve(campaign: Campaign, side: int, area: int, die: Die, log: list[Event]) -> None:
    """4.2.1 to 4.2.3, 5.1.3 The units of an area are out of supply: each rolls."""
    log.append(Event(HUNGRY, (side, area)))
    if campaign.leaders[area] >> ALEXANDER & 1:
        tell_alexander(campaign, area, log)
        if campaign.ending:
            return
    hurt = failures(campaign.units[area], side, die)
    if hurt:
        classes: list[int] = []
        for number, count in hurt:
            classes += [number] * count
            wound(campaign, area, number, count, back=True)
        log.append(Event(SUPPLY_LOSSES, (side, area, tuple(classes), ())))
        reckon(campaign, area)
        raise_siege(campaign, area, log)


def tell_alexander(campaign: Campaign, place: int, log: list[Event]) -> None:
    """5.1.3 The army that Alexander is in is out of supply: that of an area, or of all ships of a
    sea. All see that he is there; alone he has none."""
    if units_at(campaign, place):
        know_leaders(campaign, place, 1 << ALEXANDER)
        move_weariness(campaign, ALEXANDER_HUNGRY, HUNGER_STEP, log)


def starve_aboard(campaign: Campaign, fleet: Fleet, die: Die, log: list[Event]) -> None:
    """4.1.7, 4.2.1 Macedonians aboard without Pella."""
    side = ship_side(fleet.nation)
    place = aboard(side, BERTH_SEA[fleet.berth])
    cargo = fleet.cargo
    classes: list[int] = []
    for number, count in failures(cargo, side, die):
        before = cargo
        cargo = hit(cargo, number, count)
        classes += [number] * count
        if dies(number):
            bury(campaign, side, before - cargo, back=True)
    if classes:
        kept = least_of(fleet.cargo, cargo)
        reload(campaign, fleet, cargo, least_of(fleet.spent, cargo), fleet.leaders)
        know_gone(campaign, place, fleet.cargo - kept, 0)
        know_come(campaign, place, cargo - kept, 0)
        log.append(Event(CARGO_LOST, (side, BERTH_SEA[fleet.berth], tuple(classes), ())))


def failures(units: int, side: int, die: Die) -> list[tuple[int, int]]:
    """4.2.1, 4.2.2 Each unit rolls: for each class how many fail. A result above the value is safe;
    so many faces of the die are not."""
    found: list[tuple[int, int]] = []
    for number in classes_in(units):
        faces = min(6, VALUE[KIND[number]] - SUPPLY_ROLL[side])
        count = die.hits(of_class(units, number), 6, 7 - faces)
        if count:
            found.append((number, count))
    return found
