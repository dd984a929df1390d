"""The README says what is so: its commands and its example run as written, its pictures exist."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.pictures import PICTURES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SCRIPTS = Path(sys.executable).parent
PATIENCE = 120

COMMANDS = re.findall(r"`(?:\.venv/bin/)?(anabasis [^`]+)`", README)
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
STAYING = {"serve", "play"}
"""Commands that go on until somebody ends them."""


def started(command: str, folder: Path) -> subprocess.Popen[str]:
    shutil.copy(ROOT / "tests/games/golden/alexandros-2.jsonl", folder / "game.jsonl")
    environment = os.environ | {
        "PATH": f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}",
        "ANABASIS_DATABASE_URL": f"sqlite:///{folder / 'tables.sqlite3'}",
        "PYTHONPATH": str(ROOT),
    }
    return subprocess.Popen(
        command.split(),
        cwd=ROOT if "--coverage" in command else folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if one.split()[1] not in STAYING], ids=str
)
def test_a_command_runs_as_written(command: str, tmp_path: Path) -> None:
    process = started(command, tmp_path)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert said.strip()


def test_the_server_starts_as_written(tmp_path: Path) -> None:
    [command] = [one for one in COMMANDS if one.split()[1] == "serve"]
    process = started(command, tmp_path)
    assert process.stdout is not None
    said = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert said.startswith("Anabasis is at http://"), said


def test_a_game_in_the_terminal_starts_as_written(tmp_path: Path) -> None:
    """Nobody answers: it says so, and ends in good order."""
    [command] = [one for one in COMMANDS if one.split()[1] == "play"]
    process = started(command, tmp_path)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert "Arbela" in said


def test_the_python_example_runs_as_written(tmp_path: Path) -> None:
    assert len(EXAMPLES) == 1
    done = subprocess.run(
        [sys.executable, "-c", EXAMPLES[0]],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "ranking" in done.stdout.splitlines()[-1]


def test_the_make_targets_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE)
    assert {"play", "test"} <= set(named) <= set(targets)


def test_the_pictures_are_those_that_are_taken() -> None:
    """`make pictures` makes every picture that is shown, and no other."""
    shown = re.findall(r"\]\(docs/images/([a-z]+)\.png\)", README)
    assert sorted(shown) == sorted(PICTURES)
    assert all((ROOT / f"docs/images/{name}.png").is_file() for name in shown)
