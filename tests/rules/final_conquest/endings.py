"""How games of Final Conquest are brought to ends that they seldom come to by themselves."""

from __future__ import annotations

from functools import cache

from anabasis.games.final_conquest.armies import strength_of
from anabasis.games.final_conquest.board import AROUND, members
from anabasis.games.final_conquest.state import (
    BY_ALL_FELL,
    BY_LAST_LEFT,
    GOING_ON,
    Realm,
    forts_of,
    holds_home,
    home_of,
    is_out,
)
from tests.games.endings import Way

OVER = 1000.0
FAR = 12


def one_left(realm: Realm) -> float:
    """16.10 The first seat goes from home to home; the others do nothing against it."""
    if realm.ending != GOING_ON:
        return OVER if realm.ending == BY_LAST_LEFT else -OVER
    if realm.round == 0:
        return 0.0
    others = [seat for seat in range(1, realm.seats) if not is_out(realm, seat)]
    worth = -20.0 * len(others) - sum(weight(realm, seat) for seat in others)
    worth += 0.02 * min(realm.units[0], 8) + 0.2 * best_army(realm, 0)
    worth -= 0.3 * min((nearest(realm, 0, prey(realm, seat)) for seat in others), default=0)
    return worth - (5.0 if forts_of(realm, 0).bit_count() > 3 else 0.0)


def all_fell(realm: Realm) -> float:
    """16.11 Everybody loses what can be lost, and nobody alone."""
    if realm.ending != GOING_ON:
        return OVER if realm.ending == BY_ALL_FELL else -OVER
    if realm.round == 0:
        return 0.0
    left = [seat for seat in range(realm.seats) if not is_out(realm, seat)]
    homes = [home_of(realm, seat) for seat in left if holds_home(realm, seat)]
    worth = 8.0 * (realm.seats - len(left)) if len(left) > 1 else -OVER
    worth -= 6.0 * len(homes) + sum(max(realm.units[seat], 1) for seat in left) * 0.5
    for seat in left:
        others = [home for home in homes if home != home_of(realm, seat)]
        if others:
            worth -= 0.2 * nearest(realm, seat, others) - 0.6 * min(best_army(realm, seat), 8)
        if forts_of(realm, seat).bit_count() > 3:
            worth -= 5.0
    return worth


def weight(realm: Realm, seat: int) -> float:
    """What a seat would have to lose before it is out."""
    return realm.units[seat] + (6.0 if holds_home(realm, seat) else 0.0)


def prey(realm: Realm, seat: int) -> list[int]:
    """Where a seat can be met."""
    return [home_of(realm, seat)] if holds_home(realm, seat) else members(realm.ground[seat])


def best_army(realm: Realm, seat: int) -> float:
    """The strength of the strongest army of a seat."""
    return max([float(strength_of(realm.armies[at])) for at in members(realm.ground[seat])] or [0])


def nearest(realm: Realm, seat: int, goals: list[int]) -> int:
    """The steps from a seat's strongest army to the nearest goal."""
    own = members(realm.ground[seat])
    if not own or not goals:
        return FAR
    start = max(own, key=lambda at: int(strength_of(realm.armies[at])))
    return min(steps(realm.chart, start)[goal] for goal in goals)


@cache
def steps(chart: int, start: int) -> list[int]:
    """How many steps each territory is from one."""
    found = [FAR] * len(AROUND[chart])
    found[start] = 0
    queue = [start]
    for at in queue:
        for other in members(AROUND[chart][at]):
            if found[other] == FAR:
                found[other] = found[at] + 1
                queue.append(other)
    return found


WAYS = {"last-left": Way(one_left, 3), "all-fell": Way(all_fell, 3)}
