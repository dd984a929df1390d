"""Everything that can happen in The Battle of Arbela, as kinds of events."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT, Domain
from anabasis.games.arbela.board import FACING, PLACE, SECTION
from anabasis.games.arbela.cards import LEADER, UNIT
from anabasis.games.arbela.state import PHASES, REASONS
from anabasis.kit.contest import Modifiers

DEED: Final = Domain(
    "deed",
    (
        "move",
        "fire",
        "move-fire",
        "move-shock",
        "shock",
        "move-fire-shock",
        "withdraw",
        "face",
        "rearrange",
        "send-back",
    ),
)
"""5.1d to 5.1m What an activated Section can do. The rulebook calls it an action; here it is its
deed, since an action is anything that a player answers."""
MANNER: Final = Domain("manner", ("offensive", "reaction", "defensive", "retreating"))
"""7.1f, 7.1j, 7.1l, 8.9a The kinds of fire."""
YES_NO: Final = Domain("answer", ("no", "yes"))
RESULT: Final = Domain(
    "result",
    (
        "attacker-eliminated",
        "attacker-disrupted",
        "tie",
        "defender-disrupted",
        "defender-eliminated",
    ),
)
MODIFIER: Final = Modifiers(
    "modifier",
    {
        "strength": "8.1a",
        "hits": "8.2.2c",
        "leader": "8.2.2d",
        "elephant": "8.2.2e",
        "failed-seizure": "8.2.2f",
        "depth": "8.2.1c",
        "rampage": "8.10.3e",
    },
)
"""8.2.2b What a side adds to its die in a shock."""
PHASE: Final = Domain("phase", PHASES)
REASON: Final = Domain("reason", REASONS[1:])

# The set-up
BATTLE_BEGINS: Final = Kind("battle-begins", "3.0a", {"seat": SEAT})
ELEPHANT_PLACED: Final = Kind("elephant-placed", "3.1.1b", {"seat": SEAT, "section": SECTION})
SKIRMISHER_PLACED: Final = Kind(
    "skirmisher-placed",
    "3.1.2c",
    {"seat": SEAT, "unit": UNIT, "section": SECTION},
    private=("unit",),
)
PARMENION_PLACED: Final = Kind("parmenion-placed", "3.1.2d", {"seat": SEAT, "section": SECTION})
STACK_LAID: Final = Kind(
    "stack-laid", "3.1b", {"seat": SEAT, "section": SECTION, "units": UNIT}, private=("units",)
)
LINES_SHOWN: Final = Kind("lines-shown", "3.2d", {}, reveals=True)
LEADER_SHOWN: Final = Kind(
    "leader-shown", "3.2d", {"seat": SEAT, "leader": LEADER, "section": SECTION}, reveals=True
)

# The turn
TURN_BEGINS: Final = Kind("turn-begins", "3.0b", {"seat": SEAT, "turn": NUMBER})
RALLIED: Final = Kind("rallied", "4.1b", {"seat": SEAT, "unit": UNIT})
DEPLOYED: Final = Kind(
    "deployed",
    "4.1d",
    {"seat": SEAT, "unit": UNIT, "section": SECTION},
    private=("unit", "section"),
)
LEADER_DEPLOYED: Final = Kind(
    "leader-deployed", "4.1d", {"seat": SEAT, "leader": LEADER, "section": SECTION}
)
RESERVES_ARRIVE: Final = Kind(
    "reserves-arrive", "4.3.2i", {"seat": SEAT, "section": SECTION, "count": NUMBER}, reveals=True
)
TURNED_UP: Final = Kind(
    "turned-up", "4.3.2g", {"seat": SEAT, "unit": UNIT, "section": SECTION}, reveals=True
)
LAID_OPEN: Final = Kind(
    "laid-open", "4.3.2d", {"seat": SEAT, "unit": UNIT, "section": SECTION}, reveals=True
)
COMMAND_ROLL: Final = Kind(
    "command-roll", "4.1g", {"seat": SEAT, "leader": LEADER, "die": NUMBER, "orders": NUMBER}
)
ORDER_LOST: Final = Kind("order-lost", "4.1h", {"seat": SEAT, "leader": LEADER})
ORDER_PLACED: Final = Kind(
    "order-placed", "4.1j", {"seat": SEAT, "leader": LEADER, "section": SECTION}
)
EXTRA_ORDER: Final = Kind("extra-order", "4.1l", {"seat": SEAT, "section": SECTION})
TURN_ENDS: Final = Kind(
    "turn-ends", "11.3a", {"seat": SEAT, "macedonian": NUMBER, "persian": NUMBER}
)
SEIZE_ATTEMPT: Final = Kind(
    "seize-attempt", "9.5a", {"seat": SEAT, "phase": PHASE, "die": NUMBER, "success": YES_NO}
)

# Leaders
LEADER_MOVED: Final = Kind(
    "leader-moved", "9.3a", {"seat": SEAT, "leader": LEADER, "from": PLACE, "place": PLACE}
)
LEADER_WENT_ALONG: Final = Kind(
    "leader-went-along", "5.1p", {"seat": SEAT, "leader": LEADER, "place": PLACE}
)
LEADER_PLACED: Final = Kind(
    "leader-placed", "9.4.3b", {"seat": SEAT, "leader": LEADER, "place": PLACE}
)
CASUALTY_CHECK: Final = Kind(
    "casualty-check", "9.4b", {"seat": SEAT, "leader": LEADER, "dice": NUMBER, "killed": YES_NO}
)

# Deeds
DEED_DECLARED: Final = Kind(
    "deed-declared", "5.1a", {"seat": SEAT, "section": SECTION, "deed": DEED}
)
UNIT_MOVED: Final = Kind(
    "unit-moved", "6.1a", {"seat": SEAT, "unit": UNIT, "from": SECTION, "section": SECTION}
)
UNIT_TURNED: Final = Kind("unit-turned", "4.2k", {"seat": SEAT, "unit": UNIT, "facing": FACING})
WENT_BACK: Final = Kind("went-back", "7.4a", {"seat": SEAT, "unit": UNIT, "section": SECTION})
FACED: Final = Kind("faced", "4.2g", {"seat": SEAT, "section": SECTION, "facing": FACING})
REARRANGED: Final = Kind(
    "rearranged", "4.3.2o", {"seat": SEAT, "section": SECTION, "units": UNIT}, private=("units",)
)
WITHDREW: Final = Kind(
    "withdrew", "6.2b", {"seat": SEAT, "unit": UNIT, "from": SECTION, "place": PLACE}, reveals=True
)
SENT_BACK: Final = Kind("sent-back", "5.1.1a", {"seat": SEAT, "unit": UNIT, "from": SECTION})

# Fire
SHOT: Final = Kind(
    "shot",
    "7.2a",
    {
        "seat": SEAT,
        "unit": UNIT,
        "target": UNIT,
        "manner": MANNER,
        "dice": NUMBER,
        "armour": NUMBER,
        "own_hits": NUMBER,
        "shower": NUMBER,
        "total": NUMBER,
        "hit": YES_NO,
    },
)
HIT: Final = Kind("hit", "7.2b", {"seat": SEAT, "unit": UNIT, "hits": NUMBER, "level": NUMBER})
ELIMINATED: Final = Kind("eliminated", "8.2.3i", {"seat": SEAT, "units": UNIT}, reveals=True)

# Shock
ATTACK_DECLARED: Final = Kind(
    "attack-declared", "8.2b", {"seat": SEAT, "unit": UNIT, "section": SECTION}
)
ATTACK_LAPSED: Final = Kind(
    "attack-lapsed", "8.2i", {"seat": SEAT, "unit": UNIT, "section": SECTION}
)
SHOCK: Final = Kind(
    "shock",
    "8.2.2a",
    {
        "seat": SEAT,
        "units": UNIT,
        "section": SECTION,
        "attack": MODIFIER,
        "attack_die": NUMBER,
        "attack_total": NUMBER,
        "defender": UNIT,
        "defence": MODIFIER,
        "defence_die": NUMBER,
        "defence_total": NUMBER,
        "result": RESULT,
    },
    reveals=True,
)
DISRUPTED: Final = Kind("disrupted", "8.4a", {"seat": SEAT, "units": UNIT}, reveals=True)
ENGAGED: Final = Kind("engaged", "8.5a", {"section": SECTION, "other": SECTION})
ENGAGEMENT_ENDS: Final = Kind("engagement-ends", "8.5b", {"section": SECTION, "other": SECTION})
ADVANCED: Final = Kind("advanced", "8.6a", {"seat": SEAT, "unit": UNIT, "section": SECTION})
RETREATED: Final = Kind("retreated", "8.8c", {"seat": SEAT, "unit": UNIT, "section": SECTION})

# Flank attacks
FLANK_ATTEMPT: Final = Kind(
    "flank-attempt",
    "8.7.1b",
    {
        "seat": SEAT,
        "unit": UNIT,
        "leader": LEADER,
        "section": SECTION,
        "die": NUMBER,
        "success": YES_NO,
    },
)
INTERCEPTION_ATTEMPT: Final = Kind(
    "interception-attempt", "8.7.3d", {"seat": SEAT, "unit": UNIT, "die": NUMBER, "success": YES_NO}
)
CAME_BACK: Final = Kind("came-back", "8.7.2d", {"seat": SEAT, "unit": UNIT, "section": SECTION})
MOVED_IN: Final = Kind("moved-in", "8.7.2c", {"seat": SEAT, "unit": UNIT, "section": SECTION})

# The elephant
RAMPAGE_CHECK: Final = Kind(
    "rampage-check", "8.10.2a", {"seat": SEAT, "die": NUMBER, "rampages": YES_NO}
)
RAMPAGE: Final = Kind("rampage", "8.10.3a", {"seat": SEAT, "die": NUMBER, "facing": FACING})
RAMPAGE_RUNS: Final = Kind("rampage-runs", "8.10.3b", {"seat": SEAT, "section": SECTION})
ELEPHANT_REMOVED: Final = Kind("elephant-removed", "8.10.3h", {"seat": SEAT})

# The end
DARIUS_OVERRUN: Final = Kind("darius-overrun", "11.5b", {"seat": SEAT, "losses": NUMBER})
BATTLE_ENDS: Final = Kind("battle-ends", "11.3b", {"winners": SEAT, "reason": REASON})
