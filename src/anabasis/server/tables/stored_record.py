"""The record of a table as it is stored, without playing it."""

from __future__ import annotations

from typing import Any

import msgspec

from anabasis.core.lines import Close, Header
from anabasis.core.record import FORMAT, line
from anabasis.server.store.table_data import StoredEntry, TableData


def begun(data: TableData) -> bool:
    """Whether there is a game to play, and not only a table where one may begin."""
    return data.state == "running" or data.lines > 0 or data.review


def whole(data: TableData, stored: list[StoredEntry]) -> str:
    """The whole record, its last position unknown. It tells all secrets."""
    top = Header(
        FORMAT,
        data.game,
        data.rules,
        data.components,
        len(data.seats),
        data.options,
        data.draws,
        data.start,
    )
    lines: list[Any] = [top, *[line(one.entry) for one in stored], Close(data.outcome, None)]
    return "".join([msgspec.json.encode(item).decode() + "\n" for item in lines])
