"""3 Storming: men sent out, the target, the waves, and going home."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step
from anabasis.kit.cards import NO_CARDS, count, total
from anabasis.kit.contest import Tally
from anabasis.kit.rows import more
from anabasis.kit.sealed import asked_of
from breach import events
from breach.board import ATTACKERS_HIT, DICE, GARRISON_HITS, MEN, WALLS
from breach.rules.plunder import Plunder
from breach.rules.sally import Sally, kill
from breach.rules.sandglass import Hurry, others
from breach.rules.tokens import draw_token, put_back, show_tokens
from breach.state import NOBODY, Row, Valley, standing


def garrison(tokens: int) -> Tally:
    """3.5 The dice that tokens give their garrison."""
    given = [count(tokens, kind) * dice for kind, dice in enumerate(DICE)]
    tally = Tally(0, given[0])
    for kind in range(1, len(given)):
        tally.add(kind, given[kind])
    return tally


class SendMen(Action[Valley, Decision[Valley]]):
    """3.1 Storm with so many men."""

    verb: ClassVar[str] = "storm"
    fields: ClassVar[tuple[Domain, ...]] = (Numbers("men", 1, MEN),)

    def __init__(self, men: int) -> None:
        self.men = men

    def args(self) -> Row:
        return (self.men,)

    def refusal(self, position: Valley, decision: Decision[Valley], seat: int) -> Refusal | None:
        if self.men > position.camp[seat]:
            return Refusal("3.1", "too-few-men", {"men": position.camp[seat]})
        return None

    def do(
        self, position: Valley, decision: Decision[Valley], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.camp = more(position.camp, seat, -self.men)
        position.storming = self.men
        log.append(Event(events.MEN_SENT, (seat, self.men)))
        position.agenda += [GoHome(seat), ChooseTarget(seat)]


class GoHome(Procedure[Valley]):
    """3.9 The men who are left go home, at the end or because everything was broken off."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        target = position.target
        shown = total(position.shown)
        self.unwound(position, log)
        for _ in range(shown):
            draw_token(position, target, die, log)

    def unwound(self, position: Valley, log: list[Event]) -> None:
        log.append(Event(events.WENT_HOME, (self.seat, position.storming)))
        position.camp = more(position.camp, self.seat, position.storming)
        position.storming = 0
        position.wall = 0
        position.target = NOBODY
        put_back(position, position.shown)
        position.shown = NO_CARDS


class ChooseTarget(Step[Valley]):
    """3.2 Whom to storm; with two captains there is no choice."""

    case: ClassVar[str] = "3.2"
    verbs: ClassVar[tuple[str, ...]] = ("target",)

    def continues(self) -> bool:
        return True

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Target(who) for who in range(position.seats)]

    def prompt(self, position: Valley) -> Message:
        return Message("choose-target", {"men": position.storming})


def rival_refusal(valley: Valley, who: int, seat: int, case: str) -> Refusal | None:
    """2.8, 3.2 Why a seat is none of the other captains who have not given up."""
    if who >= valley.seats:
        return Refusal(case, "no-such-captain")
    if who == seat:
        return Refusal(case, "your-own-camp")
    if who in valley.gone:
        return Refusal(case, "has-given-up")
    if who in valley.ruined:
        return Refusal(case, "is-ruined")
    return None


class Target(Action[Valley, ChooseTarget]):
    """3.2 Name the captain who is stormed."""

    verb: ClassVar[str] = "target"
    fields: ClassVar[tuple[Domain, ...]] = (SEAT,)

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> Row:
        return (self.who,)

    def refusal(self, position: Valley, decision: ChooseTarget, seat: int) -> Refusal | None:
        return rival_refusal(position, self.who, seat, "3.2")

    def do(
        self, position: Valley, decision: ChooseTarget, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.target = self.who
        log.append(Event(events.TARGET_NAMED, (seat, self.who)))
        rest = tuple([who for who in standing(position) if who != seat])
        position.agenda += [Storm(seat), Sally(asked_of(position, rest))]


class Storm(Procedure[Valley]):
    """3.5 The garrison shows itself, and the first wave comes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        if not position.storming:
            return
        position.wall = WALLS["strong" if position.strong else "plain"]
        show_tokens(position, position.target)
        tally = garrison(position.shown)
        shown = (position.target, tuple(tally.terms), tally.sum())
        log.append(Event(events.GARRISON_SHOWN, shown))
        position.agenda.append(Wave(self.seat, tally.sum()))


class Wave(Procedure[Valley]):
    """3.6 Both sides roll."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        hits = die.hits(position.storming, 6, ATTACKERS_HIT)
        losses = kill(position, die.hits(self.dice, 6, GARRISON_HITS))
        position.wall = max(0, position.wall - hits)
        log.append(Event(events.WAVE, (self.seat, hits, losses, position.wall)))
        if not position.wall:
            log.append(Event(events.BREACH, (self.seat, position.target)))
            position.agenda.append(Plunder(self.seat))
        elif position.storming:
            position.agenda.append(PressOn(self.seat, self.dice))


class PressOn(Decision[Valley]):
    """3.7 Another wave?"""

    case: ClassVar[str] = "3.7"
    verbs: ClassVar[tuple[str, ...]] = ("press", "withdraw")

    beside_verbs: ClassVar[tuple[str, ...]] = ("hurry",)

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def choose(
        self,
        position: Valley,
        seat: int,
        action: Action[Valley, Any],
        die: Die,
        log: list[Event],
    ) -> None:
        """3.10 The sandglass is laid down."""
        position.hurried = False
        action.do(position, self, seat, die, log)

    def beside(self, position: Valley) -> Row:
        return others(position) if position.sandglass and not position.hurried else ()

    def interjections(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Hurry()]

    def prompt_beside(self, position: Valley, seat: int) -> Message:
        return Message("hurry", {"leader": SEAT.word(self.seat)})

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Withdraw(), Press()]

    def prompt(self, position: Valley) -> Message:
        return Message("press-on", {"men": position.storming, "wall": position.wall})


class Press(Action[Valley, PressOn]):
    """3.7 Another wave, for a coin."""

    verb: ClassVar[str] = "press"

    def refusal(self, position: Valley, decision: PressOn, seat: int) -> Refusal | None:
        if not position.coins[seat]:
            return Refusal("3.7", "too-few-coins", {"coins": 0})
        return None

    def do(
        self, position: Valley, decision: PressOn, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.coins = more(position.coins, seat, -1)
        position.agenda.append(Wave(seat, decision.dice))


class Withdraw(Action[Valley, PressOn]):
    """3.7 No further wave."""

    verb: ClassVar[str] = "withdraw"

    def refusal(self, position: Valley, decision: PressOn, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Valley, decision: PressOn, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(events.WITHDRAWN, (seat,)))
