"""A small checkout to set up: the real tools, and an environment whose Python only writes down."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import ROOT
from tools.client import Client
from tools.environment import Environment
from tools.package import PARTS, Package

PYTHON = """#!/bin/sh
# Stands for the environment's Python: notes what it was asked for, and builds a wheel if asked.
here="${0%/*}"
echo "$*" >> "$here/../asked"
test -e "$here/../before" && . "$here/../before"
case "$*" in
*"pip wheel"*)
    while test "$1" != --wheel-dir; do shift; done
    mkdir -p "$2" && echo wheel > "$2/anabasis-1-py3-none-any.whl" ;;
esac
"""


class Checkout:
    """A checkout in which everything is real but Python's answers."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pyc*"))
        for part in (*PARTS, *(f"requirements/{name}.txt" for name in ("base", "dev", "node"))):
            file = root / part
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                shutil.copy(ROOT / part, file)
        self.source = root / "src" / "anabasis" / "rules.py"
        self.source.parent.mkdir(parents=True)
        self.source.write_text("a rule\n")
        self.environment = Environment(root / ".venv", root)
        bin = root / ".venv" / "bin"
        bin.mkdir(parents=True)
        for name in ("python", "pip"):
            (bin / name).write_text(PYTHON)
            (bin / name).chmod(0o755)
        self.python = root / "bin" / "python"
        """The machine's own Python, with nothing beside it."""
        self.python.parent.mkdir()
        self.python.symlink_to(Path(sys.executable).resolve())
        self.notes = root / ".venv" / "asked"
        self.client = self.build_client()

    def build_client(self) -> Client:
        """A client that is built."""
        client = Client(self.root)
        client.web.mkdir()
        for name in ("index.html", "package-lock.json"):
            (client.web / name).write_text(f"{name}\n")
        client.static.mkdir(parents=True)
        (client.static / "index.html").write_text("the built client\n")
        client.stamp.write_text(client.digest())
        return client

    def package(self) -> Package:
        return Package(self.environment, self.root)

    def before(self, script: str) -> None:
        """What the environment's Python does first, from now on."""
        (self.root / ".venv" / "before").write_text(script)

    def asked(self, *words: str) -> list[str]:
        """What it was asked for since the last time, as far as it has these words."""
        lines = self.notes.read_text().splitlines() if self.notes.exists() else []
        self.notes.unlink(missing_ok=True)
        return [line for line in lines if all(word in line for word in words)]

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run one of the tools in it."""
        return subprocess.run(
            [self.python, "-m", *arguments],
            cwd=self.root,
            env={"PATH": "/usr/bin:/bin", **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    monkeypatch.setenv("ANABASIS_PURE", "0")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return Checkout(tmp_path / "checkout")


def wait_until(happened: Callable[[], object], seconds: float = 30) -> None:
    """Wait for what another process does."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
