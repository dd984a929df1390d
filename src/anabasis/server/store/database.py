"""The database: SQLite by default, PostgreSQL by its URL; opened, and brought to its shape."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

Database = Engine
"""A database that is open."""

_EARLIER: Final = "was made by an earlier version of Anabasis"
_BRING_UP: Final = (
    "a server of this version brings it up when it starts: start one on a copy of it"
    " (pg_dump, psql), end it, and check the copy"
)


class StoreError(Exception):
    """The database cannot be used: where it is, and why."""


def first_line(error: Exception) -> str:
    """What went wrong, without the statement and its values."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def open_database(url: str) -> Database:
    """Connect, and bring the database to the present shape."""
    engine = database_at(url)
    bring_up_to_date(engine)
    return engine


def database_at(url: str) -> Database:
    """The database of that URL; nothing is asked of it yet."""
    return _engine(_read_url(url))


def bring_up_to_date(engine: Database) -> None:
    """Bring a database to the present shape; make it, if there is none."""
    try:
        _migrate(engine)
    except CommandError as error:
        raise StoreError(f"{shown(engine.url)} was made by a later version of Anabasis") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"cannot use {shown(engine.url)}: {first_line(error)}") from error


def open_read_only(url: str) -> Database:
    """Connect to a database that is there, without a way to change it. Of an SQLite database that
    an earlier version made, a copy is brought to the present shape, and gone when it is closed."""
    where = _read_url(url)
    sqlite = where.get_backend_name() == "sqlite"
    if sqlite:
        engine = _read_only_sqlite(where)
    else:
        engine = _engine(where).execution_options(postgresql_readonly=True)
    try:
        shape = _shape(engine)
        if shape == _EARLIER and sqlite:
            return _copy_of_sqlite(engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(f"cannot use {shown(where)}: {first_line(error)}") from error
    if shape == _EARLIER:
        shape = f"{shape}; {_BRING_UP}"
    if shape is not None:
        raise StoreError(f"{shown(where)} {shape}")
    return engine


def _read_url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise StoreError("the database URL cannot be read; try sqlite:///tables.sqlite3") from error


def _read_only_sqlite(url: URL) -> Engine:
    file = Path(url.database or ":memory:")
    if not file.is_file():
        raise StoreError(f"there is no database at {shown(url)}")
    where = f"{file.resolve().as_uri()}?mode=ro"
    return create_engine(
        url,
        creator=lambda: sqlite3.connect(where, uri=True, timeout=10, check_same_thread=False),
    )


def _copy_of_sqlite(engine: Engine) -> Engine:
    """A copy in the present shape, in a file without a name that SQLite removes itself."""
    copy = sqlite3.connect("", check_same_thread=False)
    with engine.connect() as connection:
        original = connection.connection.driver_connection
        assert isinstance(original, sqlite3.Connection)
        original.backup(copy)
    engine.dispose()
    copied = create_engine("sqlite://", creator=lambda: copy, poolclass=StaticPool)
    _migrate(copied)
    copy.execute("PRAGMA query_only = ON")
    return copied


def _shape(engine: Engine) -> str | None:
    """What is wrong with the shape of a database; None if it is the present one."""
    shapes = [one.revision for one in ScriptDirectory.from_config(_migrations()).walk_revisions()]
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found == shapes[0]:
        return None
    if found is None:
        return "is no database of Anabasis"
    if found in shapes:
        return _EARLIER
    return "was made by a later version of Anabasis"


def shown(url: URL) -> str:
    """A URL as people may see it."""
    return url.render_as_string(hide_password=True)


def _engine(url: URL) -> Engine:
    name = url.get_backend_name()
    if name == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StoreError("an SQLite database must be a file: sqlite:///tables.sqlite3")
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"cannot use {shown(url)}: {error.strerror}") from error
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


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "anabasis.server.store:migrations")
    return config


def _migrate(engine: Engine) -> None:
    config = _migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
