"""Connections with deadlines: nobody keeps the server waiting without end."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from anabasis.server.http.protocols import AHEAD, BODY_PATIENCE, UNHEARD, LiveConnection
from bench.attack import long_record
from tests.server.people import WAIT, Person
from tests.server.running import Server, serving

HURRIED_SECONDS = 0.5
HURRIED = {"ANABASIS_PATIENCE_SECONDS": str(HURRIED_SECONDS)}
LONGER = (BODY_PATIENCE + 1) * HURRIED_SECONDS
"""Longer than the server is patient with any request."""
UPLOAD = {"content-type": "application/jsonl"}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without much patience."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hurried') / 'tables.sqlite3'}"
    with serving(Server(database, None, **HURRIED)) as server:
        yield server
        assert server.lines[1:] == [], "\n".join(server.lines)


@pytest.fixture
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('patient') / 'tables.sqlite3'}"
    with serving(Server(database, None, ANABASIS_PATIENCE_SECONDS="600")) as server:
        yield server


def dial(server: Server) -> socket.socket:
    host, port = server.base.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=WAIT)


def rest(line: socket.socket) -> bytes:
    """What comes until the other side ends the connection."""
    found = b""
    with suppress(ConnectionError):
        while some := line.recv(65536):
            found += some
    return found


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\nHost",
    ],
    ids=["nothing", "a head", "one more head"],
)
def test_a_request_that_is_not_finished_is_too_late(hurried: Server, begun: bytes) -> None:
    with dial(hurried) as line:
        line.sendall(begun)
        answers = rest(line).split(b"HTTP/1.1 ")[1:]
        assert answers[-1].startswith(b"408 ")
        assert [answer[:3] for answer in answers[:-1]] == [b"200"] * begun.count(b"\r\n\r\n")


def test_a_head_that_comes_byte_by_byte_is_too_late(hurried: Server) -> None:
    with dial(hurried) as line:
        start = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() < start + WAIT:
                line.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() < start + WAIT


def test_a_body_that_comes_byte_by_byte_is_too_late(hurried: Server) -> None:
    with dial(hurried) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n"
            b"Content-Type: application/json\r\n\r\n{"
        )
        start = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() < start + WAIT:
                line.sendall(b" ")
                time.sleep(0.05)
        assert time.monotonic() < start + WAIT


def test_who_finishes_its_requests_is_not_hurried(hurried: Server) -> None:
    with dial(hurried) as line:
        for _ in range(3):
            line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                some = line.recv(65536)
                assert some, "the connection is kept for the next request"
                answer += some
            time.sleep(0.8)


def test_who_sits_at_a_table_and_says_nothing_stays(hurried: Server) -> None:
    with Person(hurried.base) as ann, ann.sit(ann.table("me", "here")) as live:
        time.sleep(LONGER)
        live.done("chat", text="still here")


def test_somebody_new_gets_in_whatever_is_half_begun(patient: Server) -> None:
    with ExitStack() as stack:
        begun = [stack.enter_context(dial(patient)) for _ in range(3 * UNHEARD)]
        for line in begun:
            with suppress(ConnectionError):
                line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        with Person(patient.base) as ann:
            ann.get("/health")
        ended = 0
        for line in begun:
            line.settimeout(0)
            try:
                ended += line.recv(1) == b""
            except ConnectionError:
                ended += 1
            except BlockingIOError:
                pass
        assert ended >= 2 * UNHEARD


def masked(text: bytes) -> bytes:
    """A short WebSocket frame, as a client sends it."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_listener_that_never_reads_is_ended(hurried: Server) -> None:
    """It asks for states until nothing goes out any more, and stays."""
    with Person(hurried.base) as eve:
        review = eve.ask("POST", "/review", 201, content=long_record(300), headers=UPLOAD)
    with dial(hurried) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(
            f"GET /api/tables/{review['id']}/live HTTP/1.1\r\nHost: x\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(masked(b'{"type": "look", "seat": 0}') * 100)
        deadline = time.monotonic() + WAIT
        while not stuck(hurried):
            assert time.monotonic() < deadline, "the connection is not filled"
            time.sleep(0.05)
        while stuck(hurried):
            assert time.monotonic() < deadline, "the connection is still there"
            time.sleep(0.05)


def stuck(server: Server) -> int:
    """The server's connections on which something waits for the other side to read."""
    port = int(server.base.rpartition(":")[2])
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(
        local.endswith(f":{port:04X}") and not queues.startswith("00000000:")
        for _, local, _, _, queues, *_ in rows
    )


class Reader:
    """A transport that only notes whether it is read from."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")


def test_a_client_is_read_from_until_its_messages_pile_up() -> None:
    async def scenario() -> None:
        connection: Any = LiveConnection.__new__(LiveConnection)
        connection.queue = asyncio.Queue()
        connection.transport = reader = Reader()
        connection.read_paused = connection.close_sent = False
        connection.curr_msg_data_type = "text"

        def comes(text: bytes) -> None:
            connection.frames = [text]
            connection.send_receive_event_to_app()

        for _ in range(5):
            comes(b"one")
            assert (await connection.receive())["text"] == "one"
        assert reader.calls == []
        for _ in range(AHEAD):
            comes(b"two")
        assert reader.calls == []
        comes(b"three")
        comes(b"four")
        assert reader.calls == ["pause"]
        for _ in range(AHEAD):
            await connection.receive()
        await connection.receive()
        assert reader.calls == ["pause"], "one still waits"
        assert (await connection.receive())["text"] == "four"
        assert reader.calls == ["pause", "resume"]

    asyncio.run(scenario())
