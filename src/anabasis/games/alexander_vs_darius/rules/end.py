"""0 The end of the game."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.core.position import unwind
from anabasis.games.alexander_vs_darius.board import MACEDON, NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.events import GAME_ENDS
from anabasis.games.alexander_vs_darius.state import BY_TURNS, Campaign


def declare(campaign: Campaign, winner: int, reason: int, log: list[Event]) -> None:
    """0.7 The game is over here and now; whatever was still to be done is left undone. Whoever
    calls what may come to this asks `campaign.ending` before going on."""
    campaign.ending = reason
    campaign.winner = winner
    campaign.active = NOBODY
    log.append(Event(GAME_ENDS, (winner,)))
    unwind(campaign, None, log)


def end_by_turns(campaign: Campaign, log: list[Event]) -> None:
    """0.5 The last turn is over, and nobody has won."""
    declare(campaign, NOBODY, BY_TURNS, log)


def ranking(campaign: Campaign) -> tuple[tuple[int, ...], ...]:
    """0.2 to 0.5 The winner before the loser, or both together."""
    if campaign.winner == MACEDON:
        return ((MACEDON,), (PERSIA,))
    if campaign.winner == PERSIA:
        return ((PERSIA,), (MACEDON,))
    return ((MACEDON, PERSIA),)
