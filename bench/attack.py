"""What one guest can cost: `python -m bench.attack` prints one line of JSON.

A server of its own runs with the limits it has for everybody, on loopback. Somebody plays at a
table, click after click, and the time from each click to the board that shows it is taken: first
undisturbed, then while another process does one of these things (`--only` chooses):

- look: a spectator at a long uploaded record asks for its state again and again, on two sockets.
- deaf: the same on twenty sockets that never read what they asked for.
- gets: one guest asks for moments, records and rules, many at a time.
- chat: one guest talks on sixty sockets at once.
- reviews: one guest uploads records, many at a time; somebody else uploads one.
- ask: one guest asks on eight sockets what can be done, what not and what it would lead to.
- half: a thousand requests are begun and never finished; somebody new comes.

Every attack is bounded in connections and in time. With `--database` the tables are kept there (a
new, empty PostgreSQL database, or an SQLite file), else in a temporary SQLite file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import platform
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench import questions
from bench.server import HOT_SEAT, build, click_through, percentile, server_process

PACE = 0.1
"""The bystander clicks so many seconds after the last board; nobody plays faster."""
PATIENCE = 60.0
UPLOAD = {"content-type": "application/jsonl"}
Report = dict[str, Any]


# ---- a long record


def long_record(lines: int) -> str:
    """The record of a game of Arbela that begins with many wishes and is played to its end: so long
    (and more), and true."""
    from anabasis.core.asides import Ask
    from anabasis.core.die import SeededDie
    from anabasis.core.door import legal, to_act
    from anabasis.core.match import Match
    from anabasis.core.record import dump
    from anabasis.core.registry import find_game

    match = Match(find_game("arbela"), 2, {}, SeededDie(1))
    for number in range(lines):
        match.submit(number % 2, match.position.opened, Ask(0, number // 2 % 2))
    chooser = SeededDie(2)
    while match.position.agenda:
        asked = to_act(match.position)[0]
        action = chooser.roll_among(legal(match.position, asked.seat))
        match.submit(asked.seat, asked.number, action)
    return dump(match)


# ---- the bystander


class Guest:
    """Somebody with a cookie, over HTTP and at tables."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(
            base_url=base, timeout=60, limits=httpx.Limits(max_connections=None)
        )

    async def __aenter__(self) -> Guest:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def at(self, table: str, **more: Any) -> connect:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"Cookie": f"anabasis={self.http.cookies['anabasis']}"}
        return connect(
            address,
            additional_headers=cookie,
            max_size=None,
            open_timeout=30,
            compression=None,
            **more,
        )


async def clicks(base: str, seconds: float) -> list[float]:
    """Click for so long; the seconds from each click to its board. One that is not answered in all
    the patience there is counts as having taken that long."""
    took: list[float] = []
    end = time.perf_counter() + seconds
    with suppress(TimeoutError, httpx.HTTPError, WebSocketException, OSError):
        async with asyncio.timeout(seconds + PATIENCE), Guest(base) as ann:
            while time.perf_counter() < end:
                table = (await ann.http.post("/api/tables", json=HOT_SEAT)).json()
                async with ann.at(table["id"]) as live:
                    async for one in click_through(live, sys.maxsize, PACE, end):
                        took.append(one)
            return took
    return [*took, PATIENCE]


def figures(took: list[float]) -> Report:
    if len(took) < 2:
        return {"clicks": len(took)}
    return {
        "clicks": len(took),
        "p50_ms": round(statistics.median(took) * 1000, 1),
        "p95_ms": round(percentile(took, 0.95) * 1000, 1),
        "max_ms": round(max(took) * 1000, 1),
    }


# ---- the attacks: each runs until its time is over, and says what it got


async def uploaded(guest: Guest, lines: int) -> str:
    """The table of a long record."""
    answer = await guest.http.post("/api/review", content=long_record(lines), headers=UPLOAD)
    table: str = answer.raise_for_status().json()["id"]
    return table


async def gather(*work: Coroutine[Any, Any, int]) -> int:
    """All of it at once; the sum. What the server refuses counts as nothing."""
    done = await asyncio.gather(*work, return_exceptions=True)
    return sum(one for one in done if isinstance(one, int))


async def look(base: str, seconds: float, lines: int, sockets: int = 2) -> Report:
    async with Guest(base) as eve:
        table = await uploaded(eve, lines)
        start = time.perf_counter()
        got = await gather(*[_looks(eve, table, start + seconds) for _ in range(sockets)])
    return {"sockets": sockets, "mb_received": round(got / 1e6, 1)}


async def _looks(eve: Guest, table: str, end: float) -> int:
    """Ask for the state 18 times a second, and read it; the bytes that came."""
    got = 0

    async def read(live: Any) -> None:
        nonlocal got
        with suppress(WebSocketException):
            async for frame in live:
                got += len(frame)

    with suppress(WebSocketException, OSError):
        async with eve.at(table) as live:
            reading = asyncio.create_task(read(live))
            while time.perf_counter() < end and not reading.done():
                await live.send('{"type": "look", "seat": 0}')
                await asyncio.sleep(1 / 18)
            reading.cancel()
    return got


async def deaf(base: str, seconds: float, lines: int, sockets: int = 20) -> Report:
    async with Guest(base) as eve:
        table = await uploaded(eve, lines)
        end = time.perf_counter() + seconds
        asked = await gather(*[_asks_without_reading(eve, table, end) for _ in range(sockets)])
    return {"sockets": sockets, "states_asked_for": asked}


async def _asks_without_reading(eve: Guest, table: str, end: float) -> int:
    """Ask 18 times a second and read nothing, as long as the server takes it."""
    asked = 0
    with suppress(WebSocketException, OSError, TimeoutError):
        async with eve.at(table, max_queue=1, ping_interval=None, close_timeout=0.1) as live:
            while time.perf_counter() < end:
                async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                    await live.send('{"type": "look", "seat": 0}')
                asked += 1
                await asyncio.sleep(1 / 18)
    return asked


async def gets(base: str, seconds: float, lines: int, at_once: int = 16) -> Report:
    async with Guest(base) as eve:
        table = await uploaded(eve, lines)
        told = (await eve.http.get(f"/api/tables/{table}/moments/0")).json()["of"]
        paths = [
            f"/api/tables/{table}/moments/{told}",
            f"/api/tables/{table}/record",
            "/api/games/arbela/rules",
            f"/api/tables/{table}/moments/{told // 2}",
        ]
        end = time.perf_counter() + seconds
        statuses: dict[int, int] = {}

        async def ask(number: int) -> int:
            count = 0
            while time.perf_counter() < end:
                with suppress(httpx.HTTPError):
                    answer = await eve.http.get(paths[(number + count) % len(paths)])
                    statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                    if answer.status_code == 429:
                        await asyncio.sleep(0.05)
                count += 1
            return count

        await gather(*[ask(number) for number in range(at_once)])
    return {"at_once": at_once, "statuses": statuses}


async def chat(base: str, seconds: float, lines: int, sockets: int = 60) -> Report:
    async with Guest(base) as eve, Guest(base) as ann:
        table = (await ann.http.post("/api/tables", json=HOT_SEAT)).raise_for_status().json()["id"]
        end = time.perf_counter() + seconds
        said = await gather(*[_talk(eve, table, end) for _ in range(sockets)])
        async with ann.at(table) as live:
            await live.recv()
            await live.send('{"type": "chat", "id": 1, "text": "may I?"}')
            while (reply := json.loads(await live.recv())).get("id") != 1:
                pass
    return {"sockets": sockets, "lines_said": said, "the_player_may_talk": reply["type"] == "done"}


async def _talk(eve: Guest, table: str, end: float) -> int:
    """Say as much as is allowed; the lines that were taken."""
    said = 0

    async def read(live: Any) -> None:
        nonlocal said
        with suppress(WebSocketException):
            async for frame in live:
                said += frame.startswith('{"type":"done"')

    with suppress(WebSocketException, OSError):
        async with eve.at(table) as live:
            reading = asyncio.create_task(read(live))
            while time.perf_counter() < end and not reading.done():
                await live.send('{"type": "chat", "id": 1, "text": "me, me, me"}')
                await asyncio.sleep(1 / 18)
            reading.cancel()
    return said


async def reviews(base: str, seconds: float, lines: int, at_once: int = 20) -> Report:
    record = long_record(lines)
    end = time.perf_counter() + seconds
    async with Guest(base) as eve, Guest(base) as bob:
        statuses: dict[int, int] = {}

        async def upload() -> int:
            while time.perf_counter() < end:
                with suppress(httpx.HTTPError):
                    answer = await eve.http.post("/api/review", content=record, headers=UPLOAD)
                    statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                    if answer.status_code != 201:
                        await asyncio.sleep(0.2)
            return 1

        greedy = [asyncio.create_task(upload()) for _ in range(at_once)]
        await asyncio.sleep(min(1.0, seconds / 4))
        start = time.perf_counter()
        answer = await bob.http.post("/api/review", content=long_record(10), headers=UPLOAD)
        waited = time.perf_counter() - start
        for task in greedy:
            task.cancel()
        await asyncio.wait(greedy)
    return {
        "at_once": at_once,
        "statuses": statuses,
        "another_guest": {"status": answer.status_code, "waited_s": round(waited, 1)},
    }


async def ask(base: str, seconds: float, lines: int, sockets: int = 8) -> Report:
    async with Guest(base) as eve:
        replies = await questions.asked_on(eve, sockets, time.perf_counter() + seconds)
    return {"sockets": sockets, "replies": replies}


async def half(base: str, seconds: float, lines: int, sockets: int = 1001) -> Report:
    host, port = base.removeprefix("http://").split(":")
    begun: list[socket.socket] = []
    for _ in range(sockets):
        with suppress(OSError):
            one = socket.create_connection((host, int(port)), timeout=5)
            one.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
            begun.append(one)
    waited, status = time.perf_counter(), 0
    with suppress(httpx.HTTPError):
        async with httpx.AsyncClient(base_url=base, timeout=10) as new:
            status = (await new.get("/api/health")).status_code
    waited = time.perf_counter() - waited
    await asyncio.sleep(seconds)
    left = sum(_is_open(one) for one in begun)
    for one in begun:
        one.close()
    return {
        "begun": len(begun),
        "open_afterwards": left,
        "somebody_new": {"status": status, "waited_s": round(waited, 2)},
    }


def _is_open(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


Attack = Callable[[str, float, int], Coroutine[Any, Any, Report]]
ATTACKS: dict[str, Attack] = {
    "look": look,
    "deaf": deaf,
    "gets": gets,
    "chat": chat,
    "reviews": reviews,
    "ask": ask,
    "half": half,
}


# ---- both at once


def _attack(name: str, base: str, seconds: float, lines: int, said: Any) -> None:
    said.put(asyncio.run(ATTACKS[name](base, seconds, lines)))


def under(name: str, base: str, seconds: float, lines: int) -> Report:
    """What the bystander feels of an attack, and what the attack got."""
    context = multiprocessing.get_context("spawn")
    said = context.Queue()
    attacker = context.Process(target=_attack, args=(name, base, seconds, lines, said))
    attacker.start()
    try:
        took = asyncio.run(clicks(base, seconds + 2))
        got: Report = said.get(timeout=seconds + 120)
    finally:
        attacker.join(timeout=30)
        attacker.kill()
    return {"attack": got, "bystander": figures(took)}


def memory_mb(process: int) -> tuple[float, float]:
    """The resident memory of a process now, and the most it ever had."""
    status = Path(f"/proc/{process}/status").read_text()
    found = dict(line.split(":", 1) for line in status.splitlines() if ":" in line)
    now, most = (int(found[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return round(now, 1), round(most, 1)


def measure(names: list[str], seconds: float, lines: int, database: str | None) -> Report:
    """Each attack against a server of its own."""
    report: Report = {}
    for name in names:
        with (
            tempfile.TemporaryDirectory() as folder,
            server_process(Path(folder), database) as (base, process),
        ):
            quiet = asyncio.run(clicks(base, min(seconds, 3.0)))
            before, _ = memory_mb(process)
            report[name] = {"undisturbed": figures(quiet)} | under(name, base, seconds, lines)
            _, most = memory_mb(process)
            report[name]["server_mb"] = {"before": before, "most": most}
    return report


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    options.add_argument("--only", nargs="+", choices=list(ATTACKS), default=list(ATTACKS))
    options.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    options.add_argument("--lines", type=int, default=6000, help="of the uploaded record")
    options.add_argument("--database", help="a URL; by default SQLite in a temporary folder")
    chosen = options.parse_args()
    report = measure(chosen.only, chosen.seconds, chosen.lines, chosen.database)
    machine = {"python": platform.python_version(), "platform": platform.platform()}
    print(json.dumps({"machine": machine, "build": build(), "attacks": report}))


if __name__ == "__main__":
    main()
