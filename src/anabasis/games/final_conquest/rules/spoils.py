"""What a battle brings (13.18, 13.20, 13.21): money, capture and recovery."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    FRESH,
    INFANTRY,
    ONE,
    SPENT,
    STRENGTH,
)
from anabasis.games.final_conquest.board import COUNT, TERRITORY
from anabasis.games.final_conquest.events import (
    CAPTURED,
    HERO_BRINGS,
    HERO_TAKES,
    RECOVERED,
    VICTORY_PAID,
)
from anabasis.games.final_conquest.heroes import (
    ATTACKER,
    CAPTURE,
    DEFENDER,
    GAIN_CURRENCY,
    RECOVER,
    STEAL_CURRENCY,
    WON,
)
from anabasis.games.final_conquest.rules.chronicle import coin_of_victory
from anabasis.games.final_conquest.rules.engagement import Battle, battle_of, becomes
from anabasis.games.final_conquest.rules.heroes import ability_of, amount_of
from anabasis.games.final_conquest.state import (
    Realm,
    gain,
    holds_home,
    home_of,
    is_out,
    lose,
    put_units,
    quota_of,
)

# ---- money


def pay(position: Realm, battle: Battle, log: list[Event]) -> None:
    """13.18, 12.1 First from the bank, coin and what heroes bring; then from the other purse.
    16.6 Nobody is paid who has left the game meanwhile."""
    if battle.result == WON:
        coin = coin_of_victory(position)
        gain(position, battle.attacker, coin)
        log.append(Event(VICTORY_PAID, (battle.attacker, coin)))
    if battle.is_without_heroes():
        return
    for role in (ATTACKER, DEFENDER):
        if not is_out(position, battle.seat(role)):
            bring(position, battle, role, log)
    for role in (ATTACKER, DEFENDER):
        if not is_out(position, battle.seat(role)):
            steal(position, battle, role, log)


def bring(position: Realm, battle: Battle, role: int, log: list[Event]) -> None:
    """13.18 What the hero of a side brings from the bank."""
    seat = battle.seat(role)
    amount = amount_of(battle, role, GAIN_CURRENCY)
    if amount:
        gain(position, seat, amount)
        log.append(Event(HERO_BRINGS, (seat, battle.heroes[role], amount)))


def steal(position: Realm, battle: Battle, role: int, log: list[Event]) -> None:
    """13.18 What the hero of a side takes from the other purse, at most what is in it."""
    seat = battle.seat(role)
    other = battle.seat(1 - role)
    taken = lose(position, other, amount_of(battle, role, STEAL_CURRENCY))
    if taken:
        gain(position, seat, taken)
        log.append(Event(HERO_TAKES, (seat, battle.heroes[role], other, taken)))


# ---- capture and recovery


def resting(position: Realm, seat: int, unit: int) -> int:
    """13.20, 13.21, 4.5 A unit that cannot act this turn, as an army of its own."""
    return ONE[unit * 4 + (SPENT if seat == position.active else FRESH)]


def room(position: Realm, seat: int) -> int:
    """3.7, 13.20, 13.21, 13.23 How many more units a seat may have, whatever the card says of
    recruiting."""
    return quota_of(position, seat) - position.units[seat]


def capture(position: Realm, battle: Battle, log: list[Event]) -> None:
    """13.20, 6.27 Infantry that the enemy lost joins the winner in the battle territory, if he
    controls it, has not died there himself, and has room."""
    for role in (ATTACKER, DEFENDER):
        seat = battle.seat(role)
        for _ in range(amount_of(battle, role, CAPTURE)):
            if battle.all_lost_of(1 - role, INFANTRY) == 0 or not is_held(position, battle, role):
                continue
            if room(position, seat) <= 0:
                continue
            log.append(Event(CAPTURED, (seat, battle.target)))
            put_units(position, seat, battle.target, resting(position, seat, INFANTRY), log)
            battle = battle.without_lost_infantry(1 - role)
            becomes(position, battle)


def is_held(position: Realm, battle: Battle, role: int) -> bool:
    """13.20 Whether a side controls the battle territory, and not only because it is its home, left
    without those who died there."""
    if position.owner[battle.target] != battle.seat(role):
        return False
    if position.armies[battle.target]:
        return True
    return battle.all_lost_of(role, INFANTRY) + battle.all_lost_of(role, CAVALRY) == 0


def push_recovery(position: Realm, battle: Battle) -> None:
    """13.21, 6.25 A player whose hero brings lost units home is asked which, if the home is his."""
    for role in (DEFENDER, ATTACKER):
        seat = battle.seat(role)
        if ability_of(battle, role, RECOVER) is not None and holds_home(position, seat):
            position.agenda.append(RecoverUnits(seat, role))


class RecoverUnits(Step[Realm]):
    """13.21 The player of the hero says which of the units lost come home."""

    case: ClassVar[str] = "13.21"
    verbs: ClassVar[tuple[str, ...]] = ("recover",)

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        battle = battle_of(position)
        return [
            RECOVERS[infantry][cavalry]
            for infantry in range(battle.lost_of(self.role, INFANTRY) + 1)
            for cavalry in range(battle.lost_of(self.role, CAVALRY) + 1)
        ]

    def prompt(self, position: Realm) -> Message:
        return Message("recover-units", {"territory": TERRITORY.word(home_of(position, self.seat))})


class Recover(Action[Realm, RecoverUnits]):
    """13.21, 6.25 So much infantry and cavalry, as far as the ability and the quota allow."""

    verb: ClassVar[str] = "recover"
    fields: ClassVar[tuple[Domain, ...]] = (COUNT, COUNT)

    def __init__(self, infantry: int, cavalry: int) -> None:
        self.infantry = infantry
        self.cavalry = cavalry

    def args(self) -> tuple[int, ...]:
        return (self.infantry, self.cavalry)

    def refusal(self, position: Realm, decision: RecoverUnits, seat: int) -> Refusal | None:
        battle = battle_of(position)
        role = decision.role
        if self.infantry > battle.lost_of(role, INFANTRY):
            return NOT_LOST
        if self.cavalry > battle.lost_of(role, CAVALRY):
            return NOT_LOST
        strength = self.infantry * STRENGTH[INFANTRY] + self.cavalry * STRENGTH[CAVALRY]
        if strength > amount_of(battle, role, RECOVER):
            return TOO_STRONG
        many = self.infantry + self.cavalry
        return ABOVE_QUOTA if many > 0 and many > room(position, seat) else None

    def do(
        self, position: Realm, decision: RecoverUnits, seat: int, die: Die, log: list[Event]
    ) -> None:
        if self.infantry + self.cavalry == 0:
            return
        home = home_of(position, seat)
        back = self.infantry * resting(position, seat, INFANTRY)
        back += self.cavalry * resting(position, seat, CAVALRY)
        log.append(Event(RECOVERED, (seat, home, self.infantry, self.cavalry)))
        put_units(position, seat, home, back, log)


NOT_LOST: Final = Refusal("13.21", "not-lost-here")
TOO_STRONG: Final = Refusal("6.25", "recovery-too-strong")
ABOVE_QUOTA: Final = Refusal("3.7", "above-quota")
RECOVERS: Final[list[list[Recover]]] = [
    [Recover(infantry, cavalry) for cavalry in range(len(COUNT))] for infantry in range(len(COUNT))
]
