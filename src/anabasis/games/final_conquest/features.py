"""What tells how well a seat stands, in numbers that level off, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.core.weights import LOST, Weights, shares
from anabasis.games.final_conquest.armies import MOST_FOOD, QUOTA, VICTORY_FORTS
from anabasis.games.final_conquest.board import (
    FORTS,
    GREAT_FORTS,
    HERO_PRICE,
    HOME,
    SEAS,
    currency_in,
    food_in,
    members,
)
from anabasis.games.final_conquest.chronicle import FOOD_PAYS, ICON_PAYS
from anabasis.games.final_conquest.fronts import Fronts
from anabasis.games.final_conquest.missions import (
    ALL_OF,
    ANY_OF,
    FOOD_WANTED,
    GREAT_FORTS_WANTED,
    MISSIONS_OF,
    NO_MISSION,
    REWARD,
    SEAS_WANTED,
    WON_IN,
)
from anabasis.games.final_conquest.rules.bribery import price_of
from anabasis.games.final_conquest.rules.upkeep import is_over
from anabasis.games.final_conquest.sense import sound
from anabasis.games.final_conquest.state import NO_SEAT, Realm, forts_of, is_out, is_own_home
from anabasis.games.final_conquest.survey import Survey, surveys

NAMES: Final = (
    "forts",
    "forts_squared",
    "fifth",  # with one fort too few, how likely another is taken
    "haste",  # forts again, the more the longer the game has taken
    "fort_risk",  # forts that others may take before that
    "home",
    "home_risk",
    "territories",
    "land_risk",
    "strength",  # less what the food does not keep any more
    "best_army",
    "food",
    "room",  # units that the food still keeps
    "income",
    "purse",  # as it will be when the next turn begins
    "heroes",
    "reach",  # forts of others and nobody's that armies are near to
    "mission",  # how much of it is done
    "mission_done",  # how many are fulfilled, or will be when the turn ends
    "warned",  # another player's clock runs who could be bribed
    "out",
)
HAND_MADE: Final = {
    "forts": 1.5,
    "forts_squared": 0.75,
    "fifth": 0.3,
    "haste": 1.7,
    "fort_risk": -0.5,
    "home": 1.2,
    "home_risk": 0.0,
    "territories": 0.25,
    "land_risk": -0.17,
    "strength": 0.8,
    "best_army": 0.65,
    "food": 1.75,
    "room": 0.25,
    "income": 0.2,
    "purse": 0.1,
    "heroes": 0.1,
    "reach": 0.25,
    "mission": 0.05,
    "mission_done": 0.1,
    "warned": 0.01,
    "out": -2.4,
}
"""The weights: those of a fit to 250 games of five, rounded, but for strength, land and what armies
are near to: the fit gave half of the first, nothing of the second and twice the third, and players
stood beside what they could have taken. Where more of something good was found to be worth less
than nothing, because whoever has it has not used it, a little is given."""
COUNT: Final = len(NAMES)
KEPT: Final = 0.97
"""Forts that nobody seems to reach are kept so surely: others hope on."""
OUT: Final = [0.0] * (COUNT - 1) + [1.0]
SETTLED: Final = 7
"""After so many rounds a player begins to hurry,"""
LATE: Final = 16
"""and after so many it hurries as much as it ever does."""


def considered(realm: Realm, options: list[Action[Realm, Any]]) -> list[Action[Realm, Any]]:
    """Of the answers to the open decision those that a player weighs."""
    return sound(realm, options)


def features(realm: Realm, seat: int) -> list[float]:
    """A number for each of the names."""
    return features_of_all(realm)[seat]


def features_of_all(realm: Realm) -> list[list[float]]:
    """The same for every seat: where a battle is open, the mean over what may come of it."""
    seats = realm.seats
    if realm.round == 0:
        return [[0.0] * COUNT for _ in range(seats)]
    found = surveys(realm)
    if len(found) == 1:
        return rows_of(realm, found[0], Fronts(realm, found[0]))
    rows = [[0.0] * COUNT for _ in range(seats)]
    for survey in found:
        for row, part in zip(rows, rows_of(realm, survey, Fronts(realm, survey)), strict=True):
            for at in range(COUNT):
                row[at] += part[at] * survey.chance
    return rows


def chances_of_all(realm: Realm, weights: Weights) -> list[float]:
    """How likely each seat is to win: first by the forts that it keeps for a round, and as far as
    nobody does, by the features; where a battle is open, the mean over what may come of it."""
    seats = realm.seats
    total = [0.0] * seats
    for survey in surveys(realm):
        fronts = Fronts(realm, survey)
        scores = [weights.score(seats, row) for row in rows_of(realm, survey, fronts)]
        for seat in realm.gone:
            scores[seat] = LOST
        left = survey.chance
        for seat in checked_in_order(realm):
            wins = left * KEPT * is_kept(realm, survey, fronts, seat)
            total[seat] += wins
            left -= wins
        for seat, share in enumerate(shares(scores)):
            total[seat] += left * share
    return total


def checked_in_order(realm: Realm) -> list[int]:
    """1.6 The seats whose turns begin next, one after the other; who is on turn comes last."""
    order = realm.order
    first = 0 if realm.active == NO_SEAT else order.index(realm.active) + 1
    return [
        order[(first + place) % realm.seats]
        for place in range(realm.seats)
        if order[(first + place) % realm.seats] not in realm.gone
    ]


def is_kept(realm: Realm, survey: Survey, fronts: Fronts, seat: int) -> float:
    """1.5 How likely a seat has won when its next turn begins."""
    ground = survey.ground[seat] & FORTS[realm.chart]
    watched = ground if realm.active == seat else realm.noted[seat] & ground
    return fronts.kept(watched) if watched.bit_count() >= VICTORY_FORTS else 0.0


def rows_of(realm: Realm, survey: Survey, fronts: Fronts) -> list[list[float]]:
    """The features of every seat on a map without an open battle."""
    return [
        OUT if is_out(realm, seat) else row_of(realm, survey, fronts, seat)
        for seat in range(realm.seats)
    ]


def row_of(realm: Realm, survey: Survey, fronts: Fronts, seat: int) -> list[float]:
    chart = realm.chart
    ground = survey.ground[seat]
    held = ground & FORTS[chart]
    forts = held.bit_count()
    home = HOME[realm.faction[seat]]
    has_home = survey.owner[home] == seat
    food = min(food_in(chart, ground), MOST_FOOD)
    quota = QUOTA[food]
    excess = max(0, realm.units[seat] - quota)
    strength = fronts.total[seat] - 2 * excess
    if fronts.total[seat] == 0 and not has_home:
        return OUT
    fulfils = may_end_with_mission(realm, seat, ground)
    purse = realm.purse[seat] + income_to_come(realm, seat, ground)
    return [
        min(forts, VICTORY_FORTS + 1) / 5.0,
        min(forts * forts, 30) / 25.0,
        fronts.first[seat] if forts == VICTORY_FORTS - 1 else 0.0,
        min(forts, VICTORY_FORTS + 1) / 5.0 * hurry(realm.round),
        fronts.fort_risk[seat],
        1.0 if has_home else 0.0,
        1.0 - fronts.safe[home] if has_home else 0.0,
        min(ground.bit_count(), 14) / 10.0,
        fronts.land_risk[seat],
        min(strength, 30) / 20.0,
        min(fronts.best[seat], 12) / 12.0,
        food / 8.0,
        max(0, min(quota - realm.units[seat], 6)) / 6.0,
        min(currency_in(chart, ground), 8) / 8.0,
        min(purse + (REWARD[realm.mission[seat]] if fulfils else 0), 14) / 14.0,
        worth_of_hand(realm.held[seat]) / 20.0,
        fronts.reach(seat),
        0.0 if fulfils else nearness(realm, survey, seat, ground),
        missions_of(realm, seat) + (1.0 if fulfils else 0.0),
        1.0 if realm.clock and realm.warned and could_bribe(realm, seat) else 0.0,
        0.0,
    ]


def income_to_come(realm: Realm, seat: int, ground: int) -> int:
    """9.3, 7.16 to 7.18 What a seat collects when its next turn begins; nothing while it plans, for
    it has just collected. So the end of a turn is no worse for what the next player collects then.
    What the card of the next round changes of it nobody can know."""
    chart = realm.chart
    currency = currency_in(chart, ground)
    active = realm.active
    if seat == active:
        return currency if realm.acted or is_over(realm) else 0
    order = realm.order
    if active != NO_SEAT and order.index(seat) < order.index(active):
        return currency
    card = realm.chronicle
    return currency * ICON_PAYS[card] + food_in(chart, ground) * FOOD_PAYS[card]


def hurry(rounds: int) -> float:
    """How far a game has come from where it may last to where it should be over, 0 to 1."""
    return max(0, min(rounds, LATE) - SETTLED) / (LATE - SETTLED)


def worth_of_hand(held: int) -> float:
    """6.3 What the heroes in a hand have cost: two of them in full, further ones by half."""
    total = 0.0
    for number, hero in enumerate(members(held)):
        total += HERO_PRICE[hero] if number < 2 else HERO_PRICE[hero] / 2.0
    return min(total, 26.0)


# ---- missions


def nearness(realm: Realm, survey: Survey, seat: int, ground: int) -> float:
    """7.5, 7.6 How much of what its mission asks a seat controls, by what it pays."""
    mission = realm.mission[seat]
    if mission == NO_MISSION:
        return 0.0
    chart = realm.chart
    wanted = ALL_OF[chart][mission]
    asked = wanted.bit_count()
    done = (wanted & ground).bit_count()
    if ANY_OF[mission]:
        asked += 1
        done += 1 if ground & ANY_OF[mission] else 0
    if WON_IN[mission]:
        asked += 1
        done += 1 if realm.sacked & WON_IN[mission] else 0
    if SEAS_WANTED[mission]:
        asked += SEAS_WANTED[mission]
        done += min((ground & SEAS).bit_count(), SEAS_WANTED[mission])
    if GREAT_FORTS_WANTED[mission]:
        asked += GREAT_FORTS_WANTED[mission]
        done += min((ground & GREAT_FORTS[chart]).bit_count(), GREAT_FORTS_WANTED[mission])
    if FOOD_WANTED[mission]:
        asked += FOOD_WANTED[mission]
        done += min(food_in(chart, ground), FOOD_WANTED[mission])
    return done / asked * REWARD[mission] / 5.0


def missions_of(realm: Realm, seat: int) -> float:
    """7.7 How many missions a seat has fulfilled."""
    return float((realm.missions_done & MISSIONS_OF[realm.faction[seat]]).bit_count())


def may_end_with_mission(realm: Realm, seat: int, ground: int) -> bool:
    """7.6 Whether a seat on turn has done what its mission asks."""
    if realm.active != seat or realm.mission[seat] == NO_MISSION:
        return False
    mission = realm.mission[seat]
    wanted = ALL_OF[realm.chart][mission]
    if ground & wanted != wanted or (ANY_OF[mission] and not ground & ANY_OF[mission]):
        return False
    if WON_IN[mission] and not realm.sacked & WON_IN[mission]:
        return False
    return (
        (ground & SEAS).bit_count() >= SEAS_WANTED[mission]
        and (ground & GREAT_FORTS[realm.chart]).bit_count() >= GREAT_FORTS_WANTED[mission]
        and food_in(realm.chart, ground) >= FOOD_WANTED[mission]
    )


# ---- bribes


def could_bribe(realm: Realm, seat: int) -> bool:
    """10.5, 10.10 Whether a seat could pay for an army of the player on turn that holds a fort."""
    active = realm.active
    if active in (NO_SEAT, seat):
        return False
    for at in members(forts_of(realm, active)):
        if price_of(realm, at) <= realm.purse[seat] and not is_own_home(realm, at):
            return True
    return False
