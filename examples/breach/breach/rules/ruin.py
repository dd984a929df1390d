"""6.4, 6.5 Captains without men, and what becomes of those who give up."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import unwind
from anabasis.kit.rows import changed
from anabasis.kit.sealed import struck_off
from breach import events
from breach.rules.tokens import EndRound
from breach.state import Valley, standing


def ruin_captains(valley: Valley, log: list[Event]) -> None:
    """6.4 Before a round, who has no man left is ruined."""
    if not valley.ruin:
        return
    for seat in standing(valley):
        if not valley.camp[seat]:
            valley.ruined = (*valley.ruined, seat)
            valley.coins = changed(valley.coins, seat, 0)
            log.append(Event(events.RUINED, (seat,)))


def give_up(valley: Valley, seat: int, die: Die, log: list[Event]) -> None:
    """6.5 The men of a captain who gives up leave the valley. What he leads, and a storm on him, is
    broken off; what waits for him goes on without him."""
    if not valley.ruin:
        return
    if seat in (valley.leader, valley.target):
        unwind(valley, EndRound, log)
    men = valley.camp[seat]
    valley.graves += men
    valley.camp = changed(valley.camp, seat, 0)
    valley.coins = changed(valley.coins, seat, 0)
    log.append(Event(events.DISBANDED, (seat, men)))
    if len(standing(valley)) < 2:
        unwind(valley, EndRound, log)
    else:
        struck_off(valley, seat, die, log)
