"""The tables in memory: read when they are needed, put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from anabasis.core.game import Game
from anabasis.table import store
from anabasis.table.catalogue import Catalogue
from anabasis.table.facts import Facts
from anabasis.table.house import House
from anabasis.table.ledger import LedgerError
from anabasis.table.listener import GOING_AWAY, LOST_TABLE
from anabasis.table.opponents import Opponents
from anabasis.table.problem import Problem, unknown_table
from anabasis.table.room import Room
from anabasis.table.settings import Settings
from anabasis.table.store import Store
from anabasis.table.writer import first_line

_log: Final = logging.getLogger("anabasis.table")

_ID: Final = re.compile("[0-9a-z]{1,16}")
REVIVE: Final = 5.0
"""A table that could not be read is tried again after so many seconds."""


class Rooms:
    """All tables that are in memory."""

    def __init__(
        self, settings: Settings, keep: Store, catalogue: Catalogue, opponents: Opponents
    ) -> None:
        self.settings = settings
        self.store = keep
        self.catalogue = catalogue
        self.house = House(settings, keep, opponents, catalogue.tutorials, self._abandon)
        self.here: OrderedDict[str, Room] = OrderedDict()
        """By their ids; the one that was asked for last is the last."""
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """The table, kept in memory as long as it is needed."""
        if not _ID.fullmatch(table_id):
            raise unknown_table()
        room = await self._find(table_id)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1

    async def _find(self, table_id: str) -> Room:
        while True:
            room = self.here.get(table_id)
            if room is not None:
                self.here.move_to_end(table_id)
                return room
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
        found = await self.store.read(store.tables(store.table_named(table_id)))
        if not found:
            raise unknown_table()
        room = Room(self.house, self.game_of(found[0]), found[0])
        try:
            await room.load()
        except LedgerError as error:
            raise Problem(409, "unplayable", f"The table cannot be played: {error}.") from error
        self.keep(room)

    def game_of(self, facts: Facts) -> Game[Any]:
        """The game that is played at a table."""
        game = self.catalogue.games.get(facts.game)
        if game is None:
            raise Problem(409, "unplayable", f"The game {facts.game} is not installed.")
        return game

    def keep(self, room: Room) -> None:
        """Take a table into memory; put away the ones that nobody has come to for longest."""
        self.here[room.facts.id] = room
        room.pace.wake()
        if len(self.here) > self.settings.rooms:
            idle = [one for one in self.here.values() if one is not room and not one.busy()]
            for one in idle[: len(self.here) - self.settings.rooms]:
                one.close(GOING_AWAY)
                del self.here[one.facts.id]

    def _abandon(self, room: Room) -> None:
        """A table that cannot be read: whoever is there may come again, and bots do."""
        room.close(LOST_TABLE)
        if self.here.get(room.facts.id) is room:
            del self.here[room.facts.id]
        if not self.closed:
            self._later(self._revive(room.facts.id))

    async def _revive(self, table_id: str) -> None:
        while not self.closed:
            await asyncio.sleep(REVIVE)
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

    def resume(self) -> None:
        """After a start: let bots and clocks go on where they were."""
        self._later(self._resume())

    async def _resume(self) -> None:
        for facts in await self.store.read(store.tables(store.tables_to_resume())):
            if facts.awaited() or facts.clock:
                try:
                    await self._find(facts.id)
                except Exception as error:
                    _log.error("table %s cannot go on: %s", facts.id, first_line(error))

    async def close(self) -> None:
        """Put everything away; what has begun to be written is written."""
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        for room in self.here.values():
            room.close(GOING_AWAY)
        going = [task for room in self.here.values() for task in room.tasks]
        await asyncio.gather(*going, return_exceptions=True)
