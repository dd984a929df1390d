"""2.1, 5.1 One round after the other, until the end."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.kit.sealed import asked_of
from breach import events
from breach.rules.bids import Bids
from breach.rules.end import ranking
from breach.rules.ruin import ruin_captains
from breach.rules.tokens import EndRound
from breach.state import NOBODY, Valley, standing


class Campaign(Procedure[Valley]):
    """2.1, 5.1 The next round, or the end."""

    def run(self, position: Valley, die: Die, log: list[Event]) -> None:
        ruin_captains(position, log)
        over = position.victor != NOBODY or position.nightfall or position.round == position.rounds
        if over or len(standing(position)) < 2:
            log.append(Event(events.GAME_ENDS, (ranking(position)[0],)))
            return
        position.round += 1
        log.append(Event(events.ROUND_BEGINS, (position.round,)))
        position.agenda += [Campaign(), EndRound(), Bids(asked_of(position, standing(position)))]
