"""Simulation: many games between bots, and what they came to.

Game number i of a simulation is decided by the seed and by i alone, so the result is the same
however many processes share the work.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any, Final

import anabasis.core.door
from anabasis.bots.beside import happen_beside
from anabasis.bots.bot import Bot, ask, sit_down
from anabasis.bots.levels import make_bot
from anabasis.bots.playout import play_out
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit, to_act
from anabasis.core.game import Game
from anabasis.core.registry import find_game
from anabasis.lab.census import Census
from anabasis.lab.interrupts import noted
from anabasis.lab.processes import done_in_order

RANDOM: Final = "random"

_QUICK_BATCH: Final = 25
"""Random games that one task plays: long enough that handing it over costs nothing."""


@dataclass
class Tally:
    """What some of the games came to; tallies add up, in any order, to the same whole."""

    games: int = 0
    actions: int = 0
    turns: int | None = 0
    wins: dict[int, Fraction] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)
    census: Census | None = None
    """What happened, if it was counted."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        if self.turns is None or other.turns is None:
            self.turns = None
        else:
            self.turns += other.turns
        for seat, share in other.wins.items():
            self.wins[seat] = self.wins.get(seat, Fraction(0)) + share
        for reason, count in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + count
        if other.census is not None:
            self.census = self.census or Census()
            self.census.add(other.census)


@dataclass(frozen=True)
class SimReport:
    """What a simulation came to. An action is a decision with at least two choices."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    jobs: int
    compiled: bool
    seconds: float
    """By the clock on the wall, from the first game to the last, starting processes included."""
    tally: Tally
    interrupted: bool = False
    """Somebody pressed Ctrl-C: fewer games were played than asked for."""
    options: dict[str, str] = field(default_factory=dict)
    """The game's options that were given."""

    def plain(self) -> dict[str, Any]:
        tally = self.tally
        games = max(1, tally.games)
        seconds = max(1e-9, self.seconds)
        plain: dict[str, Any] = {
            "game": self.game,
            "games": tally.games,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "bots": self.bots,
            "games_per_s": tally.games / seconds,
            "actions": tally.actions,
            "actions_per_s": tally.actions / seconds,
            "mean_length": tally.actions / games,
        }
        if tally.turns is not None:
            plain["mean_turns"] = tally.turns / games
        wins = [float(tally.wins.get(seat, 0)) for seat in range(self.seats)]
        plain["wins_by_seat"] = wins
        plain["share_by_seat"] = [share_of(won, tally.games) for won in wins]
        plain["ends_by_reason"] = dict(sorted(tally.ends.items()))
        if tally.census is not None:
            plain["events"] = tally.census.plain(tally.games, self.seats)
        plain["jobs"] = self.jobs
        plain["compiled"] = self.compiled
        return plain


CONFIDENCE: Final = 1.959964
"""Standard deviations on either side that hold 95% of the normal distribution."""


def share_of(wins: float, games: int) -> dict[str, float]:
    """The share of games won, with Wilson's interval: where the true share lies, at 95%."""
    if not games:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    share = wins / games
    spread = CONFIDENCE * CONFIDENCE / games
    centre = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return {"share": share, "low": max(0.0, centre - reach), "high": min(1.0, centre + reach)}


def simulate(
    game_id: str,
    games: int,
    seats: int,
    seed: int,
    bots: Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    events: bool = False,
    options: Mapping[str, str] | None = None,
) -> SimReport:
    """Play so many games. `bots` are repeated until every seat has one; none: all play at random.

    `progress` is told the number of games played so far, as it grows. `events`: what happens is
    counted, which slows random games down. `options` are the game's, by key. Ctrl-C ends it with
    the games played so far.
    """
    names = [bots[seat % len(bots)] if bots else RANDOM for seat in range(seats)]
    game = find_game(game_id)
    chosen = tuple((options or {}).items())
    _check(game, seats, names, dict(chosen))
    size = _QUICK_BATCH if all(name == RANDOM for name in names) else 1
    batches = [
        Batch(game_id, seats, seed, tuple(names), first, min(size, games - first), events, chosen)
        for first in range(0, games, size)
    ]
    total = Tally()
    start = time.perf_counter()
    with noted() as interrupts:
        for tally in done_in_order(_play, batches, jobs, interrupts):
            total.add(tally)
            if progress is not None:
                progress(total.games)
    seconds = time.perf_counter() - start
    return SimReport(
        game_id,
        seats,
        seed,
        names,
        jobs,
        is_compiled(),
        seconds,
        total,
        interrupts.seen,
        dict(chosen),
    )


def is_compiled() -> bool:
    """Whether the engine that plays is the compiled one."""
    return str(anabasis.core.door.__file__).endswith((".so", ".pyd"))


def _check(game: Game[Any], seats: int, names: list[str], options: dict[str, str]) -> None:
    """Raise what is wrong with the order before any process is started."""
    game.setup(options, seats, SeededDie(0, keep=False))
    for name in names:
        make_bot(name)


# ---- one batch of games


@dataclass(frozen=True)
class Batch:
    """Games that one process plays in a row."""

    game_id: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    first: int
    count: int
    events: bool
    options: tuple[tuple[str, str], ...] = ()


def play_batch(game: Game[Any], batch: Batch) -> Tally:
    bots = [make_bot(name) for name in batch.bots]
    tally = Tally()
    for number in range(batch.first, batch.first + batch.count):
        stream = SeededDie(batch.seed, keep=False).fork(number)
        tally.add(play_game(game, bots, stream, batch.events, dict(batch.options)))
    return tally


def play_game(
    game: Game[Any],
    bots: list[Bot],
    stream: SeededDie,
    events: bool = False,
    options: Mapping[str, str] | None = None,
) -> Tally:
    """Play one game to its end. The table and each bot have a stream of their own."""
    die = stream.fork(0)
    position, log = game.setup(options or {}, len(bots), die)
    sit_down(game, position, die)
    census = Census() if events else None
    if census is not None:
        census.take(log)
    if all(bot.name == RANDOM for bot in bots):
        if census is None:
            actions = play_out(game, position, die)
        else:
            actions = _play_at_random(game, position, bots, die, census)
    else:
        minds = [stream.fork(1 + seat) for seat in range(len(bots))]
        actions = _play_with(game, position, bots, minds, die, census)
    outcome = game.outcome(position)
    assert outcome is not None
    winners = outcome.ranking[0]
    share = Fraction(1, len(winners))
    return Tally(
        1,
        actions,
        _progress(game, position),
        {seat: share for seat in winners},
        {outcome.reason: 1},
        census,
    )


def _play_at_random(
    game: Game[Any], position: Any, bots: list[Bot], die: SeededDie, census: Census
) -> int:
    """The game that `play_out` plays, with its events counted; returns the number of actions."""
    actions = 0
    minds = [die]
    while position.agenda:
        if game.interjects and game.decision(position).beside_verbs:
            census.take(happen_beside(game, position, bots, minds, die))
            if not position.agenda:
                break
        seat = first_to_act(position)
        options = legal(position, seat)
        actions += len(options) > 1
        action = options[die.uniform(len(options))]
        census.take(submit(game, position, seat, position.opened, action, die))
    return actions


def _play_with(
    game: Game[Any],
    position: Any,
    bots: list[Bot],
    minds: list[SeededDie],
    die: SeededDie,
    census: Census | None,
) -> int:
    """Ask the bots until the game is over; returns the number of actions."""
    actions = 0
    while position.agenda:
        if game.interjects and game.decision(position).beside_verbs:
            log = happen_beside(game, position, bots, minds, die)
            if census is not None:
                census.take(log)
            if not position.agenda:
                break
        decision = to_act(position)[0]
        seat = decision.seat
        options = legal(position, seat)
        action = options[0]
        if len(options) > 1:
            actions += 1
            action = ask(bots[seat], game, position, seat, minds[seat])
        log = submit(game, position, seat, decision.number, action, die)
        if census is not None:
            census.take(log)
    return actions


def _progress(game: Game[Any], position: Any) -> int | None:
    """How far the game got by its own measure, if it has one."""
    try:
        return game.progress(position)
    except NotImplementedError:
        return None


_find_once: Final = cache(find_game)
"""Looking a game up reads every installed package's metadata: a process does it once."""


def _play(batch: Batch) -> Tally:
    return play_batch(_find_once(batch.game_id), batch)
