"""8 The event table: the roll when combat is over, and what each event does."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH_AREA,
    BERTHS,
    CRETE,
    CYPRUS,
    DISTANCE,
    EGYPT,
    FAR,
    FIELD,
    GREEK_REGION,
    IRAN,
    MACEDON,
    NAVY_PORTS,
    NOBODY,
    NOWHERE,
    PERSIA,
    SEAS_OF,
    THRACE,
    berth_in,
    members,
    sea_of,
)
from anabasis.games.alexander_vs_darius.counters import (
    FULL,
    LIGHT_INFANTRY,
    MACEDONIAN,
    ONE,
    PERSIAN,
    army_of,
)
from anabasis.games.alexander_vs_darius.events import (
    ARRIVED,
    EVENT_LEADER_GONE,
    EVENT_ROLLED,
    EVENT_TRACK,
    EVENT_TREASURE,
    MARKER_PLACED,
    MARKER_TURNED,
    RECRUITED,
)
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ANTIPATER,
    DARIUS,
    PARMENION,
    PHILIP,
    POOL,
    SPITAMENES,
    SYRMUS,
)
from anabasis.games.alexander_vs_darius.rules import battle
from anabasis.games.alexander_vs_darius.rules.arrivals import arrive
from anabasis.games.alexander_vs_darius.rules.control import set_marker
from anabasis.games.alexander_vs_darius.rules.event_choices import (
    Appointing,
    Drilling,
    Mooring,
    Removing,
    ShipsRemoved,
)
from anabasis.games.alexander_vs_darius.rules.kings import philip_dies, succeed
from anabasis.games.alexander_vs_darius.rules.known import know_leaders
from anabasis.games.alexander_vs_darius.rules.stacks import bury, lose_leader, put
from anabasis.games.alexander_vs_darius.rules.standing import (
    friendly_port,
    has_ships,
    ships_of,
)
from anabasis.games.alexander_vs_darius.rules.tracks import move_legitimacy
from anabasis.games.alexander_vs_darius.state import (
    WAITING,
    Campaign,
    has_enemy,
    has_happened,
    is_on_map,
    lose,
    philip_reigns,
)
from anabasis.kit.components import Components
from anabasis.kit.rows import more

_EVENTS: Final = Components("anabasis.games.alexander_vs_darius", "events")
_ROW: Final[dict[int, dict[str, Any]]] = {row["roll"]: row for row in _EVENTS.table("event")}
EVENT_IDS: Final[dict[int, str]] = {roll: row["id"] for roll, row in _ROW.items()}
"""8.2 to 8.12 What each event is called."""

CRETE_HELPS: Final = 2
SPITAMENES_COMES: Final = 3
PHILOTAS: Final = 4
THRACIANS: Final = 5
ILLYRIANS: Final = 6
EGYPT_REVOLTS: Final = 7
INTRIGUE: Final = 8
SCYTHIANS: Final = 9
CYPRUS_REVOLTS: Final = 10
DRILL: Final = 11
PORUS: Final = 12


class EventRoll(Procedure[Campaign]):
    """3.0.7, 3.0.8, 8.1 Two dice on the event table, and what they bring."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        roll = die.dice(2, 6)
        again = has_happened(position, roll)
        log.append(Event(EVENT_ROLLED, (roll, 1 if again else 0)))
        happen(position, roll, again, die, log)


def happen(campaign: Campaign, roll: int, again: bool, die: Die, log: list[Event]) -> None:
    """8.2 to 8.12 An event."""
    campaign.events |= 1 << roll
    if roll == CRETE_HELPS:
        _again(campaign, roll, log) if again else crete_helps(campaign, log)
    elif roll == SPITAMENES_COMES:
        if again or has_happened(campaign, PORUS):
            _again(campaign, roll, log)
        else:
            row = _ROW[roll]
            units = army_of(row["units"])
            arrive(campaign, SPITAMENES, units, AREA.read(row["area"]), IRAN, log)
    elif roll == PHILOTAS:
        _again(campaign, roll, log) if again else philotas(campaign, log)
    elif roll == THRACIANS:
        thracian_raid(campaign, again, log)
    elif roll == ILLYRIANS:
        illyrian_raid(campaign, log)
    elif roll == EGYPT_REVOLTS:
        if any([EGYPT >> a & 1 and campaign.marker[a] == PERSIA for a in range(AREAS)]):
            _treasure(campaign, PERSIA, _ROW[roll]["treasure"]["persia"], log)
    elif roll == INTRIGUE:
        intrigue(campaign, die, log)
    elif roll == SCYTHIANS:
        _treasure(campaign, PERSIA, _ROW[roll]["treasure"]["persia"], log)
    elif roll == CYPRUS_REVOLTS:
        _again(campaign, roll, log) if again else cyprus_revolts(campaign, die, log)
    elif roll == DRILL:
        campaign.agenda += [Drilling(PERSIA, 1), Drilling(PERSIA, 0)]
    else:
        porus(campaign, again, log)


def _again(campaign: Campaign, roll: int, log: list[Event]) -> None:
    """8.2, 8.3, 8.4, 8.10 An event that has happened before strengthens the king."""
    move_legitimacy(campaign, EVENT_TRACK, _ROW[roll]["again"]["legitimacy"], log)


def _treasure(campaign: Campaign, seat: int, change: int, log: list[Event]) -> None:
    """1.3.12 A player loses treasure, as far as he has any."""
    log.append(Event(EVENT_TREASURE, (seat, lose(campaign, seat, -change))))


# ---- 2


def crete_helps(campaign: Campaign, log: list[Event]) -> None:
    """8.2 to 8.2.2 Markers in Crete, a light infantry and two ships for Alexander."""
    for area in members(CRETE):
        set_marker(campaign, MACEDON, area, MARKER_PLACED, log)
    units = army_of(_ROW[CRETE_HELPS]["units"])
    ships = _ROW[CRETE_HELPS]["ships"]["macedonian"]
    king = ALEXANDER if is_on_map(campaign, ALEXANDER) else PHILIP
    place = campaign.where[king] if is_on_map(campaign, king) else NOWHERE
    if place < FIELD:
        put(campaign, MACEDON, place, units, 0)
        know_leaders(campaign, place, 1 << king)
        log.append(Event(RECRUITED, (MACEDON, LIGHT_INFANTRY, place, 0)))
        units = 0
    berths = havens(campaign, place, units != 0)
    if not berths:
        campaign.sunk = more(campaign.sunk, MACEDONIAN, ships)
        bury(campaign, MACEDON, units)
        return
    campaign.agenda.append(Mooring(MACEDON, tuple(berths), ships, units))


def havens(campaign: Campaign, place: int, landing: bool) -> list[int]:
    """8.2.1, 8.2.2 Where ships come for somebody in a place: to his port, or lying off it; if he is
    inland, aboard, or enemy ships are there, to the nearest friendly port. `landing`: infantry
    comes with them, and not among enemies."""
    if place < FIELD and SEAS_OF[place]:
        seas = SEAS_OF[place]
        if not any([has_ships(campaign, PERSIA, sea) for sea in seas]):
            if friendly_port(campaign, MACEDON, place):
                return [berth_in(place, sea) for sea in seas]
            return list(seas)
    start = place if place < FIELD else AREAS + sea_of(place) if place < WAITING else NOWHERE
    ports = [
        berth
        for berth in range(BERTHS)
        if BERTH_AREA[berth] != NOWHERE
        and friendly_port(campaign, MACEDON, BERTH_AREA[berth])
        and not (landing and has_enemy(campaign, MACEDON, BERTH_AREA[berth]))
    ]
    if not ports or start == NOWHERE:
        return ports
    nearest = min([DISTANCE[start * FAR + BERTH_AREA[berth]] for berth in ports])
    return [berth for berth in ports if DISTANCE[start * FAR + BERTH_AREA[berth]] == nearest]


# ---- 4


def philotas(campaign: Campaign, log: list[Event]) -> None:
    """8.4 Philip is removed, or Parmenion; treasure and Legitimacy in both cases."""
    row = _ROW[PHILOTAS]
    gone = PHILIP if philip_reigns(campaign) else PARMENION
    place = campaign.where[gone]
    if is_on_map(campaign, gone):
        lose_leader(campaign, gone)
        log.append(Event(EVENT_LEADER_GONE, (gone,)))
    if gone == PHILIP:
        philip_dies(campaign, log)
        if campaign.ending:
            return
    _treasure(campaign, MACEDON, row["treasure"]["macedon"], log)
    move_legitimacy(campaign, EVENT_TRACK, row["legitimacy"], log)
    if gone == PARMENION and place < WAITING and _pool(campaign):
        campaign.agenda.append(Appointing(MACEDON, place))


def _pool(campaign: Campaign) -> list[int]:
    return [leader for leader in members(POOL) if campaign.where[leader] == WAITING]


# ---- 5, 6


def thracian_raid(campaign: Campaign, again: bool, log: list[Event]) -> None:
    """8.5 to 8.5.2 The Thracians plunder, or Syrmus comes, or is reinforced."""
    row = _ROW[THRACIANS]
    if campaign.pacified or (again and not is_on_map(campaign, SYRMUS)):
        _treasure(campaign, MACEDON, row["treasure"]["macedon"], log)
    elif again:
        if campaign.thracians:
            campaign.thracians -= 1
            put(campaign, THRACE, campaign.where[SYRMUS], ONE[FULL[LIGHT_INFANTRY]], 0)
    else:
        syrmus_comes(campaign, log)


def syrmus_comes(campaign: Campaign, log: list[Event]) -> None:
    """8.5.1, 8.5.5, 8.5.6 Syrmus comes to Miesia, or near it if Persians are there; Macedonians
    whom he meets he attacks."""
    row = _ROW[THRACIANS]
    miesia = AREA.read(row["area"])
    free = [area for area in members(GREEK_REGION) if campaign.holder[area] in (NOBODY, MACEDON)]
    if not free:
        return
    area = min(free, key=lambda one: DISTANCE[miesia * FAR + one])
    units = army_of(row["units"])
    campaign.thracians -= row["units"]["light-infantry"]
    fight = has_enemy(campaign, THRACE, area)
    put(campaign, THRACE, FIELD if fight else area, units, 1 << SYRMUS)
    log.append(Event(ARRIVED, (SYRMUS, area, row["units"]["light-infantry"])))
    if fight:
        battle.begin(campaign, area, NOWHERE, EventRoll(), log)


def illyrian_raid(campaign: Campaign, log: list[Event]) -> None:
    """8.6 The Illyrians plunder, less if Antipater guards Macedonia."""
    row = _ROW[ILLYRIANS]
    home = AREA.read(row["area"])
    guarded = campaign.where[ANTIPATER] == home and campaign.units[home] != 0
    change = row["guarded" if guarded else "treasure"]["macedon"]
    if guarded and campaign.treasure[MACEDON] > -change:
        # He is seen to be there by what is kept.
        know_leaders(campaign, home, 1 << ANTIPATER)
    _treasure(campaign, MACEDON, change, log)


# ---- 8


def intrigue(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """8.8 The court plots: a step, and a weak Darius is replaced."""
    row = _ROW[INTRIGUE]
    move_legitimacy(campaign, EVENT_TRACK, row["legitimacy"], log)
    if campaign.ending:
        return
    if campaign.king == DARIUS and campaign.legitimacy <= row["falls_at"]:
        lose_leader(campaign, DARIUS)
        log.append(Event(EVENT_LEADER_GONE, (DARIUS,)))
        succeed(campaign, die, log)


# ---- 10


def cyprus_revolts(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """8.10, 8.10.1 Cyprus is Macedonian, and ships are lost and won by a die."""
    roll = die.roll(6)
    lost = min(roll, ships_of(campaign, PERSIAN))
    won = min(lost, campaign.shipyard[MACEDONIAN])
    if won:
        berths = tuple([berth_in(CYPRUS, sea) for sea in SEAS_OF[CYPRUS]])
        campaign.shipyard = more(campaign.shipyard, MACEDONIAN, -won)
        campaign.agenda.append(Mooring(MACEDON, berths, won, 0))
    if lost:
        campaign.agenda.append(ShipsRemoved(PERSIA, lost))
    turned = campaign.marker[CYPRUS] == PERSIA
    set_marker(campaign, MACEDON, CYPRUS, MARKER_TURNED if turned else MARKER_PLACED, log)


class CyprusAlone(Procedure[Campaign]):
    """4.7.13 When Salamis is the last of the navy's cities, Cyprus revolts by itself, once."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if has_happened(position, CYPRUS_REVOLTS) or position.marker[CYPRUS] != PERSIA:
            return
        for area in members(NAVY_PORTS & ~(1 << CYPRUS)):
            if position.marker[area] == PERSIA:
                return
        log.append(Event(EVENT_ROLLED, (CYPRUS_REVOLTS, 0)))
        happen(position, CYPRUS_REVOLTS, False, die, log)


# ---- 12


def porus(campaign: Campaign, again: bool, log: list[Event]) -> None:
    """8.12 Porus invades: treasure, and the first time Spitamenes goes, with light infantry."""
    row = _ROW[PORUS]
    _treasure(campaign, PERSIA, row["treasure"]["persia"], log)
    if not again and is_on_map(campaign, SPITAMENES):
        lose_leader(campaign, SPITAMENES)
        log.append(Event(EVENT_LEADER_GONE, (SPITAMENES,)))
        campaign.agenda.append(Removing(PERSIA, row["units"]["light-infantry"]))
