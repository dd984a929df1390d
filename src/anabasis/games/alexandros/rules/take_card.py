"""5 Take a card: from the supply, or one of the face-up cards."""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.games.alexandros.board import SYMBOL, SYMBOLS
from anabasis.games.alexandros.events import CARD_DRAWN, FACE_UP_TAKEN
from anabasis.games.alexandros.rules.cards import can_draw, draw, take_face_up
from anabasis.games.alexandros.rules.further import FurtherAction, FurtherDecision
from anabasis.games.alexandros.state import NO_CARD, Table, is_face_up


class TakeSupply(FurtherAction):
    """5.1 Take the top card of the supply, unseen by the others."""

    verb: ClassVar[str] = "take-supply"

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        if not can_draw(position):
            return NOTHING_LEFT
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        symbol = draw(position, seat, die, log)
        log.append(Event(CARD_DRAWN, (seat, symbol)))


class TakeFaceUp(FurtherAction):
    """5.1, 5.2 Take a face-up card. It is not replaced before the end of the turn."""

    verb: ClassVar[str] = "take-card"
    fields: ClassVar[tuple[Domain, ...]] = (SYMBOL,)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def args(self) -> tuple[int, ...]:
        return (self.symbol,)

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        if not is_face_up(position, self.symbol):
            case = "5.2" if is_face_up(position, NO_CARD) else "5.1"
            return Refusal(case, "not-face-up", {"symbol": SYMBOL.word(self.symbol)})
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        take_face_up(position, seat, self.symbol)
        log.append(Event(FACE_UP_TAKEN, (seat, self.symbol)))


NOTHING_LEFT: Final = Refusal("5.8", "nothing-to-draw")
TAKE_SUPPLY: Final = TakeSupply()
TAKE_FACE_UP: Final[list[TakeFaceUp]] = [TakeFaceUp(symbol) for symbol in range(SYMBOLS)]
