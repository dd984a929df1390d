"""Random games at full speed: for simulation, for measuring, and as ground for search."""

from __future__ import annotations

import time
from typing import Any

from anabasis.bots.bot import sit_down
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.game import Game
from anabasis.core.registry import find_game


class Playouts:
    """What a series of random games came to. An action is a decision with at least two choices."""

    def __init__(self, games: int, actions: int, seconds: float) -> None:
        self.games = games
        self.actions = actions
        self.seconds = seconds


def play_out(game: Game[Any], position: Any, die: SeededDie) -> int:
    """Play a position to its end at random, through the door; returns the number of actions."""
    actions = 0
    while position.agenda:
        seat = first_to_act(position)
        options = legal(position, seat)
        if len(options) > 1:
            actions += 1
        action = options[die.uniform(len(options))]
        submit(game, position, seat, position.opened, action, die)
    return actions


def random_playouts(game_id: str, seats: int, games: int, seed: int) -> Playouts:
    """Play so many random games on one core and take the time."""
    game = find_game(game_id)
    actions = 0
    start = time.process_time()
    for number in range(games):
        die = SeededDie(seed + number, keep=False)
        position, _ = game.setup({}, seats, die)
        sit_down(game, position, die)
        actions += play_out(game, position, die)
    return Playouts(games, actions, time.process_time() - start)


def clones_per_second(game_id: str, seats: int, count: int, seed: int) -> float:
    """Copies a second of a position in the middle of a random game."""
    game = find_game(game_id)
    die = SeededDie(seed, keep=False)
    position, _ = game.setup({}, seats, die)
    sit_down(game, position, die)
    length = play_out(game, position.clone(), SeededDie(seed, keep=False))
    for _ in range(length // 2):
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[die.uniform(len(options))]
        submit(game, position, seat, position.opened, action, die)
    start = time.process_time()
    for _ in range(count):
        position.clone()
    return count / (time.process_time() - start)
