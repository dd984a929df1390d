"""The player's aid: tables of what is looked up again and again while playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anabasis.core.message import Message

Cell = int | str | Message
"""A number; a word of a domain, `"hero:brennus"`, which the texts translate; any other word, such
as the number of a case, as it is; or a message."""

NOTHING: Final = "–"
"""What stands in a cell where there is nothing to say."""


class AidTable:
    """One table: the keys of its title and of its columns, all `aid-…`, and its rows."""

    def __init__(self, key: str, columns: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
        self.key = key
        self.columns = columns
        self.rows = rows
