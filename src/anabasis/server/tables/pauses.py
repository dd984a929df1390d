"""The pause at windows, where people play each other: as long whether a seat is asked or not.

Without it, a table goes on at once past a window at which nobody wants to be asked, and waits where
somebody does: that alone would tell what a seat may hold. With it the match waits at every window
for everybody whose it is, by what all can know; the table asks only those who wish it, and when the
time is over lets the moment go by for all who have done nothing. What people wish is then the
table's own knowledge, and stands in no record. That somebody lets the moment go by is not told
before the time is over, and looks the same as if he had not been asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anabasis.core.asides import Ask, GoBy
from anabasis.core.door import objection
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE, Action, Window

if TYPE_CHECKING:
    from anabasis.server.store.table_data import TableData
    from anabasis.server.tables.live_table import LiveTable


def open_window(match: Match[Any]) -> Window[Any] | None:
    """The window that the match waits at, if it does."""
    position = match.position
    decision = position.agenda[-1].as_decision() if position.agenda else None
    return decision if isinstance(decision, Window) else None


def is_left_out(data: TableData, match: Match[Any], seat: int) -> bool:
    """Whether the match waits for a seat that does not want to be asked, or has answered."""
    window = open_window(match)
    if window is None or not data.pauses() or seat not in window.waiting():
        return False
    wants = data.wishes_of(seat) >> window.window() & 1
    return not wants or _held_by(data, match, seat) is not None


def _held_by(data: TableData, match: Match[Any], seat: int) -> str | None:
    """What a seat has answered at the open window; an empty text if it lets the moment go by."""
    for number, who, text in data.held:
        if (number, who) == (match.position.opened, seat):
            return text
    return None


async def wish(table: LiveTable, seat: int, window: int, on: bool) -> None:
    """Ask a seat at a kind of window from now on, or no more. Nobody else hears of it."""
    async with table.lock:
        table.running()
        data = table.data
        wishes = [data.wishes_of(one.number) for one in data.seats]
        wishes[seat] = wishes[seat] & ~(1 << window) | int(on) << window
        await _keep(table, seat, wishes, data.held)


async def held(table: LiveTable, seat: int, name: int, text: str) -> bool:
    """Whether an action was kept for later: what is given at a window where it would tell too much
    before the time is over. Raises `Refused` if it is not allowed there."""
    data = table.data
    if not data.pauses():
        return False
    first, *_ = table.game.grammar.read_steps(text)
    if isinstance(first, Ask):
        await wish(table, seat, first.window, first.switch == 1)
        return True
    async with table.lock:
        match = table.running()
        window = open_window(match)
        number = table.named(match, name)
        if window is None or number != match.position.opened or seat not in window.waiting():
            return False
        refusal = objection(match.game, match.position, seat, number, first)
        if refusal is not None:
            raise Refused(refusal)
        lets_go = first == window.lapse(match.position, seat)
        if not lets_go and window.seat >= 0:
            return False  # it takes effect at once, for all to see
        kept = [one for one in data.held if one[1] != seat]
        kept.append((number, seat, "" if lets_go else first.text()))
        await _keep(table, seat, data.wishes, kept)
        return True


async def _keep(
    table: LiveTable, seat: int, wishes: list[int], held: list[tuple[int, int, str]]
) -> None:
    """Store what is a seat's own business, and show it to its guest alone."""
    table.data.wishes, table.data.held = wishes, held
    await table.write([table.progress()])
    match = table.running()
    table.listeners.tell(seat, len(match.choices), False)


def over(data: TableData, match: Match[Any], number: int, seat: int) -> None:
    """The time at a window is over for a seat: what it has answered is done, or nothing."""
    text = _held_by(data, match, seat)
    action: Action[Any, Any] = match.game.grammar.read(text) if text else GoBy(seat)
    match.submit(seat if text else TABLE, number, action)
