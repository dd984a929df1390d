"""The places of the map: what they are called, and which names a click on one may mean.

Letters and numbers stand nowhere on the map, but symbols and the names of lands do.
"""

from __future__ import annotations

from cmath import phase
from math import pi, sqrt
from typing import Any, Final

from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.alexandros.board import (
    CORNERS,
    LATTICE,
    OPEN,
    POINT,
    POINTS,
    PROVINCE,
    SHOWS,
    SIDE,
    SIDES,
    SPACE,
    SPACES,
    SYMBOL,
    SYMBOL_SPACES,
    region,
)
from anabasis.games.alexandros.rules.provinces import province_at
from anabasis.games.alexandros.state import NOBODY, Table

GUARD: Final = "guard"
"""A guard on the map goes by the name of its space."""


# ---- what places are called


def place_names() -> dict[str, dict[str, Message]]:
    """A symbol by its land, other spaces by the symbol next to them, a province by its first space,
    a point as the corner of a space, a side by the way it runs."""
    return {
        SPACE.name: {SPACE.text(space): _space(space) for space in range(SPACES)},
        PROVINCE.name: {PROVINCE.text(space): _province(space) for space in range(SPACES)},
        POINT.name: {POINT.text(point): _point(point) for point in range(POINTS)},
        SIDE.name: {SIDE.text(side): _side(side) for side in range(SIDES)},
    }


def _province(first: int) -> Message:
    if SHOWS[first] != OPEN:
        return Message("called-province", {"way": "around", "space": SPACE.word(first)})
    way, beside = _BESIDE[first]
    return Message("called-province", {"way": way, "space": SPACE.word(beside)})


def _space(space: int) -> Message:
    symbol = SHOWS[space]
    if symbol == OPEN:
        way, beside = _BESIDE[space]
        return Message("called-open", {"way": way, "space": SPACE.word(beside)})
    alike = [
        other
        for other in SYMBOL_SPACES
        if SHOWS[other] == symbol and region(other) == region(space)
    ]
    land, which = f"region:{region(space)}", _which(space, alike)
    return Message("called-symbol", {"symbol": SYMBOL.word(symbol), "region": land, "which": which})


_WAYS: Final = (
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
    "north",
    "north-east",
)


def _centre(space: int) -> complex:
    """The middle of a space, in half sides to the east and to the south."""
    x, y = LATTICE.cells[space]
    upright = (x + y) % 2 == 0
    return complex(x, (y + (2 / 3 if upright else 1 / 3)) * sqrt(3))


def _beside() -> dict[int, tuple[str, int]]:
    """For each open space the symbol that it is named after and the way it lies from there: near,
    in the same land if there is one, and no two alike."""
    pairs: list[tuple[float, int, str, int]] = []
    for space in range(SPACES):
        for symbol in SYMBOL_SPACES if SHOWS[space] == OPEN else b"":
            away = _centre(space) - _centre(symbol)
            way = _WAYS[round(phase(away) / (pi / 4)) % 8]
            far = abs(away) + (0 if region(symbol) == region(space) else 2)
            pairs.append((far, space, way, symbol))
    found: dict[int, tuple[str, int]] = {}
    taken: set[tuple[str, int]] = set()
    for _, space, way, symbol in sorted(pairs):
        if space not in found and (way, symbol) not in taken:
            found[space] = (way, symbol)
            taken.add((way, symbol))
    return found


_BESIDE: Final = _beside()


def _which(space: int, alike: list[int]) -> str:
    """Which of those that show the same symbol in one land: by the way in which they lie farthest
    apart, a row of triangles counting as two half sides."""
    if len(alike) == 1:
        return "only"
    xs = [LATTICE.cells[other][0] for other in alike]
    ys = [LATTICE.cells[other][1] * 2 for other in alike]
    across = max(xs) - min(xs) > max(ys) - min(ys) and len(set(xs)) == len(xs)
    across = across or len(set(ys)) < len(ys)
    along = sorted(alike, key=lambda other: LATTICE.cells[other][0 if across else 1])
    names = ("west", "middle", "east") if across else ("north", "middle", "south")
    at = along.index(space)
    return names[0] if at == 0 else names[2] if at == len(alike) - 1 else names[1]


def _point(point: int) -> Message:
    """The corner of a space, of one with a symbol if there is any."""
    around = [space for space in range(SPACES) if point in CORNERS[space]]
    space = min(around, key=lambda one: (SHOWS[one] == OPEN, one))
    return Message("called-point", {"corner": corner(space, point), "space": SPACE.word(space)})


def corner(space: int, point: int) -> str:
    """Which corner of a space a point is."""
    x, y = LATTICE.cells[space]
    px, py = LATTICE.spots[point]
    across = "" if px == x else "east" if px > x else "west"
    return "-".join([part for part in ("north" if py == y else "south", across) if part])


def _side(side: int) -> Message:
    (ax, ay), (bx, by) = [LATTICE.spots[end] for end in LATTICE.ends[side]]
    way = "level" if ay == by else "falling" if (bx > ax) == (by > ay) else "rising"
    return Message("called-side", {"way": way})


# ---- what a click means


def named_at(table: Table, seat: int, domain: str, word: str) -> list[str]:
    """A space lies in a province, and may have a guard. The province comes first, unless a guard
    of the seat's own is clicked."""
    if domain not in (SPACE.name, GUARD):
        return [f"{domain}:{word}"]
    space = SPACE.read(word)
    province = province_at(table, space)
    names = [f"province:{SPACE.text(province.first)}", f"space:{word}"]
    own = table.guards[space] == seat + 1
    return names[::-1] if domain == GUARD and own else names


def likeliest(
    actions: list[Action[Table, Any]], table: Table, seat: int, domain: str, word: str
) -> list[Action[Table, Any]]:
    """8.1 Somebody else's province is not occupied but taken over."""
    if domain not in (SPACE.name, GUARD):
        return actions
    holder = province_at(table, SPACE.read(word)).holder
    unlikely = "occupy" if holder not in (NOBODY, seat) else "take-over"
    return [action for action in actions if action.verb != unlikely]
