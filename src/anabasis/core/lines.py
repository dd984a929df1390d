"""The lines of a record, as msgspec reads and writes them.

Never compiled: msgspec reads annotations and defaults when it runs, and mypyc erases them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: the setup."""

    anabasis: int
    game: str
    rules: int
    components: int
    seats: int
    options: dict[str, str]
    draws: list[int]
    start: dict[str, Any] | None = None
    """The position at which it began, if that was not the setup: of a game that was tried out."""


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An action, or something taken back."""

    seat: int
    decision: int = 0
    action: str = ""
    draws: list[int] = []
    undo: int = 0
    agreed: bool = False
    at: int | None = None
    """When it was done, in milliseconds from the beginning of the game, where noted."""


class Close(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how it stands."""

    outcome: dict[str, Any] | None
    digest: str | None
    """None where the record was written without being played."""
