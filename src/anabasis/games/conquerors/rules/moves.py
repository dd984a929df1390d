"""10, 11.4 All that a player can do with his forces as the activity of a round."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import Action
from anabasis.games.conquerors.rules.leader_moves import MOVE_LEADERS
from anabasis.games.conquerors.rules.march import list_marches
from anabasis.games.conquerors.rules.sally import list_sallies
from anabasis.games.conquerors.state import War


def list_moves(war: War, decision: Any, side: int, found: list[Action[War, Any]]) -> None:
    """10.1.1, 10.8.1, 11.4.27, 11.4.31 Moves of armies and fleets, leaders alone, counter-attacks
    and escapes by sea."""
    if war.moves_left == 0:
        return
    list_marches(war, side, found)
    list_sallies(war, side, found)
    if not war.moved_armies and not war.moved_fleets:
        found.append(MOVE_LEADERS)
