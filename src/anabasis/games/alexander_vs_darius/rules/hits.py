"""3.2.5, 3.2.6, 3.3.5 The owner of an army allots the hits of a round, kind by kind."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COUNT,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import BATTLE_LOSSES
from anabasis.games.alexander_vs_darius.leaders import LEADER, LEADERS, count_of, leaders_in
from anabasis.games.alexander_vs_darius.rules.engagement import (
    battle_of,
    count_units_lost,
    kill_leader,
    place_of,
)
from anabasis.games.alexander_vs_darius.rules.marching import BEST_FIRST
from anabasis.games.alexander_vs_darius.rules.stacks import wound
from anabasis.games.alexander_vs_darius.state import Battle, Campaign

WORST_FIRST: Final[list[int]] = list(reversed(BEST_FIRST))
"""The order in which the classes are asked about, and after them the leaders, the lowest first."""


def capacity(battle: Battle, army: int, at: int) -> int:
    """How many hits those can take who are asked about from this place in the order on."""
    fighting, leaders = battle.fighting[army], count_of(battle.leading[army])
    if at == 0:
        return units_in(fighting) + leaders
    if at >= CLASSES:
        return max(0, leaders + CLASSES - at)
    found = leaders
    for place in range(at, CLASSES):
        found += of_class(fighting, WORST_FIRST[place])
    return found


class Allotting(Step[Campaign]):
    """3.3.5 How many units of the next class take a hit, or whether the next leader does. `left`
    are the hits still to be allotted, `at` the place in the order."""

    case: ClassVar[str] = "3.3.5"
    verbs: ClassVar[tuple[str, ...]] = ("hit", "hit-leader", "spare-leader")

    def __init__(self, seat: int, army: int, left: int, at: int) -> None:
        super().__init__(seat)
        self.army = army
        self.left = left
        self.at = at

    def continues(self) -> bool:
        return self.at > 0

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        if self.left == 0:
            position.agenda.pop()
            return True
        fighting = battle_of(position).fighting[self.army]
        at = self.at
        while at < CLASSES and of_class(fighting, WORST_FIRST[at]) == 0:
            at += 1
        if at != self.at:
            position.agenda[-1] = Allotting(self.seat, self.army, self.left, at)
            return True
        return super().run_alone(position, die, log)

    def number(self) -> int:
        """The class that is asked about, or -1 if it is a leader."""
        return WORST_FIRST[self.at] if self.at < CLASSES else -1

    def leader(self, battle: Battle) -> int:
        """The leader who is asked about."""
        return list(reversed(leaders_in(battle.leading[self.army])))[self.at - CLASSES]

    def most(self, battle: Battle) -> int:
        """How many of those asked about there are."""
        return of_class(battle.fighting[self.army], self.number()) if self.number() >= 0 else 1

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        battle = battle_of(position)
        if self.number() >= 0:
            return [HIT[self.number()][count] for count in range(self.most(battle) + 1)]
        leader = self.leader(battle)
        return [HIT_LEADER[leader], SPARE_LEADER[leader]]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The same as the candidates that are not refused: so many as can be, and as must."""
        battle = battle_of(position)
        most = min(self.most(battle), self.left)
        least = max(0, self.left - capacity(battle, self.army, self.at + 1))
        found: list[Action[Campaign, Any]] = []
        if self.number() >= 0:
            found += HIT[self.number()][least : most + 1]
            return found
        leader = self.leader(battle)
        if most:
            found.append(HIT_LEADER[leader])
        if least == 0:
            found.append(SPARE_LEADER[leader])
        return found

    def refused(self, battle: Battle, count: int) -> Refusal | None:
        """3.2.5, 3.2.6 Why so many hits cannot go there: there are not so many to allot, or the
        others cannot take the rest."""
        if count > min(self.most(battle), self.left):
            return Refusal("3.2.5", "too-many-hits", {"most": min(self.most(battle), self.left)})
        if self.left - count > capacity(battle, self.army, self.at + 1):
            return Refusal("3.2.6", "too-few-hits", {"left": self.left})
        return None

    def next(self, count: int) -> Allotting:
        return Allotting(self.seat, self.army, self.left - count, self.at + 1)

    def prompt(self, position: Campaign) -> Message:
        battle = battle_of(position)
        if self.number() >= 0:
            return Message("allot", {"hits": self.left, "class": CLASS.word(self.number())})
        leader = LEADER.word(self.leader(battle))
        return Message("allot-leader", {"hits": self.left, "leader": leader})


class Hit(Action[Campaign, Allotting]):
    """3.3.5 So many units of a class take a hit each."""

    verb: ClassVar[str] = "hit"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS, COUNT)

    def __init__(self, number: int, count: int) -> None:
        self.number = number
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.number, self.count)

    def refusal(self, position: Campaign, decision: Allotting, seat: int) -> Refusal | None:
        if decision.number() != self.number:
            return Refusal("3.3.5", "another-asked", {"class": CLASS.word(self.number)})
        return decision.refused(battle_of(position), self.count)

    def do(
        self, position: Campaign, decision: Allotting, seat: int, die: Die, log: list[Event]
    ) -> None:
        if self.count:
            battle = battle_of(position)
            army = decision.army
            lost = wound(position, place_of(battle, army), self.number, self.count)
            count_units_lost(position, army, lost)
            classes = (self.number,) * self.count
            log.append(Event(BATTLE_LOSSES, (battle.sides[army], battle.area, classes, ())))
        position.agenda.append(decision.next(self.count))


class OfLeader(Action[Campaign, Allotting]):
    """Whether a leader takes a hit."""

    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)
    count: ClassVar[int] = 0

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Campaign, decision: Allotting, seat: int) -> Refusal | None:
        battle = battle_of(position)
        if decision.number() >= 0 or decision.leader(battle) != self.leader:
            return Refusal("3.3.5", "another-asked", {"class": LEADER.word(self.leader)})
        return decision.refused(battle, self.count)


class HitLeader(OfLeader):
    """3.1.8 The leader is killed."""

    verb: ClassVar[str] = "hit-leader"
    count: ClassVar[int] = 1

    def do(
        self, position: Campaign, decision: Allotting, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        kill_leader(position, decision.army, self.leader)
        side = battle.sides[decision.army]
        log.append(Event(BATTLE_LOSSES, (side, battle.area, (), (self.leader,))))
        position.agenda.append(decision.next(1))


class SpareLeader(OfLeader):
    """3.3.5 Others take the hits."""

    verb: ClassVar[str] = "spare-leader"

    def do(
        self, position: Campaign, decision: Allotting, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(decision.next(0))


_MOST: Final[int] = len(COUNT) - 1
HIT: Final = [[Hit(number, count) for count in range(_MOST + 1)] for number in range(CLASSES)]
HIT_LEADER: Final = [HitLeader(leader) for leader in range(LEADERS)]
SPARE_LEADER: Final = [SpareLeader(leader) for leader in range(LEADERS)]
