"""The first greedy bot is a measure, and stays as it was."""

from __future__ import annotations

from hashlib import sha256

import pytest

from anabasis.bots.bot import UnknownBotError, ask, sit_down
from anabasis.bots.greedy_1 import FirstGreedyBot
from anabasis.bots.levels import bot_names, make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.registry import find_game
from breach.game import GAME as BREACH


def test_it_plays_as_it_did_when_it_was_the_only_one() -> None:
    """The digest was taken from the first forty choices of the bot before it had a successor."""
    game = find_game("alexandros")
    stream = SeededDie(77, keep=False).fork(0)
    die = stream.fork(0)
    position, _ = game.setup({}, 2, die)
    sit_down(game, position, die)
    minds = [stream.fork(1 + seat) for seat in range(2)]
    bot = make_bot("greedy-1")
    digest = sha256()
    choices = 0
    while choices < 40:
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0]
        if len(options) > 1:
            choices += 1
            action = ask(bot, game, position, seat, minds[seat])
        digest.update(repr((action.verb, action.args())).encode())
        submit(game, position, seat, position.opened, action, die)
    assert digest.hexdigest()[:12] == "4655505c886e"


def test_nobody_is_offered_it_as_an_opponent() -> None:
    assert bot_names() == ["random", "greedy"]
    assert isinstance(make_bot("greedy-1"), FirstGreedyBot)


def test_it_does_not_know_games_that_came_after_it() -> None:
    die = SeededDie(1)
    position, _ = BREACH.setup({}, 2, die)
    while len(legal(position, first_to_act(position))) < 2:
        seat = first_to_act(position)
        submit(BREACH, position, seat, position.opened, legal(position, seat)[0], die)
    with pytest.raises(UnknownBotError, match="“greedy-1” does not know Breach"):
        ask(make_bot("greedy-1"), BREACH, position, first_to_act(position), die)
