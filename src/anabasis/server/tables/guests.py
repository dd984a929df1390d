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
_MANNERS_JA: Final = (
    "勇敢な", "明るい", "穏やかな", "抜け目ない", "早起きの", "優しい", "正直な", "控えめな",
    "鋭い", "忠実な", "幸運な", "陽気な", "辛抱強い", "誇り高い", "すばやい", "物静かな",
    "着実な", "俊足の", "疲れ知らずの", "用心深い", "賢い",
)
_CALLINGS_JA: Final = (
    "弓兵", "パン職人", "吟遊詩人", "隊長", "伝令", "使者", "渡し守", "案内人", "操舵手",
    "重装歩兵", "石工", "漕ぎ手", "巡礼者", "笛吹き", "陶工", "騎兵", "太守", "斥候", "書記",
    "羊飼い", "投石兵", "鍛冶屋", "執事", "測量士", "織工",
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

    async def make(self, language: str = "en") -> tuple[Guest, str]:
        """A new guest with a friendly name in that language (English, if there are none in it), and
        its secret."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest = Guest(secrets.token_hex(8), _friendly_name(language))
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


def _friendly_name(language: str) -> str:
    if language == "ja":
        return f"{_one_of(_MANNERS_JA)}{_one_of(_CALLINGS_JA)}"
    return f"{_one_of(_MANNERS)} {_one_of(_CALLINGS)}"


def _one_of(words: tuple[str, ...]) -> str:
    return words[secrets.randbelow(len(words))]
