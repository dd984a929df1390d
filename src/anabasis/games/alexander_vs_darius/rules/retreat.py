"""3.3.8 to 3.3.15 Retreats: the check, the ways, and who cannot go."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BOUND,
    HARD_GROUND,
    LAND,
    NOBODY,
    NOWHERE,
    OVER,
    PERSIA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    COMMANDS,
    ONE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import CHECKED, NO_RETREAT, RETREATED
from anabasis.games.alexander_vs_darius.leaders import (
    ARIOBARZANES,
    INITIATIVE,
    commander,
    count_of,
)
from anabasis.games.alexander_vs_darius.rules.closed import ClosedStep
from anabasis.games.alexander_vs_darius.rules.engagement import (
    battle_of,
    count_units_lost,
    destroy,
    has_darius,
    is_there,
    kill_leader,
    place_of,
    recast,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.known import is_alone
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead, reckon
from anabasis.games.alexander_vs_darius.rules.stacks import lose_units, shift
from anabasis.games.alexander_vs_darius.rules.standing import (
    strait_open,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    has_enemy,
    is_closed,
    player_of,
)
from anabasis.games.alexander_vs_darius.turns import HARD_GROUND_BONUS, RETREAT_AREAS


def ways_out(campaign: Campaign, army: int) -> list[int]:
    """3.3.8 to 3.3.11, 1.4.38, 7.1.8 The areas to which an army can retreat. Units without a
    leader, and those who have landed, have none; Ariobarzanes leads nobody out of his lands."""
    battle = battle_of(campaign)
    place = place_of(battle, army)
    if campaign.leaders[place] == 0 or (army == 0 and battle.sea != NOWHERE):
        return []
    found = reach(campaign, battle.sides[army], battle.area)
    if campaign.leaders[place] >> ARIOBARZANES & 1:
        inside = [area for area in found if BOUND >> area & 1]
        alone = campaign.leaders[place] == 1 << ARIOBARZANES
        return inside if inside or alone else found
    return found


def is_known(campaign: Campaign, army: int) -> bool:
    """3.0.3, 3.0.4 Whether the other player knows an army that retreats: from the first round on,
    or if he knew it before."""
    battle = battle_of(campaign)
    return battle.round > 0 or is_alone(campaign, place_of(battle, army))


def reach(campaign: Campaign, side: int, origin: int) -> list[int]:
    """3.3.8 to 3.3.11 The areas to which anybody of a side can retreat from an area."""
    friend = player_of(side)
    reached = bytearray(AREAS)
    reached[origin] = 1
    ring = [origin]
    found: list[int] = []
    for _ in range(RETREAT_AREAS):
        further: list[int] = []
        for area in ring:
            for other in _next(campaign, side, area):
                if not reached[other] and _may_enter(campaign, side, other):
                    reached[other] = 1
                    further.append(other)
                    if campaign.marker[other] == friend:
                        found.append(other)
        ring = further
    found.sort()
    return found


def _next(campaign: Campaign, side: int, area: int) -> list[int]:
    """3.3.11 The areas across a border, or a strait that is open to a side."""
    return [
        *LAND.beside[area],
        *[other for strait, other in OVER[area] if strait_open(campaign, side, strait)],
    ]


def _may_enter(campaign: Campaign, side: int, area: int) -> bool:
    """3.3.9, 1.4.13, 8.5.6 Whether a retreat may lead into an area."""
    if has_enemy(campaign, side, area) or is_closed(campaign, area):
        return False
    holder = campaign.holder[area]
    return holder in (side, NOBODY) or not (THRACE in (side, holder) and PERSIA in (side, holder))


def check(campaign: Campaign, army: int, die: Die, log: list[Event]) -> bool:
    """3.3.15 The retreat check."""
    battle = battle_of(campaign)
    leaders = campaign.leaders[place_of(battle, army)]
    added = HARD_GROUND_BONUS if HARD_GROUND >> battle.area & 1 else 0
    roll = die.roll(6)
    won = roll + added > INITIATIVE[commander(leaders)]
    log.append(Event(CHECKED, (battle.sides[army], roll, added, 1 if won else 0)))
    return won


class Retreating(Procedure[Campaign]):
    """3.3.12, 3.3.13 An army must retreat: first those stay who cannot be led, then it goes, or is
    destroyed."""

    def __init__(self, army: int) -> None:
        self.army = army

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if not is_there(position, self.army):
            return
        battle = battle_of(position)
        ways = ways_out(position, self.army)
        place = place_of(battle, self.army)
        if not ways:
            destroy(position, self.army, log)
            return
        if position.leaders[place] >> ARIOBARZANES & 1 and not BOUND >> ways[0] & 1:
            side = battle.sides[self.army]
            log.append(Event(NO_RETREAT, (side, battle.area, (), (ARIOBARZANES,))))
            kill_leader(position, self.army, ARIOBARZANES)
            position.agenda.append(self)
            return
        seat = seat_of(battle, self.army)
        position.agenda.append(Way(seat, self.army))
        excess = units_in(position.units[place]) - COMMANDS * count_of(position.leaders[place])
        if excess > 0:
            position.agenda.append(Leaving(seat, self.army, excess))


class Leaving(ClosedStep):
    """3.3.13 Which units nobody can lead away; they are destroyed."""

    case: ClassVar[str] = "3.3.13"
    verbs: ClassVar[tuple[str, ...]] = ("leave",)

    def __init__(self, seat: int, army: int, left: int) -> None:
        super().__init__(seat)
        self.army = army
        self.left = left

    def is_open(self, position: Campaign) -> bool:
        return is_known(position, self.army)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        place = place_of(battle_of(position), self.army)
        return [LEAVE[number] for number in classes_in(position.units[place])]

    def prompt(self, position: Campaign) -> Message:
        return Message("leave", {"units": self.left})


class Leave(Action[Campaign, Leaving]):
    """3.3.13 A unit of this class stays behind and is destroyed."""

    verb: ClassVar[str] = "leave"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS,)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def refusal(self, position: Campaign, decision: Leaving, seat: int) -> Refusal | None:
        place = place_of(battle_of(position), decision.army)
        if of_class(position.units[place], self.number) == 0:
            return Refusal("3.3.13", "not-there-to-drop", {"class": CLASS.word(self.number)})
        return None

    def do(
        self, position: Campaign, decision: Leaving, seat: int, die: Die, log: list[Event]
    ) -> None:
        battle = battle_of(position)
        place = place_of(battle, decision.army)
        lose_units(position, place, ONE[self.number])
        count_units_lost(position, decision.army, 1)
        side = battle.sides[decision.army]
        log.append(Event(NO_RETREAT, (side, battle.area, (self.number,), ())))
        if decision.left > 1:
            position.agenda.append(Leaving(seat, decision.army, decision.left - 1))


class Way(ClosedStep):
    """3.3.8 Where an army retreats to."""

    case: ClassVar[str] = "3.3.8"
    verbs: ClassVar[tuple[str, ...]] = ("retreat",)

    def __init__(self, seat: int, army: int) -> None:
        super().__init__(seat)
        self.army = army

    def is_open(self, position: Campaign) -> bool:
        """3.0.4 Where there is one way for everybody, nothing can be told from it."""
        battle = battle_of(position)
        ways = reach(position, battle.sides[self.army], battle.area)
        return len(ways) == 1 or is_known(position, self.army)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [RETREAT[area] for area in ways_out(position, self.army)]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The candidates: none of them is refused."""
        return self.candidates(position, seat)

    def prompt(self, position: Campaign) -> Message:
        return Message("retreat", {"area": AREA.word(battle_of(position).area)})


class Retreat(Action[Campaign, Way]):
    """3.3.8, 3.3.14 The army retreats to an area."""

    verb: ClassVar[str] = "retreat"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Way, seat: int) -> Refusal | None:
        if self.area not in ways_out(position, decision.army):
            return Refusal("3.3.10", "no-way-out", {"area": AREA.word(self.area)})
        return None

    def do(self, position: Campaign, decision: Way, seat: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        army = decision.army
        place = place_of(battle, army)
        with_darius = has_darius(position, army)
        position.battle = recast(battle, retreated=1, darius=1 if with_darius else -1)
        units, leaders = position.units[place], position.leaders[place]
        spent = position.spent[place]
        shift(position, place, self.area, units, leaders, spent, spent)
        log.append(Event(RETREATED, (battle.sides[army], battle.area, self.area)))
        if battle.sides[army] == PERSIA:
            lead(position, leaders, units_in(units))
            reckon(position, self.area)


LEAVE: Final[list[Leave]] = [Leave(number) for number in range(CLASSES)]
RETREAT: Final[list[Retreat]] = [Retreat(area) for area in range(AREAS)]
