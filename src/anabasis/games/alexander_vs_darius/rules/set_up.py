"""6 Setting up: pieces, markers, pools, and the choice about Thrace."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    MACEDON,
    NOBODY,
    PERSIA,
    PLACES,
    SEA,
    SIDE,
    SPARTA,
    berth_in,
)
from anabasis.games.alexander_vs_darius.counters import (
    COUNTERS,
    MACEDONIAN,
    NATION,
    NO_ARMY,
    SHIP_COUNTERS,
    army_of,
    units_in,
)
from anabasis.games.alexander_vs_darius.events import THRACE_LEFT, THRACE_PACIFIED
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARTAXERXES,
    DARIUS,
    LEADER,
    LEADERS,
    PHILIP,
)
from anabasis.games.alexander_vs_darius.rules.arrivals import REINFORCING
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead
from anabasis.games.alexander_vs_darius.rules.season import Season
from anabasis.games.alexander_vs_darius.rules.ships import add_fleet
from anabasis.games.alexander_vs_darius.rules.stacks import put, take
from anabasis.games.alexander_vs_darius.state import FRESH, WAITING, Campaign, Fleet, gain
from anabasis.games.alexander_vs_darius.turns import (
    STARTING_LEGITIMACY,
    STARTING_TREASURE,
    STARTING_WEARINESS,
)
from anabasis.kit.components import Components
from anabasis.kit.rows import changed, more, replaced

_SET_UP: Final = Components("anabasis.games.alexander_vs_darius", "set_up")
_EVENTS: Final = Components("anabasis.games.alexander_vs_darius", "events")

NOT_PACIFIED: Final[int] = army_of(_SET_UP.table("not_pacified")["units"])
NOT_PACIFIED_TREASURE: Final[int] = _SET_UP.value("not_pacified", "treasure")
PHILIP_AREA: Final[int] = AREA.read(_SET_UP.value("philip", "area"))
PHILIP_WEARINESS: Final[int] = _SET_UP.value("philip", "weariness")
ARTAXERXES_AREA: Final[int] = AREA.read(_SET_UP.value("artaxerxes", "area"))
ARTAXERXES_LEGITIMACY: Final[int] = _SET_UP.value("artaxerxes", "legitimacy")
DARIUS_APART: Final[int] = AREA.read(_SET_UP.value("artaxerxes", "darius"))
DARIUS_UNITS: Final[int] = army_of(_SET_UP.table("artaxerxes")["darius_units"])


def _aside(roll: int, side: int) -> int:
    """6.4.1 The units of a player that wait for an event."""
    row: dict[str, Any] = next(one for one in _EVENTS.table("event") if one["roll"] == roll)
    return army_of(row["units"]) if side == (MACEDON if roll == 2 else PERSIA) else NO_ARMY


CRETAN_UNITS: Final[int] = _aside(2, MACEDON)
CRETAN_SHIPS: Final[int] = next(
    one["ships"]["macedonian"] for one in _EVENTS.table("event") if one["roll"] == 2
)
SPITAMENES_UNITS: Final[int] = _aside(3, PERSIA)


def lay_out(campaign: Campaign) -> None:
    """6.1.5, 6.3.1, 6.3.2 An empty map: every row is there, and no marker or piece in it."""
    campaign.passes = bytes(2)
    campaign.marker = bytes([NOBODY] * AREAS)
    campaign.holder = bytes([NOBODY] * (AREAS + 1))
    campaign.units = [NO_ARMY] * (AREAS + 1)
    campaign.spent = [NO_ARMY] * (AREAS + 1)
    campaign.leaders = [0] * (AREAS + 1)
    campaign.where = bytes([WAITING] * LEADERS)
    campaign.led = bytes(LEADERS)
    campaign.king = DARIUS
    campaign.hits = bytes(AREAS)
    campaign.groups = bytes(range(PLACES))
    campaign.seen_units = [NO_ARMY] * PLACES
    campaign.seen_leaders = [0] * PLACES
    campaign.treasure = STARTING_TREASURE
    campaign.weariness = STARTING_WEARINESS
    campaign.legitimacy = STARTING_LEGITIMACY
    campaign.pool = (
        COUNTERS[MACEDON] - CRETAN_UNITS,
        COUNTERS[PERSIA] - REINFORCING - SPITAMENES_UNITS,
    )
    campaign.dead = (NO_ARMY, NO_ARMY)
    campaign.shipyard = more(SHIP_COUNTERS, MACEDONIAN, -CRETAN_SHIPS)
    campaign.sunk = bytes(len(SHIP_COUNTERS))
    campaign.thracians = units_in(COUNTERS[2])


def prepare(campaign: Campaign, philip: bool, artaxerxes: bool) -> None:
    """6.1.1, 6.2.2, 6.2.3 All pieces as they start, but for the choice about Thrace."""
    number = philip * 2 + artaxerxes
    if number not in _STARTS:
        _STARTS[number] = _start(philip, artaxerxes)
    _STARTS[number].share_with(campaign)
    campaign.agenda += [Season(), SettleThrace(MACEDON)]


_STARTS: Final[dict[int, Campaign]] = {}
"""With and without the old kings, as soon as a game begins so."""


def _start(philip: bool, artaxerxes: bool) -> Campaign:
    """A position that is set up once."""
    campaign = Campaign()
    lay_out(campaign)
    for name, side in (("persia_told", PERSIA), ("persia_ours", PERSIA), ("macedon", MACEDON)):
        for word in _SET_UP.value("markers", name):
            campaign.marker = changed(campaign.marker, AREA.read(word), side)
            if side == MACEDON:
                campaign.was_macedonian |= 1 << AREA.read(word)
    for row in _SET_UP.table("group"):
        _place(campaign, row)
    if philip:
        put(campaign, MACEDON, PHILIP_AREA, NO_ARMY, 1 << PHILIP)
        campaign.weariness += PHILIP_WEARINESS
    if artaxerxes:
        _old_king(campaign)
    return campaign


def _place(campaign: Campaign, row: dict[str, Any]) -> None:
    """6.1.4, 6.2.1 One group of the set-up."""
    side = SIDE.read(row["side"]["value"])
    area = AREA.read(row["area"]["value"])
    leaders = sum([1 << LEADER.read(word) for word in row.get("leaders", {"value": ()})["value"]])
    units = army_of(row.get("units", {}))
    if units or leaders:
        put(campaign, side, area, units, leaders)
    if side in (MACEDON, PERSIA):
        campaign.pool = replaced(campaign.pool, side, campaign.pool[side] - units)
    if side in (PERSIA, SPARTA):
        lead(campaign, leaders, units_in(units))
    for word, ships in row.get("ships", {}).items():
        if word in NATION.numbers:
            berth = berth_in(area, SEA.read(row["ships"]["sea"]))
            nation = NATION.read(word)
            add_fleet(campaign, Fleet(berth, nation, FRESH, ships, NO_ARMY, NO_ARMY, 0))
            campaign.shipyard = more(campaign.shipyard, nation, -ships)


def _old_king(campaign: Campaign) -> None:
    """6.7.5 Artaxerxes III is king in Babylon, and Darius stands apart."""
    home = campaign.where[DARIUS]
    take(campaign, home, NO_ARMY, 1 << DARIUS)
    put(campaign, PERSIA, ARTAXERXES_AREA, NO_ARMY, 1 << ARTAXERXES)
    put(campaign, PERSIA, DARIUS_APART, DARIUS_UNITS, 1 << DARIUS)
    campaign.pool = replaced(campaign.pool, PERSIA, campaign.pool[PERSIA] - DARIUS_UNITS)
    lead(campaign, 1 << DARIUS, units_in(DARIUS_UNITS))
    lead(campaign, campaign.leaders[home], units_in(campaign.units[home]))
    campaign.king = ARTAXERXES
    campaign.legitimacy += ARTAXERXES_LEGITIMACY


class SettleThrace(Decision[Campaign]):
    """6.1.1 Whether Alexander has pacified Thrace."""

    case: ClassVar[str] = "6.1.1"
    verbs: ClassVar[tuple[str, ...]] = ("pacify", "leave-thrace")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [PACIFY, LEAVE_THRACE]

    def prompt(self, position: Campaign) -> Message:
        return Message("settle-thrace")


class Pacify(Action[Campaign, SettleThrace]):
    """6.1.2 Thrace is pacified, and event 5 is mild."""

    verb: ClassVar[str] = "pacify"

    def refusal(self, position: Campaign, decision: SettleThrace, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SettleThrace, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.pacified = True
        log.append(Event(THRACE_PACIFIED, (seat,)))


class LeaveThrace(Action[Campaign, SettleThrace]):
    """6.1.3 Thrace is not pacified: more units with Alexander, and treasure."""

    verb: ClassVar[str] = "leave-thrace"

    def refusal(self, position: Campaign, decision: SettleThrace, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SettleThrace, seat: int, die: Die, log: list[Event]
    ) -> None:
        put(position, MACEDON, position.where[ALEXANDER], NOT_PACIFIED, 0)
        position.pool = replaced(position.pool, MACEDON, position.pool[MACEDON] - NOT_PACIFIED)
        gain(position, MACEDON, NOT_PACIFIED_TREASURE)
        log.append(Event(THRACE_LEFT, (seat,)))


PACIFY: Final = Pacify()
LEAVE_THRACE: Final = LeaveThrace()
