"""Seizing the turn (9.5): the windows, the attempt, success and failure."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Window, unwind
from anabasis.games.arbela.board import DEAD, FIRST_SEIZABLE_TURN
from anabasis.games.arbela.cards import COMMANDER, SEIZE_RANGE
from anabasis.games.arbela.events import PHASE, SEIZE_ATTEMPT
from anabasis.games.arbela.rules.flank import recall
from anabasis.games.arbela.state import SHOCKS, Battle
from anabasis.kit.rows import replaced

WAITS: Final = 0
LETS_PASS: Final = 1
TRIES: Final = 2


class TurnUnderWay(Procedure[Battle]):
    """9.5.1a, 9.5.2b The frame at the bottom of a turn, whatever the turn is at: a seizure cuts the
    agenda down to it, and a failed one makes it give the active player one more order."""

    def give_order(self, position: Battle, late: bool) -> None:
        """One additional order. `late`: the shocks have begun."""
        raise NotImplementedError


def turn_under_way(battle: Battle) -> TurnUnderWay:
    """The turn that is being played."""
    for frame in battle.agenda:
        if isinstance(frame, TurnUnderWay):
            return frame
    raise LookupError("no turn is under way")


def may_attempt(battle: Battle) -> bool:
    """9.5.3d Whether the inactive player may try to seize this turn.

    9.1.3, 9.4.1b His Overall Commander lives.
    9.5.3a It is not one of the opponent's first two turns.
    9.5.3b He has not tried in this turn.
    9.5.3c Nor in the opponent's turn before.
    """
    seat = 1 - battle.active
    if battle.leaders[COMMANDER[seat]] == DEAD:
        return False
    turn = battle.turns[battle.active]
    if turn < FIRST_SEIZABLE_TURN:
        return False
    last = battle.attempts[seat]
    return not last or last < turn - 1


def open_window(battle: Battle) -> None:
    """4.1s, 9.5b, 9.5c, 2.2.2f A seize window opens, if an attempt may still be made."""
    if may_attempt(battle):
        battle.agenda.append(SeizeWindow(1 - battle.active, WAITS))


class SeizeWindow(Window[Battle]):
    """9.5a, 9.5b The inactive player may announce an attempt."""

    case: ClassVar[str] = "9.5b"
    verbs: ClassVar[tuple[str, ...]] = ("wait", "seize")
    number: ClassVar[int] = 0

    def __init__(self, who: int, answer: int) -> None:
        super().__init__()
        self.who = who
        self.answer = answer

    def waiting(self) -> tuple[int, ...]:
        return (self.who,) if self.answer == WAITS else ()

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [LET_IT_PASS, SEIZE]

    def answered(self, position: Battle, seat: int, action: Action[Battle, Any]) -> SeizeWindow:
        return SeizeWindow(self.who, TRIES if isinstance(action, Seize) else LETS_PASS)

    def passed(self, position: Battle, seat: int) -> SeizeWindow:
        return SeizeWindow(self.who, LETS_PASS)

    def resolve(self, position: Battle, die: Die, log: list[Event]) -> None:
        if self.answer == TRIES:
            attempt_seizure(position, self.who, die, log)

    def prompt(self, position: Battle) -> Message:
        return Message("seize", {"phase": PHASE.word(position.phase)})


def attempt_seizure(battle: Battle, seat: int, die: Die, log: list[Event]) -> None:
    """9.5a One die.

    9.5.1a, 9.5.1e Success ends the turn at once, and it counts as one.
    9.5.1b, 9.5.1d What was declared and not carried out is undone.
    9.5.1c What was completed stands.
    9.5.2a, 9.5.2b, 9.5.2d On failure the turn goes on, with an additional order.
    9.5.2c It costs 1 in each shock.
    """
    battle.attempts = replaced(battle.attempts, seat, battle.turns[battle.active])
    result = die.roll(6)
    success = result in SEIZE_RANGE[COMMANDER[seat]]
    log.append(Event(SEIZE_ATTEMPT, (seat, battle.phase, result, int(success))))
    if success:
        unwind(battle, TurnUnderWay, log)
        recall(battle, log)
        return
    battle.seize_failed = True
    turn_under_way(battle).give_order(battle, battle.phase == SHOCKS)


class SeizeAnswer(Action[Battle, SeizeWindow]):
    """9.5b What the inactive player does with the moment."""


class LetItPass(SeizeAnswer):
    """9.5b Let the moment go by."""

    verb: ClassVar[str] = "wait"

    def refusal(self, position: Battle, decision: SeizeWindow, seat: int) -> Refusal | None:
        return None


class Seize(SeizeAnswer):
    """9.5a Try to seize the turn."""

    verb: ClassVar[str] = "seize"

    def refusal(self, position: Battle, decision: SeizeWindow, seat: int) -> Refusal | None:
        return None


LET_IT_PASS: Final = LetItPass()
SEIZE: Final = Seize()
