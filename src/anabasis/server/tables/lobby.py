"""The lobby: tables are made, listed, joined, left and played again."""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator
from contextlib import contextmanager

from anabasis.core.die import EntropyDie
from anabasis.core.options import OptionError
from anabasis.server.errors import Code, Problem, malformed, not_your_seat
from anabasis.server.settings import TABLES_A_GUEST
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, Seen, TableData
from anabasis.server.store.writer import Change
from anabasis.server.tables import (
    analysis,
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
from anabasis.server.wire import GiveSeat, Join, NewTable, Summary


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

    async def analyse(self, guest: Guest, table: LiveTable, n: int | None) -> LiveTable:
        """Make a table on which the guest tries out, alone for all seats, how a game might go on
        from a moment of it."""
        async with table.lock:
            data = analysis.from_moment(table, guest, n)
        return await self._create(guest, data)

    async def _create(self, guest: Guest, data: TableData) -> LiveTable:
        await self._check_number(guest)
        table = self._set_up(data)
        # Those before a lesson's first step:
        entries = table.match.entries if table.match is not None else []
        lines = [rows.new_entry(data, n, entry, data.created) for n, entry in enumerate(entries)]
        with _closed_unless_stored(table):
            await self.store.write([*rows.new_table(data), *lines])
        self.tables.keep(table)
        return table

    async def _check_number(self, guest: Guest) -> None:
        if await self.store.read(queries.unfinished_tables(guest.id)) >= TABLES_A_GUEST:
            raise Problem(
                Code.TOO_MANY_TABLES, f"You have {TABLES_A_GUEST} unfinished tables already."
            )

    def _set_up(self, data: TableData) -> LiveTable:
        table = self.tables.table_of(data)
        if data.is_taken():
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
        """Ask everybody who was at a table to a new one with the same settings; who is asked
        already says yes. The new table's id."""
        async with old.lock:
            data = old.data
            if guest.id != data.maker and not data.seats_of(guest.id):
                raise not_your_seat()
            own = data.review or data.tutorial or data.origin is not None
            played = stored_record.begun(data) and not own
            if data.state != "finished" or not played:
                raise Problem(Code.NOT_FINISHED, "There is no finished game to play again.")
            if data.rematch is None or not await self._agree(guest, data.rematch):
                await self._ask_again(guest, old)
            assert data.rematch is not None
            return data.rematch

    async def _agree(self, guest: Guest, table_id: str) -> bool:
        """Say yes to a rematch; False if it was given up before it began."""
        async with self.tables.visit(table_id) as table:
            if table.data.state == "finished" and not stored_record.begun(table.data):
                return False
            if guest.id in table.data.asked:
                await self.join(guest, table, Join())
            return True

    async def _ask_again(self, guest: Guest, old: LiveTable) -> None:
        await self._check_number(guest)
        try:
            again = new_table.like(old.data, old.game, guest)
            table = self._set_up(again)
        except OptionError as error:
            raise Problem(Code.UNPLAYABLE, f"It cannot be played again: {error}.") from error
        old.data.rematch = again.id
        with _closed_unless_stored(table):
            await old.write([*rows.new_table(again), rows.rematch(old.data), old.progress()])
        self.tables.keep(table)
        old.listeners.broadcast()

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
            if guest.id in data.asked:
                changes = _accept(data, guest, wish)
            else:
                changes = [_sit_down(data, guest, wish)]
            await self._seated(table, changes)

    async def give_to_bot(self, guest: Guest, table: LiveTable, wish: GiveSeat) -> None:
        """Have a bot take a free seat, as whoever sits there or made the table may wish."""
        async with table.lock:
            data = table.data
            if guest.id != data.maker and not data.seats_of(guest.id):
                raise not_your_seat()
            if data.state != "open":
                raise Problem(Code.NOT_OPEN, "The game has begun already.")
            if table.unplayable is not None:
                raise table.unplayable.problem()
            if wish.bot not in self.catalogue.bots:
                known = ", ".join(self.catalogue.bots)
                raise malformed(f"There is no such bot; there are: {known}.")
            free = [one for one in data.seats if one.kind == "open" and one.number == wish.seat]
            if not free:
                raise Problem(Code.TAKEN, "That seat is taken.")
            data.seats[wish.seat] = new_table.bot_seat(wish.seat, wish.bot)
            await self._seated(table, [rows.seat_changed(data, wish.seat)])

    async def _seated(self, table: LiveTable, changes: list[Change]) -> None:
        """Somebody has sat down: store it, and begin if nobody is missing any more."""
        data = table.data
        if data.is_taken():
            table.match = history.begin(table.game, data, EntropyDie())
            changes.append(rows.begun(data))
        await table.write([*changes, table.progress()])
        table.advance(told=True)
        table.listeners.refresh()

    async def leave(self, guest: Guest, table: LiveTable) -> None:
        """Give the guest's seats back before the start, or say no to a rematch; resign after the
        start; remove a review or an analysis."""
        if table.data.review or table.data.origin is not None:
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
            if table.data.state == "running" and not table.is_out(seat):
                await play.resign(table, seat)

    async def _get_up(self, guest: Guest, table: LiveTable) -> None:
        async with table.lock:
            data = table.data
            mine = data.seats_for(guest.id)
            if not mine and guest.id != data.maker:
                raise not_your_seat()
            if data.state != "open":
                raise Problem(Code.NOT_OPEN, "The game has just begun.")
            for number in mine:
                data.seats[number] = Seat(number, "open")
            data.asked = [one for one in data.asked if one != guest.id]
            if not data.has_people():
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
        seated = bool(data.seats_of(guest))
        if guest not in online and (seen is not None or seated):
            changed = data.events - (seen.events if seen is not None else 0)
        return summary(
            data,
            data.game if game is None else game.title,
            seated or guest == data.maker,
            seat_infos(data, guest, online, thinking),
            changed,
            kind,
        )


def _sit_down(data: TableData, guest: Guest, wish: Join) -> Change:
    """Take an open seat at a table where the guest does not sit."""
    invited = hmac.compare_digest((wish.invite or "").encode(), data.invite.encode())
    if not data.public and not invited and guest.id != data.maker:
        raise Problem(Code.NOT_INVITED, "This table is by invitation only.")
    if data.seats_of(guest.id):
        raise Problem(Code.SEATED, "You sit at this table already.")
    free = [one for one in data.seats if one.kind == "open"]
    if wish.seat is not None:
        free = [one for one in free if one.number == wish.seat]
    if not free:
        raise Problem(Code.TAKEN, "That seat is taken.")
    seat = free[0]
    seat.kind, seat.name, seat.guest = "person", guest.name, guest.id
    return rows.seat_changed(data, seat.number)


def _accept(data: TableData, guest: Guest, wish: Join) -> list[Change]:
    """Say yes to a rematch, and take the seats that are kept."""
    if wish.seat is not None and wish.seat not in data.seats_for(guest.id):
        raise Problem(Code.TAKEN, "Another seat is kept for you.")
    data.asked = [one for one in data.asked if one != guest.id]
    return []


@contextmanager
def _closed_unless_stored(table: LiveTable) -> Iterator[None]:
    """A new table whose clocks run already: they stop if it cannot be stored."""
    try:
        yield
    except BaseException:
        table.close(GOING_AWAY)
        raise
