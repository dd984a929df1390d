"""The field of Arbela drawn with characters, in full or in as few lines as show every card on top.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from anabasis.games.arbela.board import COLUMNS, FACING, ROWS, SECTION
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.view import printed as print_card
from anabasis.kit.terminal import Place

CELL: Final = 9
"""Columns that a Section has."""
IN_FULL: Final = 4
"""Lines that a row has where there is room: the names of its columns, and three for the cards."""
SIDES: Final = "MP"
CLASSES: Final = {
    "infantry": "I",
    "skirmisher": "S",
    "heavy-cavalry": "H",
    "light-cavalry": "L",
    "chariot": "C",
    "elephant": "E",
}
ARROWS: Final = ("▲►▼◄", "^>v<")
"""Facings as the Macedonian sees them, where there is more than ASCII and where there is not."""
PRINTED: Final = {UNIT.text(unit): print_card(unit) for unit in range(UNITS)}
FAINT: Final = "bright_black"
MARK: Final = "bold yellow"


class Field:
    """One drawing of the field, as a seat sees it."""

    def __init__(
        self,
        view: dict[str, Any],
        turned: bool,
        marks: dict[Place, int],
        unicode: bool,
        style_of: Callable[[int], str],
    ) -> None:
        self.view = view
        self.turned = turned
        """Seen from the Persian side."""
        self.marks = marks
        self.unicode = unicode
        self.style_of = style_of

    def rows(self) -> list[list[str]]:
        """The names of the Sections, row by row from the top."""
        rows = [
            [SECTION.text(row * COLUMNS + column) for column in range(COLUMNS)]
            for row in range(ROWS)
        ]
        return [row[::-1] for row in rows] if self.turned else rows[::-1]

    def in_full(self) -> Grid:
        """Four lines a row, each with the names of its columns."""
        grid = _grid()
        for row in self.rows():
            grid.add_row(_row_name(row), *_column_names(row))
            cells = [[*self._card(name), self._notes(name)] for name in row]
            grid.add_row("", *[Text("\n").join(cell) for cell in cells])
        return grid

    def small(self, most: int) -> Grid:
        """The names of the columns above and below the field, and no line that has nothing in it;
        where that is more than `most`, two lines a row at most."""
        rows = self.rows()
        three = [[self._lines(name) for name in row] for row in rows]
        two = [[self._two_lines(name) for name in row] for row in rows]
        fits = 2 + sum([max(map(len, row)) for row in three]) <= most
        grid = _grid()
        grid.add_row("", *_column_names(rows[0]))
        for row, cells in zip(rows, three if fits else two, strict=True):
            grid.add_row(_row_name(row), *[Text("\n").join(cell) for cell in cells])
        grid.add_row("", *_column_names(rows[-1]))
        return grid

    def _lines(self, name: str) -> list[Text]:
        lines = [*self._card(name), self._notes(name)]
        while len(lines) > 1 and not lines[-1].plain:
            lines.pop()
        return lines

    def _two_lines(self, name: str) -> list[Text]:
        """The card, and below it whatever there is to note; its name where there is nothing."""
        card, named = self._card(name)
        notes = self._notes(name)
        below = notes if notes.plain else named
        return [card, below] if below.plain else [card]

    def _card(self, name: str) -> list[Text]:
        """The card on top and how it stands; its name."""
        shown = self.view["sections"].get(name)
        if shown is None:
            return [Text(" ·" if self.unicode else " ."), Text()]
        style = "" if shown["side"] is None else self.style_of(shown["side"])
        return [Text(line, style) for line in top_card(shown, self.turned, self.unicode)]

    def _notes(self, name: str) -> Text:
        """Cards below, leaders, engagement, orders, and the number of a choice."""
        shown = self.view["sections"].get(name)
        notes: list[str] = []
        if shown is not None:
            notes = [f"+{len(shown['stack']) - 1}"] if len(shown["stack"]) > 1 else []
            notes += [leader[:2].capitalize() for leader in shown["leaders"]]
            notes += ["="] if shown["engaged"] else []
        if name in self.view["orders"]:
            notes.append("!" if self.view["orders"][name] == "ordered" else ",")
        last = Text(" ".join(notes))
        if ("section", name) in self.marks:
            number = Text(f"({self.marks['section', name]})", MARK)
            last = Text.assemble(last, " " if notes else "", number)
        return last


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2)
    for _ in range(COLUMNS):
        grid.add_column(width=CELL, no_wrap=True)
    return grid


def _row_name(row: list[str]) -> Text:
    return Text(row[0].partition("-")[0], FAINT)


def _column_names(row: list[str]) -> list[Text]:
    return [Text(name.partition("-")[2], FAINT) for name in row]


def top_card(shown: dict[str, Any], turned: bool, unicode: bool) -> list[str]:
    """The card on top of a stack: side, facing, class, strengths and hits; its name."""
    if not shown["stack"]:
        return ["", ""]
    top = shown["stack"][0]
    side = SIDES[shown["side"]]
    arrow = " "
    if shown["facing"] is not None:
        around = FACING.read(shown["facing"]) + (2 if turned else 0)
        arrow = ARROWS[0 if unicode else 1][around % 4]
    if top is None:
        return [f"{side}{arrow}?", ""]
    printed = PRINTED[top["unit"]]
    state = "x" if top["disrupted"] else arrow
    strength = f"{printed['attack']}/{printed['defence'][0]}"
    hits = f"*{top['hits']}" if top["hits"] else ""
    return [f"{side}{state}{CLASSES[printed['class']]}{strength}{hits}", short(top["unit"])]


def short(unit: str) -> str:
    """A unit's name in the notation, cut to the width of a Section; its number stays."""
    stem, dash, number = unit.rpartition("-")
    if not number.isdecimal():
        return unit[:CELL]
    return f"{stem[: CELL - len(number) - 1]}{dash}{number}"
