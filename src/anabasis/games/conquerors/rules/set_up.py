"""3.1 Setting up: everything that is printed, and the garrisons that the players place."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    CITIES,
    INDEPENDENT,
    MACEDON,
    NOBODY,
    NOWHERE,
    PELLA,
    PERSIA,
    PROVINCE_DIVISION,
    PROVINCES,
    RHODES,
    SIDE,
    SPACE,
    SPACES,
    TREASURIES,
    TREASURY_AT,
    TRIBE_AT,
    armies_of,
)
from anabasis.games.conquerors.events import DEPLOYED, GARRISONED
from anabasis.games.conquerors.fleets import (
    FLEET,
    FLEET_START,
    FLEET_START_SIDE,
    FLEETS,
    RHODIAN,
)
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER_SIDE, LEADERS, START
from anabasis.games.conquerors.numbers import GSP_COUNTERS
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import add_garrison, form_army, room_for_garrison
from anabasis.games.conquerors.rules.ships import launch
from anabasis.games.conquerors.set_up import (
    CLAIMS,
    DEPLOYS,
    DEPLOYS_IN,
    FIRST_ARMIES,
    RHODES_GSP,
    STANDARD,
    STARTING_ASP,
    STARTING_INJURY,
    STARTING_ISLANDS,
    STARTING_LEVEL,
    STARTING_ROYAL,
    STARTING_WEARINESS,
    TRIBE_GSP,
)
from anabasis.games.conquerors.state import (
    FRESH,
    IN_POOL,
    NO_SIEGE,
    WITH_FLEET,
    War,
    seat_of,
)
from anabasis.kit.rows import changed


def lay_out(war: War) -> None:
    """3.1.3 to 3.1.21 The map as it is before garrisons are placed."""
    _empty_map(war)
    for row in FIRST_ARMIES:
        side = SIDE.read(row["side"])
        army = armies_of(side)[row["number"] - 1]
        space = SPACE.read(row["space"])
        form_army(war, army, space, row["asp"], row["elite"], bool(row.get("inside", False)))
        if row.get("royal_treasury"):
            war.royal_army, war.royal_at = army, space
        if row.get("royal_family"):
            war.family_army, war.family_at = army, space
    for fleet in range(FLEETS):
        if FLEET_START[fleet] != NOWHERE:
            side = INDEPENDENT if fleet == RHODIAN else FLEET_START_SIDE[fleet]
            launch(war, fleet, side, FLEET_START[fleet])
    for space, points in (*zip(TRIBE_AT, TRIBE_GSP, strict=True), (RHODES, RHODES_GSP)):
        war.gsp = changed(war.gsp, space, points)
        war.holder = changed(war.holder, space, INDEPENDENT)
        war.land = changed(war.land, space, war.land[space] | 1 << INDEPENDENT)
    for leader in range(LEADERS):
        _place_at_start(war, leader)
    war.king = bytes((ALEXANDER, DARIUS))


def _empty_map(war: War) -> None:
    war.army_at = bytes([NOWHERE] * ARMIES)
    war.asp = (0,) * ARMIES
    war.elite = bytes(ARMIES)
    war.condition = bytes(ARMIES)
    war.demanded = (0,) * ARMIES
    war.loose = (0,) * SPACES
    war.loose_condition = bytes([FRESH] * SPACES)
    war.gsp = bytes(SPACES)
    war.holder = bytes([NOBODY] * SPACES)
    war.land = bytes(SPACES)
    war.keeper = _keepers()
    war.control = bytes([NOBODY] * PROVINCES)
    claim = [NOBODY] * PROVINCES
    for side, division in CLAIMS:
        for province in range(PROVINCES):
            if PROVINCE_DIVISION[province] == division:
                claim[province] = side
    war.claim = bytes(claim)
    war.garrisons_left = bytes(GSP_COUNTERS)
    war.garrisons_resting = bytes(2)
    war.fleet_at = bytes([NOWHERE] * FLEETS)
    war.nsp = bytes(FLEETS)
    war.fleet_side = bytes([NOBODY] * FLEETS)
    war.where = bytes([IN_POOL] * LEADERS)
    war.lone_at = bytes([NOWHERE] * 2)
    war.level = bytes([STARTING_LEVEL] * TREASURIES + [STARTING_ROYAL])
    war.siege = bytes([NO_SIEGE] * len(CITIES))
    war.besieger = bytes([NOBODY] * len(CITIES))
    war.available = bytes(STARTING_ASP)
    war.weariness = STARTING_WEARINESS
    war.injury = STARTING_INJURY


def _keepers() -> bytes:
    """3.1.20, 7.1.1 Who holds the islands and the Treasure Cities at the start."""
    row = [NOBODY] * SPACES
    for space in STARTING_ISLANDS:
        row[space] = PERSIA
    for treasury in range(TREASURIES):
        row[TREASURY_AT[treasury]] = MACEDON if treasury == PELLA else PERSIA
    return bytes(row)


def _place_at_start(war: War, leader: int) -> None:
    """3.1.1 Where a leader begins."""
    start = START[leader]
    if "army" in start:
        place = armies_of(LEADER_SIDE[leader])[start["army"] - 1]
    elif "fleet" in start:
        place = WITH_FLEET + FLEET.read(start["fleet"])
    else:
        place = IN_POOL
    war.where = changed(war.where, leader, place)


class Deploying(Procedure[War]):
    """3.1.6, 3.1.10 A player places his garrisons."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        settle(position, [])
        position.agenda.append(
            Deploy(seat_of(position, self.side), self.side, DEPLOYS[self.side], False)
        )


class Deploy(Choice):
    """3.1.6, 3.1.10, 3.1.12 Where the garrisons stand."""

    case: ClassVar[str] = "3.1.6"
    verbs: ClassVar[tuple[str, ...]] = ("garrison", "standard", "ready")

    def __init__(self, seat: int, side: int, left: int, begun: bool) -> None:
        super().__init__(seat, side)
        self.left = left
        self.begun = begun

    def continues(self) -> bool:
        return self.begun

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [STANDARD_DEPLOYMENT, READY]
        found += [GARRISON[space] for space in DEPLOYS_IN[self.side]]
        return found

    def considered(self, position: War, seat: int) -> list[Action[War, Any]]:
        """A computer player takes the standard deployment."""
        return [READY] if self.begun else [STANDARD_DEPLOYMENT]

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return READY if self.begun else STANDARD_DEPLOYMENT

    def prompt(self, position: War) -> Message:
        return Message("deploy", {"left": self.left})


class Garrison(Action[War, Deploy]):
    """3.1.6, 3.1.10 A garrison point is placed."""

    verb: ClassVar[str] = "garrison"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Deploy, seat: int) -> Refusal | None:
        if self.space not in DEPLOYS_IN[decision.side]:
            where = {"space": SPACE.word(self.space)}
            return Refusal("3.1.11" if decision.side == PERSIA else "3.1.6", "not-here", where)
        if decision.left == 0:
            return Refusal("3.1.10", "none-left", {"most": DEPLOYS[decision.side]})
        if room_for_garrison(position, decision.side, self.space) == 0:
            return Refusal("8.6.3", "no-room", {"space": SPACE.word(self.space)})
        return None

    def do(self, position: War, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        add_garrison(position, decision.side, self.space, 1)
        log.append(Event(GARRISONED, (decision.side, self.space, 1)))
        position.agenda.append(Deploy(decision.seat, decision.side, decision.left - 1, True))


class StandardDeployment(Action[War, Deploy]):
    """3.1.12 All of the standard deployment at once."""

    verb: ClassVar[str] = "standard"

    def refusal(self, position: War, decision: Deploy, seat: int) -> Refusal | None:
        return Refusal("3.1.12", "begun-already") if decision.begun else None

    def do(self, position: War, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        for space, points in STANDARD[decision.side]:
            add_garrison(position, decision.side, space, points)
            log.append(Event(GARRISONED, (decision.side, space, points)))
        _deployed(position, decision.side, log)


class Ready(Action[War, Deploy]):
    """3.1.6 Whoever wants no more is done."""

    verb: ClassVar[str] = "ready"

    def refusal(self, position: War, decision: Deploy, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        _deployed(position, decision.side, log)


def _deployed(war: War, side: int, log: list[Event]) -> None:
    log.append(Event(DEPLOYED, (side, GSP_COUNTERS[side] - war.garrisons_left[side])))
    settle(war, [])


GARRISON: Final[list[Garrison]] = [Garrison(space) for space in range(SPACES)]
STANDARD_DEPLOYMENT: Final = StandardDeployment()
READY: Final = Ready()
