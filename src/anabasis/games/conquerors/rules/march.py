"""10.1, 10.7, 11.4 A move begins: an army, fleets, or points that escape from a siege."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITIES,
    CITY,
    FIRST_ARMY,
    MACEDON,
    NEVER,
    NO_ARMY,
    NO_TREASURY,
    NOWHERE,
    PERSIA,
    ROYAL,
    SEA_BESIDE,
    SPARTAN,
    TREASURY,
)
from anabasis.games.conquerors.events_field import EMBARKED, ESCAPED, SAILED, SET_OUT
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.numbers import (
    ALEXANDER_MP,
    BASIC_MP,
    MOST_MP,
    ROYAL_MP,
    SEA_MP,
    SPARTAN_MP,
    TRANSPORT,
)
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import alexander_leads
from anabasis.games.conquerors.rules.detaching import may_drop, spare_of
from anabasis.games.conquerors.rules.engagement import AT_REST, AT_SEA_ONLY, FROM_INSIDE, March
from anabasis.games.conquerors.rules.line_map import HARBOUR_OF
from anabasis.games.conquerors.rules.lines import has_line, reachable
from anabasis.games.conquerors.rules.marching import END_OF_MARCH, ON_THE_MARCH, can_do
from anabasis.games.conquerors.rules.moments import ORDERS, open_moment
from anabasis.games.conquerors.rules.size import too_small
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.state import NO_SIEGE, War, army_in_play, is_besieged
from anabasis.kit.rows import replaced

POINTS: Final = Numbers("points", 1, MOST_MP)
CARGO: Final = Numbers("cargo", 1, TRANSPORT)

NOT_YOURS: Final = Refusal("10.1.1", "not-yours", {})
NO_MOVE_LEFT: Final = Refusal("10.1.1", "no-move-left", {})
MOVED_ALREADY: Final = Refusal("10.1.1", "moved-already", {})
TOO_LARGE: Final = Refusal("5.2.7", "army-1-smaller", {})
NO_SUCH_ALLOWANCE: Final = Refusal("10.1.2", "no-such-allowance", {})
NO_LINE_NOW: Final = Refusal("7.2.8", "no-line", {})
NOTHING_TO_DO: Final = Refusal("10.1.4", "nowhere-to-go", {})
NO_LINE_FOR_FLEET: Final = Refusal("10.7.11", "no-line-for-fleet", {})
NOT_IN_SIEGE: Final = Refusal("11.4.31", "not-under-siege", {})


# ---- who may move, and how far


def outgrown(war: War, army: int) -> bool:
    """5.2.7 Whether the army may do nothing because Army #1 of its side is smaller than another."""
    side = ARMY_SIDE[army]
    return army not in (FIRST_ARMY[side], SPARTAN) and too_small(war, side)


def basic_points(war: War, army: int) -> int:
    """10.1.2, 7.2.7, 15.3.4 The movement points that need no treasury."""
    if army == SPARTAN:
        return SPARTAN_MP
    points = ALEXANDER_MP if alexander_leads(war, army) else BASIC_MP
    return min(points, limit_of(war, army))


def limit_of(war: War, army: int) -> int:
    """10.1.2, 10.1.3 The most movement points that an army can ever have."""
    return ROYAL_MP[ARMY_SIDE[army]] if war.royal_army == army else MOST_MP


def most_points(war: War, army: int) -> int:
    """7.2.8 The most that an army can declare now."""
    if army == SPARTAN or not war.supplied >> army & 1:
        return basic_points(war, army)
    if not has_line(war, ARMY_SIDE[army], war.army_at[army]):
        return basic_points(war, army)
    return limit_of(war, army)


def payers(war: War, army: int) -> int:
    """7.2.8 The treasuries that can pay for extra movement points, a bit each."""
    if army == SPARTAN or not war.supplied >> army & 1:
        return 0
    return reachable(war, ARMY_SIDE[army], war.army_at[army])


def cannot_move(war: War, side: int, army: int) -> Refusal | None:
    """10.1.1, 5.2.7 Why an army of this side may not move at all."""
    if ARMY_SIDE[army] != side or not army_in_play(war, army):
        return NOT_YOURS
    if war.moves_left == 0:
        return NO_MOVE_LEFT
    if war.moved_armies >> army & 1:
        return MOVED_ALREADY
    if outgrown(war, army):
        return TOO_LARGE
    return None


def new_march(war: War, army: int, declared: int, flags: int) -> March:
    """The move of an army as it begins."""
    space = war.army_at[army]
    basic = declared if flags & AT_SEA_ONLY else basic_points(war, army)
    return March(
        ARMY_SIDE[army],
        army,
        0,
        0,
        basic,
        declared,
        NO_TREASURY,
        space,
        space,
        0,
        0,
        AT_REST,
        NOWHERE,
        space,
        NEVER,
        0,
        0,
        flags,
    )


def new_voyage(war: War, side: int, fleets: int, cargo: int, space: int) -> March:
    """The move of fleets, or of points that escape by sea, as it begins."""
    flags = AT_SEA_ONLY | (FROM_INSIDE if cargo else 0)
    return March(
        side,
        NO_ARMY,
        cargo,
        fleets,
        SEA_MP,
        SEA_MP,
        NO_TREASURY,
        space,
        space,
        0,
        0,
        AT_REST,
        NOWHERE,
        space,
        NEVER,
        0,
        0,
        flags,
    )


# ---- the actions


class SetOut(Action[War, Decision[Any]]):
    """10.1.5 An army is to move, with so many movement points."""

    verb: ClassVar[str] = "march"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY, POINTS)

    def __init__(self, army: int, points: int) -> None:
        self.army = army
        self.points = points

    def args(self) -> tuple[int, ...]:
        return (self.army, self.points)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        refused = cannot_move(position, decision.side, self.army)
        if refused is not None:
            return refused
        basic = basic_points(position, self.army)
        if not basic <= self.points <= limit_of(position, self.army):
            return NO_SUCH_ALLOWANCE
        if self.points > most_points(position, self.army):
            return NO_LINE_NOW
        if not can_do(position, new_march(position, self.army, self.points, 0)):
            return NOTHING_TO_DO
        return None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side = ARMY_SIDE[self.army]
        position.moves_left -= 1
        position.moved_armies |= 1 << self.army
        march = new_march(position, self.army, self.points, 0)
        position.march = march
        log.append(Event(SET_OUT, (side, self.army, march.at, self.points)))
        position.agenda.append(DEPARTURE[side])
        if self.points > march.basic:
            position.agenda.append(Funding(seat, side))


class Embark(Action[War, Decision[Any]]):
    """10.7.7, 11.4.31 An army is to move by sea alone."""

    verb: ClassVar[str] = "embark"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        refused = cannot_move(position, decision.side, self.army)
        if refused is not None:
            return refused
        if not SEA_BESIDE[position.army_at[self.army]]:
            return NOTHING_TO_DO
        return None if can_embark(position, self.army) else NOTHING_TO_DO

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side = ARMY_SIDE[self.army]
        position.moves_left -= 1
        position.moved_armies |= 1 << self.army
        position.march = new_march(position, self.army, SEA_MP, AT_SEA_ONLY)
        log.append(Event(EMBARKED, (side, self.army, position.army_at[self.army])))
        position.agenda.append(DEPARTURE[side])


def can_embark(war: War, army: int) -> bool:
    """10.7.8, 10.7.9 Whether an army can go by sea, if need be with some of its points left."""
    march = new_march(war, army, SEA_MP, AT_SEA_ONLY)
    surplus = war.asp[army] - (TRANSPORT - war.transported)
    if surplus <= 0:
        return can_do(war, march)
    if surplus > spare_of(war, ARMY_SIDE[army], army) or not may_drop(war, army):
        return False
    lighter = war.clone()
    lighter.asp = replaced(war.asp, army, war.asp[army] - surplus)
    return can_do(lighter, march)


def cannot_sail(war: War, fleet: int) -> Refusal | None:
    """10.7.11, 10.1.4 Why a fleet cannot leave its port; it is the same for all fleets there."""
    side, space = war.fleet_side[fleet], war.fleet_at[fleet]
    if not has_line(war, side, space):
        return NO_LINE_FOR_FLEET
    return None if can_do(war, new_voyage(war, side, 1 << fleet, 0, space)) else NOTHING_TO_DO


class SetSail(Action[War, Decision[Any]]):
    """10.7.3, 10.7.10, 10.7.11 A fleet is to move; others of its port may join it."""

    verb: ClassVar[str] = "set-sail"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET,)

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.fleet,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        if position.fleet_at[self.fleet] == NOWHERE:
            return NOT_YOURS
        if position.fleet_side[self.fleet] != decision.side:
            return NOT_YOURS
        if position.moves_left == 0:
            return NO_MOVE_LEFT
        if position.moved_fleets >> self.fleet & 1:
            return MOVED_ALREADY
        return cannot_sail(position, self.fleet)

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        space = position.fleet_at[self.fleet]
        position.moves_left -= 1
        position.moved_fleets |= 1 << self.fleet
        position.march = new_voyage(position, side, 1 << self.fleet, 0, space)
        log.append(Event(SAILED, (side, self.fleet, space)))
        position.agenda.append(LINE_FOR_FLEET[side])
        trace(position, side, space)


class Evacuate(Action[War, Decision[Any]]):
    """11.4.31 Points without an army escape by sea from a city under Siege."""

    verb: ClassVar[str] = "evacuate"
    fields: ClassVar[tuple[Domain, ...]] = (CITY, CARGO)

    def __init__(self, city: int, cargo: int) -> None:
        self.city = city
        self.cargo = cargo

    def args(self) -> tuple[int, ...]:
        return (self.city, self.cargo)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        side = decision.side
        space = CITIES[self.city]
        if position.moves_left == 0:
            return NO_MOVE_LEFT
        if position.holder[space] != side or position.loose[space] < self.cargo:
            return NOT_YOURS
        if not is_besieged(position, space):
            return NOT_IN_SIEGE
        march = new_voyage(position, side, 0, self.cargo, space)
        return None if can_do(position, march) else NOTHING_TO_DO

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        space = CITIES[self.city]
        position.moves_left -= 1
        position.march = new_voyage(position, side, 0, self.cargo, space)
        log.append(Event(ESCAPED, (side, space, self.cargo)))
        position.agenda.append(DEPARTURE[side])


# ---- before the first step


class Funding(StepChoice):
    """7.2.8 Which treasury pays for the extra movement points."""

    case: ClassVar[str] = "7.2.8"
    verbs: ClassVar[tuple[str, ...]] = ("fund",)

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        march = position.march
        assert march is not None
        bits = payers(position, march.army)
        return [FUND[treasury] for treasury in range(len(TREASURY)) if bits >> treasury & 1]

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # the lines are looked at once

    def prompt(self, position: War) -> Message:
        march = position.march
        assert march is not None
        return Message("fund", {"army": ARMY.word(march.army), "points": march.declared})


class Fund(Action[War, Funding]):
    """7.2.8, 7.2.11 A treasury pays."""

    verb: ClassVar[str] = "fund"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)

    def __init__(self, treasury: int) -> None:
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.treasury,)

    def refusal(self, position: War, decision: Funding, seat: int) -> Refusal | None:
        march = position.march
        assert march is not None
        if not payers(position, march.army) >> self.treasury & 1:
            return Refusal("7.2.8", "no-line-to", {"treasury": TREASURY.word(self.treasury)})
        return None

    def do(self, position: War, decision: Funding, seat: int, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        position.march = march.but(treasury=self.treasury)


class LineForFleet(Procedure[War]):
    """10.7.11 A fleet whose line was broken does not move."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.line == 0:
            position.march = None
            return
        position.agenda.append(DEPARTURE[self.side])


class Departure(Procedure[War]):
    """15.13.1 The force that moves has been named: its orders may be countermanded."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        position.agenda.append(ORDERED[self.side])
        open_moment(position, ORDERS, march.at)


class Ordered(Procedure[War]):
    """10.1 The move goes on, unless its orders were countermanded."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.stopped:
            position.march = None
            return
        position.agenda.append(END_OF_MARCH[self.side])
        position.agenda.append(ON_THE_MARCH[self.side])


LINE_FOR_FLEET: Final[list[LineForFleet]] = [LineForFleet(side) for side in (MACEDON, PERSIA)]
DEPARTURE: Final[list[Departure]] = [Departure(side) for side in (MACEDON, PERSIA)]
ORDERED: Final[list[Ordered]] = [Ordered(side) for side in (MACEDON, PERSIA)]

# ---- lists


MARCH: Final[list[list[SetOut]]] = [
    [SetOut(army, points) for points in range(MOST_MP + 1)] for army in range(ARMIES)
]
EMBARK: Final[list[Embark]] = [Embark(army) for army in range(ARMIES)]
SET_SAIL: Final[list[SetSail]] = [SetSail(fleet) for fleet in range(FLEETS)]
EVACUATE: Final[list[list[Evacuate]]] = [
    [Evacuate(city, cargo) for cargo in range(TRANSPORT + 1)] for city in range(len(CITIES))
]
FUND: Final[list[Fund]] = [Fund(treasury) for treasury in range(ROYAL + 1)]


def list_marches(war: War, side: int, found: list[Action[War, Any]]) -> None:
    """10.1, 10.7, 11.4.31 Whatever can move: all that is not refused and nothing else. What is the
    same for many is asked once."""
    if war.moves_left == 0:
        return
    for army in range(ARMIES):
        if ARMY_SIDE[army] == side and cannot_move(war, side, army) is None:
            _list_army(war, army, found)
    at = war.fleet_at
    owner = war.fleet_side
    moved = war.moved_fleets
    asked = able = 0
    for fleet in range(FLEETS):
        if owner[fleet] == side and at[fleet] != NOWHERE and not moved >> fleet & 1:
            port = 1 << HARBOUR_OF[at[fleet]]
            if not asked & port:
                asked |= port
                if cannot_sail(war, fleet) is None:
                    able |= port
            if able & port:
                found.append(SET_SAIL[fleet])
    siege = war.siege
    for city in range(len(siege)):
        if siege[city] != NO_SIEGE and war.holder[CITIES[city]] == side:
            _list_escapes(war, side, city, found)


def _list_army(war: War, army: int, found: list[Action[War, Any]]) -> None:
    """10.1.5, 10.7.7 How far an army that may move can go; more points never close a way."""
    able = False
    for points in range(basic_points(war, army), most_points(war, army) + 1):
        able = able or can_do(war, new_march(war, army, points, 0))
        if able:
            found.append(MARCH[army][points])
    if SEA_BESIDE[war.army_at[army]] and can_embark(war, army):
        found.append(EMBARK[army])


def _list_escapes(war: War, side: int, city: int, found: list[Action[War, Any]]) -> None:
    """11.4.31 The points without an army that can escape from a city under Siege."""
    space = CITIES[city]
    for cargo in range(1, min(TRANSPORT, war.loose[space]) + 1):
        if can_do(war, new_voyage(war, side, 0, cargo, space)):
            found.append(EVACUATE[city][cargo])
