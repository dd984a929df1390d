"""Records of every game: played again to the last byte, on every build and release."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anabasis.core import record
from anabasis.core.game import Game
from anabasis.core.match import Match
from anabasis.core.versions import Version, spoken
from tests.games import golden
from tests.games.golden import golden_path, golden_text
from tests.games.random_match import random_match
from tests.games.sampling import SEEDS, as_bytes, every_table

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id) for game in golden.games()]
)
every_ending = pytest.mark.parametrize(
    ("game", "reason"),
    [pytest.param(game, reason, id=f"{game.id}-{reason}") for game, reason in golden.endings()],
)
every_kept_version = pytest.mark.parametrize(
    ("game", "version"),
    [pytest.param(game, one, id=f"{game.id}-{spoken(one)}") for game, one in golden.kept()],
)


def read(path: Path, game: Game[Any]) -> Match[Any]:
    """The match of a golden game, which replays to the last byte."""
    text = path.read_text(encoding="utf-8")
    match = record.load(text, lambda _: game)
    assert record.dump(match) == text
    return match


@every_table
def test_a_record_replays_to_the_identical_position(game: Game[Any], seats: int) -> None:
    for seed in SEEDS:
        for most in (0, 7, 20_000):
            match = random_match(game, seats, seed, most=most)
            text = record.dump(match)
            again = record.load(text, lambda _: game)
            assert as_bytes(game, again.position) == as_bytes(game, match.position)
            assert record.dump(again) == text


@every_table
def test_the_golden_game_replays(game: Game[Any], seats: int) -> None:
    match = read(golden_path(game, seats), game)
    assert game.outcome(match.position) is not None
    assert match.version == game.versions.newest()


@every_table
def test_the_golden_game_is_played_again_move_by_move(game: Game[Any], seats: int) -> None:
    """On every build and release; see `tests.games.golden` for when to write the files anew."""
    assert golden_text(game, seats) == golden_path(game, seats).read_text(encoding="utf-8")


@every_ending
def test_for_every_reason_to_end_there_is_a_golden_game_that_replays(
    game: Game[Any], reason: str
) -> None:
    match = read(golden_path(game, reason), game)
    outcome = game.outcome(match.position)
    assert outcome is not None
    assert outcome.reason == reason
    assert match.version == game.versions.newest()


@every_kept_version
def test_a_golden_game_of_earlier_rules_replays_move_by_move(
    game: Game[Any], version: Version
) -> None:
    path = golden_path(game, f"rules-{spoken(version)}")
    assert read(path, game).version == version
    assert golden.kept_text(game, version) == path.read_text(encoding="utf-8")


@every_game
def test_golden_games_hold_everything_that_a_record_can(game: Game[Any]) -> None:
    """Undone by oneself and by agreement, time that ran out, a seat that gave up, a wish."""
    text = golden_path(game, "resignation").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()[1:-1]]
    assert {line.get("agreed", False) for line in lines if line.get("undo")} == {False, True}
    verbs = {line["action"].split()[0] for line in lines if "action" in line}
    assert {"time-out", "resign"} <= verbs
    assert "ask" in verbs or not game.windows


def test_every_golden_file_belongs_to_a_game() -> None:
    known = {golden_path(game, seats) for game, seats in golden.tables()}
    known |= {golden_path(game, reason) for game, reason in golden.endings()}
    known |= {golden_path(game, f"rules-{spoken(version)}") for game, version in golden.kept()}
    assert set(golden.FOLDER.iterdir()) == known
