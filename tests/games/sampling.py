"""Positions and actions of any game, spread over random games: what the contract is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import legal, objection
from anabasis.core.game import Game
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.core.rulebook import read_cases, rulebook_text
from tests.games.golden import tables
from tests.games.random_match import Choice, random_choices, random_match

SEEDS = (11, 12)
DECISIONS = 30
"""How many positions of each game are looked at closely."""
WHOLE_GRAMMAR = 3000
SAMPLE = 600
FEW = 150

every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game, seats in tables()],
)


@lru_cache
def cases(game: Game[Any]) -> frozenset[str]:
    """The case numbers of a game's rulebook."""
    return frozenset(case.id for case in read_cases(rulebook_text(game)))


@lru_cache
def grammar_of(game: Game[Any]) -> tuple[Action[Any, Any], ...]:
    return tuple(game.grammar)


def well_formed(game: Game[Any], die: SeededDie, most: int) -> list[Action[Any, Any]]:
    """All actions of the grammar if they are no more than `most`, else so many of them."""
    actions = grammar_of(game)
    if len(actions) <= most:
        return list(actions)
    return [actions[die.uniform(len(actions))] for _ in range(most)]


def all_choices(game: Game[Any], seats: int) -> Iterator[Choice]:
    for seed in SEEDS:
        yield from random_choices(game, seats, seed)


@cache
def spread_choices(game: Game[Any], seats: int) -> tuple[tuple[Any, int, Action[Any, Any]], ...]:
    """Positions spread over the random games, each with a seat that acts and what it does."""
    found = []
    for seed in SEEDS:
        length = len(random_match(game, seats, seed).moments)
        stride = max(1, length // DECISIONS)
        for count, choice in enumerate(random_choices(game, seats, seed)):
            if count % stride == 0:
                found.append((choice.match.position.clone(), choice.seat, choice.action))
    return tuple(found)


def as_bytes(game: Game[Any], position: Any) -> bytes:
    return msgspec.json.encode(game.to_plain(position))


def texts(position: Any, seat: int) -> list[str]:
    return [action.text() for action in legal(position, seat)]


def objected(game: Game[Any], position: Any, seat: int, action: Action[Any, Any]) -> Refusal | None:
    return objection(game, position, seat, position.opened, action)


def objection_bytes(game: Game[Any], position: Any, seat: int, action: Action[Any, Any]) -> bytes:
    refusal = objected(game, position, seat, action)
    return msgspec.json.encode(None if refusal is None else refusal.plain())


def fresh(position: Any) -> Any:
    """A clone that has to list its options anew."""
    clone = position.clone()
    clone.offered = None
    return clone
