"""4.7.6 to 4.7.9 The Athenian ships: paid for, refused, hired again."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import (
    BERTH_AREA,
    BERTH_SEA,
    HELLAS,
    MACEDON,
    NOWHERE,
    PERSIA,
    SEAS_OF,
    aboard,
    berth_in,
)
from anabasis.games.alexander_vs_darius.counters import ATHENIAN, NO_ARMY
from anabasis.games.alexander_vs_darius.events import ATHENIANS_PAID, ATHENIANS_WENT
from anabasis.games.alexander_vs_darius.rules.known import know_shift
from anabasis.games.alexander_vs_darius.rules.ships import go_to, reload, sink
from anabasis.games.alexander_vs_darius.rules.stacks import set_down
from anabasis.games.alexander_vs_darius.rules.standing import (
    ships_of,
)
from anabasis.games.alexander_vs_darius.state import (
    AT_HOME,
    FRESH,
    GONE_HOME,
    SERVING,
    SERVING_AGAIN,
    Campaign,
    has_enemy,
    lose,
)
from anabasis.games.alexander_vs_darius.turns import ATHENIANS, ATHENIANS_AGAIN


class Athenians(Procedure[Campaign]):
    """4.7.6, 4.7.8 Whether the Macedonian pays for the Athenian ships is his choice, as long as he
    can."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        if position.athenians == GONE_HOME or ships_of(position, ATHENIAN) == 0:
            return
        if position.treasure[MACEDON] >= price(position):
            position.agenda.append(Hiring(MACEDON))
        elif position.athenians != AT_HOME:
            dismiss(position, log)


def price(campaign: Campaign) -> int:
    """4.7.6, 4.7.8 What the Athenian ships cost: more after they were refused once."""
    return ATHENIANS if campaign.athenians == SERVING else ATHENIANS_AGAIN


def dismiss(campaign: Campaign, log: list[Event]) -> None:
    """4.7.7, 4.7.9, 4.7.10 They go home, and what they carried steps ashore where they lay, or in
    Athens if enemies are there; they are lost only if Athens is Persian."""
    log.append(Event(ATHENIANS_WENT, (MACEDON,)))
    ships = [fleet for fleet in campaign.fleets if fleet.nation == ATHENIAN]
    home = berth_in(HELLAS, SEAS_OF[HELLAS][0])
    for fleet in ships:
        area = _shore(campaign, BERTH_AREA[fleet.berth])
        if (fleet.cargo or fleet.leaders) and area != NOWHERE:
            place = aboard(MACEDON, BERTH_SEA[fleet.berth])
            know_shift(campaign, place, area, fleet.cargo, fleet.leaders)
            set_down(campaign, MACEDON, area, fleet.cargo, fleet.leaders, fleet.spent)
            reload(campaign, fleet, NO_ARMY, NO_ARMY, 0)
    for fleet in [one for one in campaign.fleets if one.nation == ATHENIAN]:
        if campaign.marker[HELLAS] == PERSIA:
            sink(campaign, fleet, False, log)
        else:
            go_to(campaign, fleet, home, FRESH)
    campaign.athenians = AT_HOME if campaign.athenians == SERVING else GONE_HOME


def _shore(campaign: Campaign, port: int) -> int:
    """4.7.7 Where the cargo steps ashore: in the port where the ships lay, or at home if enemies
    are there; nowhere if both are full of them, and then it stays aboard."""
    for area in (port, HELLAS):
        if area != NOWHERE and not has_enemy(campaign, MACEDON, area):
            return area
    return NOWHERE


class Hiring(Decision[Campaign]):
    """4.7.6 to 4.7.9 Whether the Athenian ships are paid for."""

    case: ClassVar[str] = "4.7.6"
    verbs: ClassVar[tuple[str, ...]] = ("pay-athenians", "refuse-athenians")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [PAY_ATHENIANS, REFUSE_ATHENIANS]

    def lapse(self, position: Campaign, seat: int) -> Action[Campaign, Any]:
        return REFUSE_ATHENIANS if position.athenians == AT_HOME else PAY_ATHENIANS

    def prompt(self, position: Campaign) -> Message:
        terms = {"price": price(position), "treasure": position.treasure[self.seat]}
        if position.athenians == AT_HOME:
            return Message("hire-athenians", terms)
        return Message("athenians", terms)


class PayAthenians(Action[Campaign, Hiring]):
    """4.7.6, 4.7.8 Pay for the Athenian ships, or hire them again."""

    verb: ClassVar[str] = "pay-athenians"

    def refusal(self, position: Campaign, decision: Hiring, seat: int) -> Refusal | None:
        if position.treasure[seat] < price(position):
            return Refusal("1.3.8", "too-dear", {"price": price(position)})
        return None

    def do(
        self, position: Campaign, decision: Hiring, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(ATHENIANS_PAID, (seat, lose(position, seat, price(position)))))
        if position.athenians == AT_HOME:
            position.athenians = SERVING_AGAIN


class RefuseAthenians(Action[Campaign, Hiring]):
    """4.7.7 to 4.7.9 Do not pay: they go home, or stay there."""

    verb: ClassVar[str] = "refuse-athenians"

    def refusal(self, position: Campaign, decision: Hiring, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: Hiring, seat: int, die: Die, log: list[Event]
    ) -> None:
        if position.athenians != AT_HOME:
            dismiss(position, log)


PAY_ATHENIANS: Final = PayAthenians()
REFUSE_ATHENIANS: Final = RefuseAthenians()
