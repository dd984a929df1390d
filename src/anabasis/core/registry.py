"""Which games there are: what Python packages declare as entry points of `anabasis.games`."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Any, Final

from anabasis.core.game import Game


class UnknownGameError(Exception):
    """No game of that name is installed."""


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return sorted({entry.name for entry in entry_points(group="anabasis.games")})


class _Found:
    """The games that were found. They stay, as long as Python looks for packages in the same
    places."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self.games: dict[str, Game[Any]] = {}

    def here(self) -> dict[str, Game[Any]]:
        if self.places != sys.path:
            self.places = sys.path.copy()
            self.games = {}
        return self.games


_FOUND: Final = _Found()


def find_game(game_id: str) -> Game[Any]:
    """The game of that id."""
    known = _FOUND.here()
    if game_id not in known:
        known[game_id] = _find(game_id)
    return known[game_id]


def _find(game_id: str) -> Game[Any]:
    for entry in entry_points(group="anabasis.games"):
        if entry.name == game_id:
            try:
                game = entry.load()
            except (ImportError, AttributeError) as error:
                raise UnknownGameError(f"{entry.value} cannot be loaded: {error}") from error
            if not isinstance(game, Game):
                raise UnknownGameError(f"{entry.value} is not a game")
            if game.id != game_id:
                raise UnknownGameError(f"{entry.value} is called {game.id}, not {game_id}")
            return game
    known = game_ids()
    near = get_close_matches(game_id, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(known)}"
    raise UnknownGameError(f"there is no game “{game_id}”; {hint}")
