"""5.2.6 to 5.2.9 No army of a side may be larger than its Army #1."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import FIRST_ARMY, NOWHERE
from anabasis.games.conquerors.state import War

NO_LIMIT: Final = 1000
"""More than there are points in the game."""


def size_limit(war: War, side: int) -> int:
    """5.2.6 How many points another army than #1 may have; without a #1 there is no limit."""
    first = FIRST_ARMY[side]
    return war.asp[first] if war.army_at[first] != NOWHERE else NO_LIMIT


def too_small(war: War, side: int) -> bool:
    """5.2.7 Whether one of the other two armies of a side is larger than its Army #1."""
    limit = size_limit(war, side)
    first = FIRST_ARMY[side]
    return war.asp[first + 1] > limit or war.asp[first + 2] > limit


def room_in(war: War, side: int, army: int) -> int:
    """5.2.6 How many points may be added to an army of a side."""
    if army == FIRST_ARMY[side]:
        return NO_LIMIT
    return max(0, size_limit(war, side) - war.asp[army])
