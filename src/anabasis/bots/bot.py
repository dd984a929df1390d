"""What a bot is, and how it is asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from anabasis.core.asides import Ask
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit
from anabasis.core.game import Game
from anabasis.core.position import Action

EAGER: Final = 4
"""A player at random interjects once in so many times that it may."""


class UnknownBotError(Exception):
    """There is no bot of that name, or it does not know the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer opponent. It answers for a seat, from a position redealt for that seat."""

    name: ClassVar[str] = ""

    def choose(self, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
        """An answer to the open decision. The position is the bot's own to play with, and holds
        nothing that the seat may not know."""
        raise NotImplementedError

    def interject(
        self, game: Game[Any], position: Any, seat: int, die: SeededDie
    ) -> Action[Any, Any] | None:
        """What the bot says while another seat's answer is awaited, where it may; or nothing. The
        position is as for `choose`."""
        return None


def ask(bot: Bot, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
    """Ask a bot for its answer, showing it only what its seat may see."""
    return bot.choose(game, game.redealt(position, seat, die), seat, die)


def ask_beside(
    bot: Bot, game: Game[Any], position: Any, seat: int, die: SeededDie
) -> Action[Any, Any] | None:
    """Ask a bot whether it wants to interject, showing it only what its seat may see."""
    if not legal(position, seat):
        return None
    return bot.interject(game, game.redealt(position, seat, die), seat, die)


def wishes(position: Any, seat: int) -> list[Ask]:
    """What a bot says as soon as it has its seat: that it wants to be asked at every window."""
    windows = range(position.windows)
    return [Ask(number, 1) for number in windows if not position.asked(seat, number)]


def nobody_else_asks(position: Any, seat: int) -> None:
    """For a bot that thinks: the other seats let every window go by."""
    asks = [0] * position.seats
    asks[seat] = position.asks[seat]
    position.asks = tuple(asks)


def sit_down(game: Game[Any], position: Any, die: SeededDie) -> None:
    """Bots take all seats of a game that has just been set up."""
    for seat in range(position.seats):
        for wish in wishes(position, seat):
            submit(game, position, seat, position.opened, wish, die)


class RandomBot(Bot):
    """Plays any legal action, each as likely."""

    name: ClassVar[str] = "random"

    def choose(self, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
        options = legal(position, seat)
        return options[die.uniform(len(options))]

    def interject(
        self, game: Game[Any], position: Any, seat: int, die: SeededDie
    ) -> Action[Any, Any] | None:
        options = legal(position, seat)
        if not options or die.uniform(EAGER):
            return None
        return options[die.uniform(len(options))]
