"""One live table: the match, and the one way in which anything changes.

A change goes through the engine's door in memory, is written, and only when it is durable is
anybody told. Whoever wants to know how far the game has come waits for the lock, so nobody ever
sees what might still be lost. If a change cannot be stored, the table is read anew from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, not_stored
from anabasis.server.settings import Settings
from anabasis.server.store import queries, rows
from anabasis.server.store.database import first_line
from anabasis.server.store.rows import BrokenRowError
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import StoredEntry, TableData
from anabasis.server.store.writer import Change, Job, NotStoredError
from anabasis.server.tables import history, lesson, stored_record
from anabasis.server.tables.absence import Absence
from anabasis.server.tables.bots import Bots
from anabasis.server.tables.clocks import Clocks
from anabasis.server.tables.downtime import Downtime
from anabasis.server.tables.game_timer import GameTimer
from anabasis.server.tables.listener import Outgoing
from anabasis.server.tables.listeners import Listeners
from anabasis.server.tables.pieces import LINES_A_PIECE, Pieces
from anabasis.server.tables.text import last_lines
from anabasis.server.tables.unplayable import (
    Kind,
    Unplayable,
    UnplayableError,
    keep_aside,
    playable,
    standing,
)
from anabasis.server.workers.bot_pool import BotPool

if TYPE_CHECKING:
    from anabasis.server.tables.undo import Proposal

_log: Final = logging.getLogger("anabasis.server")

CLOSED: Final = -1
"""The number of no decision."""
NAMES_KEPT: Final = 8
"""So many decisions' names are kept: that of a step, and that of the one everybody is shown."""
TRY_AGAIN: Final = 1.0
"""After a failure, bots and clocks wait so many seconds before they go on."""


@dataclass(frozen=True)
class Services:
    """What all tables of one server share."""

    settings: Settings
    store: Store
    bot_pool: BotPool
    games: dict[str, Game[Any]]
    tutorials: dict[str, lesson.Tutorial]
    """By game."""
    outgoing: Outgoing
    pieces: Pieces
    downtime: Downtime
    abandon: Callable[[LiveTable], None]
    """Called when a table cannot be read any more: it is put away and tried again later."""


class LiveTable:
    """A table in memory."""

    def __init__(self, services: Services, game: Game[Any] | None, data: TableData) -> None:
        self.services = services
        self.installed = game
        """The table's game; None if it is not there any more."""
        self.data = data
        self.unplayable: Unplayable | None = None
        """Why there is no match although there should be one."""
        self.match: Match[Any] | None = None
        self.stamps: list[float] = []
        """When each action that stands was done, step by step."""
        self.undos: list[wire.UndoInfo] = []
        self.names: dict[int, int] = {}
        """What answers to the last few decisions must name, by number."""
        self.chat: list[wire.ChatLine] = []
        self.chat_count = 0
        self.talk: Counter[str] = Counter()
        """How many of its lines are whose, as long as the table is in memory."""
        self.proposal: Proposal | None = None
        self.listeners = Listeners(self)
        self.bots = Bots(self)
        self.clocks = Clocks(self)
        self.timer = GameTimer(self)
        self.absence = Absence(self)
        self.lock = asyncio.Lock()
        self.requests = 0
        """Requests that are busy with this table."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.retry: asyncio.TimerHandle | None = None
        self.closed = False
        self.timed: bool | None = None
        """Whether the game itself takes time here, once that was asked: it never changes."""
        self.removed = False
        """It is forgotten for good: nothing of it is stored any more."""

    # ---- from the store

    async def load(self) -> None:
        """Read the table from the store and play its record."""
        store = self.services.store
        table_id = self.data.id
        [data] = await store.read(queries.table_named(table_id))
        chat_count, chat = await store.read(queries.chat_of(table_id))
        stored: list[StoredEntry] = []
        restored: history.Restored | None = None
        stamps: list[float] = []
        cause: Unplayable | None = None
        try:
            await self._read_entries(table_id, stored)
            game = playable(self.services.games, data)
            if stored_record.begun(data):
                pieces = self.services.pieces
                restored = await history.restore(game, data, stored, pieces)
        except UnplayableError as error:
            level = logging.ERROR if error.kind == Kind.BROKEN_RECORD else logging.INFO
            _log.log(level, "table %s cannot be played: %s", table_id, error)
            cause = Unplayable(error.kind, str(error), stored)
            stamps = [line.at for line in standing(stored)]
        await keep_aside(store, data, cause)
        self.data = data
        self.match = restored.match if restored else None
        self.unplayable = cause
        self.stamps = restored.stamps if restored else stamps
        self.undos = restored.undos if restored else []
        self.chat_count = chat_count
        self.chat = last_lines(chat)

    async def _read_entries(self, table_id: str, found: list[StoredEntry]) -> None:
        """The lines of the record, read in pieces, as far as they can be read."""
        try:
            while len(found) % LINES_A_PIECE == 0:
                query = queries.entries_of(table_id, len(found), LINES_A_PIECE)
                some = await self.services.store.read(query)
                if not some:
                    return
                found += some
        except BrokenRowError as error:
            raise UnplayableError(Kind.BROKEN_RECORD, error.why) from error

    async def reload(self) -> None:
        """Something was not stored: the store is the truth, so begin again from it."""
        self.proposal = None
        try:
            await self.load()
        except Exception as error:
            _log.error("table %s cannot be read again: %s", self.data.id, first_line(error))
            self.services.abandon(self)
            return
        for listener in self.listeners.connected:
            listener.push(
                wire.Error(Code.NOT_STORED, "A change could not be stored; this is how it stands.")
            )
            self.listeners.push_state(listener, self.data.actions)
        self.wake_later()

    # ---- changing

    def running(self) -> Match[Any]:
        """The match, if it goes on."""
        if self.closed:
            raise not_stored("The table is being read again; try once more.")
        if self.unplayable is not None and self.data.state == "running":
            raise self.unplayable.problem()
        if self.match is None or self.data.state != "running":
            over = "over" if self.data.state == "finished" else "not begun"
            raise Problem(Code.NOT_RUNNING, f"The game is {over}.")
        return self.match

    async def change(self, do: Callable[[Match[Any]], None]) -> None:
        """Let something happen to the match: do it, store it, tell everybody."""
        async with self.lock:
            match = self.running()
            lines, told, proposal = len(match.entries), len(match.choices), self.proposal
            tutorial = self.lesson()
            if tutorial is not None:
                match.die = lesson.die(tutorial, match)
            try:
                do(match)
            except (Refused, Problem, GrammarError):
                raise
            except Exception as error:
                _log.exception("table %s: the rules failed", self.data.id)
                await self.reload()
                raise Problem(Code.INTERNAL, "The server made a mistake.") from error
            if len(match.entries) > lines:
                await self._commit(match, lines, told)
            elif self.proposal is not proposal:
                self.listeners.broadcast()

    async def _commit(self, match: Match[Any], lines: int, told: int) -> None:
        """Store the entries that the match has got after its first `lines`; then tell everybody, or
        only the seat that is in the middle of a choice. `told`: so many were told before."""
        now = time.time()
        new = [StoredEntry(entry, now) for entry in match.entries[lines:]]
        data = self.data
        if self.is_timed() and data.begun is not None:
            for one in new:
                if not one.entry.undone:
                    one.entry.at = max(0, round((now - data.begun) * 1000))
        history.update(data, match)
        if data.actions != told:
            data.changed = new[0].at
            data.events += sum([len(choice.events()) for choice in match.choices[told:]])
            data.events += data.actions < told
        job = [rows.new_entry(data, lines + n, one.entry, one.at) for n, one in enumerate(new)]
        await self.write([*job, self.progress()])
        for one in new:
            history.note(one, self.stamps, self.undos, told, data.actions)
        # What breaks off a choice takes back its steps first, of which nobody else was told.
        undone = new[0].entry.undone > 0 and data.actions <= told
        if undone and self.proposal is not None and self.proposal.to >= data.actions:
            self.proposal = None
        self.advance(data.actions != told)
        self.listeners.tell(new[0].entry.seat, told, undone)

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no part in the game any more."""
        match = self.match
        ruled_out = match is not None and seat in match.game.eliminated(match.position)
        return ruled_out or seat in self.data.gone

    def is_timed(self) -> bool:
        """Whether the game itself takes time here: the record then says when things were done."""
        if self.timed is None:
            chosen = self.data.options
            self.timed = any(
                option.live and chosen.get(option.key, option.choices[0]) != option.choices[0]
                for option in self.game.options
            )
        return self.timed

    def progress(self) -> Change:
        """The row of the table as it is now, and its clocks with it."""
        self.set_clocks()
        return rows.progress(self.data)

    def set_clocks(self) -> None:
        """Start and stop clocks, before what they show is stored."""
        self.clocks.wake()
        self.timer.wake()
        self.data.clocks = self.clocks.times()

    async def write(self, job: Job) -> None:
        """Make a change durable; if that fails, begin again from the store."""
        try:
            await self.services.store.write(job)
        except NotStoredError as error:
            await self.reload()
            raise not_stored("The change could not be stored.") from error
        except asyncio.CancelledError:
            # Nobody knows whether it is stored, nor will anybody be told: read it anew.
            self.services.abandon(self)
            raise

    def lesson(self) -> lesson.Tutorial | None:
        """The tutorial, as long as the learner is at it."""
        if self.data.step == lesson.OVER or self.unplayable is not None:
            return None
        return self.services.tutorials[self.game.id]

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        if self.installed is None:
            raise Problem(Code.UNPLAYABLE, f"The game {self.data.game} is not installed.")
        return self.installed

    def name(self, number: int) -> int:
        """What an answer to a decision must name. Decisions are counted through the whole game, and
        their plain numbers would tell how many steps others were asked for. The key is the id of
        the guest who made the table: it is stored, it is random, and nobody is ever told it."""
        name = self.names.get(number)
        if name is None:
            if len(self.names) >= NAMES_KEPT:
                self.names.clear()
            text = f"{self.data.maker} {self.data.id} {number}"
            name = int.from_bytes(sha256(text.encode()).digest()[:6], "big")
            self.names[number] = name
        return name

    def named(self, match: Match[Any], name: int) -> int:
        """The number of the open decision if that is its name, else of none. While a choice is made
        in steps there are two: that of the step, and that of the decision that everybody else is
        shown, which an interjection names."""
        for opened in (match.position.opened, match.shown(None).opened):
            if name == self.name(opened):
                return opened  # type: ignore[no-any-return]
        return CLOSED

    # ---- what goes on without people

    def going(self) -> bool:
        """Whether bots and clocks may go on."""
        return self.data.state == "running" and not self.closed and self.match is not None

    def advance(self, told: bool) -> None:
        """Something has happened, and is told or not: bots go on from there, and who is away is
        missed. Clocks were set when it was stored."""
        if told:
            self.bots.choice_shown()
        self.absence.wake()
        self.bots.wake()

    def wake(self) -> None:
        """Let clocks run and bots think where they are to, and do not yet. Who has come back plays
        for himself again, and his clock runs."""
        self.absence.wake()
        self.clocks.wake()
        self.timer.wake()
        self.bots.wake()

    def wake_later(self) -> None:
        """Go on in a while: something failed."""
        if self.retry is None and not self.closed:
            self.retry = asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake_now)

    def _wake_now(self) -> None:
        self.retry = None
        self.wake()
        self.listeners.announce()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that belongs to the table."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- in memory

    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(
            self.listeners.connected
            or self.requests
            or self.tasks
            or self.lock.locked()
            or self.bots.turns
            or self.clocks.running
            or self.timer.handle
            or self.retry
        )

    def close(self, code: int) -> None:
        """Put the table away, and close its connections with that code."""
        self.closed = True
        self.clocks.wake()
        self.timer.wake()
        self.absence.close()
        if self.retry is not None:
            self.retry.cancel()
            self.retry = None
        self.bots.close()
        self.listeners.drop(code)
