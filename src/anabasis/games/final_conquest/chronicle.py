"""The chronicle cards as tables, a value for each card and one for the round without a card.

`NO_CARD` is the last row of every table: what holds while no card changes it.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.final_conquest.armies import BONUS_ANYWHERE, BONUS_GREAT, COIN_FOR_VICTORY
from anabasis.games.final_conquest.board import (
    AROUND,
    AROUND_WITHOUT_BRIDGES,
    AROUND_WITHOUT_RIVER,
    MAP,
    SEAS,
)
from anabasis.kit.components import Components

_CARDS: Final = Components("anabasis.games.final_conquest", "chronicle").table("card")

CARD: Final = Domain("card", [entry["id"] for entry in _CARDS])
CARDS: Final[int] = len(CARD)
NO_CARD: Final[int] = CARDS
WHOLE_DECK: Final[int] = (1 << CARDS) - 1


def _each(name: str, usual: Any) -> list[Any]:
    """What each card says under a name, and what is usual."""
    return [entry.get(name, usual) for entry in _CARDS] + [usual]


RECRUITING: Final[list[bool]] = _each("recruiting", True)
"""7.11 Whether forts recruit."""
HERO_PRICE_CHANGE: Final[list[int]] = _each("hero_price", 0)
"""7.12"""
ICON_PAYS: Final[list[int]] = _each("income", 1)
"""7.16, 7.17 What a currency icon pays."""
FOOD_PAYS: Final[list[int]] = _each("income_of_food", 0)
"""7.18 What food pays besides."""
FOOD_CHANGE: Final[list[int]] = _each("food_to_recruit", 0)
"""7.19 Added to the food when units are recruited."""
TRUCE: Final[list[bool]] = _each("truce", False)
"""7.23 Whether homes are safe from attacks."""
MORE_INFANTRY: Final[list[int]] = _each("more_infantry", 0)
"""7.24 What a great fort recruits besides."""
HIRE_PRICE: Final[list[tuple[int, int] | None]] = [
    (hire["infantry"], hire["cavalry"]) if hire else None for hire in _each("hire", None)
]
"""7.25 What an infantry and a cavalry cost to hire; None while nobody can be hired."""
COIN: Final[list[int]] = _each("coin", COIN_FOR_VICTORY)
"""7.26, 12.1 What a victory over a player earns."""
HEROES_PLAY: Final[list[bool]] = _each("heroes", True)
"""7.28 Whether heroes are played."""

_WALLS: Final[list[Any]] = _each("walls", {"fort": BONUS_ANYWHERE, "great": BONUS_GREAT})
PLACE_BONUS: Final[list[bytes]] = [
    bytes([BONUS_ANYWHERE, walls["fort"], walls["great"]]) for walls in _WALLS
]
"""7.27, 13.5 The bonus without a fort, in a fort and in a great fort."""
INDEPENDENT_BONUS: Final[list[bytes]] = [bytes([0, 0, walls["great"]]) for walls in _WALLS]
"""4.7, 7.27 The same for independents."""


def _ways(closed: str) -> list[list[int]]:
    """On each map the territories that a unit can enter or attack from each."""
    if closed == "bridge":
        return AROUND_WITHOUT_BRIDGES
    if closed == "river":
        return AROUND_WITHOUT_RIVER
    if closed == "seas":
        return [[around & ~SEAS for around in AROUND[chart]] for chart in range(len(MAP))]
    return AROUND


WAYS: Final[list[list[list[int]]]] = [_ways(closed) for closed in _each("closed", "")]
"""7.20 to 7.22 `WAYS[card][map][territory]`: where one can go from there by that card."""


class Loss:
    """15.7 What a player loses to a threat that has won."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.currency: int = entry.get("currency", 0)
        self.units: int = entry.get("units", 0)
        self.at_sea: bool = entry.get("where") == "sea"
        self.otherwise: int = entry.get("otherwise", 0)
        """The currency that is lost for want of such a unit."""


class Threat:
    """7.13 to 7.15 A card with a sword."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.minimum: int = entry["minimum"]
        prize = entry["prize"]
        self.cavalry: bool = prize.get("cavalry", 0) > 0
        """15.11 Whether the prize is a cavalry."""
        self.currency: int = prize.get("currency", prize.get("otherwise", 0))
        """The prize in currency, or what stands in for the cavalry."""
        self.common = Loss(entry["common"])
        self.lowest = Loss(entry["lowest"])


THREAT: Final[list[Threat | None]] = [
    Threat(entry["threat"]) if "threat" in entry else None for entry in _CARDS
] + [None]
