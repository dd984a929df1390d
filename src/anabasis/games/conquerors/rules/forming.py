"""5.1.6 to 5.1.8, 8.3.6, 8.3.12 New armies are formed, and leaders in hand are placed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITY_OF,
    FIRST_ARMY,
    NO_CITY,
    NOWHERE,
    PROVINCE_OF,
    SPACE,
)
from anabasis.games.conquerors.events import (
    ADMIRAL_PLACED,
    ARMY_FORMED,
    KING_JOINS,
    LEADER_PLACED,
)
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.leaders import LEADER, LEADER_SIDE, LEADERS, LEADERS_OF, NO_LEADER
from anabasis.games.conquerors.numbers import NEW_ELITE
from anabasis.games.conquerors.rules.choice import Choice, StepChoice, refusals
from anabasis.games.conquerors.rules.commanders import hand_of, place_leader, space_of
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import form_army, free_number
from anabasis.games.conquerors.rules.routes import stands_in_the_way
from anabasis.games.conquerors.state import ALONE, IN_HAND, WITH_FLEET, War

WALLS: Final = Domain("walls", ("outside", "inside"))
NOT_IN_HAND: Final[list[Refusal]] = refusals(
    LEADER, lambda word: Refusal("5.1.8", "not-in-hand", {"leader": word})
)
NO_ARMY_OF_YOURS: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("5.1.8", "no-army-of-yours", {"army": word})
)
NO_FLEET_OF_YOURS: Final[list[Refusal]] = refusals(
    FLEET, lambda word: Refusal("5.1.8", "no-fleet-of-yours", {"fleet": word})
)
OUTSIDE: Final = 0
INSIDE: Final = 1


def leader_in(war: War, side: int, province: int) -> bool:
    """8.3.6 Whether a leader of a side is in a province."""
    leaders = LEADERS_OF[side]
    for n in range(len(leaders)):
        space = space_of(war, leaders[n])
        if space != NOWHERE and PROVINCE_OF[space] == province:
            return True
    return False


class Forming(StepChoice):
    """8.3.12 A new army stands Inside or Outside a Major City."""

    case: ClassVar[str] = "8.3.12"
    verbs: ClassVar[tuple[str, ...]] = ("form",)

    def __init__(self, seat: int, side: int, space: int, points: int, led: bool) -> None:
        super().__init__(seat, side)
        self.space = space
        self.points = points
        self.led = led
        """8.3.6 Whether it must have a leader."""

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [FORM[OUTSIDE], FORM[INSIDE]]

    def prompt(self, position: War) -> Message:
        return Message("forming", {"space": SPACE.word(self.space), "points": self.points})


class Form(Action[War, Forming]):
    """8.3.5, 8.3.10 A new army is formed."""

    verb: ClassVar[str] = "form"
    fields: ClassVar[tuple[Domain, ...]] = (WALLS,)

    def __init__(self, walls: int) -> None:
        self.walls = walls

    def args(self) -> tuple[int, ...]:
        return (self.walls,)

    def refusal(self, position: War, decision: Forming, seat: int) -> Refusal | None:
        if self.walls == INSIDE and CITY_OF[decision.space] == NO_CITY:
            return Refusal("8.3.12", "no-walls", {"space": SPACE.word(decision.space)})
        if self.walls == OUTSIDE and stands_in_the_way(position, decision.side, decision.space):
            return Refusal("10.3.3", "enemies-outside")
        return None

    def do(self, position: War, decision: Forming, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        army = free_number(position, side)
        form_army(position, army, decision.space, decision.points, NEW_ELITE, self.walls == INSIDE)
        log.append(Event(ARMY_FORMED, (army, decision.space, decision.points)))
        settle(position, log)
        king = position.king[side]
        first = army == FIRST_ARMY[side]
        if first and king != NO_LEADER and position.where[king] in (IN_HAND, ALONE):
            place_leader(position, king, army)
            log.append(Event(KING_JOINS, (king, army)))
            return
        province = PROVINCE_OF[decision.space]
        if decision.led and not leader_in(position, side, province):
            position.agenda.append(LeadingNew(decision.seat, side, army))


FORM: Final[list[Form]] = [Form(walls) for walls in (OUTSIDE, INSIDE)]


class LeadingNew(StepChoice):
    """8.3.6 The leader in hand who is placed with a new army."""

    case: ClassVar[str] = "8.3.6"
    verbs: ClassVar[tuple[str, ...]] = ("assign",)

    def __init__(self, seat: int, side: int, army: int) -> None:
        super().__init__(seat, side)
        self.army = army

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [ASSIGN[leader][self.army] for leader in hand_of(position, self.side)]

    def prompt(self, position: War) -> Message:
        return Message("leading", {"army": ARMY.word(self.army)})


class Assign(Action[War, Decision[Any]]):
    """5.1.7, 5.1.8 A leader in hand is placed on an army."""

    verb: ClassVar[str] = "assign"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER, ARMY)

    def __init__(self, leader: int, army: int) -> None:
        self.leader = leader
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.leader, self.army)

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        side = ARMY_SIDE[self.army]
        if position.where[self.leader] != IN_HAND or not _decides(position, decision, self.leader):
            return NOT_IN_HAND[self.leader]
        if LEADER_SIDE[self.leader] != side or position.army_at[self.army] == NOWHERE:
            return NO_ARMY_OF_YOURS[self.army]
        if isinstance(decision, LeadingNew) and self.army != decision.army:
            return Refusal("8.3.6", "for-the-new-army", {"army": ARMY.word(decision.army)})
        if self.leader == position.king[side] and self.army != FIRST_ARMY[side]:
            return Refusal("5.2.2", "king-leads-first", {"leader": LEADER.word(self.leader)})
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        place_leader(position, self.leader, self.army)
        log.append(Event(LEADER_PLACED, (self.leader, self.army)))
        if not isinstance(decision, LeadingNew):
            position.agenda.append(decision)


def _decides(war: War, decision: Decision[Any], leader: int) -> bool:
    """Whether the side that decides is the leader's."""
    if isinstance(decision, (Choice, StepChoice)):
        return decision.side == LEADER_SIDE[leader]
    return False


ASSIGN: Final[list[list[Assign]]] = [
    [Assign(leader, army) for army in range(ARMIES)] for leader in range(LEADERS)
]


class AssignFleet(Action[War, Decision[Any]]):
    """5.1.7, 5.1.8 A leader in hand is placed on a fleet."""

    verb: ClassVar[str] = "assign-fleet"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER, FLEET)

    def __init__(self, leader: int, fleet: int) -> None:
        self.leader = leader
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.leader, self.fleet)

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        side = LEADER_SIDE[self.leader]
        if position.where[self.leader] != IN_HAND or not _decides(position, decision, self.leader):
            return NOT_IN_HAND[self.leader]
        if position.fleet_side[self.fleet] != side or position.fleet_at[self.fleet] == NOWHERE:
            return NO_FLEET_OF_YOURS[self.fleet]
        if self.leader == position.king[side]:
            return Refusal("5.2.2", "king-leads-first", {"leader": LEADER.word(self.leader)})
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        place_leader(position, self.leader, WITH_FLEET + self.fleet)
        log.append(Event(ADMIRAL_PLACED, (self.leader, self.fleet)))
        position.agenda.append(decision)


ASSIGN_FLEET: Final[list[list[AssignFleet]]] = [
    [AssignFleet(leader, fleet) for fleet in range(FLEETS)] for leader in range(LEADERS)
]


def list_assignments(
    war: War, decision: Decision[Any], side: int, found: list[Action[War, Any]]
) -> None:
    """5.1.8 Where the leaders in hand could be placed."""
    for leader in hand_of(war, side):
        for army in range(ARMIES):
            there = ARMY_SIDE[army] == side and war.army_at[army] != NOWHERE
            if there and ASSIGN[leader][army].refusal(war, decision, 0) is None:
                found.append(ASSIGN[leader][army])
        for fleet in range(FLEETS):
            there = war.fleet_side[fleet] == side and war.fleet_at[fleet] != NOWHERE
            if there and ASSIGN_FLEET[leader][fleet].refusal(war, decision, 0) is None:
                found.append(ASSIGN_FLEET[leader][fleet])
