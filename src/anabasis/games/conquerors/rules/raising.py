"""3.3.21, 5.1.6, 8.3, 8.5 The activity of raising: points, fleets and a leader."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.conquerors.board import MACEDON
from anabasis.games.conquerors.events import LEADER_DRAWN
from anabasis.games.conquerors.rules.campaign import ONLY_MOVES_NOW, has_moved
from anabasis.games.conquerors.rules.commanders import has_hand, has_pool, pool_of
from anabasis.games.conquerors.rules.enlisting import (
    BUILT,
    DRAWN,
    LEVIED,
    RaisingChoice,
    list_army_levies,
    macedonian_targets,
)
from anabasis.games.conquerors.rules.forming import list_assignments
from anabasis.games.conquerors.rules.shipyards import list_builds
from anabasis.games.conquerors.rules.stationing import LEVY_FROM
from anabasis.games.conquerors.state import IN_HAND, War, seat_of
from anabasis.kit.rows import changed

NOTHING_TO_RAISE: Final = Refusal("3.3.21", "nothing-to-raise", {})
LEVIED_ALREADY: Final = Refusal("8.3.2", "levied-already", {})
NONE_AVAILABLE: Final = Refusal("8.3.1", "none-available", {})
DRAWN_ALREADY: Final = Refusal("5.1.6", "drawn-already", {})
POOL_EMPTY: Final = Refusal("5.1.6", "pool-empty", {})


class Raising(RaisingChoice):
    """3.3.21 What a player raises: each thing once in an activity."""

    case: ClassVar[str] = "3.3.21"
    verbs: ClassVar[tuple[str, ...]] = (
        "levy",
        "levy-at",
        "levy-from",
        "build",
        "draw-leader",
        "assign",
        "assign-fleet",
        "end-raising",
    )

    def continues(self) -> bool:
        return True

    def after(self, done: int) -> RaisingChoice:
        return Raising(self.seat, self.side, 0, False, self.done | done)

    def no_levy(self, position: War) -> Refusal | None:
        if self.done & LEVIED:
            return LEVIED_ALREADY
        if position.available[self.side] == 0:
            return NONE_AVAILABLE
        return None

    def goes_on(self, position: War) -> None:
        position.agenda.append(self.after(LEVIED))

    def near_at_hand(self, position: War) -> list[Action[War, Any]]:
        """Those that are found without looking over the whole map."""
        found: list[Action[War, Any]] = []
        if self.no_levy(position) is None:
            if self.side == MACEDON:
                list_army_levies(position, self.side, False, 0, found)
            else:
                found += LEVY_FROM
        if not self.done & BUILT:
            list_builds(position, self.side, found)
        return found

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        if self.no_levy(position) is None:
            if self.side == MACEDON:
                found += macedonian_targets(position, self.side, False)
            else:
                found += LEVY_FROM
        if not self.done & BUILT:
            list_builds(position, self.side, found)
        found.append(DRAW_LEADER)
        list_assignments(position, self, self.side, found)
        found.append(END_RAISING)
        return found

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return END_RAISING

    def prompt(self, position: War) -> Message:
        return Message("raising", {"available": position.available[self.side]})


class Raise(Action[War, Decision[Any]]):
    """3.3.21 The activity of the round is raising."""

    verb: ClassVar[str] = "raise"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if has_moved(position):
            return ONLY_MOVES_NOW
        side = position.active
        if has_pool(position, side) or has_hand(position, side):
            return None
        raising = Raising(seat, side, 0, False, 0)
        for action in raising.near_at_hand(position):
            if action.refusal(position, raising, seat) is None:
                return None
        for action in raising.candidates(position, seat):
            if action is not END_RAISING and action.refusal(position, raising, seat) is None:
                return None
        return NOTHING_TO_RAISE

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        side = position.active
        position.agenda.append(Raising(seat_of(position, side), side, 0, False, 0))


class DrawLeader(Action[War, Raising]):
    """5.1.6, 5.1.7 A leader is drawn from the pool into the hand."""

    verb: ClassVar[str] = "draw-leader"

    def refusal(self, position: War, decision: Raising, seat: int) -> Refusal | None:
        if decision.done & DRAWN:
            return DRAWN_ALREADY
        if not has_pool(position, decision.side):
            return POOL_EMPTY
        return None

    def do(self, position: War, decision: Raising, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(decision.after(DRAWN))
        draw_leader(position, decision.side, die, log)


def draw_leader(war: War, side: int, die: Die, log: list[Event]) -> int:
    """5.1.6 A leader of a side is drawn at random, and known to his owner alone."""
    pool = pool_of(war, side)
    leader = pool[die.uniform(len(pool))]
    war.where = changed(war.where, leader, IN_HAND)
    log.append(Event(LEADER_DRAWN, (seat_of(war, side), side, leader)))
    return leader


class EndRaising(Action[War, Raising]):
    """3.3.21 No more is raised."""

    verb: ClassVar[str] = "end-raising"

    def refusal(self, position: War, decision: Raising, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Raising, seat: int, die: Die, log: list[Event]) -> None:
        pass


RAISE: Final = Raise()
DRAW_LEADER: Final = DrawLeader()
END_RAISING: Final = EndRaising()
