"""Units and ships: what the components say of them, and armies counted in one number.

A class is a kind of unit, at full strength or worn (turned over after its first hit). An army has a
few bits for each class, as many as its counters need, so armies add and subtract.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from anabasis.core.grammar import Domain, Numbers
from anabasis.kit.components import Components, ComponentsError

_COUNTERS: Final = Components("anabasis.games.alexander_vs_darius", "counters")
_UNITS: Final[list[dict[str, Any]]] = _COUNTERS.table("unit")

UNIT: Final = Domain("unit", [row["id"] for row in _UNITS])
UNITS: Final[int] = len(UNIT)
LIGHT_INFANTRY: Final[int] = UNIT.read("light-infantry")
LIGHT_CAVALRY: Final[int] = UNIT.read("light-cavalry")
HEAVY_INFANTRY: Final[int] = UNIT.read("heavy-infantry")
HEAVY_CAVALRY: Final[int] = UNIT.read("heavy-cavalry")
HOPLITES: Final[int] = UNIT.read("hoplites")
PHALANX: Final[int] = UNIT.read("phalanx")
SPARTAN_PHALANX: Final[int] = UNIT.read("spartan-phalanx")

VALUE: Final[bytes] = bytes([row["value_in_combat"]["value"] for row in _UNITS])
"""3.2.2 The lowest roll with which each kind hits."""
MOVE: Final[bytes] = bytes([row["move"]["value"] for row in _UNITS])
"""1.4.1"""
TWO_HITS: Final[list[bool]] = [row["hits"]["value"] == 2 for row in _UNITS]
"""3.2.4"""
FOOT: Final[list[bool]] = [row["foot"]["value"] for row in _UNITS]
"""3.2.1 Infantry; the others are cavalry."""
BESIEGES: Final[list[bool]] = [row["besieges"]["value"] for row in _UNITS]
"""3.6.1"""
PURSUES: Final[list[bool]] = [row["pursues"]["value"] for row in _UNITS]
"""3.3.22"""
PRICE: Final[bytes] = bytes([row["price"]["value"] if "price" in row else 0 for row in _UNITS])
"""4.4 What a recruit costs; 0 for what is never recruited."""
FOR_PRICE: Final[bytes] = bytes([row["price"]["for"] if "price" in row else 0 for row in _UNITS])
"""4.4.2 How many units that price buys."""
MERCENARY: Final[int] = _UNITS[HOPLITES]["mercenary"]["value"]
"""4.4.6"""

LEADER_MOVE: Final[int] = _COUNTERS.value("leader", "move")
COMMANDS: Final[int] = _COUNTERS.value("leader", "commands")
"""1.4.10, 3.1.4"""
LEADERS_IN_BATTLE: Final[int] = _COUNTERS.value("leader", "in_battle")
"""3.1.3"""

# ---- ships

NATION: Final = Domain("nation", [row["id"] for row in _COUNTERS.table("ship")])
PERSIAN: Final[int] = NATION.read("persian")
MACEDONIAN: Final[int] = NATION.read("macedonian")
ATHENIAN: Final[int] = NATION.read("athenian")
NATIONS: Final[int] = len(NATION)
SAILS_ON: Final[bytes] = bytes([row["moves_on"]["value"] for row in _COUNTERS.table("ship")])
"""1.4.23 The highest roll with which the ships of each nation move."""
SHIP_VALUE: Final[bytes] = bytes(
    [row["value_in_combat"]["value"] for row in _COUNTERS.table("ship")]
)
SHIP_PRICE: Final[int] = _COUNTERS.table("ship")[PERSIAN]["price"]["value"]
SEAS_A_MOVE: Final[int] = _COUNTERS.value("seas_a_move")
SHIP_COUNTERS: Final[bytes] = bytes(
    [_COUNTERS.table("mix")["ships"][word] for word in NATION.words]
)

# ---- classes

FULL: Final[list[int]] = []
"""The class of each kind at full strength, and"""
WORN: Final[list[int]] = []
"""the class of each kind after its first hit, -1 where one hit destroys."""
_WORDS: Final[list[str]] = []
KIND: Final[list[int]] = []
"""The kind of each class."""
for _unit, _word in enumerate(UNIT.words):
    FULL.append(len(_WORDS))
    _WORDS.append(_word)
    KIND.append(_unit)
    WORN.append(len(_WORDS) if TWO_HITS[_unit] else -1)
    if TWO_HITS[_unit]:
        _WORDS.append(f"worn-{_word}")
        KIND.append(_unit)

CLASS: Final = Domain("class", _WORDS)
CLASSES: Final[int] = len(CLASS)
COUNT: Final = Numbers("count", 0, 24)
"""How many units of a class: no more than four leaders command (3.1.3)."""

_MIX: Final[dict[str, Any]] = _COUNTERS.table("mix")
_TOGETHER: Final[tuple[tuple[str, ...], ...]] = (("macedon",), ("persia", "sparta"), ("thrace",))
"""Whose counters can stand in one area."""


def _most(unit: str) -> int:
    counts: list[int] = [sum([_MIX[side].get(unit, 0) for side in sides]) for sides in _TOGETHER]
    return max(counts)


_WIDTHS: Final[list[int]] = [_most(UNIT.words[unit]).bit_length() for unit in KIND]
SHIFT: Final[bytes] = bytes([sum(_WIDTHS[:number]) for number in range(CLASSES)])
LIMIT: Final[bytes] = bytes([(1 << width) - 1 for width in _WIDTHS])
if sum(_WIDTHS) > 52:
    raise ComponentsError(
        "components/counters.toml: an army of these counters has more than 52 bits"
    )

ONE: Final[list[int]] = [1 << shift for shift in SHIFT]
"""One unit of each class."""
NO_ARMY: Final = 0


def _row_of(flags: list[bool]) -> int:
    """The bits of all classes whose kind has a flag."""
    return sum([LIMIT[number] << SHIFT[number] for number in range(CLASSES) if flags[KIND[number]]])


FOOT_BITS: Final[int] = _row_of(FOOT)
HORSE_BITS: Final[int] = _row_of([not foot for foot in FOOT])
SIEGE_BITS: Final[int] = _row_of(BESIEGES)
PURSUIT_BITS: Final[int] = _row_of(PURSUES)
PHALANX_BITS: Final[int] = _row_of([unit == PHALANX for unit in range(UNITS)])
WORN_BITS: Final[int] = sum([LIMIT[number] << SHIFT[number] for number in WORN if number >= 0])


def of_class(army: i64, number: int) -> int:
    """How many units of a class there are."""
    return int(army >> SHIFT[number] & LIMIT[number])


def of_kind(army: i64, unit: int) -> int:
    """How many units of a kind there are, worn or not."""
    found = of_class(army, FULL[unit])
    return found + of_class(army, WORN[unit]) if WORN[unit] >= 0 else found


_CHUNK: Final = 13
_CHUNK_BITS: Final = (1 << _CHUNK) - 1


def _counts(chunk: int) -> bytes:
    """For all values of one part of an army's bits, how many units they are."""
    found = [0]
    for bit in range(chunk * _CHUNK, (chunk + 1) * _CHUNK):
        weight = 0
        for number in range(CLASSES):
            if SHIFT[number] <= bit < SHIFT[number] + _WIDTHS[number]:
                weight = 1 << bit - SHIFT[number]
        found += [count + weight for count in found]
    return bytes(found)


_FIRST: Final[bytes] = _counts(0)
_SECOND: Final[bytes] = _counts(1)
_THIRD: Final[bytes] = _counts(2)
_FOURTH: Final[bytes] = _counts(3)


def units_in(army: i64) -> int:
    """How many units there are: the sum over the four parts of its bits."""
    return (
        _FIRST[army & _CHUNK_BITS]
        + _SECOND[army >> _CHUNK & _CHUNK_BITS]
        + _THIRD[army >> 2 * _CHUNK & _CHUNK_BITS]
        + _FOURTH[army >> 3 * _CHUNK & _CHUNK_BITS]
    )


def _classes(chunk: int) -> list[int]:
    """For all values of one part of an army's bits, the classes that they count, a bit each."""
    found = [0]
    for bit in range(chunk * _CHUNK, (chunk + 1) * _CHUNK):
        here = 0
        for number in range(CLASSES):
            if SHIFT[number] <= bit < SHIFT[number] + _WIDTHS[number]:
                here = 1 << number
        found += [classes | here for classes in found]
    return found


_CLASSES_FIRST: Final[list[int]] = _classes(0)
_CLASSES_SECOND: Final[list[int]] = _classes(1)
_CLASSES_THIRD: Final[list[int]] = _classes(2)
_CLASSES_FOURTH: Final[list[int]] = _classes(3)
_LISTED: Final[list[list[int]]] = [[]] * (1 << CLASSES)


def classes_in(army: i64) -> list[int]:
    """The classes of which there is a unit, in their order. They are listed once, and never
    changed."""
    classes: int = (
        _CLASSES_FIRST[army & _CHUNK_BITS]
        | _CLASSES_SECOND[army >> _CHUNK & _CHUNK_BITS]
        | _CLASSES_THIRD[army >> 2 * _CHUNK & _CHUNK_BITS]
        | _CLASSES_FOURTH[army >> 3 * _CHUNK & _CHUNK_BITS]
    )
    found = _LISTED[classes]
    if not found and classes:
        found = [number for number in range(CLASSES) if classes >> number & 1]
        _LISTED[classes] = found
    return found


def least_of(army: i64, other: i64) -> int:
    """The units that both have: of each class the smaller number."""
    if army == 0 or other == 0:
        return 0
    found = 0
    for number in range(CLASSES):
        one = of_class(army, number)
        two = of_class(other, number)
        found += (one if one < two else two) * ONE[number]
    return found


def hit(army: int, number: int, count: int = 1) -> int:
    """3.2.3, 3.2.4 The army after so many of its units of a class have taken a hit each."""
    army -= count * ONE[number]
    worn = WORN[KIND[number]]
    if worn >= 0 and number != worn:
        army += count * ONE[worn]
    return army


def dies(number: int) -> bool:
    """3.2.3, 3.2.4 Whether a hit destroys a unit of that class."""
    worn = WORN[KIND[number]]
    return worn < 0 or number == worn


def army_of(table: dict[str, Any]) -> int:
    """The units that a table of the components names, at full strength."""
    return sum([ONE[FULL[UNIT.read(word)]] * n for word, n in table.items() if word != "source"])


def as_new(army: int) -> int:
    """The same units at full strength: what counters they are."""
    found = 0
    for number in classes_in(army):
        found += of_class(army, number) * ONE[FULL[KIND[number]]]
    return found


def points_of(army: i64) -> int:
    """1.4.2 The movement points of leaders with these units."""
    return FOOT_MOVE if army & FOOT_BITS else LEADER_MOVE


FOOT_MOVE: Final[int] = min([MOVE[unit] for unit in range(UNITS) if FOOT[unit]])

COUNTERS: Final[list[int]] = [
    army_of(_MIX[side]) for side in ("macedon", "persia", "thrace", "sparta")
]
"""6.6.1 All the counters of each side, in the order of `SIDE`."""
