"""15.4.3, 15.14, 15.20 Illness and what helps against it, wounds, and conspiracies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import MACEDON, PERSIA
from anabasis.games.conquerors.cards import USE_KIND
from anabasis.games.conquerors.events_cards import (
    AIMED,
    EXECUTED,
    FELL_ILL,
    ILLNESS_ROLLED,
    REPLACED,
)
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER, LEADER_SIDE, LEADERS
from anabasis.games.conquerors.numbers import CONSPIRACY_WEARINESS, WOUND
from anabasis.games.conquerors.rules.card_aims import AT_LEADER, Aimed, entered
from anabasis.games.conquerors.rules.cards_leaders import enemy_leader
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import (
    in_play,
    kill_leader,
    place_leader,
    pool_of,
)
from anabasis.games.conquerors.rules.moments import (
    AFTER_CUSTOMS,
    ILLNESS,
    Effect,
    Pending,
    cancel,
    enter,
    open_moment,
)
from anabasis.games.conquerors.rules.weariness import injure, weary
from anabasis.games.conquerors.state import ILL, War, seat_of
from anabasis.kit.rows import changed

# ---- 15.20 Illness and Injury, 15.4.3


class Illness(Aimed):
    """15.20.1, 15.20.3 An enemy leader falls ill: he dies of it, or is out for a while."""

    case: ClassVar[str] = "15.20.1"

    def targets(self, war: War, side: int) -> list[int]:
        return list(range(LEADERS))

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if target in (ALEXANDER, DARIUS):
            return Refusal("15.20.3", "not-on-a-king", {"leader": LEADER.word(target)})
        return enemy_leader(war, side, target, self.case)

    def aim(self, target: int) -> Action[War, Any]:
        return AT_LEADER[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        log.append(Event(AIMED, (USE_KIND[self.use], target)))
        war.agenda.append(Pending(self.use, side, target))
        open_moment(war, ILLNESS, target)

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        roll = die.roll(6)
        log.append(Event(ILLNESS_ROLLED, (about, roll, roll % 2)))
        if roll % 2:
            kill_leader(war, about, log)
        else:
            fall_ill(war, about, log)


def fall_ill(war: War, leader: int, log: list[Event]) -> None:
    """15.20.1 A leader is out until the next administrative phase."""
    war.where = changed(war.where, leader, ILL)
    log.append(Event(FELL_ILL, (leader,)))


class Heal(Effect):
    """15.4.3 Ahura Mazda: the leader is ill, but does not die."""

    case: ClassVar[str] = "15.4.3"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)
        fall_ill(war, about, log)


class Wound(Effect):
    """15.20.2 Alexander gains an Injury Point, without a die."""

    case: ClassVar[str] = "15.20.2"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if not in_play(war, ALEXANDER):
            return Refusal("15.1.11", "leader-not-on-the-map", {"leader": LEADER.word(ALEXANDER)})
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        injure(war, WOUND, log)


# ---- 15.14 Conspiracy Revealed


class Plot(Effect):
    """15.14.1 The Macedonian is wearied, or executes one of his leaders."""

    case: ClassVar[str] = "15.14.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(Conspired(seat_of(war, MACEDON), MACEDON))


class Answer(Plot):
    """15.14.3 The same after Bodyguards for Alexander, and after Proskynesis."""

    case: ClassVar[str] = "15.14.3"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return Refusal(self.case, "no-conspiracy-now") if about == AFTER_CUSTOMS else None


class Conspired(StepChoice):
    """15.14.1 Weariness, or an execution."""

    case: ClassVar[str] = "15.14.1"
    verbs: ClassVar[tuple[str, ...]] = ("take-weariness", "execute")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [TAKE_WEARINESS]
        found += EXECUTE
        return found

    def prompt(self, position: War) -> Message:
        return Message("conspiracy", {"level": position.weariness})


class TakeWeariness(Action[War, Conspired]):
    """15.14.1 The conspiracy fails; the army is wearied."""

    verb: ClassVar[str] = "take-weariness"

    def refusal(self, position: War, decision: Conspired, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Conspired, seat: int, die: Die, log: list[Event]) -> None:
        weary(position, CONSPIRACY_WEARINESS, log)


class Execute(Action[War, Conspired]):
    """15.14.1, 15.14.2 A leader is executed, and another drawn in his place."""

    verb: ClassVar[str] = "execute"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: War, decision: Conspired, seat: int) -> Refusal | None:
        named = {"leader": LEADER.word(self.leader)}
        if self.leader == ALEXANDER:
            return Refusal("15.14.2", "not-alexander-himself", named)
        if LEADER_SIDE[self.leader] != decision.side:
            return Refusal("15.14.1", "not-your-leader", named)
        if not in_play(position, self.leader):
            return Refusal("15.1.11", "leader-not-on-the-map", named)
        return None

    def do(self, position: War, decision: Conspired, seat: int, die: Die, log: list[Event]) -> None:
        place = position.where[self.leader]
        log.append(Event(EXECUTED, (self.leader,)))
        kill_leader(position, self.leader, log)
        pool = pool_of(position, decision.side)
        if pool:
            new = pool[die.uniform(len(pool))]
            place_leader(position, new, place)
            log.append(Event(REPLACED, (new,)))


TAKE_WEARINESS: Final = TakeWeariness()
EXECUTE: Final[list[Execute]] = [
    Execute(leader) for leader in range(LEADERS) if LEADER_SIDE[leader] != PERSIA
]


_ILLNESS = Illness()
entered(enter("illness", _ILLNESS), _ILLNESS)
enter("heal", Heal())
enter("wound", Wound())
enter("plot", Plot())
enter("answer", Answer())
