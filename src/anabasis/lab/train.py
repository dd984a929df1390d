"""Training: weights for the features of a game, fitted to games that bots play among themselves.

The first games are random. From then on the greedy bot plays them, by the weights of the round
before, with a random action now and then so that it sees more than its own habits, and every fourth
game against its former self. Everything is decided by the seed, whatever the build and however many
processes share the work.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from anabasis.bots.bot import Bot, RandomBot, ask, sit_down
from anabasis.bots.fit import Sample, fitted
from anabasis.bots.greedy import GreedyBot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.game import Game
from anabasis.core.registry import find_game
from anabasis.core.versions import spoken
from anabasis.core.weights import Weights, digest_of
from anabasis.lab.interrupts import Interrupts, noted
from anabasis.lab.processes import done_in_order

ROUNDS: Final = 5
REMEMBERED: Final = 3
"""So many rounds of games, the last ones, the weights are fitted to."""
RANDOM_ACTIONS: Final = 3
"""So many actions in a hundred are random."""
FORMER: Final = 4
"""Every so many games one seat plays against its former self."""
SAMPLES: Final = 24
"""So many positions of a game are kept."""
DIGITS: Final = 4
"""Digits of a weight after the point."""
MOST_ACTIONS: Final = 5000
"""A game that goes on for longer is given up."""

Row = tuple[float, ...]
Plain = tuple[list[list[float]], list[float]]
"""A sample, as it goes from process to process."""


@dataclass(frozen=True)
class TrainingGame:
    """A game to be played."""

    game_id: str
    seats: int
    seed: int
    number: int
    rows: tuple[Row, ...]
    """The weights of the rounds before."""


@dataclass(frozen=True)
class Trained:
    """What a training came to."""

    game: Game[Any]
    each: int
    """Games for each number of seats."""
    seed: int
    games: int
    """Games that were played."""
    weights: dict[int, Row] | None
    """What each feature is worth, by the number of seats; None if somebody pressed Ctrl-C."""

    def command(self) -> str:
        """What makes the same weights again."""
        line = f"anabasis train {self.game.id}"
        return f"{line} --games {self.each} --seed {self.seed}" if self.each else line

    def text(self) -> str:
        """The game's file of weights."""
        assert self.weights is not None
        names = self.game.feature_names
        plain: dict[str, Any] = {
            "game": self.game.id,
            "command": self.command(),
            "games": self.each,
            "seed": self.seed,
            "versions": spoken(self.game.versions.newest()),
            "weights": {
                str(seats): dict(zip(names, row, strict=True))
                for seats, row in self.weights.items()
            },
        }
        return json.dumps(plain | {"digest": digest_of(plain)}, indent=1) + "\n"


def train(
    game_id: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Trained:
    """Fit weights to so many games for each number of seats; none is played where all weights are
    given. `progress` is told the number of games played so far. Ctrl-C ends it without weights."""
    game = find_game(game_id)
    low, high = game.seats
    if not any(weight is None for weight in given_weights(game)):
        games = 0
    weights: dict[int, Row] = {}
    played = 0

    def tell() -> None:
        nonlocal played
        played += 1
        if progress is not None:
            progress(played)

    with noted() as interrupts:
        for seats in range(low, high + 1):
            row = trained_row(game, seats, games, seed, jobs, interrupts, tell)
            if row is None:
                return Trained(game, games, seed, played, None)
            weights[seats] = row
    return Trained(game, games, seed, played, weights)


def trained_row(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int,
    jobs: int,
    interrupts: Interrupts,
    tell: Callable[[], None],
) -> Row | None:
    """The weights for one number of seats."""
    rows: list[Row] = []
    remembered: list[list[Sample]] = []
    for done in range(ROUNDS):
        first, end = (games * part // ROUNDS for part in (done, done + 1))
        tasks = [
            TrainingGame(game.id, seats, seed, number, tuple(rows)) for number in range(first, end)
        ]
        samples: list[Sample] = []
        for found in done_in_order(play_training, tasks, jobs, interrupts):
            samples += [Sample(features, won) for features, won in found]
            tell()
        if interrupts.seen:
            return None
        remembered = [*remembered, samples][-REMEMBERED:]
        everything = [sample for part in remembered for sample in part]
        row = fitted(everything, given_weights(game))
        rows.append(tuple([round(weight, DIGITS) for weight in row]))
    return rows[-1]


def given_weights(game: Game[Any]) -> list[float | None]:
    """The weight of each feature, where it is given."""
    return [game.known_weights.get(name) for name in game.feature_names]


# ---- games


_find_once: Final = cache(find_game)


def play_training(task: TrainingGame) -> list[Plain]:
    """Play one game; what it leaves to learn from."""
    game = _find_once(task.game_id)
    stream = SeededDie(task.seed, keep=False).fork(task.seats).fork(task.number)
    return kept(play_one(game, players(game, task), stream), stream.fork(1))


def players(game: Game[Any], task: TrainingGame) -> list[Bot]:
    """Who plays a game."""
    now = player(game, task.seats, task.rows, 1)
    if task.number % FORMER:
        return [now] * task.seats
    former = player(game, task.seats, task.rows, 2)
    turn = task.number // FORMER % task.seats
    return [now if seat == turn else former for seat in range(task.seats)]


def player(game: Game[Any], seats: int, rows: tuple[Row, ...], back: int) -> Bot:
    """The greedy bot by the weights of so many rounds back; before the first, a random one."""
    if len(rows) < back:
        return RandomBot()
    return GreedyBot(Weights(game.feature_names, {seats: rows[-back]}), ahead=0)


def play_one(game: Game[Any], bots: list[Bot], stream: SeededDie) -> list[Plain]:
    """Play a game to its end: the features at each choice, and what share of the win each seat
    came to."""
    die = stream.fork(0)
    minds = [stream.fork(2 + seat) for seat in range(len(bots))]
    position, _ = game.setup({}, len(bots), die)
    sit_down(game, position, die)
    met: list[list[list[float]]] = []
    for _ in range(MOST_ACTIONS):
        if not position.agenda:
            break
        if not game.decision(position).continues():
            met.append([game.features(position, seat) for seat in range(len(bots))])
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0]
        if len(options) > 1:
            if minds[seat].uniform(100) < RANDOM_ACTIONS:
                action = options[minds[seat].uniform(len(options))]
            else:
                action = ask(bots[seat], game, position, seat, minds[seat])
        submit(game, position, seat, position.opened, action, die)
    if position.agenda:
        return []
    won = game.shares_of_win(position)
    return [(features, won) for features in met]


def kept(samples: list[Plain], die: SeededDie) -> list[Plain]:
    """Some of the positions of a game, at random: those of one game tell much the same."""
    left = samples.copy()
    die.shuffle(left)
    return left[:SAMPLES]
