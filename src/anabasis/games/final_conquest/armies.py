"""Units and armies: what the components say of them, and armies counted in one number.

An army has six bits for each class of units: infantry, then cavalry, by how ready they are. So
armies add and subtract. Outside their owner's turn all units are fresh.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.core.grammar import Domain
from anabasis.games.final_conquest.board import FACTION, TERRITORY, UNIT
from anabasis.kit.components import Components

_ARMIES: Final = Components("anabasis.games.final_conquest", "armies")

INFANTRY: Final = 0
CAVALRY: Final = 1
STRENGTH: Final[bytes] = bytes([_ARMIES.value("units", unit) for unit in UNIT.words])
"""4.1, 4.2"""
_INFANTRY_STRENGTH: Final[i64] = STRENGTH[INFANTRY]
_CAVALRY_STRENGTH: Final[i64] = STRENGTH[CAVALRY]

READINESS: Final = Domain("readiness", ("spent", "extra-1", "extra-2", "fresh"))
SPENT: Final = 0
"""4.5 Has used its actions."""
EXTRA_1: Final = 1
EXTRA_2: Final = 2
"""12.4, 12.6 Has so many further actions."""
FRESH: Final = 3

FACES: Final[tuple[int, ...]] = tuple(_ARMIES.value("die", "faces"))
"""13.10 The faces of the die."""
COINS: Final[tuple[int, ...]] = tuple(_ARMIES.value("currency", "coins"))
STARTING_CURRENCY: Final[int] = _ARMIES.value("currency", "start")
COIN_FOR_VICTORY: Final[int] = _ARMIES.value("currency", "victory")

QUOTA: Final[tuple[int, ...]] = tuple(_ARMIES.value("quota", "units"))
"""3.5 The most units, by food."""
MOST_FOOD: Final[int] = len(QUOTA) - 1
"""3.5 More food than this changes nothing."""

BONUS_ANYWHERE: Final[int] = _ARMIES.value("bonus", "anywhere")
BONUS_GREAT: Final[int] = _ARMIES.value("bonus", "great")
BONUS_HOME: Final[int] = _ARMIES.value("bonus", "home")
BONUS_INDEPENDENTS: Final[int] = _ARMIES.value("bonus", "independents_great")

_RECRUITING = _ARMIES.table("recruiting")
FORT_INFANTRY: Final[tuple[int, ...]] = (
    0,
    _RECRUITING["fort"]["infantry"],
    _RECRUITING["great"]["infantry"],
)
FORT_CAVALRY: Final[tuple[int, ...]] = (
    0,
    _RECRUITING["fort"]["cavalry"],
    _RECRUITING["great"]["cavalry"],
)
"""3.1, 3.2, 9.5, 9.6 What no fort, a fort and a great fort recruit in a turn."""

VICTORY_FORTS: Final[int] = _ARMIES.value("victory", "forts")
LAST_ROUND: Final[int] = _ARMIES.value("victory", "rounds")

# ---- armies as numbers

BITS: Final[i64] = 6
MASK: Final[i64] = 63
CLASSES: Final = 8
NO_ARMY: Final = 0
ONE: Final[list[int]] = [1 << 6 * number for number in range(CLASSES)]
"""One unit of each class: `ONE[unit * 4 + readiness]`."""
_INFANTRY_BITS: Final[i64] = (1 << 24) - 1
NOT_FRESH: Final = 0x3FFFF03FFFF
"""All classes but those that are fresh."""
_READY_BITS: Final[i64] = 0xFFFFC0FFFFC0
"""All classes but those that are spent."""


def army_of(infantry: int, cavalry: int, readiness: int = FRESH) -> int:
    """So many units, all as ready."""
    return infantry * ONE[readiness] + cavalry * ONE[4 + readiness]


def of_class(army: i64, unit: i64, readiness: i64) -> i64:
    """How many units of a kind are just so ready."""
    return army >> ((unit * 4 + readiness) * BITS) & MASK


def infantry_in(army: i64) -> i64:
    return (army & MASK) + (army >> 6 & MASK) + (army >> 12 & MASK) + (army >> 18 & MASK)


def cavalry_in(army: i64) -> i64:
    return infantry_in(army >> 24)


def of_kind(army: i64, unit: i64) -> i64:
    """How many units of a kind there are."""
    return infantry_in(army >> (unit * 24))


def units_in(army: i64) -> i64:
    """3.6 How many units there are."""
    return infantry_in(army) + infantry_in(army >> 24)


def strength_of(army: i64) -> i64:
    """4.1, 4.2 The strength of all units."""
    return infantry_in(army) * _INFANTRY_STRENGTH + cavalry_in(army) * _CAVALRY_STRENGTH


def ready_in(army: i64) -> i64:
    """The units that can still act."""
    return army & _READY_BITS


def all_of(army: i64, readiness: i64) -> i64:
    """The same units, all as ready as is said: laid on their side, or stood up again."""
    shift = readiness * BITS
    return infantry_in(army) << shift | cavalry_in(army) << (shift + 24)


def least_ready(army: int, unit: int) -> int:
    """The readiness of the least ready units of a kind; there is one at least."""
    readiness = SPENT
    while of_class(army, unit, readiness) == 0:
        readiness += 1
    return readiness


def one_of(army: int, unit: int) -> int:
    """One unit of a kind, the least ready that there is."""
    return ONE[unit * 4 + least_ready(army, unit)]


# ---- at the start


def _army(entry: dict[str, int]) -> int:
    return army_of(entry["infantry"], entry["cavalry"])


START_AT_HOME: Final[int] = _army(_ARMIES.table("start")["home"])
START_AT_SECOND: Final[int] = _army(_ARMIES.table("start")["second"])
"""8.8 The starting armies."""
INDEPENDENTS: Final[list[tuple[int, tuple[int, ...], int]]] = [
    (TERRITORY.read(entry["territory"]), tuple(entry["seats"]), _army(entry))
    for entry in _ARMIES.table("independents")
]
"""8.4 to 8.6 Where independents stand, with how many players, and which."""
STARTING_PURSES: Final[list[tuple[int, tuple[int, ...], int]]] = [
    (FACTION.read(entry["faction"]), tuple(entry["seats"]), entry["currency"])
    for entry in _ARMIES.table("purse")
]
"""5.2 Which factions start with more currency, with how many players, and how much."""
UNPLAYED_SEATS: Final[tuple[int, ...]] = tuple(_ARMIES.value("unplayed", "seats"))
UNPLAYED_FACTIONS: Final[list[int]] = [
    FACTION.read(word) for word in _ARMIES.value("unplayed", "homes")
]
UNPLAYED_ARMY: Final[int] = _army(_ARMIES.table("unplayed")["army"])
"""8.7 Independents in a home that nobody plays."""
