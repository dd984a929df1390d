"""3, 12 Where Alexander can go: empty spaces, the nearest of them, and the walls it takes."""

from __future__ import annotations

from anabasis.games.alexandros.board import (
    CORNERS,
    DISTANCE,
    NEAREST,
    POINTS,
    SIDE_A,
    SIDE_B,
    SPACE_DISTANCE,
    SPACE_SIDES,
    SPACES,
    SYMBOLS,
    TOWARD,
)
from anabasis.games.alexandros.state import (
    Table,
)


def is_empty(table: Table, space: int) -> bool:
    """3.8, 3.9, 3.10, 3.11 No wall on a side, no guard inside, Alexander not at a corner. A wall
    that only touches a corner does not count."""
    walls = table.walls
    for side in SPACE_SIDES[space]:
        if walls[side]:
            return False
    if table.guards[space]:
        return False
    return SPACE_DISTANCE[table.alexander * SPACES + space] > 0


def nearest(table: Table, symbol: int) -> list[int]:
    """3.4, 3.12 The nearest empty spaces with the symbol: all that are equally near."""
    base = table.alexander * SPACES
    found: list[int] = []
    distance = 0
    for space in NEAREST[table.alexander * SYMBOLS + symbol]:
        if found and SPACE_DISTANCE[base + space] > distance:
            break
        if is_empty(table, space):
            distance = SPACE_DISTANCE[base + space]
            found.append(space)
    return found


def distance_to_nearest(table: Table, symbol: int) -> int:
    """3.5 How far the nearest empty space with the symbol is; 0 if there is none."""
    for space in NEAREST[table.alexander * SYMBOLS + symbol]:
        if is_empty(table, space):
            return SPACE_DISTANCE[table.alexander * SPACES + space]
    return 0


def can_be_completed(table: Table, symbol: int, distance: int) -> bool:
    """12.4, 12.5 Whether a move to a nearest empty space with the symbol fits the walls left.

    The distance is known to be right; no point of a space is more than a side beyond its closest.
    """
    if distance < walls_left(table):
        return True
    for space in nearest(table, symbol):
        if space_can_be_reached(table, space):
            return True
    return False


def walls_left(table: Table) -> int:
    return table.black + table.red


def fewest_new_walls(table: Table, start: int, goal: int) -> int:
    """12.4 The fewest walls that a shortest path between two points has to place."""
    walls = table.walls
    ring = {start: 0}
    for _ in range(DISTANCE[start * POINTS + goal]):
        closer: dict[int, int] = {}
        for point, so_far in ring.items():
            for side in TOWARD[point * POINTS + goal]:
                other = SIDE_A[side] + SIDE_B[side] - point
                new = so_far if walls[side] else so_far + 1
                if other not in closer or new < closer[other]:
                    closer[other] = new
        ring = closer
    return ring[goal]


def walls_suffice(table: Table, start: int, goal: int, left: int) -> bool:
    """12.4, 12.5 Whether some shortest path to the goal can be walled with what is left."""
    if DISTANCE[start * POINTS + goal] <= left:
        return True
    return fewest_new_walls(table, start, goal) <= left


def space_can_be_reached(table: Table, space: int) -> bool:
    """12.5 Whether the move to some point of the space can be completed."""
    left = walls_left(table)
    for point in CORNERS[space]:
        if walls_suffice(table, table.alexander, point, left):
            return True
    return False


def joker_reaches(table: Table) -> bool:
    """12.1 Whether any symbol at all could be named for a joker."""
    for symbol in range(SYMBOLS):
        distance = distance_to_nearest(table, symbol)
        if distance and can_be_completed(table, symbol, distance):
            return True
    return False
