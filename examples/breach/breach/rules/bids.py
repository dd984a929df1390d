"""2.2, 2.3 The secret bids, and who leads."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.kit.rows import more
from anabasis.kit.sealed import Sealed
from breach import events
from breach.board import MOST_BID
from breach.rules.lead import Lead
from breach.state import Row, Valley


class Bids(Sealed[Valley]):
    """2.2 All bid at once, unseen by each other."""

    case: ClassVar[str] = "2.2"
    verbs: ClassVar[tuple[str, ...]] = ("bid",)

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Bid(coins) for coins in range(most_bid(position, seat) + 1)]

    def sealed(self, action: Action[Valley, Any]) -> int:
        assert isinstance(action, Bid)
        return action.coins

    def with_answers(self, answers: Row) -> Bids:
        return Bids(answers)

    def opened(self, position: Valley, die: Die, log: list[Event]) -> None:
        """2.3 The highest bid leads and pays; of equal ones the first in precedence, who then goes
        to its end (not so in games begun with rules 1)."""
        log.append(Event(events.BIDS_OPENED, (tuple([max(0, bid) for bid in self.answers]),)))
        highest = max(self.answers)
        level = [seat for seat in position.precedence if self.answers[seat] == highest]
        leader = level[0]
        if len(level) > 1 and position.rules_version > 1:
            rest = [seat for seat in position.precedence if seat != leader]
            position.precedence = (*rest, leader)
        position.leader = leader
        position.coins = more(position.coins, leader, -highest)
        log.append(Event(events.LEAD_WON, (leader, highest)))
        position.agenda.append(Lead(leader))

    def prompt(self, position: Valley) -> Message:
        return Message("bid", {"round": position.round})


def most_bid(valley: Valley, seat: int) -> int:
    """2.2 The highest bid open to a seat."""
    return min(MOST_BID, valley.coins[seat])


class Bid(Action[Valley, Bids]):
    """2.2 A secret bid."""

    verb: ClassVar[str] = "bid"
    fields: ClassVar[tuple[Domain, ...]] = (Numbers("coins", 0, MOST_BID),)
    secret: ClassVar[bool] = True

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def args(self) -> Row:
        return (self.coins,)

    def refusal(self, position: Valley, decision: Bids, seat: int) -> Refusal | None:
        if self.coins > position.coins[seat]:
            return Refusal("2.2", "too-few-coins", {"coins": position.coins[seat]})
        return None
