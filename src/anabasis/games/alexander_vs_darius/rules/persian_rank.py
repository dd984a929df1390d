"""7.2.1 to 7.2.4 Which Persian leader leads how many units, and who yields to whom."""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import PERSIA
from anabasis.games.alexander_vs_darius.counters import COMMANDS, units_in
from anabasis.games.alexander_vs_darius.leaders import commander, leaders_in
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.kit.rows import changed


def lead(campaign: Campaign, leaders: int, units: int) -> None:
    """7.2.4 So many units follow these leaders: six each, from the highest down."""
    if leaders & (leaders - 1) == 0:
        if leaders:
            _lead_alone(campaign, commander(leaders), min(COMMANDS, units))
        return
    led = bytearray(campaign.led)
    for leader in leaders_in(leaders):
        led[leader] = min(COMMANDS, units)
        units -= led[leader]
    campaign.led = bytes(led)


def _lead_alone(campaign: Campaign, leader: int, units: int) -> None:
    """One leader leads so many."""
    if campaign.led[leader] != units:
        campaign.led = changed(campaign.led, leader, units)


def reckon(campaign: Campaign, area: int) -> None:
    """7.2.2 The Persian leaders of an area after units or leaders have come or gone: nobody leads
    more than are there, and a higher one no fewer than a lower, or six."""
    if campaign.holder[area] != PERSIA:
        return
    here = campaign.leaders[area]
    left = units_in(campaign.units[area])
    if here & (here - 1) == 0:
        if here:
            leader = commander(here)
            _lead_alone(campaign, leader, min(campaign.led[leader], left))
        return
    leaders = leaders_in(here)
    led = bytearray(campaign.led)
    for leader in leaders:
        led[leader] = min(led[leader], left)
        left -= led[leader]
    for at, higher in enumerate(leaders):
        for lower in reversed(leaders[at + 1 :]):
            while led[higher] < min(led[lower], COMMANDS):
                led[higher] += 1
                led[lower] -= 1
    campaign.led = bytes(led)


def bound_to_others(campaign: Campaign, area: int, leaders: int) -> int:
    """7.2.1, 7.2.3 How many units of an area do not go with these leaders, because higher ones who
    stay lead them."""
    if campaign.holder[area] != PERSIA or leaders == 0:
        return 0
    stay = campaign.leaders[area] & ~leaders & ((1 << commander(leaders)) - 1)
    found = 0
    if stay:
        for leader in leaders_in(stay):
            found += campaign.led[leader]
    return found
