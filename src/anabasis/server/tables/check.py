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
from anabasis.server.store.store import read_now
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.tables import stored_record


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
        found = read_now(database, queries.table_named(table_id))
        if found:  # it may have gone since
            [data] = found
            stored = read_now(database, queries.entries_of(table_id, 0, max(1, data.lines)))
            yield Finding(
                data.id,
                data.game,
                data.rules,
                data.components,
                data.state,
                problem_of(data, stored),
            )


def problem_of(data: TableData, stored: list[StoredEntry]) -> str | None:
    """Why a table cannot be played, in one line; None if it can."""
    try:
        game = find_game(data.game)
        if stored_record.begun(data):
            load(stored_record.whole(data, stored), lambda _: game)
        elif data.state == "open":
            validated(game.options, data.options, len(data.seats))
    except (UnknownGameError, OptionError, RecordError) as error:
        return " ".join(str(error).split())
    except Exception as error:
        return f"the record cannot be played ({type(error).__name__}: {error})"
    return None
