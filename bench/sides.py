"""How equal players fare with the two sides of a game: `python -m bench.sides alexander_vs_darius`.

Bots play each other, each always the same side. Prints one line of JSON: how many games each side
won and how many were drawn, the share of the decided games that is, why games ended, how long they
took, which actions were taken, and how long an answer takes.
"""

import argparse
import gc
import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any


def play(
    game_id: str, names: tuple[str, str], options: dict[str, str], seed: int
) -> dict[str, Any]:
    """One game."""
    from anabasis.bots.bot import ask, sit_down
    from anabasis.bots.levels import make_bot
    from anabasis.core.die import SeededDie
    from anabasis.core.door import first_to_act, legal, submit
    from anabasis.core.registry import find_game

    game = find_game(game_id)
    die = SeededDie(seed, keep=False)
    minds = [SeededDie(seed * 10 + seat + 1, keep=False) for seat in range(2)]
    bots = [make_bot(name) for name in names]
    position, _ = game.setup(options, 2, die)
    sit_down(game, position, die)
    if gc.get_freeze_count() == 0:
        # As in a server's process for bots: what came with the game is not looked through again.
        gc.collect()
        gc.freeze()
    answers: list[float] = []
    verbs: Counter[str] = Counter()
    while position.agenda:
        seat = first_to_act(position)
        offered = legal(position, seat)
        action = offered[0]
        if len(offered) > 1:
            start = time.process_time()
            action = ask(bots[seat], game, position, seat, minds[seat])
            if names[seat] != "random":
                answers.append(time.process_time() - start)
                verbs[action.verb] += 1
        submit(game, position, seat, position.opened, action, die)
    outcome = game.outcome(position)
    assert outcome is not None
    return {
        "won": None if len(outcome.ranking[0]) > 1 else outcome.ranking[0][0],
        "reason": outcome.reason,
        "progress": game.progress(position),
        "turn": getattr(position, "turn", 0),
        "answers": len(answers),
        "seconds": sum(answers),
        "slowest": max(answers, default=0.0),
        "verbs": verbs,
    }


def report(games: list[dict[str, Any]]) -> dict[str, Any]:
    """What the games came to."""
    won = Counter(game["won"] for game in games)
    decided = won[0] + won[1]
    turns = sorted(game["turn"] for game in games)
    answers = sum(game["answers"] for game in games)
    verbs: Counter[str] = Counter()
    for game in games:
        verbs.update(game["verbs"])
    return {
        "games": len(games),
        "won": [won[0], won[1]],
        "drawn": won[None],
        "share_of_decided": [round(won[seat] / max(decided, 1), 3) for seat in range(2)],
        "reasons": {
            f"{reason} {'-' if seat is None else seat}": count
            for (reason, seat), count in sorted(
                Counter((game["reason"], game["won"]) for game in games).items(), key=str
            )
        },
        "turns": {"least": turns[0], "median": turns[len(turns) // 2], "most": turns[-1]},
        "ms_an_answer": round(1000 * sum(game["seconds"] for game in games) / max(answers, 1), 2),
        "slowest_ms": round(1000 * max(game["slowest"] for game in games), 1),
        "actions": dict(sorted(verbs.items())),
    }


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.sides", description=__doc__)
    options.add_argument("game")
    options.add_argument("--bots", nargs=2, default=("greedy", "greedy"))
    options.add_argument("--option", action="append", default=[], help="key=choice")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    count = chosen.games
    wanted = dict(one.split("=", 1) for one in chosen.option)
    bots = (chosen.bots[0], chosen.bots[1])
    if chosen.jobs == 1:
        games = [play(chosen.game, bots, wanted, seed) for seed in seeds]
    else:
        with ProcessPoolExecutor(chosen.jobs) as pool:
            games = list(
                pool.map(play, [chosen.game] * count, [bots] * count, [wanted] * count, seeds)
            )
    print(json.dumps(report(games)))


if __name__ == "__main__":
    main()
