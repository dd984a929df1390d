"""What tells how well a captain stands in Breach, for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.kit.cards import total
from anabasis.kit.sealed import sealed_frame
from breach.board import MOST_BID
from breach.rules.bids import Bids
from breach.rules.plunder import Spoils
from breach.rules.storm import PressOn
from breach.state import Valley, hand

NAMES: Final = (
    "trophies",
    "coins",
    "men",
    "tokens",
    "seen",
    "spoils",
    "pressing",
    "pressing_well",
    "lead",
)


def features(position: Valley, seat: int) -> list[float]:
    """A number for each of the names; what the seat itself may know, and nothing else."""
    men = position.camp[seat]
    spoils = pressing = pressing_well = 0.0
    if seat == position.leader:
        men += position.storming
        top = position.agenda[-1]
        if isinstance(top, Spoils):
            spoils = 1.0
        elif isinstance(top, PressOn) and position.coins[seat]:
            pressing = 1.0
            pressing_well = 1.0 if position.storming >= 2 * position.wall else 0.0
    return [
        float(position.trophies[seat]),
        float(position.coins[seat]),
        float(men),
        float(total(hand(position, seat))),
        float(tokens_seen(position, seat)),
        spoils,
        pressing,
        pressing_well,
        lead(position, seat),
    ]


def tokens_seen(position: Valley, seat: int) -> int:
    """The tokens of other captains that the seat knows."""
    seen = 0
    for who in range(position.seats):
        if who != seat:
            seen += int(total(position.cup.known(seat, who)))
    return seen


def lead(position: Valley, seat: int) -> float:
    """How likely the seat leads the round, if the others bid anything they can."""
    frame = sealed_frame(position)
    if not isinstance(frame, Bids):
        return 1.0 if seat == position.leader else 0.0
    if frame.answers[seat] < 0:
        return 1.0 / position.seats
    chance = 1.0
    for who in range(position.seats):
        if who != seat:
            most = min(MOST_BID, position.coins[who])
            chance *= min(1.0, (frame.answers[seat] + 0.5) / (most + 1))
    return chance
