"""Who stays in Greece while Alexander is in Asia, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    GREEK_REGION,
    MACEDON,
    MACEDONIA,
    MYCENAE,
    PERSIA,
    members,
)
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, ANTIPATER
from anabasis.games.alexander_vs_darius.ratings import WORTH, clash, rating_of
from anabasis.games.alexander_vs_darius.routes import way
from anabasis.games.alexander_vs_darius.rules.gathering import DROP_LEADER, Drop
from anabasis.games.alexander_vs_darius.rules.marching import Army
from anabasis.games.alexander_vs_darius.state import Campaign

ASIA: Final[int] = AREA.read("wilusha")
GUARD: Final = 6
"""So many units Alexander leaves with Antipater."""
NEAR_HOME: Final = 9
"""From within so many movement points of Macedonia Alexander comes to its help."""


def guards_home(campaign: Campaign, seat: int, area: int) -> bool:
    """Antipater stays in Greece."""
    leaders = campaign.leaders[area]
    return (
        seat == MACEDON
        and leaders >> ANTIPATER & 1 == 1
        and not leaders >> ALEXANDER & 1
        and GREEK_REGION >> area & 1 == 1
    )


def stays_home(campaign: Campaign, seat: int, area: int) -> bool:
    """Antipater guards Macedonia as long as no Persian is in Greece."""
    if area != MACEDONIA or not guards_home(campaign, seat, area):
        return False
    return not invaders(campaign)


def leaves_home(campaign: Campaign, army: Army, area: int) -> bool:
    """Antipater and whoever is with him stay in Greece, unless Alexander leads them."""
    if army.seat != MACEDON or not army.leaders >> ANTIPATER & 1:
        return False
    return not army.leaders >> ALEXANDER & 1 and not GREEK_REGION >> area & 1


def turns_back(campaign: Campaign, army: Army, area: int) -> bool:
    """Alexander goes to Asia, and home only to save Macedonia."""
    if not GREEK_REGION >> area & 1 or not army.leaders >> ALEXANDER & 1 or army.seat != MACEDON:
        return False
    if is_home_in_danger(campaign, army.at):
        return False
    return way(area, ASIA) >= way(army.at, ASIA)


def invaders(campaign: Campaign) -> list[int]:
    """The areas of Greece where Persians stand with a leader; the Spartans at home are none yet."""
    return [
        area
        for area in members(GREEK_REGION & ~(1 << MYCENAE))
        if campaign.holder[area] == PERSIA and campaign.leaders[area] and campaign.units[area]
    ]


def is_home_in_danger(campaign: Campaign, at: int) -> bool:
    """Whether Alexander, who is here, is near enough to save Macedonia: it is lost, or its guard
    would be beaten."""
    if campaign.marker[MACEDONIA] != MACEDON:
        return True
    if way(at, MACEDONIA) > NEAR_HOME:
        return False
    guard = rating_of(0, 0)
    if campaign.holder[MACEDONIA] == MACEDON:
        guard = rating_of(campaign.units[MACEDONIA], campaign.leaders[MACEDONIA])
    for area in invaders(campaign):
        enemy = rating_of(campaign.units[area], campaign.leaders[area])
        if guard.count == 0 or clash(enemy, guard) > 0.5:
            return True
    return False


def left_behind(
    campaign: Campaign, army: Army, options: list[Action[Campaign, Any]]
) -> Action[Campaign, Any] | None:
    """Who stays in Macedonia when Alexander leaves it: Antipater, and those of least worth."""
    if army.at != MACEDONIA or army.under_way or not army.leaders >> ALEXANDER & 1:
        return None
    if not campaign.leaders[MACEDONIA] >> ANTIPATER & 1:
        return None
    if army.leaders >> ANTIPATER & 1:
        drop = DROP_LEADER[ANTIPATER]
        return drop if drop in options else None
    missing = GUARD - units_in(campaign.units[MACEDONIA]) + units_in(army.units)
    if missing <= 0 or units_in(army.units) <= GUARD:
        return None
    best: Drop | None = None
    for action in options:
        if not isinstance(action, Drop) or action.count > missing:
            continue
        if (
            best is None
            or WORTH[action.number] < WORTH[best.number]
            or (action.number == best.number and action.count > best.count)
        ):
            best = action
    return best
