"""The store: its shape, its one writer, and what happens when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text

from anabasis.server.store.database import StoreError, open_database
from anabasis.server.store.rows import NAME_GUEST, NEW_GUEST
from anabasis.server.store.schema import ACTIONS, GUESTS, METADATA
from anabasis.server.store.store import Store
from anabasis.server.store.writer import NotStoredError
from tests.server.people import Person
from tests.server.running import Server


def guest(id: str, token: str | None = None) -> dict[str, Any]:
    return {"id": id, "token_hash": token or id, "name": "Somebody", "created": 0.0}


def ids(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(select(GUESTS.c.id).order_by(GUESTS.c.id)).scalars())


# ---- its shape


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


# ---- its writer


def test_many_jobs_are_committed_together(database: Callable[[], str]) -> None:
    async def scenario() -> int:
        store = Store(open_database(database()))
        commits = 0
        commit = store.writer._commit

        def counted(jobs: Any) -> None:
            nonlocal commits
            commits += 1
            commit(jobs)

        store.writer._commit = counted  # type: ignore[method-assign]
        await asyncio.gather(
            *[store.write([(NEW_GUEST, guest(f"{number:03}"))]) for number in range(200)]
        )
        assert len(ids(store.engine)) == 200
        await store.close()
        return commits

    assert asyncio.run(scenario()) < 100


def test_a_bad_job_spoils_no_other(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        store = Store(open_database(database()))
        jobs = [
            [(NEW_GUEST, guest("a"))],
            [(NEW_GUEST, guest("b")), (NEW_GUEST, guest("c", token="a"))],
            [(NEW_GUEST, guest("d")), (NAME_GUEST, {"key": "d", "name": "Darius"})],
        ]
        told = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
        assert [type(one) for one in told] == [type(None), NotStoredError, type(None)]
        assert ids(store.engine) == ["a", "d"]
        await store.close()
        with pytest.raises(NotStoredError):
            await store.write([(NEW_GUEST, guest("e"))])

    asyncio.run(scenario())


def test_a_lost_connection_is_made_anew(cluster: Any) -> None:
    async def scenario() -> None:
        store = Store(open_database(cluster.new_database()))
        await store.write([(NEW_GUEST, guest("a"))])
        with store.engine.connect() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid != pg_backend_pid()"
                )
            )
        await store.write([(NEW_GUEST, guest("b"))])
        assert ids(store.engine) == ["a", "b"]
        await store.close()

    asyncio.run(scenario())


# ---- when it fails


@contextmanager
def failing(engine: Engine, table_id: str, when: str = "1 = 1") -> Iterator[None]:
    """No action of that table can be written, or only some."""
    if engine.dialect.name == "sqlite":
        make = [
            f"CREATE TRIGGER fails BEFORE INSERT ON actions WHEN NEW.table_id = '{table_id}'"
            f" AND {when} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        ]
        drop = ["DROP TRIGGER fails"]
    else:
        make = [
            "CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$",
            "CREATE TRIGGER fails BEFORE INSERT ON actions FOR EACH ROW"
            f" WHEN (NEW.table_id = '{table_id}' AND {when}) EXECUTE FUNCTION fails()",
        ]
        drop = ["DROP TRIGGER fails ON actions", "DROP FUNCTION fails()"]
    for lines in (make, drop):
        with engine.begin() as connection:
            for line in lines:
                connection.exec_driver_sql(line)
        if lines is make:
            yield


def test_what_is_not_stored_is_not_told_and_the_table_goes_on(
    server: Server, ann: Person, bob: Person
) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"})
    bob.post(f"/tables/{table['id']}/join")
    engine = server.engine()
    with ann.sit(table) as one, bob.sit(table) as two:
        one.act()
        two.until(lambda board: board["n"] == 1)
        before = one.board
        with failing(engine, table["id"]):
            action = one.board["legal"][0]
            id = one.say("act", seat=0, decision=one.decision(), action=action)
            for live in (one, two):
                assert live.hear("error", "update")["code"] == "not-stored"
                state = live.hear("state")
                assert state["n"] == 1
                assert "entry" not in state
            assert one.hear("error", "done")["id"] == id
            assert one.board["view"] == before["view"]
            assert one.board["legal"] == before["legal"]
            other = ann.table("me", "here", options={"starter": "seat-1"})
            with ann.sit(other) as elsewhere:
                elsewhere.act()
        one.act()
        two.until(lambda board: board["n"] == 2)
        with engine.connect() as connection:
            stored = connection.execute(
                select(ACTIONS.c.number).where(ACTIONS.c.table_id == table["id"])
            )
            assert sorted(stored.scalars()) == [0, 1]
    engine.dispose()
    complaints = [line for line in server.lines if "the disk is full" in line]
    assert complaints
    for line in complaints:
        server.lines.remove(line)


def test_a_bot_whose_action_was_not_stored_tries_again(server: Server, ann: Person) -> None:
    table = ann.table("me", "random", options={"starter": "seat-1"})
    engine = server.engine()
    with ann.sit(table) as live:
        while live.board["legal"][-1] != "stop":
            live.act()
        with failing(engine, table["id"], when="NEW.seat = 1"):
            live.done("act", seat=0, decision=live.decision(), action="stop")
            assert live.hear("error")["code"] == "not-stored"
        live.until(lambda board: board["legal"])
    engine.dispose()
    for line in [line for line in server.lines if "the disk is full" in line]:
        server.lines.remove(line)
