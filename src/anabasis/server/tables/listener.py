"""Somebody at a table: one connection, the eyes it sees through, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from anabasis.server.settings import OUTGOING_FRAMES
from anabasis.server.store.table_data import Seen, TableData
from anabasis.server.tables.guests import Guest

TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001
LOST_TABLE: Final = 1013

_ENCODER: Final = msgspec.json.Encoder()


class Listener:
    """Frames are put in a row and sent by a task of the connection, so that no slow client ever
    holds up a table."""

    def __init__(self, guest: Guest | None, eyes: int | None) -> None:
        self.guest = guest
        self.eyes = eyes
        """The seat whose view is shown; None: a spectator's."""
        self.seen = Seen(0, 0)
        """What there was when the client was last heard of."""
        self.frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.dropped = False

    def guest_id(self) -> str | None:
        return self.guest.id if self.guest is not None else None

    def heard(self, data: TableData) -> None:
        """The client has said something, so it has read what was sent before."""
        self.seen = Seen(data.actions, data.events)

    def push(self, frame: Any) -> None:
        """Send a message. A client that is too far behind is let go."""
        if self.dropped:
            return
        if self.frames.qsize() >= OUTGOING_FRAMES:
            self.drop(TOO_SLOW)
            return
        self.frames.put_nowait(_ENCODER.encode(frame))

    def drop(self, code: int) -> None:
        """Close the connection with that code, after what is already on its way."""
        if not self.dropped:
            self.dropped = True
            self.frames.put_nowait(code)
