"""Golden games: one complete random game of every game and number of seats, kept as a record.

`PYTHONPATH=examples/breach python -m tests.games.golden` writes them anew. Do so only when the
rules of a game, or the order in which it lists its options, were changed on purpose: the tests hold
both builds to these files.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from anabasis.core import record
from anabasis.core.game import Game
from tests.games.every_game import find_game, game_ids
from tests.games.random_match import random_match

FOLDER: Final = Path(__file__).parent / "golden"
SEED: Final = 323


def games() -> list[Game[Any]]:
    """Every installed game, and the example in a package of its own."""
    return [find_game(game_id) for game_id in game_ids()]


def tables() -> list[tuple[Game[Any], int]]:
    """Every game with every number of seats it is for."""
    return [(game, seats) for game in games() for seats in range(game.seats[0], game.seats[1] + 1)]


def golden_path(game: Game[Any], seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.jsonl"


def golden_text(game: Game[Any], seats: int) -> str:
    """The record of the game that the seed gives."""
    return record.dump(random_match(game, seats, SEED))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, seats in tables():
        path = golden_path(game, seats)
        path.write_text(golden_text(game, seats), encoding="utf-8", newline="\n")
        print(f"{path.name}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
