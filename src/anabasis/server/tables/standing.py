"""What listeners are shown of a table at one moment.

What everybody is shown alike is looked up once for all who are told; a frame adds what only its own
guest, or only its own eyes, may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from anabasis.server import wire
from anabasis.server.tables import lesson, unplayable
from anabasis.server.tables.seat_view import SeatView, asked, decisions, verdict
from anabasis.server.tables.summary import seat_infos, summary

if TYPE_CHECKING:
    from anabasis.server.tables.live_table import LiveTable


class Standing:
    """A table as it stands now. To be used at once: it is not renewed."""

    def __init__(self, table: LiveTable, online: set[str], spectators: wire.SpectatorsInfo) -> None:
        data, match = table.data, table.match
        self.table = table
        self.online = online
        self.thinking = table.bots.thinking()
        self.asked = asked(match, table.clocks.deadlines())
        self.common: dict[str, Any] = {
            "proposal": _proposal(table),
            "verdict": verdict(match),
            "spectators": spectators,
            "timer": table.timer.info(),
            "lesson": UNSET,
        }
        if data.tutorial:
            over = data.step == lesson.OVER
            self.common["lesson"] = None if over else wire.LessonPlace(data.step)

    def seats(self, guest: str | None) -> list[wire.SeatInfo]:
        return seat_infos(self.table.data, guest, self.online, self.thinking)

    def shown(self, guest: str | None, eyes: int | None, view: SeatView) -> dict[str, Any]:
        """What a `State` and an `Update` have in common."""
        table = self.table
        mine = table.data.seats_of(guest)
        return {
            "table": self._summary(guest, mine),
            "seat": eyes,
            "yours": mine,
            "view": view.view,
            "n": _told(table, eyes),
            "decisions": decisions(self.asked, mine, table.name),
            "prompt": view.prompt,
            "legal": view.legal,
            "asks": view.asks,
            "undo": view.undo,
            **self.common,
        }

    def _summary(self, guest: str | None, mine: list[int]) -> wire.Summary:
        table = self.table
        insider = bool(mine) or guest == table.data.maker
        title = table.data.game if table.installed is None else table.installed.title
        kind = None if table.unplayable is None else table.unplayable.kind
        return summary(table.data, title, insider, self.seats(guest), 0, kind)


def _proposal(table: LiveTable) -> wire.ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    count = table.data.actions - proposal.to
    return wire.ProposalInfo(count, proposal.by, sorted(proposal.yes))


def _told(table: LiveTable, eyes: int | None) -> int:
    """How many choices a seat has been told of."""
    if table.match is not None:
        return table.match.told(eyes)
    return 0 if table.unplayable is None else len(unplayable.told(table, eyes))
