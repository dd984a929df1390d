"""The one door: everything that anyone does to a game comes through `submit`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import (
    Action,
    Aside,
    Decision,
    Interjection,
    P,
    Position,
    Simultaneous,
    Window,
)

if TYPE_CHECKING:
    from anabasis.core.game import Game


class OpenDecision:
    """A decision that waits: its number, the seat, and whether that seat must answer or may; or
    whether it may only interject, while another is to answer."""

    def __init__(self, number: int, seat: int, must: bool, beside: bool = False) -> None:
        self.number = number
        self.seat = seat
        self.must = must
        self.beside = beside


def to_act(position: Position) -> list[OpenDecision]:
    """Who is to act. Empty when the game is over."""
    if not position.agenda:
        return []
    top = position.agenda[-1].as_decision()
    must = not isinstance(top, Window)
    found = [OpenDecision(position.opened, seat, must) for seat in top.waiting()]
    if top.beside_verbs:
        for seat in beside(position, top):
            found.append(OpenDecision(position.opened, seat, False, True))
    return found


def beside(position: Position, decision: Decision[Any]) -> tuple[int, ...]:
    """The seats that may interject while the decision on top waits for one seat: not that one,
    and none that has resigned."""
    speakers = decision.beside(position)
    if not speakers or decision.seat < 0 or not decision.beside_verbs:
        return ()
    waiting = decision.waiting()
    return tuple([seat for seat in speakers if seat not in waiting and seat not in position.gone])


def interjections(position: P, decision: Decision[P], seat: int) -> list[Action[P, Any]]:
    """The interjections that the seat may make now."""
    if seat not in beside(position, decision):
        return []
    return [
        action
        for action in decision.interjections(position, seat)
        if action.refusal(position, decision, seat) is None
    ]


def first_to_act(position: Position) -> int:
    """The seat that is to act, or the first of several. Only while the game goes on."""
    top = position.agenda[-1].as_decision()
    return top.seat if top.seat >= 0 else top.waiting()[0]


def legal(position: P, seat: int) -> list[Action[P, Any]]:
    """Everything that the seat may answer now, or interject; empty when it is not asked."""
    if not position.agenda:
        return []
    top = position.agenda[-1].as_decision()
    if top.seat == seat >= 0:
        if position.offered is None:
            position.offered = top.options(position, seat)
        return position.offered
    if seat not in top.waiting():
        return interjections(position, top, seat) if top.beside_verbs else []
    return top.options(position, seat)


def objection(
    game: Game[P], position: P, seat: int, number: int, action: Action[P, Any]
) -> Refusal | None:
    """Why the action may not be done now by that actor, or None."""
    if not position.agenda:
        return Refusal(game.end_case, "game-over")
    decision = position.agenda[-1].as_decision()
    if position.offered is not None and decision.seat == seat and number == position.opened:
        # Compared as plain objects: to ask each for its class costs more than all the rest here.
        offered: list[object] = cast("list[object]", position.offered)
        for offer in offered:
            if offer is action:
                return None
    if isinstance(action, Aside):
        return _objection_to_aside(game, position, decision, seat, number, action)
    if seat < 0 or (decision.seat != seat and seat not in decision.waiting()):
        return elsewhere(game, position, seat)
    if number != position.opened:
        return Refusal(decision.case, "decision-closed")
    if action.verb not in decision.verbs:
        return decision.not_now(position, seat)
    return action.refusal(position, decision, seat)


def _objection_to_aside(
    game: Game[P],
    position: P,
    decision: Decision[P],
    seat: int,
    number: int,
    action: Aside[P, Any],
) -> Refusal | None:
    """Why something that answers no decision may not be done. An interjection that comes too late
    is refused by its own rule, if that has something against it."""
    closed = action.about_decision() and number != position.opened
    if isinstance(action, Interjection):
        if action.verb not in decision.beside_verbs or seat not in beside(position, decision):
            return elsewhere(game, position, seat) or decision.not_now(position, seat)
        refusal = action.refusal(position, decision, seat)
        if refusal is not None:
            return refusal
    if closed:
        return Refusal(decision.case, "decision-closed")
    return action.objection(game, position, decision, seat)


def elsewhere(game: Game[P], position: P, seat: int) -> Refusal | None:
    """Why a seat has nothing to answer: the game is over, or others are asked. None if it has."""
    if not position.agenda:
        return Refusal(game.end_case, "game-over")
    waiting = position.agenda[-1].as_decision().waiting()
    if seat in waiting:
        return None
    named = [SEAT.word(other) for other in waiting]
    return Refusal(game.turn_case, "not-your-decision", {"waiting": named})


def submit(
    game: Game[P], position: P, seat: int, number: int, action: Action[P, Any], die: Die
) -> list[Event]:
    """Check an action and do it. Raises `Refused`, and has then changed nothing."""
    refusal = objection(game, position, seat, number, action)
    if refusal is not None:
        raise Refused(refusal)
    return apply(game, position, seat, action, die)


def apply(game: Game[P], position: P, seat: int, action: Action[P, Any], die: Die) -> list[Event]:
    """Do an action that is known to be allowed. Changes the position."""
    log: list[Event] = []
    if isinstance(action, Aside):
        decision = position.agenda[-1].as_decision()
        if isinstance(action, Interjection):
            asked = Asked(position)
            action.do(position, decision, seat, die, log)
            asked.go_on(position, die, log)
        else:
            action.perform(game, position, decision, seat, die, log)
    else:
        answer(position, seat, action, die, log)
    return log


def answer(position: P, seat: int, action: Action[P, Any], die: Die, log: list[Event]) -> None:
    """Give the decision on top its answer, and go on to the next one."""
    if begin(position, seat, action, die, log):
        proceed(position, die, log)


def begin(position: P, seat: int, action: Action[P, Any], die: Die, log: list[Event]) -> bool:
    """Give the decision on top its answer. False if it still waits for other seats."""
    agenda = position.agenda
    decision = agenda[-1].as_decision()
    if decision.seat < 0 and isinstance(decision, Simultaneous):
        rest = decision.answered(position, seat, action)
        if rest.waiting():
            agenda[-1] = rest
            return False
        agenda.pop()
        position.offered = None
        rest.resolve(position, die, log)
        return True
    agenda.pop()
    position.offered = None
    decision.choose(position, seat, action, die, log)
    return True


def proceed(position: P, die: Die, log: list[Event]) -> None:
    """Run what runs by itself until a decision is open, and give that decision its number."""
    while position.agenda and position.agenda[-1].run_alone(position, die, log):
        pass
    position.opened += 1


class Asked:
    """What the position waited for before something happened that answers no decision, and what
    each of those seats could answer."""

    def __init__(self, position: Any) -> None:
        self.decision: Decision[Any] = position.agenda[-1].as_decision()
        self.options = self._options(position)

    def _options(self, position: Any) -> list[list[Action[Any, Any]]]:
        return [self.decision.options(position, seat) for seat in self.decision.waiting()]

    def go_on(self, position: Any, die: Die, log: list[Event]) -> None:
        """Run what was pushed. The decision keeps its number if it is still the one that is asked,
        with the same answers; else what is asked now has a new one, so that no answer that was
        sent before is taken for another."""
        position.offered = None
        while run_one(position, die, log):
            pass
        same = (
            bool(position.agenda)
            and position.agenda[-1] == self.decision
            and self._options(position) == self.options
        )
        if not same:
            position.opened += 1


def run_one(position: P, die: Die, log: list[Event]) -> bool:
    """Run the frame on top if it needs nobody. False if it waits, or if nothing is left."""
    agenda = position.agenda
    return bool(agenda) and agenda[-1].run_alone(position, die, log)
