"""What each request costs, and who pays for it: the address, and the guest if there is one."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from anabasis.server.costs import Payers, charge, debt, metered, paid_by
from anabasis.server.errors import too_many
from anabasis.server.http.cookie import COOKIE
from anabasis.server.http.limits import address_of
from anabasis.server.parts import Server


class Metering(ASGIMiddleware):
    """Who is in debt is not served; of all that somebody asks at once, some waits for the rest."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        payers = _payers(Request(scope))
        wait = debt(payers)
        if wait > 0:
            raise too_many(wait)

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.body":
                charge(bytes=len(message["body"]))
            await send(message)

        paid_by(payers)
        async with AsyncExitStack() as stack:
            for account in payers:
                await stack.enter_async_context(account.turns)
            await metered(next_app(scope, receive, counted))  # type: ignore[arg-type]


def _payers(request: Request[Any, Any, Any]) -> Payers:
    """Pages are on the account of the address alone: they are the same for all."""
    server: Server = request.app.state.server
    guest = None
    if request.url.path.startswith("/api/"):
        guest = server.guests.remembered(request.cookies.get(COOKIE))
    return server.costs.payers(guest.id if guest else None, address_of(request))
