"""What an army or a fleet does on its way, for the computer's players."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMY_SIDE,
    DEITY,
    EUROPEAN,
    GREAT_KING,
    MACEDON,
    NO_ARMY,
    NO_TREASURY,
    NOWHERE,
    PERSIA,
    PORTS_OF,
    PROVINCE_OF,
    PROVINCES,
    SEA_TRANSIT,
    SEA_WAYS,
    SPACE_TYPE,
    SPACES_OF,
    TREASURY_OF,
    armies_of,
)
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.goals import FAIR, HALF_A_DIE, aim, free_way, may_fall, odds
from anabasis.games.conquerors.numbers import SEA_MP, SURRENDERS, TRANSPORT
from anabasis.games.conquerors.rules.capture import GarrisonCount
from anabasis.games.conquerors.rules.counting import Number
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.marching import Escort, Go, Sail
from anabasis.games.conquerors.rules.surrender import demand_die
from anabasis.games.conquerors.state import ALEXANDRIA_BUILT, USELESS, War, in_revolt
from anabasis.games.conquerors.strength import host_at
from anabasis.games.conquerors.survey import FAR, distances, land_distances, sea_distances
from anabasis.games.conquerors.tour import DAMASCUS

KEPT_FOR_ALEXANDRIA: Final = 2
"""13.7 So many garrison counters are kept until it is built."""
STRONG_POST: Final = 2
"""So many garrison points are left in a Treasure City."""
HELD: Final[bytes] = bytes([*GREAT_KING, DEITY, *EUROPEAN, PROVINCE_OF[DAMASCUS]])
"""The provinces in which a Macedonian army leaves garrisons."""
VOYAGE: Final = 3 * SEA_MP
"""So far a fleet sails for a province."""


def steps(war: War, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    march = war.march
    if march is None:
        return options
    if march.army == NO_ARMY:
        return _by_sea(war, march.side, march.origin, march.at, options)
    for action in options:
        if action.verb == "leave-garrison" and _wants_garrison(war, march.side, march.at):
            return [action]
    for action in options:
        if action.verb == "demand" and _may_yield(war, march.army, march.at):
            return [action]
    for action in options:
        if action.verb == "detach" and (
            too_many(war) or _leaves_unguarded(war, march.army, march.at)
        ):
            return [action]
    besiege = [action for action in options if action.verb == "besiege"]
    if besiege and _is_to_fall(war, march.side, march.army, march.at):
        return besiege
    if march.side == MACEDON or aim(war, march.army) != NOWHERE:
        return _towards(war, options)
    found = [action for action in options if _leads_away(war, march.origin, action)]
    if march.at == march.origin:  # Who has set out goes somewhere.
        found = [action for action in found if action.verb != "halt"] or found
    return found


def too_many(war: War) -> int:
    """10.7.8 How many points of the army on the march stay behind where it puts to sea."""
    march = war.march
    assert march is not None
    goal = aim(war, march.army)
    more = war.asp[march.army] - TRANSPORT
    if goal == NOWHERE or more <= 0 or land_distances()[goal][march.at] < FAR:
        return 0
    far = distances()[goal]
    return more if any([far[there] < far[march.at] for there, _ in SEA_WAYS[march.at]]) else 0


def _may_yield(war: War, army: int, space: int) -> bool:
    """11.4.8 Whether a demand is worth a movement point: where the city is what the army came for,
    or likely to surrender."""
    if ARMY_SIDE[army] == MACEDON and aim(war, army) == space:
        return True
    return demand_die(war, army, space).sum() >= SURRENDERS - HALF_A_DIE


def _is_to_fall(war: War, side: int, army: int, space: int) -> bool:
    """11.4.1, 11.4.3 Whether an army stops to besiege a city: with a line, and not on the way to
    another place."""
    if not has_line(war, side, space) or not may_fall(war, army, space):
        return False
    return side == PERSIA or aim(war, army) == space


def _by_sea(
    war: War, side: int, origin: int, here: int, options: list[Action[War, Any]]
) -> list[Action[War, Any]]:
    """The steps that bring a fleet nearer to what it sails for; there it stays."""
    goal = prize(war, side, origin)
    if goal == NOWHERE:
        return options
    far = sea_distances()[goal]
    nearer: list[Action[War, Any]] = []
    for action in options:
        there = action.space if isinstance(action, Sail) else here
        passed = far[there] == far[here] and SPACE_TYPE[there] == SEA_TRANSIT
        if there != here and (far[there] < far[here] or passed):
            nearer.append(action)
    return nearer or [action for action in options if action.verb == "halt"]


def _leads_away(war: War, origin: int, action: Action[War, Any]) -> bool:
    """Whether a step leads away from where the march began, and into no battle that is lost."""
    march = war.march
    assert march is not None
    if action.verb == "devastate":
        province = PROVINCE_OF[march.at]
        return province != NOWHERE and war.control[province] == 1 - march.side
    if action.verb in ("detach", "leave-leader", "leave-garrison", "besiege"):
        return False
    there = _step_to(action)
    if there == NOWHERE:
        return True
    far = distances()[origin]
    if far[there] <= far[march.at]:
        return far[there] == far[march.at] and SPACE_TYPE[there] == SEA_TRANSIT
    return march.army == NO_ARMY or _is_fair(war, march.side, march.army, there)


def _step_to(action: Action[War, Any]) -> int:
    """Where a step leads, or `NOWHERE` if the action is none."""
    if isinstance(action, Go):
        return action.space
    return action.space if isinstance(action, Sail) else NOWHERE


def _is_fair(war: War, side: int, army: int, space: int) -> bool:
    foe = host_at(war, 1 - side, space)
    return foe is None or odds(war, army, space, foe) >= FAIR


def _towards(war: War, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """The steps that bring an army nearer to where it is to go; else it halts. It puts to sea only
    where no way leads by land, and with all fleets of the port."""
    march = war.march
    assert march is not None
    goal = aim(war, march.army)
    here = march.at
    if goal in (NOWHERE, here):
        return _halts(war, options)
    far = land_distances()[goal]
    overseas = far[here] >= FAR
    if war.condition[march.army] == USELESS:
        far = free_way(war, march.side, goal)
    elif overseas:
        far = distances()[goal]
    found: list[Action[War, Any]] = []
    for action in options:
        there = _step_to(action)
        if there == NOWHERE or (isinstance(action, Sail) and not overseas):
            continue
        nearer = far[there] < far[here] and there != march.came_from
        if nearer and (there == goal or _is_fair(war, march.side, march.army, there)):
            found.append(action)
    if any([isinstance(action, Sail) for action in found]):
        return [action for action in options if isinstance(action, Escort)] or found
    return found or _halts(war, options)


def _halts(war: War, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """The ways to end a march: with a siege that has no line only where nothing else is left."""
    found = [action for action in options if action.verb in ("halt", "land")]
    if not found:
        found = [action for action in options if action.verb in ("besiege", "enter")]
    return found


def _leaves_unguarded(war: War, army: int, space: int) -> bool:
    """6.2.5 Whether a Macedonian army is about to leave a province that counts with nobody in it;
    where no garrison may be placed it drops a point (10.1.6)."""
    province = PROVINCE_OF[space]
    if ARMY_SIDE[army] != MACEDON or province not in HELD or war.condition[army] == USELESS:
        return False
    goal = aim(war, army)
    if goal == NOWHERE or PROVINCE_OF[goal] == province or war.control[province] != MACEDON:
        return False
    for other in SPACES_OF[province]:
        if war.holder[other] == MACEDON and (war.gsp[other] or war.loose[other]):
            return False
        for friend in armies_of(MACEDON):
            if friend != army and war.army_at[friend] == other:
                return False
    return True


def _wants_garrison(war: War, side: int, space: int) -> bool:
    """8.6.1 Whether a garrison is left: where the province has none of that side's yet, and in
    every Treasure City."""
    if war.gsp[space]:
        return False
    province = PROVINCE_OF[space]
    if province == NOWHERE:
        return False
    if side == MACEDON:
        spare = 0 if war.deeds & ALEXANDRIA_BUILT else KEPT_FOR_ALEXANDRIA
        if province not in HELD or war.garrisons_left[side] <= spare:
            return False
    if TREASURY_OF[space] != NO_TREASURY:
        return True
    for other in SPACES_OF[province]:
        if war.gsp[other] and war.holder[other] == side:
            return False
    return True


def posts(war: War, side: int, options: list[Action[War, Any]]) -> list[Action[War, Any]]:
    """8.6.3, 8.6.4 How many: one, but two in a Treasure City while there are many."""
    decision = war.agenda[-1]
    space = decision.space if isinstance(decision, GarrisonCount) else NOWHERE
    if war.march is not None and space == NOWHERE:
        space = war.march.at
    many = space != NOWHERE and TREASURY_OF[space] != NO_TREASURY
    wanted = STRONG_POST if many and war.garrisons_left[side] > 2 * STRONG_POST else 1
    return [one for one in options if isinstance(one, Number) and one.number == wanted]


def prize(war: War, side: int, port: int) -> int:
    """6.2.3 The nearest port in which a fleet wins a province by lying there, or `NOWHERE`. The
    Macedonian sails for those of Europe alone, nobody within a province or for one in Revolt."""
    best, least = NOWHERE, VOYAGE + 1
    if port == NOWHERE:
        return best
    far = sea_distances()[port]
    for province in range(PROVINCES):
        if war.control[province] == side or (side == MACEDON and province not in EUROPEAN):
            continue
        if province == PROVINCE_OF[port] or in_revolt(war, province):
            continue
        if any([war.land[space] for space in SPACES_OF[province]]):
            continue
        for space in PORTS_OF[province]:
            if far[space] < least:
                best, least = space, far[space]
    return best


def is_on_guard(war: War, fleet: int) -> bool:
    """6.2.3 Whether a province is its side's by this fleet alone, so that it would be lost again if
    the fleet put to sea."""
    side, port = war.fleet_side[fleet], war.fleet_at[fleet]
    province = PROVINCE_OF[port] if port != NOWHERE else NOWHERE
    if province == NOWHERE or war.control[province] != side:
        return False
    if any([war.land[space] >> side & 1 for space in SPACES_OF[province]]):
        return False
    for other in range(FLEETS):
        if other != fleet and war.fleet_side[other] == side:
            at = war.fleet_at[other]
            if at != NOWHERE and PROVINCE_OF[at] == province:
                return False
    return True
