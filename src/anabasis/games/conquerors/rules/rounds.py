"""3.2.1, 3.2.2, 3.3.1 to 3.3.3, 4.1 to 4.9 Markers are drawn, and each starts a round."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import MACEDON, NOBODY, PERSIA
from anabasis.games.conquerors.events import FREE_ROUND, MARKER_DRAWN, MARKER_IGNORED
from anabasis.games.conquerors.numbers import FEWER, STREAK
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.player_phase import PlayerPhase
from anabasis.games.conquerors.set_up import FIRST_MARKER, MARKERS
from anabasis.games.conquerors.state import ADMIN, NO_MARKER, War
from anabasis.kit.rows import more

NONE_RESTING: Final[bytes] = bytes(2)


def fill_cup(war: War) -> None:
    """4.1, 2.7.1 The markers of the game."""
    war.cup = bytes(MARKERS)
    if war.one_fewer:
        war.cup = more(war.cup, FIRST_MARKER, -FEWER)


class HistoricalOpening(Procedure[War]):
    """3.1.17, 4.7 A Macedonian marker is the first of the game, and of a row."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fill_cup(position)
        position.cup = more(position.cup, FIRST_MARKER, -1)
        position.agenda.append(DrawMarker())
        _begin(position, FIRST_MARKER, log)


class OptionalOpening(Procedure[War]):
    """3.1.18 The first marker is drawn from those of the players."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fill_cup(position)
        players = list(position.cup)
        players[ADMIN] = 0
        marker = die.draw(players)
        position.cup = more(position.cup, marker, -1)
        position.agenda.append(DrawMarker())
        _begin(position, marker, log)


class DrawMarker(Procedure[War]):
    """3.3.2, 3.3.3, 3.3.39, 3.3.40 A marker is drawn; then the one before goes back. An Admin
    marker after a declared phase is ignored and held out for one more draw."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        row = position.cup
        cup = [row[MACEDON], row[PERSIA], row[ADMIN]]
        marker = die.draw(cup)
        ignored = NO_MARKER
        if marker == ADMIN and position.administering:
            log.append(Event(MARKER_IGNORED, (marker,)))
            ignored = marker
            marker = die.draw(cup)
        if ignored != NO_MARKER:
            cup[ignored] += 1
        if position.marker != NO_MARKER:
            cup[position.marker] += 1
        position.cup = bytes(cup)
        position.agenda.append(DRAW_MARKER)
        _begin(position, marker, log)


def _begin(war: War, marker: int, log: list[Event]) -> None:
    """4.2, 4.4, 4.5, 4.8 A marker takes effect; the third of a player in a row after a free round
    of the other."""
    war.marker = marker
    log.append(Event(MARKER_DRAWN, (marker, war.round + 1)))
    if marker == ADMIN:
        war.agenda.append(StartAdministration())
        return
    war.streak = war.streak + 1 if war.streak_side == marker else 1
    war.streak_side = marker
    war.agenda.append(START_ROUND[marker])
    if war.streak == STREAK:
        war.streak = 1
        war.agenda.append(StartRound(1 - marker, True))


def next_round(war: War) -> None:
    """8.6.9 A new round: garrison counters that were taken off can be placed again."""
    war.round += 1
    war.administered = war.administering
    war.administering = False
    if war.garrisons_resting != NONE_RESTING:
        left, back = war.garrisons_left, war.garrisons_resting
        war.garrisons_left = bytes([left[0] + back[0], left[1] + back[1]])
        war.garrisons_resting = NONE_RESTING


class StartRound(Procedure[War]):
    """3.2.2, 4.6 An Action Round of a player, perhaps a free one."""

    def __init__(self, side: int, free: bool) -> None:
        self.side = side
        self.free = free

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        next_round(position)
        if self.free:
            log.append(Event(FREE_ROUND, (self.side, position.round)))
        position.agenda.append(PLAYER_PHASE[self.side])


class StartAdministration(Procedure[War]):
    """3.3.30, 3.3.41 The Admin marker was drawn."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        next_round(position)
        position.active = NOBODY
        position.agenda.append(Administration(NOBODY))


DRAW_MARKER: Final = DrawMarker()
START_ROUND: Final[list[StartRound]] = [StartRound(side, False) for side in (MACEDON, PERSIA)]
PLAYER_PHASE: Final[list[PlayerPhase]] = [PlayerPhase(side) for side in (MACEDON, PERSIA)]
