"""What never changes in Breach: the kinds of token, and the numbers of its components."""

from __future__ import annotations

from typing import Final

from anabasis.core.grammar import Domain
from anabasis.kit.components import Components
from anabasis.kit.contest import Modifiers

_VALLEY: Final = Components("breach", "valley")

MEN: Final[int] = _VALLEY.value("pieces", "men_of_each_captain")
COINS: Final[int] = _VALLEY.value("pieces", "coins_of_each_captain")
HAND: Final[int] = _VALLEY.value("pieces", "starting_tokens")
MOST_TOKENS: Final[int] = _VALLEY.value("pieces", "most_tokens")
MOST_BID: Final[int] = _VALLEY.value("pieces", "most_bid")
TROPHIES_TO_WIN: Final[int] = _VALLEY.value("pieces", "trophies_to_win")
PRICE_OF_A_MAN: Final[int] = _VALLEY.value("pieces", "price_of_a_man")
MOST_BRIBED: Final[int] = _VALLEY.value("pieces", "most_bribed")

OFF: Final = "off"
SANDGLASS: Final[dict[str, int]] = {
    OFF: 0,
    **{seconds: _VALLEY.value("sandglass", seconds) for seconds in ("30", "60")},
}
"""6.3 The seconds that the sandglass runs."""
ROUNDS: Final[dict[str, int]] = {
    length: _VALLEY.value("length", length) for length in ("short", "long")
}
WALLS: Final[dict[str, int]] = {
    walls: _VALLEY.value("walls", walls) for walls in ("plain", "strong")
}

FORAGE: Final[list[int]] = _VALLEY.value("dice", "forage")
"""2.5 The coins that each face of the die brings."""
ATTACKERS_HIT: Final[int] = _VALLEY.value("dice", "attackers_hit_from")
GARRISON_HITS: Final[int] = _VALLEY.value("dice", "garrison_hits_from")
LOOT_DIVIDED_BY: Final[int] = _VALLEY.value("dice", "loot_divided_by")

TOKEN: Final = Domain("token", [entry["id"] for entry in _VALLEY.table("tokens")])
TOKENS: Final = tuple([int(entry["count"]) for entry in _VALLEY.table("tokens")])
"""1.3 How many of each kind there are."""
DICE: Final = tuple([int(entry["dice"]) for entry in _VALLEY.table("tokens")])
"""3.5 What each kind gives a garrison."""
GARRISON: Final = Modifiers("modifier", dict.fromkeys(TOKEN.words, "3.5"))
"""3.5 Where the dice of a garrison come from."""
KILLS: Final = tuple([int(entry["kills"]) for entry in _VALLEY.table("tokens")])
"""3.4 The men that each kind kills in a sally."""
SCATTERS: Final = tuple([bool(entry["scatters"]) for entry in _VALLEY.table("tokens")])
"""3.4 Whether a kind scatters the storm."""
