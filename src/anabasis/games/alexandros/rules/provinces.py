"""6 Provinces: how walls divide the land, and who holds the parts."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Event
from anabasis.games.alexandros.board import (
    COASTAL,
    INNER,
    OPEN,
    OUTER,
    SHOWS,
    SIDE_A,
    SIDE_B,
    SIDES_AT,
    SPACE_SIDES,
    SPACES,
    SYMBOLS,
)
from anabasis.games.alexandros.events import PROVINCE_SPLIT
from anabasis.games.alexandros.state import NOBODY, Province, Table


def province_at(table: Table, space: int) -> Province:
    """The province that a space belongs to."""
    return table.provinces[table.labels[space]]


def _whole_board() -> tuple[bytes, tuple[Province, ...]]:
    """6.3 Before any wall stands, each connected stretch of land is one province."""
    labels = bytearray(b"\xff" * SPACES)
    provinces: list[Province] = []
    for start in range(SPACES):
        if labels[start] != 255:
            continue
        spaces = [start]
        labels[start] = len(provinces)
        for space in spaces:
            for side in SPACE_SIDES[space]:
                other = INNER[side] + OUTER[side] - space if OUTER[side] >= 0 else -1
                if other >= 0 and labels[other] == 255:
                    labels[other] = len(provinces)
                    spaces.append(other)
        provinces.append(described(spaces, None))
    return bytes(labels), tuple(provinces)


def whole_board() -> tuple[bytes, tuple[Province, ...]]:
    """6.3 Labels and provinces of a board without walls."""
    return _WHOLE_BOARD


def described(spaces: list[int], table: Table | None) -> Province:
    """6.5, 6.6 The province that these spaces make: its worth, its symbols, its guards."""
    value = 0
    counts = [0] * SYMBOLS
    holder = NOBODY
    guards = 0
    first = SPACES
    for space in spaces:
        first = min(first, space)
        symbol = SHOWS[space]
        if symbol == OPEN:
            value += 1
        else:
            counts[symbol] += 1
            if table is not None and table.guards[space]:
                holder = table.guards[space] - 1
                guards += 1
    return Province(first, value, bytes(counts), holder, guards)


def reheld(table: Table, label: int, holder: int, guards: int) -> None:
    """6.5 Write down who holds a province and with how many guards."""
    old = table.provinces[label]
    new = Province(old.first, old.value, old.needs, holder, guards)
    table.provinces = table.provinces[:label] + (new,) + table.provinces[label + 1 :]


def divide(table: Table, side: int, log: list[Event]) -> None:
    """6.1, 6.4, 6.7 A wall now stands on a side: does it cut a province apart?

    A wall with a loose end cannot. Otherwise the land on both sides is walked in step, until the
    two walks meet (the province stays one) or the smaller part is complete.
    """
    here = INNER[side]
    there = OUTER[side]
    if there < 0 or is_loose(table, side, SIDE_A[side]) or is_loose(table, side, SIDE_B[side]):
        return
    walls = table.walls
    mark = [0] * SPACES
    ours = [here]
    theirs = [there]
    mark[here] = 1
    mark[there] = 2
    at_ours = 0
    at_theirs = 0
    while True:
        if at_ours == len(ours):
            part = ours
            break
        if walk(ours[at_ours], 1, ours, mark, walls):
            return
        at_ours += 1
        if at_theirs == len(theirs):
            part = theirs
            break
        if walk(theirs[at_theirs], 2, theirs, mark, walls):
            return
        at_theirs += 1
    cut_off(table, part, log)


def is_loose(table: Table, side: int, point: int) -> bool:
    """6.4 Whether a wall ends at a point where neither coast nor another wall goes on."""
    if COASTAL[point]:
        return False
    walls = table.walls
    for other in SIDES_AT[point]:
        if other != side and walls[other]:
            return False
    return True


def walk(space: int, mine: int, found: list[int], mark: list[int], walls: bytes) -> bool:
    """6.1, 6.2 Go on from a space over its sides without a wall; True if the other walk is met."""
    for side in SPACE_SIDES[space]:
        if walls[side] or OUTER[side] < 0:
            continue
        other = INNER[side] + OUTER[side] - space
        if mark[other] == 0:
            mark[other] = mine
            found.append(other)
        elif mark[other] != mine:
            return True
    return False


def cut_off(table: Table, part: list[int], log: list[Event]) -> None:
    """6.7, 6.8, 6.9 One part of a province becomes a province of its own.

    No guard moves; each part belongs to the guards that stand in it, or to nobody.
    """
    label = table.labels[part[0]]
    old = table.provinces[label]
    labels = bytearray(table.labels)
    new_label = len(table.provinces)
    for space in part:
        labels[space] = new_label
    new = described(part, table)
    counts = [0] * SYMBOLS
    for symbol in range(SYMBOLS):
        counts[symbol] = old.needs[symbol] - new.needs[symbol]
    first = old.first
    if new.first == first:
        first = labels.index(label)
    guards = old.guards - new.guards
    holder = old.holder if guards else NOBODY
    rest = Province(first, old.value - new.value, bytes(counts), holder, guards)
    table.labels = bytes(labels)
    table.provinces = table.provinces[:label] + (rest,) + table.provinces[label + 1 :] + (new,)
    log.append(Event(PROVINCE_SPLIT, (rest.first, rest.value, new.first, new.value)))


_WHOLE_BOARD: Final = _whole_board()
