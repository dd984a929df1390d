"""A fingerprint of how a game plays, taken from seeded games.

Play is: who is asked, what each of them may answer, what the die is asked, and how it ends. If none
of that has changed, a stored game goes on as it began. How a position is kept, in what order
options are listed, and what is told of it all, may change: the fingerprint stays.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from anabasis.core.asides import Ask, Resign, TimeOut
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit, to_act
from anabasis.core.game import Game
from anabasis.core.position import TABLE, Action
from anabasis.core.versions import Version
from anabasis.lab.taste import EVEN, UNEVEN, Taste

GAMES: Final = 12
"""So many games of each number of seats and each choice before the game."""
MOST_ACTIONS: Final = 100_000

# How often, in 1000 answers, something else happens instead.
TIME_OUT: Final = 20
ASK: Final = 10
RESIGN: Final = 5
RESIGNING: Final = 8
"""Somebody may give up in one game of so many."""


def play_digest(game: Game[Any], version: Version) -> str:
    """How games that were begun with that version play."""
    digest = sha256()
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in variants(game, seats):
            for seed in range(GAMES):
                digest.update(SeededGame(game, seats, options, seed, version).played())
    return digest.hexdigest()


def variants(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """What the rulebook plays, and every other choice that so many seats have, one at a time."""
    others = [
        {option.key: choice}
        for option in game.options
        for choice in option.open_to(seats)
        if choice != option.choices[0]
    ]
    return [{}, *others]


class SeededGame:
    """One game, played to its end at random, every other one by players with likings of their own.
    Chance and whims have streams of their own."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, str], seed: int, version: Version
    ) -> None:
        stream = SeededDie(seed, keep=False)
        self.game = game
        self.die = stream.fork(0)
        self.die.keep = True
        self.whim = stream.fork(1)
        self.resigning = seed % RESIGNING == 0
        likings = UNEVEN if seed % 2 else EVEN
        self.tastes = [Taste(game, likings, self.whim) for _ in range(seats)]
        self.digest = sha256()
        self.position, _ = game.setup(options, seats, self.die, version)

    def played(self) -> bytes:
        """The fingerprint of the game."""
        position = self.position
        self.note("setup", self.die.draws)
        for _ in range(MOST_ACTIONS):
            if not position.agenda:
                outcome = self.game.outcome(position)
                assert outcome is not None
                self.note("end", outcome.ranking, outcome.reason)
                return self.digest.digest()
            self.act()
        raise AssertionError(f"{self.game.title} does not end")

    def act(self) -> None:
        """Somebody who is asked answers, or something else happens."""
        position = self.position
        asked = to_act(position)
        one = asked[self.whim.uniform(len(asked))]
        self.note(one.number, [(other.seat, other.must) for other in asked])
        offered = legal(position, one.seat)
        self.note(one.seat, *sorted([action.text() for action in offered]))
        actor, action = self.instead(one.seat)
        if action is None:
            action = self.tastes[one.seat].chosen(offered, self.whim)
        self.die.draws.clear()
        submit(self.game, position, actor, one.number, action, self.die)
        self.note(actor, action.text(), self.die.draws)

    def instead(self, seat: int) -> tuple[int, Action[Any, Any] | None]:
        """What happens instead of the seat's answer, now and then, and who does it."""
        position = self.position
        whim = self.whim.uniform(1000)
        if whim < TIME_OUT:
            return TABLE, TimeOut(seat)
        if whim < TIME_OUT + ASK and position.windows:
            return seat, Ask(self.whim.uniform(position.windows), self.whim.uniform(2))
        if self.resigning and whim >= 1000 - RESIGN and seat not in position.gone:
            return TABLE, Resign(seat)
        return seat, None

    def note(self, *facts: object) -> None:
        self.digest.update(repr(facts).encode())
