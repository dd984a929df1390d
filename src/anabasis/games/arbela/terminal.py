"""The Battle of Arbela in the terminal: the field from the reader's side, and what lies by it.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from anabasis.core.position import Action
from anabasis.games.arbela.board import PERSIAN, ROWS, SECTION, SECTIONS
from anabasis.games.arbela.cards import LEADER, LEADER_OWNER, UNIT
from anabasis.games.arbela.state import Battle
from anabasis.games.arbela.terminal_cards import (
    card_in_words,
    leader_in_words,
    section_in_words,
    unit_in_words,
)
from anabasis.games.arbela.terminal_field import CLASSES, IN_FULL, PRINTED, Field
from anabasis.kit.terminal import Board, Place, Scene, filled


class ArbelaBoard(Board):
    """The field of Arbela."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-begins"})

    def draw(self, scene: Scene) -> RenderableType:
        turned = scene.seat == PERSIAN
        field = Field(scene.view, turned, scene.marks, scene.unicode, self.seat_style)
        if scene.most is None or scene.most >= ROWS * IN_FULL:
            return field.in_full()
        return field.small(scene.most)

    # ---- beside the field

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType:
        parts: list[RenderableType] = [Text(self.words.text("board-terminal", {}), "bright_black")]
        for side in range(2):
            losses = self.words.text(
                "board-losses",
                {"losses": view["losses"][side], "level": view["break_levels"][side]},
            )
            leaders = [
                self.words.text(
                    "label-value",
                    {
                        "label": self.words.word("leader", word),
                        "value": self.words.word("place", place),
                    },
                )
                for word, place in view["leaders"].items()
                if LEADER_OWNER[LEADER.read(word)] == side
            ]
            parts.append(Text())
            if side in view["ready"]:
                losses = self.words.strung(
                    "list-more", [losses, self.words.text("board-ready", {})]
                )
            heading = self.words.text("label-value", {"label": self.names[side], "value": losses})
            parts.append(Text(heading, self.seat_style(side)))
            parts.append(Text(self.words.strung("list-more", leaders)))
            parts.append(self._reserve(view["reserves"][side]))
        return Group(*parts)

    def _reserve(self, cards: list[dict[str, Any]]) -> Text:
        """The cards of a Reserve."""
        words = [card_in_words(self.words, card) for card in cards]
        label = Text(self.words.text("board-reserve", {}))
        value = Text(self.words.strung("list-more", words) if words else "-", "bright_black")
        return filled(self.words, "label-value", label=label, value=value)

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        """A line for each side: losses, and how many cards of each class are in Reserve."""
        lines = []
        for side in range(2):
            cards = [PRINTED[card["unit"]]["class"] for card in view["reserves"][side]]
            counts = [
                f"{letter} {cards.count(word)}" for word, letter in CLASSES.items() if word in cards
            ]
            reserve = self.words.text("board-seat-reserve", {"count": len(cards)})
            if counts:
                reserve = self.words.text(
                    "board-card-notes", {"name": reserve, "notes": " ".join(counts)}
                )
            said = self.words.strung("list-more", [self.score(view, side), reserve])
            heading = self.words.text("label-value", {"label": self.names[side], "value": said})
            lines.append(Text(heading, self.seat_style(side)))
        return lines

    def describe(self, position: Battle, seat: int, word: str) -> list[str]:
        view = self.game.view(position, seat)
        if word in UNIT.numbers:
            return unit_in_words(self.words, view, word)
        if word in LEADER.numbers:
            return leader_in_words(self.words, word)
        if word in SECTION.numbers:
            return section_in_words(self.words, view, self.names, word)
        return []

    def score(self, view: dict[str, Any], seat: int) -> str:
        return self.words.text(
            "board-losses", {"losses": view["losses"][seat], "level": view["break_levels"][seat]}
        )

    # ---- what a choice is about

    def targets(self, position: Battle, action: Action[Any, Any]) -> list[Place]:
        """The Sections that a choice names, or in which the unit that it names stands."""
        sections: list[int] = []
        for field, value in zip(action.fields, action.args(), strict=True):
            if field.name in ("section", "place") and value < SECTIONS:
                sections.append(value)
            elif field.name == "unit" and position.place[value] < SECTIONS:
                sections.append(position.place[value])
        return [("section", SECTION.text(section)) for section in sections]


BOARD: Final = ArbelaBoard
