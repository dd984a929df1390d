"""The position of Breach."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.position import Position

NOBODY: Final = -1

REASONS: Final = ("rounds", "trophies", "nightfall")
"""5.1 Why the game is over."""

Row = tuple[int, ...]


class Valley(Position):
    """Everything on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "rounds",
        "strong",
        "round",
        "nightfall",
        "precedence",
        "leader",
        "target",
        "storming",
        "wall",
        "shown",
        "camp",
        "graves",
        "coins",
        "trophies",
        "victor",
        "hands",
        "cup",
        "spent",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rounds: int = 5
        self.strong = False
        self.round: int = 0
        self.nightfall = False
        self.precedence: Row = ()
        self.leader: int = NOBODY
        self.target: int = NOBODY
        self.storming: int = 0
        """Men sent out."""
        self.wall: int = 0
        """What is left of the wall being stormed."""
        self.shown = False
        """Whether the target has turned up its tokens."""
        self.camp: Row = ()
        """Men in each camp."""
        self.graves: int = 0
        self.coins: Row = ()
        self.trophies: Row = ()
        self.victor: int = NOBODY
        self.hands: tuple[Row, ...] = ()
        """For each seat, how many tokens of each kind it holds."""
        self.cup: Row = (0, 0, 0)
        self.spent: Row = (0, 0, 0)

    def clone(self) -> Valley:
        other = Valley()
        self.copy_to(other)
        for name in self.fields[len(Position.fields) :]:
            setattr(other, name, getattr(self, name))
        return other


def changed(row: Row, at: int, by: int) -> Row:
    """The row with one number raised (or, by a negative amount, lowered)."""
    return row[:at] + (row[at] + by,) + row[at + 1 :]


def rehanded(valley: Valley, seat: int, hand: Row) -> None:
    """Give a seat another hand."""
    valley.hands = valley.hands[:seat] + (hand,) + valley.hands[seat + 1 :]


def added(row: Row, other: Row) -> Row:
    return tuple([a + b for a, b in zip(row, other, strict=True)])
