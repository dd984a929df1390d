"""Thousands of fuzzed games of every installed game, at every number of seats.

`ANABASIS_SOAK_SEED` chooses which games, `ANABASIS_SOAK_GAMES` how many at each number of seats.
"""

import os
from pathlib import Path

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.lab.fuzz import fuzz

SEED = int(os.environ.get("ANABASIS_SOAK_SEED", "1"))
GAMES = int(os.environ.get("ANABASIS_SOAK_GAMES", "2000"))


def tables() -> list[tuple[str, int]]:
    """Every installed game with every number of seats."""
    return [
        (game_id, seats)
        for game_id in game_ids()
        for low, high in [find_game(game_id).seats]
        for seats in range(low, high + 1)
    ]


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_no_game_breaks(game_id: str, seats: int, tmp_path: Path) -> None:
    report = fuzz(game_id, GAMES, seats, SEED, tmp_path)
    assert report.games == GAMES or report.failures
    assert report.thorough or GAMES < 100
    found = [f"{failure.message} | {failure.how} | {failure.path}" for failure in report.failures]
    assert not found, "\n".join(found)
