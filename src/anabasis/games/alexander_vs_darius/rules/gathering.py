"""1.4.6, 1.4.7, 3.1.7 Who belongs to an army: units and leaders are picked up and dropped.

An army is gathered for a march or to go aboard. It begins with all who may go; each class and each
leader is picked up or dropped at most once in a place, in any order. Units that a higher leader who
stays leads can always be dropped.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COUNT,
    ONE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import LEADER, LEADERS, count_of, leaders_in
from anabasis.games.alexander_vs_darius.rules.marching import Army
from anabasis.games.alexander_vs_darius.rules.persian_rank import bound_to_others
from anabasis.games.alexander_vs_darius.state import Campaign


class Gathering(Step[Campaign]):
    """A decision in which an army is gathered."""

    def __init__(self, seat: int, army: Army) -> None:
        super().__init__(seat)
        self.army = army

    def continues(self) -> bool:
        return True

    def spare(self, position: Campaign) -> int:
        """The units that could still be picked up."""
        raise NotImplementedError

    def too_many(self, position: Campaign, count: int) -> Refusal | None:
        """Why so many more units cannot come along."""
        raise NotImplementedError

    def too_few(self, position: Campaign, leaders: int) -> Refusal | None:
        """Why these leaders do not suffice."""
        raise NotImplementedError

    def ready(self, position: Campaign) -> int:
        """The leaders of the place who may come along."""
        raise NotImplementedError

    def again(self, army: Army) -> Gathering:
        """The same decision with an army of more or fewer pieces."""
        raise NotImplementedError

    def burdened(self, position: Campaign) -> bool:
        """7.2.1 Whether the army has units that higher leaders who stay lead: it must leave some,
        whatever it has been asked about."""
        at = self.army.at
        bound = bound_to_others(position, at, self.army.leaders)
        return units_in(position.units[at]) - units_in(self.army.units) < bound

    def list_pieces(self, position: Campaign, found: list[Action[Campaign, Any]]) -> None:
        """What could be picked up and dropped."""
        army = self.army
        spare = self.spare(position)
        for number in classes_in(spare):
            for count in range(1, of_class(spare, number) + 1):
                found.append(PICK[number][count])
        for number in classes_in(army.units):
            for count in range(1, of_class(army.units, number) + 1):
                found.append(DROP[number][count])
        for leader in leaders_in(position.leaders[army.at]):
            if army.leaders >> leader & 1:
                found.append(DROP_LEADER[leader])
            else:
                found.append(PICK_LEADER[leader])

    def list_units(
        self, spare: int, room: int, kept: int, found: list[Action[Campaign, Any]]
    ) -> None:
        """The units that can be picked up of those to spare, at most so many, and dropped; `kept`
        are the classes of which none can be."""
        army = self.army
        if spare and room > 0:
            for number in classes_in(spare):
                if not army.touched >> number & 1:
                    found += _PICKS[number][min(of_class(spare, number), room)]
        for number in classes_in(army.units):
            if not kept >> number & 1:
                found += _DROPS[number][of_class(army.units, number)]


def told(leaders: int, units: int) -> tuple[int, int, tuple[int, ...]]:
    """3.0.2 Pieces as events tell them: how many, and the names for their player."""
    return (count_of(leaders), units_in(units), tuple(leaders_in(leaders)))


def _recast(army: Army, units: int, fresh: int, leaders: int, touched: int, met: int) -> Army:
    """The same army with more or fewer pieces."""
    return Army(
        army.seat,
        army.at,
        units,
        fresh,
        leaders,
        army.used,
        army.extra,
        army.forced,
        army.under_way,
        army.crossed,
        touched,
        met,
        0,
    )


class OfClass(Action[Campaign, Gathering]):
    """So many units of a class are picked up or dropped. Which class, others do not see (3.1)."""

    secret: ClassVar[bool] = True
    fields: ClassVar[tuple[Domain, ...]] = (CLASS, COUNT)

    def __init__(self, number: int, count: int) -> None:
        self.number = number
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.number, self.count)

    def asked(self, army: Army) -> Refusal | None:
        """Each class is asked about once where the army is."""
        if army.touched >> self.number & 1 or self.count == 0:
            return Refusal("1.4.6", "asked-already", {"what": CLASS.word(self.number)})
        return None

    def what(self) -> dict[str, Any]:
        return {"class": CLASS.word(self.number), "count": self.count}


class Pick(OfClass):
    """1.4.6, 1.4.8 Take up units."""

    verb: ClassVar[str] = "pick"

    def refusal(self, position: Campaign, decision: Gathering, seat: int) -> Refusal | None:
        if of_class(decision.spare(position), self.number) < self.count:
            return Refusal("1.4.8", "not-there-to-pick", self.what())
        return decision.too_many(position, self.count) or self.asked(decision.army)

    def do(
        self, position: Campaign, decision: Gathering, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        more = ONE[self.number] * self.count
        touched = army.touched | 1 << self.number
        army = _recast(army, army.units + more, army.fresh + more, army.leaders, touched, army.met)
        position.agenda.append(decision.again(army))


class Drop(OfClass):
    """1.4.7 Leave units behind."""

    verb: ClassVar[str] = "drop"

    def refusal(self, position: Campaign, decision: Gathering, seat: int) -> Refusal | None:
        if of_class(decision.army.units, self.number) < self.count:
            return Refusal("1.4.7", "not-there-to-drop", self.what())
        if self.count and decision.burdened(position):
            return None
        return self.asked(decision.army)

    def do(
        self, position: Campaign, decision: Gathering, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        fewer = ONE[self.number] * self.count
        fresh = min(self.count, of_class(army.fresh, self.number)) * ONE[self.number]
        touched = army.touched | 1 << self.number
        army = _recast(
            army, army.units - fewer, army.fresh - fresh, army.leaders, touched, army.met
        )
        position.agenda.append(decision.again(army))


class OfLeader(Action[Campaign, Gathering]):
    """A leader joins the army or leaves it. Who he is, others do not see (3.1)."""

    secret: ClassVar[bool] = True
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def asked(self, army: Army) -> Refusal | None:
        """Each leader is asked about once where the army is."""
        if army.met >> self.leader & 1:
            return Refusal("1.4.6", "asked-already", {"what": LEADER.word(self.leader)})
        return None

    def who(self) -> dict[str, Any]:
        return {"leader": LEADER.word(self.leader)}


class PickLeader(OfLeader):
    """1.4.6, 1.4.8, 3.1.7 A leader joins the army."""

    verb: ClassVar[str] = "pick-leader"

    def refusal(self, position: Campaign, decision: Gathering, seat: int) -> Refusal | None:
        army = decision.army
        if not position.leaders[army.at] & ~army.leaders & 1 << self.leader:
            return Refusal("1.4.6", "leader-not-here", self.who())
        if not decision.ready(position) >> self.leader & 1:
            return Refusal("1.4.8", "leader-has-moved", self.who())
        return self.asked(army)

    def do(
        self, position: Campaign, decision: Gathering, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        one = 1 << self.leader
        army = _recast(
            army, army.units, army.fresh, army.leaders | one, army.touched, army.met | one
        )
        position.agenda.append(decision.again(army))


class DropLeader(OfLeader):
    """1.4.7, 1.4.10, 3.1.7 A leader stays behind."""

    verb: ClassVar[str] = "drop-leader"

    def refusal(self, position: Campaign, decision: Gathering, seat: int) -> Refusal | None:
        army = decision.army
        if not army.leaders >> self.leader & 1:
            return Refusal("1.4.7", "leader-not-in-army", self.who())
        left = army.leaders & ~(1 << self.leader)
        if left == 0:
            return Refusal("1.4.3", "last-leader", self.who())
        return decision.too_few(position, left) or self.asked(army)

    def do(
        self, position: Campaign, decision: Gathering, seat: int, die: Die, log: list[Event]
    ) -> None:
        army = decision.army
        one = 1 << self.leader
        army = _recast(
            army, army.units, army.fresh, army.leaders & ~one, army.touched, army.met | one
        )
        position.agenda.append(decision.again(army))


_MOST: Final[int] = len(COUNT) - 1
PICK: Final = [[Pick(number, count) for count in range(_MOST + 1)] for number in range(CLASSES)]
DROP: Final = [[Drop(number, count) for count in range(_MOST + 1)] for number in range(CLASSES)]
_PICKS: Final = [[row[1 : count + 1] for count in range(_MOST + 1)] for row in PICK]
_DROPS: Final = [[row[1 : count + 1] for count in range(_MOST + 1)] for row in DROP]
"""Of each class the actions for one up to so many."""
PICK_LEADER: Final = [PickLeader(leader) for leader in range(LEADERS)]
DROP_LEADER: Final = [DropLeader(leader) for leader in range(LEADERS)]
