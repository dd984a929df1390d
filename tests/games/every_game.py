"""Every game that tests of all games look at: what is installed, and the example in a package of
its own, which players do not meet."""

from __future__ import annotations

from typing import Any

from anabasis.core import registry
from anabasis.core.game import Game
from breach.game import GAME as BREACH


def game_ids() -> list[str]:
    return [*registry.game_ids(), BREACH.id]


def find_game(game_id: str) -> Game[Any]:
    return BREACH if game_id == BREACH.id else registry.find_game(game_id)
