"""Resident memory after many random games: `python -m bench.memory alexandros 2`.

Prints one line of JSON. A ratio near 1 says that playing on keeps nothing.
"""

import argparse
import gc
import json
import os
import sys
from pathlib import Path
from typing import TypedDict

FEW, MANY = 1_000, 10_000
BATCH = 100


class Growth(TypedDict):
    few: int
    many: int
    mib_after_few: float
    mib_after_many: float
    ratio: float


def growth(game_id: str, seats: int, few: int = FEW, many: int = MANY) -> Growth:
    """Play `few` games, look at the memory, play on to `many`, and look again."""
    from anabasis.bots.playout import random_playouts

    seen = {}
    for played in range(BATCH, many + 1, BATCH):
        random_playouts(game_id, seats, BATCH, played)
        if played in {few, many}:
            gc.collect()
            seen[played] = resident_mib()
    return {
        "few": few,
        "many": many,
        "mib_after_few": seen[few],
        "mib_after_many": seen[many],
        "ratio": seen[many] / seen[few],
    }


def resident_mib() -> float:
    """Memory held now where the system tells (Linux), else the most ever held."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    import resource

    unit = 1 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    options.add_argument("game")
    options.add_argument("seats", type=int)
    chosen = options.parse_args()
    print(json.dumps(growth(chosen.game, chosen.seats)))


if __name__ == "__main__":
    main()
