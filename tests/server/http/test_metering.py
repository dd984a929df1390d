"""What somebody may cost: who has cost too much waits, and nobody else does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from anabasis.server import wire
from anabasis.server.costs import SAVED, paid_by
from anabasis.server.http.connection import _Line
from anabasis.server.http.protocols import LiveConnection
from anabasis.server.tables.listener import Listener
from bench.attack import long_record
from tests.server.inside import act, inside, make_table
from tests.server.people import Person
from tests.server.running import Server, serving

ALLOWED = 10_000
"""Bytes a second that a guest may be sent; ten times as much can be saved up."""
POOR = {
    "ANABASIS_GUEST_BYTES": str(ALLOWED),
    "ANABASIS_ADDRESS_BYTES": str(4 * ALLOWED),
    "ANABASIS_ADDRESS_SOCKETS": "40",
}
UPLOAD = {"content-type": "application/jsonl"}


@pytest.fixture
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has little to spare."""
    database = f"sqlite:///{tmp_path_factory.mktemp('poor') / 'tables.sqlite3'}"
    with serving(Server(database, None, **POOR)) as server:
        yield server


def elsewhere(server: Server, address: str) -> Person:
    """Somebody at another address, as a proxy tells it."""
    person = Person(server.base)
    person.http.headers["X-Forwarded-For"] = address
    return person


def test_a_guest_is_refused_what_would_cost_too_much_and_others_are_not(poor: Server) -> None:
    with Person(poor.base) as eve, Person(poor.base) as ann:
        ann.get("/me")
        table = eve.table("me", "here", game="arbela")
        path = f"/api/tables/{table['id']}/moments/0"
        answers = [eve.http.get(path) for _ in range(60)]
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 429}
        assert statuses[0] == 200
        sent = sum(len(answer.content) for answer in answers if answer.status_code == 200)
        assert sent < 20 * ALLOWED
        refused = answers[statuses.index(429)]
        assert int(refused.headers["retry-after"]) >= 1
        assert refused.json()["error"]["code"] == "too-many"
        assert ann.http.get(path).status_code == 200


def test_many_guests_of_one_address_are_limited_together(poor: Server) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(Person(poor.base)) for _ in range(16)]
        table = guests[0].table("me", "here", game="arbela", public=True)
        path = f"/api/tables/{table['id']}/moments/0"
        for guest in guests[1:]:
            guest.http.get("/api/me")
        sent = 0
        for _ in range(10):
            for guest in guests:
                answer = guest.http.get(path)
                sent += len(answer.content) * (answer.status_code == 200)
        assert sent < 80 * ALLOWED, "four guests' worth, and what comes in meanwhile"
        with elsewhere(poor, "10.1.2.3") as ann:
            assert ann.http.get(path).status_code == 200


def test_a_spectator_who_asks_for_its_state_without_end_disturbs_nobody(poor: Server) -> None:
    with elsewhere(poor, "10.6.6.6") as eve, Person(poor.base) as ann:
        review = eve.ask("POST", "/review", 201, content=long_record(2000), headers=UPLOAD)
        address = f"{poor.base.replace('http', 'ws')}/api/tables/{review['id']}/live"
        headers = eve.cookie() | {"X-Forwarded-For": "10.6.6.6"}
        with ExitStack() as stack:
            # A server that owes nobody an answer at once does not take leave at once either.
            talk = partial(connect, max_size=None, close_timeout=0.1)
            sockets = [
                stack.enter_context(talk(address, additional_headers=headers)) for _ in range(2)
            ]
            for socket in sockets:
                for _ in range(30):
                    socket.send(json.dumps({"type": "look", "seat": 0}))
            with ann.sit(ann.table("me", "here", options={"starter": "seat-1"})) as live:
                for _ in range(3):
                    live.act()
            states = sum(len(received(socket)) for socket in sockets)
            assert 2 <= states < 20


def received(socket: ClientConnection) -> list[str]:
    """What has come by now."""
    frames = []
    try:
        while True:
            frames.append(str(socket.recv(0.3)))
    except (TimeoutError, ConnectionClosed):
        return frames


def test_an_address_has_so_many_connections_to_tables(poor: Server) -> None:
    with Person(poor.base) as ann, ExitStack() as stack:
        table = ann.table("me", "here")
        address = f"{poor.base.replace('http', 'ws')}/api/tables/{table['id']}/live"

        def first_word(headers: dict[str, str]) -> str:
            socket = stack.enter_context(connect(address, additional_headers=headers))
            frame = json.loads(socket.recv(30))
            word: str = frame.get("code", frame["type"])
            return word

        words = [first_word({}) for _ in range(45)]
        assert words == ["state"] * 40 + ["crowded"] * 5
        assert first_word({"X-Forwarded-For": "10.1.2.3"}) == "state"


class Reader:
    """A client that reads all it is sent."""

    def ready(self) -> bool:
        return True

    def send_all(self, texts: list[bytes]) -> int:
        return sum([len(text) for text in texts])


def test_nobody_at_the_table_pays_for_what_others_do_there(database: Callable[[], str]) -> None:
    """Else whoever does and takes back without end locks out the one who is shown it. Who only
    looks on pays for that."""

    async def scenario() -> None:
        async with inside(database()) as server:
            options = {"starter": "seat-1"}
            ann, table = await make_table(server, "me", "open", options=options)
            bob, _ = await server.guests.make()
            eve, _ = await server.guests.make()
            await server.lobby.join(bob, table, wire.Join(invite=table.data.invite))
            paying = {}
            for guest, seat in ((ann, 0), (bob, 1), (bob, 1), (eve, None)):
                payers = paying[guest.id] = server.costs.payers(guest.id, guest.id)
                listener = Listener(guest, seat)
                listener.connect(_Line(cast(LiveConnection, Reader()), payers))
                table.listeners.connected.add(listener)
            paid_by(paying[ann.id])
            for _ in range(20):
                await act(table, table.running().waiting()[0])
                await asyncio.sleep(0)
            of_ann, of_bob, of_eve = (
                account.allowance.bytes * SAVED - account.bytes.left
                for account in (paying[one.id][0] for one in (ann, bob, eve))
            )
            assert of_bob == 0
            assert of_ann > 2 * of_eve > 20_000

    asyncio.run(scenario())
