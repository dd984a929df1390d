"""10.8 Leaders move alone."""

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
    FIRST_ARMY,
    NOWHERE,
    SIDE,
    SPACE,
)
from anabasis.games.conquerors.events_field import LEADER_CAPTURED, LEADER_SENT, PLACE
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.leaders import LEADER, LEADER_SIDE, LEADERS, LEADERS_OF
from anabasis.games.conquerors.rules.campaign import ONLY_MOVES_NOW, has_moved
from anabasis.games.conquerors.rules.choice import Choice, StepChoice
from anabasis.games.conquerors.rules.commanders import kill_leader, place_leader
from anabasis.games.conquerors.rules.interception import interceptors, try_to_intercept
from anabasis.games.conquerors.state import ALONE, IN_HAND, WITH_FLEET, War, seat_of

NOT_YOURS: Final = Refusal("10.8.1", "leader-not-yours", {})
KING_STAYS: Final = Refusal("10.8.3", "king-stays", {})
SENT_ALREADY: Final = Refusal("10.8.1", "sent-already", {})
NO_PLACE: Final = Refusal("10.8.1", "no-place-for-leader", {})
THERE_ALREADY: Final = Refusal("10.8.1", "there-already", {})


def space_of_place(war: War, place: int) -> int:
    """The space of an army or a fleet, given as a leader's place."""
    return war.army_at[place] if place < ARMIES else war.fleet_at[place - WITH_FLEET]


def is_own(war: War, side: int, place: int) -> bool:
    """Whether an army or fleet is in play and of this side; the Spartans take no leader."""
    if space_of_place(war, place) == NOWHERE:
        return False
    if place < ARMIES:
        return place < ARMIES - 1 and place // 3 == side
    return war.fleet_side[place - WITH_FLEET] == side


def own_places(war: War, side: int) -> list[int]:
    """The armies and fleets of a side that a leader can go to."""
    found: list[int] = []
    at = war.army_at
    first = FIRST_ARMY[side]
    for army in range(first, first + 3):
        if at[army] != NOWHERE:
            found.append(army)
    ports = war.fleet_at
    owner = war.fleet_side
    for fleet in range(FLEETS):
        if owner[fleet] == side and ports[fleet] != NOWHERE:
            found.append(WITH_FLEET + fleet)
    return found


def no_sending(war: War, side: int, leader: int, place: int, sent: int) -> Refusal | None:
    """10.8.1, 10.8.3, 5.1.8, 5.2.4 Why a leader may not go to an army or fleet."""
    refused = stays(war, side, leader, sent)
    if refused is not None:
        return refused
    if leader == war.king[side] and place != FIRST_ARMY[side]:
        return KING_STAYS
    if not is_own(war, side, place):
        return NO_PLACE
    if war.where[leader] == place:
        return THERE_ALREADY
    return None


def stays(war: War, side: int, leader: int, sent: int) -> Refusal | None:
    """10.8.1, 10.8.3, 5.1.8 Why a leader may not go anywhere; a king only when he is parted from
    his army."""
    if LEADER_SIDE[leader] != side:
        return NOT_YOURS
    where = war.where[leader]
    if where > IN_HAND and where != ALONE:
        return NOT_YOURS
    if sent >> leader & 1:
        return SENT_ALREADY
    if leader == war.king[side] and where < IN_HAND:  # 5.1.8 In hand after an illness.
        return KING_STAYS
    return None


class Send(Action[War, "Sending"]):
    """10.8.1 A leader goes to an own army or fleet."""

    verb: ClassVar[str] = "send"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER, PLACE)

    def __init__(self, leader: int, place: int) -> None:
        self.leader = leader
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.leader, self.place)

    def refusal(self, position: War, decision: Sending, seat: int) -> Refusal | None:
        return no_sending(position, decision.side, self.leader, self.place, decision.sent)

    def do(self, position: War, decision: Sending, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        sent = decision.sent | 1 << self.leader
        position.agenda.append(Sending(decision.seat, side, sent))
        from_hand = position.where[self.leader] == IN_HAND
        place_leader(position, self.leader, self.place)
        if self.leader == position.king[side]:
            position.lone_at = bytes(
                [NOWHERE if n == side else position.lone_at[n] for n in range(2)]
            )
        space = space_of_place(position, self.place)
        log.append(Event(LEADER_SENT, (self.leader, space, self.place)))
        if not from_hand and interceptors(position, side, space, 0):
            other = 1 - side
            frame = Ambush(seat_of(position, other), other, self.leader, space, 0)
            position.agenda.append(frame)


class Sending(StepChoice):
    """10.8.1 Which leader moves next."""

    case: ClassVar[str] = "10.8.1"
    verbs: ClassVar[tuple[str, ...]] = ("send", "end-sending")

    def __init__(self, seat: int, side: int, sent: int) -> None:
        super().__init__(seat, side)
        self.sent = sent

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [END_SENDING]
        list_sendings(position, self.side, self.sent, found)
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # all of them are legal

    def prompt(self, position: War) -> Message:
        return Message("send", {"side": SIDE.word(self.side)})


class MoveLeaders(Action[War, Decision[Any]]):
    """3.3.19, 10.8.1 The activity of the round: leaders move alone."""

    verb: ClassVar[str] = "move-leaders"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if has_moved(position):
            return ONLY_MOVES_NOW
        return None if can_send(position, position.active) else NO_PLACE

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.moves_left = 0
        side = position.active
        position.agenda.append(Sending(seat_of(position, side), side, 0))


MOVE_LEADERS: Final = MoveLeaders()


class EndSending(Action[War, Sending]):
    """10.8.1 No further leader moves."""

    verb: ClassVar[str] = "end-sending"

    def refusal(self, position: War, decision: Sending, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Sending, seat: int, die: Die, log: list[Event]) -> None:
        pass


class Ambush(Choice):
    """10.8.2 Whether an army tries to capture a leader who has come near."""

    case: ClassVar[str] = "10.8.2"
    verbs: ClassVar[tuple[str, ...]] = ("ambush", "let-by")

    def __init__(self, seat: int, side: int, leader: int, space: int, tried: int) -> None:
        super().__init__(seat, side)
        self.leader = leader
        self.space = space
        self.tried = tried

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [LET_BY]
        for army in interceptors(position, 1 - self.side, self.space, self.tried):
            found.append(AMBUSH[army])
        return found

    def prompt(self, position: War) -> Message:
        words = {"leader": LEADER.word(self.leader), "space": SPACE.word(self.space)}
        return Message("ambush", words)


class AmbushWith(Action[War, Ambush]):
    """10.8.2 An army tries to intercept the leader; if it succeeds he is captured."""

    verb: ClassVar[str] = "ambush"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Ambush, seat: int) -> Refusal | None:
        mover = 1 - decision.side
        if self.army not in interceptors(position, mover, decision.space, decision.tried):
            words = {"army": ARMY.word(self.army), "space": SPACE.word(decision.space)}
            return Refusal("10.8.2", "cannot-intercept", words)
        return None

    def do(self, position: War, decision: Ambush, seat: int, die: Die, log: list[Event]) -> None:
        tried = decision.tried | 1 << self.army
        if try_to_intercept(position, self.army, decision.space, die, log):
            log.append(Event(LEADER_CAPTURED, (decision.side, decision.leader)))
            kill_leader(position, decision.leader, log)
        elif interceptors(position, 1 - decision.side, decision.space, tried):
            frame = Ambush(decision.seat, decision.side, decision.leader, decision.space, tried)
            position.agenda.append(frame)


class LetBy(Action[War, Ambush]):
    """10.8.2 The leader is let by."""

    verb: ClassVar[str] = "let-by"

    def refusal(self, position: War, decision: Ambush, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Ambush, seat: int, die: Die, log: list[Event]) -> None:
        pass


SEND: Final[list[list[Send]]] = [
    [Send(leader, place) for place in range(ARMIES + FLEETS)] for leader in range(LEADERS)
]
END_SENDING: Final = EndSending()
AMBUSH: Final[list[AmbushWith]] = [AmbushWith(army) for army in range(ARMIES)]
LET_BY: Final = LetBy()


def can_send(war: War, side: int) -> bool:
    """10.8.1 Whether any leader could go anywhere."""
    places: list[int] = []
    found: list[Action[War, Any]] = []
    where = war.where
    leaders = LEADERS_OF[side]
    for n in range(len(leaders)):
        leader = leaders[n]
        on_the_map = where[leader] <= IN_HAND or where[leader] == ALONE
        if on_the_map and stays(war, side, leader, 0) is None:
            places = places or own_places(war, side)
            _list_sendings_of(war, side, leader, 0, places, found)
            if found:
                return True
    return False


def list_sendings(war: War, side: int, sent: int, found: list[Action[War, Any]]) -> None:
    """10.8.1 Which leaders could go where."""
    places = own_places(war, side)
    where = war.where
    leaders = LEADERS_OF[side]
    for n in range(len(leaders)):
        if where[leaders[n]] <= IN_HAND or where[leaders[n]] == ALONE:
            _list_sendings_of(war, side, leaders[n], sent, places, found)


def _list_sendings_of(
    war: War,
    side: int,
    leader: int,
    sent: int,
    places: list[int],
    found: list[Action[War, Any]],
) -> None:
    """10.8.1 Where a leader could go, of those places."""
    if stays(war, side, leader, sent) is None:
        where = war.where[leader]
        for place in places:
            if place != where and (leader != war.king[side] or place == FIRST_ARMY[side]):
                found.append(SEND[leader][place])
