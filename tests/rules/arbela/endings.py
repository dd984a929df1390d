"""How battles of Arbela are brought to ends that they seldom come to by themselves."""

from __future__ import annotations

from anabasis.games.arbela.board import MACEDONIAN, PERSIAN
from anabasis.games.arbela.rules.victory import break_level, broken
from anabasis.games.arbela.state import BY_BOTH_BROKEN, BY_BREAK, GOING_ON, Battle
from tests.games.endings import Way

OVER = 100.0


def one_army(battle: Battle) -> float:
    """11.3b The Macedonian army loses what it can."""
    if battle.ending != GOING_ON:
        return OVER if battle.ending == BY_BREAK else -OVER
    return lost(battle, MACEDONIAN) + wounded(battle)


def both_armies(battle: Battle) -> float:
    """11.4a Both armies lose what they can, and neither breaks without the other."""
    if battle.ending != GOING_ON:
        return OVER if battle.ending == BY_BOTH_BROKEN else -OVER
    macedonian = lost(battle, MACEDONIAN)
    ahead = abs(lost(battle, PERSIAN) - macedonian)
    alone = broken(battle, MACEDONIAN) != broken(battle, PERSIAN)
    return 3.0 * macedonian - ahead + wounded(battle) - (3.0 if alone else 0.0)


def lost(battle: Battle, side: int) -> float:
    """What share of its Break Level a side has lost."""
    return battle.losses[side] / break_level(battle, side)


def wounded(battle: Battle) -> float:
    """Hits and disrupted units, as far as they lead to losses."""
    return 0.01 * sum(battle.hits) + 0.005 * sum(battle.disrupted) + 0.01 * len(battle.attacks)


WAYS = {"army-broken": Way(one_army, 2), "both-broken": Way(both_armies, 2, limit="none")}
