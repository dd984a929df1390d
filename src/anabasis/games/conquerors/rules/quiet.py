"""15.1.14, 15.4.2 Moments at which nothing has happened yet: whether they open is seen by all."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import LAND_WAYS, MOVE_COST, NO_ARMY, PERSIA
from anabasis.games.conquerors.cards import BITS_OF, KIND
from anabasis.games.conquerors.rules.engagement import AFLOAT, AT_SEA_ONLY, March
from anabasis.games.conquerors.rules.moments import MARCH, open_moment
from anabasis.games.conquerors.rules.routes import land_cost, points_left
from anabasis.games.conquerors.state import War

AHURA_MAZDA: Final[int] = KIND.read("ahura-mazda-smiles")


def may_be_held(war: War, kind: int) -> bool:
    """15.1.14 Whether a card of a kind may be in a hand, by what lies open: not all of them are out
    of the game, in play, or face up among the discards."""
    struck = war.face_down[0] | war.face_down[1]
    away = war.removed | war.staying | (war.discards & ~struck)
    return BITS_OF[kind] & ~away != 0


# ---- 15.4.2 the sky


def may_clear(war: War) -> bool:
    """15.4.2 Whether the Persian might clear the sky in his round, by what all can see."""
    if war.active != PERSIA or war.weather == 0 or war.clear_sky == PERSIA:
        return False
    return may_be_held(war, AHURA_MAZDA)


def is_slowed(war: War, march: March) -> bool:
    """15.4.2 Whether Bad Weather makes a way dearer that an army on the march might take."""
    if march.army == NO_ARMY or march.has(AFLOAT | AT_SEA_ONLY) or points_left(war, march) == 0:
        return False
    for space, kind in LAND_WAYS[march.at]:
        if land_cost(war, march.side, space, kind) > MOVE_COST[kind]:
            return True
    return False


class BeforeActivity(Procedure[War]):
    """15.4.2 The activity, or a further move of it, has not been chosen yet."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if may_clear(position):
            open_moment(position, MARCH)
