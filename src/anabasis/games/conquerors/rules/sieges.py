"""11.4.1 to 11.4.6, 11.4.17 Laying siege and keeping it up; the siege segment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    CITIES,
    SIDE,
)
from anabasis.games.conquerors.numbers import SIEGE_ARMY
from anabasis.games.conquerors.rules.assault import ASSAULT
from anabasis.games.conquerors.rules.capitulation import OFFER
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.control import lift_siege
from anabasis.games.conquerors.rules.forces import besieging_points
from anabasis.games.conquerors.state import NO_SIEGE, War, armies_outside, seat_of


def lapse_sieges(war: War, side: int, log: list[Event]) -> None:
    """11.4.3, 11.4.4 When his Player Phase begins a besieger must have a line for each Siege, and
    ten points before the city."""
    besieger = war.besieger
    for city in range(len(besieger)):
        if besieger[city] != side:
            continue
        space = CITIES[city]
        supplied = [army for army in armies_outside(war, side, space) if war.supplied >> army & 1]
        if not supplied or besieging_points(war, side, space) < SIEGE_ARMY:
            lift_siege(war, space, True, log)


class SiegeSegment(Procedure[War]):
    """3.3.27, 11.4.17 The siege segment of a round."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.stopped:
            return
        ask(position, self.side, False, False)


def ask(war: War, side: int, assaulted: bool, offered: bool) -> None:
    """11.4.17, 11.4.30 The player may assault once and offer terms once."""
    frame = SiegeChoice(seat_of(war, side), side, assaulted, offered)
    if len(frame.options(war, frame.seat)) > 1:
        war.agenda.append(frame)


class SiegeChoice(Choice):
    """11.4.17, 11.4.30 Whether to assault a city, or to offer terms."""

    case: ClassVar[str] = "11.4.17"
    verbs: ClassVar[tuple[str, ...]] = ("assault", "offer", "end-sieges")

    def __init__(self, seat: int, side: int, assaulted: bool, offered: bool) -> None:
        super().__init__(seat, side)
        self.assaulted = assaulted
        self.offered = offered

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [END_SIEGES]
        siege = position.siege
        for city in range(len(siege)):
            if siege[city] != NO_SIEGE:
                found.append(ASSAULT[city])
                found.append(OFFER[city])
        return found

    def choose(
        self, position: War, seat: int, action: Action[War, Any], die: Die, log: list[Event]
    ) -> None:
        assaulted = self.assaulted or action.verb == "assault"
        offered = self.offered or action.verb == "offer"
        if action.verb != "end-sieges":
            position.agenda.append(SiegesGoOn(self.side, assaulted, offered))
        action.do(position, self, seat, die, log)

    def prompt(self, position: War) -> Message:
        return Message("sieges", {"side": SIDE.word(self.side)})


class SiegesGoOn(Procedure[War]):
    """11.4.17, 11.4.30 What is left of the siege segment."""

    def __init__(self, side: int, assaulted: bool, offered: bool) -> None:
        self.side = side
        self.assaulted = assaulted
        self.offered = offered

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        ask(position, self.side, self.assaulted, self.offered)


class EndSieges(Action[War, SiegeChoice]):
    """11.4.17 No assault, or nothing more."""

    verb: ClassVar[str] = "end-sieges"

    def refusal(self, position: War, decision: SiegeChoice, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: SiegeChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


END_SIEGES: Final = EndSieges()
