"""The Conquerors in the terminal: the provinces in columns, who holds them and what stands there.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMY,
    FIRST_ARMY,
    NOWHERE,
    PROVINCE,
    PROVINCE_OF,
    SPACE,
)
from anabasis.games.conquerors.cards import CARD, KIND, KIND_OF
from anabasis.games.conquerors.leaders import BATTLE, LEADER, NAVAL, SIEGE
from anabasis.games.conquerors.places import named_at
from anabasis.games.conquerors.state import War
from anabasis.kit.clicks import names_of
from anabasis.kit.terminal import Board, Place, Scene, filled, in_columns

COLUMNS: Final = 3
NAME: Final = 13
"""Cells that the name of a province has."""
FORCE: Final = 6
"""Cells for the points that stand there."""
SIDES: Final = ("macedon", "persia")
SIGNS: Final = {"macedon": "M", "persia": "P", "independent": "*", None: "."}
TROUBLES: Final = (("revolt", "!"), ("devastated", "#"), ("drought", "o"), ("weather", "~"))


class ConquerorsBoard(Board):
    """The provinces: the number of a choice, who controls it, what troubles it (! revolt,
    # devastated, o drought, ~ bad weather), the name, and both sides' points there."""

    headings: ClassVar[frozenset[str]] = frozenset({"marker-drawn", "free-round", "battle-met"})
    quiet: ClassVar[frozenset[str]] = frozenset({"garrisoned", "moved", "moved-by-sea", "halted"})

    def draw(self, scene: Scene) -> RenderableType:
        forces = _forces(scene.view)
        fresh = {_province(plain) for plain in scene.news}
        marks: dict[str, int] = {}
        for (domain, word), number in scene.marks.items():
            if domain == PROVINCE.name:
                marks[word] = number

        def rank(word: str) -> tuple[bool, bool]:
            """Those that are asked about first, then those where armies stand."""
            return word not in marks, not any(forces.get(word, (0, 0)))

        def cell(word: str) -> Text:
            own, other = forces.get(word, (0, 0))
            there = scene.view["provinces"][word]
            style = self._style(there["control"])
            trouble = next((sign for name, sign in TROUBLES if there[name]), " ")
            mark = marks.get(word)
            name = set_cell_size(self.words.word("province", word), NAME)
            force = f"{own or '-'}:{other or '-'}" if own or other else ""
            return Text.assemble(
                (f"{mark:>3}" if mark is not None else "   ", "bold yellow"),
                (SIGNS[there["control"]], style),
                trouble,
                (name, f"{style} underline" if word in fresh else style),
                set_cell_size(force, FORCE),
            )

        return in_columns(scene, list(scene.view["provinces"]), COLUMNS, rank, cell)

    def _style(self, side: str | None) -> str:
        return self.seat_style(SIDES.index(side)) if side in SIDES else "bright_black"

    # ---- beside the board

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType:
        return Group(*self.brief(view, seat, unicode))

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        """A line for each side's armies, and what the seat holds."""
        lines: list[Text] = []
        for who, side in enumerate(SIDES):
            armies = [
                self.words.text(
                    "label-value",
                    {
                        "label": self.words.word("space", army["at"]),
                        "value": f"{army['asp']}/{army['elite']}",
                    },
                )
                for word, army in view["armies"].items()
                if self.game.board()["armies"][word]["side"] == side
            ]
            value = self.words.strung("list-more", armies) if armies else "-"
            label = Text(self.words.word("side", side), self.seat_style(who))
            lines.append(filled(self.words, "label-value", label=label, value=Text(value)))
        hand = view["cards"]["hand"]
        if hand:
            held = self.words.strung("list-more", [self.words.word("card", one) for one in hand])
            lines.append(Text(held))
        return lines

    def score(self, view: dict[str, Any], seat: int) -> str:
        held = [one for one in view["provinces"].values() if one["control"] == SIDES[seat % 2]]
        return self._facts({"provinces": len(held)})

    # ---- what a choice is about

    def targets(self, position: War, action: Action[Any, Any]) -> list[Place]:
        """The province of the last place that a choice names."""
        found: list[Place] = []
        for name in names_of(action):
            domain, _, word = name.partition(":")
            space = self._space(position, domain, word)
            if domain == PROVINCE.name:
                found.append((PROVINCE.name, word))
            elif space is not None and PROVINCE_OF[space] != NOWHERE:
                found.append((PROVINCE.name, PROVINCE.words[PROVINCE_OF[space]]))
        return found[-1:]

    def _space(self, war: War, domain: str, word: str) -> int | None:
        """The space that a word stands for."""
        if domain == ARMY.name:
            at = war.army_at[ARMY.read(word)]
            return None if at == NOWHERE else at
        names = named_at(war, 0, domain, word)
        spaces = [name.partition(":")[2] for name in names if name.startswith(f"{SPACE.name}:")]
        return SPACE.read(spaces[0]) if spaces else None

    def describe(self, position: War, seat: int, word: str) -> list[str]:
        """The ratings of a leader, the text of a card, who stands in a space."""
        if word in LEADER.numbers:
            leader = LEADER.read(word)
            ratings = {"battle": BATTLE[leader], "siege": SIEGE[leader], "naval": NAVAL[leader]}
            return [self.words.text("board-leader-facts", ratings)]
        if word in CARD.numbers:
            kind = KIND.words[KIND_OF[CARD.read(word)]]
            return [self.words.text("-".join(("board", "card", kind)), {})]
        if word in SPACE.numbers:
            return self._standing(position, seat, word)
        return []

    def _standing(self, war: War, seat: int, word: str) -> list[str]:
        view = self.game.view(war, seat)
        found = [
            self._facts({"army": name, "asp": army["asp"], "leaders": army["leaders"]})
            for name, army in view["armies"].items()
            if army["at"] == word
        ]
        here = view["spaces"].get(word)
        if here is not None and here["gsp"] + here["loose"]:
            found.append(self._facts({"gsp": here["gsp"], "loose": here["loose"]}))
        return found


def _forces(view: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """For each province the points of both sides there, garrisons too."""
    found: dict[str, list[int]] = {}

    def add(space: str, side: str | None, points: int) -> None:
        at = PROVINCE_OF[SPACE.read(space)]
        if side in SIDES and at != NOWHERE:
            found.setdefault(PROVINCE.words[at], [0, 0])[SIDES.index(side)] += points

    for word, army in view["armies"].items():
        add(army["at"], SIDES[0] if ARMY.read(word) < FIRST_ARMY[1] else SIDES[1], army["asp"])
    for space, there in view["spaces"].items():
        add(space, there["holder"], there["loose"] + there["gsp"])
    return {word: (own, other) for word, (own, other) in found.items()}


def _province(plain: dict[str, Any]) -> str | None:
    """The province that an event is about."""
    for field in ("target", "space"):
        word = plain.get(field)
        if isinstance(word, str) and word in SPACE.numbers:
            at = PROVINCE_OF[SPACE.read(word)]
            return None if at == NOWHERE else PROVINCE.words[at]
    named = plain.get("province")
    return named if isinstance(named, str) else None


BOARD: Final = ConquerorsBoard
