"""The rulebook as data: chapters and numbered cases, read from a game's `rulebook.md`."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

from anabasis.core.game import Game

_HEADING: Final = re.compile(r"^#{2,} (\d+(?:\.\d+)*) (.+)$", re.MULTILINE)
_CHAPTER: Final = re.compile(r"^## (\d+) (.+)$")
_CASE: Final = re.compile(r"^\*\*(\d+(?:\.\d+)*[a-z]?) (.+?)\.?\*\*\s*(.*)$", re.DOTALL)


class Case:
    """One numbered rule."""

    def __init__(self, id: str, title: str, text: str, chapter: str) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.chapter = chapter

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "title": self.title, "text": self.text, "chapter": self.chapter}


def rulebook_text(game: Game[Any], language: str = "en") -> str:
    """A game's rulebook, as it was written (English where there is no translation)."""
    folder = files(game.package())
    translated = folder.joinpath(f"rulebook.{language}.md")
    source = translated if translated.is_file() else folder.joinpath("rulebook.md")
    return source.read_text(encoding="utf-8")


def read_headings(text: str) -> dict[str, str]:
    """The titles of a rulebook's chapters and their parts, by number: `8.2` and the like."""
    return {found.group(1): found.group(2) for found in _HEADING.finditer(text)}


def is_part(case: str, heading: str) -> bool:
    """Whether a case stands under a heading: 8.2a and 8.2.1a under 8.2, and all of them under 8."""
    return re.match(rf"{re.escape(heading)}(?!\d)", case) is not None


def read_cases(text: str) -> list[Case]:
    """Every case of a rulebook, in its order. Other paragraphs and headings are left out."""
    cases: list[Case] = []
    chapter = ""
    # A heading ends a paragraph as an empty line does.
    for paragraph in re.split(r"\n\s*\n|\n(?=#)|(?<=\n)(?=\*\*\d)", text):
        block = paragraph.strip()
        if block.startswith("#"):
            line, _, block = block.partition("\n")
            heading = _CHAPTER.match(line)
            if heading:
                chapter = f"{heading.group(1)} {heading.group(2)}"
        found = _CASE.match(block.strip())
        if found:
            body = " ".join(found.group(3).split())
            cases.append(Case(found.group(1), found.group(2), body, chapter))
    return cases
