"""Running the command line in the test's own process."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from anabasis.cli import main
from anabasis.core.record import dump
from anabasis.core.registry import find_game
from tests.games.random_match import random_match


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("play", "alexandros", typed=["1", "q"])`: the exit status and what was printed."""
    monkeypatch.setenv("COLUMNS", "250")
    monkeypatch.setenv("LINES", "40")

    def run_it(*arguments: str, typed: list[str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        status = main([*arguments])
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return run_it


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game between two."""
    file = tmp_path / "game.jsonl"
    file.write_text(dump(random_match(find_game("alexandros"), 2, 7)), encoding="utf-8")
    return file
