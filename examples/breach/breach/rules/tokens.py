"""2.6, 2.7 Tokens leave the cup, and go back into it."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from breach import events
from breach.state import NOBODY, Valley, added, changed, rehanded


def draw_token(valley: Valley, seat: int, die: Die, log: list[Event]) -> None:
    """2.6 A token goes from the cup into a hand, unseen by the others."""
    cup = list(valley.cup)
    kind = die.draw(cup)
    valley.cup = tuple(cup)
    rehanded(valley, seat, changed(valley.hands[seat], kind, 1))
    log.append(Event(events.TOKEN_DRAWN, (seat, kind)))


class EndRound(Procedure[Valley]):
    """2.7 Spent tokens go back, whether the round came to its end or was cut short."""

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        self.unwound(position, log)

    def unwound(self, position: Valley, log: list[Event]) -> None:
        position.cup = added(position.cup, position.spent)
        position.spent = (0, 0, 0)
        position.leader = NOBODY
