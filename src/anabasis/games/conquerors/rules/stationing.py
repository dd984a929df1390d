"""8.3.8 to 8.3.12 Where raised Persian points go: four cities, and there into armies or none."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    LEVIES,
    NO_ARMY,
    NO_TREASURY,
    PERSIA,
    SPACE,
    SPARTAN,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.events import POSTED
from anabasis.games.conquerors.rules.choice import StepChoice, refusals
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.enlisting import (
    POINTS,
    LevyChoice,
    enter_army,
    roll_levy,
)
from anabasis.games.conquerors.rules.forces import change_loose, free_number
from anabasis.games.conquerors.rules.forming import Forming
from anabasis.games.conquerors.rules.lines import in_line
from anabasis.games.conquerors.rules.size import room_in
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lower, owns, usable
from anabasis.games.conquerors.state import War, armies_at, is_besieged, seat_of

CITY_LEVY: Final = TREASURY
NOT_YOUR_CITY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("8.3.8", "not-your-city", {"treasury": word})
)
NO_LINE_BETWEEN: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("8.3.9", "no-line-between", {"treasury": word})
)
NOT_USABLE: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.3", "treasury-not-usable", {"treasury": word})
)


def city_takes(war: War, city: int, treasury: int) -> Refusal | None:
    """8.3.8, 8.3.9, 8.3.12 Why a city cannot get raised Persian points that a treasury pays for
    (`NO_TREASURY`: they cost nothing)."""
    if city not in LEVIES:
        return Refusal("8.3.8", "not-a-levy-city", {"treasury": TREASURY.word(city)})
    if not owns(war, PERSIA, city):
        return NOT_YOUR_CITY[city]
    space = TREASURY_AT[city]
    if is_besieged(war, space):
        return Refusal("8.3.12", "under-siege", {"space": SPACE.word(space)})
    if treasury != NO_TREASURY and not in_line(war, PERSIA, space, treasury):
        return NO_LINE_BETWEEN[city]
    return None


class LevyFrom(Action[War, LevyChoice]):
    """8.3.9 A Persian treasury pays for raised points."""

    verb: ClassVar[str] = "levy-from"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)

    def __init__(self, treasury: int) -> None:
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.treasury,)

    def refusal(self, position: War, decision: LevyChoice, seat: int) -> Refusal | None:
        refusal = decision.no_levy(position)
        if refusal is not None:
            return refusal
        if decision.side != PERSIA:
            return Refusal("8.3.8", "persian-only")
        if not usable(position, PERSIA, self.treasury):
            return NOT_USABLE[self.treasury]
        refusal = None
        for city in LEVIES:
            refusal = city_takes(position, city, self.treasury)
            if refusal is None:
                return None
        return refusal

    def do(
        self, position: War, decision: LevyChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        decision.goes_on(position)
        cities = [city for city in LEVIES if city_takes(position, city, self.treasury) is None]
        position.agenda.append(Called(self.treasury, bytes(cities), 0, 0))


LEVY_FROM: Final[list[LevyFrom]] = [LevyFrom(treasury) for treasury in range(len(TREASURY))]


class Called(Procedure[War]):
    """8.3.9, 7.3.13 It is seen from which cities a line leads to the treasury that pays; then the
    dice are rolled."""

    def __init__(self, treasury: int, cities: bytes, at: int, joined: int) -> None:
        self.treasury = treasury
        self.cities = cities
        self.at = at
        """How many of the cities have been asked about, and"""
        self.joined = joined
        """those among them that are in line, a bit each."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        joined = self.joined
        if self.at and position.line >> self.treasury & 1:
            joined |= 1 << self.cities[self.at - 1]
        if self.at < len(self.cities):
            position.agenda.append(Called(self.treasury, self.cities, self.at + 1, joined))
            space = TREASURY_AT[self.cities[self.at]]
            trace(position, PERSIA, space, 1 << self.treasury)
            return
        if joined:
            lower(position, self.treasury, log)
            points = roll_levy(position, PERSIA, die, log)
            station(position, points, joined)


def station(war: War, points: int, cities: int) -> None:
    """8.3.8 Push the placing of Persian points in these cities, a bit each."""
    if points:
        war.agenda.append(Stationing(seat_of(war, PERSIA), PERSIA, points, cities))


class Stationing(StepChoice):
    """8.3.8 The Persian divides raised points among his cities."""

    case: ClassVar[str] = "8.3.8"
    verbs: ClassVar[tuple[str, ...]] = ("station",)

    def __init__(self, seat: int, side: int, points: int, cities: int) -> None:
        super().__init__(seat, side)
        self.points = points
        self.cities = cities

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [
            STATION[city][points]
            for city in LEVIES
            if self.cities >> city & 1
            for points in range(1, self.points + 1)
        ]

    def prompt(self, position: War) -> Message:
        return Message("stationing", {"points": self.points})


class Station(Action[War, Stationing]):
    """8.3.8 So many points are placed in a city; to the last city go all that are left."""

    verb: ClassVar[str] = "station"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY, POINTS)

    def __init__(self, city: int, points: int) -> None:
        self.city = city
        self.points = points

    def args(self) -> tuple[int, ...]:
        return (self.city, self.points)

    def refusal(self, position: War, decision: Stationing, seat: int) -> Refusal | None:
        if not decision.cities >> self.city & 1:
            return Refusal("8.3.9", "not-this-city", {"treasury": TREASURY.word(self.city)})
        if self.points > decision.points:
            return Refusal("8.3.2", "not-so-many", {"points": decision.points})
        if self.points < decision.points and decision.cities == 1 << self.city:
            return Refusal("8.3.8", "nowhere-else", {"points": decision.points})
        return None

    def do(
        self, position: War, decision: Stationing, seat: int, die: Die, log: list[Event]
    ) -> None:
        station(position, decision.points - self.points, decision.cities & ~(1 << self.city))
        position.agenda.append(
            Stationed(decision.seat, PERSIA, TREASURY_AT[self.city], self.points)
        )


STATION: Final[list[list[Station]]] = [
    [Station(city, points) for points in range(19)] for city in range(TREASURIES)
]


class Stationed(StepChoice):
    """8.3.10 Points in a city join an army there, form a new one, or stay without."""

    case: ClassVar[str] = "8.3.10"
    verbs: ClassVar[tuple[str, ...]] = ("join", "stay-loose", "form-army")

    def __init__(self, seat: int, side: int, space: int, points: int) -> None:
        super().__init__(seat, side)
        self.space = space
        self.points = points

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [
            JOIN[army] for army in armies_at(position, self.side, self.space)
        ]
        return [*found, FORM_ARMY, STAY_LOOSE]

    def prompt(self, position: War) -> Message:
        return Message("posting", {"space": SPACE.word(self.space), "points": self.points})


class Join(Action[War, Stationed]):
    """8.3.10 The points join an army in the same space."""

    verb: ClassVar[str] = "join"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Stationed, seat: int) -> Refusal | None:
        where = {"army": ARMY.word(self.army)}
        if self.army not in armies_at(position, decision.side, decision.space):
            return Refusal("8.3.10", "no-army-of-yours", where)
        if self.army == SPARTAN:
            return Refusal("15.3.4", "no-army-of-yours", where)
        if room_in(position, decision.side, self.army) < decision.points:
            return Refusal("5.2.6", "larger-than-first", where)
        return None

    def do(self, position: War, decision: Stationed, seat: int, die: Die, log: list[Event]) -> None:
        enter_army(position, self.army, decision.points, log)


class StayLoose(Action[War, Stationed]):
    """8.3.10, 8.3.12 The points stay in the city without an army."""

    verb: ClassVar[str] = "stay-loose"

    def refusal(self, position: War, decision: Stationed, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Stationed, seat: int, die: Die, log: list[Event]) -> None:
        change_loose(position, decision.side, decision.space, decision.points)
        log.append(Event(POSTED, (decision.side, decision.space, decision.points)))
        settle(position, log)


class FormArmy(Action[War, Stationed]):
    """8.3.10 The points form a new army."""

    verb: ClassVar[str] = "form-army"

    def refusal(self, position: War, decision: Stationed, seat: int) -> Refusal | None:
        army = free_number(position, decision.side)
        if army == NO_ARMY:
            return Refusal("8.1.1", "three-armies")
        if room_in(position, decision.side, army) < decision.points:
            return Refusal("5.2.6", "larger-than-first", {"army": ARMY.word(army)})
        return None

    def do(self, position: War, decision: Stationed, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(
            Forming(decision.seat, decision.side, decision.space, decision.points, False)
        )


JOIN: Final[list[Join]] = [Join(army) for army in range(ARMIES)]
STAY_LOOSE: Final = StayLoose()
FORM_ARMY: Final = FormArmy()
