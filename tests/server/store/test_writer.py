"""The one writer: what waits is committed together, and one failure is nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from anabasis.core.match import Entry
from anabasis.server.store import rows
from anabasis.server.store.database import open_database
from anabasis.server.store.rows import NAME_GUEST, NEW_GUEST
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, Seen, TableData
from anabasis.server.store.writer import NotStoredError, Write
from anabasis.server.wire import ChatLine
from tests.server.store.stored import guest, ids


def test_jobs_of_one_round_are_one_transaction(database: Callable[[], str]) -> None:
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

    assert asyncio.run(scenario()) == 1


def test_what_was_handed_in_is_written_before_the_end(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        store = Store(open_database(database()))
        written = store.write([(NEW_GUEST, guest("a"))])
        await store.writer.close()
        assert ids(store.engine) == ["a"]
        await written
        store.engine.dispose()

    asyncio.run(scenario())


def test_a_statement_is_written_out_once_for_each_kind_of_database(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        store = Store(open_database(database()))
        await store.write([(NEW_GUEST, guest("a"))])
        prepared = dict(NEW_GUEST.prepared)
        assert store.engine.dialect.name in prepared
        await store.write([(NEW_GUEST, guest("b")), (NAME_GUEST, {"key": "b", "name": "%s ? :x"})])
        assert NEW_GUEST.prepared == prepared
        with store.engine.connect() as connection:
            names = connection.execute(text("SELECT name FROM guests WHERE id = 'b'")).scalars()
            assert list(names) == ["%s ? :x"]
        await store.close()

    asyncio.run(scenario())


def test_every_kind_of_statement_has_all_its_values(database: Callable[[], str]) -> None:
    """Those of the row, and those that stand in the statement itself."""
    data = TableData("t", "breach", 1, 1, {}, True, "own", 0, "invite", "a", 0.0)
    data.seats = [Seat(0, "person", "Ann", None, "a"), Seat(1, "here", "Bob", None, "a")]
    job = [
        rows.new_guest("a", "hash", "Ann", 0.0),
        *rows.new_table(data),
        rows.begun(data),
        rows.progress(data),
        rows.rematch(data),
        rows.review_made(data),
        rows.broken(data),
        rows.seat_changed(data, 0),
        *rows.renamed("a", "Zoe"),
        rows.new_entry(data, 0, Entry(0, 1, "pass", []), 0.0),
        rows.new_chat_line("t", 0, ChatLine(0, "Ann", "hello", 0.0)),
        rows.seen("t", "a", Seen(1, 1)),
        rows.there(1.0),
        rows.nothing(),
    ]
    kinds = {one for one in vars(rows).values() if isinstance(one, Write)}
    assert {write for write, _ in job} == kinds - {rows.REMOVE_TABLE}

    async def scenario() -> None:
        store = Store(open_database(database()))
        await store.write(job)
        with store.engine.connect() as connection:
            names = connection.execute(text("SELECT name FROM seats ORDER BY seat")).scalars()
            assert list(names) == ["Zoe", "Bob"], (
                "who sits at another's screen has a name of its own"
            )
        await store.write(rows.removed("t"))
        with store.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM seats")).scalar() == 0
        await store.close()

    asyncio.run(scenario())


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
