"""A table's record in the store, and the match it is: rows from entries, a match from rows.

The rows are the truth, the match a cache of them. They have been through the door once, so they
are played again without asking.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from anabasis.core.die import Die, DieError, EntropyDie, RecordedDie
from anabasis.core.door import to_act
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Entry, Match, replay
from anabasis.core.options import OptionError
from anabasis.server.store.store import APPEND, BEGIN, NEW_SEAT, NEW_TABLE, STAND
from anabasis.server.store.table_data import TableData, new_row, standing_row
from anabasis.server.store.writer import Write


class UnplayableError(Exception):
    """A stored table that cannot be played again."""


def begin(game: Game[Any], data: TableData, die: Die) -> Match[Any]:
    """Set up a new match; its data are brought up to date."""
    match = Match(game, len(data.seats), data.options, die)
    match.die = EntropyDie()
    data.state = "running"
    data.draws = match.setup_draws
    stand(data, match)
    return match


def stand(data: TableData, match: Match[Any]) -> None:
    """Bring the data up to date with the match."""
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


def begun_row(data: TableData) -> tuple[Write, dict[str, Any]]:
    """What the die showed when an open table began."""
    return BEGIN, {"key": data.id, "draws": msgspec.json.encode(data.draws).decode()}


def stand_row(data: TableData) -> tuple[Write, dict[str, Any]]:
    """How the table stands now."""
    return STAND, standing_row(data)


def new_rows(data: TableData) -> list[tuple[Write, dict[str, Any]]]:
    """The rows of a new table and its seats."""
    rows = [(NEW_TABLE, new_row(data))]
    for sitting in data.seats:
        rows.append((NEW_SEAT, {"table_id": data.id, **vars(sitting)}))
    return rows


def entry_row(
    data: TableData, number: int, entry: Entry, at: float
) -> tuple[Write, dict[str, Any]]:
    """The row of one line of the record."""
    return APPEND, {
        "table_id": data.id,
        "number": number,
        "seat": entry.seat,
        "decision": entry.decision,
        "action": entry.action,
        "draws": msgspec.json.encode(entry.draws).decode(),
        "undone": entry.undone,
        "agreed": entry.agreed,
        "at": at,
    }


def restore(game: Game[Any], data: TableData, rows: list[Any]) -> tuple[Match[Any], list[float]]:
    """The match that the rows tell, and when each of its standing actions was done."""
    if (data.rules, data.components) != (game.rules_version, game.components_version):
        raise UnplayableError(
            f"the table was played with rules {data.rules}.{data.components} of {game.title};"
            f" {game.rules_version}.{game.components_version} are installed"
        )
    entries: list[Entry] = []
    stands: list[tuple[Entry, float]] = []
    for line in rows:
        draws = msgspec.json.decode(line.draws, type=list[int])
        entry = Entry(line.seat, line.decision, line.action, draws, line.undone, line.agreed)
        entries.append(entry)
        if entry.undone:
            del stands[len(stands) - entry.undone :]
        else:
            stands.append((entry, line.at))
    try:
        match = Match(game, len(data.seats), data.options, RecordedDie(data.draws))
        match.position, match.moments = replay(match, [entry for entry, _ in stands])
    except (DieError, OptionError, GrammarError, AssertionError, IndexError) as error:
        raise UnplayableError(f"the table's record does not play: {error}") from error
    match.entries = entries
    match.position.opened = data.opened
    match.die = EntropyDie()
    return match, [at for _, at in stands]
