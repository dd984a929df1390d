"""3.1 b, 3.3 C2, 15.1 The deck: dealing, drawing, discarding, shuffling, and who knows what.

The pile has no order: a card is drawn from it when it is drawn. `since` and `drawn_in` say what can
be known of a hidden card: it has been hidden since a certain shuffle, and a card that was drawn
before that shuffle is another one.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.conquerors.cards import (
    ALL_CARDS,
    BITS_OF,
    CARDS,
    KIND,
    ONES,
    cards_in,
    first_of,
    size_of,
)
from anabasis.games.conquerors.events_cards import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_SET_ASIDE,
    CARDS_SHUFFLED,
)
from anabasis.games.conquerors.set_up import DEALT
from anabasis.games.conquerors.state import CLEITUS_DEAD, PROSKYNESIS, War, seat_of
from anabasis.kit.rows import replaced

CLEITUS: Final[int] = BITS_OF[KIND.read("black-cleitus")]
HOMAGE: Final[int] = BITS_OF[KIND.read("proskynesis")]


def lay_out(war: War) -> None:
    """The deck before anything is dealt."""
    war.hands = (0, 0)
    war.pile = ALL_CARDS
    war.discards = war.removed = war.staying = 0
    war.face_down = war.seen = war.doubtful = (0, 0)
    war.since = war.drawn_in = (0,) * CARDS
    war.shuffles = 0


def deal(war: War, die: Die, log: list[Event]) -> None:
    """3.1.2 Three cards to each player."""
    lay_out(war)
    for side in (0, 1):
        for _ in range(DEALT):
            draw_card(war, side, die, log)


def held(war: War, side: int) -> int:
    """How many cards a player has in hand."""
    return size_of(war.hands[side])


# ---- out of the game


def dead_cards(war: War) -> int:
    """15.5.4, 15.27.3 Cards that are out of the game wherever they turn up."""
    dead = CLEITUS if war.deeds & CLEITUS_DEAD else 0
    return dead | (HOMAGE if war.deeds & PROSKYNESIS else 0)


def set_aside(war: War, side: int, card: int, log: list[Event]) -> None:
    """15.1.9 A card leaves the game, out of a hand or the discards."""
    leave_hand(war, side, card)
    war.discards &= ~(1 << card)
    war.removed |= 1 << card
    log.append(Event(CARD_SET_ASIDE, (side, card)))


def bury(war: War, die: Die, log: list[Event]) -> None:
    """15.5.4, 15.27.3 Cards that have just become dead leave hands and open discards. For
    Proskynesis its holder draws another, for Cleitus not."""
    dead = dead_cards(war)
    for side in (0, 1):
        for card in cards_in(war.hands[side] & dead):
            set_aside(war, side, card, log)
            if HOMAGE >> card & 1:
                draw_card(war, side, die, log)
    unseen = war.face_down[0] | war.face_down[1]
    war.removed |= war.discards & ~unseen & dead
    war.discards &= ~(war.discards & ~unseen & dead)


# ---- drawing and discarding


def draw_card(war: War, side: int, die: Die, log: list[Event]) -> int:
    """3.3.13, 15.1.10 A card of the pile, which is made anew if it has run out; -1 if there is
    none at all. A dead one is set aside, and another drawn."""
    while True:
        if not war.pile:
            if not war.discards:
                return -1
            shuffle(war, log)
        card = some_card(war.pile, die)
        war.pile &= ~(1 << card)
        if not dead_cards(war) >> card & 1:
            break
        war.removed |= 1 << card
        log.append(Event(CARD_SET_ASIDE, (side, card)))
        if not war.pile and not war.discards:
            return -1
    take(war, side, card)
    log.append(Event(CARD_DRAWN, (seat_of(war, side), side, card)))
    return card


def some_card(cards: int, die: Die) -> int:
    """Any card of a set."""
    at = die.uniform(size_of(cards))
    passed = 0
    while at >= ONES[cards & 255]:
        at -= ONES[cards & 255]
        cards >>= 8
        passed += 8
    for _ in range(at):
        cards &= cards - 1
    return passed + first_of(cards)


def take(war: War, side: int, card: int) -> None:
    """A card comes into a hand."""
    war.hands = replaced(war.hands, side, war.hands[side] | 1 << card)
    war.drawn_in = replaced(war.drawn_in, card, war.shuffles)


def leave_hand(war: War, side: int, card: int) -> None:
    """A card leaves a hand, and everybody sees which it is."""
    rest = ~(1 << card)
    war.hands = replaced(war.hands, side, war.hands[side] & rest)
    if war.seen[side]:
        war.seen = replaced(war.seen, side, war.seen[side] & rest)
    if war.doubtful[side]:
        war.doubtful = replaced(war.doubtful, side, war.doubtful[side] & rest)


def discard(war: War, side: int, card: int, log: list[Event]) -> None:
    """15.1.7 A card goes from a hand to the open discards."""
    leave_hand(war, side, card)
    war.discards |= 1 << card
    log.append(Event(CARD_DISCARDED, (side, card)))


def strike(war: War, side: int, card: int) -> None:
    """15.2.1 A card goes from a hand to the discards face down: of what the other had seen of that
    hand, he does not know what is left."""
    rest = ~(1 << card)
    war.doubtful = replaced(war.doubtful, side, war.doubtful[side] | war.seen[side])
    war.seen = replaced(war.seen, side, 0)
    war.hands = replaced(war.hands, side, war.hands[side] & rest)
    war.discards |= 1 << card
    war.face_down = replaced(war.face_down, side, war.face_down[side] | 1 << card)


def shuffle(war: War, log: list[Event]) -> None:
    """15.1.10, 15.37.1 The discards go into the pile. From now on nobody knows where they are."""
    war.shuffles += 1
    unseen = war.face_down[0] | war.face_down[1]
    since = list(war.since)
    for card in cards_in(war.discards & ~unseen):
        since[card] = war.shuffles
    war.since = tuple(since)
    dead = war.discards & dead_cards(war)
    war.removed |= dead
    war.pile |= war.discards & ~dead
    war.discards = 0
    war.face_down = war.doubtful = (0, 0)
    log.append(Event(CARDS_SHUFFLED, (war.pile.bit_count(),)))


# ---- who knows what


def see_hand(war: War, side: int) -> None:
    """15.31.1 The other player sees a hand: he also knows then what was struck of it."""
    struck = war.doubtful[side] & war.face_down[side]
    war.face_down = replaced(war.face_down, side, war.face_down[side] & ~struck)
    war.seen = replaced(war.seen, side, war.hands[side])
    war.doubtful = replaced(war.doubtful, side, 0)


def turn_up(war: War) -> None:
    """15.4.1 The discards are gone through: all of them lie open."""
    for side in (0, 1):
        left = war.doubtful[side] & war.hands[side]
        war.seen = replaced(war.seen, side, war.seen[side] | left)
    war.face_down = war.doubtful = (0, 0)


def known_of(war: War, side: int) -> int:
    """What the other player knows of a hand: cards that are in it, or that may have been struck."""
    return war.seen[side] | war.doubtful[side]
