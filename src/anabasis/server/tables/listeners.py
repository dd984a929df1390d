"""Who is at a live table, players and spectators, and what each of them is shown of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from anabasis.server import wire
from anabasis.server.errors import Code, Problem
from anabasis.server.settings import LISTENERS
from anabasis.server.store import queries, rows
from anabasis.server.store.table_data import Seen
from anabasis.server.tables import lesson
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.log import Log
from anabasis.server.tables.seat_view import SeatView, decisions
from anabasis.server.tables.summary import seat_infos, summary

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable


class Listeners:
    """The listeners of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.log = Log(table)
        self.connected: set[Listener] = set()
        self.seen: dict[str, Seen] = {}
        """What guests had seen who left while the table was in memory."""

    # ---- coming and going

    def enter(self, listener: Listener, seen: int | None) -> None:
        """Somebody comes who has seen so many actions. To be called under the table's lock."""
        if len(self.connected) >= LISTENERS:
            raise Problem(Code.CROWDED, "Too many are looking on already.")
        data = self.table.data
        self.connected.add(listener)
        self.table.wake()
        listener.heard(data)
        if seen is None:
            seen = 0 if data.seats_of(listener.guest_id()) else data.actions
        listener.push(self.state(listener, min(seen, data.actions)))
        self.announce(but=listener)

    def leave(self, listener: Listener, properly: bool = False) -> None:
        """Somebody goes; `properly`: having read everything."""
        self.connected.discard(listener)
        self.announce()
        guest = listener.guest_id()
        if guest is None or guest in self.online():
            return  # nobody to remember, or still here by another connection
        data = self.table.data
        if properly or listener.seen.actions >= data.actions:
            listener.heard(data)
        self.seen[guest] = listener.seen
        written = self.table.services.store.write([rows.seen(data.id, guest, listener.seen)])
        written.add_done_callback(lambda done: done.exception())  # the writer has logged it

    async def seen_by(self, guest: Guest | None) -> Seen | None:
        """What a guest had seen when it was last at the table; None: it never was."""
        if guest is None:
            return None
        if guest.id in self.seen:
            return self.seen[guest.id]
        table_id = self.table.data.id
        found = await self.table.services.store.read(queries.seen_by(guest.id, [table_id]))
        return found.get(table_id)

    def online(self) -> set[str]:
        """The guests who are here."""
        return {one.guest.id for one in self.connected if one.guest is not None}

    def drop(self, code: int) -> None:
        """Close every connection with that code."""
        for listener in self.connected:
            listener.drop(code)

    # ---- what they are told

    def push(self, frame: Any) -> None:
        """The same for everybody."""
        for listener in self.connected:
            listener.push(frame)

    def announce(self, but: Listener | None = None) -> None:
        """Tell who is there and who thinks."""
        for listener in self.connected:
            if listener is not but:
                listener.push(wire.Presence(self._seats(listener.guest_id())))

    def broadcast(self, undone: int = 0, news: bool = False) -> None:
        """Show everybody the table as it is now; `news`: and what has just happened."""
        views: dict[int | None, SeatView] = {}
        news_for: dict[int | None, dict[str, Any]] = {}
        for listener in self.connected:
            eyes = listener.eyes
            if eyes not in views:
                views[eyes] = self._seat_view(eyes)
                news_for[eyes] = self._news(eyes, undone) if news else {}
            listener.push(wire.Update(**self._shown(listener, views[eyes]), **news_for[eyes]))

    def refresh(self) -> None:
        """Send everybody a fresh state: the table has begun, or somebody has come to sit."""
        for listener in self.connected:
            mine = self.table.data.seats_of(listener.guest_id())
            if listener.eyes not in mine:
                listener.eyes = mine[0] if mine else None
            listener.push(self.state(listener, listener.seen.actions))

    def state(self, listener: Listener, seen: int) -> wire.State:
        """Everything, for somebody who comes or sees through other eyes."""
        return wire.State(
            **self._shown(listener, self._seat_view(listener.eyes)),
            log=self.log.last_page(listener.eyes),
            undos=self.log.last_undos(),
            chat=self.table.chat,
            seen=seen,
        )

    # ---- what a message is made of

    def _seats(self, guest: str | None) -> list[wire.SeatInfo]:
        return seat_infos(self.table.data, guest, self.online(), self.table.bots.thinking())

    def _seat_view(self, eyes: int | None) -> SeatView:
        data = self.table.data
        playing = data.state == "running" and eyes not in data.gone
        view = SeatView(self.table.match, eyes, playing)
        if data.step != lesson.OVER:
            view.undo = False
        return view

    def _shown(self, listener: Listener, view: SeatView) -> dict[str, Any]:
        """What a `State` and an `Update` have in common."""
        guest = listener.guest_id()
        table = self.table
        proposal = table.proposal
        data = table.data
        place = None if data.step == lesson.OVER else wire.LessonPlace(data.step)
        return {
            "table": summary(data, table.game.title, guest, self._seats(guest), 0),
            "seat": listener.eyes,
            "yours": data.seats_of(guest),
            "view": view.view,
            "n": data.actions,
            "decisions": decisions(table.match, table.clocks.deadlines()),
            "prompt": view.prompt,
            "legal": view.legal,
            "odds": view.odds,
            "asks": view.asks,
            "undo": view.undo,
            "proposal": proposal
            and wire.ProposalInfo(data.actions - proposal.to, proposal.by, sorted(proposal.yes)),
            "lesson": place if data.tutorial else UNSET,
        }

    def _news(self, eyes: int | None, undone: int) -> dict[str, Any]:
        if undone:
            log, undos = self.log.last_page(eyes), self.log.last_undos()
            return {"undone": undone, "log": log, "undos": undos}
        return {"entry": self.log.entry(self.table.data.actions, eyes)}
