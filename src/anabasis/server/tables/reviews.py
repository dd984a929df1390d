"""Uploaded records: verified, and made finished tables to review.

Nobody's uploads hold up anybody else's: of one guest one record is worked on at a time, of one
address one is verified at a time. And nobody's fill the store: a guest keeps so many reviews, and
an address uploads so much a day.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from anabasis.core.lines import Header, Line
from anabasis.core.match import Entry
from anabasis.server.costs import Buckets
from anabasis.server.errors import Code, Problem, too_many
from anabasis.server.settings import (
    REVIEWS_A_GUEST,
    REVIEWS_WAITING,
    REVIEWS_WAITING_OF_AN_ADDRESS,
    UPLOADED_A_DAY,
    UPLOADED_AT_ONCE,
)
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.store.writer import Change
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.new_table import new_word
from anabasis.server.tables.pieces import LINES_A_PIECE, Pieces, cut
from anabasis.server.workers.verifier import Verifier
from anabasis.server.workers.verify_process import Verdict

TRY_AGAIN = 5.0
"""Who may not upload now may do so after so many seconds, if all goes well."""


class Reviews:
    """Makes tables of records."""

    def __init__(self, store: Store, verifier: Verifier, pieces: Pieces) -> None:
        self.store = store
        self.verifier = verifier
        self.pieces = pieces
        self.uploading: set[str] = set()
        """Guests whose record is worked on."""
        self.waiting: Counter[str] = Counter()
        """How many records of an address are."""
        self.turns: dict[str, asyncio.Lock] = {}
        """For each of those addresses."""
        self.uploaded = Buckets(UPLOADED_A_DAY / (24 * 3600), UPLOADED_AT_ONCE)

    async def review(self, guest: Guest, address: str, body: bytes) -> str:
        """Make a finished table of a record; its id. To be called while it is `under_way`."""
        if await self.store.read(queries.reviews_of(guest.id)) >= REVIEWS_A_GUEST:
            raise Problem(
                Code.TOO_MANY_TABLES,
                f"You have {REVIEWS_A_GUEST} reviews already; remove one first.",
            )
        uploaded = self.uploaded.of(address)
        if not uploaded.take(len(body)):
            raise too_many(uploaded.wait(len(body)))
        async with self.turns[address]:
            verdict = await self.verifier.verify(body)
        if verdict.error is not None:
            uploaded.spend(-len(body))  # what is not stored does not count
            raise Problem(Code.UNREADABLE_RECORD, f"{verdict.error}.")
        return await self._keep(guest, verdict, body)

    @contextmanager
    def under_way(self, guest: Guest, address: str) -> Iterator[None]:
        """A record of the guest is uploaded and worked on: if no other one of it is, and not too
        many are."""
        if (
            guest.id in self.uploading
            or self.waiting[address] >= REVIEWS_WAITING_OF_AN_ADDRESS
            or len(self.uploading) >= REVIEWS_WAITING
        ):
            raise Problem(Code.TOO_MANY, "One record after the other.", TRY_AGAIN)
        self.uploading.add(guest.id)
        self.waiting[address] += 1
        self.turns.setdefault(address, asyncio.Lock())
        try:
            yield
        finally:
            self.uploading.discard(guest.id)
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address], self.turns[address]

    async def _keep(self, guest: Guest, verdict: Verdict, body: bytes) -> str:
        """Store the table, piece by piece: it is the guest's when all of it is there."""
        data = _table_data(verdict, body)
        await self.store.write(rows.new_table(data))
        lines = body.decode().splitlines()[1:-1]
        first = 0
        for some in cut(lines, LINES_A_PIECE):
            await self.store.write(await self.pieces.do(partial(_rows, data, first, some)))
            first += len(some)
        data.maker = guest.id
        await self.store.write([rows.review_made(data)])
        return data.id


def _rows(data: TableData, first: int, lines: list[str]) -> list[Change]:
    """The lines of a record, the first of which has that number."""
    changes = []
    for number, text in enumerate(lines, start=first):
        line = msgspec.json.decode(text, type=Line)
        entry = Entry(
            line.seat, line.decision, line.action, line.draws, line.undo, line.agreed, line.at
        )
        changes.append(rows.new_entry(data, number, entry, data.created))
    return changes


def _table_data(verdict: Verdict, body: bytes) -> TableData:
    """The table, as long as it is nobody's."""
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
        maker="",
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
