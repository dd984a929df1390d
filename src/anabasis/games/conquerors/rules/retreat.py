"""11.3 E Retreats: how far, along which route, and what the route costs."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    CITY_OF,
    DEEP_SEA,
    LAND_WAYS,
    NO_CITY,
    NOBODY,
    NOWHERE,
    PATHS,
    SEA,
    SPACE,
    SPACE_TYPE,
    SPACES,
    SPARTAN,
    STRONGHOLD,
)
from anabasis.games.conquerors.events_field import (
    NO_RETREAT,
    RETREAT_ROLLED,
    RETREATED,
    WENT_BACK,
)
from anabasis.games.conquerors.leaders import BATTLE, NO_LEADER, leaders_in
from anabasis.games.conquerors.numbers import LEAST_RETREAT
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.combatants import (
    army_bits,
    army_points,
    battle_of,
    drop_posts,
    leaders_of,
    seat_for,
    wiped_out,
)
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    BY_SALLY,
    GARRISON,
    NEITHER,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.forces import destroy_army, set_army, set_inside
from anabasis.games.conquerors.rules.routes import is_european, land_cost, stands_in_the_way
from anabasis.games.conquerors.state import (
    GOING_ON,
    USELESS,
    War,
    army_in_play,
    enemy_land,
    is_real,
    side_inside,
)
from anabasis.kit.graph import Graph

DISTANCE: Final[bytes] = Graph(
    SPACES, [(one, other) for one, other, kind in PATHS if kind not in (SEA, DEEP_SEA)]
).distances()
"""11.3.22 How many spaces any two are apart by land, Transit Points counted."""


# ---- the ways of a retreat


class Ways:
    """11.3.22, 11.3.23 The ways on which a side can retreat from a battle."""

    def __init__(self, war: War, side: int, battle_space: int, spartans: bool) -> None:
        self.war = war
        self.side = side
        self.base: int = battle_space * SPACES
        self.spartans = spartans
        self.known: dict[int, bool] = {}

    def steps(self, at: int) -> list[tuple[int, int]]:
        """The spaces next to one that are farther from the battle and free of enemies."""
        far = DISTANCE[self.base + at]
        return [
            (space, kind)
            for space, kind in LAND_WAYS[at]
            if DISTANCE[self.base + space] > far
            and not enemy_land(self.war, self.side, space)
            and (not self.spartans or is_european(space))
        ]

    def shelters(self, space: int) -> bool:
        """11.3.26 Whether a retreat may end in a space however short it was."""
        if CITY_OF[space] != NO_CITY:
            return side_inside(self.war, space) in (self.side, NOBODY)
        return SPACE_TYPE[space] == STRONGHOLD

    def ends(self, space: int, needed: int) -> bool:
        """Whether a retreat that has still so many spaces to go can come to its end from here."""
        if needed <= 0 and is_real(self.war, space):
            return True
        if self.shelters(space):
            return True
        key = space * 8 + max(needed, 0)
        known = self.known.get(key)
        if known is None:
            known = any([self.ends(other, needed - 1) for other, _ in self.steps(space)])
            self.known[key] = known
        return known

    def longest(self, at: int, needed: int) -> int:
        """11.3.24 How many of the spaces that are needed can be gone at all; 0 if none."""
        while needed > 0:
            if any([self.ends(space, needed - 1) for space, _ in self.steps(at)]):
                return needed
            needed -= 1
        return 0


def ways_of(war: War, battle: Battle, role: int) -> Ways:
    spartans = battle.armies[role] >> SPARTAN & 1 == 1
    return Ways(war, battle.sides[role], battle.space, spartans)


# ---- who retreats


class Retreating(Procedure[War]):
    """11.3.20 to 11.3.30 The loser retreats; after a draw the attacker goes back."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        if battle.winner == NEITHER:
            go_back(position, battle, log)
            return
        role = 1 - battle.winner
        for army in army_bits(battle.armies[role]):
            if position.useless_rule and position.condition[army] == USELESS:
                battle = lose_army(position, battle, role, army, log)
                if position.ending != GOING_ON:
                    return
        if army_points(position, battle, role) == 0:
            leave_garrison(position, battle, role)
            return
        if battle.origin == BY_SALLY and role == ATTACKER:
            return_inside(position, battle)
            return
        begin_retreat(position, battle, role, die, log)


def lose_army(war: War, battle: Battle, role: int, army: int, log: list[Event]) -> Battle:
    """11.3.46 A Useless army that loses is destroyed."""
    battle = battle.but(
        armies=pair(battle.armies, role, battle.armies[role] & ~(1 << army)),
        lost=pair(battle.lost, role, battle.lost[role] + war.asp[army]),
    )
    war.battle = battle
    destroy_army(war, army, battle.sides[1 - role], log)
    return battle


def leave_garrison(war: War, battle: Battle, role: int) -> None:
    """11.3.30 Garrisons and tribes alone that lose are eliminated."""
    if battle.posts[role] & GARRISON:
        points = battle.lost[role] + war.gsp[battle.space]
        drop_posts(war, battle, role, GARRISON)
        war.battle = battle.but(
            posts=pair(battle.posts, role, 0), lost=pair(battle.lost, role, points)
        )


def go_back(war: War, battle: Battle, log: list[Event]) -> None:
    """11.3.29, 11.4.29 After a draw the attacker goes back whence he came."""
    if battle.origin == BY_SALLY:
        return_inside(war, battle)
        return
    side = battle.sides[ATTACKER]
    barred: list[int] = []
    for army in army_bits(battle.armies[ATTACKER]):
        space = battle.back[army]
        if space in (NOWHERE, battle.space):
            continue
        if stands_in_the_way(war, side, space):
            barred.append(army)
            continue
        set_army(war, army, space)
        log.append(Event(WENT_BACK, (army, space)))
    if not barred:
        return
    # Enemies who avoided the battle stand where it came from: it retreats, as far as it likes.
    if ways_of(war, battle, ATTACKER).longest(battle.space, LEAST_RETREAT):
        seat = seat_for(war, battle, ATTACKER)
        frame = Route(seat, side, ATTACKER, battle.space, LEAST_RETREAT, 0, False)
        war.agenda.append(frame)
        return
    log.append(Event(NO_RETREAT, (side, battle.space)))
    for army in barred:
        destroy_army(war, army, battle.sides[1 - ATTACKER], log)


def return_inside(war: War, battle: Battle) -> None:
    """11.4.29 An army that has sallied is back in its city."""
    for army in army_bits(battle.armies[ATTACKER]):
        set_inside(war, army, True)


def retreat_rating(war: War, battle: Battle, role: int) -> int:
    """11.3.20, 11.3.21 What is taken from the die: the rating of the OC, else the lowest."""
    leaders = leaders_of(war, battle, role)
    king = war.king[battle.sides[role]]
    if king != NO_LEADER and leaders >> king & 1:
        return BATTLE[king]
    return min([BATTLE[leader] for leader in leaders_in(leaders)], default=0)


def begin_retreat(war: War, battle: Battle, role: int, die: Die, log: list[Event]) -> None:
    """11.3.20, 11.3.24 The roll, and whether there is a way at all."""
    roll = die.roll(6)
    rating = retreat_rating(war, battle, role)
    needed = max(LEAST_RETREAT, roll - rating)
    log.append(Event(RETREAT_ROLLED, (battle.sides[role], roll, rating, needed)))
    ways = ways_of(war, battle, role)
    needed = ways.longest(battle.space, needed)
    if needed == 0:
        log.append(Event(NO_RETREAT, (battle.sides[role], battle.space)))
        war.battle = battle.but(lost=pair(battle.lost, role, battle.strength[role]))
        wiped_out(war, battle, role, log)
        return
    side = battle.sides[role]
    war.agenda.append(
        Route(seat_for(war, battle, role), side, role, battle.space, needed, 0, False)
    )


class Route(StepChoice):
    """11.3.22 to 11.3.27 The next step of a retreat, or of a Flight."""

    case: ClassVar[str] = "11.3.22"
    verbs: ClassVar[tuple[str, ...]] = ("retreat", "rest-here", "shelter")

    def __init__(
        self, seat: int, side: int, role: int, at: int, needed: int, cost: int, flight: bool
    ) -> None:
        super().__init__(seat, side)
        self.role = role
        self.at = at
        self.needed = needed
        """How many spaces must still be gone; below one, none."""
        self.cost = cost
        self.flight = flight

    def continues(self) -> bool:
        return self.cost > 0

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        ways = ways_of(position, battle_of(position), self.role)
        found: list[Action[War, Any]] = [REST, SHELTER]
        found += [RETREAT[space] for space, _ in ways.steps(self.at)]
        return found

    def started(self, war: War) -> bool:
        """Whether a step has been made."""
        battle = battle_of(war)
        return self.at != (battle.refuge if self.flight else battle.space)

    def prompt(self, position: War) -> Message:
        words = {
            "space": SPACE.word(self.at),
            "needed": max(self.needed, 0),
            "cost": self.cost,
        }
        if self.flight:
            return Message("flight", words)
        return Message("retreat", words)


class Retreat(Action[War, Route]):
    """11.3.22 A step away from the battle."""

    verb: ClassVar[str] = "retreat"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Route, seat: int) -> Refusal | None:
        ways = ways_of(position, battle_of(position), decision.role)
        words = {"space": SPACE.word(self.space)}
        if self.space not in [space for space, _ in ways.steps(decision.at)]:
            return Refusal("11.3.22", "no-way-back", words)
        if not ways.ends(self.space, decision.needed - 1):
            return Refusal("11.3.20", "dead-end", words)
        return None

    def do(self, position: War, decision: Route, seat: int, die: Die, log: list[Event]) -> None:
        cost = decision.cost
        for space, kind in LAND_WAYS[decision.at]:
            if space == self.space:
                cost += land_cost(position, decision.side, space, kind)
        position.agenda.append(
            Route(
                decision.seat,
                decision.side,
                decision.role,
                self.space,
                decision.needed - 1,
                cost,
                decision.flight,
            )
        )


class Rest(Action[War, Route]):
    """11.3.20, 11.3.26 The retreat ends here."""

    verb: ClassVar[str] = "rest-here"

    def refusal(self, position: War, decision: Route, seat: int) -> Refusal | None:
        if not decision.started(position):
            return Refusal("11.3.20", "must-retreat", {"needed": max(decision.needed, 1)})
        if not is_real(position, decision.at):
            return Refusal("11.3.23", "not-in-transit", {})
        if decision.needed > 0 and SPACE_TYPE[decision.at] != STRONGHOLD:
            return Refusal("11.3.20", "must-retreat", {"needed": decision.needed})
        return None

    def do(self, position: War, decision: Route, seat: int, die: Die, log: list[Event]) -> None:
        arrive(position, decision, False, log)


class Shelter(Action[War, Route]):
    """11.3.26 The retreat ends here, Inside the city."""

    verb: ClassVar[str] = "shelter"

    def refusal(self, position: War, decision: Route, seat: int) -> Refusal | None:
        if not decision.started(position):
            return Refusal("11.3.26", "must-retreat", {"needed": max(decision.needed, 1)})
        ways = ways_of(position, battle_of(position), decision.role)
        if CITY_OF[decision.at] == NO_CITY or not ways.shelters(decision.at):
            return Refusal("11.3.26", "no-shelter", {"space": SPACE.word(decision.at)})
        return None

    def do(self, position: War, decision: Route, seat: int, die: Die, log: list[Event]) -> None:
        arrive(position, decision, True, log)


def arrive(war: War, route: Route, inside: bool, log: list[Event]) -> None:
    """11.3.27, 11.3.28 The retreat is over: the armies are there, together. Points without an army
    follow when losses have been taken."""
    battle = battle_of(war)
    start = battle.refuge if route.flight else battle.space
    for army in army_bits(battle.armies[route.role]):
        if army_in_play(war, army) and war.army_at[army] == start:
            set_army(war, army, route.at, inside)
    war.battle = battle.but(refuge=route.at, route=route.cost)
    log.append(Event(RETREATED, (route.side, battle.space, route.at, route.cost)))


RETREAT: Final[list[Retreat]] = [Retreat(space) for space in range(SPACES)]
REST: Final = Rest()
SHELTER: Final = Shelter()
