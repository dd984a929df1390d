"""Queries: what is asked of the database. Each is a function of a connection, for `Store.read`."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, and_, exists, func, or_, select

from anabasis.server.settings import CHAT_SHOWN, OPEN_TABLE_DAYS, TABLES_LISTED
from anabasis.server.store import rows
from anabasis.server.store.rows import BrokenRowError
from anabasis.server.store.schema import ACTIONS, CHAT, GUESTS, PRESENCE, SEATS, SEEN, TABLES
from anabasis.server.store.table_data import Seat, Seen, StoredEntry, TableData
from anabasis.server.wire import ChatLine

_log: Final = logging.getLogger("anabasis.server")

T = TypeVar("T")

Query = Callable[[Connection], T]


def nothing() -> Query[None]:
    """Ask for something that is there, to see whether there is an answer."""

    def query(connection: Connection) -> None:
        connection.execute(select(TABLES.c.id).limit(1)).first()

    return query


def last_there() -> Query[float]:
    """When a server was last there; 0 if that is not known."""

    def query(connection: Connection) -> float:
        return float(connection.execute(select(PRESENCE.c.at)).scalar() or 0.0)

    return query


# ---- guests


def guest_by_hash(token_hash: str) -> Query[tuple[str, str] | None]:
    """A guest's id and name."""

    def query(connection: Connection) -> tuple[str, str] | None:
        found = connection.execute(
            select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token_hash == token_hash)
        ).one_or_none()
        return None if found is None else (found.id, found.name)

    return query


def seen_by(guest: str, table_ids: list[str]) -> Query[dict[str, Seen]]:
    """How much a guest has seen of each of some tables."""

    def query(connection: Connection) -> dict[str, Seen]:
        found = connection.execute(
            select(SEEN).where(and_(SEEN.c.guest == guest, SEEN.c.table_id.in_(table_ids)))
        )
        return {row.table_id: Seen(row.seen, row.events) for row in found}

    return query


# ---- tables


def _tables(where: Select[Any], broken: Callable[[BrokenRowError], None]) -> Query[list[TableData]]:
    """The tables that a selection of ids names, in its order, but for those that cannot be read."""

    def query(connection: Connection) -> list[TableData]:
        ids = list(connection.execute(where).scalars())
        found = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings().all()
        seats: dict[str, list[Seat]] = {one: [] for one in ids}
        of_these = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        for one in connection.execute(of_these):
            seats[one.table_id].append(rows.seat_from(one))
        tables = {}
        for row in found:
            try:
                tables[row["id"]] = rows.table_from(dict(row), seats[row["id"]])
            except BrokenRowError as error:
                broken(error)
        return [tables[one] for one in ids if one in tables]

    return query


def table_ids() -> Query[list[str]]:
    """The ids of all tables, the oldest first."""
    return lambda connection: list(
        connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars()
    )


def table_named(table_id: str) -> Query[list[TableData]]:
    """The table with that id, if there is one. Raises `BrokenRowError`."""

    def refuse(error: BrokenRowError) -> None:
        raise error

    return _tables(select(TABLES.c.id).where(TABLES.c.id == table_id), refuse)


@lru_cache(maxsize=1000)
def _named(table_id: str, why: str) -> None:
    """Say once that a table is kept aside."""
    _log.error("table %s cannot be read, and is kept aside: %s", table_id, why)


def _left_aside(error: BrokenRowError) -> None:
    _named(error.table_id, error.why)


def tables_of(guest: str, finished: bool) -> Query[list[TableData]]:
    """The tables at which a guest sits, and those it made; the latest first."""
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest == guest)
    over = TABLES.c.state == "finished"
    chosen = select(TABLES.c.id).where(or_(sits, TABLES.c.maker == guest))
    if finished:
        # A table that was given up before it began is no game to review.
        chosen = chosen.where(over, or_(TABLES.c.lines > 0, TABLES.c.review))
    else:
        chosen = chosen.where(~over)
    return _tables(
        chosen.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(TABLES_LISTED), _left_aside
    )


def public_tables(state: str) -> Query[list[TableData]]:
    """Tables that are open to all, the latest first."""
    chosen = select(TABLES.c.id).where(TABLES.c.state == state, TABLES.c.public)
    if state == "open":
        free = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        recent = TABLES.c.created > time.time() - OPEN_TABLE_DAYS * 24 * 3600
        chosen = chosen.where(free, recent)
    return _tables(
        chosen.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(TABLES_LISTED), _left_aside
    )


def tables_to_resume() -> Query[list[TableData]]:
    """Running tables at which something goes on without people: bots and clocks."""
    bots = exists().where(
        SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.kind == "bot", TABLES.c.gone != "[]")
    )
    going = TABLES.c.state == "running"
    return _tables(
        select(TABLES.c.id).where(
            going, or_(bots, TABLES.c.clock > 0, TABLES.c.clocks.is_not(None))
        ),
        _left_aside,
    )


def unfinished_tables(maker: str) -> Query[int]:
    """How many unfinished tables a guest has made."""

    def query(connection: Connection) -> int:
        count = connection.execute(
            select(func.count()).where(TABLES.c.maker == maker, TABLES.c.state != "finished")
        )
        return int(count.scalar_one())

    return query


def reviews_of(maker: str) -> Query[int]:
    """How many reviews a guest has."""

    def query(connection: Connection) -> int:
        count = connection.execute(
            select(func.count()).where(TABLES.c.maker == maker, TABLES.c.review)
        )
        return int(count.scalar_one())

    return query


def half_made_reviews() -> Query[list[str]]:
    """Reviews that were being stored when the server ended: nobody knows of them."""

    def query(connection: Connection) -> list[str]:
        chosen = select(TABLES.c.id).where(TABLES.c.maker == "", TABLES.c.review)
        return list(connection.execute(chosen).scalars())

    return query


# ---- a table's record and its chat


def entries_of(table_id: str, first: int, most: int) -> Query[list[StoredEntry]]:
    """Lines of a table's record in their order: so many, from that number on; fewer at its end."""
    number = ACTIONS.c.number

    def query(connection: Connection) -> list[StoredEntry]:
        of_table = select(ACTIONS).where(ACTIONS.c.table_id == table_id)
        chosen = of_table.where(number >= first, number < first + most).order_by(number)
        # All of them first: a cursor left in the midst would hold on to what it has seen.
        return [rows.entry_from(row) for row in connection.execute(chosen).all()]

    return query


def chat_of(table_id: str) -> Query[tuple[int, list[ChatLine]]]:
    """How many lines of chat a table has, and the last of them."""

    def query(connection: Connection) -> tuple[int, list[ChatLine]]:
        at = CHAT.c.table_id == table_id
        count = connection.execute(select(func.count()).select_from(CHAT).where(at)).scalar_one()
        last = select(CHAT).where(at).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
        lines = [rows.chat_line_from(row) for row in connection.execute(last)]
        return int(count), lines[::-1]

    return query
