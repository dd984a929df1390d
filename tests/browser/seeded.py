"""A server on which a table goes the same every time: `ANABASIS_TEST_SEED` says how.

The dice of every table fall in the same order, and a bot gives the same answer to the same
position, whatever else was played on the server before.
"""

from __future__ import annotations

import os
import sys
from typing import Any
from unittest.mock import patch
from zlib import crc32

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.server import serve
from anabasis.server.tables import history, lobby
from anabasis.server.workers.bot_pool import BotPool
from anabasis.server.workers.bot_process import think

SEED = int(os.environ.get("ANABASIS_TEST_SEED", "1"))


def _die() -> SeededDie:
    return SeededDie(SEED)


async def _asked(
    _pool: BotPool, game: Game[Any], position: Any, seat: int, bot: str, beside: bool
) -> str:
    seed = SEED + crc32(msgspec.json.encode(game.to_plain(position)))
    redealt = game.redealt(position, seat, SeededDie(seed, keep=False))
    return think(game.id, msgspec.json.encode(game.to_plain(redealt)), seat, bot, seed, beside)


if __name__ == "__main__":
    with (
        patch.object(history, "EntropyDie", _die),
        patch.object(lobby, "EntropyDie", _die),
        patch.object(BotPool, "_asked", _asked),
    ):
        sys.exit(serve.main())
