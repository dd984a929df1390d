"""Verifying records: each is played in a process of its own, two at a time, for so long at most."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec

from anabasis.server.errors import not_stored
from anabasis.server.workers.verify_process import Verdict

AT_ONCE: Final = 2


class Verifier:
    """Starts the processes and reads their verdicts."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.running: set[asyncio.subprocess.Process] = set()
        self.closed = False

    async def verify(self, body: bytes) -> Verdict:
        """Whether a record is true, and what it comes to."""
        async with self.turns:
            if self.closed:
                raise not_stored("The server is ending; try again.")
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "anabasis.server.workers.verify_process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            self.running.add(process)
            try:
                said, _ = await asyncio.wait_for(process.communicate(body), self.seconds)
            except TimeoutError:
                return Verdict(error=f"the record takes more than {self.seconds:g} seconds to play")
            finally:
                self.running.discard(process)
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            if self.closed:
                raise not_stored("The server is ending; try again.")
            try:
                return msgspec.json.decode(said, type=Verdict)
            except msgspec.DecodeError:
                return Verdict(error="the record cannot be played")

    def close(self) -> None:
        """Nobody waits for a verdict any more."""
        self.closed = True
        for process in self.running:
            process.kill()
