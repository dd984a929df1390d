"""A real server for the browser: one process, one database, one port that it comes back to."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.unlimited import UNLIMITED

PATIENCE = 60
"""So many seconds a process has for what takes it one or two."""

SETTINGS = UNLIMITED | {"ANABASIS_BOT_PAUSE": "0"}


class TableServer:
    """The server of one module of tests."""

    def __init__(
        self, folder: Path, module: str = "anabasis.server.serve", **environment: str
    ) -> None:
        self.folder = folder
        self.module = module
        self.environment = environment
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self, **environment: str) -> None:
        """Start it, the first time on any free port and afterwards on the same one."""
        command = [sys.executable, "-m", self.module, "--port", str(self.port)]
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", database],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | SETTINGS | self.environment | environment,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found is not None, f"the server did not start: {said}{self.complaints()}"
        self.port = int(found.group(1))

    def kill(self) -> None:
        """As the power goes: at once, wherever it is."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it in good order."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)

    def complaints(self) -> str:
        """What it had to say: nothing, unless something went wrong."""
        return self.log.read_text()


@contextmanager
def serving(folder: Path, seed: str | None = None, **environment: str) -> Iterator[TableServer]:
    """A server as long as tests need it. With a seed tables go the same in every run."""
    if seed is None:
        running = TableServer(folder, **environment)
    else:
        running = TableServer(
            folder, "tests.browser.seeded", ANABASIS_TEST_SEED=seed, **environment
        )
    running.start()
    yield running
    running.stop()
    assert running.complaints() == "", "the server is quiet unless something is wrong"
