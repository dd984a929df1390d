"""Who takes part, and how often: each contestant in a process of its own, taking turns."""

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
PEERS = ("openspiel_backgammon", "catanatron_random", "python_chess")
FIGURES = ("actions_per_s", "games_per_s", "clones_per_s", "actions_per_game")


class Contestant:
    """One of our games at one number of seats, or a peer."""

    def __init__(self, name: str, command: list[str], ours: bool) -> None:
        self.name = name
        self.command = command
        self.ours = ours
        self.rounds: list[dict[str, float]] = []
        self.failure: str | None = None

    def run(self, seconds: float, seed: int) -> None:
        """One round. A failure is kept, and ends the contestant's part."""
        if self.failure is not None:
            return
        try:
            line = answer([*self.command, "--seconds", str(seconds), "--seed", str(seed)])
        except RunError as error:
            self.failure = str(error)
            return
        self.rounds.append(
            {
                "actions_per_s": line["actions"] / line["seconds"],
                "games_per_s": line["games"] / line["seconds"],
                "clones_per_s": line["clones_per_s"],
                "actions_per_game": line["actions"] / line["games"],
            }
        )

    def median(self, figure: str) -> float:
        return statistics.median(r[figure] for r in self.rounds)

    def spread(self, figure: str) -> tuple[float, float]:
        values = [r[figure] for r in self.rounds]
        return min(values), max(values)


class RunError(Exception):
    """A measuring process did not give its line."""


def answer(command: list[str]) -> dict[str, Any]:
    """Run a measuring process and read the line it prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"it ended with status {done.returncode}"]
        raise RunError(said[-1])
    line: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return line


def games_and_seats() -> list[tuple[str, int]]:
    """Every installed game, with the fewest and with the most seats."""
    from anabasis.core.registry import find_game, game_ids

    return [(name, seats) for name in game_ids() for seats in sorted({*find_game(name).seats})]


def contestants() -> list[Contestant]:
    ours = [
        Contestant(f"{name}-{seats}", [sys.executable, "-m", "bench.ours", name, str(seats)], True)
        for name, seats in games_and_seats()
    ]
    peers = [
        Contestant(name, [str(PEERS_PYTHON), str(HERE / "peers" / f"{name}.py")], False)
        for name in PEERS
    ]
    return ours + peers


def compete(
    field: list[Contestant], repeat: int, seconds: float, tell: Callable[[str], None]
) -> None:
    """Every contestant once, then every one again: what disturbs the machine disturbs them all."""
    for turn in range(1, repeat + 1):
        for contestant in field:
            tell(f"{contestant.name}, {turn} of {repeat}")
            contestant.run(seconds, seed=turn * 1_000_000)


def results(field: list[Contestant]) -> list[dict[str, Any]]:
    return [
        {
            "name": c.name,
            "ours": c.ours,
            **{
                figure: {"median": c.median(figure), "spread": c.spread(figure)}
                for figure in FIGURES
            },
        }
        for c in field
        if c.failure is None
    ]


def ratios(field: list[Contestant]) -> dict[str, dict[str, dict[str, float]]]:
    """How many times faster each of our games is than each peer, median against median."""
    fit = [c for c in field if c.failure is None]
    return {
        mine.name: {
            peer.name: {
                "actions": mine.median("actions_per_s") / peer.median("actions_per_s"),
                "clones": mine.median("clones_per_s") / peer.median("clones_per_s"),
            }
            for peer in fit
            if not peer.ours
        }
        for mine in fit
        if mine.ours
    }


def memory(tell: Callable[[str], None]) -> tuple[dict[str, Any], dict[str, str]]:
    """Growth of memory over many games, each game in a fresh process; and what failed."""
    grown: dict[str, Any] = {}
    failures: dict[str, str] = {}
    for name, seats in games_and_seats():
        tell(f"memory of {name}-{seats}")
        try:
            command = [sys.executable, "-m", "bench.memory", name, str(seats)]
            grown[f"{name}-{seats}"] = answer(command)
        except RunError as error:
            failures[f"memory of {name}-{seats}"] = str(error)
    return grown, failures
