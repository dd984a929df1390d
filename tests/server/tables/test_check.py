"""Which stored tables can still be played: every record is played, and nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import DBAPIError

from anabasis.server.store.database import StoreError, open_database, open_read_only
from anabasis.server.store.schema import ACTIONS, GUESTS, METADATA, TABLES
from anabasis.server.tables import undo
from anabasis.server.tables.check import Finding, check_tables
from tests.server.inside import act, inside, make_table


@pytest.fixture
def url(database: Callable[[], str]) -> str:
    return database()


@pytest.fixture
def tables(url: str) -> list[str]:
    """A running game, a finished one, an open table and one that was given up before it began."""

    async def scenario() -> list[str]:
        async with inside(url) as server:
            _, running = await make_table(
                server, "me", "here", undo="agreed", options={"starter": "seat-1"}
            )
            for _ in range(6):
                await act(running, running.running().waiting()[0])
            await undo.propose_undo(running, 0, 2)
            await undo.vote_undo(running, 1, True)
            guest, finished = await make_table(server, "me", "here")
            await server.lobby.leave(guest, finished)
            _, waiting = await make_table(server, "me", "open")
            guest, closed = await make_table(server, "me", "open")
            await server.lobby.leave(guest, closed)
            return [table.data.id for table in (running, finished, waiting, closed)]

    return asyncio.run(scenario())


def change(url: str, table: Any, where: Any, **values: Any) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        assert connection.execute(update(table).where(where).values(**values)).rowcount == 1
    engine.dispose()


def contents(engine: Engine) -> list[Any]:
    with engine.connect() as connection:
        return [list(connection.execute(select(table))) for table in METADATA.sorted_tables]


def findings(url: str) -> dict[str, Finding]:
    engine = open_read_only(url)
    before = contents(engine)
    found = {one.id: one for one in check_tables(engine)}
    assert contents(engine) == before
    engine.dispose()
    return found


def test_what_can_be_played_is_all_right(url: str, tables: list[str]) -> None:
    found = findings(url)
    assert list(found) == tables
    assert [one.state for one in found.values()] == ["running", "finished", "open", "finished"]
    assert {one.problem for one in found.values()} == {None}
    assert {(one.game, one.rules, one.components) for one in found.values()} == {
        ("alexandros", 1, 1)
    }


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"rules": 7}, "line 1: the record was played with later rules of Alexandros (7.1)"),
        ({"rules": 0}, "line 1: the record was played with rules 0.1 of Alexandros, which are"),
        ({"game": "chess"}, "there is no game “chess”"),
        ({"options": '{"weather":"foul"}'}, "line 1: there is no option “weather”"),
        ({"draws": "[]"}, "line 1: the record holds too few draws"),
        ({"outcome": '{"ranking":[[0],[1]],"reason":"walls"}'}, "line 9: the game does not end as"),
    ],
)
def test_a_table_that_cannot_be_played_says_why(
    url: str, tables: list[str], values: dict[str, Any], says: str
) -> None:
    change(url, TABLES, TABLES.c.id == tables[0], **values)
    found = findings(url)
    problem = found.pop(tables[0]).problem
    assert problem is not None
    assert problem.startswith(says)
    assert {one.problem for one in found.values()} == {None}


def test_the_first_line_that_no_longer_holds_is_named(url: str, tables: list[str]) -> None:
    line = (ACTIONS.c.table_id == tables[0]) & (ACTIONS.c.number == 3)
    change(url, ACTIONS, line, action="levy horse")
    problem = findings(url)[tables[0]].problem
    assert problem is not None
    assert problem.startswith("line 5: “levy horse” is not allowed there: ")


def test_an_open_table_must_be_able_to_begin(url: str, tables: list[str]) -> None:
    change(url, TABLES, TABLES.c.id == tables[2], rules=0, components=0)
    assert findings(url)[tables[2]].problem is None
    change(url, TABLES, TABLES.c.id == tables[2], options='{"weather":"foul"}')
    problem = findings(url)[tables[2]].problem
    assert problem is not None
    assert "no option “weather”" in problem


# ---- only to be read


def test_nothing_can_be_written(url: str, tables: list[str]) -> None:
    engine = open_read_only(url)
    guest = {"id": "a", "token_hash": "a", "name": "a", "created": 0.0}
    with engine.connect() as connection, pytest.raises(DBAPIError):
        connection.execute(insert(GUESTS), guest)
    engine.dispose()


def test_a_server_may_go_on_meanwhile(url: str) -> None:
    async def scenario() -> None:
        async with inside(url) as server:
            _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
            await act(table)
            found = await asyncio.to_thread(findings, url)
            assert [one.problem for one in found.values()] == [None]
            await act(table)

    asyncio.run(scenario())


def test_a_database_of_another_shape_is_not_read(url: str) -> None:
    with pytest.raises(StoreError, match=r"there is no database|is no database of Anabasis"):
        open_read_only(url)
    engine = open_database(url)
    open_read_only(url).dispose()
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="a later version"):
        open_read_only(url)
    if engine.dialect.name != "sqlite":
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
        with pytest.raises(StoreError, match=r"an earlier version of Anabasis; .* check the copy"):
            open_read_only(url)
    engine.dispose()
