"""The two maps: territories, links and what each territory gives, as tables that never change.

A set of territories is a number, a bit a territory. The grand campaign map has all of them, the
campaign map 29; what a territory gives may differ between the two.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from anabasis.core.grammar import Domain, Numbers
from anabasis.kit.components import Components
from anabasis.kit.graph import Graph

_MAPS: Final = Components("anabasis.games.final_conquest", "maps")
_ARMIES: Final = Components("anabasis.games.final_conquest", "armies")
_HEROES: Final = Components("anabasis.games.final_conquest", "heroes")

MAP: Final = Domain("map", ("campaign", "grand"))
CAMPAIGN: Final = 0
GRAND: Final = 1

TERRITORY: Final = Domain("territory", list(_MAPS.table("grand")["territories"]))
TERRITORIES: Final[int] = len(TERRITORY)
NOWHERE: Final = 255
"""In the place of a territory: none."""

FACTION: Final = Domain("faction", [entry["id"] for entry in _ARMIES.table("faction")])
FACTIONS: Final[int] = len(FACTION)
NO_FACTION: Final[int] = FACTIONS
"""In the place of a faction: not chosen, or of nobody."""

HERO: Final = Domain("hero", [entry["id"] for entry in _HEROES.table("hero")])
HEROES: Final[int] = len(HERO)
HERO_FACTION: Final[bytes] = bytes(
    [FACTION.read(entry["faction"]) for entry in _HEROES.table("hero")]
)
HERO_PRICE: Final[bytes] = bytes([entry["price"] for entry in _HEROES.table("hero")])
"""6.11 to 6.34 The price on each card."""
HEROES_OF: Final[list[int]] = [
    sum([1 << hero for hero in range(HEROES) if HERO_FACTION[hero] == faction])
    for faction in range(FACTIONS + 1)
]
"""6.1 The heroes of each faction, a bit each."""

LINK: Final = Domain("link", ("border", "sea", "bridge", "river"))
BRIDGE: Final = 2
RIVER: Final = 3

FORT: Final = Domain("fort", ("none", "fort", "great"))
NO_FORT: Final = 0
PLAIN_FORT: Final = 1
GREAT_FORT: Final = 2

UNIT: Final = Domain("unit", ("infantry", "cavalry"))
COUNT: Final = Numbers("count", 0, 20)
"""How many units of a kind: no quota is larger (3.5)."""


def bits(numbers: list[int]) -> int:
    """A set of numbers, a bit each."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def members(mask: i64) -> list[int]:
    """The numbers in a set, in their order."""
    found: list[int] = []
    number: i64 = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def count_of(mask: i64) -> i64:
    """How many numbers are in a set: neighbouring bits are added, then pairs, then fours. To ask
    an object for it takes longer than all the rest where food is counted."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127


def _given(entry: Any, name: str, default: Any) -> Any:
    """What a row of the components says under a name, with or without a source of its own."""
    value = entry.get(name, default)
    return value["value"] if isinstance(value, dict) else value


class Map:
    """2.2, 2.3 One of the maps."""

    def __init__(self, name: str) -> None:
        table = _MAPS.table(name)
        self.seats: list[int] = _MAPS.value(name, "seats")
        self.territories = [TERRITORY.read(word) for word in table["territories"]]
        self.fort = bytearray(TERRITORIES)
        self.food = bytearray(TERRITORIES)
        self.currency = bytearray(TERRITORIES)
        self.home = bytearray([NO_FACTION] * TERRITORIES)
        """The faction whose home a territory is on this map."""
        self.sea = 0
        for word, entry in table["territories"].items():
            territory = TERRITORY.read(word)
            self.fort[territory] = FORT.read(_given(entry, "fort", "none"))
            self.food[territory] = _given(entry, "food", 0)
            self.currency[territory] = _given(entry, "currency", 0)
            if entry["kind"] == "sea":
                self.sea |= 1 << territory
            home = _given(entry, "home", "")
            if home:
                self.home[territory] = FACTION.read(home)
        self.links: list[tuple[int, int, int]] = [
            (TERRITORY.read(one), TERRITORY.read(other), LINK.read(group["kind"]))
            for group in table["links"]
            for one, other in group["pairs"]
        ]
        """2.7, 14.1 to 14.4 The links: two territories, and of which kind."""

    def around(self, without: int) -> list[int]:
        """2.7 For each territory those next to it, leaving out links of one kind (-1: none)."""
        links = [(one, other) for one, other, kind in self.links if kind != without]
        return Graph(TERRITORIES, links).around


MAPS: Final = [Map("campaign"), Map("grand")]

ON_MAP: Final[list[int]] = [bits(chart.territories) for chart in MAPS]
SEAS: Final[int] = MAPS[GRAND].sea
"""2.6 The seas of both maps."""
FORT_AT: Final[list[bytes]] = [bytes(chart.fort) for chart in MAPS]
FOOD_AT: Final[list[bytes]] = [bytes(chart.food) for chart in MAPS]
CURRENCY_AT: Final[list[bytes]] = [bytes(chart.currency) for chart in MAPS]
HOME_AT: Final[list[bytes]] = [bytes(chart.home) for chart in MAPS]


def _where(rows: list[bytes], low: int) -> list[int]:
    """On each map the territories for which a row has at least this number."""
    return [bits([at for at in range(TERRITORIES) if row[at] >= low]) for row in rows]


FORTS: Final[list[int]] = _where(FORT_AT, PLAIN_FORT)
"""1.2 Forts and great forts."""
GREAT_FORTS: Final[list[int]] = _where(FORT_AT, GREAT_FORT)
FOOD: Final[list[int]] = _where(FOOD_AT, 1)
MORE_FOOD: Final[list[int]] = _where(FOOD_AT, 2)
CURRENCY: Final[list[int]] = _where(CURRENCY_AT, 1)
MORE_CURRENCY: Final[list[int]] = _where(CURRENCY_AT, 2)

HOME: Final[bytes] = bytes(
    [TERRITORY.read(entry["home"]["value"]) for entry in _ARMIES.table("faction")] + [NOWHERE]
)
"""2.4 The home of each faction; nowhere for `NO_FACTION`."""
SECOND: Final[bytes] = bytes(
    [TERRITORY.read(entry["second"]["value"]) for entry in _ARMIES.table("faction")]
)
"""8.8 Where the second army of each faction starts."""
LEAST_SEATS: Final[bytes] = bytes(
    [entry["least_seats"]["value"] for entry in _ARMIES.table("faction")]
)
"""2.5 The fewest players with whom each faction can be chosen."""

AROUND: Final[list[list[int]]] = [chart.around(-1) for chart in MAPS]
"""2.7 The territories next to each, on each map:"""
AROUND_WITHOUT_BRIDGES: Final[list[list[int]]] = [chart.around(BRIDGE) for chart in MAPS]
"""7.21 the same with the bridges closed, and"""
AROUND_WITHOUT_RIVER: Final[list[list[int]]] = [chart.around(RIVER) for chart in MAPS]
"""7.22 with the Danube closed."""


def map_for(seats: int) -> int:
    """2.2, 2.3 The map on which so many play."""
    return CAMPAIGN if seats in MAPS[CAMPAIGN].seats else GRAND


def food_in(chart: int, ground: int) -> int:
    """3.4 The food of these territories."""
    return count_of(ground & FOOD[chart]) + count_of(ground & MORE_FOOD[chart])


def currency_in(chart: int, ground: int) -> int:
    """3.9 The currency icons of these territories."""
    return count_of(ground & CURRENCY[chart]) + count_of(ground & MORE_CURRENCY[chart])
