"""The clocks of one table: how long people have to answer, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from anabasis.core.asides import TimeOut
from anabasis.core.door import to_act
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from anabasis.server.errors import Problem
from anabasis.server.store.table_data import ClockTimes
from anabasis.server.tables import pauses

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable

_log: Final = logging.getLogger("anabasis.server")


@dataclass(frozen=True)
class Clock:
    """The time of one seat for one decision."""

    deadline: float
    handle: asyncio.TimerHandle
    of_turn: bool
    """What it takes is taken from the seat's time for the turn."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.running: dict[tuple[int, int], Clock] = {}
        """Those of people who are asked, by decision and seat."""
        self.turn = -1
        self.left: dict[int, float] = {}
        """Seconds that are left in this turn to seats that have used some."""

    def deadlines(self) -> dict[int, float]:
        """Until when each seat has time."""
        return {seat: clock.deadline for (_, seat), clock in self.running.items()}

    def wake(self) -> None:
        """Start the clock of every person who has just been asked, stop those that answered."""
        if not self.running and not self._is_timed():
            return
        asked = self._asked() if self.table.going() else {}
        now = time.time()
        for key in [key for key in self.running if key not in asked]:
            self._stop(key, now).handle.cancel()
        data = self.table.data
        if self.turn != data.turn:
            self.turn = data.turn
            stored = data.clocks
            self.left = dict(stored.left) if stored and stored.turn == data.turn else {}
        loop = asyncio.get_running_loop()
        for key, of_turn in asked.items():
            if key not in self.running:
                seconds = self._seconds(key, of_turn)
                handle = loop.call_later(seconds, self._ran_out, *key)
                # To the millisecond, so that it stays the same from one step to the next.
                self.running[key] = Clock(round(now + seconds, 3), handle, of_turn)

    def _is_timed(self) -> bool:
        """Whether anybody's time is ever limited here: at most tables nobody's is, and nothing has
        to be looked for at every action."""
        match = self.table.match
        return self.table.data.clock > 0 or (match is not None and match.position.windows > 0)

    def _seconds(self, key: tuple[int, int], of_turn: bool) -> float:
        """How much time a seat has for a decision: what was left of it, if the clock ran before the
        server was started again."""
        data, services = self.table.data, self.table.services
        stored = data.clocks
        for number, seat, until in stored.until if stored else ():
            if stored and (number, seat) == key:
                return max(0.0, until + services.downtime.since(stored.at) - time.time())
        if of_turn:
            return self.left.get(key[1], float(data.clock))
        return float(data.pause) if data.pauses() else services.settings.window_seconds

    def times(self) -> ClockTimes | None:
        """What they show, to be stored."""
        game = self.table.timer.time()
        if not self.running and not self.left and game is None:
            return None
        until = [(*key, clock.deadline) for key, clock in self.running.items()]
        return ClockTimes(self.turn, list(self.left.items()), until, time.time(), game)

    def _asked(self) -> dict[tuple[int, int], bool]:
        """The people who are asked and have a limit of time, and whether it is that of the turn.

        The table's clock is for all that a seat decides in a turn. At a window, nobody keeps
        others waiting for longer than the settings allow; where there is a pause, it is as long.
        """
        data = self.table.data
        match = self.table.match
        asked: dict[tuple[int, int], bool] = {}
        decisions = [one for one in to_act(match.position) if not one.beside] if match else []
        awaited = data.awaited()
        guests = {seat.guest for seat in data.seats if seat.human()}
        for decision in decisions:
            if decision.seat in awaited:
                continue
            if decision.must and data.clock > 0:
                asked[decision.number, decision.seat] = True
            elif not decision.must and len(guests) > 1:
                asked[decision.number, decision.seat] = False
        return asked

    def _stop(self, key: tuple[int, int], now: float) -> Clock:
        """Take a clock away, and remember what it leaves of the turn's time."""
        clock = self.running.pop(key)
        if clock.of_turn:
            self.left[key[1]] = max(0.0, clock.deadline - now)
        return clock

    def _ran_out(self, number: int, seat: int) -> None:
        if (number, seat) in self.running:
            self._stop((number, seat), time.time())
        self.table.start(self._time_out(number, seat))

    async def _time_out(self, number: int, seat: int) -> None:
        def do(match: Match[Any]) -> None:
            if match.position.opened != number or seat not in match.waiting():
                return
            if self.table.data.pauses() and pauses.open_window(match) is not None:
                pauses.over(self.table.data, match, number, seat)
            else:
                match.submit(TABLE, number, TimeOut(seat))

        try:
            await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a clock ran out for nothing: %s", self.table.data.id, error)
