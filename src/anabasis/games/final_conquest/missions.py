"""The missions as tables: whose they are, what they ask and what they pay."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.final_conquest.board import FACTION, FACTIONS, TERRITORY, bits
from anabasis.kit.components import Components

_MISSIONS: Final = Components("anabasis.games.final_conquest", "missions").table("mission")

MISSION: Final = Domain("mission", [entry["id"] for entry in _MISSIONS])
MISSIONS: Final[int] = len(MISSION)
NO_MISSION: Final[int] = MISSIONS

MISSION_FACTION: Final[bytes] = bytes([FACTION.read(entry["faction"]) for entry in _MISSIONS])
REWARD: Final[bytes] = bytes([entry["reward"] for entry in _MISSIONS])
MISSIONS_OF: Final[list[int]] = [
    bits([mission for mission in range(MISSIONS) if MISSION_FACTION[mission] == faction])
    for faction in range(FACTIONS)
]
"""7.5 The missions of each faction, a bit each."""


def _places(name: str, fallback: str = "") -> list[int]:
    """The territories that each mission names."""
    return [
        bits([TERRITORY.read(word) for word in _words(entry, name, fallback)])
        for entry in _MISSIONS
    ]


def _words(entry: dict[str, Any], name: str, fallback: str) -> list[str]:
    words: list[str] = entry.get(name, entry.get(fallback, []))
    return words


ALL_OF: Final[list[list[int]]] = [_places("all"), _places("grand", "all")]
"""On each map the territories of which all must be controlled,"""
ANY_OF: Final[list[int]] = _places("any")
"""those of which one must be,"""
WON_IN: Final[list[int]] = _places("won_in")
"""and those in one of which an attack must have been won this turn."""
SEAS_WANTED: Final[bytes] = bytes([entry.get("seas", 0) for entry in _MISSIONS])
GREAT_FORTS_WANTED: Final[bytes] = bytes([entry.get("great_forts", 0) for entry in _MISSIONS])
FOOD_WANTED: Final[bytes] = bytes([entry.get("food", 0) for entry in _MISSIONS])
