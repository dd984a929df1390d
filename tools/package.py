"""The package as .venv holds it: built into a wheel where its sources have changed, then installed.

`python -m tools.package` is `make setup`. With `--behind` only the wheel is made, at the lowest
priority, and whoever needs it next installs it: nothing changes under a running server. Wheels are
kept by the digest of what they were made from: one that does not fit the sources is never used.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools import client as browser
from tools.client import Client
from tools.compiler import why_not_compiled
from tools.digest import digest, files_below
from tools.environment import Environment, environment_of
from tools.lock import Taken, held, holder
from tools.progress import fail, follow

PARTS = (
    "setup.py",
    "pyproject.toml",
    "requirements/build.txt",
    "tools/backend.py",
    "tools/client.py",
    "tools/compiler.py",
    "tools/quick_c.py",
)
"""What the wheel is made by, besides what it is made of."""

TRIES = 3
"""So often a build begins anew because a source was changed while it ran."""

LOWEST = 19


class Package:
    """The package of a checkout, and the environment that it is installed in."""

    def __init__(self, environment: Environment, root: Path = ROOT) -> None:
        self.environment = environment
        self.root = root
        self.kind = "compiled" if why_not_compiled() is None else "pure"
        self.builds = root / "build"
        self.log = self.builds / "package.log"
        self.lock = self.builds / "package.lock"
        self.unfinished = self.builds / "unfinished"
        """Is there while a build runs: the mark of one that was cut off."""
        self.failed = self.builds / "failed"
        """The digest of what could not be built."""
        self.stamp = environment.folder / ".package"
        """The digest of what the installed package was made from."""

    def digest(self) -> str:
        """Of all that the wheel depends on: sources, client, kind of build and Python."""
        config = self.environment.folder / "pyvenv.cfg"
        words = (self.kind, config.read_text() if config.is_file() else "")
        return digest(self.root, self.sources(), *words)

    def sources(self) -> Iterator[Path]:
        yield from (self.root / part for part in PARTS)
        client = Client(self.root)
        yield from files_below(self.root / "src", {client.static})
        yield from client.sources()

    def wheel(self, made_from: str) -> Path | None:
        """The wheel that was made from just this, if there is one."""
        return next((self.builds / "wheels" / made_from).glob("*.whl"), None)

    def is_ready(self) -> bool:
        """Whether the present package is installed, or has only to be."""
        present = self.digest()
        return self.is_installed(present) or self.wheel(present) is not None

    def cannot_be_built(self) -> bool:
        """Whether just this was tried, and failed."""
        return self.failed.is_file() and self.failed.read_text() == self.digest()

    def is_installed(self, made_from: str) -> bool:
        return self.stamp.is_file() and self.stamp.read_text() == made_from

    # ---- building

    def build(self) -> Path:
        """Make the wheel of the present sources, unless it is there. The lock must be held."""
        for _ in range(TRIES):
            present = self.digest()
            made = self.wheel(present)
            if made is not None:
                return made
            print("setup: building anabasis (a minute or two where all is compiled)", flush=True)
            wheel = self._build()
            if self.digest() != present:
                print("setup: a source was changed meanwhile", flush=True)
            elif wheel is not None:
                return self._keep(wheel, present)
            else:
                if not self.unfinished.exists():
                    self.failed.write_text(present)
                break
        faults = [line for line in self.log.read_text().splitlines() if "rror: " in line]
        fail(*faults[:30], f"The build failed; all of it is in {self.log}.")

    def _build(self) -> Path | None:
        """Make the wheel of what is found; None if it cannot be made."""
        if self.unfinished.exists():
            self._sweep()
        self.unfinished.touch()
        out = self.builds / "wheel"
        shutil.rmtree(out, ignore_errors=True)
        pip = ["-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--verbose"]
        where = ["--disable-pip-version-check", "--wheel-dir", str(out), "."]
        environment = os.environ | {"ANABASIS_PURE": "0" if self.kind == "compiled" else "1"}
        with self.log.open("w", encoding="utf-8") as log:

            def tell(line: str) -> None:
                print(line, file=log, flush=True)
                if line.startswith("anabasis: "):
                    print(f"setup: {line.removeprefix('anabasis: ')}", flush=True)

            command = [str(self.environment.python), *pip, *where]
            status, _ = follow(command, tell, self.root, environment)
        if status >= 0:  # it came to an end of its own
            self.unfinished.unlink()
        return next(out.glob("*.whl")) if status == 0 else None

    def _sweep(self) -> None:
        """What a build that was cut off has left may be half written, and look finished."""
        for folder in (*self.builds.glob("lib*"), *self.builds.glob("temp*")):
            shutil.rmtree(folder)

    def _keep(self, wheel: Path, made_from: str) -> Path:
        shutil.rmtree(self.builds / "wheels", ignore_errors=True)
        kept = self.builds / "wheels" / made_from
        kept.parent.mkdir()
        wheel.parent.rename(kept)
        return kept / wheel.name

    # ---- installing

    def install(self) -> None:
        """Have the present package installed, building it if need be."""
        if self.is_installed(self.digest()):
            return
        waiting = "setup: another command is building anabasis, and is waited for"
        with held(self.lock, waiting=waiting):
            if self.wheel(self.digest()) is None:
                self.environment.fill("build")
            wheel = self.build()
            made_from = wheel.parent.name
            if self.is_installed(made_from):
                return
            self.stamp.unlink(missing_ok=True)
            self.environment.install(wheel)
            self.stamp.write_text(made_from)

    # ---- behind

    def build_behind(self) -> int:
        """Start making the wheel, unless somebody is at it; the number of the process that is."""
        building = holder(self.lock)
        if building is not None:
            return building
        self.builds.mkdir(exist_ok=True)
        with (self.builds / "behind.log").open("w") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "tools.package", "--behind"],
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C for the server is not for the build
            )
        return process.pid

    def behind(self) -> None:
        """The process that makes the wheel behind a running server."""
        os.nice(LOWEST)
        try:
            with held(self.lock):
                self.environment.fill("build")
                self.build()
        except Taken:
            print("setup: another process is building", flush=True)

    def stop(self) -> None:
        """End the build behind, if there is one."""
        building = holder(self.lock)
        if building is not None and os.getpgid(building) == building:
            os.killpg(building, signal.SIGTERM)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    options.add_argument("--behind", action="store_true", help="make the wheel only, unhurried")
    options.add_argument("--stop", action="store_true", help="end the build behind")
    chosen = options.parse_args()
    package = Package(environment_of("dev"))
    if chosen.stop:
        package.stop()
    elif chosen.behind:
        package.behind()
    else:
        browser.build()
        package.install()


if __name__ == "__main__":
    main()
