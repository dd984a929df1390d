"""The board of Final Conquest in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from anabasis.core.die import SeededDie
from anabasis.core.registry import find_game
from anabasis.games.final_conquest.terminal import FinalConquestBoard
from anabasis.kit.terminal import Scene
from anabasis.prose import Prose

GAME = find_game("final_conquest")
NAMES = ["Anna", "Boris", "Chloe", "Dora", "Emil", "Fay"]


def shown(seats: int, most: int | None = None, marks: Any = None) -> list[str]:
    """The board at the start, as lines."""
    position, _ = GAME.setup({}, seats, SeededDie(1))
    board = FinalConquestBoard(GAME, Prose(GAME, "en"), NAMES[:seats])
    console = Console(width=80, force_terminal=False)
    with console.capture() as capture:
        view = GAME.view(position, 0)
        console.print(board.draw(Scene(view, 0, marks or {}, most=most)))
        if most is None:
            console.print(board.panel(view, 0, True))
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("seats", [3, 6])
def test_map_and_seats_fit_into_eighty_columns_and_a_screen(seats: int) -> None:
    lines = shown(seats)
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 23


def test_every_territory_of_the_map_is_named() -> None:
    text = "\n".join(shown(6))
    for name in ("Mare Tyrrhenum", "Asia Minor", "Black Sea", "Cappadocia"):
        assert name in text


def test_with_few_lines_what_is_asked_about_comes_first() -> None:
    [line] = shown(6, most=1, marks={("territory", "media"): 7})
    assert line.strip().startswith("7")
    assert "Media" in line
