"""2.0a, 2.2.2b The cards: 76 units and six leaders, who are no units, as rows of what they show."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.grammar import Domain
from anabasis.games.arbela.board import MACEDONIAN, PACKAGE, PERSIAN, deployment
from anabasis.kit.components import Components

INFANTRY: Final = 0
SKIRMISHER: Final = 1
HEAVY_CAVALRY: Final = 2
LIGHT_CAVALRY: Final = 3
CHARIOT: Final = 4
ELEPHANTS: Final = 5
CLASS: Final = Domain(
    "class", ("infantry", "skirmisher", "heavy-cavalry", "light-cavalry", "chariot", "elephant")
)
WEAPON: Final = Domain("weapon", ("none", "J", "S", "A"))
NO_WEAPON: Final = 0
JAVELINS: Final = 1
STONES: Final = 2
ARROWS: Final = 3

_SIDES: Final = {"macedonian": MACEDONIAN, "persian": PERSIAN}


class Deck:
    """2.0a, 2.2.1a, 2.2.1c, 2.2.1d, 2.2.1h, 2.2.1i The unit cards of both sides, row by row."""

    def __init__(self, kinds: list[Any]) -> None:
        self.names: list[str] = []
        self.kinds: list[str] = []
        """The kind of unit, the same for cards that are alike."""
        self.side: list[int] = []
        self.classes: list[int] = []
        self.attack: list[int] = []
        self.defence: list[int] = []
        """Front, flank and rear, three to a card."""
        self.armour: list[int] = []
        self.hit_level: list[int] = []
        self.straight: list[int] = []
        self.diagonal: list[int] = []
        self.any: list[int] = []
        self.weapon: list[int] = []
        self.range: list[int] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.start: list[tuple[int, ...]] = []
        """The Sections where it may start in the historical deployment."""
        for side in ("macedonian", "persian"):
            for kind in kinds:
                if kind["side"] == side:
                    self.add(kind, _SIDES[side])

    def add(self, kind: Any, side: int) -> None:
        """All cards of one kind."""
        many = len(kind["cards"]["value"])
        starts = kind["start"]["value"] if "start" in kind else []
        for number in range(many):
            self.names.append(kind["id"] if many == 1 else f"{kind['id']}-{number + 1}")
            self.kinds.append(kind["id"])
            self.side.append(side)
            self.classes.append(CLASS.read(kind["class"]["value"]))
            self.attack.append(kind["attack"]["value"])
            self.defence += [kind[f"defence_{on}"]["value"] for on in ("front", "flank", "rear")]
            self.armour.append(kind["armour"]["value"])
            self.hit_level.append(kind["hit_level"]["value"])
            self.straight.append(kind["move"]["straight"])
            self.diagonal.append(kind["move"]["diagonal"])
            self.any.append(kind["move"]["any"])
            missile = kind.get("missile")
            self.weapon.append(WEAPON.read(missile["weapon"]) if missile else NO_WEAPON)
            self.range.append(missile["range"] if missile else 0)
            self.low.append(missile["low"] if missile else 0)
            self.high.append(missile["high"] if missile else 0)
            names = starts[number].split("/") if number < len(starts) else []
            self.start.append(tuple([deployment(side, name) for name in names]))


DECK: Final = Deck(Components(PACKAGE, "cards").table("unit"))
UNIT: Final = Domain("unit", DECK.names)
UNITS: Final[int] = len(UNIT)
KIND_OF: Final[list[str]] = DECK.kinds
OWNER: Final[list[int]] = DECK.side
CLASS_OF: Final[list[int]] = DECK.classes
ATTACK: Final[list[int]] = DECK.attack
"""2.2.1b The strength of the front, which may be 0 or less; flanks and rear have none."""
DEFENCE: Final[list[int]] = DECK.defence
ARMOUR: Final[list[int]] = DECK.armour
HIT_LEVEL: Final[list[int]] = DECK.hit_level
WEAPON_OF: Final[list[int]] = DECK.weapon
RANGE: Final[list[int]] = DECK.range
HIT_LOW: Final[list[int]] = DECK.low
HIT_HIGH: Final[list[int]] = DECK.high
START: Final[list[tuple[int, ...]]] = DECK.start

STRAIGHT: Final[list[int]] = [max(s, a) for s, a in zip(DECK.straight, DECK.any, strict=True)]
DIAGONAL: Final[list[int]] = [max(d, a) for d, a in zip(DECK.diagonal, DECK.any, strict=True)]
ANY: Final[list[int]] = DECK.any
"""2.2.1e How many Sections straight ahead, diagonally, and in any mix of both."""

IS_SKIRMISHER: Final[list[bool]] = [kind == SKIRMISHER for kind in CLASS_OF]
"""2.2.1g Whether the card has the skirmisher band."""
IS_CAVALRY: Final[list[bool]] = [kind in (HEAVY_CAVALRY, LIGHT_CAVALRY) for kind in CLASS_OF]
"""2.2.1f Heavy and light cavalry; neither chariots nor the elephant."""
ELEPHANT: Final[int] = CLASS_OF.index(ELEPHANTS)
UNITS_OF: Final[list[range]] = [
    range(OWNER.count(MACEDONIAN)),
    range(OWNER.count(MACEDONIAN), UNITS),
]


def _first_alike() -> list[int]:
    """For each card the first of those that show the same."""
    return [KIND_OF.index(kind) for kind in KIND_OF]


FIRST_ALIKE: Final[list[int]] = _first_alike()

_LEADERS: Final[list[Any]] = Components(PACKAGE, "leaders").table("leader")
LEADER: Final = Domain("leader", [entry["id"] for entry in _LEADERS])
LEADERS: Final[int] = len(LEADER)
LEADER_OWNER: Final[list[int]] = [_SIDES[entry["side"]] for entry in _LEADERS]
LEADERS_OF: Final[list[list[int]]] = [
    [leader for leader in range(LEADERS) if LEADER_OWNER[leader] == side] for side in range(2)
]
ALEXANDER: Final[int] = LEADER.read("alexander")
DARIUS: Final[int] = LEADER.read("darius")
PARMENION: Final[int] = LEADER.read("parmenion")
COMMANDER: Final[list[int]] = [
    leader for leader in range(LEADERS) if _LEADERS[leader]["commander"]["value"]
]
"""2.2.2a The Overall Commander of each side."""
BONUS: Final[list[int]] = [entry["bonus"]["value"] for entry in _LEADERS]
AFFECTS: Final[list[list[bool]]] = [
    [word in entry["affects"]["value"] for word in CLASS.words] for entry in _LEADERS
]
"""2.2.2c `AFFECTS[leader][class]`."""
FLANK_RANGE: Final[list[list[int]]] = [entry["flank"]["value"] for entry in _LEADERS]
"""2.2.2d The results that succeed; none for Parmenion and Darius."""
CHART: Final[list[list[int]]] = [
    entry["orders"]["value"] if "orders" in entry else [] for entry in _LEADERS
]
"""2.2.2e What each result of the die adds to the orders."""
SEIZE_RANGE: Final[list[list[int]]] = [
    entry["seize"]["value"] if "seize" in entry else [] for entry in _LEADERS
]
"""2.2.2f"""
KILLED_ON: Final[list[list[int]]] = [entry["killed"]["value"] for entry in _LEADERS]
"""2.2.2g"""
LEADER_START: Final[list[tuple[int, ...]]] = [
    tuple([deployment(LEADER_OWNER[n], name) for name in entry["start"]["value"][0].split("/")])
    if "start" in entry
    else ()
    for n, entry in enumerate(_LEADERS)
]

_VICTORY: Final = Components(PACKAGE, "victory")
COUNTS: Final[list[bool]] = [
    CLASS.words[kind] in _VICTORY.value("losses", "classes") for kind in CLASS_OF
]
"""11.2a Whether a unit counts among the losses when it is eliminated."""
BREAK_LEVEL: Final[list[int]] = [
    _VICTORY.value("break_level", "macedonian"),
    _VICTORY.value("break_level", "persian"),
]
BREAK_WITHOUT_DARIUS: Final[int] = _VICTORY.value("break_level", "persian_without_darius")
OVERRUN_LOSSES: Final[int] = _VICTORY.value("overrun", "losses")
TURN_LIMIT: Final[int] = _VICTORY.value("limit", "turns")
