"""Where a unit could go and shoot from where it stands, for whoever looks at its card."""

from __future__ import annotations

from anabasis.games.arbela.board import AHEAD, AHEAD_LEFT, AHEAD_RIGHT, FACING, REACH, SECTION
from anabasis.games.arbela.rules.stacking import stop_refusal
from anabasis.games.arbela.rules.steps import (
    DIAGONALLY,
    NO_WAY,
    STRAIGHT_ON,
    step_refusal,
    turned_facing,
)
from anabasis.games.arbela.state import NOBODY, Battle


def arcs() -> list[list[list[int]]]:
    """7.1d, 7.1e The Sections within a range of 1 and of 2: for each Section and facing in turn,
    from `section * 4` on."""
    return [[list(sections) for sections in REACH[reach]] for reach in (1, 2)]


def reach(battle: Battle, unit: int) -> dict[str, list[str]]:
    """6.1a, 4.2k The Sections to which a unit could move, with the ways it could face there."""
    start = battle.place[unit]
    found: dict[int, int] = {}
    stands = [(start, battle.facing[unit], 0, NO_WAY, True)]
    for section, facing, steps, way, may_turn in stands:
        at = section * 4 + facing
        for to in (AHEAD[at], AHEAD_LEFT[at], AHEAD_RIGHT[at]):
            if to < 0 or step_refusal(battle, unit, section, facing, to, steps, way) is not None:
                continue
            turned = turned_facing(section, facing, to)
            stepped = STRAIGHT_ON if turned == NOBODY else DIAGONALLY
            stands.append((to, facing, steps + 1, stepped, may_turn))
            if turned != NOBODY and may_turn:
                stands.append((to, turned, steps + 1, stepped, False))
    for section, facing, steps, _, _ in stands:
        if steps and stop_refusal(battle, unit, section, facing) is None:
            found[section] = found.get(section, 0) | 1 << facing
    return {
        SECTION.text(section): [
            FACING.text(facing) for facing in range(4) if found[section] >> facing & 1
        ]
        for section in sorted(found)
    }
