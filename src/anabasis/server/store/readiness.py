"""Whether the store does its work now: a query and a durable write are tried, not remembered."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from anabasis.server.store import queries, rows
from anabasis.server.store.store import NotReadError, Store
from anabasis.server.store.writer import NotStoredError

_log: Final = logging.getLogger("anabasis.server")

FRESH: Final = 1.0
"""What was found out holds for so many seconds, whoever asks."""
SLOW: Final = "it does not answer"


class Readiness:
    """Tries the store, once for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trial: asyncio.Task[str | None] | None = None
        self.ended = 0.0
        self.trouble: str | None = None
        """What was wrong when it was last tried."""

    async def check(self, within: float) -> str | None:
        """What is wrong with the store, as far as that is known so many seconds from now; None if
        nothing is."""
        if self.trial is None or (self.trial.done() and time.monotonic() - self.ended > FRESH):
            self.trial = asyncio.get_running_loop().create_task(self._try())
        await asyncio.wait({self.trial}, timeout=within)
        trouble = self.trial.result() if self.trial.done() else SLOW
        self._tell(trouble)
        return trouble

    async def _try(self) -> str | None:
        try:
            await self.store.read(queries.nothing())
            await self.store.write([rows.nothing()])
        except NotReadError as error:
            return f"it cannot be read: {error}"
        except NotStoredError as error:
            return f"nothing can be written: {error}"
        finally:
            self.ended = time.monotonic()
        return None

    def _tell(self, trouble: str | None) -> None:
        """Say it when that changes, not each time."""
        if trouble is not None and self.trouble is None:
            _log.error("the store is out of order: %s", trouble)
        elif trouble is None and self.trouble is not None:
            _log.warning("the store is in order again")
        self.trouble = trouble

    def close(self) -> None:
        if self.trial is not None:
            self.trial.cancel()
