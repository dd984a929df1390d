"""What stands beside the odds of a battle: the dice of both sides, and how the odds were taken."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.game import Game, Sum
from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.board import (
    DESERT,
    ENDURANCE,
    HARD_GROUND,
    SEAS_OF,
    TERRAIN_OF,
)
from anabasis.games.alexander_vs_darius.contests import Contest, contest_of
from anabasis.games.alexander_vs_darius.counters import KIND, VALUE, classes_in, of_class
from anabasis.games.alexander_vs_darius.leaders import INITIATIVE, commander
from anabasis.games.alexander_vs_darius.prospects import Force, LandForce, SeaForce
from anabasis.games.alexander_vs_darius.rules.battle import SlipAway, TryToSlipAway
from anabasis.games.alexander_vs_darius.rules.engagement import (
    ATTACKER,
    DEFENDER,
    battle_of,
    place_of,
)
from anabasis.games.alexander_vs_darius.rules.march import Go
from anabasis.games.alexander_vs_darius.rules.pursuit import pursuers
from anabasis.games.alexander_vs_darius.rules.rounds import BreakOff, TryToBreakOff
from anabasis.games.alexander_vs_darius.rules.sieges import Besiege
from anabasis.games.alexander_vs_darius.rules.standing import (
    has_ships,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
)
from anabasis.games.alexander_vs_darius.turns import HARD_GROUND_BONUS
from anabasis.kit.contest import Modifiers

MODIFIER: Final = Modifiers(
    "modifier",
    {
        "dice-2": "3.2.2",
        "dice-3": "3.2.2",
        "dice-4": "3.2.2",
        "dice-5": "3.2.2",
        "dice-6": "3.2.2",
        "leaders-2": "3.1.2",
        "leaders-3": "3.1.2",
        "leaders-4": "3.1.2",
        "leaders-5": "3.1.2",
        "leaders-6": "3.1.2",
        "in-port": "3.4.9",
        "gates": "7.2.9",
        "hits-so-far": "3.3.27",
        "hard-ground": "3.3.15",
        "initiative": "3.3.15",
        "city-hits": "3.6.8",
        "endurance": "3.6.2",
        "ships-help": "3.6.12",
    },
)
"""What a side brings: so many dice that hit with this or more, of units and of leaders, and what
changes them. The amount of dice is their number."""
IN_PORT: Final[int] = MODIFIER.read("in-port")
GATES_HELD: Final[int] = MODIFIER.read("gates")
HITS_SO_FAR: Final[int] = MODIFIER.read("hits-so-far")
HARD: Final[int] = MODIFIER.read("hard-ground")
AGAINST: Final[int] = MODIFIER.read("initiative")
CITY_HITS: Final[int] = MODIFIER.read("city-hits")
TO_BREAK: Final[int] = MODIFIER.read("endurance")
SHIPS_HELP: Final[int] = MODIFIER.read("ships-help")

Terms = list[tuple[int, int]]


def sums(
    game: Game[Campaign], campaign: Campaign, seat: int, action: Action[Campaign, Any]
) -> list[Sum]:
    """3.1.2, 3.2.2 The dice behind the odds of an action; where a closed stack decides, the fewest
    and the most; and how the odds of a whole battle were taken."""
    contest = contest_of(campaign, seat, action)
    if contest is not None:
        worlds = [contest_of(world, seat, action) for world in game.worlds(campaign, seat)]
        contests = [one for one in worlds if one is not None]
        found = [side(contests, ATTACKER), side(contests, DEFENDER)]
        found.append(Sum(Message("odds-by-hits"), [], []))
        if isinstance(action, Go) and TERRAIN_OF[action.area] == DESERT:
            found.append(Sum(Message("odds-before-desert"), [], []))
        return found
    decision = campaign.agenda[-1]
    if isinstance(action, TryToSlipAway) and isinstance(decision, SlipAway):
        return [check_sum(campaign, DEFENDER)]
    if isinstance(action, TryToBreakOff) and isinstance(decision, BreakOff):
        battle = battle_of(campaign)
        place = place_of(battle, 1 - decision.army)
        dice = dice_terms(pursuers(campaign.units[place], campaign.leaders[place]), "dice")
        return [check_sum(campaign, decision.army), same(Message("odds-pursuit"), dice)]
    if isinstance(action, Besiege):
        return siege_sums(campaign, seat, action.area)
    return []


def same(label: Message, terms: Terms) -> Sum:
    plain = [MODIFIER.plain(term) for term in terms]
    return Sum(label, plain, plain)


def side(contests: list[Contest], army: int) -> Sum:
    """The dice of one side: the fewest hits on the average, and the most."""
    label = Message("odds-attack") if army == ATTACKER else Message("odds-defence")
    least, most = contests[0], contests[0]
    for contest in contests:
        if mean(contest.forces[army]) < mean(least.forces[army]):
            least = contest
        if mean(contest.forces[army]) > mean(most.forces[army]):
            most = contest
    return Sum(
        label,
        [MODIFIER.plain(term) for term in terms_of(least, army)],
        [MODIFIER.plain(term) for term in terms_of(most, army)],
    )


def mean(force: Force) -> float:
    """The hits of a round, on the average."""
    return sum([count * (7 - lowest) / 6.0 for count, lowest in force.dice()])


def terms_of(contest: Contest, army: int) -> Terms:
    """What one side brings to the round to come."""
    force = contest.forces[army]
    found: Terms = []
    if isinstance(force, LandForce):
        units = [
            (of_class(force.fighting, number), VALUE[KIND[number]])
            for number in classes_in(force.fighting)
        ]
        found = dice_terms(units, "dice") + dice_terms(force.dice()[len(units) :], "leaders")
    elif isinstance(force, SeaForce):
        found = dice_terms(force.dice(), "dice")
        if force.surprised:
            found.append((IN_PORT, -1))
    if contest.ignored[army]:
        found.append((GATES_HELD, -contest.ignored[army]))
    lead = contest.lead if army == ATTACKER else -contest.lead
    if lead > 0:
        found.append((HITS_SO_FAR, lead))
    return found


def dice_terms(dice: list[tuple[int, int]], kind: str) -> Terms:
    """How many dice hit with which roll or more, the best first."""
    found: Terms = []
    for lowest in range(2, 7):
        count = sum([number for number, roll in dice if max(2, min(roll, 6)) == lowest])
        if count:
            found.append((MODIFIER.read(f"{kind}-{lowest}"), count))
    return found


def check_sum(campaign: Campaign, army: int) -> Sum:
    """3.3.15 What is added to the roll of a retreat check, and what it must exceed."""
    battle = battle_of(campaign)
    leaders = campaign.leaders[place_of(battle, army)]
    terms: Terms = []
    if HARD_GROUND >> battle.area & 1:
        terms.append((HARD, HARD_GROUND_BONUS))
    terms.append((AGAINST, -INITIATIVE[commander(leaders)]))
    return same(Message("odds-check"), terms)


def siege_sums(campaign: Campaign, seat: int, area: int) -> list[Sum]:
    """3.6.2, 3.6.7, 3.6.8, 3.6.12 The dice of the besieger, and what the city withstands."""
    units = campaign.units[area]
    dice = [(of_class(units, number), VALUE[KIND[number]]) for number in classes_in(units)]
    ours = dice_terms(dice, "dice")
    if any([has_ships(campaign, seat, sea) for sea in SEAS_OF[area]]):
        ours.append((SHIPS_HELP, 0))
    city: Terms = [(TO_BREAK, ENDURANCE[area])]
    if campaign.hits[area]:
        city.append((CITY_HITS, -campaign.hits[area]))
    return [same(Message("odds-assault"), ours), same(Message("odds-city"), city)]
