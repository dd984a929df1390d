"""The position of The Conquerors: what stands on the map and what both players have.

Rows are replaced, never changed, so that clones share them. What stands on land changes by the
functions of `rules/forces.py`, fleets by those of `rules/fleets.py`, leaders by `rules/leaders.py`:
they keep the row `land` true. `rules/control.py` follows with `control`, `keeper` and all that
changes hands by it.

Garrison points and loose army points in a space with a Major City are always Inside it; armies are
Inside or Outside (`inside`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.position import Position
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    INDEPENDENT,
    MACEDON,
    NO_ARMY,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PERSIA,
    PORT,
    REAL,
    SITE,
)
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.rules.engagement import Battle, March, SeaFight
from anabasis.games.conquerors.rules.line_cache import LineCache
from anabasis.games.conquerors.rules.presence import Presence

REASONS: Final = (
    "going-on",
    "conquest",
    "alexander-dead",
    "mutiny",
)
"""3.4 Why a game is over."""
GOING_ON: Final = 0
BY_CONQUEST: Final = 1
BY_DEATH: Final = 2
BY_MUTINY: Final = 3

# ---- where a leader is (`where`): with an army (its number), with a fleet, or ...
WITH_FLEET: Final = 7
"""Plus the number of the fleet."""
IN_HAND: Final = 16
IN_POOL: Final = 17
DEAD: Final = 18
"""Dead, executed or captured: out of the game."""
ILL: Final = 19
"""15.12 Out until the next administrative phase."""
ALONE: Final = 20
"""A king without an army, in the space `lone_at` of his side."""
UNUSED: Final = 21

FRESH: Final = 0
FATIGUED: Final = 1
USELESS: Final = 2

EMPTY: Final = 0
DEPLETED: Final = 1
FULL: Final = 2

NO_SIEGE: Final = 255

ADMIN: Final = 2
"""In the place of a marker: the one that starts an administrative phase."""
NO_MARKER: Final = 3

# ---- 3.4 deeds that stay done, a bit each (`deeds`)
KNOT_CUT: Final = 1
ORACLE_HEARD: Final = 2
MARRIED: Final = 4
PROSKYNESIS: Final = 8
ALEXANDRIA_BUILT: Final = 16
IS_GREAT_KING: Final = 32
"""3.4, 5.3 Alexander has become Great King."""
CLEITUS_DEAD: Final = 64


class War(Position):
    """A game of The Conquerors."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "army_at",
        "asp",
        "elite",
        "condition",
        "inside",
        "demanded",
        "supplied",
        "loose",
        "loose_condition",
        "gsp",
        "holder",
        "land",
        "keeper",
        "control",
        "claim",
        "garrisons_left",
        "garrisons_resting",
        "fleet_at",
        "nsp",
        "fleet_side",
        "where",
        "lone_at",
        "king",
        "leaders_known",
        "level",
        "shut",
        "talents",
        "royal_army",
        "royal_at",
        "royal_side",
        "family_army",
        "family_at",
        "family_side",
        "family_round",
        "revolt",
        "devastated",
        "drought",
        "weather",
        "clear_sky",
        "siege",
        "besieger",
        "slips",
        "vacant",
        "cup",
        "marker",
        "streak_side",
        "streak",
        "round",
        "administered",
        "administering",
        "family_set",
        "one_fewer",
        "useless_rule",
        "hands",
        "pile",
        "discards",
        "face_down",
        "removed",
        "staying",
        "since",
        "drawn_in",
        "shuffles",
        "seen",
        "doubtful",
        "available",
        "weariness",
        "injury",
        "deeds",
        "alexandrias",
        "leave_asp",
        "leave_elite",
        "leave_condition",
        "active",
        "moves_left",
        "moved_armies",
        "moved_fleets",
        "transported",
        "parched",
        "ravaged",
        "campaign",
        "stopped",
        "spared",
        "treachery",
        "blight",
        "flight_bonus",
        "line",
        "march",
        "battle",
        "sea_fight",
        "ending",
        "winner",
    )

    def __init__(self) -> None:
        super().__init__()
        # ---- armies
        self.army_at: bytes = b""
        """For each army its space, `NOWHERE` if it is not in play."""
        self.asp: tuple[int, ...] = ()
        """2.2.1, 2.2.4 The points of each army: a number, whatever counters would show it."""
        self.elite: bytes = b""
        self.condition: bytes = b""
        """`FRESH`, `FATIGUED` or `USELESS`."""
        self.inside: int = 0
        """10.3 The armies that are Inside a Major City, a bit each."""
        self.demanded: tuple[int, ...] = ()
        """11.4 For each army the Major Cities whose surrender it has demanded, a bit each."""
        self.supplied: int = 0
        """11.3 D The armies that had a line of communication when the Player Phase began."""
        # ---- what stands in spaces
        self.loose: tuple[int, ...] = ()
        """8.1 For each space the army strength points there that belong to no army, and"""
        self.loose_condition: bytes = b""
        """their condition."""
        self.gsp: bytes = b""
        """2.2.2, 8.6.2, 8.7.1 Garrison points of a player, of Rhodes or of a tribe."""
        self.holder: bytes = b""
        """Whose the loose and garrison points of each space are, or `NOBODY`."""
        self.land: bytes = b""
        """2.2.3 Who has land units in each space: bit 0 Macedon, bit 1 Persia, bit 2 others."""
        self.keeper: bytes = b""
        """6.2 For Treasure Cities and islands who held them last; else `NOBODY`."""
        self.control: bytes = b""
        """6.2 Who controls each province."""
        self.claim: bytes = b""
        """3.1 j Who still controls each province from the set-up, without being there."""
        self.garrisons_left: bytes = b""
        """8.6 The garrison counters that each player can place now, and"""
        self.garrisons_resting: bytes = b""
        """those that come back with the next round."""
        # ---- fleets and leaders
        self.fleet_at: bytes = b""
        self.nsp: bytes = b""
        self.fleet_side: bytes = b""
        """8.5 Whose each fleet is: a player's, `INDEPENDENT`, or `NOBODY`."""
        self.where: bytes = b""
        """For each leader: an army, `WITH_FLEET` plus a fleet, `IN_HAND`, `IN_POOL`, ..."""
        self.lone_at: bytes = b""
        """For each side the space of its king who is `ALONE`."""
        self.king: bytes = b""
        """5.2 The Overall Commander of each side, or `NO_LEADER`."""
        self.leaders_known: int = 0
        """Leaders in hand whom the other player knows to be there, a bit each."""
        # ---- treasuries
        self.level: bytes = b""
        """7.2 `EMPTY`, `DEPLETED` or `FULL`, the Royal Treasury last."""
        self.shut: int = 0
        """15.30.1 The Treasure Cities that nobody can use, a bit each."""
        self.talents: int = 0
        """15.30.2 Those among them from which Darius has taken Talents."""
        self.royal_army: int = NO_ARMY
        """7.4 The army that has the Royal Treasury with it; else it lies in"""
        self.royal_at: int = NOWHERE
        self.royal_side: int = PERSIA
        self.family_army: int = NO_ARMY
        """14.1 The army that the Royal Family goes with, and"""
        self.family_at: int = NOWHERE
        """the space where it is, in any case."""
        self.family_side: int = PERSIA
        self.family_round: int = 0
        """The round in which it was captured."""
        # ---- provinces and sieges
        self.revolt: int = 0
        self.devastated: int = 0
        self.drought: int = 0
        self.weather: int = 0
        """The provinces with each marker, a bit each."""
        self.clear_sky: int = NOBODY
        """15.4.2 Who does not mind Bad Weather in this round."""
        self.siege: bytes = b""
        """11.4 For each Major City its Siege Points, or `NO_SIEGE`, and"""
        self.besieger: bytes = b""
        """who besieges it, or `NOBODY`."""
        self.slips: int = 0
        """8.5 Fleets that have changed sides in company and may slip away, a bit each."""
        self.vacant: bool = False
        """5.3 The Great King has just died, and nobody was named yet."""
        # ---- markers and rounds
        self.cup: bytes = b""
        """4.1 The markers in the cup: Macedonian, Persian, administrative."""
        self.marker: int = NO_MARKER
        """The marker that is outside the cup."""
        self.streak_side: int = NOBODY
        self.streak: int = 0
        """4.4 Whose markers were drawn last, and how many in a row."""
        self.round: int = 0
        """The number of this Action Round, administrative phases counted too."""
        self.administered: bool = False
        """3.3 Whether the round before had an administrative phase."""
        self.administering: bool = False
        """Whether this one has."""
        self.family_set: bool = False
        """14.2 Whether it was said in this round with whom the Royal Family goes."""
        self.one_fewer: bool = False
        self.useless_rule: bool = True
        """2.7, 11.3 H The options of balance."""
        # ---- cards, a bit each
        self.hands: tuple[int, ...] = ()
        self.pile: int = 0
        self.discards: int = 0
        self.face_down: tuple[int, ...] = ()
        """Those of the discards that were struck from each hand: only that player has seen them."""
        self.removed: int = 0
        self.staying: int = 0
        self.since: tuple[int, ...] = ()
        """For each card the shuffle since which nobody has seen where it went, and"""
        self.drawn_in: tuple[int, ...] = ()
        """the shuffle from which it was drawn into a hand."""
        self.shuffles: int = 0
        self.seen: tuple[int, ...] = ()
        """The cards of each hand that the other player knows."""
        self.doubtful: tuple[int, ...] = ()
        """Those that he had seen there before one was struck: in the hand or face down."""
        # ---- tracks
        self.available: bytes = b""
        """8.3 The army strength points that each player can still raise."""
        self.weariness: int = 0
        self.injury: int = 0
        self.deeds: int = 0
        """3.4 What has been done and stays done."""
        self.alexandrias: bytes = b""
        """13.1 The spaces with an Alexandria, in the order of building; lost ones too, as
        `NOWHERE`."""
        self.leave_asp: int = 0
        self.leave_elite: int = 0
        self.leave_condition: int = 0
        """15.35.1 The points of Alexander's army that are on leave."""
        # ---- the round that is going on
        self.active: int = NOBODY
        """Whose Player Phase it is."""
        self.moves_left: int = 0
        """10.1.1 How many armies or fleets may still move in this activity."""
        self.moved_armies: int = 0
        self.moved_fleets: int = 0
        self.transported: int = 0
        """10.7 The army points that have gone by sea in this activity."""
        self.parched: bool = False
        """9.2 Whether deserts have wearied the Macedonians in this activity."""
        self.ravaged: int = 0
        """10.9.6 The provinces in which devastation was tried in this activity, a bit each."""
        self.campaign: bool = False
        """15.21.1 A Major Campaign was played in this round."""
        self.stopped: bool = False
        """15.13.2 Command Indecision has ended the activity."""
        self.spared: bool = False
        """15.11.1 Black Cleitus has saved Alexander at the moment that is open."""
        self.treachery: bool = False
        """15.34 Treachery was played for the demand that is being made."""
        self.blight: bool = False
        """15.1 Devastated and Drought markers stay in this administrative phase."""
        self.flight_bonus: int = 0
        """11.3 I, 15.9 What is added to Darius' flight."""
        self.line: int = 0
        """7.3 The treasuries in reach of the line traced last, a bit each."""
        self.march: March | None = None
        self.battle: Battle | None = None
        self.sea_fight: SeaFight | None = None
        self.ending: int = GOING_ON
        self.winner: int = NOBODY
        self.line_cache: LineCache | None = None
        """What has been worked out of lines, as long as it holds, and"""
        self.presence: Presence | None = None
        """6.2 who was where when control was settled last."""

    def clone(self) -> War:
        other = War()
        self.copy_to(other)
        other.army_at = self.army_at
        other.asp = self.asp
        other.elite = self.elite
        other.condition = self.condition
        other.inside = self.inside
        other.demanded = self.demanded
        other.supplied = self.supplied
        other.loose = self.loose
        other.loose_condition = self.loose_condition
        other.gsp = self.gsp
        other.holder = self.holder
        other.land = self.land
        other.keeper = self.keeper
        other.control = self.control
        other.claim = self.claim
        other.garrisons_left = self.garrisons_left
        other.garrisons_resting = self.garrisons_resting
        other.fleet_at = self.fleet_at
        other.nsp = self.nsp
        other.fleet_side = self.fleet_side
        other.where = self.where
        other.lone_at = self.lone_at
        other.king = self.king
        other.leaders_known = self.leaders_known
        other.level = self.level
        other.shut = self.shut
        other.talents = self.talents
        other.royal_army = self.royal_army
        other.royal_at = self.royal_at
        other.royal_side = self.royal_side
        other.family_army = self.family_army
        other.family_at = self.family_at
        other.family_side = self.family_side
        other.family_round = self.family_round
        other.revolt = self.revolt
        other.devastated = self.devastated
        other.drought = self.drought
        other.weather = self.weather
        other.clear_sky = self.clear_sky
        other.siege = self.siege
        other.besieger = self.besieger
        other.slips = self.slips
        other.vacant = self.vacant
        other.cup = self.cup
        other.marker = self.marker
        other.streak_side = self.streak_side
        other.streak = self.streak
        other.round = self.round
        other.administered = self.administered
        other.administering = self.administering
        other.family_set = self.family_set
        other.one_fewer = self.one_fewer
        other.useless_rule = self.useless_rule
        other.hands = self.hands
        other.pile = self.pile
        other.discards = self.discards
        other.face_down = self.face_down
        other.removed = self.removed
        other.staying = self.staying
        other.since = self.since
        other.drawn_in = self.drawn_in
        other.shuffles = self.shuffles
        other.seen = self.seen
        other.doubtful = self.doubtful
        other.available = self.available
        other.weariness = self.weariness
        other.injury = self.injury
        other.deeds = self.deeds
        other.alexandrias = self.alexandrias
        other.leave_asp = self.leave_asp
        other.leave_elite = self.leave_elite
        other.leave_condition = self.leave_condition
        other.active = self.active
        other.moves_left = self.moves_left
        other.moved_armies = self.moved_armies
        other.moved_fleets = self.moved_fleets
        other.transported = self.transported
        other.parched = self.parched
        other.ravaged = self.ravaged
        other.campaign = self.campaign
        other.stopped = self.stopped
        other.spared = self.spared
        other.treachery = self.treachery
        other.blight = self.blight
        other.flight_bonus = self.flight_bonus
        other.line = self.line
        other.march = self.march
        other.battle = self.battle
        other.sea_fight = self.sea_fight
        other.ending = self.ending
        other.winner = self.winner
        other.line_cache = self.line_cache
        other.presence = self.presence
        return other


# ---- who is who


def seat_of(war: War, side: int) -> int:
    """16.1 The seat that decides for a side: in solitaire play one for both."""
    return side if war.seats == 2 else 0


def army_in_play(war: War, army: int) -> bool:
    return war.army_at[army] != NOWHERE


def is_inside(war: War, army: int) -> bool:
    return war.inside >> army & 1 == 1


def armies_at(war: War, side: int, space: int) -> list[int]:
    """The armies of a side in a space, Inside or Outside."""
    at = war.army_at
    return [army for army in range(ARMIES) if at[army] == space and ARMY_SIDE[army] == side]


def armies_outside(war: War, side: int, space: int) -> list[int]:
    """Those that are not Inside a Major City."""
    return [army for army in armies_at(war, side, space) if not war.inside >> army & 1]


def armies_inside(war: War, side: int, space: int) -> list[int]:
    return [army for army in armies_at(war, side, space) if war.inside >> army & 1]


def has_land(war: War, side: int, space: int) -> bool:
    """Whether a side has an army, loose points or a garrison in a space."""
    return war.land[space] >> side & 1 == 1


def enemy_land(war: War, side: int, space: int) -> bool:
    """Whether land units that are not of this side stand in a space: enemies, tribes, Rhodes."""
    return war.land[space] & ~(1 << side) != 0


def fleets_at(war: War, side: int, space: int) -> list[int]:
    """The fleets of a side in a port."""
    at = war.fleet_at
    owner = war.fleet_side
    return [fleet for fleet in range(FLEETS) if at[fleet] == space and owner[fleet] == side]


def has_fleet(war: War, side: int, space: int) -> bool:
    """Whether a side has a fleet in a port."""
    at = war.fleet_at
    owner = war.fleet_side
    for fleet in range(FLEETS):
        if at[fleet] == space and owner[fleet] == side:
            return True
    return False


def leaders_at_place(war: War, place: int) -> int:
    """The leaders with an army (its number) or a fleet (`WITH_FLEET` plus its number), as bits."""
    bits = 0
    where = war.where
    if place in where:
        for leader in range(len(where)):
            if where[leader] == place:
                bits |= 1 << leader
    return bits


def is_real(war: War, space: int) -> bool:
    """2.1.1, 13.6 Whether units can end in a space: Transit Points become cities when an Alexandria
    is built there."""
    return REAL[space] == 1 or space in war.alexandrias


def is_port(war: War, space: int) -> bool:
    """6.1.5, 13.4 Whether a space is a port; Alexandria in Egypt is one as long as it stands."""
    return PORT[space] == 1 or (space == SITE and SITE in war.alexandrias)


def is_besieged(war: War, space: int) -> bool:
    """11.4 Whether the city of a space is under Siege."""
    city = CITY_OF[space]
    return city != NO_CITY and war.siege[city] != NO_SIEGE


def holder_of(war: War, space: int) -> int:
    """6.2 Who controls a space: who alone is there; with enemies before a city, who is Inside; an
    empty one nobody, unless it keeps its last holder."""
    bits = war.land[space]
    if bits == 0:
        return war.keeper[space]
    if bits == 1 << MACEDON:
        return MACEDON
    if bits == 1 << PERSIA:
        return PERSIA
    if bits == 1 << INDEPENDENT:
        return INDEPENDENT
    return side_inside(war, space)


def side_inside(war: War, space: int) -> int:
    """Who is Inside the Major City of a space, or `NOBODY`."""
    if war.holder[space] != NOBODY:
        return war.holder[space]
    for army in range(ARMIES):
        if war.army_at[army] == space and war.inside >> army & 1:
            return ARMY_SIDE[army]
    return NOBODY


def in_revolt(war: War, province: int) -> bool:
    return war.revolt >> province & 1 == 1
