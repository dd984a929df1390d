"""Somebody at a table: one connection, the eyes it sees through, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from anabasis.server.settings import BEHIND_BYTES, OUTGOING_BYTES, OUTGOING_FRAMES
from anabasis.server.store.table_data import Seen, TableData
from anabasis.server.tables.guests import Guest

TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001
LOST_TABLE: Final = 1013
FEW_BYTES: Final = 16 * 1024
"""So many are not worth counting, as long as they are sent soon."""

encode: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """The connection to a client."""

    def ready(self) -> bool:
        """Whether it can be sent something now."""

    def send(self, texts: list[bytes], paid: int) -> None:
        """Send some messages, of which somebody else pays for so many bytes. Only while it is
        ready."""


class Outgoing:
    """What is on its way to all listeners of a server: so many bytes at most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.behind: set[Listener] = set()
        """Those for whom something waits."""

    def changed(self, listener: Listener, bytes: int) -> None:
        """So many bytes more wait for a listener, or fewer."""
        self.bytes += bytes
        if listener.waiting:
            self.behind.add(listener)
        else:
            self.behind.discard(listener)
        while self.bytes > self.most:
            max(self.behind, key=_waiting).let_go()


def _waiting(listener: Listener) -> int:
    return listener.waiting


class Listener:
    """Frames are put in a row, and all that wait are handed to the connection in one go as soon as
    the table has said its say. While the client does not read, they wait for a task of the
    connection, so that no slow client ever holds up a table. Whoever does not read what it is sent
    is let go, and may come back for a fresh state."""

    def __init__(
        self, guest: Guest | None, eyes: int | None, outgoing: Outgoing | None = None
    ) -> None:
        self.guest = guest
        self.eyes = eyes
        """The seat whose view is shown; None: a spectator's."""
        self.seen = Seen(0, 0)
        """What there was when the client was last heard of."""
        self.frames: deque[bytes | int] = deque()
        self.waiting = 0
        """Bytes that are on their way, and"""
        self.uncounted = 0
        """a few more, of this round of the event loop."""
        self.paid = 0
        """So many of all these are on the account of whoever caused them."""
        self.outgoing = outgoing or Outgoing(OUTGOING_BYTES)
        self.caught_up = asyncio.Event()
        """Set as long as only little is on its way, or nobody sends it any more."""
        self.caught_up.set()
        self.dropped = False
        self.line: Line | None = None
        """Where frames go; None as long as there is no connection."""
        self.flushing = False
        """Whether what waits is about to be sent."""
        self.held = asyncio.Event()
        """Set while something waits that could not be sent at once."""

    def guest_id(self) -> str | None:
        return self.guest.id if self.guest is not None else None

    def heard(self, data: TableData) -> None:
        """The client has said something, so it has read what was sent before."""
        self.seen = Seen(data.actions, data.events)

    # ---- frames

    def push(self, message: Any) -> None:
        """Send a message."""
        self.push_frame(encode(message))

    def push_frame(self, frame: bytes, paid: bool = False) -> None:
        """Send a message that is encoded already, and `paid` for by somebody else or not. A client
        that is too far behind is let go.

        A few bytes are sent at the end of this round, as a rule, and nobody has to know of them
        before: they are counted when there are more, or when they cannot be sent."""
        if self.dropped:
            return
        ahead = self.waiting + self.uncounted
        if (ahead and ahead + len(frame) > OUTGOING_BYTES) or len(self.frames) >= OUTGOING_FRAMES:
            self.let_go()
            return
        self.frames.append(frame)
        self.uncounted += len(frame)
        if paid:
            self.paid += len(frame)
        held = self.line is None or self.held.is_set()
        if held or self.uncounted > FEW_BYTES:
            self._count()
        if not held and not self.flushing:
            self.flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def connect(self, line: Line) -> None:
        """From now on frames go there; those that wait already, too."""
        self.line = line
        if self.frames and not self.held.is_set():
            if not line.ready():
                self.held.set()
                return
            texts, _ = self.take()
            line.send(texts, self.take_paid())
            self.sent(texts)

    def _flush(self) -> None:
        """Send what waits, if the client reads; else whoever waits for that has to."""
        self.flushing = False
        if not self.frames or self.held.is_set():
            return
        if self.line is None or self.dropped or not self.line.ready():
            self.held.set()
            self._count()
            return
        texts = [frame for frame in self.frames if isinstance(frame, bytes)]
        self.frames.clear()
        self.line.send(texts, self.take_paid())
        self.uncounted = 0
        if self.waiting:
            self._waits(-self.waiting)

    def take(self) -> tuple[list[bytes], int | None]:
        """All frames that wait, and the code with which to close after them, if any. To be taken by
        the one who sends them, and at once."""
        texts: list[bytes] = []
        code: int | None = None
        for frame in self.frames:
            if isinstance(frame, int):
                code = frame
            else:
                texts.append(frame)
        self.frames.clear()
        self.held.clear()
        return texts, code

    def take_paid(self) -> int:
        """How many bytes of all that waits somebody else pays for; to be asked once."""
        paid, self.paid = self.paid, 0
        return paid

    def sent(self, texts: list[bytes]) -> None:
        """Frames have gone out."""
        if not self.dropped:
            self._waits(-sum([len(text) for text in texts]))

    def nobody_sends(self) -> None:
        """The connection is gone: what waits will not be sent any more."""
        self.dropped = True
        self._clear()

    def let_go(self) -> None:
        """Forget what waits for the client, and close the connection."""
        self._clear()
        self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Close the connection with that code, after what is already on its way."""
        if not self.dropped:
            self.dropped = True
            self.frames.append(code)
            self.held.set()
            self.caught_up.set()

    def _count(self) -> None:
        self._waits(self.uncounted)
        self.uncounted = 0

    def _waits(self, bytes: int) -> None:
        self.waiting += bytes
        if self.waiting > BEHIND_BYTES:
            self.caught_up.clear()
        else:
            self.caught_up.set()
        self.outgoing.changed(self, bytes)

    def _clear(self) -> None:
        self.frames.clear()
        self.uncounted = self.paid = 0
        self._waits(-self.waiting)
        self.caught_up.set()
