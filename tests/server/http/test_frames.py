"""Frames are cut out of a stream wherever it is broken, and only texts are read here."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from anabasis.server.http.frames import TOO_LARGE, frame_end, head, whole_text
from anabasis.server.http.protocols import protocols
from anabasis.server.settings import FRAME_BYTES

SIZES = [0, 1, 125, 126, 127, 4000, FRAME_BYTES - 1, FRAME_BYTES]


def text(size: int, fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, b"x" * size, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_text_has_the_head_that_the_standard_wants(size: int) -> None:
    sent = b"x" * size
    assert head(size) + sent == Frame(Opcode.TEXT, sent).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_ends_where_it_says(size: int) -> None:
    frame = text(size)
    assert frame_end(b"ab" + frame + b"cd", 2, FRAME_BYTES) == len(frame) + 2
    assert whole_text(frame) == b"x" * size
    for there in {*range(min(12, len(frame))), len(frame) - 1}:
        assert frame_end(frame[:there], 0, FRAME_BYTES) == 0
    assert frame_end(frame, 0, size - 1) == TOO_LARGE


@pytest.mark.parametrize(
    "frame",
    [
        text(5, fin=False),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        b"\xc1" + text(5)[1:],  # compressed, it says
        Frame(Opcode.CONT, b"hello").serialize(mask=True),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    ],
    ids=["begun", "unmasked", "compressed", "continued", "binary", "ping", "close"],
)
def test_whatever_is_no_whole_text_is_left_to_the_library(frame: bytes) -> None:
    assert whole_text(frame) is None
    assert frame_end(frame, 0, FRAME_BYTES) == len(frame)


class Wire:
    """A transport that notes what is written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> None:
        return None

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n"
)


async def heard(pieces: list[bytes], early: int = 0) -> list[Any]:
    """What the application hears of a stream that comes in such pieces, the first of them before it
    has let the client in."""
    told: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        for piece in pieces[:early]:
            connection.data_received(piece)
        await send({"type": "websocket.accept"})
        for piece in pieces[early:]:
            connection.data_received(piece)
        while not told or told[-1] not in ("end", 1000, 1002, 1007, 1009):
            event = await receive()
            told.append(event.get("text", event.get("bytes", event.get("code"))))

    _, live = protocols(1.0)
    config = Config(app, ws_max_size=FRAME_BYTES, ws_per_message_deflate=False, log_config=None)
    config.load()
    config.loaded_app = app
    connection: Any = live(config, ServerState(), {})
    connection.connection_made(Wire())
    connection.data_received(REQUEST)
    (task,) = connection.tasks
    await asyncio.wait_for(task, 10)
    connection.connection_lost(None)
    return told


STREAM = [
    Frame(Opcode.TEXT, b"one").serialize(mask=True),
    Frame(Opcode.PING, b"?").serialize(mask=True),
    Frame(Opcode.TEXT, b"t", False).serialize(mask=True),
    Frame(Opcode.CONT, b"wo").serialize(mask=True),
    Frame(Opcode.BINARY, b"\x03").serialize(mask=True),
    Frame(Opcode.TEXT, b"four" * 40).serialize(mask=True),
    Frame(Opcode.TEXT, b"end").serialize(mask=True),
]
TOLD = ["one", "two", b"\x03", "four" * 40, "end"]


@pytest.mark.parametrize("early", [0, 1, 2])
def test_it_is_all_one_where_a_stream_is_broken(early: int) -> None:
    stream = b"".join(STREAM)

    async def scenario() -> None:
        for at in range(1, len(stream)):
            assert await heard([stream[:at], stream[at:]], early) == TOLD, at

    asyncio.run(scenario())


def test_many_frames_come_at_once_or_byte_by_byte() -> None:
    stream = b"".join(STREAM)
    assert asyncio.run(heard([stream])) == TOLD
    assert asyncio.run(heard([bytes([one]) for one in stream])) == TOLD


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (text(FRAME_BYTES + 1), 1009),
        (text(200_000)[:50], 1009),
        (b"\xc1" + text(5)[1:], 1002),
        (b"\x83\x80\x00\x00\x00\x00", 1002),
        (Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True), 1000),
    ],
    ids=["unmasked", "no-text", "large", "larger", "compressed", "unknown", "close"],
)
def test_what_may_not_be_ends_the_connection_as_ever(bad: bytes, code: int) -> None:
    assert asyncio.run(heard([STREAM[0], bad, STREAM[0]])) == ["one", code]
