"""How well the computer plays: the greedy bot against the first one, and against itself.

`python -m bench.players --game alexandros --games 400 --seed 100001` prints a line of JSON for each
number of seats:

- `alone`: one greedy bot among first ones, a seat further from game to game; its share of the wins
  with the 95% interval (Wilson), and how many times its fair share the lower end is;
- `among_themselves`: all seats greedy: how the wins fall on the seats, what the winners came to,
  and the time a decision took.

With `--unsound` and `--game arbela` each of the two also has what its greedy bots did that is
unsound (`bench/soundness.py`), and each case is printed in words on standard error.

Weights are fitted to games of other seeds (`anabasis train`), whatever the seed here.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
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
from bench.soundness import COUNTED, Watch

NEW, OLD = GreedyBot.name, FirstGreedyBot.name


@dataclass(frozen=True)
class Meeting:
    """A game to be played, and who sits where."""

    game_id: str
    seed: int
    number: int
    bots: tuple[str, ...]
    watched: bool = False
    """What is unsound in the play of the greedy bots is counted."""


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
    unsound: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)
    """What was unsound, in words."""


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
    watch = Watch(tuple([seat for seat, name in enumerate(meeting.bots) if name == NEW]))
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
        if meeting.watched:
            watch.submit(position, seat, action, die)
        else:
            submit(game, position, seat, position.opened, action, die)
    played.unsound = watch.counts
    played.told = [f"game {meeting.number}: {told}" for told in watch.told]
    played.shares = game.shares_of_win(position)
    played.points = list(getattr(position, "points", []))
    return played


def series(
    game_id: str, seats: int, games: int, seed: int, jobs: int, watched: bool, one: str, rest: str
) -> list[Played]:
    """Games of one bot against the rest, the one a seat further from game to game."""
    meetings = [
        Meeting(
            game_id,
            seed,
            number,
            tuple([one if seat == number % seats else rest for seat in range(seats)]),
            watched,
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


def unsound(found: list[Played]) -> dict[str, int]:
    """What was unsound in all these games together; each case in words on standard error."""
    total: Counter[str] = Counter()
    for played in found:
        total += played.unsound
        for told in played.told:
            print(told, file=sys.stderr)
    return {kind: total[kind] for kind in COUNTED}


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m bench.players", description=__doc__)
    options.add_argument("--game", choices=game_ids(), action="append")
    options.add_argument("--seats", type=int, action="append")
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--seed", type=int, default=100_001)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--unsound", action="store_true", help="count it; Arbela alone")
    chosen = options.parse_args()
    if chosen.unsound and chosen.game != ["arbela"]:
        options.error("--unsound counts what is unsound in Arbela alone: add --game arbela")
    for game_id in chosen.game or game_ids():
        low, high = find_game(game_id).seats
        for seats in range(low, high + 1):
            if chosen.seats and seats not in chosen.seats:
                continue
            order = (game_id, seats, chosen.games, chosen.seed, chosen.jobs, chosen.unsound)
            against_first = series(*order, NEW, OLD)
            own = series(*order, NEW, NEW)
            plain = {
                "game": game_id,
                "seats": seats,
                "games": chosen.games,
                "seed": chosen.seed,
                "compiled": is_compiled(),
                "alone": share(against_first, seats),
                "among_themselves": among_themselves(own),
            }
            if chosen.unsound:
                plain["unsound"] = {
                    "alone": unsound(against_first),
                    "among_themselves": unsound(own),
                }
            print(json.dumps(plain), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
