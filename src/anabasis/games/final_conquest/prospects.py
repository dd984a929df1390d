"""What may come of battles, for the computer's players: tables by the lead of the attacker."""

from __future__ import annotations

from typing import Final

from anabasis.games.final_conquest.armies import FACES

MOST_LEAD: Final = 4
"""13.10 From this lead on no dice change who wins: the highest face less the lowest is below it."""


class Prospect:
    """13.12 What a battle comes to in which the attacker has so much more strength before dice."""

    def __init__(self, lead: int) -> None:
        margins = [lead + one - other for one in FACES for other in FACES]
        won = [margin for margin in margins if margin > 0]
        lost = [-margin for margin in margins if margin < 0]
        self.won: float = len(won) / len(margins)
        self.drawn: float = (len(margins) - len(won) - len(lost)) / len(margins)
        self.lost: float = len(lost) / len(margins)
        self.margin_won: int = round(sum(won) / len(won)) if won else 0
        self.margin_lost: int = round(sum(lost) / len(lost)) if lost else 0
        """The margin of a victory and of a defeat, on the average."""


PROSPECTS: Final = [Prospect(lead) for lead in range(-40, 41)]
LEVEL: Final = 40
"""Where in the table nobody leads."""
WIN: Final[list[float]] = [prospect.won for prospect in PROSPECTS]


def prospect(lead: int) -> Prospect:
    """What a battle comes to with such a lead."""
    return PROSPECTS[LEVEL + max(-LEVEL, min(LEVEL, lead))]


def win_chance(lead: int) -> float:
    """13.12 How likely an attacker with such a lead wins."""
    if lead >= MOST_LEAD:
        return 1.0
    if lead <= -MOST_LEAD:
        return 0.0
    return WIN[LEVEL + lead]
