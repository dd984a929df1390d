"""Where armies meet, for the computer's players: what each seat may lose and may take."""

from __future__ import annotations

from typing import Final

from anabasis.games.final_conquest.armies import (
    BONUS_HOME,
    CAVALRY,
    FORT_CAVALRY,
    FORT_INFANTRY,
    INFANTRY,
    STRENGTH,
    VICTORY_FORTS,
)
from anabasis.games.final_conquest.board import (
    CURRENCY_AT,
    FOOD_AT,
    FORT_AT,
    FORTS,
    MAPS,
    NO_FORT,
    TERRITORIES,
    members,
)
from anabasis.games.final_conquest.chronicle import INDEPENDENT_BONUS, PLACE_BONUS
from anabasis.games.final_conquest.prospects import LEVEL, WIN
from anabasis.games.final_conquest.rules.upkeep import is_over
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    MOST_SEATS,
    NO_SEAT,
    Realm,
    is_own_home,
)
from anabasis.games.final_conquest.survey import Survey
from anabasis.kit.graph import Graph

FARTHEST: Final = 3
"""An army that is more actions away than this counts for nothing."""
_GRAPHS: Final = [
    Graph(TERRITORIES, [(one, other) for one, other, _ in chart.links]) for chart in MAPS
]
BESIDE: Final[list[list[bytes]]] = [[bytes(row) for row in graph.beside] for graph in _GRAPHS]
"""2.7 The territories next to each, on each map."""
AWAY: Final[list[list[bytes]]] = [
    [row[at * TERRITORIES : (at + 1) * TERRITORIES] for at in range(TERRITORIES)]
    for row in [graph.distances() for graph in _GRAPHS]
]
"""On each map, from each territory, how many actions away the others lie."""
FORT_LIST: Final[list[list[int]]] = [members(forts) for forts in FORTS]
LAND_LIST: Final[list[bytes]] = [bytes(chart.territories) for chart in MAPS]
WORTH: Final[list[list[float]]] = [
    [0.2 + 0.5 * FOOD_AT[chart][at] + 0.5 * CURRENCY_AT[chart][at] for at in range(TERRITORIES)]
    for chart in range(len(MAPS))
]
"""What a territory without a fort is worth to who holds it."""
RECRUITS: Final[list[int]] = [
    max(infantry * STRENGTH[INFANTRY], cavalry * STRENGTH[CAVALRY])
    for infantry, cavalry in zip(FORT_INFANTRY, FORT_CAVALRY, strict=True)
]
"""9.5, 9.6, 9.9 The strength that a fort adds before its army acts."""
WITH_HERO: Final = 1
"""What holding heroes is taken to add to the strength of an attack or defence."""


def acts_before(realm: Realm) -> list[int]:
    """8.10 For each seat those who act before its next turn begins, a bit each. The one on turn is
    among them until he acts: then what he has not done yet counts for nothing, so that he does not
    put off the end of his turn only for what he might do."""
    order = realm.order
    seats = realm.seats
    first = 0 if realm.active == NO_SEAT else order.index(realm.active)
    found = [0] * MOST_SEATS
    seen = 0
    waits = not realm.acted and not is_over(realm)
    for place in range(seats):
        seat = order[(first + place) % seats]
        found[seat] = seen
        if seat != realm.active or waits:
            seen |= 1 << seat
    if realm.active != NO_SEAT:
        found[realm.active] = seen & ~(1 << realm.active)
    return found


class Fronts:
    """What follows from who stands next to whom."""

    def __init__(self, realm: Realm, survey: Survey) -> None:
        self.safe = [1.0] * TERRITORIES
        """For each territory how likely its owner still has it when his next turn begins."""
        self.fort_risk = [0.0] * MOST_SEATS
        self.land_risk = [0.0] * MOST_SEATS
        self.stood: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        """For each seat where its armies stand,"""
        self.total = [0] * MOST_SEATS
        """the strength of all of them,"""
        self.best = [0] * MOST_SEATS
        """and of the strongest."""
        self.first = [0.0] * MOST_SEATS
        self.second = [0.0] * MOST_SEATS
        self.third = [0.0] * MOST_SEATS
        """How near a seat is to taking the three forts that it is nearest to."""
        self.edge = [WITH_HERO if held else 0 for held in realm.held]
        self.look_at_armies(realm, survey)
        self.look_at_borders(realm, survey)
        self.look_at_forts(realm, survey)

    def look_at_armies(self, realm: Realm, survey: Survey) -> None:
        """How strong the seats are."""
        owner = survey.owner
        strength = survey.strength
        for at in LAND_LIST[realm.chart]:
            seat = owner[at]
            if seat >= MOST_SEATS:
                continue
            there = strength[at]
            if there == 0:
                continue
            self.stood[seat].append(at)
            self.total[seat] += there
            self.best[seat] = max(self.best[seat], there)

    def look_at_borders(self, realm: Realm, survey: Survey) -> None:
        """13.5 What the neighbours of each territory may do to its owner."""
        owner = survey.owner
        strength = survey.strength
        before = acts_before(realm)
        beside = BESIDE[realm.chart]
        forts = FORT_AT[realm.chart]
        worth = WORTH[realm.chart]
        for at in LAND_LIST[realm.chart]:
            holder = owner[at]
            if holder >= MOST_SEATS:
                continue
            dangers = before[holder]
            defence = -1
            safe = 1.0
            for near in beside[at]:
                seat = owner[near]
                if seat >= MOST_SEATS or not dangers >> seat & 1:
                    continue
                might = strength[near]
                if realm.recruited[near] == 0:
                    might += RECRUITS[forts[near]]
                if might == 0:
                    continue
                if defence < 0:
                    defence = strength[at] + self.edge[holder] + bonus_at(realm, holder, at)
                lead = might + self.edge[seat] - defence
                if lead > -3:
                    safe *= 1.0 - WIN[LEVEL + lead]
            if safe < 1.0:
                self.safe[at] = safe
                if forts[at] != NO_FORT:
                    self.fort_risk[holder] += 1.0 - safe
                else:
                    self.land_risk[holder] += (1.0 - safe) * worth[at]

    def look_at_forts(self, realm: Realm, survey: Survey) -> None:
        """1.2 How near the seats are to forts that are not theirs."""
        owner = survey.owner
        strength = survey.strength
        away = AWAY[realm.chart]
        for fort in FORT_LIST[realm.chart]:
            holder = owner[fort]
            need = 0.0
            if holder < MOST_SEATS:
                need = strength[fort] + bonus_at(realm, holder, fort) + 1.5
            elif holder == INDEPENDENT:
                bonus = INDEPENDENT_BONUS[realm.chronicle][FORT_AT[realm.chart][fort]]
                need = strength[fort] + bonus + 1.0
            distances = away[fort]
            for seat in range(realm.seats):
                if seat != holder:
                    near = nearest(self.stood[seat], strength, distances, need)
                    if near > self.third[seat]:
                        self.rank(seat, near)

    def rank(self, seat: int, near: float) -> None:
        """Put a fort among the three nearest."""
        if near > self.first[seat]:
            self.third[seat] = self.second[seat]
            self.second[seat] = self.first[seat]
            self.first[seat] = near
        elif near > self.second[seat]:
            self.third[seat] = self.second[seat]
            self.second[seat] = near
        else:
            self.third[seat] = near

    def reach(self, seat: int) -> float:
        """How near a seat is to further forts, the nearest counting most."""
        return self.first[seat] + 0.6 * self.second[seat] + 0.3 * self.third[seat]

    def kept(self, watched: int) -> float:
        """1.1, 1.5 How likely enough of these forts are still held when the owner's turn comes."""
        spare = watched.bit_count() - VICTORY_FORTS
        chances = [1.0] + [0.0] * spare
        for at in members(watched):
            safe = self.safe[at]
            for lost in range(spare, 0, -1):
                chances[lost] = chances[lost] * safe + chances[lost - 1] * (1.0 - safe)
            chances[0] *= safe
        return sum(chances)


def nearest(stood: list[int], strength: list[int], distances: bytes, need: float) -> float:
    """How near the armies that stand there are to a fort, the nearest alone: what one counts falls
    with its distance, and with what it lacks of the strength that is needed."""
    best = 0.0
    for at in stood:
        steps = distances[at]
        if steps == 0 or steps > FARTHEST:
            continue
        count = 1.0 if steps == 1 else 0.5 if steps == 2 else 0.28
        if count <= best:
            continue
        there = strength[at]
        if there < need:
            count *= there / need * 0.8
        elif there == 1:
            count *= 0.8
        best = max(best, count)
    return best


def bonus_at(realm: Realm, holder: int, territory: int) -> int:
    """13.5 The bonus with which a seat would defend a territory."""
    if is_own_home(realm, territory) and realm.owner[territory] == holder:
        return BONUS_HOME
    return PLACE_BONUS[realm.chronicle][FORT_AT[realm.chart][territory]]
