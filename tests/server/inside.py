"""A server inside the test's own process, for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
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


async def until(table: LiveTable, enough: Callable[[], bool]) -> None:
    """Wait until a table is as wanted; it is asked after every change."""
    listener = Listener(None, None)
    table.listeners.connected.add(listener)
    try:
        while not enough():
            await asyncio.wait_for(listener.frames.get(), WAIT)
    finally:
        table.listeners.connected.discard(listener)


def frames(listener: Listener) -> list[dict[str, Any]]:
    """What a listener was sent so far."""
    sent = []
    while not listener.frames.empty():
        frame = listener.frames.get_nowait()
        sent.append(
            {"type": "closed", "code": frame} if isinstance(frame, int) else json.loads(frame)
        )
    return sent
