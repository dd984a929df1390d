"""Who takes hits and who fights, for the computer's players."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import MACEDON
from anabasis.games.alexander_vs_darius.counters import dies, of_class
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, DARIUS
from anabasis.games.alexander_vs_darius.ratings import WORTH
from anabasis.games.alexander_vs_darius.rules.engagement import ATTACKER, battle_of, place_of
from anabasis.games.alexander_vs_darius.rules.hits import (
    HIT,
    HIT_LEADER,
    SPARE_LEADER,
    WORST_FIRST,
    Allotting,
)
from anabasis.games.alexander_vs_darius.rules.marching import BEST_FIRST
from anabasis.games.alexander_vs_darius.rules.pursuit import Harry, HarryLeader
from anabasis.games.alexander_vs_darius.rules.retreat import Leave, ways_out
from anabasis.games.alexander_vs_darius.rules.rounds import FIELD_UNITS, Fielding
from anabasis.games.alexander_vs_darius.state import Campaign, philip_reigns
from anabasis.games.alexander_vs_darius.survey import chance_of


def share_of(units: int, left: int, at: int) -> int:
    """Of so many hits those that the class takes which is asked about, so that of all classes
    still to be asked about first those are hit who can be turned over, then the weakest."""
    asked = WORST_FIRST[at]
    for kills in (False, True):
        for number in WORST_FIRST[at:]:
            if dies(number) == kills:
                count = min(left, of_class(units, number))
                if number == asked:
                    return count
                left -= count
    return 0


def allotted(campaign: Campaign, top: Allotting) -> Action[Campaign, Any]:
    """3.3.5 Units before leaders, Alexander and the king last of all."""
    battle = battle_of(campaign)
    number = top.number()
    if number >= 0:
        units = battle.fighting[top.army]
        return HIT[number][share_of(units, top.left, top.at)]
    leader = top.leader(battle)
    if top.refused(battle, 0) is None and precious(campaign, leader):
        return SPARE_LEADER[leader]
    return HIT_LEADER[leader] if top.refused(battle, 1) is None else SPARE_LEADER[leader]


def precious(campaign: Campaign, leader: int) -> bool:
    return leader in (ALEXANDER, DARIUS) or leader == campaign.king


def best_fielded(campaign: Campaign, top: Fielding) -> Action[Campaign, Any]:
    """3.1.4 The best units take part."""
    number = BEST_FIRST[top.at]
    units = campaign.units[place_of(battle_of(campaign), top.army)]
    count = min(top.left, of_class(units, number))
    return FIELD_UNITS[number][count]


def least_missed(options: list[Action[Campaign, Any]]) -> Action[Campaign, Any]:
    """Whom a pursuit hits: who is worth least, those first who are only turned over; leaders
    last."""
    best = options[0]
    lowest = 1000.0
    for action in options:
        worth = 100.0
        if isinstance(action, (Harry, Leave)):
            number = action.number
            worth = WORTH[number]
            if isinstance(action, Harry) and not dies(number):
                worth = 0.5
        elif isinstance(action, HarryLeader) and action.leader in (ALEXANDER, DARIUS):
            worth = 500.0
        if worth < lowest:
            best, lowest = action, worth
    return best


def dares(campaign: Campaign) -> bool:
    """7.1.1, 7.1.2 Alexander rolls four dice only where defeat would be the end of him anyway, or a
    victory the end of the war."""
    battle = battle_of(campaign)
    army = battle.sides.index(MACEDON)
    won = chance_of(campaign, battle)
    if army != ATTACKER:
        won = 1.0 - won
    if philip_reigns(campaign):
        return won < 0.75
    if campaign.legitimacy <= 1:
        return won < 0.7
    lost = campaign.weariness <= 2 or not ways_out(campaign, army)
    return won < 0.4 and lost
