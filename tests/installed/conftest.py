"""What it takes to try the package as others get it: made once, and shared by all workers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.installed.dockerfile import copied
from tools import ROOT
from tools.client import STATIC
from tools.environment import Environment
from tools.lock import held

LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")


@pytest.fixture(scope="session")
def shared(
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[str, Callable[[Path], None]], Path]:
    """Makes a folder by its name, by the first worker that asks; the others wait for it."""
    place = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent

    def made(name: str, make: Callable[[Path], None]) -> Path:
        folder, done = place / name, place / f"{name}.made"
        with held(place / f"{name}.lock", waiting=f"waiting for {name}"):
            if not done.exists():
                shutil.rmtree(folder, ignore_errors=True)
                make(folder)
                done.touch()
        return folder

    return made


Shared = Callable[[str, Callable[[Path], None]], Path]


@pytest.fixture(scope="session")
def base(shared: Shared) -> Environment:
    """An environment filled from requirements/base.txt, and with nothing else in it."""
    return Environment(shared("base", lambda folder: Environment(folder).fill("base")))


@pytest.fixture(scope="session")
def wheel(shared: Shared) -> Path:
    """The pure wheel of the present sources."""

    def make(folder: Path) -> None:
        copy_checkout(folder / "checkout")
        done = pip_wheel(folder / "checkout", folder, os.environ["PATH"])
        assert done.returncode == 0, done.stdout

    return next(shared("wheel", make).glob("*.whl"))


@pytest.fixture(scope="session")
def installed(shared: Shared, base: Environment, wheel: Path) -> Environment:
    """That environment with the wheel in it, put there once: no server starts from half of it."""
    shared("installed", lambda _: base.install(wheel))
    return base


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the package is built from, which is what the Dockerfile copies."""
    return copy_checkout(tmp_path / "checkout")


def copy_checkout(folder: Path) -> Path:
    if not (ROOT / STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run make web", pytrace=False)
    for name in copied():
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        elif not (folder / name).exists():
            shutil.copy2(ROOT / name, folder / name)
    return folder


def pip_wheel(checkout: Path, out: Path, search: str) -> subprocess.CompletedProcess[str]:
    """Build the pure wheel of a checkout with the present environment's setuptools.

    Python is called by a name in a folder of its own: what lies beside it in its environment is out
    of reach, as is all that is not on the search path.
    """
    bin = out / "bin"
    bin.mkdir(parents=True, exist_ok=True)
    python = bin / "python"
    if not python.exists():
        python.symlink_to(Path(sys.executable).resolve())
    command = [str(python), "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--verbose"]
    return subprocess.run(
        [*command, "--wheel-dir", out, checkout],
        env={
            "PATH": search,
            "HOME": str(out),
            "ANABASIS_PURE": "1",
            "PYTHONPATH": sysconfig.get_path("purelib"),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
