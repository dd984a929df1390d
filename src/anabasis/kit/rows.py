"""Rows of numbers that are replaced, never changed, so that clones of a position share them."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

BYTE: Final[list[bytes]] = [bytes([value]) for value in range(256)]
"""Each number as a row of its own."""


def changed(row: bytes, at: int, value: int) -> bytes:
    """The row with one number replaced."""
    return row[:at] + BYTE[value] + row[at + 1 :]


def more(row: bytes, at: int, by: int = 1) -> bytes:
    """The row with one number raised (or, by a negative amount, lowered)."""
    return row[:at] + BYTE[row[at] + by] + row[at + 1 :]


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one of its items replaced."""
    items = list(row)
    items[at] = value
    return tuple(items)
