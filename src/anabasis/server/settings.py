"""What can be set from outside, all of it by environment variables, with limits that hold."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

BODY_BYTES: Final = 64 * 1024
"""The largest body of a request, but for records."""
RECORD_BYTES: Final = 2 * 1024 * 1024
MESSAGE_BYTES: Final = 4 * 1024
"""The largest message of a client at a table; a larger one is answered with an error."""
FRAME_BYTES: Final = 64 * 1024
"""The largest message that is read at all; a larger one ends the connection."""
FLOOD: Final = 100
"""So many messages above the rate, one after the other, end the connection."""
LISTENERS: Final = 500
"""So many connections a table has at most."""
LISTENERS_A_GUEST: Final = 8
"""So many of them may be one guest's."""
SPECTATORS_NAMED: Final = 12
"""So many of those who look on are told by name. Where there are more, nobody is told at once that
one more has come."""
OUTGOING_FRAMES: Final = 256
"""A client that is so many messages behind is let go; it may come back for a fresh state."""
OUTGOING_BYTES: Final = 1024 * 1024
"""Likewise one for whom so much waits."""
BEHIND_BYTES: Final = 64 * 1024
"""What a client says is not heard before it has read all but so much."""
OUTGOING_BYTES_IN_ALL: Final = 64 * 1024 * 1024
"""If more waits for all clients together, the one for whom most waits is let go."""
GUEST_REQUESTS: Final = 2
ADDRESS_REQUESTS: Final = 32
"""So many requests are worked on at once; more of them wait."""
GUEST_SOCKETS: Final = 32
"""So many connections to tables a guest has at most."""
TABLES_A_GUEST: Final = 50
REVIEWS_A_GUEST: Final = 50
REVIEWS_WAITING: Final = 32
REVIEWS_WAITING_OF_AN_ADDRESS: Final = 4
"""So many uploaded records are worked on, or wait for it."""
UPLOADED_AT_ONCE: Final = 20 * 1024 * 1024
UPLOADED_A_DAY: Final = 50 * 1024 * 1024
"""Bytes of records from one address."""
TABLES_LISTED: Final = 100
OPEN_TABLE_DAYS: Final = 7
"""An open table is listed for so long."""
CHAT_LINES: Final = 2000
"""So many lines of chat a table has at most; half of them spectators may use up."""
CHAT_OF_A_GUEST: Final = 400
CHAT_OF_A_SPECTATOR: Final = 100
"""So many of them may be one guest's."""
TALKERS: Final = 5
"""So many guests of one address may talk as fast as they can."""
CHAT_SHOWN: Final = 200
"""So many of them, the last ones, go with a state,"""
CHAT_SHOWN_LETTERS: Final = 10_000
"""as long as they have no more letters than that."""
LOG_ENTRIES: Final = 200
"""So many entries of the log go with a state, or in a page of it, at most;"""
LOG_EVENTS: Final = 1000
"""and so many events."""
UNDOS_SHOWN: Final = 100
"""So many of what was taken back are told with a state, or with a page of the log."""
LINES: Final = 20_000
"""A table with so many lines takes no more undos and wishes, only what brings the game on."""
LINES_IN_MEMORY: Final = 400_000
"""Tables in memory have so many lines together, at some 600 bytes each, or nobody is at them."""
PAUSE: Final = 60
"""The longest pause at a window, in seconds."""
CLOCK: Final = 7 * 24 * 3600
"""The longest clock, in seconds."""
NAME: Final = 24
CHAT: Final = 500
PREVIEWS: Final = 16
"""So many actions may be asked about in one message;"""
PREVIEWS_KEPT: Final = 256
"""so many of the answers are kept for each seat, until something happens."""


class SettingsError(Exception):
    """An environment variable that says something impossible."""


@dataclass(frozen=True)
class Settings:
    """How this server runs."""

    database_url: str
    static: Path
    bot_workers: int = 1
    bot_pause: float = 0.35
    """So many seconds pass between a bot's action and the one before, if people are there."""
    window_seconds: float = 20.0
    """So long a person who wants to be asked at a window may keep others waiting there."""
    tables_in_memory: int = 256
    """So many tables are kept in memory; beyond that, those at which nobody is are put away."""
    changes_a_second: float = 2.0
    changes_at_once: int = 60
    """Requests that change something, from one address."""
    guests_a_second: float = 0.2
    guests_at_once: int = 60
    """New guests, from one address."""
    messages_a_second: float = 20.0
    messages_at_once: int = 40
    """Messages of one client at a table."""
    guest_seconds: float = 0.2
    guest_bytes: float = 500_000
    """What one guest may cost each second: of the server's time, and in bytes that it is sent."""
    address_seconds: float = 0.5
    address_bytes: float = 4_000_000
    """Likewise one address, all its guests together."""
    address_sockets: int = 200
    """So many connections to tables one address has at most."""
    chat_a_second: float = 1.0
    """Lines of chat of one guest; ten times as many at once."""
    patience: float = 15.0
    """So many seconds a client may take to send the head of a request, or not read at all."""
    verify_seconds: float = 30.0
    """So long may the verification of an uploaded record take."""


def from_environment(database_url: str | None, environment: Mapping[str, str]) -> Settings:
    """Settings from the environment; a URL that is given outright goes before the environment's."""
    url = database_url or environment.get("ANABASIS_DATABASE_URL") or default_database_url()
    return Settings(
        database_url=url,
        static=Path(environment.get("ANABASIS_STATIC") or Path(__file__).with_name("static")),
        bot_workers=int(_number(environment, "ANABASIS_BOT_WORKERS", 1, 1, 64)),
        bot_pause=_number(environment, "ANABASIS_BOT_PAUSE", 0.35, 0, 60),
        window_seconds=_number(environment, "ANABASIS_WINDOW_SECONDS", 20, 1, 3600),
        tables_in_memory=int(_number(environment, "ANABASIS_ROOMS", 256, 1, 1_000_000)),
        changes_a_second=_number(environment, "ANABASIS_CHANGES_A_SECOND", 2, 0.1, 1_000_000),
        changes_at_once=int(_number(environment, "ANABASIS_CHANGES_AT_ONCE", 60, 1, 1_000_000)),
        guests_a_second=_number(environment, "ANABASIS_GUESTS_A_SECOND", 0.2, 0.001, 1_000_000),
        guests_at_once=int(_number(environment, "ANABASIS_GUESTS_AT_ONCE", 60, 1, 1_000_000)),
        messages_a_second=_number(environment, "ANABASIS_MESSAGES_A_SECOND", 20, 0.1, 1_000_000),
        messages_at_once=int(_number(environment, "ANABASIS_MESSAGES_AT_ONCE", 40, 1, 1_000_000)),
        guest_seconds=_number(environment, "ANABASIS_GUEST_SECONDS", 0.2, 0.001, 1_000_000),
        guest_bytes=_number(environment, "ANABASIS_GUEST_BYTES", 500_000, 1000, 1e15),
        address_seconds=_number(environment, "ANABASIS_ADDRESS_SECONDS", 0.5, 0.001, 1_000_000),
        address_bytes=_number(environment, "ANABASIS_ADDRESS_BYTES", 4_000_000, 1000, 1e15),
        address_sockets=int(_number(environment, "ANABASIS_ADDRESS_SOCKETS", 200, 1, 1_000_000)),
        chat_a_second=_number(environment, "ANABASIS_CHAT_A_SECOND", 1, 0.01, 1_000_000),
        patience=_number(environment, "ANABASIS_PATIENCE_SECONDS", 15, 0.1, 3600),
        verify_seconds=_number(environment, "ANABASIS_VERIFY_SECONDS", 30, 0.01, 600),
    )


def _number(
    environment: Mapping[str, str], name: str, default: float, low: float, high: float
) -> float:
    text = environment.get(name)
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:
        raise SettingsError(f"{name} must be a number from {low:g} to {high:g}, not “{text}”")
    return value


def default_database_url() -> str:
    """SQLite in the user's own data folder."""
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def data_folder() -> Path:
    """Where a program keeps a user's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return Path(base, "Anabasis")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Anabasis"
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base, "anabasis")
