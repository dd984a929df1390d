"""1.4, 3.0 Who and what is where: ships by sea and by port, land pieces by place."""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import (
    BERTH_AREA,
    BERTH_SEA,
    FIELD,
    MACEDON,
    PERSIA,
    SEAS_OF,
    STRAIT_SEA,
    THRACE,
    aboard,
    sea_of,
)
from anabasis.games.alexander_vs_darius.counters import ATHENIAN, PERSIAN
from anabasis.games.alexander_vs_darius.state import (
    SERVING,
    SERVING_AGAIN,
    Campaign,
    Fleet,
    is_closed,
)

# ---- ships


def ship_side(nation: int) -> int:
    """The player whose ships those of a nation are."""
    return PERSIA if nation == PERSIAN else MACEDON


def in_service(campaign: Campaign, fleet: Fleet) -> bool:
    """4.7.10 Whether ships are under command: Athenians who stay at home are not."""
    return fleet.nation != ATHENIAN or campaign.athenians in (SERVING, SERVING_AGAIN)


def fleets_in(campaign: Campaign, side: int, sea: int) -> list[Fleet]:
    """1.4.28 The ships of a player in a sea, those in its ports with them."""
    return [
        fleet
        for fleet in campaign.fleets
        if BERTH_SEA[fleet.berth] == sea
        and ship_side(fleet.nation) == side
        and in_service(campaign, fleet)
    ]


def has_ships(campaign: Campaign, side: int, sea: int) -> bool:
    """1.4.28 Whether a player has ships in a sea, in port or out of it."""
    for fleet in campaign.fleets:
        if (
            BERTH_SEA[fleet.berth] == sea
            and ship_side(fleet.nation) == side
            and in_service(campaign, fleet)
        ):
            return True
    return False


def at_sea(campaign: Campaign, side: int, sea: int) -> bool:
    """1.4.26 Whether a player has ships in a sea outside of ports."""
    for fleet in campaign.fleets:
        if fleet.berth == sea and ship_side(fleet.nation) == side:
            return True
    return False


def in_port(campaign: Campaign, side: int, area: int) -> bool:
    """3.5.1 Whether ships of a player that are under command lie in the port of an area."""
    for fleet in campaign.fleets:
        if (
            BERTH_AREA[fleet.berth] == area
            and ship_side(fleet.nation) == side
            and in_service(campaign, fleet)
        ):
            return True
    return False


def strait_open(campaign: Campaign, side: int, strait: int) -> bool:
    """3.1.17, 3.1.18 Whether a player may cross; the Thracians never do (8.5.4)."""
    return side != THRACE and not has_ships(campaign, 1 - side, STRAIT_SEA[strait])


def ships_of(campaign: Campaign, nation: int) -> int:
    """How many ships of a nation are on the map."""
    return sum([fleet.ships for fleet in campaign.fleets if fleet.nation == nation])


def friendly_port(campaign: Campaign, side: int, area: int) -> bool:
    """1.4.27 Whether a player's ships may enter the port of an area."""
    return campaign.marker[area] == side and bool(SEAS_OF[area]) and not is_closed(campaign, area)


# ---- land pieces by place


def carriers(campaign: Campaign, place: int) -> list[Fleet]:
    """The ships of a place aboard."""
    sea = sea_of(place)
    side = side_at(campaign, place)
    return [
        fleet
        for fleet in campaign.fleets
        if BERTH_SEA[fleet.berth] == sea and ship_side(fleet.nation) == side
    ]


def side_at(campaign: Campaign, place: int) -> int:
    """Whose pieces are in a place, or can be."""
    if place <= FIELD:
        return campaign.holder[place]
    return MACEDON if place < aboard(PERSIA, 0) else PERSIA


def units_at(campaign: Campaign, place: int) -> int:
    """The units in a place."""
    if place <= FIELD:
        return campaign.units[place]
    return sum([fleet.cargo for fleet in carriers(campaign, place)])


def leaders_at(campaign: Campaign, place: int) -> int:
    """The leaders in a place, a bit each."""
    if place <= FIELD:
        return campaign.leaders[place]
    found = 0
    for fleet in carriers(campaign, place):
        found |= fleet.leaders
    return found


def fresh_at(campaign: Campaign, area: int) -> int:
    """1.4.5 The units of an area that have not moved in this turn."""
    return campaign.units[area] - campaign.spent[area]
