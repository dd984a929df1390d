"""The wheel plays, and no wheel is built that would not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.installed.conftest import pip_wheel
from tests.installed.playing import play, started
from tools import ROOT
from tools.client import STATIC, Client
from tools.environment import Environment

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAMES = sorted(PROJECT["entry-points"]["anabasis.games"])


def test_a_move_of_every_game_can_be_played_in_it(installed: Environment, tmp_path: Path) -> None:
    """Installed in an empty environment, with nothing but that environment's programs in reach."""
    bin = installed.folder / "bin"
    assert shutil.which("node", path=str(bin)) is None
    with started([bin / "anabasis", "serve", "--port", "0"], tmp_path, bin) as address:
        assert sorted(play(address)) == GAMES


def test_all_that_the_wheel_requires_is_in_the_list_for_playing(installed: Environment) -> None:
    check = [str(installed.python), "-m", "pip", "check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_client_is_in_it(wheel: Path) -> None:
    built = {
        file.relative_to(ROOT / "src").as_posix()
        for file in (ROOT / STATIC).rglob("*")
        if file.is_file()
    }
    assert built
    assert built <= set(zipfile.ZipFile(wheel).namelist())


def test_without_client_and_node_the_build_refuses_in_one_line(
    checkout: Path, tmp_path: Path
) -> None:
    shutil.rmtree(checkout / STATIC)
    done = pip_wheel(checkout, tmp_path / "out", "")
    assert done.returncode != 0
    assert not list((tmp_path / "out").glob("*.whl"))
    [line] = [line.strip() for line in done.stdout.splitlines() if "browser client" in line]
    assert line.startswith("error: the browser client cannot be built: it takes Node 20 or newer")
    assert "Traceback" not in done.stdout


def test_a_client_of_other_sources_is_none(checkout: Path, tmp_path: Path) -> None:
    """One that was built before the sources changed is not shipped: the build wants Node."""
    page = checkout / "web" / "index.html"
    page.write_text(page.read_text() + "<!-- changed -->\n")
    assert "the browser client cannot be built" in pip_wheel(checkout, tmp_path / "out", "").stdout


def test_the_source_distribution_is_the_checkout_with_the_client_built(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout, so what belongs to it is not known")
    code = f"from tools.backend import build_sdist; build_sdist({str(tmp_path)!r})"
    environment = os.environ | {"ANABASIS_PURE": "1"}
    subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, capture_output=True
    )
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    missing = [
        name
        for name in listed.stdout.splitlines()
        if (ROOT / name).is_file() and not (unpacked / name).is_file()
    ]
    assert missing == []
    assert Client(unpacked).is_built()
    assert not (unpacked / "web" / "node_modules").exists()
