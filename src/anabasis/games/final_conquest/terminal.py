"""Final Conquest in the terminal: the territories in columns, what each holds and who holds it.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from anabasis.core.position import Action
from anabasis.games.final_conquest.board import (
    CURRENCY_AT,
    FOOD_AT,
    FORT_AT,
    MAP,
    SEAS,
    TERRITORY,
)
from anabasis.games.final_conquest.state import Realm
from anabasis.kit.terminal import Board, Place, Scene, filled, in_columns

COLUMNS: Final = 3
NAME: Final = 14
"""Cells that the name of a territory has."""
FORT_SIGNS: Final = (" ", "f", "F")
"""No fort, a fort, a great fort."""
SHOWN: Final = ("faction", "purse", "units", "quota", "forts", "heroes")
"""What a line tells of a seat."""


class FinalConquestBoard(Board):
    """The territories of the map: the number of a choice, the holder, what there is (a sea, a fort,
    food, currency), the name, and infantry and cavalry."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-begins", "round-begins"})
    quiet: ClassVar[frozenset[str]] = frozenset({"order-rolled", "army-placed", "forts-noted"})

    def draw(self, scene: Scene) -> RenderableType:
        territories = scene.view["territories"]
        fresh = {plain["territory"] for plain in scene.news if plain.get("territory")}
        chart = MAP.read(scene.view["map"])
        order = {"independent": 2, None: 3}

        def rank(word: str) -> tuple[bool, int]:
            """Those that are asked about first, then the seat's own, then others'."""
            owner = territories[word]["owner"]
            own = 0 if owner == scene.seat else order.get(owner, 1)
            return ("territory", word) not in scene.marks, own

        def cell(word: str) -> Text:
            return self._cell(territories[word], chart, word, scene.marks, word in fresh)

        return in_columns(scene, list(territories), COLUMNS, rank, cell)

    def _cell(
        self, there: dict[str, Any], chart: int, word: str, marks: dict[Place, int], fresh: bool
    ) -> Text:
        """One territory, 26 cells wide."""
        at = TERRITORY.read(word)
        owner = there["owner"]
        sign = "." if owner is None else "*" if owner == "independent" else str(owner + 1)
        style = self.seat_style(owner) if isinstance(owner, int) else "bright_black"
        mark = marks.get(("territory", word))
        gives = (
            ("~" if SEAS >> at & 1 else FORT_SIGNS[FORT_AT[chart][at]])
            + ("+" if FOOD_AT[chart][at] else " ")
            + ("$" if CURRENCY_AT[chart][at] else " ")
        )
        name = set_cell_size(self.words.word("territory", word), NAME)
        army = set_cell_size(_army(there["infantry"]) + " " + _army(there["cavalry"]), 5)
        if not sum(there["infantry"]) + sum(there["cavalry"]):
            army = " " * 5
        return Text.assemble(
            (f"{mark:>3}" if mark is not None else "   ", "bold yellow"),
            (sign, style),
            gives,
            (name, f"{style} underline" if fresh else style),
            (army, style),
        )

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType:
        return Group(*self.brief(view, seat, unicode))

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        """A line for each seat, and what the seat itself holds."""
        lines: list[Text] = []
        for who, shown in enumerate(view["seats"]):
            told = {key: shown[key] for key in SHOWN if shown[key] is not None}
            label = Text(f"{who + 1} {self.names[who]}", self.seat_style(who))
            value = Text(self._facts(told))
            lines.append(filled(self.words, "label-value", label=label, value=value))
        own = view["seats"][seat]
        held = {key: own[key] for key in ("hand", "mission") if own[key]}
        said = self._facts({**{"chronicle": view["chronicle"] or ""}, **held})
        return [*lines, Text(said)] if said else lines

    def _named(self, word: str) -> str:
        """A word of the view in the reader's language, cards and missions too."""
        for domain, words in (("card", self._cards()), ("mission", self._missions())):
            if word in words:
                return self.words.word(domain, word)
        return super()._named(word)

    def _cards(self) -> dict[str, Any]:
        cards: dict[str, Any] = self.game.board()["cards"]
        return cards

    def _missions(self) -> dict[str, Any]:
        missions: dict[str, Any] = self.game.board()["missions"]
        return missions

    def score(self, view: dict[str, Any], seat: int) -> str:
        shown = view["seats"][seat]
        return self._facts({"forts": shown["forts"]})

    def targets(self, position: Realm, action: Action[Any, Any]) -> list[Place]:
        """The last territory that a choice names: where it leads to."""
        found = [
            (field.name, field.text(arg))
            for field, arg in zip(action.fields, action.args(), strict=True)
            if field.name == TERRITORY.name
        ]
        return found[-1:]


def _army(counts: list[int]) -> str:
    """How many units of a kind there are."""
    return str(sum(counts)) if sum(counts) else "-"


BOARD: Final = FinalConquestBoard
