"""How each game looks in the terminal."""

from __future__ import annotations

from typing import Any

from anabasis.cli.boards.board import Board
from anabasis.core.game import Game
from anabasis.prose import Prose

__all__ = ["Board", "board_for"]


def board_for(game: Game[Any], prose: Prose, names: list[str]) -> Board:
    """The board of a game; a game without a drawing has one that shows words only."""
    if game.id == "alexandros":
        from anabasis.cli.boards.alexandros import AlexandrosBoard

        return AlexandrosBoard(game, prose, names)
    return Board(game, prose, names)
