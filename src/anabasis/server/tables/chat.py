"""Chat at a table."""

from __future__ import annotations

import time

from anabasis.server import wire
from anabasis.server.errors import Code, Problem
from anabasis.server.settings import CHAT_LINES, CHAT_OF_A_GUEST, CHAT_OF_A_SPECTATOR
from anabasis.server.store import rows
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.text import last_lines


async def say(table: LiveTable, guest: Guest, seat: int | None, name: str, text: str) -> None:
    """A line of chat, by a guest's seat or (None) by a spectator."""
    line = wire.Chatted(seat, name, text, time.time())
    own = CHAT_OF_A_SPECTATOR if seat is None else CHAT_OF_A_GUEST
    async with table.lock:
        if table.chat_count >= (CHAT_LINES if seat is not None else CHAT_LINES // 2):
            raise Problem(Code.CHAT_FULL, "This table has had enough chat.")
        if table.talk[guest.id] >= own:
            raise Problem(Code.CHAT_FULL, "You have said enough at this table.")
        row = rows.new_chat_line(table.data.id, table.chat_count, line)
        await table.write([row])
        table.chat_count += 1
        table.talk[guest.id] += 1
        table.chat.append(wire.ChatLine(line.seat, line.name, line.text, line.at))
        table.chat = last_lines(table.chat)
        table.listeners.push(line)
