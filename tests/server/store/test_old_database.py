"""A database that an earlier version made opens as it is, and its games go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from anabasis.server.store.database import open_database, open_read_only
from anabasis.server.tables.check import check_tables
from tests.server.people import Person
from tests.server.running import Server, serving

OLD = Path(__file__).with_name("database_0001.sql")
RUNNING, OPEN, FINISHED = "px9gh7rnbtma", "fvqx9rwvb24s", "99g5arymgd32"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The file of such a database."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text())
    return file


def contents(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """The rows of every table; columns that came later are the last ones."""
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}


def test_it_is_checked_before_the_update_and_left_as_it_is(old: Path) -> None:
    before = old.read_bytes()
    database = open_read_only(f"sqlite:///{old}")
    found = {one.id: one.state for one in check_tables(database)}
    assert found == {RUNNING: "running", OPEN: "open", FINISHED: "finished"}
    with database.connect() as connection, pytest.raises(DBAPIError):
        connection.exec_driver_sql("DELETE FROM tables")
    database.dispose()
    assert old.read_bytes() == before
    assert sorted(file.name for file in old.parent.iterdir()) == [old.name]


def test_it_is_brought_up_without_a_loss(old: Path) -> None:
    before = contents(old)
    assert before["alembic_version"] == [("0001",)]
    open_database(f"sqlite:///{old}").dispose()
    after = contents(old)
    assert after.pop("alembic_version") != before.pop("alembic_version")
    assert after.keys() >= before.keys()
    for name, rows in before.items():
        assert rows, f"there is nothing in {name} to lose"
        assert [row[: len(rows[0])] for row in after[name]] == rows


@pytest.fixture
def served(old: Path, breach_installed: Path) -> Iterator[Server]:
    with serving(Server(f"sqlite:///{old}", breach_installed)) as server:
        yield server


def person(server: Server, secret: str) -> Person:
    somebody = Person(server.base)
    somebody.http.cookies.set("anabasis", secret)
    return somebody


def test_its_games_go_on(served: Server) -> None:
    with person(served, "ann") as ann, person(served, "bob") as bob:
        assert ann.get("/me") == {"name": "Ann"}
        mine = {one["id"]: one for one in ann.get("/tables?scope=mine")}
        assert {id: one["state"] for id, one in mine.items()} == {
            RUNNING: "running",
            OPEN: "open",
        }
        assert mine[RUNNING]["changed_since"] == 3
        assert [one["id"] for one in bob.get("/tables?scope=finished")] == [FINISHED]
        with ann.sit(mine[RUNNING]) as one, bob.sit(mine[RUNNING]) as two:
            assert (one.board["n"], one.board["seen"]) == (5, 3)
            assert [undo["count"] for undo in one.board["undos"]] == [1]
            assert [line["text"] for line in two.board["chat"]] == ["Your turn, Bob"]
            two.choose()
            one.until(lambda board: board["n"] == 6)
        bob.post(f"/tables/{OPEN}/join", {"invite": mine[OPEN]["invite"]})
        assert ann.get(f"/tables/{OPEN}")["state"] == "running"
