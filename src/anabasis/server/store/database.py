"""The database: SQLite by default, PostgreSQL by its URL; opened, and brought to its shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from anabasis.server.store.writer import first_line

Database = Engine
"""A database that is open."""


class StoreError(Exception):
    """The database cannot be used: where it is, and why."""


def open_database(url: str) -> Database:
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
