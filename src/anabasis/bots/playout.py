"""Random games at full speed: for simulation, for measuring, and as ground for search."""

from __future__ import annotations

import time
from typing import Any, Final

from anabasis.bots.beside import happen_beside
from anabasis.bots.bot import Bot, RandomBot, sit_down
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.game import Game
from anabasis.core.position import P
from anabasis.core.registry import find_game

UNENDING: Final = 1 << 30


class Playouts:
    """What a series of random games came to. An action is a decision with at least two choices."""

    def __init__(self, games: int, actions: int, seconds: float) -> None:
        self.games = games
        self.actions = actions
        self.seconds = seconds


def play_out(game: Game[P], position: P, die: SeededDie) -> int:
    """Play a position to its end at random, through the door; returns the number of actions."""
    if game.interjects:
        return _play_out_beside(game, position, die)
    actions = 0
    while position.agenda:
        seat = first_to_act(position)
        options = legal(position, seat)
        if len(options) > 1:
            actions += 1
        action = options[die.uniform(len(options))]
        submit(game, position, seat, position.opened, action, die)
    return actions


def _play_out_beside(game: Game[P], position: P, die: SeededDie) -> int:
    """The same in a game with moments at which seats may interject."""
    actions = 0
    bots: list[Bot] = [RandomBot()]
    minds = [die]
    while position.agenda:
        decision = position.agenda[-1].as_decision()
        if decision.beside_verbs:
            happen_beside(game, position, bots, minds, die)
            if not position.agenda:
                break
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
    length = _answers(game, position.clone(), SeededDie(seed, keep=False), UNENDING)
    _answers(game, position, SeededDie(seed, keep=False), length // 2)
    start = time.process_time()
    for _ in range(count):
        position.clone()
    return count / (time.process_time() - start)


def _answers(game: Game[Any], position: Any, die: SeededDie, most: int) -> int:
    """Give so many answers at random, or as many as the game takes; how many that are."""
    given = 0
    while position.agenda and given < most:
        seat = first_to_act(position)
        options = legal(position, seat)
        submit(game, position, seat, position.opened, options[die.uniform(len(options))], die)
        given += 1
    return given
