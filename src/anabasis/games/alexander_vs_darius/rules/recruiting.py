"""4.3, 4.4 Recruiting: what, where, and for how much."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BERTHS,
    CITY_AREAS,
    FIELD,
    GREEK,
    HELLAS,
    MACEDON,
    MACEDONIA,
    NOWHERE,
    PERSIA,
    PLACE,
    PLACES,
    SEAS,
    THRACE,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import (
    FOR_PRICE,
    FULL,
    HEAVY_CAVALRY,
    HOPLITES,
    LIGHT_INFANTRY,
    MACEDONIAN,
    MERCENARY,
    NATION,
    NO_ARMY,
    ONE,
    PERSIAN,
    PHALANX,
    PRICE,
    SHIP_PRICE,
    UNIT,
    UNITS,
    WORN,
    WORN_BITS,
    of_class,
)
from anabasis.games.alexander_vs_darius.events import RECRUITED, RESTORED, SHIP_BUILT
from anabasis.games.alexander_vs_darius.rules.known import know_come, know_gone
from anabasis.games.alexander_vs_darius.rules.levy import begin_levy, open_areas
from anabasis.games.alexander_vs_darius.rules.ships import add_fleet, reload
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.rules.standing import (
    carriers,
    friendly_port,
    ship_side,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    FRESH,
    Campaign,
    Fleet,
    has_army,
    has_enemy,
    is_closed,
    lose,
    own_rows,
)
from anabasis.games.alexander_vs_darius.turns import LEVY_FROM, RECRUIT_LIMIT, RESTORE_PRICE
from anabasis.kit.rows import more, replaced


class Recruiting(Procedure[Campaign]):
    """4.3.2 A player recruits, until he is done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        position.recruited = 0
        position.half_paid = False
        position.agenda.append(Recruit(self.seat))


def no_place(campaign: Campaign, seat: int, unit: int, area: int) -> Refusal | None:
    """4.3.6 to 4.3.10 Why a recruit cannot be placed in an area."""
    where: dict[str, Any] = {"area": AREA.word(area), "unit": UNIT.word(unit)}
    if campaign.marker[area] != seat and not has_army(campaign, seat, area):
        return Refusal("4.3.6", "not-friendly", where)
    if is_closed(campaign, area):
        return Refusal("1.4.13", "closed", where)
    if has_enemy(campaign, seat, area) or campaign.holder[area] == THRACE:
        return Refusal("4.3.7", "enemies-there", where)
    if unit == HOPLITES and seat == MACEDON and not GREEK[area]:
        return Refusal("4.3.8", "only-in-greece", where)
    if seat == MACEDON and unit in (PHALANX, HEAVY_CAVALRY) and area != MACEDONIA:
        return Refusal("4.3.10", "only-in-macedonia", where)
    return None


def price_of(campaign: Campaign, seat: int, unit: int, area: int) -> int:
    """4.4.2 to 4.4.8 What a recruit costs there and now."""
    if unit == LIGHT_INFANTRY and campaign.half_paid:
        return 0
    if unit == HOPLITES and not GREEK[area]:
        return MERCENARY
    return PRICE[unit]


class Recruit(Decision[Campaign]):
    """4.3, 4.4, 4.5 What a player recruits, restores or builds next."""

    case: ClassVar[str] = "4.3.2"
    verbs: ClassVar[tuple[str, ...]] = ("recruit", "restore", "build", "levy", "done")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """All that is allowed and nothing else."""
        found: list[Action[Campaign, Any]] = []
        if position.recruited < RECRUIT_LIMIT[seat]:
            list_recruits(position, seat, found)
            list_ships(position, seat, found)
        if position.treasure[seat] >= RESTORE_PRICE:
            list_restored(position, seat, found)
        if seat == PERSIA and LEVY_CALL.refusal(position, self, seat) is None:
            found.append(LEVY_CALL)
        found.append(DONE)
        return found

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return self.candidates(position, seat)

    def choose(
        self,
        position: Campaign,
        seat: int,
        action: Action[Campaign, Any],
        die: Die,
        log: list[Event],
    ) -> None:
        if not isinstance(action, Done):
            position.agenda.append(self)
        action.do(position, self, seat, die, log)

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return DONE

    def prompt(self, position: Campaign) -> Message:
        left = RECRUIT_LIMIT[self.seat] - position.recruited
        return Message("recruit", {"left": left, "treasure": position.treasure[self.seat]})


def list_recruits(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """4.3.3, 4.3.6 to 4.3.10, 4.4 Every recruit that can be paid for and placed, area by area."""
    greek = 0
    """The kinds that can be had in Greece, a bit each,"""
    other = 0
    """elsewhere,"""
    home = 0
    """and in Macedonia."""
    treasure = campaign.treasure[seat]
    pool = campaign.pool[seat]
    for unit in range(UNITS):
        if PRICE[unit] == 0 or of_class(pool, FULL[unit]) == 0:
            continue
        if treasure >= price_of(campaign, seat, unit, MACEDONIA):
            if seat == PERSIA or unit != HOPLITES or GREEK[MACEDONIA]:
                home |= 1 << unit
            if seat == PERSIA or unit not in (PHALANX, HEAVY_CAVALRY, HOPLITES):
                other |= 1 << unit
        if treasure >= price_of(campaign, seat, unit, HELLAS) and (
            seat == PERSIA or unit not in (PHALANX, HEAVY_CAVALRY)
        ):
            greek |= 1 << unit
    for area in open_areas(campaign, seat):
        kinds = home if area == MACEDONIA else greek if GREEK[area] else other
        if kinds:
            found += recruits_at(area, kinds)


def recruits_at(area: int, kinds: int) -> list[RecruitUnit]:
    """The recruits of these kinds in an area, listed once."""
    at = area << UNITS | kinds
    found = _RECRUITS_AT[at]
    if not found:
        found = [RECRUIT[unit][area] for unit in range(UNITS) if kinds >> unit & 1]
        _RECRUITS_AT[at] = found
    return found


def list_ships(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """4.3.11 Every berth in which a ship can be built."""
    nation = PERSIAN if seat == PERSIA else MACEDONIAN
    if campaign.treasure[seat] < SHIP_PRICE or campaign.shipyard[nation] == 0:
        return
    for berth in YARDS:
        area = BERTH_AREA[berth]
        if friendly_port(campaign, seat, area) and not has_enemy(campaign, seat, area):
            found.append(BUILD[berth])


def list_restored(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """4.3.13 Every worn unit, on land and then aboard."""
    holder = campaign.holder
    area: i64
    for area in range(AREAS):
        if holder[area] == seat and campaign.units[area] & WORN_BITS:
            _list_worn(campaign.units[area], area, found)
    cargo = [NO_ARMY] * SEAS
    for fleet in campaign.fleets:
        if fleet.cargo and ship_side(fleet.nation) == seat:
            cargo[BERTH_SEA[fleet.berth]] += fleet.cargo
    for sea, units in enumerate(cargo):
        if units & WORN_BITS:
            _list_worn(units, aboard(seat, sea), found)


def _list_worn(units: int, place: int, found: list[Action[Campaign, Any]]) -> None:
    for unit in range(UNITS):
        if WORN[unit] >= 0 and of_class(units, WORN[unit]):
            found.append(RESTORE[unit][place])


class RecruitUnit(Action[Campaign, Recruit]):
    """4.3.3, 4.3.4, 4.3.6 Recruit a unit."""

    verb: ClassVar[str] = "recruit"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT, AREA)

    def __init__(self, unit: int, area: int) -> None:
        self.unit = unit
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.unit, self.area)

    def refusal(self, position: Campaign, decision: Recruit, seat: int) -> Refusal | None:
        unit, area = self.unit, self.area
        what = {"unit": UNIT.word(unit)}
        if not PRICE[unit]:
            return Refusal("4.3.12", "never-recruited", what)
        if of_class(position.pool[seat], FULL[unit]) == 0:
            return Refusal("4.3.3", "not-in-pool", what)
        if position.recruited >= RECRUIT_LIMIT[seat]:
            return Refusal("4.3.4", "limit", {"limit": RECRUIT_LIMIT[seat]})
        refusal = no_place(position, seat, unit, area)
        if refusal is not None:
            return refusal
        price = price_of(position, seat, unit, area)
        if position.treasure[seat] < price:
            return Refusal("1.3.8", "too-dear", {"price": price})
        return None

    def do(
        self, position: Campaign, decision: Recruit, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit, area = self.unit, self.area
        price = lose(position, seat, price_of(position, seat, unit, area))
        if FOR_PRICE[unit] == 2:
            position.half_paid = not position.half_paid
        one = ONE[FULL[unit]]
        position.pool = replaced(position.pool, seat, position.pool[seat] - one)
        position.recruited += 1
        put(position, seat, area, one, 0)
        log.append(Event(RECRUITED, (seat, unit, area, price)))


class Restore(Action[Campaign, Recruit]):
    """4.3.5, 4.3.13, 4.4.1 Turn a unit to full strength."""

    verb: ClassVar[str] = "restore"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT, PLACE)

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.unit, self.place)

    def refusal(self, position: Campaign, decision: Recruit, seat: int) -> Refusal | None:
        worn = WORN[self.unit]
        if (
            worn < 0
            or side_at(position, self.place) != seat
            or of_class(units_at(position, self.place), worn) == 0
        ):
            what = {"unit": UNIT.word(self.unit), "place": PLACE.word(self.place)}
            return Refusal("4.3.13", "nothing-worn", what)
        if position.treasure[seat] < RESTORE_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": RESTORE_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Recruit, seat: int, die: Die, log: list[Event]
    ) -> None:
        price = lose(position, seat, RESTORE_PRICE)
        worn, full = ONE[WORN[self.unit]], ONE[FULL[self.unit]]
        if self.place < FIELD:
            units = position.units[self.place] - worn + full
            own_rows(position)
            position.units[self.place] = units
            spent = _restored(position.spent[self.place], units, self.unit)
            position.spent[self.place] = spent
        else:
            fleet = next(
                one
                for one in carriers(position, self.place)
                if of_class(one.cargo, WORN[self.unit])
            )
            cargo = fleet.cargo - worn + full
            reload(position, fleet, cargo, _restored(fleet.spent, cargo, self.unit), fleet.leaders)
        know_gone(position, self.place, worn, 0)
        know_come(position, self.place, full, 0)
        log.append(Event(RESTORED, (seat, self.unit, self.place, price)))


def _restored(spent: int, units: int, unit: int) -> int:
    """1.4.8 Those that have moved, after one of these units was restored: it was one of those that
    had not, if there was one."""
    if of_class(spent, WORN[unit]) > of_class(units, WORN[unit]):
        return spent - ONE[WORN[unit]] + ONE[FULL[unit]]
    return spent


class Build(Action[Campaign, Recruit]):
    """4.3.4, 4.3.11, 4.4.7 Build a ship."""

    verb: ClassVar[str] = "build"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: Recruit, seat: int) -> Refusal | None:
        area = BERTH_AREA[self.berth]
        nation = PERSIAN if seat == PERSIA else MACEDONIAN
        where = {"berth": BERTH.word(self.berth)}
        if area == NOWHERE or not friendly_port(position, seat, area):
            return Refusal("4.3.11", "port-not-friendly", where)
        if not CITY_AREAS >> area & 1:
            return Refusal("4.3.11", "no-city", where)
        if has_enemy(position, seat, area):
            return Refusal("4.3.7", "enemies-there", where)
        if position.shipyard[nation] == 0:
            return Refusal("4.3.3", "not-in-pool", {"unit": NATION.word(nation)})
        if position.recruited >= RECRUIT_LIMIT[seat]:
            return Refusal("4.3.4", "limit", {"limit": RECRUIT_LIMIT[seat]})
        if position.treasure[seat] < SHIP_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": SHIP_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Recruit, seat: int, die: Die, log: list[Event]
    ) -> None:
        nation = PERSIAN if seat == PERSIA else MACEDONIAN
        price = lose(position, seat, SHIP_PRICE)
        position.shipyard = more(position.shipyard, nation, -1)
        position.recruited += 1
        add_fleet(position, Fleet(self.berth, nation, FRESH, 1, NO_ARMY, NO_ARMY, 0))
        log.append(Event(SHIP_BUILT, (seat, BERTH_AREA[self.berth], price)))


class Levy(Action[Campaign, Recruit]):
    """4.5.1 Call the emergency levy."""

    verb: ClassVar[str] = "levy"

    def refusal(self, position: Campaign, decision: Recruit, seat: int) -> Refusal | None:
        if seat != PERSIA:
            return Refusal("4.5.1", "persians-only", {})
        if position.levied:
            return Refusal("4.5.1", "levied-already", {})
        if position.turn < LEVY_FROM:
            return Refusal("4.5.1", "too-early", {"turn": LEVY_FROM})
        return None

    def do(
        self, position: Campaign, decision: Recruit, seat: int, die: Die, log: list[Event]
    ) -> None:
        begin_levy(position, die, log)


class Done(Action[Campaign, Recruit]):
    """4.3.2 Recruit no more in this turn."""

    verb: ClassVar[str] = "done"

    def refusal(self, position: Campaign, decision: Recruit, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: Recruit, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.half_paid = False


RECRUIT: Final = [[RecruitUnit(unit, area) for area in range(AREAS)] for unit in range(UNITS)]
_RECRUITS_AT: Final[list[list[RecruitUnit]]] = [[]] * (AREAS << UNITS)
RESTORE: Final = [[Restore(unit, place) for place in range(PLACES)] for unit in range(UNITS)]
BUILD: Final = [Build(berth) for berth in range(BERTHS)]
YARDS: Final[list[int]] = [
    berth
    for berth in range(BERTHS)
    if BERTH_AREA[berth] != NOWHERE and CITY_AREAS >> BERTH_AREA[berth] & 1
]
"""The berths in the ports of cities."""
LEVY_CALL: Final = Levy()
DONE: Final = Done()
