"""Finds a short game for each reason for which a game can end, from the setup on.

Where games played at random do not come to an end, all seats and chance itself work together
towards it: `tests/rules/<game>/endings.py` names a *drive* for the reason, a number that grows as
the end comes nearer, and each choice takes the action and the draws after which it is highest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import count
from typing import Any, Final

from anabasis.bots.bot import wishes
from anabasis.core.asides import Ask, Resign, TimeOut, TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.door import answer, legal, objection, to_act
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.position import TABLE, Action, Aside, Step
from anabasis.lab.taste import UNEVEN, Taste

RESIGNATION: Final = "resignation"
MOST_ACTIONS: Final = 1500
"""A game that goes on longer is given up."""
MOST_GAMES: Final = 3000
GOOD_ENOUGH: Final = 3
"""The shortest of so many games that end as wanted is taken."""
STREAMS: Final = 6
"""So many throws are tried where an action draws."""

Drive = Callable[[Any], float]
Plan = Callable[[Any, int, list[Action[Any, Any]]], list[Action[Any, Any]]]


def anything(position: Any, seat: int, options: list[Action[Any, Any]]) -> list[Action[Any, Any]]:
    return options


class Way:
    """How a game is brought to an end: by which drive (None: at random), with how many seats and
    which options, and which of its answers a seat looks at; if these are none, at all."""

    def __init__(
        self, drive: Drive | None, seats: int, plan: Plan = anything, **options: str
    ) -> None:
        self.drive = drive
        self.seats = seats
        self.plan = plan
        self.options = options


def reasons(game: Game[Any]) -> tuple[str, ...]:
    """Every reason for which a game can end."""
    return (*game.reasons, RESIGNATION)


def way_to(game: Game[Any], reason: str) -> Way:
    """How a game comes to end for that reason: as its own tests say, or at random."""
    ways: dict[str, Way] = {}
    with suppress(ModuleNotFoundError):
        ways = import_module(f"tests.rules.{game.id}.endings").WAYS
    return ways.get(reason) or Way(None, game.seats[0])


def ended(game: Game[Any], reason: str) -> Match[Any]:
    """A short match that ends for that reason."""
    if reason == RESIGNATION:
        return eventful(game)
    way = way_to(game, reason)
    found: list[Match[Any]] = []
    for seed in range(MOST_GAMES):
        match = driven(game, way, seed) if way.drive else tasted(game, way, seed)
        outcome = game.outcome(match.position)
        if outcome is not None and outcome.reason == reason:
            found.append(match)
            if len(found) == (1 if way.drive else GOOD_ENOUGH):
                break
    if not found:
        raise AssertionError(f"no game of {game.title} that ends by {reason} was found")
    return min(found, key=lambda match: len(match.entries))


# ---- at random


def tasted(game: Game[Any], way: Way, seed: int) -> Match[Any]:
    """A match between players who like some verbs better than others."""
    match = opened(game, way, seed)
    whim = SeededDie(seed).fork(1)
    tastes = [Taste(game, UNEVEN, whim) for _ in range(way.seats)]
    for _ in range(MOST_ACTIONS):
        asked = [one for one in to_act(match.position) if not one.beside]
        if not asked:
            break
        one = asked[whim.uniform(len(asked))]
        for action in done_by_table(game, match.position):
            if whim.uniform(50) == 0:
                match.submit(TABLE, match.position.opened, action)
        match.submit(
            one.seat, one.number, tastes[one.seat].chosen(legal(match.position, one.seat), whim)
        )
    return match


def opened(game: Game[Any], way: Way, seed: int) -> Match[Any]:
    """A new match in which all seats want to be asked at every window."""
    match = Match(game, way.seats, way.options, SeededDie(seed))
    for seat in range(way.seats):
        for wish in wishes(match.position, seat):
            match.submit(seat, match.position.opened, wish)
    return match


def done_by_table(game: Game[Any], position: Any) -> Iterator[Action[Any, Any]]:
    """What the table may do now, besides what it does in every game."""
    for kind in game.grammar.verbs.values():
        if (
            issubclass(kind, Aside)
            and kind not in (Ask, Resign, TimeOut, TimeUp)
            and not kind.fields
        ):
            action = kind()
            if objection(game, position, TABLE, position.opened, action) is None:
                yield action


# ---- by a drive


def driven(game: Game[Any], way: Way, seed: int) -> Match[Any]:
    """A match in which every choice, and chance, serve the drive; among equals, anything."""
    assert way.drive is not None
    match = opened(game, way, seed)
    whim = SeededDie(seed).fork(1)
    for _ in range(MOST_ACTIONS):
        asked = to_act(match.position)
        if not asked:
            break
        one = asked[0]
        best: list[tuple[Action[Any, Any], int]] = []
        highest = 0.0
        for action, stream, value in tried(match.position, one.seat, way, whim):
            if not best or value > highest:
                best, highest = [], value
            if value == highest:
                best.append((action, stream))
        action, stream = best[whim.uniform(len(best))]
        match.die = SeededDie(stream)
        match.submit(one.seat, one.number, action)
    return match


def tried(
    position: Any, seat: int, way: Way, whim: SeededDie
) -> Iterator[tuple[Action[Any, Any], int, float]]:
    """Every action with some throws of the dice, and what they come to."""
    for action in weighed(position, seat, way):
        for _ in range(STREAMS):
            stream = whim.uniform(1 << 30)
            die = SeededDie(stream)
            branch = position.clone()
            answer(branch, seat, action, die, [])
            yield action, stream, through_steps(branch, seat, way)
            if not die.draws:
                break


def weighed(position: Any, seat: int, way: Way) -> list[Action[Any, Any]]:
    """What a computer player would weigh, not every way of saying the same thing; and of that what
    is in the plan."""
    found: list[Action[Any, Any]] = position.agenda[-1].as_decision().considered(position, seat)
    return way.plan(position, seat, found) or found


def through_steps(position: Any, seat: int, way: Way, depth: int = 4) -> float:
    """What a position comes to when its seat has gone on with its steps as well as it can."""
    top = position.agenda[-1] if position.agenda else None
    if not isinstance(top, Step) or top.seat != seat or depth == 0:
        assert way.drive is not None
        return way.drive(position)
    best = float("-inf")
    for action in weighed(position, seat, way)[:12]:
        branch = position.clone()
        answer(branch, seat, action, SeededDie(0), [])
        best = max(best, through_steps(branch, seat, way, depth - 1))
    return best


# ---- by giving up


def eventful(game: Game[Any]) -> Match[Any]:
    """A match in which people run out of time, take back, agree to take back, and give up."""
    for seed in count():
        match = opened(game, Way(None, game.seats[1]), seed)
        whim = SeededDie(seed).fork(1)
        for step in range(40):
            if step in (20, 30) and len(match.position.gone) < match.seats - 2:
                match.submit(TABLE, match.position.opened, Resign(len(match.position.gone)))
            happen(match, step, whim)
            if not match.position.agenda:
                break
        while match.position.agenda:
            match.submit(TABLE, match.position.opened, Resign(len(match.position.gone)))
        taken_back = {entry.agreed for entry in match.entries if entry.undone}
        if taken_back == {False, True}:
            return match
    raise AssertionError


def happen(match: Match[Any], step: int, whim: SeededDie) -> None:
    """One answer, or something else instead."""
    waiting = match.waiting()
    seat = waiting[whim.uniform(len(waiting))]
    if seat in match.position.gone or step in (5, 15):
        match.submit(TABLE, match.position.opened, TimeOut(seat))
    elif match.undoable(seat) and whim.uniform(4) == 0:
        match.undo(seat)
    elif step == 10:
        match.rewind(min(2, len(match.moments)))
    elif match.position.windows and step == 12:
        match.submit(seat, match.position.opened, Ask(0, 0))
    else:
        offered = legal(match.position, seat)
        match.submit(seat, match.position.opened, offered[whim.uniform(len(offered))])
