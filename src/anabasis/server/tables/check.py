"""Which stored tables the installed games can still play: every record is played through the door.

Nothing is written, and nothing is kept: one table after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from anabasis.core.options import OptionError, validated
from anabasis.core.record import RecordError, load
from anabasis.core.registry import UnknownGameError, find_game
from anabasis.server.store import queries
from anabasis.server.store.database import Database
from anabasis.server.store.rows import BrokenRowError
from anabasis.server.store.store import read_now
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.tables import history, stored_record
from anabasis.server.tables.unplayable import UnplayableError


@dataclass(frozen=True)
class Finding:
    """What was found out about one table."""

    id: str
    game: str
    rules: int
    components: int
    state: str
    problem: str | None
    """Why it cannot be played; None if it can."""


def check_tables(database: Database) -> Iterator[Finding]:
    """Every table of a database, the oldest first."""
    for table_id in read_now(database, queries.table_ids()):
        try:
            found = read_now(database, queries.table_named(table_id))
        except BrokenRowError as error:
            yield Finding(table_id, "unknown", 0, 0, "unknown", error.why)
            continue
        if found:  # it may have gone since
            yield _finding(database, found[0])


def _finding(database: Database, data: TableData) -> Finding:
    try:
        stored = read_now(database, queries.entries_of(data.id, 0, max(1, data.lines)))
        problem = problem_of(data, stored)
    except BrokenRowError as error:
        problem = error.why
    return Finding(data.id, data.game, data.rules, data.components, data.state, problem)


def problem_of(data: TableData, stored: list[StoredEntry]) -> str | None:
    """Why a table cannot be played, in one line; None if it can."""
    try:
        game = find_game(data.game)
        history.check_whole(data, stored)
        if stored_record.begun(data):
            load(stored_record.whole(data, stored), lambda _: game)
        elif data.state == "open":
            validated(game.options, data.options, len(data.seats))
    except (UnknownGameError, OptionError, RecordError, UnplayableError) as error:
        return " ".join(str(error).split())
    except Exception as error:
        return f"the record cannot be played ({type(error).__name__}: {error})"
    return None
