"""Limits: how often something may be sent, and from where."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.people import Live, Person
from tests.server.running import Server, serving

STRICT = {
    "ANABASIS_CHANGES_A_SECOND": "0.1",
    "ANABASIS_CHANGES_AT_ONCE": "12",
    "ANABASIS_GUESTS_A_SECOND": "0.1",
    "ANABASIS_GUESTS_AT_ONCE": "5",
    "ANABASIS_MESSAGES_A_SECOND": "20",
    "ANABASIS_MESSAGES_AT_ONCE": "40",
    "ANABASIS_CHAT_A_SECOND": "0.3",
}


# ---- how often


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has for everybody, and few changes a minute."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.sqlite3'}"
    with serving(Server(database, None, **STRICT)) as server:
        yield server


def test_too_many_changes_are_refused_and_reading_is_not(strict: Server) -> None:
    with Person(strict.base) as ann:
        table = ann.table("me", "here")
        statuses = [ann.http.post("/api/tables", json={}).status_code for _ in range(20)]
        assert set(statuses) == {400, 429}
        answer = ann.http.put("/api/me", json={"name": "Quick"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert ann.get(f"/tables/{table['id']}")["state"] == "running"
        with ann.sit(table) as live:
            flood(live)
        with ann.sit(table) as again:
            again.done("chat", text="sorry")


def test_an_address_makes_so_many_guests(strict: Server) -> None:
    def comes(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return httpx.get(f"{strict.base}/api/me", headers=headers).status_code

    assert [comes("10.7.7.7") for _ in range(7)] == [200] * 5 + [429] * 2
    assert comes("10.8.8.8") == 200
    # With IPv6, one subscriber has the 64 bits that its addresses begin with.
    street = [comes(f"2001:db8:1:2:{number:x}::1") for number in range(1, 8)]
    assert street == [200] * 5 + [429] * 2
    assert comes("2001:db8:1:3::1") == 200
    assert comes("::ffff:10.7.7.7") == 429


def test_a_guest_talks_slowly_on_however_many_connections(strict: Server) -> None:
    with Person(strict.base) as eve, ExitStack() as stack:
        eve.http.headers["X-Forwarded-For"] = "10.9.9.9"
        table = eve.table("me", "here")
        lives = [stack.enter_context(eve.sit(table)) for _ in range(8)]
        replies = [live.ask("chat", text="me") for live in lives for _ in range(2)]
        done = sum(reply["type"] == "done" for reply in replies)
        assert 3 <= done <= 10
        assert {reply["code"] for reply in replies if reply["type"] == "error"} == {"too-many"}


def flood(live: Live) -> None:
    """Talk without end: first messages are left aside, then the connection ends."""
    with suppress(ConnectionClosed):
        for _ in range(300):
            live.say("why", seat=0, action="stop")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            live.frame()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    replies = [json.loads(text) for text in live.raw]
    assert [reply.get("code") for reply in replies].count("too-many") >= 100
    assert sum(reply["type"] == "why" for reply in replies) >= 40
    assert all("id" in reply for reply in replies if reply["type"] == "error")


# ---- from where


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://{host}", True),
        ("https://{host}", True),
        ("http://evil.example", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
        ("null", False),
        ("", False),
    ],
)
def test_other_sites_can_neither_change_nor_listen(
    ann: Person, origin: str | None, allowed: bool
) -> None:
    table = ann.table("me", "here")
    host = ann.base.removeprefix("http://")
    headers = {} if origin is None else {"Origin": origin.format(host=host)}
    answer = ann.http.post(f"/api/tables/{table['id']}/leave", headers=headers)
    assert answer.status_code == (200 if allowed else 403)
    assert ann.http.get("/api/games", headers=headers).status_code == 200
    address = f"ws://{host}/api/tables/{table['id']}/live"
    try:
        with connect(address, additional_headers=headers | ann.cookie()) as socket:
            assert json.loads(socket.recv(10))["type"] == "state"
        heard = True
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        heard = False
    assert heard is allowed
