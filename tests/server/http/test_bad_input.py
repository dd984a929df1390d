"""Whatever is sent: a refusal that says why, with a status of its own, and never a mistake of ours.

The shared servers are quiet unless something is wrong, so that a mistake here also fails the run.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.people import Person
from tests.server.running import Server

JSON = {"content-type": "application/json"}
BODIES = [
    b'{"name":"\xff"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"na\xffme":"x"}',
    b'{"name":"\\ud800"}',
    b'{"name":"a\\u0000b"}',
    b'{"name":1e400}',
    b'{"name":' + b"9" * 5000 + b"}",
    b'\xff\xfe{"name":"x"}',
    b'{"name":"x"',
    b"\x00",
    b'"',
    b"[" * 5000,
    b'{"a":' * 3000,
]
SEATS = [{"kind": "me"}, {"kind": "here"}]
TABLES: list[dict[str, Any]] = [
    {"game": "a\0", "seats": SEATS},
    {"game": "alexandros", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy\0"}]},
    {"game": "alexandros", "seats": [{"kind": "me"}, {"kind": "here", "name": "a\0b"}]},
    {"game": "alexandros", "seats": [{"kind": "me"}, {"kind": "here", "name": "\ud800"}]},
    {"game": "alexandros", "seats": SEATS, "options": {"\0": "x"}},
    {"game": "alexandros", "seats": SEATS, "options": {"starter": "seat-1\0"}},
    {"game": "alexandros", "seats": SEATS, "clock": 10**30},
    {"game": "alexandros", "seats": SEATS, "clock": 1.5},
    {"game": "alexandros", "seats": []},
    {"game": "alexandros", "seats": [{"kind": "here"}] * 100},
]
ODD = ["%00", "%ff", "%ed%a0%80", "a" * 300, "a/" * 2500, "9" * 5000, "-1", "1e9", "%2e%2e", "%zz"]
PATHS = [
    "/assets/{}.js",
    "/{}.js",
    "/api/{}",
    "/api/tables/{}",
    "/api/games/{}/rules",
    "/api/games/{}/picture.svg",
    "/api/games?language={}",
    "/api/texts/{}",
    "/api/texts/en?game={}",
    "/api/tables?scope={}",
    "/api/tables/{table}/moments/{}",
    "/api/tables/{table}/moments/0?as={}",
    "/api/tables/{table}/log?as={}",
    "/api/tables/{table}/record?as={}",
]


def refused(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, (answer.request, answer.text)
    assert answer.json()["error"]["message"].endswith("."), answer.text


def test_bodies_that_cannot_be_read(ann: Person) -> None:
    table = ann.table("me", "open")
    for body in BODIES:
        for method, path in (
            ("PUT", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{table['id']}/join"),
        ):
            refused(ann.http.request(method, path, content=body, headers=JSON))
    refused(ann.http.post("/api/review", content=b'{"anabasis":"\xff"}\n'))


def test_tables_that_cannot_be(ann: Person) -> None:
    for new in TABLES:
        refused(ann.http.post("/api/tables", content=json.dumps(new), headers=JSON))


def test_seats_and_invitations_that_cannot_be(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open")
    wishes: list[dict[str, Any]] = [
        *[{"seat": seat} for seat in (10**30, -1, 1e400, "0", 7)],
        *[{"invite": invite} for invite in ("\0", "é", "x" * 65)],
    ]
    for wish in wishes:
        answer = bob.http.post(
            f"/api/tables/{table['id']}/join", content=json.dumps(wish), headers=JSON
        )
        refused(answer)


def test_paths_and_questions_that_cannot_be(ann: Person) -> None:
    table = ann.table("me", "here")
    for path in PATHS:
        for odd in ODD:
            refused(ann.http.get(path.replace("{table}", table["id"]).replace("{}", odd)))


def test_a_page_with_a_long_name_is_none(ann: Person) -> None:
    for path in ("/" + "a" * 300, "/t/" + "9" * 5000, "/a" * 2500):
        refused(ann.http.get(path))


HEADERS = [
    b"Cookie: anabasis=\xff",
    b"Cookie: \xff;=;;",
    b"Origin: http://[",
    b"Origin: http://[::1",
    b"Origin: http://x:99999",
    b"Origin: \xff",
    b"X-Forwarded-For: \xff, [::1",
    b"X-Forwarded-Proto: \xff",
    b"Accept-Encoding: \xff",
    b"If-None-Match: \xff",
    b"Content-Type: \xff",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: multipart/form-data; boundary=\xff",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: -1",
    b"\xff: x",
    b"A B: x",
]
UPGRADE = b"\r\n".join(
    [
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
    ]
)


def status(server: Server, head: bytes, body: bytes = b"") -> int:
    """Send a request as it is; the status of the answer."""
    host, port = server.base.removeprefix("http://").split(":")
    with closing(socket.create_connection((host, int(port)), timeout=10)) as line:
        line.sendall(head + b"\r\nHost: x\r\n\r\n" + body)
        found = re.match(rb"HTTP/1\.1 (\d+)", line.recv(4096))
    assert found is not None
    return int(found[1])


def test_headers_that_cannot_be(server: Server, ann: Person) -> None:
    table = ann.table("me", "here")["id"].encode()
    for header in HEADERS:
        for path in (b"/api/me", b"/", b"/api/tables/" + table):
            assert status(server, b"GET %s HTTP/1.1\r\n%s" % (path, header)) < 500, header
        length = b"" if header.startswith(b"Content-Length") else b"\r\nContent-Length: 12"
        put = b"PUT /api/me HTTP/1.1\r\n%s%s" % (header, length)
        assert status(server, put, b'{"name":"x"}') < 500, header
        live = b"GET /api/tables/%s/live HTTP/1.1\r\n%s\r\n%s" % (table, UPGRADE, header)
        assert status(server, live) < 500, header


def test_upgrades_that_cannot_be(server: Server, ann: Person) -> None:
    table = ann.table("me", "here")["id"].encode()
    for header, answer in (
        (b"Content-Length: 5", 400),
        (b"Transfer-Encoding: chunked", 400),
        (b"X: " + b"x" * 20_000, 431),
        (b"\r\n".join(b"X-%d: x" % number for number in range(200)), 431),
    ):
        live = b"GET /api/tables/%s/live HTTP/1.1\r\n%s\r\n%s" % (table, UPGRADE, header)
        assert status(server, live) == answer, header


def test_methods_that_there_are_not(server: Server) -> None:
    for method in (b"BREW", b"get", b"\xff", b"TRACE", b"CONNECT", b"DELETE"):
        for path in (b"/", b"/api/me", b"*", b"http://x/api/me"):
            assert 400 <= status(server, b"%s %s HTTP/1.1" % (method, path)) < 500


# ---- at a table


def messages() -> Iterator[str | bytes]:
    yield from BODIES[:6]
    yield b"\xff\xfe"
    yield "\x00"
    whole = {"id": 1, "seat": 0, "decision": 0, "action": "stop"}
    for more in (
        {"type": "act"},
        {"type": "act", "decision": 10**30},
        {"type": "act", "decision": -1},
        {"type": "act", "decision": 1e400},
        {"type": "act", "seat": 10**30},
        {"type": "act", "action": "stop\0"},
        {"type": "act", "action": "\ud800"},
        {"type": "act", "action": "a" * 401},
        {"type": "act", "id": 10**30},
        {"type": "act", "id": None},
        {"type": "\0"},
    ):
        yield json.dumps(whole | more)
    for more in (
        {"type": "chat", "text": "a\0b"},
        {"type": "chat", "text": "\ud800"},
        {"type": "chat", "text": "\u202e"},
        {"type": "ask", "seat": 0, "window": "\0", "on": True},
        {"type": "ask", "seat": 0, "window": 10**30, "on": True},
        {"type": "undo", "seat": -1},
        {"type": "propose-undo", "seat": 0, "count": 10**30},
        {"type": "look", "seat": 10**30},
        {"type": "look", "seat": 9},
    ):
        yield json.dumps({"id": 1} | more)


def test_messages_that_cannot_be(ann: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    with ann.sit(table) as live:
        for message in messages():
            live.socket.send(message)
            reply = live.hear("error", "refused", "done", "state")
            assert reply["type"] in {"error", "refused"}, (message, reply)
            assert reply.get("code") != "internal", (message, reply)
        live.act()


@pytest.mark.parametrize("id", ["%ff", "%00", "a" * 300, "-"])
def test_tables_that_there_are_not(ann: Person, id: str) -> None:
    with connect(f"{ann.base.replace('http', 'ws', 1)}/api/tables/{id}/live") as socket:
        assert json.loads(socket.recv(10))["code"] == "unknown-table"
