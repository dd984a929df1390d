"""1.1, 1.2 The turn: its phases, and the treasure that cities bring."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    CITY_AREA,
    MACEDON,
    PERSIA,
    SEAS,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import NO_ARMY, units_in
from anabasis.games.alexander_vs_darius.events import INCOME, SMALLER_ARMY, TURN_BEGINS, TURN_ENDS
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.actions import Actions
from anabasis.games.alexander_vs_darius.rules.arrivals import reinforce
from anabasis.games.alexander_vs_darius.rules.end import end_by_turns
from anabasis.games.alexander_vs_darius.rules.event_table import CyprusAlone
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.kings import check_old_king, fill_thrones
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from anabasis.games.alexander_vs_darius.rules.ships import turn_back
from anabasis.games.alexander_vs_darius.rules.standing import (
    leaders_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.rules.supply import Supply
from anabasis.games.alexander_vs_darius.rules.tracks import move_weariness
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    gain,
    is_on_map,
)
from anabasis.games.alexander_vs_darius.turns import LAST_TURN, SMALLER_STEP


class Season(Procedure[Campaign]):
    """1.1.2 A turn begins, and its phases follow."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        position.turn += 1
        log.append(Event(TURN_BEGINS, (position.turn,)))
        check_old_king(position, die, log)
        if position.ending:
            return
        reinforce(position, log)
        collect(position, log)
        position.agenda += [
            SeasonEnds(),
            Upkeep(),
            CyprusAlone(),
            Revolt(),
            Recruiting(PERSIA),
            Recruiting(MACEDON),
            Supply(),
            Homeward(),
            Actions(MACEDON),
        ]


def collect(campaign: Campaign, log: list[Event]) -> None:
    """1.2.1 to 1.2.4 Each player gains treasure for the cities under his markers."""
    for seat in (MACEDON, PERSIA):
        treasure = income(campaign, seat)
        gain(campaign, seat, treasure)
        log.append(Event(INCOME, (seat, treasure, campaign.treasure[seat])))


def income(campaign: Campaign, seat: int) -> int:
    """1.2.1, 1.2.3 The cities under a player's markers, besieged or not."""
    found = 0
    for area in CITY_AREA:
        if campaign.marker[area] == seat:
            found += 1
    return found


class SeasonEnds(Procedure[Campaign]):
    """1.1.3 A turn ends: all that moved may move again, and the next one begins."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        fill_thrones(position, die, log)
        if position.ending:
            return
        check_smaller_army(position, log)
        if position.ending:
            return
        turn_over(position, log)
        if position.turn == LAST_TURN:
            end_by_turns(position, log)
        else:
            position.agenda.append(Season())


def turn_over(campaign: Campaign, log: list[Event]) -> None:
    """1.1.3 Everything that was turned over in the turn is turned back."""
    campaign.king_moved = bool(campaign.moved >> campaign.king & 1)
    campaign.moved = 0
    campaign.spent = [NO_ARMY] * (AREAS + 1)
    campaign.besieged = 0
    campaign.thracians_moved = False
    campaign.passes = bytes(2)
    campaign.passed_last = False
    turn_back(campaign)
    log.append(Event(TURN_ENDS, (campaign.turn,)))


def check_smaller_army(campaign: Campaign, log: list[Event]) -> None:
    """5.1.5 Another Macedonian army has more units than the one that Alexander is in."""
    if not is_on_map(campaign, ALEXANDER):
        return
    largest = 0
    his = 0
    for units, leaders in armies_of(campaign, MACEDON):
        if leaders >> ALEXANDER & 1:
            his = units_in(units)
        else:
            largest = max(largest, units_in(units))
    if largest > his:
        move_weariness(campaign, SMALLER_ARMY, SMALLER_STEP, log)


def armies_of(campaign: Campaign, side: int) -> list[tuple[int, int]]:
    """1.3.11 The armies of a player, in areas and aboard the ships of a sea: their units and
    leaders."""
    found = [
        (campaign.units[area], campaign.leaders[area])
        for area in range(AREAS)
        if campaign.holder[area] == side and campaign.leaders[area]
    ]
    for sea in range(SEAS):
        place = aboard(side, sea)
        leaders = leaders_at(campaign, place)
        if leaders:
            found.append((units_at(campaign, place), leaders))
    return found
