"""Time at a table: the clock of a turn, and windows that are open for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from anabasis.core.door import to_act
from anabasis.server import wire
from anabasis.server.store import queries
from anabasis.server.tables import clocks, downtime, history, play
from anabasis.server.tables.live_table import LiveTable
from tests.server.inside import act, inside, make_table, until
from tests.server.people import Person, leading, seated

LONG = 1000
"""Seconds that no test takes."""


class Hands:
    """The hands of a clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    monotonic = time


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The time, for clocks and for all that says when a server was there."""
    hands = Hands()
    for module in (clocks, history, downtime):
        monkeypatch.setattr(module, "time", hands)
    return hands


async def to_a_window(table: LiveTable) -> int:
    """Do the first legal thing until somebody may interrupt; that seat."""
    while (decision := to_act(table.running().position)[0]).must:
        await act(table, decision.seat)
    return decision.seat


def test_a_clock_is_for_all_that_a_seat_decides_in_a_turn(
    database: Callable[[], str], hands: Hands
) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(
                server, "me", "here", options={"starter": "seat-1"}, clock=LONG
            )
            turn = table.data.turn
            deadline = hands.now + LONG
            while table.data.turn == turn:
                assert table.clocks.deadlines() == {0: deadline}
                hands.now += 7
                await act(table)
            assert table.clocks.deadlines() == {1: hands.now + LONG}

    asyncio.run(scenario())


def test_clocks_keep_their_time_over_a_restart(database: Callable[[], str], hands: Hands) -> None:
    url = database()

    async def before() -> str:
        async with inside(url) as server:
            _, table = await make_table(
                server, "me", "here", options={"starter": "seat-1"}, clock=LONG
            )
            hands.now += 7
            await act(table)
            assert table.data.to_act == [0]
            assert table.clocks.deadlines() == {0: 1000 + LONG}
            hands.now += 20
            return table.data.id

    async def after(table_id: str, left: float) -> None:
        async with inside(url) as server, server.tables.visit(table_id) as table:
            assert table.clocks.deadlines() == {0: hands.now + left}
            hands.now += 100
            await act(table)
            hands.now += 3

    async def nothing(table_id: str) -> None:
        async with inside(url) as server:
            for _ in range(1000):
                [data] = await server.store.read(queries.table_named(table_id))
                if data.clocks and data.clocks.at == hands.now:
                    return
            raise AssertionError("the clocks were not stored")

    table_id = asyncio.run(before())
    hands.now += 5000
    asyncio.run(after(table_id, LONG - 27))
    hands.now += 5000
    asyncio.run(after(table_id, LONG - 130))
    hands.now += 5000
    asyncio.run(nothing(table_id))
    hands.now += 5000
    asyncio.run(after(table_id, LONG - 233))


def test_the_first_clock_of_a_game_is_stored_with_it(
    database: Callable[[], str], hands: Hands
) -> None:
    url = database()

    async def scenario() -> None:
        async with inside(url) as server:
            _, table = await make_table(server, "me", "here", clock=LONG)
            _, waiting = await make_table(server, "me", "open", clock=LONG)
            bob, _ = await server.guests.make()
            await server.lobby.join(bob, waiting, wire.Join(invite=waiting.data.invite))
            hands.now += 20
        hands.now += 5000
        async with inside(url) as server:
            for one in (table, waiting):
                async with server.tables.visit(one.data.id) as again:
                    assert list(again.clocks.deadlines().values()) == [hands.now + LONG - 20]

    asyncio.run(scenario())


def test_a_server_that_was_killed_was_there_when_it_last_said_so(
    database: Callable[[], str], hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database()
    monkeypatch.setattr(downtime, "BEAT", 0.01)

    async def scenario() -> None:
        async with inside(url) as server:
            _, table = await make_table(server, "me", "here", clock=LONG)
            hands.now += 60
            store = server.store
            while await store.read(queries.last_there()) != hands.now:
                await asyncio.sleep(0.01)
            for task in server.tables.tasks:
                task.cancel()
            hands.now += 4  # it says nothing more, as if it were killed
            async with inside(url) as other, other.tables.visit(table.data.id) as again:
                assert list(again.clocks.deadlines().values()) == [hands.now + LONG - 60]

    asyncio.run(scenario())


def test_without_clocks_nothing_is_said(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downtime, "BEAT", 0.001)

    async def scenario() -> None:
        async with inside(database()) as server:
            await make_table(server, "me", "here")
            await asyncio.sleep(0.05)
            assert await server.store.read(queries.last_there()) == 0.0

    asyncio.run(scenario())


def test_a_seat_without_time_decides_nothing_more_in_its_turn(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(
                server, "me", "here", options={"starter": "seat-1"}, clock=1
            )
            await until(table, lambda: table.data.to_act == [1])
            match = table.running()
            own = [one.entry for one in match.moments if one.waiting == (0,)]
            assert {entry.action for entry in own} == {"time-out 0"}
            assert len(own) > 1

    asyncio.run(scenario())


def test_a_window_keeps_other_people_waiting_for_a_moment_only(ann: Person, bob: Person) -> None:
    with leading(ann, bob) as (one, two):
        assert "deadline" not in one.board["decisions"][0]
        one.act("storm 2")
        two.until(lambda board: board["legal"])
        (decision,) = two.board["decisions"]
        assert (decision["must"], decision["deadline"] > two.board["table"]["created"]) == (
            False,
            True,
        )


def test_a_window_that_is_not_used_passes(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), window_seconds=0.01) as server:
            _, table = await make_table(server, "me", "open", game="arbela")
            other, _ = await server.guests.make()
            await server.lobby.join(other, table, wire.Join(invite=table.data.invite))
            for seat in (0, 1):
                await play.ask(table, seat, "seize", True)
            seat = await to_a_window(table)
            await until(table, lambda: table.data.to_act == [1 - seat])
            assert table.running().moments[-1].entry.action == f"time-out {seat}"

    asyncio.run(scenario())


def test_nobody_is_waited_for_at_ones_own_screen(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database(), window_seconds=0.01) as server:
            _, table = await make_table(server, "me", "here", game="arbela")
            for seat in (0, 1):
                await play.ask(table, seat, "seize", True)
            await to_a_window(table)
            assert table.clocks.deadlines() == {}

    asyncio.run(scenario())


def test_people_are_asked_at_windows_when_they_say_so(ann: Person, bob: Person) -> None:
    with seated(ann, bob, game="arbela") as (one, two):
        assert (one.board["asks"], two.board["asks"]) == ([], [])
        one.done("ask", seat=0, window="seize", on=True)
        assert (one.board["asks"], one.board["n"]) == (["seize"], 0)
        assert two.ask("why", seat=1, action="stop-it")["type"] == "error"
        assert not any('"type":"update"' in frame for frame in two.raw)


def test_bots_want_to_be_asked_at_every_window(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "random", game="arbela")
            await until(table, lambda: table.running().position.asks == (0, 1))
            wishes = [one.entry for one in table.running().moments if one.entry.action[:3] == "ask"]
            assert [(wish.seat, wish.action) for wish in wishes] == [(1, "ask 0 on")]

    asyncio.run(scenario())
