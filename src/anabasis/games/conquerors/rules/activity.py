"""3.3 C3 The activity of a round."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    FIRST_ARMY,
    MACEDON,
    NO_TREASURY,
    PERSIA,
    ROYAL,
    TREASURY,
    TREASURY_OF,
)
from anabasis.games.conquerors.events import PROSKYNESIS_ORDERED, RESTED
from anabasis.games.conquerors.numbers import PROSKYNESIS_WEARY
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.campaign import ONLY_MOVES_NOW, forces, has_moved
from anabasis.games.conquerors.rules.choice import Choice, StepChoice
from anabasis.games.conquerors.rules.deck import bury
from anabasis.games.conquerors.rules.leader_moves import MOVE_LEADERS
from anabasis.games.conquerors.rules.march import list_marches
from anabasis.games.conquerors.rules.quiet import BeforeActivity, Lull
from anabasis.games.conquerors.rules.raising import RAISE
from anabasis.games.conquerors.rules.reorganisation import list_reorganisations
from anabasis.games.conquerors.rules.royal_family import (
    LEAVE_FAMILY,
    MARRY,
    MOVE_FAMILY,
    TAKE_FAMILY,
)
from anabasis.games.conquerors.rules.sally import list_sallies
from anabasis.games.conquerors.rules.throne import list_anointings
from anabasis.games.conquerors.rules.treasuries import lift, lower, owns
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.state import (
    EMPTY,
    IS_GREAT_KING,
    PROSKYNESIS,
    War,
    seat_of,
)

MOVE_VERBS: Final = ("march", "embark", "set-sail", "evacuate", "counter-attack", "move-leaders")
"""3.3.16 to 3.3.19 The activities with forces and leaders that are on the map."""
ADMINISTERED_BEFORE: Final = Refusal("3.3.25", "administered-before", {})
NOT_GREAT_KING: Final = Refusal("3.4.14", "not-great-king", {})


class StartActivity(Procedure[War]):
    """3.3.15, 3.3.17 C3 begins: one army or fleet may move, or two in a Major Campaign."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.moves_left = forces(position)
        position.parched = False
        position.ravaged = 0
        position.agenda.append(TAKE_TALENTS_NOW)
        position.agenda.append(Act(seat_of(position, self.side), self.side, False))
        position.agenda.append(BeforeActivity(self.side))


class Act(Choice):
    """3.3.15 to 3.3.26 The activity of the round; `again`, the second move of a Major Campaign."""

    case: ClassVar[str] = "3.3.15"
    verbs: ClassVar[tuple[str, ...]] = (
        *MOVE_VERBS,
        "raise",
        "reorganise",
        "move-family",
        "administer",
        "proskynesis",
        "take-family",
        "leave-family",
        "marry",
        "anoint",
        "rest",
    )

    def __init__(self, seat: int, side: int, again: bool) -> None:
        super().__init__(seat, side)
        self.again = again

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        list_marches(position, self.side, found)
        return found + self._others(position)

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        """Of marches only those that are not refused are listed: the others are asked."""
        found: list[Action[War, Any]] = []
        list_marches(position, self.side, found)
        for action in self._others(position):
            if action.refusal(position, self, seat) is None:
                found.append(action)
        return found

    def _others(self, position: War) -> list[Action[War, Any]]:
        """What is done beside marching and sailing."""
        found: list[Action[War, Any]] = []
        if position.moves_left:
            list_sallies(position, self.side, found)
            if not has_moved(position):
                found.append(MOVE_LEADERS)
        if not self.again:
            found += [RAISE, ADMINISTER]
            list_reorganisations(position, self, self.side, found)
            found.append(MOVE_FAMILY)
            if self.side == MACEDON:
                found.append(ORDER_PROSKYNESIS)
        found += [TAKE_FAMILY, LEAVE_FAMILY, MARRY]
        if self.side == PERSIA:
            list_anointings(position, self, found)
        found.append(REST)
        return found

    def choose(
        self, position: War, seat: int, action: Action[War, Any], die: Die, log: list[Event]
    ) -> None:
        if action.verb in MOVE_VERBS:
            position.agenda.append(ACT_AGAIN[self.side])
        action.do(position, self, seat, die, log)

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return REST

    def prompt(self, position: War) -> Message:
        return Message("act", {"moves": position.moves_left, "again": int(self.again)})


class ActAgain(Procedure[War]):
    """3.3.17, 15.21, 15.26.3 After a move in a Major Campaign another army or fleet may move."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.moves_left > 0 and position.campaign and not position.stopped:
            position.agenda.append(Act(seat_of(position, self.side), self.side, True))
            position.agenda.append(BeforeActivity(self.side))
        else:
            position.agenda.append(Lull(self.side))


class Administer(Action[War, Act]):
    """3.3.24, 3.3.25 An administrative phase is declared; never directly after another."""

    verb: ClassVar[str] = "administer"

    def refusal(self, position: War, decision: Act, seat: int) -> Refusal | None:
        if has_moved(position):
            return ONLY_MOVES_NOW
        return ADMINISTERED_BEFORE if position.administered else None

    def do(self, position: War, decision: Act, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Administration(decision.side))


class OrderProskynesis(Action[War, Act]):
    """3.3.23, 3.4.14 Proskynesis is made mandatory: the whole round goes into it."""

    verb: ClassVar[str] = "proskynesis"

    def refusal(self, position: War, decision: Act, seat: int) -> Refusal | None:
        if decision.side != MACEDON:
            return Refusal("3.3.23", "macedonian-only")
        if has_moved(position):
            return ONLY_MOVES_NOW
        if not position.deeds & IS_GREAT_KING:
            return NOT_GREAT_KING
        if position.deeds & PROSKYNESIS:
            return Refusal("3.4.12", "done-already")
        return None

    def do(self, position: War, decision: Act, seat: int, die: Die, log: list[Event]) -> None:
        position.deeds |= PROSKYNESIS
        position.stopped = True
        log.append(Event(PROSKYNESIS_ORDERED, (decision.side,)))
        weary(position, PROSKYNESIS_WEARY, log)
        bury(position, die, log)


class Rest(Action[War, Act]):
    """3.3.15 No activity, or no further one."""

    verb: ClassVar[str] = "rest"

    def refusal(self, position: War, decision: Act, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Act, seat: int, die: Die, log: list[Event]) -> None:
        log.append(Event(RESTED, (decision.side,)))


ACT_AGAIN: Final[list[ActAgain]] = [ActAgain(side) for side in (MACEDON, PERSIA)]
ADMINISTER: Final = Administer()
ORDER_PROSKYNESIS: Final = OrderProskynesis()
REST: Final = Rest()

# ---- 15.30 Talents for the Royal Treasury


class TakeTalents(Procedure[War]):
    """15.30.2 At the end of a Persian activity Darius may fill the Royal Treasury from a Treasure
    City that its satrap has closed, once; not if the phase was cut short (15.13.2)."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if not position.stopped and can_take_talents(position):
            position.agenda.append(Talents(seat_of(position, PERSIA), PERSIA))


def can_take_talents(war: War) -> bool:
    """15.30.2 Whether the king's army stands with an Empty Royal Treasury in a closed city."""
    first = FIRST_ARMY[PERSIA]
    if war.active != PERSIA or war.royal_army != first or war.level[ROYAL] != EMPTY:
        return False
    city = TREASURY_OF[war.army_at[first]]
    return (
        city != NO_TREASURY
        and owns(war, PERSIA, city)
        and war.shut & ~war.talents & 1 << city != 0
        and war.level[city] != EMPTY
    )


class Talents(StepChoice):
    """15.30.2 Whether the Royal Treasury is filled."""

    case: ClassVar[str] = "15.30.2"
    verbs: ClassVar[tuple[str, ...]] = ("take-talents", "leave-talents")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [TAKE_TALENTS, LEAVE_TALENTS]

    def prompt(self, position: War) -> Message:
        city = TREASURY_OF[position.army_at[FIRST_ARMY[PERSIA]]]
        return Message("talents", {"treasury": TREASURY.word(city)})


class Take(Action[War, Talents]):
    """15.30.2 The city loses a level, the Royal Treasury is Full."""

    verb: ClassVar[str] = "take-talents"

    def refusal(self, position: War, decision: Talents, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Talents, seat: int, die: Die, log: list[Event]) -> None:
        city = TREASURY_OF[position.army_at[FIRST_ARMY[PERSIA]]]
        position.talents |= 1 << city
        lower(position, city, log)
        lift(position, ROYAL, log)


class LeaveTalents(Action[War, Talents]):
    """15.30.2 It is left as it is."""

    verb: ClassVar[str] = "leave-talents"

    def refusal(self, position: War, decision: Talents, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Talents, seat: int, die: Die, log: list[Event]) -> None:
        pass


TAKE_TALENTS_NOW: Final = TakeTalents()
TAKE_TALENTS: Final = Take()
LEAVE_TALENTS: Final = LeaveTalents()
