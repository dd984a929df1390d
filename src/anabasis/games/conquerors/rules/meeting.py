"""10.6.4, 10.6.5, 11.1.1, 11.1.2, 11.1.4 Forces face each other in a space: who attacks whom."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    INDEPENDENT,
    NO_ARMY,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PERSIA,
    land_kind,
)
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER_SIDE
from anabasis.games.conquerors.numbers import FLIGHT_ENTERED
from anabasis.games.conquerors.rules.battle import begin
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.darius import Fleeing
from anabasis.games.conquerors.rules.engagement import (
    BY_ATTACK,
    BY_INTERCEPTION,
    ENDED,
    GARRISON,
    LOOSE,
    March,
)
from anabasis.games.conquerors.state import ALONE, War, armies_outside, army_in_play, has_land
from anabasis.kit.rows import changed

NO_BACK: Final[bytes] = bytes([NOWHERE] * ARMIES)


def is_there(war: War, march: March) -> bool:
    """Whether anything is left of a force, and its move is not over."""
    if march.has(ENDED):
        return False
    if march.army != NO_ARMY:
        return army_in_play(war, march.army)
    return march.fleets != 0 or march.cargo != 0


class Encounter(Procedure[War]):
    """8.7.1, 10.6.4, 10.6.5, 11.1.1, 11.1.2 All who meet in a space are there: the mover attacks
    those who stood there, or is attacked by those who came. Where these are not friends, but a
    tribe stands there, he meets the tribe when he has held against them."""

    def __init__(self, side: int, space: int, came: int, back: bytes) -> None:
        self.side = side
        self.space = space
        self.came = came
        """The armies that have intercepted, a bit each, and"""
        self.back = back
        """for each the space from which it came."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        if march is None or not is_there(position, march):
            return
        if march.army != NO_ARMY and position.army_at[march.army] != self.space:
            return
        came, back = self.came, self.back
        position.agenda.append(AFTER_MEETING)
        other = 1 - self.side
        ours = 1 << march.army
        theirs, posts = defenders(position, self.side, self.space)
        tribal = position.holder[self.space] == INDEPENDENT
        if came and tribal:
            # 8.7.1 The tribe is nobody's friend: whoever is left of the two meets it afterwards.
            position.agenda.append(Encounter(self.side, self.space, 0, NO_BACK))
            posts = 0
        if theirs & ~came or posts:
            side = other if theirs else position.holder[self.space]
            home = changed(back, march.army, march.came_from)
            begin(
                position,
                self.space,
                (self.side, side),
                (ours, theirs),
                (0, posts),
                BY_ATTACK,
                march.came_by,
                home,
                log,
            )
        elif came:
            begin(
                position,
                self.space,
                (other, self.side),
                (came, friends_of(position, self.side, self.space)),
                (0, posts_of(position, self.side, self.space)),
                BY_INTERCEPTION,
                land_kind(back[lowest(came)], self.space),
                back,
                log,
            )


def lowest(bits: int) -> int:
    """The lowest number of a set, a bit each."""
    return (bits & -bits).bit_length() - 1


def defenders(war: War, side: int, space: int) -> tuple[int, int]:
    """10.3.4 The enemy armies in a space that are not Inside a city, a bit each, and what else
    stands there: points without an army, garrisons, tribes."""
    theirs = 0
    for army in range(ARMIES):
        if war.army_at[army] == space and ARMY_SIDE[army] != side and not war.inside >> army & 1:
            theirs |= 1 << army
    holder = war.holder[space]
    return theirs, posts_of(war, holder, space) if holder not in (side, NOBODY) else 0


def friends_of(war: War, side: int, space: int) -> int:
    """11.1.7 The armies of a side before a city, or in another space, a bit each."""
    bits = 0
    for army in armies_outside(war, side, space):
        bits |= 1 << army
    return bits


def posts_of(war: War, side: int, space: int) -> int:
    """11.3.7 What stands for a side in a space without a city beside its armies."""
    if CITY_OF[space] != NO_CITY or war.holder[space] != side:
        return 0
    return (LOOSE if war.loose[space] else 0) | (GARRISON if war.gsp[space] else 0)


class AfterMeeting(Procedure[War]):
    """11.3.57, 11.3.62, 14.5 Armies have come to a space, or had to leave it, and whatever they met
    is settled: a king may have been found alone, by whichever of them."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        settle(position, log)
        if found_alone(position, DARIUS):
            position.agenda.append(Fleeing(position.lone_at[PERSIA], FLIGHT_ENTERED, True))
        elif found_alone(position, ALEXANDER):
            kill_leader(position, ALEXANDER, log)


def found_alone(war: War, king: int) -> bool:
    """11.3.57, 11.3.62 Whether a king who is without an army stands among land units of the enemy,
    and none of his own side."""
    side = LEADER_SIDE[king]
    space = war.lone_at[side]
    return (
        war.where[king] == ALONE
        and has_land(war, 1 - side, space)
        and not has_land(war, side, space)
    )


AFTER_MEETING: Final = AfterMeeting()
