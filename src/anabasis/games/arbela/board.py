"""The field: five rows and seven columns, and everything about it that never changes.

Sections are numbered row by row from the Macedonian left, 0 to 34; facings clockwise from the
Persian side. The tables below are made once, when the components load.
"""

from __future__ import annotations

from typing import Final

from anabasis.core.grammar import Domain
from anabasis.kit.components import Components
from anabasis.kit.graph import Graph

PACKAGE: Final = "anabasis.games.arbela"

_FIELD: Final = Components(PACKAGE, "field")

MACEDONIAN: Final = 0
PERSIAN: Final = 1
"""The two seats. 3.0a The Persian goes first all the same."""

ROWS: Final = 5
"""2.1.1, 2.1.2 Two Deployment rows, two Advance rows, and the Battle row between them."""
COLUMNS: Final = 7
SECTIONS: Final = 35
_ROW_NAMES: Final[list[str]] = _FIELD.value("rows")
_COLUMN_NAMES: Final[list[str]] = _FIELD.value("columns")

RESERVE: Final = 35
DEAD: Final = 36
FLANK: Final = 37
"""Where a card is, if in no Section: the Reserve, out of the game, or (`FLANK` + 0 or 1) in the
Flank Area beyond the Macedonian left or right."""


def _name(section: int) -> str:
    """2.1.1, 2.1.4a, 2.1.4b, 2.1.4c A Section's row and column; the Persian rows count from the
    Persian left, so that their columns are mirrored."""
    row, column = divmod(section, COLUMNS)
    mirrored = COLUMNS - 1 - column if row > 2 else column
    return f"{_ROW_NAMES[row]}-{_COLUMN_NAMES[mirrored]}"


SECTION: Final = Domain("section", [_name(section) for section in range(SECTIONS)])
PLACE: Final = Domain("place", [*SECTION.words, "reserve"])
"""2.1.3a A Section, or the owner's Reserve, which is none and has neither row nor column."""
FACING: Final = Domain("facing", ("north", "east", "south", "west"))
"""4.2a Towards the Persian side, the Macedonian right, the Macedonian side, the Macedonian left."""
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

ROW: Final[list[int]] = [section // COLUMNS for section in range(SECTIONS)]
COLUMN: Final[list[int]] = [section % COLUMNS for section in range(SECTIONS)]

HOME_ROW: Final[list[int]] = [0, ROWS - 1]
"""2.1.1 The Deployment row of each side."""
FORWARD: Final[list[int]] = [NORTH, SOUTH]
"""3.1c The facing of each side towards the enemy."""


def own_column(side: int, name: str) -> int:
    """2.1.4b The number of a column that a side calls so."""
    column = _COLUMN_NAMES.index(name)
    return column if side == MACEDONIAN else COLUMNS - 1 - column


def deployment(side: int, name: str) -> int:
    """The Section of the side's Deployment row in the column it calls so."""
    return HOME_ROW[side] * COLUMNS + own_column(side, name)


DEPLOYMENT: Final[list[list[int]]] = [
    [deployment(side, name) for name in _COLUMN_NAMES] for side in (MACEDONIAN, PERSIAN)
]
"""The Deployment Sections of each side, from its own left."""
HOME: Final[list[list[bool]]] = [
    [ROW[section] == HOME_ROW[side] for section in range(SECTIONS)] for side in range(2)
]
"""Whether a Section lies in a side's own Deployment row."""
HOME_SECTIONS: Final[list[int]] = [
    sum([1 << section for section in DEPLOYMENT[side]]) for side in range(2)
]
"""The same as a number, a bit a Section."""
CLOSED_AT_FIRST: Final[list[int]] = [
    deployment(MACEDONIAN, name) for name in _FIELD.value("closed_to_macedonian_at_first")
]
"""3.2c, 4.4a Sections that no Macedonian unit is deployed into at first."""

_STEP: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Rows and columns of a step in each direction."""


def _at(row: int, column: int) -> int:
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else -1


def _beside(section: int, facing: int, ahead: int, right: int) -> int:
    """The Section so far ahead and to the right, as a unit there faces; -1 if off the field."""
    down, across = _STEP[facing]
    side_down, side_across = _STEP[(facing + 1) % 4]
    return _at(
        ROW[section] + ahead * down + right * side_down,
        COLUMN[section] + ahead * across + right * side_across,
    )


def rows_ahead(section: int, facing: int, other: int) -> int:
    """4.2c How many rows ahead the other Section lies, as a unit faces; none beside or behind."""
    down, across = _STEP[facing]
    rows = (ROW[other] - ROW[section]) * down + (COLUMN[other] - COLUMN[section]) * across
    return max(rows, 0)


def _every(ahead: int, right: int) -> list[int]:
    return [
        _beside(section, facing, ahead, right) for section in range(SECTIONS) for facing in range(4)
    ]


AHEAD: Final[list[int]] = _every(1, 0)
"""2.1.5e The Section straight ahead: `AHEAD[section * 4 + facing]`, -1 if off the field."""
AHEAD_LEFT: Final[list[int]] = _every(1, -1)
AHEAD_RIGHT: Final[list[int]] = _every(1, 1)
"""The diagonal Sections ahead."""
BEHIND: Final[list[int]] = _every(-1, 0)
BEHIND_LEFT: Final[list[int]] = _every(-1, -1)
BEHIND_RIGHT: Final[list[int]] = _every(-1, 1)
TWO_BEHIND: Final[list[int]] = _every(-2, 0)


def _links() -> list[tuple[int, int]]:
    """2.1.4d Sections that touch, by a side or by a corner."""
    return [
        (section, other)
        for section in range(SECTIONS)
        for other in range(section + 1, SECTIONS)
        if abs(ROW[other] - ROW[section]) <= 1 and abs(COLUMN[other] - COLUMN[section]) <= 1
    ]


GROUND: Final = Graph(SECTIONS, _links())
"""2.1.4d The Sections, with those linked that are adjacent."""
NEIGHBOURS: Final[list[tuple[int, ...]]] = GROUND.beside
ADJACENT: Final[list[bool]] = [distance == 1 for distance in GROUND.distances()]
"""`ADJACENT[section * SECTIONS + other]`."""

FRONT: Final = 0
SIDE: Final = 1
REAR: Final = 2
NO_SIDE: Final = 3


def _side_struck(section: int, facing: int, other: int) -> int:
    """4.2c, 4.2d Which side of a unit the other Section lies on."""
    if other in (_beside(section, facing, 1, right) for right in (-1, 0, 1)):
        return FRONT
    if other in (_beside(section, facing, 0, right) for right in (-1, 1)):
        return SIDE
    if other in (_beside(section, facing, -1, right) for right in (-1, 0, 1)):
        return REAR
    return NO_SIDE


STRUCK: Final[list[int]] = [
    _side_struck(section, facing, other)
    for section in range(SECTIONS)
    for facing in range(4)
    for other in range(SECTIONS)
]
"""`STRUCK[(section * 4 + facing) * SECTIONS + other]`: front, flank or rear."""


def _fronts(reach: int) -> list[tuple[int, ...]]:
    """7.1b, 7.1c, 7.1d The Sections within a range through the front side."""
    return [
        tuple(
            [
                found
                for ahead in range(1, reach + 1)
                for right in (0, -1, 1)
                if (found := _beside(section, facing, ahead, right)) >= 0
            ]
        )
        for section in range(SECTIONS)
        for facing in range(4)
    ]


REACH: Final[list[list[tuple[int, ...]]]] = [[], _fronts(1), _fronts(2)]
"""`REACH[range][section * 4 + facing]`."""


def _between() -> dict[int, tuple[int, ...]]:
    """7.1.1b The Sections that a shot at range 2 passes over."""
    table: dict[int, tuple[int, ...]] = {}
    for section in range(SECTIONS):
        for facing in range(4):
            for right in (-1, 0, 1):
                target = _beside(section, facing, 2, right)
                if target >= 0:
                    over = {_beside(section, facing, 1, 0), _beside(section, facing, 1, right)}
                    key = (section * 4 + facing) * SECTIONS + target
                    table[key] = tuple(sorted(over))
    return table


BETWEEN: Final[dict[int, tuple[int, ...]]] = _between()

FLANK_ROWS: Final[list[int]] = [_ROW_NAMES.index(name) for name in _FIELD.value("flank_rows")]


def _flank_area(section: int) -> int:
    """2.1.5a The Flank Area beside a Wing Section (0 left, 1 right), or -1."""
    if ROW[section] not in FLANK_ROWS or COLUMN[section] not in (0, COLUMNS - 1):
        return -1
    return 0 if COLUMN[section] == 0 else 1


FLANK_AREA: Final[list[int]] = [_flank_area(section) for section in range(SECTIONS)]
WING: Final[list[int]] = [
    {0: 0, COLUMNS - 1: 1}.get(COLUMN[section], -1) for section in range(SECTIONS)
]
"""Which Wing column a Section lies in (0 left, 1 right), or -1."""
WING_COLUMN: Final[list[int]] = [0, COLUMNS - 1]
FLANK_STRUCK: Final[list[list[int]]] = [[SIDE, REAR, SIDE, FRONT], [SIDE, FRONT, SIDE, REAR]]
"""8.7.2a The side that a unit turns to a Flank Area: `FLANK_STRUCK[area][facing]`."""

DEPLOYMENT_UNITS: Final[int] = _FIELD.value("stacking", "deployment_units")
FIRST_SEIZABLE_TURN: Final[int] = _FIELD.value("orders", "first_seizable_turn")
ELEPHANT_AGAINST_CAVALRY: Final[int] = _FIELD.value("elephant", "against_cavalry")
RAMPAGE_BONUS: Final[int] = _FIELD.value("elephant", "rampage_bonus")
RAMPAGE_DIE: Final[list[int]] = _FIELD.value("elephant", "rampage_die")
HEAVY_HIT: Final[int] = _FIELD.value("elephant", "heavy_hit")
RAMPAGE_RUN: Final[int] = _FIELD.value("elephant", "run")
LEADER_STEPS: Final[int] = _FIELD.value("leaders", "steps")
WITHIN_RIDE: Final[list[tuple[int, ...]]] = [
    tuple([other for other in range(SECTIONS) if reached >> other & 1])
    for reached in [GROUND.within(start, LEADER_STEPS, 0) for start in range(SECTIONS)]
]
"""9.3a The Sections within a leader's move, whoever stands there."""
WITHOUT_LEADER: Final[list[int]] = _FIELD.value("leaders", "interception_without_leader")
