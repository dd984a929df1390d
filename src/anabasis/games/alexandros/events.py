"""Everything that can happen in Alexandros, as kinds of events."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT, Domain
from anabasis.games.alexandros.board import POINT, PROVINCE, SIDE, SPACE, SYMBOL

COLOUR: Final = Domain("colour", ("none", "black", "red"))

GAME_BEGINS: Final = Kind("game-begins", "1.10", {"seat": SEAT})
DEALT: Final = Kind("dealt", "1.7", {"seat": SEAT, "symbol": SYMBOL}, private=("symbol",))
LAID_FACE_UP: Final = Kind("laid-face-up", "5.3", {"symbol": SYMBOL}, reveals=True)
TURN_BEGINS: Final = Kind("turn-begins", "2.1", {"seat": SEAT, "turn": NUMBER})
CARD_TAKEN_TO_MOVE: Final = Kind("card-taken-to-move", "3.1", {"seat": SEAT, "symbol": SYMBOL})
SPECIAL_MOVE: Final = Kind("special-move", "4.1", {"seat": SEAT, "symbol": SYMBOL})
JOKER: Final = Kind("joker", "12.1", {"seat": SEAT, "symbol": SYMBOL, "named": SYMBOL})
ALEXANDER_HEADS: Final = Kind(
    "alexander-heads", "3.4", {"seat": SEAT, "symbol": SYMBOL, "space": SPACE, "distance": NUMBER}
)
ALEXANDER_MARCHES: Final = Kind(
    "alexander-marches", "3.13", {"seat": SEAT, "from": POINT, "point": POINT, "sides": NUMBER}
)
WALL_PLACED: Final = Kind("wall-placed", "3.16", {"seat": SEAT, "side": SIDE, "colour": COLOUR})
WALL_REUSED: Final = Kind("wall-reused", "3.18", {"seat": SEAT, "side": SIDE})
PROVINCE_SPLIT: Final = Kind(
    "province-split",
    "6.7",
    {"province": PROVINCE, "value": NUMBER, "other": PROVINCE, "other_value": NUMBER},
)
RED_WALLS_USED: Final = Kind("red-walls-used", "11.1", {"seat": SEAT})
NO_MOVE: Final = Kind("no-move", "12.6", {"seat": SEAT})
CARD_DRAWN: Final = Kind(
    "card-drawn", "5.1", {"seat": SEAT, "symbol": SYMBOL}, private=("symbol",), reveals=True
)
FACE_UP_TAKEN: Final = Kind("face-up-taken", "5.1", {"seat": SEAT, "symbol": SYMBOL})
RESHUFFLED: Final = Kind("reshuffled", "5.6", {"cards": NUMBER})
OCCUPATION_BEGINS: Final = Kind(
    "occupation-begins", "7.1", {"seat": SEAT, "province": PROVINCE, "value": NUMBER}
)
TAKE_OVER_BEGINS: Final = Kind(
    "take-over-begins", "8.1", {"seat": SEAT, "province": PROVINCE, "value": NUMBER, "loser": SEAT}
)
GUARD_REMOVED: Final = Kind(
    "guard-removed", "8.2", {"seat": SEAT, "loser": SEAT, "space": SPACE, "symbol": SYMBOL}
)
GUARD_PLACED: Final = Kind("guard-placed", "7.3", {"seat": SEAT, "space": SPACE, "symbol": SYMBOL})
CARD_PAID: Final = Kind("card-paid", "7.4", {"seat": SEAT, "space": SPACE, "symbol": SYMBOL})
PROVINCE_HELD: Final = Kind(
    "province-held", "6.5", {"seat": SEAT, "province": PROVINCE, "guards": NUMBER, "value": NUMBER}
)
CARDS_GIVEN: Final = Kind(
    "cards-given", "8.8", {"seat": SEAT, "loser": SEAT, "count": NUMBER, "symbol": SYMBOL}
)
TAXES_LEVIED: Final = Kind("taxes-levied", "9.1", {"seat": SEAT, "symbol": SYMBOL})
POINTS_SCORED: Final = Kind(
    "points-scored", "9.4", {"seat": SEAT, "points": NUMBER, "total": NUMBER}
)
GUARD_TAKEN_BACK: Final = Kind(
    "guard-taken-back", "10.1", {"seat": SEAT, "space": SPACE, "province": PROVINCE}
)
TURN_ENDS: Final = Kind("turn-ends", "2.7", {"seat": SEAT})
GAME_ENDS: Final = Kind("game-ends", "11.7", {"winners": SEAT, "points": NUMBER})
