"""9.8 to 9.13, 11.3 I, 5.2.5 D5 and D6: Alexander's wounds and the weariness of his army."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import ARMIES, FIRST_ARMY, MACEDON, NOWHERE, PERSIA, armies_of
from anabasis.games.conquerors.events import (
    ARMY_DISSOLVED,
    INJURY_CHECKED,
    KING_JOINS,
    MUTINY,
    MUTINY_JUDGED,
    WEARINESS_CHECKED,
)
from anabasis.games.conquerors.leaders import ALEXANDER, leaders_in
from anabasis.games.conquerors.numbers import (
    INJURY_CHECKED as INJURY_LEVEL,
)
from anabasis.games.conquerors.numbers import MUTINIES, WEARY_MUTINY
from anabasis.games.conquerors.rules.commanders import (
    kill_leader,
    leaders_with,
    place_leader,
    stand_alone,
    to_hand,
)
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.end import persia_wins
from anabasis.games.conquerors.rules.forces import change_asp, remove_army, renumber
from anabasis.games.conquerors.rules.treasuries import held_by
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.state import BY_MUTINY, War


class CheckInjury(Procedure[War]):
    """3.3.37, 11.3 I D5: at an Injury Level of 20 or more Alexander dies of an odd die."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.injury < INJURY_LEVEL:
            return
        roll = die.roll(6)
        log.append(Event(INJURY_CHECKED, (roll,)))
        if roll % 2:
            kill_leader(position, ALEXANDER, log)


class CheckWeariness(Procedure[War]):
    """9.8 to 9.12 D6: whether Alexander's army mutinies, what that costs, and whether the Persian
    has won by it."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.weariness + 6 < MUTINIES:
            return
        roll = die.roll(6)
        log.append(Event(WEARINESS_CHECKED, (roll, position.weariness)))
        if roll + position.weariness < MUTINIES:
            return
        desert(position, die, log)
        weary(position, WEARY_MUTINY, log)
        settle(position, log)
        judged = die.roll(6)
        cities = held_by(position, PERSIA)
        log.append(Event(MUTINY_JUDGED, (judged, cities)))
        if judged < cities:
            persia_wins(position, BY_MUTINY, log)


def desert(war: War, die: Die, log: list[Event]) -> None:
    """9.10, 9.13 A die of points leaves Alexander's army; the last of them leave him without."""
    army = war.where[ALEXANDER]
    roll = die.roll(6)
    if army >= ARMIES:
        log.append(Event(MUTINY, (FIRST_ARMY[MACEDON], roll)))
        return
    log.append(Event(MUTINY, (army, roll)))
    change_asp(war, army, -min(roll, war.asp[army]))
    if war.asp[army] == 0:
        lose_army(war, army, log)


def lose_army(war: War, army: int, log: list[Event]) -> None:
    """5.2.5 An army is gone, but not to an enemy. Alexander and those with him join another, which
    becomes #1; without one he stands alone, and the others go back to hand."""
    space = war.army_at[army]
    stayed = leaders_in(leaders_with(war, army))
    remove_army(war, army)
    log.append(Event(ARMY_DISSOLVED, (army,)))
    others = [other for other in armies_of(MACEDON) if war.army_at[other] != NOWHERE]
    for leader in stayed:
        if others and ALEXANDER in stayed:
            place_leader(war, leader, others[0])
        elif leader == ALEXANDER:
            stand_alone(war, leader, space)
        else:
            to_hand(war, leader)
    first = FIRST_ARMY[MACEDON]
    if others and ALEXANDER in stayed:
        if others[0] != first and war.army_at[first] == NOWHERE:
            renumber(war, others[0], first)
        log.append(Event(KING_JOINS, (ALEXANDER, war.where[ALEXANDER])))
    settle(war, log)
