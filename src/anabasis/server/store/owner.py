"""Who writes to a database: one process at a time, until it ends.

Beside an SQLite database lies a file that its owner keeps locked; the system unlocks it when the
process ends, however it ends. On PostgreSQL the session that writes holds an advisory lock: with
the session the lock is gone, and nothing is written by a session that does not have it.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from anabasis.server.store.database import StoreError, first_line, shown

PATIENCE: Final = 2.0
"""So many seconds PostgreSQL has to notice that the last owner is dead."""
_PAUSE: Final = 0.05
_KEY: Final = 0x416E6162
"""The number of our advisory lock, in any database."""
_HOLDER: Final = text(
    "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid)"
    " WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = :key"
    " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_KEEPALIVE: Final = ("idle = 15", "interval = 5", "count = 3")
"""An owner whose machine has gone is missed after half a minute."""


class OwnedError(StoreError):
    """Another server has the database."""

    def __init__(self, engine: Engine, holder: str) -> None:
        super().__init__(f"another server has {shown(engine.url)} open ({holder or 'unknown'})")


class Owner:
    """Writes to a database over one connection. This one keeps nobody else from it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._open: Connection | None = None

    def connection(self) -> Connection:
        """The connection to write with; a new one if the last was dropped."""
        if self._open is None:
            self._open = self.connect()
        return self._open

    def connect(self) -> Connection:
        return self.engine.connect()

    def drop(self) -> None:
        """The connection may be broken: the next one is new."""
        if self._open is not None:
            self._open.invalidate()
            self._open.close()
            self._open = None

    def sign(self, address: str = "") -> None:
        """Leave word of who has the database, for a second server to tell."""

    def close(self) -> None:
        """Let others have it."""
        if self._open is not None:
            self._open.close()
            self._open = None


def claim(engine: Engine) -> Owner:
    """Become the owner of a database. Raises `OwnedError` if somebody else is."""
    owner = _FileOwner(engine) if engine.dialect.name == "sqlite" else _SessionOwner(engine)
    try:
        owner.sign()
    except (SQLAlchemyError, OSError) as error:
        owner.close()
        raise StoreError(f"cannot use {shown(engine.url)}: {first_line(error)}") from error
    return owner


def _signature(address: str) -> str:
    where = f"process {os.getpid()} on {socket.gethostname()[:16]}"
    return f"{where}, {address}" if address else where


# ---- SQLite


class _FileOwner(Owner):
    """Has a file locked that lies beside the database."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        assert engine.url.database is not None
        database = Path(engine.url.database).resolve()
        self.path = database.with_name(f"{database.name}.lock")
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            reason = error.strerror or error
            raise StoreError(f"cannot use {shown(engine.url)}: {self.path}: {reason}") from error
        try:
            _lock(file)
        except OSError:
            holder = os.read(file, 200).decode(errors="replace").strip()
            os.close(file)
            raise OwnedError(engine, holder) from None
        self.file: int | None = file

    def sign(self, address: str = "") -> None:
        assert self.file is not None
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, f"{_signature(address)}\n".encode())

    def close(self) -> None:
        super().close()
        if self.file is not None:
            os.close(self.file)
            self.file = None


def _lock(file: int) -> None:
    """Lock a file for this process alone, or raise `OSError` at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, 1 << 30, os.SEEK_SET)  # what is locked there cannot be read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---- PostgreSQL


class _SessionOwner(Owner):
    """Writes in a session that holds an advisory lock."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.signature = ""

    def connect(self) -> Connection:
        connection = self.engine.connect()
        connection.detach()  # it is never anybody else's, and its end is the lock's
        try:
            self._claim(connection)
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        return connection

    def _claim(self, connection: Connection) -> None:
        deadline = time.monotonic() + PATIENCE
        ours = text("SELECT pg_try_advisory_lock(:key)")
        while not connection.execute(ours, {"key": _KEY}).scalar_one():
            if time.monotonic() > deadline:
                holder = connection.execute(_HOLDER, {"key": _KEY}).scalar()
                raise OwnedError(self.engine, holder or "")
            connection.rollback()
            time.sleep(_PAUSE)
        for setting in _KEEPALIVE:
            connection.exec_driver_sql(f"SET tcp_keepalives_{setting}")
        if self.signature:
            self._write_signature(connection)
        connection.commit()

    def _write_signature(self, connection: Connection) -> None:
        name = text("SELECT set_config('application_name', :name, false)")
        connection.execute(name, {"name": self.signature})

    def sign(self, address: str = "") -> None:
        self.signature = _signature(address)
        connection = self.connection()
        self._write_signature(connection)
        connection.commit()

    def drop(self) -> None:
        if self._open is not None:
            with suppress(SQLAlchemyError):
                # The session's end frees the lock too, but not before we ask for it again.
                self._open.rollback()
                self._open.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _KEY})
                self._open.commit()
        super().drop()
