"""What a battle may come to, exactly by hits: how many each side scores, round by round.

The dice are those that the rules name. Who takes the hits is not enumerated: a full unit that two
hits destroy is turned over first, then the weakest are lost, leaders at the end, the lowest in rank
before others; of ships those that hit least. Nobody leaves the battle, and the best units take part
where not all can. All numbers are whole: ways in which dice can fall.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from anabasis.core.die import Die
from anabasis.core.odds import enumerate_runs
from anabasis.games.alexander_vs_darius.board import members
from anabasis.games.alexander_vs_darius.counters import (
    NATIONS,
    NO_ARMY,
    ONE,
    SHIP_VALUE,
    dies,
    hit,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import ADMIRALS
from anabasis.games.alexander_vs_darius.rules import rounds, sea_battle
from anabasis.games.alexander_vs_darius.rules.hits import WORST_FIRST
from anabasis.games.alexander_vs_darius.rules.marching import BEST_FIRST
from anabasis.games.alexander_vs_darius.turns import ROUNDS

NEVER: Final = 1000
"""In the place of a number of hits: no such number."""

# ---- hits


class _Throw:
    """So many dice that hit with this roll or more."""

    def __init__(self, count: int, lowest: int) -> None:
        self.count = count
        self.lowest = lowest

    def run(self, die: Die) -> int:
        return die.hits(self.count, 6, self.lowest)


_WAYS: Final[dict[tuple[int, int], list[int]]] = {}


def ways_of(count: int, lowest: int) -> list[int]:
    """For each number of hits in how many of all ways so many dice bring it: the rule's own throw,
    with everything that a die can show it."""
    found = _WAYS.get((count, lowest))
    if found is None:
        chances = enumerate_runs(_Throw(count, lowest).run).chances
        found = [int(chances.get(hits, Fraction(0)) * 6**count) for hits in range(count + 1)]
        _WAYS[(count, lowest)] = found
    return found


def together(one: list[int], other: list[int]) -> list[int]:
    """The ways in which two throws bring so many hits together."""
    found = [0] * (len(one) + len(other) - 1)
    for at, ways in enumerate(one):
        if ways:
            for more, others in enumerate(other):
                found[at + more] += ways * others
    return found


def spread_of(dice: list[tuple[int, int]]) -> list[int]:
    """For each number of hits the ways in which dice of several kinds bring it."""
    found = [1]
    for count, lowest in dice:
        found = together(found, ways_of(count, lowest))
    return found


def number_of(dice: list[tuple[int, int]]) -> int:
    return sum([count for count, _ in dice])


# ---- who fights


class Force:
    """One side of a battle before a round."""

    def key(self) -> tuple[int, ...]:
        """By this equal forces are known."""
        raise NotImplementedError

    def dice(self) -> list[tuple[int, int]]:
        """What it rolls in the round."""
        raise NotImplementedError

    def capacity(self) -> int:
        """How many hits it can take in the round."""
        raise NotImplementedError

    def after(self, hits: int) -> Force:
        """The same force after so many hits."""
        raise NotImplementedError

    def is_gone(self) -> bool:
        raise NotImplementedError


class LandForce(Force):
    """3.3 An army: who takes part in the round, and who stands by."""

    def __init__(self, units: int, leaders: int, four: bool = False) -> None:
        self.units = units
        self.leaders = leaders
        self.four = four
        """7.1.1 Whether Alexander rolls four dice in this round."""
        self.leading: int = rounds.highest(leaders)
        self.fighting: int = fielded(units, rounds.commanded(self.leading))

    def key(self) -> tuple[int, ...]:
        return (self.units, self.leaders, 1 if self.four else 0)

    def dice(self) -> list[tuple[int, int]]:
        return rounds.dice_of(self.fighting, self.leading, self.four)

    def capacity(self) -> int:
        return units_in(self.fighting) + self.leading.bit_count()

    def after(self, hits: int) -> Force:
        units, leaders = self.units, self.leaders
        fighting = self.fighting
        for kills in (False, True):
            for number in WORST_FIRST:
                count = min(hits, of_class(fighting, number))
                if count and dies(number) == kills:
                    units = hit(units, number, count)
                    hits -= count
        for leader in reversed(members(self.leading)):
            if hits:
                leaders &= ~(1 << leader)
                hits -= 1
        return LandForce(units, leaders)

    def is_gone(self) -> bool:
        return self.units == NO_ARMY and self.leaders == 0


def fielded(units: int, room: int) -> int:
    """3.1.4 The best of these units, as many as can be commanded."""
    if units_in(units) <= room:
        return units
    found = NO_ARMY
    for number in BEST_FIRST:
        count = min(room, of_class(units, number))
        found += count * ONE[number]
        room -= count
    return found


WEAKEST_SHIPS: Final[list[int]] = sorted(range(NATIONS), key=lambda one: (-SHIP_VALUE[one], one))


class SeaForce(Force):
    """3.4 A fleet: its ships by nation, and with each nation the admirals aboard, who go down with
    the last of its ships (1.4.42)."""

    def __init__(
        self, ships: tuple[int, ...], admirals: tuple[int, ...], surprised: bool = False
    ) -> None:
        self.ships = ships
        self.admirals = tuple(
            [leaders & ADMIRALS if ships[at] else 0 for at, leaders in enumerate(admirals)]
        )
        self.surprised = surprised
        """3.4.9 Whether it is attacked in port."""

    def key(self) -> tuple[int, ...]:
        return (*self.ships, *self.admirals, 1 if self.surprised else 0)

    def dice(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for nation, ships in enumerate(self.ships):
            if ships:
                leaders = self.admirals[nation]
                found += sea_battle.dice_of(ships, nation, leaders, self.surprised)
        return found

    def capacity(self) -> int:
        return sum(self.ships)

    def after(self, hits: int) -> Force:
        ships = list(self.ships)
        for nation in WEAKEST_SHIPS:
            lost = min(hits, ships[nation])
            ships[nation] -= lost
            hits -= lost
        return SeaForce(tuple(ships), self.admirals, self.surprised)

    def is_gone(self) -> bool:
        return sum(self.ships) == 0


# ---- one round


def scored(force: Force, against: Force, ignored: int) -> list[int]:
    """3.2.6, 3.3.28, 7.2.9 For each number of hits that take effect the ways in which a force
    scores it: the ignored do not, nor those that nobody is left to take."""
    most = against.capacity()
    found = [0] * (most + 1)
    for hits, ways in enumerate(spread_of(force.dice())):
        found[min(max(hits - ignored, 0), most)] += ways
    return found


class RoundOdds:
    """3.3.4 How a round may go: whether the first force scores more hits than the other, as many,
    or fewer."""

    def __init__(self, first: Force, second: Force, ignored: tuple[int, int]) -> None:
        ours = scored(first, second, ignored[0])
        theirs = scored(second, first, ignored[1])
        every = sum(ours) * sum(theirs)
        more, level = 0, 0
        for hits, ways in enumerate(ours):
            more += ways * sum(theirs[:hits])
            if hits < len(theirs):
                level += ways * theirs[hits]
        self.more = Fraction(more, every)
        self.level = Fraction(level, every)
        self.fewer = 1 - self.more - self.level


# ---- the whole battle


class Ends:
    """3.3.26 to 3.3.30 How likely the first force wins, the second, and neither."""

    def __init__(self, first: Fraction, second: Fraction) -> None:
        self.first = first
        self.second = second
        self.neither = 1 - first - second


class _Standing:
    """Where a battle can stand before a round: both forces, and by how many hits the first is
    ahead."""

    def __init__(self, first: Force, second: Force, lead: int) -> None:
        self.first = first
        self.second = second
        self.lead = lead
        self.ways = 0

    def key(self) -> tuple[int, ...]:
        return (self.lead, *self.first.key(), -1, *self.second.key())


_ENDS: Final[dict[tuple[int, ...], Ends]] = {}
MOST_KEPT: Final = 400
"""So many battles are remembered."""


def ends_of(
    first: Force, second: Force, round: int, lead: int = 0, ignored: tuple[int, int] = (0, 0)
) -> Ends:
    """How a battle may end that stands before this round, the first force being so many hits ahead;
    `ignored` are hits of the round to come that do not count. The first force attacks: with equal
    hits it has lost."""
    key = (round, *ignored, *_Standing(first, second, lead).key())
    found = _ENDS.get(key)
    if found is None:
        if len(_ENDS) >= MOST_KEPT:
            _ENDS.clear()
        found = _fought_out(_Standing(first, second, lead), round, ignored)
        _ENDS[key] = found
    return found


class _Score:
    """What a force can score on another in a round, in ways that are the same number for all."""

    def __init__(self, force: Force, against: Force, ignored: int, scale: int) -> None:
        ways = scored(force, against, ignored)
        factor = scale // sum(ways)
        self.ways = [one * factor for one in ways]
        self.up_to = [0]
        """For each number of hits the ways in which it scores fewer."""
        for one in self.ways:
            self.up_to.append(self.up_to[-1] + one)


def _fought_out(start: _Standing, round: int, ignored: tuple[int, int]) -> Ends:
    scales = (6 ** number_of(start.first.dice()), 6 ** number_of(start.second.dice()))
    every = scales[0] * scales[1]
    start.ways = 1
    standings = {start.key(): start}
    won, lost = 0, 0
    whole = 1
    for number in range(round, ROUNDS + 1):
        whole *= every
        won *= every
        lost *= every
        later: dict[tuple[int, ...], _Standing] = {}
        scores: dict[tuple[int, ...], _Score] = {}
        for one in standings.values():
            ours = _score_of(scores, one.first, one.second, ignored[0], scales[0])
            theirs = _score_of(scores, one.second, one.first, ignored[1], scales[1])
            if number == ROUNDS:
                more, fewer = _last_round(one, ours, theirs)
            else:
                more, fewer = _next_round(one, ours, theirs, later)
            won += one.ways * more
            lost += one.ways * fewer
        standings = later
        ignored = (0, 0)
    return Ends(Fraction(won, whole), Fraction(lost, whole))


def _score_of(
    scores: dict[tuple[int, ...], _Score], force: Force, against: Force, ignored: int, scale: int
) -> _Score:
    key = (scale, *force.key(), -1, against.capacity())
    found = scores.get(key)
    if found is None:
        found = _Score(force, against, ignored, scale)
        scores[key] = found
    return found


def _next_round(
    one: _Standing, ours: _Score, theirs: _Score, later: dict[tuple[int, ...], _Standing]
) -> tuple[int, int]:
    """A round after which another may come: the ways in which the battle is won and lost in it;
    where it can stand afterwards goes to the others."""
    won, lost = 0, 0
    firsts = [one.first.after(hits) for hits in range(len(theirs.ways))]
    seconds = [one.second.after(hits) for hits in range(len(ours.ways))]
    for scored_now, ways in enumerate(ours.ways):
        for suffered, others in enumerate(theirs.ways):
            both = ways * others
            if not both:
                continue
            first, second = firsts[suffered], seconds[scored_now]
            if first.is_gone() or second.is_gone():
                if not first.is_gone():
                    won += both
                elif not second.is_gone():
                    lost += both
                continue
            standing = _Standing(first, second, one.lead + scored_now - suffered)
            standing = later.setdefault(standing.key(), standing)
            standing.ways += one.ways * both
    return won, lost


def _last_round(one: _Standing, ours: _Score, theirs: _Score) -> tuple[int, int]:
    """The ways in which a battle is won and lost in its last round."""
    won, lost = 0, 0
    every = theirs.up_to[-1]
    first_dies = _deadly(one.first)
    second_dies = _deadly(one.second)
    for scored_now, ways in enumerate(ours.ways):
        if not ways:
            continue
        alive = theirs.up_to[min(first_dies, len(theirs.ways))]
        if scored_now >= second_dies:
            won += ways * alive
        else:
            ahead = max(0, min(one.lead + scored_now, first_dies, len(theirs.ways)))
            won += ways * theirs.up_to[ahead]
            lost += ways * (every - theirs.up_to[ahead])
    return won, lost


def _deadly(force: Force) -> int:
    """The hits in one round that leave nothing of a force; `NEVER` if none do."""
    most = force.capacity()
    return most if force.after(most).is_gone() else NEVER
