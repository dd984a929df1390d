"""The application: the routes, and what holds for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from anabasis.server.costs import Buckets
from anabasis.server.http.cookie import cookie_to_set, guest, visitor
from anabasis.server.http.faults import HANDLERS
from anabasis.server.http.kept import Kept
from anabasis.server.http.limits import not_too_often, same_origin
from anabasis.server.http.metering import Metering
from anabasis.server.http.pages import Pages
from anabasis.server.http.routes import ROUTES
from anabasis.server.parts import running
from anabasis.server.settings import BODY_BYTES, Settings
from anabasis.server.store.database import Database
from anabasis.server.store.owner import Owner

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers; the cookie, where it is new or renewed; and what may be kept."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    cookie = cookie_to_set(scope)
    if cookie is not None:
        headers.add("set-cookie", cookie)


def make_app(settings: Settings, database: Database, owner: Owner) -> Litestar:
    """The ASGI application of one server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.pages = Pages(settings.static)
        app.state.kept = Kept()
        app.state.changes = Buckets(settings.changes_a_second, settings.changes_at_once)
        app.state.new_guests = Buckets(settings.guests_a_second, settings.guests_at_once)
        async with running(settings, database, owner) as server:
            app.state.server = server
            yield

    return Litestar(
        ROUTES,
        dependencies={"visitor": Provide(visitor), "guest": Provide(guest)},
        guards=[same_origin, not_too_often],
        middleware=[Metering()],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
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
