"""Catan in catanatron (pure Python), four random players."""

import random

from catanatron import Color, Game, Player
from catanatron.game import TURNS_LIMIT
from stopwatch import report


def new_game(rng: random.Random) -> Game:
    return Game([Player(color) for color in Color], seed=rng.randrange(1, 2**31))


def step(game: Game, rng: random.Random) -> int:
    """Play one random action; 1 if there was a choice, else 0."""
    legal = game.state.playable_actions
    game.execute(legal[int(rng.random() * len(legal))], validate_action=False)
    return len(legal) > 1


def play(rng: random.Random) -> int:
    game = new_game(rng)
    actions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions += step(game, rng)
    return actions


def copy(rng: random.Random):
    game = new_game(rng)
    for _ in range(200):
        step(game, rng)
    return game.copy


if __name__ == "__main__":
    report(play, copy)
