"""Cards of The Conquerors: hands laid out by name, and both players asked at every moment."""

from __future__ import annotations

from typing import Self

from anabasis.games.conquerors.board import SIDE
from anabasis.games.conquerors.cards import ALL_CARDS, CARD, MOMENT, MOMENTS, cards_in
from anabasis.games.conquerors.rules import (
    cards_battle,
    cards_court,
    cards_hands,
    cards_leaders,
    cards_moves,
    cards_places,
    cards_plots,
    cards_satraps,
    deck,
)
from anabasis.games.conquerors.rules.card_segments import DrawSegment, PlaySegment
from anabasis.games.conquerors.rules.moments import Moment, open_moment
from anabasis.games.conquerors.state import IS_GREAT_KING
from tests.rules.conquerors.moving import Field

EFFECT_FILES = (
    cards_battle,
    cards_court,
    cards_hands,
    cards_leaders,
    cards_moves,
    cards_places,
    cards_plots,
    cards_satraps,
)
"""They enter what their cards do."""


def bits(words: str) -> int:
    """Cards, by their names."""
    return sum([1 << CARD.read(word) for word in words.split()])


class Cards(Field):
    """A position with cards in hands. Without more it is the second round."""

    def __init__(self, macedon: str = "", persia: str = "", started: bool = False) -> None:
        super().__init__(started)
        war = self.war
        deck.lay_out(war)
        war.hands = (bits(macedon), bits(persia))
        war.pile = ALL_CARDS & ~(war.hands[0] | war.hands[1])
        war.windows = MOMENTS
        war.asks = ((1 << MOMENTS) - 1,) * war.seats
        war.round = 2

    def discarded(self, words: str) -> Self:
        war = self.war
        war.discards = bits(words)
        war.pile &= ~war.discards
        return self

    def great_king(self) -> Self:
        self.war.deeds |= IS_GREAT_KING
        return self

    def plays(self, side: str, *script: int) -> Self:
        """The Play Z Card Segment of a side."""
        self.active(side)
        self.run(PlaySegment(SIDE.read(side)), *script)
        return self

    def draws(self, side: str, *script: int) -> Self:
        """The Draw Z Card Segment of a side."""
        self.active(side)
        self.run(DrawSegment(SIDE.read(side)), *script)
        return self

    def opens(self, moment: str, about: int = 255) -> Self:
        """A moment, above nothing."""
        self.war.agenda = []
        self.war.offered = None
        open_moment(self.war, MOMENT.read(moment), about)
        return self

    # ---- looking

    def of(self, side: str) -> list[str]:
        return names(self.war.hands[SIDE.read(side)])

    def uses(self) -> list[str]:
        """The uses that are offered."""
        return [text.split()[1] for text in self.options() if text.startswith("play ")]

    def moment(self) -> tuple[str, str] | None:
        """The moment that is open, and the side that is asked."""
        top = self.war.agenda[-1] if self.war.agenda else None
        if not isinstance(top, Moment):
            return None
        return MOMENT.words[top.moment], SIDE.words[top.side]

    def lies(self, card: str) -> str:
        """Where a card is."""
        war, bit = self.war, bits(card)
        places = {
            "macedon": war.hands[0],
            "persia": war.hands[1],
            "pile": war.pile,
            "discards": war.discards,
            "removed": war.removed,
            "staying": war.staying,
        }
        found = [name for name, cards in places.items() if cards & bit]
        assert len(found) == 1, (card, found)
        return found[0]


def names(cards: int) -> list[str]:
    return [CARD.words[card] for card in cards_in(cards)]
