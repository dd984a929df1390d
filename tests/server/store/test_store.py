"""When something cannot be stored: nobody is told of it, and the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, select

from anabasis.server.store.schema import ACTIONS
from tests.server.people import Person
from tests.server.running import Server


@contextmanager
def failing(engine: Engine, table_id: str, when: str = "1 = 1") -> Iterator[None]:
    """No action of that table can be written, or only some."""
    if engine.dialect.name == "sqlite":
        make = [
            f"CREATE TRIGGER fails BEFORE INSERT ON actions WHEN NEW.table_id = '{table_id}'"
            f" AND {when} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        ]
        drop = ["DROP TRIGGER fails"]
    else:
        make = [
            "CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$",
            "CREATE TRIGGER fails BEFORE INSERT ON actions FOR EACH ROW"
            f" WHEN (NEW.table_id = '{table_id}' AND {when}) EXECUTE FUNCTION fails()",
        ]
        drop = ["DROP TRIGGER fails ON actions", "DROP FUNCTION fails()"]
    for lines in (make, drop):
        with engine.begin() as connection:
            for line in lines:
                connection.exec_driver_sql(line)
        if lines is make:
            yield


def test_what_is_not_stored_is_not_told_and_the_table_goes_on(
    server: Server, ann: Person, bob: Person
) -> None:
    table = ann.table("me", "open", public=True, options={"starter": "seat-1"})
    bob.post(f"/tables/{table['id']}/join")
    engine = server.engine()
    with ann.sit(table) as one, bob.sit(table) as two:
        one.choose()
        two.until(lambda board: board["n"] == 1)
        done = len(one.board["entry"]["steps"])
        before = one.board
        with failing(engine, table["id"]):
            action = one.board["legal"][0]
            id = one.say("act", seat=0, decision=one.decision(), action=action)
            for live in (one, two):
                assert live.hear("error", "update")["code"] == "not-stored"
                state = live.hear("state")
                assert state["n"] == 1
                assert "entry" not in state
            assert one.hear("error", "done")["id"] == id
            assert one.board["view"] == before["view"]
            assert one.board["legal"] == before["legal"]
            other = ann.table("me", "here", options={"starter": "seat-1"})
            with ann.sit(other) as elsewhere:
                elsewhere.act()
        one.choose()
        two.until(lambda board: board["n"] == 2)
        with engine.connect() as connection:
            stored = connection.execute(
                select(ACTIONS.c.number).where(ACTIONS.c.table_id == table["id"])
            )
            done += len(one.board["entry"]["steps"])
            assert sorted(stored.scalars()) == list(range(done))
    engine.dispose()
    server.complains("the disk is full")


def test_a_locked_database_is_waited_for(server: Server, ann: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    engine = server.engine()
    sqlite = engine.dialect.name == "sqlite"
    with ann.sit(table) as live:
        with engine.connect() as other:
            other.exec_driver_sql("BEGIN IMMEDIATE" if sqlite else "LOCK TABLE actions")
            action = live.board["legal"][0]
            live.say("act", seat=0, decision=live.decision(), action=action)
            with pytest.raises(TimeoutError):
                live.socket.recv(0.5)
        live.hear("done")
    engine.dispose()


def test_a_bot_whose_action_was_not_stored_tries_again(server: Server, ann: Person) -> None:
    table = ann.table("me", "random", options={"starter": "seat-1"})
    engine = server.engine()
    with ann.sit(table) as live:
        while live.board["legal"][-1] != "stop":
            live.act()
        with failing(engine, table["id"], when="NEW.seat = 1"):
            live.done("act", seat=0, decision=live.decision(), action="stop")
            assert live.hear("error")["code"] == "not-stored"
        live.until(lambda board: board["legal"])
    engine.dispose()
    server.complains("the disk is full")
