"""1, 2, 5 The course of the game: preparation, rounds, bids, the leader's choice, the end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import (
    TABLE,
    Action,
    Aside,
    Decision,
    Procedure,
    Simultaneous,
)
from tests.toy import events
from tests.toy.state import (
    COINS,
    HAND,
    MEN,
    MOST_BID,
    MOST_TOKENS,
    NOBODY,
    TOKENS,
    Row,
    Valley,
    added,
    changed,
    rehanded,
)

WAITS: Final = -1
"""In a row of answers: that seat has not answered yet."""


def prepare(valley: Valley, die: Die, log: list[Event]) -> None:
    """1.2, 1.3, 1.4 Men, coins, tokens and the order of precedence."""
    seats = valley.seats
    valley.camp = (MEN,) * seats
    valley.coins = (COINS,) * seats
    valley.trophies = (0,) * seats
    valley.cup = TOKENS
    valley.hands = ((0, 0, 0),) * seats
    order = list(range(seats))
    die.shuffle(order)
    valley.precedence = tuple(order)
    log.append(Event(events.PRECEDENCE, (valley.precedence,)))
    for seat in range(seats):
        for _ in range(HAND):
            draw_token(valley, seat, die, log)
    valley.agenda.append(Campaign())


def draw_token(valley: Valley, seat: int, die: Die, log: list[Event]) -> None:
    """2.6 A token goes from the cup into a hand, unseen by the others."""
    cup = list(valley.cup)
    kind = die.draw(cup)
    valley.cup = tuple(cup)
    rehanded(valley, seat, changed(valley.hands[seat], kind, 1))
    log.append(Event(events.TOKEN_DRAWN, (seat, kind)))


def ranking(valley: Valley) -> tuple[Row, ...]:
    """5.3 The victor, then trophies, then coins; who is level shares the place."""
    groups: dict[tuple[bool, int, int], list[int]] = {}
    for seat in range(valley.seats):
        merit = (seat == valley.victor, valley.trophies[seat], valley.coins[seat])
        groups.setdefault(merit, []).append(seat)
    return tuple([tuple(groups[merit]) for merit in sorted(groups, reverse=True)])


class Campaign(Procedure[Valley]):
    """2.1, 5.1 The next round, or the end. A sudden victory cuts the agenda down to this frame."""

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        over = position.victor != NOBODY or position.nightfall or position.round == position.rounds
        if over:
            log.append(Event(events.GAME_ENDS, (ranking(position)[0],)))
            return
        position.round += 1
        log.append(Event(events.ROUND_BEGINS, (position.round,)))
        position.agenda += [Campaign(), EndRound(), Bids((WAITS,) * position.seats)]


class EndRound(Procedure[Valley]):
    """2.7 Spent tokens go back, whether the round came to its end or was cut short."""

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        self.unwound(position, log)

    def unwound(self, position: Valley, log: list[Event]) -> None:
        position.cup = added(position.cup, position.spent)
        position.spent = (0, 0, 0)
        position.leader = NOBODY


class Bids(Simultaneous[Valley]):
    """2.2 All bid at once, unseen by each other."""

    case: ClassVar[str] = "2.2"
    verbs: ClassVar[tuple[str, ...]] = ("bid",)

    def __init__(self, bids: Row) -> None:
        super().__init__()
        self.bids = bids

    def waiting(self) -> Row:
        return tuple([seat for seat, bid in enumerate(self.bids) if bid == WAITS])

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Bid(coins) for coins in range(most_bid(position, seat) + 1)]

    def answered(self, position: Valley, seat: int, action: Action[Valley, Any]) -> Bids:
        assert isinstance(action, Bid)
        return Bids(self.bids[:seat] + (action.coins,) + self.bids[seat + 1 :])

    def resolve(self, position: Valley, die: Die, log: list[Event]) -> None:
        """2.3 The highest bid leads and pays; of equal ones the first in precedence, who then goes
        to its end (not so in games begun with rules 1)."""
        log.append(Event(events.BIDS_OPENED, (self.bids,)))
        highest = max(self.bids)
        level = [seat for seat in position.precedence if self.bids[seat] == highest]
        leader = level[0]
        if len(level) > 1 and position.rules_version > 1:
            rest = [seat for seat in position.precedence if seat != leader]
            position.precedence = (*rest, leader)
        position.leader = leader
        position.coins = changed(position.coins, leader, -highest)
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


class Lead(Decision[Valley]):
    """2.4 What the leader does with the round."""

    case: ClassVar[str] = "2.4"
    verbs: ClassVar[tuple[str, ...]] = ("forage", "muster", "storm")

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        from tests.toy.storm import SendMen

        return [Forage(), Muster(), *[SendMen(men) for men in range(1, position.camp[seat] + 1)]]

    def lapse(self, position: Valley, seat: int) -> Action[Valley, Any]:
        return Forage()

    def prompt(self, position: Valley) -> Message:
        return Message("lead", {"men": position.camp[self.seat]})


class LeaderAction(Action[Valley, Lead]):
    """2.4 One of the things a leader may do."""


class Forage(LeaderAction):
    """2.5 Look for coins."""

    verb: ClassVar[str] = "forage"

    def refusal(self, position: Valley, decision: Lead, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Lead, seat: int, die: Die, log: list[Event]) -> None:
        found = (die.roll(6) + 1) // 2
        position.coins = changed(position.coins, seat, found)
        log.append(Event(events.FORAGED, (seat, found)))


class Muster(LeaderAction):
    """2.6 Draw a token."""

    verb: ClassVar[str] = "muster"

    def refusal(self, position: Valley, decision: Lead, seat: int) -> Refusal | None:
        if sum(position.hands[seat]) >= MOST_TOKENS:
            return Refusal("2.6", "hand-full", {"tokens": MOST_TOKENS})
        return None

    def do(self, position: Valley, decision: Lead, seat: int, die: Die, log: list[Event]) -> None:
        draw_token(position, seat, die, log)


class Nightfall(Aside[Valley, Decision[Any]]):
    """5.2 The table's sandglass has run out: the round being played is the last."""

    verb: ClassVar[str] = "nightfall"

    def refusal(self, position: Valley, decision: Decision[Any], seat: int) -> Refusal | None:
        if seat != TABLE:
            return Refusal("5.2", "only-the-table")
        if position.nightfall:
            return Refusal("5.2", "night-has-fallen")
        return None

    def do(
        self, position: Valley, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.nightfall = True
        log.append(Event(events.NIGHTFALL, (position.round,)))
