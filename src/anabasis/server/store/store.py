"""The store: reads run in threads, writes go through the one writer."""

from __future__ import annotations

import asyncio
import time
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from anabasis.server.costs import charge
from anabasis.server.store.database import Database, first_line
from anabasis.server.store.owner import Owner
from anabasis.server.store.queries import Query
from anabasis.server.store.writer import Job, Writer

T = TypeVar("T")


class NotReadError(Exception):
    """The database could not be read: why, in one line."""


class Store:
    """What is stored, and the ways to it. To be made inside the event loop."""

    def __init__(self, database: Database, owner: Owner | None = None) -> None:
        self.engine = database
        self.writer = Writer(owner or Owner(database))

    async def read(self, query: Query[T]) -> T:
        """Run a query in a thread. Raises `NotReadError`."""
        found, took = await asyncio.to_thread(_timed, self.engine, query)
        charge(took)
        return found

    def write(self, job: Job) -> asyncio.Future[None]:
        """Hand in a job; await the answer to know that it is durable (else `NotStoredError`)."""
        return self.writer.write(job)

    async def close(self) -> None:
        """Write what is left, and let go of the database."""
        await self.writer.close()
        self.engine.dispose()


def read_now(database: Database, query: Query[T]) -> T:
    """Run a query. Raises `NotReadError`."""
    try:
        with database.connect() as connection:
            return query(connection)
    except SQLAlchemyError as error:
        raise NotReadError(first_line(error)) from error


def _timed(database: Database, query: Query[T]) -> tuple[T, float]:
    """What is found, and the processor time that it took."""
    start = time.thread_time()
    return read_now(database, query), time.thread_time() - start
