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
    P,
    Position,
    Simultaneous,
    Window,
)

if TYPE_CHECKING:
    from anabasis.core.game import Game


class OpenDecision:
    """A decision that waits: its number, the seat, and whether that seat must answer or may."""

    def __init__(self, number: int, seat: int, must: bool) -> None:
        self.number = number
        self.seat = seat
        self.must = must


def to_act(position: Position) -> list[OpenDecision]:
    """Who is to act. Empty when the game is over."""
    if not position.agenda:
        return []
    top = position.agenda[-1].as_decision()
    must = not isinstance(top, Window)
    return [OpenDecision(position.opened, seat, must) for seat in top.waiting()]


def first_to_act(position: Position) -> int:
    """The seat that is to act, or the first of several. Only while the game goes on."""
    top = position.agenda[-1].as_decision()
    return top.seat if top.seat >= 0 else top.waiting()[0]


def legal(position: P, seat: int) -> list[Action[P, Any]]:
    """Everything that the seat may answer now; empty when it is not asked."""
    if not position.agenda:
        return []
    top = position.agenda[-1].as_decision()
    if top.seat == seat >= 0:
        if position.offered is None:
            position.offered = top.options(position, seat)
        return position.offered
    if seat not in top.waiting():
        return []
    return top.options(position, seat)


def objection(
    game: Game[P], position: P, seat: int, number: int, action: Action[P, Any]
) -> Refusal | None:
    """Why the action may not be done now by that actor, or None."""
    if not position.agenda:
        return Refusal(game.end_case, "game-over")
    decision = position.agenda[-1].as_decision()
    if isinstance(action, Aside):
        if action.about_decision() and number != position.opened:
            return Refusal(decision.case, "decision-closed")
        return action.refusal(position, decision, seat)
    if seat < 0 or (decision.seat != seat and seat not in decision.waiting()):
        waiting = [SEAT.word(other) for other in decision.waiting()]
        return Refusal(game.turn_case, "not-your-decision", {"waiting": waiting})
    if number != position.opened:
        return Refusal(decision.case, "decision-closed")
    if position.offered is not None and decision.seat == seat:
        # Compared as plain objects: to ask each for its class costs more than all the rest here.
        offered: list[object] = cast("list[object]", position.offered)
        for offer in offered:
            if offer is action:
                return None
    if action.verb not in decision.verbs:
        return Refusal(decision.case, "not-now", {"action": action.text()})
    return action.refusal(position, decision, seat)


def submit(
    game: Game[P], position: P, seat: int, number: int, action: Action[P, Any], die: Die
) -> list[Event]:
    """Check an action and do it. Raises `Refused`, and has then changed nothing."""
    refusal = objection(game, position, seat, number, action)
    if refusal is not None:
        raise Refused(refusal)
    return apply(position, seat, action, die)


def apply(position: P, seat: int, action: Action[P, Any], die: Die) -> list[Event]:
    """Do an action that is known to be allowed. Changes the position."""
    log: list[Event] = []
    if isinstance(action, Aside):
        action.do(position, position.agenda[-1].as_decision(), seat, die, log)
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
    if isinstance(decision, Simultaneous):
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
    while run_one(position, die, log):
        pass
    position.opened += 1


def run_one(position: P, die: Die, log: list[Event]) -> bool:
    """Run the frame on top if it needs nobody. False if it waits, or if nothing is left."""
    agenda = position.agenda
    return bool(agenda) and agenda[-1].run_alone(position, die, log)
