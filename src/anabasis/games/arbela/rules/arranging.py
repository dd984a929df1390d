"""3.1b, 4.3.2o The order of the cards in a stack, laid from the top."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.events import REARRANGED, STACK_LAID
from anabasis.games.arbela.rules.stacking import first_alike_among, turn_up_top
from anabasis.games.arbela.state import SEEN, SEEN_IN_SECTION, Battle
from anabasis.kit.rows import BYTE, changed


class Arrange(Step[Battle]):
    """3.1b, 4.3.2o The owner lays his stack anew, secretly, from the top. `laid` is what lies
    already; `again`: it is a deed, not the set-up."""

    case: ClassVar[str] = "4.3.2o"
    verbs: ClassVar[tuple[str, ...]] = ("lay",)

    def __init__(self, seat: int, section: int, laid: bytes, again: bool) -> None:
        super().__init__(seat)
        self.section = section
        self.laid = laid
        self.again = again

    def left(self, battle: Battle) -> bytes:
        """The cards still to be laid."""
        return bytes([unit for unit in battle.stacks[self.section] if unit not in self.laid])

    def continues(self) -> bool:
        """It goes on with the deed or the cards that lie; in the set-up the top card begins."""
        return self.again or len(self.laid) > 0

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [LAY[unit] for unit in self.left(position)]

    def prompt(self, position: Battle) -> Message:
        if not self.laid:
            return Message("lay-top", {"section": SECTION.word(self.section)})
        return Message("lay-next", {"section": SECTION.word(self.section)})


class Lay(Action[Battle, Arrange]):
    """3.1b, 4.3.2o This card comes next. Of cards that are alike the first is laid first."""

    verb: ClassVar[str] = "lay"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)
    secret: ClassVar[bool] = True

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: Arrange, seat: int) -> Refusal | None:
        left = decision.left(position)
        if self.unit not in left:
            return NOT_IN_STACK
        if first_alike_among(position, self.unit, left) != self.unit:
            return ALIKE_FIRST
        return None

    def do(
        self, position: Battle, decision: Arrange, seat: int, die: Die, log: list[Event]
    ) -> None:
        laid = decision.laid + BYTE[self.unit]
        if len(laid) < len(position.stacks[decision.section]):
            position.agenda.append(Arrange(seat, decision.section, laid, decision.again))
            return
        lay_stack(position, seat, decision.section, laid, decision.again, log)


def lay_stack(
    battle: Battle, seat: int, section: int, laid: bytes, again: bool, log: list[Event]
) -> None:
    """4.3.2f, 4.3.2o The stack lies in its new order: the top face-up, the others face-down, and
    which place a card seen before now has the opponent does not know."""
    battle.stacks[section] = laid
    for unit in laid[1:]:
        battle.laid_open = changed(battle.laid_open, unit, 0)
        if battle.seen[unit] == SEEN and not battle.disrupted[unit]:
            battle.seen = changed(battle.seen, unit, SEEN_IN_SECTION)
    log.append(Event(REARRANGED if again else STACK_LAID, (seat, section, tuple(laid))))
    turn_up_top(battle, section, log)


NOT_IN_STACK: Final = Refusal("4.3.2o", "not-in-stack")
ALIKE_FIRST: Final = Refusal("4.3.2o", "alike-first")
LAY: Final[list[Lay]] = [Lay(unit) for unit in range(UNITS)]
