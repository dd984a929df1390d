"""4.6 The Spartan revolt."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import MYCENAE, PERSIA
from anabasis.games.alexander_vs_darius.events import (
    GOLD_SENT,
    MARKER_PLACED,
    REVOLT_ROLLED,
    SPARTA_REVOLTS,
)
from anabasis.games.alexander_vs_darius.rules.control import set_marker
from anabasis.games.alexander_vs_darius.state import Campaign, lose
from anabasis.games.alexander_vs_darius.turns import GOLD, REVOLT_FROM, revolt_roll
from anabasis.kit.rows import changed


class Revolt(Procedure[Campaign]):
    """4.6.1 The fourth phase: the roll for the revolt, with or without Persian gold."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if position.turn < REVOLT_FROM or position.revolted:
            return
        if position.treasure[PERSIA] >= GOLD:
            position.agenda.append(SpartanGold(PERSIA))
        else:
            roll_for_revolt(position, 0, die, log)


def roll_for_revolt(campaign: Campaign, added: int, die: Die, log: list[Event]) -> None:
    """4.6.1 to 4.6.3 The roll."""
    roll = die.roll(6)
    log.append(Event(REVOLT_ROLLED, (roll, added)))
    if roll + added >= revolt_roll(campaign.turn):
        break_out(campaign, log)


def break_out(campaign: Campaign, log: list[Event]) -> None:
    """4.6.4, 4.6.5 The Spartans are under Persian command, and Mycenae is Persian."""
    campaign.revolted = True
    log.append(Event(SPARTA_REVOLTS, (MYCENAE,)))
    campaign.holder = changed(campaign.holder, MYCENAE, PERSIA)
    set_marker(campaign, PERSIA, MYCENAE, MARKER_PLACED, log)


class SpartanGold(Decision[Campaign]):
    """4.6.3 Whether the Persian sends gold before the roll."""

    case: ClassVar[str] = "4.6.3"
    verbs: ClassVar[tuple[str, ...]] = ("send-gold", "keep-gold")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [KEEP_GOLD, SEND_GOLD]

    def prompt(self, position: Campaign) -> Message:
        return Message(
            "spartan-gold",
            {"price": GOLD, "roll": revolt_roll(position.turn), "treasure": position.treasure[1]},
        )


class SendGold(Action[Campaign, SpartanGold]):
    """4.6.3 Pay for 1 more on the roll."""

    verb: ClassVar[str] = "send-gold"

    def refusal(self, position: Campaign, decision: SpartanGold, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SpartanGold, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(GOLD_SENT, (seat, lose(position, seat, GOLD))))
        roll_for_revolt(position, 1, die, log)


class KeepGold(Action[Campaign, SpartanGold]):
    """4.6.3 Pay nothing."""

    verb: ClassVar[str] = "keep-gold"

    def refusal(self, position: Campaign, decision: SpartanGold, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SpartanGold, seat: int, die: Die, log: list[Event]
    ) -> None:
        roll_for_revolt(position, 0, die, log)


SEND_GOLD: Final = SendGold()
KEEP_GOLD: Final = KeepGold()
