"""The story of a match in the terminal."""

from __future__ import annotations

from anabasis.cli.story import in_colour
from anabasis.core.registry import find_game
from anabasis.kit.terminal import Board
from anabasis.prose import Prose

ALEXANDROS = find_game("alexandros")


def test_a_name_is_coloured_where_it_stands_alone() -> None:
    names = ["a", "Boris"]
    board = Board(ALEXANDROS, Prose(ALEXANDROS), names)
    said = in_colour("Boris has a lyre, and a card.", names, board)
    assert [(span.start, span.end) for span in said.spans] == [(10, 11), (22, 23), (0, 5)]
