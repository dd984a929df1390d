"""The power goes: whatever was acknowledged is there afterwards, and every table goes on."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Live, Person
from tests.server.running import Server, serving

CRASHES = 3
TABLES = 3


class Witness:
    """Somebody at a table who remembers what was told, through every crash."""

    def __init__(self, server: Server, number: int) -> None:
        self.person = Person(server.base)
        self.table = self.person.table("me", "random", "greedy", "random", undo="agreed")
        self.cookie = self.person.http.cookies["anabasis"]
        self.told: dict[int, Any] = {}
        self.live: Live | None = None
        self.number = number

    def come(self, server: Server) -> None:
        """Sit down (again), and compare."""
        self.person = Person(server.base)
        self.person.http.cookies.set("anabasis", self.cookie)
        self.live = self.person.sit(self.table)
        log = {entry["n"]: entry for entry in self.live.board["log"]}
        for n, entry in self.told.items():
            assert log[n] == entry, "an acknowledged action was lost or changed"
        self.told = log

    def play(self, actions: int) -> None:
        """See so many more actions happen, the own ones among them."""
        live = self.live
        assert live is not None
        seen = 0
        asked = -1
        while seen < actions and live.board["table"]["state"] == "running":
            if live.board["legal"] and live.decision() != asked:
                asked = live.decision()
                live.say("act", seat=0, decision=asked, action=live.board["legal"][-1])
            seen += self.hear()

    def hear(self) -> int:
        """Take in a frame; 1 if it told of an action."""
        assert self.live is not None
        frame = self.live.frame()
        if "entry" not in frame:
            return 0
        self.told[frame["entry"]["n"]] = frame["entry"]
        return 1

    def hear_the_rest(self) -> None:
        """What was on its way when the server died counts as told."""
        assert self.live is not None
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            self.live.stack.close()
            self.person.http.close()


def test_kill_9_loses_nothing_that_was_told(
    database: Callable[[], str], breach_installed: Path
) -> None:
    server = Server(database(), breach_installed)
    witnesses: list[Witness] = []
    for crash in range(CRASHES):
        server.start()
        witnesses = witnesses or [Witness(server, number) for number in range(TABLES)]
        for witness in witnesses:
            witness.come(server)
        for witness in witnesses:
            witness.play(10 + 3 * crash + witness.number)
        server.kill()
        for witness in witnesses:
            witness.hear_the_rest()
    with serving(server):
        for witness in witnesses:
            witness.come(server)
            witness.play(10)
            assert witness.live is not None
            witness.live.stack.close()
            witness.person.http.close()
    assert server.lines[1:] == []


def test_bots_go_on_by_themselves_after_a_crash(
    database: Callable[[], str], breach_installed: Path
) -> None:
    slow = Server(database(), breach_installed, ANABASIS_BOT_PAUSE="60")
    slow.start()
    with Person(slow.base) as ann:
        table = ann.table("me", "random", options={"starter": "seat-2"})
        cookie = ann.http.cookies["anabasis"]
        with ann.sit(table) as live:
            live.until(lambda board: board["n"] == 0 or board["legal"])
            waiting = live.board["table"]["to_act"]
            slow.kill()
    assert waiting == [1]
    quick = Server(slow.database_url, breach_installed)
    with serving(quick), Person(quick.base) as ann:
        ann.http.cookies.set("anabasis", cookie)
        deadline = time.monotonic() + 30
        while ann.get("/tables?scope=mine")[0]["to_act"] != [0]:
            assert time.monotonic() < deadline, "the bot did not go on"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_killed_server_leaves_no_thinking_process_behind(
    database: Callable[[], str], breach_installed: Path
) -> None:
    server = Server(database(), breach_installed)
    server.start()
    with (
        Person(server.base) as ann,
        ann.sit(ann.table("me", "random", options={"starter": "seat-2"})) as live,
    ):
        live.until(lambda board: board["legal"])
        live.act()
        assert server.process is not None
        children = children_of(server.process.pid)
        assert children
        server.kill()
    deadline = time.monotonic() + 30
    while any(is_running(child) for child in children):
        assert time.monotonic() < deadline, "a bot's process outlived the server"


def children_of(process: int) -> list[int]:
    return [
        int(child)
        for path in Path(f"/proc/{process}/task").glob("*/children")
        for child in path.read_text().split()
    ]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
