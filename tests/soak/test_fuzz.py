"""Thousands of fuzzed games of every installed game, with every number of seats and every option.

`ANABASIS_SOAK_SEED` chooses which games, `ANABASIS_SOAK_GAMES` how many of each table: of a number
of seats with options drawn at random, as the rulebook plays, with each other choice alone, and with
no option as the rulebook has it.
"""

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.lab.fuzz import fuzz

SEED = int(os.environ.get("ANABASIS_SOAK_SEED", "1"))
GAMES = int(os.environ.get("ANABASIS_SOAK_GAMES", "2000"))
PART = 500
"""So many games are played by one test at most, that it may end in time."""


class Fuzzed(NamedTuple):
    """A game, its seats, and the options that are given; the others are drawn for each game."""

    game_id: str
    seats: int
    options: dict[str, str]
    name: str


def tables() -> list[Fuzzed]:
    """Every installed game with every number of seats and with all the options of each."""
    return [
        Fuzzed(game_id, seats, options, name)
        for game_id in game_ids()
        for low, high in [find_game(game_id).seats]
        for seats in range(low, high + 1)
        for name, options in choices(game_id, seats).items()
    ]


def choices(game_id: str, seats: int) -> dict[str, dict[str, str]]:
    """What is chosen before a game: at random, as the rulebook plays, one other choice, and all."""
    options = find_game(game_id).options
    plain = {option.key: option.choices[0] for option in options}
    others = {
        f"{option.key}={choice}": plain | {option.key: choice}
        for option in options
        for choice in option.open_to(seats)[1:]
    }
    last = {option.key: option.open_to(seats)[-1] for option in options}
    found = {"drawn": {}, "plain": plain, **others}
    return found if last in found.values() else {**found, "all-other": last}


def parts() -> list[range]:
    """The games, by number, in parts that one test plays."""
    return [range(first, min(first + PART, GAMES)) for first in range(0, GAMES, PART)]


@pytest.mark.soak
@pytest.mark.parametrize("part", parts(), ids=lambda part: f"{part.start}-{part.stop}")
@pytest.mark.parametrize("table", tables(), ids=lambda one: f"{one.game_id}-{one.seats}-{one.name}")
def test_no_game_breaks(table: Fuzzed, part: range, tmp_path: Path) -> None:
    report = fuzz(
        table.game_id, len(part), table.seats, SEED + part.start, tmp_path, options=table.options
    )
    assert report.games == len(part) or report.failures
    assert report.thorough or len(part) < 100
    found = [f"{failure.message} | {failure.how} | {failure.path}" for failure in report.failures]
    assert not found, "\n".join(found)


def test_every_choice_of_every_option_has_a_table_of_its_own() -> None:
    found = tables()
    for game_id in game_ids():
        game = find_game(game_id)
        for seats in range(game.seats[0], game.seats[1] + 1):
            given = [one.options for one in found if one[:2] == (game_id, seats)]
            for option in game.options:
                for choice in option.open_to(seats):
                    alone = [
                        options
                        for options in given
                        if options.get(option.key) == choice
                        and all(
                            options[other.key] == other.choices[0]
                            for other in game.options
                            if other is not option
                        )
                    ]
                    assert alone, (game_id, seats, option.key, choice)
    assert sum([len(part) for part in parts()]) == GAMES
