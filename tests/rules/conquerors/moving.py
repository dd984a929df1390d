"""Moves and battles of The Conquerors: a table at which a player's activity begins."""

from __future__ import annotations

from typing import Any, Self

from anabasis.core.die import ScriptedDie
from anabasis.core.door import proceed
from anabasis.games.conquerors.board import ARMY, NOWHERE, SIDE, SPACE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.activity import MOVE_VERBS, StartActivity
from anabasis.games.conquerors.rules.sieges import SiegeSegment
from tests.rules.conquerors.setting import Table


class Field(Table):
    """A position in which one side is about to move."""

    def begins(self, side: str = "macedon", campaign: bool = False) -> Self:
        """The activity of a player's round."""
        self.active(side)
        self.war.campaign = campaign
        self.war.hands = self.war.hands or (0, 0)
        if self.war.family_at == NOWHERE:
            self.war.family_at = SPACE.read("gabae")
        self.war.moved_armies = self.war.moved_fleets = self.war.transported = 0
        self.run(StartActivity(SIDE.read(side)))
        return self

    def moves(self) -> list[str]:
        """What can be done with forces in the activity that is asked for."""
        return [one for one in self.options() if one.split()[0] in MOVE_VERBS]

    def sieges(self, side: str = "macedon") -> Self:
        """The siege segment of a player's round."""
        self.active(side)
        self.run(SiegeSegment(SIDE.read(side)))
        return self

    def run_on(self, *script: int) -> Self:
        """What is on the agenda runs until somebody is asked."""
        die = ScriptedDie(*script)
        self.war.offered = None
        proceed(self.war, die, self.log)
        assert die.finished(), die.script
        return self

    def cut_off(self, *armies: str) -> Self:
        """Armies that had no line when the Player Phase began."""
        for word in armies:
            self.war.supplied &= ~(1 << ARMY.read(word))
        return self

    def event(self, kind: str, number: int = -1) -> dict[str, Any]:
        """An event of this kind, the last if nothing else is said."""
        return [event.plain() for event in self.log if event.kind.name == kind][number]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event.plain() for event in self.log if event.kind.name == kind]

    def added(self, kind: str, number: int = -1) -> dict[str, int]:
        """What was added to the dice of an event, by name."""
        terms = self.event(kind, number)["modifiers"]
        return {term["modifier"]: term["amount"] for term in terms if term["amount"]}

    def inside(self, army: str) -> bool:
        return self.war.inside >> ARMY.read(army) & 1 == 1

    def condition(self, army: str) -> int:
        return self.war.condition[ARMY.read(army)]

    def gsp(self, space: str) -> int:
        return self.war.gsp[SPACE.read(space)]

    def loose_at(self, space: str) -> int:
        return self.war.loose[SPACE.read(space)]

    def fleet_at(self, fleet: str) -> str | None:
        space = self.war.fleet_at[FLEET.read(fleet)]
        return None if space >= len(SPACE) else SPACE.words[space]

    def nsp(self, fleet: str) -> int:
        return self.war.nsp[FLEET.read(fleet)]

    def is_with(self, leader: str, army: str) -> bool:
        return self.war.where[LEADER.read(leader)] == ARMY.read(army)
