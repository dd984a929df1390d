"""The greedy bot: looks one choice ahead and takes what the game's own evaluation likes best.

A choice that is made in steps (card, space, point, side by side) is looked through to its end: the
steps are the bot's own and nothing happens between them. Chance is sampled.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.bots.bot import Bot
from anabasis.core.die import SeededDie
from anabasis.core.door import apply, legal
from anabasis.core.game import Game
from anabasis.core.position import Action, Step

MOST_POSITIONS: Final = 600
"""So many positions are looked at for a choice; beyond that, steps are judged as they stand."""


class GreedyBot(Bot):
    """Takes the action after which the game's evaluation is best; among equals, any."""

    name: ClassVar[str] = "greedy"

    def choose(self, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
        options = legal(position, seat)
        if len(options) == 1:
            return options[0]
        budget = Budget(MOST_POSITIONS)
        stream = die.uniform(1 << 30)
        best: list[Action[Any, Any]] = []
        highest = 0.0
        for action in options:
            value = worth(game, position, seat, action, stream, budget)
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[die.uniform(len(best))]


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, left: int) -> None:
        self.left = left


def worth(
    game: Game[Any], position: Any, seat: int, action: Action[Any, Any], stream: int, budget: Budget
) -> float:
    """The best that can come of an action, through the steps that belong to it.

    Every branch meets the same chance (`stream`), so that luck does not choose between them.
    """
    budget.left -= 1
    branch = position.clone()
    apply(branch, seat, action, SeededDie(stream, keep=False))
    if budget.left > 0 and branch.agenda:
        top = branch.agenda[-1]
        if isinstance(top, Step) and top.seat == seat:
            best = -1e18
            for step in legal(branch, seat):
                best = max(best, worth(game, branch, seat, step, stream, budget))
            return best
    return game.evaluate(branch, seat)
