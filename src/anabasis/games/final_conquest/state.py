"""The position of Final Conquest: what stands on the map and lies before the players.

Rows are replaced, never changed, so that clones share them. Units come, go and walk only by the
functions below: they keep owner, ground, number of units and watched forts in step.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from anabasis.core.event import Event
from anabasis.core.position import Position
from anabasis.games.final_conquest.armies import (
    FRESH,
    MOST_FOOD,
    NO_ARMY,
    NOT_FRESH,
    QUOTA,
    all_of,
    units_in,
)
from anabasis.games.final_conquest.board import FORTS, HOME, HOME_AT, food_in
from anabasis.games.final_conquest.chronicle import NO_CARD
from anabasis.games.final_conquest.events import ABANDONED, FALLEN, LEFT, TAKEN
from anabasis.kit.rows import BYTE, changed, more, replaced

MOST_SEATS: Final = 6
INDEPENDENT: Final = 6
NOBODY: Final = 7
"""In the row of owners: independents, and nobody at all."""
NO_SEAT: Final = -1

# Why the game is over.
GOING_ON: Final = 0
BY_FORTS: Final = 1
BY_LAST_LEFT: Final = 2
BY_ALL_FELL: Final = 3
BY_ROUNDS: Final = 4
REASONS: Final = ("", "forts", "last-left", "all-fell", "rounds")


class Realm(Position):
    """Everything on the table."""

    fields: ClassVar[tuple[str, ...]] = (
        *Position.fields,
        "chart",
        "clock",
        "order",
        "faction",
        "round",
        "turn",
        "active",
        "acted",
        "owner",
        "armies",
        "ground",
        "units",
        "purse",
        "held",
        "burnt",
        "recruited",
        "hired",
        "mission",
        "missions_done",
        "mission_possible",
        "sacked",
        "noted",
        "chronicle",
        "deck",
        "out",
        "fallen",
        "ending",
        "winners",
        "late",
        "warned",
        "warnings",
        "bribed",
    )

    def __init__(self) -> None:
        super().__init__()
        self.chart: int = 0
        """2.2, 2.3 `CAMPAIGN` or `GRAND`."""
        self.clock: int = 0
        """10.1 The seconds that a player has; 0 at a table without a clock."""
        self.order: bytes = b""
        """8.2 The seats in the order of turns."""
        self.faction: bytes = b""
        """The faction of each seat, `NO_FACTION` before it has chosen."""
        self.round: int = 0
        self.turn: int = 0
        """How many turns have begun."""
        self.active: int = NO_SEAT
        """The seat whose turn it is; `NO_SEAT` between turns."""
        self.acted: bool = False
        """9.11 Whether planning is over in this turn."""
        self.owner: bytes = b""
        """For each territory the seat that controls it, `INDEPENDENT` or `NOBODY`."""
        self.armies: tuple[int, ...] = ()
        """For each territory the army that stands there, as in `armies`."""
        self.ground: tuple[int, ...] = ()
        """For each owner its territories, a bit each: `owner`, the other way round."""
        self.units: bytes = b""
        """3.6 How many units each seat has."""
        self.purse: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()
        """6.4 The heroes that each seat holds, a bit each."""
        self.burnt: int = 0
        """6.6 The heroes that are out of the game."""
        self.recruited: bytes = b""
        """9.4 For each territory what its fort has recruited this turn: the infantry, and 16 for a
        cavalry."""
        self.hired: bool = False
        """7.25 Whether a unit was hired this turn."""
        self.mission: tuple[int, ...] = ()
        """7.5 The mission that each seat holds, or `NO_MISSION`."""
        self.missions_done: int = 0
        """7.7 The missions that are fulfilled, a bit each."""
        self.mission_possible: tuple[int, ...] = ()
        """For each seat the missions that it may hold, as far as everybody can tell."""
        self.sacked: int = 0
        """7.47 The territories in which the player on turn has beaten a player by an attack in
        this turn, a bit each."""
        self.noted: tuple[int, ...] = ()
        """1.3, 1.4 The forts of each seat under watch."""
        self.chronicle: int = NO_CARD
        """7.2 The card of the round."""
        self.deck: int = 0
        """7.3 The cards not drawn yet."""
        self.out: int = 0
        """16.5 The seats that are out of the game, a bit each."""
        self.fallen: tuple[int, ...] = ()
        """The same in the order of time, those that fell together in one number."""
        self.ending: int = GOING_ON
        self.winners: int = 0
        """The seats that have won, a bit each."""
        self.late: bool = False
        """10.2, 10.11 Whether the player on turn may be bribed."""
        self.warned: bool = False
        """10.10 Whether a warning has started the clock again."""
        self.warnings: int = 0
        """How many warnings there were in this turn."""
        self.bribed: bool = False
        """10.8 Whether the player on turn has lost an army in his planning phase."""

    def clone(self) -> Realm:
        other = Realm()
        self.copy_to(other)
        other.chart = self.chart
        other.clock = self.clock
        other.order = self.order
        other.faction = self.faction
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.acted = self.acted
        other.owner = self.owner
        other.armies = self.armies
        other.ground = self.ground
        other.units = self.units
        other.purse = self.purse
        other.held = self.held
        other.burnt = self.burnt
        other.recruited = self.recruited
        other.hired = self.hired
        other.mission = self.mission
        other.missions_done = self.missions_done
        other.mission_possible = self.mission_possible
        other.sacked = self.sacked
        other.noted = self.noted
        other.chronicle = self.chronicle
        other.deck = self.deck
        other.out = self.out
        other.fallen = self.fallen
        other.ending = self.ending
        other.winners = self.winners
        other.late = self.late
        other.warned = self.warned
        other.warnings = self.warnings
        other.bribed = self.bribed
        return other


# ---- who is who


def home_of(realm: Realm, seat: int) -> int:
    """2.4 The home of a seat's faction."""
    return HOME[realm.faction[seat]]


def holds_home(realm: Realm, seat: int) -> bool:
    """1.9 Whether a seat controls its own home."""
    return realm.owner[HOME[realm.faction[seat]]] == seat


def is_own_home(realm: Realm, territory: int) -> bool:
    """3.11 to 3.13 Whether a territory is a home that the player of its own faction controls: only
    then is it more than a great fort."""
    owner = realm.owner[territory]
    return owner < MOST_SEATS and HOME[realm.faction[owner]] == territory


def seat_of(realm: Realm, faction: int) -> int:
    """The seat that plays a faction, or `NO_SEAT`."""
    return realm.faction.find(faction)


def home_seat(realm: Realm, territory: int) -> int:
    """The seat whose home a territory is, whoever controls it, or `NO_SEAT`."""
    return realm.faction.find(HOME_AT[realm.chart][territory])


def is_out(realm: Realm, seat: int) -> bool:
    return realm.out >> seat & 1 == 1


def in_game(realm: Realm) -> list[int]:
    """The seats still in the game, in turn order."""
    return [seat for seat in realm.order if not realm.out >> seat & 1]


def from_active(realm: Realm) -> list[int]:
    """16.2 The seats still in the game: the one on turn first, then the others in turn order."""
    seats = in_game(realm)
    if realm.active in seats:
        seats.remove(realm.active)
        seats.insert(0, realm.active)
    return seats


# ---- resources


def food_of(realm: Realm, seat: int) -> int:
    """3.4 The food that a seat controls."""
    return food_in(realm.chart, realm.ground[seat])


def quota_of(realm: Realm, seat: int) -> int:
    """3.5 The most units that a seat may have."""
    return QUOTA[min(food_in(realm.chart, realm.ground[seat]), MOST_FOOD)]


def forts_of(realm: Realm, seat: int) -> int:
    """1.2 The forts that a seat controls, a bit each."""
    return realm.ground[seat] & FORTS[realm.chart]


def gain(realm: Realm, seat: int, currency: int) -> None:
    """5.1, 5.3, 5.5 A seat takes currency from the bank, where a case says so and nowhere else."""
    if currency:
        realm.purse = replaced(realm.purse, seat, realm.purse[seat] + currency)


def lose(realm: Realm, seat: int, currency: int) -> int:
    """5.4 A seat loses currency, at most what it has; how much that is."""
    lost = min(currency, realm.purse[seat])
    if lost:
        realm.purse = replaced(realm.purse, seat, realm.purse[seat] - lost)
    return lost


# ---- units and control


def hand_over(realm: Realm, territory: int, owner: int) -> None:
    """1.4, 1.8 A territory changes hands; whoever loses it has it no longer under watch."""
    before = realm.owner[territory]
    if before == owner:
        return
    bit = 1 << territory
    ground = list(realm.ground)
    ground[before] &= ~bit
    ground[owner] |= bit
    realm.ground = tuple(ground)
    realm.owner = changed(realm.owner, territory, owner)
    if before < MOST_SEATS and realm.noted[before] & bit:
        realm.noted = replaced(realm.noted, before, realm.noted[before] & ~bit)


def take_control(realm: Realm, seat: int, territory: int, log: list[Event]) -> None:
    """1.8 A seat controls a territory from now on."""
    if realm.owner[territory] != seat:
        hand_over(realm, territory, seat)
        log.append(Event(TAKEN, (seat, territory)))


def let_go(realm: Realm, territory: int, parting: int, log: list[Event]) -> None:
    """1.9, 1.10 A territory without units is nobody's, unless it is its owner's own home."""
    owner = realm.owner[territory]
    if realm.armies[territory] or owner == NOBODY or is_own_home(realm, territory):
        return
    hand_over(realm, territory, NOBODY)
    if owner < MOST_SEATS:
        log.append(Event(ABANDONED, (owner, territory, parting)))


def put_units(realm: Realm, seat: int, territory: int, army: int, log: list[Event]) -> None:
    """4.3, 4.4 New units come to a territory, and their seat controls it. Nobody else's are there.
    There is no end of them, and none becomes another."""
    if army == NO_ARMY:
        return
    realm.armies = replaced(realm.armies, territory, realm.armies[territory] + army)
    realm.units = more(realm.units, seat, units_in(army))
    take_control(realm, seat, territory, log)


def remove_units(realm: Realm, territory: int, army: int, log: list[Event]) -> None:
    """Units leave the game; without any the territory is let go."""
    if army == NO_ARMY:
        return
    owner = realm.owner[territory]
    realm.armies = replaced(realm.armies, territory, realm.armies[territory] - army)
    if owner < MOST_SEATS:
        realm.units = more(realm.units, owner, -units_in(army))
    let_go(realm, territory, FALLEN, log)


def shift_units(
    realm: Realm, seat: int, origin: int, target: int, leaving: int, arriving: int, log: list[Event]
) -> None:
    """Units walk from one territory to another, which their seat then controls; they arrive as
    ready as is said. The origin is let go if nobody stays in it."""
    armies = list(realm.armies)
    armies[origin] -= leaving
    armies[target] += arriving
    realm.armies = tuple(armies)
    if realm.owner[target] == seat:
        if armies[origin] == NO_ARMY:
            let_go(realm, origin, LEFT, log)
    elif armies[origin] == NO_ARMY and not is_own_home(realm, origin):
        go_over(realm, seat, origin, target)
        log.append(Event(TAKEN, (seat, target)))
        log.append(Event(ABANDONED, (seat, origin, LEFT)))
    else:
        take_control(realm, seat, target, log)


def go_over(realm: Realm, seat: int, origin: int, target: int) -> None:
    """1.4, 1.8, 1.10 A seat has left one territory to nobody and controls another: `hand_over` of
    both at once, since most moves are such."""
    left = 1 << origin
    taken = 1 << target
    before = realm.owner[target]
    ground = list(realm.ground)
    ground[before] &= ~taken
    ground[seat] = ground[seat] & ~left | taken
    ground[NOBODY] |= left
    realm.ground = tuple(ground)
    row = realm.owner
    if origin < target:
        between = row[origin + 1 : target]
        realm.owner = row[:origin] + BYTE[NOBODY] + between + BYTE[seat] + row[target + 1 :]
    else:
        between = row[target + 1 : origin]
        realm.owner = row[:target] + BYTE[seat] + between + BYTE[NOBODY] + row[origin + 1 :]
    noted = realm.noted
    if noted[seat] & left:
        realm.noted = replaced(noted, seat, noted[seat] & ~left)
    if before < MOST_SEATS and noted[before] & taken:
        realm.noted = replaced(realm.noted, before, noted[before] & ~taken)


def change_units(realm: Realm, territory: int, before: int, after: int) -> None:
    """The same units, more or less ready than before."""
    army = realm.armies[territory] - before + after
    realm.armies = replaced(realm.armies, territory, army)


def stand_up(realm: Realm, seat: int) -> None:
    """4.5 All units of a seat are fresh again."""
    armies = list(realm.armies)
    left: i64 = realm.ground[seat]
    at = 0
    while left:
        if left & 1 and armies[at] & NOT_FRESH:
            armies[at] = all_of(armies[at], FRESH)
        left >>= 1
        at += 1
    realm.armies = tuple(armies)
