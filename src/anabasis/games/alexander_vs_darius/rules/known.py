"""3.0.2 to 3.0.6 What the other player knows of closed stacks.

Of a *group* of places he knows what pieces are in all of them together, and of each place how many
leaders and units there are; and of each place some pieces that are surely there (`seen_units`,
`seen_leaders`). A place that is in no group with others is known to the last piece, and so is an
empty one; nothing is kept for it. A stack that goes whole takes along what is known of it. When
part of it goes nobody else can tell which part, and the two places are one group from then on.
Losses and recruits are open.
"""

from __future__ import annotations

from anabasis.games.alexander_vs_darius.board import NOBODY, PLACES
from anabasis.games.alexander_vs_darius.counters import (
    NO_ARMY,
    ONE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.rules.standing import (
    leaders_at,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    own_rows,
    player_of,
)
from anabasis.kit.rows import BYTE, changed


def is_alone(campaign: Campaign, place: int) -> bool:
    """Whether a place is in no group with others, and so known to the last piece."""
    groups = campaign.groups
    if groups[place] != place:
        return False
    return place not in groups[place + 1 :] and place not in groups[:place]


def has_closed(campaign: Campaign, player: int) -> bool:
    """Whether a player has pieces of which the other does not know in which place they are."""
    for place in range(PLACES):
        side = side_at(campaign, place)
        if side != NOBODY and player_of(side) == player and not is_alone(campaign, place):
            return True
    return False


def group_of(campaign: Campaign, place: int) -> list[int]:
    """The places of which the other player knows only together what is there."""
    label = campaign.groups[place]
    return [other for other, number in enumerate(campaign.groups) if number == label]


def reveal(campaign: Campaign, place: int) -> None:
    """3.0.3 A stack is open, and what was seen stays known."""
    _leave_group(campaign, place)


def know_shift(campaign: Campaign, origin: int, target: int, units: int, leaders: int) -> None:
    """3.0.2 Pieces are about to go from one place to another: what will be known of both."""
    all_units = units_at(campaign, origin)
    all_leaders = leaders_at(campaign, origin)
    whole = units == all_units and leaders == all_leaders
    alone = is_alone(campaign, target)
    seen, faces = all_units, all_leaders
    """What is known of a place that is in no group with others: all that is there."""
    if not is_alone(campaign, origin):
        seen, faces = campaign.seen_units[origin], campaign.seen_leaders[origin]
    elif whole and alone:
        return
    there, met = campaign.seen_units[target], campaign.seen_leaders[target]
    if alone:
        there, met = units_at(campaign, target), leaders_at(campaign, target)
    _join(campaign, origin, target)
    if whole:
        _leave_group(campaign, origin)
        _set(campaign, origin, NO_ARMY, 0)
        _set(campaign, target, there + seen, met | faces)
        return
    gone = units_in(units)
    left = units_in(all_units) - gone
    _set(campaign, origin, _surely(seen, gone), 0 if leaders else faces)
    if leaders == all_leaders:
        met |= faces
    _set(campaign, target, there + _surely(seen, left), met)


def know_gone(campaign: Campaign, place: int, units: int, leaders: int) -> None:
    """3.0.5 These pieces have openly left a place, and it is now as it is."""
    if is_alone(campaign, place):
        return
    if units_at(campaign, place) == NO_ARMY and leaders_at(campaign, place) == 0:
        _leave_group(campaign, place)
        _set(campaign, place, NO_ARMY, 0)
        return
    seen = campaign.seen_units[place]
    kept = NO_ARMY
    for number in classes_in(seen):
        left = of_class(seen, number) - of_class(units, number)
        if left > 0:
            kept += left * ONE[number]
    _set(campaign, place, kept, campaign.seen_leaders[place] & ~leaders)


def know_come(campaign: Campaign, place: int, units: int, leaders: int) -> None:
    """3.0.6 These pieces have openly come to a place."""
    if is_alone(campaign, place):
        return
    _add(campaign, place, units, leaders)


def know_leaders(campaign: Campaign, place: int, leaders: int) -> None:
    """3.0.3, 3.0.6 All have seen that these leaders are in a place, by what they did there."""
    if leaders and not is_alone(campaign, place):
        _add(campaign, place, NO_ARMY, leaders)


def _surely(army: int, away: int) -> int:
    """What is left of these units in any case when so many of them and others have gone."""
    found = NO_ARMY
    for number in classes_in(army):
        left = of_class(army, number) - away
        if left > 0:
            found += left * ONE[number]
    return found


def _set(campaign: Campaign, place: int, units: int, leaders: int) -> None:
    own_rows(campaign)
    campaign.seen_units[place] = units
    campaign.seen_leaders[place] = leaders


def _add(campaign: Campaign, place: int, units: int, leaders: int) -> None:
    _set(
        campaign,
        place,
        campaign.seen_units[place] + units,
        campaign.seen_leaders[place] | leaders,
    )


def _join(campaign: Campaign, one: int, other: int) -> None:
    """Two places and their groups become one."""
    groups = campaign.groups
    if groups[one] != groups[other]:
        campaign.groups = groups.replace(BYTE[groups[other]], BYTE[groups[one]])


def _leave_group(campaign: Campaign, place: int) -> None:
    """A place is in no group with others any more. The number of a group is that of one of its
    places; if it was this one, another gives its own."""
    groups = campaign.groups
    if groups[place] == place:
        heir = groups.find(place, place + 1)
        if heir < 0:
            heir = groups.find(place, 0, place)
        if heir < 0:
            return
        groups = groups.replace(BYTE[place], BYTE[heir])
    campaign.groups = changed(groups, place, place)
