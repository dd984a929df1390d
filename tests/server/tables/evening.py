"""Tables at which a position was laid: what the others there are sent, and what they find out."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.core.message import Refused
from anabasis.core.position import Position
from anabasis.server import wire
from anabasis.server.parts import Server
from anabasis.server.store import rows
from anabasis.server.tables import history, play, previews, records, undo
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import Listener
from anabasis.server.tables.live_table import LiveTable
from tests.server.inside import frames

Frames = list[dict[str, Any]]
UNEQUAL = {"id", "invite", "number", "created", "at", "deadline"}
"""What is told of two tables that are alike, and yet differs: names of theirs, and times."""


NAMES = ("Ann", "Bob", "Cleo", "Dion")


class Evening:
    """A table at which people sit in a position that was laid, Ann and Bob first; somebody looks
    on."""

    def __init__(self, server: Server, table: LiveTable, guests: list[Guest]) -> None:
        self.server = server
        self.table = table
        self.seated = [Listener(guest, seat) for seat, guest in enumerate(guests)]
        self.ann, self.bob, *_ = self.seated
        self.watching = Listener(None, None)
        for listener in (*self.seated, self.watching):
            table.listeners.connected.add(listener)

    @property
    def number(self) -> int:
        number: int = self.table.running().position.opened
        return number

    async def act(self, *lines: str, seat: int = 0) -> None:
        for line in lines:
            await play.act(self.table, seat, self.table.name(self.number), line)

    def heard(self, seat: int = 1) -> list[Frames]:
        """What a seat (Bob's) and the spectator were sent since this was asked last."""
        others = (self.seated[seat], self.watching)
        return [[plain(one) for one in frames(who)] for who in others]

    async def found(self, n: int) -> list[Any]:
        """All that the two find if they ask, but for the record and pages up to the n-th choice."""
        found: list[Any] = []
        table = self.table
        for listener in (self.bob, self.watching):
            guest = listener.guest
            table.listeners.push_state(listener, 0)
            found += frames(listener)
            found.append(await self.server.lobby.summary(table, guest))
            found.append(await records.record(table, guest, None))
            found.append(await records.log_page(table, guest, 1000, None))
            found.append(await records.moment(table, guest, n, None))
            with suppress(Exception):
                found.append(await records.moment(table, guest, n + 1, None))
            for text in ("time-out 0", "ask 7 on", "resign 0", "stop"):
                if guest is not None:
                    found.append(await refused(play.act(table, 1, 5, text)))
                    found.append(await refused(why(table, text)))
            if guest is not None:
                found.append(await refused(undo.undo(table, 1)))
                listed = await self.server.lobby.listed("mine", guest)
                found.append([one for one in listed if one.id == table.data.id])
        return found


async def refused(doing: Coroutine[Any, Any, Any]) -> Any:
    """Why something is refused, or cannot even be read."""
    try:
        return await doing
    except Refused as error:
        return error.refusal.plain()
    except Exception as error:
        return str(error)


async def why(table: LiveTable, text: str) -> Any:
    refusal = await previews.why(table, 1, text)
    return refusal and refusal.plain()


def plain(value: Any) -> Any:
    """Without what differs between two tables that are alike."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items() if key not in UNEQUAL}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


async def evening(server: Server, game: Game[Any], position: Position) -> Evening:
    guests = [(await server.guests.make())[0] for _ in range(position.seats)]
    for guest, name in zip(guests, NAMES, strict=False):
        guest.name = name
    ann, *others = guests
    seats = [wire.NewSeat("me"), *[wire.NewSeat("open") for _ in others]]
    table = await server.lobby.create(ann, wire.NewTable(game.id, seats, undo="agreed"))
    for guest in others:
        await server.lobby.join(guest, table, wire.Join(invite=table.data.invite))
    match = table.running()
    match.position, match.before = position.clone(), position.clone()
    match.marks = [match.before]
    match.setup_events = []
    match.die = SeededDie(5)
    history.update(table.data, match)
    await table.write([rows.progress(table.data)])
    return Evening(server, table, guests)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)
