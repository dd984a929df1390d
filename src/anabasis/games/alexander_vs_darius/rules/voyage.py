"""1.4.21 to 1.4.29 Fleets move: the roll, the way from sea to sea, and where the voyage ends."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Step
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH_AREA,
    BERTH_SEA,
    COAST,
    COAST_AREAS,
    SEA,
    SEAS,
    WATERS,
    berth_in,
)
from anabasis.games.alexander_vs_darius.counters import NATIONS, SAILS_ON, SEAS_A_MOVE
from anabasis.games.alexander_vs_darius.events import FLEET_ROLLED, FLEET_STAYED, PUT_IN, SAILED
from anabasis.games.alexander_vs_darius.rules import sea_battle
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.ships import go_to
from anabasis.games.alexander_vs_darius.rules.standing import (
    at_sea,
    fleets_in,
    friendly_port,
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    FAILED,
    FRESH,
    MOVED,
    SAILING,
    Campaign,
    Fleet,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import SAIL_PRICE


class Sail(Action[Campaign, Decision[Any]]):
    """1.4.21, 1.4.23, 1.4.26 All ships of a sea that have not tried to move try now; if enemies lie
    off their port they meet them first."""

    verb: ClassVar[str] = "sail"
    fields: ClassVar[tuple[Domain, ...]] = (SEA,)

    def __init__(self, sea: int) -> None:
        self.sea = sea

    def args(self) -> tuple[int, ...]:
        return (self.sea,)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        where = {"sea": SEA.word(self.sea)}
        fleets = fleets_in(position, seat, self.sea)
        if not fleets:
            return Refusal("1.4.21", "no-ships", where)
        if not any([fleet.state == FRESH for fleet in fleets]):
            return Refusal("1.4.24", "fleet-has-tried", where)
        if position.treasure[seat] < SAIL_PRICE:
            return Refusal("1.3.8", "too-dear", {"price": SAIL_PRICE})
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        lose(position, seat, SAIL_PRICE)
        roll = die.roll(6)
        log.append(Event(FLEET_ROLLED, (seat, self.sea, roll)))
        stayed = [0] * NATIONS
        for fleet in fleets_in(position, seat, self.sea):
            if fleet.state != FRESH:
                continue
            if roll <= SAILS_ON[fleet.nation]:
                go_to(position, fleet, self.sea, SAILING)
            else:
                go_to(position, fleet, fleet.berth, FAILED)
                stayed[fleet.nation] += fleet.ships
        for nation in range(NATIONS):
            if stayed[nation]:
                log.append(Event(FLEET_STAYED, (seat, self.sea, nation, stayed[nation])))
        if sailing(position):
            onward = Voyage(seat, self.sea, SEAS_A_MOVE, False, self.sea)
            if at_sea(position, 1 - seat, self.sea):
                sea_battle.begin(position, seat, self.sea, onward, EventRoll(), log)
            else:
                position.agenda.append(onward)


SAIL: Final[list[Sail]] = [Sail(sea) for sea in range(SEAS)]


def list_voyages(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """Every sea from which a player's ships could try to sail."""
    if campaign.treasure[seat] < SAIL_PRICE:
        return
    seas = 0
    for fleet in campaign.fleets:
        if fleet.state == FRESH and ship_side(fleet.nation) == seat and in_service(campaign, fleet):
            seas |= 1 << BERTH_SEA[fleet.berth]
    if seas:
        for sea in range(SEAS):
            if seas >> sea & 1:
                found.append(SAIL[sea])


def sailing(campaign: Campaign) -> list[Fleet]:
    """The ships that are on their way."""
    return [fleet for fleet in campaign.fleets if fleet.state == SAILING]


class Voyage(Step[Campaign]):
    """1.4.22, 1.4.26, 1.4.29 Where a fleet sails next, or ends its voyage. `left` are the seas that
    it can still sail."""

    case: ClassVar[str] = "1.4.22"
    verbs: ClassVar[tuple[str, ...]] = ("voyage", "anchor", "put-in", "attack-port")

    def __init__(self, seat: int, sea: int, left: int, under_way: bool, origin: int) -> None:
        super().__init__(seat)
        self.sea = sea
        self.left = left
        self.under_way = under_way
        self.origin = origin
        """The sea in which it began."""

    def continues(self) -> bool:
        return self.under_way

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        found: list[Action[Campaign, Any]] = [VOYAGE[sea] for sea in WATERS.beside[self.sea]]
        found.append(ANCHOR)
        for area in COAST_AREAS[self.sea]:
            found += [PUT_INTO[area], ATTACK_PORT[area]]
        return found

    def options(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        """The same as the candidates that are not refused, without the words of refusals."""
        found: list[Action[Campaign, Any]] = []
        if self.left:
            found += [VOYAGE[sea] for sea in WATERS.beside[self.sea]]
        found.append(ANCHOR)
        for area in COAST_AREAS[self.sea]:
            if friendly_port(position, seat, area):
                found.append(PUT_INTO[area])
            if ships_in_port(position, 1 - seat, area, self.sea):
                found.append(ATTACK_PORT[area])
        return found

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return ANCHOR

    def prompt(self, position: Campaign) -> Message:
        return Message("voyage", {"sea": SEA.word(self.sea), "left": self.left})


class SailTo(Action[Campaign, Voyage]):
    """1.4.22, 1.4.26 Sail into an adjacent sea."""

    verb: ClassVar[str] = "voyage"
    fields: ClassVar[tuple[Domain, ...]] = (SEA,)

    def __init__(self, sea: int) -> None:
        self.sea = sea

    def args(self) -> tuple[int, ...]:
        return (self.sea,)

    def refusal(self, position: Campaign, decision: Voyage, seat: int) -> Refusal | None:
        where = {"sea": SEA.word(self.sea), "origin": SEA.word(decision.sea)}
        if self.sea not in WATERS.beside[decision.sea]:
            return Refusal("1.4.22", "seas-not-adjacent", where)
        if decision.left == 0:
            return Refusal("1.4.22", "two-seas", where)
        return None

    def do(
        self, position: Campaign, decision: Voyage, seat: int, die: Die, log: list[Event]
    ) -> None:
        fleets = sailing(position)
        ships = sum([fleet.ships for fleet in fleets])
        log.append(Event(SAILED, (seat, decision.sea, self.sea, ships)))
        for fleet in fleets:
            go_to(position, fleet, self.sea, SAILING)
        left = decision.left - 1
        if at_sea(position, 1 - seat, self.sea):
            onward = Voyage(seat, self.sea, left, False, decision.origin)
            sea_battle.begin(position, seat, self.sea, onward, EventRoll(), log)
        else:
            position.agenda.append(Voyage(seat, self.sea, left, True, decision.origin))


class Anchor(Action[Campaign, Voyage]):
    """1.4.22 Stay out at sea."""

    verb: ClassVar[str] = "anchor"

    def refusal(self, position: Campaign, decision: Voyage, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: Voyage, seat: int, die: Die, log: list[Event]
    ) -> None:
        end_voyage(position, decision.sea)


class PutIn(Action[Campaign, Voyage]):
    """1.4.22, 1.4.27 Enter a friendly port."""

    verb: ClassVar[str] = "put-in"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Voyage, seat: int) -> Refusal | None:
        where = {"area": AREA.word(self.area), "sea": SEA.word(decision.sea)}
        if not COAST[decision.sea] >> self.area & 1:
            return Refusal("3.1.12", "no-port-here", where)
        if not friendly_port(position, seat, self.area):
            return Refusal("1.4.27", "port-not-friendly", where)
        return None

    def do(
        self, position: Campaign, decision: Voyage, seat: int, die: Die, log: list[Event]
    ) -> None:
        ships = sum([fleet.ships for fleet in sailing(position)])
        log.append(Event(PUT_IN, (seat, self.area, decision.sea, ships)))
        end_voyage(position, berth_in(self.area, decision.sea))


class AttackPort(Action[Campaign, Voyage]):
    """1.4.29, 3.4.9, 4.7.10 Attack the enemy ships in a port."""

    verb: ClassVar[str] = "attack-port"
    fields: ClassVar[tuple[Domain, ...]] = (AREA,)

    def __init__(self, area: int) -> None:
        self.area = area

    def args(self) -> tuple[int, ...]:
        return (self.area,)

    def refusal(self, position: Campaign, decision: Voyage, seat: int) -> Refusal | None:
        if not ships_in_port(position, 1 - seat, self.area, decision.sea):
            where = {"area": AREA.word(self.area), "sea": SEA.word(decision.sea)}
            return Refusal("1.4.29", "nobody-in-port", where)
        return None

    def do(
        self, position: Campaign, decision: Voyage, seat: int, die: Die, log: list[Event]
    ) -> None:
        berth = berth_in(self.area, decision.sea)
        onward = Voyage(seat, decision.sea, 0, False, decision.origin)
        sea_battle.begin(position, seat, berth, onward, EventRoll(), log)


def ships_in_port(campaign: Campaign, side: int, area: int, sea: int) -> list[Fleet]:
    """3.4.9 The ships of a player in a port, on one of its seas. Athenians at home are among them:
    they fight when the Persian attacks (4.7.10)."""
    return [
        fleet
        for fleet in campaign.fleets
        if BERTH_AREA[fleet.berth] == area
        and BERTH_SEA[fleet.berth] == sea
        and ship_side(fleet.nation) == side
    ]


def end_voyage(campaign: Campaign, berth: int) -> None:
    """1.4.24 The ships that were on their way lie in a berth, and have moved."""
    for fleet in sailing(campaign):
        go_to(campaign, fleet, berth, MOVED)


VOYAGE: Final[list[SailTo]] = [SailTo(sea) for sea in range(SEAS)]
ANCHOR: Final = Anchor()
PUT_INTO: Final[list[PutIn]] = [PutIn(area) for area in range(AREAS)]
ATTACK_PORT: Final[list[AttackPort]] = [AttackPort(area) for area in range(AREAS)]
