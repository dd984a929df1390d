"""The historical line (3.1), with which a player's own deployment may begin."""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import RESERVE
from anabasis.games.arbela.cards import (
    FIRST_ALIKE,
    LEADER_START,
    LEADERS_OF,
    START,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.rules.deployment import leader_deployment_refusal, unit_refusal
from anabasis.games.arbela.rules.stacking import put
from anabasis.games.arbela.state import NOBODY, Battle
from anabasis.kit.rows import changed

NOTHING_MISSING: Final = (NOBODY, NOBODY)


def lay_line(battle: Battle, seat: int) -> None:
    """3.1.1a to 3.1.2d Everything that is missing of a side's historical line, and may still go
    there, comes out of the Reserve; at the bottom, where something lies already."""
    while True:
        card, section = next_of_line(battle, seat)
        if card == NOBODY:
            return
        if card < UNITS:
            put(battle, card, section, len(battle.stacks[section]), hidden=True)
        else:
            battle.leaders = changed(battle.leaders, card - UNITS, section)


def next_of_line(battle: Battle, seat: int) -> tuple[int, int]:
    """The first card that is missing of the line, and its Section; leaders are numbered after the
    units. What has only one place comes before what has several, and lies on top of it."""
    for several in (False, True):
        for unit in UNITS_OF[seat]:
            if START[unit] and (len(START[unit]) > 1) == several:
                card = unit if several else first_in_reserve(battle, unit)
                if card == NOBODY or battle.place[card] != RESERVE:
                    continue
                for section in START[unit]:
                    missing = not has_its_unit(battle, unit, section)
                    if missing and unit_refusal(battle, card, section) is None:
                        return card, section
    for leader in LEADERS_OF[seat]:
        if battle.leaders[leader] != RESERVE:
            continue
        for section in LEADER_START[leader]:
            if leader_deployment_refusal(battle, leader, section) is None:
                return UNITS + leader, section
    return NOTHING_MISSING


def first_in_reserve(battle: Battle, unit: int) -> int:
    """The first card like this one in the Reserve, or `NOBODY`."""
    for other in range(FIRST_ALIKE[unit], UNITS):
        if FIRST_ALIKE[other] != FIRST_ALIKE[unit]:
            break
        if battle.place[other] == RESERVE:
            return other
    return NOBODY


def has_its_unit(battle: Battle, unit: int, section: int) -> bool:
    """Whether a Section has the unit that starts there, counting cards that are alike; 3.1.2c and
    of two units that may each start in two Sections, one in each."""
    if len(START[unit]) > 1:
        return any([START[other] == START[unit] for other in battle.stacks[section]])
    wanted = 0
    for other in range(FIRST_ALIKE[unit], unit + 1):
        if START[other] == START[unit]:
            wanted += 1
    there = [FIRST_ALIKE[other] for other in battle.stacks[section]]
    return there.count(FIRST_ALIKE[unit]) >= wanted
