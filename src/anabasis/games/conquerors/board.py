"""2.1.1, 2.1.2, 3.1.23, 6.1.1 to 6.1.7 The map: provinces, spaces and paths, and the tables that
follow from them.

Spaces, Transit Points among them, are small numbers (`SPACE`), provinces too (`PROVINCE`). A space
without a province is an island. Paths by land and by sea between the same two spaces are two paths.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.kit.components import Components

_MAP: Final = Components("anabasis.games.conquerors", "map")
NOWHERE: Final = 255
"""In the place of a space or a province: none."""

# ---- sides

SIDE: Final = Domain("side", ("macedon", "persia", "independent", "nobody"))
MACEDON: Final = 0
PERSIA: Final = 1
INDEPENDENT: Final = 2
"""8.7.1, 12.1 Tribes, and Rhodes while she is independent."""
NOBODY: Final = 3

# ---- provinces

_PROVINCES: Final[dict[str, Any]] = _MAP.table("provinces")
PROVINCE: Final = Domain("province", list(_PROVINCES))
PROVINCES: Final[int] = len(PROVINCE)
DIVISION: Final = Domain("division", _MAP.value("divisions"))
EUROPE: Final[int] = DIVISION.read("europe")
EMPIRE: Final[int] = DIVISION.read("empire")
FRONTIER: Final[int] = DIVISION.read("frontier")
PROVINCE_DIVISION: Final[bytes] = bytes(
    [DIVISION.read(row["division"]) for row in _PROVINCES.values()]
)
REVOLT_RATING: Final[bytes] = bytes([row.get("revolt", 0) for row in _PROVINCES.values()])
"""6.3 The Revolt Rating of each province, 0 where there is none."""

# ---- spaces

_SPACES: Final[dict[str, Any]] = _MAP.table("spaces")
SPACE: Final = Domain("space", list(_SPACES))
SPACES: Final[int] = len(SPACE)
TYPE: Final = Domain("space-type", ("minor", "major", "stronghold", "transit", "sea-transit"))
MINOR: Final = 0
MAJOR: Final = 1
STRONGHOLD: Final = 2
TRANSIT: Final = 3
SEA_TRANSIT: Final = 4
SPACE_TYPE: Final[bytes] = bytes([TYPE.read(row["type"]) for row in _SPACES.values()])
PROVINCE_OF: Final[bytes] = bytes(
    [PROVINCE.read(row["province"]) if "province" in row else NOWHERE for row in _SPACES.values()]
)
AT: Final[list[tuple[float, float]]] = [
    (float(row["at"][0]), float(row["at"][1])) for row in _SPACES.values()
]
"""Longitude and latitude, for drawing."""
TRIBE: Final = Domain("tribe", [row["tribe"] for row in _SPACES.values() if "tribe" in row])
TRIBE_AT: Final[bytes] = bytes([n for n, row in enumerate(_SPACES.values()) if "tribe" in row])

CITIES: Final[bytes] = bytes([n for n in range(SPACES) if SPACE_TYPE[n] == MAJOR])
"""The spaces with a Major City; `CITY_OF` numbers them."""
CITY: Final = Domain("city", [SPACE.words[space] for space in CITIES])
NO_CITY: Final = 255
CITY_OF: Final[bytes] = bytes(
    [CITIES.index(n) if SPACE_TYPE[n] == MAJOR else NO_CITY for n in range(SPACES)]
)
DEFENCE: Final[list[int]] = [row.get("defence", 0) for row in _SPACES.values()]
"""11.4 The number beside each Major City, by space."""

TREASURY: Final = Domain(
    "treasury", [*[name for name, row in _SPACES.items() if row.get("treasury")], "royal"]
)
"""7.1 The Treasure Cities, and the Royal Treasury behind them."""
TREASURIES: Final[int] = len(TREASURY) - 1
ROYAL: Final[int] = TREASURIES
NO_TREASURY: Final = 255
TREASURY_AT: Final[bytes] = bytes([SPACE.read(word) for word in TREASURY.words[:-1]])
TREASURY_OF: Final[bytes] = bytes(
    [TREASURY_AT.index(n) if n in TREASURY_AT else NO_TREASURY for n in range(SPACES)]
)

REAL: Final[bytes] = bytes([1 if SPACE_TYPE[n] < TRANSIT else 0 for n in range(SPACES)])
"""Whether each is a Space in which units can end; what Alexandrias change: `state.is_real`."""
SITE: Final[int] = next(n for n, row in enumerate(_SPACES.values()) if row.get("site"))
"""13.2, 13.4 Where Alexandria in Egypt may be built."""
ISLANDS: Final[bytes] = bytes([n for n in range(SPACES) if REAL[n] and PROVINCE_OF[n] == NOWHERE])
"""6.1 The islands without a province."""
KEEPS_HOLDER: Final[bytes] = bytes(
    [1 if n in ISLANDS or n in TREASURY_AT else 0 for n in range(SPACES)]
)
"""6.2 Whether a space keeps its last holder while it is empty."""
SPACES_OF: Final[list[bytes]] = [
    bytes([n for n in range(SPACES) if PROVINCE_OF[n] == province and REAL[n]])
    for province in range(PROVINCES)
]
"""The spaces of each province, Transit Points left out."""

# ---- paths

PATH_KIND: Final = Domain("path-kind", list(_MAP.table("path_kinds")))
LAND: Final[int] = PATH_KIND.read("land")
MOUNTAIN: Final[int] = PATH_KIND.read("mountain")
PASS: Final[int] = PATH_KIND.read("mountain-pass")
STRAIT: Final[int] = PATH_KIND.read("strait")
DESERT: Final[int] = PATH_KIND.read("desert")
SEA: Final[int] = PATH_KIND.read("sea")
DEEP_SEA: Final[int] = PATH_KIND.read("deep-sea")
_KINDS: Final[list[dict[str, Any]]] = list(_MAP.table("path_kinds").values())
NEVER: Final = 99
"""In the place of a cost: not at all."""
MOVE_COST: Final[bytes] = bytes([row["cost"] for row in _KINDS])
LINE_COST: Final[bytes] = bytes([row.get("line", NEVER) for row in _KINDS])
INTERCEPT: Final[list[int]] = [row.get("intercept", NEVER) for row in _KINDS]
"""10.6 What is added to a land interception along each kind; `NEVER` where there is none."""
ATTACK: Final[list[int]] = [row["battle"] for row in _KINDS]
"""11.3 D What is added to the dice of an attacker who came along each kind."""
SEA_TRANSIT_COST: Final[int] = _MAP.value("sea_transit", "cost")

PATHS: Final[list[tuple[int, int, int]]] = [
    (SPACE.read(one), SPACE.read(other), PATH_KIND.read(group["kind"]))
    for group in _MAP.table("paths")
    for one, other in group["value"]
]
"""Each path once: its ends and its kind."""


def _ways(by_sea: bool) -> list[tuple[tuple[int, int], ...]]:
    found: list[list[tuple[int, int]]] = [[] for _ in range(SPACES)]
    for one, other, kind in PATHS:
        if (kind in (SEA, DEEP_SEA)) == by_sea:
            found[one].append((other, kind))
            found[other].append((one, kind))
    return [tuple(sorted(ways)) for ways in found]


LAND_WAYS: Final[list[tuple[tuple[int, int], ...]]] = _ways(False)
"""For each space where land paths lead, and the kind of each: `(space, kind)`."""
SEA_WAYS: Final[list[tuple[tuple[int, int], ...]]] = _ways(True)
"""The same by sea."""


def _kinds(ways: list[tuple[tuple[int, int], ...]]) -> list[bytes]:
    """For each space the kind of the path to each other one, or `NEVER`."""
    return [bytes([dict(row).get(other, NEVER) for other in range(NOWHERE + 1)]) for row in ways]


LAND_KIND: Final[list[bytes]] = _kinds(LAND_WAYS)
SEA_KIND: Final[list[bytes]] = _kinds(SEA_WAYS)
LAND_BESIDE: Final[list[bytes]] = [bytes([space for space, _ in row]) for row in LAND_WAYS]
"""For each space those next to it by land, and"""
SEA_BESIDE: Final[list[bytes]] = [bytes([space for space, _ in row]) for row in SEA_WAYS]
"""by sea."""
PORT: Final[bytes] = bytes([1 if SEA_WAYS[n] and REAL[n] else 0 for n in range(SPACES)])
"""6.1 Whether each is a port; Alexandria's site is one once it is built (`state.is_port`)."""
PORTS_OF: Final[list[bytes]] = [bytes([n for n in spaces if PORT[n]]) for spaces in SPACES_OF]
STRAITS: Final[list[tuple[int, int]]] = [
    (one, other) for one, other, kind in PATHS if kind == STRAIT
]


def land_kind(one: int, other: int) -> int:
    """The kind of the land path between two spaces, or `NEVER`."""
    return LAND_KIND[one][other]


def sea_kind(one: int, other: int) -> int:
    """The kind of the sea path between two spaces, or `NEVER`."""
    return SEA_KIND[one][other]


def _adjacent() -> list[bytes]:
    found: list[set[int]] = [set() for _ in range(PROVINCES)]
    for one, other, kind in PATHS:
        here, there = PROVINCE_OF[one], PROVINCE_OF[other]
        if kind not in (SEA, DEEP_SEA) and here != there and NOWHERE not in (here, there):
            found[here].add(there)
            found[there].add(here)
    return [bytes(sorted(provinces)) for provinces in found]


ADJACENT: Final[list[bytes]] = _adjacent()
"""7.2 The provinces next to each: those that a path by land, strait included, joins with it."""
ADJACENT_BITS: Final[list[int]] = [sum([1 << n for n in row]) for row in ADJACENT]

# ---- groups that rules and cards name


def _province(name: str) -> int:
    return PROVINCE.read(_MAP.value("groups", name))


def _provinces(*names: str) -> bytes:
    return bytes([PROVINCE.read(word) for word in _MAP.value("groups", *names)])


LEVIES: Final[bytes] = bytes([TREASURY.read(word) for word in _MAP.value("groups", "levies")])
"""8.3 The Treasure Cities in which Persian points are raised."""
IONIA: Final[bytes] = _provinces("ionia")
GREAT_KING: Final[bytes] = _provinces("great_king")
DEITY: Final[int] = _province("deity")
KNOT: Final[int] = SPACE.read(_MAP.value("groups", "knot"))
ORACLE: Final[int] = SPACE.read(_MAP.value("groups", "oracle"))
MEMPHIS: Final[int] = TREASURY.read(_MAP.value("groups", "full_for_ever"))
PELLA: Final[int] = TREASURY.read(_MAP.value("groups", "macedonian_treasury"))
NO_EMBEZZLEMENT: Final[bytes] = bytes(
    [TREASURY.read(word) for word in _MAP.value("groups", "no_embezzlement")]
)
NO_CLOSED_GATES: Final[bytes] = bytes(
    [TREASURY.read(word) for word in _MAP.value("groups", "no_closed_gates")]
)
NO_HARPALUS: Final[bytes] = bytes(
    [TREASURY.read(word) for word in _MAP.value("groups", "no_harpalus")]
)
HARPALUS_REVOLT: Final[int] = _province("harpalus_revolt")
AGIS_REVOLT: Final[int] = _province("agis_revolt")
AGIS_GARRISONS: Final[bytes] = _provinces("agis_garrisons")
PEUCESTAS: Final[int] = _province("peucestas")
GREECE: Final[int] = _province("greek_fleet")
DISSENSION: Final[bytes] = _provinces("dissension", "told") + _provinces("dissension", "east")
EUROPEAN: Final[bytes] = bytes([n for n in range(PROVINCES) if PROVINCE_DIVISION[n] == EUROPE])
RHODES: Final[int] = SPACE.read("rhodes")

# ---- armies

ARMY: Final = Domain(
    "army",
    ("macedon-1", "macedon-2", "macedon-3", "persia-1", "persia-2", "persia-3", "spartan"),
)
ARMIES: Final = 7
ARMY_SIDE: Final[bytes] = bytes((0, 0, 0, 1, 1, 1, 1))
FIRST_ARMY: Final[bytes] = bytes((0, 3))
"""5.2 Army #1 of each side."""
SPARTAN: Final = 6
"""15.2 The Spartan Army: Persian, but not one of the three."""
NO_ARMY: Final = 255


ARMIES_OF: Final[list[tuple[int, ...]]] = [(0, 1, 2), (3, 4, 5)]


def armies_of(side: int) -> tuple[int, ...]:
    """The numbers of a side's three armies."""
    return ARMIES_OF[side]
