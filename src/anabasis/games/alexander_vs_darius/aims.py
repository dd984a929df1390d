"""What is worth going to, for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    CITY_AREAS,
    CITY_COUNT,
    CITY_LIST,
    EGYPT,
    ENDURANCE,
    FORTRESSES,
    GATES,
    GLORY,
    GREEK_REGION,
    MACEDON,
    MACEDONIA,
    MYCENAE,
    PERSIA,
    members,
)
from anabasis.games.alexander_vs_darius.ratings import clash
from anabasis.games.alexander_vs_darius.routes import (
    BY_LAND,
    FAR,
    held_sources,
    is_fed,
    open_straits,
)
from anabasis.games.alexander_vs_darius.state import (
    FIRST_GLORY,
    FIRST_MEDIA,
    FIRST_PERSEPOLIS,
    Campaign,
    is_closed,
)
from anabasis.games.alexander_vs_darius.survey import Stack, Survey
from anabasis.games.alexander_vs_darius.turns import LAST_TURN, MANY

DISCOUNT: Final[list[float]] = [0.88 ** (half / 2.0) for half in range(120)]
"""What something counts that is so many half turns away."""
UNFED: Final = 0.5
"""How much less something counts for the Macedonian where nothing feeds his army."""
SUPPLY_PORT: Final[int] = AREA.read("ashuguzai")
"""From its port Media and Persia are fed."""


class Aim:
    """Something worth going to: where, what it is worth, and who stands there."""

    def __init__(self, area: int, worth: float, guard: Stack | None, time: float) -> None:
        self.area = area
        self.worth = worth
        self.guard = guard
        self.time = time
        """The turns that it takes there."""


def aims_of(campaign: Campaign, survey: Survey, seat: int) -> list[Aim]:
    """Everything that is worth going to for a seat."""
    guards: list[Stack | None] = [None] * AREAS
    for stack in survey.stacks:
        if stack.at < AREAS and stack.side != seat:
            guards[stack.at] = stack
    if seat == MACEDON:
        return macedonian_aims(campaign, survey, guards)
    return persian_aims(campaign, survey, guards)


def macedonian_aims(campaign: Campaign, survey: Survey, guards: list[Stack | None]) -> list[Aim]:
    """5.2, 5.1.7 Cities, Persepolis and Media, glory, and beaten armies."""
    marker = survey.marker
    fed = held_sources(survey, MACEDON)
    found: list[Aim] = []
    for area in CITY_LIST:
        if marker[area] == MACEDON or is_closed(campaign, area):
            continue
        worth = 1.3 * CITY_COUNT[area] if marker[area] == PERSIA else 0.4
        if area == GATES and not campaign.once & FIRST_PERSEPOLIS:
            worth += 5.0
        elif area == MACEDONIA:
            worth += 4.0
        time = 0.0
        if FORTRESSES >> area & 1 and marker[area] == PERSIA:
            time = 0.5
        if fed and not is_fed(fed, area):
            worth *= UNFED
        found.append(Aim(area, worth, guards[area], time))
    if not campaign.once & FIRST_MEDIA:
        worth = 5.0 if is_fed(fed, MEDIA) else 5.0 * UNFED
        found.append(Aim(MEDIA, worth, guards[MEDIA], 0.0))
    if not campaign.once & FIRST_GLORY:
        for area in GLORY_LIST:
            if marker[area] != MACEDON:
                found.append(Aim(area, 0.4, guards[area], 0.0))
    if marker[SUPPLY_PORT] != MACEDON:
        found.append(Aim(SUPPLY_PORT, 0.35, guards[SUPPLY_PORT], 0.0))
    for stack in survey.stacks:
        if stack.side == MACEDON or stack.at >= AREAS:
            continue
        if not CITY_AREAS >> stack.at & 1 or marker[stack.at] == MACEDON:
            worth = 0.8 + 0.12 * stack.rating.worth
            if stack.rating.count >= MANY:
                worth -= 0.8
            if stack.side != PERSIA:
                worth = 0.3
            elif GREEK_REGION >> stack.at & 1 and stack.at != MYCENAE:
                worth += 2.0
            found.append(Aim(stack.at, worth, stack, 0.0))
    return found


MEDIA: Final[int] = AREA.read("media")
GLORY_LIST: Final[list[int]] = members(GLORY)


def persian_aims(campaign: Campaign, survey: Survey, guards: list[Stack | None]) -> list[Aim]:
    """5.1.2, 5.2.1, 5.2.2 Cities that are nobody's or the Macedonian's, and armies to beat."""
    marker = survey.marker
    found: list[Aim] = []
    for area in CITY_LIST:
        if marker[area] == PERSIA or is_closed(campaign, area):
            continue
        worth = 1.3 * CITY_COUNT[area]
        time = 0.0
        if marker[area] == MACEDON:
            if campaign.was_macedonian >> area & 1:
                worth += 1.3 * CITY_COUNT[area]
            if area == MACEDONIA:
                worth += 2.0
            if not EGYPT >> area & 1:
                time = ENDURANCE[area] / 4.0
        found.append(Aim(area, worth, guards[area], time))
    for stack in survey.stacks:
        if stack.side == MACEDON and stack.at < AREAS and stack.rating.count:
            worth = 2.0 + 0.1 * stack.rating.worth + (2.6 if stack.has_alexander else 0.0)
            found.append(Aim(stack.at, worth, stack, 0.0))
    return found


def promise_of(stack: Stack, aim: Aim) -> float:
    """What an aim counts for an army that is there already: less if somebody guards it, nothing if
    the army cannot besiege it."""
    guard = aim.guard
    if guard is not None and guard.side != stack.side:
        return aim.worth * max(0.0, 2.0 * clash(stack.rating, guard.rating) - 1.0)
    if aim.time and not stack.rating.besieges and CITY_AREAS >> aim.area & 1:
        return 0.0
    return aim.worth


def gain_of(campaign: Campaign, stack: Stack, aim: Aim, cost: int) -> float:
    """What an aim counts for an army that has so far to go."""
    arrival = cost / (4.0 if stack.rating.is_slow else 7.0) + aim.time
    if campaign.turn + arrival > LAST_TURN + 1:
        return 0.0
    return promise_of(stack, aim) * DISCOUNT[int(arrival * 2.0 + 0.5)]


def best_aims(
    campaign: Campaign, stack: Stack, survey: Survey, count: int, joining: bool = True
) -> list[int]:
    """The areas that an army would best go to, and the strongest army that it could join."""
    ways = BY_LAND[open_straits(campaign, stack.side)][stack.at]
    found: list[tuple[float, int]] = []
    for aim in aims_of(campaign, survey, stack.side):
        cost = ways[aim.area]
        if 0 < cost < FAR:
            gain = gain_of(campaign, stack, aim, cost)
            if gain > 0.0:
                found.append((gain, aim.area))
    found.sort(reverse=True)
    areas: list[int] = []
    for _, area in found:
        if area not in areas:
            areas.append(area)
        if len(areas) == count:
            break
    if not joining:
        return areas
    strongest: Stack | None = None
    for other in survey.stacks:
        if other.side != stack.side or other.at == stack.at or other.at >= AREAS:
            continue
        if other.leaders and (strongest is None or other.rating.force > strongest.rating.force):
            strongest = other
    if strongest is not None and strongest.at not in areas:
        areas.append(strongest.at)
    return areas
