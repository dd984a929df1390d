"""Records of every game: played again to the last byte, on every build and release."""

from __future__ import annotations

from typing import Any

from anabasis.core import record
from anabasis.core.game import Game
from tests.games.golden import golden_path, golden_text
from tests.games.random_match import random_match
from tests.games.sampling import SEEDS, as_bytes, every_table


@every_table
def test_a_record_replays_to_the_identical_position(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        for most in (0, 7, 20_000):
            match = random_match(game, seats, seed, most=most)
            text = record.dump(match)
            again = record.load(text, lambda _: game)
            assert as_bytes(game, again.position) == as_bytes(game, match.position)
            assert record.dump(again) == text


@every_table
def test_the_golden_game_replays(game: Game[Any], seats: int) -> None:
    text = golden_path(game, seats).read_text(encoding="utf-8")
    match = record.load(text, lambda _: game)
    assert game.outcome(match.position) is not None
    assert record.dump(match) == text


@every_table
def test_the_golden_game_is_played_again_move_by_move(game: Game[Any], seats: int) -> None:
    """On every build and release; see `tests.games.golden` for when to write the files anew."""
    assert golden_text(game, seats) == golden_path(game, seats).read_text(encoding="utf-8")
