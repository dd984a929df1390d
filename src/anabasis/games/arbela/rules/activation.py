"""Section activation (5.0): which Section acts, and which deed it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, Step
from anabasis.games.arbela.board import SECTION, SECTIONS
from anabasis.games.arbela.events import DEED, DEED_DECLARED
from anabasis.games.arbela.rules.acting import begin_acting
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.rules.deeds import (
    DEEDS,
    FACE,
    FIRE_ONLY,
    MOVE,
    REARRANGE,
    SEND_BACK,
    SHOCK_ONLY,
    WITHDRAW,
    deed_refusal,
)
from anabasis.games.arbela.rules.facing import ChooseSectionFacing
from anabasis.games.arbela.rules.seize import open_window
from anabasis.games.arbela.rules.send_back import SendBack
from anabasis.games.arbela.state import ACTIONS, NOBODY, ORDERED, USED, Battle, side_at
from anabasis.kit.rows import changed


class Activate(Decision[Battle]):
    """5.0a, 5.0b, 5.0e The active player picks the next ordered Section, or ends it."""

    case: ClassVar[str] = "5.0a"
    verbs: ClassVar[tuple[str, ...]] = ("end-actions", "activate")

    def run_alone(self, position: Battle, die: Die, log: list[Event]) -> bool:
        position.phase = ACTIONS
        for section in range(SECTIONS):
            ordered = position.ordered[section] == ORDERED
            if ordered and ACTIVATE[section].refusal(position, self, self.seat) is None:
                return False
        position.agenda.pop()
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [END_ACTIVATIONS]
        for section in range(SECTIONS):
            if position.ordered[section] == ORDERED:
                found.append(ACTIVATE[section])
        return found

    def prompt(self, position: Battle) -> Message:
        left = sum([order == ORDERED for order in position.ordered])
        return Message("activate", {"left": left})


class ActivateAnswer(Action[Battle, Activate]):
    """5.0a An answer to which Section acts next."""


class EndActivations(ActivateAnswer):
    """5.0e, 4.1p End the activations; unused orders are lost, declared attacks are still fought."""

    verb: ClassVar[str] = "end-actions"

    def refusal(self, position: Battle, decision: Activate, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Battle, decision: Activate, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


class ActivateSection(ActivateAnswer):
    """5.0a, 5.1a, 5.1q A Section acts that has an order and has not acted."""

    verb: ClassVar[str] = "activate"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: Activate, seat: int) -> Refusal | None:
        section = self.section
        if position.ordered[section] == USED:
            return HAS_BEEN_ACTIVATED
        if position.ordered[section] != ORDERED:
            return NOT_ORDERED
        return nothing_to_do(position, section, seat)

    def do(
        self, position: Battle, decision: Activate, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(Activate(seat))
        position.agenda.append(ChooseDeed(seat, self.section))


def nothing_to_do(battle: Battle, section: int, seat: int) -> Refusal | None:
    """5.1a Whether there is no deed at all that the Section could do."""
    if side_at(battle, section) != seat:
        return NO_UNITS_THERE
    for deed in LIKELY_FIRST:
        if deed_refusal(battle, section, deed) is None:
            return None
    return NO_DEED_LEFT


class ChooseDeed(Step[Battle]):
    """5.1a The one deed that the Section does."""

    case: ClassVar[str] = "5.1a"
    verbs: ClassVar[tuple[str, ...]] = ("declare",)

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def continues(self) -> bool:
        """It goes on with the Section that was activated, or ordered late."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return list(DECLARE)

    def prompt(self, position: Battle) -> Message:
        return Message("choose-deed", {"section": SECTION.word(self.section)})


class Declare(Action[Battle, ChooseDeed]):
    """5.1a, 5.1n, 4.1s Declare the deed; before it is carried out, the opponent may seize."""

    verb: ClassVar[str] = "declare"
    fields: ClassVar[tuple[Domain, ...]] = (DEED,)

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def args(self) -> tuple[int, ...]:
        return (self.deed,)

    def refusal(self, position: Battle, decision: ChooseDeed, seat: int) -> Refusal | None:
        return deed_refusal(position, decision.section, self.deed)

    def do(
        self, position: Battle, decision: ChooseDeed, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(DEED_DECLARED, (seat, decision.section, self.deed)))
        position.agenda.append(CarryOut(seat, decision.section, self.deed))
        open_window(position)


class CarryOut(Procedure[Battle]):
    """5.1a, 5.1q The declared deed is carried out, and the order is used up."""

    def __init__(self, seat: int, section: int, deed: int) -> None:
        self.seat = seat
        self.section = section
        self.deed = deed

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        seat, section, deed = self.seat, self.section, self.deed
        position.ordered = changed(position.ordered, section, USED)
        agenda = position.agenda
        if deed == FACE:
            agenda.append(ChooseSectionFacing(seat, section))
        elif deed == REARRANGE:
            position.closed |= 1 << section
            agenda.append(Arrange(seat, section, b"", True))
        elif deed == SEND_BACK:
            agenda.append(SendBack(seat, section, NOBODY))
        else:
            agenda.append(begin_acting(position, seat, section, deed))


LIKELY_FIRST: Final = (FACE, SEND_BACK, WITHDRAW, MOVE, SHOCK_ONLY, FIRE_ONLY, REARRANGE)
"""Deeds in an order in which one that is possible is found soon; the others need one of them."""
HAS_BEEN_ACTIVATED: Final = Refusal("5.1q", "has-been-activated")
NOT_ORDERED: Final = Refusal("5.0b", "not-ordered")
NO_UNITS_THERE: Final = Refusal("5.0b", "no-units-there")
NO_DEED_LEFT: Final = Refusal("5.1a", "no-deed-left")
END_ACTIVATIONS: Final = EndActivations()
ACTIVATE: Final[list[ActivateSection]] = [ActivateSection(section) for section in range(SECTIONS)]
DECLARE: Final[list[Declare]] = [Declare(deed) for deed in range(DEEDS)]
