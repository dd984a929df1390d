"""One live table: the match, who looks on, and the one way in which anything changes.

A change goes through the engine's door in memory, is written, and only when it is durable is
anybody told. Whoever wants to know how the table stands waits for the lock, so nobody ever sees
what might still be lost. If a change cannot be stored, the table is read anew from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET

from anabasis.core.game import Game
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, not_stored
from anabasis.server.settings import LISTENERS, Settings
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import TableData
from anabasis.server.store.writer import Job, NotStoredError, first_line
from anabasis.server.tables import history, lesson, stored_record
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.pace import Pace
from anabasis.server.tables.seat_view import SeatView, decisions, log_entry, seat_infos, summary
from anabasis.server.tables.unplayable import (
    Kind,
    Unplayable,
    UnplayableError,
    playable,
    standing,
)
from anabasis.server.tables.unplayable import log as unplayable_log
from anabasis.server.workers.bot_pool import BotPool

_log: Final = logging.getLogger("anabasis.server")


@dataclass(frozen=True)
class Proposal:
    """An undo under vote: back to the first `to` actions."""

    to: int
    by: int
    yes: frozenset[int]


@dataclass(frozen=True)
class Services:
    """What all tables of one server share."""

    settings: Settings
    store: Store
    bots: BotPool
    games: dict[str, Game[Any]]
    tutorials: dict[str, lesson.Tutorial]
    """By game."""
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
        """When each standing action was done."""
        self.undos: list[wire.UndoInfo] = []
        self.chat: list[wire.ChatLine] = []
        self.chat_count = 0
        self.proposal: Proposal | None = None
        self.listeners: set[Listener] = set()
        self.looked: dict[str, tuple[int, int]] = {}
        """How far guests had looked who left while the table was in memory: actions, events."""
        self.lock = asyncio.Lock()
        self.visitors = 0
        """Requests that are busy with this table."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.pace = Pace(self)

    # ---- to and from the store

    async def load(self) -> None:
        """Read the table from the store and play its record."""
        store = self.services.store
        table_id = self.data.id
        [data] = await store.read(queries.table_named(table_id))
        chat_count, chat = await store.read(queries.chat_of(table_id))
        stored = await store.read(queries.entries_of(table_id))
        match: Match[Any] | None = None
        stamps: list[float] = []
        cause: Unplayable | None = None
        try:
            game = playable(self.services.games, data)
            if stored_record.begun(data):
                match, stamps = await asyncio.to_thread(history.restore, game, data, stored)
        except UnplayableError as error:
            level = logging.ERROR if error.kind == Kind.BROKEN_RECORD else logging.INFO
            _log.log(level, "table %s cannot be played: %s", table_id, error)
            cause = Unplayable(error.kind, str(error), stored)
            stamps = [line.at for line in standing(stored)]
        self.data = data
        self.match = match
        self.unplayable = cause
        self.stamps = stamps
        self.undos = history.undos(stored)
        self.chat_count = chat_count
        self.chat = chat

    async def reload(self) -> None:
        """Something was not stored: the store is the truth, so begin again from it."""
        self.proposal = None
        try:
            await self.load()
        except Exception as error:
            _log.error("table %s cannot be read again: %s", self.data.id, first_line(error))
            self.services.abandon(self)
            return
        for listener in self.listeners:
            listener.push(
                wire.Error("not-stored", "A change could not be stored; this is how it stands.")
            )
            listener.push(self.state(listener, self.data.actions))
        self.pace.wake_later()

    # ---- changing

    def own(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that belongs to the table."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def change(self, do: Callable[[Match[Any]], None]) -> None:
        """Let something happen to the match: do it, store it, tell everybody."""
        async with self.lock:
            match = self.running()
            lines, proposal = len(match.entries), self.proposal
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
                await self._settle(match)
            elif self.proposal is not proposal:
                self.broadcast()

    async def _settle(self, match: Match[Any]) -> None:
        """Store the line that the match has just got; then tell everybody."""
        entry = match.entries[-1]
        at = time.time()
        data = self.data
        history.update(data, match)
        data.events += 1 if entry.undone else len(match.moments[-1].events)
        line = rows.new_entry(data, len(match.entries) - 1, entry, at)
        await self.store([line, rows.progress(data)])
        if entry.undone:
            del self.stamps[data.actions :]
            self.undos.append(
                wire.UndoInfo(data.actions, entry.undone, entry.seat, entry.agreed, at)
            )
            if self.proposal is not None and self.proposal.to >= data.actions:
                self.proposal = None
        else:
            self.stamps.append(at)
        self.pace.step()
        self.broadcast(entry.undone, news=True)

    async def store(self, job: Job) -> None:
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

    def running(self) -> Match[Any]:
        """The match, if it goes on."""
        if self.pace.closed:
            raise not_stored("The table is being read again; try once more.")
        if self.unplayable is not None and self.data.state == "running":
            raise self.unplayable.problem()
        if self.match is None or self.data.state != "running":
            over = "over" if self.data.state == "finished" else "not begun"
            raise Problem(Code.NOT_RUNNING, f"The game is {over}.")
        return self.match

    # ---- who looks on

    def enter(self, listener: Listener, seen: int | None) -> None:
        """Somebody comes. To be called under the lock."""
        if len(self.listeners) >= LISTENERS:
            raise Problem(Code.CROWDED, "Too many are looking on already.")
        self.listeners.add(listener)
        self.pace.wake()
        listener.heard(self.data)
        if seen is None:
            seen = 0 if self.data.seats_of(listener.guest_id()) else self.data.actions
        listener.push(self.state(listener, min(seen, self.data.actions)))
        self.announce(but=listener)

    def leave(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)
        self.announce()

    def busy(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(
            self.listeners or self.visitors or self.tasks or self.lock.locked() or self.pace.busy()
        )

    def online(self) -> set[str]:
        return {one.guest.id for one in self.listeners if one.guest is not None}

    def announce(self, but: Listener | None = None) -> None:
        """Tell who is there and who thinks."""
        for listener in self.listeners:
            if listener is not but:
                listener.push(wire.Presence(self.seats(listener.guest_id())))

    def close(self, code: int) -> None:
        """Put the table away."""
        self.pace.close()
        for listener in self.listeners:
            listener.drop(code)

    # ---- what they are shown

    def seats(self, guest: str | None) -> list[wire.SeatInfo]:
        return seat_infos(self.data, guest, self.online(), self.pace.thinking())

    def summary(self, guest: str | None, changed_since: int = 0) -> wire.Summary:
        game = self.installed
        title = self.data.game if game is None else game.title
        kind = None if self.unplayable is None else self.unplayable.kind
        return summary(self.data, title, guest, self.seats(guest), changed_since, kind)

    def sight(self, eyes: int | None) -> SeatView:
        data = self.data
        sight = SeatView(self.match, eyes, data.state == "running" and eyes not in data.gone)
        if data.step != lesson.OVER:
            sight.undo = False
        return sight

    def _standing(self, listener: Listener, sight: SeatView) -> dict[str, Any]:
        guest = listener.guest_id()
        proposal = self.proposal
        data = self.data
        actions = data.actions
        place = None if data.step == lesson.OVER else wire.LessonPlace(data.step)
        return {
            "table": self.summary(guest),
            "seat": listener.eyes,
            "yours": data.seats_of(guest),
            "view": sight.view,
            "n": actions,
            "decisions": decisions(self.match, self.pace.deadlines()),
            "prompt": sight.prompt,
            "legal": sight.legal,
            "odds": sight.odds,
            "asks": sight.asks,
            "undo": sight.undo,
            "proposal": proposal
            and wire.ProposalInfo(actions - proposal.to, proposal.by, sorted(proposal.yes)),
            "lesson": place if data.tutorial else UNSET,
        }

    def state(self, listener: Listener, seen: int) -> wire.State:
        """Everything, for somebody who comes or looks through other eyes."""
        return wire.State(
            **self._standing(listener, self.sight(listener.eyes)),
            log=self.log(listener.eyes),
            undos=self.undos,
            chat=self.chat,
            seen=seen,
        )

    def log(self, eyes: int | None) -> list[wire.LogEntry]:
        """Every action that stands, as that seat knows it."""
        if self.unplayable is not None:
            return unplayable_log(self, eyes)
        match = self.match
        if match is None:
            return []
        return [log_entry(match, n, eyes, self.stamp(n)) for n in range(len(match.moments) + 1)]

    def stamp(self, n: int) -> float:
        """When the n-th action was done."""
        return self.stamps[n - 1] if n else self.data.created

    def broadcast(self, undone: int = 0, news: bool = False) -> None:
        """Tell everybody how the table stands now; `news`: and what has just happened."""
        sights: dict[int | None, SeatView] = {}
        news_for: dict[int | None, dict[str, Any]] = {}
        for listener in self.listeners:
            eyes = listener.eyes
            if eyes not in sights:
                sights[eyes] = self.sight(eyes)
                news_for[eyes] = self._news(eyes, undone) if news else {}
            listener.push(wire.Update(**self._standing(listener, sights[eyes]), **news_for[eyes]))

    def _news(self, eyes: int | None, undone: int) -> dict[str, Any]:
        if undone:
            return {"undone": undone, "log": self.log(eyes), "undos": self.undos}
        match = self.match
        assert match is not None
        n = len(match.moments)
        return {"entry": log_entry(match, n, eyes, self.stamp(n))}

    def refresh(self) -> None:
        """Send everybody a fresh state: the table has begun, or somebody has come to sit."""
        for listener in self.listeners:
            mine = self.data.seats_of(listener.guest_id())
            if listener.eyes not in mine:
                listener.eyes = mine[0] if mine else None
            listener.push(self.state(listener, listener.seen))
