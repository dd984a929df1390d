"""Following a command that takes a while, in one line; on a terminal it moves."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

Command = Sequence[str | os.PathLike[str]]


class Progress:
    """A line about one piece of work."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.counted = 0
        self.moves = sys.stdout.isatty()

    def __enter__(self) -> Progress:
        print(self.line, end="" if self.moves else "\n", flush=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.moves:
            self._show("")
            print(flush=True)

    def count(self, name: str) -> None:
        """One more, of this name."""
        self.counted += 1
        self.say(f"{self.counted} {name}".rstrip())

    def say(self, text: str) -> None:
        if self.moves:
            self._show(f": {text}")

    def _show(self, text: str) -> None:
        print(f"\r\x1b[K{self.line}{text}", end="", flush=True)


def follow(
    command: Command,
    tell: Callable[[str], None],
    folder: Path,
    environment: Mapping[str, str] | None = None,
) -> tuple[int, list[str]]:
    """Run a command in a folder, telling each line it prints; its exit status and all its lines."""
    lines = []
    with subprocess.Popen(
        command,
        cwd=folder,
        env=None if environment is None else dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.rstrip())
            tell(line.strip())
    return process.returncode, lines


def fail(*lines: str) -> NoReturn:
    """Say why it goes no further, and end."""
    sys.exit("\n".join(lines))
