"""The log by pages: a state has the last one, and the pages together are the whole log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from anabasis.server.settings import LOG_ENTRIES, UNDOS_SHOWN
from anabasis.server.tables import log as logs
from anabasis.server.tables import play, undo
from anabasis.server.tables.listener import Listener
from bench.attack import long_record
from tests.server.inside import frames, inside, make_table
from tests.server.people import Person

LINES = 3 * LOG_ENTRIES
UPLOAD = {"content-type": "application/jsonl"}


def pages(person: Person, table: Any, log: list[Any], eyes: str) -> list[Any]:
    """The whole log, of which the last page is there already."""
    while log[0]["n"] > 0:
        path = f"/tables/{table['id']}/log?before={log[0]['n']}&as={eyes}"
        page = person.get(path)["entries"]
        assert 0 < len(page) <= LOG_ENTRIES
        log = page + log
    return log


def test_a_state_has_the_last_page_and_the_others_can_be_asked_for(ann: Person) -> None:
    record = long_record(LINES)
    table = ann.ask("POST", "/review", 201, content=record, headers=UPLOAD)
    with ann.sit(table) as live:
        assert live.board["n"] == LINES + 1
        assert len(live.board["log"]) == LOG_ENTRIES
        whole = pages(ann, table, live.board["log"], "spectator")
    assert [entry["n"] for entry in whole] == list(range(LINES + 2))
    lines = [json.loads(line) for line in record.splitlines()[1:-1]]
    assert [entry["action"] for entry in whole[1:]] == [line["action"] for line in lines]
    path = f"/tables/{table['id']}/log"
    assert ann.get(f"{path}?before=0")["entries"] == []
    assert [entry["n"] for entry in ann.get(f"{path}?before=2")["entries"]] == [0, 1]
    assert ann.get(path)["entries"] == live.board["log"]
    assert ann.refused("GET", f"{path}?before=-1", 400) == "malformed"
    waiting = ann.table("me", "open")
    assert ann.refused("GET", f"/tables/{waiting['id']}/log", 409) == "not-begun"


def test_a_page_has_so_many_events_at_most(database: Callable[[], str], monkeypatch: Any) -> None:
    monkeypatch.setattr(logs, "LOG_EVENTS", 10)

    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", game="arbela")
            for on in (True, False) * 10:
                await play.ask(table, 0, "seize", on)
            match = table.running()
            page = table.listeners.log.page(match, 0, 1000)
            assert [entry.n for entry in page.entries] == list(range(11, 21))
            monkeypatch.setattr(logs, "LOG_EVENTS", 0)
            page = table.listeners.log.page(match, 0, 5)
            assert [entry.n for entry in page.entries] == [4]

    asyncio.run(scenario())


def test_what_was_taken_back_is_told_where_it_was_and_not_without_end(
    database: Callable[[], str],
) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", game="arbela", undo="agreed")
            for _ in range(UNDOS_SHOWN + 20):
                await play.ask(table, 0, "seize", True)
                await undo.propose_undo(table, 0, 1)
                await undo.vote_undo(table, 1, True)
            listener = Listener(None, None)
            table.listeners.enter(listener, None)
            (state,) = frames(listener)
            assert len(state["undos"]) == UNDOS_SHOWN
            assert len(table.undos) == UNDOS_SHOWN + 20
            for on in (True, False) * 110:
                await play.ask(table, 0, "seize", on)
            table.listeners.enter(Listener(None, None), None)
            assert table.listeners.log.last_undos() == []
            match = table.running()
            assert len(table.listeners.log.page(match, None, 21).undos) == UNDOS_SHOWN

    asyncio.run(scenario())


def test_a_page_is_made_once_for_all_who_have_the_same_eyes(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", game="arbela")
            log = table.listeners.log
            first = log.last_page(None)
            assert log.last_page(None) is first
            assert log.last_page(0) is not first
            await play.ask(table, 0, "seize", True)
            second = log.last_page(None)
            assert second is not first
            assert len(json.loads(bytes(second))) == len(json.loads(bytes(first))) + 1

    asyncio.run(scenario())
