"""7 Occupy a free province: guard or card, space by space."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal, seat_word
from anabasis.core.position import Action, Step
from anabasis.games.alexandros.board import (
    PROVINCE,
    SHOWS,
    SPACES,
    SYMBOL_SPACES,
    SYMBOL_SPACES_UP_TO,
    SYMBOLS,
)
from anabasis.games.alexandros.events import (
    CARD_PAID,
    GUARD_PLACED,
    OCCUPATION_BEGINS,
    PROVINCE_HELD,
)
from anabasis.games.alexandros.rules.cards import lose
from anabasis.games.alexandros.rules.compensation import Compensate, discard_played
from anabasis.games.alexandros.rules.further import FurtherAction, FurtherDecision
from anabasis.games.alexandros.rules.provinces import reheld
from anabasis.games.alexandros.rules.wording import province_word, space_word, symbol_word
from anabasis.games.alexandros.state import (
    BITS,
    MASK,
    NO_CARDS,
    NOBODY,
    ONE,
    Province,
    Table,
    count,
    put_guard,
    return_guard,
    total,
)


def shortage(needs: i64, hand: i64) -> i64:
    """7.4 How many of the symbols needed the hand has no card for."""
    missing: i64 = 0
    while needs:
        lack: i64 = (needs & MASK) - (hand & MASK)
        if lack > 0:
            missing += lack
        needs >>= BITS
        hand >>= BITS
    return missing


def next_symbol_space(table: Table, label: int, after: int) -> int:
    """The next space of a province that shows a symbol, or -1."""
    labels = table.labels
    for at in range(SYMBOL_SPACES_UP_TO[after + 1], len(SYMBOL_SPACES)):
        space = SYMBOL_SPACES[at]
        if labels[space] == label:
            return space
    return -1


class ProvinceAction(FurtherAction):
    """An action upon one province."""

    fields: ClassVar[tuple[Domain, ...]] = (PROVINCE,)

    def __init__(self, first: int) -> None:
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.first,)

    def cannot_be_occupied(self, table: Table, seat: int, province: Province) -> Refusal | None:
        """7.2, 7.7 What stands in the way of putting any guard into a province at all."""
        if not province.symbols:
            return NO_SYMBOL_SPACE[self.first]
        if not table.stock[seat]:
            return NO_GUARD_LEFT
        return None


class Occupy(ProvinceAction):
    """7.1 Occupy a free province."""

    verb: ClassVar[str] = "occupy"

    def refusal(self, position: Table, decision: FurtherDecision, seat: int) -> Refusal | None:
        province = position.provinces[position.labels[self.first]]
        if province.first != self.first:
            return NOT_ITS_NAME[province.first]
        if province.holder == seat:
            return ALREADY_YOURS
        if province.holder != NOBODY:
            return NOT_FREE[province.holder]
        hindrance = self.cannot_be_occupied(position, seat, province)
        if hindrance is not None:
            return hindrance
        missing: int = shortage(province.needs, position.hands[seat])
        if missing > position.stock[seat]:
            return TOO_FEW_TO_OCCUPY[missing - position.stock[seat]]
        return None

    def do(
        self, position: Table, decision: FurtherDecision, seat: int, die: Die, log: list[Event]
    ) -> None:
        label = position.labels[self.first]
        province = position.provinces[label]
        log.append(Event(OCCUPATION_BEGINS, (seat, self.first, province.value)))
        begin_allotting(position, seat, label, NOBODY)


def begin_allotting(table: Table, seat: int, label: int, loser: int) -> None:
    first = next_symbol_space(table, label, -1)
    table.agenda.append(Allot(seat, first, table.provinces[label].needs, 0, loser))


class Allot(Step[Table]):
    """7.3, 7.4 For each symbol space of the province in turn: a guard, or a card?"""

    case: ClassVar[str] = "7.4"

    def __init__(self, seat: int, space: int, rest: int, placed: int, loser: int) -> None:
        super().__init__(seat)
        self.space = space
        self.rest = rest
        """Symbol spaces not yet settled, this one included, counted like cards."""
        self.placed = placed
        self.loser = loser

    def unwound(self, position: Table, log: list[Event]) -> None:
        """8.6 All of it or nothing: guards already posted go home, and the province stays free."""
        label = position.labels[self.space]
        for space in [*position.posts[self.seat]]:
            if position.labels[space] == label:
                return_guard(position, space)
        discard_played(position)

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Allotment)

    def candidates(self, position: Table, seat: int) -> list[Action[Table, Any]]:
        return [PLACE_GUARD, PAY_CARD]

    def prompt(self, position: Table) -> Message:
        return Message(
            "allot",
            {
                "space": space_word(self.space),
                "symbol": symbol_word(SHOWS[self.space]),
                "guards": position.stock[self.seat],
            },
        )


class Allotment(Action[Table, Allot]):
    """How one symbol space is settled."""

    def go_on(self, table: Table, decision: Allot, placed: int, die: Die, log: list[Event]) -> None:
        """Ask about the next symbol space, or finish."""
        label = table.labels[decision.space]
        following = next_symbol_space(table, label, decision.space)
        if following < 0:
            settle(table, decision.seat, label, placed, decision.loser, log)
        else:
            rest = decision.rest - ONE[SHOWS[decision.space]]
            table.agenda.append(Allot(decision.seat, following, rest, placed, decision.loser))


class PlaceGuard(Allotment):
    """7.2, 7.3, 7.5 A guard on the space, in place of its card."""

    verb: ClassVar[str] = "place-guard"

    def refusal(self, position: Table, decision: Allot, seat: int) -> Refusal | None:
        stock = position.stock[seat]
        if not stock:
            return NO_GUARD_LEFT
        rest = decision.rest - ONE[SHOWS[decision.space]]
        if shortage(rest, position.hands[seat]) > stock - 1:
            return GUARD_NEEDED_ELSEWHERE
        return None

    def do(self, position: Table, decision: Allot, seat: int, die: Die, log: list[Event]) -> None:
        space = decision.space
        put_guard(position, seat, space)
        log.append(Event(GUARD_PLACED, (seat, space, SHOWS[space])))
        self.go_on(position, decision, decision.placed + 1, die, log)


class PayCard(Allotment):
    """7.4 A card with the symbol of the space."""

    verb: ClassVar[str] = "pay-card"

    def refusal(self, position: Table, decision: Allot, seat: int) -> Refusal | None:
        symbol = SHOWS[decision.space]
        hand = position.hands[seat]
        if not count(hand, symbol):
            return NO_CARD_TO_PAY[symbol]
        rest = decision.rest - ONE[symbol]
        if decision.placed == 0 and rest == NO_CARDS:
            return ONE_GUARD_AT_LEAST
        if shortage(rest, hand - ONE[symbol]) > position.stock[seat]:
            return CARD_NEEDED_ELSEWHERE
        return None

    def do(self, position: Table, decision: Allot, seat: int, die: Die, log: list[Event]) -> None:
        symbol = SHOWS[decision.space]
        lose(position, seat, symbol)
        position.played += ONE[symbol]
        log.append(Event(CARD_PAID, (seat, decision.space, symbol)))
        self.go_on(position, decision, decision.placed, die, log)


def settle(table: Table, seat: int, label: int, placed: int, loser: int, log: list[Event]) -> None:
    """7.6, 8.7, 8.9 The province is held. What was played is discarded, or half of it goes to the
    player who lost the province, if there are more than two players."""
    reheld(table, label, seat, placed)
    province = table.provinces[label]
    log.append(Event(PROVINCE_HELD, (seat, province.first, placed, province.value)))
    cards: int = total(table.played)
    if loser == NOBODY or table.seats == 2 or cards == 0:
        discard_played(table)
    else:
        table.agenda.append(Compensate(seat, loser, 0, (cards + 1) // 2))


NO_GUARD_LEFT: Final = Refusal("7.2", "no-guard-left")
ALREADY_YOURS: Final = Refusal("7.1", "already-yours")
GUARD_NEEDED_ELSEWHERE: Final = Refusal("7.4", "guard-needed-elsewhere")
CARD_NEEDED_ELSEWHERE: Final = Refusal("7.4", "card-needed-elsewhere")
ONE_GUARD_AT_LEAST: Final = Refusal("7.2", "one-guard-at-least")

NO_SYMBOL_SPACE: Final = [
    Refusal("7.7", "no-symbol-space", {"province": province_word(first)}) for first in range(SPACES)
]
NOT_ITS_NAME: Final = [
    Refusal("6.1", "not-its-name", {"province": province_word(first)}) for first in range(SPACES)
]
NOT_FREE: Final = [Refusal("7.1", "not-free", {"holder": seat_word(one)}) for one in range(4)]
TOO_FEW_TO_OCCUPY: Final = [
    Refusal("7.4", "too-few-cards", {"missing": missing}) for missing in range(SPACES)
]
NO_CARD_TO_PAY: Final = [
    Refusal("7.4", "not-in-hand", {"symbol": symbol_word(symbol)}) for symbol in range(SYMBOLS)
]

OCCUPY: Final[list[Occupy]] = [Occupy(space) for space in range(SPACES)]
PLACE_GUARD: Final = PlaceGuard()
PAY_CARD: Final = PayCard()
