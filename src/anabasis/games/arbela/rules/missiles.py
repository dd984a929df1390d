"""7 Missile fire: who can shoot at what, the roll, hits, reaction and defensive fire."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    BETWEEN,
    FLANK,
    FLANK_STRUCK,
    FRONT,
    HOME,
    REACH,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    ARMOUR,
    ARROWS,
    ELEPHANT,
    HIT_HIGH,
    HIT_LEVEL,
    HIT_LOW,
    IS_SKIRMISHER,
    OWNER,
    RANGE,
    UNIT,
    UNITS,
    WEAPON_OF,
)
from anabasis.games.arbela.events import HIT, SHOT
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.stacking import (
    eliminate,
    face_up,
    lay_open,
    may_be_laid_open,
)
from anabasis.games.arbela.state import (
    BYTE,
    FIRED,
    Battle,
    changed,
    is_engaged,
    marked,
    side_at,
)

OFFENSIVE: Final = 0
REACTION: Final = 1
DEFENSIVE: Final = 2
RETREATING: Final = 3


def unit_word(unit: int) -> str:
    return f"unit:{UNIT.text(unit)}"


def section_word(section: int) -> str:
    return f"section:{SECTION.text(section)}"


# ---- who can shoot at what


def shooter_refusal(battle: Battle, unit: int) -> Refusal | None:
    """7.1a, 7.1f, 7.1h, 7.1n, 8.4.1b, 8.5.1b, 4.3.1f, 4.3.2e Why a unit cannot shoot now, at
    whatever target; or None."""
    if not RANGE[unit]:
        return NO_MISSILES
    section = battle.place[unit]
    if section >= SECTIONS:
        return NOT_ON_FIELD
    if battle.disrupted[unit]:
        return DISRUPTED_NO_FIRE
    if battle.marks[unit] & FIRED:
        return HAS_FIRED
    if battle.engaged and is_engaged(battle, section):
        return ENGAGED_NO_FIRE
    if not face_up(battle, unit) and not may_be_laid_open(battle, unit):
        return FACE_DOWN
    return None


def reaches(battle: Battle, unit: int, target: int) -> bool:
    """7.1b, 7.1c, 7.1d, 4.2e Whether a Section lies in front of the unit and within its range."""
    return target in REACH[RANGE[unit]][battle.place[unit] * 4 + battle.facing[unit]]


def target_refusal(battle: Battle, unit: int, target: int) -> Refusal | None:
    """7.1e, 7.2d, 8.5.1c, 4.3.3b Why a Section cannot be fired at by a unit that can shoot."""
    if side_at(battle, target) != 1 - OWNER[unit]:
        return NO_TARGET
    if not reaches(battle, unit, target):
        return OUT_OF_REACH
    if battle.engaged and is_engaged(battle, target):
        return TARGET_ENGAGED
    return None


def has_target(battle: Battle, unit: int) -> bool:
    """7.1e Whether there is a Section that a unit able to shoot may fire at."""
    for target in REACH[RANGE[unit]][battle.place[unit] * 4 + battle.facing[unit]]:
        if battle.stacks[target] and target_refusal(battle, unit, target) is None:
            return True
    return False


def lies_below(battle: Battle, unit: int) -> bool:
    """7.1.1c Whether the unit is stacked below another."""
    return battle.stacks[battle.place[unit]][0] != unit


def is_shower(battle: Battle, unit: int, target: int) -> bool:
    """7.1.1a, 7.1.1b, 7.1.1c, 7.1.1d, 4.3.1f Whether a shot at a Section is shower fire: arrows
    over a Section with units, or a skirmisher shooting from below."""
    if IS_SKIRMISHER[unit] and lies_below(battle, unit):
        return True
    if WEAPON_OF[unit] != ARROWS or target >= SECTIONS:
        return False
    key = (battle.place[unit] * 4 + battle.facing[unit]) * SECTIONS + target
    over = BETWEEN.get(key)
    if over is None:
        return False
    for section in over:
        if battle.stacks[section]:
            return True
    return False


# ---- the shot


def shoot(battle: Battle, unit: int, target: int, manner: int, die: Die, log: list[Event]) -> bool:
    """7.2a, 7.2b, 2.2.1c, 2.2.1h, 7.2e Two dice less armour, own hits and shower fire; in the range
    on the card it is a hit. Returns whether it was.

    7.1n The unit has then fired for this turn.
    """
    lay_open(battle, unit, log)
    marked(battle, unit, FIRED)
    shower = int(is_shower(battle, unit, battle.place[target]))
    dice = die.dice(2, 6)
    total = dice - ARMOUR[target] - battle.hits[unit] - shower
    hit = HIT_LOW[unit] <= total <= HIT_HIGH[unit]
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


def take_hit(battle: Battle, unit: int, total: int, weapon: int, log: list[Event]) -> None:
    """7.2b, 7.3a, 7.3b, 7.3c, 2.2.1d One hit, which stays; above the hit level the unit is
    eliminated at once, disrupted or not. 7.3d Nobody advances."""
    hits = battle.hits[unit] + 1
    battle.hits = changed(battle.hits, unit, hits)
    log.append(Event(HIT, (OWNER[unit], unit, hits, HIT_LEVEL[unit])))
    if unit == ELEPHANT:
        from anabasis.games.arbela.rules.elephant import elephant_hit

        elephant_hit(battle, total, weapon)
    elif hits > HIT_LEVEL[unit]:
        section = battle.place[unit]
        eliminate(battle, BYTE[unit], log)
        stranded(battle, section, log)


def fire_at(battle: Battle, unit: int, section: int, die: Die, log: list[Event]) -> None:
    """7.1f, 7.2c, 7.1j Offensive fire at the top unit of a Section, which may then answer."""
    target = battle.stacks[section][0]
    came_from = battle.place[unit]
    shoot(battle, unit, target, OFFENSIVE, die, log)
    if can_answer(battle, target, came_from):
        battle.agenda.append(React(OWNER[target], target, came_from))


def can_answer(battle: Battle, unit: int, section: int) -> bool:
    """7.1j Whether the unit fired at still lives, can shoot, and reaches the Section."""
    if not RANGE[unit] or battle.place[unit] >= SECTIONS:
        return False
    if unit == ELEPHANT and elephant_runs(battle):
        return False
    return shooter_refusal(battle, unit) is None and target_refusal(battle, unit, section) is None


def elephant_runs(battle: Battle) -> bool:
    """8.10.3f Whether the elephant is about to rampage: it then fires no more."""
    from anabasis.games.arbela.rules.elephant import Rampage, RampageCheck

    for frame in battle.agenda:
        if isinstance(frame, (Rampage, RampageCheck)):
            return True
    return False


# ---- reaction fire


class React(Step[Battle]):
    """7.1j, 7.1k, 7.1o The unit that was fired at may fire back, and nobody answers that."""

    case: ClassVar[str] = "7.1j"

    def __init__(self, seat: int, unit: int, section: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.section = section

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, Reaction)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [HOLD, FIRE_BACK]

    def prompt(self, position: Battle) -> Message:
        return Message(
            "react", {"unit": unit_word(self.unit), "section": section_word(self.section)}
        )


class Reaction(Action[Battle, React]):
    """7.1j An answer to being fired at."""


class Hold(Reaction):
    """7.1o No unit has to fire."""

    verb: ClassVar[str] = "hold"

    def refusal(self, position: Battle, decision: React, seat: int) -> Refusal | None:
        return None

    def do(self, position: Battle, decision: React, seat: int, die: Die, log: list[Event]) -> None:
        pass


class FireBack(Reaction):
    """7.1j, 7.2c Fire back at the top unit of the Section the shot came from."""

    verb: ClassVar[str] = "fire-back"

    def refusal(self, position: Battle, decision: React, seat: int) -> Refusal | None:
        return None

    def do(self, position: Battle, decision: React, seat: int, die: Die, log: list[Event]) -> None:
        shoot(position, decision.unit, position.stacks[decision.section][0], REACTION, die, log)


# ---- defensive fire


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
            if shooter_refusal(position, unit) is not None:
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

    def __init__(self, seat: int, unit: int, attackers: bytes, manner: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.attackers = attackers
        self.manner = manner

    def accepts(self, action: Action[Any, Any]) -> bool:
        return isinstance(action, DefensiveShot)

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [HOLD_FIRE]
        for attacker in self.attackers:
            found.append(SHOOT[attacker])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("defend-by-fire", {"unit": unit_word(self.unit)})


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
            if FLANK_STRUCK[place - FLANK][position.facing[unit]] != FRONT:
                return OUT_OF_REACH
            return None
        if place >= SECTIONS:
            return NOT_ATTACKING
        if not reaches(position, unit, place):
            return OUT_OF_REACH
        if position.engaged and is_engaged(position, place):
            return TARGET_ENGAGED
        return None

    def do(
        self, position: Battle, decision: DefendByFire, seat: int, die: Die, log: list[Event]
    ) -> None:
        place = position.place[self.unit]
        target = self.unit
        if place < SECTIONS and target in position.stacks[place]:
            target = position.stacks[place][0]
        shoot(position, decision.unit, target, decision.manner, die, log)


def defenders_who_shoot(battle: Battle, section: int) -> bytes:
    """7.1h, 7.1l The units of a Section that may be asked for defensive fire: outside their own
    Deployment row all, there the top unit and one skirmisher."""
    stack = battle.stacks[section]
    if not stack or not HOME[OWNER[stack[0]]][section]:
        return stack
    found = stack[:1]
    for unit in stack[1:]:
        if RANGE[unit] and may_be_laid_open(battle, unit):
            return found + BYTE[unit]
    return found


NO_MISSILES: Final = Refusal("7.1a", "no-missiles")
NOT_ON_FIELD: Final = Refusal("7.1a", "not-on-field")
DISRUPTED_NO_FIRE: Final = Refusal("8.4.1b", "disrupted-no-fire")
HAS_FIRED: Final = Refusal("7.1f", "has-fired")
ENGAGED_NO_FIRE: Final = Refusal("8.5.1b", "engaged-no-fire")
FACE_DOWN: Final = Refusal("7.1h", "face-down")
NO_TARGET: Final = Refusal("7.1e", "no-target")
OUT_OF_REACH: Final = Refusal("7.1d", "out-of-reach")
TARGET_ENGAGED: Final = Refusal("8.5.1c", "target-engaged")
NOT_ATTACKING: Final = Refusal("7.1l", "not-attacking")
HOLD: Final = Hold()
FIRE_BACK: Final = FireBack()
HOLD_FIRE: Final = HoldFire()
SHOOT: Final[list[Shoot]] = [Shoot(unit) for unit in range(UNITS)]
