"""What the computer opponent thinks is good in Alexandros."""

from __future__ import annotations

from typing import Final

from anabasis.games.alexandros.board import POINTS_TO_END, SHOWS, SYMBOLS
from anabasis.games.alexandros.rules.levy import taxes
from anabasis.games.alexandros.rules.occupy import shortage
from anabasis.games.alexandros.state import GOING_ON, NOBODY, Table
from anabasis.kit.cards import count

# Weights, in points of the score.
CARD: Final = 1.3
"""A card in hand; each further one of the same symbol is worth a little less."""
SAME_CARD: Final = 0.25
GUARD: Final = 1.2
"""A guard still in front of its owner."""
LEVY_READY: Final = 0.9
"""A tax card in hand, as a share of the next levy."""
INCOME: Final = 1.6
"""What a province brings a turn, for the levies still to come."""
REACH: Final = 0.25
"""A free province that the hand could take, as a share of its worth."""
WIN: Final = 1000.0


def standing(table: Table, seat: int) -> float:
    """How one seat stands by itself."""
    income = taxes(table, seat)
    levies_left = 0.4 + 2.0 * (table.black + table.red) / 75.0
    worth = table.points[seat] + INCOME * income * levies_left
    hand = table.hands[seat]
    for symbol in range(SYMBOLS):
        same: int = count(hand, symbol)
        worth += same * CARD - SAME_CARD * (same * (same - 1) // 2)
    worth += GUARD * table.stock[seat]
    ready = 0.0
    for space in table.posts[seat]:
        if count(hand, SHOWS[space]):
            ready = LEVY_READY
    worth += ready * income * 0.5
    if table.stock[seat]:
        best = 0
        for province in table.provinces:
            if province.holder == NOBODY and province.symbols:
                missing: int = shortage(province.needs, hand)
                if missing <= 1:
                    gain = province.value - province.symbols
                    best = max(best, gain)
        worth += REACH * best
    return worth


def evaluate(table: Table, seat: int) -> float:
    """How much better the seat stands than the best of the others."""
    mine = standing(table, seat)
    rival = -1000.0
    for who in range(table.seats):
        if who != seat:
            theirs = standing(table, who)
            rival = max(rival, theirs)
    score = mine - rival
    if table.ending != GOING_ON or max(table.points) >= POINTS_TO_END:
        lead = 1000
        for who in range(table.seats):
            if who != seat:
                gap = table.points[seat] - table.points[who]
                lead = min(lead, gap)
        if not table.agenda:
            return WIN * (1 if lead > 0 else -1 if lead < 0 else 0) + lead
    return score
