"""Games compared with the second model after every action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.greedy import GreedyBot
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, proceed, submit, to_act
from anabasis.core.position import Action
from anabasis.games.conquerors.board import MACEDON, PERSIA, SPACES
from anabasis.games.conquerors.game import GAME
from anabasis.games.conquerors.rules.activity import Act
from anabasis.games.conquerors.rules.lines import reachable
from anabasis.games.conquerors.rules.moments import BATTLE, Moment
from anabasis.games.conquerors.state import War
from tests.rules.conquerors.crowded import crowded
from tests.rules.conquerors.second_ledger import Ledger, sieges
from tests.rules.conquerors.second_model import (
    control,
    counted,
    in_reach,
    points,
    raised,
    stacking,
)

ACTIONS = 300
SKIRMISH = 80
LONG = 1500
WHOLE = 20_000
LINES_EVERY = 150

Chooser = Callable[[War, int, SeededDie], Action[Any, Any]]


def at_random(war: War, seat: int, die: SeededDie) -> Action[Any, Any]:
    """Any action; kinds of actions are drawn before actions, so that all are seen."""
    options = legal(war, seat)
    if die.uniform(2):
        return options[die.uniform(len(options))]
    verbs = sorted({action.verb for action in options})
    verb = verbs[die.uniform(len(verbs))]
    found = [action for action in options if action.verb == verb]
    return found[die.uniform(len(found))]


DULL = frozenset(
    [
        "administer",
        "rest",
        "raise",
        "discard",
        "end-discarding",
        "keep-cards",
        "withdraw",
        "end-withdrawing",
        "replenish",
        "transfer",
        "end-replenishing",
        "found",
        "no-city",
        "spare",
        "roll",
        "offer",
        "halt",
        "let-pass",
        "reorganise",
        "pass",
    ]
)
"""What a warlike player seldom does."""


def warlike(war: War, seat: int, die: SeededDie) -> Action[Any, Any]:
    """Forces move and fight, and cards are played."""
    options = legal(war, seat)
    verbs = sorted({action.verb for action in options})
    keen = [verb for verb in verbs if verb not in DULL]
    if keen and die.uniform(5):
        verbs = keen
    verb = verbs[die.uniform(len(verbs))]
    found = [action for action in options if action.verb == verb]
    return found[die.uniform(len(found))]


def by_bot(war: War, seat: int, die: SeededDie) -> Action[Any, Any]:
    """What the computer player does."""
    return ask(GreedyBot(), GAME, war, seat, die)


def play(seed: int, choose: Chooser, most: int) -> None:
    """A game, or its beginning, compared after every action."""
    die = SeededDie(seed)
    war, _ = GAME.setup({}, 2 if seed % 3 else 1, die)
    sit_down(GAME, war, die)
    compare(war, seed, choose, most, die)


def skirmish(seed: int) -> None:
    """Some rounds from a crowded position."""
    die = SeededDie(seed)
    war = crowded(seed)
    proceed(war, die, [])
    compare(war, seed, warlike, SKIRMISH, die)


def compare(war: War, seed: int, choose: Chooser, most: int, die: SeededDie) -> None:
    """So many actions, compared after each."""
    choice = SeededDie(seed + 100_000)
    ledger = Ledger(war)
    reserve, since = 0, LINES_EVERY
    for number in range(most):
        if not war.agenda:
            break
        asked = to_act(war)[0]
        action = choose(war, asked.seat, choice)
        top = war.agenda[-1]
        ledger.before(
            war, isinstance(top, Moment) and top.moment == BATTLE and action.text() == "pass"
        )
        was = (points(war, MACEDON) + points(war, PERSIA), sum(war.available))
        events = submit(GAME, war, asked.seat, asked.number, action, die)
        told = (seed, number, action.text())
        assert ledger.after(war, events) == [], told
        assert counted(war) == [], told
        if war.round > 0:
            gained = points(war, MACEDON) + points(war, PERSIA) - was[0]
            reserve += was[1] - sum(war.available) + raised(events)
            assert sum(war.available) <= was[1] and gained <= reserve, told
            reserve -= max(0, gained)
        if war.agenda and isinstance(war.agenda[-1], Act):
            reserve = 0  # what was raised is placed, or given up
            assert control(war) + stacking(war) + sieges(war) == [], told
        since += 1
        if war.round > 0 and since >= LINES_EVERY and war.march is None and war.battle is None:
            since = 0
            compare_lines(war)


def compare_lines(war: War) -> None:
    """7.3 Every line from every space, found twice."""
    for side in (MACEDON, PERSIA):
        for space in range(SPACES):
            ours, theirs = in_reach(war, side, space), reachable(war, side, space)
            assert ours == theirs, (side, space, bin(ours), bin(theirs))


@pytest.mark.parametrize("seed", range(4))
def test_random_games_agree(seed: int) -> None:
    play(seed, at_random, ACTIONS)


def test_a_game_of_computer_players_agrees() -> None:
    play(1, by_bot, ACTIONS)


@pytest.mark.parametrize("part", range(4))
def test_skirmishes_agree(part: int) -> None:
    for seed in range(10 * part, 10 * part + 4):
        skirmish(seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_many_skirmishes_agree(part: int) -> None:
    """2,000 in all."""
    for seed in range(3000 + 40 * part, 3040 + 40 * part):
        skirmish(seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_many_random_games_agree(part: int) -> None:
    """500 in all, a third of them with one player on both sides."""
    for seed in range(1000 + 10 * part, 1010 + 10 * part):
        play(seed, at_random, LONG)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_many_games_of_computer_players_agree(part: int) -> None:
    """100 in all, to their end."""
    for seed in range(2000 + 2 * part, 2002 + 2 * part):
        play(seed, by_bot, WHOLE)
