"""The first greedy bot, kept as it was, so that those that come after it have something to be
measured by.

It looks one choice ahead and takes what the game's hand-made evaluation (`evaluate_1.py` in its
folder) likes best; games that came later have none.

A choice that is made in steps (card, space, point, side by side) is looked through to its end: the
steps are the bot's own and nothing happens between them. The others are taken to let every window
go by. Where chance has a hand in it, several throws are tried and their mean counts.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, ClassVar, Final

from anabasis.bots.bot import Bot, UnknownBotError, nobody_else_asks
from anabasis.core.die import SeededDie
from anabasis.core.door import answer, legal
from anabasis.core.game import Game
from anabasis.core.position import Action, Step

MOST_POSITIONS: Final = 250
"""So many positions may be looked at for a choice; beyond that, steps are judged as they stand."""
MOST_THROWS: Final = 8
"""So many throws of the dice are tried where chance has a hand in a choice."""


def hand_made(game: Game[Any]) -> Callable[[Any, int], float]:
    """How good a position looks to a seat, as the first greedy bot thought."""
    try:
        found: Callable[[Any, int], float] = import_module(f"{game.package()}.evaluate_1").evaluate
    except ModuleNotFoundError:
        raise UnknownBotError(
            f"the bot “{FirstGreedyBot.name}” does not know {game.title}"
        ) from None
    return found


class FirstGreedyBot(Bot):
    """Takes the action after which the hand-made evaluation is best; among equals, any."""

    name: ClassVar[str] = "greedy-1"

    def choose(self, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
        options = game.decision(position).considered(position, seat)
        if len(options) == 1:
            return options[0]
        nobody_else_asks(position, seat)
        search = Search(hand_made(game), seat)
        stream = die.uniform(1 << 30)
        best: list[Action[Any, Any]] = []
        highest = 0.0
        for at, action in enumerate(options):
            share = (MOST_POSITIONS - search.seen) // (len(options) - at)
            value = search.worth(position, action, stream, share)
            if not best or value > highest:
                best = [action]
                highest = value
            elif value == highest:
                best.append(action)
        return best[die.uniform(len(best))]


class Search:
    """One look at what may come of some actions. `seen` counts the positions."""

    def __init__(self, evaluate: Callable[[Any, int], float], seat: int) -> None:
        self.evaluate = evaluate
        self.seat = seat
        self.seen = 0

    def worth(self, position: Any, action: Action[Any, Any], stream: int, share: int) -> float:
        """The best that can come of an action, through the steps that belong to it, looking at
        about as many positions as its share.

        Every action meets the same chance (`stream`), so that luck does not choose between them.
        """
        die = SeededDie(stream)
        branch = position.clone()
        answer(branch, self.seat, action, die, [])
        if not die.draws:
            return self.best_of(branch, stream, share - 1)
        throws = 1
        while throws < MOST_THROWS and (throws + 1) * (throws + 1) <= share:
            throws += 1
        total = self.best_of(branch, stream // 2, share // throws - 1)
        for throw in range(1, throws):
            branch = position.clone()
            answer(branch, self.seat, action, SeededDie(stream + throw, keep=False), [])
            total += self.best_of(branch, stream // 2 + throw, share // throws - 1)
        return total / throws

    def best_of(self, position: Any, stream: int, share: int) -> float:
        """What a position is worth if the seat goes on with its steps as well as it can."""
        self.seen += 1
        if position.agenda:
            top = position.agenda[-1]
            if isinstance(top, Step) and top.seat == self.seat:
                steps = legal(position, self.seat)
                if len(steps) <= share:
                    return self.best_step(position, steps, stream, share)
        return self.evaluate(position, self.seat)

    def best_step(
        self, position: Any, steps: list[Action[Any, Any]], stream: int, share: int
    ) -> float:
        """What the best of some steps comes to; what one leaves of its share the others have."""
        best = -1e18
        limit = self.seen + share
        left = len(steps)
        for step in steps:
            best = max(best, self.worth(position, step, stream, (limit - self.seen) // left))
            left -= 1
        return best
