"""8.1.4 to 8.1.6, 10.4 Armies in one space are reorganized."""

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
    FIRST_ARMY,
    NOWHERE,
    SPACE,
    SPACES,
    SPARTAN,
    armies_of,
)
from anabasis.games.conquerors.events import ARMY_DISSOLVED, LEADER_PLACED, REORGANISED
from anabasis.games.conquerors.leaders import LEADER, LEADER_SIDE, LEADERS, leaders_in
from anabasis.games.conquerors.numbers import NEW_ELITE
from anabasis.games.conquerors.rules.campaign import ONLY_MOVES_NOW, has_moved
from anabasis.games.conquerors.rules.choice import Choice, refusals
from anabasis.games.conquerors.rules.commanders import leaders_with, place_leader
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import (
    change_asp,
    change_loose,
    join_army,
    remove_army,
)
from anabasis.games.conquerors.rules.size import room_in, too_small
from anabasis.games.conquerors.state import War, armies_at, seat_of

GROUP: Final = Domain("group", [*ARMY.words, "loose"])
"""An army, or the points without one."""
LOOSE: Final[int] = ARMIES
SHARE: Final = Domain("share", ["all", *[str(points) for points in range(1, 100)]])
"""How many points: all, or so many."""
ALL: Final = 0
NOTHING: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("10.4.1", "nothing-to-reorganise", {"space": word})
)
TOO_SMALL: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("5.2.7", "first-too-small", {"space": word})
)
SHIFTED_ALREADY: Final[list[Refusal]] = refusals(
    GROUP, lambda word: Refusal("10.4.1", "shifted-already", {"group": word})
)
LARGER_THAN_FIRST: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("5.2.6", "larger-than-first", {"army": word})
)


def _armies(war: War, side: int, space: int) -> list[int]:
    return [army for army in armies_at(war, side, space) if army != SPARTAN]


class Reorganise(Action[War, Decision[Any]]):
    """10.4.1, 10.4.2 The activity of the round is reorganizing."""

    verb: ClassVar[str] = "reorganise"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if has_moved(position):
            return ONLY_MOVES_NOW
        side = position.active
        armies = 0
        for army in armies_of(side):
            if position.army_at[army] == self.space:
                armies += 1
        if armies == 1 and position.loose[self.space] and position.holder[self.space] == side:
            armies += 1
        if armies < 2:
            return NOTHING[self.space]
        if too_small(position, side) and position.army_at[FIRST_ARMY[side]] != self.space:
            return TOO_SMALL[self.space]
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        side = position.active
        position.agenda.append(Reorganising(seat_of(position, side), side, self.space, 0, 0))


REORGANISE: Final[list[Reorganise]] = [Reorganise(space) for space in range(SPACES)]


def list_reorganisations(
    war: War, decision: Decision[Any], side: int, found: list[Action[War, Any]]
) -> None:
    """Where a side has armies and points to reorganize."""
    at = war.army_at
    first = FIRST_ARMY[side]
    for army in range(first, first + 3):
        space = at[army]
        if space != NOWHERE and not _is_there(at, space, first, army):
            more = war.loose[space] > 0 or _is_there(at, space, army + 1, first + 3)
            if more and REORGANISE[space].refusal(war, decision, 0) is None:
                found.append(REORGANISE[space])


def _is_there(at: bytes, space: int, low: int, high: int) -> bool:
    """Whether one of some armies is in a space."""
    for army in range(low, high):
        if at[army] == space:
            return True
    return False


class Reorganising(Choice):
    """10.4.1 Points and leaders are divided anew: from one group to another once each way."""

    case: ClassVar[str] = "10.4.1"
    verbs: ClassVar[tuple[str, ...]] = ("shift", "reassign", "end-reorganising")

    def __init__(self, seat: int, side: int, space: int, shifted: int, moved: int) -> None:
        super().__init__(seat, side)
        self.space = space
        self.shifted = shifted
        """The pairs of groups between which points were shifted, a bit each, and"""
        self.moved = moved
        """the leaders that were reassigned."""

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [END_REORGANISING]
        armies = _armies(position, self.side, self.space)
        for giver in (*armies, LOOSE):
            points = _points(position, self, giver)
            for taker in armies:
                if giver != taker and points:
                    row = SHIFT[giver][taker]
                    found += [row[share] for share in range(min(points, len(SHARE)))]
        for leader in range(LEADERS):
            if position.where[leader] in armies:
                found += [REASSIGN[leader][army] for army in armies]
        return found

    def considered(self, position: War, seat: int) -> list[Action[War, Any]]:
        """A computer player joins whole groups."""
        found = super().considered(position, seat)
        return [
            one
            for one in found
            if not isinstance(one, Shift) or one.share == ALL or one.share % 5 == 0
        ]

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return END_REORGANISING

    def prompt(self, position: War) -> Message:
        return Message("reorganising", {"space": SPACE.word(self.space)})


def _points(war: War, decision: Reorganising, group: int) -> int:
    """The points of a group in the space."""
    if group == LOOSE:
        return war.loose[decision.space] if war.holder[decision.space] == decision.side else 0
    return war.asp[group]


def _pair(one: int, other: int) -> int:
    """The bit of two groups."""
    low, high = min(one, other), max(one, other)
    return 1 << (low * len(GROUP) + high)


class Shift(Action[War, Reorganising]):
    """8.1.4 to 8.1.6, 10.4.3 Points of one group join an army."""

    verb: ClassVar[str] = "shift"
    fields: ClassVar[tuple[Domain, ...]] = (GROUP, ARMY, SHARE)

    def __init__(self, giver: int, taker: int, share: int) -> None:
        self.giver = giver
        self.taker = taker
        self.share = share

    def args(self) -> tuple[int, ...]:
        return (self.giver, self.taker, self.share)

    def points(self, war: War, decision: Reorganising) -> int:
        return _points(war, decision, self.giver) if self.share == ALL else self.share

    def refusal(self, position: War, decision: Reorganising, seat: int) -> Refusal | None:
        armies = _armies(position, decision.side, decision.space)
        there = _points(position, decision, self.giver)
        if self.taker not in armies or (self.giver not in armies and self.giver != LOOSE):
            return Refusal("10.4.1", "not-here-to-reorganise", {"army": ARMY.word(self.taker)})
        if self.giver == self.taker or there == 0:
            return Refusal("10.4.1", "nothing-to-shift", {"group": GROUP.word(self.giver)})
        if decision.shifted & _pair(self.giver, self.taker):
            return SHIFTED_ALREADY[self.giver]
        points = self.points(position, decision)
        if points > there or (points == there and self.share != ALL):
            return Refusal("10.4.1", "not-so-many", {"points": there})
        first = FIRST_ARMY[decision.side]
        if self.giver == first:
            if points == there:
                return Refusal("5.2.2", "first-stays", {"army": ARMY.word(first)})
            largest = max(
                [position.asp[army] for army in armies_of(decision.side) if army != first]
            )
            if there - points < max(largest, position.asp[self.taker] + points):
                return LARGER_THAN_FIRST[self.taker]
        elif self.taker != first and room_in(position, decision.side, self.taker) < points:
            return LARGER_THAN_FIRST[self.taker]
        return None

    def do(
        self, position: War, decision: Reorganising, seat: int, die: Die, log: list[Event]
    ) -> None:
        points = self.points(position, decision)
        if self.giver == LOOSE:
            condition = position.loose_condition[decision.space]
            change_loose(position, decision.side, decision.space, -points)
            join_army(position, self.taker, points, NEW_ELITE, condition)
        else:
            join_army(
                position,
                self.taker,
                points,
                position.elite[self.giver],
                position.condition[self.giver],
            )
            change_asp(position, self.giver, -points)
            if position.asp[self.giver] == 0:
                _dissolve(position, self.giver, self.taker, log)
        asp, elite = position.asp[self.taker], position.elite[self.taker]
        log.append(Event(REORGANISED, (self.taker, asp, elite)))
        settle(position, log)
        position.agenda.append(
            Reorganising(
                decision.seat,
                decision.side,
                decision.space,
                decision.shifted | _pair(self.giver, self.taker),
                decision.moved,
            )
        )


def _dissolve(war: War, army: int, into: int, log: list[Event]) -> None:
    """8.1.2 An army that has given all its points is gone; who and what was with it goes over."""
    for leader in leaders_in(leaders_with(war, army)):
        place_leader(war, leader, into)
    royal, family = war.royal_army == army, war.family_army == army
    remove_army(war, army)
    if royal:
        war.royal_army = into
    if family:
        war.family_army = into
    log.append(Event(ARMY_DISSOLVED, (army,)))


class Reassign(Action[War, Reorganising]):
    """10.4.1 A leader goes over to another of the armies."""

    verb: ClassVar[str] = "reassign"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER, ARMY)

    def __init__(self, leader: int, army: int) -> None:
        self.leader = leader
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.leader, self.army)

    def refusal(self, position: War, decision: Reorganising, seat: int) -> Refusal | None:
        armies = _armies(position, decision.side, decision.space)
        who = {"leader": LEADER.word(self.leader)}
        if self.army not in armies or position.where[self.leader] not in armies:
            return Refusal("10.4.1", "not-here-to-reorganise", {"army": ARMY.word(self.army)})
        if LEADER_SIDE[self.leader] != ARMY_SIDE[self.army]:
            return Refusal("10.4.1", "not-your-leader", who)
        if position.where[self.leader] == self.army or decision.moved >> self.leader & 1:
            return Refusal("10.4.1", "reassigned-already", who)
        if self.leader == position.king[decision.side]:
            return Refusal("5.2.2", "king-leads-first", who)
        return None

    def do(
        self, position: War, decision: Reorganising, seat: int, die: Die, log: list[Event]
    ) -> None:
        place_leader(position, self.leader, self.army)
        log.append(Event(LEADER_PLACED, (self.leader, self.army)))
        position.agenda.append(
            Reorganising(
                decision.seat,
                decision.side,
                decision.space,
                decision.shifted,
                decision.moved | 1 << self.leader,
            )
        )


class EndReorganising(Action[War, Reorganising]):
    """10.4.2 The armies are as they shall be."""

    verb: ClassVar[str] = "end-reorganising"

    def refusal(self, position: War, decision: Reorganising, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: Reorganising, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


SHIFT: Final[list[list[list[Shift]]]] = [
    [[Shift(giver, taker, share) for share in range(len(SHARE))] for taker in range(ARMIES)]
    for giver in range(len(GROUP))
]
REASSIGN: Final[list[list[Reassign]]] = [
    [Reassign(leader, army) for army in range(ARMIES)] for leader in range(LEADERS)
]
END_REORGANISING: Final = EndReorganising()
