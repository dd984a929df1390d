"""What people do at a table. Each of these changes nothing, or is durable when it returns."""

from __future__ import annotations

from typing import Any

from anabasis.core.asides import Ask, Resign
from anabasis.core.die import EntropyDie
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE, Action
from anabasis.server.errors import Code, Problem
from anabasis.server.tables import lesson, pauses, unplayable
from anabasis.server.tables.history import check_length
from anabasis.server.tables.live_table import LiveTable


async def act(table: LiveTable, seat: int, name: int, text: str) -> str:
    """Answer the decision of that name, and the steps that go on from it as far as the line says
    how; what is left of the line. It ends where the choice does: where somebody else is asked,
    chance comes in or something comes to light; and before a step that is not allowed."""
    left: list[Action[Any, Any]] = []
    if await pauses.held(table, seat, name, text):
        return ""

    def do(match: Match[Any]) -> None:
        first, *further = match.game.grammar.read_steps(text)
        if isinstance(first, Ask):
            check_length(match)
        _step(table, match, seat, table.named(match, name), first)
        left[:] = further
        while left and seat in match.open:
            try:
                _step(table, match, seat, match.position.opened, left[0])
            except (Refused, Problem):
                return
            del left[0]

    await table.change(do)
    return "; ".join([action.text() for action in left])


def _step(
    table: LiveTable, match: Match[Any], seat: int, decision: int, action: Action[Any, Any]
) -> None:
    """One action; in a lesson it must be the one that is asked for."""
    tutorial = table.lesson()
    if tutorial is None:
        match.submit(seat, decision, action)
        return
    lesson.check(tutorial, table.data.step, match, action.text())
    match.submit(seat, decision, action)
    table.data.step = lesson.following(tutorial, table.data.step)


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
    if table.data.pauses():
        await pauses.wish(table, seat, number, on)
        return

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


async def go_back(table: LiveTable) -> None:
    """Go back to the step before in the lesson. What was done there is taken back, and all that
    followed from it: it is done once more."""
    async with table.lock:
        tutorial = table.lesson()
        if tutorial is None:
            raise Problem(Code.NO_LESSON, "There is no lesson at this table.")
        step = table.data.step - 1
        if step < 0:
            raise Problem(Code.LESSON, "This is the first step.")
        if not tutorial.steps[step].expected():
            table.data.step = step
            await table.write([table.progress()])
            table.listeners.broadcast()
            return

    def do(match: Match[Any]) -> None:
        if table.data.step != step + 1:
            return
        check_length(match)
        match.rewind(lesson.since_last_step(tutorial, match))
        table.data.step = step

    await table.change(do)
