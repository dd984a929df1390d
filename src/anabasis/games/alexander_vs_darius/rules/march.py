"""1.4.3 to 1.4.20, 2.1 The choices of a march: who goes, where to, which markers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    COST,
    FIELD,
    LAND,
    NOBODY,
    NOWHERE,
    OVER,
    PERSIA,
)
from anabasis.games.alexander_vs_darius.counters import (
    COMMANDS,
    NO_ARMY,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    HALTED,
    MARKER_PLACED,
    MARKER_TURNED,
    SET_OUT,
)
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARIOBARZANES,
    LEADER,
    count_of,
    leaders_in,
)
from anabasis.games.alexander_vs_darius.rules import battle
from anabasis.games.alexander_vs_darius.rules.control import needs_siege, set_marker
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.gathering import (
    DROP_LEADER,
    PICK_LEADER,
    Gathering,
    OfClass,
    OfLeader,
)
from anabasis.games.alexander_vs_darius.rules.marching import (
    CROSSING,
    Army,
    advance,
    crossing_price,
    force,
    has_way,
    led_areas,
    muster,
    no_way,
    open_ways,
    ready_leaders,
    set_off,
    spare_room,
    spare_units,
)
from anabasis.games.alexander_vs_darius.rules.persian_rank import bound_to_others, lead, reckon
from anabasis.games.alexander_vs_darius.state import Campaign, is_closed, lose
from anabasis.games.alexander_vs_darius.turns import MARCH_PRICE, PLACE_PRICE, TURN_PRICE


class SetOut(Action[Campaign, Decision[Any]]):
    """1.3.6, 1.3.7, 1.4.3 An army of an area begins its march."""

    verb: ClassVar[str] = "march"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        area = self.area
        where = {"area": AREA.word(area)}
        if position.holder[area] != seat:
            return Refusal("1.4.3", "nobody-of-yours", where)
        if position.treasure[seat] < MARCH_PRICE[seat]:
            return Refusal("1.3.8", "too-dear", {"price": MARCH_PRICE[seat]})
        if position.leaders[area] == 0:
            return Refusal("1.4.3", "no-leader", where)
        if ready_leaders(position, area) == 0:
            if position.leaders[area] & ~position.moved == 1 << ALEXANDER:
                return Refusal("7.1.3", "alexander-held", where)
            return Refusal("1.4.5", "moved-already", where)
        if not can_do(position, seat, area):
            return Refusal("1.4.4", "nowhere-to-go", where)
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        army = muster(position, seat, self.area)
        price = lose(position, seat, MARCH_PRICE[seat])
        log.append(Event(SET_OUT, (seat, self.area, price, tuple(leaders_in(army.leaders)))))
        position.agenda.append(March(seat, army))


MARCH: Final[list[SetOut]] = [SetOut(area) for area in range(AREAS)]


def list_marches(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """Every army of a player that could set out."""
    if campaign.treasure[seat] < MARCH_PRICE[seat]:
        return
    for area in led_areas(campaign, seat):
        if can_do(campaign, seat, area):
            found.append(MARCH[area])


def can_do(campaign: Campaign, seat: int, area: int) -> bool:
    """Whether the army of an area, or some of its leaders alone, could set a marker or enter an
    area."""
    if campaign.marker[area] != seat and not is_closed(campaign, area):
        units = muster(campaign, seat, area).units
        if units and not needs_siege(campaign, seat, area, units):
            return True
    bound = ready_leaders(campaign, area) == 1 << ARIOBARZANES
    return has_way(campaign, seat, area, CROSSING[seat], bound)


def targets(area: int) -> list[int]:
    """1.4.4, 3.1.17, 3.1.18 The areas across a border or a strait."""
    return [*LAND.beside[area], *[other for _, other in OVER[area]]]


def no_marker(campaign: Campaign, army: Army) -> Refusal | None:
    """1.3.11, 2.1.1, 2.1.2, 2.1.4 to 2.1.6 Why an army cannot set its marker where it is."""
    area = army.at
    where: dict[str, Any] = {"area": AREA.word(area)}
    if army.units == NO_ARMY:
        return Refusal("1.3.11", "no-army", where)
    marker = campaign.marker[area]
    if marker == army.seat:
        return Refusal("2.1.1", "marker-yours", where)
    if is_closed(campaign, area):
        return Refusal("1.4.13", "closed", where)
    if needs_siege(campaign, army.seat, area, army.units):
        return Refusal("2.1.4", "must-besiege", where)
    price = PLACE_PRICE if marker == NOBODY else TURN_PRICE
    if max(army.points(), 0) < price:
        return Refusal("2.1.2", "no-points", {**where, "cost": price})
    return None


class March(Gathering):
    """1.4.4 to 1.4.20 What an army does next. Others are told of what comes of it alone: named, an
    action would tell that no unit was picked up or dropped before it (3.0.2)."""

    case: ClassVar[str] = "1.4.4"
    verbs: ClassVar[tuple[str, ...]] = (
        "go",
        "mark",
        "force",
        "pick",
        "pick-leader",
        "drop",
        "drop-leader",
        "halt",
    )

    def spare(self, position: Campaign) -> int:
        return spare_units(position, self.army)

    def too_many(self, position: Campaign, count: int) -> Refusal | None:
        if self.army.room() < count:
            return Refusal("1.4.10", "six-to-a-leader", {"count": count})
        if spare_room(position, self.army) < count:
            return Refusal("7.2.3", "led-by-higher", {"count": count})
        return None

    def too_few(self, position: Campaign, leaders: int) -> Refusal | None:
        if units_in(self.army.units) > COMMANDS * count_of(leaders):
            return Refusal("1.4.10", "six-to-a-leader", {"count": units_in(self.army.units)})
        return None

    def ready(self, position: Campaign) -> int:
        return ready_leaders(position, self.army.at)

    def again(self, army: Army) -> Gathering:
        return March(self.seat, army)

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """Nothing is done unasked, nor does an army halt by itself: what it could still do is its
        player's to know (3.0.2)."""
        position.offered = self.options(position, self.seat)
        return False

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        army = self.army
        found: list[Action[Campaign, Any]] = [GO[target] for target in targets(army.at)]
        found += [MARK, FORCE, HALT]
        self.list_pieces(position, found)
        return found

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The same as the candidates that are not refused, with what they have in common asked
        once."""
        army = self.army
        found: list[Action[Campaign, Any]] = []
        points = army.points()
        units: int = units_in(army.units)
        there: int = units_in(position.units[army.at])
        free = there - bound_to_others(position, army.at, army.leaders)
        if units <= free:
            bound = army.leaders >> ARIOBARZANES & 1 == 1
            for target in open_ways(position, seat, army.at, crossing_price(army), bound):
                if points >= COST[target]:
                    found.append(GO[target])
        if position.marker[army.at] != seat and no_marker(position, army) is None:
            found.append(MARK)
        if not army.forced:
            found.append(FORCE)
        if army.under_way:
            found.append(HALT)
        commanded = COMMANDS * count_of(army.leaders)
        room = min(commanded - units, max(free - units, 0))
        kept = 0 if units > free else army.touched
        self.list_units(spare_units(position, army), room, kept, found)
        self._list_leaders(position, units, found)
        return found

    def _list_leaders(
        self, position: Campaign, units: int, found: list[Action[Campaign, Any]]
    ) -> None:
        """The leaders who can join, and those who can stay behind."""
        army = self.army
        here = position.leaders[army.at]
        if here & (here - 1) == 0:
            return
        ready = ready_leaders(position, army.at)
        spared = units <= COMMANDS * (count_of(army.leaders) - 1)
        for leader in leaders_in(here & ~army.met):
            if army.leaders >> leader & 1:
                if spared and army.leaders != 1 << leader:
                    found.append(DROP_LEADER[leader])
            elif ready >> leader & 1:
                found.append(PICK_LEADER[leader])

    def considered(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """A computer player keeps its army together."""
        options = super().considered(position, seat)
        plain = [one for one in options if not isinstance(one, (OfClass, OfLeader))]
        return plain or options

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        options = self.options(position, seat)
        return HALT if HALT in options else options[0]

    def prompt(self, position: Campaign) -> Message:
        army = self.army
        return Message(
            "march",
            {
                "area": AREA.word(army.at),
                "left": max(army.points(), 0),
                "units": units_in(army.units),
                "leaders": [LEADER.word(leader) for leader in leaders_in(army.leaders)],
            },
        )


class Go(Action[Campaign, March]):
    """1.4.4, 1.4.11, 3.1.19 Enter an area."""

    verb: ClassVar[str] = "go"
    secret: ClassVar[bool] = True
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: March, seat: int) -> Refusal | None:
        return no_way(position, decision.army, self.area)

    def do(
        self, position: Campaign, decision: March, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = advance(position, decision.army, self.area, die, log)
        if position.holder[FIELD] != NOBODY:
            battle.begin(position, self.area, NOWHERE, EventRoll(), log)
        else:
            position.agenda.append(March(seat, army))


class Mark(Action[Campaign, March]):
    """1.4.14, 2.1.1, 2.1.2, 2.1.6 Set the own marker where the army is."""

    verb: ClassVar[str] = "mark"
    secret: ClassVar[bool] = True

    def refusal(self, position: Campaign, decision: March, seat: int) -> Refusal | None:
        return no_marker(position, decision.army)

    def do(
        self, position: Campaign, decision: March, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = set_off(position, decision.army)
        empty = position.marker[army.at] == NOBODY
        # What the marker brings about comes before the march goes on, or ends the game.
        position.agenda.append(March(seat, spend(army, PLACE_PRICE if empty else TURN_PRICE)))
        set_marker(position, seat, army.at, MARKER_PLACED if empty else MARKER_TURNED, log)


def spend(army: Army, points: int) -> Army:
    """The army has used movement points where it is."""
    return Army(
        army.seat,
        army.at,
        army.units,
        army.fresh,
        army.leaders,
        army.used + points,
        army.extra,
        army.forced,
        army.under_way,
        army.crossed,
        army.touched,
        army.met,
        0,
    )


class Force(Action[Campaign, March]):
    """1.4.15 Try a forced march."""

    verb: ClassVar[str] = "force"
    secret: ClassVar[bool] = True

    def refusal(self, position: Campaign, decision: March, seat: int) -> Refusal | None:
        if decision.army.forced:
            return Refusal("1.4.15", "forced-already", {})
        return None

    def do(
        self, position: Campaign, decision: March, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(March(seat, force(position, decision.army, die, log)))


class Halt(Action[Campaign, March]):
    """1.4.5 End the march."""

    verb: ClassVar[str] = "halt"
    secret: ClassVar[bool] = True

    def refusal(self, position: Campaign, decision: March, seat: int) -> Refusal | None:
        if not decision.army.under_way:
            return Refusal("1.4.5", "not-under-way", {})
        return None

    def do(
        self, position: Campaign, decision: March, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        if seat == PERSIA:
            lead(position, army.leaders, units_in(army.units))
            reckon(position, army.at)
        log.append(Event(HALTED, (seat, army.at)))


GO: Final[list[Go]] = [Go(area) for area in range(AREAS)]
MARK: Final = Mark()
FORCE: Final = Force()
HALT: Final = Halt()
