"""6.2.4, 6.2.5 Pieces that come to the map in the course of the game, and where."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    DISTANCE,
    FAR,
    IRAN,
    NOWHERE,
    PERSIA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.counters import army_of, units_in
from anabasis.games.alexander_vs_darius.events import ARRIVED
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead, reckon
from anabasis.games.alexander_vs_darius.rules.stacks import bury, put
from anabasis.games.alexander_vs_darius.state import WAITING, Campaign, has_enemy
from anabasis.kit.components import Components

_SET_UP: Final = Components("anabasis.games.alexander_vs_darius", "set_up")

REINFORCEMENTS: Final[list[tuple[int, int, int, int]]] = [
    (
        row["turn"]["value"],
        AREA.read(row["area"]["value"]),
        LEADER.read(row["leader"]["value"]),
        army_of(row["units"]),
    )
    for row in _SET_UP.table("reinforcement")
]
"""6.2.4 Turn, area, leader and units."""
LAST_ARRIVAL: Final[int] = max([turn for turn, _, _, _ in REINFORCEMENTS])
REINFORCING: Final[int] = sum([units for _, _, _, units in REINFORCEMENTS])


def reinforce(campaign: Campaign, log: list[Event]) -> None:
    """6.2.4 At the start of their turn reinforcements come."""
    if campaign.turn > LAST_ARRIVAL:
        return
    for turn, area, leader, units in REINFORCEMENTS:
        if turn == campaign.turn:
            arrive(campaign, leader, units, area, IRAN, log)


def arrive(
    campaign: Campaign, leader: int, units: int, area: int, near: int, log: list[Event]
) -> None:
    """6.2.5 A Persian leader comes with units to an area, or as near as he can. A leader who is
    dead by then does not come; with no place to come to the units are lost."""
    target = place_for(campaign, area, near)
    if target == NOWHERE:
        bury(campaign, PERSIA, units)
        return
    alive = campaign.where[leader] == WAITING
    put(campaign, PERSIA, target, units, 1 << leader if alive else 0)
    if alive:
        lead(campaign, 1 << leader, units_in(units))
    reckon(campaign, target)
    log.append(Event(ARRIVED, (leader, target, units_in(units))))


def place_for(campaign: Campaign, area: int, near: int) -> int:
    """6.2.5 The area itself if it is Persian and free of enemies, else the nearest such one of the
    areas in `near`, else the nearest of all; nowhere if there is none."""
    if _is_free(campaign, area):
        return area
    free = [other for other in range(AREAS) if _is_free(campaign, other)]
    for found in ([one for one in free if near >> one & 1], free):
        if found:
            return min(found, key=lambda one: DISTANCE[area * FAR + one])
    return NOWHERE


def _is_free(campaign: Campaign, area: int) -> bool:
    """6.2.5, 6.7.9 Whether an area is Persian and no enemy is there, nor attacks it: nobody comes
    into the middle of a battle."""
    if campaign.marker[area] != PERSIA or campaign.holder[area] == THRACE:
        return False
    battle = campaign.battle
    return not has_enemy(campaign, PERSIA, area) and (battle is None or battle.area != area)
