"""Who asks: the guest whose secret is in the cookie."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.datastructures import Cookie
from litestar.types import Scope

from anabasis.server.http.faults import AnyRequest
from anabasis.server.http.limits import count_guest
from anabasis.server.parts import Server
from anabasis.server.tables.guests import Guest

COOKIE: Final = "anabasis"
COOKIE_SECONDS: Final = 400 * 24 * 3600

RENEWED_AFTER: Final = 24 * 3600
_TOKEN: Final = "anabasis_token"


async def visitor(request: AnyRequest) -> Guest | None:
    """The guest who asks, if it has come before. Its cookie is renewed once a day."""
    server: Server = request.app.state.server
    token = request.cookies.get(COOKIE)
    found = await server.guests.find(token)
    if found is not None and time.time() - found.renewed > RENEWED_AFTER:
        renew(request, found)
    return found


def renew(request: AnyRequest, guest: Guest) -> None:
    """The cookie lasts for all of its time again."""
    request.scope["state"][_TOKEN] = request.cookies.get(COOKIE)
    guest.renewed = time.time()


async def guest(request: AnyRequest, visitor: Guest | None) -> Guest:
    """The guest who asks; one is made if there is none, and told its secret."""
    if visitor is not None:
        return visitor
    count_guest(request)
    server: Server = request.app.state.server
    made, token = await server.guests.make(request.headers.get("accept-language", "")[:2].lower())
    request.scope["state"][_TOKEN] = token
    made.renewed = time.time()
    return made


def cookie_to_set(scope: Scope) -> str | None:
    """The header that tells a guest its secret; None: it knows it, and for long enough."""
    state: dict[str, Any] = scope["state"]
    token = state.get(_TOKEN)
    if token is None:
        return None
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=scope["scheme"] == "https",
        samesite="lax",
    )
    return cookie.to_header(header="")
