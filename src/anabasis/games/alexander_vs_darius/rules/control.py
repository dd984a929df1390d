"""2.1 Garrison markers: placing, turning and taking them away, and what that does to the tracks."""

from __future__ import annotations

from anabasis.core.event import Event, Kind
from anabasis.games.alexander_vs_darius.board import (
    CITY_AREAS,
    CITY_COUNT,
    EGYPT,
    FORTRESSES,
    GATES,
    GLORY,
    MACEDON,
    NOBODY,
    PERSIA,
    PORTS,
    SHOCK,
)
from anabasis.games.alexander_vs_darius.counters import NO_ARMY, PHALANX_BITS
from anabasis.games.alexander_vs_darius.events import (
    CITY_GAINED,
    CITY_LOST,
    CITY_RETAKEN,
    GLORY_WON,
    MARKER_REMOVED,
    MEDIA_TAKEN,
    PERSEPOLIS_TAKEN,
    SIEGE_RAISED,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.tracks import move_legitimacy, move_weariness
from anabasis.games.alexander_vs_darius.rules.withdrawal import clear_port
from anabasis.games.alexander_vs_darius.state import (
    FIRST_GLORY,
    FIRST_MEDIA,
    FIRST_PERSEPOLIS,
    Campaign,
    is_on_map,
    philip_reigns,
)
from anabasis.games.alexander_vs_darius.turns import (
    CITY_GAINED_STEP,
    CITY_LOST_STEP,
    GLORY_STEP,
    RETAKEN_STEP,
    SHOCK_STEP,
)
from anabasis.kit.rows import changed


def needs_siege(campaign: Campaign, seat: int, area: int, units: int) -> bool:
    """2.1.4, 2.1.5, 3.6.4 to 3.6.6, 7.2.12 Whether these units of a player, in an area with an
    enemy marker, must besiege its city."""
    if not CITY_AREAS >> area & 1 or campaign.marker[area] != 1 - seat:
        return False
    if seat == PERSIA:
        return not EGYPT >> area & 1
    return bool(FORTRESSES >> area & 1) or units & PHALANX_BITS == NO_ARMY


def set_marker(campaign: Campaign, seat: int, area: int, kind: Kind, log: list[Event]) -> None:
    """2.1.1, 2.1.2, 2.1.7 A player's marker lies in an area from now on; `kind` is the event that
    tells of it. The tracks move at once, and the game may be over then."""
    before = campaign.marker[area]
    if before == seat:
        return
    campaign.marker = changed(campaign.marker, area, seat)
    log.append(Event(kind, (seat, area)))
    if campaign.hits[area]:
        campaign.hits = changed(campaign.hits, area, 0)
    if PORTS >> area & 1:
        clear_port(campaign, area, 1 - seat, log)
    if CITY_AREAS >> area & 1:
        _city_steps(campaign, seat, before, area, log)
        if campaign.ending:
            return
    if seat == MACEDON:
        campaign.was_macedonian |= 1 << area
        if SHOCK >> area & 1:
            _shock(campaign, area, log)
            if campaign.ending:
                return
        if GLORY >> area & 1:
            check_glory(campaign, log)


def remove_marker(campaign: Campaign, seat: int, area: int, log: list[Event]) -> None:
    """3.5.4, 3.5.7 A raid takes a marker away: nobody has gained the area, and no track moves."""
    campaign.marker = changed(campaign.marker, area, NOBODY)
    log.append(Event(MARKER_REMOVED, (seat, area)))
    raise_siege(campaign, area, log)


def _city_steps(campaign: Campaign, seat: int, before: int, area: int, log: list[Event]) -> None:
    """5.1.2, 5.2.2, 5.2.4, 5.2.11 The steps for the cities of an area that changes hands."""
    cities = CITY_COUNT[area]
    if seat == MACEDON:
        if before == PERSIA:
            move_legitimacy(campaign, CITY_LOST, CITY_LOST_STEP * cities, log)
        return
    move_legitimacy(campaign, CITY_GAINED, CITY_GAINED_STEP * cities, log)
    if campaign.was_macedonian >> area & 1:
        move_weariness(campaign, CITY_RETAKEN, RETAKEN_STEP * cities, log)


def _shock(campaign: Campaign, area: int, log: list[Event]) -> None:
    """5.2.7, 5.2.8, 5.2.10 Persepolis, or Media, for the first time."""
    first = FIRST_PERSEPOLIS if area == GATES else FIRST_MEDIA
    if not campaign.once & first:
        campaign.once |= first
        kind = PERSEPOLIS_TAKEN if area == GATES else MEDIA_TAKEN
        move_legitimacy(campaign, kind, SHOCK_STEP, log)


def check_glory(campaign: Campaign, log: list[Event]) -> None:
    """5.1.7 Wilusha, Phrygia and Libya together for the first time, with Alexander as king."""
    if campaign.once & FIRST_GLORY or philip_reigns(campaign) or not is_on_map(campaign, ALEXANDER):
        return
    held = sum([1 << area for area, seat in enumerate(campaign.marker) if seat == MACEDON])
    if held & GLORY == GLORY:
        campaign.once |= FIRST_GLORY
        move_weariness(campaign, GLORY_WON, GLORY_STEP, log)


def raise_siege(campaign: Campaign, area: int, log: list[Event]) -> None:
    """3.6.15 When no besieging unit is left in an area, the hits on its city come off."""
    if campaign.hits[area] and (
        campaign.units[area] == NO_ARMY or campaign.holder[area] != 1 - campaign.marker[area]
    ):
        campaign.hits = changed(campaign.hits, area, 0)
        log.append(Event(SIEGE_RAISED, (area,)))
