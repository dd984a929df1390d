"""What steps betray: nothing. Whoever cannot tell two positions apart is told a choice made in the
one just as it would be told in the other, in as many entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from anabasis.core.die import DieError, RecordedDie, SeededDie
from anabasis.core.door import legal
from anabasis.core.game import Game
from anabasis.core.match import Choice, Match
from anabasis.core.position import Simultaneous
from tests.games.every_game import find_game
from tests.games.random_match import random_choices

TABLES = [
    ("alexandros", 2),
    ("alexandros", 4),
    ("arbela", 2),
    ("final_conquest", 3),
    ("final_conquest", 4),
    ("alexander_vs_darius", 2),
    ("conquerors", 2),
    ("breach", 3),
]
SEEDS = range(4)
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


def told_in(one: Made, game: Game[Any], position: Any, eyes: int) -> set[int]:
    """In how many choices the seat could have done, in another position, all that somebody else
    witnessed of this one. Empty: it could not have done that."""
    seat = one.choice.seat
    wanted = [event.witnessed(eyes) for event in one.choice.events()]
    drawn = [draw for step in one.choice.steps for draw in step.entry.draws]
    done = [step.entry.action for step in one.choice.steps]
    found: set[int] = set()
    lines: list[list[str]] = [[]]
    for _ in range(MOST_LINES):
        if not lines or found == {1}:
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
            found.add(len(match.choices))
        if match.waiting() == (seat,):
            options = [action.text() for action in legal(match.position, seat)]
            options.sort(key=lambda text: text in done)  # those first that were done
            lines += [[*line, text] for text in options]
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_choice_is_told_alike_in_every_position_that_others_think_possible(
    name: str, seats: int
) -> None:
    game = find_game(name)
    die = SeededDie(1).fork(7)
    compared = in_steps = 0
    for one in [one for seed in SEEDS for one in made(game, seats, seed)]:
        for eyes in range(seats):
            if eyes == one.choice.seat:
                continue
            other = game.redeal(one.before, eyes, die)
            found = told_in(one, game, other, eyes)
            what = [step.entry.action for step in one.choice.steps]
            assert not found or 1 in found, f"{what} is told in {found} entries to seat {eyes}"
            compared += bool(found)
            in_steps += bool(found) and len(what) > 1
    assert compared > 40
    assert in_steps > 20 or name == "breach"
