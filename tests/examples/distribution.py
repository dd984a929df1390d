"""The example of a game in a package of its own, installed as anybody would install it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "examples" / "breach"


def install(folder: Path, work: Path) -> None:
    """Install the distribution into a folder, from a copy: a build leaves things behind.

    The folder is not on any path: who puts it there has the game.
    """
    copy = work / "source"
    leftovers = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    shutil.copytree(SOURCE, copy, ignore=leftovers)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    done = subprocess.run(
        [*command, *alone, "--target", str(folder), str(copy)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
