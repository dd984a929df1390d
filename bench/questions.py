"""Questions without end, for `bench.attack`: somebody at a table asks where a decision can lead,
why something cannot be done and what actions would lead to; and now and then acts, so that what was
worked out is not true any more."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import WebSocketException

TABLE: Final = {"game": "alexander_vs_darius", "seats": [{"kind": "me"}, {"kind": "here"}]}
"""A game in which there is much to try."""
A_SECOND: Final = 18
ACTS: Final = 6
"""One in so many messages of the first connection is an action."""


class Asker:
    """One connection of somebody who plays all seats."""

    def __init__(self, live: Any, acts: bool) -> None:
        self.live = live
        self.acts = acts
        self.board: dict[str, Any] = {}
        self.known: list[str] = []
        """Actions that have been legal at some time."""
        self.replies: dict[str, int] = {}
        """So many of each kind have come."""

    async def read(self) -> None:
        with suppress(WebSocketException):
            async for text in self.live:
                frame = json.loads(text)
                if frame["type"] in {"state", "update"}:
                    self.board = frame
                    self.known += frame["legal"][:4]
                elif "id" in frame:
                    kind = frame.get("code", frame["type"])
                    self.replies[kind] = self.replies.get(kind, 0) + 1

    def message(self, number: int) -> dict[str, Any] | None:
        """What to say next; None if nobody is asked anything here."""
        own = [one for one in self.board.get("decisions", ()) if "number" in one]
        if not own:
            return None
        seat = own[0]["seat"]
        if seat != self.board["seat"]:
            return {"type": "look", "seat": seat}
        asked = {"id": number, "seat": seat}
        named = asked | {"decision": own[0]["number"]}
        legal = self.board["legal"]
        if self.acts and number % ACTS == 0:
            return named | {"type": "act", "action": random.choice(legal)}
        if number % 3 == 0:
            return named | {"type": "preview", "actions": random.sample(legal, min(16, len(legal)))}
        if number % 3 == 1 or not self.known:
            return named | {"type": "ways"}
        return asked | {"type": "why", "action": random.choice(self.known)}


async def asked(eve: Any, table: str, end: float, acts: bool) -> dict[str, int]:
    """Ask until then, on one connection; how many replies of each kind came."""
    replies: dict[str, int] = {}
    with suppress(WebSocketException, OSError):
        async with eve.at(table) as live:
            asker = Asker(live, acts)
            replies = asker.replies
            reading = asyncio.create_task(asker.read())
            number = 0
            while time.perf_counter() < end and not reading.done():
                number += 1
                message = asker.message(number)
                if message is not None:
                    await live.send(json.dumps(message))
                await asyncio.sleep(1 / A_SECOND)
            reading.cancel()
    return replies


async def asked_on(eve: Any, sockets: int, end: float) -> dict[str, int]:
    """The same on several connections to one table, of which the first acts, too."""
    made = await eve.http.post("/api/tables", json=TABLE)
    table = made.raise_for_status().json()["id"]
    work = [asked(eve, table, end, acts=number == 0) for number in range(sockets)]
    replies: dict[str, int] = {}
    for one in await asyncio.gather(*work):
        for kind, count in one.items():
            replies[kind] = replies.get(kind, 0) + count
    return replies
