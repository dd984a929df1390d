"""The position of Breach."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.position import Position
from anabasis.kit.bag import Bag
from anabasis.kit.cards import NO_CARDS

NOBODY: Final = -1

REASONS: Final = ("rounds", "trophies", "nightfall", "last-left")
"""5.1 Why the game is over."""

Row = tuple[int, ...]


NO_BAG: Final = Bag((), ())


class Valley(Position):
    """Everything on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "rounds",
        "strong",
        "sandglass",
        "ruin",
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
        "late",
        "bribed",
        "hurried",
        "turned",
        "ruined",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rounds: int = 5
        self.strong = False
        self.sandglass: int = 0
        """6.3 The seconds that the sandglass runs; 0 without one."""
        self.ruin = False
        """6.4 Whether captains can be ruined."""
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
        self.late = False
        """2.9 The sandglass has run out before the leader chose."""
        self.bribed: int = 0
        """2.10 The men who were bribed since."""
        self.hurried = False
        """3.10 The sandglass runs while the leader thinks about another wave."""
        self.turned: int = 0
        """How often the sandglass was turned for that."""
        self.ruined: Row = ()
        """6.4 Captains who are ruined, in that order."""

    def clone(self) -> Valley:
        other = Valley()
        self.copy_to(other)
        for name in self.fields[len(Position.fields) :]:
            setattr(other, name, getattr(self, name))
        return other


def standing(valley: Valley) -> Row:
    """6.4 The captains who still take part: where nobody can be ruined, all."""
    if not valley.ruin:
        return tuple(range(valley.seats))
    out = (*valley.ruined, *valley.gone)
    return tuple([seat for seat in range(valley.seats) if seat not in out])


def hand(valley: Valley, seat: int) -> int:
    """The tokens of a captain, counted like cards: what he hides, and what he has turned up."""
    hidden = valley.cup.held(seat)
    return hidden + valley.shown if seat == valley.target else hidden
