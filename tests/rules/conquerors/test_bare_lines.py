"""7.3 Whether there is a line is mostly seen on the bare map; it must be what the lengths say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.registry import find_game
from anabasis.games.conquerors.board import NEVER, SPACE, SPACES, TREASURIES
from anabasis.games.conquerors.rules.line_cache import NO_LINE, Ways
from anabasis.games.conquerors.rules.line_map import ALL_PORTS, ALL_STRAITS, HARBOURS
from anabasis.games.conquerors.rules.lines import NO_CUT, ways_of
from tests.games.random_match import random_choices

EVERY = 41
QUESTIONS = 8


class Question:
    """A line in a position that came up in a random match."""

    def __init__(self, ways: Ways, chance: SeededDie) -> None:
        self.ways = ways
        self.start = chance.uniform(SPACES)
        self.goals = chance.uniform(1 << TREASURIES)
        self.cut = NO_CUT
        for port in range(len(HARBOURS)):
            if chance.uniform(9) == 0:
                self.cut |= 1 << port
        self.cut *= chance.uniform(2)

    def is_there(self, cut: int) -> bool:
        """What the lengths say."""
        ways = self.ways
        straits = ways.straits(cut)
        return (
            ways.by_land(self.goals, straits)[self.start] != NEVER
            or ways.by_sea(self.start, self.goals, cut) != NEVER
            or ways.mixed(self.start, self.goals, straits, cut, 0) != NEVER
        )

    def __repr__(self) -> str:
        return f"{SPACE.words[self.start]} {self.goals:b} {self.cut:b} {self.ways.side}"


def questions(seed: int) -> Iterator[Question]:
    chance = SeededDie(seed)
    for number, choice in enumerate(random_choices(find_game("conquerors"), 2, seed)):
        if number % EVERY == 0:
            for side in range(2):
                ways = ways_of(choice.match.position, side)
                for _ in range(QUESTIONS):
                    yield Question(ways, chance)


@pytest.mark.rule("conquerors", "7.3.1")
@pytest.mark.parametrize("seed", [1, 3])
def test_a_line_is_there_if_it_has_a_length(seed: int) -> None:
    lines = 0
    for asked in questions(seed):
        there = asked.is_there(asked.cut)
        ports = asked.ways.line(asked.start, asked.goals, asked.cut)
        assert (ports != NO_LINE) == there, asked
        searched = asked.ways.search(asked.start, asked.goals, asked.cut)
        assert (searched != NO_LINE) == there, asked
        if there:
            lines += 1
            assert asked.is_there(ALL_PORTS & ~ports), asked
    assert lines > 100


@pytest.mark.rule("conquerors", "7.3.14")
def test_a_line_by_land_is_there_if_it_has_a_length() -> None:
    for asked in questions(2):
        for straits in {asked.ways.guarded, ALL_STRAITS}:
            found = asked.ways.by_land(asked.goals, straits)[asked.start]
            there = asked.ways.has_by_land(asked.start, asked.goals, straits)
            assert there == (found != NEVER), asked
