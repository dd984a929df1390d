"""The choices that a player has, numbered, in as many lines as there are for them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from anabasis.cli.output import Terminal
from anabasis.prose import Prose


class Choices:
    """What can be chosen: a label for each, and a note on what it would mean."""

    def __init__(self, labels: list[str], notes: list[str], prose: Prose) -> None:
        self.labels = labels
        self.notes = notes
        self.prose = prose

    def in_full(self, terminal: Terminal) -> list[Text]:
        """A line for each, or more where its note is long."""
        lines: list[Text] = []
        for number, (label, note) in enumerate(zip(self.labels, self.notes, strict=True), start=1):
            text = Text(label)
            if note:
                text.append(f" · {note}", "bright_black")
            lines += terminal.hung(Text(f"{number:>4}  ", "bold"), text)
        return lines

    def within(self, terminal: Terminal, most: int) -> list[Text]:
        """As many lines as `most`: with the notes, or else without them and side by side; what
        still has no room is left to a command."""
        full = self.in_full(terminal)
        if len(full) <= most:
            return full
        lines = self._side_by_side(terminal.width)
        if len(lines) <= most:
            return lines
        first = lines[: most - 1]
        shown = (most - 1) * self._columns(terminal.width)
        more = self.prose.text("terminal-more", {"count": len(self.labels) - shown})
        return [*first, Text(f"      {more}", "bright_black")]

    def _columns(self, width: int) -> int:
        widest = max([cell_len(label) for label in self.labels], default=1)
        return max(1, width // min(width, widest + 7))

    def _side_by_side(self, width: int) -> list[Text]:
        columns = self._columns(width)
        cell = width // columns
        lines: list[Text] = []
        for first in range(0, len(self.labels), columns):
            line = Text()
            for number in range(first, min(first + columns, len(self.labels))):
                label = Text.assemble((f"{number + 1:>4}  ", "bold"), self.labels[number])
                label.truncate(cell, overflow="ellipsis", pad=True)
                line.append_text(label)
            line.rstrip()
            lines.append(line)
        return lines
