"""How well the computer plays: the greedy bot against the first one, and against itself.

`python -m bench.players --game alexandros --games 400 --seed 100001` prints a line of JSON for each
number of seats:

- `alone`: one greedy bot among first ones, a seat further from game to game; its share of the wins
  with the 95% interval (Wilson), and how many times its fair share the lower end is;
- `among_themselves`: all seats greedy: how the wins fall on the seats, what the winners came to,
  and the time a decision took.

Weights are fitted to games of other seeds (`anabasis train`), whatever the seed here.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from functools import cache
from statistics import median
from typing import Any

from anabasis.bots.bot import ask, sit_down
from anabasis.bots.greedy import GreedyBot
from anabasis.bots.greedy_1 import FirstGreedyBot
from anabasis.bots.levels import make_bot
from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.registry import find_game, game_ids
from anabasis.lab.interrupts import noted
from anabasis.lab.processes import done_in_order
from anabasis.lab.sim import is_compiled, share_of

NEW, OLD = GreedyBot.name, FirstGreedyBot.name


@dataclass(frozen=True)
class Meeting:
    """A game to be played, and who sits where."""

    game_id: str
    seed: int
    number: int
    bots: tuple[str, ...]


@dataclass
class Played:
    """How a game ended."""

    shares: list[float]
    points: list[int] = field(default_factory=list)
    """Where the game counts points."""
    decisions: int = 0
    seconds: float = 0.0
    """What the bots took for them, of the processor's time."""
    longest: float = 0.0


_game = cache(find_game)


def play(meeting: Meeting) -> Played:
    game = _game(meeting.game_id)
    stream = SeededDie(meeting.seed, keep=False).fork(meeting.number)
    die = stream.fork(0)
    bots = [make_bot(name) for name in meeting.bots]
    minds = [stream.fork(1 + seat) for seat in range(len(bots))]
    position, _ = game.setup({}, len(bots), die)
    sit_down(game, position, die)
    played = Played([])
    while position.agenda:
        seat = first_to_act(position)
        options = legal(position, seat)
        action = options[0]
        if len(options) > 1:
            start = time.process_time()
            action = ask(bots[seat], game, position, seat, minds[seat])
            took = time.process_time() - start
            played.decisions += 1
            played.seconds += took
            played.longest = max(played.longest, took)
        submit(game, position, seat, position.opened, action, die)
    played.shares = game.shares_of_win(position)
    played.points = list(getattr(position, "points", []))
    return played


def series(
    game_id: str, seats: int, games: int, seed: int, jobs: int, one: str, rest: str
) -> list[Played]:
    """Games of one bot against the rest, the one a seat further from game to game."""
    meetings = [
        Meeting(
            game_id,
            seed,
            number,
            tuple([one if seat == number % seats else rest for seat in range(seats)]),
        )
        for number in range(games)
    ]
    with noted() as interrupts:
        found = list(done_in_order(play, meetings, jobs, interrupts))
    if interrupts.seen:
        raise KeyboardInterrupt
    return found


def share(found: list[Played], seats: int) -> dict[str, float]:
    """What the one that moves from seat to seat has won."""
    won = sum(played.shares[number % seats] for number, played in enumerate(found))
    shares = share_of(won, len(found))
    return {**shares, "low_times_fair": shares["low"] * seats}


def among_themselves(found: list[Played]) -> dict[str, Any]:
    decisions = max(1, sum(played.decisions for played in found))
    seats = len(found[0].shares)
    plain: dict[str, Any] = {
        "wins_by_seat": [sum(played.shares[seat] for played in found) for seat in range(seats)],
        "ms_a_decision": 1000 * sum(played.seconds for played in found) / decisions,
        "ms_longest": 1000 * max(played.longest for played in found),
    }
    if found[0].points:
        best = [max(played.points) for played in found]
        plain["winners_median"] = median(best)
        plain["nobody_scored"] = sum(not points for points in best)
    return plain


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m bench.players", description=__doc__)
    options.add_argument("--game", choices=game_ids(), action="append")
    options.add_argument("--seats", type=int, action="append")
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seed", type=int, default=100_001)
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    for game_id in chosen.game or game_ids():
        low, high = find_game(game_id).seats
        for seats in range(low, high + 1):
            if chosen.seats and seats not in chosen.seats:
                continue
            order = (game_id, seats, chosen.games, chosen.seed, chosen.jobs)
            plain = {
                "game": game_id,
                "seats": seats,
                "games": chosen.games,
                "seed": chosen.seed,
                "compiled": is_compiled(),
                "alone": share(series(*order, NEW, OLD), seats),
                "among_themselves": among_themselves(series(*order, NEW, NEW)),
            }
            print(json.dumps(plain), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
