"""How equal players fare with the factions of Final Conquest: `python -m bench.factions --seats 6`.

Greedy bots play each other; which faction each takes is drawn evenly, so that a taste of theirs
changes nothing. Prints one line of JSON: of the games in which a faction was played, the share that
it won, also as a multiple of the fair share; how many rounds games took; why they ended; and how
long an answer takes.
"""

import argparse
import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

SHORTEST, LONGEST = 5, 20
"""The rounds that a game should take."""


def play(seats: int, seed: int) -> dict[str, Any]:
    """One game of greedy bots with factions drawn evenly."""
    from anabasis.bots.beside import happen_beside
    from anabasis.bots.bot import ask, sit_down
    from anabasis.bots.greedy import GreedyBot
    from anabasis.core.die import SeededDie
    from anabasis.core.door import first_to_act, legal, submit
    from anabasis.core.registry import find_game

    game = find_game("final_conquest")
    die = SeededDie(seed, keep=False)
    minds = [SeededDie(seed * 10 + seat + 1, keep=False) for seat in range(seats)]
    bots = [GreedyBot() for _ in range(seats)]
    position, _ = game.setup({}, seats, die)
    sit_down(game, position, die)
    answers: list[float] = []
    factions: list[int] = []
    while position.agenda:
        decision = position.agenda[-1].as_decision()
        if decision.beside_verbs:
            happen_beside(game, position, bots, minds, die)
            if not position.agenda:
                break
        seat = first_to_act(position)
        if "choose-faction" in decision.verbs:
            options = legal(position, seat)
            action = options[die.uniform(len(options))]
        else:
            start = time.process_time()
            action = ask(bots[seat], game, position, seat, minds[seat])
            answers.append(time.process_time() - start)
        submit(game, position, seat, position.opened, action, die)
        factions = list(position.faction)
    outcome = game.outcome(position)
    assert outcome is not None
    first = outcome.ranking[0]
    return {
        "factions": factions,
        "order": list(position.order),
        "won": [1 / len(first) if seat in first else 0.0 for seat in range(seats)],
        "rounds": position.round,
        "reason": outcome.reason,
        "answers": len(answers),
        "seconds": sum(answers),
        "slowest": max(answers),
    }


def report(seats: int, games: list[dict[str, Any]]) -> dict[str, Any]:
    """What the games came to."""
    from anabasis.games.final_conquest.board import FACTION

    played: Counter[int] = Counter()
    won: dict[int, float] = {}
    places = [0.0] * seats
    for game in games:
        for seat, faction in enumerate(game["factions"]):
            played[faction] += 1
            won[faction] = won.get(faction, 0.0) + game["won"][seat]
        for place, seat in enumerate(game["order"]):
            places[place] += game["won"][seat]
    rounds = sorted(game["rounds"] for game in games)
    within = sum(SHORTEST <= count <= LONGEST for count in rounds)
    return {
        "seats": seats,
        "games": len(games),
        "factions": {
            FACTION.words[faction]: {
                "played": played[faction],
                "share": round(won[faction] / played[faction], 3),
                "times_fair": round(won[faction] / played[faction] * seats, 2),
            }
            for faction in sorted(played)
        },
        "by_place_in_order": [round(place / len(games), 3) for place in places],
        "rounds": {
            "least": rounds[0],
            "median": rounds[len(rounds) // 2],
            "most": rounds[-1],
            "within": round(within / len(rounds), 3),
        },
        "reasons": dict(Counter(game["reason"] for game in games)),
        "ms_an_answer": round(
            1000 * sum(game["seconds"] for game in games) / sum(game["answers"] for game in games),
            2,
        ),
        "slowest_ms": round(1000 * max(game["slowest"] for game in games), 1),
    }


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.factions", description=__doc__)
    options.add_argument("--seats", type=int, default=6)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=1)
    chosen = options.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        games = list(pool.map(play, [chosen.seats] * chosen.games, seeds))
    print(json.dumps(report(chosen.seats, games)))


if __name__ == "__main__":
    main()
