"""The board of Alexandros in the terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from anabasis.core.die import SeededDie
from anabasis.core.registry import find_game
from anabasis.games.alexandros.board import LATTICE, OPEN, SHOWS, SPACE
from anabasis.games.alexandros.terminal import AlexandrosBoard
from anabasis.games.alexandros.terminal_triangles import Triangles
from anabasis.kit.terminal import Scene
from anabasis.prose import Prose
from tests.games.random_match import random_choices

ALEXANDROS = find_game("alexandros")
NAMES = ["Anna", "Boris", "Chloe"]


def start() -> dict[str, Any]:
    position, _ = ALEXANDROS.setup({}, 3, SeededDie(1))
    return ALEXANDROS.view(position, 0)


def lines(
    view: dict[str, Any],
    marks: dict[tuple[str, str], int] | None = None,
    unit: int = 2,
    unicode: bool = True,
) -> list[str]:
    return Triangles(view, unit, unicode).draw(marks or {}, frozenset()).plain.split("\n")


def test_the_first_position() -> None:
    assert lines(start())[:6] == [
        "   0   2   4   6   8   10  12  14  16  18  20  22  24  26  28  30  32  34",
        "0      ✶┄┄┄·┄┄┄·┄┄┄·┄┄┄·┄┄┄·┄┄┄·┄┄┄·                   ·┄┄┄·┄┄┄·┄┄┄·",
        "A     .    T S   H L A   T   L H  .                     .L   H L T.",
        "1    ·   ·   ·   ·   ·   ·   ·   ·┄┄┄·       ·┄┄┄·┄┄┄·┄┄┄·   ·   ·┄┄┄·",
        "B     .A         T         S   T   L.         .      H   A         A.",
        "2      ·   ·   ·   ·   ·   ·   ·   ·┄┄┄·┄┄┄·┄┄┄·   ·   ·   ·   ·   ·┄┄┄·",
    ]


def test_it_fits_into_eighty_columns() -> None:
    drawn = lines(start())
    assert max(len(line) for line in drawn) <= 80
    assert len(drawn) == 20


@pytest.mark.parametrize("unit", [2, 3])
def test_every_symbol_stands_in_its_triangle(unit: int) -> None:
    drawn = lines(start(), unit=unit)
    for space, (x, y) in enumerate(LATTICE.cells):
        line = 1 + y * unit + (unit - 1 if (x + y) % 2 == 0 else 1)
        at = 3 + x * unit
        shown = drawn[line][at] if at < len(drawn[line]) else " "
        assert shown == ("TAHLS"[SHOWS[space]] if SHOWS[space] != OPEN else " "), SPACE.text(space)


def test_walls_guards_and_provinces() -> None:
    view = start()
    view["walls"] = {"2/0-4/0": "black", "2/0-3/1": "black", "3/1-4/0": "red"}
    view["alexander"] = "3/1"
    view["guards"] = {"A2": 1}
    view["provinces"].append({"name": "A3", "holder": 1})
    view["spaces"][SPACE.read("A3")] = len(view["provinces"]) - 1
    assert lines(view)[1][:16] == "0      •━━━•┄┄┄·"
    assert lines(view)[2][:12] == "A     .❷╲₂╱T"
    assert lines(view)[3][:12] == "1    ·   ✶  "
    assert lines(view, unicode=False)[1][:16] == "0      o---o~~~."
    assert lines(view, unicode=False)[2][:12] == "A     :2\\;/T"


def test_a_guard_stands_beside_its_symbol_where_there_is_room() -> None:
    view = start()
    view["guards"] = {"A4": 2}
    assert "T❸" in lines(view, unit=3)[3]


def test_choices_are_marked_with_their_numbers() -> None:
    view = start()
    marks = {
        ("space", "A4"): 1,
        ("point", "4/0"): 2,
        ("side", "2/0-3/1"): 3,
        ("side", "6/0-8/0"): 4,
        ("province", "A2"): 9,
        ("point", "8/0"): 10,
    }
    drawn = lines(view, marks)
    assert drawn[1][:20] == "0      ✶┄┄┄2┄┄┄·┄4┄+"
    assert drawn[2][:14] == "A     .93  1 S"
    assert lines(view, marks, unicode=False)[1][11] == "b"


def test_without_unicode_everything_is_ascii() -> None:
    position = None
    for choice in random_choices(ALEXANDROS, 3, 2):
        position = choice.match.position
    assert position is not None
    view = ALEXANDROS.view(position, None)
    assert len(view["walls"]) > 60
    assert "\n".join(lines(view, unicode=False)).isascii()


def test_new_walls_are_brought_out() -> None:
    view = start()
    view["walls"] = {"2/0-4/0": "black"}
    board = AlexandrosBoard(ALEXANDROS, Prose(ALEXANDROS), NAMES)
    news = [{"kind": "wall-placed", "side": "2/0-4/0"}]

    def styles(news: list[dict[str, Any]]) -> set[str]:
        drawn = board.draw(Scene(view, 0, news=news, height=40))
        assert isinstance(drawn, Text)
        at = drawn.plain.index("━")
        return {str(span.style) for span in drawn.spans if span.start <= at < span.end}

    assert styles(news) == {"bold yellow"}
    assert styles([]) == {"bold"}


def test_a_wide_and_high_terminal_has_the_large_board() -> None:
    board = AlexandrosBoard(ALEXANDROS, Prose(ALEXANDROS), NAMES)

    def height(columns: int, rows: int) -> int:
        drawn = board.draw(Scene(start(), 0, width=columns, height=rows))
        assert isinstance(drawn, Text)
        return drawn.plain.count("\n")

    assert height(120, 60) > height(80, 60) == height(120, 40)


def test_what_choices_mean_is_noted_wherever_they_come_up() -> None:
    board = AlexandrosBoard(ALEXANDROS, Prose(ALEXANDROS), NAMES)
    noted: dict[str, str] = {}
    for choice in random_choices(ALEXANDROS, 3, 4):
        position = choice.match.position
        for action in ALEXANDROS.decision(position).options(position, choice.seat):
            note = board.note(position, choice.seat, action)
            if note and action.verb not in noted:
                noted[action.verb] = note
            for domain, word in board.targets(position, action):
                assert domain in {"space", "province", "point", "side"}
                assert word
    assert set(noted) >= {"march", "special", "head", "stand", "along", "occupy", "levy"}
    assert noted["occupy"].startswith("worth ")
    assert noted["stand"].split(", ")[0].endswith(("one side", "sides"))


def test_a_note_changes_nothing() -> None:
    board = AlexandrosBoard(ALEXANDROS, Prose(ALEXANDROS), NAMES)
    for count, choice in enumerate(random_choices(ALEXANDROS, 2, 6)):
        position = choice.match.position
        before = ALEXANDROS.to_plain(position)
        for action in ALEXANDROS.decision(position).options(position, choice.seat):
            board.note(position, choice.seat, action)
        assert ALEXANDROS.to_plain(position) == before
        if count == 60:
            break


def test_a_note_tells_a_seat_nothing_that_it_may_not_know() -> None:
    board = AlexandrosBoard(ALEXANDROS, Prose(ALEXANDROS), NAMES)
    for count, choice in enumerate(random_choices(ALEXANDROS, 3, 8)):
        position, seat = choice.match.position, choice.seat
        other = ALEXANDROS.redeal(position, seat, SeededDie(count))
        for action in ALEXANDROS.decision(position).options(position, seat):
            assert board.note(position, seat, action) == board.note(other, seat, action)
        if count == 120:
            break
