"""11.4.30, 11.4.33 A capitulation is carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.plain import Datum
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ADJACENT,
    ARMIES,
    CITIES,
    CITY,
    PROVINCE_OF,
    SPACE,
    SPACES,
    SPACES_OF,
)
from anabasis.games.conquerors.events_field import (
    MARCHED_OFF,
    POINTS_LOST,
)
from anabasis.games.conquerors.leaders import NO_LEADER
from anabasis.games.conquerors.rules.capture import lone_king, lose_king, move_in, taken_over
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.control import lift_siege
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.forces import (
    change_loose,
    clear_posts,
    destroy_army,
    remove_garrison,
    set_army,
)
from anabasis.games.conquerors.rules.losses import take_points
from anabasis.games.conquerors.state import (
    GOING_ON,
    NO_SIEGE,
    War,
    armies_inside,
    enemy_land,
    seat_of,
    side_inside,
)


class Terms(Datum):
    """11.4.30 What is offered."""

    def __init__(
        self, city: int, marches: bool, lost: int, payer: int, giver: int, taker: int
    ) -> None:
        self.city = city
        self.marches = marches
        """Whether the ASPs Inside march off; otherwise all Inside are eliminated."""
        self.lost = lost
        """How many ASPs are eliminated first."""
        self.payer = payer
        self.giver = giver
        """The treasury that is lowered, or `NO_TREASURY`, and"""
        self.taker = taker
        """the enemy treasury that rises."""


def refuges(war: War, city: int) -> list[int]:
    """11.4.30 The spaces of adjacent provinces to which those Inside may march off."""
    space = CITIES[city]
    side = side_inside(war, space)
    return [
        other
        for province in ADJACENT[PROVINCE_OF[space]]
        for other in SPACES_OF[province]
        if not enemy_land(war, side, other)
    ]


def divide(war: War, side: int, city: int, first: int, points: int) -> None:
    """11.4.30 The defender divides what he loses among those Inside."""
    space = CITIES[city]
    groups = [(army, war.asp[army]) for army in armies_inside(war, side, space)]
    if war.loose[space]:
        groups.append((ARMIES, war.loose[space]))
    left = [(group, size) for group, size in groups if group >= first]
    if points == 0 or not left:
        return
    rest = sum([size for _, size in left[1:]])
    low, high = max(0, points - rest), min(left[0][1], points)
    frame = TermsLoss(seat_of(war, side), side, low, high, city, left[0][0], points)
    war.agenda.append(frame)


class TermsLoss(Counting):
    """11.4.30 How many points a group loses by the terms."""

    case: ClassVar[str] = "11.4.30"

    def __init__(
        self, seat: int, side: int, low: int, high: int, city: int, group: int, points: int
    ) -> None:
        super().__init__(seat, side, low, high)
        self.city = city
        self.group = group
        self.points = points

    def continues(self) -> bool:
        return False

    def prompt(self, position: War) -> Message:
        return Message("lose-by-terms", {"points": self.points, "city": CITY.word(self.city)})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        space = CITIES[self.city]
        if number:
            log.append(Event(POINTS_LOST, (self.side, space, number)))
            if self.group == ARMIES:
                change_loose(war, self.side, space, -number)
            else:
                take_points(war, self.group, number, 1 - self.side, log)
                if war.ending != GOING_ON:
                    return
        divide(war, self.side, self.city, self.group + 1, self.points - number)


class MarchOff(StepChoice):
    """11.4.30 Where those who march off go."""

    case: ClassVar[str] = "11.4.30"
    verbs: ClassVar[tuple[str, ...]] = ("march-off",)

    def __init__(self, seat: int, side: int, city: int) -> None:
        super().__init__(seat, side)
        self.city = city

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [MARCH_OFF[space] for space in refuges(position, self.city)]

    def prompt(self, position: War) -> Message:
        return Message("march-off", {"city": CITY.word(self.city)})


class MarchOffTo(Action[War, MarchOff]):
    """11.4.30 All who are left march off to a space of an adjacent province, with a king who stands
    alone in the city."""

    verb: ClassVar[str] = "march-off"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: MarchOff, seat: int) -> Refusal | None:
        if self.space not in refuges(position, decision.city):
            return Refusal("11.4.30", "no-refuge", {"space": SPACE.word(self.space)})
        return None

    def do(self, position: War, decision: MarchOff, seat: int, die: Die, log: list[Event]) -> None:
        space = CITIES[decision.city]
        side = decision.side
        for army in armies_inside(position, side, space):
            set_army(position, army, self.space)
        points = position.loose[space]
        if points:
            condition = position.loose_condition[space]
            change_loose(position, side, space, -points)
            change_loose(position, side, self.space, points, condition)
        king = lone_king(position, side, space)
        if king != NO_LEADER:
            stand_alone(position, king, self.space)
        log.append(Event(MARCHED_OFF, (side, space, self.space)))


class Evacuated(Procedure[War]):
    """11.4.30, 11.4.33 Whoever is still Inside is eliminated; the city is the besieger's."""

    def __init__(self, terms: Terms, side: int) -> None:
        self.terms = terms
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        space = CITIES[self.terms.city]
        victor = 1 - self.side
        if position.siege[self.terms.city] != NO_SIEGE:
            lift_siege(position, space, False, log)
        if self.terms.marches:
            if position.gsp[space]:
                remove_garrison(position, space, position.gsp[space])
        else:
            for army in armies_inside(position, self.side, space):
                destroy_army(position, army, victor, log)
                if position.ending != GOING_ON:
                    return
            clear_posts(position, space)
            lose_king(position, self.side, space, log)
            if position.ending != GOING_ON:
                return
        taken_over(position, victor, space, self.side, log)
        move_in(position, victor, space)


MARCH_OFF: Final[list[MarchOffTo]] = [MarchOffTo(space) for space in range(SPACES)]
