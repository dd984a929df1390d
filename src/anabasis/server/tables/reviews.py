"""Uploaded records: verified, and made finished tables to review."""

from __future__ import annotations

import secrets
import time

import msgspec

from anabasis.core.lines import Header, Line
from anabasis.core.match import Entry
from anabasis.server.errors import Code, Problem
from anabasis.server.store import rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.new_table import new_word
from anabasis.server.workers.verifier import Verifier
from anabasis.server.workers.verify_process import Verdict


class Reviews:
    """Makes tables of records."""

    def __init__(self, store: Store, verifier: Verifier) -> None:
        self.store = store
        self.verifier = verifier

    async def review(self, guest: Guest, body: bytes) -> str:
        """Make a finished table of a record; its id."""
        verdict = await self.verifier.verify(body)
        if verdict.error is not None:
            raise Problem(Code.UNREADABLE_RECORD, f"{verdict.error}.")
        data = _table_data(guest, verdict, body)
        changes = rows.new_table(data)
        for number, text in enumerate(body.decode().splitlines()[1:-1]):
            line = msgspec.json.decode(text, type=Line)
            entry = Entry(line.seat, line.decision, line.action, line.draws, line.undo, line.agreed)
            changes.append(rows.new_entry(data, number, entry, data.created))
        await self.store.write(changes)
        return data.id


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
