"""Health and readiness: what they say of the store is true now, and being up needs no store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine

from anabasis.server.store import readiness
from anabasis.server.store.database import open_database
from anabasis.server.store.readiness import SLOW, Readiness
from anabasis.server.store.store import Store
from tests.server.people import Person
from tests.server.running import Server, serving


@contextmanager
def without(engine: Engine, table: str) -> Iterator[None]:
    """A database in which a table cannot be found."""
    there, away = f"ALTER TABLE {table} RENAME TO away", f"ALTER TABLE away RENAME TO {table}"
    with engine.begin() as connection:
        connection.exec_driver_sql(there)
    yield
    with engine.begin() as connection:
        connection.exec_driver_sql(away)


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)


def test_it_is_tried_each_time(
    database: Callable[[], str], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        engine = open_database(database())
        store = Store(engine)
        ready = Readiness(store)
        assert await ready.check(5) is None
        with without(engine, "alembic_version"):
            assert str(await ready.check(5)).startswith("nothing can be written: ")
        assert await ready.check(5) is None
        with without(engine, "tables"):
            for _ in range(3):
                assert str(await ready.check(5)).startswith("it cannot be read: ")
        assert await ready.check(5) is None
        await store.close()

    asyncio.run(scenario())
    said = [one.message for one in caplog.records if "store is" in one.message]
    assert [line.partition(":")[0] for line in said] == [
        "the store is out of order",
        "the store is in order again",
    ] * 2


def test_a_store_that_does_not_answer_is_out_of_order(tmp_path: Path) -> None:
    async def scenario() -> None:
        engine = open_database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
        store = Store(engine)
        ready = Readiness(store)
        with engine.connect() as other:
            other.exec_driver_sql("BEGIN IMMEDIATE")
            start = time.monotonic()
            assert await asyncio.gather(*[ready.check(0.05) for _ in range(50)]) == [SLOW] * 50
            assert time.monotonic() - start < 5
        assert await ready.check(20) is None
        await store.close()

    asyncio.run(scenario())


def test_health_and_readiness_over_http(
    database: Callable[[], str], breach_installed: Path
) -> None:
    """On a server of its own: the shared one must have nothing to say."""
    with (
        serving(Server(database(), breach_installed)) as server,
        Person(server.base) as eve,
    ):

        def until(path: str, status: int, store: bool | None) -> None:
            """What was found out before holds for a moment, and a trial may take longer than
            that."""
            deadline = time.monotonic() + 20
            while True:
                answer = eve.http.get(f"/api{path}")
                found = answer.status_code, answer.json().get("store")
                if found == (status, store):
                    return
                assert time.monotonic() < deadline, found
                time.sleep(0.1)

        until("/health", 200, True)
        until("/ready", 200, True)
        engine = server.engine()
        with without(engine, "alembic_version"):
            until("/ready", 503, None)
            assert eve.refused("GET", "/ready", 503) == "not-stored"
            until("/health", 200, False)
        until("/ready", 200, True)
        engine.dispose()
