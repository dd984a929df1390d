"""Tables through an update: a game goes on with its rules, and one that begins has the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.versions import Version, Versions
from anabasis.server import wire
from anabasis.server.parts import Server
from anabasis.server.tables import play
from breach.game import Breach
from tests.server.inside import inside, make_table

BEFORE, NOW = (1, 1), (2, 1)
OLD = Versions(*BEFORE)
BOTH = Versions(*NOW, (BEFORE,))
NEW = Versions(*NOW)


@pytest.fixture
def url(database: Callable[[], str]) -> str:
    return database()


def install(server: Server, versions: Versions) -> None:
    """The made-up game is installed in these versions."""
    server.catalogue.games["breach"] = Breach(versions)


def version_of(data: Any) -> Version:
    return data.rules, data.components


async def tie(server: Server, table_id: str) -> tuple[int, ...]:
    """Both bid the same, and the leader forages: the order of precedence before and after."""
    async with server.tables.visit(table_id) as table:
        match = table.running()
        before = match.position.precedence
        for seat in range(2):
            await play.act(table, seat, table.name(match.position.opened), "bid 1")
        [leader] = match.waiting()
        await play.act(table, leader, table.name(match.position.opened), "forage")
        assert leader == before[0]
        after: tuple[int, ...] = match.position.precedence
        return (*before, *after)


def test_a_game_goes_on_with_the_rules_it_was_begun_with(url: str) -> None:
    async def before() -> str:
        async with inside(url) as server:
            install(server, OLD)
            _, table = await make_table(server, "me", "here", game="breach")
            await tie(server, table.data.id)
            return table.data.id

    async def after(table_id: str) -> None:
        async with inside(url) as server:
            install(server, BOTH)
            for _ in range(2):
                one, two, *then = await tie(server, table_id)
                assert then == [one, two]
            async with server.tables.visit(table_id) as table:
                assert version_of(table.data) == table.running().version == BEFORE
            _, table = await make_table(server, "me", "here", game="breach")
            one, two, *then = await tie(server, table.data.id)
            assert then == [two, one]
            assert version_of(table.data) == NOW

    asyncio.run(after(asyncio.run(before())))


def test_an_open_table_begins_with_the_newest_rules(url: str) -> None:
    async def before() -> str:
        async with inside(url) as server:
            install(server, OLD)
            _, table = await make_table(server, "me", "open", game="breach", public=True)
            assert version_of(table.data) == BEFORE
            return table.data.id

    async def after(table_id: str) -> None:
        async with inside(url) as server:
            install(server, NEW)
            guest, _ = await server.guests.make()
            async with server.tables.visit(table_id) as table:
                await server.lobby.join(guest, table, wire.Join())
            await tie(server, table_id)
            assert version_of(table.data) == table.running().version == NOW

    async def later(table_id: str) -> None:
        async with inside(url) as server:
            install(server, NEW)
            one, two, *then = await tie(server, table_id)
            assert then == [two, one]

    table_id = asyncio.run(before())
    asyncio.run(after(table_id))
    asyncio.run(later(table_id))
