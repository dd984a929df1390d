"""3.0, 3.2 Land pieces come to areas, go from one to another and are lost, and the other player's
knowledge with them."""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import FIELD, MACEDON, NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.counters import (
    FULL,
    NO_ARMY,
    ONE,
    SPARTAN_PHALANX,
    as_new,
    dies,
    hit,
    least_of,
    of_class,
)
from anabasis.games.alexander_vs_darius.leaders import commander, leaders_in
from anabasis.games.alexander_vs_darius.rules.known import know_come, know_gone, know_shift
from anabasis.games.alexander_vs_darius.state import (
    DEAD,
    WAITING,
    Campaign,
    Fleet,
    own_rows,
)
from anabasis.kit.rows import changed, replaced


def put(campaign: Campaign, side: int, area: int, units: int, leaders: int) -> None:
    """3.0.6 New pieces come to an area, seen by all. Nobody else's are there."""
    own_rows(campaign)
    campaign.holder = changed(campaign.holder, area, side)
    campaign.units[area] = campaign.units[area] + units
    campaign.leaders[area] = campaign.leaders[area] | leaders
    settle_leaders(campaign, leaders, area)
    know_come(campaign, area, units, leaders)


def take(campaign: Campaign, area: int, units: int, leaders: int) -> None:
    """Pieces leave an area, seen by all; of equal units those that have moved go first."""
    own_rows(campaign)
    left = campaign.units[area] - units
    campaign.units[area] = left
    spent = campaign.spent[area]
    if spent:
        fewer = spent - least_of(spent, units)
        campaign.spent[area] = fewer
    campaign.leaders[area] = campaign.leaders[area] & ~leaders
    if left == NO_ARMY and campaign.leaders[area] == 0:
        campaign.holder = changed(campaign.holder, area, NOBODY)
    know_gone(campaign, area, units, leaders)


def shift(
    campaign: Campaign, origin: int, target: int, units: int, leaders: int, before: int, after: int
) -> None:
    """Pieces go from one area to another. `before` are those of the units that had moved in this
    turn when they left, `after` those that have when they arrive."""
    side = campaign.holder[origin]
    know_shift(campaign, origin, target, units, leaders)
    own_rows(campaign)
    row, moved, faces = campaign.units, campaign.spent, campaign.leaders
    row[origin] = row[origin] - units
    row[target] = row[target] + units
    if before or after:
        moved[origin] = moved[origin] - before
        moved[target] = moved[target] + after
    faces[origin] = faces[origin] & ~leaders
    faces[target] = faces[target] | leaders
    if row[origin] == NO_ARMY and faces[origin] == 0:
        campaign.holder = changed(campaign.holder, origin, NOBODY)
    if campaign.holder[target] != side:
        campaign.holder = changed(campaign.holder, target, side)
    settle_leaders(campaign, leaders, target)


def settle_leaders(campaign: Campaign, leaders: int, place: int) -> None:
    """Leaders are in a place from now on."""
    if leaders & (leaders - 1) == 0:
        if leaders:
            campaign.where = changed(campaign.where, commander(leaders), place)
        return
    where = bytearray(campaign.where)
    for leader in leaders_in(leaders):
        where[leader] = place
    campaign.where = bytes(where)


def tire(campaign: Campaign, area: int, units: int, leaders: int) -> None:
    """1.4.5, 1.4.7 Pieces of an area that had not moved in this turn have now."""
    if units:
        own_rows(campaign)
        campaign.spent[area] = campaign.spent[area] + units
    campaign.moved |= leaders


# ---- losses


def wound(campaign: Campaign, area: int, number: int, count: int, back: bool = False) -> int:
    """3.2.3 to 3.2.5 So many units of a class take a hit each; how many of them are destroyed.
    `back`: for want of supply, so that these return to the pool (4.3.1)."""
    if dies(number):
        lose_units(campaign, area, ONE[number] * count, back)
        return count
    before = ONE[number] * count
    after = hit(before, number, count)
    tired = min(count, of_class(campaign.spent[area], number))
    own_rows(campaign)
    campaign.units[area] = campaign.units[area] - before + after
    if tired:
        spent = hit(campaign.spent[area], number, tired)
        campaign.spent[area] = spent
    know_gone(campaign, area, before, 0)
    know_come(campaign, area, after, 0)
    return 0


def lose_units(campaign: Campaign, area: int, units: int, back: bool = False) -> None:
    """3.2.7, 4.3.1 Units of an area are destroyed, or return to the pool."""
    side = campaign.holder[area]
    take(campaign, area, units, 0)
    bury(campaign, side, units, back)


def bury(campaign: Campaign, side: int, units: int, back: bool = False) -> None:
    """4.3.1, 4.3.12 Counters go out of the game, or back to their player's pool; Spartan phalanxes
    and Thracians are in no pool."""
    if side not in (MACEDON, PERSIA):
        return
    counters = as_new(units)
    if back:
        number = FULL[SPARTAN_PHALANX]
        lost = of_class(counters, number) * ONE[number]
        campaign.pool = replaced(campaign.pool, side, campaign.pool[side] + counters - lost)
        counters = lost
    campaign.dead = replaced(campaign.dead, side, campaign.dead[side] + counters)


def lose_leader(campaign: Campaign, leader: int) -> None:
    """3.1.9 A leader is out of the game."""
    place = campaign.where[leader]
    if place <= FIELD:
        take(campaign, place, NO_ARMY, 1 << leader)
    elif place < WAITING:
        campaign.fleets = tuple([_without(fleet, leader) for fleet in campaign.fleets])
        know_gone(campaign, place, NO_ARMY, 1 << leader)
    campaign.where = changed(campaign.where, leader, DEAD)
    campaign.led = changed(campaign.led, leader, 0)
    campaign.moved &= ~(1 << leader)


def _without(fleet: Fleet, leader: int) -> Fleet:
    """Ships on which a leader no longer is."""
    if not fleet.leaders >> leader & 1:
        return fleet
    return Fleet(
        fleet.berth,
        fleet.nation,
        fleet.state,
        fleet.ships,
        fleet.cargo,
        fleet.spent,
        fleet.leaders & ~(1 << leader),
    )


# ---- to and from ships


def carry_off(campaign: Campaign, area: int, units: int, leaders: int, spent: int) -> None:
    """1.4.30 Pieces leave an area to go aboard; the caller has them known and stowed."""
    own_rows(campaign)
    left = campaign.units[area] - units
    campaign.units[area] = left
    if spent:
        campaign.spent[area] = campaign.spent[area] - spent
    campaign.leaders[area] = campaign.leaders[area] & ~leaders
    if left == NO_ARMY and campaign.leaders[area] == 0:
        campaign.holder = changed(campaign.holder, area, NOBODY)


def set_down(
    campaign: Campaign, side: int, area: int, units: int, leaders: int, spent: int
) -> None:
    """1.4.35 Pieces come ashore in an area, or on the field; the caller has them known."""
    own_rows(campaign)
    campaign.holder = changed(campaign.holder, area, side)
    campaign.units[area] = campaign.units[area] + units
    if spent:
        campaign.spent[area] = campaign.spent[area] + spent
    campaign.leaders[area] = campaign.leaders[area] | leaders
    settle_leaders(campaign, leaders, area)
