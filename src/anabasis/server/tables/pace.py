"""What goes on at a table without its people: bots think, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from anabasis.bots.bot import wishes
from anabasis.core.asides import TimeOut
from anabasis.core.door import legal, to_act
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE, Action
from anabasis.server.errors import Problem
from anabasis.server.tables.lesson import scripted
from anabasis.server.workers.bot_pool import BotError

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable

_log: Final = logging.getLogger("anabasis.server")

TRY_AGAIN: Final = 1.0
"""After a failure, bots wait so many seconds before they go on."""


@dataclass(frozen=True)
class Clock:
    """The time of one seat for one decision."""

    deadline: float
    handle: asyncio.TimerHandle
    of_turn: bool
    """What it takes is taken from the seat's time for the turn."""


class Pace:
    """The bots and clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.turns: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Bots that think, by decision and seat."""
        self.clocks: dict[tuple[int, int], Clock] = {}
        """Those of people who are asked, by decision and seat."""
        self.turn = -1
        self.left: dict[int, float] = {}
        """Seconds that are left in this turn to seats that have used some."""
        self.later: asyncio.TimerHandle | None = None
        self.shown_at = 0.0
        self.closed = False

    def busy(self) -> bool:
        return bool(self.turns or self.clocks or self.later)

    def thinking(self) -> set[int]:
        """The seats whose bots think."""
        return {seat for _, seat in self.turns}

    def deadlines(self) -> dict[int, float]:
        """Until when each seat has time."""
        return {seat: clock.deadline for (_, seat), clock in self.clocks.items()}

    def step(self) -> None:
        """Something has happened at the table."""
        self.shown_at = time.monotonic()
        self.wake()

    def wake(self) -> None:
        """Let go on by itself what can."""
        data = self.table.data
        going = data.state == "running" and not self.closed and self.table.match is not None
        awaited = data.awaited() if going else []
        self._set_clocks(self._asked(awaited) if going else {})
        if not self.table.listeners and not any(seat.human() for seat in data.seats):
            return  # bots alone play for whoever looks on
        if going:
            self._let_bots_wish()
        for seat in awaited:
            key = (data.opened, seat)
            if key not in self.turns:
                self.turns[key] = self.table.own(self._turn(*key))

    def wake_later(self) -> None:
        """Go on in a while: something failed."""
        if self.later is None and not self.closed:
            self.later = asyncio.get_running_loop().call_later(TRY_AGAIN, self._wake_now)

    def _wake_now(self) -> None:
        self.later = None
        self.wake()
        self.table.announce()

    def close(self) -> None:
        """Nothing goes on any more."""
        self.closed = True
        self._set_clocks({})
        if self.later is not None:
            self.later.cancel()
            self.later = None
        for task in self.turns.values():
            task.cancel()  # it thinks; a turn leaves `turns` before it changes anything

    # ---- bots

    async def _turn(self, number: int, seat: int) -> None:
        """A bot answers one decision; for a seat that resigned, the clock does."""
        table = self.table
        key = (number, seat)

        def do(match: Match[Any]) -> None:
            self.turns.pop(key, None)
            if match.position.opened != number or seat not in match.waiting():
                return
            if seat in match.position.gone:
                match.submit(TABLE, number, TimeOut(seat))
            else:
                match.submit(seat, number, self._checked(match, seat, text))

        try:
            text = ""
            if seat not in table.data.gone:
                text = self._prepared() or await self._thought(seat)
                await self._let_people_follow()
            await table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a bot's turn came to nothing: %s", table.data.id, error)
        except Exception:
            _log.exception("table %s: a bot's turn failed", table.data.id)
            self.wake_later()
        finally:
            self.turns.pop(key, None)

    def _prepared(self) -> str:
        """In a lesson the other seats do what the tutorial says."""
        table = self.table
        tutorial = table.lesson()
        if tutorial is None or table.match is None:
            return ""
        return scripted(tutorial, table.match)

    async def _thought(self, seat: int) -> str:
        """What the bot wants; an empty text if it failed."""
        table = self.table
        match = table.match
        bot = table.data.seats[seat].bot
        assert match is not None and bot is not None
        try:
            return await table.services.bots.answer(table.game, match.position, seat, bot)
        except BotError as error:
            _log.warning("table %s: %s; it plays at random", table.data.id, error)
            return ""

    def _checked(self, match: Match[Any], seat: int, text: str) -> Action[Any, Any]:
        """The bot's answer if it is allowed, else any action that is: no table waits for ever."""
        options = legal(match.position, seat)
        if text:
            try:
                action = match.game.grammar.read(text)
                if action in options:
                    return action
            except GrammarError:
                pass
            table_id = self.table.data.id
            _log.warning("table %s: a bot answered “%s”, which is not allowed", table_id, text)
        return options[secrets.randbelow(len(options))]

    async def _let_people_follow(self) -> None:
        """A bot's action is not shown too soon after the last one."""
        if self.table.online():
            rest = self.shown_at + self.table.services.settings.bot_pause - time.monotonic()
            if rest > 0:
                await asyncio.sleep(rest)

    def _let_bots_wish(self) -> None:
        """Bots say at which windows they want to be asked, whenever they are not."""
        match = self.table.match
        if match is None or match.position.windows == 0:
            return
        for seat in self.table.data.seats:
            if seat.bot is not None and wishes(match.position, seat.number):
                self.table.own(self._wish(seat.number))

    async def _wish(self, seat: int) -> None:
        def do(match: Match[Any]) -> None:
            for wish in wishes(match.position, seat)[:1]:
                match.submit(seat, match.position.opened, wish)

        try:
            await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a bot's wish came to nothing: %s", self.table.data.id, error)

    # ---- clocks

    def _asked(self, awaited: list[int]) -> dict[tuple[int, int], bool]:
        """The people who are asked and have a limit of time, and whether it is that of the turn.

        The table's clock is for all that a seat decides in a turn. At a window, nobody keeps
        others waiting for longer than the settings allow.
        """
        data = self.table.data
        match = self.table.match
        guests = {seat.guest for seat in data.seats if seat.human()}
        asked = {}
        for decision in to_act(match.position) if match else ():
            if decision.seat in awaited:
                continue
            if decision.must and data.clock > 0:
                asked[decision.number, decision.seat] = True
            elif not decision.must and len(guests) > 1:
                asked[decision.number, decision.seat] = False
        return asked

    def _set_clocks(self, asked: dict[tuple[int, int], bool]) -> None:
        """Start the clock of every person who has just been asked, stop those that answered."""
        for key in [key for key in self.clocks if key not in asked]:
            self._stop(key).handle.cancel()
        if self.turn != self.table.data.turn:
            self.turn = self.table.data.turn
            self.left.clear()
        loop = asyncio.get_running_loop()
        for key, of_turn in asked.items():
            if key not in self.clocks:
                seconds = self.table.services.settings.window_seconds
                if of_turn:
                    seconds = self.left.get(key[1], float(self.table.data.clock))
                handle = loop.call_later(seconds, self._ran_out, *key)
                self.clocks[key] = Clock(time.time() + seconds, handle, of_turn)

    def _stop(self, key: tuple[int, int]) -> Clock:
        """Take a clock away, and remember what it leaves of the turn's time."""
        clock = self.clocks.pop(key)
        if clock.of_turn:
            self.left[key[1]] = max(0.0, clock.deadline - time.time())
        return clock

    def _ran_out(self, number: int, seat: int) -> None:
        if (number, seat) in self.clocks:
            self._stop((number, seat))
        self.table.own(self._time_out(number, seat))

    async def _time_out(self, number: int, seat: int) -> None:
        def do(match: Match[Any]) -> None:
            if match.position.opened == number and seat in match.waiting():
                match.submit(TABLE, number, TimeOut(seat))

        try:
            await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a clock ran out for nothing: %s", self.table.data.id, error)
