"""Breach from the command line, as somebody has it who has installed its distribution."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from anabasis.core.rulebook import rulebook_text
from breach.game import GAME

ROOT = Path(__file__).parents[2]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(breach_installed: Path, tmp_path: Path) -> Run:
    """`run("play", "breach", typed=["1", "q"])`, in an empty folder unless another is named."""

    def run_it(
        *arguments: str,
        typed: list[str] | None = None,
        folder: Path = tmp_path,
        installed: bool = True,
    ) -> subprocess.CompletedProcess[str]:
        path = [str(breach_installed)] if installed else []
        path += [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
        absolute = [str(Path(part).resolve()) for part in path]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(absolute), "COLUMNS": "200"}
        return subprocess.run(
            [sys.executable, "-m", "anabasis", *arguments],
            input="".join(f"{line}\n" for line in typed or []),
            capture_output=True,
            text=True,
            cwd=folder,
            env=environment,
            check=False,
        )

    return run_it


def test_it_is_there_when_it_is_installed_and_only_then(run: Run) -> None:
    assert "breach  Breach, 2 to 4 players" in run("games").stdout
    assert "breach" not in run("games", installed=False).stdout
    refused = run("play", "breach", installed=False)
    assert refused.returncode != 0
    assert "there is no game “breach”" in refused.stderr


def test_a_game_is_played_to_its_end_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    typed = ["1"] * 60 + ["s game.jsonl", "q"]
    ran = run("play", "breach", "--seed", "2", "--seats", "3", typed=typed)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You are Nikias. Against you: Demaratos and Lamachos." in ran.stdout
    assert "Round 1: how many coins do you bid for the lead?" in ran.stdout
    assert "The game is over." in ran.stdout
    assert re.search(r"\n  1\. (Nikias|Demaratos|Lamachos)\n", ran.stdout)
    told = run("replay", "game.jsonl")
    assert told.returncode == 0
    assert "The record is sound" in told.stdout
    assert "The bids are opened: " in told.stdout


def test_hidden_tokens_of_others_stay_hidden(run: Run) -> None:
    out = " ".join(run("play", "breach", "--seed", "3", typed=["q"]).stdout.split())
    assert out.count("Nikias draws a token from the cup: ") == 2
    assert out.count("Demaratos draws a token from the cup.") == 2


def test_the_odds_stand_beside_a_choice(run: Run) -> None:
    lead = ["4"]  # three coins, so that nobody can bid more
    for seed in range(1, 6):
        out = run("play", "breach", "--seats", "2", "--seed", str(seed), typed=[*lead, "q"]).stdout
        if "You lead" in out:
            assert "Forage for coins · One coin: 33%; 2 coins: 33%; 3 coins: 33%" in out
            assert re.search(r"Storm with 5 men · The wall falls: \d+%", out)
            assert "Send an envoy to Demaratos" in out
            return
    pytest.fail("nobody leads who bids all he has")


def test_it_speaks_japanese(run: Run) -> None:
    out = run("play", "breach", "--seed", "3", "--language", "ja", typed=["q"]).stdout
    assert "第1ラウンド：先導者の座に硬貨を何枚入札しますか？" in out


def test_its_rulebook_is_printed(run: Run) -> None:
    assert run("rules", "breach").stdout == rulebook_text(GAME)
    assert run("rules", "breach", "2.8").stdout.startswith("2.8 Envoy\n")


def test_every_case_has_code_and_a_test(run: Run) -> None:
    ran = run("rules", "breach", "--coverage", "--json", folder=ROOT)
    assert ran.returncode == 0, ran.stdout
    rows = json.loads(ran.stdout)
    assert len(rows) == 35
    assert not [row["case"] for row in rows if row["gap"]]
    code = [place for row in rows for place in row["code"]]
    assert all(re.match(r"breach/(\w+/)?\w+\.py:\d+$", place) for place in code)


def test_bots_play_it_by_themselves(run: Run) -> None:
    line = ("--games", "40", "--seats", "3", "--bots", "greedy", "--events", "--json")
    ran = run("sim", "breach", *line)
    told = json.loads(ran.stdout)
    assert told["games"] == 40
    assert set(told["ends_by_reason"]) <= {"rounds", "trophies"}
    assert told["events"]["garrison-shown"]["terms"]["spear"]["count"] > 0


def test_the_fuzzer_finds_nothing(run: Run) -> None:
    ran = run("fuzz", "breach", "--games", "200", "--json")
    assert ran.returncode == 0, ran.stdout
    told = json.loads(ran.stdout)
    assert (told["games"], told["failures"]) == (200, [])
    assert told["refused"] > 1000
