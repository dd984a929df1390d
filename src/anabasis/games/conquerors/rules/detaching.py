"""10.1.6, 10.1.9, 8.6.1 What an army leaves on its way: points, garrisons, leaders."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    FIRST_ARMY,
    NO_ARMY,
    SPACE,
    SPARTAN,
    armies_of,
)
from anabasis.games.conquerors.events_field import DROPPED, GARRISON_LEFT, LEADER_LEFT, PLACE
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.leaders import LEADER, LEADERS, leaders_in
from anabasis.games.conquerors.rules.commanders import leaders_with, place_leader
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.engagement import ACTED, AFLOAT, GAINED, March
from anabasis.games.conquerors.rules.forces import (
    add_garrison,
    change_asp,
    change_loose,
    room_for_garrison,
)
from anabasis.games.conquerors.state import (
    WITH_FLEET,
    War,
    enemy_land,
    is_inside,
    is_real,
)

NOT_HERE: Final = Refusal("10.1.6", "cannot-drop-here", {})
NONE_TO_SPARE: Final = Refusal("5.2.6", "none-to-spare", {})
NO_GARRISON: Final = Refusal("8.6.1", "no-garrison-here", {})
NOT_HIS_ARMY: Final = Refusal("10.1.9", "not-with-army", {})
KING_STAYS: Final = Refusal("5.2.2", "king-stays", {})
NOT_THERE: Final = Refusal("10.1.9", "not-in-this-space", {})


def march_of(war: War) -> March:
    march = war.march
    assert march is not None
    return march


# ---- 10.1.6 points


def spare_points(war: War, army: int) -> int:
    """10.1.6 How many points the army that moves can leave."""
    return spare_of(war, march_of(war).side, army)


def spare_of(war: War, side: int, army: int) -> int:
    """10.1.6, 5.2.6 How many points an army of a side can leave: it keeps one, and Army #1 stays
    the largest of its side."""
    keep = 1
    if army == FIRST_ARMY[side]:
        for other in armies_of(side):
            if other != army and war.asp[other] > keep:
                keep = war.asp[other]
    return max(0, war.asp[army] - keep)


def may_drop(war: War, army: int) -> bool:
    """10.1.6 Whether an army may leave points where it is: not in a Transit Point, nor before a
    city with enemies inside. The Spartans stay together."""
    space = war.army_at[army]
    if army == SPARTAN or not is_real(war, space):
        return False
    return is_inside(war, army) or not enemy_land(war, ARMY_SIDE[army], space)


class Detach(Action[War, Any]):
    """10.1.6, 10.1.7, 10.1.8 The army leaves points here; it takes none up."""

    verb: ClassVar[str] = "detach"

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = march_of(position)
        army = march.army
        if army == NO_ARMY or march.has(AFLOAT) or not may_drop(position, army):
            return NOT_HERE
        return None if spare_points(position, army) else NONE_TO_SPARE

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        most = spare_points(position, march.army)
        position.agenda.append(Detaching(decision.seat, march.side, 1, most))


class Detaching(Counting):
    """10.1.6 How many points are left."""

    case: ClassVar[str] = "10.1.6"

    def prompt(self, position: War) -> Message:
        march = march_of(position)
        words = {"army": ARMY.word(march.army), "space": SPACE.word(march.at)}
        return Message("detach", words)

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        march = march_of(war)
        change_asp(war, march.army, -number)
        change_loose(war, march.side, march.at, number, war.condition[march.army])
        war.march = march.but(flags=march.flags | ACTED)
        log.append(Event(DROPPED, (march.side, march.army, march.at, number)))


# ---- 8.6.1 garrisons


class LeaveGarrison(Action[War, Any]):
    """8.6.1 The army leaves a garrison in a space that it has gained."""

    verb: ClassVar[str] = "leave-garrison"

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = march_of(position)
        if march.army == NO_ARMY or march.has(AFLOAT) or not march.has(GAINED):
            return NO_GARRISON
        if enemy_land(position, march.side, march.at) or march.army == SPARTAN:
            return NO_GARRISON
        if room_for_garrison(position, march.side, march.at) == 0:
            return NO_GARRISON
        return None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        most = room_for_garrison(position, march.side, march.at)
        position.agenda.append(Garrisoning(decision.seat, march.side, 1, most))


class Garrisoning(Counting):
    """8.6.1 to 8.6.4 How many garrison points are left."""

    case: ClassVar[str] = "8.6.1"

    def prompt(self, position: War) -> Message:
        return Message("leave-garrison", {"space": SPACE.word(march_of(position).at)})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        march = march_of(war)
        add_garrison(war, march.side, march.at, number)
        war.march = march.but(flags=(march.flags | ACTED) & ~GAINED)
        log.append(Event(GARRISON_LEFT, (march.side, march.at, number)))


# ---- 10.1.9 leaders


class LeaveLeader(Action[War, Any]):
    """10.1.9 A leader of the army is left with another own army or fleet here."""

    verb: ClassVar[str] = "leave-leader"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER, PLACE)

    def __init__(self, leader: int, place: int) -> None:
        self.leader = leader
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.leader, self.place)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = march_of(position)
        if march.army == NO_ARMY or position.where[self.leader] != march.army:
            return NOT_HIS_ARMY
        if self.leader == position.king[march.side]:
            return KING_STAYS
        if march.has(AFLOAT) or self.place not in places_here(position, march):
            return NOT_THERE
        return None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        place_leader(position, self.leader, self.place)
        position.march = march.but(flags=march.flags | ACTED)
        log.append(Event(LEADER_LEFT, (self.leader, march.at, self.place)))


def places_here(war: War, march: March) -> list[int]:
    """10.1.9 The other armies and fleets of the side where the army is."""
    found: list[int] = []
    here = march.at
    for army in range(ARMIES):
        if war.army_at[army] == here and ARMY_SIDE[army] == march.side and army != march.army:
            found.append(army)
    for fleet in range(FLEETS):
        own = war.fleet_side[fleet] == march.side
        if own and war.fleet_at[fleet] == here and not march.fleets >> fleet & 1:
            found.append(WITH_FLEET + fleet)
    return found


def list_leaving(war: War, march: March, found: list[Action[War, Any]]) -> None:
    """10.1.9 Who could be left with whom."""
    places = places_here(war, march)
    if places:
        for leader in leaders_in(leaders_with(war, march.army)):
            for place in places:
                found.append(LEAVE_LEADER[leader][place])


DETACH: Final = Detach()
GARRISON: Final = LeaveGarrison()
LEAVE_LEADER: Final[list[list[LeaveLeader]]] = [
    [LeaveLeader(leader, place) for place in range(ARMIES + FLEETS)] for leader in range(LEADERS)
]
