"""What can happen in movement and combat (chapters 10 and 11), with the case of each kind."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, Domain
from anabasis.games.conquerors.board import ARMY, PATH_KIND, PROVINCE, SIDE, SPACE, TREASURY
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.terms import MODIFIER

PLACE: Final = Domain("place", [*ARMY.words, *FLEET.words])
"""Where leaders can be: with an army or a fleet, in the numbers of the position."""

# ---- 10 movement

SET_OUT: Final = Kind(
    "set-out", "10.1.5", {"side": SIDE, "army": ARMY, "space": SPACE, "points": NUMBER}
)
EMBARKED: Final = Kind("embarked", "10.7.7", {"side": SIDE, "army": ARMY, "space": SPACE})
SAILED: Final = Kind("sailed", "10.7.12", {"side": SIDE, "fleet": FLEET, "space": SPACE})
ESCAPED: Final = Kind("escaped", "11.4.31", {"side": SIDE, "space": SPACE, "points": NUMBER})
MOVED: Final = Kind(
    "moved",
    "10.1.4",
    {"side": SIDE, "army": ARMY, "origin": SPACE, "target": SPACE, "path": PATH_KIND},
)
MOVED_BY_SEA: Final = Kind(
    "moved-by-sea", "10.7.1", {"side": SIDE, "origin": SPACE, "target": SPACE, "path": PATH_KIND}
)
LANDED: Final = Kind("landed", "10.7.14", {"side": SIDE, "space": SPACE})
JOINED_SAIL: Final = Kind("joined-sail", "10.7.3", {"side": SIDE, "fleet": FLEET, "space": SPACE})
HALTED: Final = Kind("halted", "10.1.5", {"side": SIDE, "space": SPACE})
WENT_INSIDE: Final = Kind("went-inside", "10.3.1", {"side": SIDE, "army": ARMY, "space": SPACE})
TREASURY_CHECKED: Final = Kind(
    "treasury-checked",
    "7.2.9",
    {"side": SIDE, "treasury": TREASURY, "die": NUMBER, "added": NUMBER},
)
DROPPED: Final = Kind(
    "dropped", "10.1.6", {"side": SIDE, "army": ARMY, "space": SPACE, "points": NUMBER}
)
GARRISON_LEFT: Final = Kind(
    "garrison-left", "8.6.1", {"side": SIDE, "space": SPACE, "points": NUMBER}
)
LEADER_LEFT: Final = Kind(
    "leader-left", "10.1.9", {"leader": LEADER, "space": SPACE, "place": PLACE}
)
LEADER_SENT: Final = Kind(
    "leader-sent", "10.8.1", {"leader": LEADER, "space": SPACE, "place": PLACE}
)
LEADER_CAPTURED: Final = Kind("leader-captured", "10.8.2", {"side": SIDE, "leader": LEADER})
DEVASTATION_ROLLED: Final = Kind(
    "devastation-rolled",
    "10.9.4",
    {"side": SIDE, "province": PROVINCE, "die": NUMBER, "added": NUMBER, "done": NUMBER},
)
INTERCEPTION_ROLLED: Final = Kind(
    "interception-rolled",
    "10.6.2",
    {"army": ARMY, "space": SPACE, "die": NUMBER, "added": NUMBER, "came": NUMBER},
)
INTERCEPTED_AT_SEA: Final = Kind(
    "intercepted-at-sea",
    "10.6.18",
    {"side": SIDE, "fleet": FLEET, "origin": SPACE, "target": SPACE},
)
OVERRUN: Final = Kind("overrun", "10.5.1", {"side": SIDE, "space": SPACE, "points": NUMBER})

# ---- 11.1 to 11.3 land battle

BATTLE_MET: Final = Kind("battle-met", "11.1.1", {"side": SIDE, "other": SIDE, "space": SPACE})
SORTIED: Final = Kind("sortied", "11.1.5", {"side": SIDE, "space": SPACE, "points": NUMBER})
AVOIDANCE_ROLLED: Final = Kind(
    "avoidance-rolled",
    "11.3.2",
    {"side": SIDE, "space": SPACE, "die": NUMBER, "added": NUMBER, "avoided": NUMBER},
)
WITHDREW: Final = Kind("withdrew", "11.3.3", {"side": SIDE, "origin": SPACE, "target": SPACE})
BATTLE_ROLLED: Final = Kind(
    "battle-rolled",
    "11.3.8",
    {
        "side": SIDE,
        "space": SPACE,
        "strength": NUMBER,
        "dice": NUMBER,
        "modifiers": MODIFIER,
        "total": NUMBER,
        "score": NUMBER,
    },
)
BATTLE_WON: Final = Kind("battle-won", "11.3.9", {"side": SIDE, "space": SPACE})
BATTLE_DRAWN: Final = Kind("battle-drawn", "11.3.9", {"side": SIDE, "space": SPACE})
"""The side is the attacker's."""
CASUALTY_ROLLED: Final = Kind("casualty-rolled", "11.3.52", {"leader": LEADER, "die": NUMBER})
INJURY_ROLLED: Final = Kind("injury-rolled", "11.3.59", {"leader": LEADER, "dice": NUMBER})
DEATH_ROLLED: Final = Kind("death-rolled", "11.3.60", {"leader": LEADER, "die": NUMBER})
RETREAT_ROLLED: Final = Kind(
    "retreat-rolled",
    "11.3.20",
    {"side": SIDE, "die": NUMBER, "rating": NUMBER, "needed": NUMBER},
)
RETREATED: Final = Kind(
    "retreated", "11.3.22", {"side": SIDE, "origin": SPACE, "target": SPACE, "cost": NUMBER}
)
WENT_BACK: Final = Kind("went-back", "11.3.29", {"army": ARMY, "target": SPACE})
NO_RETREAT: Final = Kind("no-retreat", "11.3.24", {"side": SIDE, "space": SPACE})
LOSSES_ROLLED: Final = Kind(
    "losses-rolled",
    "11.3.31",
    {
        "side": SIDE,
        "space": SPACE,
        "die": NUMBER,
        "modifiers": MODIFIER,
        "total": NUMBER,
        "lost": NUMBER,
    },
)
FLIGHT_LOSSES: Final = Kind(
    "flight-losses",
    "11.3.48",
    {
        "side": SIDE,
        "space": SPACE,
        "die": NUMBER,
        "modifiers": MODIFIER,
        "total": NUMBER,
        "lost": NUMBER,
    },
)
POINTS_LOST: Final = Kind(
    "points-lost", "11.3.31", {"side": SIDE, "space": SPACE, "points": NUMBER}
)
TIRED: Final = Kind("tired", "11.3.39", {"army": ARMY})
MADE_USELESS: Final = Kind("made-useless", "11.3.43", {"army": ARMY})
FLIGHT_ROLLED: Final = Kind(
    "flight-rolled",
    "11.3.55",
    {"leader": LEADER, "space": SPACE, "dice": NUMBER, "added": NUMBER},
)
DARIUS_FLED: Final = Kind("darius-fled", "11.3.55", {"leader": LEADER, "space": SPACE})

# ---- 11.4 sieges

BESIEGED: Final = Kind("besieged", "11.4.1", {"side": SIDE, "army": ARMY, "space": SPACE})
DEMANDED: Final = Kind("demanded", "11.4.7", {"side": SIDE, "army": ARMY, "space": SPACE})
DEMAND_ROLLED: Final = Kind(
    "demand-rolled",
    "11.4.8",
    {
        "side": SIDE,
        "space": SPACE,
        "die": NUMBER,
        "modifiers": MODIFIER,
        "total": NUMBER,
        "yields": NUMBER,
    },
)
CITY_YIELDED: Final = Kind("city-yielded", "11.4.15", {"side": SIDE, "space": SPACE})
ASSAULT_ROLLED: Final = Kind(
    "assault-rolled",
    "11.4.18",
    {
        "side": SIDE,
        "space": SPACE,
        "die": NUMBER,
        "modifiers": MODIFIER,
        "total": NUMBER,
        "points": NUMBER,
        "lost": NUMBER,
    },
)
CITY_FELL: Final = Kind("city-fell", "11.4.23", {"side": SIDE, "space": SPACE})
MOVED_IN: Final = Kind("moved-in", "11.4.25", {"side": SIDE, "army": ARMY, "space": SPACE})
POSTED: Final = Kind(
    "posted-inside", "11.4.25", {"side": SIDE, "army": ARMY, "space": SPACE, "points": NUMBER}
)
SALLIED: Final = Kind("sallied", "11.4.27", {"side": SIDE, "army": ARMY, "space": SPACE})
TERMS_OFFERED: Final = Kind(
    "terms-offered",
    "11.4.30",
    {"side": SIDE, "space": SPACE, "marches": NUMBER, "lost": NUMBER},
)
OFFER_REFUSED: Final = Kind("offer-refused", "11.4.30", {"side": SIDE, "space": SPACE})
CAPITULATED: Final = Kind("capitulated", "11.4.30", {"side": SIDE, "space": SPACE})
MARCHED_OFF: Final = Kind(
    "marched-off", "11.4.30", {"side": SIDE, "origin": SPACE, "target": SPACE}
)

# ---- 11.5 naval combat, 12 Rhodes

EVASION_ROLLED: Final = Kind(
    "evasion-rolled",
    "11.5.3",
    {"side": SIDE, "space": SPACE, "die": NUMBER, "added": NUMBER, "away": NUMBER},
)
SEA_DICE: Final = Kind(
    "sea-dice", "11.5.7", {"side": SIDE, "space": SPACE, "dice": NUMBER, "hits": NUMBER}
)
SUNK: Final = Kind("sunk", "11.5.8", {"side": SIDE, "fleet": FLEET, "left": NUMBER})
FLEET_LOST: Final = Kind("fleet-lost", "11.5.8", {"side": SIDE, "fleet": FLEET})
TRANSPORT_SUNK: Final = Kind("transport-sunk", "11.5.10", {"side": SIDE, "space": SPACE})
SEA_WON: Final = Kind("sea-won", "11.5.11", {"side": SIDE, "space": SPACE})
"""Nobody's, if it was a draw."""
FLEET_BACK: Final = Kind(
    "fleet-back", "11.5.12", {"side": SIDE, "fleet": FLEET, "origin": SPACE, "target": SPACE}
)
THROWN_BACK: Final = Kind(
    "thrown-back", "11.5.12", {"side": SIDE, "origin": SPACE, "target": SPACE}
)
RHODES_ATTACKED: Final = Kind("rhodes-attacked", "12.7", {"side": SIDE, "space": SPACE})
