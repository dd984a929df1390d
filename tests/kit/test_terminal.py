"""Boards in the terminal: found by the game's package, and one of words for a game without."""

from __future__ import annotations

from rich.text import Text

from anabasis.core.registry import find_game
from anabasis.games.arbela.terminal import ArbelaBoard
from anabasis.kit.terminal import Board, board_for, filled
from anabasis.prose import Prose
from breach.game import GAME as BREACH

NAMES = ["Anna", "Boris", "Chloe"]


def test_the_board_of_a_game_is_found_in_its_package() -> None:
    game = find_game("arbela")
    assert type(board_for(game, Prose(game), NAMES)) is ArbelaBoard


def test_a_game_without_a_drawing_is_shown_in_words() -> None:
    board = board_for(BREACH, Prose(find_game("alexandros")), NAMES)
    assert type(board) is Board
    assert board.draw({}, 0, {}, [], 80, 24, True) is None
    assert board.panel({}, 0, True) is None


def test_styled_parts_stand_where_the_language_has_them() -> None:
    words = Prose(find_game("alexandros"))
    said = filled(words, "label-value", label=Text("Hand", "bold"), value=Text("3 Horse", "red"))
    assert said.plain == words.text("label-value", {"label": "Hand", "value": "3 Horse"})
    assert {said.plain[span.start : span.end]: str(span.style) for span in said.spans} == {
        "Hand": "bold",
        "3 Horse": "red",
    }
