"""3.3.5 to 3.3.14 The Play Z Card Segment and the Draw Z Card Segment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.cards import CARD, CARDS, PLAY, first_of
from anabasis.games.conquerors.numbers import HAND
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.deck import discard, draw_card, held
from anabasis.games.conquerors.rules.moments import list_plays
from anabasis.games.conquerors.state import War, seat_of

FIRST_ROUND: Final = 1


class PlaySegment(Procedure[War]):
    """3.3.5, 3.3.12 A player may play one card, or discard; not in the first round."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.round > FIRST_ROUND and position.hands[self.side]:
            position.agenda.append(PlayCard(seat_of(position, self.side), self.side))


class PlayCard(Choice):
    """3.3.5, 3.3.8, 3.3.9 One card is played, or any number discarded; with five in hand one of
    both."""

    case: ClassVar[str] = "3.3.5"
    verbs: ClassVar[tuple[str, ...]] = ("keep-cards", "play", "discard")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [KEEP_CARDS]
        list_plays(position, self.side, PLAY, found)
        list_discards(position, self.side, found)
        return found

    def prompt(self, position: War) -> Message:
        return Message("play-card", {"cards": held(position, self.side)})


class KeepCards(Action[War, PlayCard]):
    """3.3.5 No card is played."""

    verb: ClassVar[str] = "keep-cards"

    def refusal(self, position: War, decision: PlayCard, seat: int) -> Refusal | None:
        if held(position, decision.side) >= HAND:
            return Refusal("3.3.9", "five-cards", {"cards": HAND})
        return None

    def do(self, position: War, decision: PlayCard, seat: int, die: Die, log: list[Event]) -> None:
        pass


class Discard(Action[War, Choice]):
    """3.3.8, 15.1.2 A card is discarded without being played."""

    verb: ClassVar[str] = "discard"
    fields: ClassVar[tuple[Domain, ...]] = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def refusal(self, position: War, decision: Choice, seat: int) -> Refusal | None:
        if not position.hands[decision.side] >> self.card & 1:
            return Refusal("3.3.8", "not-your-card", {"card": CARD.word(self.card)})
        return None

    def do(self, position: War, decision: Choice, seat: int, die: Die, log: list[Event]) -> None:
        side = decision.side
        discard(position, side, self.card, log)
        if not isinstance(decision, MakeRoom) and position.hands[side]:
            position.agenda.append(DiscardMore(decision.seat, side))


class DiscardMore(Choice):
    """3.3.8 Further cards may be discarded."""

    case: ClassVar[str] = "3.3.8"
    verbs: ClassVar[tuple[str, ...]] = ("end-discarding", "discard")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [END_DISCARDING]
        list_discards(position, self.side, found)
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # all of them are legal

    def prompt(self, position: War) -> Message:
        return Message("discard-more", {"cards": held(position, self.side)})


class EndDiscarding(Action[War, DiscardMore]):
    """3.3.8 No further card."""

    verb: ClassVar[str] = "end-discarding"

    def refusal(self, position: War, decision: DiscardMore, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: DiscardMore, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


KEEP_CARDS: Final = KeepCards()
END_DISCARDING: Final = EndDiscarding()
DISCARD: Final[list[Discard]] = [Discard(card) for card in range(CARDS)]


def list_discards(war: War, side: int, found: list[Action[War, Any]]) -> None:
    """3.3.8 The cards of a hand."""
    cards = war.hands[side]
    while cards:
        found.append(DISCARD[first_of(cards)])
        cards &= cards - 1


# ---- C2


class DrawSegment(Procedure[War]):
    """3.3.13, 3.3.14, 15.1.2 A card is drawn; with five in hand one is discarded first."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.round <= FIRST_ROUND:
            return
        if held(position, self.side) >= HAND:
            position.agenda.append(DrawSegment(self.side))
            position.agenda.append(MakeRoom(seat_of(position, self.side), self.side))
            return
        draw_card(position, self.side, die, log)


class MakeRoom(Choice):
    """15.1.2 Who would have more than five cards discards down to four."""

    case: ClassVar[str] = "15.1.2"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        list_discards(position, self.side, found)
        return found

    def prompt(self, position: War) -> Message:
        return Message("make-room", {"cards": held(position, self.side)})
