"""The bots of one table: they think, answer, and say at which windows they want to be asked."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from anabasis.bots.bot import wishes
from anabasis.core.asides import TimeOut
from anabasis.core.door import legal
from anabasis.core.grammar import GrammarError
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE, Action
from anabasis.server.errors import Problem
from anabasis.server.tables.lesson import scripted
from anabasis.server.tables.seat_view import may_interject
from anabasis.server.workers.bot_pool import BotError

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable

_log: Final = logging.getLogger("anabasis.server")

SLOWER: Final = 4
"""With an interjection a bot waits so many times as long as with an answer: people are quicker."""


class Bots:
    """The bots of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.turns: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Bots that think, by decision and seat."""
        self.beside: dict[int, asyncio.Task[None]] = {}
        """Bots that think about interjecting, by seat."""
        self.said: dict[int, int] = {}
        """How many choices stood when each of them last did."""
        self.last_shown = 0.0

    def thinking(self) -> set[int]:
        """The seats whose bots think, be it about a further step."""
        match = self.table.match
        player = self.table.data.player
        in_steps = {seat for seat in match.open if seat >= 0 and player(seat)} if match else set()
        return {seat for _, seat in self.turns} | in_steps

    def choice_shown(self) -> None:
        """A choice is being shown: the next one of a bot leaves people time to follow it."""
        self.last_shown = time.monotonic()

    def wake(self) -> None:
        """Let every bot that is to act think, if it does not yet."""
        data = self.table.data
        if not self.table.listeners.connected and not any(seat.human() for seat in data.seats):
            return  # bots alone play for whoever watches
        if not self.table.going():
            return
        self._make_wishes()
        for seat in data.awaited():
            key = (data.opened, seat)
            if key not in self.turns:
                self.turns[key] = self.table.start(self._turn(*key))
        self._interject()

    def forget(self, seat: int) -> None:
        """Somebody is back, for whom a bot was thinking."""
        for key in [key for key in self.turns if key[1] == seat]:
            self.turns.pop(key).cancel()

    def close(self) -> None:
        """Nobody thinks any more."""
        for task in [*self.turns.values(), *self.beside.values()]:
            task.cancel()  # it thinks; a turn leaves `turns` before it changes anything

    # ---- a bot's turn

    async def _turn(self, number: int, seat: int) -> None:
        """A bot answers one decision; for a seat that resigned, the clock does."""
        table = self.table
        key = (number, seat)

        def do(match: Match[Any]) -> None:
            self.turns.pop(key, None)
            if match.position.opened != number or seat not in match.waiting():
                return
            if seat not in table.data.awaited():
                return  # the one for whom the bot played is back
            if seat in match.position.gone:
                match.submit(TABLE, number, TimeOut(seat))
            else:
                match.submit(seat, number, self._checked(match, seat, text))

        try:
            text = ""
            if seat not in table.data.gone:
                text = self._scripted() or await self._chosen(seat)
                await self._let_people_follow(seat)
            await table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a bot's turn came to nothing: %s", table.data.id, error)
        except Exception:
            _log.exception("table %s: a bot's turn failed", table.data.id)
            table.wake_later()
        finally:
            if self.turns.get(key) is asyncio.current_task():
                del self.turns[key]  # and not that of the next answer to the same decision

    def _scripted(self) -> str:
        """In a lesson the other seats do what the tutorial says."""
        table = self.table
        tutorial = table.lesson()
        if tutorial is None or table.match is None:
            return ""
        return scripted(tutorial, table.match)

    async def _chosen(self, seat: int) -> str:
        """What the bot chooses; an empty text if it failed."""
        table = self.table
        match = table.match
        bot = table.data.player(seat)
        assert match is not None and bot is not None
        try:
            return await table.services.bot_pool.answer(table.game, match.position, seat, bot)
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

    async def _let_people_follow(self, seat: int) -> None:
        """A bot's choice is not shown too soon after the last one. Its further steps wait for
        nothing."""
        match = self.table.match
        if self.table.listeners.online() and match is not None and seat not in match.open:
            rest = self.last_shown + self.table.services.settings.bot_pause - time.monotonic()
            if rest > 0:
                await asyncio.sleep(rest)

    # ---- beside others

    def _interject(self) -> None:
        """Every bot that may interject thinks about it, once after each choice."""
        match = self.table.match
        if match is None or not match.game.interjects:
            return
        for seat in may_interject(match):
            stand = len(match.choices)
            asked = self.said.get(seat) == stand or seat in self.beside
            if self.table.data.player(seat) and not asked:
                self.said[seat] = stand
                self.beside[seat] = self.table.start(self._think_beside(seat, stand))

    async def _think_beside(self, seat: int, stand: int) -> None:
        """A bot interjects, or does not. People who are quicker go first."""
        table = self.table
        match, bot = table.match, table.data.player(seat)
        assert match is not None and bot is not None
        shown = match.shown(None)

        def do(match: Match[Any]) -> None:
            self.beside.pop(seat, None)
            if len(match.choices) == stand and seat in may_interject(match):
                action = match.game.grammar.read(text)
                match.submit(seat, match.shown(None).opened, action)

        try:
            pool = table.services.bot_pool
            text = await pool.interjection(table.game, shown, seat, bot)
            if text:
                await asyncio.sleep(table.services.settings.bot_pause * SLOWER)
                await table.change(do)
        except (Problem, Refused, BotError) as error:
            _log.info("table %s: a bot's interjection came to nothing: %s", table.data.id, error)
        finally:
            if self.beside.get(seat) is asyncio.current_task():
                del self.beside[seat]

    # ---- windows

    def _make_wishes(self) -> None:
        """Bots say at which windows they want to be asked, whenever they are not. Where there is a
        pause the match waits for everybody, and the table knows who wants to be asked."""
        match = self.table.match
        if match is None or match.position.windows == 0:
            return
        for seat in self.table.data.seats:
            armed = self.table.data.pauses() or self.table.data.player(seat.number)
            if armed and wishes(match.position, seat.number):
                self.table.start(self._wish(seat.number))

    async def _wish(self, seat: int) -> None:
        def do(match: Match[Any]) -> None:
            for wish in wishes(match.position, seat):
                match.submit(seat, match.position.opened, wish)

        try:
            await self.table.change(do)
        except (Problem, Refused) as error:
            _log.info("table %s: a bot's wish came to nothing: %s", self.table.data.id, error)
