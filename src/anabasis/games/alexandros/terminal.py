"""Alexandros in the terminal: the drawn board, what lies beside it, what a choice would mean.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from anabasis.core.die import DieError, RecordedDie, SeededDie
from anabasis.core.door import apply
from anabasis.core.position import Action
from anabasis.games.alexandros.board import (
    CARDS_OF_EACH,
    DISTANCE,
    OPEN,
    POINTS,
    SHOWS,
    SPACE,
    SPACE_DISTANCE,
    SPACES,
    SYMBOL,
    region,
)
from anabasis.games.alexandros.rules.levy import taxes
from anabasis.games.alexandros.rules.provinces import province_at
from anabasis.games.alexandros.rules.reach import fewest_new_walls, is_empty, nearest
from anabasis.games.alexandros.rules.take_over import removal_cost
from anabasis.games.alexandros.state import NOBODY, Table
from anabasis.games.alexandros.terminal_triangles import ASCII, LETTERS, UNICODE, Triangles
from anabasis.games.alexandros.view import cards
from anabasis.kit.terminal import Board, Place, Scene, filled

WIDE: Final = 108
"""From so many columns on the board is drawn large, if it is not too high."""
HIGH: Final = 52
HALF: Final = 40
"""Columns that a seat has where two stand in a line."""


class AlexandrosBoard(Board):
    """The board of Alexandros."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-begins"})
    quiet: ClassVar[frozenset[str]] = frozenset(
        {"dealt", "laid-face-up", "alexander-marches", "wall-placed", "wall-reused"}
    )

    def draw(self, scene: Scene) -> RenderableType:
        large = scene.width >= WIDE and scene.height >= HIGH and scene.most is None
        walls = frozenset(plain["side"] for plain in scene.news if plain["kind"] == "wall-placed")
        triangles = Triangles(scene.view, 3 if large else 2, scene.unicode)
        return triangles.draw(scene.marks, walls, scene.most)

    # ---- beside the board

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType:
        glyphs = UNICODE if unicode else ASCII
        legend = Text("  ").join(
            Text.assemble((letter, "bold"), f" {self.words.word('symbol', word)}")
            for letter, word in zip(LETTERS, SYMBOL.words, strict=True)
        )
        king = self._say("legend")
        legend = Text.assemble(legend, "  ", (glyphs.king, "bold yellow"), f" {king}")
        seats = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bright_black")
        for heading in ("", "general", "points", "levy", "guards", "cards", "seen", "posts"):
            right = heading in ("points", "levy", "guards", "cards")
            seats.add_column(
                self._say(f"head-{heading}") if heading else "",
                justify="right" if right else "left",
                no_wrap=heading != "posts",
            )
        for who in range(len(view["seats"])):
            seats.add_row(*self._row(view, who, seat, glyphs.guards[who], glyphs.held[who]))
        return Group(legend, Text(), seats, Text(), *self._open_and_own(view, seat))

    def brief(self, view: dict[str, Any], seat: int, unicode: bool) -> list[Text]:
        glyphs = UNICODE if unicode else ASCII
        seats = [
            Text(
                self._say(
                    "brief",
                    name=f"{glyphs.guards[who]} {self.names[who]}",
                    points=player["points"],
                    taxes=player["taxes"],
                    guards=player["stock"],
                    cards=player["cards"],
                ),
                self.seat_style(who),
            )
            for who, player in enumerate(view["seats"])
        ]
        for line in seats[::2]:
            line.pad_right(max(0, HALF - line.cell_len))
        pairs = [Text().join(seats[at : at + 2]) for at in range(0, len(seats), 2)]
        return [*pairs, Text("  ").join(self._open_and_own(view, seat))]

    def _open_and_own(self, view: dict[str, Any], seat: int) -> list[Text]:
        """The cards that lie face up, and those in hand."""
        lying = [card for card in view["face_up"] if card is not None]
        hand = view["seats"][seat]["hand"] or {}
        return [
            self._labelled("face-up", self._row_of(lying)),
            self._labelled("hand", self._cards(hand)),
        ]

    def _row(
        self, view: dict[str, Any], who: int, reader: int, guard: str, held: str
    ) -> list[RenderableType]:
        player = view["seats"][who]
        style = self.seat_style(who)
        name = self.names[who]
        if who == reader:
            name = self._say("yourself", name=name)
        posts = [
            f"{LETTERS[SHOWS[SPACE.read(space)]]} {space}"
            for space, owner in view["guards"].items()
            if owner == who
        ]
        return [
            Text(f"{guard}{held}", style),
            Text(name, style),
            str(player["points"]),
            f"+{player['taxes']}",
            str(player["stock"]),
            str(player["cards"]),
            letters(player["known"]) if who != reader else "",
            self.words.strung("list-more", posts) if posts else "",
        ]

    def score(self, view: dict[str, Any], seat: int) -> str:
        return self._say("score", points=view["seats"][seat]["points"])

    # ---- what a choice is about, and what it would mean

    def targets(self, position: Table, action: Action[Any, Any]) -> list[Place]:
        verb = action.verb
        if verb in ("march", "special", "name"):
            return [("space", SPACE.text(space)) for space in nearest(position, action.args()[0])]
        if verb in ("head", "stand", "along", "occupy", "take-over"):
            field = action.fields[0]
            return [(field.name, field.text(action.args()[0]))]
        return []

    def note(self, position: Table, seat: int, action: Action[Any, Any]) -> str:
        notes: dict[str, Callable[[Table, int, int], str]] = {
            "march": self._note_card,
            "special": self._note_card,
            "name": self._note_card,
            "head": self._note_head,
            "stand": self._note_stand,
            "along": self._note_along,
            "occupy": self._note_occupy,
            "take-over": self._note_take_over,
            "levy": self._note_levy,
            "take-back": self._note_take_back,
        }
        note = notes.get(action.verb)
        if note is None:
            return ""
        said = [note(position, seat, action.args()[0])]
        if action.verb in ("stand", "along"):
            said += self._borders(position, seat, action)
        return self.words.strung("list-notes", said)

    def _note_card(self, table: Table, seat: int, symbol: int) -> str:
        spaces = nearest(table, symbol)
        if not spaces:
            return self._say("joker", symbol=self.words.word("symbol", SYMBOL.text(symbol)))
        distance = SPACE_DISTANCE[table.alexander * SPACES + spaces[0]]
        named = self.words.joined([self._space(space) for space in spaces])
        return self._say("nearest", spaces=named, distance=distance)

    def _note_head(self, table: Table, seat: int, space: int) -> str:
        return SPACE.text(space)

    def _note_stand(self, table: Table, seat: int, point: int) -> str:
        sides = DISTANCE[table.alexander * POINTS + point]
        walls = fewest_new_walls(table, table.alexander, point)
        return self._say("path", sides=sides, walls=walls)

    def _note_along(self, table: Table, seat: int, side: int) -> str:
        return self._say("old-wall" if table.walls[side] else "new-wall")

    def _borders(self, table: Table, seat: int, action: Action[Any, Any]) -> list[str]:
        """The provinces that the action would part by itself, tried out on a redealt position."""
        trial = self.game.redeal(table, seat, SeededDie(0))
        try:
            events = apply(self.game, trial, seat, action, RecordedDie([]))
        except DieError:
            return []
        splits = [event.plain() for event in events if event.kind.name == "province-split"]
        return [
            self._say(
                "border",
                province=self.words.word("province", plain["province"]),
                value=plain["value"],
                other=self.words.word("province", plain["other"]),
                other_value=plain["other_value"],
            )
            for plain in splits
        ]

    def _note_occupy(self, table: Table, seat: int, first: int) -> str:
        province = province_at(table, first)
        needs = self._cards(cards(province.needs))
        return self._say("occupy", value=province.value, needs=needs)

    def _note_take_over(self, table: Table, seat: int, first: int) -> str:
        province = province_at(table, first)
        return self._say(
            "take-over",
            holder=self.names[province.holder],
            value=province.value,
            removal=self._cards(cards(removal_cost(table, table.labels[first]))),
            needs=self._cards(cards(province.needs)),
        )

    def _note_levy(self, table: Table, seat: int, symbol: int) -> str:
        return self.words.strung("list-more", self._gains(table, seat))

    def _gains(self, table: Table, seat: int) -> list[str]:
        """What a levy would bring everybody now, the reader first."""
        order = [(seat + turn) % table.seats for turn in range(table.seats)]
        return [self._say("gain", name=self.names[who], points=taxes(table, who)) for who in order]

    def _note_take_back(self, table: Table, seat: int, space: int) -> str:
        province = province_at(table, space)
        return self._say(
            "take-back",
            province=self.words.word("province", SPACE.text(province.first)),
            value=province.value,
            guards=province.guards - 1,
        )

    # ---- places

    def place(self, view: dict[str, Any], domain: str, word: str) -> str:
        if domain != "province":
            return word
        return str(view["provinces"][view["spaces"][SPACE.read(word)]]["name"])

    def describe(self, position: Table, seat: int, word: str) -> list[str]:
        if word in SYMBOL.numbers:
            return [self._describe_card(position, seat, word)]
        return [self._describe_space(position, word)] if word in SPACE.numbers else []

    def _describe_card(self, position: Table, seat: int, word: str) -> str:
        """What a symbol's card would do, and where its cards are."""
        view = self.game.view(position, seat)
        hand = view["seats"][seat]["hand"] or {}
        spaces = nearest(position, SYMBOL.read(word))
        distance = SPACE_DISTANCE[position.alexander * SPACES + spaces[0]] if spaces else 0
        return self._say(
            "symbol-card",
            symbol=self.words.word("symbol", word),
            cards=CARDS_OF_EACH,
            held=hand.get(word, 0),
            open=view["face_up"].count(word),
            spaces=self.words.joined([self._space(one) for one in spaces]),
            distance=distance,
            levy=self.words.strung("list-more", self._gains(position, seat)),
        )

    def _describe_space(self, position: Table, word: str) -> str:
        space = SPACE.read(word)
        province = province_at(position, space)
        holder = province.holder
        shows = SHOWS[space]
        distance = SPACE_DISTANCE[position.alexander * SPACES + space]
        state = "empty" if is_empty(position, space) else "taken" if distance else "at-corner"
        return self._say(
            "space",
            space=word,
            region=self.words.word("region", region(space)),
            symbol="open" if shows == OPEN else self.words.word("symbol", SYMBOL.text(shows)),
            state=state,
            distance=distance,
            province=self.words.word("province", SPACE.text(province.first)),
            value=province.value,
            needs=self._cards(cards(province.needs)),
            holder="nobody" if holder == NOBODY else self.names[holder],
        )

    # ---- words

    def _space(self, space: int) -> str:
        return self.words.word("space", SPACE.text(space))

    def _say(self, key: str, **values: Any) -> str:
        return self.words.text(f"board-{key}", values)

    def _labelled(self, key: str, value: str) -> Text:
        label = Text(self._say(key))
        return filled(self.words, "label-value", label=label, value=Text(value, "bold"))

    def _cards(self, row: dict[str, int]) -> str:
        """Cards or symbols by kind: how many of each."""
        items = [
            self._say("cards", symbol=self.words.word("symbol", word), count=count)
            for word, count in row.items()
        ]
        return self.words.strung("list-more", items or [self._say("no-cards")])

    def _row_of(self, words: list[str]) -> str:
        """Cards that lie side by side."""
        row = [self.words.word("symbol", word) for word in words]
        return self.words.strung("list-more", row or [self._say("no-cards")])


def letters(row: dict[str, int]) -> str:
    """Cards in the fewest characters: a letter for each."""
    return "".join(LETTERS[SYMBOL.read(word)] * count for word, count in row.items())


BOARD: Final = AlexandrosBoard
