"""How games of Alexandros are brought to ends that they seldom come to by themselves."""

from __future__ import annotations

from anabasis.games.alexandros.state import BY_NO_MOVE, GOING_ON, Table
from anabasis.kit.cards import total
from tests.games.endings import Way

SPENDER = 0


def hoarding(table: Table) -> float:
    """12.6 All but one draw every card there is, so that he has none to move Alexander with."""
    if table.ending != GOING_ON:
        return 1000.0 if table.ending == BY_NO_MOVE else -1000.0
    hoarded = sum([int(total(hand)) for hand in table.hands[1:]])
    return hoarded - 2.0 * int(total(table.hands[SPENDER])) + 0.5 * table.black


WAYS = {"no-move": Way(hoarding, 4)}
