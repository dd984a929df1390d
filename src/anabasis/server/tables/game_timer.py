"""The game's own timer at one table: it measures what the rules say, and tells them when it is up.

It is apart from the clocks that give an answer for who is late. It runs whether its player is there
or not, stands still while the rules say so, and goes on where it was when a server starts again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from anabasis.core.asides import TimeUp
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from anabasis.core.timer import Timer
from anabasis.server.errors import Problem
from anabasis.server.store.table_data import TimerTime
from anabasis.server.wire import TimerInfo

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable

_log: Final = logging.getLogger("anabasis.server")


class GameTimer:
    """The timer of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.key = ""
        """Of the timer that runs or stands still; empty if there is none."""
        self.seconds = 0
        self.seat = 0
        self.left = 0.0
        """Seconds that are left while it stands still."""
        self.deadline: float | None = None
        """Until when it runs."""
        self.handle: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Start, stop or leave running what the position says that everybody is shown."""
        timer = self._wanted()
        if timer is None:
            self._stop()
        elif timer.key != self.key:
            self._stop()
            self._take(timer, self._stored(timer))
        elif self.deadline is None:
            self._take(timer, self.left)

    def _wanted(self) -> Timer | None:
        table = self.table
        data, match = table.data, table.match
        if not table.going() or match is None or data.tutorial or data.start is not None:
            return None
        return match.game.timer(match.shown(None))

    def _take(self, timer: Timer, seconds: float) -> None:
        self.key, self.seconds, self.seat = timer.key, timer.seconds, timer.seat
        self.deadline = round(time.time() + seconds, 3)
        loop = asyncio.get_running_loop()
        self.handle = loop.call_later(seconds, self._ran_out, timer.key)

    def _stop(self) -> None:
        """It stands still; what has run out, but has not been told yet, with nothing left."""
        if self.handle is not None:
            self.handle.cancel()
        if self.deadline is not None:
            self.left = max(0.0, self.deadline - time.time())
        self.handle = self.deadline = None

    def _stored(self, timer: Timer) -> float:
        """What is left of a timer: all of it, unless it ran before the server was started again."""
        clocks = self.table.data.clocks
        stored = clocks.game if clocks else None
        if clocks is None or stored is None or stored.key != timer.key or self.key:
            return float(timer.seconds)
        if stored.until is None:
            return stored.left
        gone = self.table.services.downtime.since(clocks.at)
        return max(0.0, stored.until + gone - time.time())

    def time(self) -> TimerTime | None:
        """What it shows, to be stored."""
        return TimerTime(self.key, self.left, self.deadline) if self.key else None

    def info(self) -> TimerInfo | None:
        """What people are told of it."""
        if self.deadline is None:
            return None
        return TimerInfo(self.seat, self.seconds, self.deadline)

    def _ran_out(self, key: str) -> None:
        self.handle = None
        self.table.start(self._time_up(key))

    async def _time_up(self, key: str) -> None:
        def do(match: Match[Any]) -> None:
            shown = match.shown(None)
            timer = match.game.timer(shown) if shown.agenda else None
            if timer is None or timer.key != key or self.deadline is None:
                return  # an answer was quicker
            match.submit(TABLE, shown.opened, TimeUp())
            # A moment to which all go back by agreement has its whole time again.
            self.key, self.deadline, self.left = "", None, 0.0

        try:
            await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a game's time was up for nothing: %s", self.table.data.id, error)
            self.table.wake_later()
