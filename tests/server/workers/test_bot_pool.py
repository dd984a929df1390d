"""Bots in processes of their own: what they are shown, and what happens when one dies."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import legal
from anabasis.core.registry import find_game
from anabasis.server.workers import bot_process
from anabasis.server.workers.bot_pool import BotError, BotPool

GAME = find_game("alexandros")


def position() -> Any:
    return GAME.setup({"starter": "seat-1"}, 2, SeededDie(5))[0]


def test_a_bot_is_shown_a_redealt_position_and_answers_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[bytes] = []

    async def ask(self: BotPool, game: str, plain: bytes, seat: int, bot: str, beside: bool) -> str:
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


def test_what_came_with_a_game_is_not_looked_through_while_a_bot_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "_LOADED", set())
    dealt = position()
    plain = msgspec.json.encode(GAME.to_plain(dealt))
    gc.unfreeze()
    try:
        bot_process.think(GAME.id, plain, 0, "random", 1, False)
        kept = gc.get_freeze_count()
        assert kept > 1000
        bot_process.think(GAME.id, plain, 0, "random", 2, False)
        assert gc.get_freeze_count() <= kept
    finally:
        gc.unfreeze()


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
