"""What the computer opponent thinks is good in Breach."""

from __future__ import annotations

from breach.state import Valley


def evaluate(position: Valley, seat: int) -> float:
    """Trophies first, then coins and men, against the best of the others."""
    worth = [
        20.0 * position.trophies[who] + position.coins[who] + 0.5 * position.camp[who]
        for who in range(position.seats)
    ]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :])
