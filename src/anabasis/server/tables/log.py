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
            entries = self._entries(match, eyes, len(match.moments) + 1) if match else []
            self.pages[eyes] = msgspec.Raw(msgspec.json.encode(entries))
        return self.pages[eyes]

    def page(self, match: Match[Any], eyes: int | None, before: int) -> wire.LogPage:
        """The entries up to number `before`, itself not among them: the last so many of those."""
        end = min(before, len(match.moments) + 1)
        first = _first(match, end)
        return wire.LogPage(self._entries(match, eyes, end), self._undos(first, end))

    def last_undos(self) -> list[wire.UndoInfo]:
        """What was taken back in the part of the log that is the last page."""
        match = self.table.match
        if match is None:
            return []
        end = len(match.moments) + 1
        return self._undos(_first(match, end), end)

    def entry(self, n: int, eyes: int | None) -> wire.LogEntry:
        """The n-th action."""
        match = self.table.match
        assert match is not None
        return log_entry(match, n, eyes, self.table.stamp(n))

    def _entries(self, match: Match[Any], eyes: int | None, end: int) -> list[wire.LogEntry]:
        return [
            log_entry(match, n, eyes, self.table.stamp(n)) for n in range(_first(match, end), end)
        ]

    def _undos(self, first: int, end: int) -> list[wire.UndoInfo]:
        return [one for one in self.table.undos if first <= one.n < end][-UNDOS_SHOWN:]


def _first(match: Match[Any], end: int) -> int:
    """Where the page begins that ends there."""
    first = max(0, end - LOG_ENTRIES)
    events = 0
    for n in range(end - 1, first - 1, -1):
        events += len(match.moments[n - 1].events if n else match.setup_events)
        if events > LOG_EVENTS and n < end - 1:
            return n + 1
    return first
