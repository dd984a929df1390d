"""2.6, 2.7 Tokens leave the cup, and go back into it."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.kit.cards import NO_CARDS, ONE, counts
from breach import events
from breach.board import TOKEN
from breach.state import NOBODY, Row, Valley


def draw_token(valley: Valley, seat: int, die: Die, log: list[Event]) -> None:
    """2.6 A token goes from the cup into a hand, unseen by the others."""
    kind = die.draw(counts(valley.cup.inside(), len(TOKEN)))
    valley.cup = valley.cup.drawn(seat, kind)
    log.append(Event(events.TOKEN_DRAWN, (seat, kind)))


def listed(tokens: int) -> Row:
    """Tokens one by one, as an event tells them."""
    return tuple(
        [kind for kind, number in enumerate(counts(tokens, len(TOKEN))) for _ in range(number)]
    )


def spend_token(valley: Valley, seat: int, kind: int) -> None:
    """3.3 A token is shown, and spent."""
    valley.cup = valley.cup.played(seat, kind)
    valley.spent += ONE[kind]


def show_tokens(valley: Valley, seat: int) -> None:
    """3.5 A captain turns up all his tokens."""
    for kind in listed(valley.cup.held(seat)):
        valley.cup = valley.cup.played(seat, kind)
        valley.shown += ONE[kind]


def put_back(valley: Valley, tokens: int) -> None:
    """2.7, 3.9 Tokens that everybody has seen go back into the cup."""
    if tokens != NO_CARDS:
        valley.cup = valley.cup.put(tokens)


class EndRound(Procedure[Valley]):
    """2.7 Spent tokens go back, whether the round came to its end or was cut short."""

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        self.unwound(position, log)

    def unwound(self, position: Valley, log: list[Event]) -> None:
        put_back(position, position.spent)
        position.spent = NO_CARDS
        position.leader = NOBODY
        position.late = False
        position.bribed = 0
        position.hurried = False
