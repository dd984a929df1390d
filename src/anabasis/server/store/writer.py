"""The one writer: a thread that takes what waits to be written and commits it together.

Many tables wait for one flush to the disk instead of each for its own. Whoever hands in a job waits
until it is durable, or learns that it is not. What comes in during one round of the event loop is
handed to the thread together: each time it is woken it asks for the interpreter, which others have.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, Final, cast

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql import Executable

from anabasis.server.store.database import first_line
from anabasis.server.store.owner import Owner

_log: Final = logging.getLogger("anabasis.server")

MOST_JOBS: Final = 512
"""With so many jobs, a transaction takes no more."""
MOST_PATIENCE: Final = 0.002
"""So many seconds at most the writer waits for company, when there was company before."""


class NotStoredError(Exception):
    """A job was not written; nothing of it was."""


class ConflictError(Exception):
    """A row is not there any more as it was known."""


class UnreachableError(Exception):
    """The database cannot be written to at all: why, in one line."""


class Write:
    """One kind of statement, always with values of the same names. Those of a lower rank go first
    within a transaction: what others refer to. `each`: every one of its values must find its
    row."""

    def __init__(self, rank: int, statement: Executable, each: bool = False) -> None:
        self.rank = rank
        self.statement = statement
        self.each = each
        self.prepared: dict[str, Prepared] = {}
        """By kind of database."""

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        """Write some rows; how many were found, or made."""
        dialect = connection.dialect
        if dialect.name not in self.prepared:
            self.prepared[dialect.name] = Prepared(self.statement, dialect, rows[0])
        return self.prepared[dialect.name].run(connection, rows)


class Prepared:
    """A statement written out once. SQLAlchemy would look at every value again each time, which is
    more work than the database has with it; ours are what the drivers take as they are."""

    def __init__(self, statement: Executable, dialect: Dialect, names: Iterable[str]) -> None:
        compiled = cast(Any, statement).compile(dialect=dialect, column_keys=list(names))
        self.text = str(compiled)
        self.fixed = {name: compiled.params[name] for name in compiled.params.keys() - set(names)}
        """Values that the statement itself has."""
        self.in_order: Callable[[dict[str, Any]], tuple[Any, ...]] | None = None
        """The values of a row in their order, where the driver wants them without names."""
        if compiled.positiontup is not None:
            self.in_order = _in_order(compiled.positiontup)

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        if self.fixed:
            rows = [row | self.fixed for row in rows]
        values: Any = rows if self.in_order is None else list(map(self.in_order, rows))
        return connection.exec_driver_sql(self.text, values).rowcount


def _in_order(names: Sequence[str]) -> Callable[[dict[str, Any]], tuple[Any, ...]]:
    """Takes those values out of a row. Of fewer than two names `itemgetter` makes no tuple."""
    if len(names) > 1:
        return itemgetter(*names)
    return lambda row: tuple([row[name] for name in names])


Change = tuple[Write, dict[str, Any]]
"""A statement with its values; `rows.py` makes them."""
Job = Sequence[Change]
"""Changes of which all are written, or none."""
Waiting = tuple[Job, asyncio.Future[None]]
"""A job, and what is done when it is durable."""


class Writer:
    """Takes jobs from the event loop and commits them in a thread of its own."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.jobs: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self.collected: list[Waiting] = []
        """Jobs that came in during this round of the event loop."""
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
            if not self.collected:
                self.loop.call_soon(self._hand_over)
            self.collected.append((job, future))
        return future

    def _hand_over(self) -> None:
        if self.collected:
            self.jobs.put(self.collected)
            self.collected = []

    async def close(self) -> None:
        """Write what is left, and end."""
        self.closed = True
        self._hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # ---- in the thread

    def _run(self) -> None:
        company = 1
        took = 0.0
        while True:
            batch: list[Waiting] = []
            going = self._take(batch, wait=True)
            if going and company > 1:
                # Those of the last commit have just heard of it; more is on its way from them.
                time.sleep(min(MOST_PATIENCE, took / 3))
                going = self._take(batch, wait=False)
            start = time.perf_counter()
            failures = self._commit_all([job for job, _ in batch]) if batch else {}
            took = time.perf_counter() - start
            company = len(batch)
            futures = [future for _, future in batch]
            self.loop.call_soon_threadsafe(_tell, futures, failures)
            if not going:
                break
        self.owner.close()

    def _take(self, batch: list[Waiting], wait: bool) -> bool:
        """Take what there is, waiting for a first job if asked to. False when that was all."""
        try:
            while len(batch) < MOST_JOBS:
                some = self.jobs.get(block=wait)
                if some is None:
                    return False
                batch += some
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
                    found = write.run(connection, rows[write])
                    if write.each and found != len(rows[write]):
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
