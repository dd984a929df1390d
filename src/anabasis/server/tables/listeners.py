"""Who is at a live table, players and spectators, and what each of them is shown of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from anabasis.core.match import Match
from anabasis.server import wire
from anabasis.server.costs import charge
from anabasis.server.errors import Code, Problem
from anabasis.server.settings import LISTENERS, LISTENERS_A_GUEST, SPECTATORS_NAMED
from anabasis.server.store import queries, rows
from anabasis.server.store.table_data import Seen
from anabasis.server.tables import lesson, pauses
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener, encode
from anabasis.server.tables.log import Log
from anabasis.server.tables.seat_view import SeatView
from anabasis.server.tables.standing import Standing

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable


NOBODY = wire.SpectatorsInfo([], 0)


class Listeners:
    """The listeners of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.log = Log(table)
        self.connected: set[Listener] = set()
        self.stands: tuple[Any, ...] = ()
        self.views: dict[int | None, SeatView] = {}
        """By eyes, as long as the match stands like that."""
        self.spectators = NOBODY
        """Who looks on, when that was last looked at."""
        self.presence = b""
        """What was told last of who is there; empty if it may have changed since."""
        self.seen: dict[str, Seen] = {}
        """What guests had seen who left while the table was in memory."""

    # ---- coming and going

    def enter(self, listener: Listener, seen: int | None) -> None:
        """Somebody comes who has seen so many choices. To be called under the table's lock."""
        if len(self.connected) >= LISTENERS:
            raise Problem(Code.CROWDED, "Too many are looking on already.")
        guest = listener.guest_id()
        if guest and sum(one.guest_id() == guest for one in self.connected) >= LISTENERS_A_GUEST:
            raise Problem(Code.CROWDED, "You are at this table too often already.")
        data = self.table.data
        self.connected.add(listener)
        self.table.wake()
        listener.heard(data)
        self.spectators = self._spectators()
        if seen is None:
            seen = 0 if data.seats_of(listener.guest_id()) else data.actions
        self.push_state(listener, min(seen, data.actions))
        self.announce(but=listener)

    def leave(self, listener: Listener, properly: bool = False) -> None:
        """Somebody goes; `properly`: having read everything."""
        self.connected.discard(listener)
        if not self.table.closed:
            self.table.absence.wake()
        self.announce()
        guest = listener.guest_id()
        if guest is None or guest in self.online() or self.table.removed:
            return  # nobody to remember, still here by another connection, or nothing to remember
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

    def push(self, message: Any) -> None:
        """The same for everybody."""
        frame = encode(message)
        for listener in self.connected:
            listener.push_frame(frame)

    def announce(self, but: Listener | None = None) -> None:
        """Tell who is there and who thinks, if that has changed."""
        spectators = self.spectators = self._spectators()
        standing = self._standing()
        seats = standing.seats(None)
        few = spectators.count <= SPECTATORS_NAMED
        presence = encode(wire.Presence(seats, spectators if few else NOBODY))
        if presence == self.presence:
            return
        self.presence = presence
        frames: dict[str | None, bytes] = {None: encode(wire.Presence(seats, spectators))}
        for listener in self.connected:
            guest = self._insider(listener)
            if guest not in frames:
                frames[guest] = encode(wire.Presence(standing.seats(guest), spectators))
            if listener is not but:
                listener.push_frame(frames[guest])

    def broadcast(self) -> None:
        """Show everybody the table as it is now."""
        self.presence = b""
        self._update(list(self.connected), lambda eyes: {})

    def tell(self, seat: int, told: int, undone: bool) -> None:
        """A seat has done something, or taken something back: tell everybody who had been told of
        `told` choices. What does not change that number is the business of its own guest."""
        match = self.table.match
        assert match is not None
        if len(match.choices) != told:
            self.presence = b""
            listeners = list(self.connected)
        else:
            holds = self.table.data.holds
            listeners = [one for one in self.connected if holds(one.guest_id(), seat)]
        self._update(listeners, lambda eyes: self._news(match, eyes, told, undone))

    def _update(
        self, listeners: list[Listener], news: Callable[[int | None], dict[str, Any]]
    ) -> None:
        """Show some listeners the table as it is now, and what is new to their eyes. A frame is
        made once for all who are shown the same. Whoever caused it pays for those who sit here and
        have to be shown it; who only looks on pays for that."""
        if not listeners:
            return
        standing = self._standing()
        frames: dict[tuple[int | None, str | None], tuple[bytes, bool]] = {}
        caused = 0
        for listener in listeners:
            eyes, guest = listener.eyes, self._insider(listener)
            if (eyes, guest) not in frames:
                shown = standing.shown(guest, eyes, self.seat_view(eyes))
                frame = encode(wire.Update(**shown, **news(eyes)))
                frames[eyes, guest] = frame, bool(shown["yours"])
            frame, plays = frames[eyes, guest]
            listener.push_frame(frame, plays)
            caused += len(frame) * plays
        charge(bytes=caused)

    def refresh(self) -> None:
        """Send everybody a fresh state: the table has begun, or somebody has come to sit."""
        self.presence = b""
        self.spectators = self._spectators()
        for listener in self.connected:
            mine = self.table.data.seats_of(listener.guest_id())
            if listener.eyes not in mine:
                listener.eyes = mine[0] if mine else None
            self.push_state(listener, listener.seen.actions)

    def push_state(self, listener: Listener, seen: int) -> None:
        """Send everything, to somebody who comes or sees through other eyes. Who has seen all that
        everybody was told has seen its own open choice too."""
        guest, eyes = self._insider(listener), listener.eyes
        match = self.table.match
        if match is not None and seen >= len(match.choices):
            seen = match.told(eyes)
        state = wire.State(
            **self._standing().shown(guest, eyes, self.seat_view(eyes)),
            log=self.log.last_page(eyes),
            undos=self.log.last_undos(eyes),
            chat=self.table.chat,
            seen=seen,
        )
        listener.push(state)

    # ---- what a message is made of

    def _insider(self, listener: Listener) -> str | None:
        """The guest, if it is shown more of the table than anybody else is."""
        guest = listener.guest_id()
        data = self.table.data
        if guest is None or guest == data.maker or guest in data.asked:
            return guest
        return guest if data.seats_for(guest) else None

    def _standing(self) -> Standing:
        return Standing(self.table, self.online(), self.spectators)

    def _spectators(self) -> wire.SpectatorsInfo:
        """Who looks on, each guest once; those without a name are counted."""
        seated = self.table.data.seats_of
        known: dict[str, str] = {}
        strangers = 0
        for listener in self.connected:
            if listener.guest is None:
                strangers += 1
            elif not seated(listener.guest.id):
                known[listener.guest.id] = listener.guest.name
        names = sorted(known.values())
        return wire.SpectatorsInfo(names[:SPECTATORS_NAMED], len(names) + strangers)

    def seat_view(self, eyes: int | None) -> SeatView:
        """What that seat sees; made once for all who have its eyes."""
        data, match = self.table.data, self.table.match
        lines = len(match.entries) if match else 0
        stands = (match, lines, data.state, data.step, tuple(data.wishes), tuple(data.held))
        if stands != self.stands:
            self.stands = stands
            self.views.clear()
        if eyes not in self.views:
            self.views[eyes] = self._new_seat_view(eyes)
        return self.views[eyes]

    def _new_seat_view(self, eyes: int | None) -> SeatView:
        data = self.table.data
        playing = data.state == "running" and eyes not in data.gone
        match = self.table.match
        wishes, left_out = None, False
        if match is not None and eyes is not None and data.pauses():
            wishes, left_out = data.wishes_of(eyes), pauses.is_left_out(data, match, eyes)
        view = SeatView(match, eyes, playing, self.views.values(), wishes, left_out)
        if data.step != lesson.OVER:
            view.undo = False
        return view

    def _news(self, match: Match[Any], eyes: int | None, told: int, undone: bool) -> dict[str, Any]:
        """What is new to somebody who had been told of so many choices: one entry as a rule, else
        the last page of the log."""
        now = match.told(eyes)
        if undone:
            count = max(1, told - len(match.choices))
            log, undos = self.log.last_page(eyes), self.log.last_undos(eyes)
            return {"undone": count, "log": log, "undos": undos}
        if now == told or match.moments[-1].wish:
            return {}
        if now == told + 1:
            return {"entry": self.log.entry(match, now, eyes)}
        return {"log": self.log.last_page(eyes)}
