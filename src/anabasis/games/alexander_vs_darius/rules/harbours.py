"""4.1.8 to 4.1.11 At the end of the actions every fleet goes into a friendly port."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.alexander_vs_darius.board import (
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BERTHS,
    COAST_AREAS,
    MACEDON,
    PERSIA,
    SEA,
    SEAS,
    WATERS,
    berth_in,
)
from anabasis.games.alexander_vs_darius.events import PUT_IN, SAILED
from anabasis.games.alexander_vs_darius.rules.drowning import lose_ships
from anabasis.games.alexander_vs_darius.rules.ships import go_to, sink
from anabasis.games.alexander_vs_darius.rules.standing import (
    at_sea,
    friendly_port,
)
from anabasis.games.alexander_vs_darius.rules.withdrawal import fleets_at
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
)
from anabasis.games.alexander_vs_darius.turns import SHIP_LOST


class Homeward(Procedure[Campaign]):
    """4.1.1, 4.1.8 The fleets that are out at sea go to port, sea by sea, the Macedonians first."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        for seat in (MACEDON, PERSIA):
            for sea in range(SEAS):
                if at_sea(position, seat, sea):
                    position.agenda.append(self)
                    send_home(position, seat, sea, log)
                    return


def send_home(campaign: Campaign, seat: int, sea: int, log: list[Event]) -> None:
    """4.1.8, 4.1.10 A fleet out at sea goes to a port, or is destroyed for want of one."""
    if shelters(campaign, seat, sea):
        campaign.agenda.append(Homecoming(seat, sea))
    else:
        for fleet in fleets_at(campaign, seat, sea):
            sink(campaign, fleet, True, log)


def shelters(campaign: Campaign, seat: int, sea: int) -> list[int]:
    """4.1.8, 4.1.9, 4.1.11 The berths a fleet may go to: friendly ports of its sea; if there are
    none, those of adjacent seas without enemy ships at sea."""
    near = _ports(campaign, seat, sea)
    if near:
        return near
    found: list[int] = []
    for other in WATERS.beside[sea]:
        if not at_sea(campaign, 1 - seat, other):
            found += _ports(campaign, seat, other)
    return found


def _ports(campaign: Campaign, seat: int, sea: int) -> list[int]:
    return [berth_in(area, sea) for area in COAST_AREAS[sea] if friendly_port(campaign, seat, area)]


class Homecoming(Step[Campaign]):
    """4.1.11 Which port a fleet goes to."""

    case: ClassVar[str] = "4.1.11"
    verbs: ClassVar[tuple[str, ...]] = ("shelter",)

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [SHELTER[berth] for berth in shelters(position, seat, self.sea)]

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The candidates: none of them is refused."""
        return self.candidates(position, seat)

    def prompt(self, position: Campaign) -> Message:
        return Message("shelter", {"sea": SEA.word(self.sea)})


class Shelter(Action[Campaign, Homecoming]):
    """4.1.8, 4.1.9 The fleet goes into this port; from another sea, each ship at its risk."""

    verb: ClassVar[str] = "shelter"
    fields: ClassVar[tuple[Domain, ...]] = (BERTH,)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def args(self) -> tuple[int, ...]:
        return (self.berth,)

    def refusal(self, position: Campaign, decision: Homecoming, seat: int) -> Refusal | None:
        if self.berth not in shelters(position, seat, decision.sea):
            return Refusal("4.1.8", "no-shelter", {"berth": BERTH.word(self.berth)})
        return None

    def do(
        self, position: Campaign, decision: Homecoming, seat: int, die: Die, log: list[Event]
    ) -> None:
        sea = BERTH_SEA[self.berth]
        fleets = fleets_at(position, seat, decision.sea)
        position.agenda.append(Arrival(seat, decision.sea, self.berth))
        if sea == decision.sea:
            return
        log.append(Event(SAILED, (seat, decision.sea, sea, sum([one.ships for one in fleets]))))
        for fleet in fleets:
            lose_ships(position, fleet, die.hits(fleet.ships, 6, SHIP_LOST), True, log)


class Arrival(Procedure[Campaign]):
    """4.1.8, 4.1.9 What is left of a fleet is in port: only now, lest those be lost that were there
    before and ran no risk."""

    def __init__(self, seat: int, sea: int, berth: int) -> None:
        self.seat = seat
        self.sea = sea
        self.berth = berth

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        fleets = fleets_at(position, self.seat, self.sea)
        ships = sum([fleet.ships for fleet in fleets])
        if ships:
            where = (BERTH_AREA[self.berth], BERTH_SEA[self.berth])
            log.append(Event(PUT_IN, (self.seat, *where, ships)))
        for fleet in fleets:
            go_to(position, fleet, self.berth, fleet.state)


SHELTER: Final[list[Shelter]] = [Shelter(berth) for berth in range(BERTHS)]
