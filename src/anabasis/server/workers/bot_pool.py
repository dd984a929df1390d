"""Bots, asked in processes of their own so that no thinking ever holds up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.server.workers.bot_process import prepare, think


class BotError(Exception):
    """A bot gave no answer."""


class BotPool:
    """A pool of thinking processes, started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, game: Game[Any], position: Any, seat: int, bot: str) -> str:
        """Ask a bot, showing it only what its seat may see. Its answer in the game's notation."""
        return await self._asked(game, position, seat, bot, False)

    async def interjection(self, game: Game[Any], position: Any, seat: int, bot: str) -> str:
        """Ask a bot whether it wants to interject; an empty text if it does not."""
        return await self._asked(game, position, seat, bot, True)

    async def _asked(
        self, game: Game[Any], position: Any, seat: int, bot: str, beside: bool
    ) -> str:
        redealt = game.redealt(position, seat, SeededDie(secrets.randbits(60), keep=False))
        plain = msgspec.json.encode(game.to_plain(redealt))
        try:
            return await self._ask(game.id, plain, seat, bot, beside)
        except BrokenProcessPool:
            # Whoever broke it, it may have been another bot's thought: once more.
            try:
                return await self._ask(game.id, plain, seat, bot, beside)
            except BrokenProcessPool as error:
                raise BotError(f"the bot {bot} ended its process") from error

    async def _ask(self, game_id: str, plain: bytes, seat: int, bot: str, beside: bool) -> str:
        pool = self.pool
        if pool is None:
            pool = self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), prepare
            )
        seed = secrets.randbits(60)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, game_id, plain, seat, bot, seed, beside)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            raise
        except Exception as error:
            raise BotError(f"the bot {bot} failed: {type(error).__name__}: {error}") from error

    def close(self) -> None:
        """End the processes; nobody waits for their thoughts any more."""
        if self.pool is not None:
            for process in multiprocessing.active_children():
                process.terminate()
            self.pool.shutdown(wait=True, cancel_futures=True)
