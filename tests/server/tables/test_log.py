"""The log by pages: a state has the last one, and the pages together are the whole log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from anabasis.core.record import load
from anabasis.core.registry import find_game
from anabasis.server.settings import LOG_ENTRIES, UNDOS_SHOWN
from anabasis.server.tables import log as logs
from anabasis.server.tables import undo
from anabasis.server.tables.listener import Listener
from bench.attack import long_record
from tests.server.inside import act, frames, inside, make_table
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
    choices = load(record, find_game).choices
    assert len(choices) > LOG_ENTRIES
    table = ann.ask("POST", "/review", 201, content=record, headers=UPLOAD)
    with ann.sit(table) as live:
        assert live.board["n"] == len(choices)
        assert len(live.board["log"]) == LOG_ENTRIES
        whole = pages(ann, table, live.board["log"], "spectator")
    assert [entry["n"] for entry in whole] == list(range(len(choices) + 1))
    assert [entry["seat"] for entry in whole[1:]] == [choice.seat for choice in choices]
    for entry, choice in zip(whole[1:], choices, strict=True):
        assert entry["events"] == [event.witnessed(None) for event in choice.events()]
        assert entry["action"] in (choice.steps[0].entry.action, None)
        assert "steps" not in entry
    path = f"/tables/{table['id']}/log"
    assert ann.get(f"{path}?before=0")["entries"] == []
    assert [entry["n"] for entry in ann.get(f"{path}?before=2")["entries"]] == [0, 1]
    assert ann.get(path)["entries"] == live.board["log"]
    assert ann.refused("GET", f"{path}?before=-1", 400) == "malformed"
    waiting = ann.table("me", "open")
    assert ann.refused("GET", f"/tables/{waiting['id']}/log", 409) == "not-begun"


def test_an_entry_says_in_which_turn_it_was_made_and_whose_that_was(ann: Person) -> None:
    table = ann.ask("POST", "/review", 201, content=long_record(LINES), headers=UPLOAD)
    with ann.sit(table) as live:
        whole = pages(ann, table, live.board["log"], "spectator")[1:]
    ended = [one for one, other in pairwise(whole) if other["turn"] > one["turn"]]
    assert len(ended) > 3 and all(says(one, "turn-begins") for one in ended)
    for one, other in pairwise(whole):
        assert other["turn"] - one["turn"] == says(one, "turn-begins")
        begins = [event["seat"] for event in one["events"] if event["kind"] == "turn-begins"]
        assert other["turn_of"] == (begins[0] if begins else one["turn_of"])


def says(entry: Any, kind: str) -> bool:
    return any(event["kind"] == kind for event in entry["events"])


def test_a_page_has_so_many_events_at_most(database: Callable[[], str], monkeypatch: Any) -> None:
    monkeypatch.setattr(logs, "LOG_EVENTS", 10)

    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here")
            match = table.running()
            while len(match.choices) < 20 or match.open:
                await act(table, match.waiting()[0])
            page = table.listeners.log.page(match, 0, 1000)
            many = [len(choice.events()) for choice in match.choices]
            first = page.entries[0].n
            assert page.entries[-1].n == len(many)
            assert sum(many[first - 1 :]) <= 10 < sum(many[first - 2 :])
            monkeypatch.setattr(logs, "LOG_EVENTS", 0)
            page = table.listeners.log.page(match, 0, 5)
            assert [entry.n for entry in page.entries] == [4]

    asyncio.run(scenario())


def test_what_was_taken_back_is_told_where_it_was_and_not_without_end(
    database: Callable[[], str], monkeypatch: Any
) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here", undo="agreed")
            match = table.running()
            for _ in range(UNDOS_SHOWN + 20):
                while not match.choices:
                    await act(table, match.waiting()[0])
                await undo.propose_undo(table, 0, match.told(0))
                await undo.vote_undo(table, 1, True)
            listener = Listener(None, None)
            table.listeners.enter(listener, None)
            (state,) = frames(listener)
            assert len(state["undos"]) == UNDOS_SHOWN
            assert len(table.undos) == UNDOS_SHOWN + 20
            while len(match.choices) < 20:
                await act(table, match.waiting()[0])
            monkeypatch.setattr(logs, "LOG_ENTRIES", 10)
            assert table.listeners.log.last_undos(None) == []
            assert len(table.listeners.log.page(match, None, 5).undos) == UNDOS_SHOWN

    asyncio.run(scenario())


def test_a_page_is_made_once_for_all_who_have_the_same_eyes(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            _, table = await make_table(server, "me", "here")
            log = table.listeners.log
            first = log.last_page(None)
            assert log.last_page(None) is first
            assert log.last_page(0) is not first
            while not table.running().choices:
                await act(table, table.running().waiting()[0])
            second = log.last_page(None)
            assert second is not first
            assert len(json.loads(bytes(second))) == len(json.loads(bytes(first))) + 1

    asyncio.run(scenario())
