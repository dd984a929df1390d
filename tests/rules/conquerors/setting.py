"""Positions of The Conquerors, laid out by name, and a way to play them.

Nothing is on the map but what a test lays there; control of provinces follows from it.
"""

from __future__ import annotations

from typing import Any, Self

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.event import Event
from anabasis.core.grammar import Grammar
from anabasis.core.position import Action, Frame
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    CITIES,
    NOBODY,
    NOWHERE,
    PROVINCE,
    SIDE,
    SPACE,
    TREASURY,
)
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER, LEADERS
from anabasis.games.conquerors.rules import set_up
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import (
    add_garrison,
    change_loose,
    form_army,
    remove_army,
)
from anabasis.games.conquerors.rules.ships import launch
from anabasis.games.conquerors.state import FRESH, IN_HAND, IN_POOL, WITH_FLEET, War
from anabasis.kit.rows import changed


def _verbs(of: type[Action[Any, Any]]) -> list[type[Action[Any, Any]]]:
    found: list[type[Action[Any, Any]]] = []
    for cls in of.__subclasses__():
        if cls.__module__.startswith("anabasis.games.conquerors") and cls.verb:
            found.append(cls)
        found += _verbs(cls)
    return found


def grammar() -> Grammar:
    """All actions of the game that are loaded."""
    return Grammar(*dict.fromkeys(_verbs(Action)))


class Table:
    """A position with nothing on the map but what is laid there."""

    def __init__(self, started: bool = False, seats: int = 2) -> None:
        self.war = war = War()
        war.seats = seats
        war.asks = (0,) * seats
        set_up.lay_out(war)
        self.log: list[Event] = []
        if not started:
            self._clear()
        settle(war, [])

    def _clear(self) -> None:
        war = self.war
        for army in range(ARMIES):
            if war.army_at[army] != NOWHERE:
                remove_army(war, army)
        war.fleet_at = bytes([NOWHERE] * FLEETS)
        war.nsp = bytes(FLEETS)
        war.fleet_side = bytes([NOBODY] * FLEETS)
        war.claim = bytes([NOBODY] * len(PROVINCE))
        war.where = bytes([IN_POOL] * LEADERS)
        war.keeper = bytes([NOBODY] * len(SPACE))
        war.royal_at = NOWHERE
        war.family_at = NOWHERE
        war.king = bytes((ALEXANDER, DARIUS))
        war.hands = (0, 0)
        war.seen = (0, 0)

    # ---- laying out

    def army(
        self,
        name: str,
        at: str,
        asp: int,
        elite: int = 0,
        leaders: str = "",
        inside: bool = False,
        condition: int = FRESH,
    ) -> Self:
        war, army = self.war, ARMY.read(name)
        form_army(war, army, SPACE.read(at), asp, elite, inside)
        war.condition = changed(war.condition, army, condition)
        for word in leaders.split():
            war.where = changed(war.where, LEADER.read(word), army)
        war.supplied |= 1 << army
        return self.settled()

    def garrison(self, side: str, **spaces: int) -> Self:
        for word, points in spaces.items():
            add_garrison(self.war, SIDE.read(side), SPACE.read(word.replace("_", "-")), points)
        return self.settled()

    def loose(self, side: str, at: str, points: int, condition: int = FRESH) -> Self:
        change_loose(self.war, SIDE.read(side), SPACE.read(at), points, condition)
        return self.settled()

    def fleet(self, name: str, side: str, at: str, leaders: str = "") -> Self:
        war, fleet = self.war, FLEET.read(name)
        launch(war, fleet, SIDE.read(side), SPACE.read(at))
        for word in leaders.split():
            war.where = changed(war.where, LEADER.read(word), WITH_FLEET + fleet)
        return self.settled()

    def hand(self, words: str) -> Self:
        """Leaders in their owners' hands."""
        for word in words.split():
            self.war.where = changed(self.war.where, LEADER.read(word), IN_HAND)
        return self

    def keeps(self, side: str, *spaces: str) -> Self:
        """Empty Treasure Cities and islands that a side held last."""
        for word in spaces:
            self.war.keeper = changed(self.war.keeper, SPACE.read(word), SIDE.read(side))
        return self.settled()

    def claims(self, side: str, *provinces: str) -> Self:
        """Provinces that are a side's from the set-up."""
        for word in provinces:
            self.war.claim = changed(self.war.claim, PROVINCE.read(word), SIDE.read(side))
        return self.settled()

    def besieges(self, side: str, city: str, points: int = 0) -> Self:
        at = CITIES.index(SPACE.read(city))
        self.war.siege = changed(self.war.siege, at, points)
        self.war.besieger = changed(self.war.besieger, at, SIDE.read(side))
        return self

    def royal(self, army: str, level: int) -> Self:
        war = self.war
        war.royal_army = ARMY.read(army)
        war.royal_at = war.army_at[war.royal_army]
        war.royal_side = ARMY_SIDE[war.royal_army]
        war.level = changed(war.level, len(TREASURY) - 1, level)
        return self

    def levels(self, **cities: int) -> Self:
        for word, level in cities.items():
            self.war.level = changed(self.war.level, TREASURY.read(word), level)
        return self

    def active(self, side: str) -> Self:
        self.war.active = SIDE.read(side)
        return self

    def mark(self, name: str, *provinces: str) -> Self:
        """Markers (`revolt`, `devastated`, `drought`, `weather`) in provinces."""
        bits: int = getattr(self.war, name)
        for word in provinces:
            bits |= 1 << PROVINCE.read(word)
        setattr(self.war, name, bits)
        return self.settled()

    def settled(self) -> Self:
        settle(self.war, [])
        return self

    # ---- playing

    def run(self, frame: Frame[Any], *script: int) -> Self:
        """Nothing but this is on the agenda, and it runs until somebody is asked."""
        die = ScriptedDie(*script)
        self.war.agenda = [frame]
        self.war.offered = None
        proceed(self.war, die, self.log)
        assert die.finished(), die.script
        return self

    def do(self, text: str, *script: int) -> Self:
        """Whoever is asked answers so, action by action, and the dice fall so."""
        die = ScriptedDie(*script)
        for action in grammar().read_steps(text):
            decision = self.war.agenda[-1].as_decision()
            assert action.verb in decision.verbs, (action.text(), decision.verbs)
            refusal = action.refusal(self.war, decision, decision.seat)
            assert refusal is None, (action.text(), refusal and (refusal.case, refusal.key))
            answer(self.war, self.asked(), action, die, self.log)
        assert die.finished(), die.script
        return self

    def asked(self) -> int:
        return self.war.agenda[-1].as_decision().waiting()[0]

    def frame(self) -> str:
        """What is on top of the agenda."""
        return type(self.war.agenda[-1]).__name__ if self.war.agenda else ""

    def refusal(self, text: str) -> tuple[str, str] | None:
        """The case and the key with which an action is refused."""
        decision = self.war.agenda[-1].as_decision()
        refusal = grammar().read(text).refusal(self.war, decision, self.asked())
        listed = text in self.options()
        assert listed == (refusal is None), (text, refusal)
        return None if refusal is None else (refusal.case, refusal.key)

    def options(self) -> list[str]:
        return [action.text() for action in legal(self.war, self.asked())]

    # ---- looking

    def asp(self, army: str) -> int:
        return self.war.asp[ARMY.read(army)]

    def elite(self, army: str) -> int:
        return self.war.elite[ARMY.read(army)]

    def at(self, army: str) -> str | None:
        space = self.war.army_at[ARMY.read(army)]
        return None if space == NOWHERE else SPACE.words[space]

    def where(self, leader: str) -> int:
        return self.war.where[LEADER.read(leader)]

    def control(self, province: str) -> str:
        return SIDE.words[self.war.control[PROVINCE.read(province)]]

    def level(self, city: str) -> int:
        return self.war.level[TREASURY.read(city)]

    def owner(self, fleet: str) -> str:
        return SIDE.words[self.war.fleet_side[FLEET.read(fleet)]]

    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.log]
