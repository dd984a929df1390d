"""Ctrl-C while the engine is at work: noted, and answered between two games.

An exception that is raised in the middle of compiled code can end the whole process, so the signal
only leaves a mark; whoever runs the games looks at it. A second Ctrl-C ends the process at once.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130
"""The exit status of a command that was interrupted."""


class Interrupts:
    """Whether Ctrl-C has been pressed."""

    def __init__(self) -> None:
        self.seen = False

    def note(self, number: int, frame: FrameType | None) -> None:
        if self.seen:
            os._exit(INTERRUPTED)
        self.seen = True


@contextmanager
def noted() -> Iterator[Interrupts]:
    """While this goes on, Ctrl-C is noted instead of raised. Processes that are started meanwhile
    never hear of it: they start with the signal ignored, if `ignored` was there when they did."""
    interrupts = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    before = signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def ignored() -> Iterator[None]:
    """What is started meanwhile ignores Ctrl-C from its first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
