"""Connections come and go; tables, and what was said at them, do not."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.people import Person
from tests.server.running import Server, serving

STARTER = {"starter": "seat-1"}


def test_who_comes_back_finds_everything(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True, options=STARTER)
    bob.post(f"/tables/{table['id']}/join")
    with bob.sit(table) as two:
        with ann.sit(table) as one:
            for _ in range(2):
                one.choose()
            one.done("chat", text="back in a minute")
        two.until(lambda board: not board["table"]["seats"][0]["online"] or two.hear("presence"))
        with ann.sit(table) as again:
            assert again.board["n"] == 2
            assert again.board["seen"] == 2
            assert [entry["n"] for entry in again.board["log"]] == [0, 1, 2]
            assert again.board["chat"][0]["text"] == "back in a minute"
            assert again.board["view"] == one.board["view"]
            assert again.decision() == one.decision()
            while again.board["legal"]:
                again.act()
            two.until(lambda board: board["n"] == again.board["n"])


def test_an_action_whose_reply_was_lost_has_been_done_once(ann: Person) -> None:
    table = ann.table("me", "here", options=STARTER)
    with ann.sit(table) as one, ann.sit(table) as watching:
        click = {"seat": 0, "decision": one.decision(), "action": one.board["legal"][0]}
        one.say("act", **click)
        one.socket.close()
        watching.until(lambda board: board["n"] == 1)
    with ann.sit(table) as again:
        assert again.board["n"] == 1
        assert again.ask("act", **click)["refusal"]["key"] == "decision-closed"


def test_one_guest_may_watch_twice(ann: Person) -> None:
    table = ann.table("me", "here", options=STARTER)
    with ann.sit(table) as phone, ann.sit(table) as laptop:
        phone.act()
        laptop.until(lambda board: board["n"] == 1)
        laptop.act()
        phone.until(lambda board: board["decisions"] == laptop.board["decisions"])
        laptop.say("look", seat=1)
        assert laptop.hear("state")["seat"] == 1
        phone.act()
        assert phone.board["seat"] == 0


def test_presence_is_told(ann: Person, bob: Person) -> None:
    table = ann.table("me", "open", public=True)
    bob.post(f"/tables/{table['id']}/join")
    with ann.sit(table) as one:
        assert [seat["online"] for seat in one.board["table"]["seats"]] == [True, False]
        with bob.sit(table):
            assert [seat["online"] for seat in one.hear("presence")["seats"]] == [True, True]
        assert [seat["online"] for seat in one.hear("presence")["seats"]] == [True, False]
        assert ann.get("/tables?scope=mine")[0]["seats"][0]["online"] is True


def test_a_bot_is_seen_thinking(ann: Person) -> None:
    table = ann.table("me", "greedy", options={"starter": "seat-2"})
    with ann.sit(table) as live:
        live.until(lambda board: board["legal"])
        thought = [
            json.loads(frame)["table"]["seats"][1]["thinking"]
            for frame in live.raw
            if '"type":"presence"' not in frame
        ]
        assert thought[0] is True or table["seats"][1]["thinking"] is True
        assert thought[-1] is False


def test_a_server_that_ends_says_so_and_goes_on_where_it_was(
    database: Callable[[], str], breach_installed: Path
) -> None:
    server = Server(database(), breach_installed)
    with serving(server), Person(server.base) as ann:
        table = ann.table("me", "random", "random")
        cookie = ann.http.cookies["anabasis"]
        with ann.sit(table) as live:
            live.until(lambda board: board["legal"])
            live.act()
            n = live.board["n"]
            assert server.signal(signal.SIGTERM) == 0
            try:
                while True:
                    live.frame()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code in {1001, 1012}
        log = live.board.get("log", [])
    assert server.lines[1:] == []
    with serving(server), Person(server.base) as ann:
        ann.http.cookies.set("anabasis", cookie)
        assert ann.get("/tables?scope=mine")[0]["id"] == table["id"]
        with ann.sit(table) as live:
            assert live.board["n"] >= n
            assert live.board["log"][: len(log)] == log
            live.until(lambda board: board["legal"])
            live.act()
