"""The position of The Battle of Arbela: where every card is and what has been done this turn.

Rows are `bytes`, one number a card or Section, and are replaced when something changes, so that
clones share them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.plain import Datum
from anabasis.core.position import Position
from anabasis.games.arbela.board import RESERVE, SECTIONS
from anabasis.games.arbela.cards import LEADERS, OWNER, UNITS
from anabasis.kit.rows import changed

NOBODY: Final = -1

# Phases of a player turn (4.1a).
SET_UP: Final = 0
RALLY: Final = 1
ORDERS: Final = 2
LEADER_MOVEMENT: Final = 3
ACTIONS: Final = 4
SHOCKS: Final = 5
PHASES: Final = ("set-up", "rally", "orders", "leader-movement", "actions", "shocks")

# What the opponent has seen of a unit that may lie face-down (4.3.2f).
UNSEEN: Final = 0
SEEN_IN_SECTION: Final = 1
"""It is known to be in this stack, not in which place."""
SEEN: Final = 2

# What a unit has done this turn.
MOVED: Final = 1
FIRED: Final = 2
ACTED: Final = 4
TURNED: Final = 8
# `FIRED` is offensive fire; the other kinds of fire are noted by themselves (7.1n).
REACTED: Final = 16
DEFENDED: Final = 32
PARTED: Final = 64

# The order marker on a Section.
NO_ORDER: Final = 0
ORDERED: Final = 1
USED: Final = 2
"""2.0b Markers are only a record, and never run out."""

# Why the game is over.
GOING_ON: Final = 0
BY_ALEXANDER: Final = 1
BY_BREAK: Final = 2
BY_BOTH_BROKEN: Final = 3
BY_LIMIT: Final = 4
REASONS: Final = ("", "alexander-killed", "army-broken", "both-broken", "turn-limit")


NO_STACKS: Final[list[bytes]] = [b""] * SECTIONS
"""Replaced, never changed, when a battle is set up."""
NO_UNITS: Final[bytes] = bytes(UNITS)
NO_SECTIONS: Final[bytes] = bytes(SECTIONS)
ALL_IN_RESERVE: Final[bytes] = bytes([RESERVE]) * UNITS
LEADERS_IN_RESERVE: Final[bytes] = bytes([RESERVE]) * LEADERS
NO_UNIT: Final = 255
WITH_NO_UNIT: Final[bytes] = bytes([NO_UNIT]) * LEADERS


class Attack(Datum):
    """8.2b A declared attack: the unit, the Section it starts from and the Section attacked."""

    def __init__(self, unit: int, origin: int, target: int, area: int, leader: int) -> None:
        self.unit = unit
        self.origin = origin
        self.target = target
        self.area = area
        """8.7.1d The Flank Area (0 or 1) it comes through, or -1."""
        self.leader = leader
        """8.7.1a The leader who leads it round the flank, or `NOBODY`."""


class Battle(Position):
    """Everything on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "own_deployment",
        "limited",
        "turn",
        "active",
        "turns",
        "phase",
        "stacks",
        "place",
        "facing",
        "hits",
        "disrupted",
        "seen",
        "laid_open",
        "marks",
        "leaders",
        "went_with",
        "ordered",
        "engaged",
        "attacks",
        "closed",
        "stirred",
        "flanks_used",
        "attempts",
        "seize_failed",
        "deploying",
        "losses",
        "fled",
        "winner",
        "ending",
    )

    def __init__(self) -> None:
        super().__init__()
        self.own_deployment = False
        """3.2a The players make their own deployment."""
        self.limited = True
        """11.6a The limit of turns is in force."""
        self.turn: int = 0
        """Player turns begun."""
        self.active: int = NOBODY
        self.turns: tuple[int, ...] = (0, 0)
        """Turns that each side has begun."""
        self.phase: int = SET_UP
        self.stacks: list[bytes] = NO_STACKS
        """The units in each Section, from the top."""
        self.place: bytes = ALL_IN_RESERVE
        """Where each unit is: a Section, `RESERVE`, `DEAD`, or a Flank Area."""
        self.facing: bytes = NO_UNITS
        self.hits: bytes = NO_UNITS
        self.disrupted: bytes = NO_UNITS
        self.seen: bytes = NO_UNITS
        self.laid_open: bytes = NO_UNITS
        """4.3.2d A skirmisher below the top of a Deployment stack that lies face-up."""
        self.marks: bytes = NO_UNITS
        """What each unit has done this turn."""
        self.leaders: bytes = LEADERS_IN_RESERVE
        """Where each leader is."""
        self.went_with: bytes = WITH_NO_UNIT
        """9.3e The unit with which each leader has gone along this turn, or `NO_UNIT`."""
        self.ordered: bytes = NO_SECTIONS
        self.engaged: bytes = b""
        """8.5a Pairs of Sections, one after the other."""
        self.attacks: tuple[Attack, ...] = ()
        self.closed: int = 0
        """4.3.2p Sections rearranged this turn, a bit each, and"""
        self.stirred: int = 0
        """those that a unit has moved into or out of in the Section actions phase."""
        self.flanks_used: int = 0
        """8.8f Flank Areas through which an attack was announced this turn."""
        self.attempts: tuple[int, ...] = (0, 0)
        """9.5.3c For each side, in which turn of the opponent it last tried to seize."""
        self.seize_failed = False
        """9.5.2c The inactive player has failed to seize this turn."""
        self.deploying: bytes = b""
        """Cards (leaders after the units) placed in the deployment of a turn, while it goes on;
        until it is over the opponent has not seen them leave the Reserve."""
        self.losses: tuple[int, ...] = (0, 0)
        """11.2a"""
        self.fled = False
        """11.5b The losses for Darius' flight have been added."""
        self.winner: int = NOBODY
        self.ending: int = GOING_ON

    def clone(self) -> Battle:
        other = Battle()
        self.copy_to(other)
        other.own_deployment = self.own_deployment
        other.limited = self.limited
        other.turn = self.turn
        other.active = self.active
        other.turns = self.turns
        other.phase = self.phase
        other.stacks = self.stacks.copy()
        other.place = self.place
        other.facing = self.facing
        other.hits = self.hits
        other.disrupted = self.disrupted
        other.seen = self.seen
        other.laid_open = self.laid_open
        other.marks = self.marks
        other.leaders = self.leaders
        other.went_with = self.went_with
        other.ordered = self.ordered
        other.engaged = self.engaged
        other.attacks = self.attacks
        other.closed = self.closed
        other.stirred = self.stirred
        other.flanks_used = self.flanks_used
        other.attempts = self.attempts
        other.seize_failed = self.seize_failed
        other.deploying = self.deploying
        other.losses = self.losses
        other.fled = self.fled
        other.winner = self.winner
        other.ending = self.ending
        return other


def deploying_freely(battle: Battle) -> bool:
    """3.2d Whether the players lay out their armies before the game, so that neither has seen any
    card of the other leave the Reserve."""
    return battle.own_deployment and battle.turn == 0


def marked(battle: Battle, unit: int, mark: int) -> None:
    """Note what a unit has done this turn."""
    battle.marks = changed(battle.marks, unit, battle.marks[unit] | mark)


def is_engaged(battle: Battle, section: int) -> bool:
    """8.5a Whether the units in a Section are engaged."""
    return section in battle.engaged


def engaged_with(battle: Battle, section: int, other: int) -> bool:
    """8.5a Whether two Sections are engaged with each other."""
    pairs = battle.engaged
    for at in range(0, len(pairs), 2):
        first = pairs[at]
        second = pairs[at + 1]
        if (first == section and second == other) or (first == other and second == section):
            return True
    return False


def fit(battle: Battle, unit: int) -> bool:
    """A unit is fit while it is not disrupted."""
    return not battle.disrupted[unit]


def side_at(battle: Battle, section: int) -> int:
    """4.3b The side whose units stand in a Section, or `NOBODY`."""
    stack = battle.stacks[section]
    return OWNER[stack[0]] if stack else NOBODY
