"""Tables whose game cannot be played here: read, exported and left, and offered to nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from anabasis.core.record import load
from anabasis.core.versions import Versions
from anabasis.server import wire
from anabasis.server.errors import Code, Problem
from anabasis.server.parts import Server as Parts
from anabasis.server.store.schema import ACTIONS, METADATA, TABLES
from anabasis.server.tables import play, records
from anabasis.server.tables.listener import Listener
from breach.game import GAME, Breach
from tests.server.inside import act, frames, inside, make_table
from tests.server.people import Person, leading
from tests.server.running import Server

NOW = Versions(2, 1)
NEXT = Versions(3, 1)
"""The game after an update that has not kept its rules."""


def copied(server: Server, table: Any, id: str, **values: Any) -> str:
    """A copy of a table as the store has it, with other values: the server has not read it yet."""
    engine = server.engine()
    with engine.begin() as connection:
        for one in (METADATA.tables[name] for name in ("tables", "seats", "actions")):
            key = one.c.id if one is TABLES else one.c.table_id
            for row in connection.execute(select(one).where(key == table["id"])).mappings():
                connection.execute(insert(one).values(**(dict(row) | {key.name: id})))
        if values:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(**values))
    engine.dispose()
    return f"/tables/{id}"


def ids(person: Person, scope: str) -> list[str]:
    return [one["id"] for one in person.get(f"/tables?scope={scope}")]


# ---- over HTTP and WebSocket


@pytest.fixture
def begun(ann: Person, bob: Person) -> Any:
    """A public game of Breach between two, with an action of each."""
    table = ann.table("me", "open", game="breach", public=True)
    bob.post(f"/tables/{table['id']}/join")
    with ann.sit(table) as one, bob.sit(table) as two:
        one.act("bid 1")
        two.until(lambda board: board["n"] == 1)
        two.act("bid 2")
    return table


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ({"rules": 99}, "other-rules"),
        ({"components": 99}, "other-rules"),
        ({"game": "chess"}, "no-game"),
    ],
)
def test_its_people_see_it_and_nobody_else_is_shown_it(
    server: Server,
    ann: Person,
    bob: Person,
    eve: Person,
    begun: Any,
    values: dict[str, Any],
    kind: str,
) -> None:
    id = f"u{kind[0]}{next(iter(values))[0]}{server.database_url[0]}"
    path = copied(server, begun, id, **values)
    assert id in ids(ann, "mine")
    assert id in ids(bob, "mine")
    assert id not in ids(eve, "running")
    for person in (ann, eve):
        summary = person.get(path)
        assert summary["unplayable"] == kind
        assert summary["state"] == "running"
        assert summary["to_act"] == []
    assert "unplayable" not in ann.get(f"/tables/{begun['id']}")
    assert ann.refused("GET", f"{path}/moments/1", 409) == "unplayable"
    assert ann.refused("POST", f"{path}/rematch", 409) == "not-finished"
    ann.post(f"{path}/leave")


def test_its_log_is_read_as_it_is_stored_without_others_secrets(
    server: Server, ann: Person, bob: Person, begun: Any
) -> None:
    path = copied(server, begun, f"log{server.database_url[0]}", rules=99)
    with ann.sit({"id": path.rpartition("/")[2]}) as live:
        assert live.board["view"] is None
        assert live.board["legal"] == live.board["decisions"] == []
        assert live.board["n"] == 2
        log = live.board["log"]
        assert [(one["n"], one["seat"], one["action"]) for one in log] == [
            (0, None, None),
            (1, 0, "bid 1"),
            (2, 1, None),
        ]
        reply = live.ask("act", seat=0, decision=1, action="bid 1")
        assert (reply["type"], reply["code"]) == ("error", "unplayable")
        assert "later rules of Breach (99.1)" in reply["message"]
        live.done("chat", text="What now?")
    bob.post(f"{path}/leave")
    with ann.sit({"id": path.rpartition("/")[2]}) as live:
        assert [one["action"] for one in live.board["log"]] == [None, "bid 1", "bid 2", "resign 1"]


def test_what_a_seat_did_in_a_row_is_told_as_one(
    server: Server, ann: Person, bob: Person, eve: Person
) -> None:
    with leading(ann, bob, eve) as (one, two, _):
        two.done("ask", seat=1, window="sally", on=False)
        one.act("storm 2")
        one.act("target 1")
        path = copied(server, one.board["table"], f"row{server.database_url[0]}", rules=99)
    with ann.sit({"id": path.rpartition("/")[2]}) as live:
        own = [one["action"] for one in live.board["log"] if one["seat"] == 0]
        assert (own, live.board["n"]) == (["bid 3", "storm 2", "target 1"], 5)
    told = [(0, None), (1, None), (2, None), (0, "storm 2")]
    with Person(ann.base) as cid, cid.sit({"id": path.rpartition("/")[2]}) as live:
        assert live.board["n"] == 4
        assert [(one["seat"], one["action"]) for one in live.board["log"]] == [(None, None), *told]
        lines = [json.loads(line) for line in cid.get(f"{path}/record").splitlines()]
        assert lines[1:] == [{"seat": seat, "action": action} for seat, action in told]


def test_its_record_is_given_out_as_it_is_stored(
    server: Server, ann: Person, bob: Person, eve: Person, begun: Any
) -> None:
    path = copied(server, begun, f"rec{server.database_url[0]}", rules=99)
    mine = [json.loads(line) for line in ann.get(f"{path}/record").splitlines()]
    assert (mine[0]["seen_by"], mine[0]["rules"]) == (0, 99)
    assert "draws" not in mine[0]
    assert [line["action"] for line in mine[1:]] == ["bid 1", None]
    theirs = [json.loads(line) for line in eve.get(f"{path}/record").splitlines()]
    assert [line["action"] for line in theirs[1:]] == [None, None]
    assert ann.refused("GET", f"{path}/record?as=1", 403) == "not-your-seat"
    ann.post(f"{path}/leave")
    whole = eve.get(f"{path}/record")
    assert json.loads(whole.splitlines()[-1]) == {
        "outcome": {"ranking": [[1], [0]], "reason": "resignation"},
        "digest": None,
    }
    played = load(whole.replace('"rules":99', '"rules":2'), lambda _: GAME)
    assert [moment.entry.action for moment in played.moments] == ["bid 1", "bid 2", "resign 0"]


def test_it_is_left_and_then_over(server: Server, ann: Person, bob: Person, begun: Any) -> None:
    id = f"left{server.database_url[0]}"
    path = copied(server, begun, id, rules=99)
    left = bob.post(f"{path}/leave")
    assert left["state"] == "finished"
    assert left["outcome"] == {"ranking": [[0], [1]], "reason": "resignation"}
    assert id not in ids(ann, "mine") + ids(bob, "mine")
    assert id in ids(bob, "finished")
    assert bob.refused("POST", f"{path}/leave", 409) == "not-running"
    again = ann.post(f"{path}/rematch")
    assert (again["state"], "unplayable" in again) == ("open", False)


def test_giving_up_at_the_table_works_too(server: Server, ann: Person, begun: Any) -> None:
    id = f"give{server.database_url[0]}"
    copied(server, begun, id, rules=99)
    with ann.sit({"id": id}) as live:
        live.done("resign", seat=0)
        assert live.board["table"]["state"] == "finished"
        assert live.ask("resign", seat=0)["code"] == "resigned"


@pytest.mark.parametrize(
    "values", [{"game": "chess"}, {"options": '{"weather":"foul"}'}], ids=["game", "options"]
)
def test_an_open_table_is_not_offered_and_can_be_left(
    server: Server, ann: Person, bob: Person, values: dict[str, str]
) -> None:
    table = ann.table("me", "open", game="breach", public=True)
    id = f"open{next(iter(values))}{server.database_url[0]}"
    path = copied(server, table, id, **values)
    assert id not in ids(bob, "open")
    assert id in ids(ann, "mine")
    assert bob.refused("POST", f"{path}/join", 409, {}) == "unplayable"
    assert ann.refused("GET", f"{path}/record", 409) == "not-begun"
    assert ann.post(f"{path}/leave")["state"] == "finished"
    assert id not in ids(ann, "mine")


def test_an_open_table_of_earlier_rules_is_offered(
    server: Server, ann: Person, bob: Person
) -> None:
    table = ann.table("me", "open", game="breach", public=True)
    id = f"early{server.database_url[0]}"
    path = copied(server, table, id, rules=0, components=0)
    assert id in ids(bob, "open")
    joined = bob.post(f"{path}/join")
    assert (joined["state"], "unplayable" in joined) == ("running", False)


def test_a_record_that_does_not_play_is_no_dead_end(
    server: Server, ann: Person, begun: Any
) -> None:
    id = f"broken{server.database_url[0]}"
    path = copied(server, begun, id)
    engine = server.engine()
    with engine.begin() as connection:
        line = (ACTIONS.c.table_id == id) & (ACTIONS.c.number == 0)
        connection.execute(update(ACTIONS).where(line).values(action="castle kingside"))
    engine.dispose()
    assert ann.get(path)["unplayable"] == "broken-record"
    server.complains("cannot be played: its record does not play")
    assert ann.post(f"{path}/leave")["state"] == "finished"
    assert "castle kingside" in ann.get(f"{path}/record")


# ---- through an update


@pytest.fixture
def url(database: Callable[[], str]) -> str:
    return database()


def install(server: Parts, versions: Versions) -> None:
    server.catalogue.games["breach"] = Breach(versions)


def updated(url: str, seats: tuple[str, ...], then: Callable[[Parts, Any, str], Any]) -> None:
    """A game is begun; after the update, it cannot be played, and something is done about it."""

    async def before() -> tuple[Any, str]:
        async with inside(url) as server:
            install(server, NOW)
            guest, table = await make_table(server, *seats, game="breach", public=True)
            return guest, table.data.id

    async def after(guest: Any, table_id: str) -> None:
        async with inside(url) as server:
            install(server, NEXT)
            assert await server.lobby.listed("running", None) == []
            await then(server, guest, table_id)

    asyncio.run(after(*asyncio.run(before())))


def test_with_its_rules_back_it_goes_on_as_if_nothing_had_been(url: str) -> None:
    async def leave_one(server: Parts, guest: Any, table_id: str) -> None:
        async with server.tables.visit(table_id) as table:
            assert table.unplayable is not None
            await play.resign(table, 2)
            assert (table.data.state, table.data.gone) == ("running", [2])
            with pytest.raises(Problem, match="no longer kept"):
                await act(table)

    async def go_on() -> None:
        async with inside(url) as server:
            install(server, NOW)
            [data] = await server.lobby.listed("running", None)
            async with server.tables.visit(data.id) as table:
                assert table.unplayable is None
                assert table.running().position.gone == (2,)
                await act(table)

    updated(url, ("me", "here", "here"), leave_one)
    asyncio.run(go_on())


def test_when_the_last_person_has_left_bots_do_not_keep_it_open(url: str) -> None:
    async def leave(server: Parts, guest: Any, table_id: str) -> None:
        async with server.tables.visit(table_id) as table:
            assert table.bots.turns == {}
            await server.lobby.leave(guest, table)
            assert table.data.state == "finished"
            assert table.data.outcome is None
        assert await server.lobby.listed("mine", guest) == []

    updated(url, ("me", "random", "random"), leave)


def test_who_made_a_table_for_bots_can_close_it(url: str) -> None:
    async def leave(server: Parts, guest: Any, table_id: str) -> None:
        assert [one.unplayable for one in await server.lobby.listed("mine", guest)] == [
            "other-rules"
        ]
        async with server.tables.visit(table_id) as table:
            other, _ = await server.guests.make()
            with pytest.raises(Problem) as refused:
                await server.lobby.leave(other, table)
            assert refused.value.code == Code.NOT_YOUR_SEAT
            await server.lobby.leave(guest, table)
            assert table.data.state == "finished"

    updated(url, ("random", "random"), leave)


def test_one_of_several_who_leaves_has_left_and_the_others_are_told(url: str) -> None:
    async def before() -> tuple[list[Any], str]:
        async with inside(url) as server:
            install(server, NOW)
            ann, table = await make_table(server, "me", "open", "open", game="breach", public=True)
            others = [(await server.guests.make())[0] for _ in range(2)]
            for other in others:
                await server.lobby.join(other, table, wire.Join())
            return [ann, *others], table.data.id

    async def after(people: list[Any], table_id: str) -> None:
        async with inside(url) as server:
            install(server, NEXT)
            ann, bob, eve = people
            async with server.tables.visit(table_id) as table:
                listener = Listener(bob, 1)
                table.listeners.enter(listener, None)
                await server.lobby.leave(ann, table)
                told = frames(listener)[-1]
                table.listeners.leave(listener)
                assert told["table"]["state"] == "running"
                assert told["log"][-1]["action"] == "resign 0"
                assert '"action":"resign 0"' in await records.record(table, bob, None)
                assert await server.lobby.listed("mine", ann) == []
                assert len(await server.lobby.listed("mine", bob)) == 1
                await server.lobby.leave(eve, table)
                assert table.data.outcome == {"ranking": [[1], [2], [0]], "reason": "resignation"}
                assert len(await server.lobby.listed("finished", ann)) == 1

    asyncio.run(after(*asyncio.run(before())))


def test_a_lesson_whose_game_is_gone_is_left_too(url: str) -> None:
    async def scenario() -> tuple[Any, str]:
        async with inside(url) as server:
            guest, _ = await server.guests.make()
            table = await server.lobby.teach(guest, "alexandros")
            return guest, table.data.id

    async def after(guest: Any, table_id: str) -> None:
        async with inside(url) as server:
            del server.catalogue.games["alexandros"]
            del server.catalogue.tutorials["alexandros"]
            async with server.tables.visit(table_id) as table:
                listener = Listener(guest, 0)
                table.listeners.push_state(listener, 0)
                summary = frames(listener)[-1]["table"]
                assert summary["unplayable"] == "no-game"
                assert summary["title"] == "alexandros"
                with pytest.raises(Problem, match="not installed"):
                    await act(table)
                with pytest.raises(Problem, match="no lesson"):
                    await play.go_on(table, leave=False)
                await server.lobby.leave(guest, table)
                assert table.data.state == "finished"

    asyncio.run(after(*asyncio.run(scenario())))
