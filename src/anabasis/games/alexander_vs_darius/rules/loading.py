"""1.4.30, 1.4.31, 1.4.42 Which ships carry an army, how they come to it, and who is on which."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    BERTH,
    BERTH_SEA,
    BERTHS,
    PERSIA,
    SEA,
    aboard,
    berth_in,
)
from anabasis.games.alexander_vs_darius.counters import (
    ATHENIAN,
    MACEDONIAN,
    NATION,
    NATIONS,
    PERSIAN,
    least_of,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import EMBARKED
from anabasis.games.alexander_vs_darius.rules.control import raise_siege
from anabasis.games.alexander_vs_darius.rules.drowning import fleet_of
from anabasis.games.alexander_vs_darius.rules.gathering import told
from anabasis.games.alexander_vs_darius.rules.known import know_shift
from anabasis.games.alexander_vs_darius.rules.marching import Army, best_of
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead, reckon
from anabasis.games.alexander_vs_darius.rules.ships import reload, send
from anabasis.games.alexander_vs_darius.rules.stacks import carry_off
from anabasis.games.alexander_vs_darius.rules.standing import (
    fleets_in,
    friendly_port,
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import MOVED, Campaign, Fleet

LOADING: Final[tuple[int, ...]] = (ATHENIAN, MACEDONIAN, PERSIAN)
"""1.4.31 In which order ships are loaded that nobody names."""
READY: Final = Domain("ready", ("fresh", "failed"))
"""1.4.32 The states of ships that can be boarded: they have not tried to move, or in vain."""

Named = tuple[tuple[int, int], ...]
"""Keys of fleets in the order in which they are loaded, and for how many units each."""


def transports(campaign: Campaign, seat: int, sea: int) -> list[Fleet]:
    """1.4.30, 1.4.32 The ships of a sea that an army may board, in the order of loading: those that
    have not tried to move before those that have, Athenian before Macedonian."""
    fleets = [fleet for fleet in fleets_in(campaign, seat, sea) if fleet.state < MOVED]
    fleets.sort(key=lambda fleet: (fleet.state, LOADING.index(fleet.nation)))
    return fleets


def room_on(fleet: Fleet) -> int:
    """1.4.31 How many more units these ships can carry."""
    return fleet.ships - units_in(fleet.cargo)


def room_aboard(campaign: Campaign, seat: int, sea: int) -> int:
    """1.4.31 How many more units all ships of a sea can carry that may be boarded."""
    room = 0
    for fleet in campaign.fleets:
        if (
            fleet.state < MOVED
            and BERTH_SEA[fleet.berth] == sea
            and ship_side(fleet.nation) == seat
            and in_service(campaign, fleet)
        ):
            room += room_on(fleet)
    return room


def landing_stage(campaign: Campaign, seat: int, area: int, sea: int) -> int:
    """1.4.28, 1.4.30 Where ships come that an army boards: into its port if that is friendly, else
    off it at sea."""
    return berth_in(area, sea) if friendly_port(campaign, seat, area) else sea


class Naming(Step[Campaign]):
    """1.4.31 Which ships carry an army, where more lie ready than it needs. `named` are those that
    were named before."""

    case: ClassVar[str] = "1.4.31"
    verbs: ClassVar[tuple[str, ...]] = ("carry",)

    def __init__(self, seat: int, army: Army, sea: int, named: Named) -> None:
        super().__init__(seat)
        self.army = army
        self.sea = sea
        self.named = named

    def continues(self) -> bool:
        return True

    def left(self) -> int:
        """How many units have no ship yet."""
        return units_in(self.army.units) - sum([count for _, count in self.named])

    def ready(self, position: Campaign) -> list[Fleet]:
        """The ships that can be named: with room for a unit, if there are units to carry; those
        where the army is come first."""
        named = [key for key, _ in self.named]
        units = self.army.units != 0
        found = [
            fleet
            for fleet in transports(position, self.seat, self.sea)
            if fleet.key() not in named and (not units or room_on(fleet))
        ]
        here = landing_stage(position, self.seat, self.army.at, self.sea)
        found.sort(key=lambda fleet: (fleet.state, fleet.berth != here))
        return found

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """Where all are needed nobody is asked."""
        left = self.left()
        if left and room_aboard(position, self.seat, self.sea) == units_in(self.army.units):
            position.agenda.pop()
            fleets = transports(position, self.seat, self.sea)
            named = [key for key, _ in self.named]
            rest = [(one.key(), room_on(one)) for one in fleets if one.key() not in named]
            go_aboard(position, self.army, self.sea, (*self.named, *rest), log)
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [CARRY[one.berth][one.nation][one.state] for one in self.ready(position)]

    def prompt(self, position: Campaign) -> Message:
        return Message("carry", {"area": AREA.word(self.army.at), "units": self.left()})


class Carry(Action[Campaign, Naming]):
    """1.4.31 These ships carry the army, or as much of it as they can."""

    verb: ClassVar[str] = "carry"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH, NATION, READY)

    def __init__(self, berth: int, nation: int, state: int) -> None:
        self.berth = berth
        self.nation = nation
        self.state = state

    def args(self) -> tuple[int, ...]:
        return (self.berth, self.nation, self.state)

    def refusal(self, position: Campaign, decision: Naming, seat: int) -> Refusal | None:
        wanted = Fleet(self.berth, self.nation, self.state, 0, 0, 0, 0).key()
        fleets = transports(position, seat, decision.sea)
        if wanted not in [fleet.key() for fleet in fleets]:
            where = {"berth": BERTH.word(self.berth), "nation": NATION.word(self.nation)}
            return Refusal("1.4.30", "not-ready-there", where)
        if wanted not in [fleet.key() for fleet in decision.ready(position)]:
            return Refusal("1.4.31", "no-room", {"sea": SEA.word(decision.sea)})
        return None

    def do(
        self, position: Campaign, decision: Naming, seat: int, die: Die, log: list[Event]
    ) -> None:
        fleet = next(
            one
            for one in decision.ready(position)
            if (one.berth, one.nation, one.state) == self.args()
        )
        count = min(room_on(fleet), decision.left())
        named = (*decision.named, (fleet.key(), count))
        if decision.left() > count:
            position.agenda.append(Naming(seat, decision.army, decision.sea, named))
        else:
            go_aboard(position, decision.army, decision.sea, named, log)


CARRY: Final = [
    [[Carry(berth, nation, state) for state in range(len(READY))] for nation in range(NATIONS)]
    for berth in range(BERTHS)
]


def go_aboard(campaign: Campaign, army: Army, sea: int, named: Named, log: list[Event]) -> None:
    """1.4.30, 1.4.31, 1.4.42 The ships come to the army, and it goes aboard."""
    area, seat = army.at, army.seat
    spent = least_of(campaign.spent[area], army.units)
    know_shift(campaign, area, aboard(seat, sea), army.units, army.leaders)
    stage = landing_stage(campaign, seat, area, sea)
    carry_off(campaign, area, army.units, army.leaders, spent)
    stow(campaign, stage, named, army.units, spent, army.leaders)
    if seat == PERSIA:
        lead(campaign, army.leaders, units_in(army.units))
        reckon(campaign, area)
    raise_siege(campaign, area, log)
    log.append(Event(EMBARKED, (seat, area, sea, *told(army.leaders, army.units))))


def stow(
    campaign: Campaign, stage: int, named: Named, units: int, spent: int, leaders: int
) -> None:
    """1.4.31, 1.4.42 The ships that were named come, one for each unit; the best units and the
    leaders are on the first."""
    for key, count in named:
        fleet = call(campaign, fleet_of(campaign, key), count, stage)
        cargo = best_of(units, count)
        tired = least_of(spent, cargo)
        reload(campaign, fleet, fleet.cargo + cargo, fleet.spent + tired, fleet.leaders | leaders)
        units -= cargo
        spent -= tired
        leaders = 0


def call(campaign: Campaign, fleet: Fleet, count: int, stage: int) -> Fleet:
    """1.4.22, 1.4.28 So many empty ships of a fleet come to an army, or one for leaders alone; if
    none of them is empty, all. The fleet in which they are then."""
    ships = max(count, 1)
    if room_on(fleet) < ships:
        ships = fleet.ships
    if fleet.berth != stage:
        send(campaign, fleet, ships, stage, fleet.state)
    return fleet_of(campaign, Fleet(stage, fleet.nation, fleet.state, 0, 0, 0, 0).key())
