"""0.4, 0.6, 5.2.9, 6.7 What comes of leaders killed in a land battle."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, PHILIP
from anabasis.games.alexander_vs_darius.rules.engagement import battle_of, recast
from anabasis.games.alexander_vs_darius.rules.kings import alexander_dies, king_falls, philip_dies
from anabasis.games.alexander_vs_darius.state import Campaign


class Fallen(Procedure[Campaign]):
    """0.6 The deaths of Alexander, of Philip and of the Persian king, in this order."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        fallen = battle.fallen
        if fallen == 0:
            return
        position.battle = recast(battle, fallen=0)
        if fallen >> ALEXANDER & 1:
            alexander_dies(position, log)
            if position.ending:
                return
        if fallen >> PHILIP & 1:
            philip_dies(position, log)
            if position.ending:
                return
        if fallen >> position.king & 1:
            king_falls(position, die, log)
