"""Turns, prices, rolls and tracks: the numbers of the rules, as the components have them."""

from __future__ import annotations

from typing import Final

from anabasis.kit.components import Components

_TURNS: Final = Components("anabasis.games.alexander_vs_darius", "turns")
_BY_SIDE: Final = ("macedon", "persia")


def _pair(table: str, name: str) -> tuple[int, int]:
    row = _TURNS.table(table)[name]
    return (row[_BY_SIDE[0]], row[_BY_SIDE[1]])


LAST_TURN: Final[int] = _TURNS.value("turns", "count")
REVOLT_FROM: Final[int] = _TURNS.value("turns", "revolt_from")
LEVY_FROM: Final[int] = _TURNS.value("turns", "levy_from")

MARCH_PRICE: Final[tuple[int, int]] = _pair("actions", "move")
CROSS_PRICE: Final[int] = _TURNS.value("actions", "cross")
EMBARK_PRICE: Final[int] = _TURNS.value("actions", "embark")
LAND_PRICE: Final[int] = _TURNS.value("actions", "disembark")
SAIL_PRICE: Final[int] = _TURNS.value("actions", "sail")
SIEGE_PRICE: Final[int] = _TURNS.value("actions", "besiege")
RAID_PRICE: Final[int] = _TURNS.value("actions", "raid")
SHIPS_A_RAID_DIE: Final[int] = _TURNS.table("actions")["raid"]["ships"]
PASSES: Final[int] = _TURNS.value("actions", "passes")

FORCED_POINT: Final[int] = _TURNS.value("march", "point")
MARCH_HURTS: Final[tuple[int, int]] = _pair("march", "hurts")
"""1.4.17 The lowest roll that costs an infantry unit of each side a hit."""
TURN_PRICE: Final[int] = _TURNS.value("marker", "turn")
PLACE_PRICE: Final[int] = _TURNS.value("marker", "place")

ROUNDS: Final[int] = _TURNS.value("battle", "rounds")
RETREAT_AREAS: Final[int] = _TURNS.value("battle", "retreat")
HARD_GROUND_BONUS: Final[int] = _TURNS.value("battle", "rough")
LEADERLESS_DICE: Final[int] = _TURNS.value("battle", "leaderless")
PIECES_FOR_TREASURE: Final[int] = _TURNS.value("battle", "pieces_for_treasure")
DARIUS_SPOILS: Final[int] = _TURNS.value("battle", "darius")
MANY: Final[int] = _TURNS.value("battle", "many")
IN_PORT: Final[int] = _TURNS.value("battle", "in_port")

RAID_SUCCEEDS: Final[int] = _TURNS.value("raid", "succeeds")
MEMNON_SUCCEEDS: Final[int] = _TURNS.value("raid", "memnon")
MEMNON_LOST: Final[int] = _TURNS.value("raid", "memnon_lost")
RAID_TAKES_MARKER: Final[int] = _TURNS.value("raid", "marker_lost")
RAIDS_FOR_TREASURE: Final[int] = _TURNS.value("raid", "for_treasure")

SIEGE_HURTS: Final[tuple[int, ...]] = tuple(_TURNS.value("siege", "hurts"))
SIEGE_SAVED: Final[int] = _TURNS.value("siege", "saved")

SUPPLY_AREAS: Final[int] = _TURNS.value("supply", "areas")
SHIP_LOST: Final[int] = _TURNS.value("supply", "ship_lost")
SUPPLY_ROLL: Final[tuple[int, int]] = _pair("supply", "roll")

RECRUIT_LIMIT: Final[tuple[int, int]] = _pair("recruiting", "limit")
RESTORE_PRICE: Final[int] = _TURNS.value("recruiting", "restore")
LEVY: Final[int] = _TURNS.value("recruiting", "levy")

_REVOLT: Final[list[int]] = _TURNS.value("revolt", "rolls")
GOLD: Final[int] = _TURNS.value("revolt", "gold")


def revolt_roll(turn: int) -> int:
    """4.6.2 The lowest roll with which Sparta revolts in a turn."""
    return _REVOLT[min(turn, len(_REVOLT)) - 1]


MACEDONIAN_UPKEEP: Final[int] = _TURNS.value("upkeep", "macedon")
PERSIAN_UPKEEP: Final[int] = _TURNS.value("upkeep", "persia")
PERSIAN_UPKEEP_INLAND: Final[int] = _TURNS.value("upkeep", "persia_without_port_city")
ATHENIANS: Final[int] = _TURNS.value("upkeep", "athenians")
ATHENIANS_AGAIN: Final[int] = _TURNS.value("upkeep", "athenians_again")
NAVY: Final[int] = _TURNS.value("upkeep", "navy")

STARTING_WEARINESS: Final[int] = _TURNS.value("start", "weariness")
STARTING_LEGITIMACY: Final[int] = _TURNS.value("start", "legitimacy")
STARTING_TREASURE: Final[tuple[int, int]] = _pair("start", "treasure")
END_OF_TRACK: Final[int] = _TURNS.value("tracks", "most")

# What moves War Weariness (5.1) ...
MANY_STEP: Final[int] = _TURNS.value("weariness", "many")
RETAKEN_STEP: Final[int] = _TURNS.value("weariness", "city_retaken")
HUNGER_STEP: Final[int] = _TURNS.value("weariness", "out_of_supply")
UNPAID_STEP: Final[int] = _TURNS.value("weariness", "unpaid")
SMALLER_STEP: Final[int] = _TURNS.value("weariness", "smaller")
BEATEN_STEP: Final[int] = _TURNS.value("weariness", "beaten")
GLORY_STEP: Final[int] = _TURNS.value("weariness", "glory")
PHILIP_STEP: Final[int] = _TURNS.value("weariness", "philip")

# ... and Legitimacy (5.2).
WON_STEP: Final[int] = _TURNS.value("legitimacy", "won")
CITY_GAINED_STEP: Final[int] = _TURNS.value("legitimacy", "city_gained")
LOST_STEP: Final[int] = _TURNS.value("legitimacy", "lost")
CITY_LOST_STEP: Final[int] = _TURNS.value("legitimacy", "city_lost")
BROKEN_OFF_STEP: Final[int] = _TURNS.value("legitimacy", "broken_off")
PRIDE_STEP: Final[int] = _TURNS.value("legitimacy", "pride")
SHOCK_STEP: Final[int] = _TURNS.value("legitimacy", "shock")
KING_STEP: Final[int] = _TURNS.value("legitimacy", "king")

ALEXANDER_DICE: Final[int] = _TURNS.value("alexander", "dice")
ALEXANDER_KILLED: Final[int] = _TURNS.value("alexander", "killed")
DARIUS_ESCAPES: Final[int] = _TURNS.value("darius", "escapes")
PRIDE_DICE: Final[int] = _TURNS.value("pride", "dice")
GATES_HITS: Final[int] = _TURNS.value("gates", "hits")
