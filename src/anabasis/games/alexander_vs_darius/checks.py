"""What must hold of every position of Alexander vs. Darius."""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH,
    CITY_AREAS,
    FIELD,
    MACEDON,
    NOBODY,
    PERSIA,
    PLACE,
    PLACES,
    SIDE,
    SPARTA,
    THRACE,
    members,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COUNTERS,
    MACEDONIAN,
    NATION,
    NATIONS,
    NO_ARMY,
    SHIP_COUNTERS,
    as_new,
    least_of,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import (
    AGIS,
    ARIOBARZANES,
    LEADER,
    LEADER_SIDE,
    LEADERS,
    SPITAMENES,
)
from anabasis.games.alexander_vs_darius.rules.actions import Act
from anabasis.games.alexander_vs_darius.rules.arrivals import REINFORCEMENTS
from anabasis.games.alexander_vs_darius.rules.drowning import Drowning
from anabasis.games.alexander_vs_darius.rules.event_choices import Mooring
from anabasis.games.alexander_vs_darius.rules.gathering import Gathering
from anabasis.games.alexander_vs_darius.rules.levy import Enlisting
from anabasis.games.alexander_vs_darius.rules.set_up import (
    CRETAN_SHIPS,
    CRETAN_UNITS,
    SPITAMENES_UNITS,
)
from anabasis.games.alexander_vs_darius.rules.standing import (
    leaders_at,
    ship_side,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    FRESH,
    SAILING,
    WAITING,
    Campaign,
    has_happened,
)
from anabasis.games.alexander_vs_darius.turns import END_OF_TRACK, LAST_TURN, PASSES


def violations(campaign: Campaign) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    return [
        *wrong_stacks(campaign),
        *wrong_leaders(campaign),
        *wrong_ships(campaign),
        *wrong_counters(campaign),
        *wrong_knowledge(campaign),
        *wrong_tracks(campaign),
    ]


def wrong_stacks(campaign: Campaign) -> list[str]:
    """What stands in the areas and on the field."""
    wrong: list[str] = []
    for area in range(AREAS + 1):
        name = PLACE.words[area]
        units, spent, leaders = campaign.units[area], campaign.spent[area], campaign.leaders[area]
        if least_of(units, spent) != spent:
            wrong.append(f"1.4.8: more units have moved in {name} than are there")
        empty = units == NO_ARMY and leaders == 0
        if empty != (campaign.holder[area] == NOBODY):
            wrong.append(f"3.0.2: pieces and their side do not agree in {name}")
    if campaign.battle is None and campaign.holder[FIELD] != NOBODY:
        wrong.append("3.3.1: somebody is on the field, and there is no battle")
    for area in range(AREAS):
        if campaign.hits[area] and not CITY_AREAS >> area & 1:
            wrong.append(f"3.6.8: hits on no city in {AREA.words[area]}")
    if not campaign.agenda or isinstance(campaign.agenda[-1], Gathering) or campaign.battle:
        return wrong
    for area in range(AREAS):
        if campaign.holder[area] == PERSIA:
            led = sum([campaign.led[leader] for leader in members(campaign.leaders[area])])
            if led > units_in(campaign.units[area]):
                wrong.append(f"7.2.2: leaders in {AREA.words[area]} lead more than are there")
    return wrong


def wrong_leaders(campaign: Campaign) -> list[str]:
    """Each leader is in one place, with his own side."""
    wrong: list[str] = []
    for area in range(AREAS + 1):
        for leader in members(campaign.leaders[area]):
            if campaign.where[leader] != area:
                wrong.append(f"3.1.9: {LEADER.words[leader]} is in two places")
    for leader in range(LEADERS):
        place = campaign.where[leader]
        if place >= WAITING:
            if campaign.moved >> leader & 1:
                wrong.append(f"1.4.5: {LEADER.words[leader]} is not on the map and has moved")
            continue
        if not leaders_at(campaign, place) >> leader & 1:
            wrong.append(f"3.1.9: {LEADER.words[leader]} is not where he should be")
        waits = leader == AGIS and not campaign.revolted
        if side_at(campaign, place) != (SPARTA if waits else LEADER_SIDE[leader]):
            wrong.append(f"3.1.9: {LEADER.words[leader]} is with another side")
        if leader == ARIOBARZANES and place > FIELD:
            wrong.append("7.1.8: Ariobarzanes is aboard a ship")
    return wrong


def wrong_ships(campaign: Campaign) -> list[str]:
    """1.4.31, 4.3.1 Fleets in order, no more cargo than ships, and every ship somewhere; but who
    was still to drown when the game ended stays as he was."""
    wrong: list[str] = []
    keys = [fleet.key() for fleet in campaign.fleets]
    if keys != sorted(set(keys)):
        wrong.append("1.3.11: the fleets are not in order")
    drowning = not campaign.agenda or any([isinstance(f, Drowning) for f in campaign.agenda])
    for fleet in campaign.fleets:
        name = BERTH.words[fleet.berth]
        if fleet.ships < 1:
            wrong.append(f"1.3.11: a fleet without ships in {name}")
        if units_in(fleet.cargo) > fleet.ships and not drowning:
            wrong.append(f"1.4.31: more units than ships in {name}")
        if least_of(fleet.cargo, fleet.spent) != fleet.spent:
            wrong.append(f"1.4.8: more units have moved than are aboard in {name}")
        if fleet.state == SAILING and campaign.agenda and isinstance(campaign.agenda[-1], Act):
            wrong.append(f"1.4.22: ships still sail in {name}")
        if fleet.state != FRESH and campaign.turn == 0:
            wrong.append(f"1.4.21: ships have moved before the first turn in {name}")
    mooring = [frame for frame in campaign.agenda if isinstance(frame, Mooring)]
    for nation in range(NATIONS):
        count = sum([fleet.ships for fleet in campaign.fleets if fleet.nation == nation])
        count += campaign.shipyard[nation] + campaign.sunk[nation]
        if nation == MACEDONIAN:
            count += sum([frame.ships for frame in mooring])
            if not has_happened(campaign, 2):
                count += CRETAN_SHIPS
        if count != SHIP_COUNTERS[nation]:
            wrong.append(f"4.3.1: {count} {NATION.words[nation]} ships are not all there are")
    return wrong


def wrong_counters(campaign: Campaign) -> list[str]:
    """4.3.1, 6.6.1 Every counter of both players is somewhere."""
    wrong: list[str] = []
    for side in (MACEDON, PERSIA):
        found = all_counters(campaign, side)
        wanted = COUNTERS[side]
        if side == PERSIA and campaign.revolted:
            wanted += COUNTERS[SPARTA]
        for number in range(CLASSES):
            count, most = of_class(found, number), of_class(wanted, number)
            if count != most:
                what = f"{count} {CLASS.words[number]} of {SIDE.words[side]}"
                wrong.append(f"6.6.1: {what} instead of {most}")
    thracians = campaign.thracians + sum(
        [units_in(campaign.units[a]) for a in range(FIELD + 1) if campaign.holder[a] == THRACE]
    )
    if thracians > units_in(COUNTERS[THRACE]):
        wrong.append("8.5.2: there are more Thracians than counters")
    return wrong


def all_counters(campaign: Campaign, side: int) -> int:
    """The counters of a player, at full strength: on the map, in the pool, out of the game, and
    those that wait for an event or a turn."""
    found = campaign.pool[side] + campaign.dead[side]
    for area in range(AREAS + 1):
        if campaign.holder[area] == side:
            found += as_new(campaign.units[area])
    for fleet in campaign.fleets:
        if ship_side(fleet.nation) == side:
            found += as_new(fleet.cargo)
    for frame in campaign.agenda:
        if isinstance(frame, (Mooring, Enlisting)) and frame.seat == side:
            found += frame.units
    if side == MACEDON:
        return found if has_happened(campaign, 2) else found + CRETAN_UNITS
    for turn, _, _, units in REINFORCEMENTS:
        if campaign.turn < turn:
            found += units
    if not has_happened(campaign, 3) or campaign.where[SPITAMENES] == WAITING:
        found += SPITAMENES_UNITS
    return found


def wrong_knowledge(campaign: Campaign) -> list[str]:
    """3.0.2 What is known to be in a place is there, and groups are of one player's pieces."""
    wrong: list[str] = []
    groups = campaign.groups
    for place in range(PLACES):
        if groups[groups[place]] != groups[place]:
            wrong.append(f"3.0.2: the group of {PLACE.words[place]} has the number of no member")
        if groups.count(groups[place]) == 1:
            continue
        units, leaders = units_at(campaign, place), leaders_at(campaign, place)
        if units == NO_ARMY and leaders == 0:
            wrong.append(f"3.0.2: nobody is in {PLACE.words[place]}, which is in a group")
        seen = campaign.seen_units[place]
        if least_of(seen, units) != seen or campaign.seen_leaders[place] & ~leaders:
            wrong.append(f"3.0.2: what is known of {PLACE.words[place]} is not there")
        if side_at(campaign, place) != side_at(campaign, groups[place]):
            wrong.append(f"3.0.2: {PLACE.words[place]} is in a group with another side")
    return wrong


def wrong_tracks(campaign: Campaign) -> list[str]:
    """Tracks, treasure, passes and turns."""
    wrong: list[str] = []
    if min(campaign.treasure) < 0:
        wrong.append("1.3.12: a treasury is below nothing")
    for track in (campaign.weariness, campaign.legitimacy):
        if track > END_OF_TRACK or (track <= 0 and not campaign.ending):
            wrong.append(f"5.1: a track stands at {track}")
    if campaign.turn > LAST_TURN or max(campaign.passes) > PASSES:
        wrong.append("1.3.3: too many turns or passes")
    if bool(campaign.agenda) == bool(campaign.ending or campaign.gone):
        wrong.append("0.7: the game is over and goes on")
    return wrong
