"""4.5 The Persian emergency levy."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.board import AREA, AREAS, CAN_CLOSE, NOBODY, PERSIA, THRACE
from anabasis.games.alexander_vs_darius.counters import (
    FULL,
    NO_ARMY,
    ONE,
    SPARTAN_PHALANX,
    UNIT,
    UNITS,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import (
    LEVIED,
    LEVY_DRAWN,
    LEVY_PRICE,
    RECRUITED,
)
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.rules.tracks import move_legitimacy
from anabasis.games.alexander_vs_darius.state import Campaign, has_army, has_enemy, is_closed
from anabasis.games.alexander_vs_darius.turns import LEVY
from anabasis.kit.rows import replaced


def begin_levy(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """4.5.2 to 4.5.4 The die is paid in Legitimacy; then eight units are drawn, and placed."""
    campaign.levied = True
    roll = die.roll(6)
    log.append(Event(LEVIED, (PERSIA, roll)))
    move_legitimacy(campaign, LEVY_PRICE, -roll, log)
    if campaign.ending:
        return
    drawn = draw(campaign, die)
    kinds = [unit for unit in range(UNITS) for _ in range(of_class(drawn, FULL[unit]))]
    log.append(Event(LEVY_DRAWN, (PERSIA, tuple(kinds))))
    if drawn:
        campaign.agenda.append(Enlisting(PERSIA, drawn))


def draw(campaign: Campaign, die: Die) -> int:
    """4.5.3, 4.5.5 Units drawn from the pool and from those out of the game, together."""
    cup = [
        of_class(counters, FULL[unit]) if unit != SPARTAN_PHALANX else 0
        for counters in (campaign.pool[PERSIA], campaign.dead[PERSIA])
        for unit in range(UNITS)
    ]
    drawn = NO_ARMY
    for _ in range(min(LEVY, sum(cup))):
        kind = die.draw(cup)
        one = ONE[FULL[kind % UNITS]]
        drawn += one
        if kind < UNITS:
            campaign.pool = replaced(campaign.pool, PERSIA, campaign.pool[PERSIA] - one)
        else:
            campaign.dead = replaced(campaign.dead, PERSIA, campaign.dead[PERSIA] - one)
    return drawn


def open_areas(campaign: Campaign, seat: int) -> list[int]:
    """4.3.6, 4.3.7 Where a player's recruits can be placed, but for what their kind asks."""
    marker, holder = campaign.marker, campaign.holder
    found: list[int] = []
    area: i64
    for area in range(AREAS):
        there = holder[area]
        if marker[area] != seat:
            if there != seat or not has_army(campaign, seat, area):
                continue
        elif there not in (seat, NOBODY) and (there == THRACE or has_enemy(campaign, seat, area)):
            continue
        if not (CAN_CLOSE[area] and is_closed(campaign, area)):
            found.append(area)
    return found


class Enlisting(Step[Campaign]):
    """4.5.3 Where the units of the levy are placed."""

    case: ClassVar[str] = "4.5.3"
    verbs: ClassVar[tuple[str, ...]] = ("enlist",)

    def __init__(self, seat: int, units: int) -> None:
        super().__init__(seat)
        self.units = units

    def unwound(self, position: Campaign, log: list[Event]) -> None:
        """0.7 The game is over before they are placed."""
        position.pool = replaced(position.pool, PERSIA, position.pool[PERSIA] + self.units)

    def first(self) -> int:
        """The kind that is placed next."""
        return next(unit for unit in range(UNITS) if of_class(self.units, FULL[unit]))

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """With no place for them the units return to the pool."""
        options = self.options(position, self.seat)
        if len(options) > 1:
            position.offered = options
            return False
        if not options:
            position.agenda.pop()
            position.pool = replaced(position.pool, PERSIA, position.pool[PERSIA] + self.units)
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """One kind after the other, so that each result is reached in one way."""
        return [ENLIST[self.first()][area] for area in range(AREAS)]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The same as the candidates that are not refused, with the places asked for once."""
        row = ENLIST[self.first()]
        return [row[area] for area in open_areas(position, seat)]

    def prompt(self, position: Campaign) -> Message:
        unit = UNIT.word(self.first())
        return Message("enlist", {"units": units_in(self.units), "unit": unit})


class Enlist(Action[Campaign, Enlisting]):
    """4.3.6, 4.3.7, 4.5.3 A unit of the levy is placed in an area."""

    verb: ClassVar[str] = "enlist"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT, AREA)

    def __init__(self, unit: int, area: int) -> None:
        self.unit = unit
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.unit, self.area)

    def refusal(self, position: Campaign, decision: Enlisting, seat: int) -> Refusal | None:
        area = self.area
        where: dict[str, Any] = {"area": AREA.word(area), "unit": UNIT.word(self.unit)}
        if self.unit != decision.first():
            return Refusal("4.5.3", "another-first", {"unit": UNIT.word(decision.first())})
        if position.marker[area] != seat and not has_army(position, seat, area):
            return Refusal("4.3.6", "not-friendly", where)
        if is_closed(position, area):
            return Refusal("1.4.13", "closed", where)
        if has_enemy(position, seat, area) or position.holder[area] == THRACE:
            return Refusal("4.3.7", "enemies-there", where)
        return None

    def do(
        self, position: Campaign, decision: Enlisting, seat: int, die: Die, log: list[Event]
    ) -> None:
        one = ONE[FULL[self.unit]]
        put(position, seat, self.area, one, 0)
        log.append(Event(RECRUITED, (seat, self.unit, self.area, 0)))
        if decision.units != one:
            position.agenda.append(Enlisting(seat, decision.units - one))


ENLIST: Final = [[Enlist(unit, area) for area in range(AREAS)] for unit in range(UNITS)]
