"""What can happen in The Conquerors, chapters 3 to 9 and 12 to 14, with the case of each kind.

Movement and combat are in `events_field.py`, cards in `events_cards.py`.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT, Domain
from anabasis.games.conquerors.board import ARMY, PROVINCE, SIDE, SPACE, TREASURY
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.leaders import LEADER

MARKER: Final = Domain("marker", ("macedon", "persia", "administration"))
LEVEL: Final = Domain("level", ("empty", "depleted", "full"))

# ---- 3 set-up and sequence, 4 markers

GARRISONED: Final = Kind("garrisoned", "3.1.6", {"side": SIDE, "space": SPACE, "points": NUMBER})
DEPLOYED: Final = Kind("deployed", "3.1.12", {"side": SIDE, "points": NUMBER})
MARKER_DRAWN: Final = Kind("marker-drawn", "3.3.2", {"marker": MARKER, "round": NUMBER})
MARKER_IGNORED: Final = Kind("marker-ignored", "3.3.39", {"marker": MARKER})
FREE_ROUND: Final = Kind("free-round", "4.4", {"side": SIDE, "round": NUMBER})
RESTED: Final = Kind("rested", "3.3.15", {"side": SIDE})
ADMINISTRATION: Final = Kind("administration", "3.3.30", {"side": SIDE})
"""Whoever declared it; nobody, if its marker was drawn."""
MARKERS_CLEARED: Final = Kind("markers-cleared", "3.3.34", {"blight": NUMBER})
RECOVERED: Final = Kind("recovered", "11.3.49", {"army": ARMY})
CAME_BACK: Final = Kind("came-back", "3.3.35", {"leader": LEADER})
GATES_OPEN: Final = Kind("gates-open", "3.3.35", {"treasury": TREASURY})
LEAVE_ENDED: Final = Kind("leave-ended", "3.3.35", {"army": ARMY, "asp": NUMBER})
KNOT_CUT_NOW: Final = Kind("knot-cut", "3.4.4", {"leader": LEADER})
ORACLE_SPOKE: Final = Kind("oracle-spoke", "3.4.11", {"leader": LEADER})
GREAT_KING_NOW: Final = Kind("great-king", "3.4.6", {"leader": LEADER})
PROSKYNESIS_ORDERED: Final = Kind("proskynesis", "3.4.14", {"side": SIDE})
GAME_ENDS: Final = Kind("game-ends", "3.4.1", {"winner": SIDE})

# ---- 5 leaders

LEADER_DRAWN: Final = Kind(
    "leader-drawn",
    "5.1.6",
    {"seat": SEAT, "side": SIDE, "leader": LEADER},
    private=("leader",),
    reveals=True,
)
LEADER_PLACED: Final = Kind("leader-placed", "5.1.7", {"leader": LEADER, "army": ARMY})
ADMIRAL_PLACED: Final = Kind("admiral-placed", "5.1.7", {"leader": LEADER, "fleet": FLEET})
LEADER_DIED: Final = Kind("leader-died", "5.1.11", {"leader": LEADER})
ANOINTED: Final = Kind("anointed", "5.3.2", {"leader": LEADER})
KING_JOINS: Final = Kind("king-joins", "5.2.5", {"leader": LEADER, "army": ARMY})

# ---- 6 provinces

CONTROL_CHANGED: Final = Kind("control-changed", "6.2.2", {"province": PROVINCE, "side": SIDE})
ISLAND_TAKEN: Final = Kind("island-taken", "6.2.13", {"space": SPACE, "side": SIDE})
TREASURE_CITY_TAKEN: Final = Kind(
    "treasure-city-taken", "6.2.13", {"treasury": TREASURY, "side": SIDE}
)
REVOLT_BEGAN: Final = Kind("revolt-began", "6.3.3", {"province": PROVINCE})
REVOLT_QUELLED: Final = Kind("revolt-quelled", "6.3.7", {"province": PROVINCE, "army": ARMY})

# ---- 7 treasuries

TREASURY_LOWERED: Final = Kind("treasury-lowered", "7.2.1", {"treasury": TREASURY, "level": LEVEL})
TREASURY_RAISED: Final = Kind("treasury-raised", "7.2.13", {"treasury": TREASURY, "level": LEVEL})
REPLENISH_ROLLED: Final = Kind(
    "replenish-rolled",
    "7.2.13",
    {"side": SIDE, "treasury": TREASURY, "die": NUMBER, "added": NUMBER},
)
TRANSFERRED: Final = Kind("transferred", "7.2.19", {"giver": TREASURY, "taker": TREASURY})
ROYAL_FILLED: Final = Kind("royal-filled", "7.4.4", {"side": SIDE, "space": SPACE})
ROYAL_TAKEN: Final = Kind("royal-taken", "7.4.6", {"side": SIDE, "space": SPACE})
LINE_BROKEN: Final = Kind("line-broken", "7.3.13", {"side": SIDE, "fleet": FLEET, "space": SPACE})

# ---- 8 manpower

RAISED: Final = Kind("raised", "8.3.2", {"side": SIDE, "dice": NUMBER, "asp": NUMBER})
JOINED_ARMY: Final = Kind("joined-army", "8.3.4", {"army": ARMY, "asp": NUMBER, "elite": NUMBER})
ARMY_FORMED: Final = Kind("army-formed", "8.3.5", {"army": ARMY, "space": SPACE, "asp": NUMBER})
POSTED: Final = Kind("posted", "8.3.10", {"side": SIDE, "space": SPACE, "asp": NUMBER})
REORGANISED: Final = Kind("reorganised", "10.4.1", {"army": ARMY, "asp": NUMBER, "elite": NUMBER})
ARMY_DISSOLVED: Final = Kind("army-dissolved", "8.1.2", {"army": ARMY})
ARMY_DESTROYED: Final = Kind("army-destroyed", "8.1.2", {"army": ARMY, "space": SPACE})
FLEET_RAISED: Final = Kind("fleet-raised", "8.5.4", {"fleet": FLEET, "space": SPACE})
FLEET_REFITTED: Final = Kind("fleet-refitted", "8.5.5", {"fleet": FLEET, "nsp": NUMBER})
FLEET_CHANGED: Final = Kind("fleet-changed", "8.5.2", {"fleet": FLEET, "side": SIDE})
ADMIRAL_MOVED: Final = Kind("admiral-moved", "8.5.8", {"leader": LEADER})
GARRISON_REMOVED: Final = Kind(
    "garrison-removed", "8.6.8", {"side": SIDE, "space": SPACE, "points": NUMBER}
)
SIEGE_LIFTED: Final = Kind("siege-lifted", "11.4.6", {"space": SPACE})

# ---- 9 weariness, 11.3 I injuries

WEARIED: Final = Kind("wearied", "9.1", {"points": NUMBER, "level": NUMBER})
WEARINESS_CHECKED: Final = Kind("weariness-checked", "9.8", {"die": NUMBER, "added": NUMBER})
MUTINY: Final = Kind("mutiny", "9.10", {"army": ARMY, "die": NUMBER})
MUTINY_JUDGED: Final = Kind("mutiny-judged", "9.12", {"die": NUMBER, "cities": NUMBER})
INJURED: Final = Kind("injured", "11.3.59", {"points": NUMBER, "level": NUMBER})
INJURY_CHECKED: Final = Kind("injury-checked", "11.3.61", {"die": NUMBER})

# ---- 12 Rhodes, 13 Alexandrias, 14 the Royal Family

SQUADRON_GONE: Final = Kind("squadron-gone", "12.6", {"fleet": FLEET})
ALEXANDRIA_BUILT_NOW: Final = Kind("alexandria-built", "13.5", {"space": SPACE})
ALEXANDRIA_LOST: Final = Kind("alexandria-lost", "13.8", {"space": SPACE})
FAMILY_MOVED: Final = Kind("family-moved", "14.2", {"side": SIDE, "space": SPACE})
FAMILY_TAKEN: Final = Kind("family-taken", "14.4", {"side": SIDE, "space": SPACE})
MARRIED_NOW: Final = Kind("married", "14.7", {"leader": LEADER})
