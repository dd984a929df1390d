"""Locks between processes: two commands at once do not build the same thing, or into each other.

The system lets go of a lock when its holder ends, however that happens. Where there are no such
locks (on Windows) there is no Makefile either, and a build by pip has its folder to itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]


class Taken(Exception):
    """Another process holds the lock."""

    def __init__(self, holder: int | None) -> None:
        super().__init__(holder)
        self.holder = holder


@contextmanager
def held(file: Path, *, waiting: str | None = None) -> Iterator[None]:
    """Hold the lock. If another process has it, say `waiting` and wait; without it, raise Taken."""
    file.parent.mkdir(parents=True, exist_ok=True)
    number = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if fcntl is not None:
            _take(number, waiting)
        yield
    finally:
        os.close(number)


def _take(number: int, waiting: str | None) -> None:
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if waiting is None:
            raise Taken(_written(number)) from None
        print(waiting, flush=True)
        fcntl.flock(number, fcntl.LOCK_EX)
    os.ftruncate(number, 0)
    os.pwrite(number, str(os.getpid()).encode(), 0)


def holder(file: Path) -> int | None:
    """The process that holds the lock; None if nobody does."""
    if not file.exists():
        return None
    try:
        with held(file):
            return None
    except Taken as taken:
        return taken.holder


def _written(number: int) -> int | None:
    text = os.pread(number, 20, 0)
    return int(text) if text.isdigit() else None
