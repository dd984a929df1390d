"""1 Preparation."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.kit.bag import full_bag
from anabasis.kit.cards import gathered
from anabasis.kit.rows import BYTE
from breach import events
from breach.board import COINS, HAND, MEN, TOKENS
from breach.rules.rounds import Campaign
from breach.rules.tokens import draw_token
from breach.state import Valley


def prepare(valley: Valley, die: Die, log: list[Event]) -> None:
    """1.2, 1.3, 1.4 Men, coins, tokens and the order of precedence."""
    seats = valley.seats
    valley.camp = BYTE[MEN] * seats
    valley.coins = BYTE[COINS] * seats
    valley.trophies = BYTE[0] * seats
    valley.cup = full_bag(gathered(TOKENS), seats)
    order = list(range(seats))
    die.shuffle(order)
    valley.precedence = tuple(order)
    log.append(Event(events.PRECEDENCE, (valley.precedence,)))
    for seat in range(seats):
        for _ in range(HAND):
            draw_token(valley, seat, die, log)
    valley.agenda.append(Campaign())
