"""The leaders and their ratings. A set of leaders is a number, a bit a leader.

Leaders are numbered by side and, within a side, from the highest in rank down: the lowest bit of a
set is its commander.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from anabasis.core.grammar import Domain
from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA, SIDE
from anabasis.kit.components import Components

_LEADERS: Final = Components("anabasis.games.alexander_vs_darius", "leaders")
_ROWS: Final[list[dict[str, Any]]] = _LEADERS.table("leader")

LEADER: Final = Domain("leader", [row["id"] for row in _ROWS])
LEADERS: Final[int] = len(LEADER)
NO_LEADER: Final = 255

LEADER_SIDE: Final[bytes] = bytes([SIDE.read(row["side"]["value"]) for row in _ROWS])
LEADERS_OF: Final[list[list[int]]] = [
    [leader for leader in range(LEADERS) if (LEADER_SIDE[leader] == MACEDON) == (seat == MACEDON)]
    for seat in (MACEDON, PERSIA)
]
"""The leaders who may serve each player; the Spartan and the Thracian are among the second's."""
INITIATIVE: Final[bytes] = bytes([row["initiative"]["value"] for row in _ROWS])
"""1.4.15, 3.3.15 What a check must exceed."""
COMBAT: Final[bytes] = bytes([row["combat"]["value"] for row in _ROWS])
"""3.1.2 The highest roll with which a leader hits."""
RANK: Final[bytes] = bytes([row["rank"]["value"] for row in _ROWS])
COMES: Final[list[str]] = [row["comes"]["value"] for row in _ROWS]
"""When a leader comes: `start`, `turn-3`, `option`, `heir`, `revolt`, `event` or `pool`."""

PHILIP: Final[int] = LEADER.read("philip-ii")
ALEXANDER: Final[int] = LEADER.read("alexander-iii")
PARMENION: Final[int] = LEADER.read("parmenion")
ANTIPATER: Final[int] = LEADER.read("antipater")
ARTAXERXES: Final[int] = LEADER.read("artaxerxes-iii")
DARIUS: Final[int] = LEADER.read("darius-iii")
ARIOBARZANES: Final[int] = LEADER.read("ariobarzanes")
SPITAMENES: Final[int] = LEADER.read("spitamenes")
PHARNABAZUS: Final[int] = LEADER.read("pharnabazus-iii")
MEMNON: Final[int] = LEADER.read("memnon")
AGIS: Final[int] = LEADER.read("agis-iii")
SYRMUS: Final[int] = LEADER.read("syrmus")

ADMIRALS: Final[int] = 1 << MEMNON | 1 << PHARNABAZUS
"""7.1.5, 7.1.9 Those who fight at sea."""
POOL: Final[int] = sum([1 << leader for leader in range(LEADERS) if COMES[leader] == "pool"])
"""8.4 The Macedonian pool."""
HEIRS: Final[list[tuple[int, int]]] = [
    (LEADER.read(word), highest) for word, highest in _LEADERS.value("heirs")
]
"""6.7.7 The heirs of Artaxerxes III, with the highest roll for each."""
SUCCESSION: Final[list[int]] = [LEADER.read(word) for word in _LEADERS.value("succession")]
"""8.8 Who is king after Darius."""


_LOWEST: Final[bytes] = bytes([max((part & -part).bit_length() - 1, 0) for part in range(256)])
"""For eight leaders the highest in rank among them."""


def leaders_in(leaders: i64) -> list[int]:
    """The leaders of a set, from the highest in rank down."""
    found: list[int] = []
    while leaders:
        found.append(commander(leaders))
        leaders &= leaders - 1
    return found


def count_of(leaders: i64) -> int:
    """How many leaders there are."""
    found = 0
    while leaders:
        leaders &= leaders - 1
        found += 1
    return found


def commander(leaders: i64) -> int:
    """3.1.6 The highest in rank of these leaders; there is one."""
    number = 0
    while not leaders & 255:
        leaders >>= 8
        number += 8
    return number + _LOWEST[leaders & 255]


def above(leader: int, leaders: int) -> int:
    """7.2.1 Those of these leaders who are higher in rank than one of the same side."""
    return leaders & ((1 << leader) - 1)
