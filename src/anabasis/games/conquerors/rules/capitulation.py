"""11.4.30, 11.4.32, 11.4.33 Capitulation: terms offered, accepted or refused."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    CITIES,
    CITY,
    MACEDON,
    NEVER,
    NO_TREASURY,
    PERSIA,
    SIDE,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.events_field import (
    CAPITULATED,
    OFFER_REFUSED,
    TERMS_OFFERED,
)
from anabasis.games.conquerors.rules.choice import Choice, StepChoice
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.evacuation import (
    Evacuated,
    MarchOff,
    Terms,
    divide,
    refuges,
)
from anabasis.games.conquerors.rules.forces import (
    strength_inside,
)
from anabasis.games.conquerors.rules.lines import lengths
from anabasis.games.conquerors.rules.treasuries import lift, lower, owns
from anabasis.games.conquerors.state import (
    EMPTY,
    FULL,
    NO_SIEGE,
    War,
    seat_of,
    side_inside,
)
from anabasis.kit.rows import changed

NOT_HIS_SIEGE: Final = Refusal("11.4.30", "no-siege-to-end", {})
ONE_OFFER: Final = Refusal("11.4.30", "offered-already", {})
NO_INDEPENDENTS: Final = Refusal("11.4.33", "independents-make-no-terms", {})
NO_PAYMENT: Final = Refusal("11.4.32", "cannot-pay", {})
NO_MARCH: Final = Refusal("11.4.30", "nobody-marches-off", {})


def no_offer(war: War, side: int, city: int) -> Refusal | None:
    """11.4.30, 11.4.33 Why a side may not offer terms for a city."""
    if war.siege[city] == NO_SIEGE:
        return NOT_HIS_SIEGE
    defender = side_inside(war, CITIES[city])
    if defender not in (MACEDON, PERSIA):
        return NO_INDEPENDENTS
    if side not in (defender, war.besieger[city]):
        return NOT_HIS_SIEGE
    return None


def joined(war: War, payer: int, giver: int, taker: int) -> bool:
    """11.4.32 Whether a line of the payer joins his treasury with the other's city, which itself
    does not shut it."""
    copy = war.clone()
    space = TREASURY_AT[taker]
    copy.land = changed(copy.land, space, 0)
    copy.keeper = changed(copy.keeper, space, payer)
    return lengths(copy, payer, TREASURY_AT[giver])[taker] != NEVER


def can_pay(war: War, payer: int, giver: int, taker: int) -> bool:
    """11.4.32 Whether a treasury can be lowered and an enemy one raised."""
    return (
        owns(war, payer, giver)
        and owns(war, 1 - payer, taker)
        and war.level[giver] != EMPTY
        and war.level[taker] != FULL
        and joined(war, payer, giver, taker)
    )


# ---- the offer


class Offer(Action[War, Any]):
    """11.4.30 Terms are to be offered for a city."""

    verb: ClassVar[str] = "offer"
    fields: ClassVar[tuple[Domain, ...]] = (CITY,)

    def __init__(self, city: int) -> None:
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        if decision.offered:
            return ONE_OFFER
        return no_offer(position, decision.side, self.city)

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(MarchTerms(decision.seat, decision.side, self.city))


class MarchTerms(StepChoice):
    """11.4.30 Whether those Inside march off."""

    case: ClassVar[str] = "11.4.30"
    verbs: ClassVar[tuple[str, ...]] = ("free-passage", "give-up")

    def __init__(self, seat: int, side: int, city: int) -> None:
        super().__init__(seat, side)
        self.city = city

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [FREE_PASSAGE, GIVE_UP]

    def prompt(self, position: War) -> Message:
        return Message("terms-march", {"city": CITY.word(self.city)})


class FreePassage(Action[War, MarchTerms]):
    """11.4.30 The ASPs march off into an adjacent province."""

    verb: ClassVar[str] = "free-passage"

    def refusal(self, position: War, decision: MarchTerms, seat: int) -> Refusal | None:
        asp, _ = strength_inside(position, CITIES[decision.city])
        if asp == 0 or not refuges(position, decision.city):
            return NO_MARCH
        return None

    def do(
        self, position: War, decision: MarchTerms, seat: int, die: Die, log: list[Event]
    ) -> None:
        asp, _ = strength_inside(position, CITIES[decision.city])
        frame = LossTerms(decision.seat, decision.side, 0, asp - 1, decision.city)
        position.agenda.append(frame)


class GiveUp(Action[War, MarchTerms]):
    """11.4.30 All Inside are eliminated."""

    verb: ClassVar[str] = "give-up"

    def refusal(self, position: War, decision: MarchTerms, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: MarchTerms, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(PayTerms(decision.seat, decision.side, decision.city, False, 0))


class LossTerms(Counting):
    """11.4.30 How many of the ASPs are eliminated before the others march off."""

    case: ClassVar[str] = "11.4.30"

    def __init__(self, seat: int, side: int, low: int, high: int, city: int) -> None:
        super().__init__(seat, side, low, high)
        self.city = city

    def prompt(self, position: War) -> Message:
        return Message("terms-losses", {"city": CITY.word(self.city)})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(PayTerms(self.seat, self.side, self.city, True, number))


class PayTerms(StepChoice):
    """11.4.32 Whether one side pays the other."""

    case: ClassVar[str] = "11.4.32"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "no-payment")

    def __init__(self, seat: int, side: int, city: int, marches: bool, lost: int) -> None:
        super().__init__(seat, side)
        self.city = city
        self.marches = marches
        self.lost = lost

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [NO_PAY]
        for giver in range(TREASURIES):
            for taker in range(TREASURIES):
                if giver != taker:
                    found.append(PAY[giver][taker])
        return found

    def offered(self, war: War, payer: int, giver: int, taker: int, log: list[Event]) -> None:
        """The terms are complete: the other side answers."""
        terms = Terms(self.city, self.marches, self.lost, payer, giver, taker)
        values = (self.side, CITIES[self.city], 1 if self.marches else 0, self.lost)
        log.append(Event(TERMS_OFFERED, values))
        other = 1 - self.side
        war.agenda.append(Answering(seat_of(war, other), other, terms))

    def prompt(self, position: War) -> Message:
        return Message("terms-payment", {"city": CITY.word(self.city)})


class Pay(Action[War, PayTerms]):
    """11.4.32 A treasury of one side pays a level to one of the other."""

    verb: ClassVar[str] = "pay"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY, TREASURY)

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def args(self) -> tuple[int, ...]:
        return (self.giver, self.taker)

    def refusal(self, position: War, decision: PayTerms, seat: int) -> Refusal | None:
        if self.giver >= TREASURIES or self.taker >= TREASURIES:
            return NO_PAYMENT
        for payer in (MACEDON, PERSIA):
            if owns(position, payer, self.giver):
                return None if can_pay(position, payer, self.giver, self.taker) else NO_PAYMENT
        return NO_PAYMENT

    def do(self, position: War, decision: PayTerms, seat: int, die: Die, log: list[Event]) -> None:
        payer = MACEDON if owns(position, MACEDON, self.giver) else PERSIA
        decision.offered(position, payer, self.giver, self.taker, log)


class NoPayment(Action[War, PayTerms]):
    """11.4.32 Nobody pays."""

    verb: ClassVar[str] = "no-payment"

    def refusal(self, position: War, decision: PayTerms, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: PayTerms, seat: int, die: Die, log: list[Event]) -> None:
        decision.offered(position, decision.side, NO_TREASURY, NO_TREASURY, log)


# ---- the answer


class Answering(Choice):
    """11.4.30 Whether the terms are accepted."""

    case: ClassVar[str] = "11.4.30"
    verbs: ClassVar[tuple[str, ...]] = ("accept-terms", "refuse-terms")

    def __init__(self, seat: int, side: int, terms: Terms) -> None:
        super().__init__(seat, side)
        self.terms = terms

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [REFUSE_TERMS, ACCEPT_TERMS]

    def prompt(self, position: War) -> Message:
        terms = self.terms
        words: dict[str, Any] = {
            "city": CITY.word(terms.city),
            "lost": terms.lost,
            "marches": 1 if terms.marches else 0,
            "side": SIDE.word(terms.payer),
        }
        if terms.giver == NO_TREASURY:
            return Message("answer-terms", words)
        giver, taker = TREASURY.word(terms.giver), TREASURY.word(terms.taker)
        return Message("answer-terms-paid", {**words, "giver": giver, "taker": taker})


class AcceptTerms(Action[War, Answering]):
    """11.4.30 The city capitulates."""

    verb: ClassVar[str] = "accept-terms"

    def refusal(self, position: War, decision: Answering, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Answering, seat: int, die: Die, log: list[Event]) -> None:
        terms = decision.terms
        space = CITIES[terms.city]
        log.append(Event(CAPITULATED, (side_inside(position, space), space)))
        if terms.giver != NO_TREASURY:
            lower(position, terms.giver, log)
            lift(position, terms.taker, log)
        position.agenda.append(Evacuated(terms, side_inside(position, space)))
        if terms.marches:
            side = side_inside(position, space)
            frame = MarchOff(seat_of(position, side), side, terms.city)
            position.agenda.append(frame)
            divide(position, side, terms.city, 0, terms.lost)


class RefuseTerms(Action[War, Answering]):
    """11.4.30 The Siege goes on."""

    verb: ClassVar[str] = "refuse-terms"

    def refusal(self, position: War, decision: Answering, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Answering, seat: int, die: Die, log: list[Event]) -> None:
        log.append(Event(OFFER_REFUSED, (decision.side, CITIES[decision.terms.city])))


OFFER: Final[list[Offer]] = [Offer(city) for city in range(len(CITIES))]
FREE_PASSAGE: Final = FreePassage()
GIVE_UP: Final = GiveUp()
PAY: Final[list[list[Pay]]] = [
    [Pay(giver, taker) for taker in range(TREASURIES)] for giver in range(TREASURIES)
]
NO_PAY: Final = NoPayment()
ACCEPT_TERMS: Final = AcceptTerms()
REFUSE_TERMS: Final = RefuseTerms()
