"""The one writer: what waits is committed together, and one failure is nobody else's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from anabasis.server.store.database import open_database
from anabasis.server.store.rows import NAME_GUEST, NEW_GUEST
from anabasis.server.store.store import Store
from anabasis.server.store.writer import NotStoredError
from tests.server.store.stored import guest, ids


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
