"""Guests: whoever holds a secret. Nothing else is known of them but a name.

Only a hash of the secret is stored, so that nobody who reads the store can pass for a guest.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from anabasis.server.settings import NAME
from anabasis.server.store import queries, rows
from anabasis.server.store.store import Store
from anabasis.server.tables.text import cleaned

TOKEN_BYTES: Final = 32
REMEMBERED: Final = 10_000

# fmt: off
_MANNERS: Final = (
    "Bold", "Bright", "Calm", "Cunning", "Early", "Eager", "Gentle", "Grave", "Honest",
    "Humble", "Keen", "Loyal", "Lucky", "Merry", "Patient", "Proud", "Quick", "Quiet", "Ready",
    "Sharp", "Silent", "Steady", "Stern", "Swift", "Tireless", "Wary", "Watchful", "Wise",
)
_CALLINGS: Final = (
    "Archer", "Baker", "Bard", "Captain", "Courier", "Envoy", "Ferryman", "Guide", "Helmsman",
    "Herald", "Hoplite", "Mason", "Oarsman", "Oracle", "Peltast", "Pilgrim", "Piper", "Potter",
    "Rider", "Satrap", "Scout", "Scribe", "Shepherd", "Slinger", "Smith", "Steward", "Surveyor",
    "Weaver",
)
# fmt: on


class Guest:
    """A person, as far as the server knows one."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.renewed = 0.0
        """When the cookie was last sent, as far as this server knows."""


class Guests:
    """Finds guests by their secret and makes new ones."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Guest] = OrderedDict()

    def remembered(self, token: str | None) -> Guest | None:
        """The guest who holds this secret, if it was here lately."""
        if not token or len(token) > 4 * TOKEN_BYTES:
            return None
        hashed = _hash(token)
        guest = self.known.get(hashed)
        if guest is not None:
            self.known.move_to_end(hashed)
        return guest

    async def find(self, token: str | None) -> Guest | None:
        """The guest who holds this secret."""
        guest = self.remembered(token)
        if guest is not None or not token or len(token) > 4 * TOKEN_BYTES:
            return guest
        hashed = _hash(token)
        found = await self.store.read(queries.guest_by_hash(hashed))
        if found is None:
            return None
        # Another request of the same guest may have been quicker: there is one object a guest.
        guest = self.known.get(hashed) or Guest(*found)
        self._remember(hashed, guest)
        return guest

    async def make(self) -> tuple[Guest, str]:
        """A new guest with a friendly name, and its secret."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest(secrets.token_hex(8), f"{_one_of(_MANNERS)} {_one_of(_CALLINGS)}")
        row = rows.new_guest(guest.id, _hash(token), guest.name, time.time())
        await self.store.write([row])
        self._remember(_hash(token), guest)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        """Give a guest another name, at every table where it sits."""
        name = cleaned(name, NAME, "A name")
        await self.store.write(rows.renamed(guest.id, name))
        guest.name = name

    def _remember(self, hashed: str, guest: Guest) -> None:
        self.known[hashed] = guest
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def _hash(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def _one_of(words: tuple[str, ...]) -> str:
    return words[secrets.randbelow(len(words))]
