"""What runs in a bot's own process: it knows a redealt position, a seat, and nothing else."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from typing import Any, Final

import msgspec

from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.core.registry import find_game

LONGEST: Final = 120
"""A bot that thinks for so many seconds has lost its way: its process is ended."""


def prepare() -> None:
    """Called once in each process: the server decides when it ends, and takes it along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


_LOADED: Final[set[str]] = set()


def loaded(game_id: str) -> Game[Any]:
    """A game. What came with it stays as long as the process: Python, which looks through all that
    there is now and then, in the middle of an answer, need not look through it again."""
    game = find_game(game_id)
    if game_id not in _LOADED:
        _LOADED.add(game_id)
        gc.collect()
        gc.freeze()
    return game


def think(game_id: str, plain: bytes, seat: int, bot: str, seed: int, beside: bool) -> str:
    """A bot's answer in the game's notation; its interjection, or an empty text, if it is not the
    one who is asked."""
    if hasattr(signal, "alarm"):
        signal.alarm(LONGEST)
    try:
        game = loaded(game_id)
        position = game.from_plain(msgspec.json.decode(plain))
        if beside:
            said = make_bot(bot).interject(game, position, seat, SeededDie(seed))
            return "" if said is None else said.text()
        return make_bot(bot).choose(game, position, seat, SeededDie(seed)).text()
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)
