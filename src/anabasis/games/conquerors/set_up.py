"""3.1 The set-up: what stands where at the start, as the components have it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.games.conquerors.board import (
    DIVISION,
    MACEDON,
    PERSIA,
    PROVINCE,
    PROVINCE_DIVISION,
    SIDE,
    SPACE,
    SPACES_OF,
    TRIBE_AT,
)
from anabasis.games.conquerors.state import EMPTY, FULL
from anabasis.kit.components import Components

_SET_UP: Final = Components("anabasis.games.conquerors", "set_up")
_SIDES: Final = ("macedon", "persia")

FIRST_ARMIES: Final[list[dict[str, Any]]] = _SET_UP.table("army")
"""3.1.3 to 3.1.8 The armies: side, number, space, asp, elite."""
TRIBE_GSP: Final[list[int]] = [0] * len(TRIBE_AT)
TRIBE_BATTLE: Final[list[int]] = [0] * len(TRIBE_AT)
"""3.1.14, 8.7.1 The strength and the rating of each tribe, in the order of `TRIBE_AT`."""
for _row in _SET_UP.table("tribe"):
    _at = TRIBE_AT.index(SPACE.read(_row["space"]["value"]))
    TRIBE_GSP[_at] = _row["gsp"]["value"]
    TRIBE_BATTLE[_at] = _row["battle"]["value"]

_GARRISONS: Final[dict[str, Any]] = _SET_UP.table("garrisons")
DEPLOYS: Final[list[int]] = [_GARRISONS[side]["most"] for side in _SIDES]
"""3.1.6, 3.1.10 How many garrison points each player places."""


def _area(side: str) -> bytes:
    division = DIVISION.read(_GARRISONS[side]["division"])
    closed = [PROVINCE.read(word) for word in _GARRISONS[side]["closed"]]
    return bytes(
        [
            space
            for province in range(len(PROVINCE))
            if PROVINCE_DIVISION[province] == division and province not in closed
            for space in SPACES_OF[province]
        ]
    )


DEPLOYS_IN: Final[list[bytes]] = [_area(side) for side in _SIDES]
"""3.1.6, 3.1.11 The spaces in which each player may place them."""
STANDARD: Final[list[list[tuple[int, int]]]] = [
    [(SPACE.read(word), points) for word, points in _GARRISONS["standard"][side].items()]
    for side in _SIDES
]
"""3.1.12 The standard deployments: spaces and points."""
RHODES_GSP: Final[int] = _GARRISONS["rhodes"]["gsp"]
SPARTAN_AT: Final[int] = SPACE.read(_SET_UP.value("spartans", "space"))
SPARTAN_ASP: Final[int] = _SET_UP.value("spartans", "asp")
SPARTAN_ELITE: Final[int] = _SET_UP.value("spartans", "elite")
_LEVELS: Final = {"empty": EMPTY, "full": FULL}
STARTING_LEVEL: Final[int] = _LEVELS[_SET_UP.value("treasuries", "level")]
STARTING_ROYAL: Final[int] = _LEVELS[_SET_UP.value("treasuries", "royal")]
STARTING_ASP: Final[list[int]] = [_SET_UP.table("tracks")["available"][side] for side in _SIDES]
STARTING_WEARINESS: Final[int] = _SET_UP.value("tracks", "weariness")
STARTING_INJURY: Final[int] = _SET_UP.value("tracks", "injury")
DEALT: Final[int] = _SET_UP.value("cards", "dealt")
MARKERS: Final[list[int]] = [
    _SET_UP.value("markers", name) for name in ("macedon", "persia", "administration")
]
FIRST_MARKER: Final[int] = SIDE.read(_SET_UP.value("markers", "first"))
STARTING_ISLANDS: Final[bytes] = bytes(
    [SPACE.read(word) for word in _SET_UP.table("control")["islands"]["persia"]]
)
CLAIMS: Final[list[tuple[int, int]]] = [
    (MACEDON, DIVISION.read(_SET_UP.table("control")["divisions"]["macedon"])),
    (PERSIA, DIVISION.read(_SET_UP.table("control")["divisions"]["persia"])),
]
"""3.1.19 Which division each side controls at the start."""
