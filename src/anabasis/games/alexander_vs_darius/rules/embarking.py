"""1.4.30 to 1.4.34 An army goes aboard."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH_SEA,
    PORT_AREAS,
    SEA,
    SEAS,
    SEAS_OF,
)
from anabasis.games.alexander_vs_darius.counters import (
    NO_ARMY,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import ARIOBARZANES, LEADER, leaders_in
from anabasis.games.alexander_vs_darius.rules.gathering import (
    DROP_LEADER,
    PICK_LEADER,
    Gathering,
    OfClass,
    OfLeader,
)
from anabasis.games.alexander_vs_darius.rules.loading import Naming, room_aboard, transports
from anabasis.games.alexander_vs_darius.rules.marching import Army, best_of
from anabasis.games.alexander_vs_darius.rules.persian_rank import bound_to_others
from anabasis.games.alexander_vs_darius.rules.standing import (
    fleets_in,
    has_ships,
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    MOVED,
    Campaign,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import EMBARK_PRICE


class Embark(Action[Campaign, Decision[Any]]):
    """1.4.30 The army of an area goes aboard the ships of a sea."""

    verb: ClassVar[str] = "embark"
    fields: ClassVar[tuple[Domain, ...]] = (AREA, SEA)

    def __init__(self, area: int, sea: int) -> None:
        self.area = area
        self.sea = sea

    def args(self) -> tuple[int, ...]:
        return (self.area, self.sea)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        where = {"area": AREA.word(self.area), "sea": SEA.word(self.sea)}
        if self.sea not in SEAS_OF[self.area]:
            return Refusal("3.1.12", "no-port-here", where)
        if position.holder[self.area] != seat:
            return Refusal("1.4.30", "nobody-of-yours", where)
        if passengers(position, self.area) == 0:
            return Refusal("1.4.30", "no-leader", where)
        if has_ships(position, 1 - seat, self.sea):
            return Refusal("1.4.34", "enemy-ships", where)
        if not fleets_in(position, seat, self.sea):
            return Refusal("1.4.30", "no-ships", where)
        if not transports(position, seat, self.sea):
            return Refusal("1.4.30", "fleet-has-moved", where)
        if position.treasure[seat] < EMBARK_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": EMBARK_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        lose(position, seat, EMBARK_PRICE)
        position.agenda.append(Boarding(seat, self.army(position, seat), self.sea))

    def army(self, campaign: Campaign, seat: int) -> Army:
        """All who may go; where the ships are too few, the best."""
        area = self.area
        leaders = passengers(campaign, area)
        room = min(
            room_aboard(campaign, seat, self.sea),
            units_in(campaign.units[area]) - bound_to_others(campaign, area, leaders),
        )
        units = best_of(campaign.units[area], room)
        return Army(seat, area, units, NO_ARMY, leaders, 0, 0, False, False, False, 0, 0, 0)


def passengers(campaign: Campaign, area: int) -> int:
    """1.4.33, 7.1.8 The leaders of an area who may go aboard, whether they have moved or not."""
    return campaign.leaders[area] & ~(1 << ARIOBARZANES)


EMBARK: Final = [[Embark(area, sea) for sea in range(SEAS)] for area in range(AREAS)]


def list_embarkings(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """1.4.30 to 1.4.34 Every army of a player that can go aboard in a sea."""
    if campaign.treasure[seat] < EMBARK_PRICE:
        return
    seas = 0
    enemies = 0
    for fleet in campaign.fleets:
        if ship_side(fleet.nation) != seat:
            if in_service(campaign, fleet):
                enemies |= 1 << BERTH_SEA[fleet.berth]
        elif fleet.state < MOVED and in_service(campaign, fleet):
            seas |= 1 << BERTH_SEA[fleet.berth]
    seas &= ~enemies
    if seas == 0:
        return
    holder = campaign.holder
    for area in PORT_AREAS:
        if holder[area] == seat and passengers(campaign, area):
            for sea in SEAS_OF[area]:
                if seas >> sea & 1:
                    found.append(EMBARK[area][sea])


class Boarding(Gathering):
    """1.4.30, 1.4.31 Who goes aboard."""

    case: ClassVar[str] = "1.4.30"
    verbs: ClassVar[tuple[str, ...]] = ("load", "pick", "pick-leader", "drop", "drop-leader")

    def __init__(self, seat: int, army: Army, sea: int) -> None:
        super().__init__(seat, army)
        self.sea = sea

    def run_alone(self, position: Campaign, die: Die, log: list[Event]) -> bool:
        """Nobody goes aboard before he is told to: whoever says who stays ends with that. Units
        that must stay are left by themselves."""
        options = self.options(position, self.seat)
        if options == [LOAD]:
            position.offered = options
            return False
        return super().run_alone(position, die, log)

    def spare(self, position: Campaign) -> int:
        return position.units[self.army.at] - self.army.units

    def too_many(self, position: Campaign, count: int) -> Refusal | None:
        army = self.army
        if room_aboard(position, self.seat, self.sea) < units_in(army.units) + count:
            return Refusal("1.4.31", "no-room", {"sea": SEA.word(self.sea)})
        if (
            bound_to_others(position, army.at, army.leaders)
            > units_in(self.spare(position)) - count
        ):
            return Refusal("7.2.3", "led-by-higher", {"count": count})
        return None

    def too_few(self, position: Campaign, leaders: int) -> Refusal | None:
        return None

    def ready(self, position: Campaign) -> int:
        return passengers(position, self.army.at)

    def again(self, army: Army) -> Gathering:
        return Boarding(self.seat, army, self.sea)

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        found: list[Action[Campaign, Any]] = [LOAD]
        self.list_pieces(position, found)
        return found

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The same as the candidates that are not refused, with what they have in common asked
        once."""
        army = self.army
        found: list[Action[Campaign, Any]] = []
        spare = self.spare(position)
        free = units_in(spare) - bound_to_others(position, army.at, army.leaders)
        if free >= 0:
            found.append(LOAD)
        room = min(room_aboard(position, seat, self.sea) - units_in(army.units), free)
        self.list_units(spare, room, army.touched if free >= 0 else 0, found)
        ready = self.ready(position)
        alone = army.leaders & (army.leaders - 1) == 0
        for leader in leaders_in(position.leaders[army.at] & ~army.met):
            if army.leaders >> leader & 1:
                if not alone:
                    found.append(DROP_LEADER[leader])
            elif ready >> leader & 1:
                found.append(PICK_LEADER[leader])
        return found

    def considered(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """A computer player keeps its army together."""
        options = super().considered(position, seat)
        plain = [one for one in options if not isinstance(one, (OfClass, OfLeader))]
        return plain or options

    def prompt(self, position: Campaign) -> Message:
        army = self.army
        return Message(
            "board",
            {
                "area": AREA.word(army.at),
                "sea": SEA.word(self.sea),
                "units": units_in(army.units),
                "leaders": [LEADER.word(leader) for leader in leaders_in(army.leaders)],
            },
        )


class Load(Action[Campaign, Boarding]):
    """1.4.30, 1.4.31 They go aboard, as soon as it is clear which ships carry them."""

    verb: ClassVar[str] = "load"
    secret: ClassVar[bool] = True

    def refusal(self, position: Campaign, decision: Boarding, seat: int) -> Refusal | None:
        army = decision.army
        bound = bound_to_others(position, army.at, army.leaders)
        if units_in(decision.spare(position)) < bound:
            return Refusal("7.2.1", "led-by-higher", {"count": bound})
        return None

    def do(
        self, position: Campaign, decision: Boarding, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(Naming(seat, decision.army, decision.sea, ()))


LOAD: Final = Load()
