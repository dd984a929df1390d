"""1.4.39 The ships that carried a lost landing flee."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.alexander_vs_darius.board import SEA, SEAS, WATERS
from anabasis.games.alexander_vs_darius.events import FLEET_FLED
from anabasis.games.alexander_vs_darius.rules.drowning import fleet_of, lose_ships
from anabasis.games.alexander_vs_darius.rules.ships import send
from anabasis.games.alexander_vs_darius.rules.standing import (
    has_ships,
)
from anabasis.games.alexander_vs_darius.state import (
    MOVED,
    Campaign,
)

Transports = tuple[tuple[int, int], ...]
"""Keys of fleets, and how many ships of each."""


def flee(campaign: Campaign, seat: int, sea: int, transports: Transports, log: list[Event]) -> None:
    """1.4.39 The ships of a lost landing must go to an adjacent sea without enemy ships, or are
    lost. They are empty by now."""
    if any([not has_ships(campaign, 1 - seat, other) for other in WATERS.beside[sea]]):
        campaign.agenda.append(Flight(seat, sea, transports))
    else:
        for key, ships in transports:
            lose_ships(campaign, fleet_of(campaign, key), ships, False, log)


class Flight(Step[Campaign]):
    """1.4.39 Where the transports flee to."""

    case: ClassVar[str] = "1.4.39"
    verbs: ClassVar[tuple[str, ...]] = ("flee",)

    def __init__(self, seat: int, sea: int, transports: Transports) -> None:
        super().__init__(seat)
        self.sea = sea
        self.transports = transports

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [FLEE[sea] for sea in WATERS.beside[self.sea]]

    def prompt(self, position: Campaign) -> Message:
        return Message("flee", {"sea": SEA.word(self.sea)})


class Flee(Action[Campaign, Flight]):
    """1.4.39 The transports flee to a sea."""

    verb: ClassVar[str] = "flee"
    fields: ClassVar[tuple[Domain, ...]] = (SEA,)

    def __init__(self, sea: int) -> None:
        self.sea = sea

    def args(self) -> tuple[int, ...]:
        return (self.sea,)

    def refusal(self, position: Campaign, decision: Flight, seat: int) -> Refusal | None:
        where = {"sea": SEA.word(self.sea), "origin": SEA.word(decision.sea)}
        if self.sea not in WATERS.beside[decision.sea]:
            return Refusal("1.4.22", "seas-not-adjacent", where)
        if has_ships(position, 1 - seat, self.sea):
            return Refusal("1.4.39", "enemy-ships", where)
        return None

    def do(
        self, position: Campaign, decision: Flight, seat: int, die: Die, log: list[Event]
    ) -> None:
        for key, ships in decision.transports:
            send(position, fleet_of(position, key), ships, self.sea, MOVED)
        log.append(Event(FLEET_FLED, (seat, decision.sea, self.sea)))


FLEE: Final[list[Flee]] = [Flee(sea) for sea in range(SEAS)]
