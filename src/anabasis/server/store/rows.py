"""Rows: every change that is written, as a statement with its values, and how rows are read back.

No row is built or taken apart anywhere else.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, delete, insert, text, update

from anabasis.core.match import Entry
from anabasis.server.store.schema import ACTIONS, CHAT, GUESTS, SEATS, TABLES
from anabasis.server.store.schema import SEEN as SEEN_TABLE
from anabasis.server.store.table_data import Seat, Seen, StoredEntry, TableData
from anabasis.server.store.writer import Change, Write
from anabasis.server.wire import ChatLine

_of_table = TABLES.c.id == bindparam("key")

NEW_GUEST: Final = Write(0, insert(GUESTS))
NAME_GUEST: Final = Write(1, update(GUESTS).where(GUESTS.c.id == bindparam("key")))
NEW_TABLE: Final = Write(2, insert(TABLES))
# Each column is written by one of these only, so that their order in a transaction is all one:
BEGIN: Final = Write(3, update(TABLES).where(_of_table))
PROGRESS: Final = Write(
    3, update(TABLES).where(_of_table, TABLES.c.revision == bindparam("known")), each=True
)
REMATCH: Final = Write(3, update(TABLES).where(_of_table))
REVIEW_MADE: Final = Write(3, update(TABLES).where(_of_table))
BROKEN: Final = Write(3, update(TABLES).where(_of_table))
NEW_SEAT: Final = Write(4, insert(SEATS))
CHANGE_SEAT: Final = Write(
    5,
    update(SEATS).where(SEATS.c.table_id == bindparam("key"), SEATS.c.seat == bindparam("place")),
)
NAME_SEATS: Final = Write(
    6, update(SEATS).where(SEATS.c.guest == bindparam("key"), SEATS.c.kind == "person")
)
NEW_ENTRY: Final = Write(7, insert(ACTIONS))
NEW_CHAT_LINE: Final = Write(8, insert(CHAT))
SEEN: Final = Write(
    9,
    text(
        "INSERT INTO looks (table_id, guest, seen, events)"
        " VALUES (:table_id, :guest, :seen, :events) ON CONFLICT (table_id, guest)"
        " DO UPDATE SET seen = excluded.seen, events = excluded.events"
    ),
)

# What refers to a table goes before it:
REMOVALS: Final = tuple(
    Write(rank, delete(one).where(one.c.table_id == bindparam("key")))
    for rank, one in enumerate((ACTIONS, CHAT, SEEN_TABLE, SEATS), start=10)
)
REMOVE_TABLE: Final = Write(14, delete(TABLES).where(_of_table))

THERE: Final = Write(
    15,
    text(
        "INSERT INTO presence (id, at) VALUES (1, :at)"
        " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    ),
)
NOTHING: Final = Write(15, text("UPDATE alembic_version SET version_num = version_num"))

AS_JSON: Final = frozenset(
    {"options", "draws", "to_act", "gone", "outcome", "clocks", "asked", "start", "wishes", "held"}
)
"""Fields of a table that the database keeps as JSON."""
COLUMNS: Final = tuple(one.name for one in fields(TableData) if one.name != "seats")
READ_ONCE: Final = msgspec.json.Decoder(TableData)
"""Unused but for what making it does: msgspec learns what a table consists of. It does so when a
type is first met, and crashes the process if two threads meet it at the same time, as two reading
a table did."""


class BrokenRowError(Exception):
    """What is stored of a table cannot be read: of which one, and why."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"table {table_id} is broken: {why}")
        self.table_id = table_id
        self.why = why


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _list(value: list[Any]) -> str:
    """A list as JSON; most are empty."""
    return _json(value) if value else "[]"


# ---- guests


def new_guest(guest: str, token_hash: str, name: str, created: float) -> Change:
    return NEW_GUEST, {"id": guest, "token_hash": token_hash, "name": name, "created": created}


def renamed(guest: str, name: str) -> list[Change]:
    """A guest's new name, at every table where it sits, too."""
    values = {"key": guest, "name": name}
    return [(NAME_GUEST, values), (NAME_SEATS, values)]


def seen(table_id: str, guest: str, seen: Seen) -> Change:
    """How much of a table the guest has seen."""
    return SEEN, {
        "table_id": table_id,
        "guest": guest,
        "seen": seen.actions,
        "events": seen.events,
    }


# ---- tables and their seats


def new_table(data: TableData) -> list[Change]:
    """A table, as it is, and its seats."""
    values: dict[str, Any] = {}
    for name in COLUMNS:
        value = getattr(data, name)
        values[name] = _json(value) if name in AS_JSON and value is not None else value
    return [
        (NEW_TABLE, values),
        *[
            (NEW_SEAT, {"table_id": data.id, "seat": seat.number, **_holder(seat)})
            for seat in data.seats
        ],
    ]


def begun(data: TableData) -> Change:
    """What an open table was begun with: the versions, and what the die showed."""
    return BEGIN, {
        "key": data.id,
        "rules": data.rules,
        "components": data.components,
        "draws": _json(data.draws),
        "begun": data.begun,
    }


def progress(data: TableData) -> Change:
    """What changes with every action; written often, so it is written out.

    It is the next revision of the row, and refused unless the row has the last one that is known.
    """
    data.revision += 1
    return PROGRESS, {
        "key": data.id,
        "known": data.revision - 1,
        "revision": data.revision,
        "state": data.state,
        "lines": data.lines,
        "actions": data.actions,
        "opened": data.opened,
        "turn": data.turn,
        "to_act": _list(data.to_act),
        "gone": _list(data.gone),
        "events": data.events,
        "outcome": None if data.outcome is None else _json(data.outcome),
        "changed": data.changed,
        "step": data.step,
        "clocks": None if data.clocks is None else _json(data.clocks),
        "asked": _list(data.asked),
        "wishes": _list(data.wishes),
        "held": _list(data.held),
    }


def rematch(data: TableData) -> Change:
    """The table at which this one is played again."""
    return REMATCH, {"key": data.id, "rematch": data.rematch}


def review_made(data: TableData) -> Change:
    """All of a review is stored: now it is its maker's."""
    return REVIEW_MADE, {"key": data.id, "maker": data.maker}


def broken(data: TableData) -> Change:
    """Why the record cannot be played; None if it can."""
    return BROKEN, {"key": data.id, "broken": data.broken}


def removed(table_id: str) -> list[Change]:
    """Nothing of the table is left."""
    return [(removal, {"key": table_id}) for removal in (*REMOVALS, REMOVE_TABLE)]


def seat_changed(data: TableData, number: int) -> Change:
    """Who holds a seat now."""
    return CHANGE_SEAT, {"key": data.id, "place": number, **_holder(data.seats[number])}


def _holder(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "guest": seat.guest}


def table_from(values: dict[str, Any], seats: list[Seat]) -> TableData:
    """What `new_table` and `progress` wrote, read back. Raises `BrokenRowError`."""
    try:
        read = {
            name: msgspec.json.decode(values[name])
            if name in AS_JSON and values[name] is not None
            else values[name]
            for name in COLUMNS
        }
        data = msgspec.convert(read, TableData)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise BrokenRowError(values["id"], str(error)) from error
    data.seats = seats
    count = len(seats)
    if not seats or [seat.number for seat in seats] != list(range(count)):
        raise BrokenRowError(data.id, "it has not all of its seats")
    if not {*data.to_act, *data.gone} <= set(range(count)):
        raise BrokenRowError(data.id, "it has not the seats that are to act, or are gone")
    return data


def seat_from(row: Row[Any]) -> Seat:
    return Seat(row.seat, row.kind, row.name, row.bot, row.guest)


# ---- a table's record and its chat


def new_entry(data: TableData, number: int, entry: Entry, at: float) -> Change:
    """One line of the record."""
    return NEW_ENTRY, {
        "table_id": data.id,
        "number": number,
        "seat": entry.seat,
        "decision": entry.decision,
        "action": entry.action,
        "draws": _list(entry.draws),
        "undone": entry.undone,
        "agreed": entry.agreed,
        "at": at,
        "time": entry.at,
    }


def entry_from(row: Row[Any]) -> StoredEntry:
    try:
        draws = msgspec.json.decode(row.draws, type=list[int])
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        why = f"line {row.number + 2} of its record cannot be read: {error}"
        raise BrokenRowError(row.table_id, why) from error
    entry = Entry(row.seat, row.decision, row.action, draws, row.undone, row.agreed, row.time)
    return StoredEntry(entry, row.at)


def new_chat_line(table_id: str, number: int, line: ChatLine) -> Change:
    return NEW_CHAT_LINE, {
        "table_id": table_id,
        "number": number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }


def chat_line_from(row: Row[Any]) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, row.at)


# ---- the server itself


def there(at: float) -> Change:
    """A server was there at that time."""
    return THERE, {"at": at}


def nothing() -> Change:
    """A row as it is, to see whether it can be written."""
    return NOTHING, {}
