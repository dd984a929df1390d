"""8.5.3 to 8.5.7 The Thracians move, by the Persian player's hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    FIELD,
    LAND,
    NOWHERE,
    PERSIA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.events import THRACIANS_MOVED
from anabasis.games.alexander_vs_darius.leaders import SYRMUS
from anabasis.games.alexander_vs_darius.rules import battle
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.stacks import shift
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    has_enemy,
    is_closed,
    is_on_map,
)


def can_move(campaign: Campaign, seat: int) -> bool:
    """8.5.3 Whether the Persian may still move the Thracians in this turn."""
    return seat == PERSIA and is_on_map(campaign, SYRMUS) and not campaign.thracians_moved


class MoveThracians(Action[Campaign, Decision[Any]]):
    """8.5.3, 8.5.4, 8.5.6 Syrmus goes to an adjacent area, and attacks Macedonians there."""

    verb: ClassVar[str] = "thracians"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        where = {"area": AREA.word(self.area)}
        if seat != PERSIA or not is_on_map(position, SYRMUS):
            return Refusal("8.5.3", "no-thracians", where)
        if position.thracians_moved:
            return Refusal("8.5.3", "thracians-moved", where)
        if not LAND.around[position.where[SYRMUS]] >> self.area & 1:
            return Refusal("8.5.4", "not-adjacent", where)
        if is_closed(position, self.area):
            return Refusal("1.4.13", "closed", where)
        if position.holder[self.area] == PERSIA:
            return Refusal("8.5.6", "persians-there", where)
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        origin = position.where[SYRMUS]
        position.thracians_moved = True
        fight = has_enemy(position, THRACE, self.area)
        units, leaders = position.units[origin], position.leaders[origin]
        log.append(Event(THRACIANS_MOVED, (seat, origin, self.area)))
        shift(position, origin, FIELD if fight else self.area, units, leaders, 0, 0)
        if fight:
            battle.begin(position, self.area, NOWHERE, EventRoll(), log)


THRACIANS: Final[list[MoveThracians]] = [MoveThracians(area) for area in range(AREAS)]


def list_thracians(
    campaign: Campaign,
    decision: Decision[Any],
    seat: int,
    found: list[Action[Campaign, Any]],
) -> None:
    """Where the Thracians can go."""
    if can_move(campaign, seat):
        for area in LAND.beside[campaign.where[SYRMUS]]:
            if THRACIANS[area].refusal(campaign, decision, seat) is None:
                found.append(THRACIANS[area])
