"""The store: SQLite by default, PostgreSQL by its URL; the same statements for both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    and_,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from anabasis.server.settings import CHAT_SHOWN, OPEN_TABLE_DAYS, TABLES_LISTED
from anabasis.server.store.schema import ACTIONS, CHAT, GUESTS, LOOKS, SEATS, TABLES
from anabasis.server.store.table_data import Seat, TableData, from_row
from anabasis.server.store.writer import Job, Write, Writer, first_line

T = TypeVar("T")

NEW_GUEST: Final = Write(0, insert(GUESTS))
NAME_GUEST: Final = Write(1, update(GUESTS).where(GUESTS.c.id == bindparam("key")))
NEW_TABLE: Final = Write(2, insert(TABLES))
# Each column is written by one of these only, so that their order in a transaction is all one:
BEGIN: Final = Write(3, update(TABLES).where(TABLES.c.id == bindparam("key")))
STAND: Final = Write(3, update(TABLES).where(TABLES.c.id == bindparam("key")))
REMATCH: Final = Write(3, update(TABLES).where(TABLES.c.id == bindparam("key")))
NEW_SEAT: Final = Write(4, insert(SEATS))
SIT: Final = Write(
    5,
    update(SEATS).where(SEATS.c.table_id == bindparam("key"), SEATS.c.seat == bindparam("place")),
)
NAME_SEATS: Final = Write(
    6, update(SEATS).where(SEATS.c.guest == bindparam("key"), SEATS.c.kind == "person")
)
APPEND: Final = Write(7, insert(ACTIONS))
SAY: Final = Write(8, insert(CHAT))


def _look(make: Callable[..., Any]) -> Write:
    statement = make(LOOKS)
    return Write(
        9,
        statement.on_conflict_do_update(
            index_elements=["table_id", "guest"],
            set_={"seen": statement.excluded.seen, "events": statement.excluded.events},
        ),
    )


LOOK: Final = {"sqlite": _look(sqlite.insert), "postgresql": _look(postgresql.insert)}


class StoreError(Exception):
    """The database cannot be used: where it is, and why."""


class Store:
    """Reads in threads, writes through the one writer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.look = LOOK[engine.dialect.name]

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    def write(self, job: Job) -> asyncio.Future[None]:
        """Hand in a job; await the answer to know that it is durable."""
        return self.writer.write(job)

    async def close(self) -> None:
        await self.writer.close()
        self.engine.dispose()


def open_database(url: str) -> Engine:
    """Connect, and bring the database to the present shape."""
    try:
        where = make_url(url)
    except ArgumentError as error:
        raise StoreError("the database URL cannot be read; try sqlite:///tables.sqlite3") from error
    engine = _engine(where)
    try:
        _migrate(engine)
    except CommandError as error:
        raise StoreError(f"{_shown(where)} was made by a later version of Anabasis") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"cannot use {_shown(where)}: {first_line(error)}") from error
    return engine


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _engine(url: URL) -> Engine:
    name = url.get_backend_name()
    if name == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StoreError("an SQLite database must be a file: sqlite:///tables.sqlite3")
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"cannot use {_shown(url)}: {error.strerror}") from error
        engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False})
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    if name in {"postgresql", "postgres"}:
        return create_engine(
            url.set(drivername="postgresql+psycopg"), pool_size=8, pool_pre_ping=True
        )
    raise StoreError(f"the database must be SQLite or PostgreSQL, not {name}")


def _set_up_sqlite(connection: Any, _: Any) -> None:
    for line in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {line}")


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "anabasis.server.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


# ---- queries


def guest_by_hash(token_hash: str) -> Callable[[Connection], tuple[str, str] | None]:
    """A guest's id and name."""

    def query(connection: Connection) -> tuple[str, str] | None:
        found = connection.execute(
            select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.token_hash == token_hash)
        ).one_or_none()
        return None if found is None else (found.id, found.name)

    return query


def tables(where: Select[Any]) -> Callable[[Connection], list[TableData]]:
    """The tables that a selection of ids names, in its order."""

    def query(connection: Connection) -> list[TableData]:
        ids = list(connection.execute(where).scalars())
        rows = connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
        seats: dict[str, list[Seat]] = {one: [] for one in ids}
        sitting = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        for seat in connection.execute(sitting):
            seats[seat.table_id].append(Seat(seat.seat, seat.kind, seat.name, seat.bot, seat.guest))
        found = {row["id"]: from_row(dict(row), seats[row["id"]]) for row in rows}
        return [found[one] for one in ids]

    return query


def table_named(table_id: str) -> Select[Any]:
    return select(TABLES.c.id).where(TABLES.c.id == table_id)


def tables_of(guest: str, finished: bool) -> Select[Any]:
    """The tables at which a guest sits, and those it made; the latest first."""
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest == guest)
    state = TABLES.c.state == "finished"
    chosen = select(TABLES.c.id).where(or_(sits, TABLES.c.maker == guest))
    if finished:
        # A table that was given up before it began is no game to look at.
        chosen = chosen.where(state, or_(TABLES.c.lines > 0, TABLES.c.review))
    else:
        chosen = chosen.where(~state)
    return chosen.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(TABLES_LISTED)


def public_tables(state: str) -> Select[Any]:
    """Tables that are open to all, the latest first."""
    chosen = select(TABLES.c.id).where(TABLES.c.state == state, TABLES.c.public)
    if state == "open":
        chosen = chosen.where(TABLES.c.created > time.time() - OPEN_TABLE_DAYS * 24 * 3600)
    return chosen.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(TABLES_LISTED)


def tables_to_resume() -> Select[Any]:
    """Running tables at which something goes on without people: bots and clocks."""
    bots = exists().where(
        SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.kind == "bot", TABLES.c.gone != "[]")
    )
    return select(TABLES.c.id).where(TABLES.c.state == "running", or_(bots, TABLES.c.clock > 0))


def tables_held(guest: str) -> Callable[[Connection], int]:
    """How many unfinished tables a guest has made."""

    def query(connection: Connection) -> int:
        count = connection.execute(
            select(func.count()).where(TABLES.c.maker == guest, TABLES.c.state != "finished")
        )
        return int(count.scalar_one())

    return query


def looks(guest: str, table_ids: list[str]) -> Callable[[Connection], dict[str, tuple[int, int]]]:
    """How far a guest has looked at each of some tables: actions seen, events seen."""

    def query(connection: Connection) -> dict[str, tuple[int, int]]:
        found = connection.execute(
            select(LOOKS).where(and_(LOOKS.c.guest == guest, LOOKS.c.table_id.in_(table_ids)))
        )
        return {look.table_id: (look.seen, look.events) for look in found}

    return query


def lines_of(table_id: str) -> Callable[[Connection], list[Any]]:
    """The lines of a table's record, in their order."""

    def query(connection: Connection) -> list[Any]:
        chosen = select(ACTIONS).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.number)
        return list(connection.execute(chosen))

    return query


def chat_of(table_id: str) -> Callable[[Connection], tuple[int, list[Any]]]:
    """How many lines of chat a table has, and the last of them."""

    def query(connection: Connection) -> tuple[int, list[Any]]:
        at = CHAT.c.table_id == table_id
        count = connection.execute(select(func.count()).select_from(CHAT).where(at)).scalar_one()
        last = select(CHAT).where(at).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
        return int(count), list(connection.execute(last))[::-1]

    return query
