"""Boards in the terminal: what a game's `terminal.py` fills in, and a board of words for the rest.

A game's package may have a module `terminal` with its subclass of `Board` as `BOARD`. It draws with
rich, is found by the game's package alone, and no other file of the game knows it.

Never compiled: rich is not, and the terminal waits for people anyway.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.position import Action

Place = tuple[str, str]
"""A domain's name and a word of it: something on the board."""

SEAT_STYLES: Final = ("blue", "red", "green", "magenta", "cyan", "yellow")


class Words(Protocol):
    """What a board says things with: the game's texts in one language."""

    def text(self, key: str, values: Mapping[str, Any]) -> str:
        """A text with its variables filled in."""

    def word(self, domain: str, word: str) -> str:
        """A word of a domain."""

    def status(self, message: Message, names: Sequence[str] | None = None) -> str:
        """A message whose key is that of its text."""

    def joined(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""

    def strung(self, key: str, items: Sequence[str]) -> str:
        """Things strung together, at least one, all by the same text."""


def filled(words: Words, key: str, **parts: Text) -> Text:
    """A text whose variables are styled parts, wherever the language has them stand."""
    slots = {chr(0xE000 + at): part for at, part in enumerate(parts.values())}
    said = words.text(key, dict(zip(parts, slots, strict=True)))
    pieces = re.split(f"([{''.join(slots)}])", said)
    return Text().join(slots.get(piece, Text(piece)) for piece in pieces)


def share(chance: Chance) -> str:
    """A chance in hundredths; a range where something hidden decides."""
    low, high = f"{float(chance.low):.0%}", f"{float(chance.high):.0%}"
    return low if low == high else f"{low}–{high}"


class Board:
    """A game without a drawing of its own. A subclass draws, counts and explains more."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that begin a new paragraph of the story."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that need no words while the board shows them."""

    def __init__(self, game: Game[Any], words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"

    def draw(
        self,
        view: dict[str, Any],
        seat: int,
        marks: dict[Place, int],
        news: list[dict[str, Any]],
        width: int,
        height: int,
        unicode: bool,
    ) -> RenderableType | None:
        """The board as a seat sees it, with choices marked by their numbers and what is new brought
        out."""
        return None

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType | None:
        """What lies beside the board."""
        return None

    def score(self, view: dict[str, Any], seat: int) -> str:
        """What a seat has reached, in a few words."""
        return ""

    def note(self, position: Any, seat: int, action: Action[Any, Any]) -> str:
        """What a choice would mean, as far as the seat can know: the odds, if the game has any."""
        said = [
            self.words.text(
                "label-value",
                {"label": self.words.status(chance.label, self.names), "value": share(chance)},
            )
            for chance in self.game.forecast(position, seat, action)
        ]
        return self.words.strung("list-notes", said) if said else ""

    def targets(self, position: Any, action: Action[Any, Any]) -> list[Place]:
        """The places on the board that a choice is about."""
        return []

    def place(self, view: dict[str, Any], domain: str, word: str) -> str:
        """The word under which a place goes in a domain."""
        return word

    def describe(self, position: Any, word: str) -> str:
        """What there is at a place, as everybody may see it."""
        return ""


def board_for(game: Game[Any], words: Words, names: list[str]) -> Board:
    """The board of a game; a game without a drawing has one that shows words only."""
    module = f"{game.package()}.terminal"
    if find_spec(module) is None:
        return Board(game, words, names)
    board: type[Board] = import_module(module).BOARD
    return board(game, words, names)
