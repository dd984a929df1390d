"""2.4, 2.5, 2.6, 2.8 What the leader does with the round."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT, Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.kit.cards import total
from anabasis.kit.rows import more
from breach import events
from breach.board import FORAGE, MEN, MOST_BRIBED, MOST_TOKENS, PRICE_OF_A_MAN
from breach.rules.sandglass import Bribe, others
from breach.rules.storm import SendMen, rival_refusal
from breach.rules.tokens import draw_token, listed
from breach.state import Row, Valley, hand


class Lead(Decision[Valley]):
    """2.4 What the leader does with the round."""

    case: ClassVar[str] = "2.4"
    verbs: ClassVar[tuple[str, ...]] = ("forage", "muster", "envoy", "storm")
    beside_verbs: ClassVar[tuple[str, ...]] = ("bribe",)

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        envoys = [Envoy(who) for who in range(position.seats)]
        storms = [SendMen(men) for men in range(1, min(MEN, position.camp[seat]) + 1)]
        return [Forage(), Muster(), *envoys, *storms]

    def choose(
        self,
        position: Valley,
        seat: int,
        action: Action[Valley, Any],
        die: Die,
        log: list[Event],
    ) -> None:
        """2.9 Who has chosen is late no longer."""
        position.late = False
        position.bribed = 0
        action.do(position, self, seat, die, log)

    def beside(self, position: Valley) -> Row:
        return others(position) if position.late else ()

    def interjections(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Bribe(men) for men in range(1, MOST_BRIBED + 1)]

    def lapse(self, position: Valley, seat: int) -> Action[Valley, Any]:
        return Forage()

    def prompt(self, position: Valley) -> Message:
        return Message("lead", {"men": position.camp[self.seat]})

    def prompt_beside(self, position: Valley, seat: int) -> Message:
        return Message("bribe", {"leader": SEAT.word(self.seat), "price": PRICE_OF_A_MAN})


class Forage(Action[Valley, Lead]):
    """2.5 Look for coins."""

    verb: ClassVar[str] = "forage"

    def refusal(self, position: Valley, decision: Lead, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Lead, seat: int, die: Die, log: list[Event]) -> None:
        found = FORAGE[die.roll(6) - 1]
        position.coins = more(position.coins, seat, found)
        log.append(Event(events.FORAGED, (seat, found)))


class Muster(Action[Valley, Lead]):
    """2.6 Draw a token."""

    verb: ClassVar[str] = "muster"

    def refusal(self, position: Valley, decision: Lead, seat: int) -> Refusal | None:
        if total(hand(position, seat)) >= MOST_TOKENS:
            return Refusal("2.6", "hand-full", {"tokens": MOST_TOKENS})
        return None

    def do(self, position: Valley, decision: Lead, seat: int, die: Die, log: list[Event]) -> None:
        draw_token(position, seat, die, log)


class Envoy(Action[Valley, Lead]):
    """2.8 See the tokens of another captain."""

    verb: ClassVar[str] = "envoy"
    fields: ClassVar[tuple[Domain, ...]] = (SEAT,)

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> Row:
        return (self.who,)

    def refusal(self, position: Valley, decision: Lead, seat: int) -> Refusal | None:
        no = rival_refusal(position, self.who, seat, "2.8")
        if no is not None:
            return no
        if not total(hand(position, self.who)):
            return Refusal("2.8", "no-token-to-show")
        return None

    def do(self, position: Valley, decision: Lead, seat: int, die: Die, log: list[Event]) -> None:
        position.cup = position.cup.looked(seat, self.who)
        log.append(Event(events.ENVOY, (seat, self.who, listed(hand(position, self.who)))))
