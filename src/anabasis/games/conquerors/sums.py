"""What stands beside the odds: what is added to dice, term by term."""

from __future__ import annotations

from typing import Any

from anabasis.core.game import Sum
from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.conquerors.board import CITIES, NO_ARMY
from anabasis.games.conquerors.prospects import battle_ahead
from anabasis.games.conquerors.rules.assault import Assault, assault_die
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.engagement import ATTACKER, DEFENDER
from anabasis.games.conquerors.rules.modifiers import battle_dice
from anabasis.games.conquerors.rules.surrender import Demand, demand_die
from anabasis.games.conquerors.rules.terms import MODIFIER
from anabasis.games.conquerors.state import War
from anabasis.kit.contest import Tally


def sums(war: War, seat: int, action: Action[War, Any]) -> list[Sum]:
    """11.3.11, 11.4.9, 11.4.19 The arithmetic of a battle, a demand or an assault."""
    if isinstance(action, Demand) and war.march is not None and war.march.army != NO_ARMY:
        tally = demand_die(war, war.march.army, war.march.at)
        return [_sum(Message("odds-demand"), tally)]
    if isinstance(action, Assault):
        tally = assault_die(war, war.besieger[action.city], CITIES[action.city])
        return [_sum(Message("odds-assault"), tally)]
    branch = battle_ahead(war, seat, action)
    if branch is None:
        return []
    battle = battle_of(branch)
    first, second = battle.strength
    return [
        _sum(Message("odds-attack", {"strength": first}), battle_dice(branch, battle, ATTACKER)),
        _sum(Message("odds-defence", {"strength": second}), battle_dice(branch, battle, DEFENDER)),
    ]


def _sum(label: Message, tally: Tally) -> Sum:
    """The terms of one side; what adds nothing is left out."""
    terms = [MODIFIER.plain(term) for term in tally.terms if term[1]]
    return Sum(label, terms, terms)
