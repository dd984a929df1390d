"""1.4.41 Ships are lost, one or several of a fleet, and what they carried with them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import BERTH, BERTH_SEA, aboard
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    ONE,
    classes_in,
    least_of,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import CARGO_LOST, SHIPS_LOST
from anabasis.games.alexander_vs_darius.rules.closed import ClosedStep
from anabasis.games.alexander_vs_darius.rules.known import is_alone, know_gone
from anabasis.games.alexander_vs_darius.rules.ships import add_fleet, reload, sink, take_fleet
from anabasis.games.alexander_vs_darius.rules.stacks import bury
from anabasis.games.alexander_vs_darius.rules.standing import (
    ship_side,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    Fleet,
)
from anabasis.kit.rows import more


def lose_ships(campaign: Campaign, fleet: Fleet, count: int, back: bool, log: list[Event]) -> None:
    """1.4.41, 1.4.42, 4.3.1 So many ships of a fleet are lost: empty ones first, the flagship last.
    Their owner is asked who was on the others. `back`: they return to the yard."""
    if count >= fleet.ships:
        sink(campaign, fleet, back, log)
        return
    if count == 0:
        return
    side = ship_side(fleet.nation)
    take_fleet(campaign, fleet)
    left = Fleet(
        fleet.berth,
        fleet.nation,
        fleet.state,
        fleet.ships - count,
        fleet.cargo,
        fleet.spent,
        fleet.leaders,
    )
    add_fleet(campaign, left)
    if back:
        campaign.shipyard = more(campaign.shipyard, fleet.nation, count)
    else:
        campaign.sunk = more(campaign.sunk, fleet.nation, count)
    log.append(Event(SHIPS_LOST, (side, BERTH_SEA[fleet.berth], fleet.nation, count)))
    if units_in(left.cargo) > left.ships:
        campaign.agenda.append(Drowning(side, left.key()))


def fleet_of(campaign: Campaign, key: int) -> Fleet:
    """The fleet with a key; there is one."""
    return next(fleet for fleet in campaign.fleets if fleet.key() == key)


class Drowning(ClosedStep):
    """1.4.41 Who was on the ships that were lost."""

    case: ClassVar[str] = "1.4.41"
    verbs: ClassVar[tuple[str, ...]] = ("drown",)

    def __init__(self, seat: int, key: int) -> None:
        super().__init__(seat)
        self.key = key

    def is_open(self, position: Campaign) -> bool:
        """3.0.2 Where the other player knows who is aboard, and all are on these ships."""
        fleet = fleet_of(position, self.key)
        place = aboard(self.seat, BERTH_SEA[fleet.berth])
        return is_alone(position, place) and units_at(position, place) == fleet.cargo

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [DROWN[number] for number in classes_in(fleet_of(position, self.key).cargo)]

    def prompt(self, position: Campaign) -> Message:
        fleet = fleet_of(position, self.key)
        return Message(
            "drown",
            {"berth": BERTH.word(fleet.berth), "units": units_in(fleet.cargo) - fleet.ships},
        )


class Drown(Action[Campaign, Drowning]):
    """1.4.41 A unit of this class was on a ship that was lost."""

    verb: ClassVar[str] = "drown"
    fields: ClassVar[tuple[Domain, ...]] = (CLASS,)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def refusal(self, position: Campaign, decision: Drowning, seat: int) -> Refusal | None:
        if of_class(fleet_of(position, decision.key).cargo, self.number) == 0:
            return Refusal("1.4.41", "not-aboard", {"class": CLASS.word(self.number)})
        return None

    def do(
        self, position: Campaign, decision: Drowning, seat: int, die: Die, log: list[Event]
    ) -> None:
        fleet = fleet_of(position, decision.key)
        one = ONE[self.number]
        cargo = fleet.cargo - one
        reload(position, fleet, cargo, least_of(fleet.spent, cargo), fleet.leaders)
        bury(position, seat, one)
        sea = BERTH_SEA[fleet.berth]
        know_gone(position, aboard(seat, sea), one, 0)
        log.append(Event(CARGO_LOST, (seat, sea, (self.number,), ())))
        if units_in(cargo) > fleet.ships:
            position.agenda.append(decision)


DROWN: Final[list[Drown]] = [Drown(number) for number in range(CLASSES)]
