"""Boards in the terminal: what a game's `terminal.py` fills in, and a board of words for the rest.

A game's package may have a module `terminal` with its subclass of `Board` as `BOARD`. It draws with
rich, is found by the game's package alone, and no other file of the game knows it.

Never compiled: rich is not, and the terminal waits for people anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Final, Protocol

from rich.console import Group, RenderableType
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


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a board as a seat sees it, in a terminal of a certain size."""

    view: dict[str, Any]
    seat: int
    marks: dict[Place, int] = field(default_factory=dict)
    """The numbers of the choices that are about a place."""
    news: Sequence[dict[str, Any]] = ()
    """What has happened since the seat last chose: it is brought out."""
    width: int = 80
    height: int = 24
    most: int | None = None
    """So many lines are there for the board; what cannot be drawn so small shows the part that is
    asked about."""
    unicode: bool = True


def in_columns(
    scene: Scene,
    words: Sequence[str],
    columns: int,
    rank: Callable[[str], Any],
    cell: Callable[[str], Text],
) -> Group:
    """A map as a list of its places, a cell each. Where there is no room for all, those that come
    first by `rank`."""
    if scene.most is not None and -(-len(words) // columns) > scene.most:
        words = sorted(words, key=rank)[: max(1, scene.most) * columns]
    rows = -(-len(words) // columns)
    cells = [cell(word) for word in words]
    return Group(*[Text(" ").join(cells[row::rows]) for row in range(rows)])


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

    def draw(self, scene: Scene) -> RenderableType | None:
        """The board with choices marked by their numbers and what is new brought out."""
        return None

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType | None:
        """What lies beside the board."""
        lines = self.brief(view, seat, unicode)
        return Group(*lines) if lines else None

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        """What lies beside the board, in as few lines as tell it: in a game without a drawing,
        what there is on the table, and a line for each seat."""
        lines = [Text(said)] if (said := self._facts(view)) else []
        for who, shown in enumerate(view.get("seats", [])):
            label = Text(self.names[who], self.seat_style(who))
            lines.append(
                filled(self.words, "label-value", label=label, value=Text(self._facts(shown)))
            )
        return lines

    def _facts(self, shown: dict[str, Any]) -> str:
        """What a part of a view says, under the names that the game's texts give it."""
        said = []
        for key, value in shown.items():
            told = self._fact(value)
            if told:
                label = self.words.word("view", key.replace("_", "-"))
                said.append(self.words.text("label-value", {"label": label, "value": told}))
        return self.words.strung("list-notes", said) if said else ""

    def _fact(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.words.text("board-yes", {}) if value else ""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return self._named(value)
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return (
                self.words.strung("list-more", [self._named(one) for one in value]) if value else ""
            )
        return ""

    def _named(self, word: str) -> str:
        """A word of any domain of the game in the reader's language; any other as it is."""
        for action in self.game.grammar.verbs.values():
            for domain in action.fields:
                if word in domain.numbers:
                    return self.words.word(domain.name, word)
        return word

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

    def describe(self, position: Any, seat: int, word: str) -> list[str]:
        """What a card or a place is, as far as the seat may see it: all that is printed on it."""
        return []


def board_for(game: Game[Any], words: Words, names: list[str]) -> Board:
    """The board of a game; a game without a drawing has one that shows words only."""
    module = f"{game.package()}.terminal"
    if find_spec(module) is None:
        return Board(game, words, names)
    board: type[Board] = import_module(module).BOARD
    return board(game, words, names)
