"""What stands where, for the computer's players: as it is, or as an open battle may leave it."""

from __future__ import annotations

from typing import Final

from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    BERTH_SEA,
    CITY_AREAS,
    FIELD,
    HARD_GROUND,
    LAND,
    MACEDON,
    NOBODY,
    NOWHERE,
    PERSIA,
    SPARTA,
    THRACE,
)
from anabasis.games.alexander_vs_darius.contests import sea_force
from anabasis.games.alexander_vs_darius.counters import (
    NO_ARMY,
    dies,
    hit,
    of_class,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, INITIATIVE, commander
from anabasis.games.alexander_vs_darius.prospects import ends_of
from anabasis.games.alexander_vs_darius.ratings import Rating, fought, rating_of
from anabasis.games.alexander_vs_darius.rules.battle import SlipAway
from anabasis.games.alexander_vs_darius.rules.engagement import ATTACKER
from anabasis.games.alexander_vs_darius.rules.hits import WORST_FIRST
from anabasis.games.alexander_vs_darius.rules.rounds import ignored
from anabasis.games.alexander_vs_darius.rules.sea_battle import SeaFight
from anabasis.games.alexander_vs_darius.rules.standing import (
    in_service,
    ship_side,
)
from anabasis.games.alexander_vs_darius.state import (
    ENEMIES,
    Battle,
    Campaign,
    player_of,
)
from anabasis.games.alexander_vs_darius.turns import (
    BEATEN_STEP,
    HARD_GROUND_BONUS,
    LOST_STEP,
    MANY,
    MANY_STEP,
    ROUNDS,
    WON_STEP,
)

PURSUIT: Final = 1.5
"""3.3.22 What a pursuit costs the beaten, on the average."""


class Stack:
    """The pieces of one side in an area, or aboard its ships in a sea, which is numbered behind the
    areas."""

    def __init__(self, at: int, side: int, units: int, leaders: int) -> None:
        self.at = at
        self.side = side
        self.rating: Rating = rating_of(units, leaders)
        self.leaders = leaders
        self.has_alexander = side == MACEDON and leaders >> ALEXANDER & 1 == 1


class Survey:
    """The map at a glance, and how likely it comes to this."""

    def __init__(self, campaign: Campaign, chance: float) -> None:
        self.chance = chance
        self.marker = campaign.marker
        self.legitimacy = float(campaign.legitimacy)
        self.weariness = float(campaign.weariness)
        self.treasure = [float(campaign.treasure[0]), float(campaign.treasure[1])]
        self.stacks: list[Stack] = []
        self.ships = [0.0, 0.0]
        self.doom = 0.0
        """How likely Alexander is killed in it."""
        skipped = NOWHERE if campaign.battle is None else campaign.battle.area
        holder = campaign.holder
        for area in range(AREAS):
            side = holder[area]
            if side not in (NOBODY, SPARTA) and area != skipped:
                self.stacks.append(Stack(area, side, campaign.units[area], campaign.leaders[area]))
        for fleet in campaign.fleets:
            side = ship_side(fleet.nation)
            self.ships[side] += fleet.ships if in_service(campaign, fleet) else 0.4 * fleet.ships
            if fleet.cargo or fleet.leaders:
                sea = AREAS + BERTH_SEA[fleet.berth]
                self.stacks.append(Stack(sea, side, fleet.cargo, fleet.leaders))


def surveys(campaign: Campaign) -> list[Survey]:
    """The map as it is; where a land battle is open, once for each side that may win it."""
    battle = campaign.battle
    if battle is None:
        only = Survey(campaign, 1.0)
        reckon_sea_battle(campaign, only)
        return [only]
    won = chance_of(campaign, battle)
    fought_out = 1.0 - slipping(campaign, battle, won)
    found = [
        survey_after(campaign, battle, winner, chance * fought_out)
        for winner, chance in ((0, won), (1, 1.0 - won))
        if chance > 0.02
    ]
    if fought_out < 1.0:
        found.append(survey_slipped(campaign, battle, 1.0 - fought_out))
    return found


def slipping(campaign: Campaign, battle: Battle, won: float) -> float:
    """3.3.15, 3.3.16 How likely the defenders are gone before the battle begins: those who expect
    to lose it try to be."""
    if won < 0.5 or not isinstance(campaign.agenda[-1], SlipAway):
        return 0.0
    needed = INITIATIVE[commander(campaign.leaders[battle.area])]
    if HARD_GROUND >> battle.area & 1:
        needed -= HARD_GROUND_BONUS
    return max(0.0, min(1.0, (6 - needed) / 6.0))


def survey_slipped(campaign: Campaign, battle: Battle, chance: float) -> Survey:
    """3.3.17 The map after the defenders have slipped away: no marker is turned."""
    survey = Survey(campaign, chance)
    area, sides = battle.area, battle.sides
    refuge = refuge_from(campaign, area, sides[1])
    survey.stacks.append(Stack(area, sides[0], campaign.units[FIELD], campaign.leaders[FIELD]))
    if refuge != NOWHERE:
        gone = Stack(refuge, sides[1], campaign.units[area], campaign.leaders[area])
        survey.stacks.append(gone)
    return survey


def chance_of(campaign: Campaign, battle: Battle) -> float:
    """How likely the attackers of an open battle win it."""
    first, second = armies(campaign, battle)
    if first.dice == 0.0 or second.dice == 0.0:
        return 1.0 if first.dice else 0.0
    if battle.broke < 2:
        return 0.0 if battle.broke == ATTACKER else 1.0
    sides = battle.sides
    rounds = ROUNDS - battle.round
    lead = float(battle.hits[0] - battle.hits[1])
    if rounds <= 0:
        return 1.0 if lead > 0.0 else 0.0
    held_off = float(ignored(battle.area, battle.round + 1, sides[0], sides[1]))
    held_back = float(ignored(battle.area, battle.round + 1, sides[1], sides[0]))
    return fought(first, second, rounds, lead, held_off, held_back).won


def armies(campaign: Campaign, battle: Battle) -> list[Rating]:
    """The attackers and the defenders of an open battle. 3.3.31 When it is won, the attackers are
    in the area before its marker, its bonus and its spoils are dealt with."""
    inside = rating_of(campaign.units[battle.area], campaign.leaders[battle.area])
    if campaign.holder[battle.area] == battle.sides[ATTACKER]:
        return [inside, rating_of(NO_ARMY, 0)]
    return [rating_of(campaign.units[FIELD], campaign.leaders[FIELD]), inside]


def survey_after(campaign: Campaign, battle: Battle, winner: int, chance: float) -> Survey:
    """The map after an open battle that one army has won, on the average."""
    survey = Survey(campaign, chance)
    sides = battle.sides
    ratings = armies(campaign, battle)
    rounds = max(ROUNDS - battle.round, 0)
    end = fought(ratings[0], ratings[1], rounds, 0.0, 0.0, 0.0)
    left = (end.left, end.left_other)
    loser = 1 - winner
    war = THRACE not in sides
    if battle.round == 0 and war and battle.alexander:
        persian = sides.index(PERSIA)
        if ratings[persian].count >= MANY:
            survey.weariness += MANY_STEP
    for army in (0, 1):
        hits = (1.0 - left[army]) * ratings[army].body
        units, leaders = ratings[army].units, ratings[army].leaders
        if army == winner:
            units = battered(units, hits)
            survey.stacks.append(Stack(battle.area, sides[army], units, leaders))
            continue
        units = battered(units, hits + PURSUIT)
        landed = army == ATTACKER and battle.sea != NOWHERE
        refuge = NOWHERE if landed else refuge_from(campaign, battle.area, sides[army])
        alexander = sides[army] == MACEDON and leaders >> ALEXANDER & 1
        if leaders and refuge != NOWHERE and (units or leaders.bit_count() > 1):
            survey.stacks.append(Stack(refuge, sides[army], units, leaders))
        elif alexander:
            survey.doom = 1.0
        if alexander:
            survey.weariness += BEATEN_STEP
            if units == NO_ARMY:
                survey.doom = max(survey.doom, 0.6)
    lost = ratings[loser].count * (1.0 - left[loser])
    if war:
        survey.legitimacy += LOST_STEP if sides[loser] == PERSIA else WON_STEP
        survey.treasure[sides[winner]] += lost / 3.0 if sides[winner] == MACEDON else lost
    if sides[winner] != THRACE and not CITY_AREAS >> battle.area & 1:
        row = bytearray(survey.marker)
        row[battle.area] = sides[winner]
        survey.marker = bytes(row)
    return survey


def battered(units: int, hits: float) -> int:
    """What is left of units after so many hits: those are turned over first that can be."""
    left = round(hits)
    for kills in (False, True):
        for number in WORST_FIRST:
            if dies(number) == kills and left > 0:
                count = min(left, of_class(units, number))
                if count:
                    units = hit(units, number, count)
                    left -= count
    return units


def refuge_from(campaign: Campaign, area: int, side: int) -> int:
    """3.3.8 Somewhere near where a beaten army can go."""
    friend = player_of(side)
    enemies = ENEMIES[side]
    beside = LAND.beside[area]
    for near in beside:
        if campaign.marker[near] == friend and not enemies >> campaign.holder[near] & 1:
            return near
    for near in beside:
        if not enemies >> campaign.holder[near] & 1:
            for far in LAND.beside[near]:
                if (
                    far != area
                    and campaign.marker[far] == friend
                    and not enemies >> campaign.holder[far] & 1
                ):
                    return far
    return NOWHERE


def reckon_sea_battle(campaign: Campaign, survey: Survey) -> None:
    """3.4 What an open sea battle costs both sides in ships, on the average."""
    for frame in campaign.agenda:
        if isinstance(frame, SeaFight):
            ours = [one for one in campaign.fleets if one.state == 3]
            theirs = [
                one
                for one in campaign.fleets
                if one.berth == frame.berth and ship_side(one.nation) != frame.seat
            ]
            if not ours or not theirs:
                return
            lead = frame.hits[0] - frame.hits[1]
            ends = ends_of(sea_force(ours, False), sea_force(theirs, False), frame.round + 1, lead)
            won = float(ends.first)
            few = min(sum([one.ships for one in ours]), sum([one.ships for one in theirs]))
            survey.ships[frame.seat] -= (1.0 - won) * few
            survey.ships[1 - frame.seat] -= won * few
            return
