"""8.5.7 A fleet that has changed hands in company slips away."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import NOWHERE
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.engagement import SLIPPING
from anabasis.games.conquerors.rules.march import new_voyage
from anabasis.games.conquerors.rules.marching import OnTheMarch, can_do
from anabasis.games.conquerors.state import War, fleets_at


class Slips(Procedure[War]):
    """8.5.7 Each such fleet, if it still lies beside enemy fleets, may move at once."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.march is not None:
            return
        for fleet in range(FLEETS):
            if not position.slips >> fleet & 1:
                continue
            position.slips &= ~(1 << fleet)
            side = position.fleet_side[fleet]
            space = position.fleet_at[fleet]
            if space == NOWHERE or side > 1 or not fleets_at(position, 1 - side, space):
                continue
            march = new_voyage(position, side, 1 << fleet, 0, space)
            march = march.but(flags=march.flags | SLIPPING)
            if not can_do(position, march):
                continue
            position.march = march
            position.agenda += [self, Slipped(), OnTheMarch(side)]
            return


class Slipped(Procedure[War]):
    """8.5.7 The fleet has slipped away."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.march = None
        settle(position, log)
