"""Shots (7.2, 7.3) and what they set off: defensive fire before a shock (7.1l), and the rampage of
an elephant that is hit (8.10.2).

They stand together because they lead to each other: a shot may make the elephant run, and whoever
it runs into may shoot at it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    FLANK,
    FLANK_STRUCK,
    FRONT,
    HEAVY_HIT,
    HOME,
    PERSIAN,
    RAMPAGE_DIE,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    ARMOUR,
    ARROWS,
    ELEPHANT,
    HIT_HIGH,
    HIT_LEVEL,
    HIT_LOW,
    JAVELINS,
    OWNER,
    RANGE,
    UNIT,
    UNITS,
    WEAPON_OF,
)
from anabasis.games.arbela.events import HIT, RAMPAGE_CHECK, SHOT
from anabasis.games.arbela.rules.casualties import Stranded, leaders_in, stranded
from anabasis.games.arbela.rules.elephant import RampageFight, rampaging, run_wild
from anabasis.games.arbela.rules.missiles import (
    DEFENSIVE,
    NOTED,
    TARGET_ENGAGED,
    is_shower,
    reach_refusal,
    shooter_refusal,
)
from anabasis.games.arbela.rules.stacking import eliminate, lay_open, may_be_laid_open
from anabasis.games.arbela.state import NOBODY, Battle, is_engaged, marked
from anabasis.kit.rows import BYTE, changed

# ---- the shot


def shoot(battle: Battle, unit: int, target: int, manner: int, die: Die, log: list[Event]) -> bool:
    """7.2a, 7.2b, 2.2.1c, 2.2.1h, 7.2e Two dice less armour, own hits and shower fire; in the range
    on the card it is a hit. Returns whether it was.

    7.1f, 7.1n It is noted that the unit has fired in that manner this turn.
    """
    lay_open(battle, unit, log)
    marked(battle, unit, NOTED[manner])
    shower = int(is_shower(battle, unit, battle.place[target]))
    dice = die.dice(2, 6)
    total = dice - ARMOUR[target] - battle.hits[unit] - shower
    hit = is_hit(unit, total)
    log.append(
        Event(
            SHOT,
            (
                OWNER[unit],
                unit,
                target,
                manner,
                dice,
                ARMOUR[target],
                battle.hits[unit],
                shower,
                total,
                int(hit),
            ),
        )
    )
    if hit:
        take_hit(battle, target, total, WEAPON_OF[unit], log)
    return hit


def is_hit(unit: int, total: int) -> bool:
    """2.2.1h, 7.2b Whether a unit hits with two dice, less what is taken off them."""
    return HIT_LOW[unit] <= total <= HIT_HIGH[unit]


def take_hit(battle: Battle, unit: int, total: int, weapon: int, log: list[Event]) -> None:
    """7.2b, 7.3a, 7.3b, 7.3c, 2.2.1d One hit, which stays; above the hit level the unit is
    eliminated at once, disrupted or not. 7.3d Nobody advances."""
    hits = battle.hits[unit] + 1
    battle.hits = changed(battle.hits, unit, hits)
    log.append(Event(HIT, (OWNER[unit], unit, hits, HIT_LEVEL[unit])))
    if unit == ELEPHANT:
        elephant_hit(battle, total, weapon)
    elif hits > HIT_LEVEL[unit]:
        section = battle.place[unit]
        eliminate(battle, BYTE[unit], log)
        stranded(battle, section, log)


# ---- defensive fire


def defenders_who_shoot(battle: Battle, section: int) -> bytes:
    """7.1h, 7.1l The units of a Section that may be asked for defensive fire: outside their own
    Deployment row all, there the top unit and the skirmishers, of which one may be laid open."""
    stack = battle.stacks[section]
    if not stack or not HOME[OWNER[stack[0]]][section]:
        return stack
    found = stack[:1]
    for unit in stack[1:]:
        if RANGE[unit] and may_be_laid_open(battle, unit):
            found += BYTE[unit]
    return found


class DefensiveFire(Procedure[Battle]):
    """7.1l, 8.9a Before a shock each unit in turn that may fire is asked for a shot at an
    attacker."""

    def __init__(self, units: bytes, attackers: bytes, manner: int) -> None:
        self.units = units
        """Those still to be asked."""
        self.attackers = attackers
        self.manner = manner

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        for at, unit in enumerate(self.units):
            if shooter_refusal(position, unit, self.manner) is not None:
                continue
            decision = DefendByFire(OWNER[unit], unit, self.attackers, self.manner)
            for attacker in self.attackers:
                if SHOOT[attacker].refusal(position, decision, OWNER[unit]) is None:
                    rest = self.units[at + 1 :]
                    position.agenda.append(DefensiveFire(rest, self.attackers, self.manner))
                    position.agenda.append(decision)
                    return


class DefendByFire(Step[Battle]):
    """7.1l, 7.1o, 8.9a At which attacker does the unit shoot, if at all?"""

    case: ClassVar[str] = "7.1l"
    verbs: ClassVar[tuple[str, ...]] = ("hold-fire", "shoot")

    def __init__(self, seat: int, unit: int, attackers: bytes, manner: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.attackers = attackers
        self.manner = manner

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HOLD_FIRE]
        for attacker in self.attackers:
            found.append(SHOOT[attacker])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("defend-by-fire", {"unit": UNIT.word(self.unit)})


class DefensiveShot(Action[Battle, DefendByFire]):
    """7.1l An answer of a unit about to be attacked."""


class HoldFire(DefensiveShot):
    """7.1o No unit has to fire."""

    verb: ClassVar[str] = "hold-fire"

    def refusal(self, position: Battle, decision: DefendByFire, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: DefendByFire, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class Shoot(DefensiveShot):
    """7.1l, 7.1m, 8.7.1f Shoot at an attacking unit in front and within range; in a stack the top
    unit is hit (7.2c)."""

    verb: ClassVar[str] = "shoot"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: DefendByFire, seat: int) -> Refusal | None:
        if self.unit not in decision.attackers:
            return NOT_ATTACKING
        place = position.place[self.unit]
        unit = decision.unit
        if place >= FLANK:
            faces_it = FLANK_STRUCK[place - FLANK][position.facing[unit]] == FRONT
            return None if faces_it else NOT_FACING_FLANK
        if place >= SECTIONS:
            return NOT_ATTACKING
        refusal = reach_refusal(position, unit, place)
        if refusal is None and position.engaged and is_engaged(position, place):
            return TARGET_ENGAGED
        return refusal

    def do(
        self, position: Battle, decision: DefendByFire, seat: int, die: Die, log: list[Event]
    ) -> None:
        target = struck(position, self.unit)
        shoot(position, decision.unit, target, decision.manner, die, log)


def struck(battle: Battle, attacker: int) -> int:
    """7.2c The unit that a shot at an attacker strikes: in a stack the top one."""
    place = battle.place[attacker]
    if place < SECTIONS and attacker in battle.stacks[place]:
        return battle.stacks[place][0]
    return attacker


# ---- the elephant begins to rampage


def elephant_hit(battle: Battle, total: int, weapon: int) -> None:
    """8.10.2b, 8.10.2c, 8.10.2d, 7.3a A heavy hit by bows or javelins makes it rampage at once;
    hits above its level call for the die."""
    if rampaging(battle):
        return
    if total >= HEAVY_HIT and weapon in (ARROWS, JAVELINS):
        leave_leaders(battle)
        battle.agenda.append(Rampage())
    elif battle.hits[ELEPHANT] > HIT_LEVEL[ELEPHANT]:
        leave_leaders(battle)
        battle.agenda.append(RampageCheck())


def leave_leaders(battle: Battle) -> None:
    """9.4.3a A leader who was with the elephant alone is placed elsewhere when it is gone."""
    leaders = leaders_in(battle, battle.place[ELEPHANT])
    battle.agenda.append(Stranded(leaders, battle.leaders))


def check_elephant(battle: Battle, die: Die, log: list[Event], tie: bool = False) -> bool:
    """8.10.1c, 8.10.2a, 8.10.2e The Persian rolls: the elephant rampages, or it is eliminated
    (after a tie: stays, engaged). Returns whether it rampages."""
    result = die.roll(6)
    rampages = result in RAMPAGE_DIE
    log.append(Event(RAMPAGE_CHECK, (PERSIAN, result, int(rampages))))
    if rampages:
        battle.agenda.append(Rampage())
    elif not tie:
        eliminate(battle, BYTE[ELEPHANT], log)
    return rampages


class RampageCheck(Procedure[Battle]):
    """8.10.2d Its hits exceed its hit level."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        check_elephant(position, die, log)


class Rampage(Procedure[Battle]):
    """8.10.3a, 8.10.3b, 8.10.3d The elephant turns, runs, and meets units, which may fire at it, or
    nobody."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        target = run_wild(position, die, log)
        if target == NOBODY:
            return
        position.agenda.append(RampageFight(target, position.hits[ELEPHANT]))
        shooters = defenders_who_shoot(position, target)
        position.agenda.append(DefensiveFire(shooters, BYTE[ELEPHANT], DEFENSIVE))


NOT_FACING_FLANK: Final = Refusal("8.7.1f", "not-facing-flank")
NOT_ATTACKING: Final = Refusal("7.1l", "not-attacking")
HOLD_FIRE: Final = HoldFire()
SHOOT: Final[list[Shoot]] = [Shoot(unit) for unit in range(UNITS)]
