"""Exact odds: the rules themselves, run once for every outcome of the die.

Between frames the run forks, and equal positions merge, so a battle of several rounds stays small.
At a decision a run stops, unless a policy answers it. Weights are exact fractions. Where the tree
is larger than `limit` runs, the rest is sampled and the result says so.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import Any, Generic, TypeVar, cast

from anabasis.core.die import Die, EnumeratingDie, SeededDie
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.position import Action, P

K = TypeVar("K", bound=Hashable)


class Odds(Generic[K]):
    """The probability of each result. `exact` is False when part of it was sampled."""

    def __init__(self) -> None:
        self.chances: dict[K, Fraction] = {}
        self.exact: bool = True
        self.runs: int = 0

    def add(self, key: K, chance: Fraction) -> None:
        self.chances[key] = self.chances.get(key, Fraction(0)) + chance


class Range:
    """Between which limits a chance lies, given what a seat may know. Equal limits: it is known."""

    def __init__(self, low: Fraction, high: Fraction) -> None:
        self.low = low
        self.high = high


def enumerate_runs(run: Callable[[Die], K], limit: int = 100_000, seed: int = 1) -> Odds[K]:
    """The odds of what `run` returns, over everything a die can show it."""
    odds = _every_run(run, limit)
    return odds if odds is not None else _sampled_runs(run, limit, seed)


def _every_run(run: Callable[[Die], K], limit: int) -> Odds[K] | None:
    """All runs with their weights; None if there are more than `limit`."""
    odds: Odds[K] = Odds()
    die = EnumeratingDie()
    while odds.runs < limit:
        key = run(die)
        odds.runs += 1
        odds.add(key, Fraction(die.weight, die.total))
        if not die.advance():
            return odds
    return None


def _sampled_runs(run: Callable[[Die], K], count: int, seed: int) -> Odds[K]:
    """As many runs, at random."""
    odds: Odds[K] = Odds()
    odds.exact = False
    for number in range(count):
        odds.runs += 1
        odds.add(run(SeededDie(seed + number, keep=False)), Fraction(1, count))
    return odds


Policy = Callable[[Any, int], "Action[Any, Any] | None"]
"""Answers a decision for a seat, or says None: the run stops there, open."""


class _Fork(Generic[P]):
    """All the ways in which one step can turn out."""

    def __init__(self, start: P, step: Callable[[P, Die], bool]) -> None:
        self.start = start
        self.step = step
        self.branches: list[tuple[P, bool]] = []

    def run(self, die: Die) -> int:
        branch = cast(P, self.start.clone())
        self.branches.append((branch, self.step(branch, die)))
        return len(self.branches) - 1


class _Reached(Generic[P]):
    """A position and how likely it is."""

    def __init__(self, position: P) -> None:
        self.position = position
        self.chance = Fraction(0)


class _Pool(Generic[P]):
    """Positions with their chances; equal ones are one."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game
        self.found: dict[tuple[Any, ...], _Reached[P]] = {}

    def add(self, position: P, chance: Fraction) -> None:
        reached = self.found.setdefault(self.game.key(position), _Reached(position))
        reached.chance += chance

    def all(self) -> list[tuple[P, Fraction]]:
        return [(reached.position, reached.chance) for reached in self.found.values()]


def spread(
    game: Game[P],
    position: P,
    act: Callable[[P, Die], None],
    policy: Policy | None = None,
    limit: int = 100_000,
) -> tuple[list[tuple[P, Fraction]], bool]:
    """The positions to which `act`, and what runs by itself after it, can lead, with their chances.

    `act` changes the position it is given and may leave frames to run. A position in the result
    waits at a decision, or the game is over in it. The second value is False if it was sampled.
    """

    def first(branch: P, die: Die) -> bool:
        act(branch, die)
        return True

    def later(branch: P, die: Die) -> bool:
        return _go_on(branch, die, policy)

    ends: _Pool[P] = _Pool(game)
    left = limit
    step = first
    todo: list[tuple[P, Fraction]] = [(position, Fraction(1))]
    while todo:
        going: _Pool[P] = _Pool(game)
        for start, chance in todo:
            fork = _Fork(start, step)
            odds = _every_run(fork.run, left)
            if odds is None:
                return _sampled_spread(game, position, act, policy, limit), False
            left -= odds.runs
            for index, share in odds.chances.items():
                branch, goes_on = fork.branches[index]
                (going if goes_on else ends).add(branch, chance * share)
        todo = going.all()
        step = later
    return ends.all(), True


def _sampled_spread(
    game: Game[P],
    position: P,
    act: Callable[[P, Die], None],
    policy: Policy | None,
    count: int,
) -> list[tuple[P, Fraction]]:
    """Where as many runs at random lead, each from the beginning to the end."""
    ends: _Pool[P] = _Pool(game)
    for seed in range(count):
        die = SeededDie(seed, keep=False)
        branch = cast(P, position.clone())
        act(branch, die)
        while _go_on(branch, die, policy):
            pass
        ends.add(branch, Fraction(1, count))
    return ends.all()


def _go_on(branch: Any, die: Die, policy: Policy | None) -> bool:
    """Run one more frame, or have the policy answer; False if the branch waits here."""
    log: list[Event] = []
    if run_one(branch, die, log):
        return True
    if policy is None or not branch.agenda:
        return False
    seat = branch.agenda[-1].waiting()[0]
    action = policy(branch, seat)
    if action is None:
        return False
    begin(branch, seat, action, die, log)
    return True


def over_worlds(
    game: Game[P],
    worlds: list[P],
    act: Callable[[P, Die], None],
    results: Callable[[P, P], Iterable[K]],
    policy: Policy | None = None,
    limit: int = 100_000,
) -> tuple[dict[K, Range], bool]:
    """The chances of several results at once, as far as one can know.

    `results` says what has come about, given the world before and a position after it: any number
    of things, each of which has a chance of its own. A chance that differs between the worlds is a
    range.
    """
    tables: list[dict[K, Fraction]] = []
    exact = True
    for world in worlds:
        table: dict[K, Fraction] = {}
        ends, all_seen = spread(game, world, act, policy, limit)
        exact = exact and all_seen
        for end, chance in ends:
            for result in results(world, end):
                table[result] = table.get(result, Fraction(0)) + chance
        tables.append(table)
    found = {result: None for table in tables for result in table}
    ranges = {
        result: Range(
            min([table.get(result, Fraction(0)) for table in tables]),
            max([table.get(result, Fraction(0)) for table in tables]),
        )
        for result in found
    }
    return ranges, exact


def odds_of(
    game: Game[P],
    position: P,
    seat: int,
    action: Action[P, Any],
    key: Callable[[P], K],
    policy: Policy | None = None,
    limit: int = 100_000,
) -> tuple[dict[K, Range], bool]:
    """What an action leads to, over the game's `worlds` for the asking seat."""

    def act(branch: P, die: Die) -> None:
        begin(branch, seat, action, die, [])

    def result(before: P, after: P) -> tuple[K]:
        return (key(after),)

    return over_worlds(game, game.worlds(position, seat), act, result, policy, limit)
