"""What a sound player of Final Conquest weighs, for the computer's players: what is left out here a
beginner would laugh at, and the position that comes of it does not always tell."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    INFANTRY,
    MOST_FOOD,
    QUOTA,
    STRENGTH,
    VICTORY_FORTS,
    cavalry_in,
    infantry_in,
    ready_in,
    strength_of,
    units_in,
)
from anabasis.games.final_conquest.board import FOOD_AT, FORTS, food_in, members
from anabasis.games.final_conquest.heroes import HERO_STRENGTH
from anabasis.games.final_conquest.prospects import win_chance
from anabasis.games.final_conquest.rules.chronicle import bonus_of, heroes_play
from anabasis.games.final_conquest.rules.force import WITH, ChooseForce
from anabasis.games.final_conquest.rules.occupation import Stay, StayBehind
from anabasis.games.final_conquest.rules.planning import (
    AtFort,
    Buy,
    Hire,
)
from anabasis.games.final_conquest.rules.threats import GiveUpUnit
from anabasis.games.final_conquest.rules.turn import Attack, Move, Turn
from anabasis.games.final_conquest.rules.upkeep import Trim, UnitAt
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    MOST_SEATS,
    Realm,
    is_own_home,
)

FAIR: Final = 0.4
"""An attack that is less likely to win is left out;"""
PATIENT: Final = 10
"""after so many rounds"""
BOLDER: Final = 0.02
"""each further one lowers that by so much,"""
BOLD: Final = 0.2
"""down to this;"""
DESPERATE: Final = 0.1
"""even this one is taken where nothing else keeps another from winning."""
ENOUGH_HEROES: Final = 3


def sound(realm: Realm, options: list[Action[Realm, Any]]) -> list[Action[Realm, Any]]:
    """Of the answers to the open decision those that a player weighs."""
    top = realm.agenda[-1]
    if isinstance(top, Turn):
        found = of_turn(realm, top.seat, options)
    elif isinstance(top, ChooseForce):
        found = of_force(realm, top, options)
    elif isinstance(top, StayBehind):
        found = of_entry(realm, top, options)
    elif isinstance(top, (Trim, GiveUpUnit)):
        found = of_loss(realm, options)
    else:
        return options
    return found or options


# ---- the turn


def of_turn(realm: Realm, seat: int, options: list[Action[Realm, Any]]) -> list[Action[Realm, Any]]:
    """First all that forts recruit for nothing, then heroes, then actions that make sense."""
    if not realm.acted:
        plans = [action for action in options if is_planned(realm, seat, action)]
        if plans:
            return plans
    urgent = about_to_win(realm, seat)
    return [action for action in options if makes_sense(realm, seat, action, urgent)]


def is_planned(realm: Realm, seat: int, action: Action[Realm, Any]) -> bool:
    """9.10 Whether something of planning comes before all actions: recruits cost nothing, and what
    is not bought now is not bought this turn."""
    if isinstance(action, Hire):
        return realm.purse[seat] >= 8
    if isinstance(action, AtFort):
        return True
    return isinstance(action, Buy) and realm.held[seat].bit_count() < ENOUGH_HEROES


def about_to_win(realm: Realm, seat: int) -> int:
    """1.1 The forts of others by which they win when their next turn begins, a bit each."""
    found = 0
    for other in range(realm.seats):
        if other != seat and realm.noted[other].bit_count() >= VICTORY_FORTS:
            found |= realm.noted[other]
    return found


def makes_sense(realm: Realm, seat: int, action: Action[Realm, Any], urgent: int) -> bool:
    if isinstance(action, Attack):
        return not trades_fort_for_land(realm, action) and may_win(realm, seat, action, urgent)
    if isinstance(action, Move):
        return not gives_up_fort(realm, action) and not (
            units_in(realm.armies[action.origin]) == 1
            and starves(realm, seat, action.origin, action.target)
        )
    return True


def may_win(realm: Realm, seat: int, attack: Attack, urgent: int) -> bool:
    """13.3 Whether an attack with all who can act, and a hero at need, is likely enough to win."""
    target = attack.target
    if realm.owner[target] == INDEPENDENT:
        return True
    strength: int = strength_of(ready_in(realm.armies[attack.origin]))
    lead = strength + best_hero(realm, seat) - defence_of(realm, target)
    least = DESPERATE if urgent >> target & 1 else fair_in(realm.round)
    return win_chance(lead) >= least


def fair_in(rounds: int) -> float:
    """How likely to win an attack is at the least that is weighed in a round: in a game that does
    not end, players dare more."""
    return max(BOLD, FAIR - BOLDER * max(0, rounds - PATIENT))


def defence_of(realm: Realm, target: int) -> int:
    """13.5 What defends a territory of another player, heroes apart."""
    strength: int = strength_of(realm.armies[target])
    return strength + bonus_of(realm, target)


def best_hero(realm: Realm, seat: int) -> int:
    """6.7 What the strongest hero that a seat holds adds to an attack, near enough."""
    if realm.held[seat] == 0 or not heroes_play(realm):
        return 0
    return max([HERO_STRENGTH[hero] for hero in members(realm.held[seat])])


def gives_up_fort(realm: Realm, move: Move) -> bool:
    """1.9 Whether a move leaves a fort that is no home to nobody, and takes none."""
    if not is_last_in_fort(realm, move.origin):
        return False
    target = move.target
    return not FORTS[realm.chart] >> target & 1 or realm.owner[target] == realm.owner[move.origin]


def trades_fort_for_land(realm: Realm, attack: Attack) -> bool:
    """11.15 Whether the victor would leave a fort that is no home to nobody, and take none."""
    return is_last_in_fort(realm, attack.origin) and not FORTS[realm.chart] >> attack.target & 1


def is_last_in_fort(realm: Realm, territory: int) -> bool:
    """1.9 Whether a fort that is no home is lost with the next unit that leaves it."""
    if not FORTS[realm.chart] >> territory & 1 or is_own_home(realm, territory):
        return False
    count: int = units_in(realm.armies[territory])
    return count == 1


def starves(realm: Realm, seat: int, origin: int, target: int) -> bool:
    """3.8 Whether a seat that leaves a territory to nobody for another, which is no further fort,
    has units that its food then does not keep."""
    if not FOOD_AT[realm.chart][origin] or is_own_home(realm, origin):
        return False
    if FORTS[realm.chart] >> target & 1 and realm.owner[target] != seat:
        return False
    ground = realm.ground[seat] & ~(1 << origin) | 1 << target
    return realm.units[seat] > QUOTA[min(food_in(realm.chart, ground), MOST_FOOD)]


# ---- with how many


def of_force(
    realm: Realm, top: ChooseForce, options: list[Action[Realm, Any]]
) -> list[Action[Realm, Any]]:
    """11.2, 11.8 Not every number of units is weighed: all of them, all but one, and few."""
    army = realm.armies[top.origin]
    ready = ready_in(army)
    infantry: int = infantry_in(ready)
    cavalry: int = cavalry_in(ready)
    wanted = (
        attackers(realm, top, infantry, cavalry)
        if top.attack
        else walkers(realm, top, infantry, cavalry)
    )
    sizes: list[Action[Realm, Any]] = [WITH[some][others] for some, others in wanted]
    return [action for action in options if action in sizes]


def walkers(realm: Realm, top: ChooseForce, infantry: int, cavalry: int) -> list[tuple[int, int]]:
    """Who may move: one of a kind, all of a kind, all but one infantry, all; but a fort that is no
    home keeps somebody, unless a single unit takes another, and so do fields whose food is
    needed."""
    found: list[tuple[int, int]] = []
    if infantry:
        found += [(1, 0), (infantry, 0)]
    if cavalry:
        found += [(0, 1), (0, cavalry)]
    if infantry and cavalry:
        found.append((infantry - 1, cavalry))
    if infantry > 1:
        found.append((infantry - 1, cavalry))
    if cavalry > 1:
        found.append((infantry, cavalry - 1))
    found.append((infantry, cavalry))
    keeps = FORTS[realm.chart] >> top.origin & 1 and not is_own_home(realm, top.origin)
    if keeps or starves(realm, top.seat, top.origin, top.target):
        units: int = units_in(realm.armies[top.origin])
        found = [(some, others) for some, others in found if some + others < units]
    return found


def attackers(realm: Realm, top: ChooseForce, infantry: int, cavalry: int) -> list[tuple[int, int]]:
    """Who may attack: all, all but an infantry or two, all but a cavalry, the cavalry alone; never
    with worse chances than need be while others stand idle."""
    found: list[tuple[int, int]] = []
    for some, others in (
        (infantry, cavalry),
        (infantry - 1, cavalry),
        (infantry - 2, cavalry),
        (infantry, cavalry - 1),
        (0, cavalry),
        (infantry, 0),
    ):
        if some >= 0 and others >= 0 and some + others > 0 and (some, others) not in found:
            found.append((some, others))
    target = top.target
    if realm.owner[target] >= MOST_SEATS:
        return found
    defence = defence_of(realm, target)
    full = win_chance(strength(infantry, cavalry) - defence)
    return [
        (some, others)
        for some, others in found
        if win_chance(strength(some, others) - defence) >= full - 0.15
    ]


def of_entry(
    realm: Realm, top: StayBehind, options: list[Action[Realm, Any]]
) -> list[Action[Realm, Any]]:
    """11.14 Of several who leave a fort that is no home, and that nobody else holds, one stays."""
    keeps = FORTS[realm.chart] >> top.origin & 1 and not is_own_home(realm, top.origin)
    if not keeps or units_in(realm.armies[top.origin]) > units_in(top.force):
        return options
    return [action for action in options if isinstance(action, Stay)]


# ---- which units to give up


def of_loss(realm: Realm, options: list[Action[Realm, Any]]) -> list[Action[Realm, Any]]:
    """3.8, 15.10 No cavalry from where infantry stands beside it, and no fort as long as there is
    something else."""
    weighed: list[Action[Realm, Any]] = []
    spared: list[Action[Realm, Any]] = []
    for action in options:
        assert isinstance(action, UnitAt)
        infantry: int = infantry_in(realm.armies[action.territory])
        if action.unit == INFANTRY or infantry == 0:
            weighed.append(action)
            if not is_last_in_fort(realm, action.territory):
                spared.append(action)
    return spared or weighed


def strength(infantry: int, cavalry: int) -> int:
    return infantry * STRENGTH[INFANTRY] + cavalry * STRENGTH[CAVALRY]
