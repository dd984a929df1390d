"""The sums beside the odds: what both sides of an attack add, term by term."""

from __future__ import annotations

from typing import Any

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.setting import MACEDONIAN, act, battle


def arithmetic(units: dict[str, str], start: str, target: str, **more: Any) -> list[Any]:
    """The terms of attack and defence, least and most, for an attack without moving."""
    position = battle(units, ordered=start, **more)
    act(position, MACEDONIAN, f"activate {start}; declare shock")
    action = GAME.grammar.read(f"attack {target}")
    found = []
    for side in GAME.sums(position, MACEDONIAN, action):
        if not side.least:
            continue
        least = {term["modifier"]: term["amount"] for term in side.least}
        most = {term["modifier"]: term["amount"] for term in side.most}
        found.append(least if least == most else (least, most))
    return found


def test_strength_and_hits_stand_apart() -> None:
    units = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}
    assert arithmetic(units, "B-C", "PA-C", hits={"phalanx-1": 2}) == [
        {"strength": 6, "hits": -2},
        {"strength": 6},
    ]


def test_what_lies_face_down_makes_a_least_and_a_most() -> None:
    units = {
        "PA-C": "phalanx-1",
        "PD-C": "mercenary-hoplite-1 persian-infantry-1",
        "PD-LC1": "bactrian-1 persian-archer",
    }
    attack, defence = arithmetic(units, "PA-C", "PD-C")
    assert attack == {"strength": 6}
    assert defence == ({"strength": 6}, {"strength": 6, "depth": 1})


def test_what_needs_no_dice_has_no_arithmetic() -> None:
    position = battle({"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}, ordered="B-C")
    assert GAME.sums(position, MACEDONIAN, GAME.grammar.read("activate B-C")) == []
