"""3.4.6, 3.6.17 Ships must leave: where they go, and what if they cannot."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.board import (
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BERTHS,
    COAST_AREAS,
    WATERS,
    berth_in,
)
from anabasis.games.alexander_vs_darius.counters import ATHENIAN
from anabasis.games.alexander_vs_darius.events import PUT_TO_SEA, SHIPS_LOST, WITHDREW
from anabasis.games.alexander_vs_darius.rules.ships import go_to, sink, take_fleet
from anabasis.games.alexander_vs_darius.rules.standing import (
    at_sea,
    friendly_port,
    has_ships,
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    Fleet,
)
from anabasis.kit.rows import more


def refuges(campaign: Campaign, seat: int, sea: int) -> list[int]:
    """3.4.6 The berths to which a fleet may withdraw from a sea: adjacent seas without enemy ships,
    and friendly ports of the sea itself."""
    found = [other for other in WATERS.beside[sea] if not has_ships(campaign, 1 - seat, other)]
    for area in COAST_AREAS[sea]:
        if friendly_port(campaign, seat, area):
            found.append(berth_in(area, sea))
    return found


def fleets_at(campaign: Campaign, seat: int, berth: int) -> list[Fleet]:
    """The ships of a player in a berth that are under command."""
    return [
        fleet
        for fleet in campaign.fleets
        if fleet.berth == berth and ship_side(fleet.nation) == seat and in_service(campaign, fleet)
    ]


def must_withdraw(campaign: Campaign, seat: int, berth: int, log: list[Event]) -> None:
    """3.4.6, 3.4.7 The ships of a player in a berth must withdraw, or are lost."""
    if refuges(campaign, seat, BERTH_SEA[berth]):
        campaign.agenda.append(Withdrawal(seat, berth))
    else:
        for fleet in fleets_at(campaign, seat, berth):
            sink(campaign, fleet, False, log)


class Withdrawal(Step[Campaign]):
    """3.4.6 Where a fleet withdraws to."""

    case: ClassVar[str] = "3.4.6"
    verbs: ClassVar[tuple[str, ...]] = ("withdraw",)

    def __init__(self, seat: int, berth: int) -> None:
        super().__init__(seat)
        self.berth = berth

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [WITHDRAW[berth] for berth in refuges(position, seat, BERTH_SEA[self.berth])]

    def prompt(self, position: Campaign) -> Message:
        return Message("withdraw", {"berth": BERTH.word(self.berth)})


class Withdraw(Action[Campaign, Withdrawal]):
    """3.4.6 The fleet withdraws to a berth."""

    verb: ClassVar[str] = "withdraw"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: Withdrawal, seat: int) -> Refusal | None:
        if self.berth not in refuges(position, seat, BERTH_SEA[decision.berth]):
            return Refusal("3.4.6", "no-refuge", {"berth": BERTH.word(self.berth)})
        return None

    def do(
        self, position: Campaign, decision: Withdrawal, seat: int, die: Die, log: list[Event]
    ) -> None:
        for fleet in fleets_at(position, seat, decision.berth):
            go_to(position, fleet, self.berth, fleet.state)
        log.append(Event(WITHDREW, (seat, BERTH_SEA[decision.berth], self.berth)))


WITHDRAW: Final[list[Withdraw]] = [Withdraw(berth) for berth in range(BERTHS)]


def clear_port(campaign: Campaign, area: int, side: int, log: list[Event]) -> None:
    """3.6.17, 4.7.10 A port is no longer a player's: his ships put to sea there, or withdraw if
    enemy ships are; Athenians who stay at home are lost."""
    berths: list[int] = []
    for fleet in campaign.fleets:
        if BERTH_AREA[fleet.berth] != area or ship_side(fleet.nation) != side:
            continue
        if not in_service(campaign, fleet):
            take_fleet(campaign, fleet)
            campaign.sunk = more(campaign.sunk, ATHENIAN, fleet.ships)
            sea = BERTH_SEA[fleet.berth]
            log.append(Event(SHIPS_LOST, (side, sea, ATHENIAN, fleet.ships)))
        elif fleet.berth not in berths:
            berths.append(fleet.berth)
    for berth in berths:
        sea = BERTH_SEA[berth]
        if at_sea(campaign, 1 - side, sea):
            must_withdraw(campaign, side, berth, log)
            continue
        for fleet in fleets_at(campaign, side, berth):
            go_to(campaign, fleet, sea, fleet.state)
        log.append(Event(PUT_TO_SEA, (side, area, sea)))
