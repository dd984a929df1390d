"""The shocks of a turn (8.2, 8.3): which comes next, who attacks together, and how it begins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import ADJACENT, AHEAD, FLANK, SECTIONS
from anabasis.games.arbela.cards import ELEPHANT, IS_CAVALRY, OWNER, UNIT, UNITS
from anabasis.games.arbela.events import ATTACK_LAPSED
from anabasis.games.arbela.rules.attacks import enemy_ahead
from anabasis.games.arbela.rules.clash import able, stand
from anabasis.games.arbela.rules.flank import FlankEnds
from anabasis.games.arbela.rules.retreat import ask_retreat
from anabasis.games.arbela.rules.seize import open_window
from anabasis.games.arbela.rules.stacking import fighter
from anabasis.games.arbela.state import (
    SHOCKS,
    Attack,
    Battle,
    engaged_with,
    is_engaged,
    side_at,
)
from anabasis.kit.rows import BYTE


def still_valid(battle: Battle, attack: Attack) -> bool:
    """5.0d, 8.2e, 8.2i, 8.10.1a Whether a declared attack can still be made."""
    unit = attack.unit
    if attack.area >= 0:
        return battle.place[unit] == FLANK + attack.area
    origin = attack.origin
    if battle.place[unit] != origin or battle.disrupted[unit]:
        return False
    if fighter(battle, origin) != unit or side_at(battle, attack.target) != 1 - OWNER[unit]:
        return False
    if is_engaged(battle, origin):
        if not engaged_with(battle, origin, attack.target):
            return False
    elif attack.target != AHEAD[origin * 4 + battle.facing[unit]] and enemy_ahead(battle, unit):
        return False
    return not (IS_CAVALRY[unit] and fighter(battle, attack.target) == ELEPHANT)


def drop_lapsed(battle: Battle, log: list[Event]) -> None:
    """5.0d, 8.2i Attacks that can no longer be made lapse; the attacker gets nothing for them."""
    kept: list[Attack] = []
    for attack in battle.attacks:
        if still_valid(battle, attack):
            kept.append(attack)
        else:
            log.append(Event(ATTACK_LAPSED, (OWNER[attack.unit], attack.unit, attack.target)))
    if len(kept) < len(battle.attacks):
        battle.attacks = tuple(kept)


def group_of(battle: Battle, first: Attack) -> bytes:
    """8.3a, 8.3b, 8.7.2b The units that make one attack with this one: all against the same
    Section that are linked by adjacent Sections. A flank attack is made alone."""
    group = BYTE[first.unit]
    if first.area >= 0:
        return group
    origins = [first.origin]
    for origin in origins:
        for attack in battle.attacks:
            if (
                attack.area < 0
                and attack.target == first.target
                and attack.unit not in group
                and ADJACENT[origin * SECTIONS + attack.origin]
            ):
                group += BYTE[attack.unit]
                origins.append(attack.origin)
    return group


def head_of(battle: Battle, attack: Attack) -> int:
    """The unit by which the group of an attack is named: its first declared one."""
    group = group_of(battle, attack)
    for other in battle.attacks:
        if other.unit in group:
            return other.unit
    return attack.unit


class Shocks(Procedure[Battle]):
    """5.0c, 8.2a, 8.2c, 4.1r When all moves and fire are done, the attacks are fought one after
    the other."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        position.phase = SHOCKS
        drop_lapsed(position, log)
        if position.attacks:
            position.agenda.append(self)
            position.agenda.append(ChooseShock(self.seat))


class ChooseShock(Step[Battle]):
    """8.2c The active player decides which attack is fought next."""

    case: ClassVar[str] = "8.2c"
    verbs: ClassVar[tuple[str, ...]] = ("fight",)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [FIGHT[attack.unit] for attack in position.attacks]

    def prompt(self, position: Battle) -> Message:
        return Message("choose-shock")


class Fight(Action[Battle, ChooseShock]):
    """8.2c, 8.3a, 8.3b Fight the attack of a unit, and of those that attack together with it."""

    verb: ClassVar[str] = "fight"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: ChooseShock, seat: int) -> Refusal | None:
        for attack in position.attacks:
            if attack.unit == self.unit:
                head = head_of(position, attack)
                return None if head == self.unit else FIGHTS_WITH[head]
        return NO_ATTACK_DECLARED

    def do(
        self, position: Battle, decision: ChooseShock, seat: int, die: Die, log: list[Event]
    ) -> None:
        for attack in position.attacks:
            if attack.unit == self.unit:
                group = group_of(position, attack)
                position.agenda.append(BeginShock(group, attack.target, attack.area))
                open_window(position)
                return


class BeginShock(Procedure[Battle]):
    """8.2k, 8.3a, 9.5.2d The window has passed: now the defender may retreat, then fire, then dice
    are rolled. A late order may have added to those who attack together, or undone the attack."""

    def __init__(self, chosen: bytes, target: int, area: int) -> None:
        self.chosen = chosen
        """Those that attacked together when this fight was chosen."""
        self.target = target
        self.area = area

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        drop_lapsed(position, log)
        attackers = b""
        for attack in position.attacks:
            if attack.unit in self.chosen:
                attackers = group_of(position, attack)
                break
        if not attackers:
            return
        if self.area >= 0:
            left = able(position, attackers, self.target)
            position.agenda.append(FlankEnds(attackers[0], not left))
            if left:
                stand(position, left, self.target)
            return
        position.attacks = tuple(
            [attack for attack in position.attacks if attack.unit not in attackers]
        )
        if not ask_retreat(position, attackers, self.target):
            stand(position, attackers, self.target)


NO_ATTACK_DECLARED: Final = Refusal("8.2b", "no-attack-declared")
FIGHTS_WITH: Final = [
    Refusal("8.3a", "fights-with", {"unit": UNIT.word(unit)}) for unit in range(UNITS)
]
FIGHT: Final[list[Fight]] = [Fight(unit) for unit in range(UNITS)]
