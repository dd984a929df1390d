"""The places of the map, and what a click on one may mean in each kind of decision."""

from __future__ import annotations

from typing import Any

from anabasis.core.door import legal
from anabasis.core.position import Action, Decision
from anabasis.games.final_conquest.armies import ready_in
from anabasis.games.final_conquest.board import AROUND, COUNT, TERRITORY, UNIT, members
from anabasis.games.final_conquest.rules.force import WITH, WORN, ChooseForce, ChooseWorn
from anabasis.games.final_conquest.rules.planning import RECRUIT_INFANTRY
from anabasis.games.final_conquest.rules.retreat import RETREAT, RetreatUnit
from anabasis.games.final_conquest.rules.threats import LOSE_UNIT, GiveUpUnit
from anabasis.games.final_conquest.rules.turn import ATTACK, MOVE, Turn
from anabasis.games.final_conquest.rules.upkeep import TRIM, Trim
from anabasis.games.final_conquest.state import NOBODY, Realm
from anabasis.kit.clicks import naming


def named_at(realm: Realm, seat: int, domain: str, word: str) -> list[str]:
    """Every place goes by its own name."""
    return [f"{domain}:{word}"]


def likeliest(
    actions: list[Action[Realm, Any]], realm: Realm, seat: int, domain: str, word: str
) -> list[Action[Realm, Any]]:
    """What a click may mean: anything that can be done and names it; if nothing does, what comes
    nearest, so that its refusal says why."""
    can = naming(legal(realm, seat), [f"{domain}:{word}"])
    if can or not realm.agenda:
        return can
    decision = realm.agenda[-1].as_decision()
    if decision.seat != seat:
        return actions
    if domain == TERRITORY.name:
        return nearest(actions, realm, seat, TERRITORY.read(word), decision)
    if domain == COUNT.name:
        many = COUNT.read(word)
        if isinstance(decision, ChooseForce):
            return [WITH[many][0]]
        if isinstance(decision, ChooseWorn):
            return [WORN[many][0]]
    return actions


def nearest(
    actions: list[Action[Realm, Any]], realm: Realm, seat: int, at: int, decision: Decision[Realm]
) -> list[Action[Realm, Any]]:
    """At a territory where nothing can be done: a way from or to it, or a unit of one's own."""
    if isinstance(decision, Turn):
        return ways_at(realm, seat, at) + actions
    for kind, table in ((Trim, TRIM), (GiveUpUnit, LOSE_UNIT), (RetreatUnit, RETREAT)):
        if isinstance(decision, kind):
            return [table[unit][at] for unit in range(len(UNIT))]
    return actions


def ways_at(realm: Realm, seat: int, at: int) -> list[Action[Realm, Any]]:
    """In a turn: a move out of an own territory, or a recruit there if nobody can act; else a move
    or an attack from the nearest own army."""
    if realm.owner[at] == seat:
        if not realm.acted and not ready_in(realm.armies[at]):
            return [RECRUIT_INFANTRY[at]]
        return [MOVE[at][next_to] for next_to in members(AROUND[realm.chart][at])[:1]]
    table = MOVE if realm.owner[at] == NOBODY else ATTACK
    own = members(realm.ground[seat])
    near = [origin for origin in own if AROUND[realm.chart][origin] >> at & 1]
    ready = [origin for origin in near if ready_in(realm.armies[origin])]
    return [table[origin][at] for origin in (ready or near or own)[:1]]
