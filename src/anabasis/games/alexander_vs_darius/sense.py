"""What a sound player of Alexander vs. Darius weighs, for the computer's players: what is left out
here a beginner would laugh at, and the position that comes of it does not always tell."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.alexander_vs_darius.aims import best_aims
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    CITY_AREAS,
    COST,
    ENDURANCE,
    MACEDON,
    PERSIA,
    SHOCK,
    WATERS,
)
from anabasis.games.alexander_vs_darius.contests import contest_of
from anabasis.games.alexander_vs_darius.counters import (
    FOOT_BITS,
    FOOT_MOVE,
    NO_ARMY,
    units_in,
)
from anabasis.games.alexander_vs_darius.home import (
    guards_home,
    leaves_home,
    left_behind,
    stays_home,
    turns_back,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, ARIOBARZANES, commander
from anabasis.games.alexander_vs_darius.losses import (
    allotted,
    best_fielded,
    dares,
    least_missed,
    share_of,
)
from anabasis.games.alexander_vs_darius.prospects import ends_of
from anabasis.games.alexander_vs_darius.ratings import WORTH, clash, rating_of
from anabasis.games.alexander_vs_darius.recruits import of_enlisting, of_recruiting
from anabasis.games.alexander_vs_darius.routes import BY_LAND, open_straits, way
from anabasis.games.alexander_vs_darius.rules.actions import Act, Pass
from anabasis.games.alexander_vs_darius.rules.athenians import REFUSE_ATHENIANS, Hiring
from anabasis.games.alexander_vs_darius.rules.control import needs_siege
from anabasis.games.alexander_vs_darius.rules.embarking import Boarding, Embark, Load
from anabasis.games.alexander_vs_darius.rules.gathering import DROP_LEADER, Pick, PickLeader
from anabasis.games.alexander_vs_darius.rules.hits import (
    WORST_FIRST,
    Allotting,
)
from anabasis.games.alexander_vs_darius.rules.landing import Land
from anabasis.games.alexander_vs_darius.rules.levy import Enlisting
from anabasis.games.alexander_vs_darius.rules.loading import room_aboard
from anabasis.games.alexander_vs_darius.rules.march import (
    MARK,
    Force,
    Go,
    Halt,
    March,
    Mark,
    SetOut,
    targets,
)
from anabasis.games.alexander_vs_darius.rules.marching import Army, ready_leaders
from anabasis.games.alexander_vs_darius.rules.pursuit import Harried
from anabasis.games.alexander_vs_darius.rules.raids import Raid
from anabasis.games.alexander_vs_darius.rules.recruiting import (
    Recruit,
)
from anabasis.games.alexander_vs_darius.rules.retreat import Leaving
from anabasis.games.alexander_vs_darius.rules.rounds import (
    ONE_DIE,
    USE_FOUR_DICE,
    AlexandersDice,
    Fielding,
)
from anabasis.games.alexander_vs_darius.rules.sieges import LOSE, Besiege, Losses
from anabasis.games.alexander_vs_darius.rules.thracians import MoveThracians
from anabasis.games.alexander_vs_darius.rules.upkeep import NavyPay, PayNavy
from anabasis.games.alexander_vs_darius.rules.voyage import Sail, SailTo, Voyage
from anabasis.games.alexander_vs_darius.state import (
    AT_HOME,
    ENEMIES,
    Campaign,
    has_enemy,
)
from anabasis.games.alexander_vs_darius.survey import Stack, Survey

FAIR: Final = 0.55
"""An attack that is less likely to win is left out."""
RICH: Final = 9
"""4.7.8 With so much treasure the Athenian ships are hired again."""
NEAR: Final = 10
"""The movement points within which an enemy is near."""
Options = list[Action[Campaign, Any]]


def sound(campaign: Campaign, seat: int, options: Options) -> Options:
    """Of the answers to the open decision those that a player weighs."""
    if len(options) == 1:
        return options
    top = campaign.agenda[-1]
    found: Options
    if isinstance(top, Act):
        found = of_act(campaign, seat, options)
    elif isinstance(top, March):
        found = of_march(campaign, top, options)
    elif isinstance(top, Boarding):
        found = [one for one in options if isinstance(one, Load)]
    elif isinstance(top, Allotting):
        return [allotted(campaign, top)]
    elif isinstance(top, Losses):
        return [LOSE[WORST_FIRST[top.at]][share_of(top.units, top.left, top.at)]]
    elif isinstance(top, Fielding):
        found = [best_fielded(campaign, top)]
    elif isinstance(top, (Harried, Leaving)):
        return [least_missed(options)]
    elif isinstance(top, AlexandersDice):
        return [USE_FOUR_DICE if dares(campaign) else ONE_DIE]
    elif isinstance(top, Recruit):
        found = of_recruiting(campaign, seat, options)
    elif isinstance(top, Enlisting):
        found = of_enlisting(campaign, seat, options)
    elif isinstance(top, NavyPay):
        found = [one for one in options if isinstance(one, PayNavy)]
    elif isinstance(top, Hiring) and campaign.athenians == AT_HOME:
        found = options if campaign.treasure[seat] >= RICH else [REFUSE_ATHENIANS]
    elif isinstance(top, Voyage):
        found = [
            one for one in options if is_fair(campaign, seat, one) and not sails_round(top, one)
        ]
    else:
        return options
    return found or options


# ---- actions


def of_act(campaign: Campaign, seat: int, options: Options) -> Options:
    """A siege before anything else; marches of those who are not needed where they are, voyages
    with a purpose."""
    sieges: Options = [
        one for one in options if isinstance(one, Besiege) and may_storm(campaign, one.area)
    ]
    if sieges:
        return sieges
    found: Options = []
    raids: dict[int, Action[Campaign, Any]] = {}
    for action in options:
        if isinstance(action, SetOut):
            if stays_home(campaign, seat, action.area):
                continue
        elif isinstance(action, Embark):
            if not all_fit(campaign, seat, action) or guards_home(campaign, seat, action.area):
                continue
        elif isinstance(action, (Land, MoveThracians)):
            if not is_fair(campaign, seat, action):
                continue
        elif isinstance(action, Raid):
            if action.dice >= 2:
                raids[action.area] = action
            continue
        found.append(action)
    if marches_on(campaign, seat, found):
        found = [one for one in found if not isinstance(one, (Pass, Sail))]
    return found + list(raids.values())


def marches_on(campaign: Campaign, seat: int, options: Options) -> bool:
    """Time is Persia's: as long as he can march and nobody near would beat him, Alexander does not
    sit still."""
    if seat != MACEDON or campaign.treasure[seat] < 2:
        return False
    for action in options:
        if isinstance(action, SetOut) and ready_leaders(campaign, action.area) >> ALEXANDER & 1:
            area = action.area
            survey = Survey(campaign, 1.0)
            stack = Stack(area, MACEDON, campaign.units[area], campaign.leaders[area])
            for other in survey.stacks:
                if other.side == PERSIA and other.leaders and other.at < AREAS:
                    near = way(other.at, area) <= NEAR
                    if near and clash(other.rating, stack.rating) > 0.45:
                        return False
            return bool(best_aims(campaign, stack, survey, 1, False))
    return False


def may_storm(campaign: Campaign, area: int) -> bool:
    """Whether an army has a fair chance against a city within two assaults."""
    rating = rating_of(campaign.units[area], campaign.leaders[area])
    return 2.0 * rating.power >= ENDURANCE[area] - campaign.hits[area]


def all_fit(campaign: Campaign, seat: int, action: Embark) -> bool:
    units = units_in(campaign.units[action.area])
    return 0 < units <= room_aboard(campaign, seat, action.sea)


def is_fair(campaign: Campaign, seat: int, action: Action[Campaign, Any]) -> bool:
    """Whether an attack is likely enough to win; what is no attack is fair."""
    contest = contest_of(campaign, seat, action)
    if contest is None:
        return True
    if contest.sea:
        first, second = contest.forces
        return ends_of(first, second, 1).first > FAIR
    return land_chance(campaign, seat, action) > FAIR


def sails_round(voyage: Voyage, action: Action[Campaign, Any]) -> bool:
    """Whether a fleet that has sailed a sea goes on to one that it could have sailed to at once, or
    back to where it was."""
    if not isinstance(action, SailTo) or voyage.sea == voyage.origin:
        return False
    return action.sea == voyage.origin or action.sea in WATERS.beside[voyage.origin]


def land_chance(campaign: Campaign, seat: int, action: Action[Campaign, Any]) -> float:
    contest = contest_of(campaign, seat, action)
    assert contest is not None
    first, second = contest.forces
    one, other = first.key(), second.key()
    ours, theirs = rating_of(one[0], one[1]), rating_of(other[0], other[1])
    return clash(ours, theirs, contest.ignored[0])


# ---- marches


def of_march(campaign: Campaign, top: March, options: Options) -> Options:
    """First whoever stands here is taken along, and a city is taken; then where to go."""
    army = top.army
    pick = best_pick(options)
    if pick is not None and may_wait(army) and campaign.leaders[army.at] & ~army.leaders == 0:
        return [pick]
    alone = joining(campaign, army, options)
    if alone is not None:
        return [alone]
    for left in (left_behind(campaign, army, options), parting(army, options)):
        if left is not None:
            return [left]
    if MARK in options and (CITY_AREAS | SHOCK) >> army.at & 1:
        return [MARK]
    found: Options = []
    wanted = toward(campaign, army)
    for action in options:
        if isinstance(action, Go):
            if not wanted >> action.area & 1 or turns_back(campaign, army, action.area):
                continue
            if leaves_home(campaign, army, action.area) or strays(army, action.area):
                continue
            if has_enemy(campaign, top.seat, action.area) and not may_beat(campaign, army, action):
                continue
            found.append(action)
        elif isinstance(action, (Halt, Mark)):
            found.append(action)
    if army.points() <= 0 and army.under_way:
        found += [one for one in options if isinstance(one, Force) and near_aim(campaign, army)]
    return found or [one for one in options if isinstance(one, Go)]


def strays(army: Army, area: int) -> bool:
    """Whether an army could have gone to an area straight from where it was before, with nothing
    done on the way: it would walk to and fro, or take the long way."""
    return army.behind >> area & 1 == 1


def may_beat(campaign: Campaign, army: Army, action: Go) -> bool:
    rating = rating_of(army.units, army.leaders)
    guard = rating_of(campaign.units[action.area], campaign.leaders[action.area])
    return clash(rating, guard) > FAIR


def toward(campaign: Campaign, army: Army) -> int:
    """The areas next to an army that lie on a shortest way to what it would best go to, or away
    from an enemy who could beat it; a bit each."""
    survey = Survey(campaign, 1.0)
    stack = Stack(army.at, army.seat, army.units, army.leaders)
    ways = BY_LAND[open_straits(campaign, army.seat)]
    found = 0
    near = targets(army.at)
    for aim in best_aims(campaign, stack, survey, AIMS):
        whole = ways[army.at][aim]
        for area in near:
            if ways[area][aim] + COST[area] == whole:
                found |= 1 << area
    for other in survey.stacks:
        if not ENEMIES[army.seat] >> other.side & 1 or not other.leaders or other.at >= AREAS:
            continue
        if way(other.at, army.at) <= NEAR and clash(other.rating, stack.rating) > 0.4:
            for area in near:
                if way(other.at, area) > way(other.at, army.at):
                    found |= 1 << area
    return found


AIMS: Final = 3
"""So many aims an army has in mind."""


def best_pick(options: Options) -> Pick | None:
    """1.4.6 The best class that can be taken up, and as many of it as can."""
    best: Pick | None = None
    for action in options:
        if isinstance(action, Pick) and (
            best is None
            or WORTH[action.number] > WORTH[best.number]
            or (action.number == best.number and action.count > best.count)
        ):
            best = action
    return best


def joining(campaign: Campaign, army: Army, options: Options) -> Action[Campaign, Any] | None:
    """1.4.6 A leader who stands alone where an army passes comes along; one with units of his own
    has them to lead. 7.1.8 With Ariobarzanes the army could not leave his country."""
    if not army.under_way or campaign.units[army.at] != army.units:
        return None
    for action in options:
        if isinstance(action, PickLeader) and action.leader != ARIOBARZANES:
            return action
    return None


def parting(army: Army, options: Options) -> Action[Campaign, Any] | None:
    """7.1.8 Ariobarzanes stays behind when an army sets out whose other leaders can lead it: with
    him it could not leave his country."""
    if army.under_way or commander(army.leaders) == ARIOBARZANES:
        return None
    drop = DROP_LEADER[ARIOBARZANES]
    return drop if drop in options else None


def may_wait(army: Army) -> bool:
    """1.4.9 Whether infantry that is picked up does not slow the army down too much."""
    return army.units & FOOT_BITS != 0 or army.used < FOOT_MOVE


def near_aim(campaign: Campaign, army: Army) -> bool:
    """Whether one more point may bring an enemy city: one that falls without a siege."""
    if army.points() > 0 or not CITY_AREAS >> army.at & 1:
        return False
    if campaign.marker[army.at] != 1 - army.seat or army.units == NO_ARMY:
        return False
    return not needs_siege(campaign, army.seat, army.at, army.units)
