"""3.4 Both sides' victory conditions, part by part, as they stand."""

from __future__ import annotations

from typing import Any

from anabasis.games.conquerors.board import DEITY, EUROPEAN, GREAT_KING, MACEDON, PROVINCE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.numbers import INJURY_CHECKED, MUTINIES
from anabasis.games.conquerors.rules.victory import (
    counts,
    has_done,
    has_hegemony,
    is_god,
    is_great_king,
)
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    BY_DEATH,
    BY_MUTINY,
    DEAD,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
    War,
)

Goal = dict[str, Any]


def _province(war: War, province: int) -> Goal:
    return {"goal": f"province-{PROVINCE.words[province]}", "done": counts(war, province)}


def _deed(war: War, goal: str, deed: int) -> Goal:
    return {"goal": goal, "done": has_done(war, deed)}


def victory(war: War) -> dict[str, list[Goal]]:
    """3.4 What each side needs, and what of it is done."""
    great_king: list[Goal] = [_province(war, province) for province in GREAT_KING]
    great_king += [
        {"goal": "darius", "done": war.where[DARIUS] == DEAD},
        _deed(war, "knot", KNOT_CUT),
        {"goal": "family", "done": war.family_side == MACEDON},
        _deed(war, "marriage", MARRIED),
    ]
    deity: list[Goal] = [
        _province(war, DEITY),
        _deed(war, "alexandria", ALEXANDRIA_BUILT),
        _deed(war, "oracle", ORACLE_HEARD),
        _deed(war, "proskynesis", PROSKYNESIS),
    ]
    return {
        "macedon": [
            {"goal": "great-king", "done": is_great_king(war), "parts": great_king},
            {
                "goal": "hegemony",
                "done": has_hegemony(war),
                "parts": [_province(war, province) for province in EUROPEAN],
            },
            {"goal": "deity", "done": is_god(war), "parts": deity},
        ],
        "persia": [
            {
                "goal": "wounds",
                "done": war.ending == BY_DEATH,
                "now": war.injury,
                "needed": INJURY_CHECKED,
            },
            {
                "goal": "mutiny",
                "done": war.ending == BY_MUTINY,
                "now": war.weariness,
                "needed": MUTINIES,
            },
        ],
    }
