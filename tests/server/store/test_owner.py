"""One server a database: a second one is refused, and whoever writes late is refused too."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from anabasis.core.record import dump
from anabasis.server import wire
from anabasis.server.errors import Code, Problem
from anabasis.server.store import owner
from anabasis.server.store.database import StoreError, database_at, open_database
from anabasis.server.store.owner import OwnedError, claim
from anabasis.server.store.rows import NEW_GUEST
from anabasis.server.store.store import Store
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables import chat
from anabasis.server.tables.check import check_tables
from tests.server.inside import act, inside, make_table
from tests.server.running import Server
from tests.server.store.stored import guest, ids


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, "PATIENCE", 0.3)


def test_a_second_server_is_told_who_has_the_tables(server: Server) -> None:
    """It does not begin on another port either. `test_crash` starts one after a killed one."""
    second = subprocess.run(
        [sys.executable, "-m", "anabasis", "serve"],
        capture_output=True,
        text=True,
        check=False,
        env=server.environment | {"ANABASIS_DATABASE_URL": server.database_url},
        timeout=60,
    )
    assert (second.returncode, second.stdout) == (1, "")
    [line] = second.stderr.splitlines()
    assert line.startswith("anabasis serve: another server has ")
    assert server.process is not None
    assert f"process {server.process.pid} on " in line
    assert server.base in line


def test_one_owner_at_a_time(database: Callable[[], str]) -> None:
    url = database()
    first = claim(database_at(url))
    with pytest.raises(OwnedError, match=r"another server has .* open \(process \d+ on "):
        claim(database_at(url))
    first.close()
    first.close()
    claim(database_at(url)).close()


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    folder = tmp_path / "real"
    folder.mkdir()
    (tmp_path / "other").symlink_to(folder)
    first = claim(database_at(f"sqlite:///{folder}/x.sqlite3"))
    with pytest.raises(OwnedError):
        claim(database_at(f"sqlite:///{tmp_path}/other/x.sqlite3"))
    first.close()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3.lock").mkdir()
    with pytest.raises(StoreError, match=r"x\.sqlite3\.lock: "):
        claim(database_at(f"sqlite:///{tmp_path / 'x.sqlite3'}"))


# ---- PostgreSQL: the lock goes with the session


END_SESSIONS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


def test_a_lost_session_is_owner_again_unless_somebody_else_is(cluster: Any) -> None:
    url = cluster.new_database()

    async def scenario() -> None:
        behind = open_database(url)
        first = database_at(url)
        store = Store(first, claim(first))
        await store.write([(NEW_GUEST, guest("a"))])
        with behind.connect() as connection:
            connection.execute(text(END_SESSIONS))
        await store.write([(NEW_GUEST, guest("b"))])
        with pytest.raises(OwnedError):
            claim(database_at(url))
        with behind.connect() as connection:
            connection.execute(text(END_SESSIONS))
        other = claim(database_at(url))
        for _ in range(2):
            with pytest.raises(NotStoredError):
                await store.write([(NEW_GUEST, guest("c"))])
        other.close()
        await store.write([(NEW_GUEST, guest("d"))])
        assert ids(behind) == ["a", "b", "d"]
        await store.close()
        behind.dispose()

    asyncio.run(scenario())


def test_a_job_that_fails_costs_nobody_the_lock(cluster: Any) -> None:
    url = cluster.new_database()

    async def scenario() -> None:
        behind = open_database(url)
        first = database_at(url)
        store = Store(first, claim(first))
        await store.write([(NEW_GUEST, guest("a"))])
        for _ in range(3):
            with pytest.raises(NotStoredError):
                await store.write([(NEW_GUEST, guest("a"))])
            await store.write([])
            with pytest.raises(OwnedError):
                claim(database_at(url))
        await store.close()
        claim(database_at(url)).close()
        behind.dispose()

    asyncio.run(scenario())


# ---- two writers nevertheless: the later one is refused, and reads the table anew


def test_the_later_of_two_writers_is_refused_and_reads_anew(database: Callable[[], str]) -> None:
    url = database()

    async def scenario() -> None:
        async with inside(url) as one, inside(url) as two:
            ann, first = await make_table(one, "me", "here")
            async with two.tables.visit(first.data.id) as second:
                for ahead, behind in [(first, second), (second, first)] * 2:
                    await act(ahead, ahead.running().waiting()[0])
                    with pytest.raises(Problem) as raised:
                        await act(behind, behind.running().waiting()[0])
                    assert raised.value.code == Code.NOT_STORED
                    assert dump(behind.running()) == dump(ahead.running())
                await chat.say(first, ann, 0, "Ann", "hello")
                with pytest.raises(Problem):
                    await chat.say(second, ann, 0, "Ann", "hello?")
                await chat.say(second, ann, 0, "Ann", "hello again")
                assert [line.text for line in second.chat] == ["hello", "hello again"]

    asyncio.run(scenario())
    assert whole(url)


def test_a_seat_is_given_once(database: Callable[[], str]) -> None:
    url = database()

    async def scenario() -> None:
        async with inside(url) as one, inside(url) as two:
            _, first = await make_table(one, "me", "open", "open", public=True)
            async with two.tables.visit(first.data.id) as second:
                bob, _ = await one.guests.make()
                eve, _ = await two.guests.make()
                await one.lobby.join(bob, first, wire.Join())
                with pytest.raises(Problem) as raised:
                    await two.lobby.join(eve, second, wire.Join())
                assert raised.value.code == Code.NOT_STORED
                assert [seat.guest for seat in second.data.seats][1:] == [bob.id, None]
                await two.lobby.join(eve, second, wire.Join())
                assert second.data.state == "running"

    asyncio.run(scenario())
    assert whole(url)


def test_one_rematch_comes_of_a_game(database: Callable[[], str]) -> None:
    url = database()

    async def scenario() -> None:
        async with inside(url) as one, inside(url) as two:
            ann, first = await make_table(one, "me", "here")
            await one.lobby.leave(ann, first)
            async with two.tables.visit(first.data.id) as second:
                again = await one.lobby.rematch(ann, first)
                with pytest.raises(Problem):
                    await two.lobby.rematch(ann, second)
                assert await two.lobby.rematch(ann, second) == again

    asyncio.run(scenario())


def whole(url: str) -> bool:
    """Whether every table of a database can be played."""
    engine = open_database(url)
    found = list(check_tables(engine))
    engine.dispose()
    return bool(found) and all(one.problem is None for one in found)
