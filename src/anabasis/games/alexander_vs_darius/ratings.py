"""How strong armies are, for the computer's players: a rough and quick measure, remembered by what
an army is made of. What people are shown is exact, and in `prospects`."""

from __future__ import annotations

from itertools import count as numbers_from
from math import erf, sqrt
from typing import Final

from anabasis.games.alexander_vs_darius.board import members
from anabasis.games.alexander_vs_darius.counters import (
    CLASSES,
    FOOT_BITS,
    KIND,
    LIGHT_INFANTRY,
    PHALANX_BITS,
    PRICE,
    SIEGE_BITS,
    SPARTAN_PHALANX,
    VALUE,
    WORN,
    classes_in,
    dies,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import COMBAT, INITIATIVE, commander
from anabasis.games.alexander_vs_darius.prospects import fielded
from anabasis.games.alexander_vs_darius.rules.rounds import commanded, highest
from anabasis.games.alexander_vs_darius.turns import ROUNDS

HITS: Final[list[float]] = [(7 - VALUE[KIND[number]]) / 6.0 for number in range(CLASSES)]
"""3.2.2 How likely a unit of each class hits."""


def _worth(number: int) -> float:
    """What a unit of a class is worth, in treasure: about its price; worn, less."""
    unit = KIND[number]
    price = float(PRICE[unit])
    if unit == LIGHT_INFANTRY:
        price = 0.8
    elif unit == SPARTAN_PHALANX:
        price = 4.0
    return price - 1.6 if WORN[unit] == number else price


WORTH: Final[list[float]] = [_worth(number) for number in range(CLASSES)]
IDLE: Final = 0.35
"""What a unit counts that nobody can lead into battle."""
MOST_KEPT: Final = 60_000
MOST_OBJECTS: Final = 8_000
"""So much is kept by number, and so much by tuples or as objects: to forget a thousand of these
takes a third of a millisecond, and no answer must wait long for that."""


class Rating:
    """An army in numbers."""

    def __init__(self, units: int, leaders: int, serial: int) -> None:
        self.serial = serial
        """By this it is known: no other has had it."""
        self.units = units
        self.leaders = leaders
        leading: int = highest(leaders)
        fighting: int = fielded(units, commanded(leading))
        self.count: int = units_in(units)
        self.power = 0.0
        """The hits of a round, on the average, and"""
        self.spread = 0.0
        """their variance."""
        self.dice = 0.0
        self.body = 0.0
        """The hits that it can take."""
        self.flips = 0.0
        """Those of them that cost it no die."""
        self.worth = 0.0
        self.weak = 0.5
        """How likely the weakest die hits."""
        lowest = 1.0
        for number in classes_in(units):
            count = of_class(units, number)
            taking_part = of_class(fighting, number)
            chance = HITS[number]
            self.power += taking_part * chance
            self.spread += taking_part * chance * (1.0 - chance)
            self.dice += taking_part
            self.worth += WORTH[number] * (taking_part + IDLE * (count - taking_part))
            self.body += count if dies(number) else 2.0 * count
            if not dies(number):
                self.flips += taking_part
            lowest = min(lowest, chance)
        self.weak = lowest
        for leader in members(leading):
            chance = COMBAT[leader] / 6.0
            self.power += chance
            self.spread += chance * (1.0 - chance)
            self.dice += 1.0
        self.body += leaders.bit_count()
        self.worth += 0.5 * min(leaders.bit_count(), 4)
        self.force = 0.5 * self.power + 0.2 * min(self.body, 1.7 * self.dice)
        """Both in one number."""
        self.is_slow = units & FOOT_BITS != 0
        self.besieges = units & SIEGE_BITS != 0
        self.has_phalanx = units & PHALANX_BITS != 0
        self.agile = (6 - INITIATIVE[commander(leaders)]) / 6.0 if leaders else 0.0
        """3.3.15 How likely it gets away."""


_RATINGS: Final[dict[tuple[int, int], Rating]] = {}
_NUMBERS: Final = numbers_from()


def rating_of(units: int, leaders: int) -> Rating:
    """How strong an army is."""
    key = (units, leaders)
    found = _RATINGS.get(key)
    if found is None:
        if len(_RATINGS) >= MOST_OBJECTS:
            _RATINGS.clear()
        found = Rating(units, leaders, next(_NUMBERS))
        _RATINGS[key] = found
    return found


class Clash:
    """What a battle between two armies comes to: how likely the first wins, and what share of each
    is left."""

    def __init__(self, won: float, left: float, left_other: float) -> None:
        self.won = won
        self.left = left
        self.left_other = left_other


_CLASHES: Final[dict[int, float]] = {}
"""Numbers, not objects: Python need not look through them when it tidies up."""


def clash(first: Rating, second: Rating, ignored: int = 0) -> float:
    """How likely the first wins a battle of three rounds in which it attacks, and so many of its
    hits are ignored."""
    key = (first.serial << 32 | second.serial) << 3 | ignored
    found = _CLASHES.get(key)
    if found is None:
        if len(_CLASHES) >= MOST_KEPT:
            _CLASHES.clear()
        found = fought(first, second, ROUNDS, 0.0, float(ignored), 0.0).won
        _CLASHES[key] = found
    return found


def fought(
    first: Rating, second: Rating, rounds: int, lead: float, ignored: float, ignored_back: float
) -> Clash:
    """How it goes on the average, with so many rounds to come and the first so many hits ahead."""
    power, power_other = first.power, second.power
    dice, dice_other = first.dice, second.dice
    flips, flips_other = first.flips, second.flips
    body, body_other = first.body, second.body
    variance = 0.4
    for _ in range(rounds):
        scored = min(max(power - ignored, 0.0), dice_other, body_other)
        suffered = min(max(power_other - ignored_back, 0.0), dice, body)
        ignored, ignored_back = 0.0, 0.0
        lead += scored - suffered
        if first.power:
            variance += first.spread * power / first.power
        if second.power:
            variance += second.spread * power_other / second.power
        body -= suffered
        body_other -= scored
        turned = min(flips, suffered)
        flips -= turned
        dead = suffered - turned
        dice = max(dice - dead, 0.0)
        power = max(power - dead * first.weak, 0.0)
        turned = min(flips_other, scored)
        flips_other -= turned
        dead = scored - turned
        dice_other = max(dice_other - dead, 0.0)
        power_other = max(power_other - dead * second.weak, 0.0)
        if body < 0.5 or body_other < 0.5:
            break
    won = 0.5 * (1.0 + erf((lead - 0.5) / sqrt(2.0 * variance)))
    if body_other < 0.5 <= body:
        won = max(won, 0.995)
    elif body < 0.5 <= body_other:
        won = min(won, 0.005)
    return Clash(won, share(body, first.body), share(body_other, second.body))


def share(left: float, whole: float) -> float:
    return max(left, 0.0) / whole if whole else 0.0
