"""2.9, 2.10, 3.10, 6.3 The sandglass: late leaders, bribes and captains who are in a hurry."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Refusal
from anabasis.core.position import Decision, Interjection
from anabasis.kit.rows import more
from breach import events
from breach.board import MOST_BRIBED, PRICE_OF_A_MAN
from breach.state import Row, Valley, standing


def others(valley: Valley) -> Row:
    """2.10, 3.10 The captains who may speak while the leader thinks."""
    return tuple([seat for seat in standing(valley) if seat != valley.leader])


class Bribe(Interjection[Valley, Decision[Valley]]):
    """2.10 Take men of a leader who is late, for coins."""

    verb: ClassVar[str] = "bribe"
    fields: ClassVar[tuple[Domain, ...]] = (Numbers("bought", 1, MOST_BRIBED),)

    def __init__(self, men: int) -> None:
        self.men = men

    def args(self) -> Row:
        return (self.men,)

    def refusal(self, position: Valley, decision: Decision[Valley], seat: int) -> Refusal | None:
        if not position.late:
            return Refusal("2.10", "not-late")
        if position.bribed:
            return Refusal("2.10", "bribed-already")
        if self.men > position.camp[position.leader]:
            return Refusal("2.10", "no-man-to-bribe", {"men": position.camp[position.leader]})
        if self.men * PRICE_OF_A_MAN > position.coins[seat]:
            return Refusal("2.10", "too-few-coins", {"coins": position.coins[seat]})
        return None

    def do(
        self, position: Valley, decision: Decision[Valley], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.bribed = self.men
        position.coins = more(position.coins, seat, -self.men * PRICE_OF_A_MAN)
        position.camp = more(position.camp, position.leader, -self.men)
        position.camp = more(position.camp, seat, self.men)
        log.append(Event(events.BRIBED, (seat, position.leader, self.men)))


class Hurry(Interjection[Valley, Decision[Any]]):
    """3.10 Turn the sandglass for a leader who thinks about another wave."""

    verb: ClassVar[str] = "hurry"

    def refusal(self, position: Valley, decision: Decision[Any], seat: int) -> Refusal | None:
        return Refusal("3.10", "hurried-already") if position.hurried else None

    def do(
        self, position: Valley, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.hurried = True
        position.turned += 1
        log.append(Event(events.HURRIED, (seat, position.leader)))
