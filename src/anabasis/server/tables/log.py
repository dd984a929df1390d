"""The log of a table, page by page, as one seat knows it.

A game can be long, and whoever comes to a table is sent its log: so it is sent in pages of a
bounded size, the last one with the state. That page is made once for all who have the same eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from anabasis.core.match import Match
from anabasis.server import wire
from anabasis.server.settings import LOG_ENTRIES, LOG_EVENTS, UNDOS_SHOWN
from anabasis.server.tables import unplayable
from anabasis.server.tables.seat_view import log_entry

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable


class Log:
    """The log of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.match: Match[Any] | None = None
        self.lines = 0
        self.pages: dict[int | None, msgspec.Raw] = {}
        """The last page by eyes, encoded, as long as the match has so many lines."""

    def last_page(self, eyes: int | None) -> msgspec.Raw:
        """The last entries, as a JSON list; empty while the table is open."""
        match = self.table.match
        lines = len(match.entries) if match is not None else 0
        if match is not self.match or lines != self.lines:
            self.pages.clear()
            self.match, self.lines = match, lines
        if self.table.unplayable is not None:
            stored = unplayable.log(self.table, eyes)[-LOG_ENTRIES:]
            return msgspec.Raw(msgspec.json.encode(stored))
        if eyes not in self.pages:
            entries = self._entries(match, eyes, match.told(eyes) + 1) if match else []
            self.pages[eyes] = msgspec.Raw(msgspec.json.encode(entries))
        return self.pages[eyes]

    def page(self, match: Match[Any], eyes: int | None, before: int) -> wire.LogPage:
        """The entries up to number `before`, itself not among them: the last so many of those."""
        end = min(before, match.told(eyes) + 1)
        first = _first(match, eyes, end)
        return wire.LogPage(self._entries(match, eyes, end), self._undos(first, end))

    def last_undos(self, eyes: int | None) -> list[wire.UndoInfo]:
        """What was taken back in the part of the log that is the last page."""
        match = self.table.match
        if match is None:
            return []
        end = match.told(eyes) + 1
        return self._undos(_first(match, eyes, end), end)

    def entry(self, match: Match[Any], n: int, eyes: int | None) -> wire.LogEntry:
        """The n-th choice."""
        return log_entry(match, n, eyes, self._stamp(match, n, eyes))

    def _entries(self, match: Match[Any], eyes: int | None, end: int) -> list[wire.LogEntry]:
        return [self.entry(match, n, eyes) for n in range(_first(match, eyes, end), end)]

    def _stamp(self, match: Match[Any], n: int, eyes: int | None) -> float:
        """When the n-th choice was complete; or its last step done, as long as it is not."""
        if n == 0:
            return self.table.data.created
        choice = match.choice(n, eyes)
        return self.table.stamps[(choice.told or choice.end()) - 1]

    def _undos(self, first: int, end: int) -> list[wire.UndoInfo]:
        return [one for one in self.table.undos if first <= one.n < end][-UNDOS_SHOWN:]


def _first(match: Match[Any], eyes: int | None, end: int) -> int:
    """Where the page begins that ends there."""
    first = max(0, end - LOG_ENTRIES)
    events = 0
    for n in range(end - 1, first - 1, -1):
        events += len(match.choice(n, eyes).events() if n else match.setup_events)
        if events > LOG_EVENTS and n < end - 1:
            return n + 1
    return first
