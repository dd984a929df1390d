"""How games of Alexander vs. Darius come to end for each reason, where random play does not."""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    DISTANCE,
    FAR,
    FIELD,
    MACEDON,
    PERSIA,
)
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, DARIUS, LEADERS, SUCCESSION
from anabasis.games.alexander_vs_darius.state import (
    BY_LEGITIMACY,
    BY_NO_HEIR,
    BY_TURNS,
    DEAD,
    Campaign,
)
from tests.games.endings import Way

KINGS = [DARIUS, *SUCCESSION]


def nearness(campaign: Campaign, leader: int) -> float:
    """How near a leader on land is to the nearest Macedonian army with units."""
    place = campaign.where[leader]
    if place >= AREAS:
        return 60.0 if place == FIELD else 0.0
    armies = [
        area
        for area in range(AREAS)
        if campaign.holder[area] == MACEDON and campaign.leaders[area] and campaign.units[area]
    ]
    return 40.0 - min([DISTANCE[place * FAR + area] for area in armies], default=40)


def legitimacy(campaign: Campaign) -> float:
    """Legitimacy falls, Alexander lives, and his army goes from Persian city to Persian city."""
    if campaign.ending:
        return 1e9 if campaign.ending == BY_LEGITIMACY else -1e9
    markers = campaign.marker.count(MACEDON)
    weary = min(campaign.weariness, 8)
    score = -60.0 * campaign.legitimacy + 20.0 * markers + 30.0 * weary
    return score + 0.5 * min(campaign.treasure[MACEDON], 10)


def last_turn(campaign: Campaign) -> float:
    """Both pass, and pay for what keeps them from losing."""
    if campaign.ending:
        return 1e9 if campaign.ending == BY_TURNS else -1e9
    tracks = min(campaign.weariness, 12) + min(campaign.legitimacy, 12)
    return 1000.0 * tracks + 50.0 * campaign.turn + 10.0 * sum(campaign.passes) - campaign.actions


def no_heir(campaign: Campaign) -> float:
    """The king and all who could follow him fall in battle."""
    if campaign.ending:
        return 1e9 if campaign.ending == BY_NO_HEIR else -1e9
    score = 40.0 * min(campaign.weariness, 9) + 40.0 * min(campaign.legitimacy, 9)
    if campaign.where[ALEXANDER] == DEAD:
        score -= 1e6
    for leader in KINGS:
        score += 2000.0 if campaign.where[leader] == DEAD else nearness(campaign, leader)
    for leader in range(LEADERS):
        if leader in KINGS and campaign.where[leader] < AREAS:
            score -= 0.3 * units_in(campaign.units[campaign.where[leader]])
    return score + 0.5 * min(campaign.treasure[PERSIA] + campaign.treasure[MACEDON], 20)


WAYS = {
    "legitimacy": Way(legitimacy, 2),
    "last-turn": Way(last_turn, 2),
    "no-heir": Way(no_heir, 2),
}
