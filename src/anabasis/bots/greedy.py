"""The greedy bot: plans its turn and takes what brings it the best chance of winning.

A choice that is made in steps (card, space, point, side by side) is looked through to all its ends:
the steps are the bot's own and nothing happens between them. From the most promising ends it looks
on, through the next choices of its turn, until somebody else is to act. The others are taken to let
every window go by. Where chance has a hand in it, several throws are tried and their mean counts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.bots.bot import Bot, nobody_else_asks
from anabasis.core.die import SeededDie
from anabasis.core.door import apply, begin, legal, proceed
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.position import Action, Aside, Decision
from anabasis.core.weights import Weights
from anabasis.kit.sealed import Sealed, answered_by_others

# For each choice after the one at hand:
LATER_POSITIONS: Final = 40
"""so many positions may be looked at; beyond that, steps are judged as they stand;"""
LATER_THROWS: Final = 2
"""so many throws of the dice are tried where chance has a hand in it."""
WIDE: Final = (4, 2)
"""From so many ends of a choice the bot looks on, at hand and after it."""
FAR_WORSE: Final = 16.0
"""From an end whose odds are so many times worse than those of the best it does not."""
GOING_ON: Final = 1.0 - 1e-6
"""An end at which a brisk player is still to act counts so much: he goes on only if he gains by it,
and does first what he gains most by."""
LEFT_OUT: Final = -1.0
"""What an end counts from which the bot does not look on."""


class GreedyBot(Bot):
    """Takes the action with the best chance of winning at the end of its turn; among equals, any.

    It looks as far as the game says, and by the game's weights; in training by others, and at no
    further choice of its turn.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, weights: Weights | None = None, ahead: int | None = None) -> None:
        self.weights = weights
        self.ahead = ahead

    def choose(self, game: Game[Any], position: Any, seat: int, die: SeededDie) -> Action[Any, Any]:
        options = game.considered(position, seat)
        if len(options) == 1:
            return options[0]
        nobody_else_asks(position, seat)
        weights = game.weights() if self.weights is None else self.weights
        ahead = game.effort.ahead if self.ahead is None else self.ahead
        stream = die.uniform(1 << 30)
        if game.effort.sealed and isinstance(game.decision(position), Sealed):
            chances = sealed_chances(game, position, seat, weights, options, stream)
        else:
            chances = Search(game, seat, weights, ahead, stream).chances(position, options, 0)
        highest = max(chances)
        best = [action for at, action in enumerate(options) if chances[at] == highest]
        return best[die.uniform(len(best))]

    def interject(
        self, game: Game[Any], position: Any, seat: int, die: SeededDie
    ) -> Action[Any, Any] | None:
        """The interjection with the best chance, if that is better than to say nothing."""
        options = legal(position, seat)
        if not options:
            return None
        nobody_else_asks(position, seat)
        weights = game.weights() if self.weights is None else self.weights
        search = Search(game, seat, weights, 0, die.uniform(1 << 30))
        best: Action[Any, Any] | None = None
        highest = game.chances_by(position, weights)[seat]
        for action, chance in zip(options, search.chances(position, options, 0), strict=True):
            if chance > highest:
                best, highest = action, chance
        return best


def sealed_chances(
    game: Game[Any],
    position: Any,
    seat: int,
    weights: Weights,
    options: list[Action[Any, Any]],
    stream: int,
) -> list[float]:
    """The chance that each sealed answer brings, on the average of what the others may answer. All
    answers meet the same ones."""
    totals = [0.0] * len(options)
    for number in range(game.effort.sealed):
        die = SeededDie(stream + number, keep=False)
        world = answered_by_others(position, seat, die)
        chances = Search(game, seat, weights, 0, stream + number).chances(world, options, 0)
        for at, chance in enumerate(chances):
            totals[at] += chance
    return totals


class End:
    """Where a choice can end, what chance of winning the seat has there, and whether it is still
    the one to act."""

    def __init__(self, position: Any, chance: float, own: bool) -> None:
        self.position = position
        self.chance = chance
        self.own = own


class Search:
    """One look at what may come of some actions of a seat.

    Every action meets the same chance (`stream`), so that luck does not choose between them.
    """

    def __init__(
        self, game: Game[Any], seat: int, weights: Weights, ahead: int, stream: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights
        self.ahead = ahead
        self.stream = stream
        self.going_on = GOING_ON if game.effort.brisk else 1.0
        self.seen = 0
        """Positions looked at."""

    def chances(self, position: Any, options: list[Action[Any, Any]], level: int) -> list[float]:
        """The chance of winning that each option brings. `level` counts the choices before this."""
        effort = self.game.effort
        limit = self.seen + (LATER_POSITIONS if level else effort.positions)
        most_throws = LATER_THROWS if level else effort.throws
        left = len(options)
        found: list[list[list[End]]] = []
        for action in options:
            share = (limit - self.seen) // left
            found.append(self.ends(position, action, share, most_throws))
            left -= 1
        if level < self.ahead:
            self.look_on(found, level)
        return [mean_of_best(throws) for throws in found]

    def ends(
        self, position: Any, action: Action[Any, Any], share: int, most_throws: int
    ) -> list[list[End]]:
        """For each throw of the dice the ends of the choice that begins with an action, looking at
        about as many positions as its share."""
        die = SeededDie(self.stream)
        branch = position.clone()
        self.take(branch, action, die)
        throws = 1
        if die.draws and not self.continues(branch):
            throws = max(1, min(most_throws, share))
        found: list[list[End]] = []
        for throw in range(throws):
            if throw:
                branch = position.clone()
                self.take(branch, action, SeededDie(self.stream + throw, keep=False))
            ends: list[End] = []
            self.collect(branch, share // throws - 1, ends)
            found.append(ends)
        return found

    def collect(self, position: Any, share: int, ends: list[End]) -> None:
        """Take every step that belongs to a choice, and every further one, to its ends."""
        self.seen += 1
        if self.continues(position):
            steps = self.game.considered(position, self.seat)
            left = len(steps)
            if left <= share:
                limit = self.seen + share
                for step in steps:
                    branch = position.clone()
                    self.take(branch, step, SeededDie(self.stream, keep=False))
                    self.collect(branch, (limit - self.seen) // left, ends)
                    left -= 1
                return
        chance = self.game.chances_by(position, self.weights)[self.seat]
        own = self.is_own(position)
        ends.append(End(position, chance * self.going_on if own else chance, own))

    def take(self, position: Any, action: Action[Any, Any], die: SeededDie) -> None:
        """Take an action; what the game foresees does not run."""
        if isinstance(action, Aside):
            apply(self.game, position, self.seat, action, die)
            return
        log: list[Event] = []
        if begin(position, self.seat, action, die, log) and not self.game.foresees(position):
            proceed(position, die, log)

    def look_on(self, found: list[list[list[End]]], level: int) -> None:
        """Look on from the most promising ends at which the seat is still to act."""
        paths: list[Path] = []
        for throws in found:
            if len(throws) == 1:
                for end in throws[0]:
                    if end.own:
                        paths.append(Path([end], end.chance))
            else:
                paths.append(Path([best_of(ends) for ends in throws], mean_of_best(throws)))
                for ends in throws:
                    best = best_of(ends)
                    for end in ends:
                        if end.own and end is not best:
                            end.chance = LEFT_OUT
        paths.sort(key=promise, reverse=True)
        best_odds = odds(max([mean_of_best(throws) for throws in found]))
        for rank, path in enumerate(paths):
            worth_it = rank < WIDE[level] and odds(path.promise) * FAR_WORSE > best_odds
            for end in path.ends:
                if end.own:
                    if worth_it:
                        options = self.game.considered(end.position, self.seat)
                        chances = self.chances(end.position, options, level + 1)
                        end.chance = max(chances) * self.going_on
                    else:
                        end.chance = LEFT_OUT

    def continues(self, position: Any) -> bool:
        """Whether a choice goes on with a step of the seat's."""
        if not self.is_own(position):
            return False
        decision = position.agenda[-1].as_decision()
        return bool(decision.continues())

    def is_own(self, position: Any) -> bool:
        """Whether the seat is to act; nobody is where something is foreseen."""
        if not position.agenda:
            return False
        top = position.agenda[-1]
        return isinstance(top, Decision) and top.seat == self.seat


class Path:
    """An end to look on from; the ends of all throws, if chance has a hand in it."""

    def __init__(self, ends: list[End], promise: float) -> None:
        self.ends = ends
        self.promise = promise


def promise(path: Path) -> float:
    return path.promise


def odds(chance: float) -> float:
    return chance / max(1e-9, 1.0 - chance)


def best_of(ends: list[End]) -> End:
    """The end with the best chance; of equals, the first."""
    best = ends[0]
    for end in ends:
        if end.chance > best.chance:
            best = end
    return best


def mean_of_best(throws: list[list[End]]) -> float:
    """The best chance of each throw, on the average."""
    total = 0.0
    for ends in throws:
        total += best_of(ends).chance
    return total / len(throws)
