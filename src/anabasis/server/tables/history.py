"""A table's match: set up, kept with the table's data, and played again from its stored record.

The stored record is the truth, the match a cache of it. Its entries have been through the door
once, so they are played again without asking.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any, NamedTuple

from anabasis.core.die import Die, EntropyDie, RecordedDie
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.server.errors import Code, Problem
from anabasis.server.settings import LINES
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.tables.pieces import PIECE, Pieces, cut
from anabasis.server.tables.unplayable import Kind, UnplayableError
from anabasis.server.wire import UndoInfo


def begin(game: Game[Any], data: TableData, die: Die) -> Match[Any]:
    """Set up a new match with the newest rules, or begin where an analysis does; the table's data
    are brought up to date."""
    match = Match(game, len(data.seats), data.options, die, None, _start(game, data))
    match.die = EntropyDie()
    data.rules, data.components = match.version
    data.state = "running"
    data.draws = match.setup_draws
    data.changed = data.begun = time.time()
    if data.pauses():
        data.wishes = list(match.position.asks)
    update(data, match)
    return match


def _start(game: Game[Any], data: TableData) -> Any:
    """The position at which an analysis begins; None for other tables."""
    return None if data.start is None else game.from_plain(data.start)


def update(data: TableData, match: Match[Any]) -> None:
    """Bring the table's data up to date with the match. What is told of them to everybody tells
    nothing of a choice that is being made."""
    position = match.position
    outcome = match.game.outcome(position)
    data.lines = len(match.entries)
    data.actions = len(match.choices)
    data.opened = position.opened
    data.turn = match.game.progress(match.shown(None))
    data.to_act = list(match.waiting())
    data.gone = list(position.gone)
    data.held = [one for one in data.held if one[0] == position.opened]
    data.outcome = outcome.plain() if outcome else None
    if outcome is not None:
        data.state = "finished"


class Restored(NamedTuple):
    """What a stored record tells."""

    match: Match[Any]
    stamps: list[float]
    """When each of the actions that stand was done."""
    undos: list[UndoInfo]
    """The takings back of choices that had been told."""


async def restore(
    game: Game[Any], data: TableData, stored: list[StoredEntry], pieces: Pieces
) -> Restored:
    """The match that a stored record tells, by the rules it was begun with. What was taken back is
    played too: how many choices that was is told."""
    check_whole(data, stored)
    version = (data.rules, data.components)
    try:
        die, start = RecordedDie(data.draws), _start(game, data)
        match = Match(game, len(data.seats), data.options, die, version, start)
        restored = Restored(match, [], [])
        for some in cut(stored, PIECE):
            await pieces.do(partial(_play_again, restored, some))
    except Exception as error:  # the rules meet what they never met before
        why = f"its record does not play ({type(error).__name__}: {error})"
        raise UnplayableError(Kind.BROKEN_RECORD, why) from error
    match.entries = [line.entry for line in stored]
    match.position.opened = data.opened
    match.die = EntropyDie()
    data.actions = len(match.choices)  # in an older store these are steps
    return restored


def check_whole(data: TableData, stored: list[StoredEntry]) -> None:
    """Every line that was stored must be there. Raises `UnplayableError`."""
    if len(stored) != data.lines:
        why = f"its record has {len(stored)} lines, not {data.lines}"
        raise UnplayableError(Kind.BROKEN_RECORD, why)


def _play_again(restored: Restored, lines: list[StoredEntry]) -> None:
    match, stamps, undos = restored
    for line in lines:
        told = len(match.choices)
        match.play_again(line.entry)
        note(line, stamps, undos, told, len(match.choices))


def note(
    line: StoredEntry, stamps: list[float], undos: list[UndoInfo], told: int, now: int
) -> None:
    """Note when a line of the record was written, and whether it took back something that had been
    told: `now` choices stand, where `told` did before."""
    entry = line.entry
    if not entry.undone:
        stamps.append(line.at)
        return
    del stamps[len(stamps) - entry.undone :]
    if now < told:
        undos.append(UndoInfo(now, told - now, entry.seat, entry.agreed, line.at))


def check_length(match: Match[Any]) -> None:
    """Entries that do not bring the game on have a limit."""
    if len(match.entries) >= LINES:
        raise Problem(Code.TOO_LONG, "This table has had too many undos and wishes.")
