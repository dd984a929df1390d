"""The database: its shape, and what is said when it cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from anabasis.server.store.database import StoreError, open_database
from anabasis.server.store.rows import NEW_GUEST
from anabasis.server.store.schema import METADATA
from tests.server.store.stored import guest, ids


def test_the_migrations_lead_to_the_schema(database: Callable[[], str]) -> None:
    engine = open_database(database())
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_is_opened_again_as_it_is(database: Callable[[], str]) -> None:
    url = database()
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(NEW_GUEST.statement, guest("a"))
    engine.dispose()
    assert ids(open_database(url)) == ["a"]


def test_a_database_of_a_later_version_is_left_alone(database: Callable[[], str]) -> None:
    url = database()
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError, match="later version"):
        open_database(url)


def test_sqlite_is_durable_and_lets_others_read(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'deep' / 'down' / 'x.sqlite3'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://localhost/x",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:////proc/nowhere/x.sqlite3",
        "postgresql://anabasis:hunter2@127.0.0.1:1/x",
    ],
)
def test_a_database_that_cannot_be_is_one_clear_line(url: str) -> None:
    with pytest.raises(StoreError) as raised:
        open_database(url)
    assert "\n" not in str(raised.value)
    assert "hunter2" not in str(raised.value)
