"""11.3, 11.4 The tables of combat: battle scores, losses and siege assaults."""

from __future__ import annotations

from typing import Final

from anabasis.kit.components import Components

_TABLES: Final = Components("anabasis.games.conquerors", "tables")


class _Table:
    """A table of combat: bands of strength side by side, adjusted rolls one below the other."""

    def __init__(self, name: str, cells: str) -> None:
        columns: list[int] = _TABLES.value(name, "columns")
        rows: list[list[int]] = _TABLES.value(name, cells)
        self.columns: bytes = bytes(columns)
        """The lowest strength of each band."""
        self.lowest: int = _TABLES.value(name, "lowest")
        self.highest: int = _TABLES.value(name, "highest")
        self.width: int = len(columns)
        self.cells: bytes = bytes([cell for row in rows for cell in row])

    def column(self, strength: int) -> int:
        """The band in which a strength falls."""
        found = 0
        for at in range(1, self.width):
            if strength >= self.columns[at]:
                found = at
        return found

    def cell(self, roll: int, strength: int) -> int:
        """What stands in the table for an adjusted roll and a strength."""
        row = max(self.lowest, min(roll, self.highest)) - self.lowest
        return self.cells[row * self.width + self.column(strength)]


_BATTLE: Final = _Table("battle", "score")
_LOSSES: Final = _Table("losses", "lost")
_ASSAULT: Final[list[list[int]]] = _TABLES.value("assault", "results")
ASSAULT_LOWEST: Final[int] = _TABLES.value("assault", "lowest")
ASSAULT_HIGHEST: Final[int] = _TABLES.value("assault", "highest")
FATIGUE_ROW: Final[int] = _TABLES.value("losses", "fatigue")


def battle_score(roll: int, strength: int) -> int:
    """11.3 C The Battle Score of an adjusted roll."""
    return _BATTLE.cell(roll, strength)


def points_lost(roll: int, strength: int) -> int:
    """11.3 F What an adjusted loss roll costs; a result above the force present kills it."""
    return min(_LOSSES.cell(roll, strength), strength)


def tires(roll: int) -> bool:
    """11.3 G Whether a victor's adjusted loss roll has an F beside it."""
    return roll >= FATIGUE_ROW


def assault_result(roll: int) -> tuple[int, int]:
    """11.4 The Siege Points for the city and the points that the attacker loses."""
    row = _ASSAULT[max(ASSAULT_LOWEST, min(roll, ASSAULT_HIGHEST)) - ASSAULT_LOWEST]
    return (row[0], row[1])


# ---- what the player's aid shows

BANDS: Final[bytes] = _BATTLE.columns
"""The lowest strength of each band of the battle table, and"""
LOSS_BANDS: Final[bytes] = _LOSSES.columns
"""of the loss table."""
SCORE_ROLLS: Final = range(_BATTLE.lowest, _BATTLE.highest + 1)
LOSS_ROLLS: Final = range(_LOSSES.lowest, _LOSSES.highest + 1)
"""The adjusted rolls with a row of their own; what is beyond them counts as the last."""
