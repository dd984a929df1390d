"""Tables in memory: put away when nobody is there, read again when somebody comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.record import digest, dump
from anabasis.server import wire
from anabasis.server.errors import Problem
from anabasis.server.settings import OUTGOING_FRAMES
from anabasis.server.store.store import NotReadError
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables import listeners, live_tables, play, undo
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.listeners import NOBODY
from tests.server.inside import act, eventually, frames, inside, make_table


def test_idle_tables_are_put_away_and_come_back_as_they_were(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=2) as server:
            _, first = await make_table(server, "me", "here", options={"starter": "seat-1"})
            for _ in range(3):
                await act(first)
            record = dump(first.running())
            others = [await make_table(server, "me", "here") for _ in range(3)]
            assert first.data.id not in server.tables.by_id
            assert len(server.tables.by_id) == 2
            async with server.tables.visit(first.data.id) as again:
                assert again is not first
                assert dump(again.running()) == record
                assert again.stamps == first.stamps
                assert vars(again.data) == vars(first.data)
                await act(again)
                async with server.tables.visit(others[0][1].data.id):
                    assert first.data.id in server.tables.by_id
            with pytest.raises(Problem, match="once more"):
                await act(first)

    asyncio.run(scenario())


def test_a_table_at_which_somebody_is_stays(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=1) as server:
            _, table = await make_table(server, "me", "here")
            table.listeners.connected.add(Listener(None, None))
            _, clocked = await make_table(server, "me", "here", clock=100)
            await make_table(server, "me", "here")
            assert server.tables.by_id.get(table.data.id) is table
            assert server.tables.by_id.get(clocked.data.id) is clocked

    asyncio.run(scenario())


def test_long_games_do_not_fill_the_memory(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "LINES_IN_MEMORY", 10)
    monkeypatch.setattr(live_tables, "SHORT", 3)

    async def scenario() -> None:
        async with inside(database()) as server:
            made = []
            for _ in range(3):
                _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
                for _ in range(4):
                    await act(table)
                await play.resign(table, 0)
                made.append(table)
            await make_table(server, "me", "here")
            # Each has five lines: of fifteen in all, ten may stay.
            assert [table.data.id in server.tables.by_id for table in made] == [False, True, True]
            for table in made[1:]:
                table.listeners.enter(Listener(None, None), None)
            with pytest.raises(Problem, match="Too many long games"):
                await server.tables._find(made[0].data.id)
            monkeypatch.setattr(live_tables, "SHORT", 6)
            await server.tables._find(made[0].data.id)

    asyncio.run(scenario())


def test_many_at_once_read_a_table_once(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=1) as server:
            _, table = await make_table(server, "me", "here")
            await make_table(server, "me", "here")
            assert table.data.id not in server.tables.by_id
            found = await asyncio.gather(*[server.tables._find(table.data.id) for _ in range(20)])
            assert len(set(map(id, found))) == 1

    asyncio.run(scenario())


def test_undone_actions_and_numbers_come_back_exactly(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), tables_in_memory=1) as server:
            _, table = await make_table(
                server, "me", "here", undo="agreed", options={"starter": "seat-1"}
            )
            for _ in range(4):
                await act(table)
            await undo.propose_undo(table, 0, 2)
            await undo.vote_undo(table, 1, True)
            await act(table)
            await undo.propose_undo(table, 1, 1)
            await undo.vote_undo(table, 0, True)
            match = table.running()
            assert len(match.entries) == 7
            # By the cards that were dealt the march has two steps or three; it is taken back whole.
            assert len(match.moments) in (0, 2)
            await make_table(server, "me", "here")
            async with server.tables.visit(table.data.id) as again:
                assert again is not table
                assert digest(again.running()) == digest(match)
                assert again.undos == table.undos
                assert [undo.agreed for undo in again.undos] == [True, True]
                await act(again)

    asyncio.run(scenario())


def test_a_client_that_does_not_read_is_let_go(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
            slow = Listener(None, None)
            table.listeners.connected.add(slow)
            for _ in range(OUTGOING_FRAMES):
                table.listeners.push(wire.Presence([], NOBODY))
            assert not slow.dropped
            table.listeners.push(wire.Presence([], NOBODY))
            assert slow.dropped
            await act(table)
            assert frames(slow) == [{"type": "closed", "code": 1013}]
            assert slow.waiting == 0

    asyncio.run(scenario())


def test_a_table_that_cannot_be_read_is_tried_again(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "READ_AGAIN", 0.0)

    async def scenario() -> None:
        async with inside(database()) as server:
            guest, table = await make_table(server, "me", "random", options={"starter": "seat-1"})
            listener = Listener(guest, 0)
            table.listeners.connected.add(listener)
            reads, writes = server.store.read, server.store.write
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(NotStoredError("the disk is gone"))

            async def unread(_: Any) -> Any:
                raise NotReadError("the disk is gone")

            server.store.read = unread  # type: ignore[method-assign, assignment]
            server.store.write = lambda job: failed  # type: ignore[method-assign]
            with pytest.raises(Problem, match="could not be stored"):
                await act(table)
            assert frames(listener)[-1] == {"type": "closed", "code": 1013}
            assert table.data.id not in server.tables.by_id
            with pytest.raises(NotReadError):
                await server.tables._find(table.data.id)
            server.store.read, server.store.write = reads, writes  # type: ignore[method-assign]

            async def is_read() -> bool:
                return table.data.id in server.tables.by_id

            await eventually(is_read)
            again = server.tables.by_id[table.data.id]
            assert again.data.actions == 0
            await act(again)

    asyncio.run(scenario())


def test_a_table_has_room_for_so_many(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "LISTENERS", 3)

    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here")
            for _ in range(3):
                table.listeners.enter(Listener(None, None), None)
            with pytest.raises(Problem, match="Too many"):
                table.listeners.enter(Listener(None, None), None)

    asyncio.run(scenario())


def test_a_change_that_is_broken_off_half_way_is_read_again(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", options={"starter": "seat-1"})
            never: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            write = server.store.write
            server.store.write = lambda job: never  # type: ignore[method-assign]
            acting = asyncio.ensure_future(act(table))
            while not table.lock.locked():
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            acting.cancel()
            await asyncio.wait([acting])
            server.store.write = write  # type: ignore[method-assign]
            async with server.tables.visit(table.data.id) as again:
                assert again is not table
                assert again.data.actions == 0
                await act(again)

    asyncio.run(scenario())
