"""1.3.11, 1.4 Ships come, go and are lost; one fleet for each nation, berth and state."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import (
    BERTH_SEA,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import CLASSES, NO_ARMY, of_class
from anabasis.games.alexander_vs_darius.events import CARGO_LOST, SHIPS_LOST
from anabasis.games.alexander_vs_darius.leaders import leaders_in
from anabasis.games.alexander_vs_darius.rules.known import know_gone, know_shift
from anabasis.games.alexander_vs_darius.rules.stacks import bury, settle_leaders
from anabasis.games.alexander_vs_darius.rules.standing import (
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    DEAD,
    FRESH,
    Campaign,
    Fleet,
)
from anabasis.kit.rows import changed, more


def add_fleet(campaign: Campaign, fleet: Fleet) -> None:
    """Ships lie in a berth from now on, with others of their nation and state there."""
    fleets: list[Fleet] = []
    key = fleet.key()
    for other in campaign.fleets:
        if other.key() == key:
            fleet = Fleet(
                fleet.berth,
                fleet.nation,
                fleet.state,
                fleet.ships + other.ships,
                fleet.cargo + other.cargo,
                fleet.spent + other.spent,
                fleet.leaders | other.leaders,
            )
        else:
            fleets.append(other)
    at = len([other for other in fleets if other.key() < key])
    fleets.insert(at, fleet)
    campaign.fleets = tuple(fleets)
    settle_leaders(campaign, fleet.leaders, aboard(ship_side(fleet.nation), BERTH_SEA[fleet.berth]))


def take_fleet(campaign: Campaign, fleet: Fleet) -> None:
    """A fleet is no longer where it was."""
    campaign.fleets = tuple([other for other in campaign.fleets if other is not fleet])


def go_to(campaign: Campaign, fleet: Fleet, berth: int, state: int) -> None:
    """A fleet goes to another berth, or into another state, with its cargo. One that is there
    already stays, and may be one with others by now."""
    if fleet.berth == berth and fleet.state == state:
        return
    origin, target = BERTH_SEA[fleet.berth], BERTH_SEA[berth]
    if origin != target and (fleet.cargo or fleet.leaders):
        side = ship_side(fleet.nation)
        know_shift(campaign, aboard(side, origin), aboard(side, target), fleet.cargo, fleet.leaders)
    take_fleet(campaign, fleet)
    add_fleet(
        campaign,
        Fleet(berth, fleet.nation, state, fleet.ships, fleet.cargo, fleet.spent, fleet.leaders),
    )


def send(campaign: Campaign, fleet: Fleet, ships: int, berth: int, state: int) -> None:
    """So many ships of a fleet go to another berth, or into another state: the empty ones, unless
    all of them go."""
    if ships == fleet.ships:
        go_to(campaign, fleet, berth, state)
        return
    take_fleet(campaign, fleet)
    left = fleet.ships - ships
    add_fleet(
        campaign,
        Fleet(
            fleet.berth, fleet.nation, fleet.state, left, fleet.cargo, fleet.spent, fleet.leaders
        ),
    )
    add_fleet(campaign, Fleet(berth, fleet.nation, state, ships, NO_ARMY, NO_ARMY, 0))


def reload(campaign: Campaign, fleet: Fleet, cargo: int, spent: int, leaders: int) -> None:
    """Other pieces are aboard a fleet from now on. What is known of it is settled by the caller."""
    take_fleet(campaign, fleet)
    add_fleet(
        campaign,
        Fleet(fleet.berth, fleet.nation, fleet.state, fleet.ships, cargo, spent, leaders),
    )


def sink(campaign: Campaign, fleet: Fleet, back: bool, log: list[Event]) -> None:
    """1.4.41, 4.3.1 A whole fleet is lost, and all who are aboard; for want of a port the ships
    return to the yard."""
    side = ship_side(fleet.nation)
    sea = BERTH_SEA[fleet.berth]
    take_fleet(campaign, fleet)
    log.append(Event(SHIPS_LOST, (side, sea, fleet.nation, fleet.ships)))
    if back:
        campaign.shipyard = more(campaign.shipyard, fleet.nation, fleet.ships)
    else:
        campaign.sunk = more(campaign.sunk, fleet.nation, fleet.ships)
    if fleet.cargo or fleet.leaders:
        names = leaders_in(fleet.leaders)
        classes = [
            number for number in range(CLASSES) for _ in range(of_class(fleet.cargo, number))
        ]
        log.append(Event(CARGO_LOST, (side, sea, tuple(classes), tuple(names))))
        bury(campaign, side, fleet.cargo)
        for leader in names:
            campaign.where = changed(campaign.where, leader, DEAD)
            campaign.led = changed(campaign.led, leader, 0)
            campaign.moved &= ~(1 << leader)
        know_gone(campaign, aboard(side, sea), fleet.cargo, fleet.leaders)


def turn_back(campaign: Campaign) -> None:
    """1.1.3 All ships may move again."""
    fleets = campaign.fleets
    if any([fleet.state != FRESH or fleet.spent for fleet in fleets]):
        campaign.fleets = ()
        for fleet in fleets:
            add_fleet(
                campaign,
                Fleet(fleet.berth, fleet.nation, FRESH, fleet.ships, fleet.cargo, 0, fleet.leaders),
            )
