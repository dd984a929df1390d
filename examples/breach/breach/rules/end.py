"""5 The end: nightfall, and who has won."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import TABLE, Aside, Decision
from breach import events
from breach.state import Row, Valley


def ranking(valley: Valley) -> tuple[Row, ...]:
    """5.3, 6.4 The victor, then trophies, then coins; who is level shares the place. Behind them
    the ruined, the first of them at the end."""
    groups: dict[tuple[bool, int, int, int], list[int]] = {}
    for seat in range(valley.seats):
        lasted = valley.ruined.index(seat) if seat in valley.ruined else valley.seats
        merit = (seat == valley.victor, lasted, valley.trophies[seat], valley.coins[seat])
        groups.setdefault(merit, []).append(seat)
    return tuple([tuple(groups[merit]) for merit in sorted(groups, reverse=True)])


class Nightfall(Aside[Valley, Decision[Any]]):
    """5.2 The table's sandglass has run out: the round being played is the last."""

    verb: ClassVar[str] = "nightfall"

    def refusal(self, position: Valley, decision: Decision[Any], seat: int) -> Refusal | None:
        if seat != TABLE:
            return Refusal("5.2", "only-the-table")
        if position.nightfall:
            return Refusal("5.2", "night-has-fallen")
        return None

    def do(
        self, position: Valley, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.nightfall = True
        log.append(Event(events.NIGHTFALL, (position.round,)))
