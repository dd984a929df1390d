"""The orders phase (4.1): markers of leaders, the command roll, and placing orders on Sections."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    ADJACENT,
    DEAD,
    DEPLOYMENT,
    HOME,
    NEIGHBOURS,
    RESERVE,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import CHART, COMMANDER, LEADER, LEADERS, LEADERS_OF
from anabasis.games.arbela.events import COMMAND_ROLL, EXTRA_ORDER, ORDER_LOST, ORDER_PLACED
from anabasis.games.arbela.rules.activation import ChooseDeed, nothing_to_do
from anabasis.games.arbela.rules.seize import open_window
from anabasis.games.arbela.state import NO_ORDER, ORDERED, ORDERS, Battle, side_at
from anabasis.kit.rows import changed


class OrdersPhase(Procedure[Battle]):
    """4.1f, 4.1g, 4.1i, 4.4b, 9.1.1a, 9.1.1b, 9.4.1b One order for each living leader; from the
    second turn on the Overall Commander, if he lives, rolls for more, wherever he is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat = self.seat
        position.phase = ORDERS
        markers = 0
        for leader in LEADERS_OF[seat]:
            if position.leaders[leader] != DEAD:
                markers |= 1 << leader
        commander = COMMANDER[seat]
        if position.turns[seat] == 1 or position.leaders[commander] == DEAD:
            position.agenda.append(PlaceOrders(seat, markers, 0))
            return
        result = die.roll(6)
        added = CHART[commander][result - 1]
        log.append(Event(COMMAND_ROLL, (seat, commander, result, added)))
        if added < 0:
            position.agenda.append(LoseOrder(seat, markers))
        else:
            position.agenda.append(PlaceOrders(seat, markers, added))
        open_window(position)


class LoseOrder(Step[Battle]):
    """4.1h Which leader loses his order?"""

    case: ClassVar[str] = "4.1h"
    verbs: ClassVar[tuple[str, ...]] = ("give-up",)

    def __init__(self, seat: int, markers: int) -> None:
        super().__init__(seat)
        self.markers = markers

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [GIVE_UP[leader] for leader in LEADERS_OF[seat]]

    def prompt(self, position: Battle) -> Message:
        return Message("lose-order")


class GiveUp(Action[Battle, LoseOrder]):
    """4.1h This leader gives no order."""

    verb: ClassVar[str] = "give-up"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Battle, decision: LoseOrder, seat: int) -> Refusal | None:
        return None if decision.markers >> self.leader & 1 else NO_MARKER

    def do(
        self, position: Battle, decision: LoseOrder, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(ORDER_LOST, (seat, self.leader)))
        left = decision.markers & ~(1 << self.leader)
        position.agenda.append(PlaceOrders(seat, left, 0))


class PlaceOrders(Procedure[Battle]):
    """4.1i Leader by leader, then the additional orders."""

    def __init__(self, seat: int, markers: int, extra: int) -> None:
        self.seat = seat
        self.markers = markers
        self.extra = extra

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for leader in LEADERS_OF[self.seat]:
            if self.markers >> leader & 1:
                left = self.markers & ~(1 << leader)
                position.agenda.append(PlaceOrders(self.seat, left, self.extra))
                position.agenda.append(LeaderOrder(self.seat, leader))
                return
        if self.extra:
            position.agenda.append(ExtraOrders(self.seat, self.extra, False))


class OrderDecision(Step[Battle]):
    """4.1i Where the next order goes, if anywhere."""

    case: ClassVar[str] = "4.1i"
    verbs: ClassVar[tuple[str, ...]] = ("no-order", "order")

    def reaches(self, position: Battle, section: int) -> Refusal | None:
        """Why this order cannot be given so far away, or None."""
        return None

    def placed(self, position: Battle, section: int, log: list[Event]) -> None:
        """What follows when the order lies on the Section."""


class LeaderOrder(OrderDecision):
    """4.1j, 4.1k, 9.2a Where a leader's order goes: his own Section or an adjacent one; from the
    Reserve one of his Deployment row."""

    case: ClassVar[str] = "4.1j"

    def __init__(self, seat: int, leader: int) -> None:
        super().__init__(seat)
        self.leader = leader

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [NO_FURTHER_ORDER]
        place = position.leaders[self.leader]
        if place == RESERVE:
            for section in DEPLOYMENT[seat]:
                if position.stacks[section]:
                    found.append(ORDER[section])
        else:
            found.append(ORDER[place])
            for section in NEIGHBOURS[place]:
                if position.stacks[section]:
                    found.append(ORDER[section])
        return found

    def reaches(self, position: Battle, section: int) -> Refusal | None:
        place = position.leaders[self.leader]
        if place == RESERVE:
            return None if HOME[self.seat][section] else FROM_RESERVE
        if place == section or ADJACENT[place * SECTIONS + section]:
            return None
        return TOO_FAR[self.leader]

    def placed(self, position: Battle, section: int, log: list[Event]) -> None:
        log.append(Event(ORDER_PLACED, (self.seat, self.leader, section)))

    def prompt(self, position: Battle) -> Message:
        return Message("leader-order", {"leader": LEADER.word(self.leader)})


class ExtraOrders(OrderDecision):
    """4.1l, 9.5.2b, 9.5.2d Additional orders go to any Section. `late`: the shocks have begun, so
    that the Section acts at once."""

    case: ClassVar[str] = "4.1l"

    def __init__(self, seat: int, left: int, late: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.late = late

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [NO_FURTHER_ORDER]
        for section in range(SECTIONS):
            if position.stacks[section]:
                found.append(ORDER[section])
        return found

    def placed(self, position: Battle, section: int, log: list[Event]) -> None:
        log.append(Event(EXTRA_ORDER, (self.seat, section)))
        if self.left > 1:
            position.agenda.append(ExtraOrders(self.seat, self.left - 1, self.late))
        if self.late and nothing_to_do(position, section, self.seat) is None:
            position.agenda.append(ChooseDeed(self.seat, section))

    def prompt(self, position: Battle) -> Message:
        return Message("extra-orders", {"left": self.left})


class OrderAnswer(Action[Battle, OrderDecision]):
    """4.1i An answer to where an order goes."""


class NoFurtherOrder(OrderAnswer):
    """4.1p, 9.5.2b The order stays unplaced, and additional ones after it."""

    verb: ClassVar[str] = "no-order"

    def refusal(self, position: Battle, decision: OrderDecision, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: OrderDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Order(OrderAnswer):
    """4.1i, 4.1m, 4.1n, 4.1o Order a Section: it holds a friendly unit and has no order yet."""

    verb: ClassVar[str] = "order"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: OrderDecision, seat: int) -> Refusal | None:
        section = self.section
        if side_at(position, section) != seat:
            return NO_FRIENDLY_UNIT
        if position.ordered[section] != NO_ORDER:
            return SECOND_ORDER
        return decision.reaches(position, section)

    def do(
        self, position: Battle, decision: OrderDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.ordered = changed(position.ordered, self.section, ORDERED)
        decision.placed(position, self.section, log)


NO_MARKER: Final = Refusal("4.1h", "no-marker")
FROM_RESERVE: Final = Refusal("4.1k", "order-from-reserve")
NO_FRIENDLY_UNIT: Final = Refusal("4.1m", "no-friendly-unit")
SECOND_ORDER: Final = Refusal("4.1n", "second-order")
TOO_FAR: Final = [
    Refusal("4.1j", "order-too-far", {"leader": LEADER.word(leader)}) for leader in range(LEADERS)
]
NO_FURTHER_ORDER: Final = NoFurtherOrder()
GIVE_UP: Final[list[GiveUp]] = [GiveUp(leader) for leader in range(LEADERS)]
ORDER: Final[list[Order]] = [Order(section) for section in range(SECTIONS)]
