"""10.3, 10.6, 11.1 A force enters a space: at sea, ashore, intercepted, and face to face."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import DEEP_SEA, NO_ARMY, land_kind, sea_kind
from anabasis.games.conquerors.events_field import MOVED, MOVED_BY_SEA
from anabasis.games.conquerors.rules.control import settle_sieges
from anabasis.games.conquerors.rules.engagement import (
    AFLOAT,
    CARGO_CONDITION,
    FOUGHT,
    FROM_INSIDE,
    GAINED,
    SLIPPING,
    March,
)
from anabasis.games.conquerors.rules.forces import change_loose, set_army
from anabasis.games.conquerors.rules.interception import Intercepting, interceptors
from anabasis.games.conquerors.rules.meeting import NO_BACK, Encounter, is_there
from anabasis.games.conquerors.rules.moments import OPEN_SEA, open_moment
from anabasis.games.conquerors.rules.naval import meet_at_sea
from anabasis.games.conquerors.rules.routes import advanced, stands_in_the_way
from anabasis.games.conquerors.rules.ships import set_fleet
from anabasis.games.conquerors.state import (
    War,
    enemy_land,
    holder_of,
    is_besieged,
    is_real,
    seat_of,
)


def embark(war: War, march: March, log: list[Event]) -> March:
    """10.7.8, 11.4.31 The land units of a force go aboard."""
    if march.army != NO_ARMY:
        war.transported += war.asp[march.army]
    elif march.cargo:
        war.transported += march.cargo
        condition = war.loose_condition[march.at]
        change_loose(war, march.side, march.at, -march.cargo)
        return march.but(flags=march.flags | condition << CARGO_CONDITION)
    return march


def step(war: War, march: March, space: int, by_sea: bool, log: list[Event]) -> None:
    """10.1.4, 10.7.13, 10.7.15, 11.4.5 A force takes a path; what meets it there follows."""
    before = march.at
    kind = sea_kind(before, space) if by_sea else land_kind(before, space)
    after = advanced(war, march, space, kind, by_sea)
    flags = after.flags & ~GAINED
    if march.army != NO_ARMY and is_real(war, space) and holder_of(war, space) != march.side:
        flags |= GAINED
    war.march = after if flags == after.flags else after.but(flags=flags)
    if march.army != NO_ARMY:
        set_army(war, march.army, space)
    if by_sea:
        for fleet in range(len(war.fleet_at)):
            if march.fleets >> fleet & 1:
                set_fleet(war, fleet, space)
        if not march.has(SLIPPING):  # 8.5.7 That is no move of the activity.
            war.moved_fleets |= march.fleets
    if by_sea:
        log.append(Event(MOVED_BY_SEA, (march.side, before, space, kind)))
    else:
        log.append(Event(MOVED, (march.side, march.army, before, space, kind)))
    if is_besieged(war, before) and not after.has(FROM_INSIDE):
        settle_sieges(war, log)  # 10.6.19 The rest when it is seen who meets the force.
    war.agenda.append(Arrived(march.side, by_sea))
    if kind == DEEP_SEA:
        open_moment(war, OPEN_SEA, space)


class Arrived(Procedure[War]):
    """10.6.12, 10.6.19, 11.5.2 A force has come into a space, by sea or by land."""

    def __init__(self, side: int, by_sea: bool) -> None:
        self.side = side
        self.by_sea = by_sea

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        if march is None or not is_there(position, march) or not is_real(position, march.at):
            return
        if self.by_sea:
            position.agenda.append(OffTheCoast(self.side))
            meet_at_sea(position, march, log)
        else:
            enter(position, march, log)


class OffTheCoast(Procedure[War]):
    """10.3.4, 10.7.4, 10.7.14 After what happens at sea: an army that finds enemies ashore lands
    and fights."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        if march is None or march.army == NO_ARMY or not is_there(position, march):
            return
        if stands_in_the_way(position, self.side, march.at):
            position.march = march.but(flags=march.flags & ~AFLOAT)
            enter(position, position.march, log)


def enter(war: War, march: March, log: list[Event]) -> None:
    """10.6.1, 10.3.4 An army enters a space by land, or lands there. Points that escape from a
    siege land too; they are met at sea, not ashore."""
    if enemy_land(war, march.side, march.at):
        march = march.but(flags=march.flags | FOUGHT)
        war.march = march
    other = 1 - march.side
    if march.army != NO_ARMY and interceptors(war, march.side, march.at, 0):
        war.agenda.append(Intercepting(seat_of(war, other), other, march.at, 0, 0, NO_BACK))
    else:
        war.agenda.append(Encounter(march.side, march.at, 0, NO_BACK))
