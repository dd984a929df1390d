"""15.1.14, 15.2.3, 15.4.2, 15.8.1, 15.26.3 Whether a moment opens at which no card is called for:
where, by what all can see, somebody might play one; and the quiet moments of Peucestas."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import LAND_WAYS, MOVE_COST, NO_ARMY, PERSIA, PEUCESTAS
from anabasis.games.conquerors.cards import BITS_OF, KIND
from anabasis.games.conquerors.numbers import ATTRITION_POINTS
from anabasis.games.conquerors.rules.control import controls
from anabasis.games.conquerors.rules.deck import held
from anabasis.games.conquerors.rules.engagement import AFLOAT, AT_SEA_ONLY, March
from anabasis.games.conquerors.rules.moments import BAGOAS, LULL, MARCH, open_moment
from anabasis.games.conquerors.rules.routes import land_cost, points_left
from anabasis.games.conquerors.state import War

AHRIMAN: Final[int] = KIND.read("ahriman-in-bad-mood")
ATTRITION: Final[int] = KIND.read("attrition")
AHURA_MAZDA: Final[int] = KIND.read("ahura-mazda-smiles")
SATRAP_OF_PERSIS: Final[int] = KIND.read("peucestas")


def may_be_held(war: War, kind: int) -> bool:
    """15.1.14 Whether a card of a kind may be in a hand, by what lies open: not all of them are out
    of the game, in play, or face up among the discards."""
    struck = war.face_down[0] | war.face_down[1]
    away = war.removed | war.staying | (war.discards & ~struck)
    return BITS_OF[kind] & ~away != 0


def may_keep_markers(war: War) -> bool:
    """15.2.3 Whether anybody might make the markers stay, by what all can see."""
    return war.devastated | war.drought != 0 and any(war.hands) and may_be_held(war, AHRIMAN)


def may_wear(war: War, march: March) -> bool:
    """15.8.1 Whether the enemy might play Attrition on an army that has marched, by what all can
    see."""
    return is_hard(march) and war.hands[1 - march.side] != 0 and may_be_held(war, ATTRITION)


def is_hard(march: March) -> bool:
    """15.8.1 Whether an army went through a desert, or far."""
    return march.deserts > 0 or march.spent > ATTRITION_POINTS


# ---- 15.26 Peucestas


def may_levy(war: War, side: int) -> bool:
    """15.26.1, 15.26.2 Whether a side might play Peucestas, by what all can see."""
    if not (war.hands[side] and controls(war, side, PEUCESTAS) and war.available[side]):
        return False
    if side == PERSIA and not (held(war, side) > 1 and may_be_held(war, BAGOAS)):
        return False
    return may_be_held(war, SATRAP_OF_PERSIS)


class Lull(Procedure[War]):
    """15.26.3 Peucestas can be played by a side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if may_levy(position, self.side):
            open_moment(position, LULL, self.side)


# ---- 15.4.2 the sky


def may_clear(war: War) -> bool:
    """15.4.2 Whether the Persian might clear the sky in his round, by what all can see."""
    if war.active != PERSIA or war.weather == 0 or war.clear_sky == PERSIA:
        return False
    return war.hands[PERSIA] != 0 and may_be_held(war, AHURA_MAZDA)


def is_slowed(war: War, march: March) -> bool:
    """15.4.2 Whether Bad Weather makes a way dearer that an army on the march might take."""
    if march.army == NO_ARMY or march.has(AFLOAT | AT_SEA_ONLY) or points_left(war, march) == 0:
        return False
    for space, kind in LAND_WAYS[march.at]:
        if land_cost(war, march.side, space, kind) > MOVE_COST[kind]:
            return True
    return False


class BeforeActivity(Procedure[War]):
    """15.4.2, 15.26.3 The activity, or a further move of it, has not been chosen yet."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if may_clear(position):
            open_moment(position, MARCH)
        position.agenda.append(Lull(self.side))
