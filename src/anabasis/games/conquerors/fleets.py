"""8.4.1, 8.4.2, 8.5.1 The fleets: their home ports and what they can hold."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.conquerors.board import NOBODY, NOWHERE, SIDE, SPACE
from anabasis.kit.components import Components

_ROWS: Final[list[dict[str, Any]]] = Components("anabasis.games.conquerors", "fleets").table(
    "fleet"
)
FLEET: Final = Domain("fleet", [row["id"] for row in _ROWS])
FLEETS: Final[int] = len(FLEET)
MOST_NSP: Final[bytes] = bytes([row["most"]["value"] for row in _ROWS])
HOMES: Final[list[bytes]] = [
    bytes([SPACE.read(word) for word in row["homes"]["value"]]) for row in _ROWS
]
FLEET_START: Final[bytes] = bytes(
    [SPACE.read(row["start"]["space"]) if "start" in row else NOWHERE for row in _ROWS]
)
FLEET_START_SIDE: Final[bytes] = bytes(
    [SIDE.read(row["start"]["side"]) if "start" in row else NOBODY for row in _ROWS]
)
BY_CARD: Final[list[bool]] = ["card" in row for row in _ROWS]
"""8.5.9, 12.5 Those that come into the game by a card only."""
GREEK: Final[int] = FLEET.read("greek")
RHODIAN: Final[int] = FLEET.read("rhodian")
SQUADRON: Final[int] = FLEET.read("rhodian-squadron")
"""12.5 The 1-NSP fleet of the Rhodes card."""
