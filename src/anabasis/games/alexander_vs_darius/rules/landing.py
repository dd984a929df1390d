"""1.4.35 to 1.4.40, 1.4.43 An army goes ashore, and its ships flee if it is beaten."""

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
    BERTH_AREA,
    BERTH_SEA,
    COAST_AREAS,
    FIELD,
    PERSIA,
    SEA,
    SEAS,
    SEAS_OF,
    THRACE,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import NO_ARMY, units_in
from anabasis.games.alexander_vs_darius.events import LANDED
from anabasis.games.alexander_vs_darius.rules import battle
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.gathering import told
from anabasis.games.alexander_vs_darius.rules.known import know_shift
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead, reckon
from anabasis.games.alexander_vs_darius.rules.ships import reload
from anabasis.games.alexander_vs_darius.rules.stacks import set_down
from anabasis.games.alexander_vs_darius.rules.standing import (
    fleets_in,
    friendly_port,
    has_ships,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    Fleet,
    has_enemy,
    is_closed,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import LAND_PRICE


def loaded(campaign: Campaign, seat: int, sea: int) -> list[Fleet]:
    """The ships of a player in a sea with somebody aboard."""
    return [one for one in fleets_in(campaign, seat, sea) if one.cargo or one.leaders]


def transports(campaign: Campaign, seat: int, sea: int) -> tuple[tuple[int, int], ...]:
    """1.4.31, 1.4.39 The ships that carry those aboard in a sea: keys of fleets, and how many of
    each: one for each unit, or one for leaders alone."""
    return tuple([(one.key(), max(units_in(one.cargo), 1)) for one in loaded(campaign, seat, sea)])


class Land(Action[Campaign, Decision[Any]]):
    """1.4.35 All who are aboard in a sea go ashore in an area."""

    verb: ClassVar[str] = "land"
    fields: ClassVar[tuple[Domain, ...]] = (SEA, AREA)

    def __init__(self, sea: int, area: int) -> None:
        self.sea = sea
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.sea, self.area)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        sea, area = self.sea, self.area
        where = {"sea": SEA.word(sea), "area": AREA.word(area)}
        if sea not in SEAS_OF[area]:
            return Refusal("3.1.12", "no-port-here", where)
        fleets = loaded(position, seat, sea)
        if not fleets:
            return Refusal("1.4.35", "nobody-aboard", where)
        if is_closed(position, area):
            return Refusal("1.4.13", "closed", where)
        if has_ships(position, 1 - seat, sea):
            return Refusal("1.4.34", "enemy-ships", where)
        if position.holder[area] == THRACE and seat == PERSIA:
            return Refusal("8.5.6", "thracians-there", where)
        if leaderless(position, seat, fleets, area):
            return Refusal("1.4.43", "no-leader-aboard", where)
        if position.treasure[seat] < LAND_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": LAND_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        lose(position, seat, LAND_PRICE)
        fight = has_enemy(position, seat, self.area)
        carried = transports(position, seat, self.sea)
        leaders, units = go_ashore(position, seat, self.sea, FIELD if fight else self.area)
        log.append(Event(LANDED, (seat, self.area, self.sea, *told(leaders, units))))
        if fight:
            battle.begin(position, self.area, self.sea, EventRoll(), log, carried)


def go_ashore(campaign: Campaign, seat: int, sea: int, area: int) -> tuple[int, int]:
    """1.4.33, 1.4.35 All who are aboard in a sea are in an area, or on the field, from now on."""
    units, spent, leaders = NO_ARMY, NO_ARMY, 0
    fleets = loaded(campaign, seat, sea)
    for fleet in fleets:
        units += fleet.cargo
        spent += fleet.spent
        leaders |= fleet.leaders
    know_shift(campaign, aboard(seat, sea), area, units, leaders)
    for fleet in fleets:
        reload(campaign, fleet, NO_ARMY, NO_ARMY, 0)
    set_down(campaign, seat, area, units, leaders, spent)
    if seat == PERSIA:
        lead(campaign, leaders, units_in(units))
        if area != FIELD:
            reckon(campaign, area)
    return leaders, units


LAND_AT: Final = [[Land(sea, area) for area in range(AREAS)] for sea in range(SEAS)]


def list_landings(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """Every shore on which somebody aboard can land."""
    seas = 0
    for fleet in campaign.fleets:
        if (fleet.cargo or fleet.leaders) and ship_side(fleet.nation) == seat:
            seas |= 1 << BERTH_SEA[fleet.berth]
    if seas == 0 or campaign.treasure[seat] < LAND_PRICE:
        return
    for sea in range(SEAS):
        if seas >> sea & 1 and not has_ships(campaign, 1 - seat, sea):
            fleets = loaded(campaign, seat, sea)
            if fleets:
                for area in COAST_AREAS[sea]:
                    if may_land(campaign, seat, fleets, area):
                        found.append(LAND_AT[sea][area])


def may_land(campaign: Campaign, seat: int, fleets: list[Fleet], area: int) -> bool:
    """1.4.13, 1.4.43, 8.5.6 Whether all who are aboard these ships may go ashore in an area."""
    if is_closed(campaign, area) or (campaign.holder[area] == THRACE and seat == PERSIA):
        return False
    return not leaderless(campaign, seat, fleets, area)


def leaderless(campaign: Campaign, seat: int, fleets: list[Fleet], area: int) -> bool:
    """1.4.43 Whether nobody leads them there: without a leader they step ashore only in the
    friendly port where they lie."""
    for fleet in fleets:
        if fleet.leaders:
            return False
    for fleet in fleets:
        if BERTH_AREA[fleet.berth] != area or not friendly_port(campaign, seat, area):
            return True
    return False
