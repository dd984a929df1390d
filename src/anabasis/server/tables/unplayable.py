"""Tables whose game cannot be played here: they are read, exported and left as they are stored.

Their rules are no longer kept, or later than ours; their game is not installed; or their record
does not play. Nothing that is stored is lost: with the right rules they can be played again.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec

from anabasis.core.asides import Ask, Resign
from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Entry
from anabasis.core.options import OptionError, validated
from anabasis.core.position import TABLE
from anabasis.core.record import FORMAT
from anabasis.core.versions import VersionError
from anabasis.server.errors import Code, Problem
from anabasis.server.store import rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables import stored_record
from anabasis.server.wire import LogEntry

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable


class Kind(StrEnum):
    """Why a game cannot be played, by the words that clients are told."""

    OTHER_RULES = "other-rules"
    NO_GAME = "no-game"
    BROKEN_RECORD = "broken-record"


class UnplayableError(Exception):
    """A stored table that cannot be played again: of which kind, and why."""

    def __init__(self, kind: Kind, why: str) -> None:
        super().__init__(why)
        self.kind = kind


@dataclass
class Unplayable:
    """What is known of such a table."""

    kind: Kind
    why: str
    stored: list[StoredEntry]

    def problem(self) -> Problem:
        return Problem(Code.UNPLAYABLE, f"The game cannot be played here: {self.why}.")


def playable(games: Mapping[str, Game[Any]], data: TableData) -> Game[Any]:
    """The game of a table, if that can be played as far as can be told without its record."""
    game = games.get(data.game)
    if game is None:
        raise UnplayableError(Kind.NO_GAME, f"the game {data.game} is not installed")
    try:
        if stored_record.begun(data):
            game.check_version((data.rules, data.components))
        else:
            validated(game.options, data.options, len(data.seats))
    except VersionError as error:
        raise UnplayableError(Kind.OTHER_RULES, f"it was {error}") from error
    except OptionError as error:
        raise UnplayableError(Kind.OTHER_RULES, str(error)) from error
    return game


def kind_of(games: Mapping[str, Game[Any]], data: TableData) -> Kind | None:
    """Why a table cannot be played, as far as can be told without its record."""
    try:
        playable(games, data)
    except UnplayableError as error:
        return error.kind
    return Kind.BROKEN_RECORD if data.broken else None


async def keep_aside(store: Store, data: TableData, cause: Unplayable | None) -> None:
    """Remember of a table that its record does not play, or that it does again: those that do not
    are offered to nobody."""
    broken = cause.why if cause is not None and cause.kind == Kind.BROKEN_RECORD else None
    if data.broken != broken:
        data.broken = broken
        with suppress(NotStoredError):  # then the next one who reads it tries again
            await store.write([rows.broken(data)])


# ---- reading


def standing(stored: list[StoredEntry]) -> list[StoredEntry]:
    """The lines of a stored record that were not taken back."""
    stands: list[StoredEntry] = []
    for line in stored:
        if line.entry.undone:
            del stands[len(stands) - line.entry.undone :]
        else:
            stands.append(line)
    return stands


def told(table: LiveTable, eyes: int | None) -> list[StoredEntry]:
    """Every line that stands and that a seat may be told of. As long as the table is not over, of
    what another one did in a row that is the first line: where its choices begin cannot be known
    without the rules, and steps would betray what it holds. Nobody is told of wishes."""
    assert table.unplayable is not None
    stands = standing(table.unplayable.stored)
    if table.data.state == "finished":
        return stands
    found: list[StoredEntry] = []
    for line in stands:
        seat = line.entry.seat
        if line.entry.action.partition(" ")[0] == Ask.verb:
            continue
        if seat == eyes or not found or found[-1].entry.seat != seat:
            found.append(line)
    return found


def log(table: LiveTable, eyes: int | None) -> list[LogEntry]:
    """The setup and what may be told of, in its notation; what came of it is not known."""
    entries = [LogEntry(0, None, None, [], table.data.created)]
    for n, line in enumerate(told(table, eyes), start=1):
        text = _seen(table, line.entry, eyes)
        entries.append(LogEntry(n, line.entry.seat, text, [], line.at))
    return entries


def record(table: LiveTable, eyes: int | None) -> str:
    """The record as it is stored: whole after the end, before it what the seat may see of it."""
    assert table.unplayable is not None
    data = table.data
    if data.state == "finished":
        return stored_record.whole(data, table.unplayable.stored)
    lines: list[dict[str, Any]] = [
        {
            "anabasis": FORMAT,
            "seen_by": eyes,
            "game": data.game,
            "rules": data.rules,
            "components": data.components,
            "seats": len(data.seats),
            "options": data.options,
        }
    ]
    for line in told(table, eyes):
        entry = line.entry
        lines.append({"seat": entry.seat, "action": _seen(table, entry, eyes)})
    return "".join([msgspec.json.encode(item).decode() + "\n" for item in lines])


def _seen(table: LiveTable, entry: Entry, eyes: int | None) -> str | None:
    """An action as far as that seat may know it: everybody's after the end, and what is not secret.
    One that cannot be read here may have been."""
    if table.data.state == "finished" or entry.seat in (eyes, TABLE):
        return entry.action
    if table.installed is None:
        return None
    try:
        secret = table.installed.grammar.read(entry.action).secret
    except GrammarError:
        return None
    return None if secret else entry.action


# ---- leaving


async def resign(table: LiveTable, seat: int) -> None:
    """A seat gives up: that needs no rules. The last one left has won; when no person is left, the
    table is closed."""
    async with table.lock:
        data = table.data
        unplayable = table.unplayable
        if unplayable is None or data.state != "running" or seat in data.gone:
            return
        entry = Entry(TABLE, data.opened, Resign(seat).text(), [])
        now = time.time()
        line = rows.new_entry(data, data.lines, entry, now)
        data.lines += 1
        data.actions += 1
        data.events += 1
        data.gone = [*data.gone, seat]
        data.changed = now
        stayed = [one.number for one in data.seats if one.number not in data.gone]
        if len(stayed) <= 1:
            ranking = [[one] for one in (*stayed, *reversed(data.gone))]
            data.outcome = {"ranking": ranking, "reason": "resignation"}
        if len(stayed) <= 1 or not any(data.seats[one].human() for one in stayed):
            data.state = "finished"
            data.to_act = []
        await table.write([line, rows.progress(data)])
        unplayable.stored.append(StoredEntry(entry, now))
        table.stamps.append(now)
        table.listeners.refresh()


async def close(table: LiveTable) -> None:
    """Close a table at which nobody sits but bots."""
    async with table.lock:
        data = table.data
        if data.state == "running" and not any(seat.human() for seat in data.seats):
            data.state = "finished"
            data.to_act = []
            data.changed = time.time()
            await table.write([rows.progress(data)])
            table.listeners.refresh()
