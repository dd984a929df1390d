"""5.1.1, 5.1.3 to 5.1.5, 5.1.9 The leaders and their ratings."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.conquerors.board import SIDE
from anabasis.kit.components import Components

_ROWS: Final[list[dict[str, Any]]] = Components("anabasis.games.conquerors", "leaders").table(
    "leader"
)
LEADER: Final = Domain("leader", [row["id"] for row in _ROWS])
LEADERS: Final[int] = len(LEADER)
NO_LEADER: Final = 255
LEADER_SIDE: Final[bytes] = bytes([SIDE.read(row["side"]["value"]) for row in _ROWS])
LEADERS_OF: Final[list[bytes]] = [
    bytes([n for n in range(LEADERS) if LEADER_SIDE[n] == side]) for side in range(2)
]
"""The leaders of each player."""
BATTLE: Final[bytes] = bytes([row["battle"]["value"] for row in _ROWS])
SIEGE: Final[bytes] = bytes([row["siege"]["value"] for row in _ROWS])
NAVAL: Final[bytes] = bytes([row["naval"]["value"] for row in _ROWS])
IS_PERSIAN: Final[list[bool]] = [
    "persian" in row and bool(row["persian"]["value"]) for row in _ROWS
]
"""5.1 Which leaders of the Persian side are Persians."""
START: Final[list[dict[str, Any]]] = [row.get("start", {}) for row in _ROWS]
ALEXANDER: Final[int] = LEADER.read("alexander-iii")
DARIUS: Final[int] = LEADER.read("darius-iii")


def leaders_in(bits: int) -> list[int]:
    """The leaders of a set, a bit each, in the order of their numbers."""
    found: list[int] = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found
