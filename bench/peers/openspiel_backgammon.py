"""Backgammon in OpenSpiel (rules in C++), played through its Python interface."""

import random

import pyspiel
from stopwatch import report

BACKGAMMON = pyspiel.load_game("backgammon")


def roll(state: pyspiel.State, rng: random.Random) -> int:
    left = rng.random()
    for outcome, chance in state.chance_outcomes():
        left -= chance
        if left < 0:
            return outcome
    return outcome


def step(state: pyspiel.State, rng: random.Random) -> int:
    """Roll the dice, or make one random move; 1 if there was a choice, else 0."""
    if state.is_chance_node():
        state.apply_action(roll(state, rng))
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])
    return len(legal) > 1


def play(rng: random.Random) -> int:
    state = BACKGAMMON.new_initial_state()
    actions = 0
    while not state.is_terminal():
        actions += step(state, rng)
    return actions


def copy(rng: random.Random):
    state = BACKGAMMON.new_initial_state()
    for _ in range(60):
        step(state, rng)
    return state.clone


if __name__ == "__main__":
    report(play, copy)
