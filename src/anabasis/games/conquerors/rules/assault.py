"""11.4.17 to 11.4.24 The siege assault."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMY,
    CITIES,
    CITY,
    DEFENCE,
    FIRST_ARMY,
    MACEDON,
    NOBODY,
)
from anabasis.games.conquerors.cards import BITS_OF, KIND
from anabasis.games.conquerors.events_field import ASSAULT_ROLLED, POINTS_LOST
from anabasis.games.conquerors.numbers import (
    CITY_FALLS,
    DIADES,
    ENEMY_FLEET,
    OUTNUMBERED,
    OUTNUMBERED_ODDS,
    OWN_FLEET,
)
from anabasis.games.conquerors.rules.capture import move_in, take_city
from anabasis.games.conquerors.rules.combatants import army_bits
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.forces import besieging_points, strength_inside
from anabasis.games.conquerors.rules.losses import take_points
from anabasis.games.conquerors.rules.size import too_small
from anabasis.games.conquerors.rules.terms import (
    ENGINEER,
    FLEET_HELPS,
    FLEET_HINDERS,
    MORE_THAN_TWICE,
    WALLS,
)
from anabasis.games.conquerors.state import (
    FRESH,
    GOING_ON,
    NO_SIEGE,
    War,
    armies_outside,
    fleets_at,
    side_inside,
)
from anabasis.games.conquerors.tables import assault_result
from anabasis.kit.contest import Tally
from anabasis.kit.rows import changed

DIADES_CARD: Final[int] = BITS_OF[KIND.read("diades-of-thessaly")]
NO_SIEGE_OF_HIS: Final = Refusal("11.4.17", "no-siege-of-yours", {})
ONE_A_ROUND: Final = Refusal("11.4.17", "assaulted-already", {})
NOT_FIT: Final = Refusal("11.3.41", "fatigued", {})


def stormers(war: War, side: int, space: int) -> list[int]:
    """11.3.41, 5.2.7 The armies before a city that may assault it."""
    return [
        army
        for army in armies_outside(war, side, space)
        if war.condition[army] == FRESH and (army == FIRST_ARMY[side] or not too_small(war, side))
    ]


def no_assault(war: War, side: int, city: int) -> Refusal | None:
    """11.4.17 Why a side may not assault a city."""
    if war.siege[city] == NO_SIEGE or war.besieger[city] != side:
        return NO_SIEGE_OF_HIS
    if not stormers(war, side, CITIES[city]):
        return NOT_FIT
    return None


def assault_die(war: War, side: int, space: int) -> Tally:
    """11.4.19 to 11.4.22 What is added to the die of an assault."""
    asp, gsp = strength_inside(war, space)
    tally = Tally(WALLS, -DEFENCE[space])
    if besieging_points(war, side, space) > OUTNUMBERED_ODDS * (asp + gsp):
        tally.add(MORE_THAN_TWICE, OUTNUMBERED)
    if fleets_at(war, side, space):
        tally.add(FLEET_HELPS, OWN_FLEET)
    if fleets_at(war, side_inside(war, space), space):
        tally.add(FLEET_HINDERS, ENEMY_FLEET)
    if side == MACEDON and war.staying & DIADES_CARD:
        tally.add(ENGINEER, DIADES)
    return tally


class Assault(Action[War, Any]):
    """11.4.18 A city under Siege is assaulted."""

    verb: ClassVar[str] = "assault"
    fields: ClassVar[tuple[Domain, ...]] = (CITY,)

    def __init__(self, city: int) -> None:
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        if decision.assaulted:
            return ONE_A_ROUND
        return no_assault(position, decision.side, self.city)

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        space = CITIES[self.city]
        tally = assault_die(position, side, space)
        roll = die.roll(6)
        total = roll + tally.sum()
        points, lost = assault_result(total)
        values = (side, space, roll, tuple(tally.terms), total, points, lost)
        log.append(Event(ASSAULT_ROLLED, values))
        position.siege = changed(position.siege, self.city, position.siege[self.city] + points)
        storming = 0
        for army in stormers(position, side, space):
            storming |= 1 << army
        divide(position, decision.seat, side, self.city, storming, 0, lost, log)


def divide(
    war: War,
    seat: int,
    side: int,
    city: int,
    storming: int,
    first: int,
    points: int,
    log: list[Event],
) -> None:
    """11.4.18 The losses are divided among the armies that assault, be #1 smaller by its share than
    another (5.2.7); then it is seen whether the city falls."""
    left = [army for army in army_bits(storming) if army >= first]
    if points == 0 or not left:
        outcome(war, side, city, storming, log)
        return
    rest = sum([war.asp[army] for army in left[1:]])
    low, high = max(0, points - rest), min(war.asp[left[0]], points)
    war.agenda.append(StormLosses(seat, side, low, high, city, storming, left[0], points))


class StormLosses(Counting):
    """11.4.18 How many points an army loses in an assault."""

    case: ClassVar[str] = "11.4.18"

    def __init__(
        self,
        seat: int,
        side: int,
        low: int,
        high: int,
        city: int,
        storming: int,
        army: int,
        points: int,
    ) -> None:
        super().__init__(seat, side, low, high)
        self.city = city
        self.storming = storming
        """The armies that assault, a bit each."""
        self.army = army
        self.points = points

    def prompt(self, position: War) -> Message:
        return Message("lose", {"army": ARMY.word(self.army), "points": self.points})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        if number:
            log.append(Event(POINTS_LOST, (self.side, CITIES[self.city], number)))
            take_points(war, self.army, number, NOBODY, log)
        left = self.points - number
        divide(war, self.seat, self.side, self.city, self.storming, self.army + 1, left, log)


def outcome(war: War, side: int, city: int, storming: int, log: list[Event]) -> None:
    """11.4.4, 11.4.23 With three Siege Points the city falls; below ten points the Siege is
    over."""
    if war.ending != GOING_ON:
        return
    space = CITIES[city]
    if war.siege[city] >= CITY_FALLS:
        take_city(war, side, space, storming, log)
        if war.ending == GOING_ON:
            move_in(war, side, space)
    else:
        settle(war, log)


ASSAULT: Final[list[Assault]] = [Assault(city) for city in range(len(CITIES))]
