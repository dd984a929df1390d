"""`make dist`: source distribution and wheel in dist/, and a move played in what they install.

The wheel is built from the source distribution, as somebody who got that would build it; and it is
tried in an empty environment that has nothing but what it requires, with no Node in reach.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TextIO

from tools import ROOT, client
from tools.environment import Environment, environment_of
from tools.progress import fail

DIST = ROOT / "dist"
SDIST = "from tools.backend import build_sdist; build_sdist('dist')"


def main() -> None:
    python = environment_of("dev").python
    client.build()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    log = ROOT / "build" / "dist.log"
    with tempfile.TemporaryDirectory(prefix="anabasis-dist-") as name, log.open("w") as lines:
        folder = Path(name)
        print("dist: building the source distribution", flush=True)
        run([python, "-c", SDIST], lines)
        print("dist: building the wheel from it", flush=True)
        pip = ["-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--verbose"]
        [sdist] = DIST.glob("*.tar.gz")
        run([python, *pip, "--wheel-dir", DIST, sdist], lines, without_node(folder))
        print("dist: installing the wheel in an empty environment", flush=True)
        empty = Environment(folder / "empty")
        empty.fill("base")
        empty.install(next(DIST.glob("*.whl")))
        run([empty.python, "-m", "pip", "check"], lines)
        print("dist: playing a move in it", flush=True)
        run([python, "-m", "tests.installed.playing", folder / "empty" / "bin"], sys.stdout)
    print(*(f"dist: {file.relative_to(ROOT)}" for file in sorted(DIST.iterdir())), sep="\n")


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which the programs node and npm are found, and do nothing."""
    bin = folder / "without-node"
    bin.mkdir()
    for name in ("node", "npm"):
        (bin / name).write_text("#!/bin/sh\nexit 1\n")
        (bin / name).chmod(0o755)
    return os.environ | {"PATH": f"{bin}{os.pathsep}{os.environ['PATH']}"}


def run(
    command: list[str | Path], lines: TextIO, environment: dict[str, str] | None = None
) -> None:
    """Run one step, or end with what it said last."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=lines, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode == 0:
        return
    said = [] if lines is sys.stdout else Path(lines.name).read_text().splitlines()[-15:]
    fail(*said, f"make dist failed at: {' '.join(map(str, command))}")


if __name__ == "__main__":
    main()
