"""What a computer player is shown: in a process of its own, from plain data, dealt anew for its
seat and listed anew, a position has the answers that it has at the table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.greedy import GreedyBot
from anabasis.core import registry
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, submit, to_act
from anabasis.core.game import Game
from tests.games.every_game import find_game
from tests.games.random_match import random_choices
from tests.games.sampling import as_bytes, every_table, fresh, texts

EVERY = 13
"""So many decisions of a random game go by until one is looked at."""
MOST = 900
GREEDY = 40
"""So many decisions of greedy players are looked at."""


def from_bytes(game: Game[Any], data: bytes) -> Any:
    return game.from_plain(msgspec.json.decode(data))


def differing(game: Game[Any], position: Any, seat: int, die: SeededDie) -> list[str]:
    """The ways of showing a seat its position that change what it may answer."""
    redealt = game.redealt(position, seat, die)
    ways = {
        "listed anew": fresh(position),
        "as plain data": from_bytes(game, as_bytes(game, position)),
        "redealt": redealt,
        "redealt, listed anew": fresh(redealt),
        "redealt, as plain data": from_bytes(game, as_bytes(game, redealt)),
    }
    offered = texts(position, seat)
    return [way for way, shown in ways.items() if texts(shown, seat) != offered]


@every_table
def test_in_random_games_a_seat_is_shown_what_it_may_answer(game: Game[Any], seats: int) -> None:
    die = SeededDie(1)
    for count, choice in enumerate(random_choices(game, seats, 13)):
        if count == MOST:
            break
        if count % EVERY == 0:
            for seat in {choice.seat, *[asked.seat for asked in to_act(choice.match.position)]}:
                assert differing(game, choice.match.position, seat, die) == []


@every_table
def test_in_games_of_greedy_players_too(game: Game[Any], seats: int) -> None:
    die = SeededDie(2)
    bot = GreedyBot(ahead=0)
    position, _ = game.setup({}, seats, die)
    sit_down(game, position, die)
    for _ in range(GREEDY):
        if not to_act(position):
            return
        seat = first_to_act(position)
        assert differing(game, position, seat, die) == []
        action = ask(bot, game, position, seat, die)
        submit(game, position, seat, position.opened, action, die)


def answers(game_id: str, shown: list[tuple[bytes, int]]) -> list[list[str]]:
    """In a process of its own: what the seats may answer."""
    game = find_game(game_id)
    return [texts(from_bytes(game, data), seat) for data, seat in shown]


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_a_process_that_has_not_seen_the_game_finds_the_same_answers(
    elsewhere: ProcessPoolExecutor, game_id: str
) -> None:
    game = find_game(game_id)
    shown: list[tuple[bytes, int]] = []
    offered: list[list[str]] = []
    for count, choice in enumerate(random_choices(game, max(game.seats), 12)):
        if count == MOST:
            break
        if count % (3 * EVERY) == 0:
            redealt = game.redealt(choice.match.position, choice.seat, SeededDie(count))
            shown.append((as_bytes(game, redealt), choice.seat))
            offered.append(texts(choice.match.position, choice.seat))
    assert elsewhere.submit(answers, game_id, shown).result() == offered
