"""What actions would lead to, where further steps can, and why something cannot be done: worked out
when a seat asks, in pieces, and kept while the match stands so."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from anabasis.core.door import objection
from anabasis.core.game import Game
from anabasis.core.message import Refusal, Refused
from anabasis.core.position import Action
from anabasis.core.preview import before_last, preview
from anabasis.core.ways import Search, WayStep
from anabasis.core.why import Reasons, why_not
from anabasis.server.settings import PREVIEWS_KEPT
from anabasis.server.tables.live_table import CLOSED, LiveTable
from anabasis.server.tables.pieces import PIECE
from anabasis.server.tables.seat_view import SeatView, may_interject
from anabasis.server.wire import ChangeInfo, PreviewInfo, WayStepInfo


async def previews(
    table: LiveTable, seat: int, name: int, lines: list[str]
) -> dict[str, msgspec.Raw]:
    """What each of these answers to the decision of that name would lead to, the further steps
    included that a line names, as far as the seat can know. Raises `Refused` for an answer that is
    not allowed."""
    asked: dict[str, list[Action[Any, Any]]] = {}
    async with table.lock:
        match = table.running()
        game = match.game
        number = table.named(match, name)
        for text in lines:
            asked[text] = game.grammar.read_steps(text)
            refusal = objection(game, match.shown(seat), seat, number, asked[text][0])
            if refusal is not None:
                raise Refused(refusal)
        view = table.listeners.seat_view(seat)
        position = match.shown(seat).clone()
    found: dict[str, msgspec.Raw] = {}
    for text, actions in asked.items():
        line = "; ".join([action.text() for action in actions])
        told = view.previews.get(line)
        if told is None:
            told = await table.services.pieces.do(partial(_told, game, position, seat, actions))
            _keep(view.previews, line, told)
        found[text] = told
    return found


def _keep(kept: dict[str, msgspec.Raw], line: str, told: msgspec.Raw) -> None:
    """Keep a preview, in the place of the oldest where there are enough: there is no end of lines
    that can be asked about."""
    if len(kept) >= PREVIEWS_KEPT:
        del kept[next(iter(kept))]
    kept[line] = told


async def ways_from(table: LiveTable, seat: int, name: int) -> msgspec.Raw:
    """Where the seat's decision of that name can lead, step by step. Raises `Refused` if it is not
    asked that."""
    async with table.lock:
        match = table.running()
        game = match.game
        number = table.named(match, name)
        asked = seat in match.waiting() or seat in may_interject(match)
        if not asked or number == CLOSED:
            raise Refused(Refusal(game.turn_case, "decision-closed"))
        view = table.listeners.seat_view(seat)
        position = match.shown(seat).clone()
    found = await _ways(table, view, game, position, seat)
    return msgspec.Raw(
        msgspec.json.encode([WayStepInfo(step.action, step.after, step.ends) for step in found])
    )


async def why(table: LiveTable, seat: int, text: str) -> Refusal | None:
    """Why the seat cannot do that now, or anything at a place, as far as it can know; None if it
    can."""
    async with table.lock:
        match = table.running()
        game = match.game
        reasons = Reasons(game, match.shown(seat), seat, [])
        refusal = reasons.about(text)
        if not reasons.looked_ahead:
            return refusal
        view = table.listeners.seat_view(seat)
        position = match.shown(seat).clone()
    found = await _ways(table, view, game, position, seat)
    return why_not(game, position, seat, text, found)


async def _ways(
    table: LiveTable, view: SeatView, game: Game[Any], position: Any, seat: int
) -> list[WayStep]:
    """Where a seat's decision can lead, looked for once, whoever asks meanwhile; and for a few at a
    time, since what is not found yet takes room."""
    if view.ways is None:
        async with view.looking, table.services.pieces.searches:
            if view.ways is None:
                search = Search(game, position, seat)
                while await table.services.pieces.do(partial(search.go_on, PIECE)):
                    pass
                view.ways = search.found
    return view.ways


def _told(
    game: Game[Any], position: Any, seat: int, actions: list[Action[Any, Any]]
) -> msgspec.Raw:
    """A preview as it is sent. The odds are those of the last step."""
    found = preview(game, position, seat, actions)
    before = before_last(game, position, seat, actions)
    last = actions[-1]
    told = PreviewInfo(
        found.events,
        [ChangeInfo(one.path, one.value, one.gone) for one in found.changes],
        found.complete,
        [chance.plain() for chance in game.forecast(before, seat, last)] if before else [],
        [one.plain() for one in game.sums(before, seat, last)] if before else [],
    )
    return msgspec.Raw(msgspec.json.encode(told))
