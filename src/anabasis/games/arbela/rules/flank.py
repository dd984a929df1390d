"""Cavalry flank attacks (8.7): the attempt, interception and counter-charge, and their end."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    COLUMN,
    COLUMNS,
    FLANK,
    FLANK_AREA,
    HOME,
    ROW,
    SECTIONS,
    WING,
    WITHOUT_LEADER,
)
from anabasis.games.arbela.cards import ELEPHANT, FLANK_RANGE, IS_CAVALRY, OWNER, UNIT
from anabasis.games.arbela.events import (
    ATTACK_LAPSED,
    CAME_BACK,
    FLANK_ATTEMPT,
    INTERCEPTION_ATTEMPT,
    MOVED_IN,
)
from anabasis.games.arbela.rules.casualties import (
    Casualties,
    PlaceLeader,
    Stranded,
    leaders_of,
    stranded,
)
from anabasis.games.arbela.rules.facing import ChooseFacing
from anabasis.games.arbela.rules.leaders import along, join_unit, unit_of
from anabasis.games.arbela.rules.shock import (
    ATTACKER_DISRUPTED,
    ATTACKER_ELIMINATED,
    DEFENDER_ELIMINATED,
    interception_of,
    rolled,
)
from anabasis.games.arbela.rules.stacking import (
    disrupt,
    eliminate,
    entry_refusal,
    fighter,
    leader_at,
    leader_refusal,
    put,
    take,
)
from anabasis.games.arbela.state import NOBODY, Attack, Battle, is_engaged, side_at
from anabasis.kit.rows import BYTE, changed

# ---- the attempt


def flank_leader_refusal(battle: Battle, unit: int, home: int) -> Refusal | None:
    """8.7a, 8.7.1a, 9.1.4a, 9.2c, 9.3e Why no leader can lead the unit round the flank, or None: he
    must have a flank range, be with it since its Section was activated, and go with it all the way,
    so that he does not stay with another unit."""
    side = OWNER[unit]
    place = battle.place[unit]
    leader = leader_at(battle, side, home)
    if leader == NOBODY:
        met = leader_at(battle, side, place)
        return LEADER_NOT_FROM_START if met != NOBODY and FLANK_RANGE[met] else NO_FLANK_LEADER
    if not FLANK_RANGE[leader]:
        return NO_FLANK_LEADER
    if unit_of(battle, leader) not in (NOBODY, unit):
        return LEADER_STAYS
    if place != home and leader_refusal(battle, leader, place) is not None:
        return LEADER_LEFT_BEHIND
    return None


def flank_start_refusal(battle: Battle, unit: int, home: int) -> Refusal | None:
    """8.7a, 8.7b, 2.1.5c Why a unit can make no flank attack from where it stands, or None."""
    if not IS_CAVALRY[unit]:
        return NOT_CAVALRY
    section = battle.place[unit]
    if WING[section] < 0 or not (FLANK_AREA[section] >= 0 or HOME[OWNER[unit]][section]):
        return NOT_IN_WING
    if fighter(battle, section) != unit:
        return NOT_ON_TOP
    if is_engaged(battle, section):
        return ENGAGED_NO_FLANK
    return flank_leader_refusal(battle, unit, home)


def flank_target_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """8.7c, 8.7d Why a Section cannot be the target of the unit's flank attack, or None."""
    section = battle.place[unit]
    if FLANK_AREA[target] < 0 or FLANK_AREA[target] != WING[section]:
        return NO_FLANK_TARGET
    if side_at(battle, target) != 1 - OWNER[unit]:
        return NO_ENEMY_THERE
    return ELEPHANT_IN_WING if fighter(battle, target) == ELEPHANT else None


def attempt(battle: Battle, unit: int, target: int, home: int, die: Die, log: list[Event]) -> bool:
    """8.7.1b, 8.7.1c, 8.7.1d, 8.7e, 8.8f Announce and roll; on success unit and leader go into the
    Flank Area, and interceptions follow at once. Returns whether it came off."""
    seat = OWNER[unit]
    leader = leader_at(battle, seat, home)
    section = battle.place[unit]
    if section != home:
        along(battle, leader, section, log)
    area = FLANK_AREA[target]
    battle.flanks_used |= 1 << area
    result = die.roll(6)
    success = result in FLANK_RANGE[leader]
    log.append(Event(FLANK_ATTEMPT, (seat, unit, leader, target, result, int(success))))
    if not success:
        return False
    join_unit(battle, leader, unit)
    take(battle, unit, FLANK + area, log)
    battle.leaders = changed(battle.leaders, leader, FLANK + area)
    battle.attacks = (*battle.attacks, Attack(unit, section, target, area, leader))
    battle.agenda.append(FlankRide(unit, passed(section, target)))
    return True


def passed(section: int, target: int) -> bytes:
    """8.7.3a, 8.7.3c The Sections on the way, in the order in which they are passed, and last the
    target."""
    step = 1 if ROW[target] > ROW[section] else -1
    rows = range(ROW[section] + step, ROW[target] + step, step) if section != target else range(0)
    return bytes([row * COLUMNS + COLUMN[section] for row in rows])


# ---- interception and counter-charge


class FlankRide(Procedure[Battle]):
    """8.7.3a, 8.7.3b, 8.7.3c, 8.7.3l On the way enemy cavalry may intercept; the target's may
    counter-charge. The ride goes on even if the leader fell on it."""

    def __init__(self, unit: int, sections: bytes) -> None:
        self.unit = unit
        self.sections = sections

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        if position.place[self.unit] < FLANK:
            return
        for at, section in enumerate(self.sections):
            other = fighter(position, section)
            if (
                other != NOBODY
                and OWNER[other] != OWNER[self.unit]
                and IS_CAVALRY[other]
                and not position.disrupted[other]
                and not is_engaged(position, section)
            ):
                position.agenda.append(FlankRide(self.unit, self.sections[at + 1 :]))
                counter = at == len(self.sections) - 1
                position.agenda.append(Intercept(OWNER[other], other, self.unit, counter))
                return


class Intercept(Step[Battle]):
    """8.7.3c The owner decides whether the unit tries to intercept, or to counter-charge."""

    case: ClassVar[str] = "8.7.3c"
    verbs: ClassVar[tuple[str, ...]] = ("let-pass", "charge")

    def __init__(self, seat: int, unit: int, rider: int, counter: bool) -> None:
        super().__init__(seat)
        self.unit = unit
        self.rider = rider
        self.counter = counter

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [LET_PASS, CHARGE]

    def prompt(self, position: Battle) -> Message:
        if self.counter:
            return Message(
                "counter-charge", {"unit": UNIT.word(self.unit), "rider": UNIT.word(self.rider)}
            )
        return Message("intercept", {"unit": UNIT.word(self.unit), "rider": UNIT.word(self.rider)})


class InterceptAnswer(Action[Battle, Intercept]):
    """8.7.3c What a unit does about cavalry riding past it."""


class LetPass(InterceptAnswer):
    """8.7.3c It does not try."""

    verb: ClassVar[str] = "let-pass"

    def refusal(self, position: Battle, decision: Intercept, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Intercept, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Charge(InterceptAnswer):
    """8.7.3d, 2.2.2d It tries: the flank range of a leader in its Section, else 1 only."""

    verb: ClassVar[str] = "charge"

    def refusal(self, position: Battle, decision: Intercept, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Intercept, seat: int, die: Die, log: list[Event]
    ) -> None:
        leader = leader_at(position, seat, position.place[decision.unit])
        good = FLANK_RANGE[leader] if leader != NOBODY else []
        result = die.roll(6)
        success = result in (good or WITHOUT_LEADER)
        log.append(Event(INTERCEPTION_ATTEMPT, (seat, decision.unit, result, int(success))))
        if success:
            position.agenda.append(Interception(decision.unit, decision.rider, decision.counter))


class Interception(Procedure[Battle]):
    """8.7.3e A shock fought at once between the interceptor, or counter-charger, and the
    flank-attacking unit.

    8.7.3f, 8.7.3g An interceptor strikes its flank, a counter-charger its front.
    8.7.3h A tie ends the flank attack, and harms nobody but the flank-attacking unit.
    8.7.3i An interceptor that is beaten is out of the way, and the ride goes on.
    8.7.3j A counter-charger that is beaten ends it all the same.
    8.7.3k Neither advances.
    """

    def __init__(self, unit: int, rider: int, counter: bool) -> None:
        self.unit = unit
        self.rider = rider
        self.counter = counter

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        unit, rider = self.unit, self.rider
        section = position.place[unit]
        flank = not self.counter
        attack, defence = interception_of(position, unit, rider, flank)
        leaders = leaders_of(position, BYTE[rider], section)
        result = rolled(position, BYTE[unit], rider, section, attack, defence, flank, die, log)
        beaten = result in (ATTACKER_DISRUPTED, ATTACKER_ELIMINATED)
        if result == ATTACKER_ELIMINATED:
            eliminate(position, position.stacks[section], log)
        elif result == ATTACKER_DISRUPTED:
            disrupt(position, position.stacks[section], log)
        elif result == DEFENDER_ELIMINATED:
            eliminate(position, BYTE[rider], log)
        if self.counter or not beaten:
            position.agenda.append(FlankEnds(rider, False))
        position.agenda.append(Stranded(leaders, position.leaders))
        position.agenda.append(Casualties(leaders))


# ---- how it ends


class FlankEnds(Procedure[Battle]):
    """8.7.2c, 8.7.2d, 8.7.2e, 8.7.2f, 2.1.5b, 2.1.5d, 8.7.3j The unit moves into the target Section
    if no unit is left there, else it goes back; disrupted, unless there was no fight
    (`unfought`)."""

    def __init__(self, unit: int, unfought: bool) -> None:
        self.unit = unit
        self.unfought = unfought

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        attack = withdrawn(position, self.unit)
        if position.place[self.unit] < FLANK:
            return
        if position.stacks[attack.target]:
            come_back(position, attack, log)
            if not self.unfought and position.place[self.unit] < SECTIONS:
                disrupt(position, BYTE[self.unit], log)
        else:
            move_in(position, attack, log)

    def unwound(self, position: Battle, log: list[Event]) -> None:
        """The attack itself is recalled with all others (9.5.1d)."""


def withdrawn(battle: Battle, unit: int) -> Attack:
    """The flank attack of a unit, which is taken off the list."""
    for attack in battle.attacks:
        if attack.unit == unit and attack.area >= 0:
            battle.attacks = tuple([other for other in battle.attacks if other is not attack])
            return attack
    raise LookupError(f"unit {unit} makes no flank attack")


def move_in(battle: Battle, attack: Attack, log: list[Event]) -> None:
    """8.7.2c The attacker goes in with its leader, and faces any way."""
    unit = attack.unit
    side = OWNER[unit]
    put(battle, unit, attack.target, 0, hidden=False)
    log.append(Event(MOVED_IN, (side, unit, attack.target)))
    battle.agenda.append(ChooseFacing(side, unit))
    follow(battle, attack, attack.target, log)
    stranded(battle, attack.target, log)


def come_back(battle: Battle, attack: Attack, log: list[Event]) -> None:
    """8.7.2d, 8.7.2e, 9.5.1d, 4.3.2n The unit goes back to where it started, on top of the stack,
    and its leader with it; if there were no room, it would be eliminated."""
    unit = attack.unit
    if entry_refusal(battle, unit, attack.origin) is not None:
        eliminate(battle, BYTE[unit], log)
    else:
        put(battle, unit, attack.origin, 0, hidden=False)
        log.append(Event(CAME_BACK, (OWNER[unit], unit, attack.origin)))
        stranded(battle, attack.origin, log)
    follow(battle, attack, attack.origin, log)


def follow(battle: Battle, attack: Attack, section: int, log: list[Event]) -> None:
    """8.7.1a, 8.7.2e The leader, if he lives, stays with his unit; where he may not, or if it is
    gone, he is placed elsewhere."""
    leader = attack.leader
    area = FLANK + attack.area
    if battle.leaders[leader] != area:
        return
    if battle.place[attack.unit] == section and leader_refusal(battle, leader, section) is None:
        along(battle, leader, section, log)
    else:
        battle.agenda.append(PlaceLeader(OWNER[attack.unit], leader, area))


def recall(battle: Battle, log: list[Event]) -> None:
    """9.5.1b, 9.5.1d Declared attacks lapse; units in a Flank Area go back undisrupted."""
    for attack in battle.attacks:
        log.append(Event(ATTACK_LAPSED, (OWNER[attack.unit], attack.unit, attack.target)))
        if attack.area >= 0:
            come_back(battle, withdrawn(battle, attack.unit), log)
    battle.attacks = ()


NOT_CAVALRY: Final = Refusal("8.7a", "not-cavalry")
NOT_IN_WING: Final = Refusal("8.7b", "not-in-wing")
NOT_ON_TOP: Final = Refusal("8.7b", "not-on-top")
ENGAGED_NO_FLANK: Final = Refusal("8.7a", "engaged-no-flank")
NO_FLANK_LEADER: Final = Refusal("8.7a", "no-flank-leader")
LEADER_NOT_FROM_START: Final = Refusal("8.7.1a", "leader-not-from-start")
LEADER_STAYS: Final = Refusal("9.3e", "leader-stays")
LEADER_LEFT_BEHIND: Final = Refusal("8.7.1a", "leader-left-behind")
NO_FLANK_TARGET: Final = Refusal("8.7c", "no-flank-target")
NO_ENEMY_THERE: Final = Refusal("8.7c", "no-enemy-there")
ELEPHANT_IN_WING: Final = Refusal("8.7c", "elephant-defends")
LET_PASS: Final = LetPass()
CHARGE: Final = Charge()
