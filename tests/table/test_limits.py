"""Hostile input: it gets a clear error, changes nothing, and the table goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from anabasis.core.grammar import MOST_SEATS
from tests.table.people import Live, Person
from tests.table.running import Server, serving

STRICT = {
    "ANABASIS_CHANGES_A_SECOND": "0.1",
    "ANABASIS_CHANGES_AT_ONCE": "12",
    "ANABASIS_MESSAGES_A_SECOND": "20",
    "ANABASIS_MESSAGES_AT_ONCE": "40",
}


@pytest.fixture
def at_table(ann: Person) -> Iterator[Live]:
    with ann.sit(ann.table("me", "here", options={"starter": "seat-1"})) as live:
        yield live


def still_goes_on(live: Live) -> None:
    """Nothing has changed, and the next action is done."""
    before = live.board["n"]
    live.act()
    assert live.board["n"] == before + 1


# ---- messages


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"act"',
    "{}",
    '{"type": "fly", "id": 1}',
    '{"type": "act", "id": 1}',
    '{"type": "act", "id": 1, "seat": "0", "decision": 1, "action": "stop"}',
    '{"type": "act", "id": 1, "seat": -1, "decision": 1, "action": "stop"}',
    '{"type": "act", "id": 1, "seat": 0.5, "decision": 1, "action": "stop"}',
    '{"type": "act", "id": 1, "seat": 0, "decision": 1e99, "action": "stop"}',
    '{"type": "act", "id": 1, "seat": 0, "decision": 1, "action": null}',
    '{"type": "act", "id": 1, "seat": 0, "decision": 1, "action": "stop", "extra": 1}',
    '{"type": "act", "id": {}, "seat": 0, "decision": 1, "action": "stop"}',
    '{"type": "act", "id": "' + "x" * 65 + '", "seat": 0, "decision": 1, "action": "stop"}',
    '{"type": "propose-undo", "id": 1, "seat": 0, "count": 0}',
    '{"type": "ask", "id": 1, "seat": 0, "window": -1, "on": true}',
    '{"type": "ask", "id": 1, "seat": 0, "window": 0, "on": "yes"}',
    '{"type": "chat", "id": 1, "text": 5}',
    '{"type": "state"}',
    '{"type": "act", "id": 1, "seat": 0, "decision": 1, "action": "\\ud800"}',
    "[" * 2000,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_message_is_an_error_and_no_more(at_table: Live, text: str) -> None:
    at_table.socket.send(text)
    frame = at_table.hear("error")
    assert frame["code"] == "malformed"
    assert "\n" not in frame["message"]
    still_goes_on(at_table)


def test_an_error_names_its_message_if_it_can(at_table: Live) -> None:
    assert at_table.ask("fly")["code"] == "malformed"
    assert at_table.ask("act", seat=0)["code"] == "malformed"


def test_bytes_are_read_as_text(at_table: Live) -> None:
    at_table.socket.send(b"\xff\x00")
    assert at_table.hear("error")["code"] == "malformed"
    at_table.socket.send(b'{"type": "chat", "id": 7, "text": "hello"}')
    assert at_table.hear("done")["id"] == 7


def test_a_message_has_four_kilobytes_at_most(at_table: Live) -> None:
    at_table.socket.send(json.dumps({"type": "chat", "id": 1, "text": "ü" * 4000}))
    assert at_table.hear("error")["code"] == "too-large"
    still_goes_on(at_table)


def test_a_message_beyond_all_measure_ends_the_connection(at_table: Live) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        at_table.socket.send("x" * 100_000)
        while True:
            at_table.frame()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("seat", [1, 2, MOST_SEATS - 1, MOST_SEATS, 31])
def test_no_other_seat_can_be_played(ann: Person, seat: int) -> None:
    code = "not-your-seat" if seat < MOST_SEATS else "malformed"
    table = ann.table("me", "random", options={"starter": "seat-1"})
    with ann.sit(table) as live:
        for type, more in {
            "act": {"decision": live.decision(), "action": live.board["legal"][0]},
            "why": {"action": "stop"},
            "undo": {},
            "resign": {},
            "ask": {"window": 0, "on": True},
            "propose-undo": {"count": 1},
            "vote-undo": {"agree": True},
            "look": {},
        }.items():
            assert live.ask(type, seat=seat, **more)["code"] == code
        still_goes_on(live)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
TYPES = ("act", "why", "look", "undo", "propose-undo", "vote-undo", "ask", "chat", "lesson")
FIELDS = ("id", "seat", "decision", "action", "window", "on", "count", "agree", "text", "to")
messages = st.builds(
    lambda type, rest: rest | {"type": type},
    st.sampled_from(TYPES) | json_values,
    st.dictionaries(
        st.sampled_from(FIELDS),
        json_values | st.integers(0, 9) | st.sampled_from(["stop", "take-supply", "ask 0 on"]),
    ),
)


def test_no_message_whatever_disturbs_a_table(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"}, undo="agreed")
    bob.post(f"/tables/{table['id']}/join")
    with ann.sit(table) as one, bob.sit(table) as two:

        @settings(max_examples=150, suppress_health_check=list(HealthCheck))
        @given(messages)
        def fuzz(message: dict[str, Any]) -> None:
            two.socket.send(json.dumps(message))
            reply = two.hear("error", "refused", "why", "done", "state")
            assert reply.get("code") != "internal"

        fuzz()
        assert two.board["n"] == 0
        one.act()
        two.until(lambda board: board["n"] == 1)


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
        assert ann.refused("PUT", "/me", 429, {"name": "Quick"}) == "too-many"
        assert Person(strict.base).refused("GET", "/me", 429) == "too-many"
        assert ann.get(f"/tables/{table['id']}")["state"] == "running"
        with ann.sit(table) as live:
            flood(live)
        with ann.sit(table) as again:
            again.done("chat", text="sorry")


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


def test_an_unknown_table_says_so_and_closes(ann: Person) -> None:
    address = f"{ann.base.replace('http', 'ws')}/api/tables/nowhere/live"
    with connect(address) as socket:
        assert json.loads(socket.recv(10))["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


# ---- requests


def test_a_body_has_a_limit(ann: Person) -> None:
    body = {"game": "alexandros", "seats": [], "options": {"x": "y" * 100_000}}
    assert ann.refused("POST", "/tables", 413, body) == "too-large"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b"null", b"[]", b'{"game": 1}', b"[" * 50_000]
)
def test_a_malformed_body_is_an_error(ann: Person, body: bytes) -> None:
    fault = ann.ask(
        "POST", "/tables", 400, content=body, headers={"content-type": "application/json"}
    )["error"]
    assert fault["code"] == "malformed"


def test_wrong_paths_and_methods_are_clear(ann: Person) -> None:
    assert ann.refused("GET", "/nothing", 404) == "unknown"
    answer = ann.http.delete("/api/tables")
    assert answer.status_code == 405
    assert answer.json()["error"]["code"] == "wrong-method"
    assert ann.refused("GET", "/tables?scope=all", 400) == "malformed"


def test_every_answer_has_the_headers_that_protect(ann: Person) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/schema/openapi.json"):
        headers = httpx.get(ann.base + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"]
        assert "server" not in headers


def test_nothing_secret_is_logged(database: Callable[[], str], plugged: Path) -> None:
    server = Server(database(), plugged)
    with serving(server), Person(server.base) as ann:
        table = ann.table("me", "open")
        with ann.sit(table) as live:
            live.socket.send("{")
            live.hear("error")
        ann.http.get("/api/tables/x%0ay")
        token = ann.http.cookies["anabasis"]
    said = "\n".join(server.lines)
    assert re.fullmatch(r"Anabasis is at http://[\d.:]+/ \(Ctrl-C ends it\)", said)
    assert token not in said
    assert table["invite"] not in said
