"""Facing (4.2): turning as a deed, on the way, and (8.7.2c) after a flank attack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import FACING, FORWARD, SECTION
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.events import FACED, UNIT_TURNED
from anabasis.games.arbela.rules.stacking import away_from, facing_of, stop_refusal
from anabasis.games.arbela.rules.steps import can_end
from anabasis.games.arbela.state import ACTED, NOBODY, TURNED, Battle, marked
from anabasis.kit.rows import BYTE, changed

# ---- the change of facing


class ChooseSectionFacing(Step[Battle]):
    """4.2g, 4.2i, 5.1k The way in which all units of the Section turn, or (5.1b) face already."""

    case: ClassVar[str] = "4.2g"
    verbs: ClassVar[tuple[str, ...]] = ("face",)

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def continues(self) -> bool:
        """It goes on with the deed."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        facing = facing_of(position, self.section, NOBODY)
        return [FACES[(facing + sides) % 4] for sides in range(4)]

    def prompt(self, position: Battle) -> Message:
        return Message("choose-section-facing", {"section": SECTION.word(self.section)})


class Face(Action[Battle, ChooseSectionFacing]):
    """4.2g, 4.2h, 4.2i, 7.1i, 8.2g All fit units turn together, and do nothing else this turn."""

    verb: ClassVar[str] = "face"
    fields: ClassVar[tuple[Domain, ...]] = (FACING,)

    def __init__(self, facing: int) -> None:
        self.facing = facing

    def args(self) -> tuple[int, ...]:
        return (self.facing,)

    def refusal(self, position: Battle, decision: ChooseSectionFacing, seat: int) -> Refusal | None:
        return None

    def do(
        self,
        position: Battle,
        decision: ChooseSectionFacing,
        seat: int,
        die: Die,
        log: list[Event],
    ) -> None:
        section = decision.section
        turns = facing_of(position, section, NOBODY) != self.facing
        units = position.stacks[section]
        away = away_from(position, section)
        if away != NOBODY:
            units += BYTE[away]
        for unit in units:
            position.facing = changed(position.facing, unit, self.facing)
            position.marks = changed(position.marks, unit, position.marks[unit] | ACTED)
        if turns:
            log.append(Event(FACED, (seat, section, self.facing)))


# ---- turning after a diagonal step


class TurnOnTheWay(Step[Battle]):
    """4.2k, 4.2l After a diagonal step the unit keeps its facing, or turns to that side."""

    case: ClassVar[str] = "4.2k"
    verbs: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, seat: int, unit: int, turned: int, steps: int, way: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.turned = turned
        self.steps = steps
        self.way = way

    def continues(self) -> bool:
        """It goes on with the step."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [TURN[position.facing[self.unit]], TURN[self.turned]]

    def prompt(self, position: Battle) -> Message:
        return Message("turn-on-the-way", {"unit": UNIT.word(self.unit)})


class Turn(Action[Battle, TurnOnTheWay]):
    """4.2k Face that way from now on."""

    verb: ClassVar[str] = "turn"
    fields: ClassVar[tuple[Domain, ...]] = (FACING,)

    def __init__(self, facing: int) -> None:
        self.facing = facing

    def args(self) -> tuple[int, ...]:
        return (self.facing,)

    def refusal(self, position: Battle, decision: TurnOnTheWay, seat: int) -> Refusal | None:
        unit = decision.unit
        if self.facing not in (position.facing[unit], decision.turned):
            return WRONG_TURN
        section = position.place[unit]
        keeps = self.facing == position.facing[unit]
        steps, way = decision.steps, decision.way
        if can_end(position, unit, section, self.facing, steps, way, keeps):
            return None
        return stop_refusal(position, unit, section, self.facing)

    def do(
        self, position: Battle, decision: TurnOnTheWay, seat: int, die: Die, log: list[Event]
    ) -> None:
        unit = decision.unit
        if self.facing != position.facing[unit]:
            position.facing = changed(position.facing, unit, self.facing)
            marked(position, unit, TURNED)
            log.append(Event(UNIT_TURNED, (seat, unit, self.facing)))


# ---- after a flank attack


class ChooseFacing(Step[Battle]):
    """8.7.2c After a flank attack the unit that moved in faces any way its owner likes."""

    case: ClassVar[str] = "8.7.2c"
    verbs: ClassVar[tuple[str, ...]] = ("look",)

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return list(LOOK)

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """Towards the enemy side."""
        return LOOK[FORWARD[seat]]

    def prompt(self, position: Battle) -> Message:
        return Message("choose-facing", {"unit": UNIT.word(self.unit)})


class FaceAfterFlank(Action[Battle, ChooseFacing]):
    """8.7.2c Face that way."""

    verb: ClassVar[str] = "look"
    fields: ClassVar[tuple[Domain, ...]] = (FACING,)

    def __init__(self, facing: int) -> None:
        self.facing = facing

    def args(self) -> tuple[int, ...]:
        return (self.facing,)

    def refusal(self, position: Battle, decision: ChooseFacing, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: ChooseFacing, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.facing = changed(position.facing, decision.unit, self.facing)
        log.append(Event(UNIT_TURNED, (seat, decision.unit, self.facing)))


WRONG_TURN: Final = Refusal("4.2k", "wrong-turn")
FACES: Final[list[Face]] = [Face(facing) for facing in range(4)]
TURN: Final[list[Turn]] = [Turn(facing) for facing in range(4)]
LOOK: Final[list[FaceAfterFlank]] = [FaceAfterFlank(facing) for facing in range(4)]
