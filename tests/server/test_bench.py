"""The measurements of the server's speed can be taken."""

from __future__ import annotations

from pathlib import Path

from bench import server


def test_durable_actions_are_counted(tmp_path: Path) -> None:
    assert server.run(server.durable_actions(tmp_path, tables=2, seconds=0.2)) > 0


def test_clicks_are_timed_until_the_board_shows_them(tmp_path: Path) -> None:
    took = server.run(server.click_to_board(tmp_path, clicks=3))
    assert len(took) == 3
    assert all(seconds > 0 for seconds in took)
