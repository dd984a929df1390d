"""The lobby: tables are made, listed, joined, left and played again."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from contextlib import contextmanager

from anabasis.core.die import EntropyDie
from anabasis.core.options import OptionError
from anabasis.server.errors import Code, Problem, not_your_seat
from anabasis.server.settings import TABLES_A_GUEST
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, Seen, TableData
from anabasis.server.tables import (
    history,
    lesson,
    new_table,
    play,
    stored_record,
    unplayable,
)
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.listener import GOING_AWAY
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.live_tables import LiveTables
from anabasis.server.tables.summary import seat_infos, summary
from anabasis.server.wire import Join, NewTable, Summary


class Lobby:
    """All tables of this server."""

    def __init__(self, tables: LiveTables, store: Store, catalogue: Catalogue) -> None:
        self.tables = tables
        self.store = store
        self.catalogue = catalogue

    # ---- making tables

    async def create(self, guest: Guest, new: NewTable) -> LiveTable:
        """Make a table. It starts at once if no seat is open."""
        return await self._create(guest, new_table.wished(self.catalogue, guest, new))

    async def teach(self, guest: Guest, game_id: str) -> LiveTable:
        """Make a table for a game's tutorial."""
        return await self._create(guest, new_table.for_lesson(self.catalogue, guest, game_id))

    async def _create(self, guest: Guest, data: TableData) -> LiveTable:
        if await self.store.read(queries.unfinished_tables(guest.id)) >= TABLES_A_GUEST:
            raise Problem(
                Code.TOO_MANY_TABLES, f"You have {TABLES_A_GUEST} unfinished tables already."
            )
        table = self._set_up(data)
        # Those before a lesson's first step:
        entries = table.match.entries if table.match is not None else []
        lines = [rows.new_entry(data, n, entry, data.created) for n, entry in enumerate(entries)]
        with _closed_unless_stored(table):
            await self.store.write([*rows.new_table(data), *lines])
        self.tables.keep(table)
        return table

    def _set_up(self, data: TableData) -> LiveTable:
        table = self.tables.table_of(data)
        if not any(seat.kind == "open" for seat in data.seats):
            tutorial = table.lesson()
            die = EntropyDie() if tutorial is None else lesson.die(tutorial, None)
            table.match = history.begin(table.game, data, die)
            if tutorial is not None:
                self._open_lesson(table, tutorial)
            table.set_clocks()
        return table

    def _open_lesson(self, table: LiveTable, tutorial: lesson.Tutorial) -> None:
        match = table.running()
        lesson.play_opening(tutorial, match)
        history.update(table.data, match)
        table.data.events = sum(len(choice.events()) for choice in match.choices)
        table.stamps = [table.data.created] * len(match.moments)

    async def rematch(self, guest: Guest, old: LiveTable) -> str:
        """A new table with the same settings and people; asked again, the same table."""
        async with old.lock:
            data = old.data
            if guest.id != data.maker and not data.seats_of(guest.id):
                raise not_your_seat()
            if data.rematch is not None:
                return data.rematch
            played = stored_record.begun(data) and not data.review and not data.tutorial
            if data.state != "finished" or not played:
                raise Problem(Code.NOT_FINISHED, "There is no finished game to play again.")
            try:
                again = new_table.like(data, old.game)
                table = self._set_up(again)
            except OptionError as error:
                raise Problem(Code.UNPLAYABLE, f"It cannot be played again: {error}.") from error
            data.rematch = again.id
            with _closed_unless_stored(table):
                await old.write([*rows.new_table(again), rows.rematch(data), old.progress()])
            self.tables.keep(table)
            old.listeners.broadcast()
            return again.id

    # ---- sitting down and getting up

    async def join(self, guest: Guest, table: LiveTable, wish: Join) -> None:
        """Take an open seat. The last one to sit down starts the game."""
        async with table.lock:
            data = table.data
            mine = data.seats_of(guest.id)
            if mine and (wish.seat is None or wish.seat in mine):
                return
            if data.state != "open":
                raise Problem(Code.NOT_OPEN, "The game has begun without you.")
            if table.unplayable is not None:
                raise table.unplayable.problem()
            invited = hmac.compare_digest((wish.invite or "").encode(), data.invite.encode())
            if not data.public and not invited and guest.id != data.maker:
                raise Problem(Code.NOT_INVITED, "This table is by invitation only.")
            if mine:
                raise Problem(Code.SEATED, "You sit at this table already.")
            free = [one for one in data.seats if one.kind == "open"]
            if wish.seat is not None:
                free = [one for one in free if one.number == wish.seat]
            if not free:
                raise Problem(Code.TAKEN, "That seat is taken.")
            seat = free[0]
            seat.kind, seat.name, seat.guest = "person", guest.name, guest.id
            changes = [rows.seat_changed(data, seat.number)]
            if not any(one.kind == "open" for one in data.seats):
                table.match = history.begin(table.game, data, EntropyDie())
                changes.append(rows.begun(data))
            await table.write([*changes, table.progress()])
            table.advance(told=True)
            table.listeners.refresh()

    async def leave(self, guest: Guest, table: LiveTable) -> None:
        """Give the guest's seats back before the start, or resign after it; remove a review."""
        if table.data.review:
            if guest.id != table.data.maker:
                raise not_your_seat()
            await self.tables.remove(table)
            return
        if table.data.state == "open":
            await self._get_up(guest, table)
            return
        data = table.data
        mine = data.seats_of(guest.id)
        stuck = table.unplayable is not None and data.state == "running"
        if stuck and guest.id == data.maker and not any(seat.human() for seat in data.seats):
            await unplayable.close(table)
            return
        if not mine:
            raise not_your_seat()
        if not stuck:
            table.running()
        for seat in mine:
            if table.data.state == "running" and seat not in table.data.gone:
                await play.resign(table, seat)

    async def _get_up(self, guest: Guest, table: LiveTable) -> None:
        async with table.lock:
            data = table.data
            mine = data.seats_of(guest.id)
            if not mine and guest.id != data.maker:
                raise not_your_seat()
            if data.state != "open":
                raise Problem(Code.NOT_OPEN, "The game has just begun.")
            for number in mine:
                data.seats[number] = Seat(number, "open")
            if not any(seat.human() for seat in data.seats):
                data.state = "finished"
            data.changed = time.time()
            changes = [rows.seat_changed(data, number) for number in mine]
            await table.write([*changes, table.progress()])
            table.listeners.refresh()

    def renamed(self, guest: Guest) -> None:
        """A guest has another name: at the tables in memory, too."""
        for table in self.tables.by_id.values():
            for seat in table.data.seats:
                if seat.guest == guest.id and seat.kind == "person":
                    seat.name = guest.name
                    table.listeners.announce()

    # ---- lists

    async def listed(self, scope: str, guest: Guest | None) -> list[Summary]:
        """The tables of a scope, as the guest may see them."""
        chosen: queries.Query[list[TableData]]
        if scope in {"mine", "finished"}:
            if guest is None:
                return []
            chosen = queries.tables_of(guest.id, scope == "finished")
        else:
            chosen = queries.public_tables(scope)
        found = await self.store.read(chosen)
        seen: dict[str, Seen] = {}
        if guest is not None:
            seen = await self.store.read(queries.seen_by(guest.id, [data.id for data in found]))
        return [
            self._summary(data, guest.id if guest else None, seen.get(data.id))
            for data in found
            if self._is_listed(data, scope, guest)
        ]

    def _is_listed(self, data: TableData, scope: str, guest: Guest | None) -> bool:
        """A game that cannot be played is listed for its people alone, until they have left it."""
        if scope == "finished" or unplayable.kind_of(self.catalogue.games, data) is None:
            return True
        mine = data.seats_of(guest.id if guest else None)
        return scope == "mine" and (not mine or any(seat not in data.gone for seat in mine))

    async def summary(self, table: LiveTable, guest: Guest | None) -> Summary:
        """One table."""
        seen = await table.listeners.seen_by(guest)
        async with table.lock:
            return self._summary(table.data, guest.id if guest else None, seen)

    def _summary(self, data: TableData, guest: str | None, seen: Seen | None) -> Summary:
        live = self.tables.by_id.get(data.id)
        online = live.listeners.online() if live else set()
        thinking = live.bots.thinking() if live else set()
        if live and guest in live.listeners.seen:
            seen = live.listeners.seen[guest]
        kind = unplayable.kind_of(self.catalogue.games, data)
        if live and live.unplayable:
            kind = live.unplayable.kind
        game = self.catalogue.games.get(data.game)
        changed = 0
        if guest not in online and (seen is not None or data.seats_of(guest)):
            changed = data.events - (seen.events if seen is not None else 0)
        return summary(
            data,
            data.game if game is None else game.title,
            guest,
            seat_infos(data, guest, online, thinking),
            changed,
            kind,
        )


@contextmanager
def _closed_unless_stored(table: LiveTable) -> Iterator[None]:
    """A new table whose clocks run already: they stop if it cannot be stored."""
    try:
        yield
    except BaseException:
        table.close(GOING_AWAY)
        raise
