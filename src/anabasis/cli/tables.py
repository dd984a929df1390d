"""`anabasis tables --check`: which stored games the installed rules can still play."""

from __future__ import annotations

import os
from dataclasses import asdict
from typing import TYPE_CHECKING

from anabasis.cli.errors import InputError
from anabasis.cli.output import print_json

if TYPE_CHECKING:
    from anabasis.server.tables.check import Finding


def check_tables(database_url: str | None, as_json: bool) -> int:
    """Play the record of every stored table; 1 if one of them cannot be played any more."""
    from anabasis.server.settings import SettingsError, from_environment
    from anabasis.server.store.database import StoreError, open_read_only
    from anabasis.server.store.store import NotReadError
    from anabasis.server.tables import check

    found = []
    try:
        database = open_read_only(from_environment(database_url, os.environ).database_url)
        for one in check.check_tables(database):
            found.append(one)
            if not as_json:
                print(told(one))
        database.dispose()
    except (SettingsError, StoreError, NotReadError) as error:
        raise InputError(str(error)) from error
    bad = sum(one.problem is not None for one in found)
    if as_json:
        print_json([asdict(one) | {"ok": one.problem is None} for one in found])
    else:
        verdict = "all can be played" if not bad else f"{bad} cannot be played"
        print(f"{len(found)} tables: {verdict}")
    return 1 if bad else 0


def told(one: Finding) -> str:
    """One table in one line."""
    verdict = "ok" if one.problem is None else f"cannot be played: {one.problem}"
    version = f"{one.rules}.{one.components}"
    return f"{one.id:<12}  {one.game} {version:<5}  {one.state:<8}  {verdict}"
