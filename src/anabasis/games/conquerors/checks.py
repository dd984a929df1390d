"""What must hold of every position of The Conquerors."""

from __future__ import annotations

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITIES,
    CITY_OF,
    FIRST_ARMY,
    INDEPENDENT,
    MACEDON,
    MAJOR,
    MEMPHIS,
    NO_ARMY,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PERSIA,
    PROVINCE,
    PROVINCES,
    ROYAL,
    SPACE,
    SPACE_TYPE,
    SPACES,
    TREASURIES,
)
from anabasis.games.conquerors.cards import ALL_CARDS
from anabasis.games.conquerors.fleets import FLEET, FLEETS, MOST_NSP
from anabasis.games.conquerors.leaders import LEADER, LEADER_SIDE, LEADERS, NO_LEADER
from anabasis.games.conquerors.numbers import (
    ALEXANDRIAS,
    ELITE_MOST,
    GSP_COUNTERS,
    GSP_MAJOR,
    GSP_OTHER,
)
from anabasis.games.conquerors.set_up import MARKERS
from anabasis.games.conquerors.state import (
    ALONE,
    DEPLETED,
    FULL,
    IN_HAND,
    NO_MARKER,
    NO_SIEGE,
    WITH_FLEET,
    War,
    is_port,
    is_real,
)


def violations(war: War) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    return [
        *wrong_armies(war),
        *wrong_posts(war),
        *wrong_leaders(war),
        *wrong_fleets(war),
        *wrong_treasuries(war),
        *wrong_cards(war),
        *wrong_markers(war),
    ]


def _moving(war: War) -> int:
    return NO_ARMY if war.march is None else war.march.army


def wrong_armies(war: War) -> list[str]:
    """8.1, 8.2, 10.3 Armies stand in spaces, with points and levels that can be."""
    found: list[str] = []
    for army in range(ARMIES):
        space = war.army_at[army]
        name = ARMY.words[army]
        if space == NOWHERE:
            if war.asp[army]:
                found.append(f"8.1.2 {name} is off the map with points")
            continue
        if war.asp[army] <= 0 and war.battle is None:
            found.append(f"8.1.2 {name} has no points")
        if war.elite[army] > ELITE_MOST[ARMY_SIDE[army]]:
            found.append(f"8.2.5 {name} has Elite Level {war.elite[army]}")
        if not is_real(war, space) and army != _moving(war):
            found.append(f"10.2 {name} stands in a Transit Point")
        if war.inside >> army & 1 and CITY_OF[space] == NO_CITY:
            found.append(f"10.3 {name} is inside nothing")
    return found


def wrong_posts(war: War) -> list[str]:
    """8.6, 8.7, 6.2 Garrisons and loose points within their bounds; `land` is true."""
    found: list[str] = []
    on_map = [0, 0]
    for space in range(SPACES):
        holder, gsp, loose = war.holder[space], war.gsp[space], war.loose[space]
        name = SPACE.words[space]
        if (holder == NOBODY) != (gsp == 0 and loose == 0) or loose < 0:
            found.append(f"8.6 {name} has points of nobody")
        if gsp > (GSP_MAJOR if SPACE_TYPE[space] == MAJOR else GSP_OTHER):
            found.append(f"8.6.4 {name} has {gsp} garrison points")
        if holder in (MACEDON, PERSIA):
            on_map[holder] += gsp
        bits = 0 if holder == NOBODY else 1 << holder
        for army in range(ARMIES):
            if war.army_at[army] == space:
                bits |= 1 << ARMY_SIDE[army]
        if war.land[space] != bits:
            found.append(f"6.2.10 land is wrong in {name}")
        if loose and holder == INDEPENDENT:
            found.append(f"8.1.3 loose points of nobody in {name}")
    for side in (MACEDON, PERSIA):
        counted = on_map[side] + war.garrisons_left[side] + war.garrisons_resting[side]
        if counted != GSP_COUNTERS[side]:
            found.append(f"8.6.2 {counted} garrison counters of side {side}")
    return found


def wrong_leaders(war: War) -> list[str]:
    """5.1, 5.2 Leaders are with armies and fleets of their side that are on the map."""
    found: list[str] = []
    for leader in range(LEADERS):
        place, side = war.where[leader], LEADER_SIDE[leader]
        name = LEADER.words[leader]
        if place < ARMIES:
            if war.army_at[place] == NOWHERE or ARMY_SIDE[place] != side:
                found.append(f"5.1.2 {name} is with no army of his")
        elif place < WITH_FLEET + FLEETS:
            fleet = place - WITH_FLEET
            if war.fleet_at[fleet] == NOWHERE or war.fleet_side[fleet] != side:
                found.append(f"5.1.2 {name} is on no fleet of his")
        elif place == ALONE and war.lone_at[side] == NOWHERE:
            found.append(f"5.1.2 {name} is nowhere")
        if war.leaders_known >> leader & 1 and place != IN_HAND:
            found.append(f"5.1.7 {name} is known in a hand that he is not in")
    for side in (MACEDON, PERSIA):
        king = war.king[side]
        if king != NO_LEADER and war.where[king] < ARMIES and war.where[king] != FIRST_ARMY[side]:
            found.append(f"5.2.2 {LEADER.words[king]} does not lead Army #1")
    return found


def wrong_fleets(war: War) -> list[str]:
    """8.4 Fleets lie in ports, with strength."""
    found: list[str] = []
    sailing = 0 if war.march is None else war.march.fleets
    for fleet in range(FLEETS):
        space = war.fleet_at[fleet]
        name = FLEET.words[fleet]
        if space == NOWHERE:
            continue
        if not 0 < war.nsp[fleet] <= MOST_NSP[fleet]:
            found.append(f"8.4.2 {name} has {war.nsp[fleet]} NSPs")
        if war.fleet_side[fleet] == NOBODY:
            found.append(f"8.5.2 {name} is nobody's")
        if not is_port(war, space) and not sailing >> fleet & 1:
            found.append(f"10.7 {name} lies in no port")
    return found


def wrong_treasuries(war: War) -> list[str]:
    """7.2, 11.4, 13 Levels, sieges and Alexandrias."""
    found: list[str] = []
    if war.level[MEMPHIS] != FULL:
        found.append("7.2.2 Memphis is not Full")
    if war.level[ROYAL] == DEPLETED:
        found.append("7.4.1 the Royal Treasury is Depleted")
    if len(war.level) != TREASURIES + 1:
        found.append("7.1.1 treasuries are missing")
    if len(war.alexandrias) > ALEXANDRIAS:
        found.append("13.1 too many Alexandrias")
    for city, points in enumerate(war.siege):
        if (points == NO_SIEGE) != (war.besieger[city] == NOBODY):
            found.append(f"11.4.1 the siege of {SPACE.words[CITIES[city]]} is nobody's")
    for province in range(PROVINCES):
        if war.revolt >> province & 1 and war.control[province] != NOBODY:
            found.append(f"6.2.9 {PROVINCE.words[province]} is controlled in Revolt")
    return found


def wrong_cards(war: War) -> list[str]:
    """15.1 Every card is in one place."""
    found: list[str] = []
    places = (*war.hands, war.pile, war.discards, war.removed, war.staying)
    together = 0
    counted = 0
    for cards in places:
        together |= cards
        counted += cards.bit_count()
    if together != ALL_CARDS or counted != ALL_CARDS.bit_count():
        found.append(f"15.1 {counted} cards in all")
    for side in (MACEDON, PERSIA):
        if war.seen[side] & ~war.hands[side]:
            found.append("15.31 cards are known in a hand that they are not in")
        if war.doubtful[side] & ~(war.hands[side] | war.face_down[side]):
            found.append("15.2.1 a doubtful card is elsewhere")
    if (war.face_down[0] | war.face_down[1]) & ~war.discards:
        found.append("15.2.1 a struck card is not among the discards")
    return found


def wrong_markers(war: War) -> list[str]:
    """4.1, 4.3 All markers but one are in the cup."""
    if not war.cup or war.marker == NO_MARKER:
        return []
    counted = list(war.cup)
    counted[war.marker] += 1
    wanted = list(MARKERS)
    if war.one_fewer:
        wanted[0] -= 1
    return [] if counted == wanted else [f"4.3 the markers are {counted}"]
