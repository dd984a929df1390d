"""Boards in the terminal: found by the game's package, and one of words for a game without."""

from __future__ import annotations

from rich.text import Text

from anabasis.core.grammar import MOST_SEATS
from anabasis.core.registry import find_game
from anabasis.games.arbela.terminal import ArbelaBoard
from anabasis.kit.terminal import SEAT_STYLES, Board, Scene, board_for, filled, in_columns
from anabasis.prose import Prose
from breach.game import GAME as BREACH

NAMES = ["Anna", "Boris", "Chloe"]


def test_the_board_of_a_game_is_found_in_its_package() -> None:
    game = find_game("arbela")
    assert type(board_for(game, Prose(game), NAMES)) is ArbelaBoard


def test_a_game_without_a_drawing_is_shown_in_words() -> None:
    board = board_for(BREACH, Prose(find_game("alexandros")), NAMES)
    assert type(board) is Board
    assert board.draw(Scene({}, 0)) is None
    assert board.panel({}, 0, True) is None


def test_styled_parts_stand_where_the_language_has_them() -> None:
    words = Prose(find_game("alexandros"))
    said = filled(words, "label-value", label=Text("Hand", "bold"), value=Text("3 Horse", "red"))
    assert said.plain == words.text("label-value", {"label": "Hand", "value": "3 Horse"})
    assert {said.plain[span.start : span.end]: str(span.style) for span in said.spans} == {
        "Hand": "bold",
        "3 Horse": "red",
    }


def test_six_seats_are_told_apart() -> None:
    assert len(set(SEAT_STYLES[:MOST_SEATS])) == MOST_SEATS


def test_places_that_are_asked_about_come_first_where_there_is_no_room_for_all() -> None:
    words = ["Athens", "Byblos", "Corinth", "Damascus", "Ephesus"]

    def lines(most: int | None, asked: str = "Ephesus") -> list[str]:
        drawn = in_columns(Scene({}, 0, most=most), words, 2, lambda word: word != asked, Text)
        return [str(line) for line in drawn.renderables]

    assert lines(None) == ["Athens Damascus", "Byblos Ephesus", "Corinth"]
    assert lines(3) == lines(None)
    assert lines(1) == ["Ephesus Athens"]
    assert lines(0) == lines(1)
