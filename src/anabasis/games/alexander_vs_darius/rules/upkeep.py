"""4.7 Upkeep of armies, of the Persian navy and of the Athenian ships."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    BERTH,
    BERTH_SEA,
    BERTHS,
    FIELD,
    MACEDON,
    NAVY_PORTS,
    PERSIA,
    PLACE,
    PLACES,
    PORT_CITIES,
    SEAS,
    aboard,
    members,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    HEAVY_CAVALRY,
    HOPLITES,
    KIND,
    NO_ARMY,
    ONE,
    PERSIAN,
    UNITS,
    classes_in,
    least_of,
    of_class,
    of_kind,
)
from anabasis.games.alexander_vs_darius.events import (
    ARMY_PAID,
    ARMY_UNPAID,
    DESERTED,
    NAVY_DESTROYED,
    NAVY_PAID,
    NAVY_SCRAPPED,
)
from anabasis.games.alexander_vs_darius.rules.athenians import Athenians
from anabasis.games.alexander_vs_darius.rules.closed import ClosedStep
from anabasis.games.alexander_vs_darius.rules.control import raise_siege
from anabasis.games.alexander_vs_darius.rules.drowning import lose_ships
from anabasis.games.alexander_vs_darius.rules.kings import fill_thrones
from anabasis.games.alexander_vs_darius.rules.known import has_closed, know_gone
from anabasis.games.alexander_vs_darius.rules.persian_rank import reckon
from anabasis.games.alexander_vs_darius.rules.ships import reload, sink
from anabasis.games.alexander_vs_darius.rules.stacks import bury, lose_units
from anabasis.games.alexander_vs_darius.rules.standing import (
    carriers,
    ships_of,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.rules.tracks import move_weariness
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import (
    MACEDONIAN_UPKEEP,
    NAVY,
    PERSIAN_UPKEEP,
    PERSIAN_UPKEEP_INLAND,
    UNPAID_STEP,
)

_PORT_CITIES: Final[list[int]] = members(PORT_CITIES)
_NAVY_PORTS: Final[list[int]] = members(NAVY_PORTS)


class Upkeep(Procedure[Campaign]):
    """4.7.1 The fifth phase: Persian armies and navy, Macedonian armies and Athenians."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        fill_thrones(position, die, log)
        if position.ending:
            return
        position.agenda += [Athenians(), MacedonianArmies(), Navy(), PersianArmies()]


# ---- armies


def persian_price(campaign: Campaign) -> int:
    """4.7.2 What the Persian armies cost."""
    for area in _PORT_CITIES:
        if campaign.marker[area] == PERSIA:
            return PERSIAN_UPKEEP
    return PERSIAN_UPKEEP_INLAND


class PersianArmies(Procedure[Campaign]):
    """4.7.2, 4.7.3 The Persian pays for his armies; if he cannot, a unit deserts."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        price = persian_price(position)
        if position.treasure[PERSIA] >= price:
            log.append(Event(ARMY_PAID, (PERSIA, lose(position, PERSIA, price))))
        elif persian_stacks(position):
            position.agenda.append(Desertion(PERSIA))


def deserters(campaign: Campaign) -> list[int]:
    """4.7.3 The kinds of which one is lost: hoplites, else heavy cavalry, else any."""
    return deserting(persian_stacks(campaign))


def deserting(stacks: list[tuple[int, int]]) -> list[int]:
    """The same, of the units in these places."""
    all_units = 0
    for _, units in stacks:
        all_units += units
    there = [unit for unit in range(UNITS) if of_kind(all_units, unit)]
    for unit in (HOPLITES, HEAVY_CAVALRY):
        if unit in there:
            return [unit]
    return there


def persian_stacks(campaign: Campaign) -> list[tuple[int, int]]:
    """The places with Persian units, and the units."""
    found = [
        (area, campaign.units[area])
        for area in range(AREAS)
        if campaign.holder[area] == PERSIA and campaign.units[area]
    ]
    cargo = [NO_ARMY] * SEAS
    for fleet in campaign.fleets:
        if fleet.nation == PERSIAN:
            cargo[BERTH_SEA[fleet.berth]] += fleet.cargo
    for sea, units in enumerate(cargo):
        if units:
            found.append((aboard(PERSIA, sea), units))
    return found


class Desertion(ClosedStep):
    """4.7.3 Which unit is lost."""

    case: ClassVar[str] = "4.7.3"
    verbs: ClassVar[tuple[str, ...]] = ("disband",)

    def is_open(self, position: Campaign) -> bool:
        return not has_closed(position, PERSIA)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        stacks = persian_stacks(position)
        kinds = deserting(stacks)
        return [
            DISBAND[number][place]
            for place, units in stacks
            for number in classes_in(units)
            if KIND[number] in kinds
        ]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The candidates: none of them is refused."""
        return self.candidates(position, seat)

    def prompt(self, position: Campaign) -> Message:
        return Message("disband")


class Disband(Action[Campaign, Desertion]):
    """4.7.3, 4.7.4 A unit is lost for want of pay, and returns to the pool."""

    verb: ClassVar[str] = "disband"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS, PLACE)

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.number, self.place)

    def refusal(self, position: Campaign, decision: Desertion, seat: int) -> Refusal | None:
        what = {"class": CLASS.word(self.number), "place": PLACE.word(self.place)}
        if side_at(position, self.place) != seat or not of_class(
            units_at(position, self.place), self.number
        ):
            return Refusal("4.7.3", "not-there-to-drop", what)
        if KIND[self.number] not in deserters(position):
            return Refusal("4.7.3", "others-desert-first", what)
        return None

    def do(
        self, position: Campaign, decision: Desertion, seat: int, die: Die, log: list[Event]
    ) -> None:
        one = ONE[self.number]
        place = self.place
        log.append(Event(DESERTED, (seat, self.number, place)))
        if place < FIELD:
            lose_units(position, place, one, back=True)
            reckon(position, place)
            raise_siege(position, place, log)
            return
        fleet = next(
            fleet for fleet in carriers(position, place) if of_class(fleet.cargo, self.number)
        )
        cargo = fleet.cargo - one
        reload(position, fleet, cargo, least_of(fleet.spent, cargo), fleet.leaders)
        bury(position, seat, one, back=True)
        know_gone(position, place, one, 0)


class MacedonianArmies(Procedure[Campaign]):
    """4.7.5, 5.1.4 The Macedonian pays for his armies, or they grow weary."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if position.treasure[MACEDON] >= MACEDONIAN_UPKEEP:
            paid = lose(position, MACEDON, MACEDONIAN_UPKEEP)
            log.append(Event(ARMY_PAID, (MACEDON, paid)))
        else:
            move_weariness(position, ARMY_UNPAID, UNPAID_STEP, log)


# ---- the Persian navy


class Navy(Procedure[Campaign]):
    """4.7.11, 4.7.12 The navy is destroyed without its cities; else it is paid for, or loses a
    ship."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        ships = ships_of(position, PERSIAN)
        if ships == 0:
            return
        if not any([position.marker[area] == PERSIA for area in _NAVY_PORTS]):
            log.append(Event(NAVY_DESTROYED, (PERSIA, ships)))
            for fleet in position.fleets:
                if fleet.nation == PERSIAN:
                    sink(position, fleet, False, log)
            return
        position.agenda.append(NavyPay(PERSIA))


class NavyPay(Step[Campaign]):
    """4.7.11 Pay for all ships, or lose one."""

    case: ClassVar[str] = "4.7.11"
    verbs: ClassVar[tuple[str, ...]] = ("pay-navy", "scrap")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        found: list[Action[Campaign, Any]] = [PAY_NAVY]
        berths = {fleet.berth for fleet in position.fleets if fleet.nation == PERSIAN}
        return found + [SCRAP[berth] for berth in sorted(berths)]

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return self.options(position, seat)[0]

    def prompt(self, position: Campaign) -> Message:
        return Message("navy", {"price": NAVY, "treasure": position.treasure[self.seat]})


class PayNavy(Action[Campaign, NavyPay]):
    """4.7.11 Pay for the navy."""

    verb: ClassVar[str] = "pay-navy"

    def refusal(self, position: Campaign, decision: NavyPay, seat: int) -> Refusal | None:
        if position.treasure[seat] < NAVY:
            return Refusal("1.3.8", "too-dear", {"price": NAVY})
        return None

    def do(
        self, position: Campaign, decision: NavyPay, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(NAVY_PAID, (seat, lose(position, seat, NAVY))))


class Scrap(Action[Campaign, NavyPay]):
    """4.7.11, 4.3.1 Lose a ship to the yard."""

    verb: ClassVar[str] = "scrap"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: NavyPay, seat: int) -> Refusal | None:
        for fleet in position.fleets:
            if fleet.berth == self.berth and fleet.nation == PERSIAN:
                return None
        return Refusal("4.7.11", "no-ships", {"berth": BERTH.word(self.berth)})

    def do(
        self, position: Campaign, decision: NavyPay, seat: int, die: Die, log: list[Event]
    ) -> None:
        fleet = next(
            one for one in position.fleets if one.berth == self.berth and one.nation == PERSIAN
        )
        log.append(Event(NAVY_SCRAPPED, (seat, BERTH_SEA[self.berth])))
        lose_ships(position, fleet, 1, True, log)


DISBAND: Final = [[Disband(number, place) for place in range(PLACES)] for number in range(CLASSES)]
PAY_NAVY: Final = PayNavy()
SCRAP: Final = [Scrap(berth) for berth in range(BERTHS)]
