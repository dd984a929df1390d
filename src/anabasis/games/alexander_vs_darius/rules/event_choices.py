"""8.2, 8.4, 8.10 to 8.12 What events leave to a player: berths, a leader, ships and units."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.board import (
    BERTH,
    BERTH_AREA,
    BERTHS,
    FIELD,
    MACEDON,
    NOWHERE,
    PERSIA,
    PLACE,
    PLACES,
    members,
)
from anabasis.games.alexander_vs_darius.counters import (
    FULL,
    HEAVY_CAVALRY,
    HEAVY_INFANTRY,
    LIGHT_CAVALRY,
    LIGHT_INFANTRY,
    MACEDONIAN,
    NO_ARMY,
    ONE,
    PERSIAN,
    UNIT,
    least_of,
    of_class,
)
from anabasis.games.alexander_vs_darius.events import (
    ARRIVED,
    DRILLED,
    EVENT_SHIPS,
    EVENT_UNITS_GONE,
)
from anabasis.games.alexander_vs_darius.leaders import LEADER, LEADERS, POOL
from anabasis.games.alexander_vs_darius.rules.closed import ClosedStep
from anabasis.games.alexander_vs_darius.rules.control import raise_siege
from anabasis.games.alexander_vs_darius.rules.drowning import lose_ships
from anabasis.games.alexander_vs_darius.rules.known import has_closed, know_come, know_gone
from anabasis.games.alexander_vs_darius.rules.persian_rank import reckon
from anabasis.games.alexander_vs_darius.rules.ships import add_fleet, reload
from anabasis.games.alexander_vs_darius.rules.stacks import bury, lose_units, put, settle_leaders
from anabasis.games.alexander_vs_darius.rules.standing import (
    carriers,
    in_service,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    FRESH,
    WAITING,
    Campaign,
    Fleet,
    own_rows,
)
from anabasis.kit.rows import more, replaced

CHANGES: Final[tuple[tuple[int, int], ...]] = (
    (LIGHT_INFANTRY, HEAVY_INFANTRY),
    (LIGHT_CAVALRY, HEAVY_CAVALRY),
)
"""8.11 What the drill turns into what."""


class Mooring(Step[Campaign]):
    """8.2.1, 8.10 Where new Macedonian ships lie, and units that come with them go ashore."""

    case: ClassVar[str] = "8.2.1"
    verbs: ClassVar[tuple[str, ...]] = ("moor",)

    def __init__(self, seat: int, berths: tuple[int, ...], ships: int, units: int) -> None:
        super().__init__(seat)
        self.berths = berths
        self.ships = ships
        self.units = units

    def unwound(self, position: Campaign, log: list[Event]) -> None:
        """0.7 The game is over before they have come: they are where what can still come is."""
        position.shipyard = more(position.shipyard, MACEDONIAN, self.ships)
        pool = position.pool[MACEDON] + self.units
        position.pool = replaced(position.pool, MACEDON, pool)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [MOOR[berth] for berth in self.berths]

    def prompt(self, position: Campaign) -> Message:
        return Message("moor", {"ships": self.ships})


class Moor(Action[Campaign, Mooring]):
    """8.2.1 The ships lie in this berth."""

    verb: ClassVar[str] = "moor"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: Mooring, seat: int) -> Refusal | None:
        if self.berth not in decision.berths:
            return Refusal("8.2.1", "no-haven", {"berth": BERTH.word(self.berth)})
        return None

    def do(
        self, position: Campaign, decision: Mooring, seat: int, die: Die, log: list[Event]
    ) -> None:
        ships = Fleet(self.berth, MACEDONIAN, FRESH, decision.ships, NO_ARMY, NO_ARMY, 0)
        add_fleet(position, ships)
        area = BERTH_AREA[self.berth]
        told = None if area == NOWHERE else area
        log.append(Event(EVENT_SHIPS, (seat, decision.ships, told)))
        if decision.units and area != NOWHERE:
            put(position, MACEDON, area, decision.units, 0)


class Appointing(Step[Campaign]):
    """8.4 Who takes Parmenion's place."""

    case: ClassVar[str] = "8.4"
    verbs: ClassVar[tuple[str, ...]] = ("appoint",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [APPOINT[leader] for leader in members(POOL)]

    def prompt(self, position: Campaign) -> Message:
        return Message("appoint", {"place": PLACE.word(self.place)})


class Appoint(Action[Campaign, Appointing]):
    """8.4 A leader of the pool comes to where Parmenion was."""

    verb: ClassVar[str] = "appoint"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Campaign, decision: Appointing, seat: int) -> Refusal | None:
        if not POOL >> self.leader & 1 or position.where[self.leader] != WAITING:
            return Refusal("8.4", "not-in-pool", {"unit": LEADER.word(self.leader)})
        return None

    def do(
        self, position: Campaign, decision: Appointing, seat: int, die: Die, log: list[Event]
    ) -> None:
        place, one = decision.place, 1 << self.leader
        if place < FIELD:
            put(position, MACEDON, place, NO_ARMY, one)
            log.append(Event(ARRIVED, (self.leader, place, 0)))
            return
        fleet = next(one for one in carriers(position, place) if in_service(position, one))
        reload(position, fleet, fleet.cargo, fleet.spent, fleet.leaders | one)
        settle_leaders(position, one, place)
        know_come(position, place, NO_ARMY, one)


class ShipsRemoved(Step[Campaign]):
    """8.10 Which ships the Persian removes, one after the other."""

    case: ClassVar[str] = "8.10"
    verbs: ClassVar[tuple[str, ...]] = ("lose-ship",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        berths = {fleet.berth for fleet in position.fleets if fleet.nation == PERSIAN}
        return [LOSE_SHIP[berth] for berth in sorted(berths)]

    def prompt(self, position: Campaign) -> Message:
        return Message("lose-ship", {"ships": self.left})


class LoseShip(Action[Campaign, ShipsRemoved]):
    """8.10, 1.4.41 A ship of this berth is removed."""

    verb: ClassVar[str] = "lose-ship"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: ShipsRemoved, seat: int) -> Refusal | None:
        for fleet in position.fleets:
            if fleet.berth == self.berth and fleet.nation == PERSIAN:
                return None
        return Refusal("8.10", "no-ships", {"berth": BERTH.word(self.berth)})

    def do(
        self, position: Campaign, decision: ShipsRemoved, seat: int, die: Die, log: list[Event]
    ) -> None:
        fleet = next(
            one for one in position.fleets if one.berth == self.berth and one.nation == PERSIAN
        )
        if decision.left > 1:
            position.agenda.append(ShipsRemoved(seat, decision.left - 1))
        lose_ships(position, fleet, 1, False, log)


# ---- units on the map


def places_with(campaign: Campaign, unit: int) -> list[int]:
    """The places where the Persian has a unit of a kind that has but one side."""
    return [
        place
        for place in range(PLACES)
        if place != FIELD
        and side_at(campaign, place) == PERSIA
        and of_class(units_at(campaign, place), FULL[unit])
    ]


def _exchange(campaign: Campaign, place: int, before: int, after: int, log: list[Event]) -> None:
    """A unit in a place becomes another, or none."""
    if place < FIELD:
        if after:
            spent = campaign.spent[place]
            units = campaign.units[place] - before + after
            own_rows(campaign)
            campaign.units[place] = units
            if spent:
                campaign.spent[place] = _spent(spent, units, after)
            know_gone(campaign, place, before, 0)
            know_come(campaign, place, after, 0)
        else:
            lose_units(campaign, place, before)
            reckon(campaign, place)
            raise_siege(campaign, place, log)
        return
    fleet = next(one for one in carriers(campaign, place) if least_of(one.cargo, before))
    cargo = fleet.cargo - before + after
    reload(campaign, fleet, cargo, _spent(fleet.spent, cargo, after), fleet.leaders)
    know_gone(campaign, place, before, 0)
    know_come(campaign, place, after, 0)
    if not after:
        bury(campaign, PERSIA, before)


def _spent(spent: int, units: int, after: int) -> int:
    """1.4.8 Those that have moved, now that one of the units is another: it was one of those that
    had not, if there was one."""
    kept = least_of(spent, units)
    return kept if kept == spent else kept + after


class OfPlace(Action[Campaign, Any]):
    """A unit in a place."""

    fields: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)


class Drilling(ClosedStep):
    """8.11 Which light unit becomes a heavy one; `half` says infantry or cavalry."""

    case: ClassVar[str] = "8.11"
    verbs: ClassVar[tuple[str, ...]] = ("drill",)

    def __init__(self, seat: int, half: int) -> None:
        super().__init__(seat)
        self.half = half

    def is_open(self, position: Campaign) -> bool:
        return not has_closed(position, PERSIA)

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """8.11.1 A half without a unit or a counter is left out."""
        if not self.options(position, self.seat):
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [DRILL_AT[place] for place in places_with(position, CHANGES[self.half][0])]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """8.11.1 All of them, or none if no counter is in the pool."""
        if of_class(position.pool[PERSIA], FULL[CHANGES[self.half][1]]) == 0:
            return []
        return self.candidates(position, seat)

    def prompt(self, position: Campaign) -> Message:
        return Message("drill", {"unit": UNIT.word(CHANGES[self.half][0])})


class Drill(OfPlace):
    """8.11, 8.11.1 The unit there is drilled; the old counter goes to the pool."""

    verb: ClassVar[str] = "drill"

    def refusal(self, position: Campaign, decision: Drilling, seat: int) -> Refusal | None:
        light, heavy = CHANGES[decision.half]
        if self.place not in places_with(position, light):
            return Refusal("8.11", "nothing-to-drill", {"place": PLACE.word(self.place)})
        if of_class(position.pool[PERSIA], FULL[heavy]) == 0:
            return Refusal("8.11.1", "not-in-pool", {"unit": UNIT.word(heavy)})
        return None

    def do(
        self, position: Campaign, decision: Drilling, seat: int, die: Die, log: list[Event]
    ) -> None:
        light, heavy = CHANGES[decision.half]
        before, after = ONE[FULL[light]], ONE[FULL[heavy]]
        _exchange(position, self.place, before, after, log)
        pool = position.pool[PERSIA] + before - after
        position.pool = replaced(position.pool, PERSIA, pool)
        log.append(Event(DRILLED, (seat, heavy, self.place)))


class Removing(ClosedStep):
    """8.12 Which light infantry goes with Spitamenes, one after the other."""

    case: ClassVar[str] = "8.12"
    verbs: ClassVar[tuple[str, ...]] = ("remove",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def is_open(self, position: Campaign) -> bool:
        return not has_closed(position, PERSIA)

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        if not self.options(position, self.seat):
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [REMOVE[place] for place in places_with(position, LIGHT_INFANTRY)]

    def prompt(self, position: Campaign) -> Message:
        return Message("remove", {"units": self.left})


class Remove(OfPlace):
    """8.12 A light infantry there is removed."""

    verb: ClassVar[str] = "remove"

    def refusal(self, position: Campaign, decision: Removing, seat: int) -> Refusal | None:
        if self.place not in places_with(position, LIGHT_INFANTRY):
            return Refusal("8.12", "nothing-to-remove", {"place": PLACE.word(self.place)})
        return None

    def do(
        self, position: Campaign, decision: Removing, seat: int, die: Die, log: list[Event]
    ) -> None:
        number = FULL[LIGHT_INFANTRY]
        _exchange(position, self.place, ONE[number], NO_ARMY, log)
        told = self.place if self.place < FIELD else None
        log.append(Event(EVENT_UNITS_GONE, (seat, told, (number,), ())))
        if decision.left > 1:
            position.agenda.append(Removing(seat, decision.left - 1))


MOOR: Final = [Moor(berth) for berth in range(BERTHS)]
APPOINT: Final = [Appoint(leader) for leader in range(LEADERS)]
LOSE_SHIP: Final = [LoseShip(berth) for berth in range(BERTHS)]
DRILL_AT: Final = [Drill(place) for place in range(PLACES)]
REMOVE: Final = [Remove(place) for place in range(PLACES)]
