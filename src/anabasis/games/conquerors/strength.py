"""Who would win a battle, for the computer's players: the dice of both sides, without cards."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    NO_CITY,
    SPACE_TYPE,
    STRONGHOLD,
)
from anabasis.games.conquerors.leaders import BATTLE, LEADERS
from anabasis.games.conquerors.numbers import FATIGUE_DICE, NO_LINE, STRONGHOLD_DICE
from anabasis.games.conquerors.state import FRESH, War
from anabasis.games.conquerors.tables import battle_score

DICE: Final[list[int]] = [first + second for first in range(1, 7) for second in range(1, 7)]
_CHANCES: Final[dict[int, float]] = {}
"""What was worked out before."""


class Host:
    """What would fight together: its points, its two best leaders, its Elite Level, whether it is
    tired and whether it has a line of communications."""

    def __init__(self, points: int, rating: int, elite: int, tired: bool, fed: bool) -> None:
        self.points = points
        self.rating = rating
        self.elite = elite
        self.tired = tired
        self.fed = fed


def host_of(war: War, army: int) -> Host:
    """11.3.12 to 11.3.14 An army by itself."""
    return Host(
        war.asp[army],
        rating_of(war, 1 << army),
        war.elite[army],
        war.condition[army] != FRESH,
        war.supplied >> army & 1 == 1,
    )


def host_at(war: War, side: int, space: int) -> Host | None:
    """11.1.1, 11.1.4, 11.1.7 All of a side that can be attacked in a space; None if nobody."""
    points, most, elite, armies = 0, 0, 0, 0
    tired, fed = False, True
    for army in range(ARMIES):
        if war.army_at[army] == space and ARMY_SIDE[army] == side and not war.inside >> army & 1:
            armies |= 1 << army
            points += war.asp[army]
            tired = tired or war.condition[army] != FRESH
            if war.asp[army] > most:
                most, elite = war.asp[army], war.elite[army]
                fed = war.supplied >> army & 1 == 1
    if CITY_OF[space] == NO_CITY and war.holder[space] == side:
        points += war.gsp[space] + war.loose[space]
    return Host(points, rating_of(war, armies), elite, tired, fed) if points else None


def rating_of(war: War, armies: int) -> int:
    """11.3.12 The two best ratings with some armies, a bit each."""
    best, second = 0, 0
    for leader in range(LEADERS):
        where = war.where[leader]
        if where < ARMIES and armies >> where & 1 and BATTLE[leader] > second:
            second = BATTLE[leader]
            if second > best:
                best, second = second, best
    return best + second


def chance(own: Host, foe: Host, space: int, hard: int = 0) -> float:
    """11.3.8, 11.3.9 How likely the first wins when it attacks the other in a space, by a hard path
    or not."""
    mine = own.rating + max(0, own.elite - foe.elite) + hard
    theirs = foe.rating + max(0, foe.elite - own.elite)
    mine += (0 if own.fed else NO_LINE) + (FATIGUE_DICE if own.tired else 0)
    theirs += (0 if foe.fed else NO_LINE) + (FATIGUE_DICE if foe.tired else 0)
    if SPACE_TYPE[space] == STRONGHOLD:
        mine += STRONGHOLD_DICE
    key = ((own.points * 256 + foe.points) * 64 + mine + 16) * 64 + theirs + 16
    known = _CHANCES.get(key)
    if known is None:
        known = _CHANCES[key] = _worked_out(own.points, mine, foe.points, theirs)
    return known


def _worked_out(own: int, mine: int, foe: int, theirs: int) -> float:
    scores = [battle_score(dice + theirs, foe) for dice in DICE]
    won = 0
    for dice in DICE:
        score = battle_score(dice + mine, own)
        for other in scores:
            if score > other:
                won += 1
    return won / (len(DICE) * len(DICE))
