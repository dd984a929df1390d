"""4.3.1e, 4.3.2j The place in a stack of a unit that joins it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import DEPLOYMENT_UNITS, HOME, SECTION
from anabasis.games.arbela.cards import OWNER, UNIT
from anabasis.games.arbela.rules.missiles import FACE_DOWN
from anabasis.games.arbela.rules.stacking import may_be_laid_open, put, turn_up_top
from anabasis.games.arbela.state import Battle

DEPTH: Final = Numbers("depth", 0, DEPLOYMENT_UNITS - 1)


def join(battle: Battle, unit: int, section: int) -> None:
    """4.3.1e, 4.3.2j, 6.2g, 7.4d, 8.8d A unit comes into a Section from the field; its owner
    chooses its place among those there."""
    others = len(battle.stacks[section])
    put(battle, unit, section, 0, hidden=False)
    if others:
        battle.agenda.append(ChooseDepth(OWNER[unit], unit, section, False, False))


def face_down_below(battle: Battle, unit: int) -> bool:
    """4.3.2d, 7.1h Whether a unit would lie face-down below the top of its stack, so that it could
    not fire."""
    at_home = HOME[OWNER[unit]][battle.place[unit]]
    return at_home and not may_be_laid_open(battle, unit)


class ChooseDepth(Step[Battle]):
    """4.3.1e, 4.3.2j, 4.3.2k How far below the top the unit is put. `hidden`: it comes from the
    Reserve, and the opponent does not see what it is unless it lies on top. `fires`: it is about to
    fire from there (7.1g)."""

    case: ClassVar[str] = "4.3.2j"
    verbs: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: int, unit: int, section: int, hidden: bool, fires: bool) -> None:
        super().__init__(seat)
        self.unit = unit
        self.section = section
        self.hidden = hidden
        self.fires = fires

    def continues(self) -> bool:
        """It goes on with the way on which the unit came."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [AT[depth] for depth in range(len(position.stacks[self.section]))]

    def lapse(self, position: Battle, seat: int) -> Action[Battle, Any]:
        """At the bottom: those already there keep their places."""
        return self.options(position, seat)[-1]

    def prompt(self, position: Battle) -> Message:
        return Message(
            "choose-depth",
            {
                "unit": UNIT.word(self.unit),
                "section": SECTION.word(self.section),
            },
        )


class At(Action[Battle, ChooseDepth]):
    """4.3.2j, 7.1h Put the unit so many cards below the top; not face-down, if it is to fire."""

    verb: ClassVar[str] = "at"
    fields: ClassVar[tuple[Domain, ...]] = (DEPTH,)
    secret: ClassVar[bool] = True

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def args(self) -> tuple[int, ...]:
        return (self.depth,)

    def refusal(self, position: Battle, decision: ChooseDepth, seat: int) -> Refusal | None:
        if self.depth >= len(position.stacks[decision.section]):
            return TOO_DEEP
        if decision.fires and self.depth and face_down_below(position, decision.unit):
            return FACE_DOWN
        return None

    def do(
        self, position: Battle, decision: ChooseDepth, seat: int, die: Die, log: list[Event]
    ) -> None:
        section = decision.section
        stack = position.stacks[section]
        at = stack.index(decision.unit)
        position.stacks[section] = stack[:at] + stack[at + 1 :]
        put(position, decision.unit, section, self.depth, decision.hidden)
        if not decision.hidden:
            turn_up_top(position, section, log)


TOO_DEEP: Final = Refusal("4.3.2j", "too-deep")
AT: Final[list[At]] = [At(depth) for depth in range(DEPLOYMENT_UNITS)]
