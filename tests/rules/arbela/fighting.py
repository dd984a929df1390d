"""Fights by name: attacks that wait to be fought, and what is told of shots and shocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anabasis.core.event import Event
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import act, battle, begin, options, told


def attacked(units: Mapping[str, str], attacks: str, **laid: Any) -> Battle:
    """A position in which these attacks have been declared. `fought` goes on with the shocks."""
    return battle(units, attacks=attacks, phase="deploy", **laid)


def fought(position: Battle, *dice: int) -> list[Event]:
    """The shocks begin: a single attack is fought at once, of several none is yet chosen."""
    return begin(position, "shocks", *dice)


def shock(position: Battle, *dice: int) -> dict[str, Any]:
    """What is told of the only shock."""
    return told(fought(position, *dice), "shock")[0]


def amount(shock: Mapping[str, Any], side: str, modifier: str) -> int:
    """What a modifier adds for the attack or the defence, in what is told of a shock."""
    return sum(term["amount"] for term in shock[side] if term["modifier"] == modifier)


def totals(position: Battle, *dice: int) -> tuple[int, int]:
    """What attacker and defender have in the only shock."""
    found = shock(position, *dice)
    return found["attack_total"], found["defence_total"]


def begin_deed(position: Battle, section: str, deed: str, unit: str = "") -> None:
    """The Section is activated for an action; the unit, if one of several, is to do its part."""
    seat = position.active
    act(position, seat, f"activate {section}")
    if f"declare {deed}" in options(position, seat):
        act(position, seat, f"declare {deed}")
    if f"use {unit}" in options(position, seat):
        act(position, seat, f"use {unit}")


def shot(position: Battle, line: str, *dice: int) -> dict[str, Any]:
    """A shot of the active player: what is told of it."""
    return told(act(position, position.active, line, *dice), "shot")[0]


def pair(one: str, other: str) -> frozenset[str]:
    """Two Sections, in whatever order."""
    return frozenset((one, other))
