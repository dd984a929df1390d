"""Analysis: a table that begins at a moment of another one, where one guest plays all seats.

From a finished game, at which nothing is secret any more, it begins at any moment as it was. From a
game against the computer that goes on, it begins as that stands now, redealt for the guest's seat:
whatever is looked at or tried there tells nothing of what the others really hold.
"""

from __future__ import annotations

import time
from typing import Any

from anabasis.core.die import EntropyDie
from anabasis.core.match import Match
from anabasis.server.errors import Code, Problem, not_your_seat
from anabasis.server.store.table_data import Seat, TableData
from anabasis.server.tables.guests import Guest
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.tables.new_table import new_word


def from_moment(table: LiveTable, guest: Guest, n: int | None) -> TableData:
    """The table for an analysis. To be called under the lock of the other one."""
    if table.unplayable is not None:
        raise table.unplayable.problem()
    match = table.match
    if match is None:
        raise Problem(Code.NOT_BEGUN, "The game has not begun.")
    if table.data.state == "finished":
        position = _as_it_was(match, n)
    else:
        position = _redealt(table, match, guest)
    if not position.agenda:
        raise Problem(Code.NOT_RUNNING, "There the game is over; choose an earlier moment.")
    return _new_table(table.data, guest, match.game.to_plain(position))


def _as_it_was(match: Match[Any], n: int | None) -> Any:
    """The position after the first n choices of a finished game; by default before the last."""
    last = len(match.choices)
    wanted = last - 1 if n is None else n
    if not 0 <= wanted <= last:
        raise Problem(Code.NO_MOMENT, f"The game has {last} choices.")
    return match.at(match.choices[wanted - 1].end() if wanted else 0)


def _redealt(table: LiveTable, match: Match[Any], guest: Guest) -> Any:
    """The position as it stands, of which the guest's seat is shown no more than it knows."""
    mine = table.data.seats_of(guest.id)
    if not mine:
        raise not_your_seat()
    if sum(seat.human() for seat in table.data.seats) > 1:
        why = "A game among people can be analysed when it is over."
        raise Problem(Code.NOT_FINISHED, why)
    return match.game.redealt(match.shown(mine[0]), mine[0], EntropyDie())


def _new_table(old: TableData, guest: Guest, start: Any) -> TableData:
    now = time.time()
    return TableData(
        id=new_word(12),
        game=old.game,
        rules=old.rules,
        components=old.components,
        options=old.options,
        public=False,
        undo="agreed",
        clock=0,
        invite=new_word(20),
        maker=guest.id,
        created=now,
        changed=now,
        start=start,
        origin=old.id,
        seats=[_seat(seat, guest) for seat in old.seats],
    )


def _seat(old: Seat, guest: Guest) -> Seat:
    """The same seat, played by the guest. A bot's goes by what the game calls it."""
    return Seat(old.number, "here", old.name if old.human() else "", guest=guest.id)
