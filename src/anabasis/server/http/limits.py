"""Limits on how often people send something, and from where."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from anabasis.server.errors import Code, Problem

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

Asking = ASGIConnection[Any, Any, Any, Any]
"""A request, or a WebSocket that wants to be opened."""


class Bucket:
    """Lets `rate` things a second pass, and `burst` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    most = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.burst)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return bucket.take()


def count_change(connection: Asking) -> None:
    """Somebody wants to change something: not too often from one address."""
    changes: Buckets = connection.app.state.changes
    if not changes.take(connection.client.host if connection.client else ""):
        raise Problem(Code.TOO_MANY, "Too many changes at once; wait a moment.")


def not_too_often(connection: Asking, _: BaseRouteHandler) -> None:
    """Limit how often one address changes anything."""
    if isinstance(connection, Request) and connection.method in _CHANGING:
        count_change(connection)


def same_origin(connection: Asking, _: BaseRouteHandler) -> None:
    """Pages of other sites may not change anything here, nor listen."""
    if isinstance(connection, Request) and connection.method not in _CHANGING:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Problem(Code.OTHER_ORIGIN, "Only this server's own pages may do that.")
