"""What a seat cannot know: positions it cannot tell apart, and those that odds are taken over."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.games.alexandros.state import Table
from anabasis.kit.cards import NO_CARDS
from anabasis.kit.hidden import Secrets

TRIES: Final = 200
"""So often cards are dealt anew until the open decision makes sense."""


def redeal(table: Table, seat: int, die: Die) -> Table:
    """1.8, 5.4, 5.6 Deal the cards that the seat cannot see anew, as far as it cannot work out
    where they are. The decision that is open stays one that can be answered."""
    for _ in range(TRIES):
        other = table.clone()
        other.secrets = table.secrets.dealt(seat, die)
        other.supply = other.secrets.pile()
        for who in range(table.seats):
            other.hands[who] = table.known[who] + other.secrets.unseen(who)
        if seat == table.active:
            return other
        other.offered = None
        if can_go_on(other):
            return other
    return table.clone()


def can_go_on(table: Table) -> bool:
    """Whether the seat that is to act has an answer."""
    if not table.agenda:
        return True
    decision = table.agenda[-1].as_decision()
    return bool(decision.options(table, decision.seat))


def worlds(table: Table, seat: int) -> list[Table]:
    """The positions in which every card that may be in the supply, as far as the seat can tell, is
    there: a draw gives each symbol as likely as a draw looks to that seat. There are several where
    what others have played can be explained in several ways."""
    return [pooled(table, seat, secrets) for secrets in table.secrets.pooled(seat)]


def pooled(table: Table, seat: int, secrets: Secrets) -> Table:
    """The position with these cards in the supply, unless that is empty, and in the others' hands
    only what everybody knows of."""
    other = table.clone()
    other.secrets = secrets
    if table.supply != NO_CARDS:
        other.supply = secrets.pile()
    for who in range(table.seats):
        if who != seat:
            other.hands[who] = table.known[who]
    return other
