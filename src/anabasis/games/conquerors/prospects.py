"""The battle that an action leads to, for odds: the rules run on until the dice, as if nobody
intercepted, avoided, sallied out or played a card."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import SeededDie
from anabasis.core.door import begin, run_one
from anabasis.core.event import Event
from anabasis.core.position import Action, Decision
from anabasis.games.conquerors.rules.avoidance import Avoid, Avoiding, Stand
from anabasis.games.conquerors.rules.battle import Dice
from anabasis.games.conquerors.rules.interception import Intercepting, LetPass
from anabasis.games.conquerors.rules.leading import Lead, Leading
from anabasis.games.conquerors.rules.marching import Go, Land, Sail
from anabasis.games.conquerors.rules.moments import Moment
from anabasis.games.conquerors.rules.sally import CounterAttack
from anabasis.games.conquerors.rules.sortie import Sortie, StayInside
from anabasis.games.conquerors.state import War

FIGHTS: Final = (Go, Land, Sail, CounterAttack, Stand, StayInside, LetPass, Lead)
"""What may lead to a battle."""
MOST_STEPS: Final = 60


def declined(decision: Decision[War], war: War) -> Action[War, Any] | None:
    """The answer by which nothing more comes in between; None where a decision is another one."""
    if isinstance(decision, Intercepting):
        wanted: type[Action[Any, Any]] = LetPass
    elif isinstance(decision, Avoiding):
        wanted = Stand
    elif isinstance(decision, Sortie):
        wanted = StayInside
    elif isinstance(decision, Leading):
        return decision.lapse(war, decision.seat)
    else:
        return None
    for action in decision.options(war, decision.seat):
        if isinstance(action, wanted):
            return action
    return None


def battle_ahead(war: War, seat: int, action: Action[War, Any]) -> War | None:
    """The position before the dice of the battle to which an action leads, or None."""
    if isinstance(action, Avoid) or not isinstance(action, FIGHTS):
        return None
    branch = war.clone()
    die = SeededDie(1, keep=False)
    log: list[Event] = []
    begin(branch, seat, action, die, log)
    for _ in range(MOST_STEPS):
        if not branch.agenda:
            return None
        top = branch.agenda[-1]
        if isinstance(top, Dice):
            return branch
        if isinstance(top, Moment):
            branch.agenda.pop()
            continue
        if run_one(branch, die, log):
            continue
        decision = branch.agenda[-1].as_decision()
        answer = None if isinstance(decision, Moment) else declined(decision, branch)
        if answer is None or not _before_dice(branch):
            return None
        begin(branch, decision.seat, answer, die, log)
    return None


def _before_dice(war: War) -> bool:
    """Whether a battle is coming: one is laid out, or may still be met."""
    return war.battle is not None or war.march is not None
