"""What the computer opponent thinks is good in Breach."""

from __future__ import annotations

from typing import Final

from anabasis.kit.cards import total
from anabasis.kit.sealed import sealed_frame
from breach.board import MOST_BID
from breach.rules.bids import Bids
from breach.rules.plunder import Spoils
from breach.rules.storm import PressOn
from breach.state import Valley, hand

# Weights, in coins.
TROPHY: Final = 20.0
MAN: Final = 0.5
TOKEN: Final = 0.8
SEEN: Final = 0.2
"""A token of another captain that one knows."""
LEAD: Final = 3.0
"""A round that one leads."""


def evaluate(position: Valley, seat: int) -> float:
    """How much better the seat stands than the best of the others."""
    worth = [standing(position, who) for who in range(position.seats)]
    mine = worth.pop(seat)
    for who in range(position.seats):
        if who != seat:
            mine += SEEN * int(total(position.cup.known(seat, who)))
    return mine - max(worth) + bid_worth(position, seat)


def standing(position: Valley, who: int) -> float:
    """How a captain stands by himself."""
    worth = TROPHY * position.trophies[who] + position.coins[who]
    worth += MAN * position.camp[who] + TOKEN * int(total(hand(position, who)))
    if who == position.leader:
        worth += MAN * position.storming + storm_worth(position)
    return worth


def storm_worth(position: Valley) -> float:
    """What the storm that is under way promises its leader."""
    top = position.agenda[-1] if position.agenda else None
    if isinstance(top, Spoils):
        return TROPHY
    if isinstance(top, PressOn) and position.coins[top.seat]:
        return TROPHY * 0.4 if position.storming >= 2 * position.wall else TROPHY * 0.15
    return 0.0


def bid_worth(position: Valley, seat: int) -> float:
    """What the seat's sealed bid promises, if the others bid anything they can."""
    frame = sealed_frame(position)
    if not isinstance(frame, Bids) or frame.answers[seat] < 0:
        return 0.0
    bid = frame.answers[seat]
    chance = 1.0
    for who in range(position.seats):
        if who != seat:
            chance *= (bid + 0.5) / (min(MOST_BID, position.coins[who]) + 1)
    return min(1.0, chance) * (LEAD - bid)
