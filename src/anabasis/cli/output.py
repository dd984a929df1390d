"""Where the commands write: tables and texts by rich, data as JSON."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.text import Text


class Terminal(Console):
    """A console that prints what it is given, and lets a closed pipe be noticed."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    @property
    def draws_unicode(self) -> bool:
        """Whether its encoding has more than ASCII."""
        return self.encoding.lower().startswith("utf")

    def hang(self, margin: str | Text, body: str | Text) -> None:
        """Print a paragraph beside a margin; its further lines are indented as far."""
        first = Text(margin) if isinstance(margin, str) else margin
        text = Text(body) if isinstance(body, str) else body
        indent = Text(" " * first.cell_len)
        for number, line in enumerate(text.wrap(self, max(20, self.width - first.cell_len))):
            line.rstrip()
            self.print(Text.assemble(first if number == 0 else indent, line))


def print_json(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
