"""11.4.15, 11.4.23 to 11.4.26 A city is taken: those Inside are lost, and the victor moves in."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import ARMIES, ARMY, MACEDON, PERSIA, SPACE
from anabasis.games.conquerors.events_field import (
    CITY_FELL,
    CITY_YIELDED,
    GARRISON_LEFT,
    MOVED_IN,
    POSTED,
)
from anabasis.games.conquerors.leaders import NO_LEADER
from anabasis.games.conquerors.numbers import ELITE_STORMED, MOVES_IN
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.combatants import army_bits
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.control import lift_siege, settle
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.detaching import spare_of
from anabasis.games.conquerors.rules.engagement import GAINED
from anabasis.games.conquerors.rules.forces import (
    add_garrison,
    change_asp,
    change_loose,
    clear_posts,
    destroy_army,
    raise_elite,
    room_for_garrison,
    set_inside,
)
from anabasis.games.conquerors.rules.sea_dice import retreat_fleets
from anabasis.games.conquerors.state import (
    ALONE,
    GOING_ON,
    War,
    armies_inside,
    armies_outside,
    army_in_play,
    is_besieged,
    seat_of,
    side_inside,
)


def take_city(war: War, side: int, space: int, storming: int, log: list[Event]) -> None:
    """11.4.15, 11.4.23 A city falls to the armies that assault it (`storming`, a bit each), or
    surrenders: all Inside are eliminated."""
    stormed = storming != 0
    loser = side_inside(war, space)
    log.append(Event(CITY_FELL if stormed else CITY_YIELDED, (side, space)))
    if is_besieged(war, space):
        lift_siege(war, space, stormed, log)
    for army in armies_inside(war, 1 - side, space):
        destroy_army(war, army, side, log)
        if war.ending != GOING_ON:
            return
    clear_posts(war, space)
    lose_king(war, 1 - side, space, log)
    if war.ending != GOING_ON:
        return
    for army in army_bits(storming):
        if army_in_play(war, army):
            raise_elite(war, army, ELITE_STORMED)
    taken_over(war, side, space, loser, log)


def lone_king(war: War, side: int, space: int) -> int:
    """5.1.2 The king of a side, if he stands alone in a space; else `NO_LEADER`."""
    king = war.king[side]
    if king != NO_LEADER and war.where[king] == ALONE and war.lone_at[side] == space:
        return king
    return NO_LEADER


def lose_king(war: War, side: int, space: int, log: list[Event]) -> None:
    """11.3.58, 11.3.62 A king who stands alone in a city that is taken is lost."""
    king = lone_king(war, side, space)
    if king != NO_LEADER:
        kill_leader(war, king, log)


def taken_over(war: War, side: int, space: int, loser: int, log: list[Event]) -> None:
    """8.5, 11.4.24 Control of the city and of fleets changes; the others leave the port."""
    march = war.march
    if march is not None and march.at == space:
        war.march = march.but(flags=march.flags | GAINED)
    settle(war, log)
    if loser in (MACEDON, PERSIA):
        retreat_fleets(war, loser, space, log)
        settle(war, log)  # 6.2.3 They may be all that anybody has where they have gone.


# ---- 11.4.25 moving in


def move_in(war: War, side: int, space: int) -> None:
    """11.4.25 The victor may go in."""
    frame = MovingIn(seat_of(war, side), side, space, False)
    if len(frame.options(war, frame.seat)) > 1:
        war.agenda.append(frame)


class MovingIn(Choice):
    """11.4.25 Who goes into a city that was taken."""

    case: ClassVar[str] = "11.4.25"
    verbs: ClassVar[tuple[str, ...]] = ("move-in", "post", "garrison-city", "stay-out")

    def __init__(self, seat: int, side: int, space: int, begun: bool) -> None:
        super().__init__(seat, side)
        self.space = space
        self.begun = begun

    def continues(self) -> bool:
        return self.begun

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [STAY_OUT, GARRISON_CITY]
        for army in armies_outside(position, self.side, self.space):
            found += [MOVE_IN[army], POST[army]]
        return found

    def again(self, war: War) -> None:
        frame = MovingIn(self.seat, self.side, self.space, True)
        if len(frame.options(war, frame.seat)) > 1:
            war.agenda.append(frame)

    def prompt(self, position: War) -> Message:
        return Message("move-in", {"space": SPACE.word(self.space)})


class MoveIn(Action[War, MovingIn]):
    """11.4.25 An army of at most ten points goes Inside."""

    verb: ClassVar[str] = "move-in"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: MovingIn, seat: int) -> Refusal | None:
        words = {"army": ARMY.word(self.army), "most": MOVES_IN}
        if self.army not in armies_outside(position, decision.side, decision.space):
            return Refusal("11.4.25", "not-before-city", words)
        if position.asp[self.army] > room_inside(position, decision.side, decision.space):
            return Refusal("11.4.25", "too-many-to-move-in", words)
        return None

    def do(self, position: War, decision: MovingIn, seat: int, die: Die, log: list[Event]) -> None:
        set_inside(position, self.army, True)
        log.append(Event(MOVED_IN, (decision.side, self.army, decision.space)))
        decision.again(position)


def room_inside(war: War, side: int, space: int) -> int:
    """11.4.25 How many more points may go in now."""
    there = war.loose[space] + sum([war.asp[army] for army in armies_inside(war, side, space)])
    return max(0, MOVES_IN - there)


class Post(Action[War, MovingIn]):
    """11.4.25 Some points of an army go Inside, without it."""

    verb: ClassVar[str] = "post"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: MovingIn, seat: int) -> Refusal | None:
        words = {"army": ARMY.word(self.army), "most": MOVES_IN}
        if self.army not in armies_outside(position, decision.side, decision.space):
            return Refusal("11.4.25", "not-before-city", words)
        if most_posted(position, decision, self.army) == 0:
            return Refusal("5.2.6", "none-to-spare", words)
        return None

    def do(self, position: War, decision: MovingIn, seat: int, die: Die, log: list[Event]) -> None:
        most = most_posted(position, decision, self.army)
        position.agenda.append(
            Posting(decision.seat, decision.side, 1, most, decision.space, self.army)
        )


def most_posted(war: War, decision: MovingIn, army: int) -> int:
    """11.4.25, 5.2.6 How many points of an army may go in without it."""
    room = room_inside(war, decision.side, decision.space)
    return min(room, spare_of(war, decision.side, army))


class Posting(Counting):
    """11.4.25 How many points go in."""

    case: ClassVar[str] = "11.4.25"

    def __init__(self, seat: int, side: int, low: int, high: int, space: int, army: int) -> None:
        super().__init__(seat, side, low, high)
        self.space = space
        self.army = army

    def prompt(self, position: War) -> Message:
        return Message("post", {"army": ARMY.word(self.army), "space": SPACE.word(self.space)})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        change_asp(war, self.army, -number)
        change_loose(war, self.side, self.space, number, war.condition[self.army])
        log.append(Event(POSTED, (self.side, self.army, self.space, number)))
        MovingIn(self.seat, self.side, self.space, True).again(war)


class GarrisonCity(Action[War, MovingIn]):
    """8.6.1, 11.4.25 Garrison points are placed in the city."""

    verb: ClassVar[str] = "garrison-city"

    def refusal(self, position: War, decision: MovingIn, seat: int) -> Refusal | None:
        gsp = position.gsp[decision.space]
        if gsp or room_for_garrison(position, decision.side, decision.space) == 0:
            words = {"space": SPACE.word(decision.space)}
            return Refusal("8.6.1", "no-garrison-here", words)
        return None

    def do(self, position: War, decision: MovingIn, seat: int, die: Die, log: list[Event]) -> None:
        most = room_for_garrison(position, decision.side, decision.space)
        frame = GarrisonCount(decision.seat, decision.side, 1, most, decision.space)
        position.agenda.append(frame)


class GarrisonCount(Counting):
    """8.6.3 How many garrison points are placed in the city."""

    case: ClassVar[str] = "8.6.3"

    def __init__(self, seat: int, side: int, low: int, high: int, space: int) -> None:
        super().__init__(seat, side, low, high)
        self.space = space

    def prompt(self, position: War) -> Message:
        return Message("leave-garrison", {"space": SPACE.word(self.space)})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        add_garrison(war, self.side, self.space, number)
        log.append(Event(GARRISON_LEFT, (self.side, self.space, number)))
        MovingIn(self.seat, self.side, self.space, True).again(war)


class StayOut(Action[War, MovingIn]):
    """11.4.25 Nobody else goes in."""

    verb: ClassVar[str] = "stay-out"

    def refusal(self, position: War, decision: MovingIn, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: MovingIn, seat: int, die: Die, log: list[Event]) -> None:
        pass


MOVE_IN: Final[list[MoveIn]] = [MoveIn(army) for army in range(ARMIES)]
POST: Final[list[Post]] = [Post(army) for army in range(ARMIES)]
GARRISON_CITY: Final = GarrisonCity()
STAY_OUT: Final = StayOut()
