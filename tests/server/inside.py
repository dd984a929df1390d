"""A server inside the test's own process, for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from anabasis.core.door import legal
from anabasis.server import wire
from anabasis.server.parts import Server, running
from anabasis.server.settings import from_environment
from anabasis.server.store.database import open_database
from anabasis.server.tables import play
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.live_table import LiveTable

WAIT = 30


@asynccontextmanager
async def inside(database_url: str, **settings: Any) -> AsyncIterator[Server]:
    chosen = replace(from_environment(database_url, {}), bot_pause=0.0, **settings)
    async with running(chosen, open_database(database_url)) as server:
        yield server


async def make_table(server: Server, *seats: str, **more: Any) -> tuple[Guest, LiveTable]:
    """A new guest at a new table; a seat is `me`, `here`, `open` or a bot's name."""
    guest, _ = await server.guests.make()
    wishes = [
        wire.NewSeat(seat)  # type: ignore[arg-type]
        if seat in {"me", "here", "open"}
        else wire.NewSeat("bot", bot=seat)
        for seat in seats
    ]
    game = more.pop("game", "alexandros")
    return guest, await server.lobby.create(guest, wire.NewTable(game, wishes, **more))


async def act(table: LiveTable, seat: int = 0) -> None:
    """Do the first legal thing."""
    position = table.running().position
    await play.act(table, seat, table.name(position.opened), legal(position, seat)[0].text())


class Bell:
    """A connection that rings whenever something is sent."""

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    def ready(self) -> bool:
        return True

    def send(self, texts: list[bytes], paid: int) -> None:
        self.rung.set()


async def until(table: LiveTable, enough: Callable[[], bool]) -> None:
    """Wait until a table is as wanted; it is asked after every change."""
    listener, bell = Listener(None, None), Bell()
    listener.connect(bell)
    table.listeners.connected.add(listener)
    try:
        while not enough():
            await asyncio.wait_for(bell.rung.wait(), WAIT)
            bell.rung.clear()
    finally:
        table.listeners.connected.discard(listener)


async def eventually(enough: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something that nobody is told of is as wanted."""
    async with asyncio.timeout(WAIT):
        while not await enough():
            await asyncio.sleep(0.01)


def frames(listener: Listener) -> list[dict[str, Any]]:
    """What a listener was sent so far."""
    sent = []
    while listener.frames:
        frame = listener.frames.popleft()
        sent.append(
            {"type": "closed", "code": frame} if isinstance(frame, int) else json.loads(frame)
        )
    return sent
