"""Alexandros drawn with characters: a lattice of triangles, two or three lines a row.

A point (x, y) of the lattice is the character at column `x * unit`, line `y * unit`. Slanted sides
run through the lines between, level sides along the points' own lines, and a space's letter stands
where its triangle is widest.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from rich.text import Text

from anabasis.games.alexandros.board import (
    LATTICE,
    OPEN,
    OUTER,
    POINT,
    SHOWS,
    SIDE,
    SIDES_AT,
    SPACE,
    SYMBOL,
)
from anabasis.kit.terminal import SEAT_STYLES, Place

LETTERS: Final[tuple[str, ...]] = tuple(word[0].upper() for word in SYMBOL.words)
ROWS: Final = 1 + max(y for _, y in LATTICE.cells)
COLUMNS: Final = 1 + max(x for x, _ in LATTICE.spots)
MARGIN: Final = 3

COAST: Final = "cyan"
FAINT: Final = "bright_black"
WALL: Final = "bold"
RED_WALL: Final = "bold red"
NEWS: Final = "bold yellow"
MARK: Final = "bold black on yellow"
KING: Final = "bold yellow"
FURTHER: Final = "+"


class Glyphs:
    """The characters that a board is drawn with."""

    def __init__(
        self,
        point: str,
        post: str,
        king: str,
        level: str,
        red_level: str,
        slants: str,
        coast: str,
        coast_level: str,
        guards: str,
        held: str,
        marks: str,
    ) -> None:
        self.point = point
        self.post = post
        """A point where a wall ends."""
        self.king = king
        """Alexander."""
        self.level = level
        self.red_level = red_level
        self.slants = slants
        """Walls that fall to the left and to the right."""
        self.coast = coast
        self.coast_level = coast_level
        self.guards = guards
        self.held = held
        """Open spaces of a province that a seat holds."""
        self.marks = marks
        """Choices 1, 2, 3, …; those that come after are marked with `FURTHER`."""


UNICODE: Final = Glyphs("·", "•", "✶", "━", "═", "╱╲", ".", "┄", "❶❷❸❹", "₁₂₃₄", "123456789")
ASCII: Final = Glyphs(".", "o", "@", "-", "=", "/\\", ":", "~", "1234", ",;!%", "abcdefghi")


class Canvas:
    """Characters with styles, put one by one."""

    def __init__(self, lines: int, columns: int) -> None:
        self.characters = [[" "] * columns for _ in range(lines)]
        self.styles = [[""] * columns for _ in range(lines)]

    def put(self, line: int, column: int, character: str, style: str = "") -> None:
        self.characters[line][column] = character
        self.styles[line][column] = style

    def text(self) -> Text:
        lines = []
        for characters, styles in zip(self.characters, self.styles, strict=True):
            line = Text(no_wrap=True)
            for style, run in groupby(zip(characters, styles, strict=True), key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style or None)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


class Triangles:
    """One drawing of the board."""

    def __init__(self, view: dict[str, Any], unit: int, unicode: bool) -> None:
        self.view = view
        self.unit = unit
        self.glyphs = UNICODE if unicode else ASCII
        self.canvas = Canvas(2 + ROWS * unit, MARGIN + COLUMNS * unit)

    def draw(self, marks: dict[Place, int], news: frozenset[str], most: int | None = None) -> Text:
        """The board; `news` are sides whose walls are to be brought out. If no more than `most`
        lines are there for it, the rows around Alexander and the marks."""
        self._rule()
        for side in range(len(SIDE)):
            self._side(side, SIDE.text(side) in news)
        for point in range(len(POINT)):
            self._point(point)
        for space in range(len(SPACE)):
            self._space(space)
        for place, number in marks.items():
            self._mark(place, number)
        lines = self.canvas.text().split("\n", allow_blank=True)
        if most is None or len(lines) <= most:
            return Text("\n", no_wrap=True).join(lines)
        rows = max(1, (most - 2) // self.unit)
        first = 1 + self.unit * self._first_row(marks, rows)
        return Text("\n", no_wrap=True).join(
            [lines[0], *lines[first : first + rows * self.unit + 1]]
        )

    def _first_row(self, marks: dict[Place, int], rows: int) -> int:
        """The first of so many rows with Alexander among them, as many marks as can be, and as
        much around him as there is."""
        _, king = LATTICE.spots[POINT.read(self.view["alexander"])]
        marked = [self._line_of(place) for place in marks]

        def worth(first: int) -> tuple[bool, int, float]:
            here = [line for line in marked if first <= line <= first + rows]
            return first <= king <= first + rows, len(here), -abs(first + rows / 2 - king)

        return max(range(ROWS - rows + 1), key=worth)

    def _line_of(self, place: Place) -> float:
        """The row in which a mark stands; a line between two rows is the number of the lower."""
        domain, word = place
        if domain == "point":
            return LATTICE.spots[POINT.read(word)][1]
        if domain == "side":
            ends = LATTICE.ends[SIDE.read(word)]
            return sum(LATTICE.spots[end][1] for end in ends) / 2
        space = SPACE.read(word)
        if domain == "province":
            space = self._seat_of_province(space)
        return LATTICE.cells[space][1] + 0.5

    def _put(self, x: int, y: int, dx: int, dy: int, character: str, style: str = "") -> None:
        """Write relative to a point of the lattice."""
        self.canvas.put(1 + y * self.unit + dy, MARGIN + x * self.unit + dx, character, style)

    def _rule(self) -> None:
        """Columns along the top; down the left, the numbers of points and the letters of spaces."""
        for x in range(0, COLUMNS, 2):
            for at, digit in enumerate(str(x)):
                self.canvas.put(0, MARGIN + x * self.unit + at, digit, FAINT)
        for y in range(ROWS + 1):
            self.canvas.put(1 + y * self.unit, 0, str(y), FAINT)
            if y < ROWS:
                self.canvas.put(1 + y * self.unit + self.unit // 2, 0, chr(ord("A") + y), FAINT)

    def _side(self, side: int, is_new: bool) -> None:
        colour = self.view["walls"].get(SIDE.text(side))
        if colour is None and OUTER[side] >= 0:
            return
        glyphs = self.glyphs
        style = COAST
        if colour is not None:
            style = NEWS if is_new else RED_WALL if colour == "red" else WALL
        (ax, ay), (_, by) = sorted(LATTICE.spots[end] for end in LATTICE.ends[side])
        if ay == by:
            level = glyphs.red_level if colour == "red" else glyphs.level
            for dx in range(1, 2 * self.unit):
                self._put(ax, ay, dx, 0, level if colour else glyphs.coast_level, style)
        else:
            slope = 1 if by > ay else -1
            slant = glyphs.slants[1] if slope > 0 else glyphs.slants[0]
            for step in range(1, self.unit):
                self._put(ax, ay, step, slope * step, slant if colour else glyphs.coast, style)

    def _point(self, point: int) -> None:
        x, y = LATTICE.spots[point]
        if POINT.text(point) == self.view["alexander"]:
            self._put(x, y, 0, 0, self.glyphs.king, KING)
        elif any(SIDE.text(side) in self.view["walls"] for side in SIDES_AT[point]):
            self._put(x, y, 0, 0, self.glyphs.post, WALL)
        else:
            self._put(x, y, 0, 0, self.glyphs.point, FAINT)

    def _space(self, space: int) -> None:
        holder = self.view["provinces"][self.view["spaces"][space]]["holder"]
        guard = self.view["guards"].get(SPACE.text(space))
        style = "" if holder is None else SEAT_STYLES[holder]
        letter = " "
        if SHOWS[space] != OPEN:
            letter = LETTERS[SHOWS[space]]
        elif holder is not None:
            letter = self.glyphs.held[holder]
        x, y = LATTICE.cells[space]
        line = self._widest_line(x, y)
        self._put(x, y, 0, line, letter, style)
        if guard is not None:
            beside = 0 if self.unit == 2 else 1
            self._put(x, y, beside, line, self.glyphs.guards[guard], f"bold {style}")

    def _widest_line(self, x: int, y: int) -> int:
        """A triangle that points up is widest at its bottom, one that points down at its top."""
        return self.unit - 1 if (x + y) % 2 == 0 else 1

    def _mark(self, place: Place, number: int) -> None:
        marks = self.glyphs.marks
        mark = marks[number - 1] if number <= len(marks) else FURTHER
        domain, word = place
        if domain == "point":
            x, y = LATTICE.spots[POINT.read(word)]
            self._put(x, y, 0, 0, mark, MARK)
        elif domain == "side":
            (ax, ay), (_, by) = sorted(LATTICE.spots[p] for p in LATTICE.ends[SIDE.read(word)])
            if ay == by:
                self._put(ax, ay, self.unit, 0, mark, MARK)
            else:
                slope = 1 if by > ay else -1
                self._put(ax, ay, self.unit // 2, slope * (self.unit // 2), mark, MARK)
        else:
            space = SPACE.read(word)
            if domain == "province":
                space = self._seat_of_province(space)
            x, y = LATTICE.cells[space]
            self._put(x, y, 0, self._widest_line(x, y), mark, MARK)

    def _seat_of_province(self, space: int) -> int:
        """Where a province's mark stands: on an open space of it, if it has one."""
        labels = self.view["spaces"]
        for other in range(len(SPACE)):
            if labels[other] == labels[space] and SHOWS[other] == OPEN:
                return other
        return space
