"""Times a peer as our own games are timed, in processor time, and prints one line of JSON.

Imported by the scripts beside it, which run with the peers' own Python: it needs nothing else.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any


def report(play: Callable[[random.Random], int], copy: Callable[[random.Random], Any]) -> None:
    """Print games, actions and seconds of random games, and copies of a position a second.

    `play` plays one random game to its end and returns how many decisions with at least two
    choices it had. `copy` returns a function that copies some position from the middle of a game.
    """
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    rng = random.Random(chosen.seed)
    play(rng)

    games = actions = 0
    start = now = time.process_time()
    while now - start < chosen.seconds:
        actions += play(rng)
        games += 1
        now = time.process_time()

    line = {
        "games": games,
        "actions": actions,
        "seconds": now - start,
        "clones_per_s": copies_per_second(copy(rng), chosen.seconds / 4),
    }
    print(json.dumps(line))


def copies_per_second(copy: Callable[[], Any], seconds: float) -> float:
    batch = range(100)
    copies = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in batch:
            copy()
        copies += len(batch)
        now = time.process_time()
    return copies / (now - start)
