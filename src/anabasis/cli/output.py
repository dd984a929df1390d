"""Where the commands write: tables and texts by rich, data as JSON."""

from __future__ import annotations

import json
from typing import IO, Any

from rich.console import Console


class Terminal(Console):
    """A console that prints what it is given, and lets a closed pipe be noticed."""

    def __init__(self, stderr: bool = False, file: IO[str] | None = None) -> None:
        super().__init__(stderr=stderr, file=file, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    @property
    def draws_unicode(self) -> bool:
        """Whether its encoding has more than ASCII."""
        return self.encoding.lower().startswith("utf")


def print_json(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
