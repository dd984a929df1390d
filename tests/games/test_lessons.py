"""Every game's lesson can be played to its end: the steps, the other seats' script and the draws
fit each other and the rules as they are."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from anabasis.bots.bot import wishes
from anabasis.core.door import legal
from anabasis.core.match import Match
from anabasis.server.tables.lesson import (
    Tutorial,
    die,
    play_opening,
    read_tutorial,
    scripted,
)
from tests.games.every_game import find_game, game_ids

LESSONS = [
    id for id in game_ids() if files(find_game(id).package()).joinpath("tutorial.toml").is_file()
]


class Taught:
    """A lesson as a table plays it: the learner does what is expected, bots sit at the other seats
    and want to be asked at every window."""

    def __init__(self, game_id: str) -> None:
        game = find_game(game_id)
        text = files(game.package()).joinpath("tutorial.toml").read_text(encoding="utf-8")
        self.tutorial: Tutorial = read_tutorial(tomllib.loads(text))
        seats, options = self.tutorial.seats, self.tutorial.options
        self.match: Match[Any] = Match(game, seats, options, die(self.tutorial, None))
        play_opening(self.tutorial, self.match)

    def drawn(self) -> list[int]:
        draws = [draw for moment in self.match.moments for draw in moment.entry.draws]
        return self.match.setup_draws + draws

    def do(self, seat: int, text: str) -> None:
        match = self.match
        assert text in [action.text() for action in legal(match.position, seat)], text
        match.die = die(self.tutorial, match)
        match.submit(seat, match.position.opened, match.game.grammar.read(text))

    def let_others_act(self) -> None:
        """The other seats do what the script says, until the learner is to act or it has ended."""
        match = self.match
        while match.waiting() and match.waiting() != (self.tutorial.learner,):
            text = scripted(self.tutorial, match)
            if not text:
                return
            self.do(match.waiting()[0], text)

    def make_wishes(self) -> None:
        for seat in range(self.tutorial.seats):
            if seat != self.tutorial.learner:
                for wish in wishes(self.match.position, seat):
                    self.match.submit(seat, self.match.position.opened, wish)


@pytest.mark.parametrize("game_id", LESSONS)
def test_a_lesson_can_be_played_to_its_end(game_id: str) -> None:
    taught = Taught(game_id)
    tutorial, match = taught.tutorial, taught.match
    taught.make_wishes()
    for step in tutorial.steps:
        taught.let_others_act()
        expected = step.expected()
        if expected:
            assert match.waiting() == (tutorial.learner,), step.id
            options = [action.text() for action in legal(match.position, tutorial.learner)]
            assert not set(expected) - set(options), step.id
            taught.do(tutorial.learner, expected[0])
    taught.let_others_act()
    done = [one.entry.action for one in match.moments if one.entry.seat != tutorial.learner]
    said = [action for action in done if not action.startswith("ask ")]
    assert said == tutorial.script, "all of the script was said"
    assert taught.drawn()[: len(tutorial.draws)] == tutorial.draws
