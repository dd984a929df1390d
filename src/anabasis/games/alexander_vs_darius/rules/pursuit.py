"""3.3.22 to 3.3.25 Pursuit of a beaten army."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    FOOT_BITS,
    KIND,
    PURSUIT_BITS,
    VALUE,
    classes_in,
    of_class,
)
from anabasis.games.alexander_vs_darius.events import PURSUED, PURSUIT_LOSSES
from anabasis.games.alexander_vs_darius.leaders import (
    COMBAT,
    LEADER,
    LEADERS,
    commander,
    leaders_in,
)
from anabasis.games.alexander_vs_darius.rules.engagement import (
    battle_of,
    count_units_lost,
    is_there,
    kill_leader,
    place_of,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.retreat import ways_out
from anabasis.games.alexander_vs_darius.rules.stacks import wound
from anabasis.games.alexander_vs_darius.state import Campaign


class Pursuit(Procedure[Campaign]):
    """3.3.22 The winner rolls for his light units and his commander. `army` is the beaten one; an
    army that has nowhere to go is not pursued, since it is destroyed."""

    def __init__(self, army: int) -> None:
        self.army = army

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if not is_there(position, self.army) or not ways_out(position, self.army):
            return
        battle = battle_of(position)
        place = place_of(battle, 1 - self.army)
        dice, hits = 0, 0
        for count, lowest in pursuers(position.units[place], position.leaders[place]):
            dice += count
            hits += die.hits(count, 6, lowest)
        log.append(Event(PURSUED, (battle.sides[1 - self.army], dice, hits)))
        if hits:
            position.agenda.append(Harried(seat_of(battle, self.army), self.army, hits))


def pursuers(units: int, leaders: int) -> list[tuple[int, int]]:
    """3.3.22, 7.1.4 The dice of a pursuit: light units and the commander; how many, and the lowest
    roll with which each hits."""
    light = units & PURSUIT_BITS
    found = [(of_class(light, number), VALUE[KIND[number]]) for number in classes_in(light)]
    if leaders:
        found.append((1, 7 - COMBAT[commander(leaders)]))
    return found


class Harried(Step[Campaign]):
    """3.3.23, 3.3.24 Who takes the next hit of the pursuit."""

    case: ClassVar[str] = "3.3.23"
    verbs: ClassVar[tuple[str, ...]] = ("harry", "harry-leader")

    def __init__(self, seat: int, army: int, left: int) -> None:
        super().__init__(seat)
        self.army = army
        self.left = left

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """What finds nobody is lost."""
        if not self.options(position, self.seat):
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def targets(self, position: Campaign) -> tuple[int, int]:
        """3.3.23, 7.1.11 Whom a hit can fall on: infantry as long as there is any."""
        battle = battle_of(position)
        place = place_of(battle, self.army)
        units = position.units[place]
        if units & FOOT_BITS:
            return units & FOOT_BITS, 0
        return units, position.leaders[place] & ~battle.safe

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        units, leaders = self.targets(position)
        found: list[Action[Campaign, Any]] = [HARRY[number] for number in classes_in(units)]
        return found + [HARRY_LEADER[leader] for leader in leaders_in(leaders)]

    def next(self, position: Campaign) -> None:
        if self.left > 1:
            position.agenda.append(Harried(self.seat, self.army, self.left - 1))

    def prompt(self, position: Campaign) -> Message:
        return Message("harried", {"hits": self.left})


class Harry(Action[Campaign, Harried]):
    """3.3.23 A unit of this class takes a hit of the pursuit."""

    verb: ClassVar[str] = "harry"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS,)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def refusal(self, position: Campaign, decision: Harried, seat: int) -> Refusal | None:
        units, _ = decision.targets(position)
        if of_class(units, self.number) == 0:
            return Refusal("3.3.23", "infantry-first", {"class": CLASS.word(self.number)})
        return None

    def do(
        self, position: Campaign, decision: Harried, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        lost = wound(position, place_of(battle, decision.army), self.number, 1)
        count_units_lost(position, decision.army, lost)
        side = battle.sides[decision.army]
        log.append(Event(PURSUIT_LOSSES, (side, battle.area, (self.number,), ())))
        decision.next(position)


class HarryLeader(Action[Campaign, Harried]):
    """3.3.23 A leader takes a hit of the pursuit."""

    verb: ClassVar[str] = "harry-leader"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Campaign, decision: Harried, seat: int) -> Refusal | None:
        _, leaders = decision.targets(position)
        if not leaders >> self.leader & 1:
            return Refusal("3.3.23", "infantry-first", {"class": LEADER.word(self.leader)})
        return None

    def do(
        self, position: Campaign, decision: Harried, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        kill_leader(position, decision.army, self.leader)
        side = battle.sides[decision.army]
        log.append(Event(PURSUIT_LOSSES, (side, battle.area, (), (self.leader,))))
        decision.next(position)


HARRY: Final = [Harry(number) for number in range(CLASSES)]
HARRY_LEADER: Final = [HarryLeader(leader) for leader in range(LEADERS)]
