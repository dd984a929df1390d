"""Records of tables: past moments, downloads, and uploads to look at."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from typing import Final

import msgspec

from anabasis.core.lines import Header, Line
from anabasis.core.match import Entry
from anabasis.core.record import dump, seen_by
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, malformed, not_your_seat
from anabasis.server.store import rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.tables import stored_record, unplayable
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.lobby import new_word
from anabasis.server.tables.seat_view import log_entry
from anabasis.server.workers.verify_process import Verdict

SPECTATOR: Final = "spectator"


def eyes_of(table: LiveTable, guest: Guest | None, wish: str | None) -> int | None:
    """Through which seat's eyes the guest may look, if it wishes those.

    Its own as long as the game goes on, any after the end.
    """
    mine = table.data.seats_of(guest.id if guest else None)
    if wish is None:
        return mine[0] if mine else None
    if wish == SPECTATOR:
        return None
    if not wish.isdecimal() or len(wish) > 2 or int(wish) >= len(table.data.seats):
        raise malformed("“as” is the number of a seat, or spectator.")
    seat = int(wish)
    if seat not in mine and table.data.state != "finished":
        raise not_your_seat()
    return seat


async def moment(
    table: LiveTable, guest: Guest | None, n: int, wish: str | None
) -> wire.MomentInfo:
    """The table after its first n actions."""
    async with table.lock:
        eyes = eyes_of(table, guest, wish)
        if table.unplayable is not None:
            raise table.unplayable.problem()
        match = table.match
        if match is None:
            raise Problem(Code.NOT_BEGUN, "The game has not begun.")
        of = len(match.moments)
        if n > of:
            raise Problem(Code.NO_MOMENT, f"The game has {of} actions so far.")
        position = await asyncio.to_thread(match.at, n)
        entry = log_entry(match, n, eyes, table.stamp(n))
        return wire.MomentInfo(
            n=n,
            of=of,
            seat=eyes,
            by=entry.seat,
            view=match.game.view(position, eyes),
            events=entry.events,
            at=entry.at,
            text=entry.action if entry.action is not None else msgspec.UNSET,
        )


async def record(table: LiveTable, guest: Guest | None, wish: str | None) -> str:
    """The full record after the end; before it, what the asker's seat may see."""
    async with table.lock:
        if table.unplayable is not None and stored_record.begun(table.data):
            return unplayable.record(table, eyes_of(table, guest, wish))
        if table.match is None:
            raise Problem(Code.NOT_BEGUN, "The game has not begun.")
        if table.data.state == "finished":
            return dump(table.match)
        return seen_by(table.match, eyes_of(table, guest, wish))


class Reviews:
    """Uploaded records: verified in a process of their own, one at a time."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds
        self.one = asyncio.Semaphore(1)

    async def review(self, guest: Guest, body: bytes) -> str:
        """Make a finished table of a record; its id."""
        verdict = await self._verified(body)
        if verdict.error is not None:
            raise Problem(Code.UNREADABLE_RECORD, f"{verdict.error}.")
        data = _table_data(guest, verdict, body)
        lines = body.decode().splitlines()[1:-1]
        changes = rows.new_table(data)
        for number, text in enumerate(lines):
            line = msgspec.json.decode(text, type=Line)
            entry = Entry(line.seat, line.decision, line.action, line.draws, line.undo, line.agreed)
            changes.append(rows.new_entry(data, number, entry, data.created))
        await self.store.write(changes)
        return data.id

    async def _verified(self, body: bytes) -> Verdict:
        async with self.one:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "anabasis.server.workers.verify_process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                said, _ = await asyncio.wait_for(process.communicate(body), self.seconds)
            except TimeoutError:
                return Verdict(error=f"the record takes more than {self.seconds:g} seconds to play")
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            try:
                return msgspec.json.decode(said, type=Verdict)
            except msgspec.DecodeError:
                return Verdict(error="the record cannot be played")


def _table_data(guest: Guest, verdict: Verdict, body: bytes) -> TableData:
    top = msgspec.json.decode(body.split(b"\n", 1)[0], type=Header)
    now = time.time()
    return TableData(
        id=new_word(12),
        game=top.game,
        rules=top.rules,
        components=top.components,
        options=top.options,
        public=False,
        undo="own",
        clock=0,
        invite=secrets.token_hex(8),
        maker=guest.id,
        created=now,
        review=True,
        state="finished",
        draws=top.draws,
        lines=verdict.lines,
        actions=verdict.actions,
        opened=verdict.opened,
        turn=verdict.turn,
        gone=verdict.gone,
        events=verdict.events,
        outcome=verdict.outcome,
        changed=now,
        seats=[Seat(seat, "here", f"Player {seat + 1}") for seat in range(top.seats)],
    )
