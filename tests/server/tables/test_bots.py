"""The bots of a table are never the reason why it waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.door import legal
from anabasis.core.match import Choice
from anabasis.server.tables.listener import Listener
from anabasis.server.workers.bot_pool import BotError
from tests.server.inside import act, inside, make_table, until


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
            server.bot_pool.answer = nonsense  # type: ignore[method-assign]
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

    async def scenario() -> tuple[list[float], list[float], int]:
        waits: list[float] = []
        sleep = asyncio.sleep

        async def slept(seconds: float) -> None:
            waits.append(seconds)
            await sleep(0)

        async with inside(database()) as server:
            server.bot_pool.answer = quick  # type: ignore[method-assign]
            object.__setattr__(server.settings, "bot_pause", 1000.0)
            guest, table = await make_table(server, "me", "random", options={"starter": "seat-2"})
            await until(table, lambda: table.data.to_act == [0])
            alone = list(waits)
            asyncio.sleep = slept  # type: ignore[assignment]
            try:
                table.listeners.connected.add(Listener(guest, 0))
                done = len(table.running().choices)
                made: list[Choice] = []
                while not any(len(choice.steps) > 1 for choice in made):
                    while table.data.to_act == [0]:
                        await act(table)
                    await until(table, lambda: table.data.to_act == [0])
                    made = [one for one in table.running().choices[done:] if one.seat == 1]
            finally:
                asyncio.sleep = sleep
        return alone, waits, len(made)

    alone, watched, choices = asyncio.run(scenario())
    assert alone == []
    assert len(watched) == choices, "once a choice, not once a step"
    assert all(900 < seconds <= 1000 for seconds in watched)


def test_bots_alone_play_while_somebody_watches(database: Callable[[], str]) -> None:
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
