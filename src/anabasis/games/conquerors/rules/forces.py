"""8.1.1 to 8.1.3, 8.2.1, 8.6.2 to 8.6.9, 8.7.1 to 8.7.5 Land units come, go and change: the only
place where they do.

Every function leaves `land` true; what follows for control is `control.settle`'s to say.
"""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    INDEPENDENT,
    MACEDON,
    MAJOR,
    NO_ARMY,
    NOBODY,
    NOWHERE,
    PERSIA,
    SPACE_TYPE,
    armies_of,
)
from anabasis.games.conquerors.events import ARMY_DESTROYED, FAMILY_TAKEN, ROYAL_TAKEN
from anabasis.games.conquerors.leaders import leaders_in
from anabasis.games.conquerors.numbers import ELITE_MIXED, ELITE_MOST, GSP_MAJOR, GSP_OTHER
from anabasis.games.conquerors.rules.commanders import kill_leader, leaders_with
from anabasis.games.conquerors.state import (
    FATIGUED,
    FRESH,
    USELESS,
    War,
    armies_at,
    holder_of,
    is_besieged,
    is_real,
)
from anabasis.kit.rows import changed, more, replaced


def refresh(war: War, space: int) -> None:
    """Who has land units in a space, reckoned anew."""
    if space == NOWHERE:
        return
    holder = war.holder[space]
    bits = 0 if holder == NOBODY else 1 << holder
    at = war.army_at
    for army in range(ARMIES):
        if at[army] == space:
            bits |= 1 << ARMY_SIDE[army]
    if war.land[space] != bits:
        war.land = changed(war.land, space, bits)


# ---- armies


def set_army(war: War, army: int, space: int, inside: bool = False) -> None:
    """An army is placed in a space, or moves there; the Royal Treasury and Family go with it."""
    before = war.army_at[army]
    war.army_at = changed(war.army_at, army, space)
    set_inside(war, army, inside)
    if before != space:
        refresh(war, before)
    refresh(war, space)
    if war.royal_army == army:
        war.royal_at = space
    if war.family_army == army:
        war.family_at = space


def set_inside(war: War, army: int, inside: bool) -> None:
    """10.3 An army goes Inside or Outside the Major City of its space."""
    if inside:
        war.inside |= 1 << army
    else:
        war.inside &= ~(1 << army)


def form_army(war: War, army: int, space: int, asp: int, elite: int, inside: bool) -> None:
    """8.1.1 A new army counter is put on points."""
    war.asp = replaced(war.asp, army, asp)
    war.elite = changed(war.elite, army, elite)
    war.condition = changed(war.condition, army, FRESH)
    set_army(war, army, space, inside)


def remove_army(war: War, army: int) -> None:
    """8.1.2 An army counter is taken off. What went with it and is not dealt with yet stays in its
    space."""
    space = war.army_at[army]
    if war.royal_army == army:
        war.royal_army = NO_ARMY
    if war.family_army == army:
        war.family_army = NO_ARMY
    war.army_at = changed(war.army_at, army, NOWHERE)
    war.asp = replaced(war.asp, army, 0)
    war.elite = changed(war.elite, army, 0)
    war.condition = changed(war.condition, army, FRESH)
    war.inside &= ~(1 << army)
    war.supplied &= ~(1 << army)
    refresh(war, space)


def destroy_army(war: War, army: int, by: int, log: list[Event]) -> None:
    """7.4.6, 11.3 An army is lost with its leaders; the Royal Treasury and the Royal Family are
    the victor's (`by`), or stay where they are if nobody is (`NOBODY`)."""
    log.append(Event(ARMY_DESTROYED, (army, war.army_at[army])))
    royal = war.royal_army == army
    family = war.family_army == army
    lost = leaders_with(war, army)
    remove_army(war, army)
    if royal and by in (MACEDON, PERSIA):
        take_royal(war, by, log)
    if family and by in (MACEDON, PERSIA):
        take_family(war, by, log)
    for leader in leaders_in(lost):
        kill_leader(war, leader, log)


def change_asp(war: War, army: int, by: int) -> None:
    """Points are added to an army or taken from it. One without points is to be removed."""
    war.asp = replaced(war.asp, army, war.asp[army] + by)


def combined_elite(size: int, elite: int, other_size: int, other_elite: int) -> int:
    """8.1.5 The Elite Level of two groups that are joined."""
    if elite == other_elite or other_size == 0:
        return elite
    if size == 0:
        return other_elite
    if size == other_size:
        return max(max(elite, other_elite) + ELITE_MIXED, 0)
    return max((elite if size > other_size else other_elite) + ELITE_MIXED, 0)


def join_army(war: War, army: int, asp: int, elite: int, condition: int) -> None:
    """8.1.5, 8.1.6 A group of points joins an army."""
    level = combined_elite(war.asp[army], war.elite[army], asp, elite)
    war.elite = changed(war.elite, army, level)
    war.condition = changed(war.condition, army, max(war.condition[army], condition))
    change_asp(war, army, asp)


def raise_elite(war: War, army: int, by: int) -> None:
    """8.2.2 to 8.2.5 An army gains or loses an Elite Level, within the bounds."""
    most = ELITE_MOST[ARMY_SIDE[army]]
    level = max(0, min(most, war.elite[army] + by))
    war.elite = changed(war.elite, army, level)


def tire(war: War, army: int) -> None:
    """11.3 G An army is Battle Fatigued."""
    if war.condition[army] == FRESH:
        war.condition = changed(war.condition, army, FATIGUED)


def make_useless(war: War, army: int) -> None:
    """11.3 H An army is Useless."""
    war.condition = changed(war.condition, army, USELESS)


def renumber(war: War, army: int, new: int) -> None:
    """5.2.5 An army takes another number of its side, which is free."""
    space = war.army_at[army]
    inside = war.inside >> army & 1 == 1
    supplied = war.supplied >> army & 1
    royal = war.royal_army == army
    family = war.family_army == army
    condition = war.condition[army]
    form_army(war, new, space, war.asp[army], war.elite[army], inside)
    war.condition = changed(war.condition, new, condition)
    war.demanded = replaced(replaced(war.demanded, new, war.demanded[army]), army, 0)
    war.supplied |= supplied << new
    moved = war.moved_armies >> army & 1
    war.moved_armies = war.moved_armies & ~(1 << army | 1 << new) | moved << new
    war.where = bytes([new if place == army else place for place in war.where])
    remove_army(war, army)
    if royal:
        war.royal_army = new
    if family:
        war.family_army = new


def free_number(war: War, side: int) -> int:
    """8.1.1, 5.3.4 The lowest army number of a side that is not in play, or `NO_ARMY`."""
    for army in armies_of(side):
        if war.army_at[army] == NOWHERE:
            return army
    return NO_ARMY


# ---- points without an army, and garrisons


def change_loose(war: War, side: int, space: int, by: int, condition: int = FRESH) -> None:
    """8.1.3 Army strength points without an army are left in a space, or taken from it."""
    points = war.loose[space] + by
    war.loose = replaced(war.loose, space, points)
    if points == 0:
        war.loose_condition = changed(war.loose_condition, space, FRESH)
    elif by > 0:
        worst = max(war.loose_condition[space], condition)
        war.loose_condition = changed(war.loose_condition, space, worst)
    _set_holder(war, side, space)


def _set_holder(war: War, side: int, space: int) -> None:
    held = war.loose[space] > 0 or war.gsp[space] > 0
    war.holder = changed(war.holder, space, side if held else NOBODY)
    refresh(war, space)


def room_for_garrison(war: War, side: int, space: int) -> int:
    """8.6.2 to 8.6.4, 8.7.5 How many more garrison points a side may place in a space."""
    if not is_real(war, space) or war.holder[space] not in (side, NOBODY):
        return 0
    if holder_of(war, space) not in (side, NOBODY) and war.land[space] != 0:
        return 0
    most = GSP_MAJOR if SPACE_TYPE[space] == MAJOR else GSP_OTHER
    return max(0, min(most - war.gsp[space], war.garrisons_left[side]))


def add_garrison(war: War, side: int, space: int, points: int) -> None:
    """8.6.1 Garrison counters of a player are placed."""
    war.garrisons_left = more(war.garrisons_left, side, -points)
    war.gsp = more(war.gsp, space, points)
    _set_holder(war, side, space)


def remove_garrison(war: War, space: int, points: int) -> None:
    """8.6.9, 8.7.3 Garrison points are lost or taken off: a player's come back in a later round,
    those of Rhodes and of tribes never."""
    side = war.holder[space]
    war.gsp = more(war.gsp, space, -points)
    if side != INDEPENDENT:
        war.garrisons_resting = more(war.garrisons_resting, side, points)
    _set_holder(war, side, space)


def clear_posts(war: War, space: int) -> None:
    """All garrison and loose points of a space are removed."""
    if war.gsp[space]:
        remove_garrison(war, space, war.gsp[space])
    if war.loose[space]:
        change_loose(war, war.holder[space], space, -war.loose[space])


def strength_inside(war: War, space: int) -> tuple[int, int]:
    """The ASPs and GSPs Inside the Major City of a space; elsewhere what stands there without an
    army."""
    asp = war.loose[space]
    for army in range(ARMIES):
        if war.army_at[army] == space and war.inside >> army & 1:
            asp += war.asp[army]
    return (asp, war.gsp[space])


def besieging_points(war: War, side: int, space: int) -> int:
    """11.4 The ASPs of a side's armies before a city."""
    points = 0
    for army in range(ARMIES):
        if war.army_at[army] == space and ARMY_SIDE[army] == side and not war.inside >> army & 1:
            points += war.asp[army]
    return points


# ---- the Royal Treasury and the Royal Family


def take_royal(war: War, side: int, log: list[Event]) -> None:
    """7.4.6 to 7.4.8 A side captures the Royal Treasury: an army of it there takes it along."""
    war.royal_side = side
    war.royal_army = NO_ARMY
    there = armies_at(war, side, war.royal_at)
    if side == PERSIA:
        there = [army for army in there if army == armies_of(PERSIA)[0]]
    if there:
        war.royal_army = there[0]
    log.append(Event(ROYAL_TAKEN, (side, war.royal_at)))


def take_family(war: War, side: int, log: list[Event]) -> None:
    """14.4 to 14.6 A side captures the Royal Family, where it is."""
    war.family_side = side
    war.family_army = NO_ARMY
    war.family_round = war.round
    log.append(Event(FAMILY_TAKEN, (side, war.family_at)))


def may_be_posted(war: War, space: int) -> bool:
    """8.3.12 Whether points may go Inside the city of a space: not while it is under Siege."""
    return not is_besieged(war, space)
