"""Long work, done in pieces on the event loop: one at a time, in turns, with others in between.

A thread would not do: compiled rules keep the interpreter to themselves until they return.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

PIECE: Final = 50
"""So many actions are played in one piece,"""
LINES_A_PIECE: Final = 500
"""so many lines of a record read or written."""
SEARCHES: Final = 4
"""So many searches are under way at the same time, each of which keeps hundreds of positions."""


class Pieces:
    """All long work of one server. It takes half of the time at most, the tables have the rest."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.searches = asyncio.Semaphore(SEARCHES)

    async def do(self, piece: Callable[[], T]) -> T:
        """Do one piece when it is its turn."""
        async with self.lock:
            start = time.perf_counter()
            done = piece()
            await asyncio.sleep(time.perf_counter() - start)
            return done


def cut(items: list[T], size: int) -> Iterator[list[T]]:
    """The items, so many at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]
