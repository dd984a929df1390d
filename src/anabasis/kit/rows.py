"""Rows of numbers that are replaced, never changed, so that clones of a position share them."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

BYTE: Final[list[bytes]] = [bytes([value]) for value in range(256)]
"""Each number as a row of its own."""


def changed(row: bytes, at: int, value: int) -> bytes:
    """The row with one number replaced; the same row, if it is that number already."""
    if row[at] == value:
        return row
    return row[:at] + BYTE[value] + row[at + 1 :]


def more(row: bytes, at: int, by: int = 1) -> bytes:
    """The row with one number raised (or, by a negative amount, lowered)."""
    return row[:at] + BYTE[row[at] + by] + row[at + 1 :]


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one of its items replaced."""
    if len(row) == 2:  # most are: one for each player
        return (value, row[1]) if at == 0 else (row[0], value)
    items = list(row)
    items[at] = value
    return tuple(items)
