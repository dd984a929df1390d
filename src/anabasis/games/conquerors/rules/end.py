"""3.4.17 to 3.4.20 The game is over, and who has won."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.core.position import unwind
from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.events import GAME_ENDS
from anabasis.games.conquerors.state import BY_CONQUEST, GOING_ON, War, seat_of


def end(war: War, winner: int, reason: int, log: list[Event]) -> None:
    """3.4.20 Whatever was still to be done is left undone."""
    if war.ending != GOING_ON:
        return
    war.ending = reason
    war.winner = winner
    log.append(Event(GAME_ENDS, (winner,)))
    unwind(war, None, log)


def macedon_wins(war: War, log: list[Event]) -> None:
    """3.4.1 All three objectives are fulfilled at the end of an Action Round."""
    end(war, MACEDON, BY_CONQUEST, log)


def persia_wins(war: War, reason: int, log: list[Event]) -> None:
    """3.4.17, 3.4.18 Alexander is dead, or his army will go no farther."""
    end(war, PERSIA, reason, log)


def ranking(war: War) -> tuple[tuple[int, ...], ...]:
    """Who stands where when the game is over."""
    if war.seats == 1:
        return ((0,),)
    if war.ending == GOING_ON:
        return ((0, 1),)
    return ((seat_of(war, war.winner),), (seat_of(war, 1 - war.winner),))
