"""Uploaded records: true ones become tables to review, others are refused."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.record import dump, load
from anabasis.core.registry import find_game
from anabasis.server.errors import Problem
from anabasis.server.store import queries, rows
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables import chat, reviews
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from tests.games.random_match import random_match
from tests.server.inside import eventually, frames, inside
from tests.server.people import Person

GAME = find_game("alexandros")


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a whole game."""
    return dump(random_match(GAME, 2, seed=1))


def upload(person: Person, text: str | bytes, status: int = 201) -> Any:
    headers = {"content-type": "application/jsonl"}
    return person.ask("POST", "/review", status, content=text, headers=headers)


def test_an_uploaded_record_becomes_a_table_to_review(
    ann: Person, eve: Person, finished: str
) -> None:
    table = upload(ann, finished)
    assert table["state"] == "finished"
    assert table["review"] is True
    assert table["outcome"] == json.loads(finished.splitlines()[-1])["outcome"]
    path = f"/tables/{table['id']}"
    assert eve.get(f"{path}/record") == finished
    many = len(load(finished, find_game).choices)
    assert eve.get(f"{path}/moments/{many}?as=1")["of"] == many
    with eve.sit(table) as live:
        assert len(live.board["log"]) == many + 1
        assert live.ask("act", seat=0, decision=1, action="stop")["code"] == "not-your-seat"
    assert ann.refused("POST", f"{path}/rematch", 409) == "not-finished"
    assert [one["id"] for one in ann.get("/tables?scope=finished")] == [table["id"]]


def changed(text: str, line: int, **more: Any) -> str:
    rows = text.splitlines()
    rows[line] = json.dumps(json.loads(rows[line]) | more)
    return "\n".join(rows) + "\n"


BROKEN: dict[str, Callable[[str], str | bytes]] = {
    "empty": lambda text: "",
    "not text": lambda text: b"\xff\xfe\x00",
    "not JSON": lambda text: "hello\nworld\n",
    "another JSON": lambda text: '{"a": 1}\n{"b": 2}\n',
    "no such game": lambda text: changed(text, 0, game="chess"),
    "a path for a game": lambda text: changed(text, 0, game="../alexandros"),
    "later rules": lambda text: changed(text, 0, rules=99),
    "a later format": lambda text: changed(text, 0, anabasis=99),
    "another option": lambda text: changed(text, 0, options={"starter": "me"}),
    "too many seats": lambda text: changed(text, 0, seats=10**9),
    "other draws": lambda text: changed(text, 0, draws=[-1, 10**30]),
    "another action": lambda text: changed(text, 5, action="stop"),
    "another seat": lambda text: changed(text, 5, seat=7),
    "a line too few": lambda text: "\n".join(text.splitlines()[:3] + text.splitlines()[4:]),
    "no end": lambda text: "\n".join(text.splitlines()[:-1]),
    "another digest": lambda text: changed(text, -1, digest="0" * 64),
    "another winner": lambda text: changed(text, -1, outcome=None),
    "undone too much": lambda text: changed(text, 5, undo=10**9, agreed=True),
    "a field too many": lambda text: changed(text, 5, cheat=True),
    "nested": lambda text: "[" * 100_000,
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_record_that_is_not_true_is_refused(ann: Person, finished: str, how: str) -> None:
    fault = upload(ann, BROKEN[how](finished), 422)["error"]
    assert fault["code"] == "unreadable-record"
    assert "\n" not in fault["message"]
    assert "Traceback" not in fault["message"]
    assert ann.get("/tables?scope=finished") == []


def test_one_seats_view_is_no_record_to_review(ann: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    with ann.sit(table) as live:
        live.act()
    mine = ann.get(f"/tables/{table['id']}/record")
    assert "cannot replay" in upload(ann, mine, 422)["error"]["message"]


def test_a_record_has_a_limit(ann: Person, finished: str) -> None:
    assert upload(ann, finished + " " * (2 * 1024 * 1024), 413)["error"]["code"] == "too-large"


# ---- how many, how much, and one after the other


async def reviewed(server: Any, guest: Guest, address: str, body: bytes) -> str:
    with server.reviews.under_way(guest, address):
        made: str = await server.reviews.review(guest, address, body)
        return made


class Gate:
    """Verifies records when it is opened."""

    def __init__(self, server: Any) -> None:
        self.verify = server.verifier.verify
        self.waiting = 0
        self.opened = asyncio.Event()
        server.verifier.verify = self.wait

    async def wait(self, body: bytes) -> Any:
        self.waiting += 1
        await self.opened.wait()
        return await self.verify(body)

    async def until(self, waiting: int) -> None:
        while self.waiting < waiting:
            await asyncio.sleep(0)


def test_nobodys_uploads_hold_up_anybody_elses(database: Callable[[], str], finished: str) -> None:
    body = finished.encode()

    async def scenario() -> None:
        async with inside(database()) as server:
            gate = Gate(server)
            guests = [(await server.guests.make())[0] for _ in range(6)]
            eve, bob, *others = guests
            first = asyncio.create_task(reviewed(server, eve, "street", body))
            await gate.until(1)
            with pytest.raises(Problem, match="One record after the other") as refused:
                await reviewed(server, eve, "elsewhere", body)
            assert refused.value.wait is not None
            second = asyncio.create_task(reviewed(server, bob, "elsewhere", body))
            await gate.until(2)
            # Of one address one is verified, the next ones wait, and there is an end to that:
            more = [
                asyncio.create_task(reviewed(server, guest, "street", body)) for guest in others[:3]
            ]
            await asyncio.sleep(0.01)
            with pytest.raises(Problem, match="One record after the other"):
                await reviewed(server, others[3], "street", body)
            assert gate.waiting == 2
            gate.opened.set()
            ids = await asyncio.gather(first, second, *more)
            assert len(set(ids)) == 5
            assert server.reviews.turns == {}

    asyncio.run(scenario())


def test_a_guest_has_so_many_reviews_and_can_remove_them(
    database: Callable[[], str], finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "REVIEWS_A_GUEST", 2)
    body = finished.encode()

    async def scenario() -> None:
        async with inside(database()) as server:
            eve, _ = await server.guests.make()
            bob, _ = await server.guests.make()
            first = await reviewed(server, eve, "street", body)
            await reviewed(server, eve, "street", body)
            with pytest.raises(Problem, match="2 reviews already") as refused:
                await reviewed(server, eve, "street", body)
            assert refused.value.code == "too-many-tables"
            async with server.tables.visit(first) as table:
                listener = Listener(None, None)
                table.listeners.enter(listener, None)
                await chat.say(table, eve, None, "Eve", "farewell")
                with pytest.raises(Problem, match="not yours"):
                    await server.lobby.leave(bob, table)
                await server.lobby.leave(eve, table)
                assert frames(listener)[-1] == {"type": "closed", "code": 1001}
            with pytest.raises(Problem, match="no such table"):
                async with server.tables.visit(first):
                    pass
            with server.store.engine.connect() as connection:
                for one in ("tables", "actions", "seats", "chat", "looks"):
                    key = "id" if one == "tables" else "table_id"
                    query = f"SELECT count(*) FROM {one} WHERE {key} = '{first}'"
                    assert connection.exec_driver_sql(query).scalar() == 0, one
            await reviewed(server, eve, "street", body)

    asyncio.run(scenario())


def test_an_address_uploads_so_much_and_what_is_refused_does_not_count(
    database: Callable[[], str], finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = finished.encode()
    monkeypatch.setattr(reviews, "UPLOADED_AT_ONCE", 2.5 * len(body))
    monkeypatch.setattr(reviews, "UPLOADED_A_DAY", len(body))  # however slow the machine is

    async def scenario() -> None:
        async with inside(database()) as server:
            guests = [(await server.guests.make())[0] for _ in range(4)]
            with pytest.raises(Problem, match="not a record"):
                await reviewed(server, guests[0], "street", b"x" * len(body) * 2)
            for guest in guests[:2]:
                await reviewed(server, guest, "street", body)
            with pytest.raises(Problem) as refused:
                await reviewed(server, guests[2], "street", body)
            assert refused.value.code == "too-many"
            assert refused.value.wait is not None and refused.value.wait > 1
            await reviewed(server, guests[3], "elsewhere", body)

    asyncio.run(scenario())


def test_a_review_that_was_half_stored_is_gone_after_a_restart(
    database: Callable[[], str], finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database()
    body = finished.encode()

    async def breaks_off() -> None:
        async with inside(url) as server:
            eve, _ = await server.guests.make()
            kept = await reviewed(server, eve, "street", body)
            # What makes it the guest's cannot be written:
            twice = rows.new_guest(eve.id, "", "", 0.0)
            monkeypatch.setattr(rows, "review_made", lambda data: twice)
            with pytest.raises(NotStoredError):
                await reviewed(server, eve, "street", body)
            found = await server.store.read(queries.half_made_reviews())
            assert len(found) == 1
            assert await server.store.read(queries.reviews_of(eve.id)) == 1
            assert kept not in found

    async def again() -> None:
        async with inside(url) as server:

            async def none_left() -> bool:
                return await server.store.read(queries.half_made_reviews()) == []

            await eventually(none_left)

    asyncio.run(breaks_off())
    monkeypatch.undo()
    asyncio.run(again())
