"""Rows to write, and what is found of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, select

from anabasis.server.store.schema import GUESTS


def guest(id: str, token: str | None = None) -> dict[str, Any]:
    return {"id": id, "token_hash": token or id, "name": "Somebody", "created": 0.0}


def ids(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(select(GUESTS.c.id).order_by(GUESTS.c.id)).scalars())
