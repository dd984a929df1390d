"""What one seat sees of a table: everything that goes out to people is put together here.

A view is by whitelist (`Game.view`), an event as the seat witnessed it, an action unless it is
another's secret; prompt, legal actions and odds are those of the seat itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from anabasis.core.door import legal, to_act
from anabasis.core.match import Match
from anabasis.server.store.table_data import TableData
from anabasis.server.tables.unplayable import Kind
from anabasis.server.wire import (
    DecisionInfo,
    LogEntry,
    OutcomeInfo,
    PromptInfo,
    SeatInfo,
    Summary,
)

NOTHING = msgspec.Raw(b"null")


class SeatView:
    """The match as one seat (None: a spectator) sees it now."""

    def __init__(self, match: Match[Any] | None, eyes: int | None, playing: bool) -> None:
        self.view = NOTHING
        self.prompt: PromptInfo | None = None
        self.legal: list[str] = []
        self.odds: dict[str, list[dict[str, Any]]] = {}
        self.asks: list[str] = []
        """The windows at which the seat wants to be asked."""
        self.undo = False
        if match is None:
            return
        game, position = match.game, match.position
        self.view = msgspec.Raw(msgspec.json.encode(game.view(position, eyes)))
        if eyes is None or not playing:
            return
        self.asks = [
            name for number, name in enumerate(game.windows) if position.asked(eyes, number)
        ]
        self.undo = match.undoable(eyes)
        if eyes in match.waiting():
            decision = game.decision(position)
            prompt = decision.prompt(position)
            self.prompt = PromptInfo(eyes, decision.case, prompt.key, prompt.params)
            options = legal(position, eyes)
            self.legal = [action.text() for action in options]
            for action in options:
                chances = game.forecast(position, eyes, action)
                if chances:
                    self.odds[action.text()] = [chance.plain() for chance in chances]


def decisions(match: Match[Any] | None, deadlines: dict[int, float]) -> list[DecisionInfo]:
    """Who is to act, and until when."""
    if match is None:
        return []
    return [
        DecisionInfo(one.number, one.seat, one.must, deadlines.get(one.seat, msgspec.UNSET))
        for one in to_act(match.position)
    ]


def log_entry(match: Match[Any], n: int, eyes: int | None, at: float) -> LogEntry:
    """The n-th action and what it did, as far as that seat may know; 0 is the setup."""
    if n == 0:
        return LogEntry(0, None, None, [event.witnessed(eyes) for event in match.setup_events], at)
    moment = match.moments[n - 1]
    entry = moment.entry
    secret = entry.seat != eyes and match.game.grammar.read(entry.action).secret
    events = [event.witnessed(eyes) for event in moment.events]
    return LogEntry(n, entry.seat, None if secret else entry.action, events, at)


def seat_infos(
    data: TableData, guest: str | None, online: set[str], thinking: set[int]
) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=seat.number,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            you=guest is not None and seat.guest == guest,
            online=seat.guest in online,
            thinking=seat.number in thinking,
            bot=seat.bot or msgspec.UNSET,
        )
        for seat in data.seats
    ]


def summary(
    data: TableData,
    title: str,
    guest: str | None,
    seats: list[SeatInfo],
    changed_since: int,
    kind: Kind | None,
) -> Summary:
    """The table as the lobby shows it to that guest."""
    insider = guest is not None and (guest == data.maker or bool(data.seats_of(guest)))
    outcome = data.outcome
    return Summary(
        id=data.id,
        game=data.game,
        title=title,
        state=data.state,  # type: ignore[arg-type]
        seats=seats,
        options=data.options,
        public=data.public,
        undo=data.undo,  # type: ignore[arg-type]
        clock=data.clock,
        review=data.review,
        tutorial=data.tutorial,
        created=data.created,
        turn=data.turn,
        to_act=[] if kind else data.to_act,
        changed_since=changed_since,
        invite=data.invite if insider else msgspec.UNSET,
        outcome=OutcomeInfo(**outcome) if outcome else msgspec.UNSET,
        rematch=data.rematch or msgspec.UNSET,
        unplayable=kind.value if kind else msgspec.UNSET,
    )
