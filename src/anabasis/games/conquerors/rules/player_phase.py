"""3.3.1, 3.3.4, 3.3.28 The Player Phase: its segments, one after the other."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import MACEDON, NOBODY, PERSIA
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS
from anabasis.games.conquerors.rules.activity import StartActivity
from anabasis.games.conquerors.rules.card_segments import DrawSegment, PlaySegment
from anabasis.games.conquerors.rules.meeting import AFTER_MEETING, found_alone
from anabasis.games.conquerors.rules.quiet import Lull
from anabasis.games.conquerors.rules.sieges import SiegeSegment, lapse_sieges
from anabasis.games.conquerors.rules.slips import Slips
from anabasis.games.conquerors.rules.throne import Throne
from anabasis.games.conquerors.rules.tracing import CheckSupply
from anabasis.games.conquerors.rules.victory import CheckVictory
from anabasis.games.conquerors.state import War


class PlayerPhase(Procedure[War]):
    """3.3.4 A player goes through the five segments. Before them it is seen who has a line
    (7.3.16)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        side = self.side
        position.active = side
        position.moves_left = 0
        position.moved_armies = 0
        position.moved_fleets = 0
        position.transported = 0
        position.campaign = False
        position.stopped = False
        position.clear_sky = NOBODY
        position.family_set = False
        agenda = position.agenda
        agenda += SEGMENTS[side]


class KeepSieges(Procedure[War]):
    """11.4, 7.3.17 A Siege whose besieger has no line when his Player Phase begins is over."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        lapse_sieges(position, self.side, log)


class Boundary(Procedure[War]):
    """8.5.7, 5.3.4, 11.3.57 Between segments: fleets that have changed sides slip away, a successor
    of the Great King is named, and a king is found whose last defenders have gone."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if found_alone(position, DARIUS) or found_alone(position, ALEXANDER):
            position.agenda += [self, AFTER_MEETING]
            return
        if position.vacant:
            position.agenda.append(Throne())
        if position.slips:
            position.agenda.append(Slips())


def _segments(side: int) -> list[Procedure[War]]:
    """3.3.4 What a Player Phase goes through, the last first."""
    return [
        CheckVictory(),
        Boundary(),
        SiegeSegment(side),
        Boundary(),
        StartActivity(side),
        DrawSegment(side),
        Boundary(),
        PlaySegment(side),
        Lull(1 - side),
        KeepSieges(side),
        CheckSupply(0),
    ]


SEGMENTS: Final[list[list[Procedure[War]]]] = [_segments(side) for side in (MACEDON, PERSIA)]
