"""What is recruited and where, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    BERTH_SEA,
    MACEDON,
    MACEDONIA,
    NOBODY,
)
from anabasis.games.alexander_vs_darius.counters import COMMANDS
from anabasis.games.alexander_vs_darius.ratings import rating_of
from anabasis.games.alexander_vs_darius.rules.levy import Enlist
from anabasis.games.alexander_vs_darius.rules.recruiting import (
    Build,
    Levy,
    RecruitUnit,
    Restore,
    price_of,
)
from anabasis.games.alexander_vs_darius.rules.standing import fleets_in
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.games.alexander_vs_darius.turns import LAST_TURN

Options = list[Action[Campaign, Any]]


def of_recruiting(campaign: Campaign, seat: int, options: Options) -> Options:
    """Recruits go to the strongest armies, Macedonians to Macedonia; ships where there are few."""
    places = best_armies(campaign, seat)
    found: Options = []
    built = False
    for action in options:
        if isinstance(action, (RecruitUnit, Build, Restore)):
            price = 1
            if isinstance(action, RecruitUnit):
                price = price_of(campaign, seat, action.unit, action.area)
            if campaign.treasure[seat] - price < RESERVE[seat]:
                continue
        if isinstance(action, RecruitUnit):
            if action.area not in places and not (seat == MACEDON and action.area == MACEDONIA):
                continue
        elif isinstance(action, Build):
            if built or campaign.treasure[seat] < 7 or is_lost(campaign, seat, action.berth):
                continue
            built = True
        elif isinstance(action, Levy) and (
            campaign.legitimacy < LEVY_FROM or campaign.turn == LAST_TURN
        ):
            continue
        found.append(action)
    return found


def is_lost(campaign: Campaign, seat: int, berth: int) -> bool:
    """Whether a ship built in a berth would be sunk there: more enemy ships are in that sea than
    it would find of its own."""
    sea = BERTH_SEA[berth]
    own = sum([fleet.ships for fleet in fleets_in(campaign, seat, sea)])
    return sum([fleet.ships for fleet in fleets_in(campaign, 1 - seat, sea)]) > own + 1


LEVY_FROM: Final = 8
"""4.5.2 The levy costs up to 6 steps of Legitimacy."""
RESERVE: Final = (1, 3)
"""4.7 What each player keeps for the upkeep."""


def of_enlisting(campaign: Campaign, seat: int, options: Options) -> Options:
    places = best_armies(campaign, seat)
    return [one for one in options if isinstance(one, Enlist) and one.area in places]


def best_armies(campaign: Campaign, seat: int) -> list[int]:
    """Where the two strongest armies stand, and the one whose leaders have most room."""
    found: list[tuple[float, int]] = []
    roomy: tuple[int, int] = (0, NOBODY)
    for area in range(AREAS):
        leaders = campaign.leaders[area]
        if campaign.holder[area] == seat and leaders:
            rating = rating_of(campaign.units[area], leaders)
            found.append((rating.power, area))
            room = COMMANDS * min(leaders.bit_count(), 4) - rating.count
            if room > roomy[0]:
                roomy = (room, area)
    found.sort(reverse=True)
    places = [area for _, area in found[:2]]
    if roomy[0] and roomy[1] not in places:
        places.append(roomy[1])
    return places
