"""11.3.12 Which leaders count in a battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    SPACE,
)
from anabasis.games.conquerors.leaders import LEADER, NO_LEADER, leaders_in
from anabasis.games.conquerors.numbers import LEADERS_USED
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.combatants import (
    battle_of,
    leaders_of,
)
from anabasis.games.conquerors.rules.engagement import (
    pair,
)
from anabasis.games.conquerors.state import (
    War,
)


class Leading(StepChoice):
    """11.3.12 Which two leaders of a side count; the Overall Commander is one of them."""

    case: ClassVar[str] = "11.3.12"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def __init__(self, seat: int, side: int, role: int, begun: bool) -> None:
        super().__init__(seat, side)
        self.role = role
        self.begun = begun

    def continues(self) -> bool:
        return self.begun

    def run_alone(self, position: War, die: Die, log: list[Event]) -> bool:
        """Where nothing is to be chosen all who are there are used."""
        battle = battle_of(position)
        there = leaders_of(position, battle, self.role)
        used = battle.used[self.role]
        king = position.king[self.side]
        if king != NO_LEADER and there >> king & 1:
            used |= 1 << king
        if there.bit_count() <= LEADERS_USED:
            used = there
        if used != battle.used[self.role]:
            position.battle = battle.but(used=pair(battle.used, self.role, used))
        if used.bit_count() >= min(LEADERS_USED, there.bit_count()):
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        there = leaders_of(position, battle_of(position), self.role)
        return [LEAD[leader] for leader in leaders_in(there)]

    def prompt(self, position: War) -> Message:
        return Message("lead", {"space": SPACE.word(battle_of(position).space)})


class Lead(Action[War, Leading]):
    """11.3.12 A leader's rating is used."""

    verb: ClassVar[str] = "lead"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: War, decision: Leading, seat: int) -> Refusal | None:
        battle = battle_of(position)
        there = leaders_of(position, battle, decision.role)
        used = battle.used[decision.role]
        words = {"leader": LEADER.word(self.leader)}
        if not there >> self.leader & 1:
            return Refusal("11.3.12", "not-in-battle", words)
        if used >> self.leader & 1:
            return Refusal("11.3.12", "leads-already", words)
        # One way to each pair: the second is of a higher number, unless the first is the OC.
        king = position.king[decision.side]
        chosen = used & ~(0 if king == NO_LEADER else 1 << king)
        if chosen >= 1 << self.leader:
            return Refusal("11.3.12", "chosen-in-order", words)
        left = LEADERS_USED - used.bit_count() - 1
        above = (there & ~used) >> self.leader + 1
        if above.bit_count() < left:
            return Refusal("11.3.12", "chosen-in-order", words)
        return None

    def do(self, position: War, decision: Leading, seat: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        used = battle.used[decision.role] | 1 << self.leader
        position.battle = battle.but(used=pair(battle.used, decision.role, used))
        position.agenda.append(Leading(decision.seat, decision.side, decision.role, True))


LEAD: Final[list[Lead]] = [Lead(leader) for leader in range(len(LEADER))]
