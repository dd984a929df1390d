"""Connections with deadlines: whoever begins a request finishes it, and reads what it was sent.

Uvicorn waits for both as long as the other side likes. Connections whose first request has not come
yet, or on which one has only been begun, are counted by address: if there are too many, the oldest
of them is ended, so that somebody new always gets in.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import OrderedDict, defaultdict
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from anabasis.server.http.frames import TOO_LARGE, frame_end, head, whole_text
from anabasis.server.http.limits import network
from anabasis.server.settings import FRAME_BYTES

UNHEARD: Final = 64
"""So many connections of one address, and"""
UNHEARD_IN_ALL: Final = 1024
"""so many in all, may be open without a whole request."""
BODY_PATIENCE: Final = 4
"""The body of a request may take so many times as long as its head."""

_NOTHING_MORE: Final = b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
AHEAD: Final = 1
"""So many messages of a client may wait before nothing more is read from it."""
CONNECTION: Final = "anabasis.connection"
"""Where the application finds the connection itself, among what it knows of a request."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout" + _NOTHING_MORE
MALFORMED: Final = b"HTTP/1.1 400 Bad Request" + _NOTHING_MORE


class Deadline:
    """Ends a connection unless it is called off in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timer: asyncio.TimerHandle | None = None

    def set(self, end: Any, times: int = 1) -> None:
        """From now on; one that runs already goes on."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds * times, end)

    def call_off(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def cut_off(transport: asyncio.Transport) -> None:
    """End a connection at once. The system, too, forgets what the other side has not read."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError, ValueError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Reading:
    """Watches whether the other side takes what it is sent, be it slowly."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self.transport = transport
        self.deadline = Deadline(seconds)
        self.left = 0

    def watch(self) -> None:
        """Something waits to be sent."""
        self.left = self.transport.get_write_buffer_size()
        self.deadline.set(self._look)

    def _look(self) -> None:
        self.deadline.call_off()
        left = self.transport.get_write_buffer_size()
        if 0 < left < self.left:
            self.watch()
        elif left:
            cut_off(self.transport)

    def over(self) -> None:
        self.deadline.call_off()


class Unheard:
    """Connections that owe a request, by address, the oldest first."""

    def __init__(self) -> None:
        self.by_address: defaultdict[str, OrderedDict[HttpConnection, None]] = defaultdict(
            OrderedDict
        )
        self.all: OrderedDict[HttpConnection, None] = OrderedDict()

    def add(self, connection: HttpConnection) -> None:
        """One more; the oldest is ended if that is one too many."""
        self.discard(connection)
        own = self.by_address[connection.address]
        own[connection] = self.all[connection] = None
        for row, most in ((own, UNHEARD), (self.all, UNHEARD_IN_ALL)):
            if len(row) > most:
                next(iter(row)).end()

    def discard(self, connection: HttpConnection) -> None:
        if connection in self.all:
            del self.all[connection]
            own = self.by_address[connection.address]
            del own[connection]
            if not own:
                del self.by_address[connection.address]


class HttpConnection(H11Protocol):
    """A connection that speaks HTTP, until it becomes a WebSocket."""

    unheard: Unheard
    patience: float

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network(self.client[0] if self.client else "")
        self.reading = Reading(transport, self.patience)
        self.deadline = Deadline(self.patience)
        self.deadline.set(self.too_late)
        self.body = False
        """Whether the body of a request is on its way."""
        self.unheard.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._heard()
        self.reading.over()

    def _heard(self) -> None:
        """No request is owed."""
        self.unheard.discard(self)
        self.deadline.call_off()
        self.body = False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._look()  # else it has become a WebSocket just now

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """How far the request has come that is being sent."""
        if self.transport.is_closing():
            self._heard()
            self.reading.watch()
        elif self.conn.their_state is h11.SEND_BODY:
            if not self.body:
                self._heard()
                self.body = True
                self.deadline.set(self.too_late, BODY_PATIENCE)
        elif self.conn.their_state is not h11.IDLE:
            self._heard()
        elif self.conn.trailing_data[0] and self not in self.unheard.all:
            # The head of one more request has begun.
            self._heard()
            self.unheard.add(self)
            self.deadline.set(self.too_late)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._heard()
        self.reading.over()
        super().handle_websocket_upgrade(event)

    def too_late(self) -> None:
        """The request has taken too long."""
        self.deadline.call_off()
        if self.body and self.flow.read_paused:
            # It is this side that has not read on.
            self.deadline.set(self.too_late, BODY_PATIENCE)
        elif self.conn.our_state is h11.IDLE and not self.transport.is_closing():
            self._heard()
            self.transport.write(TOO_LATE)
            self.transport.close()
            self.reading.watch()
        else:
            self.end()

    def end(self) -> None:
        """At once, whatever is on its way."""
        self._heard()
        cut_off(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.over()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.reading.watch()


class LiveConnection(WebSocketsSansIOProtocol):
    """A connection to a table."""

    patience: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reading = Reading(self.transport, self.patience)
        self.cut = True
        """Whether frames are cut out of the stream here."""
        self.rest = b""
        """The beginning of a frame that is not all there."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.over()

    def data_received(self, data: bytes) -> None:
        """Texts are taken out of the stream here; the library reads whatever else comes, frame by
        frame, so that it is never in the middle of one."""
        if self.rest:
            data = self.rest + data
            self.rest = b""
        if self.conn.state is not State.OPEN:
            self.cut = not self.handshake_initiated  # else a frame may have begun too early
        if not self.cut or self.conn.state is not State.OPEN:
            self._leave_to_library(data)
            return
        at = 0
        while at < len(data) and (end := frame_end(data, at, FRAME_BYTES)):
            if end == TOO_LARGE:
                self._leave_to_library(data[at:])
                return
            frame = data[at:end]
            at = end
            text = whole_text(frame) if self.conn.current_size is None else None
            if text is None:
                self._leave_to_library(frame)
                if self.conn.state is not State.OPEN:
                    self._leave_to_library(data[at:])
                    return
            else:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
        self.rest = data[at:]

    def _leave_to_library(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse()

    def _refuse(self) -> None:
        """What asks for a table is no request that can be read; Uvicorn would only wait on."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or MALFORMED)
            self.transport.close()
            self.reading.watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.reading.over()

    async def run_asgi(self) -> None:
        self.scope[CONNECTION] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self.reading.watch()

    def ready(self) -> bool:
        """Whether the client is there and reads."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        return not gone and self.writable.is_set()

    def send_all(self, texts: list[bytes]) -> int:
        """Send some messages in one go; how many bytes that is. Only while it is ready. What goes
        through the framework goes one by one, and pays for every layer between."""
        parts = []
        for text in texts:
            parts += [head(len(text)), text]
        sent = b"".join(parts)
        self.transport.write(sent)
        return len(sent)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading at every message and goes on when it has been taken: two calls to
        the system each time. Here it is stopped when messages begin to pile up."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.reading.watch()


def protocols(patience: float) -> tuple[type[HttpConnection], type[LiveConnection]]:
    """The protocols of one server that has so many seconds' patience."""

    class Http(HttpConnection):
        pass

    class Live(LiveConnection):
        pass

    Http.unheard = Unheard()
    Http.patience = Live.patience = patience
    return Http, Live
