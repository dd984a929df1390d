"""Heroes are declared, laid down and shown (13.7 to 13.9, 6.5, 6.6, 6.26)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Step
from anabasis.games.final_conquest.board import HERO, HEROES, TERRITORY, members
from anabasis.games.final_conquest.events import (
    HERO_CANCELLED,
    HERO_DECLINED,
    HERO_LAID,
    HERO_SHOWN,
)
from anabasis.games.final_conquest.heroes import (
    ABILITIES,
    ATTACKER,
    BUY_STRENGTH,
    DEFENDER,
    NO_HERO,
    ROLE,
)
from anabasis.games.final_conquest.rules.chronicle import heroes_play
from anabasis.games.final_conquest.rules.engagement import (
    Battle,
    Fighting,
    battle_of,
    becomes,
    sealed_role,
)
from anabasis.games.final_conquest.rules.heroes import has_ability, is_cancelled
from anabasis.games.final_conquest.state import Realm, lose
from anabasis.kit.rows import replaced

# ---- who is asked


def is_asked(position: Realm, seat: int) -> bool:
    """13.8, 7.28 Whether a seat is asked for a hero: not without one, nor when none is played."""
    return position.held[seat] != 0 and heroes_play(position)


def ask(position: Realm, battle: Battle, role: int) -> None:
    """13.7, 13.8 Ask one side for its hero, or pass it over."""
    seat = battle.seat(role)
    if is_asked(position, seat):
        position.agenda.append(DeclareHero(seat, role))
    else:
        becomes(position, battle.with_hero(role, NO_HERO, 0))


def most_paid(position: Realm, seat: int, hero: int) -> int:
    """6.26, 5.4 The most that may be paid with a hero: nothing, but for one who buys strength."""
    for ability in ABILITIES[hero]:
        if ability.effect == BUY_STRENGTH:
            return min(ability.amount, position.purse[seat])
    return 0


# ---- declaring


class DeclareHero(Decision[Realm]):
    """13.7 One side says whether it plays a hero."""

    case: ClassVar[str] = "13.7"
    verbs: ClassVar[tuple[str, ...]] = ("play-hero", "no-hero")

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [NO_HERO_PLAYED, PLAY_HERO]

    def prompt(self, position: Realm) -> Message:
        battle = battle_of(position)
        return Message(
            "declare-hero",
            {"role": ROLE.word(self.role), "territory": TERRITORY.word(battle.target)},
        )


class NoHero(Action[Realm, DeclareHero]):
    """13.7 No hero; that cannot be changed later."""

    verb: ClassVar[str] = "no-hero"

    def refusal(self, position: Realm, decision: DeclareHero, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Realm, decision: DeclareHero, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(HERO_DECLINED, (seat,)))
        becomes(position, battle_of(position).with_hero(decision.role, NO_HERO, 0))


class PlayHero(Action[Realm, DeclareHero]):
    """13.7 A hero; which one is laid down next."""

    verb: ClassVar[str] = "play-hero"

    def refusal(self, position: Realm, decision: DeclareHero, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Realm, decision: DeclareHero, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(ChooseCard(seat, decision.role))


class ChooseCard(Step[Realm]):
    """13.7, 2.9 The side lays its hero down, face down."""

    case: ClassVar[str] = "13.7"
    verbs: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def continues(self) -> bool:
        return True

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [CARDS[hero] for hero in members(position.held[seat])]

    def prompt(self, position: Realm) -> Message:
        return Message("choose-card", {"territory": TERRITORY.word(battle_of(position).target)})


class Card(Action[Realm, ChooseCard]):
    """6.5, 13.7 One hero that is held."""

    verb: ClassVar[str] = "card"
    fields: ClassVar[tuple[Domain, ...]] = (HERO,)
    secret: ClassVar[bool] = True

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def args(self) -> tuple[int, ...]:
        return (self.hero,)

    def refusal(self, position: Realm, decision: ChooseCard, seat: int) -> Refusal | None:
        return None if position.held[seat] >> self.hero & 1 else HERO_NOT_HELD

    def do(
        self, position: Realm, decision: ChooseCard, seat: int, die: Die, log: list[Event]
    ) -> None:
        if has_ability(self.hero, BUY_STRENGTH):
            position.agenda.append(ChoosePay(seat, decision.role, self.hero))
        else:
            lay(position, seat, decision.role, self.hero, 0, log)


class ChoosePay(Step[Realm]):
    """6.26 How much is sealed with the hero who buys strength."""

    case: ClassVar[str] = "6.26"
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, seat: int, role: int, hero: int) -> None:
        super().__init__(seat)
        self.role = role
        self.hero = hero

    def continues(self) -> bool:
        return True

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        most = most_paid(position, seat, self.hero)
        return [PAYS[amount] for amount in range(most + 1)]

    def prompt(self, position: Realm) -> Message:
        most = most_paid(position, self.seat, self.hero)
        return Message("choose-pay", {"hero": HERO.word(self.hero), "most": most})


MOST_BOUGHT: Final = max(
    [
        ability.amount
        for abilities in ABILITIES
        for ability in abilities
        if ability.effect == BUY_STRENGTH
    ]
)
PAYMENT: Final = Numbers("payment", 0, MOST_BOUGHT)


class Pay(Action[Realm, ChoosePay]):
    """6.26, 5.4 So much currency, not above the purse."""

    verb: ClassVar[str] = "pay"
    fields: ClassVar[tuple[Domain, ...]] = (PAYMENT,)
    secret: ClassVar[bool] = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def args(self) -> tuple[int, ...]:
        return (self.amount,)

    def refusal(self, position: Realm, decision: ChoosePay, seat: int) -> Refusal | None:
        return None if self.amount <= most_paid(position, seat, decision.hero) else PURSE_TOO_SMALL

    def do(
        self, position: Realm, decision: ChoosePay, seat: int, die: Die, log: list[Event]
    ) -> None:
        lay(position, seat, decision.role, decision.hero, self.amount, log)


def lay(position: Realm, seat: int, role: int, hero: int, paid: int, log: list[Event]) -> None:
    """13.7 A hero lies face down, with what is paid for him."""
    log.append(Event(HERO_LAID, (seat, hero, paid)))
    becomes(position, battle_of(position).with_hero(role, hero, paid))


# ---- showing


def show(position: Realm, battle: Battle, log: list[Event]) -> None:
    """13.9, 6.6, 6.24 Both heroes are shown and burnt, what was sealed with them is paid, and who
    counts for nothing is told."""
    for role in (ATTACKER, DEFENDER):
        hero = battle.heroes[role]
        if hero >= HEROES:
            continue
        seat = battle.seat(role)
        paid = battle.paid[role]
        position.held = replaced(position.held, seat, position.held[seat] & ~(1 << hero))
        position.burnt |= 1 << hero
        lose(position, seat, paid)
        log.append(Event(HERO_SHOWN, (seat, hero, paid)))
    for role in (ATTACKER, DEFENDER):
        if battle.heroes[role] < HEROES and is_cancelled(battle, role):
            log.append(Event(HERO_CANCELLED, (battle.seat(role), battle.heroes[role])))


# ---- what another seat cannot tell


def hide_payment(position: Realm, seat: int) -> None:
    """2.9 That another is asked for a payment would show his hero: he is about to choose one."""
    top = position.agenda[-1]
    if isinstance(top, ChoosePay) and top.seat != seat:
        position.agenda[-1] = ChooseCard(top.seat, top.role)


def reseal(position: Realm, seat: int, die: Die) -> None:
    """2.9 For a position dealt anew for `seat`: another's hero that lies face down is any that he
    now holds, with any payment; and half-made choices of another show nothing of it."""
    hide_payment(position, seat)
    for frame in position.agenda:
        if isinstance(frame, Fighting):
            role = sealed_role(frame.battle)
            if role is None or frame.battle.seat(role) == seat:
                return
            owner = frame.battle.seat(role)
            hero = die.roll_among(members(position.held[owner]))
            paid = die.uniform(most_paid(position, owner, hero) + 1)
            becomes(position, frame.battle.with_hero(role, hero, paid))
            return


HERO_NOT_HELD: Final = Refusal("6.5", "hero-not-held")
PURSE_TOO_SMALL: Final = Refusal("6.26", "payment-too-high")
NO_HERO_PLAYED: Final = NoHero()
PLAY_HERO: Final = PlayHero()
CARDS: Final[list[Card]] = [Card(hero) for hero in range(HEROES)]
PAYS: Final[list[Pay]] = [Pay(amount) for amount in range(MOST_BOUGHT + 1)]
