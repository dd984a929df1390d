"""The bots by name."""

from __future__ import annotations

from typing import Final

from anabasis.bots.bot import Bot, RandomBot, UnknownBotError
from anabasis.bots.greedy import GreedyBot
from anabasis.bots.greedy_1 import FirstGreedyBot

_BOTS: Final[dict[str, type[Bot]]] = {
    RandomBot.name: RandomBot,
    FirstGreedyBot.name: FirstGreedyBot,
    GreedyBot.name: GreedyBot,
}
_FOR_COMPARISON: Final = (FirstGreedyBot.name,)
"""Bots that play in simulations only."""


def bot_names() -> list[str]:
    """The names of the bots that people can play against, from weakest to strongest."""
    return [name for name in _BOTS if name not in _FOR_COMPARISON]


def all_bot_names() -> list[str]:
    """The names of all bots, those among them that play in simulations only."""
    return sorted(_BOTS, key=lambda name: name in _FOR_COMPARISON)


def make_bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in _BOTS:
        raise UnknownBotError(f"there is no bot “{name}”; there are: {', '.join(_BOTS)}")
    return _BOTS[name]()
