"""The record of a live table: past moments, its log by pages, and the record itself."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from anabasis.core.game import Game
from anabasis.core.record import (
    choices_seen,
    first_line,
    first_line_seen,
    last_line,
    lines,
    lines_seen,
)
from anabasis.server import wire
from anabasis.server.errors import Code, Problem, malformed, not_your_seat
from anabasis.server.tables import stored_record, unplayable
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.pieces import LINES_A_PIECE, PIECE, cut

SPECTATOR: Final = "spectator"


def eyes_of(table: LiveTable, guest: Guest | None, wish: str | None) -> int | None:
    """Through which seat's eyes the guest may see the game, if it wishes those.

    Its own as long as the game goes on, any after the end.
    """
    mine = table.data.seats_of(guest.id if guest else None)
    if wish is None:
        return mine[0] if mine else None
    if wish == SPECTATOR:
        return None
    if not wish.isdecimal() or len(wish) > 2 or int(wish) >= len(table.data.seats):
        raise malformed("“as” is the number of a seat, or spectator.")
    seat = int(wish)
    if seat not in mine and table.data.state != "finished":
        raise not_your_seat()
    return seat


async def moment(
    table: LiveTable, guest: Guest | None, n: int, wish: str | None
) -> wire.MomentInfo:
    """The table after its first n choices, as those eyes were shown it."""
    async with table.lock:
        eyes = eyes_of(table, guest, wish)
        if table.unplayable is not None:
            raise table.unplayable.problem()
        match = table.match
        if match is None:
            raise Problem(Code.NOT_BEGUN, "The game has not begun.")
        of = match.told(eyes)
        if n > of:
            raise Problem(Code.NO_MOMENT, f"The game has {of} choices so far.")
        game, position = match.game, match.at(match.choice(n, eyes).end() if n else 0)
        entry = table.listeners.log.entry(match, n, eyes)
    # The position is a copy. What may be looked up can be much: nobody has to wait for it.
    view, details = await table.services.pieces.do(partial(_looked_up, game, position, eyes))
    return wire.MomentInfo(
        n=n,
        of=of,
        seat=eyes,
        by=entry.seat,
        view=view,
        details=details,
        events=entry.events,
        at=entry.at,
        text=entry.action if entry.action is not None else msgspec.UNSET,
    )


def _looked_up(
    game: Game[Any], position: Any, eyes: int | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    return game.view(position, eyes), game.details(position, eyes)


async def log_page(
    table: LiveTable, guest: Guest | None, before: int, wish: str | None
) -> wire.LogPage:
    """The entries of the log before number `before`, as many as a page holds."""
    async with table.lock:
        eyes = eyes_of(table, guest, wish)
        if table.match is None:
            raise Problem(Code.NOT_BEGUN, "The game has not begun.")
        return table.listeners.log.page(table.match, eyes, before)


async def record(table: LiveTable, guest: Guest | None, wish: str | None) -> str:
    """The full record after the end; before it, what the asker's seat may see."""
    async with table.lock:
        if table.unplayable is not None and stored_record.begun(table.data):
            return unplayable.record(table, eyes_of(table, guest, wish))
        match = table.match
        if match is None:
            raise Problem(Code.NOT_BEGUN, "The game has not begun.")
        finished = table.data.state == "finished"
        eyes = None if finished else eyes_of(table, guest, wish)
        first = first_line(match) if finished else first_line_seen(match, eyes)
        last = last_line(match) if finished else ""
        entries, choices = list(match.entries), choices_seen(match, eyes)
    # What is written by now stays as it is, so nobody has to wait for the rest.
    pieces = table.services.pieces
    found = [first]
    if finished:
        for some in cut(entries, LINES_A_PIECE):
            found.append(await pieces.do(partial(lines, some)))
    else:
        for part in cut(choices, PIECE):
            found.append(await pieces.do(partial(lines_seen, table.game, part, eyes)))
    return "".join([*found, last])
