"""3.6 Sieges."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    CITIES_AT,
    CITY_AREAS,
    CITY_ENDURANCE,
    CITY_LIST,
    ENDURANCE,
    SEAS_OF,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COUNT,
    KIND,
    NO_ARMY,
    SIEGE_BITS,
    VALUE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    BESIEGED,
    CITY_FELL,
    MARKER_TURNED,
    SIEGE_LOSSES,
)
from anabasis.games.alexander_vs_darius.rules.closed import ClosedStep
from anabasis.games.alexander_vs_darius.rules.control import set_marker
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.hits import WORST_FIRST
from anabasis.games.alexander_vs_darius.rules.known import is_alone
from anabasis.games.alexander_vs_darius.rules.persian_rank import reckon
from anabasis.games.alexander_vs_darius.rules.stacks import wound
from anabasis.games.alexander_vs_darius.rules.standing import (
    has_ships,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    gain,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import SIEGE_PRICE
from anabasis.kit.rows import changed


class Besiege(Action[Campaign, Decision[Any]]):
    """3.6.1, 3.6.7 An army besieges the city where it stands."""

    verb: ClassVar[str] = "besiege"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        area = self.area
        where = {"area": AREA.word(area)}
        if position.holder[area] != seat or position.leaders[area] == 0:
            return Refusal("3.6.1", "no-army", where)
        if not CITY_AREAS >> area & 1 or position.marker[area] != 1 - seat:
            return Refusal("3.6.1", "no-enemy-city", where)
        if position.units[area] & SIEGE_BITS == NO_ARMY:
            return Refusal("3.6.1", "no-siege-troops", where)
        if position.besieged >> area & 1:
            return Refusal("3.6.9", "besieged-already", where)
        if position.treasure[seat] < SIEGE_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": SIEGE_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        area = self.area
        lose(position, seat, SIEGE_PRICE)
        position.besieged |= 1 << area
        units = position.units[area]
        ones, sixes, others = assault(units, die)
        hits = min(position.hits[area] + sixes + others, 255)
        position.hits = changed(position.hits, area, hits)
        log.append(Event(BESIEGED, (seat, area, units_in(units), sixes + others, hits)))
        helped = any([has_ships(position, seat, sea) for sea in SEAS_OF[area]])
        hurt = min(ones + (0 if helped else sixes), units_in(units))
        position.agenda += [EventRoll(), Outcome(seat, area), Losses(seat, area, units, hurt, 0)]


BESIEGE: Final[list[Besiege]] = [Besiege(area) for area in range(AREAS)]


def list_sieges(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """3.6.1, 3.6.9, 3.6.10 Every enemy city where a player's army stands that can besiege it."""
    if campaign.treasure[seat] < SIEGE_PRICE:
        return
    holder, marker = campaign.holder, campaign.marker
    for area in CITY_LIST:
        if (
            holder[area] == seat
            and marker[area] == 1 - seat
            and campaign.leaders[area]
            and campaign.units[area] & SIEGE_BITS
            and not campaign.besieged >> area & 1
        ):
            found.append(BESIEGE[area])


def assault(units: int, die: Die) -> tuple[int, int, int]:
    """3.6.7, 3.6.11 Each unit rolls: the ones, the sixes, and the other hits on the city. For each
    class the ones are drawn first, then the sixes among the rest, then hits among what is left."""
    ones, sixes, others = 0, 0, 0
    for number in classes_in(units):
        count = of_class(units, number)
        low = die.hits(count, 6, 6)
        high = die.hits(count - low, 5, 5)
        ones += low
        sixes += high
        others += die.hits(count - low - high, 4, VALUE[KIND[number]] - 1)
    return ones, sixes, others


class Losses(ClosedStep):
    """3.6.11 Which units take the hits of a siege, class by class, one each. `units` are those that
    rolled, `left` the hits still to be allotted, `at` the place in the order."""

    case: ClassVar[str] = "3.6.11"
    verbs: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: int, area: int, units: int, left: int, at: int) -> None:
        super().__init__(seat)
        self.area = area
        self.units = units
        self.left = left
        self.at = at

    def continues(self) -> bool:
        return self.at > 0

    def is_open(self, position: Campaign) -> bool:
        """3.0.2 Once one class has been asked about nobody else sees how often more are."""
        here = of_class(self.units, WORST_FIRST[self.at])
        before = [number for number in WORST_FIRST[: self.at] if of_class(self.units, number)]
        return is_alone(position, self.area) or here == 0 or len(before) > 0

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        if self.left == 0:
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        number = WORST_FIRST[self.at]
        return [LOSE[number][count] for count in range(of_class(self.units, number) + 1)]

    def prompt(self, position: Campaign) -> Message:
        number = WORST_FIRST[self.at]
        return Message(
            "siege-losses",
            {"area": AREA.word(self.area), "hits": self.left, "class": CLASS.word(number)},
        )


class Lose(Action[Campaign, Losses]):
    """3.6.11 So many units of a class take a hit each. Others see those that do."""

    verb: ClassVar[str] = "lose"
    secret: ClassVar[bool] = True
    fields: ClassVar[tuple[Domain, ...]] = (CLASS, COUNT)

    def __init__(self, number: int, count: int) -> None:
        self.number = number
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.number, self.count)

    def refusal(self, position: Campaign, decision: Losses, seat: int) -> Refusal | None:
        what = {"class": CLASS.word(self.number), "count": self.count}
        if WORST_FIRST[decision.at] != self.number:
            return Refusal("3.6.11", "another-asked", what)
        most = min(of_class(decision.units, self.number), decision.left)
        if self.count > most:
            return Refusal("3.2.5", "too-many-hits", {"most": most})
        later = sum([of_class(decision.units, one) for one in WORST_FIRST[decision.at + 1 :]])
        if decision.left - self.count > later:
            return Refusal("3.6.11", "too-few-hits", {"left": decision.left})
        return None

    def do(
        self, position: Campaign, decision: Losses, seat: int, die: Die, log: list[Event]
    ) -> None:
        area = decision.area
        if self.count:
            wound(position, area, self.number, self.count)
            reckon(position, area)
            classes = (self.number,) * self.count
            log.append(Event(SIEGE_LOSSES, (seat, area, classes, ())))
        left = decision.left - self.count
        position.agenda.append(Losses(seat, area, decision.units, left, decision.at + 1))


class Outcome(Procedure[Campaign]):
    """3.6.13, 3.6.14, 3.6.16 The city falls, if anybody is left to enter it."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        area, seat = self.area, self.seat
        if position.hits[area] < ENDURANCE[area] or position.units[area] == NO_ARMY:
            return
        city = max(CITIES_AT[area], key=lambda one: CITY_ENDURANCE[one])
        position.agenda.append(Plunder(seat, area, city))
        set_marker(position, seat, area, MARKER_TURNED, log)


class Plunder(Procedure[Campaign]):
    """3.6.13 The besieger takes the plunder, if the game is not over before."""

    def __init__(self, seat: int, area: int, city: int) -> None:
        self.seat = seat
        self.area = area
        self.city = city

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        plunder = ENDURANCE[self.area]
        gain(position, self.seat, plunder)
        log.append(Event(CITY_FELL, (self.seat, self.city, plunder)))


_MOST: Final[int] = len(COUNT) - 1
LOSE: Final = [[Lose(number, count) for count in range(_MOST + 1)] for number in range(CLASSES)]
