"""3.5, 7.1.6, 7.1.7 Persian raids."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    BERTH_SEA,
    COAST,
    COAST_AREAS,
    MACEDON,
    PERSIA,
    SEA,
    SEAS,
    aboard,
)
from anabasis.games.alexander_vs_darius.counters import PERSIAN, SHIP_COUNTERS
from anabasis.games.alexander_vs_darius.events import MEMNON_GONE, RAIDED
from anabasis.games.alexander_vs_darius.leaders import MEMNON
from anabasis.games.alexander_vs_darius.rules.control import remove_marker
from anabasis.games.alexander_vs_darius.rules.stacks import lose_leader
from anabasis.games.alexander_vs_darius.rules.standing import (
    fleets_in,
    in_port,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    gain,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import (
    MEMNON_SUCCEEDS,
    RAID_PRICE,
    RAID_SUCCEEDS,
    RAID_TAKES_MARKER,
    RAIDS_FOR_TREASURE,
    SHIPS_A_RAID_DIE,
)

MOST_DICE: Final[int] = SHIP_COUNTERS[PERSIAN] // SHIPS_A_RAID_DIE
DICE: Final = Numbers("dice", 1, MOST_DICE)
"""3.5.2 With how many dice the Persian raids: one for each two ships."""


def raid_dice(campaign: Campaign, sea: int) -> int:
    """3.5.2 The dice that the Persian ships of a sea can bring."""
    return sum([fleet.ships for fleet in fleets_in(campaign, PERSIA, sea)]) // SHIPS_A_RAID_DIE


class Raid(Action[Campaign, Decision[Any]]):
    """3.5.1, 3.5.2, 3.5.5, 3.5.6 Raid a port area with so many dice; ships that have moved may."""

    verb: ClassVar[str] = "raid"
    fields: ClassVar[tuple[Domain, ...]] = (SEA, AREA, DICE)

    def __init__(self, sea: int, area: int, dice: int) -> None:
        self.sea = sea
        self.area = area
        self.dice = dice

    def args(self) -> tuple[int, ...]:
        return (self.sea, self.area, self.dice)

    def refusal(self, position: Campaign, decision: Decision[Any], seat: int) -> Refusal | None:
        where = {"sea": SEA.word(self.sea), "area": AREA.word(self.area)}
        if seat != PERSIA:
            return Refusal("3.5.1", "persians-only", where)
        if not COAST[self.sea] >> self.area & 1:
            return Refusal("3.1.12", "no-port-here", where)
        if position.marker[self.area] != MACEDON:
            return Refusal("3.5.1", "not-macedonian", where)
        if position.holder[self.area] == MACEDON or in_port(position, MACEDON, self.area):
            return Refusal("3.5.1", "port-guarded", where)
        if raid_dice(position, self.sea) < self.dice:
            return Refusal("3.5.2", "too-few-ships", {**where, "dice": self.dice})
        if position.treasure[seat] < RAID_PRICE * self.dice:
            return Refusal("1.3.8", "too-dear", {"price": RAID_PRICE * self.dice})
        return None

    def do(
        self, position: Campaign, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        lose(position, seat, RAID_PRICE * self.dice)
        memnon = position.where[MEMNON] == aboard(PERSIA, self.sea)
        ones = die.hits(self.dice, 6, 6) if memnon else 0
        if memnon:
            # Among the faces 2 to 6 of the other dice.
            successes = die.hits(self.dice - ones, 5, MEMNON_SUCCEEDS - 1)
        else:
            successes = die.hits(self.dice, 6, RAID_SUCCEEDS)
        log.append(Event(RAIDED, (seat, self.area, self.dice, successes)))
        lose(position, MACEDON, successes)
        if successes:
            gain(position, seat, -(-successes // RAIDS_FOR_TREASURE))
        if successes >= RAID_TAKES_MARKER:
            remove_marker(position, seat, self.area, log)
        if ones:
            lose_leader(position, MEMNON)
            log.append(Event(MEMNON_GONE, (MEMNON,)))


RAID: Final = [
    [[Raid(sea, area, dice) for dice in range(MOST_DICE + 1)] for area in range(AREAS)]
    for sea in range(SEAS)
]


def list_raids(campaign: Campaign, seat: int, found: list[Action[Campaign, Any]]) -> None:
    """Every raid that the Persian ships could make."""
    if seat != PERSIA:
        return
    ships = [0] * SEAS
    for fleet in campaign.fleets:
        if fleet.nation == PERSIAN:
            ships[BERTH_SEA[fleet.berth]] += fleet.ships
    payable = campaign.treasure[seat] // RAID_PRICE
    for sea, count in enumerate(ships):
        most = min(count // SHIPS_A_RAID_DIE, payable)
        if most:
            for area in COAST_AREAS[sea]:
                if (
                    campaign.marker[area] == MACEDON
                    and campaign.holder[area] != MACEDON
                    and not in_port(campaign, MACEDON, area)
                ):
                    found += RAID[sea][area][1 : most + 1]
