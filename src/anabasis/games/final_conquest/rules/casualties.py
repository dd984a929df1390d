"""Casualties (13.13 to 13.16): what the loser removes for the margin, what heroes kill, and who
chooses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    INFANTRY,
    NO_ARMY,
    STRENGTH,
    of_kind,
    one_of,
)
from anabasis.games.final_conquest.board import COUNT, HERO, TERRITORY, UNIT
from anabasis.games.final_conquest.events import UNIT_KILLED, UNITS_LOST
from anabasis.games.final_conquest.heroes import (
    ATTACKER,
    DEFENDER,
    EXTRA_KILL,
    LIMIT_LOSSES,
    LOST,
    NO_LOSSES,
    SELF_KILL,
)
from anabasis.games.final_conquest.rules.engagement import (
    OVERRIDDEN,
    SIDE,
    Battle,
    battle_of,
    becomes,
)
from anabasis.games.final_conquest.rules.heroes import ability_of
from anabasis.games.final_conquest.state import Realm, remove_units
from anabasis.kit.rows import more

# ---- the armies of a battle


def side_army(position: Realm, battle: Battle, role: int) -> int:
    """13.3 The units of a side that are left in the battle."""
    return battle.force if role == ATTACKER else position.armies[battle.target]


def side_place(battle: Battle, role: int) -> int:
    """13.3 Where the units of a side stand: attackers where they came from, until they enter."""
    return battle.origin if role == ATTACKER else battle.target


def remove(
    position: Realm, battle: Battle, role: int, infantry: int, cavalry: int, overrides: bool
) -> None:
    """13.13, 13.15 Units of a side are lost, the least ready of a kind first. That a territory is
    emptied by it is told when the victors have entered."""
    lost = battle.lost
    at = role * SIDE + (OVERRIDDEN if overrides else 0)
    lost = more(lost, at + INFANTRY, infantry)
    lost = more(lost, at + CAVALRY, cavalry)
    gone = some_of(side_army(position, battle, role), infantry, cavalry)
    remove_units(position, side_place(battle, role), gone, [])
    force = battle.force - gone if role == ATTACKER else battle.force
    becomes(position, battle.with_losses(force, lost))


def some_of(army: int, infantry: int, cavalry: int) -> int:
    """So much infantry and cavalry of an army, the least ready of each."""
    some = NO_ARMY
    for _ in range(infantry):
        some += one_of(army - some, INFANTRY)
    for _ in range(cavalry):
        some += one_of(army - some, CAVALRY)
    return some


# ---- what has to be lost


def push_casualties(position: Realm, battle: Battle) -> None:
    """13.14, 13.15 First the loser's for the margin, then those by an enemy hero, by the attacker's
    first, then those that a hero costs his own side. The first question is on top."""
    for role in (DEFENDER, ATTACKER):
        push_kills(position, battle, role, SELF_KILL, role)
    for role in (DEFENDER, ATTACKER):
        push_kills(position, battle, role, EXTRA_KILL, 1 - role)
    for role in (DEFENDER, ATTACKER):
        if battle.outcome(role) != LOST or battle.margin == 0:
            continue
        if ability_of(battle, role, NO_LOSSES) is None:
            position.agenda.append(LoseUnits(battle.seat(role), role))


def push_kills(position: Realm, battle: Battle, role: int, effect: int, victim: int) -> None:
    """13.15 As many questions as the hero of a side has an army lose units."""
    ability = ability_of(battle, role, effect)
    if ability is not None:
        hero = battle.heroes[role]
        for _ in range(ability.amount):
            position.agenda.append(
                KillUnit(battle.seat(victim), victim, hero, int(ability.overrides))
            )


def sets_for_margin(infantry: int, cavalry: int, margin: int) -> list[tuple[int, int]]:
    """13.13 The sets of so much infantry and cavalry whose strength is the smallest possible that
    is at least the margin; all of them if they are weaker than it. Most infantry first."""
    foot = STRENGTH[INFANTRY]
    horse = STRENGTH[CAVALRY]
    least = infantry * foot + cavalry * horse
    found: list[tuple[int, int]] = [(infantry, cavalry)]
    for few in range(infantry, -1, -1):
        for some in range(cavalry + 1):
            strength = few * foot + some * horse
            if strength < margin or strength > least:
                continue
            if strength < least:
                least = strength
                found = []
            if (few, some) not in found:
                found.append((few, some))
    return found


def sets_limited(
    infantry: int, cavalry: int, limit: int, sets: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """6.13 In place of the sets for the margin: any units, as many as the limit, and no more than
    the smallest of these sets has."""
    count = limit
    for few, some in sets:
        count = min(count, few + some)
    return [
        (count - some, some) for some in range(min(count, cavalry) + 1) if count - some <= infantry
    ]


def sets_to_lose(position: Realm, battle: Battle, role: int) -> list[tuple[int, int]]:
    """13.13, 6.13 What the loser may remove for the margin."""
    army = side_army(position, battle, role)
    infantry = of_kind(army, INFANTRY)
    cavalry = of_kind(army, CAVALRY)
    sets = sets_for_margin(infantry, cavalry, battle.margin)
    ability = ability_of(battle, role, LIMIT_LOSSES)
    if ability is None:
        return sets
    return sets_limited(infantry, cavalry, ability.amount, sets)


class LoseUnits(Step[Realm]):
    """13.13, 13.16 The loser chooses what is lost for the margin."""

    case: ClassVar[str] = "13.13"
    verbs: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        battle = battle_of(position)
        sets = sets_to_lose(position, battle, self.role)
        return [LOSE[infantry][cavalry] for infantry, cavalry in sets]

    def prompt(self, position: Realm) -> Message:
        battle = battle_of(position)
        place = TERRITORY.word(side_place(battle, self.role))
        return Message("lose-units", {"margin": battle.margin, "territory": place})


class Lose(Action[Realm, LoseUnits]):
    """13.13 So much infantry and cavalry."""

    verb: ClassVar[str] = "lose"
    fields: ClassVar[tuple[Domain, ...]] = (COUNT, COUNT)

    def __init__(self, infantry: int, cavalry: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry

    def args(self) -> tuple[int, ...]:
        return (self.infantry, self.cavalry)

    def refusal(self, position: Realm, decision: LoseUnits, seat: int) -> Refusal | None:
        battle = battle_of(position)
        if (self.infantry, self.cavalry) in sets_to_lose(position, battle, decision.role):
            return None
        army = side_army(position, battle, decision.role)
        if self.infantry > of_kind(army, INFANTRY) or self.cavalry > of_kind(army, CAVALRY):
            return NOT_THAT_MANY
        limited = ability_of(battle, decision.role, LIMIT_LOSSES) is not None
        return LIMITED if limited else NOT_THIS_SET

    def do(
        self, position: Realm, decision: LoseUnits, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        if self.infantry + self.cavalry == 0:
            return
        place = side_place(battle, decision.role)
        log.append(Event(UNITS_LOST, (seat, place, self.infantry, self.cavalry)))
        remove(position, battle, decision.role, self.infantry, self.cavalry, False)


class KillUnit(Step[Realm]):
    """13.15, 13.16 A hero costs an army a unit; who owns the army says which. Where none is left,
    nothing is asked."""

    case: ClassVar[str] = "13.16"
    verbs: ClassVar[tuple[str, ...]] = ("kill",)

    def __init__(self, seat: int, role: int, hero: int, overrides: int) -> None:
        super().__init__(seat)
        self.role = role
        self.hero = hero
        self.overrides = overrides

    def run_alone(self, position: Realm, die: Die, log: list[Event]) -> bool:
        if side_army(position, battle_of(position), self.role) == 0:
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [KILL[INFANTRY], KILL[CAVALRY]]

    def prompt(self, position: Realm) -> Message:
        place = TERRITORY.word(side_place(battle_of(position), self.role))
        return Message("kill-unit", {"hero": HERO.word(self.hero), "territory": place})


class Kill(Action[Realm, KillUnit]):
    """13.16 One unit of a kind."""

    verb: ClassVar[str] = "kill"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Realm, decision: KillUnit, seat: int) -> Refusal | None:
        army = side_army(position, battle_of(position), decision.role)
        return None if of_kind(army, self.unit) else NONE_OF_THAT_KIND

    def do(
        self, position: Realm, decision: KillUnit, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        place = side_place(battle, decision.role)
        log.append(Event(UNIT_KILLED, (seat, decision.hero, self.unit, place)))
        infantry = 1 if self.unit == INFANTRY else 0
        overrides = decision.overrides == 1
        remove(position, battle, decision.role, infantry, 1 - infantry, overrides)


NOT_THAT_MANY: Final = Refusal("13.13", "not-that-many-units")
NOT_THIS_SET: Final = Refusal("13.13", "not-the-smallest-set")
LIMITED: Final = Refusal("6.13", "losses-are-limited")
NONE_OF_THAT_KIND: Final = Refusal("13.16", "none-of-that-kind")
LOSE: Final[list[list[Lose]]] = [
    [Lose(infantry, cavalry) for cavalry in range(len(COUNT))] for infantry in range(len(COUNT))
]
KILL: Final[list[Kill]] = [Kill(unit) for unit in (INFANTRY, CAVALRY)]
