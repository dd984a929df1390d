"""3.3, 3.4 The other captains interrupt a storm."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT, Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, unwind
from anabasis.kit.cards import count
from anabasis.kit.sealed import SealedWindow
from breach import events
from breach.board import KILLS, SCATTERS, TOKEN
from breach.rules.tokens import EndRound, spend_token
from breach.state import NOBODY, Row, Valley, hand

STAYS: Final = len(TOKEN)
"""The sealed answer of a captain who plays no token; otherwise it is the kind of token."""


def kill(valley: Valley, men: int) -> int:
    """3.4, 3.6 Men who are out die; there may be fewer of them than were hit."""
    killed = min(men, valley.storming)
    valley.storming -= killed
    valley.graves += killed
    return killed


class Sally(SealedWindow[Valley]):
    """3.3 Every other captain may interrupt with a token."""

    case: ClassVar[str] = "3.3"
    verbs: ClassVar[tuple[str, ...]] = ("stay", "sally")
    number: ClassVar[int] = 0

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Stay(), *[SallyOut(kind) for kind in range(len(TOKEN))]]

    def sealed(self, action: Action[Valley, Any]) -> int:
        return action.kind if isinstance(action, SallyOut) else STAYS

    def with_answers(self, answers: Row) -> Sally:
        return Sally(answers)

    def opened(self, position: Valley, die: Die, log: list[Event]) -> None:
        """3.4 In the order of seats, so that it does not matter who was quicker."""
        riders = NOBODY
        for seat, kind in enumerate(self.answers):
            if not 0 <= kind < STAYS:
                continue
            spend_token(position, seat, kind)
            log.append(Event(events.SALLIED, (seat, kind)))
            if SCATTERS[kind]:
                riders = seat
            else:
                killed = kill(position, KILLS[kind])
                log.append(Event(events.MEN_KILLED, (position.leader, killed)))
        if riders != NOBODY:
            log.append(Event(events.SCATTERED, (riders,)))
            unwind(position, EndRound, log)

    def prompt(self, position: Valley) -> Message:
        return Message(
            "sally",
            {
                "leader": SEAT.word(position.leader),
                "target": SEAT.word(position.target),
                "men": position.storming,
            },
        )


class SallyAction(Action[Valley, Sally]):
    """3.3 An answer to a storm."""

    secret: ClassVar[bool] = True


class Stay(SallyAction):
    """3.3 Let the moment go by."""

    verb: ClassVar[str] = "stay"

    def refusal(self, position: Valley, decision: Sally, seat: int) -> Refusal | None:
        return None


class SallyOut(SallyAction):
    """3.3 Play a token."""

    verb: ClassVar[str] = "sally"
    fields: ClassVar[tuple[Domain, ...]] = (TOKEN,)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> Row:
        return (self.kind,)

    def refusal(self, position: Valley, decision: Sally, seat: int) -> Refusal | None:
        if not count(hand(position, seat), self.kind):
            return Refusal("3.3", "no-such-token", {"token": TOKEN.word(self.kind)})
        return None
