"""A fingerprint of how a game plays, taken from seeded games.

Play is: who is asked, what each of them may answer, what the die is asked, and how it ends. If none
of that has changed, a stored game goes on as it began. How a position is kept, in what order
options are listed, and what is told of it all, may change: the fingerprint stays.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from anabasis.core.asides import Ask, Resign, TimeOut, TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.door import legal, submit, to_act
from anabasis.core.game import Game
from anabasis.core.position import TABLE, Action
from anabasis.core.versions import Version
from anabasis.lab.taste import EVEN, UNEVEN, Taste

GAMES: Final = 12
"""So many games of each number of seats and each choice before the game."""
MOST_ACTIONS: Final = 2_000
"""A game that goes on longer is left there: a game may be as long as an evening, and the builds are
to be compared within minutes."""

# How often, in 1000 answers, something else happens instead.
TIME_OUT: Final = 20
ASK: Final = 10
RESIGN: Final = 5
LATE: Final = 4
"""Where a timer runs, its time is up before one answer in so many."""
INTERJECT: Final = 3
"""Who may interject does so once in so many times."""
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
    """One game, played at random to its end or for long enough, every other one by players with
    likings of their own. Chance and whims have streams of their own."""

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
        self.note("left", self.game.progress(position))
        return self.digest.digest()

    def act(self) -> None:
        """Somebody who is asked answers, or something else happens."""
        position = self.position
        self.beside()
        if not position.agenda:
            return
        asked = [one for one in to_act(position) if not one.beside]
        one = asked[self.whim.uniform(len(asked))]
        self.note(one.number, [(other.seat, other.must) for other in asked])
        offered = legal(position, one.seat)
        self.note(one.seat, *sorted([action.text() for action in offered]))
        actor, action = self.instead(one.seat)
        if action is None:
            action = self.tastes[one.seat].chosen(offered, self.whim)
        self.submit(actor, one.number, action)

    def beside(self) -> None:
        """Now and then time is up, and seats interject that may."""
        if not self.game.interjects:
            return
        position = self.position
        if self.game.timer(position) is not None and self.whim.uniform(LATE) == 0:
            self.submit(TABLE, position.opened, TimeUp())
        for one in to_act(position):
            if not one.beside or one.number != position.opened:
                continue
            offered = legal(position, one.seat)
            self.note("beside", one.seat, *sorted([action.text() for action in offered]))
            if offered and self.whim.uniform(INTERJECT) == 0:
                action = self.tastes[one.seat].chosen(offered, self.whim)
                self.submit(one.seat, one.number, action)

    def submit(self, actor: int, number: int, action: Action[Any, Any]) -> None:
        """Do something, and note what the die was asked."""
        self.die.draws.clear()
        submit(self.game, self.position, actor, number, action, self.die)
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
