"""Simulation: many games between bots, and what they came to.

Game number i of a simulation is decided by the seed and by i alone, so the result is the same
however many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Any, Final

import anabasis.core.door
from anabasis.bots.bot import Bot, ask
from anabasis.bots.levels import make_bot
from anabasis.bots.playout import play_out
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit, to_act
from anabasis.core.game import Game
from anabasis.core.registry import find_game

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

    def plain(self) -> dict[str, Any]:
        tally = self.tally
        games = max(1, tally.games)
        seconds = max(1e-9, self.seconds)
        plain: dict[str, Any] = {
            "game": self.game,
            "games": tally.games,
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.bots,
            "games_per_s": tally.games / seconds,
            "actions": tally.actions,
            "actions_per_s": tally.actions / seconds,
            "mean_length": tally.actions / games,
        }
        if tally.turns is not None:
            plain["mean_turns"] = tally.turns / games
        plain["wins_by_seat"] = [float(tally.wins.get(seat, 0)) for seat in range(self.seats)]
        plain["ends_by_reason"] = dict(sorted(tally.ends.items()))
        plain["jobs"] = self.jobs
        plain["compiled"] = self.compiled
        return plain


def simulate(
    game_id: str,
    games: int,
    seats: int,
    seed: int,
    bots: Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> SimReport:
    """Play so many games. `bots` are repeated until every seat has one; none: all play at random.

    `progress` is told the number of games played so far, as it grows.
    """
    names = [bots[seat % len(bots)] if bots else RANDOM for seat in range(seats)]
    game = find_game(game_id)
    _check(game, seats, names)
    size = _QUICK_BATCH if all(name == RANDOM for name in names) else 1
    batches = [
        Batch(game_id, seats, seed, tuple(names), first, min(size, games - first))
        for first in range(0, games, size)
    ]
    total = Tally()
    start = time.perf_counter()
    for tally in _played(game, batches, jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    seconds = time.perf_counter() - start
    return SimReport(game_id, seats, seed, names, jobs, is_compiled(), seconds, total)


def is_compiled() -> bool:
    """Whether the engine that plays is the compiled one."""
    return str(anabasis.core.door.__file__).endswith((".so", ".pyd"))


def _check(game: Game[Any], seats: int, names: list[str]) -> None:
    """Raise what is wrong with the order before any process is started."""
    game.setup({}, seats, SeededDie(0, keep=False))
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


def play_batch(game: Game[Any], batch: Batch) -> Tally:
    bots = [make_bot(name) for name in batch.bots]
    tally = Tally()
    for number in range(batch.first, batch.first + batch.count):
        tally.add(play_game(game, bots, SeededDie(batch.seed, keep=False).fork(number)))
    return tally


def play_game(game: Game[Any], bots: list[Bot], stream: SeededDie) -> Tally:
    """Play one game to its end. The table and each bot have a stream of their own."""
    die = stream.fork(0)
    position, _ = game.setup({}, len(bots), die)
    if all(bot.name == RANDOM for bot in bots):
        actions = play_out(game, position, die)
    else:
        minds = [stream.fork(1 + seat) for seat in range(len(bots))]
        actions = _play_with(game, position, bots, minds, die)
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
    )


def _play_with(
    game: Game[Any], position: Any, bots: list[Bot], minds: list[SeededDie], die: SeededDie
) -> int:
    """Ask the bots until the game is over; returns the number of actions."""
    actions = 0
    while position.agenda:
        decision = to_act(position)[0]
        seat = decision.seat
        options = legal(position, seat)
        action = options[0]
        if len(options) > 1:
            actions += 1
            action = ask(bots[seat], game, position, seat, minds[seat])
        submit(game, position, seat, decision.number, action, die)
    return actions


def _progress(game: Game[Any], position: Any) -> int | None:
    """How far the game got by its own measure, if it has one."""
    try:
        return game.progress(position)
    except NotImplementedError:
        return None


# ---- processes


def _played(game: Game[Any], batches: list[Batch], jobs: int) -> Iterator[Tally]:
    """The tallies of all batches, in their order."""
    if jobs <= 1:
        for batch in batches:
            yield play_batch(game, batch)
        return
    # Started afresh rather than forked: a thread of the caller's may hold a lock.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _die_of_interrupts) as pool:
        try:
            with _interrupts_ignored():
                tasks = [pool.submit(_play_in_worker, batch) for batch in batches]
            for task in tasks:
                yield task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_find_once: Final = cache(find_game)
"""Looking a game up reads every installed package's metadata: a worker does it once."""


def _play_in_worker(batch: Batch) -> Tally:
    return play_batch(_find_once(batch.game_id), batch)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """What starts meanwhile ignores Ctrl-C from its first moment, and prints no traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _die_of_interrupts() -> None:
    """A worker has nothing to tidy up: on Ctrl-C it just ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
