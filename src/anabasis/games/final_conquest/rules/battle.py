"""Battles between two players (chapter 13): the fixed sequence, strengths, dice and comparison."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.final_conquest.armies import CAVALRY, FACES, INFANTRY, STRENGTH, of_kind
from anabasis.games.final_conquest.board import FORT_AT, GREAT_FORT, TERRITORY
from anabasis.games.final_conquest.chronicle import NO_CARD, PLACE_BONUS
from anabasis.games.final_conquest.events import (
    BATTLE_BEGINS,
    BATTLE_DECIDED,
    DICE_ROLLED,
    MODIFIER,
    ROLLED_AGAIN,
)
from anabasis.games.final_conquest.heroes import (
    ATTACKER,
    DEFENDER,
    DRAWN,
    ENEMY_DIE_LOWER_OF_TWO,
    IGNORE_DEFENCE_BONUS,
    LOST,
    REROLL_OWN_DIE,
    WIN_TIES,
    WON,
)
from anabasis.games.final_conquest.rules.casualties import push_casualties, side_army
from anabasis.games.final_conquest.rules.chronicle import bonus_of
from anabasis.games.final_conquest.rules.engagement import (
    Battle,
    Fighting,
    battle_of,
    becomes,
    opened,
)
from anabasis.games.final_conquest.rules.hero_play import ask, show
from anabasis.games.final_conquest.rules.heroes import (
    ability_of,
    amount_of,
    strength_added,
    strength_bought,
    strength_printed,
)
from anabasis.games.final_conquest.rules.occupation import occupy
from anabasis.games.final_conquest.rules.retreat import push_retreat
from anabasis.games.final_conquest.rules.spoils import capture, pay, push_recovery
from anabasis.games.final_conquest.rules.upkeep import Upkeep
from anabasis.games.final_conquest.state import Realm, is_own_home
from anabasis.kit.contest import Tally
from anabasis.kit.rows import BYTE

# ---- the sequence

ATTACKERS_HERO: Final = 0
DEFENDERS_HERO: Final = 1
HEROES_SHOWN: Final = 2
DICE: Final = 3
ROLL_AGAIN: Final = 4
COMPARISON: Final = 5
CASUALTIES: Final = 6
RETREAT: Final = 7
MONEY: Final = 8
OCCUPATION: Final = 9
CAPTURE: Final = 10
RECOVERY: Final = 11
UPKEEP: Final = 12
OF_HEROES: Final[list[bool]] = [
    stage in (HEROES_SHOWN, ROLL_AGAIN, CAPTURE, RECOVERY) for stage in range(UPKEEP)
]
"""The stages in which nothing happens where neither side has played a hero."""


def begin(
    position: Realm,
    attacker: int,
    origin: int,
    target: int,
    force: int,
    die: Die,
    log: list[Event],
) -> None:
    """13.1, 13.4, 11.9 An attack on a territory that another player controls, be it a vacant home:
    the battle begins. The attackers stand in the origin until they enter."""
    defender = position.owner[target]
    infantry = of_kind(force, INFANTRY)
    cavalry = of_kind(force, CAVALRY)
    log.append(Event(BATTLE_BEGINS, (attacker, origin, target, infantry, cavalry, defender)))
    battle = opened(attacker, defender, origin, target, force)
    position.agenda.append(Fight(battle, ATTACKERS_HERO))


class Fight(Fighting):
    """13.2, 13.22 The stages of a battle, each finished before the next; upkeep is the last."""

    def with_battle(self, battle: Battle) -> Fighting:
        return Fight(battle, self.stage)

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        """Go on until somebody is asked."""
        agenda = position.agenda
        depth = len(agenda)
        battle = self.battle
        for stage in range(self.stage, UPKEEP):
            if OF_HEROES[stage] and battle.is_without_heroes():
                continue
            agenda.append(Fight(battle, stage + 1))
            take_stage(position, battle, stage, die, log)
            if len(agenda) > depth + 1:
                return
            battle = battle_of(position)
            agenda.pop()
        agenda.append(Upkeep())


def take_stage(position: Realm, battle: Battle, stage: int, die: Die, log: list[Event]) -> None:
    """13.2 One stage: what needs nobody is done, and whoever has to choose is asked."""
    if stage == ATTACKERS_HERO:
        ask(position, battle, ATTACKER)
    elif stage == DEFENDERS_HERO:
        ask(position, battle, DEFENDER)
    elif stage == HEROES_SHOWN:
        show(position, battle, log)
    elif stage == DICE:
        roll(position, battle, die, log)
    elif stage == ROLL_AGAIN:
        push_roll_again(position, battle)
    elif stage == COMPARISON:
        decide(position, battle, log)
    elif stage == CASUALTIES:
        push_casualties(position, battle)
    elif stage == RETREAT:
        if battle.result == WON:
            push_retreat(position, battle, log)
    elif stage == MONEY:
        pay(position, battle, log)
    elif stage == OCCUPATION:
        occupy(position, battle, log)
    elif stage == CAPTURE:
        capture(position, battle, log)
    else:
        push_recovery(position, battle)


# ---- strengths

OF_INFANTRY: Final = MODIFIER.read("infantry")
OF_CAVALRY: Final = MODIFIER.read("cavalry")
ANYWHERE: Final = MODIFIER.read("defence")
IN_GREAT_FORT: Final = MODIFIER.read("great-fort")
STRONG_WALLS: Final = MODIFIER.read("strong-walls")
AT_HOME: Final = MODIFIER.read("home")
OF_HERO: Final = MODIFIER.read("hero")
OF_ABILITY: Final = MODIFIER.read("ability")
PAID: Final = MODIFIER.read("paid")


def strength_of(position: Realm, battle: Battle, role: int) -> Tally:
    """13.3, 13.5, 6.7, 6.11 What a side adds to its die."""
    army = side_army(position, battle, role)
    tally = Tally(OF_INFANTRY, of_kind(army, INFANTRY) * STRENGTH[INFANTRY])
    tally.add(OF_CAVALRY, of_kind(army, CAVALRY) * STRENGTH[CAVALRY])
    if role == DEFENDER and ability_of(battle, ATTACKER, IGNORE_DEFENCE_BONUS) is None:
        tally.add(place_of(position, battle.target), bonus_of(position, battle.target))
    tally.add(OF_HERO, strength_printed(battle, role))
    tally.add(OF_ABILITY, strength_added(battle, role, army))
    tally.add(PAID, strength_bought(battle, role))
    return tally


def place_of(position: Realm, territory: int) -> int:
    """13.5, 13.6, 7.27 By what the place gives its defender a bonus: the highest alone counts."""
    if is_own_home(position, territory):
        return AT_HOME
    fort = FORT_AT[position.chart][territory]
    if PLACE_BONUS[position.chronicle][fort] != PLACE_BONUS[NO_CARD][fort]:
        return STRONG_WALLS
    return IN_GREAT_FORT if fort == GREAT_FORT else ANYWHERE


# ---- dice

SHOWN: Final[list[int]] = sorted(set(FACES))
"""13.10 The numbers on the die,"""
WEIGHTS: Final[list[int]] = [FACES.count(number) for number in SHOWN]
"""and on how many faces each of them is."""


def roll_die(die: Die) -> int:
    """13.10 One die."""
    return SHOWN[die.weighted(WEIGHTS)]


def roll_for(battle: Battle, role: int, die: Die) -> bytes:
    """13.10, 6.33 The dice that a side rolls: one, or as many more as the enemy's hero wants of
    which the lowest counts."""
    many = 1 + amount_of(battle, 1 - role, ENEMY_DIE_LOWER_OF_TWO)
    if many == 1:
        return BYTE[roll_die(die)]
    return bytes([roll_die(die) for _ in range(many)])


def rolled(battle: Battle, die: Die) -> Battle:
    """13.10 Both sides roll, the attacker first."""
    battle = battle.with_dice(ATTACKER, roll_for(battle, ATTACKER, die))
    return battle.with_dice(DEFENDER, roll_for(battle, DEFENDER, die))


def roll(position: Realm, battle: Battle, die: Die, log: list[Event]) -> None:
    """13.10 The dice are rolled and seen."""
    battle = rolled(battle, die)
    attack, defence = battle.dice
    log.append(
        Event(DICE_ROLLED, (battle.attacker, tuple(attack), battle.defender, tuple(defence)))
    )
    becomes(position, battle)


def rolled_again(battle: Battle, role: int, die: Die) -> Battle:
    """6.22, 13.11 One side rolls again, as many dice as before."""
    return battle.with_dice(role, roll_for(battle, role, die))


def may_roll_again(battle: Battle, role: int) -> bool:
    """6.22 Whether a side may roll its die again."""
    return ability_of(battle, role, REROLL_OWN_DIE) is not None


def push_roll_again(position: Realm, battle: Battle) -> None:
    """13.11 Who may roll again is asked, the attacker first."""
    for role in (DEFENDER, ATTACKER):
        if may_roll_again(battle, role):
            position.agenda.append(RollAgain(battle.seat(role), role))


class RollAgain(Decision[Realm]):
    """6.22, 13.11 Both dice are seen; one side may roll its own again."""

    case: ClassVar[str] = "6.22"
    verbs: ClassVar[tuple[str, ...]] = ("keep-die", "reroll")

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [KEEP_DIE, REROLL]

    def prompt(self, position: Realm) -> Message:
        battle = battle_of(position)
        totals = judged(position, battle).totals
        return Message(
            "roll-again",
            {
                "die": counted(battle.dice[self.role]),
                "own": totals[self.role],
                "other": totals[1 - self.role],
                "territory": TERRITORY.word(battle.target),
            },
        )


class KeepDie(Action[Realm, RollAgain]):
    """6.22 What was rolled stands."""

    verb: ClassVar[str] = "keep-die"

    def refusal(self, position: Realm, decision: RollAgain, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Realm, decision: RollAgain, seat: int, die: Die, log: list[Event]
    ) -> None:
        return


class Reroll(Action[Realm, RollAgain]):
    """6.22, 13.11 Roll again; the second result stands."""

    verb: ClassVar[str] = "reroll"

    def refusal(self, position: Realm, decision: RollAgain, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Realm, decision: RollAgain, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = rolled_again(battle_of(position), decision.role, die)
        log.append(Event(ROLLED_AGAIN, (seat, tuple(battle.dice[decision.role]))))
        becomes(position, battle)


# ---- comparison


def counted(dice: bytes) -> int:
    """13.10, 6.33 What counts of the dice that a side has rolled: of several the lowest."""
    return dice[0] if len(dice) == 1 else min(dice)


def result_of(battle: Battle, attack: int, defence: int) -> int:
    """13.12, 6.20 What two sums are for the attacker."""
    if attack > defence:
        return WON
    if attack < defence:
        return LOST
    if ability_of(battle, DEFENDER, WIN_TIES) is not None:
        return LOST
    return WON if ability_of(battle, ATTACKER, WIN_TIES) is not None else DRAWN


def compared(battle: Battle, attack: Tally, defence: Tally) -> Battle:
    """13.12 The battle with the sums of both sides, dice and all, and what they mean."""
    attack_total = attack.sum() + counted(battle.dice[ATTACKER])
    defence_total = defence.sum() + counted(battle.dice[DEFENDER])
    result = result_of(battle, attack_total, defence_total)
    return battle.with_result(attack_total, defence_total, result)


def judged(position: Realm, battle: Battle) -> Battle:
    """13.3, 13.12 The battle as the dice that lie there decide it."""
    return compared(
        battle,
        strength_of(position, battle, ATTACKER),
        strength_of(position, battle, DEFENDER),
    )


TOLD: Final = {WON: 0, LOST: 1, DRAWN: 2}
"""The results as words of `RESULT`."""


def decide(position: Realm, battle: Battle, log: list[Event]) -> None:
    """13.12 The sums are compared, and told term by term."""
    attack = strength_of(position, battle, ATTACKER)
    defence = strength_of(position, battle, DEFENDER)
    decided = compared(battle, attack, defence)
    log.append(
        Event(
            BATTLE_DECIDED,
            (
                battle.attacker,
                battle.target,
                tuple(attack.terms),
                counted(battle.dice[ATTACKER]),
                decided.totals[ATTACKER],
                battle.defender,
                tuple(defence.terms),
                counted(battle.dice[DEFENDER]),
                decided.totals[DEFENDER],
                TOLD[decided.result],
                decided.margin,
            ),
        )
    )
    becomes(position, decided)


KEEP_DIE: Final = KeepDie()
REROLL: Final = Reroll()
