"""Actions over real sockets: `python -m bench.sockets` prints one line of JSON.

A server of its own runs in one process, with the limits on what one guest may cost lifted; another
process plays at many tables, two people each, every one on a WebSocket of its own. Each action is
sent by the seat that is asked, goes through the door and into the store, and is told to both.

What is counted are actions, from the socket that they come in by to the sockets that they are told
on. Tables are made, and all their sockets opened, before anything is measured: so many are played
at (`--tables`), and where a game ends, the next is played at one of those that stand by (`--spare`;
an Alexandros of random actions has about 190, so it ends every few seconds). If more end than stand
by, there is no result. Nobody leaves a finished game before the end of the run.

- As fast as it goes: at every table the next action is sent as soon as the last one has been shown.
  Actions a second, and the processor time an action takes the server and the players. Where other
  programs share the machine, what they do is in the figures of a run; so its best second is given
  beside the whole: the one with the most actions, and what each took the server in it.
- At a given pace (`--pace`, actions a second): the time from an action to its board.

The median of `--repeat` runs is given, with the least and the most. With `--database` the tables
are kept there (a new, empty PostgreSQL database), else in a temporary SQLite file for each run.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import platform
import random
import statistics
import struct
import tempfile
import time
from collections import deque
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.server import build, percentile, run, server_process
from bench.unlimited import UNLIMITED

SETTLED = 0.5
"""So many seconds after the last socket was opened everybody has been told who is there."""
PART = 1.0
"""A run is measured in parts of so many seconds, too."""
WARM_UP = 1.0
"""So many seconds are played before anything is measured."""


class Decision(msgspec.Struct):
    seat: int
    number: int = 0
    """Only the seat itself is told."""


class Frame(msgspec.Struct):
    """What a player needs of a frame."""

    type: str
    seat: int | None = None
    decisions: list[Decision] = []
    legal: list[str] = []


class Player(asyncio.Protocol):
    """One seat at one table. Frames are read by hand: a player must cost less than the server."""

    def __init__(self, games: Games, table: str, cookie: str) -> None:
        self.games = games
        self.table = table
        self.cookie = cookie
        self.buffer = bytearray()
        self.upgraded = False
        self.sent_at = 0.0
        """When the action was sent whose board has not come yet."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {self.games.host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: anabasis={self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:40]:
                raise RuntimeError(f"the server did not let a player in: {self.buffer[:200]!r}")
            if b"permessage-deflate" in self.buffer[:end]:
                raise RuntimeError("the server compresses messages, which is not read here")
            self.upgraded = True
            del self.buffer[: end + 4]
        while (payload := self._frame()) is not None:
            self._told(payload)

    def _frame(self) -> bytes | None:
        """The next whole frame (a server does not mask them)."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == 9:  # a ping
            self._send(payload, 10)
            return b'{"type":"ping"}'
        return payload if opcode == 1 else b'{"type":"closed"}'

    def _send(self, payload: bytes, opcode: int = 1) -> None:
        """A frame, masked with nothing."""
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else b""
        head = head or struct.pack(">BBH", 128 | opcode, 128 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def _told(self, payload: bytes) -> None:
        frame = self.games.read(payload)
        if frame.type in {"state", "update"}:
            if self.sent_at:
                self.games.shown(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            if not frame.decisions:
                self.games.over(self.table)
                return
            for decision in frame.decisions:
                if decision.seat == frame.seat and frame.legal:
                    self.games.asked(Question(self, decision, frame.legal))
        elif frame.type in {"error", "refused", "closed"}:
            self.games.failed(payload)

    def act(self, decision: Decision, action: str) -> None:
        self.sent_at = time.perf_counter()
        self._send(
            b'{"type":"act","id":1,"seat":%d,"decision":%d,"action":"%b"}'
            % (decision.seat, decision.number, action.encode())
        )


class Question(NamedTuple):
    """A player is asked."""

    player: Player
    decision: Decision
    legal: list[str]

    def answer(self) -> None:
        self.player.act(self.decision, random.choice(self.legal))


def granted(answer: httpx.Response) -> Any:
    """What the server answered. Its refusal goes back to the process that waits for the run, which
    httpx's own error cannot: it cannot be pickled, and the run would never end."""
    if answer.is_error:
        raise RuntimeError(f"the server refused with {answer.status_code}: {answer.text[:200]}")
    return answer.json()


class Games:
    """All tables of one run."""

    def __init__(self, base: str, game: str, pace: float) -> None:
        self.base = base
        self.host = urlsplit(base).netloc
        self.game = game
        self.pace = pace
        self.read = msgspec.json.Decoder(Frame).decode
        self.ready: deque[Question] = deque()
        self.took: list[float] = []
        self.actions = 0
        self.ended = 0
        """So many games have ended since measuring began."""
        self.playing: set[str] = set()
        """The tables that are played at."""
        self.spare: dict[str, list[Question]] = {}
        """The tables that stand by, and who is asked there."""
        self.fault: bytes | None = None

    async def open_table(self) -> None:
        """A table with two people at it, which stands by."""
        async with (
            httpx.AsyncClient(base_url=self.base, timeout=60, verify=False) as ann,
            httpx.AsyncClient(base_url=self.base, timeout=60, verify=False) as bob,
        ):
            seats = [{"kind": "me"}, {"kind": "open"}]
            answer = await ann.post("/api/tables", json={"game": self.game, "seats": seats})
            table = granted(answer)
            invite = {"invite": table["invite"]}
            granted(await bob.post(f"/api/tables/{table['id']}/join", json=invite))
            cookies = [one.cookies["anabasis"] for one in (ann, bob)]
        loop = asyncio.get_running_loop()
        host, port = self.host.split(":")
        self.spare[table["id"]] = []
        for cookie in cookies:
            sit = partial(Player, self, table["id"], cookie)
            await loop.create_connection(sit, host, int(port))

    def play_next(self) -> None:
        """Begin at a table that stands by."""
        if not self.spare:
            self.fault = b"nothing: more games have ended than tables stood by (--spare)"
            return
        table = next(iter(self.spare))
        questions = self.spare.pop(table)
        self.playing.add(table)
        for question in questions:
            self.asked(question)

    def over(self, table: str) -> None:
        """A game has ended: the next one begins."""
        if table in self.playing:
            self.playing.remove(table)
            self.ended += 1
            self.play_next()

    def asked(self, question: Question) -> None:
        table = question.player.table
        if table in self.spare:
            self.spare[table].append(question)
        elif self.pace:
            self.ready.append(question)
        else:
            question.answer()

    def shown(self, seconds: float) -> None:
        self.actions += 1
        self.took.append(seconds)

    def failed(self, payload: bytes) -> None:
        self.fault = payload

    async def send_at_pace(self) -> None:
        """So many actions a second, as far as anybody is asked."""
        due = time.perf_counter()
        while True:
            due += 1 / self.pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.ready:
                self.ready.popleft().answer()


async def played(
    base: str, pid: int, game: str, tables: int, spare: int, seconds: float, pace: float
) -> dict[str, float]:
    """Play for so long; what came of it."""
    games = Games(base, game, pace)
    for _ in range(tables + spare):
        await games.open_table()
    await asyncio.sleep(SETTLED)
    for _ in range(tables):
        games.play_next()
    pacing = asyncio.create_task(games.send_at_pace()) if pace else None
    await asyncio.sleep(WARM_UP)
    games.actions = games.ended = 0
    games.took.clear()
    readings = [Reading.now(pid, games)]
    while readings[-1].at < readings[0].at + seconds:
        await asyncio.sleep(PART)
        readings.append(Reading.now(pid, games))
    if pacing:
        pacing.cancel()
    if games.fault is not None or not games.actions:
        raise RuntimeError(f"the server said {games.fault!r}")
    whole = readings[-1].since(readings[0])
    parts = [later.since(earlier) for earlier, later in pairwise(readings)]
    best = max(parts, key=lambda part: part.actions / part.at)
    return {
        "actions_per_s": whole.actions / whole.at,
        "games_ended": games.ended,
        "server_us": whole.server / whole.actions * 1e6,
        "players_us": whole.players / whole.actions * 1e6,
        "best_second": best.actions / best.at,
        "best_second_us": best.server / best.actions * 1e6,
        "p50_ms": percentile(games.took, 0.50) * 1000,
        "p99_ms": percentile(games.took, 0.99) * 1000,
    }


class Reading(NamedTuple):
    """What clocks and counters showed, or by how much they went on."""

    at: float
    actions: int
    server: float
    players: float

    @classmethod
    def now(cls, pid: int, games: Games) -> Reading:
        clock, own = time.perf_counter(), time.process_time()
        return cls(clock, games.actions, processor_time(pid), own)

    def since(self, earlier: Reading) -> Reading:
        return Reading(
            self.at - earlier.at,
            self.actions - earlier.actions,
            self.server - earlier.server,
            self.players - earlier.players,
        )


def processor_time(pid: int) -> float:
    """The seconds of processor time that a process has had, all its threads."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def one_run(arguments: tuple[Any, ...]) -> dict[str, float]:
    return run(played(*arguments))


def measured(game: str, chosen: argparse.Namespace, pace: float) -> dict[str, Any]:
    """The runs of one game, each with a server of its own."""
    runs = []
    for _ in range(chosen.repeat):
        with (
            tempfile.TemporaryDirectory() as folder,
            server_process(Path(folder), chosen.database) as (base, pid),
            multiprocessing.Pool(1) as players,
        ):
            given = (game, chosen.tables, chosen.spare, chosen.seconds, pace)
            arguments = (base, pid, *given)
            runs.append(players.apply(one_run, (arguments,)))
    report: dict[str, Any] = {"pace": pace} if pace else {}
    for name in runs[0]:
        values = [one[name] for one in runs]
        row = (statistics.median(values), min(values), max(values))
        report[name] = [round(value, 2 if name.endswith("ms") else 0) for value in row]
    return report


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.sockets", description=__doc__)
    options.add_argument("--games", nargs="+", default=["alexandros", "arbela"])
    options.add_argument("--tables", type=int, default=64)
    options.add_argument("--spare", type=int, default=192, help="tables that stand by")
    options.add_argument("--seconds", type=float, default=4.0)
    options.add_argument("--repeat", type=int, default=3)
    options.add_argument("--pace", type=float, default=1000.0, help="0: only as fast as it goes")
    options.add_argument("--database")
    chosen = options.parse_args()
    os.environ.update(UNLIMITED)
    report: dict[str, Any] = {
        "machine": {"python": platform.python_version(), "platform": platform.platform()},
        "build": build(),
        "tables": chosen.tables,
    }
    for game in chosen.games:
        report[game] = {"as_fast_as_it_goes": measured(game, chosen, 0.0)}
        if chosen.pace:
            report[game]["at_a_pace"] = measured(game, chosen, chosen.pace)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
