"""A table in short, as the lobby lists it for one guest."""

from __future__ import annotations

import msgspec

from anabasis.server.store.table_data import TableData
from anabasis.server.tables.unplayable import Kind
from anabasis.server.wire import OutcomeInfo, SeatInfo, Summary


def seat_infos(
    data: TableData, guest: str | None, online: set[str], thinking: set[int]
) -> list[SeatInfo]:
    """Who sits where."""
    return [
        SeatInfo(
            seat=seat.number,
            kind="asked" if seat.guest in data.asked else seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            you=guest is not None and seat.guest == guest,
            online=seat.guest in online,
            thinking=seat.number in thinking,
            bot=seat.bot or msgspec.UNSET,
            stand_in=seat.stand_in or msgspec.UNSET,
        )
        for seat in data.seats
    ]


def summary(
    data: TableData,
    title: str,
    insider: bool,
    seats: list[SeatInfo],
    changed_since: int,
    unplayable: Kind | None,
) -> Summary:
    """The table as the lobby shows it; to an `insider`, who made it or sits there, with the
    invitation."""
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
        away=data.away,
        pause=data.pause,
        review=data.review,
        tutorial=data.tutorial,
        created=data.created,
        turn=data.turn,
        to_act=[] if unplayable else data.to_act,
        changed_since=changed_since,
        invite=data.invite if insider else msgspec.UNSET,
        outcome=OutcomeInfo(**outcome) if outcome else msgspec.UNSET,
        rematch=data.rematch or msgspec.UNSET,
        origin=data.origin or msgspec.UNSET,
        unplayable=unplayable.value if unplayable else msgspec.UNSET,
    )
