"""What happens between two answers where only bots play: time that is up, and interjections.

Nobody measures time there. Where the game's own timer runs it is up once in so many decisions; and
before each answer every seat that may interject is asked once, so that a game ends as it would
without it.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.bots.bot import Bot, ask_beside
from anabasis.core.asides import TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.door import beside, submit, to_act
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.position import TABLE, P

LATE: Final = 8
"""Where a timer runs, its time is up before one answer in so many."""


def happen_beside(
    game: Game[P], position: P, bots: list[Bot], minds: list[SeededDie], die: SeededDie
) -> list[Event]:
    """Let happen what may before the next answer. The game may be over then. There may be fewer
    minds than seats: they serve in turn."""
    log: list[Event] = []
    if game.timer(position) is not None and die.uniform(LATE) == 0:
        up: Any = TimeUp()
        log += submit(game, position, TABLE, position.opened, up, die)
    if not position.agenda or not beside(position, position.agenda[-1].as_decision()):
        return log
    for one in to_act(position):
        if one.beside and one.number == position.opened:
            mind = minds[one.seat % len(minds)]
            bot = bots[one.seat % len(bots)]
            action = ask_beside(bot, game, position, one.seat, mind)
            if action is not None:
                log += submit(game, position, one.seat, one.number, action, die)
    return log
