"""The one writer: a thread that takes what waits to be written and commits it together.

Many tables wait for one flush to the disk instead of each for its own. Whoever hands in a job waits
until it is durable, or learns that it is not.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy.sql import Executable

from anabasis.server.store.database import first_line
from anabasis.server.store.owner import Owner

_log: Final = logging.getLogger("anabasis.server")

MOST_JOBS: Final = 512
"""So many jobs at most in one transaction."""
MOST_PATIENCE: Final = 0.002
"""So many seconds at most the writer waits for company, when there was company before."""


class NotStoredError(Exception):
    """A job was not written; nothing of it was."""


class ConflictError(Exception):
    """A row is not there any more as it was known."""


class UnreachableError(Exception):
    """The database cannot be written to at all: why, in one line."""


class Write:
    """One kind of statement. Those of a lower rank go first within a transaction: what others
    refer to. `each`: every one of its values must find its row."""

    def __init__(self, rank: int, statement: Executable, each: bool = False) -> None:
        self.rank = rank
        self.statement = statement
        self.each = each


Change = tuple[Write, dict[str, Any]]
"""A statement with its values; `rows.py` makes them."""
Job = Sequence[Change]
"""Changes of which all are written, or none."""


class Writer:
    """Takes jobs from the event loop and commits them in a thread of its own."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[None]] | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.closed = False
        self.thread.start()

    def write(self, job: Job) -> asyncio.Future[None]:
        """Hand in a job. The future is done when the job is durable; `NotStoredError` if not."""
        future: asyncio.Future[None] = self.loop.create_future()
        if self.closed:
            future.set_exception(NotStoredError("the server is shutting down"))
        else:
            self.jobs.put((job, future))
        return future

    async def close(self) -> None:
        """Write what is left, and end."""
        self.closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # ---- in the thread

    def _run(self) -> None:
        company = 1
        took = 0.0
        while True:
            batch: list[tuple[Job, asyncio.Future[None]]] = []
            going = self._take(batch, wait=True)
            if going and company > 1:
                # Those of the last commit have just heard of it; more is on its way from them.
                time.sleep(min(MOST_PATIENCE, took / 3))
                going = self._take(batch, wait=False)
            start = time.perf_counter()
            failures = self._commit_all([job for job, _ in batch])
            took = time.perf_counter() - start
            company = len(batch)
            futures = [future for _, future in batch]
            self.loop.call_soon_threadsafe(_tell, futures, failures)
            if not going:
                break
        self.owner.close()

    def _take(self, batch: list[tuple[Job, asyncio.Future[None]]], wait: bool) -> bool:
        """Take what there is, waiting for a first job if asked to. False when that was all."""
        try:
            while len(batch) < MOST_JOBS:
                item = self.jobs.get(block=wait)
                if item is None:
                    return False
                batch.append(item)
                wait = False
        except queue.Empty:
            pass
        return True

    def _commit_all(self, jobs: list[Job]) -> dict[int, Exception]:
        """Commit the jobs together; if that fails, one by one, so that one cannot spoil others."""
        try:
            self._commit(jobs)
        except UnreachableError as error:
            return _unreachable(error, range(len(jobs)))
        except Exception:
            return self._commit_each(jobs)
        return {}

    def _commit_each(self, jobs: list[Job]) -> dict[int, Exception]:
        failures: dict[int, Exception] = {}
        for index, job in enumerate(jobs):
            try:
                self._commit([job])
            except UnreachableError as error:
                return failures | _unreachable(error, range(index, len(jobs)))
            except Exception as error:
                _log.error("a change was not stored: %s", first_line(error))
                failures[index] = error
        return failures

    def _commit(self, jobs: list[Job]) -> None:
        rows: dict[Write, list[dict[str, Any]]] = {}
        for job in jobs:
            for write, values in job:
                rows.setdefault(write, []).append(values)
        try:
            connection = self.owner.connection()
        except Exception as error:
            raise UnreachableError(first_line(error)) from error
        try:
            with connection.begin():
                for write in sorted(rows, key=_rank):
                    done = connection.execute(write.statement, rows[write])
                    if write.each and done.rowcount != len(rows[write]):
                        raise ConflictError("somebody else has written to the table meanwhile")
        except ConflictError:
            raise
        except Exception:
            # The connection may be the culprit: the next try has a new one.
            self.owner.drop()
            raise


def _unreachable(error: UnreachableError, jobs: range) -> dict[int, Exception]:
    _log.error("nothing can be stored: %s", error)
    return dict.fromkeys(jobs, error)


def _rank(write: Write) -> int:
    return write.rank


def _tell(futures: list[asyncio.Future[None]], failures: dict[int, Exception]) -> None:
    for index, future in enumerate(futures):
        if future.done():
            continue
        failure = failures.get(index)
        if failure is None:
            future.set_result(None)
        else:
            future.set_exception(NotStoredError("the change could not be stored"))
