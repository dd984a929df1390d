"""How far the spaces of the map lie from each other by land, for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import LAND_WAYS, MOVE_COST, SPACES, SPACES_OF

FAR: Final = 99
"""No way leads there by land."""
_TABLE: Final[list[list[int]]] = []
_NEAREST: Final[list[list[int]]] = []


def land_distances() -> list[list[int]]:
    """The movement points between any two spaces by land, without regard to who stands between;
    worked out when it is first asked for."""
    if not _TABLE:
        _TABLE.extend([_from(space) for space in range(SPACES)])
    return _TABLE


def province_distances() -> list[list[int]]:
    """The movement points from any space to the nearest one of each province."""
    if not _NEAREST:
        for row in land_distances():
            _NEAREST.append([min([row[n] for n in spaces], default=FAR) for spaces in SPACES_OF])
    return _NEAREST


def _from(start: int) -> list[int]:
    """From one space to all others, ring by ring."""
    far = [FAR] * SPACES
    far[start] = 0
    ring = [start]
    while ring:
        further: list[int] = []
        for here in ring:
            for there, kind in LAND_WAYS[here]:
                points = far[here] + MOVE_COST[kind]
                if points < far[there]:
                    far[there] = points
                    further.append(there)
        ring = further
    return far
