"""Alexander vs. Darius in the terminal: the areas in columns, with markers and stacks, and fleets.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    CITY_AREAS,
    FIELD,
    FORTRESSES,
    NOWHERE,
    PLACE,
    SEA,
    SIDE,
)
from anabasis.games.alexander_vs_darius.counters import CLASS
from anabasis.games.alexander_vs_darius.leaders import COMBAT, INITIATIVE, LEADER, RANK
from anabasis.games.alexander_vs_darius.state import Campaign
from anabasis.kit.terminal import Board, Place, Scene, filled, in_columns

COLUMNS: Final = 4
NAME: Final = 9
"""Cells that the name of an area has."""
ARMY: Final = 4
"""Cells for how many leaders and units stand there, `2+12`."""
SIDES: Final = ("M", "P", "T", "S", ".")
"""How markers and stacks are told apart."""
NAMED: Final = ("area", "origin", "target")
"""The fields of events that bring an area out."""


class AlexanderVsDariusBoard(Board):
    """The areas: the number of a choice, the marker (M, P), a city (c) or fortress (C), the name,
    and whose leaders and units stand there (`2+6`: two leaders, six units)."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-begins", "battle-met", "sea-battle-met"})
    quiet: ClassVar[frozenset[str]] = frozenset({"halted"})

    def draw(self, scene: Scene) -> RenderableType:
        areas = scene.view["areas"]
        fresh = {plain[name] for plain in scene.news for name in NAMED if plain.get(name)}

        def rank(word: str) -> tuple[bool, bool, bool]:
            """Those that are asked about first, then those where somebody stands."""
            holder = areas[word]["holder"]
            own = holder == SIDE.words[scene.seat]
            return ("area", word) not in scene.marks, not own, holder is None

        def cell(word: str) -> Text:
            return self._cell(areas[word], word, scene.marks, word in fresh)

        return in_columns(scene, list(areas), COLUMNS, rank, cell)

    def _cell(self, there: dict[str, Any], word: str, marks: dict[Place, int], fresh: bool) -> Text:
        """One area, 19 cells wide."""
        area = AREA.read(word)
        mark = marks.get(("area", word))
        city = " "
        if CITY_AREAS >> area & 1:
            city = "C" if FORTRESSES >> area & 1 else "c"
        name = set_cell_size(self.words.word("area", word), NAME)
        army = f"{there['leaders']}+{there['units']}" if there["holder"] else ""
        style = self._style(there["holder"])
        return Text.assemble(
            (f"{mark:>3}" if mark is not None else "   ", "bold yellow"),
            (_sign(there["marker"]), self._style(there["marker"])),
            "x" if there["hits"] else city,
            (name, f"{style} underline" if fresh else style),
            (_sign(there["holder"]) if there["holder"] else " ", style),
            (set_cell_size(army, ARMY), style),
        )

    def _style(self, side: str | None) -> str:
        number = SIDE.read(side) if side else len(SIDES) - 1
        return self.seat_style(number) if number < 2 else "bright_black"

    # ---- beside the board

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType:
        return Group(*self.brief(view, seat, unicode))

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        """Both treasuries, and all ships."""
        lines: list[Text] = []
        for who in range(2):
            told = {"treasure": view["treasure"][who], "passes": view["passes"][who]}
            label = Text(f"{SIDES[who]} {self.names[who]}", self.seat_style(who))
            value = Text(self._facts(told))
            lines.append(filled(self.words, "label-value", label=label, value=value))
        ships = self._ships(view)
        return [*lines, Text(ships)] if ships else lines

    def _ships(self, view: dict[str, Any]) -> str:
        """How many ships of each nation are in each sea, in its ports or out of them."""
        count: dict[tuple[str, str], int] = {}
        for fleet in view["fleets"]:
            sea = SEA.words[BERTH_SEA[BERTH.read(fleet["berth"])]]
            key = (sea, fleet["nation"])
            count[key] = count.get(key, 0) + fleet["ships"]
        said: list[str] = []
        for sea in SEA.words:
            here = [
                f"{ships} {self.words.word('nation', nation)}"
                for (where, nation), ships in count.items()
                if where == sea
            ]
            if here:
                label = self.words.word("sea", sea)
                value = self.words.strung("list-more", here)
                said.append(self.words.text("label-value", {"label": label, "value": value}))
        return self.words.strung("list-notes", said) if said else ""

    def score(self, view: dict[str, Any], seat: int) -> str:
        key = "weariness" if seat == 0 else "legitimacy"
        return self._facts({key: view[key]})

    # ---- what a choice is about

    def targets(self, position: Campaign, action: Action[Any, Any]) -> list[Place]:
        """The last area that a choice names: where it leads to."""
        found: list[Place] = []
        for field, arg in zip(action.fields, action.args(), strict=True):
            if field.name == AREA.name or (field.name == PLACE.name and arg < FIELD):
                found.append((AREA.name, AREA.text(arg)))
            elif field.name == BERTH.name and BERTH_AREA[arg] != NOWHERE:
                found.append((AREA.name, AREA.text(BERTH_AREA[arg])))
        return found[-1:]

    def describe(self, position: Campaign, seat: int, word: str) -> list[str]:
        """Who stands in an area, as far as the seat knows; the ratings of a leader."""
        if word in LEADER.numbers:
            leader = LEADER.read(word)
            ratings = {"rank": RANK[leader], "initiative": INITIATIVE[leader]}
            return [self._facts({**ratings, "combat": COMBAT[leader]})]
        if word not in AREA.numbers:
            return []
        seen = self.game.view(position, seat)["areas"][word]["seen"]
        leaders = [self.words.word("leader", one) for one in seen["leaders"]]
        units = [
            self.words.text("list-times", {"count": many, "what": self.words.word("class", one)})
            for one, many in seen["classes"].items()
            if one in CLASS.numbers
        ]
        return [self.words.joined([*leaders, *units])] if leaders or units else []


def _sign(side: str | None) -> str:
    return SIDES[SIDE.read(side)] if side else SIDES[-1]


BOARD: Final = AlexanderVsDariusBoard
