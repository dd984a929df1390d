"""A real PostgreSQL on loopback, as an unprivileged user, for as long as the tests run."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""A database takes some eight million bytes, and the tests make hundreds: in memory that takes a
fifth of the time, where there is so much room."""

MISSING = "PostgreSQL is missing: install its server (initdb and postgres) to run these tests"


class Postgres:
    """A running server, on which databases can be made."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.numbers = count()

    def url(self, name: str, scheme: str = "postgresql+psycopg") -> str:
        return f"{scheme}://anabasis@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """Make an empty database; its URL."""
        name = f"tables_{next(self.numbers)}"
        with psycopg.connect(self.url("postgres", "postgresql"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-q", "postgresql"]
        subprocess.run(install, capture_output=True, check=False, timeout=300)
        found = _find()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def _find() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    here = shutil.which("initdb")
    return Path(here).resolve().parent if here else None


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Make a cluster and run it. PostgreSQL refuses root, so root hands it to another user."""
    folder = programs()
    data = Path(tempfile.mkdtemp(prefix="anabasis-postgres-", dir=_place()))
    as_user = _unprivileged(data)

    def run(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [folder / program, "-D", data, *arguments],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd="/",
            **as_user,
        )
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["no word from it"]
            pytest.fail(f"PostgreSQL's {program} failed: {said[-1]}", pytrace=False)

    try:
        run("initdb", "-U", "anabasis", "-A", "trust", "-N", "-E", "UTF8")
        port = _free_port()
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        run("pg_ctl", "-w", "-l", str(data / "log"), "-o", f"{settings} -c fsync=off", "start")
        try:
            yield Postgres(port)
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")  # nothing of it is kept
    finally:
        shutil.rmtree(data, ignore_errors=True)


def _place() -> Path | None:
    """The folder for a cluster: in memory, or where temporary files go."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        return MEMORY
    return None


def _unprivileged(data: Path) -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    account = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(data, account.pw_uid, account.pw_gid)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
