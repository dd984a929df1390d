"""The virtual environments: made where they are missing, filled from locked requirements.

`python -m tools.environment dev` sees to it that .venv holds what requirements/dev.txt names. A
stamp in the environment says which list it was filled from: nothing is done twice.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

from tools import ROOT
from tools.digest import digest
from tools.lock import held
from tools.progress import Progress, fail, follow

PLACES = {
    "base": ".venv",
    "build": ".venv",
    "dev": ".venv",
    "node": ".venv",
    "peers": ".venv-peers",
}
"""Each list of requirements, and the environment that holds it."""

COVERED_BY = {"base": "dev", "build": "dev"}
"""What is in the one list is in the other as well."""

QUIET = ("--disable-pip-version-check", "--no-input", "--no-compile")
"""Python compiles what is imported, when it is imported: a third of what pip would compile."""


class Environment:
    """A virtual environment of the checkout."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        self.root = root
        self.python = folder / "bin" / "python"

    def fill(self, name: str) -> None:
        """See to it that it holds one of the lists of requirements."""
        if self.holds(name):
            return
        with self.held():
            if self.holds(name):
                return
            self.make()
            self._pip(f"from requirements/{name}.txt", "--require-hashes", "-r", self.list_of(name))
            for old in self.folder.glob(f".{name}-*"):
                old.unlink()
            self.stamp(name).touch()

    def holds(self, name: str) -> bool:
        names = [name, *([COVERED_BY[name]] if name in COVERED_BY else [])]
        return self.python.exists() and any(self.stamp(one).exists() for one in names)

    def stamp(self, name: str) -> Path:
        return self.folder / f".{name}-{digest(self.root, [self.list_of(name)])}"

    def list_of(self, name: str) -> Path:
        return self.root / "requirements" / f"{name}.txt"

    def make(self) -> None:
        """Make it, unless it is there; one that was left half made is made anew."""
        if self.python.exists() and (self.folder / "bin" / "pip").exists():
            return
        try:
            import ensurepip  # noqa: F401
            import venv  # noqa: F401
        except ImportError:
            fail(f"{sys.executable} cannot make virtual environments: install python3-venv.")
        print(f"setup: making the environment {self.folder.name}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", self.folder], check=True)

    def install(self, wheel: Path) -> None:
        """Put a wheel into it, in the place of the one of that name."""
        with self.held():
            self._pip(wheel.name, "--no-deps", "--force-reinstall", wheel)

    def held(self) -> AbstractContextManager[None]:
        """No two commands change it at the same time."""
        waiting = f"setup: another command is filling {self.folder.name}, and is waited for"
        return held(self.root / "build" / f"{self.folder.name}.lock", waiting=waiting)

    def _pip(self, what: str, *arguments: str | Path) -> None:
        """Run pip in it; what goes wrong is said in pip's last words."""
        command = [self.python, "-m", "pip", "install", *QUIET, "--progress-bar=off", *arguments]
        with Progress(f"setup: {self.folder.name}, {what}") as progress:
            status, lines = follow(command, lambda line: _tell(progress, line), self.root)
        if status != 0:
            fail(*lines[-8:], f"pip could not fill {self.folder.name}, {what}.")


def _tell(progress: Progress, line: str) -> None:
    """pip speaks of each package once while it collects them, and then of all that it installs."""
    if line.startswith("Collecting "):
        progress.count(line.split()[1].partition("==")[0])
    elif line.startswith("Installing collected packages"):
        progress.say("installing them")


def environment_of(name: str) -> Environment:
    return Environment(ROOT / PLACES[name])


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.environment", description=__doc__)
    options.add_argument("name", choices=sorted(PLACES))
    name = options.parse_args().name
    environment_of(name).fill(name)


if __name__ == "__main__":
    main()
