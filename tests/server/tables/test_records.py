"""The record of a table: past moments, and downloads."""

from __future__ import annotations

import json
from typing import Any

from anabasis.core.match import Match
from anabasis.core.record import load
from anabasis.core.registry import find_game
from tests.server.people import Person


def test_the_record_of_a_finished_game_replays(ann: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    with ann.sit(table) as live:
        for _ in range(5):
            live.act()
            if live.board["decisions"][0]["seat"] != live.board["seat"]:
                live.say("look", seat=live.board["decisions"][0]["seat"])
                live.hear("state")
    ann.post(f"/tables/{table['id']}/leave")
    match: Match[Any] = load(ann.get(f"/tables/{table['id']}/record"), find_game)
    assert len(match.moments) == 6
    assert match.moments[-1].entry.action == "resign 0"


def test_a_running_game_gives_each_its_own_record(ann: Person, eve: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    path = f"/tables/{table['id']}/record"
    assert json.loads(ann.get(path).splitlines()[0])["seen_by"] == 0
    assert json.loads(ann.get(f"{path}?as=1").splitlines()[0])["seen_by"] == 1
    assert json.loads(eve.get(path).splitlines()[0])["seen_by"] is None
    assert json.loads(ann.get(f"{path}?as=spectator").splitlines()[0])["seen_by"] is None
    for wish in ("2", "-1", "x", "1e1", "٣"):
        assert ann.refused("GET", f"{path}?as={wish}", 400) == "malformed"
    open_table = ann.table("me", "open")
    assert ann.refused("GET", f"/tables/{open_table['id']}/record", 409) == "not-begun"


def test_moments_are_the_boards_that_were(ann: Person) -> None:
    table = ann.table("me", "here", options={"starter": "seat-1"})
    path = f"/tables/{table['id']}/moments"
    with ann.sit(table) as live:
        views = [live.board["view"]]
        for _ in range(3):
            live.choose()
            views.append(live.board["view"])
        last = live.board["entry"]
    moments = [ann.get(f"{path}/{n}?as=0") for n in range(4)]
    assert [moment["view"] for moment in moments] == views
    assert [moment["of"] for moment in moments] == [3] * 4
    assert moments[0]["by"] is None
    assert moments[3]["by"] == 0
    assert moments[3]["text"] == last["action"]
    assert moments[3]["events"] == last["events"]
    assert ann.refused("GET", f"{path}/4", 404) == "no-moment"
    assert ann.http.get(f"/api{path}/-1").status_code == 400
    assert ann.get(f"{path}/0?as=spectator")["seat"] is None
