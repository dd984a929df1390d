"""What people do at a table. Each of these changes nothing, or is durable when it returns."""

from __future__ import annotations

import time
from typing import Any

from anabasis.core.asides import Ask, Resign
from anabasis.core.die import EntropyDie
from anabasis.core.door import objection
from anabasis.core.match import NOTHING_TO_UNDO, Match
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import TABLE
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, not_stored
from anabasis.server.settings import CHAT_LINES, CHAT_SHOWN, LINES
from anabasis.server.store import rows
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables import lesson, unplayable
from anabasis.server.tables.live_table import LiveTable, Proposal


async def act(table: LiveTable, seat: int, decision: int, text: str) -> None:
    """Answer a decision."""

    def do(match: Match[Any]) -> None:
        action = match.game.grammar.read(text)
        if isinstance(action, Ask):
            _check_length(match)
        tutorial = table.lesson()
        if tutorial is None:
            match.submit(seat, decision, action)
        else:
            lesson.check(tutorial, table.data.step, match, action.text())
            match.submit(seat, decision, action)
            table.data.step = lesson.following(tutorial, table.data.step)

    await table.change(do)


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
            _check_length(match)
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


async def undo(table: LiveTable, seat: int) -> None:
    """Take back the seat's last action, by the rules of undo."""

    def do(match: Match[Any]) -> None:
        if table.lesson() is not None:
            raise Problem(Code.LESSON, "In a lesson nothing is taken back.")
        _check_length(match)
        match.undo(seat)

    await table.change(do)


async def propose_undo(table: LiveTable, seat: int, count: int) -> None:
    """Ask every person at the table to agree to an undo."""

    def do(match: Match[Any]) -> None:
        if table.data.undo != "agreed":
            raise Problem(Code.NO_VOTES, "At this table nobody votes on undo.")
        if table.proposal is not None:
            raise Problem(Code.VOTE_OPEN, "There is a vote already.")
        _check_length(match)
        if count > len(match.moments):
            raise Refused(Refusal(match.game.turn_case, NOTHING_TO_UNDO))
        _count_votes(table, match, Proposal(len(match.moments) - count, seat, frozenset({seat})))

    await table.change(do)


async def vote_undo(table: LiveTable, seat: int, agree: bool) -> None:
    """Agree to an undo, or end the vote."""

    def do(match: Match[Any]) -> None:
        open_vote = table.proposal
        if open_vote is None:
            raise Problem(Code.NO_VOTE, "There is nothing to vote on.")
        if agree:
            yes = open_vote.yes | {seat}
            _count_votes(table, match, Proposal(open_vote.to, open_vote.by, yes))
        else:
            table.proposal = None

    await table.change(do)


def _count_votes(table: LiveTable, match: Match[Any], proposal: Proposal) -> None:
    """Take back if every person at the table agrees, else go on waiting."""
    gone = match.position.gone
    people = {one.number for one in table.data.seats if one.human() and one.number not in gone}
    if people <= proposal.yes:
        table.proposal = None
        match.rewind(len(match.moments) - proposal.to)
    else:
        table.proposal = proposal


def _check_length(match: Match[Any]) -> None:
    """Lines that do not bring the game on have a limit."""
    if len(match.entries) >= LINES:
        raise Problem(Code.TOO_LONG, "This table has had too many undos and wishes.")


async def why(table: LiveTable, seat: int, text: str) -> Refusal | None:
    """Why the seat cannot do that now; None if it can."""
    async with table.lock:
        match = table.running()
        action = match.game.grammar.read(text)
        return objection(match.game, match.position, seat, match.position.opened, action)


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
        await table.store([rows.progress(table.data)])
        if table.match is not None and table.lesson() is None:
            table.match.die = EntropyDie()
        table.broadcast()


async def say(table: LiveTable, seat: int | None, name: str, text: str) -> None:
    """A line of chat."""
    line = wire.Chatted(seat, name, text, time.time())
    async with table.lock:
        if table.chat_count >= (CHAT_LINES if seat is not None else CHAT_LINES // 2):
            raise Problem(Code.CHAT_FULL, "This table has had enough chat.")
        row = rows.new_chat_line(table.data.id, table.chat_count, line)
        try:
            await table.services.store.write([row])
        except NotStoredError as error:
            raise not_stored("The line could not be stored.") from error
        table.chat_count += 1
        table.chat.append(wire.ChatLine(line.seat, line.name, line.text, line.at))
        del table.chat[:-CHAT_SHOWN]
        for listener in table.listeners:
            listener.push(line)
