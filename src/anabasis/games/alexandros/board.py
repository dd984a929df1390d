"""The board: a lattice of triangles, and everything about it that never changes.

Spaces, points and sides are numbered; the tables below are made once, when the components load.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.grammar import Domain
from anabasis.kit.components import Components
from anabasis.kit.graph import Graph


class BoardError(Exception):
    """Components that do not make a board."""


_BOARD: Final = Components("anabasis.games.alexandros", "board")

CARDS_OF_EACH: Final[int] = _BOARD.value("pieces", "cards_of_each_symbol")
GUARDS: Final[int] = _BOARD.value("pieces", "guards_of_each_player")
BLACK_WALLS: Final[int] = _BOARD.value("pieces", "black_walls")
RED_WALLS: Final[int] = _BOARD.value("pieces", "red_walls")
STARTING_HAND: Final[int] = _BOARD.value("pieces", "starting_hand")
FACE_UP: Final[int] = _BOARD.value("pieces", "face_up_cards")
POINTS_TO_END: Final[int] = _BOARD.value("pieces", "points_to_end")
FURTHER_ACTIONS: Final[int] = _BOARD.value("pieces", "further_actions")
REMOVAL_CARDS: Final[int] = _BOARD.value("pieces", "removal_cards_for_each_guard")

SYMBOL: Final = Domain("symbol", [entry["id"] for entry in _BOARD.table("symbols")])
SYMBOLS: Final[int] = len(SYMBOL)
OPEN: Final[int] = SYMBOLS
"""What an open space shows instead of a symbol."""

_LETTERS: Final = "".join(entry["letter"] for entry in _BOARD.table("symbols")) + "."


class Lattice:
    """1.2 The triangles of a drawing, numbered row by row, with their points and sides."""

    def __init__(self, rows: list[str]) -> None:
        self.cells: list[tuple[int, int]] = []
        """Column and row of each space."""
        self.shows: list[int] = []
        """The symbol of each space, or `OPEN`."""
        self.corners: list[list[int]] = []
        """The three points of each space."""
        self.spots: list[tuple[int, int]] = []
        """Column and row of each point."""
        self.ends: list[tuple[int, int]] = []
        """The two points of each side."""
        self.sides: list[list[int]] = []
        """The three sides of each space."""
        self.borders: list[list[int]] = []
        """The spaces on each side: two, or one on the coast or edge."""
        points: dict[tuple[int, int], int] = {}
        sides: dict[tuple[int, int], int] = {}
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter == " ":
                    continue
                if letter not in _LETTERS:
                    raise BoardError(f"row {y}, column {x}: “{letter}” is no symbol")
                if (x + y) % 2 == 0:
                    spots = [(x, y), (x - 1, y + 1), (x + 1, y + 1)]
                else:
                    spots = [(x - 1, y), (x + 1, y), (x, y + 1)]
                space = len(self.cells)
                self.cells.append((x, y))
                self.shows.append(_LETTERS.index(letter))
                corners = []
                for spot in spots:
                    if spot not in points:
                        points[spot] = len(self.spots)
                        self.spots.append(spot)
                    corners.append(points[spot])
                self.corners.append(corners)
                own = []
                for a, b in ((0, 1), (0, 2), (1, 2)):
                    low, high = sorted((corners[a], corners[b]))
                    if (low, high) not in sides:
                        sides[low, high] = len(self.ends)
                        self.ends.append((low, high))
                        self.borders.append([])
                    side = sides[low, high]
                    own.append(side)
                    self.borders[side].append(space)
                self.sides.append(own)


LATTICE: Final = Lattice(_BOARD.table("board")["rows"])
SPACES: Final[int] = len(LATTICE.cells)
POINTS: Final[int] = len(LATTICE.spots)
SIDES: Final[int] = len(LATTICE.ends)


def _name_space(cell: tuple[int, int]) -> str:
    return f"{chr(ord('A') + cell[1])}{cell[0]}"


def _name_point(spot: tuple[int, int]) -> str:
    return f"{spot[0]}/{spot[1]}"


SPACE: Final = Domain("space", [_name_space(cell) for cell in LATTICE.cells])
PROVINCE: Final = Domain("province", SPACE.words)
"""A province goes by the name of its first space."""
POINT: Final = Domain("point", [_name_point(spot) for spot in LATTICE.spots])
SIDE: Final = Domain("side", [f"{POINT.words[a]}-{POINT.words[b]}" for a, b in LATTICE.ends])

START: Final[int] = POINT.read(_name_point(tuple(_BOARD.table("board")["start"]["point"])))

SHOWS: Final[bytes] = bytes(LATTICE.shows)
CORNERS: Final[list[list[int]]] = LATTICE.corners
SPACE_SIDES: Final[list[list[int]]] = LATTICE.sides


SIDE_A: Final[bytes] = bytes([a for a, _ in LATTICE.ends])
SIDE_B: Final[bytes] = bytes([b for _, b in LATTICE.ends])
INNER: Final[bytes] = bytes([spaces[0] for spaces in LATTICE.borders])
OUTER: Final[list[int]] = [spaces[1] if len(spaces) == 2 else -1 for spaces in LATTICE.borders]
"""The two spaces of each side; `OUTER` is -1 on the coast and the edge."""

WAYS: Final = Graph(POINTS, LATTICE.ends)
"""The points, with the sides between them as links."""
LAND: Final = Graph(SPACES, list(zip(INNER, OUTER, strict=True)))
"""6.1 The spaces, with the sides between them as links: by sides, never by corners."""

SIDES_AT: Final[list[list[int]]] = [[side for side, _ in links] for links in WAYS.neighbours]
"""The sides that meet at each point."""

SYMBOL_SPACES: Final[bytes] = bytes([space for space in range(SPACES) if SHOWS[space] != OPEN])
SYMBOL_SPACES_UP_TO: Final[bytes] = bytes(
    [len([space for space in SYMBOL_SPACES if space < end]) for end in range(SPACES + 1)]
)
"""How many of them come before a space."""


DISTANCE: Final[bytes] = WAYS.distances()
"""3.5, 3.6 The fewest sides between two points: `DISTANCE[a * POINTS + b]`."""


def _space_distances() -> bytes:
    """3.5 The fewest sides from a point to the closest corner of a space."""
    return bytes(
        min(DISTANCE[point * POINTS + corner] for corner in CORNERS[space])
        for point in range(POINTS)
        for space in range(SPACES)
    )


SPACE_DISTANCE: Final[bytes] = _space_distances()
"""Sides from a point to a space: `SPACE_DISTANCE[point * SPACES + space]`."""


def _nearest() -> list[tuple[int, ...]]:
    """For each point and symbol, the spaces with it that do not touch the point, nearest first."""
    table: list[tuple[int, ...]] = []
    for point in range(POINTS):
        base = point * SPACES
        for symbol in range(SYMBOLS):
            spaces = [
                space
                for space in range(SPACES)
                if SHOWS[space] == symbol and SPACE_DISTANCE[base + space] > 0
            ]
            spaces.sort(key=lambda space: (SPACE_DISTANCE[base + space], space))
            table.append(tuple(spaces))
    return table


NEAREST: Final[list[tuple[int, ...]]] = _nearest()
"""`NEAREST[point * SYMBOLS + symbol]`."""


TOWARD: Final[list[tuple[int, ...]]] = WAYS.first_steps(DISTANCE)
"""3.14 The sides that a shortest path can begin with: `TOWARD[point * POINTS + goal]`."""


def region(space: int) -> str:
    """The name of the land a space lies in, for labels."""
    x, y = LATTICE.cells[space]
    names: dict[str, str] = _BOARD.table("regions")["names"]
    rows: list[str] = _BOARD.table("regions")["rows"]
    return names[rows[y][x]]
