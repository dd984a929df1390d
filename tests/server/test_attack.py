"""What one guest can get out of a server: the attacks of `bench.attack` for a second each, counted.

`deaf` is not among them: `tables/test_listener.py` and `http/test_protocols.py` have it.

The server has the limits that it has for everybody, each a tenth of what it usually is, so that a
second is enough to meet them. Nothing here is measured in time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from anabasis.server.costs import SAVED
from anabasis.server.http.protocols import UNHEARD
from anabasis.server.settings import Settings
from bench import attack
from tests.server.people import Person
from tests.server.running import Server, serving

SECONDS = 1.0
LINES = 400
LINES_A_SECOND = 0.5
DEFAULTS = {field: getattr(Settings, field) for field in ("guest_bytes", "guest_seconds")}
BYTES = DEFAULTS["guest_bytes"] / 10
TIGHT = {
    "ANABASIS_GUEST_BYTES": str(BYTES),
    "ANABASIS_GUEST_SECONDS": str(DEFAULTS["guest_seconds"] / 10),
    "ANABASIS_CHAT_A_SECOND": str(LINES_A_SECOND),
    "ANABASIS_MESSAGES_A_SECOND": "20",
    "ANABASIS_MESSAGES_AT_ONCE": "40",
}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('tight') / 'tables.sqlite3'}"
    with serving(Server(database, None, **TIGHT)) as server:
        yield server
        assert server.lines[1:] == [], "the server has nothing to complain about"


def under(server: Server, name: str, **more: Any) -> tuple[Any, float]:
    """What an attack got, and how many seconds it took; afterwards somebody else still plays."""
    start = time.monotonic()
    attacked = attack.ATTACKS[name](server.base, SECONDS, LINES, **more)
    got = asyncio.run(asyncio.wait_for(attacked, 60))
    lasted = time.monotonic() - start
    with Person(server.base) as ann:
        ann.http.headers["X-Forwarded-For"] = "10.1.2.3"
        table = ann.table("me", "here", options={"starter": "seat-1"})
        with ann.sit(table) as live:
            live.act()
    return got, lasted


def test_looking_without_end_is_sent_so_many_bytes(tight: Server) -> None:
    got, lasted = under(tight, "look", sockets=8)
    state = 100_000  # what was begun is sent, whatever is left to spend
    assert 0 < got["mb_received"] * 1e6 < BYTES * (SAVED + lasted) + 8 * state


def test_asking_many_times_at_once_is_refused(tight: Server) -> None:
    got, _ = under(tight, "gets")
    assert set(got["statuses"]) == {200, 429}


def test_talking_on_many_connections_is_as_slow_as_on_one(tight: Server) -> None:
    got, lasted = under(tight, "chat")
    assert 0 < got["lines_said"] <= LINES_A_SECOND * (SAVED + lasted)
    assert got["the_player_may_talk"]


def test_uploading_many_at_once_is_one_record_after_the_other(tight: Server) -> None:
    got, _ = under(tight, "reviews")
    assert set(got["statuses"]) == {201, 429}
    assert got["another_guest"]["status"] == 201


def test_questions_without_end_are_answered_at_a_rate(tight: Server) -> None:
    got, _ = under(tight, "ask")
    assert {"preview", "ways", "why"} & set(got["replies"])
    assert "internal" not in got["replies"]


def test_half_sent_requests_keep_nobody_out(tight: Server) -> None:
    got, _ = under(tight, "half", sockets=3 * UNHEARD)
    assert got["somebody_new"]["status"] == 200
    assert got["open_afterwards"] <= UNHEARD
