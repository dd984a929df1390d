"""4 Plunder: the loot or a trophy, and the sudden victory."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure, unwind
from anabasis.kit.rows import more
from breach import events
from breach.board import LOOT_DIVIDED_BY, TROPHIES_TO_WIN
from breach.rules.tokens import EndRound
from breach.state import Valley


class Plunder(Procedure[Valley]):
    """4.1 What is found in the camp."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        found = -(-die.dice(2, 6) // LOOT_DIVIDED_BY)  # rounded up
        found = min(found, position.coins[position.target])
        log.append(Event(events.LOOT_FOUND, (self.seat, found)))
        position.agenda.append(Spoils(self.seat, found))


class Spoils(Decision[Valley]):
    """4.2 The loot, or a trophy?"""

    case: ClassVar[str] = "4.2"
    verbs: ClassVar[tuple[str, ...]] = ("loot", "trophy")

    def __init__(self, seat: int, loot: int) -> None:
        super().__init__(seat)
        self.loot = loot

    def candidates(self, position: Valley, seat: int) -> list[Action[Valley, Any]]:
        return [TakeLoot(), TakeTrophy()]

    def prompt(self, position: Valley) -> Message:
        return Message("spoils", {"loot": self.loot})


class TakeLoot(Action[Valley, Spoils]):
    """4.2 Take the coins."""

    verb: ClassVar[str] = "loot"

    def refusal(self, position: Valley, decision: Spoils, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Spoils, seat: int, die: Die, log: list[Event]) -> None:
        coins = more(position.coins, position.target, -decision.loot)
        position.coins = more(coins, seat, decision.loot)
        log.append(Event(events.LOOTED, (seat, position.target, decision.loot)))


class TakeTrophy(Action[Valley, Spoils]):
    """4.2 Leave the coins and take a trophy."""

    verb: ClassVar[str] = "trophy"

    def refusal(self, position: Valley, decision: Spoils, seat: int) -> Refusal | None:
        return None

    def do(self, position: Valley, decision: Spoils, seat: int, die: Die, log: list[Event]) -> None:
        """4.3 Two trophies win at once: everything under way is cut off."""
        position.trophies = more(position.trophies, seat, 1)
        log.append(Event(events.TROPHY_TAKEN, (seat, position.trophies[seat])))
        if position.trophies[seat] >= TROPHIES_TO_WIN:
            position.victor = seat
            unwind(position, EndRound, log)
