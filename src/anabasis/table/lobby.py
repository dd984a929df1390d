"""The lobby: tables are made, listed, joined, left and played again."""

from __future__ import annotations

import hmac
import secrets
import time
from typing import Any, Final

from sqlalchemy import Select

from anabasis.core.die import EntropyDie
from anabasis.core.options import OptionError, validated
from anabasis.table import ledger, lesson, play, store, wire
from anabasis.table.catalogue import Catalogue
from anabasis.table.facts import Facts, Sitting
from anabasis.table.guests import Guest
from anabasis.table.limits import cleaned
from anabasis.table.problem import Problem, malformed, not_your_seat
from anabasis.table.room import Room
from anabasis.table.rooms import Rooms
from anabasis.table.seeing import seat_infos, summary
from anabasis.table.settings import NAME, TABLES_A_GUEST
from anabasis.table.store import REMATCH, SIT, Store
from anabasis.table.writer import Write

_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"


def new_word(length: int) -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


class Lobby:
    """All tables of this server."""

    def __init__(self, rooms: Rooms, keep: Store, catalogue: Catalogue) -> None:
        self.rooms = rooms
        self.store = keep
        self.catalogue = catalogue

    # ---- making tables

    async def create(self, guest: Guest, new: wire.NewTable) -> Room:
        """Make a table. It starts at once if no seat is open."""
        return await self._create(guest, self._settled(guest, new))

    async def teach(self, guest: Guest, game_id: str) -> Room:
        """A table for a game's tutorial, with the guest in the learner's seat."""
        tutorial = self.catalogue.tutorial(game_id)
        bot = tutorial.bot or self.catalogue.bots[0]
        seats = [wire.NewSeat("bot", bot=bot)] * tutorial.seats
        seats[tutorial.learner] = wire.NewSeat("me")
        facts = self._settled(guest, wire.NewTable(game_id, seats, tutorial.options))
        facts.tutorial = True
        facts.step = 0
        return await self._create(guest, facts)

    async def _create(self, guest: Guest, facts: Facts) -> Room:
        if await self.store.read(store.tables_held(guest.id)) >= TABLES_A_GUEST:
            raise Problem(
                409, "too-many-tables", f"You have {TABLES_A_GUEST} unfinished tables already."
            )
        room = self._set_up(facts)
        await self.store.write([*ledger.new_rows(facts), *self._opening_rows(room)])
        self.rooms.keep(room)
        return room

    def _opening_rows(self, room: Room) -> list[tuple[Write, dict[str, Any]]]:
        """The lines that a new table has already: those before a lesson's first step."""
        facts = room.facts
        entries = room.match.entries if room.match is not None else []
        return [
            ledger.entry_row(facts, number, entry, facts.created)
            for number, entry in enumerate(entries)
        ]

    def _settled(self, guest: Guest, new: wire.NewTable) -> Facts:
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
        return Facts(
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
            seats=[self._sitting(guest, number, seat) for number, seat in enumerate(new.seats)],
        )

    def _sitting(self, guest: Guest, number: int, seat: wire.NewSeat) -> Sitting:
        name = cleaned(seat.name, NAME, "A name") if seat.name else ""
        if seat.kind == "me":
            return Sitting(number, "person", guest.name, guest=guest.id)
        if seat.kind == "here":
            return Sitting(number, "here", name or f"Player {number + 1}", guest=guest.id)
        if seat.kind == "open":
            return Sitting(number, "open")
        if seat.bot not in self.catalogue.bots:
            raise malformed(f"There is no such bot; there are: {', '.join(self.catalogue.bots)}.")
        return Sitting(number, "bot", name or seat.bot.capitalize(), bot=seat.bot)

    def _set_up(self, facts: Facts) -> Room:
        room = Room(self.rooms.house, self.rooms.game_of(facts), facts)
        if not any(sitting.kind == "open" for sitting in facts.seats):
            tutorial = room.lesson()
            die = EntropyDie() if tutorial is None else lesson.die(tutorial, None)
            room.match = ledger.begin(room.game, facts, die)
            if tutorial is not None:
                self._open_lesson(room, tutorial)
        return room

    def _open_lesson(self, room: Room, tutorial: lesson.Tutorial) -> None:
        match = room.running()
        lesson.play_opening(tutorial, match)
        ledger.stand(room.facts, match)
        room.facts.events = sum(len(moment.events) for moment in match.moments)
        room.stamps = [room.facts.created] * len(match.moments)

    async def rematch(self, guest: Guest, old: Room) -> str:
        """A new table with the same settings and people; asked again, the same table."""
        async with old.lock:
            facts = old.facts
            if guest.id != facts.maker and not facts.seats_of(guest.id):
                raise not_your_seat()
            if facts.rematch is not None:
                return facts.rematch
            if facts.state != "finished" or facts.review or facts.tutorial or old.match is None:
                raise Problem(409, "not-finished", "There is no finished game to play again.")
            now = time.time()
            settled = {
                name: getattr(facts, name) for name in ("options", "public", "undo", "clock")
            }
            again = Facts(
                id=new_word(12),
                game=facts.game,
                rules=old.game.rules_version,
                components=old.game.components_version,
                invite=new_word(20),
                maker=facts.maker,
                created=now,
                changed=now,
                seats=[Sitting(**vars(sitting)) for sitting in facts.seats],
                **settled,
            )
            room = self._set_up(again)
            facts.rematch = again.id
            await old.store(
                [*ledger.new_rows(again), (REMATCH, {"key": facts.id, "rematch": again.id})]
            )
            self.rooms.keep(room)
            old.broadcast()
            return again.id

    # ---- sitting down and getting up

    async def join(self, guest: Guest, room: Room, wish: wire.Join) -> None:
        """Take an open seat. The last one to sit down starts the game."""
        async with room.lock:
            facts = room.facts
            mine = facts.seats_of(guest.id)
            if mine and (wish.seat is None or wish.seat in mine):
                return
            if facts.state != "open":
                raise Problem(409, "not-open", "The game has begun without you.")
            invited = hmac.compare_digest((wish.invite or "").encode(), facts.invite.encode())
            if not facts.public and not invited and guest.id != facts.maker:
                raise Problem(403, "not-invited", "This table is by invitation only.")
            if mine:
                raise Problem(409, "seated", "You sit at this table already.")
            free = [one for one in facts.seats if one.kind == "open"]
            if wish.seat is not None:
                free = [one for one in free if one.seat == wish.seat]
            if not free:
                raise Problem(409, "taken", "That seat is taken.")
            sitting = free[0]
            sitting.kind, sitting.name, sitting.guest = "person", guest.name, guest.id
            rows = [_sit(facts, sitting)]
            if not any(one.kind == "open" for one in facts.seats):
                room.match = ledger.begin(room.game, facts, EntropyDie())
                rows.append(ledger.begun_row(facts))
            await room.store([*rows, ledger.stand_row(facts)])
            room.pace.step()
            room.refresh()

    async def leave(self, guest: Guest, room: Room) -> None:
        """Give the guest's seats back before the start, or resign after it."""
        if room.facts.state == "open":
            await self._get_up(guest, room)
            return
        mine = room.facts.seats_of(guest.id)
        if not mine:
            raise not_your_seat()
        room.running()
        for seat in mine:
            if room.facts.state == "running" and seat not in room.facts.gone:
                await play.resign(room, seat)

    async def _get_up(self, guest: Guest, room: Room) -> None:
        async with room.lock:
            facts = room.facts
            mine = facts.seats_of(guest.id)
            if not mine and guest.id != facts.maker:
                raise not_your_seat()
            if facts.state != "open":
                raise Problem(409, "not-open", "The game has just begun.")
            for seat in mine:
                facts.seats[seat] = Sitting(seat, "open")
            if not any(sitting.human() for sitting in facts.seats):
                facts.state = "finished"
            facts.changed = time.time()
            rows = [_sit(facts, facts.seats[seat]) for seat in mine]
            await room.store([*rows, ledger.stand_row(facts)])
            room.refresh()

    def renamed(self, guest: Guest) -> None:
        """A guest has another name: at the tables in memory, too."""
        for room in self.rooms.here.values():
            for sitting in room.facts.seats:
                if sitting.guest == guest.id and sitting.kind == "person":
                    sitting.name = guest.name
                    room.announce()

    # ---- lists

    async def tables(self, scope: str, guest: Guest | None) -> list[wire.Summary]:
        """The tables of a scope, as the guest may see them."""
        chosen: Select[Any]
        if scope in {"mine", "finished"}:
            if guest is None:
                return []
            chosen = store.tables_of(guest.id, scope == "finished")
        else:
            chosen = store.public_tables(scope)
        found = await self.store.read(store.tables(chosen))
        looked: dict[str, tuple[int, int]] = {}
        if guest is not None:
            looked = await self.store.read(store.looks(guest.id, [facts.id for facts in found]))
        return [
            self._listed(facts, guest.id if guest else None, looked.get(facts.id))
            for facts in found
            if facts.game in self.catalogue.games
        ]

    async def summary(self, room: Room, guest: Guest | None) -> wire.Summary:
        """One table."""
        look = await self.look(room, guest)
        async with room.lock:
            return self._listed(room.facts, guest.id if guest else None, look)

    async def look(self, room: Room, guest: Guest | None) -> tuple[int, int] | None:
        """How far a guest had looked when it was last at the table: actions, events."""
        if guest is None:
            return None
        if guest.id in room.looked:
            return room.looked[guest.id]
        return (await self.store.read(store.looks(guest.id, [room.facts.id]))).get(room.facts.id)

    def _listed(
        self, facts: Facts, guest: str | None, look: tuple[int, int] | None
    ) -> wire.Summary:
        room = self.rooms.here.get(facts.id)
        online = room.online() if room else set()
        thinking = room.pace.thinking() if room else set()
        if room and guest in room.looked:
            look = room.looked[guest]
        changed = 0
        if guest not in online and (look is not None or facts.seats_of(guest)):
            changed = facts.events - (look[1] if look is not None else 0)
        return summary(
            facts,
            self.catalogue.games[facts.game].title,
            guest,
            seat_infos(facts, guest, online, thinking),
            changed,
        )


def _sit(facts: Facts, sitting: Sitting) -> tuple[Write, dict[str, Any]]:
    values = vars(sitting).copy()
    return SIT, {"key": facts.id, "place": values.pop("seat"), **values}
