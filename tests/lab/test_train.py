"""Training: the same file from the same seed, whatever the build and the number of processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from anabasis.core.registry import find_game, game_ids
from anabasis.core.weights import read_weights
from anabasis.lab.interrupts import Interrupts
from anabasis.lab.train import (
    ROUNDS,
    SAMPLES,
    Trained,
    TrainingGame,
    play_training,
    train,
    trained_row,
)

ROOT = Path(__file__).parents[2]
GAMES = ROUNDS


@pytest.fixture(scope="module")
def told() -> list[int]:
    """What progress was told."""
    return []


@pytest.fixture(scope="module")
def text(told: list[int]) -> str:
    return train("alexandros", GAMES, 3, progress=told.append).text()


def row_of_two(seed: int, jobs: int) -> list[float]:
    """The weights for two seats alone."""
    row = trained_row(find_game("alexandros"), 2, GAMES, seed, jobs, Interrupts(), lambda: None)
    assert row is not None
    return list(row)


def test_the_seed_decides_and_not_the_number_of_processes(text: str) -> None:
    row = list(json.loads(text)["weights"]["2"].values())
    assert row_of_two(3, jobs=2) == row
    assert row_of_two(4, jobs=1) != row


def test_the_build_does_not(text: str) -> None:
    """The sources, interpreted, write the same file byte by byte."""
    command = ["train", "alexandros", "--games", str(GAMES), "--seed", "3"]
    ran = subprocess.run(
        [sys.executable, "-m", "tools.interpreted", "-m", "anabasis", *command],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == text


def test_the_file_says_how_it_was_made(text: str) -> None:
    plain = json.loads(text)
    assert plain["command"] == f"anabasis train alexandros --games {GAMES} --seed 3"
    assert (plain["game"], plain["games"], plain["seed"]) == ("alexandros", GAMES, 3)
    names = list(find_game("alexandros").feature_names)
    assert [list(row) for row in plain["weights"].values()] == [names] * 3
    assert list(plain["weights"]) == ["2", "3", "4"]


def test_progress_is_told_game_by_game(text: str, told: list[int]) -> None:
    assert told == list(range(1, 3 * GAMES + 1))


def test_a_game_leaves_some_of_its_positions_and_how_it_ended() -> None:
    samples = play_training(TrainingGame("alexandros", 3, 1, 0, ()))
    assert len(samples) == SAMPLES
    for features, won in samples:
        assert len(features) == len(won) == 3
        assert sum(won) == pytest.approx(1.0)
    assert len({repr(features) for features, _ in samples}) > SAMPLES // 2


def test_weights_change_how_training_games_are_played() -> None:
    many = len(find_game("alexandros").feature_names)
    random = play_training(TrainingGame("alexandros", 2, 1, 1, ()))
    greedy = play_training(TrainingGame("alexandros", 2, 1, 1, ((1.0,) * many,)))
    assert random != greedy


@pytest.mark.parametrize("game_id", game_ids())
def test_the_weights_in_the_folder_are_of_the_games_features(game_id: str) -> None:
    game = find_game(game_id)
    weights = read_weights(game.package(), game.feature_names)
    low, high = game.seats
    assert sorted(weights.rows) == list(range(low, high + 1))
    assert game.weights().rows == weights.rows


@pytest.mark.parametrize("game_id", game_ids())
def test_the_weights_in_the_folder_are_of_the_games_versions(game_id: str) -> None:
    """After a change of rules or components: `anabasis train`, with the command in the file."""
    game = find_game(game_id)
    folder = Path(sys.modules[game.package()].__path__[0])
    plain: dict[str, Any] = json.loads((folder / "weights.json").read_text("utf-8"))
    rules, components = game.versions.newest()
    assert plain["versions"] == f"{rules}.{components}"
    made = Trained(game, plain["games"], plain["seed"], 0, None)
    assert plain["command"] == made.command()


def test_where_all_weights_are_given_no_game_is_played() -> None:
    """So it is at Arbela, whose file is what the command writes at once."""
    trained = train("arbela", 1000, 1)
    assert trained.games == 0
    game = find_game("arbela")
    file = files(game.package()).joinpath("weights.json")
    assert trained.text() == file.read_text("utf-8")
