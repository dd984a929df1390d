"""What armies are on their way to, for the computer's players: one thing after the other."""

from __future__ import annotations

from itertools import count as numbers_from
from typing import Final

from anabasis.games.alexander_vs_darius.aims import DISCOUNT, Aim, aims_of, promise_of
from anabasis.games.alexander_vs_darius.board import AREAS, BERTH_SEA, MACEDON, PERSIA, SEAS_OF
from anabasis.games.alexander_vs_darius.counters import COMMANDS
from anabasis.games.alexander_vs_darius.leaders import ARIOBARZANES, commander, count_of
from anabasis.games.alexander_vs_darius.ratings import MOST_KEPT, MOST_OBJECTS
from anabasis.games.alexander_vs_darius.routes import BY_LAND, BY_SEA, FAR, open_straits
from anabasis.games.alexander_vs_darius.rules.standing import has_ships
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.games.alexander_vs_darius.survey import Stack, Survey
from anabasis.games.alexander_vs_darius.turns import LAST_TURN

BEST_TOURS: Final = (1.0, 0.5, 0.25)
"""How much the best tours of a seat count."""
PERSIAN_TOURS: Final = 0.5
"""The Persian is not the one who must win ground."""
ARIOBARZANES_ROAMS: Final = 12
"""How far Ariobarzanes goes, in movement points."""


class Tours:
    """What the armies of both seats are on their way to. A leader alone takes nothing (1.3.11)."""

    def __init__(self, campaign: Campaign, survey: Survey) -> None:
        self.worth = [0.0, 0.0]
        self.straits = (open_straits(campaign, MACEDON), open_straits(campaign, PERSIA))
        """The straits that each may cross."""
        for seat in (MACEDON, PERSIA):
            known = Known(campaign, survey, seat, self.straits[seat])
            first, second, third = 0.0, 0.0, 0.0
            for stack in survey.stacks:
                if stack.side != seat or not stack.leaders or not stack.rating.count:
                    continue
                worth = known.tour(stack)
                if worth > first:
                    first, second, third = worth, first, second
                elif worth > second:
                    second, third = worth, second
                elif worth > third:
                    third = worth
            worth = BEST_TOURS[0] * first + BEST_TOURS[1] * second + BEST_TOURS[2] * third
            self.worth[seat] = worth if seat == MACEDON else PERSIAN_TOURS * worth


class Known:
    """The tours of a seat's armies on one map, and what of them is known from maps before: as long
    as markers and enemies stay, so does what an army could take."""

    def __init__(self, campaign: Campaign, survey: Survey, seat: int, straits: int) -> None:
        self.campaign = campaign
        self.survey = survey
        self.seat = seat
        self.straits = straits
        self.aims: list[Aim] = []
        enemies = tuple(
            [stack.rating.serial << 8 | stack.at for stack in survey.stacks if stack.side != seat]
        )
        self.number: int = number_of_map(
            (
                seat << 8 | straits,
                campaign.turn << 8 | campaign.once,
                campaign.was_macedonian,
                campaign.events << 1 | campaign.revolted,
                survey.marker,
                enemies,
            )
        )
        """By this the map is known."""

    def tour(self, stack: Stack) -> float:
        by_sea = stack.at >= AREAS or is_afloat(self.campaign, stack)
        key = (self.number << 32 | stack.rating.serial) << 9 | stack.at << 1 | (1 if by_sea else 0)
        found = _TOURS.get(key)
        if found is None:
            if not self.aims:
                self.aims = aims_of(self.campaign, self.survey, self.seat)
            if len(_TOURS) >= MOST_KEPT:
                _TOURS.clear()
            ways = BY_SEA[self.straits] if by_sea else BY_LAND[self.straits]
            found = tour_of(self.campaign, stack, self.aims, ways)
            _TOURS[key] = found
        return found


_TOURS: Final[dict[int, float]] = {}
_MAPS: Final[dict[tuple[int, int, int, int, bytes, tuple[int, ...]], int]] = {}
_NUMBERS: Final = numbers_from()


def number_of_map(key: tuple[int, int, int, int, bytes, tuple[int, ...]]) -> int:
    """A number for all on the map that tours depend on: no other map has had it."""
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) >= MOST_OBJECTS:
            _MAPS.clear()
        found = next(_NUMBERS)
        _MAPS[key] = found
    return found


def tour_of(campaign: Campaign, stack: Stack, aims: list[Aim], ways: list[bytes]) -> float:
    """What an army may take one after the other, the best first; later things count less."""
    rating = stack.rating
    at = stack.at
    points = 4.0 if rating.is_slow else 7.0
    furthest = ARIOBARZANES_ROAMS if is_bound(stack) else FAR - 1
    promises = [promise_of(stack, aim) for aim in aims]
    total = 0.0
    time = 0.0
    stops = 4 if rating.power > 2.5 else 2
    last = LAST_TURN + 1.0 - campaign.turn
    for _ in range(stops):
        best = 0.0
        which = -1
        when = 0.0
        row = ways[at]
        for number, promise in enumerate(promises):
            if promise <= best:
                continue
            aim = aims[number]
            cost = row[aim.area]
            if cost > furthest:
                continue
            arrival = time + cost / points + aim.time
            if arrival > last:
                continue
            gain = promise * DISCOUNT[int(arrival * 2.0 + 0.5)]
            if gain > best:
                best, which, when = gain, number, arrival
        if which < 0:
            break
        total += best
        time = when
        at = aims[which].area
        promises[which] = 0.0
    return total


def is_bound(stack: Stack) -> bool:
    """7.1.8 Whether an army cannot do without Ariobarzanes, who does not leave his country."""
    if not stack.leaders >> ARIOBARZANES & 1:
        return False
    others = stack.leaders & ~(1 << ARIOBARZANES)
    return (
        commander(stack.leaders) == ARIOBARZANES or COMMANDS * count_of(others) < stack.rating.count
    )


def is_afloat(campaign: Campaign, stack: Stack) -> bool:
    """Whether ships wait for an army that can take all of it aboard."""
    for sea in SEAS_OF[stack.at]:
        if has_ships(campaign, 1 - stack.side, sea):
            continue
        room = 0
        for fleet in campaign.fleets:
            if BERTH_SEA[fleet.berth] == sea and (fleet.nation == 0) == (stack.side == PERSIA):
                room += fleet.ships
        if room >= stack.rating.count > 0:
            return True
    return False
