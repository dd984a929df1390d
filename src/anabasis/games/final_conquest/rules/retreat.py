"""Retreat (12.8 to 12.13, 13.17, 14.5): where beaten defenders may go, unit by unit."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.final_conquest.armies import CAVALRY, FRESH, INFANTRY, ONE, of_kind
from anabasis.games.final_conquest.board import SEAS, TERRITORIES, TERRITORY, UNIT, members
from anabasis.games.final_conquest.events import CUT_OFF, NO_WAY_OUT, RETREATED, TAKEN
from anabasis.games.final_conquest.heroes import (
    ANY_OWN,
    ATTACKER,
    DEFENDER,
    ENEMY_CANNOT_RETREAT,
    RETREAT_RANGE,
)
from anabasis.games.final_conquest.rules.casualties import remove
from anabasis.games.final_conquest.rules.chronicle import link_open, ways_from
from anabasis.games.final_conquest.rules.engagement import Battle, battle_of
from anabasis.games.final_conquest.rules.heroes import ability_of
from anabasis.games.final_conquest.state import NOBODY, Realm, shift_units

# ---- where to


def steps_from(position: Realm, battle: Battle, start: int) -> int:
    """12.8, 12.9, 14.5 Where the defender's units may go from a territory by a link, a bit each."""
    return ways_from(position, start) & grounds(position, battle, start)


def grounds(position: Realm, battle: Battle, start: int) -> int:
    """12.8, 12.9, 12.10 Territories that are open to the defender's retreat, linked or not: his own
    and nobody's, for units on land no sea; never where the attack came from or went to."""
    ground = position.ground[battle.defender] | position.ground[NOBODY]
    ground &= ~(1 << battle.origin | 1 << battle.target)
    return ground if SEAS >> start & 1 else ground & ~SEAS


def refuges(position: Realm, battle: Battle) -> int:
    """12.8, 6.17, 6.30 The territories to which beaten defenders may retreat, a bit each."""
    near = steps_from(position, battle, battle.target)
    ability = ability_of(battle, DEFENDER, RETREAT_RANGE)
    if ability is None:
        return near
    if ability.reach == ANY_OWN:
        own = position.ground[battle.defender]
        return near | own & grounds(position, battle, battle.target)
    found = near
    for passed in members(near):
        found |= steps_from(position, battle, passed)
    return found


# ---- the retreat


def push_retreat(position: Realm, battle: Battle, log: list[Event]) -> None:
    """12.2, 12.12, 13.17, 6.16 The survivors must go; those who cannot are eliminated."""
    army = position.armies[battle.target]
    infantry = of_kind(army, INFANTRY)
    cavalry = of_kind(army, CAVALRY)
    if infantry + cavalry == 0:
        return
    if ability_of(battle, ATTACKER, ENEMY_CANNOT_RETREAT) is not None:
        hero = battle.heroes[ATTACKER]
        log.append(Event(CUT_OFF, (battle.defender, hero, battle.target, infantry, cavalry)))
        remove(position, battle, DEFENDER, infantry, cavalry, False)
        return
    goals = refuges(position, battle)
    if goals == 0:
        log.append(Event(NO_WAY_OUT, (battle.defender, battle.target, infantry, cavalry)))
        remove(position, battle, DEFENDER, infantry, cavalry, False)
        return
    kind = INFANTRY if infantry else CAVALRY
    position.agenda.append(RetreatUnit(battle.defender, kind, bytes(members(goals)), 0, 0))


class RetreatUnit(Step[Realm]):
    """12.11 The defender says where one unit goes: the infantry first, and those of a kind in the
    order of the territories, so that each division is told in one way."""

    case: ClassVar[str] = "12.11"
    verbs: ClassVar[tuple[str, ...]] = ("retreat",)

    def __init__(self, seat: int, unit: int, goals: bytes, first: int, begun: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.goals = goals
        """Where units of the army may go."""
        self.first = first
        """The first of these that is still open to this kind."""
        self.begun = begun
        """Whether others have gone before."""

    def continues(self) -> bool:
        return self.begun == 1

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [RETREAT[self.unit][goal] for goal in self.goals[self.first :]]

    def prompt(self, position: Realm) -> Message:
        return Message(
            "retreat-unit",
            {
                "unit": UNIT.word(self.unit),
                "territory": TERRITORY.word(battle_of(position).target),
            },
        )


class Retreat(Action[Realm, RetreatUnit]):
    """12.8, 12.11 One unit of a kind goes to a territory."""

    verb: ClassVar[str] = "retreat"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT, TERRITORY)

    def __init__(self, unit: int, goal: int) -> None:
        self.unit = unit
        self.goal = goal

    def args(self) -> tuple[int, ...]:
        return (self.unit, self.goal)

    def refusal(self, position: Realm, decision: RetreatUnit, seat: int) -> Refusal | None:
        battle = battle_of(position)
        if self.unit != decision.unit:
            return OTHER_KIND_GOES
        at = decision.goals.find(self.goal)
        if at >= decision.first:
            return None
        if at >= 0:
            return LATER_IN_ORDER
        return no_refuge(position, battle, self.goal)

    def do(
        self, position: Realm, decision: RetreatUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        start = battle_of(position).target
        step_back(position, seat, start, self.goal, self.unit, log)
        army = position.armies[start]
        if army == 0:
            return
        kind = self.unit
        first = decision.goals.find(self.goal)
        if of_kind(army, kind) == 0:
            kind = CAVALRY
            first = 0
        position.agenda.append(RetreatUnit(seat, kind, decision.goals, first, 1))


def step_back(
    position: Realm, seat: int, start: int, goal: int, unit: int, log: list[Event]
) -> None:
    """12.11, 12.13 One unit retreats, and its player controls where it goes. That the last one has
    left is told when the victors have entered."""
    log.append(Event(RETREATED, (seat, unit, start, goal)))
    army = ONE[unit * 4 + FRESH]
    told: list[Event] = []
    shift_units(position, seat, start, goal, army, army, told)
    for event in told:
        if event.kind is TAKEN:
            log.append(event)


def no_refuge(position: Realm, battle: Battle, goal: int) -> Refusal:
    """12.8, 12.9, 12.10 Why units cannot retreat to a territory."""
    if goal == battle.origin:
        return WHERE_THE_ATTACK_CAME_FROM
    if not SEAS >> battle.target & 1 and SEAS >> goal & 1:
        return FROM_LAND_TO_SEA
    return NOT_FREE if link_open(position, battle.target, goal) else NOT_ADJACENT


OTHER_KIND_GOES: Final = Refusal("12.11", "other-kind-goes")
LATER_IN_ORDER: Final = Refusal("12.11", "retreats-in-order")
WHERE_THE_ATTACK_CAME_FROM: Final = Refusal("12.10", "attack-came-from-there")
FROM_LAND_TO_SEA: Final = Refusal("12.9", "no-retreat-to-sea")
NOT_ADJACENT: Final = Refusal("12.8", "retreat-not-adjacent")
NOT_FREE: Final = Refusal("12.8", "retreat-not-free")
RETREAT: Final[list[list[Retreat]]] = [
    [Retreat(kind, goal) for goal in range(TERRITORIES)] for kind in (INFANTRY, CAVALRY)
]
