"""The measurements of the server's speed can be taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bench import crash, server, sockets
from bench.unlimited import UNLIMITED


def test_durable_actions_are_counted(tmp_path: Path) -> None:
    assert server.run(server.durable_actions(tmp_path, tables=2, seconds=0.2)) > 0


def test_clicks_are_timed_until_the_board_shows_them(tmp_path: Path) -> None:
    took = server.run(server.click_to_board(tmp_path, clicks=3))
    assert len(took) == 3
    assert all(seconds > 0 for seconds in took)


@pytest.mark.parametrize("game", ["alexandros", "arbela"])
def test_actions_over_sockets_are_counted(
    tmp_path: Path, database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for name, value in UNLIMITED.items():
        monkeypatch.setenv(name, value)
    with server.server_process(tmp_path, database()) as (base, pid):
        found = server.run(sockets.played(base, pid, game, 2, 60, 1.0, 0.0))
    assert found["best_second"] >= found["actions_per_s"] > 10
    assert found["server_us"] > 0 < found["players_us"]
    assert 0 < found["p50_ms"] <= found["p99_ms"]


def test_when_no_table_stands_by_there_is_no_result() -> None:
    games = sockets.Games("http://127.0.0.1:1", "alexandros", 0.0)
    games.spare = {"one": []}
    games.play_next()
    assert games.playing == {"one"}
    games.over("one")
    assert games.ended == 1
    assert games.fault is not None
    assert b"--spare" in games.fault


def test_the_memory_of_games_is_looked_at(tmp_path: Path) -> None:
    early, late = server.run(server.memory_of_games(tmp_path, games=5))
    assert 0 < early <= late + 1


def test_a_server_is_killed_and_everything_confirmed_is_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'crash.sqlite3'}"
    report = crash.measure(database, tmp_path, kills=1, count=2, seconds=1)
    assert report["wrong"] == []
    assert report["confirmed"] > 0


def test_what_was_lost_or_doubled_is_found() -> None:
    for stored, right in (
        ([(0, "a")], True),
        ([(0, "a"), (1, "b")], True),
        ([], False),
        ([(0, "a"), (0, "a")], False),
        ([(1, "b")], False),
    ):
        table = crash.Table("x")
        table.confirmed, table.on_its_way = [(0, "a")], (1, "b")
        assert (table.compare(stored) is None) is right
