"""What a seat cannot know: positions it cannot tell apart, and those that odds are taken over.

Of the other's pieces a seat knows what `rules/known.py` keeps. What else is in the places of a
group is dealt out anew, to each as many leaders and units as are there, with as many that moved.
What is in a place of which all is known is dealt out among its ships, and between an army on the
march and those who stay.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die, SeededDie
from anabasis.games.alexander_vs_darius.board import (
    AREAS,
    BERTH_SEA,
    BOUND,
    FIELD,
    NOBODY,
    PERSIA,
    PLACES,
    aboard,
    bits,
    members,
)
from anabasis.games.alexander_vs_darius.counters import (
    NO_ARMY,
    ONE,
    classes_in,
    of_class,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, ARIOBARZANES, COMBAT
from anabasis.games.alexander_vs_darius.rules.battle import SlipAway
from anabasis.games.alexander_vs_darius.rules.embarking import Boarding
from anabasis.games.alexander_vs_darius.rules.engagement import begun_with
from anabasis.games.alexander_vs_darius.rules.known import group_of
from anabasis.games.alexander_vs_darius.rules.loading import Naming
from anabasis.games.alexander_vs_darius.rules.march import March
from anabasis.games.alexander_vs_darius.rules.marching import BEST_FIRST, Army
from anabasis.games.alexander_vs_darius.rules.persian_rank import lead
from anabasis.games.alexander_vs_darius.rules.retreat import Leaving, Way, reach
from anabasis.games.alexander_vs_darius.rules.sieges import Losses
from anabasis.games.alexander_vs_darius.rules.stacks import settle_leaders
from anabasis.games.alexander_vs_darius.rules.standing import (
    leaders_at,
    ship_side,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.state import (
    Battle,
    Campaign,
    Fleet,
    own_rows,
    player_of,
)
from anabasis.kit.hidden import matched

MOST_PLACES: Final = 6
"""For odds: in so many places of a group the best and the worst are tried."""
SAMPLES: Final = 3
"""And so many deals at random, always the same ones."""

RANDOM: Final = 0
BEST: Final = 1
WORST: Final = 2
"""How pieces are dealt: at random; the best first; the worst first."""

RESTING: Final = -1
"""In the place of a number of a fleet: who stands in an area, and"""
MARCHING: Final = -2
"""who marches there."""


class Slot:
    """Somewhere that pieces are: in an area or on the field, with an army on the march, or aboard
    one fleet. A seat sees how many there are, and how many of them have moved."""

    def __init__(
        self, place: int, fleet: int, units: int, spent: int, leaders: int, moved: int
    ) -> None:
        self.place = place
        self.fleet = fleet
        """The number of a fleet, or `RESTING` or `MARCHING`."""
        self.units: int = units_in(units)
        self.spent: int = units_in(spent)
        self.leaders: int = leaders.bit_count()
        self.moved: int = (leaders & moved).bit_count()


def redeal(campaign: Campaign, seat: int, die: Die) -> Campaign:
    """3.0.2 The other's closed stacks hold what else they can hold."""
    other = campaign.clone()
    _deal_all(other, seat, die, RANDOM, 0)
    return other


def worlds(campaign: Campaign, seat: int) -> list[Campaign]:
    """For odds: the best, and the worst, that can be in each place of a group, and a few deals
    between. If nothing is hidden there is one."""
    most = 0
    for places in hidden_groups(campaign, seat):
        most = max(most, min(len(places), MOST_PLACES))
    found: list[Campaign] = []
    for first in range(most):
        for order in (BEST, WORST):
            other = campaign.clone()
            _deal_all(other, seat, SeededDie(1), order, first)
            found.append(other)
    for seed in range(SAMPLES if most else 1):
        found.append(redeal(campaign, seat, SeededDie(seed + 1)))
    return found


def hidden_groups(campaign: Campaign, seat: int) -> list[list[int]]:
    """The groups of several places in which the other player has pieces that could be elsewhere."""
    found: list[list[int]] = []
    for place in range(PLACES):
        if campaign.groups[place] == place and is_others(campaign, place, seat):
            places = group_of(campaign, place)
            if len(places) > 1:
                found.append(places)
    return found


def is_others(campaign: Campaign, place: int, seat: int) -> bool:
    """Whether pieces of the other player are in a place."""
    side = side_at(campaign, place)
    if side == NOBODY or player_of(side) == seat:
        return False
    return units_at(campaign, place) != NO_ARMY or leaders_at(campaign, place) != 0


# ---- dealing


def _deal_all(campaign: Campaign, seat: int, die: Die, order: int, first: int) -> None:
    """Deal out all pieces of the other player anew that are not known to be where they are."""
    settled = 0
    fixed = _fixed(campaign, seat)
    for place in range(PLACES):
        if settled >> place & 1 or not is_others(campaign, place, seat):
            continue
        places = group_of(campaign, place)
        for one in places:
            settled |= 1 << one
        if not any([fixed >> one & 1 for one in places]):
            _deal(campaign, places, die, order, first % len(places))
    if campaign.agenda and campaign.agenda[-1].as_decision().seat != seat:
        campaign.offered = None
    battle = campaign.battle
    if battle is not None and battle.round == 0:
        campaign.battle = begun_with(
            battle, campaign.leaders[FIELD] | campaign.leaders[battle.area]
        )


def _fixed(campaign: Campaign, seat: int) -> int:
    """The places, a bit each, in which the other player is choosing pieces just now; nobody else is
    asked meanwhile."""
    found = 0
    for frame in campaign.agenda:
        if isinstance(frame, (Boarding, Naming)) and frame.seat != seat:
            found |= 1 << frame.army.at
        elif isinstance(frame, Losses) and frame.seat != seat:
            found |= 1 << frame.area
    return found


def _deal(campaign: Campaign, places: list[int], die: Die, order: int, first: int) -> None:
    """Deal out the pieces of a group of places; `first` is the one that the best, or the worst, go
    to."""
    places = places[first:] + places[:first]
    slots = [slots_at(campaign, place) for place in places]
    known = len(places) == 1
    if known and len(slots[0]) == 1 and not _partly_moved(slots[0][0]):
        return
    if known:
        units = [units_at(campaign, places[0])]
        leaders = [leaders_at(campaign, places[0])]
    else:
        units = _dealt_units(campaign, places, die, order)
        leaders = _dealt_leaders(campaign, places, die, order)
    for at, place in enumerate(places):
        army, faces = units[at], leaders[at]
        _lay(campaign, place, slots[at], army, faces, die)
        if not known and side_at(campaign, place) == PERSIA:
            lead(campaign, faces, units_in(army))


def slots_at(campaign: Campaign, place: int) -> list[Slot]:
    """Where the pieces of a place are, and how many."""
    moved = campaign.moved
    if place > FIELD:
        return [
            Slot(place, number, fleet.cargo, fleet.spent, fleet.leaders, moved)
            for number, fleet in enumerate(campaign.fleets)
            if aboard(ship_side(fleet.nation), BERTH_SEA[fleet.berth]) == place
            and (fleet.cargo or fleet.leaders)
        ]
    units, spent, leaders = campaign.units[place], campaign.spent[place], campaign.leaders[place]
    number = _march_at(campaign, place)
    if number < 0:
        return [Slot(place, RESTING, units, spent, leaders, moved)]
    army = _army(campaign, number)
    tired = army.units - army.fresh
    return [
        Slot(place, MARCHING, army.units, tired, army.leaders, moved),
        Slot(place, RESTING, units - army.units, spent - tired, leaders & ~army.leaders, moved),
    ]


def _march_at(campaign: Campaign, place: int) -> int:
    """Where on the agenda the march of an army stands that is in a place; -1 if there is none."""
    for number, frame in enumerate(campaign.agenda):
        if isinstance(frame, March) and frame.army.at == place:
            return number
    return -1


def _army(campaign: Campaign, number: int) -> Army:
    frame = campaign.agenda[number]
    assert isinstance(frame, March)
    return frame.army


def _partly_moved(slot: Slot) -> bool:
    """Whether some of the pieces have moved in this turn, and others have not."""
    return 0 < slot.spent < slot.units or 0 < slot.moved < slot.leaders


# ---- which pieces go to which place


def _dealt_units(campaign: Campaign, places: list[int], die: Die, order: int) -> list[int]:
    """Units for each of the places: those that are known to be there, and of all others as many as
    there are."""
    loose: list[int] = []
    for number in BEST_FIRST:
        count = sum(
            [
                of_class(units_at(campaign, place), number)
                - of_class(campaign.seen_units[place], number)
                for place in places
            ]
        )
        loose += [number] * count
    if order == RANDOM:
        die.shuffle(loose)
    elif order == WORST:
        loose.reverse()
    found: list[int] = []
    at = 0
    for place in places:
        army = campaign.seen_units[place]
        room = units_in(units_at(campaign, place)) - units_in(army)
        for number in loose[at : at + room]:
            army += ONE[number]
        at += room
        found.append(army)
    return found


def _dealt_leaders(campaign: Campaign, places: list[int], die: Die, order: int) -> list[int]:
    """Leaders for each of the places, in the same way; Ariobarzanes where he may be (7.1.8)."""
    loose = 0
    rooms: list[int] = []
    found: list[int] = []
    for place in places:
        seen = campaign.seen_leaders[place]
        here = leaders_at(campaign, place)
        found.append(seen)
        loose |= here & ~seen
        rooms.append((here & ~seen).bit_count())
    things = members(loose)
    if order != RANDOM:
        things.sort(key=lambda leader: (COMBAT[leader], -leader), reverse=order == BEST)
        chosen = _first_taken(campaign, places, things, rooms[0])
        for leader in chosen:
            found[0] |= 1 << leader
        things = [leader for leader in things if leader not in chosen]
        rooms[0] = 0
    spots: list[int] = []
    for number in range(len(places)):
        spots += [number] * rooms[number]
    laid = matched(
        things, spots, lambda leader, number: may_be(campaign, leader, places[number]), die
    )
    assert laid is not None
    for number, leader in zip(spots, laid, strict=True):
        found[number] |= 1 << leader
    return found


def _first_taken(campaign: Campaign, places: list[int], things: list[int], room: int) -> list[int]:
    """The leaders that go to the first place, the first of those who can; Ariobarzanes among them
    if there is no other place for him."""
    fitting = [leader for leader in things if may_be(campaign, leader, places[0])]
    chosen = fitting[:room]
    if ARIOBARZANES in things and ARIOBARZANES not in chosen:
        others = [
            place
            for place in places[1:]
            if may_be(campaign, ARIOBARZANES, place)
            and leaders_at(campaign, place) & ~campaign.seen_leaders[place]
        ]
        if not others and room:
            chosen = [*chosen[: room - 1], ARIOBARZANES]
    return chosen


def may_be(campaign: Campaign, leader: int, place: int) -> bool:
    """7.1.8 Whether a leader can be in a place."""
    if leader != ARIOBARZANES:
        return True
    battle = campaign.battle
    if place == FIELD:
        return battle is not None and BOUND >> battle.area & 1 == 1
    if place >= AREAS or not BOUND >> place & 1:
        return False
    return battle is None or place != battle.area or _may_slip_away(campaign, battle)


def _may_slip_away(campaign: Campaign, battle: Battle) -> bool:
    """3.3.21, 7.1.8 Whether Ariobarzanes can be with those who are asked about slipping away, or
    where to: not if each way leads out, but for the first of these questions beside others."""
    asked = campaign.agenda[-1].as_decision()
    if battle.round > 0 or not isinstance(asked, (SlipAway, Leaving, Way)):
        return True
    if any([BOUND >> area & 1 for area in reach(campaign, battle.sides[1], battle.area)]):
        return True
    return isinstance(asked, SlipAway) and campaign.leaders[battle.area].bit_count() > 1


# ---- laying them there


def _lay(
    campaign: Campaign, place: int, slots: list[Slot], army: int, leaders: int, die: Die
) -> None:
    """These pieces are in a place, at random in its slots."""
    classes = [number for number in classes_in(army) for _ in range(of_class(army, number))]
    faces = members(leaders)
    if len(slots) > 1:
        die.shuffle(classes)
        die.shuffle(faces)
        held = campaign.held == campaign.turn and slots[0].fleet == MARCHING
        if held and ALEXANDER in faces:
            # 7.1.3 He is with those who rest, and they come last.
            faces.remove(ALEXANDER)
            faces.append(ALEXANDER)
    spent = NO_ARMY
    for slot in slots:
        inside, here = classes[: slot.units], faces[: slot.leaders]
        classes, faces = classes[slot.units :], faces[slot.leaders :]
        tired = _drawn(inside, slot.spent, die)
        _fill(campaign, slot, _army_of(inside), tired, bits(here))
        _tire(campaign, here, slot.moved, die)
        spent += tired
    if place <= FIELD:
        own_rows(campaign)
        campaign.units[place] = army
        campaign.spent[place] = spent
        campaign.leaders[place] = leaders
    settle_leaders(campaign, leaders, place)


def _tire(campaign: Campaign, leaders: list[int], count: int, die: Die) -> None:
    """So many of these leaders have moved, at random; an Alexander who may not has not (7.1.3)."""
    able = leaders
    if campaign.held == campaign.turn and count < len(leaders):
        able = [leader for leader in leaders if leader != ALEXANDER]
    drawn = list(able)
    die.shuffle(drawn)
    campaign.moved = campaign.moved & ~bits(leaders) | bits(drawn[:count])


def _fill(campaign: Campaign, slot: Slot, units: int, spent: int, leaders: int) -> None:
    """The pieces of a fleet, or of an army on the march, are these."""
    if slot.fleet >= 0:
        old = campaign.fleets[slot.fleet]
        new = Fleet(old.berth, old.nation, old.state, old.ships, units, spent, leaders)
        before, after = campaign.fleets[: slot.fleet], campaign.fleets[slot.fleet + 1 :]
        campaign.fleets = (*before, new, *after)
    elif slot.fleet == MARCHING:
        number = _march_at(campaign, slot.place)
        army = _army(campaign, number)
        campaign.agenda[number] = March(
            army.seat,
            Army(
                army.seat,
                army.at,
                units,
                units - spent,
                leaders,
                army.used,
                army.extra,
                army.forced,
                army.under_way,
                army.crossed,
                0,
                0,
                0,
            ),
        )


def _army_of(classes: list[int]) -> int:
    return sum([ONE[number] for number in classes])


def _drawn(classes: list[int], count: int, die: Die) -> int:
    """So many of these units, at random."""
    drawn = list(classes)
    die.shuffle(drawn)
    return _army_of(drawn[:count])
