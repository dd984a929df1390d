"""How each game looks in the terminal: a module here of the game's name has its `BOARD`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from anabasis.cli.boards.board import Board
from anabasis.core.game import Game
from anabasis.prose import Prose

__all__ = ["Board", "board_for"]


def board_for(game: Game[Any], prose: Prose, names: list[str]) -> Board:
    """The board of a game; a game without a drawing has one that shows words only."""
    module = f"{__name__}.{game.id}"
    if find_spec(module) is None:
        return Board(game, prose, names)
    board: type[Board] = import_module(module).BOARD
    return board(game, prose, names)
