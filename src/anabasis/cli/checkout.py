"""The checkout of Anabasis, where there is one, and `anabasis bench`, which runs there."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import anabasis
from anabasis.cli.errors import InputError
from anabasis.core.game import Game


def find_checkout() -> Path | None:
    """The checkout around the working folder, else the one that the package runs from."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(anabasis.__path__[0]).parents):
        if is_checkout(folder):
            return folder
    return None


def find_tests(game: Game[Any]) -> Path | None:
    """The checkout that has the rule tests of a game: around the working folder, else the one that
    the game or the package runs from."""
    here = Path.cwd()
    code = Path(str(files(game.package())))
    for folder in (here, *here.parents, *code.parents, *Path(anabasis.__path__[0]).parents):
        if has_tests(folder, game):
            return folder
    return None


def has_tests(folder: Path, game: Game[Any]) -> bool:
    return (folder / "tests" / "rules" / game.id).is_dir()


def is_checkout(folder: Path) -> bool:
    try:
        text = (folder / "pyproject.toml").read_text(encoding="utf-8")
        project = tomllib.loads(text).get("project", {})
    except (OSError, ValueError):
        return False
    return project.get("name") == "anabasis" and (folder / "tests").is_dir()


def bench(as_json: bool) -> int:
    """Run the checkout's measurements."""
    root = find_checkout()
    if root is None or not (root / "bench" / "__main__.py").is_file():
        raise InputError("bench needs a checkout of Anabasis: its measurements are not installed")
    command = [sys.executable, "-m", "bench", *(["--json"] if as_json else [])]
    return subprocess.run(command, cwd=root, check=False).returncode
