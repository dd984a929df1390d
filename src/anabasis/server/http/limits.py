"""Limits on how often people send something, and from where."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from anabasis.server.costs import Buckets
from anabasis.server.errors import Code, Problem, too_many

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})

Asking = ASGIConnection[Any, Any, Any, Any]
"""A request, or a WebSocket that wants to be opened."""


def address_of(connection: Asking) -> str:
    """Where somebody asks from."""
    return network(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """What one subscriber has: an address of IPv4, or with IPv6 the 64 bits that all its addresses
    begin with."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(IPv6Network((address, 64), strict=False))
        return str(address.ipv4_mapped)
    return str(address)


def count_guest(connection: Asking) -> None:
    """Somebody new comes: not too many from one address, for each may cost something."""
    _count(connection, connection.app.state.new_guests)


def _count(connection: Asking, buckets: Buckets) -> None:
    bucket = buckets.of(address_of(connection))
    if not bucket.take():
        raise too_many(bucket.wait(1))


def not_too_often(connection: Asking, _: BaseRouteHandler) -> None:
    """Limit how often one address changes anything."""
    if isinstance(connection, Request) and connection.method in _CHANGING:
        _count(connection, connection.app.state.changes)


def same_origin(connection: Asking, _: BaseRouteHandler) -> None:
    """Pages of other sites may not change anything here, nor listen."""
    if isinstance(connection, Request) and connection.method not in _CHANGING:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if _host(origin) != connection.headers.get("host", "").lower():
        raise Problem(Code.OTHER_ORIGIN, "Only this server's own pages may do that.")


def _host(origin: str) -> str | None:
    """The host that an origin names; None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
