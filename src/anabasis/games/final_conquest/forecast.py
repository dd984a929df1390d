"""The odds of a battle, as far as a seat can know: the rules run for every fall of the dice.

What the other side holds face down, or may still play, makes a range: of each price that it holds
any hero that may be had for it. Whoever may roll again is taken to do so unless he has won.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.odds import enumerate_runs
from anabasis.core.position import Action
from anabasis.games.final_conquest.armies import army_of, ready_in
from anabasis.games.final_conquest.board import HERO, HEROES, members
from anabasis.games.final_conquest.heroes import (
    ATTACKER,
    DEFENDER,
    DRAWN,
    LOST,
    NO_HERO,
    UNDECIDED,
    WON,
    may_hold,
)
from anabasis.games.final_conquest.rules.battle import (
    DICE,
    KeepDie,
    Reroll,
    RollAgain,
    judged,
    may_roll_again,
    rolled,
    rolled_again,
)
from anabasis.games.final_conquest.rules.engagement import (
    FACE_DOWN,
    Battle,
    Fighting,
    battle_of,
    hero_seen,
    opened,
)
from anabasis.games.final_conquest.rules.force import ChooseForce, ChooseWorn, With, Worn
from anabasis.games.final_conquest.rules.hero_play import (
    Card,
    ChooseCard,
    ChoosePay,
    DeclareHero,
    NoHero,
    Pay,
    PlayHero,
    is_asked,
    most_paid,
)
from anabasis.games.final_conquest.rules.turn import Attack, Turn
from anabasis.games.final_conquest.state import MOST_SEATS, Realm

Laid = tuple[int, int]
"""A hero, or `NO_HERO`, and what is paid with him."""
NOBODY_LAID: Final[Laid] = (NO_HERO, 0)


class Prospect:
    """A battle that an action leads to: which, on whose side the seat is, and what it may lay."""

    def __init__(self, battle: Battle, role: int, own: list[Laid], dice: bool) -> None:
        self.battle = battle
        self.role = role
        self.own = own
        """What the seat lays, one of these."""
        self.dice = dice
        """Whether the dice lie already, and one side may roll again."""


def prospect_of(realm: Realm, seat: int, action: Action[Realm, Any]) -> Prospect | None:
    """The battle that an action leads to. An attack is looked at with all units that can act; with
    an attack, or when a hero is announced, it is open which."""
    decision = realm.agenda[-1]
    if isinstance(action, NoHero) and isinstance(decision, DeclareHero):
        return Prospect(battle_of(realm), decision.role, [NOBODY_LAID], False)
    if isinstance(action, PlayHero) and isinstance(decision, DeclareHero):
        return Prospect(battle_of(realm), decision.role, hand_of(realm, seat), False)
    if isinstance(action, Card) and isinstance(decision, ChooseCard):
        laid = with_payments(realm, seat, action.hero)
        return Prospect(battle_of(realm), decision.role, laid, False)
    if isinstance(action, Pay) and isinstance(decision, ChoosePay):
        laid = [(decision.hero, action.amount)]
        return Prospect(battle_of(realm), decision.role, laid, False)
    if isinstance(action, (Reroll, KeepDie)) and isinstance(decision, RollAgain):
        return Prospect(battle_of(realm), decision.role, [], True)
    return attack_of(realm, seat, action)


def attack_of(realm: Realm, seat: int, action: Action[Realm, Any]) -> Prospect | None:
    """The battle that an attack on a player leads to, while its force is being chosen."""
    decision = realm.agenda[-1]
    if isinstance(action, Attack) and isinstance(decision, Turn):
        origin, target = action.origin, action.target
        force: int = ready_in(realm.armies[origin])
    elif isinstance(action, With) and isinstance(decision, ChooseForce) and decision.attack:
        origin, target = decision.origin, decision.target
        force = army_of(action.infantry, action.cavalry)
    elif isinstance(action, Worn) and isinstance(decision, ChooseWorn) and decision.attack:
        origin, target = decision.origin, decision.target
        force = decision.force + army_of(decision.infantry, decision.cavalry)
    else:
        return None
    defender = realm.owner[target]
    if defender >= MOST_SEATS:
        return None
    battle = opened(seat, defender, origin, target, force)
    return Prospect(battle, ATTACKER, [NOBODY_LAID, *hand_of(realm, seat)], False)


# ---- what may be laid


def with_payments(realm: Realm, seat: int, hero: int) -> list[Laid]:
    """6.26 A hero with everything that may be paid with him."""
    return [(hero, paid) for paid in range(most_paid(realm, seat, hero) + 1)]


def hand_of(realm: Realm, seat: int) -> list[Laid]:
    """13.8 What a seat may lay of what it holds."""
    if not is_asked(realm, seat):
        return []
    return [laid for hero in members(realm.held[seat]) for laid in with_payments(realm, seat, hero)]


def others_laid(realm: Realm, battle: Battle, role: int, seat: int) -> list[Laid]:
    """2.9, 13.7 What the side of another has laid or may still lay, as far as the seat can tell."""
    seen = hero_seen(battle, role, seat)
    if seen < HEROES or seen == NO_HERO:
        return [(seen, battle.paid[role])]
    other = battle.seat(role)
    found: list[Laid] = [] if seen == FACE_DOWN else [NOBODY_LAID]
    if is_asked(realm, other):
        for hero in members(may_hold(realm.held[other], realm.burnt)):
            found += with_payments(realm, other, hero)
    return found


def may_still_lay(realm: Realm, battle: Battle, role: int) -> bool:
    """13.7 Whether a side has not spoken yet and will be asked."""
    return battle.heroes[role] == UNDECIDED and is_asked(realm, battle.seat(role))


def is_foreseen(realm: Realm) -> bool:
    """13.2 Whether nobody is asked any more before the dice of an open battle are thrown."""
    frame = realm.agenda[-1] if realm.agenda else None
    if not isinstance(frame, Fighting) or frame.stage > DICE:
        return False
    battle = frame.battle
    return not may_still_lay(realm, battle, ATTACKER) and not may_still_lay(realm, battle, DEFENDER)


def settled(realm: Realm, prospect: Prospect, laid: Laid, seat: int) -> list[Battle]:
    """The battle with both heroes laid, once for each thing that the other side may have laid."""
    role = prospect.role
    battle = prospect.battle.with_hero(role, laid[0], laid[1])
    return [
        battle.with_hero(1 - role, hero, paid)
        for hero, paid in others_laid(realm, prospect.battle, 1 - role, seat)
    ]


# ---- how it may end


class _Throw:
    """13.10 to 13.12 A battle whose dice are still to fall."""

    def __init__(self, realm: Realm, battle: Battle) -> None:
        self.realm = realm
        self.battle = battle

    def run(self, die: Die) -> int:
        """What the battle is for the attacker, by one fall of the dice."""
        battle = judged(self.realm, rolled(self.battle, die))
        for role in (ATTACKER, DEFENDER):
            if may_roll_again(self.battle, role) and battle.outcome(role) != WON:
                battle = judged(self.realm, rolled_again(battle, role, die))
        return battle.result


class _SecondThrow:
    """6.22 A battle in which one side rolls again."""

    def __init__(self, realm: Realm, battle: Battle, role: int) -> None:
        self.realm = realm
        self.battle = battle
        self.role = role

    def run(self, die: Die) -> int:
        return judged(self.realm, rolled_again(self.battle, self.role, die)).result


class Limits:
    """Between which limits the chance of each result lies, for one side."""

    def __init__(self, role: int) -> None:
        self.role = role
        self.low: dict[int, Fraction] = {}
        self.high: dict[int, Fraction] = {}

    def widen(self, chances: dict[int, Fraction]) -> None:
        """Take in the chances of one more possibility, by what it is for the attacker."""
        for result in (WON, DRAWN, LOST):
            own = result
            if self.role == DEFENDER and result != DRAWN:
                own = LOST if result == WON else WON
            chance = chances.get(result, Fraction(0))
            self.low[own] = min(self.low.get(own, chance), chance)
            self.high[own] = max(self.high.get(own, chance), chance)


def limits_of(realm: Realm, prospect: Prospect, laid: list[Laid], seat: int) -> Limits:
    """13.12 The chances of a seat that lays one of these."""
    limits = Limits(prospect.role)
    for one in laid:
        for battle in settled(realm, prospect, one, seat):
            limits.widen(enumerate_runs(_Throw(realm, battle).run).chances)
    return limits


# ---- what is told


def forecast(
    game: Game[Realm], realm: Realm, seat: int, action: Action[Realm, Any]
) -> list[Chance]:
    """13.12, 13.7 The chances of victory, draw and defeat: without a hero while none is declared,
    and when one is, over those that may be laid; then of victory with each that may be."""
    prospect = prospect_of(realm, seat, action)
    if prospect is None:
        return []
    if prospect.dice:
        return of_second_throw(realm, prospect, action)
    bare = [laid for laid in prospect.own if laid[0] == NO_HERO]
    found = results(limits_of(realm, prospect, bare or prospect.own, seat))
    if isinstance(action, (Card, Pay)):
        return found
    heroes: dict[int, list[Laid]] = {}
    for laid in prospect.own:
        if laid[0] != NO_HERO:
            heroes.setdefault(laid[0], []).append(laid)
    for hero, payments in heroes.items():
        found.append(victory_with(hero, limits_of(realm, prospect, payments, seat)))
    return found


def of_second_throw(realm: Realm, prospect: Prospect, action: Action[Realm, Any]) -> list[Chance]:
    """6.22 The chances when the die is rolled again; kept, what lies there is certain."""
    limits = Limits(prospect.role)
    if isinstance(action, KeepDie):
        limits.widen({judged(realm, prospect.battle).result: Fraction(1)})
    else:
        throw = _SecondThrow(realm, prospect.battle, prospect.role)
        limits.widen(enumerate_runs(throw.run).chances)
    return results(limits)


def results(limits: Limits) -> list[Chance]:
    """Victory, draw and defeat; what cannot be is left out."""
    return [
        Chance(label, limits.low[result], limits.high[result])
        for result, label in (
            (WON, Message("odds-victory")),
            (DRAWN, Message("odds-draw")),
            (LOST, Message("odds-defeat")),
        )
        if limits.high[result] > 0
    ]


def victory_with(hero: int, limits: Limits) -> Chance:
    """The chance of victory with one of the heroes held."""
    label = Message("odds-victory-with", {"hero": HERO.word(hero)})
    return Chance(label, limits.low[WON], limits.high[WON])
