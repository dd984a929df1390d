"""The tables in memory: read when they are needed, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from anabasis.server.costs import metered
from anabasis.server.errors import Code, Problem, unknown_table
from anabasis.server.settings import LINES_IN_MEMORY, OUTGOING_BYTES_IN_ALL, Settings
from anabasis.server.store import queries, rows
from anabasis.server.store.database import first_line
from anabasis.server.store.rows import BrokenRowError
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import TableData
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.downtime import Downtime
from anabasis.server.tables.listener import GOING_AWAY, LOST_TABLE, Outgoing
from anabasis.server.tables.live_table import LiveTable, Services
from anabasis.server.tables.pieces import Pieces
from anabasis.server.workers.bot_pool import BotPool

_log: Final = logging.getLogger("anabasis.server")

_ID: Final = re.compile("[0-9a-z]{1,16}")
SHORT: Final = 2000
"""A game with fewer lines than that is read even if there is no room for long ones."""
READ_AGAIN: Final = 5.0
"""A table that could not be read is tried again after so many seconds."""


class LiveTables:
    """All tables that are in memory."""

    def __init__(
        self, settings: Settings, store: Store, catalogue: Catalogue, bot_pool: BotPool
    ) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.services = Services(
            settings,
            store,
            bot_pool,
            catalogue.games,
            catalogue.tutorials,
            Outgoing(OUTGOING_BYTES_IN_ALL),
            Pieces(),
            Downtime(store),
            self._abandon,
        )
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()
        """The one that was asked for last is the last."""
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, kept in memory as long as it is needed."""
        if not _ID.fullmatch(table_id):
            raise unknown_table()
        table = await self._find(table_id)
        table.requests += 1
        try:
            yield table
        finally:
            table.requests -= 1

    async def _find(self, table_id: str) -> LiveTable:
        while True:
            table = self.by_id.get(table_id)
            if table is not None:
                self.by_id.move_to_end(table_id)
                return table
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table_id))
                self.loading[table_id] = task
            try:
                await asyncio.shield(task)
            finally:
                if task.done() and self.loading.get(table_id) is task:
                    del self.loading[table_id]

    async def _load(self, table_id: str) -> None:
        """Read a table, on the account of who asked for it first."""
        await metered(self._read(table_id))

    async def _read(self, table_id: str) -> None:
        try:
            found = await self.store.read(queries.table_named(table_id))
        except BrokenRowError as error:
            _log.error("%s", error)
            what = "This table cannot be read; it is kept as it is."
            raise Problem(Code.UNPLAYABLE, what) from error
        if not found:
            raise unknown_table()
        self._make_room(found[0])
        table = self.table_of(found[0])
        await table.load()
        self.keep(table)
        if table.clocks.running or table.timer.handle:
            # They may have stood still for a while: from now on, they are known to go on.
            self._later(self._store_clocks(table))

    async def _store_clocks(self, table: LiveTable) -> None:
        async with table.lock:
            with suppress(Problem):  # then the table was read anew
                await table.write([table.progress()])

    def table_of(self, data: TableData) -> LiveTable:
        """A table with its game, if that is installed."""
        return LiveTable(self.services, self.catalogue.games.get(data.game), data)

    def keep(self, table: LiveTable) -> None:
        """Take a table into memory; put away the ones that nobody has come to for longest."""
        self.by_id[table.data.id] = table
        table.wake()
        self._put_away(table, self.settings.tables_in_memory, LINES_IN_MEMORY)

    def _put_away(self, but: LiveTable | None, most: int, lines: int) -> None:
        """Put idle tables away until there are only so many, with so many lines; as far as that
        goes."""
        count, left = len(self.by_id), self._lines()
        for one in [one for one in self.by_id.values() if one is not but and not one.busy()]:
            if count <= most and left <= lines:
                return
            one.close(GOING_AWAY)
            del self.by_id[one.data.id]
            count -= 1
            left -= one.data.lines

    def _lines(self) -> int:
        return sum(one.data.lines for one in self.by_id.values())

    def _make_room(self, data: TableData) -> None:
        """For a game that is over there may be no room; one that goes on always finds some."""
        if data.state != "finished" or data.lines < SHORT:
            return
        self._put_away(None, self.settings.tables_in_memory, LINES_IN_MEMORY - data.lines)
        if self._lines() > LINES_IN_MEMORY - data.lines:
            raise Problem(Code.CROWDED, "Too many long games are being looked at; come again.")

    async def remove(self, table: LiveTable) -> None:
        """Forget a table for good, and close its connections."""
        async with table.lock:
            table.removed = True
            table.close(GOING_AWAY)
            self.by_id.pop(table.data.id, None)
            await self.store.write(rows.removed(table.data.id))

    def _abandon(self, table: LiveTable) -> None:
        """A table that cannot be read: whoever is there may come again, and bots do."""
        table.close(LOST_TABLE)
        if self.by_id.get(table.data.id) is table:
            del self.by_id[table.data.id]
        if not self.closed:
            self._later(self._read_again(table.data.id))

    async def _read_again(self, table_id: str) -> None:
        while not self.closed:
            await asyncio.sleep(READ_AGAIN)
            try:
                await self._find(table_id)
                return
            except Problem as error:
                _log.error("table %s: %s", table_id, error)
                return
            except Exception as error:
                _log.error("table %s cannot be read: %s", table_id, first_line(error))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def resume(self) -> None:
        """After a start: let bots and clocks go on where they were."""
        await self.services.downtime.begin()
        self._later(self._resume())
        self._later(self.services.downtime.keep_leaving_word(self._clocks_run))

    def _clocks_run(self) -> bool:
        return any(table.clocks.running or table.timer.handle for table in self.by_id.values())

    async def _resume(self) -> None:
        for half_made in await self.store.read(queries.half_made_reviews()):
            await self.store.write(rows.removed(half_made))
        for data in await self.store.read(queries.tables_to_resume()):
            if data.awaited() or data.clock or (data.clocks and data.clocks.game):
                try:
                    await self._find(data.id)
                except Exception as error:
                    _log.error("table %s cannot go on: %s", data.id, first_line(error))

    async def close(self) -> None:
        """Put everything away; what has begun to be written is written."""
        self.closed = True
        if self._clocks_run():
            await self.services.downtime.leave_word()
        for task in list(self.tasks):
            task.cancel()
        for table in self.by_id.values():
            table.close(GOING_AWAY)
        going = [task for table in self.by_id.values() for task in table.tasks]
        await asyncio.gather(*going, return_exceptions=True)
