"""11.2, 11.8, 11.11 With which units: how many, and which where they are not equally ready."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    EXTRA_1,
    FRESH,
    INFANTRY,
    NO_ARMY,
    STRENGTH,
    all_of,
    army_of,
    cavalry_in,
    infantry_in,
    of_class,
    ready_in,
    units_in,
)
from anabasis.games.final_conquest.board import COUNT, TERRITORY
from anabasis.games.final_conquest.rules import battle
from anabasis.games.final_conquest.rules.independents import attack_independents, strength_against
from anabasis.games.final_conquest.rules.move import move
from anabasis.games.final_conquest.state import INDEPENDENT, Realm

MOST: Final[int] = len(COUNT) - 1


def set_out(
    realm: Realm,
    seat: int,
    attack: bool,
    origin: int,
    target: int,
    force: int,
    die: Die,
    log: list[Event],
) -> None:
    """9.11, 10.9, 11.9 The action is chosen to the last and final: planning is over, and so is
    being late."""
    realm.acted = True
    realm.late = False
    realm.warned = False
    if not attack:
        move(realm, seat, origin, target, force, log)
    elif realm.owner[target] == INDEPENDENT:
        attack_independents(realm, seat, origin, target, force, log)
    else:
        battle.begin(realm, seat, origin, target, force, die, log)


class Force(Step[Realm]):
    """The action whose units are being chosen."""

    def __init__(self, seat: int, attack: bool, origin: int, target: int) -> None:
        super().__init__(seat)
        self.attack = attack
        self.origin = origin
        self.target = target

    def continues(self) -> bool:
        return True

    def places(self) -> dict[str, Any]:
        """What a prompt says of it."""
        return {
            "origin": TERRITORY.word(self.origin),
            "target": TERRITORY.word(self.target),
            "attack": 1 if self.attack else 0,
        }


class ChooseForce(Force):
    """11.2, 11.8 How many infantry and cavalry move or attack."""

    case: ClassVar[str] = "11.8"
    verbs: ClassVar[tuple[str, ...]] = ("with",)

    def over(self, position: Realm) -> int:
        """11.12 The strength that the units must be above; none is asked against a player."""
        if self.attack and position.owner[self.target] == INDEPENDENT:
            return strength_against(position, self.target)
        return 0

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        ready = ready_in(position.armies[self.origin])
        infantry: int = infantry_in(ready)
        cavalry: int = cavalry_in(ready)
        over = self.over(position)
        one, two = STRENGTH[INFANTRY], STRENGTH[CAVALRY]
        found: list[Action[Realm, Any]] = []
        for some in range(infantry + 1):
            for others in range(cavalry + 1):
                if some * one + others * two > over:
                    found.append(WITH[some][others])
        return found

    def options(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return self.candidates(position, seat)

    def lapse(self, position: Realm, seat: int) -> Action[Realm, Any]:
        return self.options(position, seat)[-1]

    def prompt(self, position: Realm) -> Message:
        ready = ready_in(position.armies[self.origin])
        counts = {"infantry": infantry_in(ready), "cavalry": cavalry_in(ready)}
        return Message("with", {**self.places(), **counts})


class With(Action[Realm, ChooseForce]):
    """11.2, 11.8 So many infantry and cavalry go."""

    verb: ClassVar[str] = "with"
    fields: ClassVar[tuple[Domain, ...]] = (COUNT, COUNT)

    def __init__(self, infantry: int, cavalry: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry

    def args(self) -> tuple[int, ...]:
        return (self.infantry, self.cavalry)

    def refusal(self, position: Realm, decision: ChooseForce, seat: int) -> Refusal | None:
        ready = ready_in(position.armies[decision.origin])
        if self.infantry > infantry_in(ready) or self.cavalry > cavalry_in(ready):
            return Refusal(
                "11.1",
                "too-many",
                {"infantry": infantry_in(ready), "cavalry": cavalry_in(ready)},
            )
        if self.infantry + self.cavalry == 0:
            return Refusal("11.2", "nobody-goes")
        strength = self.infantry * STRENGTH[INFANTRY] + self.cavalry * STRENGTH[CAVALRY]
        over = decision.over(position)
        if strength <= over:
            return Refusal("11.12", "too-weak", {"strength": strength, "against": over})
        return None

    def do(
        self, position: Realm, decision: ChooseForce, seat: int, die: Die, log: list[Event]
    ) -> None:
        origin, target, attack = decision.origin, decision.target, decision.attack
        ready: int = ready_in(position.armies[origin])
        if ready == all_of(ready, FRESH):
            force = army_of(self.infantry, self.cavalry)
            set_out(position, seat, attack, origin, target, force, die, log)
            return
        position.agenda.append(
            ChooseWorn(seat, attack, origin, target, self.infantry, self.cavalry, EXTRA_1, NO_ARMY)
        )


def set_off(
    position: Realm,
    seat: int,
    attack: bool,
    origin: int,
    target: int,
    die: Die,
    log: list[Event],
) -> None:
    """11.2, 11.8 A single unit goes as it is; of several the player says how many."""
    ready: int = ready_in(position.armies[origin])
    if units_in(ready) == 1:
        set_out(position, seat, attack, origin, target, ready, die, log)
    else:
        position.agenda.append(ChooseForce(seat, attack, origin, target))


WITH: Final = [[With(some, others) for others in range(MOST + 1)] for some in range(MOST + 1)]


class ChooseWorn(Force):
    """11.11 How many of them are of the least ready, where not all are equally ready; then of the
    next, until the rest is fresh."""

    case: ClassVar[str] = "11.11"
    verbs: ClassVar[tuple[str, ...]] = ("worn",)

    def __init__(
        self,
        seat: int,
        attack: bool,
        origin: int,
        target: int,
        infantry: int,
        cavalry: int,
        readiness: int,
        force: int,
    ) -> None:
        super().__init__(seat, attack, origin, target)
        self.infantry = infantry
        self.cavalry = cavalry
        """How many are still to be chosen,"""
        self.readiness = readiness
        """which are asked about now,"""
        self.force = force
        """and which are chosen."""

    def bounds(self, position: Realm, unit: int) -> tuple[int, int]:
        """The fewest and the most of a kind that can be of this readiness."""
        army = position.armies[self.origin]
        wanted = self.cavalry if unit == CAVALRY else self.infantry
        later: int = 0
        for readiness in range(self.readiness + 1, FRESH + 1):
            later += of_class(army, unit, readiness)
        here: int = of_class(army, unit, self.readiness)
        return max(0, wanted - later), min(wanted, here)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        fewest, most = self.bounds(position, INFANTRY)
        least, best = self.bounds(position, CAVALRY)
        return [
            WORN[some][others]
            for some in range(fewest, most + 1)
            for others in range(least, best + 1)
        ]

    def options(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return self.candidates(position, seat)

    def prompt(self, position: Realm) -> Message:
        return Message(
            "worn",
            {
                **self.places(),
                "infantry": self.infantry,
                "cavalry": self.cavalry,
                "extra": self.readiness,
            },
        )


class Worn(Action[Realm, ChooseWorn]):
    """11.11 So many of them are of the least ready."""

    verb: ClassVar[str] = "worn"
    fields: ClassVar[tuple[Domain, ...]] = (COUNT, COUNT)

    def __init__(self, infantry: int, cavalry: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry

    def args(self) -> tuple[int, ...]:
        return (self.infantry, self.cavalry)

    def refusal(self, position: Realm, decision: ChooseWorn, seat: int) -> Refusal | None:
        fewest, most = decision.bounds(position, INFANTRY)
        least, best = decision.bounds(position, CAVALRY)
        if fewest <= self.infantry <= most and least <= self.cavalry <= best:
            return None
        return Refusal(
            "11.11",
            "not-so-many-worn",
            {
                "least_infantry": fewest,
                "most_infantry": most,
                "least_cavalry": least,
                "most_cavalry": best,
            },
        )

    def do(
        self, position: Realm, decision: ChooseWorn, seat: int, die: Die, log: list[Event]
    ) -> None:
        force = decision.force + army_of(self.infantry, self.cavalry, decision.readiness)
        infantry = decision.infantry - self.infantry
        cavalry = decision.cavalry - self.cavalry
        readiness = decision.readiness + 1
        origin, target, attack = decision.origin, decision.target, decision.attack
        if readiness == FRESH:
            force += army_of(infantry, cavalry)
            set_out(position, seat, attack, origin, target, force, die, log)
            return
        position.agenda.append(
            ChooseWorn(seat, attack, origin, target, infantry, cavalry, readiness, force)
        )


WORN: Final = [[Worn(some, others) for others in range(MOST + 1)] for some in range(MOST + 1)]
