"""The application: routes, who asks, what is refused, and the headers of every answer."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from anabasis.server.errors import Problem
from anabasis.server.http.pages import SECURITY
from anabasis.server.http.routes import ROUTES
from anabasis.server.parts import Server, running
from anabasis.server.settings import BODY_BYTES, Settings
from anabasis.server.store.database import Database
from anabasis.server.store.store import NotReadError
from anabasis.server.store.writer import NotStoredError
from anabasis.server.tables.guests import COOKIE, COOKIE_SECONDS, Guest
from anabasis.server.wire import FaultBody

_log: Final = logging.getLogger("anabasis.server")

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
_CODES: Final = {
    400: ("malformed", "The request cannot be read."),
    404: ("unknown", "There is nothing here."),
    405: ("wrong-method", "This cannot be asked in that way."),
    413: ("too-large", "The request is too large."),
    415: ("wrong-media-type", "The request is not of a kind that can be read."),
}
_NEW_TOKEN: Final = "anabasis_new_token"

Connection = ASGIConnection[Any, Any, Any, Any]


# ---- who asks


async def visitor(request: Request[Any, Any, Any]) -> Guest | None:
    """The guest who asks, if it has come before."""
    server: Server = request.app.state.server
    return await server.guests.find(request.cookies.get(COOKIE))


async def guest(request: Request[Any, Any, Any], visitor: Guest | None) -> Guest:
    """The guest who asks; one is made if there is none, and told its secret."""
    if visitor is not None:
        return visitor
    server: Server = request.app.state.server
    made, token = await server.new_guest(address(request))
    request.scope["state"][_NEW_TOKEN] = token
    return made


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


# ---- what is refused


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Pages of other sites may not change anything here, nor listen."""
    if isinstance(connection, Request) and connection.method not in _CHANGING:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Problem(403, "other-origin", "Only this server's own pages may do that.")


def not_too_often(connection: Connection, _: BaseRouteHandler) -> None:
    """Limit how often one address changes anything."""
    if isinstance(connection, Request) and connection.method in _CHANGING:
        server: Server = connection.app.state.server
        server.count_change(address(connection))


def _answer(problem: Problem) -> Response[FaultBody]:
    return Response(problem.body(), status_code=problem.status, media_type="application/json")


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[FaultBody]:
    return _answer(problem)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[FaultBody]:
    status = error.status_code
    code, message = _CODES.get(status, ("refused", "This cannot be done."))
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        where = first.get("key") or "the request"
        message = f"In {where}: {first.get('message', 'it cannot be read')}."
    answer = _answer(Problem(status, code, message))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[FaultBody]:
    return _answer(Problem(400, "malformed", "The request is nested too deeply."))


def on_not_stored(_: Request[Any, Any, Any], error: NotStoredError) -> Response[FaultBody]:
    return _answer(Problem(503, "not-stored", "The change could not be stored; try again."))


def on_not_read(_: Request[Any, Any, Any], error: NotReadError) -> Response[FaultBody]:
    _log.error("the database cannot be read: %s", error)
    return _answer(Problem(503, "not-stored", "The store cannot be reached; try again."))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[FaultBody]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(Problem(500, "internal", "The server made a mistake."))


# ---- the headers of every answer


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers; the cookie of a new guest; and what may be kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    token = scope["state"].get(_NEW_TOKEN)
    if token is not None:
        cookie = Cookie(
            key=COOKIE,
            value=token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            secure=scope["scheme"] == "https",
            samesite="lax",
        )
        headers.add("set-cookie", cookie.to_header(header=""))


def make_app(settings: Settings, database: Database) -> Litestar:
    """The ASGI application of one server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, database) as server:
            app.state.server = server
            yield

    return Litestar(
        ROUTES,
        dependencies={"visitor": Provide(visitor), "guest": Provide(guest)},
        guards=[same_origin, not_too_often],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            NotStoredError: on_not_stored,
            RecursionError: on_nesting,
            NotReadError: on_not_read,
            Exception: on_mistake,
        },
        before_send=[add_headers],
        # Large answers that hold nobody's secret. Pages are packed when they are built; theirs is
        # every path outside /api, and the first page alone is too small to be packed again.
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1000,
            exclude=[r"^/api/(me|tables|review)", r"^/(?!api/)."],
        ),
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Anabasis",
            version="1",
            description="Tables to play at. docs/protocol.md explains the live ones.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
