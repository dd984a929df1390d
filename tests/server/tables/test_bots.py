"""Bots: asked in processes of their own, and never the reason why a table stands still."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import legal
from anabasis.core.registry import find_game
from anabasis.server.tables.listener import Listener
from anabasis.server.workers.bot_pool import BotError, BotPool
from tests.server.inside import act, inside, make_table, until

GAME = find_game("alexandros")


def position() -> Any:
    return GAME.setup({"starter": "seat-1"}, 2, SeededDie(5))[0]


def test_a_bot_is_shown_a_redealt_position_and_answers_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[bytes] = []

    async def ask(self: BotPool, game: str, plain: bytes, seat: int, bot: str) -> str:
        seen.append(plain)
        return "stop"

    monkeypatch.setattr(BotPool, "_ask", ask)
    dealt = position()
    pool = BotPool(1)
    for _ in range(20):
        asyncio.run(pool.answer(GAME, dealt, 0, "random"))
    shown = [GAME.from_plain(msgspec.json.decode(plain)) for plain in seen]
    assert all(GAME.view(one, 0) == GAME.view(dealt, 0) for one in shown)
    assert len({msgspec.json.encode(GAME.view(one, 1)["seats"][1]) for one in shown}) > 1


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        pool = BotPool(1)
        dealt = position()
        options = [action.text() for action in legal(dealt, 0)]
        try:
            assert await pool.answer(GAME, dealt, 0, "greedy") in options
            for process in multiprocessing.active_children():
                process.kill()
            assert await pool.answer(GAME, dealt, 0, "greedy") in options
            with pytest.raises(BotError, match="there is no bot"):
                await pool.answer(GAME, dealt, 0, "hal")
            assert await pool.answer(GAME, dealt, 0, "random") in options
        finally:
            pool.close()

    asyncio.run(scenario())
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("answer", ["fly me to the moon", "stop", "resign 0", "", None])
def test_a_bot_that_answers_nonsense_plays_at_random(
    database: Callable[[], str], caplog: pytest.LogCaptureFixture, answer: str | None
) -> None:
    async def nonsense(game: Any, position: Any, seat: int, bot: str) -> str:
        if answer is None:
            raise BotError("the bot is ill")
        return answer

    async def scenario() -> None:
        async with inside(database()) as server:
            server.bots.answer = nonsense  # type: ignore[method-assign]
            _, table = await make_table(server, "me", "random", options={"starter": "seat-2"})
            await until(table, lambda: table.data.to_act == [0])
            assert table.data.actions > 0
            assert {moment.entry.seat for moment in table.running().moments} == {1}

    with caplog.at_level(logging.WARNING):
        asyncio.run(scenario())
    assert caplog.records or answer == ""


def test_a_bots_action_leaves_people_time_to_follow(database: Callable[[], str]) -> None:
    async def quick(game: Any, position: Any, seat: int, bot: str) -> str:
        return legal(position, seat)[0].text()

    async def scenario() -> tuple[list[float], list[float]]:
        waits: list[float] = []
        sleep = asyncio.sleep

        async def slept(seconds: float) -> None:
            waits.append(seconds)
            await sleep(0)

        async with inside(database()) as server:
            server.bots.answer = quick  # type: ignore[method-assign]
            object.__setattr__(server.settings, "bot_pause", 1000.0)
            guest, table = await make_table(server, "me", "random", options={"starter": "seat-2"})
            await until(table, lambda: table.data.to_act == [0])
            alone = list(waits)
            asyncio.sleep = slept  # type: ignore[assignment]
            try:
                table.listeners.here.add(Listener(guest, 0))
                while table.data.to_act == [0]:
                    await act(table)
                await until(table, lambda: table.data.to_act == [0])
            finally:
                asyncio.sleep = sleep
        return alone, waits

    alone, watched = asyncio.run(scenario())
    assert alone == []
    assert watched
    assert all(900 < seconds <= 1000 for seconds in watched)


def test_bots_alone_play_while_somebody_looks_on(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "random", "random", game="alexandros")
            assert not table.bots.turns
            listener = Listener(None, None)
            async with table.lock:
                table.listeners.enter(listener, None)
            await until(table, lambda: table.data.actions >= 3)
            table.listeners.leave(listener)
            while table.bots.turns:
                await asyncio.wait(table.tasks)
            stopped = table.data.actions
            async with server.tables.visit(table.data.id) as again:
                assert again.data.actions == stopped

    asyncio.run(scenario())
