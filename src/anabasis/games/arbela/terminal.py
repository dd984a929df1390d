"""The Battle of Arbela in the terminal: the field from the reader's side, and what lies by it.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from anabasis.core.position import Action
from anabasis.games.arbela.board import COLUMNS, FACING, PERSIAN, ROWS, SECTION, SECTIONS
from anabasis.games.arbela.cards import LEADER, LEADER_OWNER, UNIT, UNITS
from anabasis.games.arbela.state import Battle
from anabasis.games.arbela.view import printed as print_card
from anabasis.kit.terminal import Board, Place, filled

CELL: Final = 9
"""Columns that a Section has."""
SIDES: Final = "MP"
CLASSES: Final = {
    "infantry": "I",
    "skirmisher": "S",
    "heavy-cavalry": "H",
    "light-cavalry": "L",
    "chariot": "C",
    "elephant": "E",
}
ARROWS: Final = ("▲►▼◄", "^>v<")
"""Facings as the Macedonian sees them, where there is more than ASCII and where there is not."""
PRINTED: Final = {UNIT.text(unit): print_card(unit) for unit in range(UNITS)}


class ArbelaBoard(Board):
    """The field of Arbela."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-begins"})

    def draw(
        self,
        view: dict[str, Any],
        seat: int,
        marks: dict[Place, int],
        news: list[dict[str, Any]],
        width: int,
        height: int,
        unicode: bool,
    ) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        for _ in range(COLUMNS):
            grid.add_column(width=CELL, no_wrap=True)
        rows, columns = range(ROWS), range(COLUMNS)
        turned = seat == PERSIAN
        for row in rows if turned else reversed(rows):
            sections = [row * COLUMNS + column for column in columns]
            if turned:
                sections.reverse()
            names = [SECTION.text(section) for section in sections]
            heading = [Text(name.partition("-")[2], "bright_black") for name in names]
            grid.add_row(Text(names[0].partition("-")[0], "bright_black"), *heading)
            cells = [self._cell(view, name, turned, marks, unicode) for name in names]
            grid.add_row("", *cells)
        return grid

    def _cell(
        self,
        view: dict[str, Any],
        name: str,
        turned: bool,
        marks: dict[Place, int],
        unicode: bool,
    ) -> Text:
        """Three lines: the card on top and how it stands, its name, and all the rest."""
        shown = view["sections"].get(name)
        lines = [Text(" ·" if unicode else " ."), Text()]
        notes: list[str] = []
        if shown is not None:
            style = "" if shown["side"] is None else self.seat_style(shown["side"])
            lines = [Text(line, style) for line in top_card(shown, turned, unicode)]
            notes = [f"+{len(shown['stack']) - 1}"] if len(shown["stack"]) > 1 else []
            notes += [leader[:2].capitalize() for leader in shown["leaders"]]
            notes += ["="] if shown["engaged"] else []
        if name in view["orders"]:
            notes.append("!" if view["orders"][name] == "ordered" else ",")
        last = Text(" ".join(notes))
        if ("section", name) in marks:
            number = Text(f"({marks['section', name]})", "bold yellow")
            last = Text.assemble(last, " " if notes else "", number)
        return Text("\n").join([*lines, last])

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
                    {"label": self.words.word("leader", word), "value": place},
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
        words = [in_words(card) for card in cards]
        label = Text(self.words.text("board-reserve", {}))
        value = Text(self.words.strung("list-more", words) if words else "-", "bright_black")
        return filled(self.words, "label-value", label=label, value=value)

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


def top_card(shown: dict[str, Any], turned: bool, unicode: bool) -> list[str]:
    """The card on top of a stack: side, facing, class, strengths and hits; its name."""
    if not shown["stack"]:
        return ["", ""]
    top = shown["stack"][0]
    side = SIDES[shown["side"]]
    arrow = " "
    if shown["facing"] is not None:
        around = FACING.read(shown["facing"]) + (2 if turned else 0)
        arrow = ARROWS[0 if unicode else 1][around % 4]
    if top is None:
        return [f"{side}{arrow}?", ""]
    printed = PRINTED[top["unit"]]
    state = "x" if top["disrupted"] else arrow
    strength = f"{printed['attack']}/{printed['defence'][0]}"
    hits = f"*{top['hits']}" if top["hits"] else ""
    return [f"{side}{state}{CLASSES[printed['class']]}{strength}{hits}", short(top["unit"])]


def in_words(card: dict[str, Any]) -> str:
    """A card of a Reserve, disruption and hits marked as on the field."""
    hits = f"*{card['hits']}" if card["hits"] else ""
    return f"{card['unit']}{'x' if card['disrupted'] else ''}{hits}"


def short(unit: str) -> str:
    """A unit's name in the notation, cut to the width of a Section; its number stays."""
    stem, dash, number = unit.rpartition("-")
    if not number.isdecimal():
        return unit[:CELL]
    return f"{stem[: CELL - len(number) - 1]}{dash}{number}"


BOARD: Final = ArbelaBoard
