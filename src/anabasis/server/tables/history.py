"""A table's match: set up, kept with the table's data, and played again from its stored record.

The stored record is the truth, the match a cache of it. Its entries have been through the door
once, so they are played again without asking.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from anabasis.core.die import Die, EntropyDie, RecordedDie
from anabasis.core.door import to_act
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.tables.pieces import PIECE, Pieces, cut
from anabasis.server.tables.unplayable import Kind, UnplayableError, standing
from anabasis.server.wire import UndoInfo


def begin(game: Game[Any], data: TableData, die: Die) -> Match[Any]:
    """Set up a new match with the newest rules, and bring the table's data up to date."""
    match = Match(game, len(data.seats), data.options, die)
    match.die = EntropyDie()
    data.rules, data.components = match.version
    data.state = "running"
    data.draws = match.setup_draws
    update(data, match)
    return match


def update(data: TableData, match: Match[Any]) -> None:
    """Bring the table's data up to date with the match."""
    position = match.position
    outcome = match.game.outcome(position)
    data.lines = len(match.entries)
    data.actions = len(match.moments)
    data.opened = position.opened
    data.turn = match.game.progress(position)
    data.to_act = [decision.seat for decision in to_act(position)]
    data.gone = list(position.gone)
    data.outcome = outcome.plain() if outcome else None
    if outcome is not None:
        data.state = "finished"
    data.changed = time.time()


async def restore(
    game: Game[Any], data: TableData, stored: list[StoredEntry], pieces: Pieces
) -> tuple[Match[Any], list[float]]:
    """The match that a stored record tells, by the rules it was begun with, and when each of the
    actions that stand was done."""
    stands = standing(stored)
    version = (data.rules, data.components)
    try:
        match = Match(game, len(data.seats), data.options, RecordedDie(data.draws), version)
        for some in cut(stands, PIECE):
            await pieces.do(partial(_play_again, match, some))
    except Exception as error:  # the rules meet what they never met before
        why = f"its record does not play ({type(error).__name__}: {error})"
        raise UnplayableError(Kind.BROKEN_RECORD, why) from error
    match.entries = [line.entry for line in stored]
    match.position.opened = data.opened
    match.die = EntropyDie()
    return match, [line.at for line in stands]


def _play_again(match: Match[Any], lines: list[StoredEntry]) -> None:
    for line in lines:
        match.play_again(line.entry)


def undos(stored: list[StoredEntry]) -> list[UndoInfo]:
    """The takings back that a stored record tells."""
    found: list[UndoInfo] = []
    actions = 0
    for line in stored:
        entry = line.entry
        if entry.undone:
            actions -= entry.undone
            found.append(UndoInfo(actions, entry.undone, entry.seat, entry.agreed, line.at))
        else:
            actions += 1
    return found
