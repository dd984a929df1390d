"""10.6.1 to 10.6.13, 10.6.19 Interception on land."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    INTERCEPT,
    LAND_WAYS,
    NEVER,
    NOWHERE,
    SPACE,
    SPACES,
    SPARTAN,
    land_kind,
)
from anabasis.games.conquerors.events_field import INTERCEPTION_ROLLED
from anabasis.games.conquerors.numbers import INTERCEPTS
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.commanders import best_battle
from anabasis.games.conquerors.rules.control import settle_sieges
from anabasis.games.conquerors.rules.forces import set_army
from anabasis.games.conquerors.rules.meeting import Encounter
from anabasis.games.conquerors.rules.routes import is_european
from anabasis.games.conquerors.state import FRESH, War, is_besieged, is_inside
from anabasis.kit.rows import changed


def interceptors(war: War, side: int, space: int, tried: int) -> list[int]:
    """10.6.1, 10.6.6, 10.6.9, 10.6.10 The enemy armies that may try to intercept in a space units
    of a side; those of `tried` have."""
    found: list[int] = []
    at = war.army_at
    near = [army for army in range(ARMIES) if BESIDE[space][at[army]] and ARMY_SIDE[army] != side]
    if near:
        for other, _ in LAND_WAYS[space]:
            for army in near:
                if at[army] == other and not tried >> army & 1 and may_intercept(war, army, space):
                    found.append(army)
    return found


def _beside(space: int) -> bytes:
    """Whether each space is next to one, so that an army there might intercept in it."""
    near = [other for other, kind in LAND_WAYS[space] if INTERCEPT[kind] != NEVER]
    return bytes([1 if other in near else 0 for other in range(NOWHERE + 1)])


BESIDE: Final[list[bytes]] = [_beside(space) for space in range(SPACES)]


def may_intercept(war: War, army: int, space: int) -> bool:
    """10.6.9, 10.6.10, 15.3.3 Whether an army is free and fit to go to a space next to it."""
    if war.condition[army] != FRESH:
        return False
    if is_inside(war, army) and is_besieged(war, war.army_at[army]):
        return False
    return army != SPARTAN or is_european(space)


def bonus(war: War, army: int, space: int) -> int:
    """10.6.2, 10.6.7 What an army adds to its die to intercept in a space next to it."""
    return best_battle(war, army) + INTERCEPT[land_kind(war.army_at[army], space)]


def try_to_intercept(war: War, army: int, space: int, die: Die, log: list[Event]) -> bool:
    """10.6.2, 10.6.3, 10.6.8 The roll of an army that tries to intercept."""
    added = bonus(war, army, space)
    roll = die.roll(6)
    came = roll + added >= INTERCEPTS
    log.append(Event(INTERCEPTION_ROLLED, (army, space, roll, added, 1 if came else 0)))
    return came


class Intercepting(Choice):
    """10.6.1, 10.6.13 Whether another army tries to intercept."""

    case: ClassVar[str] = "10.6.1"
    verbs: ClassVar[tuple[str, ...]] = ("intercept", "let-pass")

    def __init__(
        self, seat: int, side: int, space: int, tried: int, came: int, back: bytes
    ) -> None:
        super().__init__(seat, side)
        self.space = space
        self.tried = tried
        self.came = came
        self.back = back

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [LET_PASS]
        for army in interceptors(position, 1 - self.side, self.space, self.tried):
            found.append(INTERCEPT_WITH[army])
        return found

    def prompt(self, position: War) -> Message:
        return Message("intercept", {"space": SPACE.word(self.space)})

    def after(self, war: War, tried: int, came: int, back: bytes) -> None:
        """10.6.13 Others may try too; then those who meet are there."""
        if interceptors(war, 1 - self.side, self.space, tried):
            frame = Intercepting(self.seat, self.side, self.space, tried, came, back)
            war.agenda.append(frame)
        else:
            war.agenda.append(Encounter(1 - self.side, self.space, came, back))


class Intercept(Action[War, Intercepting]):
    """10.6.2 An army tries to intercept."""

    verb: ClassVar[str] = "intercept"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Intercepting, seat: int) -> Refusal | None:
        mover = 1 - decision.side
        if self.army not in interceptors(position, mover, decision.space, decision.tried):
            words = {"army": ARMY.word(self.army), "space": SPACE.word(decision.space)}
            return Refusal("10.6.1", "cannot-intercept", words)
        return None

    def do(
        self, position: War, decision: Intercepting, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = self.army
        came, back = decision.came, decision.back
        if try_to_intercept(position, army, decision.space, die, log):
            came |= 1 << army
            origin = position.army_at[army]
            back = changed(back, army, origin)
            set_army(position, army, decision.space)
            if is_besieged(position, origin):
                settle_sieges(position, log)
        decision.after(position, decision.tried | 1 << army, came, back)


class LetPass(Action[War, Intercepting]):
    """10.6.1 No army, or no further one, tries."""

    verb: ClassVar[str] = "let-pass"

    def refusal(self, position: War, decision: Intercepting, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: Intercepting, seat: int, die: Die, log: list[Event]
    ) -> None:
        mover = 1 - decision.side
        frame = Encounter(mover, decision.space, decision.came, decision.back)
        position.agenda.append(frame)


INTERCEPT_WITH: Final[list[Intercept]] = [Intercept(army) for army in range(ARMIES)]
LET_PASS: Final = LetPass()
