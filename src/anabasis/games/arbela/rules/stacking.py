"""Stacking (4.3): which cards may be together, what lies face-up, and cards coming and going."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.games.arbela.board import DEAD, DEPLOYMENT_UNITS, FLANK, HOME, RESERVE, SECTIONS
from anabasis.games.arbela.cards import (
    COUNTS,
    DARIUS,
    ELEPHANT,
    FIRST_ALIKE,
    IS_CAVALRY,
    IS_SKIRMISHER,
    LEADER_OWNER,
    LEADERS_OF,
    OWNER,
    UNITS,
)
from anabasis.games.arbela.events import (
    DISRUPTED,
    ELIMINATED,
    ENGAGEMENT_ENDS,
    LAID_OPEN,
    TURNED_UP,
)
from anabasis.games.arbela.state import NOBODY, SEEN, UNSEEN, Attack, Battle
from anabasis.kit.rows import BYTE, changed, replaced

# ---- who is where


def leader_at(battle: Battle, side: int, section: int) -> int:
    """4.3d The leader of a side in a Section, or `NOBODY`."""
    places = battle.leaders
    for leader in LEADERS_OF[side]:
        if places[leader] == section:
            return leader
    return NOBODY


def leader_with(battle: Battle, unit: int) -> int:
    """4.3d, 8.7.1a The leader with a unit, in its Section or on its ride through a Flank Area; or
    `NOBODY`."""
    place = battle.place[unit]
    if place < FLANK:
        return leader_at(battle, OWNER[unit], place)
    for attack in battle.attacks:
        if attack.unit == unit and attack.area >= 0:
            return attack.leader if battle.leaders[attack.leader] == place else NOBODY
    return NOBODY


def away_from(battle: Battle, section: int) -> int:
    """8.7.1e The unit that is in a Flank Area and may come back to this Section, or `NOBODY`."""
    for attack in battle.attacks:
        if attack.origin == section and on_the_flank(battle, attack):
            return attack.unit
    return NOBODY


def on_the_flank(battle: Battle, attack: Attack) -> bool:
    """8.7.1d Whether the unit that makes an attack is in a Flank Area now."""
    return attack.area >= 0 and battle.place[attack.unit] == FLANK + attack.area


def place_is_kept(battle: Battle, leader: int, section: int) -> bool:
    """8.7.1e Whether another leader of the side is in a Flank Area and may come back to this
    Section."""
    for attack in battle.attacks:
        if attack.origin == section and on_the_flank(battle, attack):
            other = attack.leader
            lives = battle.leaders[other] == FLANK + attack.area
            return lives and other != leader and LEADER_OWNER[other] == LEADER_OWNER[leader]
    return False


def company(battle: Battle, section: int) -> bytes:
    """8.7.1e The units in a Section, and one for which its place is kept."""
    stack = battle.stacks[section]
    if battle.attacks:
        unit = away_from(battle, section)
        if unit != NOBODY:
            return BYTE[unit] + stack
    return stack


def fighter(battle: Battle, section: int) -> int:
    """8.2.1a, 8.2.1b, 8.2.1d, 4.3.1g The unit that attacks or defends for a Section, or `NOBODY`.

    In its own Deployment row the top unit; elsewhere the one that is no skirmisher, or else the
    upper skirmisher.
    """
    stack = battle.stacks[section]
    if not stack:
        return NOBODY
    top = stack[0]
    other = stack[-1]
    if IS_SKIRMISHER[top] and not IS_SKIRMISHER[other] and not HOME[OWNER[top]][section]:
        return other
    return top


def face_up(battle: Battle, unit: int) -> bool:
    """4.3.2c Whether a unit on the field lies face-up: all do outside their own Deployment row;
    there the top unit, and a skirmisher that was laid open."""
    section = battle.place[unit]
    if not HOME[OWNER[unit]][section]:
        return True
    return battle.stacks[section][0] == unit or bool(battle.laid_open[unit])


def may_be_laid_open(battle: Battle, unit: int) -> bool:
    """4.3.2d A skirmisher below the top, if no other one there lies face-up."""
    if not IS_SKIRMISHER[unit] or battle.disrupted[unit]:
        return False
    for other in battle.stacks[battle.place[unit]]:
        if battle.laid_open[other] and other != unit:
            return False
    return True


def facing_of(battle: Battle, section: int, but: int) -> int:
    """4.3.1c, 4.3.2b, 4.2b The way in which the fit units of a Section face, leaving one out; or
    `NOBODY` if none is there: disrupted units have no facing."""
    for unit in company(battle, section):
        if unit != but and not battle.disrupted[unit]:
            return battle.facing[unit]
    return NOBODY


def alike(battle: Battle, unit: int, other: int) -> bool:
    """Whether two cards show the same and are in the same state, so that they are one choice."""
    return (
        FIRST_ALIKE[unit] == FIRST_ALIKE[other]
        and battle.hits[unit] == battle.hits[other]
        and battle.disrupted[unit] == battle.disrupted[other]
        and battle.seen[unit] == battle.seen[other]
    )


def first_alike_among(battle: Battle, unit: int, units: bytes) -> int:
    """The first of some cards that is like this one."""
    for other in units:
        if alike(battle, unit, other):
            return other
    return unit


# ---- who may come


def entry_refusal(battle: Battle, unit: int, section: int) -> Refusal | None:
    """4.3a, 4.3.1a, 4.3.1b, 4.3.1h, 4.3.2a, 6.1.1b, 6.1.1c, 8.5.1f Why a unit may not
    be in a Section, whatever its facing; or None."""
    side = OWNER[unit]
    units = company(battle, section)
    count = 0
    for other in units:
        if other == unit:
            continue
        if OWNER[other] != side:
            return ENEMY_THERE
        count += 1
    if HOME[side][section]:
        if count >= DEPLOYMENT_UNITS:
            return FULL
        if unit == ELEPHANT and battle.leaders[DARIUS] == section:
            return NOT_WITH_DARIUS
        return None
    if unit == ELEPHANT and leader_at(battle, side, section) != NOBODY:
        return LEADER_WITH_ELEPHANT
    if count == 0:
        return None
    if count > 1:
        return FORWARD_LIMIT
    other = units[0] if units[0] != unit else units[1]
    if IS_SKIRMISHER[unit]:
        return SKIRMISHER_WITH_CAVALRY if IS_CAVALRY[other] else None
    if IS_SKIRMISHER[other]:
        return SKIRMISHER_WITH_CAVALRY if IS_CAVALRY[unit] else None
    return FORWARD_LIMIT


def stop_refusal(battle: Battle, unit: int, section: int, facing: int) -> Refusal | None:
    """4.3.1c, 4.3.2b Why a unit that faces so may not stop in a Section that it may enter."""
    there = facing_of(battle, section, unit)
    if there in (NOBODY, facing):
        return None
    return OTHER_FACING_AT_HOME if HOME[OWNER[unit]][section] else OTHER_FACING


def leader_refusal(battle: Battle, leader: int, section: int) -> Refusal | None:
    """4.3d, 4.3.1i, 8.10.1d, 9.1.4b, 9.3c Why a leader may not be in a Section, or None."""
    side = LEADER_OWNER[leader]
    stack = battle.stacks[section]
    if stack and OWNER[stack[0]] != side:
        return ENEMY_THERE
    other = leader_at(battle, side, section)
    if other not in (NOBODY, leader):
        return SECOND_LEADER
    if battle.attacks and place_is_kept(battle, leader, section):
        return PLACE_KEPT
    if battle.place[ELEPHANT] == section:
        if leader == DARIUS:
            return NOT_WITH_DARIUS
        if not HOME[side][section]:
            return LEADER_WITH_ELEPHANT
    return None


# ---- coming and going


def put(battle: Battle, unit: int, section: int, depth: int, hidden: bool) -> None:
    """4.3.2f, 4.3.2i, 4.3.2j Put a unit into a stack, `depth` cards below the top. `hidden`: its
    owner alone knows what it is, until it is shown."""
    stack = battle.stacks[section]
    battle.stacks[section] = stack[:depth] + BYTE[unit] + stack[depth:]
    battle.place = changed(battle.place, unit, section)
    seen = UNSEEN if hidden else SEEN
    if battle.seen[unit] != seen:
        battle.seen = changed(battle.seen, unit, seen)


def take(battle: Battle, unit: int, to: int, log: list[Event]) -> None:
    """4.3.2g Take a unit out of its stack; in a Deployment Section the one now on top is turned
    up."""
    section = battle.place[unit]
    battle.place = changed(battle.place, unit, to)
    if battle.laid_open[unit]:
        battle.laid_open = changed(battle.laid_open, unit, 0)
    if section >= SECTIONS:
        return
    stack = battle.stacks[section]
    at = stack.index(unit)
    battle.stacks[section] = stack[:at] + stack[at + 1 :]
    if at == 0:
        turn_up_top(battle, section, log)


def turn_up_top(battle: Battle, section: int, log: list[Event]) -> None:
    """4.3.2g The unit on top of a stack lies face-up."""
    stack = battle.stacks[section]
    if not stack:
        return
    top = stack[0]
    if battle.laid_open[top]:
        battle.laid_open = changed(battle.laid_open, top, 0)
    if battle.seen[top] != SEEN:
        battle.seen = changed(battle.seen, top, SEEN)
        log.append(Event(TURNED_UP, (OWNER[top], top, section)))


def lay_open(battle: Battle, unit: int, log: list[Event]) -> None:
    """4.3.2d A skirmisher below the top is turned face-up, and stays so."""
    if face_up(battle, unit):
        return
    battle.laid_open = changed(battle.laid_open, unit, 1)
    battle.seen = changed(battle.seen, unit, SEEN)
    log.append(Event(LAID_OPEN, (OWNER[unit], unit, battle.place[unit])))


def to_reserve(battle: Battle, unit: int, log: list[Event]) -> None:
    """2.1.3b, 2.1.3c, 4.3.3a, 4.3.3b A unit goes to its owner's Reserve, where both see it."""
    take(battle, unit, RESERVE, log)
    battle.seen = changed(battle.seen, unit, SEEN)


def eliminate(battle: Battle, units: bytes, log: list[Event]) -> None:
    """8.2.3i, 11.2a Units of one side leave the game for good; some count among the losses."""
    if not units:
        return
    side = OWNER[units[0]]
    lost = 0
    quiet: list[Event] = []
    for unit in units:
        # The cards below go with the one on top; only what is left is turned up.
        take(battle, unit, DEAD, quiet)
        battle.seen = changed(battle.seen, unit, SEEN)
        if COUNTS[unit]:
            lost += 1
    if lost:
        battle.losses = replaced(battle.losses, side, battle.losses[side] + lost)
    log.append(Event(ELIMINATED, (side, tuple(units))))
    for event in quiet:
        if battle.place[event.values[1]] != DEAD:
            log.append(event)
    settle(battle, log)


def disrupt(battle: Battle, units: bytes, log: list[Event]) -> None:
    """8.4a, 4.3.2f Fit units are turned over; they stay where they are, known to both players."""
    struck: list[int] = []
    for unit in units:
        if not battle.disrupted[unit]:
            battle.disrupted = changed(battle.disrupted, unit, 1)
            battle.laid_open = changed(battle.laid_open, unit, 0)
            struck.append(unit)
        if battle.seen[unit] != SEEN:
            battle.seen = changed(battle.seen, unit, SEEN)
    if struck:
        log.append(Event(DISRUPTED, (OWNER[struck[0]], tuple(struck))))
    settle(battle, log)


def settle(battle: Battle, log: list[Event]) -> None:
    """8.5b An engagement is over when the units of one side are eliminated, disrupted or gone."""
    pairs = battle.engaged
    if not pairs:
        return
    kept = b""
    for at in range(0, len(pairs), 2):
        first = pairs[at]
        second = pairs[at + 1]
        if has_fit_unit(battle, first) and has_fit_unit(battle, second):
            kept += pairs[at : at + 2]
        else:
            log.append(Event(ENGAGEMENT_ENDS, (first, second)))
    battle.engaged = kept


def disengage(battle: Battle, section: int, other: int, log: list[Event]) -> None:
    """8.5b The engagement between two Sections is over."""
    pairs = battle.engaged
    for at in range(0, len(pairs), 2):
        if {pairs[at], pairs[at + 1]} == {section, other}:
            battle.engaged = pairs[:at] + pairs[at + 2 :]
            log.append(Event(ENGAGEMENT_ENDS, (pairs[at], pairs[at + 1])))
            return


def has_fit_unit(battle: Battle, section: int) -> bool:
    """Whether an undisrupted unit stands in a Section."""
    for unit in battle.stacks[section]:
        if not battle.disrupted[unit]:
            return True
    return False


def in_reserve(battle: Battle, side: int) -> list[int]:
    """4.3.3a The units of a side in its Reserve."""
    place = battle.place
    return [unit for unit in range(UNITS) if place[unit] == RESERVE and OWNER[unit] == side]


ENEMY_THERE: Final = Refusal("6.1.1c", "enemy-there")
FULL: Final = Refusal("4.3.2m", "section-full")
NOT_WITH_DARIUS: Final = Refusal("9.1.4b", "not-with-darius")
LEADER_WITH_ELEPHANT: Final = Refusal("4.3.1i", "leader-with-elephant")
FORWARD_LIMIT: Final = Refusal("4.3.1a", "forward-limit")
SKIRMISHER_WITH_CAVALRY: Final = Refusal("4.3.1b", "skirmisher-with-cavalry")
OTHER_FACING: Final = Refusal("4.3.1c", "other-facing")
OTHER_FACING_AT_HOME: Final = Refusal("4.3.2b", "other-facing")
REVEALED_WAITS: Final = Refusal("4.3.2h", "revealed-waits")
SECOND_LEADER: Final = Refusal("4.3d", "second-leader")
PLACE_KEPT: Final = Refusal("8.7.1e", "place-kept")
