"""Leaders (9.3): their own movement, and going along with a unit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Step
from anabasis.games.arbela.board import (
    COLUMN,
    DEAD,
    GROUND,
    HOME_ROW,
    HOME_SECTIONS,
    LEADER_STEPS,
    PLACE,
    RESERVE,
    ROW,
    ROWS,
    SECTIONS,
    WITHIN_RIDE,
)
from anabasis.games.arbela.cards import (
    LEADER,
    LEADER_OWNER,
    LEADERS,
    LEADERS_OF,
    OWNER,
)
from anabasis.games.arbela.events import (
    LEADER_MOVED,
    LEADER_WENT_ALONG,
)
from anabasis.games.arbela.rules.stacking import leader_at, leader_refusal
from anabasis.games.arbela.state import (
    LEADER_MOVEMENT,
    NO_UNIT,
    NOBODY,
    Battle,
    is_engaged,
    side_at,
)
from anabasis.kit.rows import changed

# ---- movement


def destinations(battle: Battle, leader: int) -> int:
    """9.3a, 9.3b, 9.3d Where a leader can ride: a bit for each Section within two steps that he
    reaches past no enemy unit, and one for the Reserve."""
    side = LEADER_OWNER[leader]
    start = battle.leaders[leader]
    enemies = 0
    for section in WITHIN_RIDE[start]:
        stack = battle.stacks[section]
        if stack and OWNER[stack[0]] != side:
            enemies |= 1 << section
    found = GROUND.within(start, LEADER_STEPS, enemies) & ~(1 << start)
    if GROUND.within(start, LEADER_STEPS - 1, enemies) & HOME_SECTIONS[side]:
        found |= 1 << RESERVE
    return found


class LeaderMovement(Decision[Battle]):
    """4.1q, 9.1a, 9.3a Each leader on the field may move by himself once, wherever he is."""

    case: ClassVar[str] = "4.1q"
    verbs: ClassVar[tuple[str, ...]] = ("leaders-stay", "lead")

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved
        """The leaders that have moved, a bit each."""

    def run_alone(self, position: Battle, die: Die, log: list[Event]) -> bool:
        position.phase = LEADER_MOVEMENT
        for leader in LEADERS_OF[self.seat]:
            if LEAD[leader].refusal(position, self, self.seat) is None:
                return False
        position.agenda.pop()
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [STAY_PUT]
        for leader in LEADERS_OF[seat]:
            found.append(LEAD[leader])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("leader-movement")


class LeaderMove(Action[Battle, LeaderMovement]):
    """4.1q An answer in the leader movement phase."""


class StayPut(LeaderMove):
    """9.3a No further leader moves."""

    verb: ClassVar[str] = "leaders-stay"

    def refusal(self, position: Battle, decision: LeaderMovement, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: LeaderMovement, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Lead(LeaderMove):
    """9.3a Choose the leader who moves next."""

    verb: ClassVar[str] = "lead"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Battle, decision: LeaderMovement, seat: int) -> Refusal | None:
        """9.3d A leader in Reserve comes out only by deployment. 8.5.1a An engaged one stays."""
        leader = self.leader
        if LEADER_OWNER[leader] != seat:
            return NOT_YOUR_LEADER
        if decision.moved >> leader & 1:
            return LEADER_HAS_MOVED
        place = position.leaders[leader]
        if place == DEAD:
            return LEADER_DEAD
        if place >= SECTIONS:
            return LEADER_IN_RESERVE
        if is_engaged(position, place):
            return LEADER_ENGAGED
        return None if can_ride(position, leader) else LEADER_SHUT_IN

    def do(
        self, position: Battle, decision: LeaderMovement, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(LeaderMovement(seat, decision.moved | 1 << self.leader))
        position.agenda.append(ChooseRide(seat, self.leader, destinations(position, self.leader)))


def can_ride(battle: Battle, leader: int) -> bool:
    """9.3c Whether there is any place where the leader may end his move."""
    found = destinations(battle, leader)
    if found >> RESERVE & 1:
        return True
    for section in range(SECTIONS):
        if found >> section & 1 and leader_refusal(battle, leader, section) is None:
            return True
    return False


class ChooseRide(Step[Battle]):
    """9.3a, 9.3c Where the leader ends his move."""

    case: ClassVar[str] = "9.3a"
    verbs: ClassVar[tuple[str, ...]] = ("ride",)

    def __init__(self, seat: int, leader: int, reach: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.reach = reach

    def continues(self) -> bool:
        """It goes on with the leader who is to move."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [RIDE[place] for place in range(RESERVE + 1) if self.reach >> place & 1]

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """To friendly units as near to his own side as may be; without any, to the Reserve."""
        options = self.options(position, seat)
        best: Action[Battle, Any] = RIDE[RESERVE] if self.reach >> RESERVE & 1 else options[0]
        nearest = ROWS
        for ride in options:
            place = ride.args()[0]
            if place < SECTIONS and side_at(position, place) == seat:
                away = abs(ROW[place] - HOME_ROW[seat])
                if away < nearest:
                    best = ride
                    nearest = away
        return best

    def prompt(self, position: Battle) -> Message:
        return Message("ride", {"leader": LEADER.word(self.leader)})


class Ride(Action[Battle, ChooseRide]):
    """9.3a, 9.3b, 9.3d Ride to a Section past no enemy unit, or into the Reserve."""

    verb: ClassVar[str] = "ride"
    fields: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def refusal(self, position: Battle, decision: ChooseRide, seat: int) -> Refusal | None:
        if decision.reach >> self.place & 1:
            if self.place == RESERVE:
                return None
            return leader_refusal(position, decision.leader, self.place)
        start = position.leaders[decision.leader]
        if self.place == start:
            return THERE_ALREADY
        if self.place == RESERVE:
            steps = 1 + abs(ROW[start] - HOME_ROW[seat])
            return ENEMIES_BLOCK if steps <= LEADER_STEPS else RESERVE_TOO_FAR
        steps = max(abs(ROW[start] - ROW[self.place]), abs(COLUMN[start] - COLUMN[self.place]))
        return ENEMIES_BLOCK if steps <= LEADER_STEPS else OUT_OF_RIDE

    def do(
        self, position: Battle, decision: ChooseRide, seat: int, die: Die, log: list[Event]
    ) -> None:
        start = position.leaders[decision.leader]
        position.leaders = changed(position.leaders, decision.leader, self.place)
        log.append(Event(LEADER_MOVED, (seat, decision.leader, start, self.place)))


# ---- with a unit


def along(battle: Battle, leader: int, place: int, log: list[Event]) -> None:
    """8.7.2c, 8.7.2e, 8.8h A leader goes where the unit he is with has gone."""
    battle.leaders = changed(battle.leaders, leader, place)
    log.append(Event(LEADER_WENT_ALONG, (LEADER_OWNER[leader], leader, place)))


def join_unit(battle: Battle, leader: int, unit: int) -> None:
    """9.3e From now on the leader stays with the unit, until the turn is over."""
    battle.went_with = changed(battle.went_with, leader, unit)


def unit_of(battle: Battle, leader: int) -> int:
    """9.3e The unit with which a leader stays because he went along with it this turn; `NOBODY` if
    he went with none, or it is gone."""
    unit = battle.went_with[leader]
    if unit == NO_UNIT or battle.place[unit] != battle.leaders[leader]:
        return NOBODY
    return unit


def may_go_along(battle: Battle, seat: int, origin: int, place: int) -> int:
    """5.1p, 9.3e, 9.3f The leader who may go along from one Section to another place, or `NOBODY`:
    one who has come with a unit that is still there stays with it."""
    if origin == place:
        return NOBODY
    leader = leader_at(battle, seat, origin)
    if leader == NOBODY or is_engaged(battle, origin):
        return NOBODY
    if unit_of(battle, leader) != NOBODY:
        return NOBODY
    if place != RESERVE and leader_refusal(battle, leader, place) is not None:
        return NOBODY
    return leader


def stay_with(battle: Battle, unit: int, origin: int, section: int, log: list[Event]) -> None:
    """9.3e, 8.6e The leader who came to a Section with the unit goes on with it when it
    advances."""
    leader = leader_at(battle, OWNER[unit], origin)
    if leader == NOBODY or battle.went_with[leader] != unit:
        return
    if leader_refusal(battle, leader, section) is None:
        along(battle, leader, section, log)


class LeaderAlong(Step[Battle]):
    """5.1p, 9.3e Does the leader go along with the unit, or stay?"""

    case: ClassVar[str] = "5.1p"
    verbs: ClassVar[tuple[str, ...]] = ("go-along", "remain")

    def __init__(self, seat: int, leader: int, unit: int, place: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.unit = unit
        self.place = place

    def continues(self) -> bool:
        """It goes on with the way of the unit."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [GO_ALONG, REMAIN]

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """He stays with the units that are left, or goes along if none is."""
        left = side_at(position, position.leaders[self.leader]) == seat
        return REMAIN if left else GO_ALONG

    def prompt(self, position: Battle) -> Message:
        return Message(
            "leader-along",
            {"leader": LEADER.word(self.leader), "place": PLACE.word(self.place)},
        )


class AlongAnswer(Action[Battle, LeaderAlong]):
    """5.1p Whether the leader goes along."""


class GoAlong(AlongAnswer):
    """5.1p, 9.3e The leader goes along, and stays with the unit."""

    verb: ClassVar[str] = "go-along"

    def refusal(self, position: Battle, decision: LeaderAlong, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: LeaderAlong, seat: int, die: Die, log: list[Event]
    ) -> None:
        along(position, decision.leader, decision.place, log)
        join_unit(position, decision.leader, decision.unit)


class Remain(AlongAnswer):
    """5.1p The leader stays."""

    verb: ClassVar[str] = "remain"

    def refusal(self, position: Battle, decision: LeaderAlong, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: LeaderAlong, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


def ask_leader(battle: Battle, unit: int, origin: int, place: int) -> None:
    """5.1p Ask whether the leader goes along with a unit, if there is one who may."""
    seat = OWNER[unit]
    leader = may_go_along(battle, seat, origin, place)
    if leader != NOBODY:
        battle.agenda.append(LeaderAlong(seat, leader, unit, place))


NOT_YOUR_LEADER: Final = Refusal("9.3a", "not-your-leader")
LEADER_HAS_MOVED: Final = Refusal("4.1q", "leader-has-moved")
LEADER_DEAD: Final = Refusal("9.4c", "leader-dead")
LEADER_IN_RESERVE: Final = Refusal("9.3d", "leader-in-reserve")
LEADER_ENGAGED: Final = Refusal("8.5.1a", "leader-engaged")
LEADER_SHUT_IN: Final = Refusal("9.3b", "leader-shut-in")
THERE_ALREADY: Final = Refusal("9.3a", "there-already")
OUT_OF_RIDE: Final = Refusal("9.3a", "out-of-ride")
ENEMIES_BLOCK: Final = Refusal("9.3b", "enemies-block")
RESERVE_TOO_FAR: Final = Refusal("9.3d", "reserve-too-far")
STAY_PUT: Final = StayPut()
GO_ALONG: Final = GoAlong()
REMAIN: Final = Remain()
LEAD: Final[list[Lead]] = [Lead(leader) for leader in range(LEADERS)]
RIDE: Final[list[Ride]] = [Ride(place) for place in range(RESERVE + 1)]
