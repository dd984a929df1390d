"""The time in which no server ran: nobody's clock runs on meanwhile.

As long as a clock runs somewhere, the server leaves word every few seconds that it is there. So the
next one knows, be it to those few seconds, when the last one went, however it went.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from anabasis.server.store import queries, rows
from anabasis.server.store.store import NotReadError, Store
from anabasis.server.store.writer import NotStoredError

_log: Final = logging.getLogger("anabasis.server")

BEAT: Final = 5.0
"""Word is left after so many seconds."""


class Downtime:
    """Between the last server on these tables and this one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.last_there = 0.0
        self.started = 0.0

    async def begin(self) -> None:
        """The server starts: when was the last one there?"""
        self.started = time.time()
        try:
            self.last_there = await self.store.read(queries.last_there())
        except NotReadError as error:
            _log.error("it is not known for how long no server ran: %s", error)

    def since(self, written: float) -> float:
        """For how many seconds no server ran since something was written."""
        return max(0.0, self.started - max(self.last_there, written))

    async def leave_word(self) -> None:
        """The server is there."""
        with suppress(NotStoredError):  # the writer has logged it
            await self.store.write([rows.there(time.time())])

    async def keep_leaving_word(self, needed: Callable[[], bool]) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if needed():
                await self.leave_word()
