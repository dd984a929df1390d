"""3, 4 Storming and plundering: procedures inside procedures, with decisions in them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT, Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step, Window, unwind
from tests.toy import events
from tests.toy.campaign import WAITS, Campaign, EndRound, LeaderAction, draw_token
from tests.toy.state import (
    DICE,
    MEN,
    NOBODY,
    RIDER,
    SPEAR,
    TOKEN,
    TROPHIES_TO_WIN,
    Row,
    Valley,
    added,
    changed,
    rehanded,
)

# Answers in a sally's row, besides `WAITS` and the kind of token played.
STAYS: Final = len(TOKEN)
NOT_ASKED: Final = STAYS + 1


def kill(valley: Valley, men: int) -> int:
    """3.4, 3.6 Men who are out die; there may be fewer of them than were hit."""
    killed = min(men, valley.storming)
    valley.storming -= killed
    valley.graves += killed
    return killed


def garrison_dice(hand: Row) -> int:
    """3.5 The dice that a hand of tokens gives its garrison."""
    return sum([count * dice for count, dice in zip(hand, DICE, strict=True)])


class SendMen(LeaderAction):
    """3.1 Storm with so many men."""

    verb: ClassVar[str] = "storm"
    fields: ClassVar[tuple[Domain, ...]] = (Numbers("men", 1, MEN),)

    def __init__(self, men: int) -> None:
        self.men = men

    def args(self) -> Row:
        return (self.men,)

    def refusal(self, position: Valley, decision: Any, seat: int) -> Refusal | None:
        if self.men > position.camp[seat]:
            return Refusal("3.1", "too-few-men", {"men": position.camp[seat]})
        return None

    def do(self, position: Valley, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.camp = changed(position.camp, seat, -self.men)
        position.storming = self.men
        log.append(Event(events.MEN_SENT, (seat, self.men)))
        position.agenda += [GoHome(seat), ChooseTarget(seat)]


class GoHome(Procedure[Valley]):
    """3.9 The men who are left go home, at the end or because everything was broken off."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        target = position.target
        redraw = position.shown
        self.unwound(position, log)
        if redraw:
            hand = position.hands[target]
            position.cup = added(position.cup, hand)
            rehanded(position, target, (0, 0, 0))
            for _ in range(sum(hand)):
                draw_token(position, target, die, log)

    def unwound(self, position: Valley, log: list[Event]) -> None:
        log.append(Event(events.WENT_HOME, (self.seat, position.storming)))
        position.camp = changed(position.camp, self.seat, position.storming)
        position.storming = 0
        position.wall = 0
        position.target = NOBODY
        position.shown = False


class ChooseTarget(Step[Valley]):
    """3.2 Whom to storm; with two captains there is no choice."""

    case: ClassVar[str] = "3.2"
    verbs: ClassVar[tuple[str, ...]] = ("target",)

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Target(who) for who in range(position.seats)]

    def prompt(self, position: Valley) -> Message:
        return Message("choose-target", {"men": position.storming})


class Target(Action[Valley, ChooseTarget]):
    """3.2 Name the captain who is stormed."""

    verb: ClassVar[str] = "target"
    fields: ClassVar[tuple[Domain, ...]] = (SEAT,)

    def __init__(self, who: int) -> None:
        self.who = who

    def args(self) -> Row:
        return (self.who,)

    def refusal(self, position: Valley, decision: ChooseTarget, seat: int) -> Refusal | None:
        if self.who >= position.seats:
            return Refusal("3.2", "no-such-captain")
        if self.who == seat:
            return Refusal("3.2", "your-own-camp")
        if self.who in position.gone:
            return Refusal("3.2", "has-given-up")
        return None

    def do(
        self, position: Valley, decision: ChooseTarget, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.target = self.who
        log.append(Event(events.TARGET_NAMED, (seat, self.who)))
        answers = tuple([NOT_ASKED if who == seat else WAITS for who in range(position.seats)])
        position.agenda += [Storm(seat), Sally(answers)]


class Sally(Window[Valley]):
    """3.3 Every other captain may interrupt with a token."""

    case: ClassVar[str] = "3.3"
    verbs: ClassVar[tuple[str, ...]] = ("stay", "sally")
    number: ClassVar[int] = 0

    def __init__(self, answers: Row) -> None:
        super().__init__()
        self.answers = answers

    def waiting(self) -> Row:
        return tuple([seat for seat, answer in enumerate(self.answers) if answer == WAITS])

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [Stay(), *[SallyOut(kind) for kind in range(len(TOKEN))]]

    def with_answer(self, seat: int, answer: int) -> Sally:
        return Sally(self.answers[:seat] + (answer,) + self.answers[seat + 1 :])

    def answered(self, position: Valley, seat: int, action: Action[Valley, Any]) -> Sally:
        return self.with_answer(seat, action.kind if isinstance(action, SallyOut) else STAYS)

    def passed(self, position: Valley, seat: int) -> Sally:
        return self.with_answer(seat, NOT_ASKED)

    def resolve(self, position: Valley, die: Die, log: list[Event]) -> None:
        """3.4 In the order of seats, so that it does not matter who was quicker."""
        riders = NOBODY
        for seat, kind in enumerate(self.answers):
            if kind >= STAYS:
                continue
            rehanded(position, seat, changed(position.hands[seat], kind, -1))
            position.spent = changed(position.spent, kind, 1)
            log.append(Event(events.SALLIED, (seat, kind)))
            if kind == RIDER:
                riders = seat
            else:
                killed = kill(position, 2 if kind == SPEAR else 1)
                log.append(Event(events.MEN_KILLED, (position.leader, killed)))
        if riders != NOBODY:
            log.append(Event(events.SCATTERED, (riders,)))
            unwind(position, EndRound, log)

    def prompt(self, position: Valley) -> Message:
        return Message("sally", {"leader": position.leader, "target": position.target})


class SallyAction(Action[Valley, Sally]):
    """3.3 An answer to a storm."""

    secret: ClassVar[bool] = True


class Stay(SallyAction):
    """3.3 Let the moment go by."""

    verb: ClassVar[str] = "stay"

    def refusal(self, position: Valley, decision: Sally, seat: int) -> Refusal | None:
        return None


class SallyOut(SallyAction):
    """3.3 Play a token."""

    verb: ClassVar[str] = "sally"
    fields: ClassVar[tuple[Domain, ...]] = (TOKEN,)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> Row:
        return (self.kind,)

    def refusal(self, position: Valley, decision: Sally, seat: int) -> Refusal | None:
        if not position.hands[seat][self.kind]:
            return Refusal("3.3", "no-such-token", {"token": f"token:{TOKEN.text(self.kind)}"})
        return None


class Storm(Procedure[Valley]):
    """3.5 The garrison shows itself, and the first wave comes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        if not position.storming:
            return
        position.shown = True
        position.wall = 3 if position.strong else 2
        dice = garrison_dice(position.hands[position.target])
        log.append(Event(events.GARRISON_SHOWN, (position.target, dice)))
        position.agenda.append(Wave(self.seat, dice))


class Wave(Procedure[Valley]):
    """3.6 Both sides roll."""

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        hits = die.hits(position.storming, 6, 4)
        losses = kill(position, die.hits(self.dice, 6, 5))
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

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

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
        position.coins = changed(position.coins, seat, -1)
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


class Plunder(Procedure[Valley]):
    """4.1 What is found in the camp."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        found = min((die.dice(2, 6) + 2) // 3, position.coins[position.target])
        log.append(Event(events.LOOT_FOUND, (self.seat, found)))
        position.agenda.append(Spoils(self.seat, found))


class Spoils(Decision[Valley]):
    """4.2 The loot, or a trophy?"""

    case: ClassVar[str] = "4.2"
    verbs: ClassVar[tuple[str, ...]] = ("loot", "trophy")

    def __init__(self, seat: int, loot: int) -> None:
        super().__init__(seat)
        self.loot = loot

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [TakeLoot(), TakeTrophy()]

    def prompt(self, position: Valley) -> Message:
        return Message("spoils", {"loot": self.loot})


class TakeLoot(Action[Valley, Spoils]):
    """4.2 Take the coins."""

    verb: ClassVar[str] = "loot"

    def refusal(self, position: Valley, decision: Spoils, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Spoils, seat: int, die: Die, log: list[Event]) -> None:
        coins = changed(position.coins, position.target, -decision.loot)
        position.coins = changed(coins, seat, decision.loot)
        log.append(Event(events.LOOTED, (seat, position.target, decision.loot)))


class TakeTrophy(Action[Valley, Spoils]):
    """4.2 Leave the coins and take a trophy."""

    verb: ClassVar[str] = "trophy"

    def refusal(self, position: Valley, decision: Spoils, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Spoils, seat: int, die: Die, log: list[Event]) -> None:
        """4.3 Two trophies win at once: everything under way is cut off."""
        position.trophies = changed(position.trophies, seat, 1)
        log.append(Event(events.TROPHY_TAKEN, (seat, position.trophies[seat])))
        if position.trophies[seat] >= TROPHIES_TO_WIN:
            position.victor = seat
            unwind(position, Campaign, log)
