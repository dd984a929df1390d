"""Choices of random matches, and the same choices as others would be told of them in positions that
they cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from anabasis.core.die import DieError, RecordedDie, SeededDie
from anabasis.core.door import legal
from anabasis.core.game import Game
from anabasis.core.match import Choice, Match
from anabasis.core.position import Simultaneous
from tests.games.random_match import random_choices

MOST_LINES = 300
"""So many ways to go on are looked at in another position."""


class Made(NamedTuple):
    """A choice that one seat made in a random match, alone."""

    before: Any
    choice: Choice


def made(game: Game[Any], seats: int, seed: int) -> Iterator[Made]:
    """Every choice of a random match that other seats do not make at the same time."""
    begun: tuple[Any, int, int] | None = None
    for happening in random_choices(game, seats, seed):
        match = happening.match
        if begun is not None and len(match.choices) > begun[1]:
            before, number, seat = begun
            begun = None
            choice = match.choices[number]
            if choice.seat == seat and len(match.choices) == number + 1:
                yield Made(before, choice)
        alone = not isinstance(game.decision(match.position), Simultaneous)
        if begun is None and not match.open and alone:
            begun = (match.position.clone(), len(match.choices), happening.seat)


def begun_at(game: Game[Any], position: Any) -> Match[Any]:
    """A match that begins in a position."""
    match = Match(game, position.seats, {}, SeededDie(1))
    match.position, match.before = position.clone(), position.clone()
    match.marks = [match.before]
    return match


def told_in(one: Made, game: Game[Any], position: Any, eyes: int) -> dict[int, list[str]]:
    """In how many choices the seat could have done, in another position, all that somebody else
    witnessed of this one, and by which steps. Empty: it could not have done that."""
    found: dict[int, list[str]] = {}
    for match, line in ways_told(one, game, position, eyes, [[]]):
        found.setdefault(len(match.choices), line)
        if list(found) == [1]:
            break
    return found


def told_otherwise(one: Made, game: Game[Any], position: Any, eyes: int) -> list[str]:
    """Steps that begin with another action and tell somebody else the same in another position,
    where the choice cannot be begun as it was; where it can, those of them that begin with a secret
    one, which the first action would rule out. Empty if there are none."""
    first = one.choice.steps[0].entry.action
    actions = legal(position, one.choice.seat)
    if first in [action.text() for action in actions]:
        actions = [action for action in actions if action.secret]
    beginnings = [action.text() for action in actions]
    after = begun_at(game, one.before)
    after.die = RecordedDie([draw for step in one.choice.steps for draw in step.entry.draws])
    for step in one.choice.steps:
        action = game.grammar.read(step.entry.action)
        after.submit(one.choice.seat, after.position.opened, action)
    seen = game.view(after.position, eyes)
    for match, line in ways_told(one, game, position, eyes, [[text] for text in beginnings]):
        if len(match.choices) == 1 and game.view(match.position, eyes) == seen:
            return line
    return []


def ways_told(
    one: Made, game: Game[Any], position: Any, eyes: int, lines: list[list[str]]
) -> Iterator[tuple[Match[Any], list[str]]]:
    """Ways, each with its beginning among the lines, to do in another position what is told
    somebody else just as the choice was."""
    seat = one.choice.seat
    wanted = [event.witnessed(eyes) for event in one.choice.events()]
    drawn = [draw for step in one.choice.steps for draw in step.entry.draws]
    done = [step.entry.action for step in one.choice.steps]
    for _ in range(MOST_LINES):
        if not lines:
            break
        line = lines.pop()
        match = begun_at(game, position)
        rest = drawn
        try:
            for text in line:
                match.die = die = RecordedDie(rest)
                match.submit(seat, match.position.opened, game.grammar.read(text))
                rest = die.recorded
        except DieError:
            continue  # something else lies in the supply there
        told = [event.witnessed(eyes) for moment in match.moments for event in moment.events]
        if told != wanted[: len(told)] or len(match.choices) > 2:
            continue
        if line and told == wanted and not match.open and not rest:
            yield match, line
        if match.waiting() == (seat,):
            options = [action.text() for action in legal(match.position, seat)]
            options.sort(key=lambda text: text in done)  # those first that were done
            lines += [[*line, text] for text in options]
