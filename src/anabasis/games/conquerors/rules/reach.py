"""7.3, 10.1 What a player may look up: lines of communication, and where armies can go."""

from __future__ import annotations

from typing import Any, Final

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    LAND_WAYS,
    NEVER,
    NOWHERE,
    SPACE,
    SPARTAN,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.numbers import LINE_LEG, LINE_MOST, LINE_SEA
from anabasis.games.conquerors.rules.line_map import (
    SEA_STEPS,
)
from anabasis.games.conquerors.rules.lines import (
    begins_at_sea,
    is_open,
    lengths,
    open_by_sea,
    royal_there,
    ways_of,
)
from anabasis.games.conquerors.rules.march import most_points
from anabasis.games.conquerors.rules.routes import land_cost
from anabasis.games.conquerors.rules.treasuries import usable
from anabasis.games.conquerors.state import War, enemy_land, is_real


def details(war: War, seat: int | None) -> dict[str, Any]:
    """What follows from the view: lines of all armies, and where each could march."""
    if not war.army_at:
        return {"lines": {}, "moves": {}}
    armies = [army for army in range(ARMIES) if war.army_at[army] != NOWHERE]
    return {
        "lines": {ARMY.words[army]: line_of(war, army) for army in armies},
        "moves": {ARMY.words[army]: marches_of(war, army) for army in armies},
    }


def line_of(war: War, army: int) -> dict[str, Any]:
    """7.3.1 The treasuries in reach of an army, the cheapest line, or why there is none."""
    side, start = ARMY_SIDE[army], war.army_at[army]
    if army == SPARTAN:
        return {"reach": {}, "path": [], "why": "needs-none"}
    found = lengths(war, side, start)
    usable_ones = [n for n in range(TREASURIES) if usable(war, side, n)]
    near = [n for n in usable_ones if found[n] != NEVER]
    reach = {TREASURY.words[n]: found[n] for n in near}
    if royal_there(war, side, start):
        reach["royal"] = 0
        return {"reach": reach, "path": [SPACE.words[start]], "why": None}
    if not near:
        return {"reach": {}, "path": [], "why": "no-treasury" if not usable_ones else "too-far"}
    goal = min(near, key=lambda n: found[n])
    path = cheapest(war, side, start, TREASURY_AT[goal])
    return {"reach": reach, "path": [SPACE.words[space] for space in path], "why": None}


def cheapest(war: War, side: int, start: int, goal: int) -> list[int]:
    """7.3.2 to 7.3.5 The spaces of a cheapest line, from the army on: by land with at most one leg
    by sea, or all by sea."""
    mixed = _shortest(war, side, start, goal, True)
    afloat = _shortest(war, side, start, goal, False)
    if mixed is None or (afloat is not None and afloat[0] < mixed[0]):
        mixed = afloat
    return [start] if mixed is None else mixed[1]


ASHORE: Final[int] = LINE_LEG + 1
"""A line that has had its leg by sea."""


def _shortest(
    war: War, side: int, start: int, goal: int, mixed: bool
) -> tuple[int, list[int]] | None:
    """The length and the spaces of the shortest line of one form: `mixed`, or all by sea."""
    most = LINE_MOST[side] if mixed else LINE_SEA
    ways = ways_of(war, side)
    first = (start, 0)
    best: dict[tuple[int, int], int] = {first: 0}
    came: dict[tuple[int, int], tuple[int, int]] = {}
    todo = [(0, first)]
    while todo:
        todo.sort()
        length, node = todo.pop(0)
        space, leg = node
        if space == goal:
            return length, _walk(came, node)
        steps: list[tuple[int, tuple[int, int]]] = []
        if mixed:
            for there, kind in LAND_WAYS[space]:
                if is_open(war, side, there):
                    cost = ways.cost(space, there, kind)
                    steps.append((cost, (there, 0 if leg == 0 else ASHORE)))
        at_sea = open_by_sea(war, side, space)
        if space == start and begins_at_sea(war, side, start):
            at_sea = True
        if (leg < LINE_LEG or not mixed) and at_sea:
            for there in SEA_STEPS[space]:
                if open_by_sea(war, side, there):
                    steps.append((1, (there, leg + 1 if mixed else 0)))
        for cost, target in steps:
            total = length + cost
            if total <= most and total < best.get(target, NEVER):
                best[target] = total
                came[target] = node
                todo.append((total, target))
    return None


def _walk(came: dict[tuple[int, int], tuple[int, int]], node: tuple[int, int]) -> list[int]:
    path = [node[0]]
    while node in came:
        node = came[node]
        path.append(node[0])
    path.reverse()
    return path


def marches_of(war: War, army: int) -> dict[str, Any]:
    """10.1, 10.2 Where an army could go by land with all the points that it could declare, what
    that costs, and what it risks."""
    side, start = ARMY_SIDE[army], war.army_at[army]
    most = most_points(war, army)
    best = {start: 0}
    todo = [(0, start)]
    while todo:
        todo.sort()
        spent, space = todo.pop(0)
        if best[space] < spent or (space != start and enemy_land(war, side, space)):
            continue
        for there, kind in LAND_WAYS[space]:
            total = spent + land_cost(war, side, there, kind)
            if total <= most and total < best.get(there, NEVER):
                best[there] = total
                todo.append((total, there))
    found: dict[str, Any] = {}
    for space, spent in sorted(best.items()):
        if space != start and is_real(war, space):
            risks = ["battle"] if enemy_land(war, side, space) else []
            if _enemy_beside(war, side, space):
                risks.append("interception")
            found[SPACE.words[space]] = {"cost": spent, "risks": risks}
    return found


def _enemy_beside(war: War, side: int, space: int) -> bool:
    """10.6 Whether an enemy army stands next to a space."""
    beside = [there for there, _ in LAND_WAYS[space]]
    return any(
        [
            war.army_at[army] in beside and ARMY_SIDE[army] != side
            for army in range(ARMIES)
            if war.army_at[army] != NOWHERE
        ]
    )
