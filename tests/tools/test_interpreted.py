"""Running on the sources: the games are found without anything being installed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import Distribution
from pathlib import Path

from tests.tools.conftest import Checkout
from tools import ROOT
from tools.interpreted import lay_down

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_sources_say_of_themselves_what_the_package_would(checkout: Checkout) -> None:
    [found] = Distribution.discover(path=[str(lay_down(checkout.root))])
    assert (found.name, found.version) == (PROJECT["name"], PROJECT["version"])
    games = {entry.name: entry.value for entry in found.entry_points if "games" in entry.group}
    assert games == PROJECT["entry-points"]["anabasis.games"]


def test_a_game_that_has_gone_is_not_found(checkout: Checkout) -> None:
    lay_down(checkout.root)
    project = checkout.root / "pyproject.toml"
    lines = project.read_text().splitlines()
    kept = [line for line in lines if not line.startswith("arbela = ")]
    assert len(kept) < len(lines)
    project.write_text("\n".join(kept))
    [found] = Distribution.discover(path=[str(lay_down(checkout.root))])
    assert "arbela" not in {entry.name for entry in found.entry_points}


def test_what_it_runs_is_the_sources() -> None:
    """Whatever is installed."""
    code = (
        "import anabasis; from anabasis.core.registry import game_ids;"
        "print(anabasis.__path__[0], *game_ids())"
    )
    done = subprocess.run(
        [sys.executable, "-m", "tools.interpreted", "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    path, *games = done.stdout.split()
    assert Path(path) == ROOT / "src" / "anabasis"
    assert games == sorted(PROJECT["entry-points"]["anabasis.games"])
