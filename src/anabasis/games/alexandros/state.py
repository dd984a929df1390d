"""The position of Alexandros: what lies on the table, in numbers and rows of numbers.

Rows are `bytes` and are replaced when something changes, so that clones share them. Cards are
counted in one number, so that hands and piles add and subtract.
"""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.plain import Datum
from anabasis.core.position import Position
from anabasis.games.alexandros.board import SYMBOLS
from anabasis.kit.cards import NO_CARDS
from anabasis.kit.hidden import Secrets, new_pile
from anabasis.kit.rows import BYTE, changed, more, replaced

NOBODY: Final = -1
NO_CARD: Final = SYMBOLS
"""What a bare face-up place shows."""

BLACK: Final = 1
RED: Final = 2

# Why the game is ending or over.
GOING_ON: Final = 0
BY_WALLS: Final = 1
BY_NO_MOVE: Final = 2
BY_POINTS: Final = 3
REASONS: Final = ("", "walls", "no-move", "points")


NO_SECRETS: Final = new_pile(NO_CARDS, 0)


class Province(Datum):
    """6.1 A province: spaces that hang together by sides without a wall."""

    def __init__(
        self, first: int, value: int, symbols: int, needs: int, holder: int, guards: int
    ) -> None:
        self.first = first
        """Its first space, which gives it its name."""
        self.value = value
        """6.6 The number of its open spaces."""
        self.symbols = symbols
        """How many spaces with a symbol it has, and"""
        self.needs = needs
        """how many with each, counted like cards."""
        self.holder = holder
        """6.5 The seat that holds it, or `NOBODY`."""
        self.guards = guards
        """How many guards stand in it."""


class Table(Position):
    """Everything on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "occupation_only",
        "cards_break_ties",
        "turn",
        "active",
        "alexander",
        "walls",
        "joined",
        "black",
        "red",
        "labels",
        "provinces",
        "guards",
        "posts",
        "stock",
        "hands",
        "known",
        "face_up",
        "supply",
        "secrets",
        "discards",
        "played",
        "points",
        "ending",
    )

    def __init__(self) -> None:
        super().__init__()
        self.occupation_only = False
        """13.2 is in use."""
        self.cards_break_ties = False
        """13.3 is in use."""
        self.turn: int = 0
        self.active: int = 0
        """The seat whose turn it is."""
        self.alexander: int = 0
        """The point where Alexander stands."""
        self.walls: bytes = b""
        """For each side: no wall (0), `BLACK` or `RED`."""
        self.joined: bytes = b""
        """For each point a number that it shares with all points to which walls and coast lead."""
        self.black: int = 0
        self.red: int = 0
        """Walls that are left."""
        self.labels: bytes = b""
        """For each space the number of its province."""
        self.provinces: tuple[Province, ...] = ()
        self.guards: bytes = b""
        """For each space 0, or one more than the seat whose guard stands there."""
        self.posts: tuple[bytes, ...] = ()
        """For each seat the spaces where its guards stand: `guards`, the other way round."""
        self.stock: bytes = b""
        """Guards in front of each seat."""
        self.hands: list[int] = []
        """The cards of each seat."""
        self.known: list[int] = []
        """5.4 Those of them that everybody knows of."""
        self.face_up: bytes = b""
        self.supply: int = NO_CARDS
        """The cards of the supply. Their order is nobody's knowledge, so they have none."""
        self.secrets: Secrets = NO_SECRETS
        """1.8, 5.4, 5.6 What everybody, and what each seat, can work out of supply and hands."""
        self.discards: int = NO_CARDS
        self.played: int = NO_CARDS
        """Cards of the take-over or occupation now being paid for."""
        self.points: tuple[int, ...] = ()
        self.ending: int = GOING_ON

    def clone(self) -> Table:
        other = Table()
        self.copy_to(other)
        other.occupation_only = self.occupation_only
        other.cards_break_ties = self.cards_break_ties
        other.turn = self.turn
        other.active = self.active
        other.alexander = self.alexander
        other.walls = self.walls
        other.joined = self.joined
        other.black = self.black
        other.red = self.red
        other.labels = self.labels
        other.provinces = self.provinces
        other.guards = self.guards
        other.posts = self.posts
        other.stock = self.stock
        other.hands = self.hands.copy()
        other.known = self.known.copy()
        other.face_up = self.face_up
        other.supply = self.supply
        other.secrets = self.secrets
        other.discards = self.discards
        other.played = self.played
        other.points = self.points
        other.ending = self.ending
        return other


def put_guard(table: Table, seat: int, space: int) -> None:
    """A guard goes from in front of its owner onto a space."""
    table.guards = changed(table.guards, space, seat + 1)
    table.posts = replaced(table.posts, seat, table.posts[seat] + BYTE[space])
    table.stock = more(table.stock, seat, -1)


def return_guard(table: Table, space: int) -> None:
    """A guard goes back in front of its owner."""
    seat = table.guards[space] - 1
    table.guards = changed(table.guards, space, 0)
    posts = table.posts[seat]
    at = posts.index(space)
    table.posts = replaced(table.posts, seat, posts[:at] + posts[at + 1 :])
    table.stock = more(table.stock, seat)


def is_face_up(table: Table, symbol: int) -> bool:
    """Whether one of the face-up cards shows the symbol."""
    return symbol in (table.face_up[0], table.face_up[1])
