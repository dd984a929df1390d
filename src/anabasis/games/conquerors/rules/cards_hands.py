"""15.2.1, 15.4.1, 15.31, 15.37 Cards about cards: Ahriman robs, Ahura Mazda gives back, spies look
and steal, the fortunes of war shuffle."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.cards import CARD, cards_in
from anabasis.games.conquerors.events_cards import (
    CARD_RECALLED,
    CARD_ROBBED,
    CARD_STOLEN,
    HAND_SEEN,
)
from anabasis.games.conquerors.rules.card_aims import AT_CARD, Aimed, entered
from anabasis.games.conquerors.rules.deck import (
    held,
    leave_hand,
    see_hand,
    shuffle,
    some_card,
    strike,
    take,
    turn_up,
)
from anabasis.games.conquerors.rules.moments import Effect, enter
from anabasis.games.conquerors.state import War, seat_of
from anabasis.kit.rows import replaced


class OnHand(Effect):
    """A use against the other player's hand."""

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if held(war, 1 - side) else Refusal(self.case, "no-card-to-take")


class Rob(OnHand):
    """15.2.1 A random card of the other's hand goes to the discards face down."""

    case: ClassVar[str] = "15.2.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        victim = 1 - side
        card = some_card(war.hands[victim], die)
        strike(war, victim, card)
        log.append(Event(CARD_ROBBED, (seat_of(war, victim), victim, card)))


class Look(OnHand):
    """15.31.1 All cards of the other are seen."""

    case: ClassVar[str] = "15.31.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        victim = 1 - side
        see_hand(war, victim)
        cards = tuple(cards_in(war.hands[victim]))
        seats = (seat_of(war, side), seat_of(war, victim))
        log.append(Event(HAND_SEEN, (*seats, victim, cards)))


class Steal(OnHand):
    """15.31.2 A random card of the other's hand comes into the own. Both know which."""

    case: ClassVar[str] = "15.31.2"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        victim = 1 - side
        card = some_card(war.hands[victim], die)
        leave_hand(war, victim, card)
        take(war, side, card)
        war.seen = replaced(war.seen, side, war.seen[side] | 1 << card)
        seats = (seat_of(war, side), seat_of(war, victim))
        log.append(Event(CARD_STOLEN, (*seats, side, card)))


class Recall(Aimed):
    """15.4.1 The Persian takes a card of his choice from the discards, which he goes through."""

    case: ClassVar[str] = "15.4.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if war.discards else Refusal(self.case, "no-discards")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        turn_up(war)
        super().play(war, side, about, die, log)

    def targets(self, war: War, side: int) -> list[int]:
        return cards_in(war.discards)

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if not war.discards >> target & 1:
            return Refusal(self.case, "not-discarded", {"card": CARD.word(target)})
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_CARD[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        war.discards &= ~(1 << target)
        take(war, side, target)
        war.seen = replaced(war.seen, side, war.seen[side] | 1 << target)
        log.append(Event(CARD_RECALLED, (side, target)))


class Shuffle(Effect):
    """15.37.1 Discards, pile and this card are shuffled together."""

    case: ClassVar[str] = "15.37.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        shuffle(war, log)


_RECALL = Recall()
enter("rob", Rob())
enter("look", Look())
enter("steal", Steal())
entered(enter("ahura-mazda-smiles-recall", _RECALL), _RECALL)
enter("shuffle", Shuffle())
