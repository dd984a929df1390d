"""Analysis: how a game might go on from a moment of it, tried out alone for all seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.match import Match
from anabasis.core.record import dump, load
from anabasis.core.registry import find_game
from tests.games.random_match import random_match
from tests.server.inside import act, inside, make_table, until
from tests.server.people import Live, Person

UPLOAD = {"content-type": "application/jsonl"}


def finished(person: Person, game: str = "alexandros") -> tuple[Any, Match[Any]]:
    """A finished game, and the match that it was."""
    text = dump(random_match(find_game(game), 2, seed=1))
    return person.ask("POST", "/review", 201, content=text, headers=UPLOAD), load(text, find_game)


def look(live: Live) -> None:
    """See through the eyes of the seat that is to act."""
    seat = live.board["decisions"][0]["seat"]
    if live.board["seat"] != seat:
        live.say("look", seat=seat)
        live.hear("state")


@pytest.mark.parametrize("game", ["alexandros", "arbela"])
def test_a_finished_game_is_played_on_from_any_moment(ann: Person, game: str) -> None:
    table, match = finished(ann, game)
    middle = len(match.choices) // 2
    found = ann.post(f"/tables/{table['id']}/analysis", {"n": middle}, 201)
    assert (found["origin"], found["state"], found["game"]) == (table["id"], "running", game)
    assert all(seat["you"] for seat in found["seats"])
    with ann.sit(found) as live:
        position = match.at(match.choices[middle - 1].end())
        assert live.board["n"] == 0
        look(live)
        assert live.board["view"] == match.game.view(position, live.board["seat"])
        for _ in range(6):
            look(live)
            live.choose()
        shown = live.board
    again = ann.post(f"/tables/{found['id']}/leave")
    assert shown["n"] >= 6 and again["id"] == found["id"]
    assert ann.refused("GET", f"/tables/{found['id']}", 404) == "unknown-table"


def test_without_a_moment_it_begins_before_the_last_choice(ann: Person) -> None:
    table, match = finished(ann)
    found = ann.post(f"/tables/{table['id']}/analysis", status=201)
    assert found["turn"] == match.game.progress(match.at(match.choices[-2].end()))
    path = f"/tables/{table['id']}/analysis"
    last = len(match.choices)
    assert ann.refused("POST", path, 409, {"n": last}) == "not-running"
    assert ann.refused("POST", path, 404, {"n": last + 1}) == "no-moment"
    waiting = ann.table("me", "open")
    assert ann.refused("POST", f"/tables/{waiting['id']}/analysis", 409) == "not-begun"


def test_everything_can_be_taken_back_there(ann: Person) -> None:
    table, _ = finished(ann)
    found = ann.post(f"/tables/{table['id']}/analysis", {"n": 10}, 201)
    with ann.sit(found) as live:
        look(live)
        before = live.board["view"]
        for _ in range(3):
            look(live)
            live.choose()
        live.done("propose-undo", seat=live.board["seat"], count=3)
        live.until(lambda board: board["n"] == 0)
        assert live.board["view"]["walls"] == before["walls"]
        assert live.board["proposal"] is None


def test_its_record_plays_again_and_is_no_review(ann: Person) -> None:
    table, match = finished(ann)
    found = ann.post(f"/tables/{table['id']}/analysis", {"n": len(match.choices) - 3}, 201)
    with ann.sit(found) as live:
        while live.board["table"]["state"] == "running":
            look(live)
            live.choose()
    record = ann.get(f"/tables/{found['id']}/record")
    played = load(record, find_game)
    assert played.start is not None and not played.position.agenda
    assert ann.ask("POST", "/review", 422, content=record, headers=UPLOAD)["error"]
    assert ann.refused("POST", f"/tables/{found['id']}/rematch", 409) == "not-finished"


def test_a_running_game_against_the_computer_is_redealt(database: Callable[[], str]) -> None:
    async def scenario() -> None:
        async with inside(database()) as server:
            guest, table = await make_table(server, "me", "greedy", "greedy")
            for _ in range(12):
                await until(table, lambda: 0 in table.running().waiting())
                await act(table)
            await until(table, lambda: 0 in table.running().waiting())
            match = table.running()
            game, true = match.game, match.position
            hands = set()
            for _ in range(6):
                found = await server.lobby.analyse(guest, table, None)
                start = found.running().start
                assert start is not None
                assert game.view(start, 0) == game.view(true, 0)
                hands.add(tuple(start.hands[1:]))
                await server.lobby.leave(guest, found)
            assert len(hands) > 1, "what others hold is dealt anew each time"

    asyncio.run(scenario())


def test_it_goes_on_after_a_restart(database: Callable[[], str]) -> None:
    address = database()

    async def begin() -> tuple[str, Any]:
        async with inside(address) as server:
            guest, table = await make_table(server, "me", "greedy")
            await until(table, lambda: 0 in table.running().waiting())
            found = await server.lobby.analyse(guest, table, None)
            await act(found, found.running().waiting()[0])
            match = found.running()
            return found.data.id, match.game.to_plain(match.position)

    async def go_on(table_id: str) -> Any:
        async with inside(address) as server, server.tables.visit(table_id) as table:
            match = table.running()
            return match.game.to_plain(match.position)

    table_id, before = asyncio.run(begin())
    assert asyncio.run(go_on(table_id)) == before


def test_who_may_not(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True)
    bob.post(f"/tables/{table['id']}/join")
    path = f"/tables/{table['id']}/analysis"
    assert ann.refused("POST", path, 409) == "not-finished"
    alone = ann.table("me", "greedy")
    assert bob.refused("POST", f"/tables/{alone['id']}/analysis", 403) == "not-your-seat"
