"""Uploaded records: true ones become tables to review, others are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.record import dump
from anabasis.core.registry import find_game
from tests.games.random_match import random_match
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
    many = len(finished.splitlines()) - 2
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
