"""11.3.54 to 11.3.58 Darius in flight."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    FIRST_ARMY,
    LAND_WAYS,
    MACEDON,
    MOVE_COST,
    NEVER,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
    SPACE,
    SPACES,
    TREASURIES,
    TREASURY_AT,
)
from anabasis.games.conquerors.events_field import DARIUS_FLED, FLIGHT_ROLLED
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.numbers import FLIGHT_AWAY, FLIGHT_CITY, FLIGHT_DISTANCE
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.commanders import (
    kill_leader,
    place_leader,
    space_of,
    stand_alone,
)
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import take_family, take_royal
from anabasis.games.conquerors.rules.lines import lengths, reachable
from anabasis.games.conquerors.rules.moments import FLIGHT, open_moment
from anabasis.games.conquerors.rules.treasuries import owns
from anabasis.games.conquerors.state import DEAD, War, army_in_play, enemy_land, is_real, seat_of


def _distances() -> list[dict[int, int]]:
    """For each space those within the distance of a flight by land, and their cheapest cost."""
    table: list[dict[int, int]] = []
    for start in range(SPACES):
        found = {start: 0}
        ring = [start]
        while ring:
            further: list[int] = []
            for space in ring:
                for other, kind in LAND_WAYS[space]:
                    cost = found[space] + MOVE_COST[kind]
                    if cost <= FLIGHT_DISTANCE and cost < found.get(other, NEVER):
                        found[other] = cost
                        further.append(other)
            ring = further
        table.append(found)
    return table


NEAR: Final[list[dict[int, int]]] = _distances()


def cities_of_refuge(war: War, space: int) -> list[int]:
    """11.3.55 The Persian Treasure Cities to which there is a line, at whatever level."""
    far = lengths(war, PERSIA, space)
    return [
        TREASURY_AT[treasury]
        for treasury in range(TREASURIES)
        if far[treasury] != NEVER and owns(war, PERSIA, treasury)
    ]


def places_of_refuge(war: War, space: int) -> list[int]:
    """11.3.55 The spaces of other provinces that are exactly four movement points away by land,
    without enemies, with a line."""
    return [
        other
        for other, cost in sorted(NEAR[space].items())
        if cost == FLIGHT_DISTANCE
        and is_real(war, other)
        and PROVINCE_OF[other] != PROVINCE_OF[space]
        and not enemy_land(war, PERSIA, other)
        and reachable(war, PERSIA, other) != 0
    ]


class Routed(Procedure[War]):
    """11.3.54 Darius leaves his army after its retreat; what he had with him is captured."""

    def __init__(self, with_family: bool) -> None:
        self.with_family = with_family

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        if position.where[DARIUS] == DEAD:
            return
        space = space_of(position, DARIUS)
        army = position.where[DARIUS]
        if position.royal_side == PERSIA and position.royal_army == army:
            position.royal_at = battle.space
            take_royal(position, MACEDON, log)
        if self.with_family and position.family_side == PERSIA:
            position.family_at = battle.space
            take_family(position, MACEDON, log)
        stand_alone(position, DARIUS, space)
        position.agenda.append(Fleeing(space, 0, False))


class Fleeing(Procedure[War]):
    """11.3.55, 11.3.57 Darius begins a flight, with so much added to his dice."""

    def __init__(self, space: int, added: int, found: bool) -> None:
        self.space = space
        self.added = added
        self.found = found
        """11.3.57 Whether he was found alone."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.flight_bonus = 0
        position.agenda.append(FlightDice(self.space, self.added, self.found))
        open_moment(position, FLIGHT, self.space)


class FlightDice(Procedure[War]):
    """11.3.55, 11.3.56 Two dice say what becomes of Darius."""

    def __init__(self, space: int, added: int, found: bool) -> None:
        self.space = space
        self.added = added
        self.found = found

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        dice = die.dice(2, 6)
        added = self.added + position.flight_bonus
        position.flight_bonus = 0
        log.append(Event(FLIGHT_ROLLED, (DARIUS, self.space, dice, added)))
        total = dice + added
        places: list[int] = []
        if total <= FLIGHT_CITY:
            places = cities_of_refuge(position, self.space)
        elif total <= FLIGHT_AWAY:
            places = places_of_refuge(position, self.space)
        if places:
            frame = Refuge(seat_of(position, PERSIA), PERSIA, self.space, total <= FLIGHT_CITY)
            position.agenda.append(frame)
            return
        kill_leader(position, DARIUS, log)
        if self.found:
            settle(position, log)


class Refuge(StepChoice):
    """11.3.55 Where Darius turns up again."""

    case: ClassVar[str] = "11.3.55"
    verbs: ClassVar[tuple[str, ...]] = ("flee-to",)

    def __init__(self, seat: int, side: int, space: int, city: bool) -> None:
        super().__init__(seat, side)
        self.space = space
        self.city = city

    def places(self, war: War) -> list[int]:
        if self.city:
            return cities_of_refuge(war, self.space)
        return places_of_refuge(war, self.space)

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [FLEE_TO[space] for space in self.places(position)]

    def prompt(self, position: War) -> Message:
        return Message("flee-to", {"space": SPACE.word(self.space)})


class FleeTo(Action[War, Refuge]):
    """11.3.55 Darius is placed."""

    verb: ClassVar[str] = "flee-to"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Refuge, seat: int) -> Refusal | None:
        if self.space not in decision.places(position):
            return Refusal("11.3.55", "no-refuge-there", {"space": SPACE.word(self.space)})
        return None

    def do(self, position: War, decision: Refuge, seat: int, die: Die, log: list[Event]) -> None:
        first = FIRST_ARMY[PERSIA]
        if army_in_play(position, first) and position.army_at[first] == self.space:
            place_leader(position, DARIUS, first)
            position.lone_at = bytes((position.lone_at[MACEDON], NOWHERE))
        else:
            stand_alone(position, DARIUS, self.space)
        log.append(Event(DARIUS_FLED, (DARIUS, self.space)))


FLEE_TO: Final[list[FleeTo]] = [FleeTo(space) for space in range(SPACES)]
