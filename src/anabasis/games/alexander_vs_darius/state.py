"""The position of Alexander vs. Darius: what stands on the map and what both players have.

Rows of bytes are replaced, never changed, so that clones share them. The rows of pieces are lists,
which clones share until one of them changes (`own_rows`). In an area stand the land pieces of one
side at most, `holder`; while a battle is fought the attackers are on the `FIELD`. Pieces come, go
and move by the functions of `rules/stacks.py` only, which also keep what the other player knows.
"""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.plain import Datum
from anabasis.core.position import Position
from anabasis.games.alexander_vs_darius.board import (
    CAN_CLOSE,
    MACEDON,
    MYCENAE,
    NOBODY,
    PERSIA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.leaders import PHILIP

REASONS: Final = (
    "going-on",
    "legitimacy",
    "weariness",
    "alexander-killed",
    "no-heir",
    "last-turn",
)
"""0.2 to 0.5, 8.8.1 Why a game is over."""
GOING_ON: Final = 0
BY_LEGITIMACY: Final = 1
BY_WEARINESS: Final = 2
BY_DEATH: Final = 3
BY_NO_HEIR: Final = 4
BY_TURNS: Final = 5

FRESH: Final = 0
"""1.4.21 Ships that have not tried to move in this turn,"""
FAILED: Final = 1
"""1.4.32 that have tried in vain, and"""
MOVED: Final = 2
"""1.4.30 that have moved;"""
SAILING: Final = 3
"""1.4.22 and those that are on their way."""

SERVING: Final = 0
"""4.7.6 The Athenian ships serve,"""
AT_HOME: Final = 1
"""4.7.7 are at home after a refusal,"""
SERVING_AGAIN: Final = 2
"""4.7.8 serve again for the higher price, or"""
GONE_HOME: Final = 3
"""4.7.9 are at home for good."""

WAITING: Final = 253
"""In the place of where a leader is: he has not come,"""
DEAD: Final = 254
"""3.1.9 or he is out of the game."""

NEVER: Final = 0
"""In the place of a turn: none."""

FIRST_GLORY: Final = 1
FIRST_PERSEPOLIS: Final = 2
FIRST_MEDIA: Final = 4
PHILIP_MOURNED: Final = 8
"""5.2.10, 5.1.8 What has moved a track and does not again, as bits;"""
ALEXANDER_FELL: Final = 16
"""6.7.3 and that Alexander was killed in battle."""


class Fleet(Datum):
    """1.3.11 The ships of one nation in one berth that have, or have not, moved; with cargo."""

    def __init__(
        self, berth: int, nation: int, state: int, ships: int, cargo: int, spent: int, leaders: int
    ) -> None:
        self.berth = berth
        self.nation = nation
        self.state = state
        """`FRESH`, `FAILED`, `MOVED` or `SAILING`."""
        self.ships = ships
        self.cargo = cargo
        """1.4.31 The units aboard, one a ship at most, and"""
        self.spent = spent
        """1.4.33 those among them that have moved on land in this turn."""
        self.leaders = leaders

    def key(self) -> int:
        """By this the fleets of a position are in order; there is one of each key at most."""
        return (self.berth * 3 + self.nation) * 4 + self.state


class Battle(Datum):
    """3.3 A land battle as far as it has come. The attackers are on the field, the defenders in
    their area. Of each pair the first is the attackers', the second the defenders'."""

    def __init__(
        self,
        area: int,
        sides: tuple[int, int],
        sea: int,
        transports: tuple[tuple[int, int], ...],
        round: int,
        hits: tuple[int, int],
        units_lost: tuple[int, int],
        leaders_lost: tuple[int, int],
        fighting: tuple[int, int],
        leading: tuple[int, int],
        alexander: bool,
        four: bool,
        fallen: int,
        broke: int,
        safe: int,
        retreated: bool,
        darius: bool,
    ) -> None:
        self.area = area
        self.sides = sides
        self.sea = sea
        """1.4.37 The sea from which the attackers landed; nowhere, if they marched."""
        self.transports = transports
        """1.4.39 The ships that carried them: keys of fleets, and how many of each."""
        self.round = round
        self.hits = hits
        """3.3.28 The hits that each army has scored and that took effect."""
        self.units_lost = units_lost
        self.leaders_lost = leaders_lost
        """3.3.38 How many units and leaders each army has lost."""
        self.fighting = fighting
        """3.1.4 The units of each army that take part in the round, and"""
        self.leading = leading
        """3.1.3 the leaders."""
        self.alexander = alexander
        """Whether Alexander was in the battle from its start."""
        self.four = four
        """7.1.1 Whether he rolls four dice in this round."""
        self.fallen = fallen
        """The leaders killed since it was last asked what comes of it, a bit each."""
        self.broke = broke
        """3.3.20 Which army has broken off, 0 or 1; 2 if none has."""
        self.safe = safe
        """7.1.11 The leaders whom pursuit cannot touch, a bit each."""
        self.retreated = retreated
        """3.3.34 Whether an army has retreated from the battle, and"""
        self.darius = darius
        """3.3.36 whether Darius was with it."""


class Campaign(Position):
    """A game of Alexander vs. Darius."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "turn",
        "active",
        "passes",
        "passed_last",
        "actions",
        "treasure",
        "weariness",
        "legitimacy",
        "marker",
        "holder",
        "units",
        "spent",
        "leaders",
        "where",
        "moved",
        "led",
        "king",
        "king_moved",
        "held",
        "fleets",
        "athenians",
        "pool",
        "dead",
        "shipyard",
        "sunk",
        "thracians",
        "thracians_moved",
        "hits",
        "besieged",
        "groups",
        "seen_units",
        "seen_leaders",
        "events",
        "once",
        "was_macedonian",
        "pacified",
        "revolted",
        "levied",
        "recruited",
        "half_paid",
        "battle",
        "ending",
        "winner",
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn: int = 0
        self.active: int = NOBODY
        """1.3.1 Whose action it is; `NOBODY` outside the action phase."""
        self.passes: bytes = b""
        """1.3.3 How often each player has passed in this turn."""
        self.passed_last: bool = False
        """1.3.5 Whether the last action was a pass."""
        self.actions: int = 0
        """How many actions and passes there have been in the game."""
        self.treasure: tuple[int, ...] = ()
        self.weariness: int = 0
        self.legitimacy: int = 0
        self.marker: bytes = b""
        """2.1.3 For each area the player whose garrison marker lies there, or `NOBODY`."""
        self.holder: bytes = b""
        """For each area, and the field, the side whose land pieces stand there, or `NOBODY`."""
        self.shares_rows: bool = False
        """Whether another position may have the same lists: then they are copied before a
        change."""
        self.units: list[int] = []
        """For each area and the field the units there, as in `counters`, and"""
        self.spent: list[int] = []
        """1.4.8 those among them that have moved in this turn."""
        self.leaders: list[int] = []
        """For each area and the field the leaders there, a bit each."""
        self.where: bytes = b""
        """For each leader his place, `WAITING` or `DEAD`."""
        self.moved: int = 0
        """1.4.5 The leaders who have moved in this turn, a bit each."""
        self.led: bytes = b""
        """7.2.4 For each Persian leader how many units he leads."""
        self.king: int = 0
        """The king of Persia, a leader."""
        self.king_moved: bool = False
        """6.7.6 Whether the king moved in the turn before."""
        self.held: int = NEVER
        """7.1.2 The turn in which Alexander may not move."""
        self.fleets: tuple[Fleet, ...] = ()
        """All ships, in the order of their keys."""
        self.athenians: int = SERVING
        self.pool: tuple[int, ...] = ()
        """6.6.1 The counters that each player can recruit, and"""
        self.dead: tuple[int, ...] = ()
        """4.3.1 those that are out of the game, both at full strength."""
        self.shipyard: bytes = b""
        """For each nation the ships that can be built, and"""
        self.sunk: bytes = b""
        """those that are out of the game."""
        self.thracians: int = 0
        """8.5.2 The Thracian counters beside the map."""
        self.thracians_moved: bool = False
        self.hits: bytes = b""
        """3.6.8 The hits on the city of each area."""
        self.besieged: int = 0
        """3.6.9 The areas besieged in this turn, a bit each."""
        self.groups: bytes = b""
        """3.0.2 For each place a number: the other player knows of all places with the same number
        together what pieces are there, and of each how many, but not which are where."""
        self.seen_units: list[int] = []
        """For each place units that the other player knows to be just there, and"""
        self.seen_leaders: list[int] = []
        """leaders of whom he knows that."""
        self.events: int = 0
        """The events that have happened, a bit a roll."""
        self.once: int = 0
        """5.2.10, 6.7.3 `FIRST_GLORY`, `FIRST_PERSEPOLIS`, `FIRST_MEDIA`, `PHILIP_MOURNED` and
        `ALEXANDER_FELL`."""
        self.was_macedonian: int = 0
        """5.1.2 The areas that have had a Macedonian marker, a bit each."""
        self.pacified: bool = False
        self.revolted: bool = False
        self.levied: bool = False
        self.recruited: int = 0
        """4.3.4 How many units the player who recruits has recruited in this turn."""
        self.half_paid: bool = False
        """4.4.2 Whether a second light infantry is paid for."""
        self.battle: Battle | None = None
        """The land battle that is being fought."""
        self.ending: int = GOING_ON
        self.winner: int = NOBODY

    def clone(self) -> Campaign:
        other = Campaign()
        self.copy_to(other)
        self.share_with(other)
        return other

    def share_with(self, other: Campaign) -> None:
        """The other position has all pieces and numbers that this one has."""
        self.shares_rows = True
        other.shares_rows = True
        other.turn = self.turn
        other.active = self.active
        other.passes = self.passes
        other.passed_last = self.passed_last
        other.actions = self.actions
        other.treasure = self.treasure
        other.weariness = self.weariness
        other.legitimacy = self.legitimacy
        other.marker = self.marker
        other.holder = self.holder
        other.units = self.units
        other.spent = self.spent
        other.leaders = self.leaders
        other.where = self.where
        other.moved = self.moved
        other.led = self.led
        other.king = self.king
        other.king_moved = self.king_moved
        other.held = self.held
        other.fleets = self.fleets
        other.athenians = self.athenians
        other.pool = self.pool
        other.dead = self.dead
        other.shipyard = self.shipyard
        other.sunk = self.sunk
        other.thracians = self.thracians
        other.thracians_moved = self.thracians_moved
        other.hits = self.hits
        other.besieged = self.besieged
        other.groups = self.groups
        other.seen_units = self.seen_units
        other.seen_leaders = self.seen_leaders
        other.events = self.events
        other.once = self.once
        other.was_macedonian = self.was_macedonian
        other.pacified = self.pacified
        other.revolted = self.revolted
        other.levied = self.levied
        other.recruited = self.recruited
        other.half_paid = self.half_paid
        other.battle = self.battle
        other.ending = self.ending
        other.winner = self.winner


def own_rows(campaign: Campaign) -> None:
    """Before pieces change: the rows of a clone, or of what was cloned, become its own."""
    if campaign.shares_rows:
        campaign.shares_rows = False
        campaign.units = list(campaign.units)
        campaign.spent = list(campaign.spent)
        campaign.leaders = list(campaign.leaders)
        campaign.seen_units = list(campaign.seen_units)
        campaign.seen_leaders = list(campaign.seen_leaders)


# ---- who is who

ENEMIES: Final[list[int]] = [
    1 << PERSIA | 1 << THRACE,
    1 << MACEDON,
    1 << MACEDON,
    0,
    0,
]
"""For each side those with whom it fights, a bit each; the neutral Spartans fight nobody."""


def player_of(side: int) -> int:
    """The player who decides for a side."""
    return MACEDON if side == MACEDON else PERSIA


def at_war(side: int, other: int) -> bool:
    return ENEMIES[side] >> other & 1 == 1


def has_enemy(campaign: Campaign, side: int, area: int) -> bool:
    """1.4.11 Whether enemy units or leaders of a side stand in an area."""
    return ENEMIES[side] >> campaign.holder[area] & 1 == 1


def has_army(campaign: Campaign, side: int, area: int) -> bool:
    """1.3.11 Whether a side has an army in an area: units, and a leader with them."""
    return (
        campaign.holder[area] == side and campaign.units[area] != 0 and campaign.leaders[area] != 0
    )


def is_on_map(campaign: Campaign, leader: int) -> bool:
    return campaign.where[leader] < WAITING


def has_happened(campaign: Campaign, event: int) -> bool:
    return campaign.events >> event & 1 == 1


def is_closed(campaign: Campaign, area: int) -> bool:
    """1.4.13, 6.5.1 Mycenae before the revolt, Crete before event 2."""
    if CAN_CLOSE[area] == 0:
        return False
    return not (campaign.revolted if area == MYCENAE else has_happened(campaign, 2))


def philip_reigns(campaign: Campaign) -> bool:
    """6.7.1 Whether Philip II is alive and king."""
    return is_on_map(campaign, PHILIP)


def is_out(campaign: Campaign, side: int, most: int) -> bool:
    """1.3.3 Whether a player has passed as often as a turn allows."""
    return campaign.passes[side] >= most


# ---- treasure


def gain(campaign: Campaign, seat: int, treasure: int) -> None:
    macedon, persia = campaign.treasure[MACEDON], campaign.treasure[PERSIA]
    if seat == MACEDON:
        campaign.treasure = (macedon + treasure, persia)
    else:
        campaign.treasure = (macedon, persia + treasure)


def lose(campaign: Campaign, seat: int, treasure: int) -> int:
    """1.3.12 A player loses treasure, at most what he has; how much that is."""
    lost = min(treasure, campaign.treasure[seat])
    gain(campaign, seat, -lost)
    return lost
