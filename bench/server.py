"""The server's speed: `python -m bench.server` prints one line of JSON.

- Durable actions a second: random legal actions at many tables of one process, handed to the table
  layer (through the door, into the store, until they are committed), without sockets.
- From click to board: the time between sending an action over a WebSocket on loopback and having
  the new board, with the action committed in between.
- With `--games`: the memory of a server after a fifth of so many games, and after all of them.
"""

import argparse
import asyncio
import gc
import json
import math
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import connect

from bench.memory import resident_mib

T = TypeVar("T")

GAME = "alexandros"
HOT_SEAT = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}]}


# ---- durable actions a second


async def durable_actions(folder: Path, tables: int, seconds: float) -> float:
    """Play at so many tables at once for so long."""
    from anabasis.server import wire
    from anabasis.server.parts import running
    from anabasis.server.settings import from_environment
    from anabasis.server.store.database import open_database

    settings = from_environment(f"sqlite:///{folder / 'bench.sqlite3'}", {})
    async with running(settings, open_database(settings.database_url)) as server:
        new = wire.NewTable(GAME, [wire.NewSeat("me"), wire.NewSeat("here")])
        playing = []
        for _ in range(tables):
            guest, _token = await server.guests.make()
            playing.append((guest, await server.lobby.create(guest, new)))
        stop = time.perf_counter() + seconds
        start = time.perf_counter()
        counts = await asyncio.gather(
            *[play_until(server.lobby, guest, table, new, stop) for guest, table in playing]
        )
        return sum(counts) / (time.perf_counter() - start)


async def play_until(lobby: Any, guest: Any, table: Any, new: Any, stop: float) -> int:
    """Random actions at one table, each waited for until it is durable; then the next game."""
    done = 0
    while time.perf_counter() < stop:
        if not table.match.position.agenda:
            table = await lobby.create(guest, new)
            continue
        await act_at_random(table)
        done += 1
    return done


async def act_at_random(table: Any) -> None:
    """Any legal action, waited for until it is durable."""
    from anabasis.core.door import legal, to_act
    from anabasis.server.tables.play import act

    decision = to_act(table.match.position)[0]
    action = random.choice(legal(table.match.position, decision.seat))
    await act(table, decision.seat, table.name(decision.number), action.text())


# ---- memory


async def memory_of_games(folder: Path, games: int) -> tuple[float, float]:
    """Resident memory in MiB after a fifth of so many games, and after all of them."""
    from anabasis.server import wire
    from anabasis.server.parts import running
    from anabasis.server.settings import from_environment
    from anabasis.server.store.database import open_database

    few = {"ANABASIS_ROOMS": "16"}  # finished games are put away soon
    settings = from_environment(f"sqlite:///{folder / 'games.sqlite3'}", few)
    new = wire.NewTable(GAME, [wire.NewSeat("me"), wire.NewSeat("here")])
    async with running(settings, open_database(settings.database_url)) as server:
        guest, _token = await server.guests.make()
        seen = []
        for part in (games // 5, games - games // 5):
            for _ in range(part):
                table: Any = await server.lobby.create(guest, new)
                while table.match.position.agenda:
                    await act_at_random(table)
            gc.collect()
            seen.append(resident_mib())
        return seen[0], seen[1]


# ---- from click to board


async def click_to_board(folder: Path, clicks: int) -> list[float]:
    """The seconds from each click to the board that shows it, at one table of a real server."""
    with server_process(folder) as (base, _):
        async with httpx.AsyncClient(base_url=base) as http:
            summary = (await http.post("/api/tables", json=HOT_SEAT)).raise_for_status().json()
            cookie = {"Cookie": f"anabasis={http.cookies['anabasis']}"}
            took: list[float] = []
            while len(took) < clicks:
                address = f"{base.replace('http', 'ws')}/api/tables/{summary['id']}/live"
                async with connect(address, additional_headers=cookie, max_size=None) as socket:
                    async for seconds in click_through(socket, clicks - len(took)):
                        took.append(seconds)
                summary = (await http.post("/api/tables", json=HOT_SEAT)).json()
            return took


async def click_through(
    socket: Any, clicks: int, pace: float = 0.06, end: float = math.inf
) -> AsyncIterator[float]:
    """Click until the game is over, or so often, or until then; how long each one took."""
    board = json.loads(await socket.recv())
    for number in range(clicks):
        if not board["decisions"] or time.perf_counter() > end:
            return
        decision = board["decisions"][0]
        if board["seat"] != decision["seat"]:
            await socket.send(json.dumps({"type": "look", "seat": decision["seat"]}))
            board = await next_board(socket, "state")
        await asyncio.sleep(pace)  # nobody clicks faster than the rate limit
        message = {"type": "act", "id": number, "action": random.choice(board["legal"])}
        message |= {"seat": decision["seat"], "decision": decision["number"]}
        start = time.perf_counter()
        await socket.send(json.dumps(message))
        board = await next_board(socket, "update")
        yield time.perf_counter() - start


async def next_board(socket: Any, kind: str) -> Any:
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == kind:
            return frame
        if frame["type"] in {"error", "refused"}:
            raise RuntimeError(f"the server refused: {frame}")


@contextmanager
def server_process(folder: Path, database: str | None = None) -> Iterator[tuple[str, int]]:
    """A server of its own on a free port; its address, and the process."""
    command = [sys.executable, "-m", "anabasis.server.serve", "--port", "0"]
    database = database or f"sqlite:///{folder / 'click.sqlite3'}"
    process = subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://[^/]+", said)
        if found is None:
            raise RuntimeError("the server did not start")
        yield found.group(), process.pid
    finally:
        process.terminate()
        process.wait()


# ---- the report


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run on the event loop that the server runs on."""
    from uvicorn.loops.auto import auto_loop_factory

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(work)


def build() -> str:
    import anabasis.core.game

    return "pure" if anabasis.core.game.__file__.endswith(".py") else "compiled"


def percentile(values: list[float], share: float) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[round(share * 100) - 1]


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    options.add_argument("--tables", type=int, default=64)
    options.add_argument("--seconds", type=float, default=3.0)
    options.add_argument("--repeat", type=int, default=5)
    options.add_argument("--clicks", type=int, default=200)
    options.add_argument("--games", type=int, help="play so many, and look at the memory only")
    options.add_argument("--folder", help="where the databases are made (default: a temporary one)")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        if chosen.games:
            early, late = run(memory_of_games(Path(name), chosen.games))
            print(json.dumps({"games": chosen.games, "mib_after_a_fifth": early, "mib": late}))
            return
        rates = []
        for number in range(chosen.repeat):
            folder = Path(name, str(number))
            rates.append(run(durable_actions(folder, chosen.tables, chosen.seconds)))
        took = run(click_to_board(Path(name), chosen.clicks))
    report = {
        "machine": {"python": platform.python_version(), "platform": platform.platform()},
        "build": build(),
        "tables": chosen.tables,
        "durable_actions_per_s": {
            "median": round(statistics.median(rates)),
            "spread": [round(min(rates)), round(max(rates))],
        },
        "click_to_board_ms": {
            "clicks": len(took),
            "p50": round(percentile(took, 0.50) * 1000, 2),
            "p95": round(percentile(took, 0.95) * 1000, 2),
        },
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
