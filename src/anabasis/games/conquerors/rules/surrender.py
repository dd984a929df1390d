"""11.4.7 to 11.4.16 Surrender: demanded of a city by an army before it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import CITY_OF, DEFENCE, NO_ARMY, NO_CITY, SPARTAN
from anabasis.games.conquerors.events_field import DEMAND_ROLLED, DEMANDED
from anabasis.games.conquerors.leaders import BATTLE, leaders_in
from anabasis.games.conquerors.numbers import (
    DEMAND_MP,
    OUTNUMBERED,
    OUTNUMBERED_ODDS,
    POINT_INSIDE,
    SIEGE_ARMY,
    SURRENDERS,
    TREACHERY,
)
from anabasis.games.conquerors.rules.capture import take_city
from anabasis.games.conquerors.rules.commanders import leaders_with
from anabasis.games.conquerors.rules.engagement import AFLOAT, DEVASTATING, FOUGHT, March
from anabasis.games.conquerors.rules.forces import strength_inside
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.moments import DEMAND as DEMAND_MOMENT
from anabasis.games.conquerors.rules.moments import open_moment
from anabasis.games.conquerors.rules.routes import held_against, points_left, stands_in_the_way
from anabasis.games.conquerors.rules.terms import (
    INSIDE,
    MORE_THAN_TWICE,
    RATING,
    TRAITORS,
    WALLS,
)
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.state import FRESH, War
from anabasis.kit.contest import Tally
from anabasis.kit.rows import replaced

NO_ENEMY_CITY: Final = Refusal("11.4.7", "no-enemy-city", {})
TOO_WEAK: Final = Refusal("11.4.7", "too-weak-to-demand", {})
TIRED: Final = Refusal("11.3.41", "fatigued", {})
NO_COMBAT: Final = Refusal("10.9.2", "devastating", {})
NO_POINTS: Final = Refusal("11.4.7", "no-points-to-demand", {})
ONCE: Final = Refusal("11.4.14", "demanded-already", {})
NO_LINE: Final = Refusal("11.4.7", "no-line", {})


def no_demand(war: War, march: March) -> Refusal | None:
    """11.4.7, 11.4.14 Why an army may not demand the surrender of the city where it is."""
    army, space = march.army, march.at
    if army == NO_ARMY or CITY_OF[space] == NO_CITY or march.has(AFLOAT):
        return NO_ENEMY_CITY
    if not held_against(war, march.side, space) or stands_in_the_way(war, march.side, space):
        return NO_ENEMY_CITY
    if march.has(DEVASTATING):
        return NO_COMBAT
    if war.condition[army] != FRESH:
        return TIRED
    if war.asp[army] < SIEGE_ARMY or army == SPARTAN:
        return TOO_WEAK
    if points_left(war, march) < DEMAND_MP:
        return NO_POINTS
    if war.demanded[army] >> CITY_OF[space] & 1:
        return ONCE
    if not has_line(war, march.side, space):
        return NO_LINE
    return None


def demand_die(war: War, army: int, space: int) -> Tally:
    """11.4.9 to 11.4.13 What is added to the die of a demand."""
    asp, gsp = strength_inside(war, space)
    best = max([BATTLE[leader] for leader in leaders_in(leaders_with(war, army))], default=0)
    tally = Tally(RATING, best)
    tally.add(WALLS, -DEFENCE[space])
    if war.asp[army] > OUTNUMBERED_ODDS * (asp + gsp):
        tally.add(MORE_THAN_TWICE, OUTNUMBERED)
    tally.add(INSIDE, POINT_INSIDE * asp)
    if war.treachery:
        tally.add(TRAITORS, TREACHERY)
    return tally


class Demand(Action[War, Any]):
    """11.4.7 The army demands the surrender of the city."""

    verb: ClassVar[str] = "demand"

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = position.march
        assert march is not None
        return no_demand(position, march)

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        spent = march.spent + DEMAND_MP
        position.march = march.but(spent=spent, flags=march.flags | FOUGHT)
        log.append(Event(DEMANDED, (march.side, march.army, march.at)))
        position.agenda.append(DemandLine(march.side))
        trace(position, march.side, march.at)


class DemandLine(Procedure[War]):
    """11.4.7 Without a line there is no demand; with one there is a moment for treachery."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        if march is None or position.line == 0:
            return
        position.treachery = False
        position.agenda.append(DemandDie(self.side))
        open_moment(position, DEMAND_MOMENT, march.at)


class DemandDie(Procedure[War]):
    """11.4.8, 11.4.15 The die: the city surrenders, or must be assaulted."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        army, space = march.army, march.at
        tally = demand_die(position, army, space)
        position.treachery = False
        asked = position.demanded[army] | 1 << CITY_OF[space]
        position.demanded = replaced(position.demanded, army, asked)
        roll = die.roll(6)
        total = roll + tally.sum()
        yields = total >= SURRENDERS
        values = (self.side, space, roll, tuple(tally.terms), total, 1 if yields else 0)
        log.append(Event(DEMAND_ROLLED, values))
        if yields:
            take_city(position, self.side, space, 0, log)


DEMAND: Final = Demand()
