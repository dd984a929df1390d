"""Ways: where the further steps of a choice can lead, so that one click can mean all of them.

From a seat's decision every answer is tried, and every answer to the steps that go on with the same
choice (`Decision.continues`), on a position that the seat cannot tell from the true one. Nobody
else is taken to use a window that opens on the way. Where chance comes in or something hidden comes
to light, several runs are compared: a way goes on as long as all of them are asked the same, since
then it does not matter what they drew. It ends where they differ, where the choice is complete and
where somebody else is asked. Ways that lead to the same position are one: the shortest, or the
first of the shortest.
"""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import DieError, ScriptedDie, SeededDie
from anabasis.core.door import apply, legal
from anabasis.core.game import Game
from anabasis.core.position import Action, P, Simultaneous

MOST_STEPS: Final = 800
"""So many steps are tried at most."""
LONGEST: Final = 12
"""A way has so many actions at most."""
RUNS: Final = 4
"""So many runs are compared once chance has come in."""
START: Final = -1
"""The number of the step before the first one."""
FIRST_SEED: Final = 1


class WayStep:
    """An action that can be done next, after those that lead to it."""

    def __init__(self, after: int, action: str, ends: bool) -> None:
        self.after = after
        """The number of the step before it; `START` if it is the first."""
        self.action = action
        self.ends = ends
        """Whether it is the last one: the choice is complete, or chance decides what comes next."""


def ways(game: Game[P], position: P, seat: int) -> list[WayStep]:
    """Where the seat's decision can lead: each step comes after the one that it goes on from, and
    shorter ways come first."""
    search = Search(game, position, seat)
    search.go_on(MOST_STEPS)
    return search.found


def line_to(steps: list[WayStep], number: int) -> list[str]:
    """All the actions that lead to a step, and that one."""
    actions: list[str] = []
    while number != START:
        actions.append(steps[number].action)
        number = steps[number].after
    actions.reverse()
    return actions


class Search:
    """All ways from one decision, the short ones first. It can be gone on with step by step, for
    there may be much to try."""

    def __init__(self, game: Game[P], position: P, seat: int) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.found: list[WayStep] = []
        self.reached: set[tuple[Any, ...]] = set()
        self.todo: list[tuple[list[Any], int, int]] = []
        """Where to go on: the runs that came there (one as long as chance has no part in it), the
        number of their last step, and how many steps they have."""
        self.at = 0
        """The place among these that it has come to,"""
        self.next = 0
        """and how many of the answers there have been tried."""
        self.left = MOST_STEPS
        if not isinstance(game.decision(position), Simultaneous):
            world = self._world(FIRST_SEED)
            self.reached.add(self._key([world]))
            self.todo.append(([world], START, 0))

    def go_on(self, steps: int) -> bool:
        """Try so many steps more. Whether there are others to try."""
        while self.at < len(self.todo) and self.left > 0:
            starts, before, length = self.todo[self.at]
            options = legal(starts[0], self.seat)
            while self.next < len(options):
                if steps <= 0 or self.left <= 0:
                    return self.left > 0
                steps -= 1
                self.left -= 1
                self.next += 1
                self._take(starts, before, length, options[self.next - 1])
            self.at += 1
            self.next = 0
        return False

    def _take(self, starts: list[Any], before: int, length: int, action: Action[Any, Any]) -> None:
        """Note where an action leads, unless another way has led there."""
        further = self._after(starts, before, action)
        key = self._key(further)
        if key in self.reached and before != START:
            return
        self.reached.add(key)
        ends = not self._agree(further)
        self.found.append(WayStep(before, action.text(), ends))
        if not ends and length + 1 < LONGEST:
            self.todo.append((further, len(self.found) - 1, length + 1))

    def _after(self, starts: list[Any], before: int, action: Action[Any, Any]) -> list[Any]:
        """The runs after an action."""
        if len(starts) == 1:
            further = starts[0].clone()
            try:
                events = apply(self.game, further, self.seat, action, ScriptedDie())
                if not any([event.kind.reveals for event in events]):
                    return [further]
            except DieError:
                pass
            starts = [self._led(seed, before) for seed in range(FIRST_SEED, FIRST_SEED + RUNS)]
        runs: list[Any] = []
        for at, start in enumerate(starts):
            run = start.clone()
            apply(self.game, run, self.seat, action, SeededDie(FIRST_SEED + at, keep=False))
            runs.append(run)
        return runs

    def _led(self, seed: int, before: int) -> Any:
        """A position that the seat cannot tell from the true one, after the steps up to one."""
        world = self._world(seed)
        for text in line_to(self.found, before):
            apply(self.game, world, self.seat, self.game.grammar.read(text), ScriptedDie())
        return world

    def _world(self, seed: int) -> Any:
        world = self.game.redealt(self.position, self.seat, SeededDie(seed, keep=False))
        world.asks = (0,) * world.seats
        return world

    def _agree(self, runs: list[Any]) -> bool:
        """Whether the choice goes on, and all runs are asked the same."""
        options: list[str] | None = None
        for run in runs:
            if not run.agenda:
                return False
            decision = self.game.decision(run)
            if decision.waiting() != (self.seat,) or not decision.continues():
                return False
            if len(runs) > 1:
                texts = [action.text() for action in legal(run, self.seat)]
                if options is not None and texts != options:
                    return False
                options = texts
        return True

    def _key(self, runs: list[Any]) -> tuple[Any, ...]:
        """What makes two positions the same, however many decisions lie behind them."""
        for run in runs:
            run.opened = 0
        return tuple([self.game.key(run) for run in runs])
