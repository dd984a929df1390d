"""The position of Breach."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.position import Position
from anabasis.kit.bag import Bag
from anabasis.kit.cards import NO_CARDS

NOBODY: Final = -1

REASONS: Final = ("rounds", "trophies", "nightfall")
"""5.1 Why the game is over."""

Row = tuple[int, ...]


NO_BAG: Final = Bag((), ())


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
        self.shown: int = NO_CARDS
        """3.5 The tokens that the target has turned up, counted like cards."""
        self.camp: bytes = b""
        """Men in each camp."""
        self.graves: int = 0
        self.coins: bytes = b""
        self.trophies: bytes = b""
        self.victor: int = NOBODY
        self.cup: Bag = NO_BAG
        """1.3 The cup, what each captain has drawn from it, and who knows what of it."""
        self.spent: int = NO_CARDS
        """2.7 Tokens that go back into the cup at the end of the round."""

    def clone(self) -> Valley:
        other = Valley()
        self.copy_to(other)
        for name in self.fields[len(Position.fields) :]:
            setattr(other, name, getattr(self, name))
        return other


def hand(valley: Valley, seat: int) -> int:
    """The tokens of a captain, counted like cards: what he hides, and what he has turned up."""
    hidden = valley.cup.held(seat)
    return hidden + valley.shown if seat == valley.target else hidden
