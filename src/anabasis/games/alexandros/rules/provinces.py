"""6 Provinces: how walls divide the land, and who holds the parts."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Event
from anabasis.games.alexandros.board import (
    INNER,
    LAND,
    OPEN,
    OUTER,
    POINTS,
    SHOWS,
    SIDE_A,
    SIDE_B,
    SIDES,
    SPACES,
)
from anabasis.games.alexandros.events import PROVINCE_SPLIT
from anabasis.games.alexandros.state import NOBODY, Province, Table
from anabasis.kit.cards import NO_CARDS, ONE
from anabasis.kit.rows import BYTE


def province_at(table: Table, space: int) -> Province:
    """The province that a space belongs to."""
    return table.provinces[table.labels[space]]


def _whole_board() -> tuple[bytes, tuple[Province, ...]]:
    """6.3 Before any wall stands, each connected stretch of land is one province."""
    labels = bytearray(SPACES)
    provinces: list[Province] = []
    for spaces in LAND.regions(bytes(SIDES)):
        for space in spaces:
            labels[space] = len(provinces)
        provinces.append(described(spaces, None))
    return bytes(labels), tuple(provinces)


def whole_board() -> tuple[bytes, tuple[Province, ...]]:
    """6.3 Labels and provinces of a board without walls."""
    return _WHOLE_BOARD


def described(spaces: list[int], table: Table | None) -> Province:
    """6.5, 6.6 The province that these spaces make: its worth, its symbols, its guards."""
    value = 0
    needs = NO_CARDS
    holder = NOBODY
    guards = 0
    first = SPACES
    for space in spaces:
        first = min(first, space)
        symbol = SHOWS[space]
        if symbol == OPEN:
            value += 1
        else:
            needs += ONE[symbol]
            if table is not None and table.guards[space]:
                holder = table.guards[space] - 1
                guards += 1
    return Province(first, value, len(spaces) - value, needs, holder, guards)


def reheld(table: Table, label: int, holder: int, guards: int) -> None:
    """6.5 Write down who holds a province and with how many guards."""
    old = table.provinces[label]
    new = Province(old.first, old.value, old.symbols, old.needs, holder, guards)
    table.provinces = table.provinces[:label] + (new,) + table.provinces[label + 1 :]


def divide(table: Table, side: int, log: list[Event]) -> None:
    """6.1, 6.2, 6.4, 6.7 A wall now stands on a side: does it cut a province apart?

    It does exactly if walls and coast led from one of its ends to the other already: then it closes
    a ring. Otherwise the land on both sides still hangs together round an end of the wall.
    """
    here = INNER[side]
    there = OUTER[side]
    if there < 0:
        return
    one = table.joined[SIDE_A[side]]
    other = table.joined[SIDE_B[side]]
    if one != other:
        table.joined = table.joined.replace(BYTE[other], BYTE[one])
        return
    cut_off(table, LAND.smaller_part(here, there, table.walls), log)


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
    first = old.first
    if new.first == first:
        first = labels.index(label)
    guards = old.guards - new.guards
    holder = old.holder if guards else NOBODY
    rest = Province(
        first,
        old.value - new.value,
        old.symbols - new.symbols,
        old.needs - new.needs,
        holder,
        guards,
    )
    table.labels = bytes(labels)
    table.provinces = table.provinces[:label] + (rest,) + table.provinces[label + 1 :] + (new,)
    log.append(Event(PROVINCE_SPLIT, (rest.first, rest.value, new.first, new.value)))


_WHOLE_BOARD: Final = _whole_board()


def _coasts() -> bytes:
    """Each stretch of coast joins its points; every other point stands alone."""
    joined = bytearray(range(POINTS))
    for side in range(SIDES):
        if OUTER[side] < 0:
            one, other = joined[SIDE_A[side]], joined[SIDE_B[side]]
            joined = joined.replace(BYTE[other], BYTE[one])
    return bytes(joined)


COASTS: Final[bytes] = _coasts()
