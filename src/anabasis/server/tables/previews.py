"""What actions would lead to: worked out when a seat asks, and kept while the match stands so."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from anabasis.core.door import objection
from anabasis.core.game import Game
from anabasis.core.message import Refused
from anabasis.core.preview import preview
from anabasis.server.tables.live_table import LiveTable
from anabasis.server.wire import ChangeInfo, PreviewInfo


async def previews(
    table: LiveTable, seat: int, name: int, actions: list[str]
) -> dict[str, msgspec.Raw]:
    """What each of these answers to the decision of that name would lead to, as far as the seat can
    know. Raises `Refused` for one that is not allowed."""
    async with table.lock:
        match = table.running()
        game = match.game
        number = table.named(match, name)
        for text in actions:
            action = game.grammar.read(text)
            refusal = objection(game, match.shown(seat), seat, number, action)
            if refusal is not None:
                raise Refused(refusal)
        kept = table.listeners.seat_view(seat).previews
        position = match.position.clone()
    found: dict[str, msgspec.Raw] = {}
    for text in actions:
        if text not in kept:
            kept[text] = await table.services.pieces.do(partial(_told, game, position, seat, text))
        found[text] = kept[text]
    return found


def _told(game: Game[Any], position: Any, seat: int, text: str) -> msgspec.Raw:
    """A preview as it is sent."""
    action = game.grammar.read(text)
    found = preview(game, position, seat, action)
    told = PreviewInfo(
        found.events,
        [ChangeInfo(one.path, one.value, one.gone) for one in found.changes],
        found.complete,
        [chance.plain() for chance in game.forecast(position, seat, action)],
        [one.plain() for one in game.sums(position, seat, action)],
    )
    return msgspec.Raw(msgspec.json.encode(told))
