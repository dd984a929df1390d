"""What can happen in Alexander vs. Darius, with the rule case of each kind.

Of closed stacks an event tells everybody numbers; who they were is private to their player.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT, Domain
from anabasis.games.alexander_vs_darius.board import AREA, BERTH, CITY, PLACE, SEA, SIDE, STRAIT
from anabasis.games.alexander_vs_darius.counters import CLASS, NATION, UNIT
from anabasis.games.alexander_vs_darius.leaders import LEADER

_STACK: Final[dict[str, Domain]] = {"leaders": NUMBER, "units": NUMBER, "names": LEADER}
"""How many leaders and units; which leaders they are is private."""
_LOST: Final[dict[str, Domain]] = {"side": SIDE, "area": AREA, "classes": CLASS, "names": LEADER}
"""The units that took a hit, by the class they had before it, and the leaders who died."""
_STEP: Final[dict[str, Domain]] = {"step": NUMBER, "track": NUMBER}
"""How far a track moves, and where it stands then."""

# ---- set-up, turns and phases

THRACE_PACIFIED: Final = Kind("thrace-pacified", "6.1.2", {"seat": SEAT})
THRACE_LEFT: Final = Kind("thrace-left", "6.1.3", {"seat": SEAT})
TURN_BEGINS: Final = Kind("turn-begins", "1.1.1", {"turn": NUMBER})
INCOME: Final = Kind("income", "1.2.1", {"seat": SEAT, "treasure": NUMBER, "purse": NUMBER})
ARRIVED: Final = Kind("arrived", "6.2.4", {"leader": LEADER, "area": AREA, "units": NUMBER})
KING_ROLL: Final = Kind("king-roll", "6.7.6", {"leader": LEADER, "die": NUMBER, "added": NUMBER})
KING_DIED: Final = Kind("king-died", "6.7.6", {"leader": LEADER})
HEIR_ROLL: Final = Kind("heir-roll", "6.7.7", {"die": NUMBER, "leader": LEADER})
NEW_KING: Final = Kind("new-king", "6.7.8", {"leader": LEADER})
PASSED: Final = Kind("passed", "1.3.2", {"seat": SEAT, "times": NUMBER})
ACTIONS_END: Final = Kind("actions-end", "1.3.5", {"turn": NUMBER})
TURN_ENDS: Final = Kind("turn-ends", "1.1.3", {"turn": NUMBER})
GAME_ENDS: Final = Kind("game-ends", "0.7", {"winner": SIDE})

# ---- armies

SET_OUT: Final = Kind(
    "set-out",
    "1.4.3",
    {"seat": SEAT, "area": AREA, "price": NUMBER, "names": LEADER},
    private=("names",),
)
"""Of those who could go nobody else is told how many they are: he sees who marches."""
MARCHED: Final = Kind(
    "marched",
    "1.4.4",
    {"seat": SEAT, "origin": AREA, "target": AREA, **_STACK},
    private=("names",),
)
CROSSED: Final = Kind("crossed", "3.1.19", {"seat": SEAT, "strait": STRAIT, "price": NUMBER})
HALTED: Final = Kind("halted", "1.4.5", {"seat": SEAT, "area": AREA})
FORCED_MARCH: Final = Kind(
    "forced-march", "1.4.15", {"seat": SEAT, "area": AREA, "die": NUMBER, "success": NUMBER}
)
MARCH_LOSSES: Final = Kind("march-losses", "1.4.17", _LOST)
DESERT_LOSSES: Final = Kind("desert-losses", "3.1.15", _LOST)
THRACIANS_MOVED: Final = Kind(
    "thracians-moved", "8.5.3", {"seat": SEAT, "origin": AREA, "target": AREA}
)

# ---- fleets

FLEET_ROLLED: Final = Kind("fleet-rolled", "1.4.23", {"seat": SEAT, "sea": SEA, "die": NUMBER})
FLEET_STAYED: Final = Kind(
    "fleet-stayed", "1.4.23", {"seat": SEAT, "sea": SEA, "nation": NATION, "ships": NUMBER}
)
SAILED: Final = Kind(
    "sailed", "1.4.22", {"seat": SEAT, "origin": SEA, "target": SEA, "ships": NUMBER}
)
PUT_IN: Final = Kind("put-in", "1.4.27", {"seat": SEAT, "area": AREA, "sea": SEA, "ships": NUMBER})
PUT_TO_SEA: Final = Kind("put-to-sea", "3.6.17", {"seat": SEAT, "area": AREA, "sea": SEA})
EMBARKED: Final = Kind(
    "embarked", "1.4.30", {"seat": SEAT, "area": AREA, "sea": SEA, **_STACK}, private=("names",)
)
LANDED: Final = Kind(
    "landed", "1.4.35", {"seat": SEAT, "area": AREA, "sea": SEA, **_STACK}, private=("names",)
)
SHIPS_LOST: Final = Kind(
    "ships-lost", "1.4.41", {"seat": SEAT, "sea": SEA, "nation": NATION, "ships": NUMBER}
)
CARGO_LOST: Final = Kind(
    "cargo-lost",
    "1.4.41",
    {"seat": SEAT, "sea": SEA, "classes": CLASS, "names": LEADER},
    reveals=True,
)
FLEET_FLED: Final = Kind("fleet-fled", "1.4.39", {"seat": SEAT, "origin": SEA, "target": SEA})

# ---- control

MARKER_PLACED: Final = Kind("marker-placed", "2.1.1", {"seat": SEAT, "area": AREA})
MARKER_TURNED: Final = Kind("marker-turned", "2.1.2", {"seat": SEAT, "area": AREA})
MARKER_REMOVED: Final = Kind("marker-removed", "3.5.4", {"seat": SEAT, "area": AREA})
BONUS_MARKER: Final = Kind("bonus-marker", "3.3.34", {"seat": SEAT, "area": AREA})

# ---- land battles

BATTLE_MET: Final = Kind("battle-met", "3.3.1", {"side": SIDE, "enemy": SIDE, "area": AREA})
CHECKED: Final = Kind(
    "retreat-checked", "3.3.15", {"side": SIDE, "die": NUMBER, "added": NUMBER, "success": NUMBER}
)
SLIPPED_AWAY: Final = Kind("slipped-away", "3.3.17", {"side": SIDE, "area": AREA})
STACK_SHOWN: Final = Kind(
    "stack-shown",
    "3.0.3",
    {"side": SIDE, "area": AREA, "classes": CLASS, "names": LEADER},
    reveals=True,
)
ROUND_BEGINS: Final = Kind("round-begins", "3.3.2", {"round": NUMBER, "area": AREA})
FOUR_DICE: Final = Kind("four-dice", "7.1.1", {"leader": LEADER})
FOUGHT: Final = Kind("fought", "3.3.3", {"side": SIDE, "dice": NUMBER, "hits": NUMBER})
GATES_HELD: Final = Kind("gates-held", "7.2.9", {"ignored": NUMBER})
BATTLE_LOSSES: Final = Kind("battle-losses", "3.3.5", _LOST)
RISK_ROLLED: Final = Kind("risk-rolled", "7.1.2", {"leader": LEADER, "die": NUMBER})
BROKE_OFF: Final = Kind("broke-off", "3.3.20", {"side": SIDE, "area": AREA})
ESCAPE_ROLLED: Final = Kind("escape-rolled", "7.1.11", {"leader": LEADER, "die": NUMBER})
PURSUED: Final = Kind("pursued", "3.3.22", {"side": SIDE, "dice": NUMBER, "hits": NUMBER})
PURSUIT_LOSSES: Final = Kind("pursuit-losses", "3.3.23", _LOST)
RETREATED: Final = Kind("retreated", "3.3.8", {"side": SIDE, "origin": AREA, "target": AREA})
NO_RETREAT: Final = Kind("no-retreat", "3.3.12", _LOST)
BATTLE_ENDS: Final = Kind(
    "battle-ends", "3.3.31", {"area": AREA, "winner": SIDE, "hits": NUMBER, "enemy_hits": NUMBER}
)
SPOILS: Final = Kind("spoils", "3.3.35", {"seat": SEAT, "treasure": NUMBER})
PRIDE_ROLLED: Final = Kind("pride-rolled", "7.2.5", {"leader": LEADER, "dice": NUMBER})

# ---- sea battles, raids and sieges

SEA_BATTLE_MET: Final = Kind("sea-battle-met", "3.4.1", {"seat": SEAT, "sea": SEA, "port": AREA})
SEA_FOUGHT: Final = Kind(
    "sea-fought", "3.4.1", {"seat": SEAT, "round": NUMBER, "dice": NUMBER, "hits": NUMBER}
)
WITHDREW: Final = Kind("withdrew", "3.4.6", {"seat": SEAT, "origin": SEA, "target": BERTH})
SEA_BATTLE_ENDS: Final = Kind("sea-battle-ends", "3.4.7", {"sea": SEA, "winner": SIDE})
RAIDED: Final = Kind(
    "raided", "3.5.2", {"seat": SEAT, "area": AREA, "dice": NUMBER, "successes": NUMBER}
)
MEMNON_GONE: Final = Kind("memnon-gone", "7.1.7", {"leader": LEADER})
BESIEGED: Final = Kind(
    "besieged",
    "3.6.7",
    {"seat": SEAT, "area": AREA, "dice": NUMBER, "hits": NUMBER, "in_all": NUMBER},
)
SIEGE_LOSSES: Final = Kind("siege-losses", "3.6.11", _LOST)
CITY_FELL: Final = Kind("city-fell", "3.6.13", {"seat": SEAT, "city": CITY, "plunder": NUMBER})
SIEGE_RAISED: Final = Kind("siege-raised", "3.6.15", {"area": AREA})

# ---- supply, recruiting, upkeep

HUNGRY: Final = Kind("hungry", "4.2.1", {"side": SIDE, "area": AREA})
SUPPLY_LOSSES: Final = Kind("supply-losses", "4.2.1", _LOST)
RECRUITED: Final = Kind(
    "recruited", "4.3.6", {"seat": SEAT, "unit": UNIT, "area": AREA, "price": NUMBER}
)
RESTORED: Final = Kind(
    "restored", "4.4.1", {"seat": SEAT, "unit": UNIT, "place": PLACE, "price": NUMBER}
)
SHIP_BUILT: Final = Kind("ship-built", "4.3.11", {"seat": SEAT, "area": AREA, "price": NUMBER})
LEVIED: Final = Kind("levied", "4.5.2", {"seat": SEAT, "die": NUMBER})
LEVY_DRAWN: Final = Kind("levy-drawn", "4.5.3", {"seat": SEAT, "units": UNIT}, reveals=True)
GOLD_SENT: Final = Kind("gold-sent", "4.6.3", {"seat": SEAT, "price": NUMBER})
REVOLT_ROLLED: Final = Kind("revolt-rolled", "4.6.1", {"die": NUMBER, "added": NUMBER})
SPARTA_REVOLTS: Final = Kind("sparta-revolts", "4.6.4", {"area": AREA})
ARMY_PAID: Final = Kind("army-paid", "4.7.2", {"seat": SEAT, "price": NUMBER})
DESERTED: Final = Kind("deserted", "4.7.3", {"seat": SEAT, "class": CLASS, "place": PLACE})
ATHENIANS_PAID: Final = Kind("athenians-paid", "4.7.6", {"seat": SEAT, "price": NUMBER})
NAVY_SCRAPPED: Final = Kind("navy-scrapped", "4.7.11", {"seat": SEAT, "sea": SEA})
ATHENIANS_WENT: Final = Kind("athenians-went", "4.7.7", {"seat": SEAT})
NAVY_PAID: Final = Kind("navy-paid", "4.7.11", {"seat": SEAT, "price": NUMBER})
NAVY_DESTROYED: Final = Kind("navy-destroyed", "4.7.12", {"seat": SEAT, "ships": NUMBER})

# ---- the tracks

MANY_UNITS: Final = Kind("many-units", "5.1.1", _STEP)
CITY_RETAKEN: Final = Kind("city-retaken", "5.1.2", _STEP)
ALEXANDER_HUNGRY: Final = Kind("alexander-hungry", "5.1.3", _STEP, reveals=True)
ARMY_UNPAID: Final = Kind("army-unpaid", "5.1.4", _STEP)
SMALLER_ARMY: Final = Kind("smaller-army", "5.1.5", _STEP, reveals=True)
ALEXANDER_BEATEN: Final = Kind("alexander-beaten", "5.1.6", _STEP)
GLORY_WON: Final = Kind("glory-won", "5.1.7", _STEP)
PHILIP_DEAD: Final = Kind("philip-dead", "5.1.8", _STEP)
BATTLE_WON: Final = Kind("battle-won", "5.2.1", _STEP)
CITY_GAINED: Final = Kind("city-gained", "5.2.2", _STEP)
BATTLE_LOST: Final = Kind("battle-lost", "5.2.3", _STEP)
CITY_LOST: Final = Kind("city-lost", "5.2.4", _STEP)
BATTLE_LEFT: Final = Kind("battle-left", "5.2.5", _STEP)
PRIDE_HURT: Final = Kind("pride-hurt", "5.2.6", _STEP)
PERSEPOLIS_TAKEN: Final = Kind("persepolis-taken", "5.2.7", _STEP)
MEDIA_TAKEN: Final = Kind("media-taken", "5.2.8", _STEP)
KING_KILLED: Final = Kind("king-killed", "5.2.9", _STEP)
LEVY_PRICE: Final = Kind("levy-price", "4.5.2", _STEP)

# ---- the event table

EVENT_ROLLED: Final = Kind("event-rolled", "8.1", {"roll": NUMBER, "again": NUMBER})
EVENT_TRACK: Final = Kind("event-track", "8.1", _STEP)
EVENT_TREASURE: Final = Kind("event-treasure", "8.1", {"seat": SEAT, "treasure": NUMBER})
EVENT_LEADER_GONE: Final = Kind("event-leader-gone", "8.1", {"leader": LEADER})
EVENT_SHIPS: Final = Kind("event-ships", "8.1", {"seat": SEAT, "ships": NUMBER, "area": AREA})
EVENT_UNITS_GONE: Final = Kind("event-units-gone", "8.12", _LOST)
DRILLED: Final = Kind("drilled", "8.11", {"seat": SEAT, "unit": UNIT, "place": PLACE})
