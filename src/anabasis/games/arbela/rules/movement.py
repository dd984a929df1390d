"""What one unit does when its Section acts: it moves step by step (6.1), fires, goes back (7.4) and
declares an attack (8.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    HOME,
    REACH,
    SECTION,
    SECTIONS,
    WING,
    WING_COLUMN,
)
from anabasis.games.arbela.cards import (
    IS_CAVALRY,
    OWNER,
    RANGE,
    STRAIGHT,
    UNIT,
)
from anabasis.games.arbela.events import ATTACK_DECLARED, DEED, UNIT_MOVED, WENT_BACK
from anabasis.games.arbela.rules.attacks import attack_refusal, flank_refusal
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.deeds import WITH_FIRE, WITH_MOVE, WITH_SHOCK, end_deed
from anabasis.games.arbela.rules.facing import TurnOnTheWay
from anabasis.games.arbela.rules.flank import (
    attempt,
    flank_target_refusal,
)
from anabasis.games.arbela.rules.leaders import ask_leader
from anabasis.games.arbela.rules.missiles import OFFENSIVE, shooter_refusal, target_refusal
from anabasis.games.arbela.rules.placing import ChooseDepth
from anabasis.games.arbela.rules.reaction import fire_at
from anabasis.games.arbela.rules.stacking import (
    REVEALED_WAITS,
    entry_refusal,
    lay_open,
    put,
    stop_refusal,
    take,
)
from anabasis.games.arbela.rules.steps import (
    DIAGONALLY,
    STRAIGHT_ON,
    may_turn,
    step_ends,
    step_refusal,
    turned_facing,
)
from anabasis.games.arbela.state import (
    ACTED,
    FIRED,
    MOVED,
    NOBODY,
    Attack,
    Battle,
    marked,
)

# ---- the unit's turn


class UnitTurn(Step[Battle]):
    """5.1b, 4.3.1d, 7.1g, 8.10a What the unit does next, each of a stack for itself: a
    step, a shot, an attack, or nothing more."""

    case: ClassVar[str] = "5.1b"
    verbs: ClassVar[tuple[str, ...]] = ("done", "step", "fire", "back", "attack", "flank")

    def __init__(
        self,
        seat: int,
        home: int,
        deed: int,
        unit: int,
        below: bool,
        steps: int,
        way: int,
        out: bool,
        begins: bool,
    ) -> None:
        super().__init__(seat)
        self.home = home
        """The activated Section."""
        self.deed = deed
        self.unit = unit
        self.below = below
        """4.3.2h It lay below the top of a Deployment stack when its Section was activated."""
        self.steps = steps
        self.way = way
        """How it has moved: not at all, straight or (last) diagonally."""
        self.out = out
        """7.4a It has gone one Section straight ahead and fired there."""
        self.begins = begins
        """It has just fired, or is the next unit of its Section, which nobody had to name."""

    def continues(self) -> bool:
        return not self.begins

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        unit = self.unit
        section = position.place[unit]
        at = section * 4 + position.facing[unit]
        found: list[Action[Battle, Any]] = [DONE]
        deed = self.deed
        stacks = position.stacks
        fronts = (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at])
        if WITH_MOVE[deed]:
            for to in fronts:
                if to >= 0:
                    found.append(STEP[to])
        if WITH_FIRE[deed] and RANGE[unit] and not position.marks[unit] & FIRED:
            for target in REACH[RANGE[unit]][at]:
                if stacks[target]:
                    found.append(FIRE[target])
        if WITH_SHOCK[deed]:
            for to in fronts:
                if to >= 0 and stacks[to]:
                    found.append(ATTACKS[to])
            if IS_CAVALRY[unit] and WING[section] >= 0:
                for target in range(WING_COLUMN[WING[section]], SECTIONS, 7):
                    if stacks[target]:
                        found.append(FLANKS[target])
        if self.out:
            found.append(BACK)
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("unit-turn", {"unit": UNIT.word(self.unit), "deed": DEED.word(self.deed)})


class Resume(Procedure[Battle]):
    """The unit goes on, unless it is gone, when what its last step or shot brought about is
    over."""

    def __init__(self, turn: UnitTurn) -> None:
        self.turn = turn

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        unit = self.turn.unit
        if position.place[unit] < SECTIONS and not position.disrupted[unit]:
            position.agenda.append(self.turn)


class UnitAnswer(Action[Battle, UnitTurn]):
    """5.1b Something that a unit does in its Section's deed."""


class Done(UnitAnswer):
    """5.1b, 6.1b The unit does nothing more."""

    verb: ClassVar[str] = "done"

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        if not decision.steps:
            return None
        unit = decision.unit
        return stop_refusal(position, unit, position.place[unit], position.facing[unit])

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        stop(position, decision, True)


def stop(battle: Battle, turn: UnitTurn, choose: bool) -> None:
    """4.3.1e, 4.3.2j, 5.1p The unit's move is over: its place in a stack it joined, unless it has
    just fired from there (7.1g), and whether the leader goes along."""
    if not turn.steps:
        return
    unit = turn.unit
    section = battle.place[unit]
    if choose and not turn.begins and len(battle.stacks[section]) > 1:
        battle.agenda.append(ChooseDepth(turn.seat, unit, section, False, False))
    ask_leader(battle, unit, turn.home, section)


class TakeStep(UnitAnswer):
    """6.1a One step, straight or diagonally ahead."""

    verb: ClassVar[str] = "step"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        if not WITH_MOVE[decision.deed]:
            return NO_MOVE_IN_IT
        unit = decision.unit
        section = position.place[unit]
        facing = position.facing[unit]
        to = self.section
        steps, way = decision.steps, decision.way
        refusal = step_refusal(position, unit, section, facing, to, steps, way)
        if refusal is not None:
            return refusal
        if step_ends(position, unit, section, facing, to, steps, may_turn(position, unit)):
            return None
        return stop_refusal(position, unit, to, facing)

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        section = position.place[unit]
        facing = position.facing[unit]
        to = self.section
        turned = turned_facing(section, facing, to)
        way = STRAIGHT_ON if turned == NOBODY else DIAGONALLY
        steps = decision.steps + 1
        step_into(position, unit, to, log)
        agenda = position.agenda
        home, deed, below = decision.home, decision.deed, decision.below
        turn = UnitTurn(seat, home, deed, unit, below, steps, way, False, False)
        agenda.append(Resume(turn))
        if turned != NOBODY and may_turn(position, unit):
            agenda.append(TurnOnTheWay(seat, unit, turned, steps, way))
        stranded(position, to, log)


def step_into(battle: Battle, unit: int, to: int, log: list[Event]) -> None:
    """6.1a, 6.1.1h, 4.3.2p The unit is now in the next Section, and engaged if that is."""
    section = battle.place[unit]
    lay_open(battle, unit, log)
    log.append(Event(UNIT_MOVED, (OWNER[unit], unit, section, to)))
    take(battle, unit, to, log)
    put(battle, unit, to, 0, hidden=False)
    battle.stirred |= 1 << section | 1 << to
    marked(battle, unit, MOVED | ACTED)


class Fire(UnitAnswer):
    """7.1f, 7.1g, 5.1e Fire at a Section: before, during, after or instead of the move. A unit that
    has joined others first takes its place among them."""

    verb: ClassVar[str] = "fire"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        if not WITH_FIRE[decision.deed]:
            return NO_FIRE_IN_IT
        refusal = shooter_refusal(position, decision.unit, OFFENSIVE)
        if refusal is not None:
            return refusal
        return target_refusal(position, decision.unit, self.section)

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        out = decision.steps == 1 and decision.way == STRAIGHT_ON
        steps, way = decision.steps, decision.way
        home, deed, below = decision.home, decision.deed, decision.below
        turn = UnitTurn(seat, home, deed, unit, below, steps, way, out, True)
        position.agenda.append(Resume(turn))
        marked(position, unit, ACTED)
        section = position.place[unit]
        if steps and len(position.stacks[section]) > 1:
            position.agenda.append(OpenFire(unit, self.section))
            position.agenda.append(ChooseDepth(seat, unit, section, False, True))
        else:
            fire_at(position, unit, self.section, die, log)


class OpenFire(Procedure[Battle]):
    """7.1g The unit fires from the place that it has taken in a stack."""

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        fire_at(position, self.unit, self.target, die, log)


class GoBack(UnitAnswer):
    """7.4a, 5.1f After its shot, cavalry that could move two Sections straight ahead goes back to
    where it came from.

    7.4b It is asked when reaction fire, if any, has been resolved.
    7.4c It may as well go on, or stay.
    7.4d It goes back only if stacking allows it, in a Deployment Section to any place of the stack.
    7.4e It attacks nobody, and its leader has not left (he is asked when a unit's move is over).
    """

    verb: ClassVar[str] = "back"

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        unit = decision.unit
        if not decision.out:
            return NOT_OUT
        if WITH_SHOCK[decision.deed]:
            return BACK_WITHOUT_SHOCK
        if not IS_CAVALRY[unit] or STRAIGHT[unit] < 2:
            return CANNOT_GO_BACK
        refusal = entry_refusal(position, unit, decision.home)
        if refusal is not None:
            return refusal
        return stop_refusal(position, unit, decision.home, position.facing[unit])

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        home = decision.home
        log.append(Event(WENT_BACK, (seat, unit, home)))
        take(position, unit, home, log)
        put(position, unit, home, 0, hidden=False)
        if len(position.stacks[home]) > 1:
            position.agenda.append(ChooseDepth(seat, unit, home, False, False))
        stranded(position, home, log)


class DeclareAttack(UnitAnswer):
    """8.2b, 8.2f, 5.1g, 5.1h Declare a shock attack on a Section; it is fought later. 4.3.2h A unit
    turned up in this activation declares none from its stack."""

    verb: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        if not WITH_SHOCK[decision.deed]:
            return NO_SHOCK_IN_IT
        refusal = attack_refusal(position, decision.unit, self.section)
        if refusal is None and decision.below and position.place[decision.unit] == decision.home:
            return REVEALED_WAITS
        return refusal

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        marked(position, unit, ACTED)
        position.agenda.append(AttackStands(unit, self.section))
        # 8.2.1a In a Deployment Section only the top unit attacks, so it stays there.
        stop(position, decision, not HOME[seat][position.place[unit]])


class AttackStands(Procedure[Battle]):
    """8.2b The attack is declared, when it is settled who else has come to its Section (5.1p)."""

    def __init__(self, unit: int, target: int) -> None:
        self.unit = unit
        self.target = target

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        unit = self.unit
        attack = Attack(unit, position.place[unit], self.target, -1, NOBODY)
        position.attacks = (*position.attacks, attack)
        log.append(Event(ATTACK_DECLARED, (OWNER[unit], unit, self.target)))


class DeclareFlank(UnitAnswer):
    """8.7.1a, 8.7.1b, 5.1g Announce a flank attack on a Wing Section, and roll for it. 8.7.1c If it
    fails, nobody else of the Section acts."""

    verb: ClassVar[str] = "flank"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: UnitTurn, seat: int) -> Refusal | None:
        if not WITH_SHOCK[decision.deed]:
            return NO_SHOCK_IN_IT
        refusal = flank_refusal(position, decision.unit, decision.home)
        if refusal is not None:
            return refusal
        return flank_target_refusal(position, decision.unit, self.section)

    def do(
        self, position: Battle, decision: UnitTurn, seat: int, die: Die, log: list[Event]
    ) -> None:
        marked(position, decision.unit, ACTED)
        if not attempt(position, decision.unit, self.section, decision.home, die, log):
            end_deed(position)


NO_MOVE_IN_IT: Final = Refusal("5.1a", "no-move-in-it")
NO_FIRE_IN_IT: Final = Refusal("5.1a", "no-fire-in-it")
NO_SHOCK_IN_IT: Final = Refusal("5.1a", "no-shock-in-it")
NOT_OUT: Final = Refusal("7.4a", "not-out")
BACK_WITHOUT_SHOCK: Final = Refusal("7.4e", "back-without-shock")
CANNOT_GO_BACK: Final = Refusal("7.4a", "cannot-go-back")
DONE: Final = Done()
BACK: Final = GoBack()
STEP: Final[list[TakeStep]] = [TakeStep(section) for section in range(SECTIONS)]
FIRE: Final[list[Fire]] = [Fire(section) for section in range(SECTIONS)]
ATTACKS: Final[list[DeclareAttack]] = [DeclareAttack(section) for section in range(SECTIONS)]
FLANKS: Final[list[DeclareFlank]] = [DeclareFlank(section) for section in range(SECTIONS)]
