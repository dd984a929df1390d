"""Messages at a table, hostile ones too: a clear error, no change, and the table goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from anabasis.core.grammar import MOST_SEATS
from tests.server.people import Live, Person


@pytest.fixture
def at_table(ann: Person) -> Iterator[Live]:
    with ann.sit(ann.table("me", "here", options={"starter": "seat-1"})) as live:
        yield live


def still_goes_on(live: Live) -> None:
    """Nothing has changed, and the next action is done."""
    before = live.board["n"]
    live.choose()
    assert live.board["n"] == before + 1


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


@pytest.mark.parametrize(
    ("seat", "code"), [(1, "not-your-seat"), (2, "not-your-seat"), (MOST_SEATS, "malformed")]
)
def test_no_other_seat_can_be_played(ann: Person, seat: int, code: str) -> None:
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
        one.choose()
        two.until(lambda board: board["n"] == 1)


def test_an_unknown_table_says_so_and_closes(ann: Person) -> None:
    address = f"{ann.base.replace('http', 'ws')}/api/tables/nowhere/live"
    with connect(address) as socket:
        assert json.loads(socket.recv(10))["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
