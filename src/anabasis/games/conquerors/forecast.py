"""The odds of whatever dice decide: the rules' own modifiers and tables, for every fall.

A battle is told as if nobody intercepted, avoided or played a card (`prospects`). Nothing hidden
enters into it.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any, Final

from anabasis.core.die import sum_weights
from anabasis.core.game import Chance
from anabasis.core.message import Message
from anabasis.core.position import Action
from anabasis.games.conquerors.board import CITIES, MEMPHIS, NO_ARMY, PROVINCE_OF
from anabasis.games.conquerors.numbers import (
    AVOIDS,
    CITY_FALLS,
    FLIGHT_AWAY,
    FLIGHT_CITY,
    INTERCEPTS,
    NAVAL_AVOIDS,
    NAVAL_HITS,
    PROVINCE_ADDS,
    REDUCED,
    REPLENISHED,
    SURRENDERS,
    TWICE,
)
from anabasis.games.conquerors.prospects import battle_ahead
from anabasis.games.conquerors.rules.assault import Assault, assault_die
from anabasis.games.conquerors.rules.avoidance import Avoid, avoidance_bonus
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.counting import Number
from anabasis.games.conquerors.rules.darius import (
    FlightDice,
    cities_of_refuge,
    places_of_refuge,
)
from anabasis.games.conquerors.rules.devastation import Spending, spaces_in
from anabasis.games.conquerors.rules.engagement import ATTACKER, DEFENDER
from anabasis.games.conquerors.rules.interception import Intercept, Intercepting, bonus
from anabasis.games.conquerors.rules.leader_moves import Ambush, AmbushWith
from anabasis.games.conquerors.rules.march import Fund, SetOut, basic_points, payers
from anabasis.games.conquerors.rules.modifiers import battle_dice
from anabasis.games.conquerors.rules.moments import FLIGHT, Moment, PassMoment
from anabasis.games.conquerors.rules.naval import AcceptFight, Evade, evasion_bonus
from anabasis.games.conquerors.rules.replenishing import Roll, Taxing
from anabasis.games.conquerors.rules.sea_dice import dice_of, fight_of, squadrons
from anabasis.games.conquerors.rules.surrender import Demand, demand_die
from anabasis.games.conquerors.state import War, seat_of
from anabasis.games.conquerors.tables import assault_result, battle_score

FAILS: Final = Message("odds-fails")


def forecast(war: War, seat: int, action: Action[War, Any]) -> list[Chance]:
    """7.2, 10.6, 11.3, 11.4, 11.5 What may come of an action, and how likely it is."""
    decision = war.agenda[-1].as_decision()
    if isinstance(action, Avoid):
        return _one(avoidance_bonus(war, battle_of(war)), AVOIDS, Message("odds-avoids"))
    if isinstance(action, Evade):
        return _one(evasion_bonus(war, fight_of(war)), NAVAL_AVOIDS, Message("odds-evades"))
    if isinstance(action, Intercept) and isinstance(decision, Intercepting):
        added = bonus(war, action.army, decision.space)
        return _one(added, INTERCEPTS, Message("odds-intercepts"))
    if isinstance(action, AmbushWith) and isinstance(decision, Ambush):
        added = bonus(war, action.army, decision.space)
        return _one(added, INTERCEPTS, Message("odds-captures"))
    if isinstance(action, Number) and isinstance(decision, Spending) and war.march is not None:
        spaces = spaces_in(war, PROVINCE_OF[war.march.at])
        return _one(action.number, spaces + 1, Message("odds-devastates"))
    if isinstance(action, AcceptFight):
        return _fight(war)
    if isinstance(action, Roll) and isinstance(decision, Taxing):
        added = PROVINCE_ADDS * decision.provinces.bit_count()
        return _one(added, REPLENISHED, Message("odds-replenishes"))
    if isinstance(action, SetOut):
        extra = action.points - basic_points(war, action.army)
        return [] if payers(war, action.army) == 1 << MEMPHIS else _treasury(extra)
    if isinstance(action, Fund) and war.march is not None and action.treasury != MEMPHIS:
        return _treasury(war.march.declared - war.march.basic)
    if isinstance(action, PassMoment) and isinstance(decision, Moment):
        return _flight(war) if decision.moment == FLIGHT else []
    if isinstance(action, Demand) and war.march is not None and war.march.army != NO_ARMY:
        added = demand_die(war, war.march.army, war.march.at).sum()
        return _one(added, SURRENDERS, Message("odds-surrenders"))
    if isinstance(action, Assault):
        return _assault(war, action.city)
    branch = battle_ahead(war, seat, action)
    return [] if branch is None else _battle(branch, seat)


def _one(added: int, needed: int, label: Message, otherwise: Message = FAILS) -> list[Chance]:
    """One die with something added that must come to so much."""
    good = max(0, min(6, 6 - (needed - added) + 1))
    return _told((label, Fraction(good, 6)), (otherwise, Fraction(6 - good, 6)))


def _told(*chances: tuple[Message, Fraction]) -> list[Chance]:
    """What can come about at all, and how likely it is."""
    return [Chance(label, chance, chance) for label, chance in chances if chance]


def _treasury(extra: int) -> list[Chance]:
    """7.2.9 Whether the treasury that pays for extra movement points is reduced by it."""
    if extra <= 0:
        return []
    return _one(extra, REDUCED, Message("odds-treasury-reduced"), Message("odds-treasury-stays"))


def _flight(war: War) -> list[Chance]:
    """11.3.55, 11.3.56 What becomes of Darius, if no card is played any more."""
    ahead = [frame for frame in war.agenda if isinstance(frame, FlightDice)]
    if not ahead:
        return []
    flight = ahead[-1]
    added = flight.added + war.flight_bonus
    city = away = Fraction(0)
    for at, ways in enumerate(sum_weights(2, 6)):
        total = 2 + at + added
        if total <= FLIGHT_CITY:
            city += Fraction(ways, 36)
        elif total <= FLIGHT_AWAY:
            away += Fraction(ways, 36)
    if not cities_of_refuge(war, flight.space):
        city = Fraction(0)
    if not places_of_refuge(war, flight.space):
        away = Fraction(0)
    return _told(
        (Message("odds-flees-to-city"), city),
        (Message("odds-flees-away"), away),
        (Message("odds-darius-falls"), 1 - city - away),
    )


def _hits(dice: int, squadrons: int) -> dict[int, Fraction]:
    """11.5.7, 11.5.8 How likely so many squadrons are destroyed by so many dice."""
    found: dict[int, Fraction] = {}
    good = 6 - NAVAL_HITS + 1
    for hits in range(dice + 1):
        ways = comb(dice, hits) * good**hits * (6 - good) ** (dice - hits)
        lost = min(hits, squadrons)
        found[lost] = found.get(lost, Fraction(0)) + Fraction(ways, 6**dice)
    return found


def _fight(war: War) -> list[Chance]:
    """11.5.11 Who loses fewer squadrons, if nobody plays a card; without a fleet it is seen whether
    those who are shipped drown."""
    fight = fight_of(war)
    dice = [dice_of(war, fight, role) for role in (0, 1)]
    ours = squadrons(war, fight.fleets[0])
    if ours == 0:
        drown = 1 - _hits(dice[1], 1).get(0, Fraction(0))
        return _told((Message("odds-drowned"), drown), (FAILS, 1 - drown))
    lost = _hits(dice[1], ours)
    sunk = _hits(dice[0], squadrons(war, fight.fleets[1]))
    won = drawn = Fraction(0)
    for own, share in lost.items():
        for theirs, other in sunk.items():
            won += share * other if own < theirs else 0
            drawn += share * other if own == theirs else 0
    return _told(
        (Message("odds-fight-won"), won),
        (Message("odds-fight-drawn"), drawn),
        (Message("odds-fight-lost"), 1 - won - drawn),
    )


def _assault(war: War, city: int) -> list[Chance]:
    """11.4.18 Whether the city falls, and what the assault costs."""
    space = CITIES[city]
    added = assault_die(war, war.besieger[city], space).sum()
    falls = Fraction(0)
    costs: dict[int, Fraction] = {}
    for face in range(1, 7):
        points, lost = assault_result(face + added)
        if war.siege[city] + points >= CITY_FALLS:
            falls += Fraction(1, 6)
        costs[lost] = costs.get(lost, Fraction(0)) + Fraction(1, 6)
    found = [Chance(Message("odds-city-falls"), falls, falls)] if falls else []
    for lost in sorted(costs):
        chance = costs[lost]
        found.append(Chance(Message("odds-assault-costs", {"points": lost}), chance, chance))
    return found


def _battle(war: War, seat: int) -> list[Chance]:
    """11.3.8, 11.3.9 Who wins, and who wins with twice the score."""
    battle = battle_of(war)
    scores = [_scores(war, role) for role in (ATTACKER, DEFENDER)]
    own = DEFENDER if seat_of(war, battle.sides[ATTACKER]) != seat else ATTACKER
    if war.seats == 1:
        own = ATTACKER
    won = lost = drawn = twice = routed = Fraction(0)
    for mine, share in scores[own].items():
        for theirs, other in scores[1 - own].items():
            chance = share * other
            if mine == theirs:
                drawn += chance
            elif mine > theirs:
                won += chance
                twice += chance if mine >= TWICE * theirs else 0
            else:
                lost += chance
                routed += chance if theirs >= TWICE * mine else 0
    return _told(
        (Message("odds-battle-won"), won),
        (Message("odds-battle-won-twice"), twice),
        (Message("odds-battle-drawn"), drawn),
        (Message("odds-battle-lost"), lost),
        (Message("odds-battle-lost-twice"), routed),
    )


def _scores(war: War, role: int) -> dict[int, Fraction]:
    """11.3.8 How likely each Battle Score of a side is."""
    battle = battle_of(war)
    added = battle_dice(war, battle, role).sum()
    found: dict[int, Fraction] = {}
    for at, ways in enumerate(sum_weights(2, 6)):
        score = battle_score(2 + at + added, battle.strength[role])
        found[score] = found.get(score, Fraction(0)) + Fraction(ways, 36)
    return found
