"""Who asks: the guest whose secret is in the cookie."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import Cookie
from litestar.types import Scope

from anabasis.server.http.faults import AnyRequest
from anabasis.server.http.limits import count_guest
from anabasis.server.parts import Server
from anabasis.server.tables.guests import Guest

COOKIE: Final = "anabasis"
COOKIE_SECONDS: Final = 400 * 24 * 3600

_NEW_TOKEN: Final = "anabasis_new_token"


async def visitor(request: AnyRequest) -> Guest | None:
    """The guest who asks, if it has come before."""
    server: Server = request.app.state.server
    return await server.guests.find(request.cookies.get(COOKIE))


async def guest(request: AnyRequest, visitor: Guest | None) -> Guest:
    """The guest who asks; one is made if there is none, and told its secret."""
    if visitor is not None:
        return visitor
    count_guest(request)
    server: Server = request.app.state.server
    made, token = await server.guests.make()
    request.scope["state"][_NEW_TOKEN] = token
    return made


def new_cookie(scope: Scope) -> str | None:
    """The header that tells a new guest its secret; None: there is no new guest."""
    state: dict[str, Any] = scope["state"]
    token = state.get(_NEW_TOKEN)
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
