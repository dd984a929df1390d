"""What a player never does and what is always done, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITIES,
    CITY_OF,
    DEITY,
    EUROPEAN,
    FIRST_ARMY,
    INDEPENDENT,
    MACEDON,
    MEMPHIS,
    NO_CITY,
    NO_TREASURY,
    NOWHERE,
    PELLA,
    PERSIA,
    PROVINCE_OF,
    SITE,
    SPACES_OF,
    TREASURIES,
    armies_of,
)
from anabasis.games.conquerors.cards import USE
from anabasis.games.conquerors.goals import TOO_HIGH, aim, prey, refuge, ways_for
from anabasis.games.conquerors.hand import aims, in_hand
from anabasis.games.conquerors.leaders import (
    BATTLE,
    LEADER_SIDE,
    LEADERS,
    NAVAL,
    NO_LEADER,
)
from anabasis.games.conquerors.numbers import TRANSPORT
from anabasis.games.conquerors.paces import (
    HELD,
    KEPT_FOR_ALEXANDRIA,
    is_on_guard,
    posts,
    prize,
    steps,
    too_many,
)
from anabasis.games.conquerors.rules.activity import Act
from anabasis.games.conquerors.rules.administration import Withdraw
from anabasis.games.conquerors.rules.alexandrias import Found
from anabasis.games.conquerors.rules.assault import Assault, assault_die
from anabasis.games.conquerors.rules.capture import GarrisonCount, MovingIn
from anabasis.games.conquerors.rules.card_aims import Aim
from anabasis.games.conquerors.rules.card_segments import DiscardMore, MakeRoom, PlayCard
from anabasis.games.conquerors.rules.control import can_quell
from anabasis.games.conquerors.rules.counting import Number
from anabasis.games.conquerors.rules.detaching import Detaching, Garrisoning
from anabasis.games.conquerors.rules.enlisting import Levy
from anabasis.games.conquerors.rules.forming import Assign, AssignFleet
from anabasis.games.conquerors.rules.leader_moves import Send
from anabasis.games.conquerors.rules.lines import has_line, usable_bits
from anabasis.games.conquerors.rules.march import (
    Embark,
    Fund,
    SetOut,
    SetSail,
    basic_points,
    payers,
)
from anabasis.games.conquerors.rules.marching import Marching
from anabasis.games.conquerors.rules.moments import Moment, Play
from anabasis.games.conquerors.rules.replenishing import Transfer, payers_of
from anabasis.games.conquerors.rules.retreat import Retreat, Route
from anabasis.games.conquerors.rules.routes import held_against
from anabasis.games.conquerors.rules.sea_dice import dice_of, fight_of
from anabasis.games.conquerors.rules.sieges import SiegeChoice
from anabasis.games.conquerors.rules.stationing import LevyFrom
from anabasis.games.conquerors.rules.tracing import Break, BreakLine
from anabasis.games.conquerors.rules.treasuries import owns, usable
from anabasis.games.conquerors.rules.victory import counts
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    ALONE,
    EMPTY,
    FRESH,
    FULL,
    IN_HAND,
    USELESS,
    War,
    in_revolt,
)
from anabasis.games.conquerors.survey import FAR, land_distances

FIRST_FIRE: Final[int] = USE.read("first-fire")
NEVER_DONE: Final = ("offer", "move-family")
AT_ONCE: Final = ("marry", "proskynesis")
"""3.4.5, 3.4.14 What brings Alexander nearer to victory and costs nothing, or is worth it."""
NEAR_THE_FAMILY: Final = 8
"""14.4 With Alexander so near the Great King leaves his family behind."""
LIKELY_LEVY: Final = 10
"""8.3.2 So many points are raised in the mean."""
STRONG: Final = 36
"""With so many points Alexander does not wait for more."""
WORTH_A_LEADER: Final = 10
"""An army of so many points is given a leader."""
ENOUGH_GARRISONS: Final = 2
"""8.6 With so many counters left nobody takes garrisons off."""


def weighed(war: War, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """Of the answers to the open decision those that a player weighs."""
    decision = war.agenda[-1]
    if isinstance(decision, Act):
        found = _activities(war, decision.side, options)
    elif isinstance(decision, Marching):
        found = steps(war, options)
    elif isinstance(decision, Detaching):
        least = max(1, too_many(war))
        found = [one for one in options if isinstance(one, Number) and one.number == least]
    elif isinstance(decision, (Garrisoning, GarrisonCount)):
        found = posts(war, decision.side, options)
    elif isinstance(decision, MovingIn):
        found = [action for action in options if action.verb == "garrison-city"] or [
            action for action in options if action.verb == "stay-out"
        ]
    elif isinstance(decision, SiegeChoice):
        found = [one for one in options if isinstance(one, Assault) and _is_hopeful(war, one)]
        found = found or [action for action in options if action.verb == "end-sieges"]
    elif isinstance(decision, (PlayCard, DiscardMore, MakeRoom)):
        found = in_hand(war, decision.side, options)
    elif isinstance(decision, Aim):
        found = aims(war, decision, options)
    elif isinstance(decision, Route):
        found = _retreats(war, decision, options)
    elif isinstance(decision, BreakLine):
        found = _breaks(war, decision, options)
    else:
        found = [action for action in options if _is_sound(war, action)]
    return found or options


def _is_sound(war: War, action: Action[War, Any]) -> bool:
    """Nobody gives a city away that is not falling, spends the last of a treasury on a longer way,
    or takes off garrisons while he has others."""
    if action.verb in NEVER_DONE:
        return False
    if isinstance(action, Found):
        return action.space == SITE  # 3.4.10; the others only take garrisons
    if isinstance(action, Withdraw):
        side = war.holder[action.space]
        if side >= INDEPENDENT:
            return True
        left = war.garrisons_left[side] + war.garrisons_resting[side]
        return left < ENOUGH_GARRISONS and not _is_last(war, side, action.space)
    if isinstance(action, Fund):
        return can_spend(war, action.treasury)
    if isinstance(action, LevyFrom):
        return can_spend(war, action.treasury)
    if isinstance(action, Assign):
        return _has_use(war, action.leader, action.army)
    if isinstance(action, Send):
        if action.place >= ARMIES:  # Admirals stay with their fleets.
            return war.where[action.leader] == IN_HAND
        return _has_use(war, action.leader, action.place)
    if isinstance(action, AssignFleet):
        return NAVAL[action.leader] > BATTLE[action.leader]
    if isinstance(action, Levy):
        if action.army == FIRST_ARMY[ARMY_SIDE[action.army]]:
            return not _rebels(war)
        return war.asp[action.army] + LIKELY_LEVY <= TRANSPORT
    if isinstance(action, Play) and action.use == FIRST_FIRE:
        return _has_dice(war)
    if isinstance(action, Transfer):
        return can_spend(war, action.giver) and war.level[action.taker] == EMPTY
    return True


def _has_dice(war: War) -> bool:
    """15.33.2 Whether who strikes first at sea has anything to strike with."""
    fight = fight_of(war)
    moment = war.agenda[-1]
    assert isinstance(moment, Moment)
    return dice_of(war, fight, 0 if fight.sides[0] == moment.side else 1) > 0


def _has_use(war: War, leader: int, army: int) -> bool:
    """5.1.7, 11.3.12 Whether a leader is of use with an army: the king's until it has a good second
    beside him, then others of some size."""
    if BATTLE[leader] < NAVAL[leader]:
        return False
    first = FIRST_ARMY[LEADER_SIDE[leader]]
    if army == first or war.army_at[first] == NOWHERE:
        return True
    second = 0
    for other in range(LEADERS):
        if war.where[other] == first and other != war.king[LEADER_SIDE[leader]]:
            second = max(second, BATTLE[other])
    return second >= BATTLE[leader] and war.asp[army] >= WORTH_A_LEADER


def can_spend(war: War, treasury: int) -> bool:
    """7.2.9 Whether a treasury can lose a level and still feeds armies."""
    return treasury == MEMPHIS or (war.level[treasury] == FULL and treasury != NO_TREASURY)


def _is_hopeful(war: War, action: Assault) -> bool:
    """11.4.18 Whether an assault is likely to bring Siege Points."""
    side = war.besieger[action.city]
    return assault_die(war, side, CITIES[action.city]).sum() >= TOO_HIGH


def _rebels(war: War) -> bool:
    """6.3.7 Whether a Revolt in Europe needs a stronger army than there is, and one can be raised
    that can still be shipped."""
    for province in EUROPEAN:
        if not in_revolt(war, province):
            continue
        others = [army for army in armies_of(MACEDON)[1:] if war.army_at[army] != NOWHERE]
        if others and not any([can_quell(war, army, province) for army in others]):
            return min([war.asp[army] for army in others]) + LIKELY_LEVY <= TRANSPORT
    return False


# ---- 3.3 C3 activities


def _activities(war: War, side: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    now = [action for action in options if action.verb in AT_ONCE]
    if not now:
        wish = _about_the_family(war, side)
        now = [action for action in options if action.verb == wish]
    if now:
        return now
    if side == MACEDON and not war.campaign and _should_administer(war):
        found = [action for action in options if action.verb == "administer"]
        if found:
            return found
    found = [action for action in options if _is_sensible(war, side, action)]
    return (_kings_march(war, found) if side == MACEDON else _hunts(war, found)) or found


def _hunts(war: War, found: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """The marches of Persian armies that would beat one near them."""
    return [one for one in found if isinstance(one, SetOut) and prey(war, one.army) != NOWHERE]


def _kings_march(war: War, found: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """3.3.16 Alexander does not wait while there is somewhere to go: at most his army is raised
    first, or another sent to Europe. Against an army that he would beat, and away from one when he
    is beaten, he marches at once. Where nothing can be done, points are raised."""
    first = FIRST_ARMY[MACEDON]
    march: list[Action[War, Any]] = [
        one for one in found if isinstance(one, SetOut) and one.army == first
    ]
    if not march:
        if aim(war, first) != NOWHERE or not usable(war, MACEDON, PELLA):
            return []
        return [one for one in found if one.verb in ("march", "embark", "set-sail", "raise")]
    if war.condition[first] == USELESS or prey(war, first) != NOWHERE:
        return march
    others = ("march", "embark", "raise") if war.asp[first] < STRONG else ("march", "embark")
    return [action for action in found if action.verb in others]


def _about_the_family(war: War, side: int) -> str:
    """14.1, 14.4 Alexander takes the Royal Family along; Darius leaves it before he is beaten."""
    if side == MACEDON:
        return "take-family"
    king, prince = war.army_at[FIRST_ARMY[MACEDON]], war.army_at[FIRST_ARMY[PERSIA]]
    if NOWHERE in (king, prince) or land_distances()[king][prince] > NEAR_THE_FAMILY:
        return ""
    return "leave-family"


def _should_administer(war: War) -> bool:
    """3.3.24 Alexandria can be built, or no treasury feeds the armies any more but one might."""
    if usable_bits(war, MACEDON) == 0:
        for treasury in range(TREASURIES):
            if owns(war, MACEDON, treasury) and payers_of(war, MACEDON, treasury, 0):
                return True
    if _needs_rest(war, FIRST_ARMY[MACEDON]):
        return True
    due = counts(war, DEITY) and not war.deeds & ALEXANDRIA_BUILT
    return due and war.garrisons_left[MACEDON] >= KEPT_FOR_ALEXANDRIA


def _gains_by_rest(war: War, side: int) -> bool:
    """3.3.32, 3.3.34 Whether an administrative phase does a side any good: an army is tired, or a
    Treasury Empty."""
    for army in armies_of(side):
        if war.army_at[army] != NOWHERE and war.condition[army] != FRESH:
            return True
    for treasury in range(TREASURIES):
        if war.level[treasury] == EMPTY and owns(war, side, treasury):
            return True
    return False


def _needs_rest(war: War, army: int) -> bool:
    """3.3.34, 11.3.49 Whether an army recovers in an administrative phase, and can do nothing
    before."""
    if war.army_at[army] == NOWHERE or war.condition[army] == FRESH:
        return False
    if war.condition[army] == USELESS:
        return refuge(war, army) == war.army_at[army]
    return aim(war, army) == NOWHERE


def _is_sensible(war: War, side: int, action: Action[War, Any]) -> bool:
    if action.verb in NEVER_DONE or action.verb in ("take-family", "leave-family"):
        return False
    if action.verb == "administer":
        return not war.campaign and _gains_by_rest(war, side)
    if action.verb == "move-leaders":
        return _leader_waits(war, side)
    if isinstance(action, SetOut):
        return _may_set_out(war, side, action.army, action.points)
    if isinstance(action, Embark) and side == MACEDON:
        if action.army == FIRST_ARMY[MACEDON]:
            return False
        goal = aim(war, action.army)
        return goal != NOWHERE and land_distances()[war.army_at[action.army]][goal] >= FAR
    if isinstance(action, SetSail):
        wanted = prize(war, side, war.fleet_at[action.fleet])
        return wanted != NOWHERE and not is_on_guard(war, action.fleet)
    return True


def _leader_waits(war: War, side: int) -> bool:
    """10.8 Whether a leader is in hand, or a king alone whose army is still there."""
    for leader in range(LEADERS):
        if LEADER_SIDE[leader] == side and war.where[leader] == IN_HAND:
            return True
    parted = war.king[side] != NO_LEADER and war.where[war.king[side]] == ALONE
    return parted and war.army_at[FIRST_ARMY[side]] != NOWHERE


def _may_set_out(war: War, side: int, army: int, points: int) -> bool:
    """Whether an army marches, and with so many points: more than the basic ones only if a Full
    Treasury pays for them, and no more than the way needs."""
    basic = basic_points(war, army)
    if points > basic and not _can_pay(war, army):
        return False
    goal = aim(war, army)
    if goal == NOWHERE:
        return side == PERSIA and war.condition[army] != USELESS
    here = war.army_at[army]
    need = ways_for(war, army)[here][goal] if army else land_distances()[here][goal]
    if held_against(war, side, goal):
        need += 1
    if here == goal and besieges(war, side, here) and not _may_demand(war, army, here):
        return False
    return points <= max(basic, need)


def _can_pay(war: War, army: int) -> bool:
    bits = payers(war, army)
    for treasury in range(TREASURIES):
        if bits >> treasury & 1 and can_spend(war, treasury):
            return True
    return False


def besieges(war: War, side: int, space: int) -> bool:
    """11.4 Whether a side besieges the city of a space and can keep that up."""
    city = CITY_OF[space]
    return city != NO_CITY and war.besieger[city] == side and has_line(war, side, space)


def _may_demand(war: War, army: int, space: int) -> bool:
    return not war.demanded[army] >> CITY_OF[space] & 1


def _is_last(war: War, side: int, space: int) -> bool:
    """6.2.5 Whether a side keeps a province that counts by the last garrison there."""
    province = PROVINCE_OF[space]
    if province == NOWHERE or province not in HELD or war.gsp[space] > 1:
        return False
    for other in SPACES_OF[province]:
        if other != space and war.holder[other] == side and war.gsp[other]:
            return False
    return True


# ---- 11.3 E retreats


def _retreats(war: War, decision: Route, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """11.3.26, 11.3.27 Nobody retreats farther than he must, since each point of the way costs
    more; and in a city he is safe."""
    for verb in ("shelter", "rest-here"):
        found = [action for action in options if action.verb == verb]
        if found:
            return found
    steps = [action for action in options if isinstance(action, Retreat)]
    table = land_distances()[decision.at]
    least = min([table[step.space] for step in steps], default=0)
    return [step for step in steps if table[step.space] == least]


# ---- 7.3 lines


def _breaks(
    war: War, decision: BreakLine, options: list[Action[War, Any]]
) -> list[Action[War, Any]]:
    """7.3.13 A line is broken where an army needs it: that of Alexander, or one that is in need of
    it for a battle. Elsewhere fleets stay where they are."""
    king = war.army_at[FIRST_ARMY[1 - decision.side]]
    if decision.space == king:
        return options
    return [action for action in options if not isinstance(action, Break)]
