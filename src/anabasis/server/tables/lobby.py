"""The lobby: tables are made, listed, joined, left and played again."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import replace
from typing import Final

from anabasis.core.die import EntropyDie
from anabasis.core.options import OptionError, validated
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, malformed, not_your_seat
from anabasis.server.settings import NAME, TABLES_A_GUEST
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.store.writer import Change
from anabasis.server.tables import history, lesson, play, stored_record, unplayable
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.live_tables import LiveTables
from anabasis.server.tables.seat_view import seat_infos, summary
from anabasis.server.tables.text import cleaned

_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"


def new_word(length: int) -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


class Lobby:
    """All tables of this server."""

    def __init__(self, tables: LiveTables, store: Store, catalogue: Catalogue) -> None:
        self.tables = tables
        self.store = store
        self.catalogue = catalogue

    # ---- making tables

    async def create(self, guest: Guest, new: wire.NewTable) -> LiveTable:
        """Make a table. It starts at once if no seat is open."""
        return await self._create(guest, self._settled(guest, new))

    async def teach(self, guest: Guest, game_id: str) -> LiveTable:
        """A table for a game's tutorial, with the guest in the learner's seat."""
        tutorial = self.catalogue.tutorial(game_id)
        bot = tutorial.bot or self.catalogue.bots[0]
        seats = [wire.NewSeat("bot", bot=bot)] * tutorial.seats
        seats[tutorial.learner] = wire.NewSeat("me")
        data = self._settled(guest, wire.NewTable(game_id, seats, tutorial.options))
        data.tutorial = True
        data.step = 0
        return await self._create(guest, data)

    async def _create(self, guest: Guest, data: TableData) -> LiveTable:
        if await self.store.read(queries.unfinished_tables(guest.id)) >= TABLES_A_GUEST:
            raise Problem(
                Code.TOO_MANY_TABLES, f"You have {TABLES_A_GUEST} unfinished tables already."
            )
        table = self._set_up(data)
        await self.store.write([*rows.new_table(data), *self._opening_rows(table)])
        self.tables.keep(table)
        return table

    def _opening_rows(self, table: LiveTable) -> list[Change]:
        """The lines that a new table has already: those before a lesson's first step."""
        data = table.data
        entries = table.match.entries if table.match is not None else []
        return [
            rows.new_entry(data, number, entry, data.created)
            for number, entry in enumerate(entries)
        ]

    def _settled(self, guest: Guest, new: wire.NewTable) -> TableData:
        game = self.catalogue.games.get(new.game)
        if game is None:
            raise malformed(f"There is no such game; there are: {', '.join(self.catalogue.games)}.")
        low, high = game.seats
        if not low <= len(new.seats) <= high:
            raise malformed(f"{game.title} is for {low} to {high} seats, not {len(new.seats)}.")
        if sum(seat.kind == "me" for seat in new.seats) > 1:
            raise malformed("You can take one seat yourself; further people at your screen: here.")
        try:
            options = validated(game.options, new.options, len(new.seats))
        except OptionError as error:
            raise malformed(f"{error}.") from error
        return TableData(
            id=new_word(12),
            game=game.id,
            rules=game.rules_version,
            components=game.components_version,
            options=options,
            public=new.public,
            undo=new.undo,
            clock=new.clock,
            invite=new_word(20),
            maker=guest.id,
            created=time.time(),
            changed=time.time(),
            seats=[self._seat(guest, number, seat) for number, seat in enumerate(new.seats)],
        )

    def _seat(self, guest: Guest, number: int, seat: wire.NewSeat) -> Seat:
        name = cleaned(seat.name, NAME, "A name") if seat.name else ""
        if seat.kind == "me":
            return Seat(number, "person", guest.name, guest=guest.id)
        if seat.kind == "here":
            return Seat(number, "here", name or f"Player {number + 1}", guest=guest.id)
        if seat.kind == "open":
            return Seat(number, "open")
        if seat.bot not in self.catalogue.bots:
            raise malformed(f"There is no such bot; there are: {', '.join(self.catalogue.bots)}.")
        return Seat(number, "bot", name or seat.bot.capitalize(), bot=seat.bot)

    def _set_up(self, data: TableData) -> LiveTable:
        table = self.tables.table_of(data)
        if not any(seat.kind == "open" for seat in data.seats):
            tutorial = table.lesson()
            die = EntropyDie() if tutorial is None else lesson.die(tutorial, None)
            table.match = history.begin(table.game, data, die)
            if tutorial is not None:
                self._open_lesson(table, tutorial)
        return table

    def _open_lesson(self, table: LiveTable, tutorial: lesson.Tutorial) -> None:
        match = table.running()
        lesson.play_opening(tutorial, match)
        history.update(table.data, match)
        table.data.events = sum(len(moment.events) for moment in match.moments)
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
            now = time.time()
            settled = {name: getattr(data, name) for name in ("options", "public", "undo", "clock")}
            again = TableData(
                id=new_word(12),
                game=data.game,
                rules=old.game.rules_version,
                components=old.game.components_version,
                invite=new_word(20),
                maker=data.maker,
                created=now,
                changed=now,
                seats=[replace(seat) for seat in data.seats],
                **settled,
            )
            try:
                table = self._set_up(again)
            except OptionError as error:
                raise Problem(Code.UNPLAYABLE, f"It cannot be played again: {error}.") from error
            data.rematch = again.id
            await old.store([*rows.new_table(again), rows.rematch(data)])
            self.tables.keep(table)
            old.broadcast()
            return again.id

    # ---- sitting down and getting up

    async def join(self, guest: Guest, table: LiveTable, wish: wire.Join) -> None:
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
            await table.store([*changes, rows.progress(data)])
            table.pace.step()
            table.refresh()

    async def leave(self, guest: Guest, table: LiveTable) -> None:
        """Give the guest's seats back before the start, or resign after it."""
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
            for seat in mine:
                data.seats[seat] = Seat(seat, "open")
            if not any(seat.human() for seat in data.seats):
                data.state = "finished"
            data.changed = time.time()
            changes = [rows.seat_changed(data, seat) for seat in mine]
            await table.store([*changes, rows.progress(data)])
            table.refresh()

    def renamed(self, guest: Guest) -> None:
        """A guest has another name: at the tables in memory, too."""
        for table in self.tables.here.values():
            for seat in table.data.seats:
                if seat.guest == guest.id and seat.kind == "person":
                    seat.name = guest.name
                    table.announce()

    # ---- lists

    async def listed(self, scope: str, guest: Guest | None) -> list[wire.Summary]:
        """The tables of a scope, as the guest may see them."""
        chosen: queries.Query[list[TableData]]
        if scope in {"mine", "finished"}:
            if guest is None:
                return []
            chosen = queries.tables_of(guest.id, scope == "finished")
        else:
            chosen = queries.public_tables(scope)
        found = await self.store.read(chosen)
        looked: dict[str, tuple[int, int]] = {}
        if guest is not None:
            looked = await self.store.read(queries.seen_by(guest.id, [data.id for data in found]))
        return [
            self._summary(data, guest.id if guest else None, looked.get(data.id))
            for data in found
            if self._is_listed(data, scope, guest)
        ]

    def _is_listed(self, data: TableData, scope: str, guest: Guest | None) -> bool:
        """A game that cannot be played is listed for its people alone, until they have left it."""
        if scope == "finished" or unplayable.kind_of(self.catalogue.games, data) is None:
            return True
        mine = data.seats_of(guest.id if guest else None)
        return scope == "mine" and (not mine or any(seat not in data.gone for seat in mine))

    async def summary(self, table: LiveTable, guest: Guest | None) -> wire.Summary:
        """One table."""
        look = await self.look(table, guest)
        async with table.lock:
            return self._summary(table.data, guest.id if guest else None, look)

    async def look(self, table: LiveTable, guest: Guest | None) -> tuple[int, int] | None:
        """How far a guest had looked when it was last at the table: actions, events."""
        if guest is None:
            return None
        if guest.id in table.looked:
            return table.looked[guest.id]
        return (await self.store.read(queries.seen_by(guest.id, [table.data.id]))).get(
            table.data.id
        )

    def _summary(
        self, data: TableData, guest: str | None, look: tuple[int, int] | None
    ) -> wire.Summary:
        table = self.tables.here.get(data.id)
        online = table.online() if table else set()
        thinking = table.pace.thinking() if table else set()
        if table and guest in table.looked:
            look = table.looked[guest]
        kind = unplayable.kind_of(self.catalogue.games, data)
        if table and table.unplayable:
            kind = table.unplayable.kind
        game = self.catalogue.games.get(data.game)
        changed = 0
        if guest not in online and (look is not None or data.seats_of(guest)):
            changed = data.events - (look[1] if look is not None else 0)
        return summary(
            data,
            data.game if game is None else game.title,
            guest,
            seat_infos(data, guest, online, thinking),
            changed,
            kind,
        )
