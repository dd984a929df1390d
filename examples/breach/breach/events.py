"""Everything that can happen in Breach."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT
from breach.board import GARRISON, TOKEN

PRECEDENCE: Final = Kind("precedence", "1.4", {"order": SEAT})
TOKEN_DRAWN: Final = Kind(
    "token-drawn", "1.3", {"seat": SEAT, "token": TOKEN}, private=("token",), reveals=True
)
ROUND_BEGINS: Final = Kind("round-begins", "2.1", {"round": NUMBER})
BIDS_OPENED: Final = Kind("bids-opened", "2.2", {"bids": NUMBER}, reveals=True)
LEAD_WON: Final = Kind("lead-won", "2.3", {"seat": SEAT, "coins": NUMBER})
FORAGED: Final = Kind("foraged", "2.5", {"seat": SEAT, "coins": NUMBER})
ENVOY: Final = Kind(
    "envoy",
    "2.8",
    {"seat": SEAT, "target": SEAT, "tokens": TOKEN},
    private=("tokens",),
    seen_by=("seat", "target"),
    reveals=True,
)
MEN_SENT: Final = Kind("men-sent", "3.1", {"seat": SEAT, "men": NUMBER})
TARGET_NAMED: Final = Kind("target-named", "3.2", {"seat": SEAT, "target": SEAT})
SALLIED: Final = Kind("sallied", "3.3", {"seat": SEAT, "token": TOKEN}, reveals=True)
MEN_KILLED: Final = Kind("men-killed", "3.4", {"seat": SEAT, "men": NUMBER})
SCATTERED: Final = Kind("scattered", "3.4", {"seat": SEAT})
GARRISON_SHOWN: Final = Kind(
    "garrison-shown", "3.5", {"seat": SEAT, "terms": GARRISON, "dice": NUMBER}, reveals=True
)
WAVE: Final = Kind("wave", "3.6", {"seat": SEAT, "hits": NUMBER, "losses": NUMBER, "wall": NUMBER})
WITHDRAWN: Final = Kind("withdrawn", "3.7", {"seat": SEAT})
BREACH: Final = Kind("breach", "3.8", {"seat": SEAT, "target": SEAT})
WENT_HOME: Final = Kind("went-home", "3.9", {"seat": SEAT, "men": NUMBER})
LOOT_FOUND: Final = Kind("loot-found", "4.1", {"seat": SEAT, "coins": NUMBER})
LOOTED: Final = Kind("looted", "4.2", {"seat": SEAT, "target": SEAT, "coins": NUMBER})
TROPHY_TAKEN: Final = Kind("trophy-taken", "4.2", {"seat": SEAT, "trophies": NUMBER})
LATE: Final = Kind("late", "2.9", {"seat": SEAT})
BRIBED: Final = Kind("bribed", "2.10", {"seat": SEAT, "target": SEAT, "men": NUMBER})
HURRIED: Final = Kind("hurried", "3.10", {"seat": SEAT, "target": SEAT})
RUINED: Final = Kind("ruined", "6.4", {"seat": SEAT})
DISBANDED: Final = Kind("disbanded", "6.5", {"seat": SEAT, "men": NUMBER})
NIGHTFALL: Final = Kind("nightfall", "5.2", {"round": NUMBER})
GAME_ENDS: Final = Kind("game-ends", "5.3", {"winners": SEAT})
