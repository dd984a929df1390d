"""Where the commands write: tables and texts by rich, data as JSON."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
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
        for line in self.hung(margin, body):
            self.print(line)

    def hung(self, margin: str | Text, body: str | Text) -> list[Text]:
        """The lines of a paragraph beside a margin."""
        first = Text(margin) if isinstance(margin, str) else margin
        text = Text(body) if isinstance(body, str) else body
        indent = Text(" " * first.cell_len)
        return [
            Text.assemble(indent if number else first, line)
            for number, line in enumerate(self.wrapped(text, max(20, self.width - first.cell_len)))
        ]

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """A text in lines of so many columns, a Japanese letter taking two."""
        lines: list[Text] = []
        for paragraph in text.split("\n", allow_blank=True):
            if JAPANESE.search(paragraph.plain):
                lines += between_phrases(paragraph, width)
            else:
                lines += paragraph.wrap(self, width)
        for line in lines:
            line.rstrip()
        return lines

    def lines_of(self, renderable: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.render_lines(renderable, pad=False))


JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_PHRASE: Final = re.compile(
    "[（「『“]*[^\\s\u3040-\u309f、。，．（）「」『』“”！？：；…]*[\u3040-\u309f]*"
    "[、。，．）」』”！？：；…]*\\s*"
)
"""A name or word with the particles that follow it, and the signs that may not begin a line."""


def between_phrases(text: Text, width: int) -> list[Text]:
    """Lines that end between two phrases: no name is parted, and no particle begins a line."""
    lines: list[Text] = []
    begun = end = 0
    for found in _PHRASE.finditer(text.plain):
        phrase = found.group().rstrip()
        if cell_len(text.plain[begun:end] + phrase) > width and end > begun:
            lines.append(text[begun:end])
            begun = end
        end = found.end()
    lines.append(text[begun:])
    return [part for line in lines for part in line.divide(_cuts(line.plain, width))]


def _cuts(line: str, width: int) -> list[int]:
    """Where a line must be cut that has a phrase longer than a line."""
    cuts: list[int] = []
    taken = 0
    for at, letter in enumerate(line):
        taken += cell_len(letter)
        if taken > width and not line[at:].isspace():
            cuts.append(at)
            taken = cell_len(letter)
    return cuts


def print_json(data: Any) -> None:
    """One line of JSON."""
    print(json.dumps(data, ensure_ascii=False))
