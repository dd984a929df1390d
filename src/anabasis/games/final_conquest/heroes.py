"""6.1 The heroes: 24 cards, four a faction, as tables of what they show."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.final_conquest.board import (
    HERO_FACTION,
    HERO_PRICE,
    HEROES_OF,
    UNIT,
    members,
)
from anabasis.kit.components import Components

_CARDS: Final[list[Any]] = Components("anabasis.games.final_conquest", "heroes").table("hero")

NO_HERO: Final = 254
"""In rows of heroes: none is played."""
UNDECIDED: Final = 255
"""In rows of heroes: the side has not said yet."""

EFFECT: Final = Domain(
    "effect",
    (
        "strength",
        "strength-per-unit",
        "buy-strength",
        "ignore-defence-bonus",
        "cancel-enemy-hero",
        "reroll-own-die",
        "enemy-die-lower-of-two",
        "win-ties",
        "extra-kill",
        "self-kill",
        "limit-losses",
        "no-losses",
        "enemy-cannot-retreat",
        "retreat-range",
        "gain-currency",
        "steal-currency",
        "capture",
        "recover",
        "extra-action",
    ),
)
"""6.7 The vocabulary of abilities, in the order in which a battle comes to them."""
MORE_STRENGTH: Final = EFFECT.read("strength")
STRENGTH_PER_UNIT: Final = EFFECT.read("strength-per-unit")
BUY_STRENGTH: Final = EFFECT.read("buy-strength")
IGNORE_DEFENCE_BONUS: Final = EFFECT.read("ignore-defence-bonus")
CANCEL_ENEMY_HERO: Final = EFFECT.read("cancel-enemy-hero")
REROLL_OWN_DIE: Final = EFFECT.read("reroll-own-die")
ENEMY_DIE_LOWER_OF_TWO: Final = EFFECT.read("enemy-die-lower-of-two")
WIN_TIES: Final = EFFECT.read("win-ties")
EXTRA_KILL: Final = EFFECT.read("extra-kill")
SELF_KILL: Final = EFFECT.read("self-kill")
LIMIT_LOSSES: Final = EFFECT.read("limit-losses")
NO_LOSSES: Final = EFFECT.read("no-losses")
ENEMY_CANNOT_RETREAT: Final = EFFECT.read("enemy-cannot-retreat")
RETREAT_RANGE: Final = EFFECT.read("retreat-range")
GAIN_CURRENCY: Final = EFFECT.read("gain-currency")
STEAL_CURRENCY: Final = EFFECT.read("steal-currency")
CAPTURE: Final = EFFECT.read("capture")
RECOVER: Final = EFFECT.read("recover")
EXTRA_ACTION: Final = EFFECT.read("extra-action")

ATTACKER: Final = 0
DEFENDER: Final = 1
ROLE: Final = Domain("role", ("attacker", "defender"))
EITHER_ROLE: Final = 2

WON: Final = 1
LOST: Final = 2
DRAWN: Final = 4
ALWAYS: Final = 0
"""6.10 What a battle was for a side, a bit each; an ability that asks for none holds before the
comparison too."""
_RESULTS: Final = {"win": WON, "lose": LOST, "decided": WON | LOST, "any": WON | LOST | DRAWN}

ANYWHERE: Final = 0
AT_SEA: Final = 1
ON_LAND: Final = 2
_TERRAINS: Final = {"sea": AT_SEA, "land": ON_LAND}

NEIGHBOURS_ONLY: Final = 0
ANY_OWN: Final = 1
TWO_STEPS: Final = 2
_REACHES: Final = {"any-own": ANY_OWN, "two-steps": TWO_STEPS}


class Ability:
    """6.7 One ability of a hero: what it does, how much of it, and when it holds."""

    def __init__(self, effect: Any) -> None:
        self.effect: int = EFFECT.read(effect["effect"])
        self.amount: int = effect.get("amount", 1)
        self.role: int = ROLE.read(effect["role"]) if "role" in effect else EITHER_ROLE
        self.terrain: int = _TERRAINS[effect["terrain"]] if "terrain" in effect else ANYWHERE
        self.results: int = _RESULTS[effect["result"]] if "result" in effect else ALWAYS
        self.overrides: bool = effect.get("overrides", False)
        self.unit: int = UNIT.read(effect["unit"]) if "unit" in effect else 0
        """6.8 Of which kind it counts units, how many of them count once, and at most how often."""
        self.per: int = effect.get("per", 1)
        self.most: int = effect.get("most", 0)
        self.reach: int = _REACHES[effect["reach"]] if "reach" in effect else NEIGHBOURS_ONLY


HERO_STRENGTH: Final[bytes] = bytes([card["strength"] for card in _CARDS])
ABILITIES: Final[list[tuple[Ability, ...]]] = [
    tuple([Ability(effect) for effect in card["effects"]]) for card in _CARDS
]
PRINTED_EFFECTS: Final[list[list[dict[str, Any]]]] = [
    [
        {name: value for name, value in effect.items() if name != "points"}
        for effect in card["effects"]
    ]
    for card in _CARDS
]
"""What stands on each card, for drawing it."""


def may_hold(held: int, burnt: int) -> int:
    """2.8, 2.9 What others can tell of a hand, a bit for each hero that may be in it: of each price
    that is held, those of the faction that cost as much and are not burnt."""
    possible = 0
    for hero in members(held):
        for other in members(HEROES_OF[HERO_FACTION[hero]] & ~burnt):
            if HERO_PRICE[other] == HERO_PRICE[hero]:
                possible |= 1 << other
    return possible
