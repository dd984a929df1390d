"""Matches played at random from a seed, the same on every build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from anabasis.bots.bot import wishes
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, to_act
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.position import Action
from anabasis.core.versions import Version

MOST_ACTIONS = 20_000
"""Far more than any game takes; a match that goes on longer has a bug."""


SHORT: dict[str, tuple[int, ...]] = {"conquerors": (27, 116, 36, 79, 81, 115)}
"""A game that mostly goes on for many thousands of actions when it is played at random, and the
seeds of some that are over within 1,500: these are played in the place of others, in turn. The
fuzzer plays the long ones."""


class Choice:
    """The next thing that happens in a random match."""

    def __init__(self, match: Match[Any], seat: int, number: int, action: Action[Any, Any]) -> None:
        self.match = match
        self.seat = seat
        self.number = number
        self.action = action


def random_choices(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    version: Version | None = None,
) -> Iterator[Choice]:
    """Play a match. Each choice is given out before it is made, and made when the next is wanted.

    Who of several seats answers first, and what, is drawn from a stream of its own.
    """
    short = SHORT.get(game.id)
    if short is not None:
        seed = short[seed % len(short)]
    match = Match(game, seats, options or {}, SeededDie(seed), version)
    for seat in range(seats):
        for wish in wishes(match.position, seat):
            match.submit(seat, match.position.opened, wish)
    chooser = SeededDie(seed).fork(1)
    for _ in range(MOST_ACTIONS):
        waiting = to_act(match.position)
        if not waiting:
            return
        asked = waiting[chooser.uniform(len(waiting))]
        offered = legal(match.position, asked.seat)
        if asked.beside and not offered:
            continue
        choice = Choice(match, asked.seat, asked.number, offered[chooser.uniform(len(offered))])
        yield choice
        match.submit(choice.seat, choice.number, choice.action)
    raise AssertionError(f"{game.title} does not end")


def random_match(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    most: int = MOST_ACTIONS,
    version: Version | None = None,
) -> Match[Any]:
    """A match played to its end, or for `most` actions."""
    match: Match[Any] | None = None
    for count, choice in enumerate(random_choices(game, seats, seed, options, version)):
        match = choice.match
        if count == most:
            break
    assert match is not None
    return match
