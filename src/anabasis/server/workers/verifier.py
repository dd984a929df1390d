"""Verifying records: each is played in a process of its own, one at a time, for so long at most."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from anabasis.server.workers.verify_process import Verdict


class Verifier:
    """Starts the processes and reads their verdicts."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.one = asyncio.Semaphore(1)

    async def verify(self, body: bytes) -> Verdict:
        """Whether a record is true, and what it comes to."""
        async with self.one:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "anabasis.server.workers.verify_process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                said, _ = await asyncio.wait_for(process.communicate(body), self.seconds)
            except TimeoutError:
                return Verdict(error=f"the record takes more than {self.seconds:g} seconds to play")
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            try:
                return msgspec.json.decode(said, type=Verdict)
            except msgspec.DecodeError:
                return Verdict(error="the record cannot be played")
