"""Seats of people who are not there: where the table was made so, a bot plays for them after a
while, and they have their seat back as soon as they return.

Time is taken only while somebody else who plays is at the table: nobody is kept waiting otherwise.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from anabasis.core.asides import Ask
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.server.errors import Problem
from anabasis.server.tables.history import check_length

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable

_log: Final = logging.getLogger("anabasis.server")

STAND_IN: Final = "greedy"
"""The bot that plays for who is away."""


class Absence:
    """Who is away from one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.waiting: dict[int, asyncio.TimerHandle] = {}
        """Seats whose people have left, until a bot takes them."""
        self.wishes: dict[int, int] = {}
        """The windows at which those seats were asked whose bots wish to be asked at all."""

    def wake(self) -> None:
        """Somebody has come or gone, or the game goes on: start and stop waiting."""
        table = self.table
        data = table.data
        if data.away <= 0:
            return  # nobody is ever played for: nothing to look for at every action
        online = table.listeners.online()
        away: set[int] = set()
        if table.going() and any(data.seats_of(guest) for guest in online):
            away = {
                seat.number
                for seat in data.seats
                if seat.kind == "person" and seat.guest not in online
            } - set(data.gone)
        for number in [number for number in self.waiting if number not in away]:
            self.waiting.pop(number).cancel()
        for seat in data.seats:
            if seat.stand_in is not None and seat.guest in online:
                seat.stand_in = None
                table.bots.forget(seat.number)
                table.start(self._wish_again(seat.number, self.wishes.pop(seat.number, 0)))
        loop = asyncio.get_running_loop()
        for number in away - set(self.waiting):
            if data.seats[number].stand_in is None:
                self.waiting[number] = loop.call_later(data.away, self._take, number)

    def _take(self, number: int) -> None:
        """A bot plays for the seat from now on."""
        self.waiting.pop(number, None)
        table = self.table
        if table.match is not None:
            self.wishes[number] = table.match.position.asks[number]
        table.data.seats[number].stand_in = STAND_IN
        table.wake()
        table.listeners.announce()

    async def _wish_again(self, number: int, wishes: int) -> None:
        """Who is back is asked where he was before a bot played for him. Where there is a pause,
        the table has kept that."""

        def do(match: Match[Any]) -> None:
            for window in range(match.position.windows):
                on = wishes >> window & 1
                if match.position.asked(number, window) != bool(on):
                    check_length(match)
                    match.submit(number, match.position.opened, Ask(window, on))

        try:
            if not self.table.data.pauses():
                await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: wishes were not restored: %s", self.table.data.id, error)

    def close(self) -> None:
        for handle in self.waiting.values():
            handle.cancel()
        self.waiting.clear()
