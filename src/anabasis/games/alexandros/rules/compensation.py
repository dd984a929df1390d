"""8 What the player gets who has lost a province."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal, seat_word
from anabasis.core.position import Action, Step
from anabasis.games.alexandros.events import (
    CARDS_GIVEN,
)
from anabasis.games.alexandros.rules.cards import gain
from anabasis.games.alexandros.rules.wording import symbol_word
from anabasis.games.alexandros.state import (
    NO_CARDS,
    ONE,
    Table,
    count,
    total,
)


def discard_played(table: Table) -> None:
    """7.6 What was played goes to the discards."""
    table.discards += table.played
    table.played = NO_CARDS


class Compensate(Step[Table]):
    """8.8 For each symbol in turn: how many of the cards played go to the player who lost?"""

    case: ClassVar[str] = "8.8"

    def __init__(self, seat: int, loser: int, symbol: int, due: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.symbol = symbol
        self.due = due

    def unwound(self, position: Table, log: list[Event]) -> None:
        discard_played(position)

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Give)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        found: list[Action[Table, Any]] = []
        played: int = count(position.played, self.symbol)
        for number in range(min(self.due, played) + 1):
            found.append(GIVE[number])
        return found

    def prompt(self, position: Table) -> Message:
        return Message(
            "compensate",
            {"symbol": symbol_word(self.symbol), "due": self.due, "loser": seat_word(self.loser)},
        )


class Give(Action[Table, Compensate]):
    """8.8 Give so many cards of the symbol asked about."""

    verb: ClassVar[str] = "give"
    fields: ClassVar[tuple[Domain, ...]] = (Numbers("count", 0, 11),)

    def __init__(self, count: int) -> None:
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.count,)

    def refusal(self, position: Table, decision: Compensate, seat: int) -> Refusal | None:
        played: int = count(position.played, decision.symbol)
        if self.count > played:
            return Refusal("8.8", "not-played", {"played": played})
        if self.count > decision.due:
            return Refusal("8.7", "more-than-due", {"due": decision.due})
        others: int = total(position.played // ONE[decision.symbol]) - played
        if decision.due - self.count > others:
            return Refusal("8.7", "less-than-due", {"least": decision.due - others})
        return None

    def do(
        self, position: Table, decision: Compensate, seat: int, die: Die, log: list[Event]
    ) -> None:
        symbol = decision.symbol
        if self.count:
            position.played -= self.count * ONE[symbol]
            gain(position, decision.loser, symbol, True, self.count)
            log.append(Event(CARDS_GIVEN, (seat, decision.loser, self.count, symbol)))
        due = decision.due - self.count
        if due:
            position.agenda.append(Compensate(seat, decision.loser, symbol + 1, due))
        else:
            discard_played(position)


GIVE: Final[list[Give]] = [Give(count) for count in range(12)]
