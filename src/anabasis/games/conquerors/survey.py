"""How far the spaces of the map lie from each other, for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    DEEP_SEA,
    LAND_WAYS,
    MOVE_COST,
    SEA_TRANSIT_COST,
    SEA_WAYS,
    SPACE_TYPE,
    SPACES,
    SPACES_OF,
)
from anabasis.games.conquerors.board import SEA_TRANSIT as AT_SEA

FAR: Final = 99
"""No way leads there."""
_LAND: Final[list[list[int]]] = []
_ALL: Final[list[list[int]]] = []
_SEA: Final[list[list[int]]] = []
_NEAREST: Final[list[list[int]]] = []


def land_distances() -> list[list[int]]:
    """The movement points between any two spaces by land, without regard to who stands between;
    worked out when it is first asked for."""
    if not _LAND:
        _LAND.extend([_from(space, True, False) for space in range(SPACES)])
    return _LAND


def distances() -> list[list[int]]:
    """The same by land and by sea, but for the Deep Sea."""
    if not _ALL:
        _ALL.extend([_from(space, True, True) for space in range(SPACES)])
    return _ALL


def sea_distances() -> list[list[int]]:
    """The same by sea alone."""
    if not _SEA:
        _SEA.extend([_from(space, False, True) for space in range(SPACES)])
    return _SEA


def province_distances() -> list[list[int]]:
    """The movement points by land from any space to the nearest one of each province."""
    if not _NEAREST:
        for row in land_distances():
            _NEAREST.append([min([row[n] for n in spaces], default=FAR) for spaces in SPACES_OF])
    return _NEAREST


def _from(start: int, by_land: bool, by_sea: bool) -> list[int]:
    """From one space to all others, ring by ring."""
    far = [FAR] * SPACES
    far[start] = 0
    ring = [start]
    while ring:
        further: list[int] = []
        for here in ring:
            for there, points in _beside(here, by_land, by_sea):
                if far[here] + points < far[there]:
                    far[there] = far[here] + points
                    further.append(there)
        ring = further
    return far


def _beside(here: int, by_land: bool, by_sea: bool) -> list[tuple[int, int]]:
    """Where the paths from a space lead, and what each costs."""
    found: list[tuple[int, int]] = []
    if by_land:
        found += [(there, int(MOVE_COST[kind])) for there, kind in LAND_WAYS[here]]
    if by_sea:
        for there, kind in SEA_WAYS[here]:
            if kind != DEEP_SEA:
                points = SEA_TRANSIT_COST if SPACE_TYPE[there] == AT_SEA else MOVE_COST[kind]
                found.append((there, int(points)))
    return found
