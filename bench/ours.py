"""Random games of our own, timed: `python -m bench.ours alexandros 2` prints one line of JSON."""

import argparse
import json
import time
from typing import TypedDict

BATCH_SECONDS = 0.25
CLONES = 100_000


class Measurement(TypedDict):
    games: int
    actions: int
    seconds: float
    clones_per_s: float


def measure(game_id: str, seats: int, seconds: float, seed: int = 1) -> Measurement:
    """Play random games for about that long, in batches; an action is a decision with a choice."""
    from anabasis.bots.playout import clones_per_second, random_playouts

    batch = 1
    games = actions = 0
    spent = 0.0
    random_playouts(game_id, seats, batch, seed)
    while spent < seconds:
        start = time.process_time()
        played = random_playouts(game_id, seats, batch, seed)
        took = time.process_time() - start
        games += played.games
        actions += played.actions
        spent += took
        seed += batch
        if took < BATCH_SECONDS:
            batch *= 2
    clones = clones_per_second(game_id, seats, CLONES, seed)
    return {"games": games, "actions": actions, "seconds": spent, "clones_per_s": clones}


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.ours", description=__doc__)
    options.add_argument("game")
    options.add_argument("seats", type=int)
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    print(json.dumps(measure(chosen.game, chosen.seats, chosen.seconds, chosen.seed)))


if __name__ == "__main__":
    main()
