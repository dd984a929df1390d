"""The parts of one running server, put together and taken apart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anabasis.server.costs import Allowance, Costs
from anabasis.server.settings import (
    ADDRESS_REQUESTS,
    GUEST_REQUESTS,
    GUEST_SOCKETS,
    TALKERS,
    Settings,
)
from anabasis.server.store.database import Database
from anabasis.server.store.owner import Owner
from anabasis.server.store.readiness import Readiness
from anabasis.server.store.store import Store
from anabasis.server.tables.catalogue import Catalogue
from anabasis.server.tables.guests import Guests
from anabasis.server.tables.live_tables import LiveTables
from anabasis.server.tables.lobby import Lobby
from anabasis.server.tables.reviews import Reviews
from anabasis.server.workers.bot_pool import BotPool
from anabasis.server.workers.verifier import Verifier


class Server:
    """The parts, as the routes find them. To be made inside the event loop."""

    def __init__(self, settings: Settings, database: Database, owner: Owner | None = None) -> None:
        self.settings = settings
        self.costs = Costs(
            Allowance(
                settings.guest_seconds,
                settings.guest_bytes,
                settings.chat_a_second,
                GUEST_REQUESTS,
                GUEST_SOCKETS,
            ),
            Allowance(
                settings.address_seconds,
                settings.address_bytes,
                settings.chat_a_second * TALKERS,
                ADDRESS_REQUESTS,
                settings.address_sockets,
            ),
        )
        self.store = Store(database, owner)
        self.readiness = Readiness(self.store)
        self.catalogue = Catalogue()
        self.bot_pool = BotPool(settings.bot_workers)
        self.guests = Guests(self.store)
        self.tables = LiveTables(settings, self.store, self.catalogue, self.bot_pool)
        self.lobby = Lobby(self.tables, self.store, self.catalogue)
        self.verifier = Verifier(settings.verify_seconds)
        self.reviews = Reviews(self.store, self.verifier, self.tables.services.pieces)

    async def close(self) -> None:
        """Let what has begun come to its end, and go."""
        await self.tables.close()
        self.bot_pool.close()
        self.readiness.close()
        await self.store.close()


@asynccontextmanager
async def running(
    settings: Settings, database: Database, owner: Owner | None = None
) -> AsyncIterator[Server]:
    """A server from its start to its end."""
    server = Server(settings, database, owner)
    await server.tables.resume()
    try:
        yield server
    finally:
        await server.close()
