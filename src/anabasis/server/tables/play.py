"""What people do at a table. Each of these changes nothing, or is durable when it returns."""

from __future__ import annotations

from typing import Any

from anabasis.core.asides import Ask, Resign
from anabasis.core.die import EntropyDie
from anabasis.core.door import objection
from anabasis.core.match import Match
from anabasis.core.message import Refusal
from anabasis.core.position import TABLE
from anabasis.server.errors import Code, Problem
from anabasis.server.settings import LINES
from anabasis.server.tables import lesson, unplayable
from anabasis.server.tables.live_table import LiveTable


async def act(table: LiveTable, seat: int, name: int, text: str) -> None:
    """Answer the decision of that name."""

    def do(match: Match[Any]) -> None:
        action = match.game.grammar.read(text)
        decision = table.named(match, name)
        if isinstance(action, Ask):
            check_length(match)
        tutorial = table.lesson()
        if tutorial is None:
            match.submit(seat, decision, action)
        else:
            lesson.check(tutorial, table.data.step, match, action.text())
            match.submit(seat, decision, action)
            table.data.step = lesson.following(tutorial, table.data.step)

    await table.change(do)


async def why(table: LiveTable, seat: int, text: str) -> Refusal | None:
    """Why the seat cannot do that now, as far as it can know; None if it can."""
    async with table.lock:
        match = table.running()
        action = match.game.grammar.read(text)
        position = match.shown(seat)
        return objection(match.game, position, seat, position.opened, action)


async def ask(table: LiveTable, seat: int, window: str | int, on: bool) -> None:
    """Be asked at a kind of window from now on, or no more."""
    windows = table.game.windows
    if isinstance(window, str):
        number = windows.index(window) if window in windows else -1
    else:
        number = window if window < len(windows) else -1
    if number < 0:
        known = ", ".join(windows) or "none"
        raise Problem(Code.UNKNOWN_WINDOW, f"There is no such window; there are: {known}.")

    def do(match: Match[Any]) -> None:
        if match.position.asked(seat, number) != on:
            check_length(match)
            match.submit(seat, match.position.opened, Ask(number, int(on)))

    await table.change(do)


async def resign(table: LiveTable, seat: int) -> None:
    """Give up."""
    if table.unplayable is not None:
        await unplayable.resign(table, seat)
        return
    await table.change(lambda match: _resigned(match, seat))


def _resigned(match: Match[Any], seat: int) -> None:
    match.submit(TABLE, match.position.opened, Resign(seat))


async def go_on(table: LiveTable, leave: bool) -> None:
    """Go on from a step of the lesson that only has to be read, or leave the lesson."""
    async with table.lock:
        tutorial = table.lesson()
        if tutorial is None:
            raise Problem(Code.NO_LESSON, "There is no lesson at this table.")
        step = table.data.step
        if not leave and tutorial.steps[step].expected():
            raise Problem(Code.LESSON, "This step wants to be done.")
        table.data.step = lesson.OVER if leave else lesson.following(tutorial, step)
        await table.write([table.progress()])
        if table.match is not None and table.lesson() is None:
            table.match.die = EntropyDie()
        table.listeners.broadcast()


def check_length(match: Match[Any]) -> None:
    """Entries that do not bring the game on have a limit."""
    if len(match.entries) >= LINES:
        raise Problem(Code.TOO_LONG, "This table has had too many undos and wishes.")
