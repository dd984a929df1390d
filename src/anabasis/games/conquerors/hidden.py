"""What a seat cannot know: the other player's cards and leaders in hand, and cards struck from his
hand face down.

A card that nobody has seen since a shuffle can be in any place into which a card came from a pile
that held it: into a hand, if it was hidden in the shuffle from which that hand's card was drawn
(`since`, `drawn_in`). Cards that the seat had seen in a hand before one of it was struck are in the
hand or among the struck ones (`doubtful`). The pile has no order.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die, SeededDie
from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.cards import CARDS, cards_in
from anabasis.games.conquerors.leaders import LEADER_SIDE, LEADERS
from anabasis.games.conquerors.rules.deck import dead_cards
from anabasis.games.conquerors.state import IN_HAND, IN_POOL, War
from anabasis.kit.rows import changed, replaced

TRIES: Final = 40
"""So often a deal at random is begun anew that leaves a place without a card that fits."""


class Slot:
    """A place that holds a card which a seat does not know."""

    def __init__(self, drawn_in: int, struck: bool) -> None:
        self.drawn_in = drawn_in
        self.struck = struck
        self.card = -1


def redeal(war: War, seat: int, die: Die) -> War:
    """A position that the seat cannot tell from this one."""
    other = war.clone()
    if war.seats == 1:
        return other
    _deal_cards(other, seat, die)
    _deal_leaders(other, seat, die)
    if other.agenda and other.agenda[-1].as_decision().seat != seat:
        other.offered = None
    return other


def worlds(war: War, seat: int) -> list[War]:
    """Over which odds are taken: one deal, the same for all positions that the seat cannot tell
    apart. No roll of the dice depends on what is hidden."""
    return [redeal(war, seat, SeededDie(1))]


def _deal_cards(war: War, seat: int, die: Die) -> None:
    """What the other player holds unseen, and what was struck from his hand, dealt anew."""
    side = 1 - seat
    unseen = war.hands[side] & ~war.seen[side]
    struck = war.face_down[side]
    slots = [Slot(war.drawn_in[card], False) for card in cards_in(unseen)]
    slots += [Slot(war.drawn_in[card], True) for card in cards_in(struck)]
    slots.sort(key=lambda slot: (slot.drawn_in, slot.struck))
    hidden = war.pile | unseen | struck
    for _ in range(TRIES):
        if _laid(war, side, slots, hidden, die):
            break
    else:
        _lay_tightly(war, side, slots, hidden)
    hand = war.seen[side]
    down = 0
    drawn_in = war.drawn_in
    for slot in slots:
        if slot.struck:
            down |= 1 << slot.card
        else:
            hand |= 1 << slot.card
        drawn_in = replaced(drawn_in, slot.card, slot.drawn_in)
    war.hands = replaced(war.hands, side, hand)
    war.face_down = replaced(war.face_down, side, down)
    war.discards = war.discards & ~struck | down
    war.pile = hidden & ~hand & ~down
    for card in range(CARDS):
        if war.pile >> card & 1:
            drawn_in = replaced(drawn_in, card, 0)
    war.drawn_in = drawn_in


def _laid(war: War, side: int, slots: list[Slot], hidden: int, die: Die) -> bool:
    """Lay cards into the slots at random, first those that must be among them; False if one then
    has no card left that fits."""
    for slot in slots:
        slot.card = -1
    doubtful = cards_in(war.doubtful[side])
    for card in sorted(doubtful, key=lambda one: -war.since[one]):
        fitting = [slot for slot in slots if slot.card < 0 and _fits(war, card, slot)]
        if not fitting:
            return False
        fitting[die.uniform(len(fitting))].card = card
    free = hidden & ~war.doubtful[side]
    for slot in slots:
        if slot.card < 0:
            among = [card for card in cards_in(free) if _fits(war, card, slot)]
            if not among:
                return False
            slot.card = among[die.uniform(len(among))]
            free &= ~(1 << slot.card)
    return True


def _lay_tightly(war: War, side: int, slots: list[Slot], hidden: int) -> None:
    """Lay cards so that none is wanting: into the oldest slots, which have the least choice, those
    that must be somewhere, and dead ones where they can be."""
    dead = dead_cards(war)
    doubtful = war.doubtful[side]
    free = hidden
    for slot in slots:
        among = [card for card in cards_in(free) if _fits(war, card, slot)]
        among.sort(key=lambda card: (doubtful >> card & 1, dead >> card & 1, war.since[card]))
        slot.card = among[-1]
        free &= ~(1 << slot.card)


def _fits(war: War, card: int, slot: Slot) -> bool:
    """Whether a card can have come where a slot is: it was in the pile then, and it is not a dead
    one in a hand."""
    return war.since[card] <= slot.drawn_in and (slot.struck or not dead_cards(war) >> card & 1)


def _deal_leaders(war: War, seat: int, die: Die) -> None:
    """5.1.7 The leaders that the other player has in hand unseen may be any of those not drawn."""
    side = PERSIA if seat == MACEDON else MACEDON
    hidden = [
        leader
        for leader in range(LEADERS)
        if LEADER_SIDE[leader] == side
        and (
            war.where[leader] == IN_POOL
            or (war.where[leader] == IN_HAND and not war.leaders_known >> leader & 1)
        )
    ]
    held = len([leader for leader in hidden if war.where[leader] == IN_HAND])
    where = war.where
    for leader in hidden:
        where = changed(where, leader, IN_POOL)
    for _ in range(held):
        leader = hidden.pop(die.uniform(len(hidden)))
        where = changed(where, leader, IN_HAND)
    war.where = where
