"""The environments are filled once, from the list as it is, and never left half filled."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.conftest import Checkout, wait_until
from tools import ROOT


def test_it_is_filled_once(checkout: Checkout) -> None:
    checkout.environment.fill("base")
    [asked] = checkout.asked()
    assert "--require-hashes" in asked
    assert asked.endswith("requirements/base.txt")
    checkout.environment.fill("base")
    assert checkout.asked() == []


def test_a_changed_list_fills_it_again(checkout: Checkout) -> None:
    checkout.environment.fill("base")
    checkout.asked()
    with checkout.environment.list_of("base").open("a") as file:
        file.write("one-more==1.0\n")
    checkout.environment.fill("base")
    assert len(checkout.asked("requirements/base.txt")) == 1


def test_the_list_for_development_covers_the_others(checkout: Checkout) -> None:
    checkout.environment.fill("dev")
    checkout.asked()
    for name in ("base", "build"):
        checkout.environment.fill(name)
    assert checkout.asked() == []


def test_the_list_for_playing_does_not_cover_the_one_for_development(checkout: Checkout) -> None:
    checkout.environment.fill("base")
    checkout.asked()
    checkout.environment.fill("dev")
    assert len(checkout.asked("requirements/dev.txt")) == 1


def test_what_pip_cannot_do_is_said_and_not_taken_for_done(checkout: Checkout) -> None:
    checkout.before('echo "ERROR: no such package"; exit 1\n')
    with pytest.raises(SystemExit, match=r"no such package(.|\n)*could not fill \.venv"):
        checkout.environment.fill("base")
    assert not checkout.environment.holds("base")


def test_an_environment_whose_python_is_gone_is_made_anew(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after an upgrade of the system."""
    checkout.environment.fill("base")
    python = checkout.environment.python
    kept = python.read_text()
    python.unlink()
    python.symlink_to(checkout.root / "python-that-was")
    assert not checkout.environment.holds("base")
    made: list[object] = []

    def make(command: list[object], check: bool) -> None:
        made.extend(command)
        python.unlink()
        python.write_text(kept)
        python.chmod(0o755)

    monkeypatch.setattr(subprocess, "run", make)
    checkout.environment.fill("base")
    assert made == [sys.executable, "-m", "venv", "--clear", checkout.environment.folder]


def test_two_commands_fill_it_one_after_the_other(checkout: Checkout) -> None:
    checkout.before('until test -e "$here/../go"; do sleep 0.02; done\n')
    command = [sys.executable, "-u", "-m", "tools.environment", "base"]
    first = subprocess.Popen(command, cwd=checkout.root, stdout=subprocess.PIPE, text=True)
    wait_until(checkout.notes.exists)
    second = subprocess.Popen(command, cwd=checkout.root, stdout=subprocess.PIPE, text=True)
    assert second.stdout is not None
    assert "another command is filling .venv" in second.stdout.readline()
    (checkout.root / ".venv" / "go").touch()
    for process in (first, second):
        process.communicate(timeout=30)
        assert process.returncode == 0
    assert len(checkout.asked()) == 1


def test_an_old_python_is_told_in_one_line(tmp_path: Path) -> None:
    """Whatever it can read of the tools."""
    text = (ROOT / "tools" / "__init__.py").read_text()
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").write_text(
        text.replace("sys.version_info <", "(3, 8, 1) <").replace(
            "*sys.version_info[:2]", "*(3, 8)"
        )
    )
    (tmp_path / "tools" / "play.py").write_text("syntax of tomorrow!\n")
    done = subprocess.run(
        [sys.executable, "-m", "tools.play"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert line.startswith("Anabasis needs Python 3.11 or newer")
    assert line.endswith("is 3.8. Try: make PYTHON=python3.12")
