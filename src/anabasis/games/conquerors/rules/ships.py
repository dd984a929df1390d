"""8.4.1, 8.4.2, 8.5.2, 8.5.8 to 8.5.10 Fleets come, go and change hands, with the leaders
aboard."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.board import (
    INDEPENDENT,
    MACEDON,
    NOBODY,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
)
from anabasis.games.conquerors.events import ADMIRAL_MOVED, FLEET_CHANGED
from anabasis.games.conquerors.fleets import FLEETS, HOMES, MOST_NSP, SQUADRON
from anabasis.games.conquerors.leaders import leaders_in
from anabasis.games.conquerors.rules.commanders import leaders_aboard, place_leader, to_hand
from anabasis.games.conquerors.state import WITH_FLEET, War, fleets_at, holder_of
from anabasis.kit.rows import changed


def set_fleet(war: War, fleet: int, space: int) -> None:
    """A fleet is placed in a port, or moves there."""
    war.fleet_at = changed(war.fleet_at, fleet, space)


def launch(war: War, fleet: int, side: int, space: int) -> None:
    """8.4.2 A fleet comes into the game with its full strength."""
    war.nsp = changed(war.nsp, fleet, MOST_NSP[fleet])
    war.fleet_side = changed(war.fleet_side, fleet, side)
    set_fleet(war, fleet, space)


def sink(war: War, fleet: int, points: int) -> None:
    """11.5 A fleet loses strength; one without any is off the map."""
    left = max(0, war.nsp[fleet] - points)
    war.nsp = changed(war.nsp, fleet, left)
    if left == 0:
        set_fleet(war, fleet, NOWHERE)


def move_admirals(war: War, fleet: int, side: int, log: list[Event]) -> None:
    """8.5.8 The leaders of a side on a fleet that is no longer theirs go to another fleet of their
    side in that space, else back to hand."""
    others = [other for other in fleets_at(war, side, war.fleet_at[fleet]) if other != fleet]
    for leader in leaders_in(leaders_aboard(war, fleet)):
        if others:
            place_leader(war, leader, WITH_FLEET + others[0])
        else:
            to_hand(war, leader)
        log.append(Event(ADMIRAL_MOVED, (leader,)))


def port_owner(war: War, space: int) -> int:
    """8.5.3 Whose a Home Port is: who controls its space, or, if it is empty, its province."""
    holder = holder_of(war, space)
    if holder == NOBODY and PROVINCE_OF[space] != NOWHERE:
        return war.control[PROVINCE_OF[space]]
    return holder


def homes_owner(war: War, fleet: int) -> int:
    """8.5.2 Who controls all Home Ports of a fleet, or `NOBODY`."""
    owner = port_owner(war, HOMES[fleet][0])
    if owner not in (MACEDON, PERSIA):
        return NOBODY
    for space in HOMES[fleet][1:]:
        if port_owner(war, space) != owner:
            return NOBODY
    return owner


def take_over(war: War, log: list[Event]) -> None:
    """8.5.2, 8.5.7, 8.5.8 A fleet whose Home Ports the other player has come to control is his: one
    after the other, since each may change whose the home of the next is."""
    at = war.fleet_at
    owners = war.fleet_side
    for fleet in range(FLEETS):
        before = owners[fleet]
        space = at[fleet]
        if space == NOWHERE or fleet == SQUADRON:
            continue
        owner = port_owner(war, HOMES[fleet][0])
        if owner in (before, NOBODY, INDEPENDENT) or homes_owner(war, fleet) != owner:
            continue
        if before in (MACEDON, PERSIA):
            move_admirals(war, fleet, before, log)
            if [other for other in fleets_at(war, before, space) if other != fleet]:
                war.slips |= 1 << fleet
        war.fleet_side = changed(war.fleet_side, fleet, owner)
        log.append(Event(FLEET_CHANGED, (fleet, owner)))
        return
