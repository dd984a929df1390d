"""tables --check: what is said of the stored games, and how it ends."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from anabasis.core.game import Game
from anabasis.core.registry import UnknownGameError
from anabasis.server.store.database import open_database
from anabasis.server.tables import check
from breach.game import GAME
from tests.cli.conftest import Run

STORED = Path(__file__).parent.parent / "server" / "store" / "database_0001.sql"
RUNNING, OPEN, FINISHED = "px9gh7rnbtma", "fvqx9rwvb24s", "99g5arymgd32"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with three tables of the made-up game, which is installed."""

    def find_game(game_id: str) -> Game[Any]:
        if game_id != GAME.id:
            raise UnknownGameError(f"there is no game “{game_id}”")
        return GAME

    monkeypatch.setattr(check, "find_game", find_game)
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(STORED.read_text())
    open_database(f"sqlite:///{path}").dispose()
    return path


def test_games_that_can_be_played(run: Run, file: Path) -> None:
    before = file.read_bytes()
    ran = run("tables", "--check", "--database", f"sqlite:///{file}")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{RUNNING}  breach 2.1    running   ok",
        f"{OPEN}  breach 1.1    open      ok",
        f"{FINISHED}  breach 1.1    finished  ok",
        "3 tables: all can be played",
    ]
    assert file.read_bytes() == before


def test_games_that_cannot(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET rules = 9 WHERE id = ?", (RUNNING,))
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (OPEN,))
    monkeypatch.setenv("ANABASIS_DATABASE_URL", f"sqlite:///{file}")
    ran = run("tables", "--check")
    assert ran.status == 1
    assert ran.out.splitlines() == [
        f"{RUNNING}  breach 9.1    running   cannot be played: line 1: the record was played with"
        " later rules of Breach (9.1) than are installed (2.1); update Anabasis to read it",
        f"{OPEN}  chess 1.1    open      cannot be played: there is no game “chess”",
        f"{FINISHED}  breach 1.1    finished  ok",
        "3 tables: 2 cannot be played",
    ]
    told = run("tables", "--check", "--json")
    assert told.status == 1
    assert [(one["id"], one["ok"]) for one in json.loads(told.out)] == [
        (RUNNING, False),
        (OPEN, False),
        (FINISHED, True),
    ]
    assert json.loads(told.out)[1] == {
        "id": OPEN,
        "game": "chess",
        "rules": 1,
        "components": 1,
        "state": "open",
        "problem": "there is no game “chess”",
        "ok": False,
    }


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite:///nowhere.sqlite3", "there is no database at sqlite:///nowhere.sqlite3"),
        ("nonsense", "the database URL cannot be read"),
        ("mysql://localhost/x", "the database must be SQLite or PostgreSQL"),
    ],
)
def test_a_database_that_cannot_be_read_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("tables", "--check", "--database", url)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"anabasis: {says}")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_of_ours_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "empty.sqlite3"
    sqlite3.connect(file).close()
    file.touch()
    ran = run("tables", "--check", "--database", f"sqlite:///{file}")
    assert ran.status == 2
    assert "is no database of Anabasis" in ran.err
    assert file.read_bytes() == b""
