"""11.3.59, 11.3.60 Alexander's injuries."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.events_field import DEATH_ROLLED, INJURY_ROLLED
from anabasis.games.conquerors.leaders import ALEXANDER
from anabasis.games.conquerors.numbers import INJURIES, INJURY_DANGER, INJURY_KILLED
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.moments import DEATHBED, open_moment
from anabasis.games.conquerors.rules.weariness import injure
from anabasis.games.conquerors.state import War


def injuries(roll: int) -> int:
    """11.3.59 The Injury Points of a sum of two dice."""
    for lowest, highest, points in INJURIES:
        if lowest <= roll <= highest:
            return points
    return 0


class Wounds(Procedure[War]):
    """11.3.59, 11.3.60 After a battle in which his rating was used Alexander may be wounded."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        roll = die.dice(2, 6)
        log.append(Event(INJURY_ROLLED, (ALEXANDER, roll)))
        if roll >= INJURY_DANGER:
            second = die.roll(6)
            log.append(Event(DEATH_ROLLED, (ALEXANDER, second)))
            if second >= INJURY_KILLED:
                position.spared = False
                position.agenda.append(Deathbed())
                open_moment(position, DEATHBED)
                return
        points = injuries(roll)
        if points:
            injure(position, points, log)


class Deathbed(Procedure[War]):
    """11.3.60 Alexander is killed, unless Cleitus has saved him."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.spared:
            position.spared = False
            return
        kill_leader(position, ALEXANDER, log)
