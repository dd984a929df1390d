"""The bots by name."""

from __future__ import annotations

from typing import Final

from anabasis.bots.bot import Bot, RandomBot
from anabasis.bots.greedy import GreedyBot

_BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBotError(Exception):
    """There is no bot of that name."""


def bot_names() -> list[str]:
    """The names of all bots, from weakest to strongest."""
    return list(_BOTS)


def make_bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in _BOTS:
        raise UnknownBotError(f"there is no bot “{name}”; there are: {', '.join(_BOTS)}")
    return _BOTS[name]()
