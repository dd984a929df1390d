"""Server processes: started on a free port of loopback, ended in good order or not at all."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from anabasis.server.store.database import open_database
from bench.unlimited import UNLIMITED

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60
"""So many seconds a process has for what takes it one or two."""

QUICK = UNLIMITED | {"ANABASIS_BOT_PAUSE": "0"}


def end_all() -> None:
    """End what a failed test has left running."""
    for process in STARTED:
        if process.poll() is None:
            process.kill()
            process.wait()


STARTED: list[subprocess.Popen[str]] = []
"""Every process, so that none outlives the tests."""


class Server:
    """One server process."""

    def __init__(self, database_url: str, plugged: Path | None = None, **environment: str) -> None:
        self.database_url = database_url
        path = [os.environ.get("PYTHONPATH", ""), str(ROOT), str(plugged or "")]
        self.environment = os.environ | QUICK | environment
        self.environment["PYTHONPATH"] = os.pathsep.join(part for part in path if part)
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []
        """What the process has said."""
        self.provoked: list[str] = []
        """What a test makes it complain of, in parts of lines."""
        self.base = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "anabasis.server.serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database_url],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment,
        )
        STARTED.append(self.process)
        said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.lines = []
        told = (self.process, self.lines, said)
        listen = threading.Thread(target=_listen, args=told, daemon=True)
        listen.start()
        line = said.get(timeout=PATIENCE)
        found = re.search(r"http://[\d.]+:\d+", line)
        assert found is not None, f"the server did not start: {self.lines}"
        self.base = found.group()

    def complains(self, about: str) -> None:
        """It says such a line, now or soon: what it prints comes by another way than its answers,
        and later ones like it may still be on that way when the test is over."""
        self.provoked.append(about)
        deadline = time.monotonic() + PATIENCE
        while not any(about in line for line in list(self.lines)):
            assert time.monotonic() < deadline, f"the server did not say: {about}"
            time.sleep(0.01)

    def unprovoked(self) -> list[str]:
        """What it has said besides its greeting that no test made it say."""
        return [
            line for line in self.lines[1:] if not any(about in line for about in self.provoked)
        ]

    def signal(self, number: int) -> int:
        """Send the process a signal and wait for its end; the exit status."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As the power goes: at once, wherever it is."""
        self.signal(signal.SIGKILL)

    def engine(self) -> Engine:
        """The server's database, to be read behind its back."""
        return open_database(self.database_url)


def _listen(process: subprocess.Popen[str], lines: list[str], said: queue.SimpleQueue[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line.rstrip())
        said.put(line)
    said.put("(it has ended)")


@contextmanager
def serving(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.signal(signal.SIGTERM)
