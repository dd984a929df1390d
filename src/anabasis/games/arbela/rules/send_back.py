"""Disrupted units to the Reserve (5.1.1): which of a Section go."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.arbela.board import RESERVE, SECTION
from anabasis.games.arbela.cards import UNIT, UNITS
from anabasis.games.arbela.events import SENT_BACK
from anabasis.games.arbela.rules.leaders import ask_leader
from anabasis.games.arbela.rules.stacking import to_reserve
from anabasis.games.arbela.state import NOBODY, Battle


class SendBack(Step[Battle]):
    """5.1.1a Which disrupted units go to the Reserve? `last`: the one that went last, or
    `NOBODY`."""

    case: ClassVar[str] = "5.1.1a"
    verbs: ClassVar[tuple[str, ...]] = ("no-more", "send")

    def __init__(self, seat: int, section: int, last: int) -> None:
        super().__init__(seat)
        self.section = section
        self.last = last

    def continues(self) -> bool:
        """It goes on with the deed, or the unit before."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [NO_MORE]
        for unit in position.stacks[self.section]:
            if position.disrupted[unit]:
                found.append(SEND[unit])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("send-back", {"section": SECTION.word(self.section)})


class SendBackAnswer(Action[Battle, SendBack]):
    """5.1.1a One more unit, or none."""


class NoMore(SendBackAnswer):
    """5.1.1a, 5.1p The others stay; a leader may go with those that went."""

    verb: ClassVar[str] = "no-more"

    def refusal(self, position: Battle, decision: SendBack, seat: int) -> Refusal | None:
        return None if decision.last != NOBODY else SEND_ONE_AT_LEAST

    def do(
        self, position: Battle, decision: SendBack, seat: int, die: Die, log: list[Event]
    ) -> None:
        ask_leader(position, decision.last, decision.section, RESERVE)


class Send(SendBackAnswer):
    """5.1.1a, 5.1.1b, 5.1.1c, 8.4.1a, 10c A disrupted unit goes to the Reserve, however far; it can
    be rallied in a later turn."""

    verb: ClassVar[str] = "send"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: SendBack, seat: int) -> Refusal | None:
        if position.place[self.unit] != decision.section:
            return NOT_IN_SECTION
        return None if position.disrupted[self.unit] else NOT_DISRUPTED

    def do(
        self, position: Battle, decision: SendBack, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(SendBack(seat, decision.section, self.unit))
        log.append(Event(SENT_BACK, (seat, self.unit, decision.section)))
        to_reserve(position, self.unit, log)


SEND_ONE_AT_LEAST: Final = Refusal("5.1.1a", "send-one-at-least")
NOT_IN_SECTION: Final = Refusal("5.1.1a", "not-in-section")
NOT_DISRUPTED: Final = Refusal("5.1.1a", "not-disrupted")
NO_MORE: Final = NoMore()
SEND: Final[list[Send]] = [Send(unit) for unit in range(UNITS)]
