"""Killed again and again: `python -m bench.crash` prints one line of JSON.

Somebody plays at several tables of a server of its own, as fast as the answers come, until the
server is killed (SIGKILL) at some moment. What is stored of each table must be exactly what was
confirmed, and at most the one action more that was on its way. Then the server is started again on
the same database, and so on. The status is 1 if anything was lost, doubled or changed.

With `--database` the tables are kept there (a new, empty PostgreSQL database), else in a temporary
SQLite file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.server import HOT_SEAT, build, run, server_process
from bench.unlimited import UNLIMITED

Report = dict[str, Any]
Action = tuple[int, str]
MOST_LINES = 1_000_000


class Table:
    """What was confirmed at one table, through every crash."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.confirmed: list[Action] = []
        self.on_its_way: Action | None = None
        self.over = False

    async def play(self, base: str, cookie: str, chance: random.Random) -> None:
        """Play on until the server is gone, or the game is over."""
        address = f"{base.replace('http', 'ws')}/api/tables/{self.id}/live"
        headers = {"Cookie": f"anabasis={cookie}"}
        with suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=headers, max_size=None) as live:
                board = await _next(live, "state")
                while board["decisions"]:
                    seat = board["decisions"][0]["seat"]
                    if board["seat"] != seat:
                        await live.send(json.dumps({"type": "look", "seat": seat}))
                        board = await _next(live, "state")
                    board = await self._act(live, board, chance)
                self.over = True

    async def _act(self, live: Any, board: Any, chance: random.Random) -> Any:
        decision, action = board["decisions"][0], chance.choice(board["legal"])
        self.on_its_way = (decision["seat"], action)
        message = {"type": "act", "id": 1, "seat": decision["seat"], "action": action}
        await live.send(json.dumps(message | {"decision": decision["number"]}))
        while (frame := json.loads(await live.recv()))["type"] != "done":
            if frame["type"] in {"state", "update"}:
                board = frame
            elif frame["type"] in {"error", "refused"}:
                raise RuntimeError(f"the server refused: {frame}")
        self.confirmed.append(self.on_its_way)
        self.on_its_way = None
        return board

    def compare(self, stored: list[Action]) -> str | None:
        """What is wrong with what was stored; None if nothing is."""
        more = [self.on_its_way] if self.on_its_way is not None else []
        if stored not in (self.confirmed, [*self.confirmed, *more]):
            return f"table {self.id}: {len(self.confirmed)} confirmed, {len(stored)} stored"
        self.confirmed, self.on_its_way = stored, None
        return None


async def _next(live: Any, kind: str) -> Any:
    while (frame := json.loads(await live.recv()))["type"] != kind:
        pass
    return frame


def stored(database: str, tables: list[Table]) -> dict[str, list[Action]]:
    """What the database has of each table, read while no server runs."""
    from anabasis.server.store import queries
    from anabasis.server.store.database import open_database
    from anabasis.server.store.store import read_now

    engine = open_database(database)
    found = {}
    for table in tables:
        entries = read_now(engine, queries.entries_of(table.id, 0, MOST_LINES))
        found[table.id] = [(one.entry.seat, one.entry.action) for one in entries]
    engine.dispose()
    return found


class Player:
    """One guest at several tables, who comes back after every crash."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.cookie = ""
        self.tables: list[Table] = []

    async def play(self, base: str, process: int, count: int, seconds: float) -> None:
        """Play at so many tables, and kill the server after so long."""
        await self._sit_down(base, count)
        going = [table for table in self.tables if not table.over]
        playing = [
            asyncio.create_task(table.play(base, self.cookie, self.chance)) for table in going
        ]
        await asyncio.sleep(seconds)
        os.kill(process, signal.SIGKILL)
        await asyncio.gather(*playing)

    async def _sit_down(self, base: str, count: int) -> None:
        """Make as many tables as are missing."""
        headers = {"Cookie": f"anabasis={self.cookie}"} if self.cookie else {}
        async with httpx.AsyncClient(base_url=base, headers=headers) as http:
            while sum(not table.over for table in self.tables) < count:
                answer = (await http.post("/api/tables", json=HOT_SEAT)).raise_for_status()
                self.cookie = self.cookie or http.cookies["anabasis"]
                self.tables.append(Table(answer.json()["id"]))


def measure(database: str, folder: Path, kills: int, count: int, seconds: float) -> Report:
    """Kill a server so many times."""
    os.environ.update(UNLIMITED)
    chance = random.Random(kills)
    player = Player(chance)
    wrong: list[str] = []
    start = time.perf_counter()
    for _ in range(kills):
        with server_process(folder, database) as (base, process):
            run(player.play(base, process, count, seconds * chance.uniform(0.3, 1.7)))
        found = stored(database, player.tables)
        wrong += [problem for one in player.tables if (problem := one.compare(found[one.id]))]
    return {
        "kills": kills,
        "tables": len(player.tables),
        "confirmed": sum(len(table.confirmed) for table in player.tables),
        "wrong": wrong,
        "seconds": round(time.perf_counter() - start, 1),
    }


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.crash", description=__doc__)
    options.add_argument("--kills", type=int, default=48)
    options.add_argument("--tables", type=int, default=8, help="at which is played at once")
    options.add_argument("--seconds", type=float, default=1.0, help="between two, on average")
    options.add_argument("--database", help="a URL; by default SQLite in a temporary folder")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        database = chosen.database or f"sqlite:///{Path(name, 'crash.sqlite3')}"
        report = measure(database, Path(name), chosen.kills, chosen.tables, chosen.seconds)
    machine = {"python": platform.python_version(), "platform": platform.platform()}
    print(json.dumps({"machine": machine, "build": build()} | report))
    sys.exit(1 if report["wrong"] else 0)


if __name__ == "__main__":
    main()
