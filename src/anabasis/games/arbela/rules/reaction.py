"""Offensive fire (7.1f), and the reaction fire that answers it (7.1j)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import SECTION, SECTIONS
from anabasis.games.arbela.cards import ELEPHANT, OWNER, RANGE, UNIT
from anabasis.games.arbela.rules.missiles import (
    OFFENSIVE,
    REACTION,
    shooter_refusal,
    target_refusal,
)
from anabasis.games.arbela.rules.shots import Rampage, RampageCheck, shoot
from anabasis.games.arbela.state import Battle


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
    if shooter_refusal(battle, unit, REACTION) is not None:
        return False
    return target_refusal(battle, unit, section) is None


def elephant_runs(battle: Battle) -> bool:
    """8.10.3f Whether the elephant is about to rampage: it then fires no more."""
    for frame in battle.agenda:
        if isinstance(frame, (Rampage, RampageCheck)):
            return True
    return False


class React(Step[Battle]):
    """7.1j, 7.1k, 7.1o The unit that was fired at may fire back, and nobody answers that."""

    case: ClassVar[str] = "7.1j"
    verbs: ClassVar[tuple[str, ...]] = ("hold", "fire-back")

    def __init__(self, seat: int, unit: int, section: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.section = section

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [HOLD, FIRE_BACK]

    def prompt(self, position: Battle) -> Message:
        return Message(
            "react", {"unit": UNIT.word(self.unit), "section": SECTION.word(self.section)}
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


HOLD: Final = Hold()
FIRE_BACK: Final = FireBack()
