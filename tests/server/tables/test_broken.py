"""Tables of which something was lost or spoilt in the store: named, closed and kept aside.

Everybody else goes on as if they were not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, update

from anabasis.server.errors import Code, Problem
from anabasis.server.parts import Server
from anabasis.server.store import queries
from anabasis.server.store.database import open_database, open_read_only
from anabasis.server.store.schema import ACTIONS, SEATS, TABLES
from anabasis.server.store.store import read_now
from anabasis.server.tables.check import check_tables
from tests.server.inside import act, inside, make_table

SPOILT_ROWS = [
    (update(TABLES).values(options="{"), "truncated"),
    (update(TABLES).values(to_act="[7]"), "has not the seats that are to act"),
    (update(TABLES).values(draws='["six"]'), "Expected `int`"),
    (update(TABLES).values(gone="null"), "Expected `array`"),
    (delete(SEATS).where(SEATS.c.seat == 0), "has not all of its seats"),
]
SPOILT_RECORDS = [
    (delete(ACTIONS).where(ACTIONS.c.number == 2), "its record has 2 lines, not 3"),
    (delete(ACTIONS).where(ACTIONS.c.number == 1), "its record has 2 lines, not 3"),
    (update(ACTIONS).where(ACTIONS.c.number == 1).values(draws="x"), "line 3 of its record"),
    (update(ACTIONS).where(ACTIONS.c.number == 1).values(action="dance"), "“dance”"),
]


def spoil(url: str, statement: Any) -> None:
    engine = open_database(url)
    with engine.begin() as connection:
        assert connection.execute(statement).rowcount == 1
    engine.dispose()


def spoilt(url: str, statement: Any) -> tuple[Any, str]:
    """A public game with three actions, of which something was spoilt; its maker, and its id."""

    async def play() -> tuple[Any, str]:
        async with inside(url) as server:
            queries._named.cache_clear()
            ann, table = await make_table(server, "me", "here", public=True)
            while table.data.lines < 3:
                await act(table, table.running().waiting()[0])
            await make_table(server, "me", "here")
            return ann, table.data.id

    made = asyncio.run(play())
    key = {TABLES: TABLES.c.id, SEATS: SEATS.c.table_id, ACTIONS: ACTIONS.c.table_id}
    spoil(url, statement.where(key[statement.table] == made[1]))
    return made


def problems(url: str) -> dict[str, str | None]:
    engine = open_read_only(url)
    found = {one.id: one.problem for one in check_tables(engine)}
    engine.dispose()
    return found


@pytest.mark.parametrize(("statement", "why"), SPOILT_ROWS)
def test_a_row_that_cannot_be_read_spoils_no_list(
    database: Callable[[], str], caplog: pytest.LogCaptureFixture, statement: Any, why: str
) -> None:
    url = database()
    ann, table_id = spoilt(url, statement)
    caplog.clear()

    async def scenario() -> None:
        async with inside(url) as server:
            _, other = await make_table(server, "me", "open", public=True)
            for scope in ("mine", "open", "running", "finished"):
                listed = [one.id for one in await server.lobby.listed(scope, ann)]
                assert table_id not in listed
                assert (other.data.id in listed) == (scope == "open")
            with pytest.raises(Problem) as refused:
                async with server.tables.visit(table_id):
                    pass
            assert refused.value.code == Code.UNPLAYABLE

    asyncio.run(scenario())
    named = [one.message for one in caplog.records if table_id in one.message]
    assert named
    assert all(why in line for line in named)
    assert len([line for line in named if "kept aside" in line]) == 1
    found = problems(url)
    assert why in (found.pop(table_id) or "")
    assert set(found.values()) == {None}


@pytest.mark.parametrize(("statement", "why"), SPOILT_RECORDS)
def test_a_record_that_is_not_whole_is_closed_and_offered_to_nobody(
    database: Callable[[], str], caplog: pytest.LogCaptureFixture, statement: Any, why: str
) -> None:
    url = database()
    ann, table_id = spoilt(url, statement)

    async def scenario() -> None:
        async with inside(url) as server:
            async with server.tables.visit(table_id) as table:
                with pytest.raises(Problem) as refused:
                    table.running()
                assert refused.value.code == Code.UNPLAYABLE
            await is_kept_aside(server, ann, table_id)
        async with inside(url) as server:  # known without its record being read again
            assert table_id not in server.tables.by_id
            await is_kept_aside(server, ann, table_id)

    asyncio.run(scenario())
    assert any(table_id in one.message and why in one.message for one in caplog.records)
    assert why in (problems(url)[table_id] or "")


async def is_kept_aside(server: Server, ann: Any, table_id: str) -> None:
    assert table_id not in [one.id for one in await server.lobby.listed("running", ann)]
    [mine] = [one for one in await server.lobby.listed("mine", ann) if one.id == table_id]
    assert mine.unplayable == "broken-record"


def test_what_is_whole_again_goes_on(database: Callable[[], str]) -> None:
    url = database()
    lines = update(TABLES).values(lines=TABLES.c.lines + 1)
    _, table_id = spoilt(url, lines)

    async def visit() -> bool:
        async with inside(url) as server, server.tables.visit(table_id) as table:
            return table.unplayable is None

    assert not asyncio.run(visit())
    engine = open_database(url)
    [data] = read_now(engine, queries.table_named(table_id))
    assert data.broken == "its record has 3 lines, not 4"
    engine.dispose()
    spoil(url, update(TABLES).where(TABLES.c.id == table_id).values(lines=3))
    assert asyncio.run(visit())
    engine = open_database(url)
    [data] = read_now(engine, queries.table_named(table_id))
    assert data.broken is None
    engine.dispose()
