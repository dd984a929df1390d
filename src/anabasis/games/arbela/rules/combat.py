"""The shocks (8.2 to 8.6): which comes next, the fight, its result, engagement and advance."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import ADJACENT, FLANK, SECTIONS
from anabasis.games.arbela.cards import ELEPHANT, IS_CAVALRY, OWNER, UNIT, UNITS
from anabasis.games.arbela.events import ATTACK_LAPSED, ENGAGED
from anabasis.games.arbela.rules.advance import AdvanceAttackers, AdvanceDefender, must_advance
from anabasis.games.arbela.rules.casualties import Casualties, Stranded, leaders_of
from anabasis.games.arbela.rules.defensive_fire import DefensiveFire, defenders_who_shoot
from anabasis.games.arbela.rules.elephant import check_elephant
from anabasis.games.arbela.rules.missiles import DEFENSIVE
from anabasis.games.arbela.rules.shock import (
    ATTACKER_ELIMINATED,
    DEFENDER_DISRUPTED,
    DEFENDER_ELIMINATED,
    TIE,
    fight,
)
from anabasis.games.arbela.rules.stacking import (
    disengage,
    disrupt,
    eliminate,
    fighter,
)
from anabasis.games.arbela.state import (
    NOBODY,
    SHOCKS,
    Attack,
    Battle,
    engaged_with,
    is_engaged,
    side_at,
)
from anabasis.kit.rows import BYTE

# ---- which shock is next


def still_valid(battle: Battle, attack: Attack) -> bool:
    """5.0d, 8.2i, 8.10.1a Whether a declared attack can still be made."""
    unit = attack.unit
    if attack.area >= 0:
        return battle.place[unit] == FLANK + attack.area
    origin = attack.origin
    if battle.place[unit] != origin or battle.disrupted[unit]:
        return False
    if fighter(battle, origin) != unit or side_at(battle, attack.target) != 1 - OWNER[unit]:
        return False
    if is_engaged(battle, origin) and not engaged_with(battle, origin, attack.target):
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
        from anabasis.games.arbela.rules.seize import open_window

        for attack in position.attacks:
            if attack.unit == self.unit:
                group = group_of(position, attack)
                if attack.area < 0:
                    position.attacks = tuple(
                        [other for other in position.attacks if other.unit not in group]
                    )
                position.agenda.append(BeginShock(group, attack.target, attack.area))
                open_window(position)
                return


def able(battle: Battle, attackers: bytes, target: int) -> bytes:
    """7.1m, 8.2i Those of the attackers who can still attack; none if no enemy is left there."""
    if side_at(battle, target) != 1 - OWNER[attackers[0]]:
        return b""
    left = b""
    for unit in attackers:
        if battle.place[unit] in (FLANK, FLANK + 1) or (
            battle.place[unit] < SECTIONS and not battle.disrupted[unit]
        ):
            left += BYTE[unit]
    return left


class BeginShock(Procedure[Battle]):
    """8.2k The window has passed: now the defender may retreat, then fire, then dice are rolled."""

    def __init__(self, attackers: bytes, target: int, area: int) -> None:
        self.attackers = attackers
        self.target = target
        self.area = area

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        from anabasis.games.arbela.rules.flank import FlankEnds
        from anabasis.games.arbela.rules.retreat import ask_retreat

        left = able(position, self.attackers, self.target)
        if self.area >= 0:
            unit = self.attackers[0]
            position.agenda.append(FlankEnds(unit, not left))
            if left:
                stand(position, left, self.target)
        elif left and not ask_retreat(position, left, self.target):
            stand(position, left, self.target)

    def unwound(self, position: Battle, log: list[Event]) -> None:
        """9.5.1b Attacks not yet rolled lapse; one from a Flank Area is recalled with those that
        wait (9.5.1d)."""
        if self.area < 0:
            for unit in self.attackers:
                log.append(Event(ATTACK_LAPSED, (OWNER[unit], unit, self.target)))


def stand(battle: Battle, attackers: bytes, target: int) -> None:
    """8.2k, 7.1l The defender stands: defensive fire, then the dice."""
    battle.agenda.append(Clash(attackers, target))
    shooters = defenders_who_shoot(battle, target)
    battle.agenda.append(DefensiveFire(shooters, attackers, DEFENSIVE))


# ---- the fight


class Clash(Procedure[Battle]):
    """8.2k, 8.2.2a, 8.2j, 8.5.1e The dice, the result, and what follows from it. Whoever
    of the enemy stands in the Section defends, engaged or not."""

    def __init__(self, attackers: bytes, target: int) -> None:
        self.attackers = attackers
        self.target = target

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        target = self.target
        attackers = able(position, self.attackers, target)
        if not attackers:
            return
        defender = fighter(position, target)
        origins = bytes([position.place[unit] for unit in attackers])
        result = fight(position, attackers, defender, target, die, log)
        leaders = leaders_of(position, attackers, target)
        if result != TIE:
            for origin in origins:
                disengage(position, origin, target, log)
        places = position.leaders
        agenda = position.agenda
        mark = len(agenda)
        if result == TIE:
            tied(position, attackers, origins, defender, target, die, log)
        elif result in (DEFENDER_DISRUPTED, DEFENDER_ELIMINATED):
            losers = position.stacks[target]
            suffer(position, losers, result == DEFENDER_ELIMINATED, die, log)
            if not position.stacks[target] and origins[0] < SECTIONS:
                advance = AdvanceAttackers(
                    OWNER[attackers[0]], attackers, target, must_advance(position, attackers)
                )
                agenda.insert(mark, advance)
                mark += 1
        else:
            for unit, origin in zip(attackers, origins, strict=True):
                losers = BYTE[unit] if origin >= SECTIONS else position.stacks[origin]
                suffer(position, losers, result == ATTACKER_ELIMINATED, die, log)
            empty = bytes(
                [origin for origin in origins if origin < SECTIONS and not position.stacks[origin]]
            )
            if empty:
                agenda.insert(mark, AdvanceDefender(OWNER[defender], defender, empty))
                mark += 1
        # 8.2k Leaders are checked, and placed, after the elephant has run and before any advance.
        agenda.insert(mark, Stranded(leaders, places))
        agenda.insert(mark + 1, Casualties(leaders))


def suffer(battle: Battle, units: bytes, eliminated: bool, die: Die, log: list[Event]) -> None:
    """8.2.3b, 8.2.3d, 8.2.3h, 8.3f, 8.4b, 8.10.1c, 8.10.2a A result strikes every unit of a
    Section; the elephant checks for rampage instead."""
    rest = bytes([unit for unit in units if unit != ELEPHANT])
    if eliminated:
        eliminate(battle, rest, log)
    else:
        disrupt(battle, rest, log)
    if ELEPHANT in units:
        check_elephant(battle, die, log)


def tied(
    battle: Battle,
    attackers: bytes,
    origins: bytes,
    defender: int,
    target: int,
    die: Die,
    log: list[Event],
) -> None:
    """8.2.3a, 8.2.3g, 8.5a, 8.7.2d, 8.10.2e After a tie each attacking Section is engaged with the
    one attacked, except with disrupted units, in flank attacks, and where the elephant rampages."""
    if battle.disrupted[defender] or origins[0] >= SECTIONS:
        return
    runs = NOBODY
    if defender == ELEPHANT or ELEPHANT in attackers:
        section = battle.place[ELEPHANT]
        if check_elephant(battle, die, log, tie=True):
            runs = section
    if runs == target:
        return
    for origin in origins:
        if origin != runs and not engaged_with(battle, origin, target):
            battle.engaged += BYTE[min(origin, target)] + BYTE[max(origin, target)]
            log.append(Event(ENGAGED, (origin, target)))


NO_ATTACK_DECLARED: Final = Refusal("8.2b", "no-attack-declared")
FIGHTS_WITH: Final = [
    Refusal("8.3a", "fights-with", {"unit": UNIT.word(unit)}) for unit in range(UNITS)
]
FIGHT: Final[list[Fight]] = [Fight(unit) for unit in range(UNITS)]
