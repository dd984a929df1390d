"""Somebody at a table: one connection, the eyes it sees through, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from anabasis.server.settings import BEHIND_BYTES, OUTGOING_BYTES, OUTGOING_FRAMES
from anabasis.server.store.table_data import Seen, TableData
from anabasis.server.tables.guests import Guest

TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001
LOST_TABLE: Final = 1013

encode: Final = msgspec.json.Encoder().encode


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
    """Frames are put in a row and sent by a task of the connection, so that no slow client ever
    holds up a table. Whoever does not read what it is sent is let go, and may come back for a
    fresh state."""

    def __init__(
        self, guest: Guest | None, eyes: int | None, outgoing: Outgoing | None = None
    ) -> None:
        self.guest = guest
        self.eyes = eyes
        """The seat whose view is shown; None: a spectator's."""
        self.seen = Seen(0, 0)
        """What there was when the client was last heard of."""
        self.frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting = 0
        """Bytes that are on their way."""
        self.outgoing = outgoing or Outgoing(OUTGOING_BYTES)
        self.caught_up = asyncio.Event()
        """Set as long as only little is on its way, or nobody sends it any more."""
        self.caught_up.set()
        self.dropped = False

    def guest_id(self) -> str | None:
        return self.guest.id if self.guest is not None else None

    def heard(self, data: TableData) -> None:
        """The client has said something, so it has read what was sent before."""
        self.seen = Seen(data.actions, data.events)

    # ---- frames

    def push(self, message: Any) -> None:
        """Send a message."""
        self.push_frame(encode(message))

    def push_frame(self, frame: bytes) -> None:
        """Send a message that is encoded already. A client that is too far behind is let go."""
        if self.dropped:
            return
        too_much = self.waiting and self.waiting + len(frame) > OUTGOING_BYTES
        if too_much or self.frames.qsize() >= OUTGOING_FRAMES:
            self.let_go()
            return
        self.frames.put_nowait(frame)
        self._waits(len(frame))

    async def next_frames(self) -> tuple[list[bytes], int | None]:
        """All frames that wait, at least one, and the code with which to close after them, if any.
        To be taken by the one who sends them."""
        texts: list[bytes] = []
        frame: bytes | int | None = await self.frames.get()
        while isinstance(frame, bytes):
            texts.append(frame)
            frame = None if self.frames.empty() else self.frames.get_nowait()
        return texts, frame

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
            self.frames.put_nowait(code)
            self.caught_up.set()

    def _waits(self, bytes: int) -> None:
        self.waiting += bytes
        if self.waiting > BEHIND_BYTES:
            self.caught_up.clear()
        else:
            self.caught_up.set()
        self.outgoing.changed(self, bytes)

    def _clear(self) -> None:
        while not self.frames.empty():
            self.frames.get_nowait()
        self._waits(-self.waiting)
        self.caught_up.set()
