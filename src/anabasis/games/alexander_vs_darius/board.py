"""The map: areas, seas, straits, berths and cities, as tables that never change.

A set of areas is a number, a bit an area. A place is an area, or the ships of one side in one sea
with what they carry.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.kit.components import Components
from anabasis.kit.graph import Graph

_MAP: Final = Components("anabasis.games.alexander_vs_darius", "map")

# ---- sides

SIDE: Final = Domain("side", ("macedon", "persia", "thrace", "sparta", "nobody"))
MACEDON: Final = 0
PERSIA: Final = 1
"""The two players; their seats have the same numbers."""
THRACE: Final = 2
"""8.5 The Thracians, whom the Persian moves, and"""
SPARTA: Final = 3
"""4.6.6 the Spartans before their revolt."""
NOBODY: Final = 4

# ---- areas

AREA: Final = Domain("area", _MAP.value("names"))
AREAS: Final[int] = len(AREA)
NOWHERE: Final = 255
"""In the place of an area: none."""

REGION: Final = Domain("region", _MAP.value("regions"))
TERRAIN: Final = Domain("terrain", list(_MAP.table("terrain")))
ROUGH: Final[int] = TERRAIN.read("rough")
MOUNTAIN: Final[int] = TERRAIN.read("mountain")
DESERT: Final[int] = TERRAIN.read("desert")

_ROWS: Final[dict[str, Any]] = _MAP.table("areas")

REGION_OF: Final[bytes] = bytes([REGION.read(_ROWS[word]["region"]) for word in AREA.words])
TERRAIN_OF: Final[bytes] = bytes([TERRAIN.read(_ROWS[word]["terrain"]) for word in AREA.words])
COST: Final[bytes] = bytes(
    [_MAP.table("terrain")[_ROWS[word]["terrain"]]["cost"] for word in AREA.words]
)
"""3.1.13 to 3.1.15 What it costs an army to enter each area."""
DESERT_HIT: Final[int] = _MAP.value("desert", "hit_on")
AT: Final[list[tuple[int, int]]] = [
    (_ROWS[word]["at"][0], _ROWS[word]["at"][1]) for word in AREA.words
]
"""Where each area stands on a sheet of 100 by 70."""


def bits(numbers: list[int]) -> int:
    """A set of numbers, a bit each."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(mask: int) -> list[int]:
    """The numbers in a set, in their order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _areas(name: str) -> list[int]:
    return [AREA.read(word) for word in _MAP.value(name)]


BORDERS: Final[list[tuple[int, int]]] = [
    (AREA.read(one), AREA.read(other)) for one, other in _MAP.value("borders")
]
LAND: Final = Graph(AREAS, BORDERS)
"""1.4.4 Areas and borders, without the straits: also the lines of supply (4.1.4)."""

HARD_GROUND: Final[int] = bits(
    [area for area in range(AREAS) if TERRAIN_OF[area] in (ROUGH, MOUNTAIN)]
)
"""3.3.15 Where a retreat check has 1 more."""
BOUND: Final[int] = bits(
    [area for area in range(AREAS) if REGION.words[REGION_OF[area]] in _MAP.value("bound")]
)
"""7.1.8 The areas that Ariobarzanes does not leave."""
IRAN: Final[int] = bits([area for area in range(AREAS) if REGION_OF[area] == REGION.read("iran")])
MESOPOTAMIA: Final[int] = bits(
    [area for area in range(AREAS) if REGION_OF[area] == REGION.read("mesopotamia")]
)
GREEK_REGION: Final[int] = bits(
    [area for area in range(AREAS) if REGION_OF[area] == REGION.read("greece")]
)
GREECE: Final[int] = bits(_areas("greece"))
"""4.3.8 Where Greek hoplites are placed."""
GLORY: Final[int] = bits(_areas("glory"))
"""5.1.7"""
SHOCK: Final[int] = bits(_areas("shock"))
"""5.2.7, 5.2.8"""
CRETE: Final[int] = bits(_areas("crete"))
GREEK: Final[bytes] = bytes([GREECE >> area & 1 for area in range(AREAS)])
"""The same, a number an area."""
MYCENAE: Final[int] = AREA.read(_MAP.value("sparta"))
CAN_CLOSE: Final[bytes] = bytes([area == MYCENAE or CRETE >> area & 1 for area in range(AREAS)])
"""1.4.13, 6.5.1 Which areas are closed at times."""
MACEDONIA: Final[int] = AREA.read(_MAP.value("macedonia"))
GATES: Final[int] = AREA.read(_MAP.value("gates"))
THRACIA: Final[int] = AREA.read("thrace")
HELLAS: Final[int] = AREA.read("hellas")
CYPRUS: Final[int] = AREA.read("cyprus")

# ---- seas and berths

SEA: Final = Domain("sea", list(_MAP.table("seas")))
SEAS: Final[int] = len(SEA)
AT_SEA: Final[list[tuple[int, int]]] = [
    (row["at"][0], row["at"][1]) for row in _MAP.table("seas").values()
]
"""Where each sea stands on the sheet."""
SEAS_OF: Final[list[tuple[int, ...]]] = [
    tuple([SEA.read(sea) for sea in _ROWS[word].get("seas", ())]) for word in AREA.words
]
"""3.1.12 The seas beside each area; one that has any is a port."""
PORTS: Final[int] = bits([area for area in range(AREAS) if SEAS_OF[area]])
PORT_AREAS: Final[list[int]] = [area for area in range(AREAS) if SEAS_OF[area]]
"""The ports, in the order of their numbers."""
COAST: Final[list[int]] = [
    bits([area for area in range(AREAS) if sea in SEAS_OF[area]]) for sea in range(SEAS)
]
"""The areas beside each sea, and"""
COAST_AREAS: Final[list[list[int]]] = [members(coast) for coast in COAST]
"""the same in the order of their numbers."""
WATERS: Final = Graph(
    SEAS,
    [
        (SEA.read(word), SEA.read(other))
        for word, row in _MAP.table("seas").items()
        for other in row["beside"]
        if SEA.read(word) < SEA.read(other)
    ],
)
"""1.4.22 Which seas touch."""

_BERTHS: Final[list[tuple[int, int]]] = [(sea, NOWHERE) for sea in range(SEAS)] + [
    (sea, area) for area in range(AREAS) for sea in SEAS_OF[area]
]
BERTH: Final = Domain(
    "berth",
    [
        SEA.words[sea] if area == NOWHERE else f"{AREA.words[area]}-{SEA.words[sea]}"
        for sea, area in _BERTHS
    ],
)
"""Where ships lie: out at sea, or in the port of an area, on one of its seas."""
BERTHS: Final[int] = len(BERTH)
BERTH_SEA: Final[bytes] = bytes([sea for sea, _ in _BERTHS])
BERTH_AREA: Final[bytes] = bytes([area for _, area in _BERTHS])
"""The area in whose port a berth is; nowhere for a sea, whose berth has the number of the sea."""


_BERTH_IN: Final[list[bytes]] = [
    bytes([_BERTHS.index((sea, area)) if (sea, area) in _BERTHS else 255 for sea in range(SEAS)])
    for area in range(AREAS)
]


def berth_in(area: int, sea: int) -> int:
    """The berth in the port of an area, on one of its seas."""
    return _BERTH_IN[area][sea]


# ---- straits

STRAIT: Final = Domain("strait", [row["id"] for row in _MAP.table("straits")])
STRAIT_ENDS: Final[list[tuple[int, int]]] = [
    (AREA.read(row["ends"][0]), AREA.read(row["ends"][1])) for row in _MAP.table("straits")
]
STRAIT_SEA: Final[bytes] = bytes([SEA.read(row["sea"]) for row in _MAP.table("straits")])
"""3.1.17, 3.1.18 The sea whose enemy ships bar each strait."""
NO_STRAIT: Final = 255


def strait_between(one: int, other: int) -> int:
    """The strait that leads from one area to the other, or `NO_STRAIT`."""
    for strait, (here, there) in enumerate(STRAIT_ENDS):
        if (one, other) in ((here, there), (there, here)):
            return strait
    return NO_STRAIT


OVER: Final[list[tuple[tuple[int, int], ...]]] = [
    tuple(
        [
            (strait, there if area == here else here)
            for strait, (here, there) in enumerate(STRAIT_ENDS)
            if area in (here, there)
        ]
    )
    for area in range(AREAS)
]
"""For each area the straits that begin there, with the area behind each."""

EVERYWHERE: Final = Graph(
    AREAS + SEAS,
    [
        *BORDERS,
        *STRAIT_ENDS,
        *[(area, AREAS + sea) for area in range(AREAS) for sea in SEAS_OF[area]],
        *[
            (AREAS + one, AREAS + other)
            for one in range(SEAS)
            for other in WATERS.beside[one]
            if one < other
        ],
    ],
)
DISTANCE: Final[bytes] = EVERYWHERE.distances()
"""What is nearest: the fewest areas and seas between, `DISTANCE[one * FAR + other]`."""
FAR: Final[int] = AREAS + SEAS

# ---- places

FIELD: Final[int] = AREAS
"""Behind the areas: where attackers stand who have entered an area with enemies, until the battle
is over."""
PLACE: Final = Domain(
    "place",
    [
        *AREA.words,
        "field",
        *[f"aboard-{SIDE.words[side]}-{sea}" for side in (MACEDON, PERSIA) for sea in SEA.words],
    ],
)
"""Where land pieces can be: in an area, on the field, or aboard the ships of a player in a sea."""
PLACES: Final[int] = len(PLACE)


def aboard(side: int, sea: int) -> int:
    """The place of what is aboard the ships of a player in a sea."""
    return AREAS + 1 + side * SEAS + sea


def sea_of(place: int) -> int:
    """The sea of a place aboard."""
    return (place - AREAS - 1) % SEAS


# ---- cities

CITY: Final = Domain("city", [row["id"] for row in _MAP.table("cities")])
"""6.8.1"""
CITY_AREA: Final[bytes] = bytes([AREA.read(row["area"]["value"]) for row in _MAP.table("cities")])
CITY_ENDURANCE: Final[bytes] = bytes([row["endurance"]["value"] for row in _MAP.table("cities")])
FORTRESS: Final[list[bool]] = [row["fortress"]["value"] for row in _MAP.table("cities")]
"""3.6.3 Which cities are fortresses."""
CITIES_AT: Final[list[tuple[int, ...]]] = [
    tuple([city for city in range(len(CITY)) if CITY_AREA[city] == area]) for area in range(AREAS)
]
CITY_AREAS: Final[int] = bits(list(CITY_AREA))
CITY_LIST: Final[list[int]] = sorted(set(CITY_AREA))
"""The areas with cities, in the order of their numbers."""
CITY_COUNT: Final[bytes] = bytes([len(cities) for cities in CITIES_AT])
"""1.2.1, 1.2.3 How many cities each area has."""
ENDURANCE: Final[bytes] = bytes(
    [max([CITY_ENDURANCE[city] for city in cities], default=0) for cities in CITIES_AT]
)
"""3.6.2, 3.6.16 What a siege of each area has to break: in Canaan Gaza's."""
FORTRESSES: Final[int] = bits([CITY_AREA[city] for city in range(len(CITY)) if FORTRESS[city]])
PORT_CITIES: Final[int] = CITY_AREAS & PORTS
"""4.7.2"""


def _cities(name: str) -> int:
    return bits([CITY_AREA[CITY.read(word)] for word in _MAP.value(name)])


NAVY_PORTS: Final[int] = _cities("navy_cities")
"""4.7.12 The areas whose cities keep the Persian navy alive."""
EGYPT: Final[int] = _cities("egyptian_cities")
"""7.2.12, 8.7"""
