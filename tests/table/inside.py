"""A server inside the test's own process, for what cannot be seen from outside."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from anabasis.core.door import legal
from anabasis.table import play, wire
from anabasis.table.guests import Guest
from anabasis.table.listener import Listener
from anabasis.table.room import Room
from anabasis.table.server import Server, running
from anabasis.table.settings import from_environment
from anabasis.table.store import open_database

WAIT = 30


@asynccontextmanager
async def inside(database_url: str, **settings: Any) -> AsyncIterator[Server]:
    chosen = replace(from_environment(database_url, {}), bot_pause=0.0, **settings)
    async with running(chosen, open_database(database_url)) as server:
        yield server


async def make_table(server: Server, *seats: str, **more: Any) -> tuple[Guest, Room]:
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


async def act(room: Room, seat: int = 0) -> None:
    """Do the first legal thing."""
    position = room.running().position
    await play.act(room, seat, position.opened, legal(position, seat)[0].text())


async def until(room: Room, enough: Callable[[], bool]) -> None:
    """Wait until a table is as wanted; it is looked at after every change."""
    listener = Listener(None, None)
    room.listeners.add(listener)
    try:
        while not enough():
            await asyncio.wait_for(listener.frames.get(), WAIT)
    finally:
        room.listeners.discard(listener)


def frames(listener: Listener) -> list[dict[str, Any]]:
    """What a listener was sent so far."""
    sent = []
    while not listener.frames.empty():
        frame = listener.frames.get_nowait()
        sent.append(
            {"type": "closed", "code": frame} if isinstance(frame, int) else json.loads(frame)
        )
    return sent
