"""A line about what takes a while: it moves on a terminal, and stands elsewhere."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tools.progress import Progress, follow


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> str:
    monkeypatch.setattr(sys, "stdout", stream)
    with Progress("setup: packages") as progress:
        progress.count("alembic")
        progress.count("anyio")
        progress.say("installing them")
    return stream.getvalue()


def test_on_a_terminal_it_moves_and_ends_as_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    states = shown(monkeypatch, Terminal()).split("\r\x1b[K")
    assert states == [
        "setup: packages",
        "setup: packages: 1 alembic",
        "setup: packages: 2 anyio",
        "setup: packages: installing them",
        "setup: packages\n",
    ]


def test_elsewhere_it_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, io.StringIO()) == "setup: packages\n"


def test_what_a_command_prints_is_told_line_by_line_and_kept(tmp_path: Path) -> None:
    told: list[str] = []
    script = "echo one; echo two >&2; pwd; exit 3"
    status, lines = follow(["/bin/sh", "-c", script], told.append, tmp_path)
    assert status == 3
    assert told == lines == ["one", "two", str(tmp_path)]
