"""The odds that a player is shown, against a count of all dice by plain arithmetic.

Every sum here is worked out by hand from the cards and the rulebook: the attackers' and the
defender's side of a shock without the die, or what a missile roll loses.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.arbela.counting import (
    Outcomes,
    attacking,
    casualties,
    clash,
    exactly,
    firing,
    foretold,
    shot,
)
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle

# ---- one attacker, one defender

SOUTH = {"PD-C": "south"}
PLAIN: list[tuple[str, dict[str, str], str, str, dict[str, Any], Outcomes]] = [
    (
        "phalanx on hoplites in front",
        {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"},
        "B-C",
        "PA-C",
        {},
        clash(6, 6, 0),
    ),
    (
        "levy on a phalanx in front",
        {"B-C": "babylonian-levy-1", "MA-C": "phalanx-1"},
        "B-C",
        "MA-C",
        {"active": PERSIAN},
        clash(1, 8, 1),
    ),
    (
        "infantry on a flank is not doubled",
        {"PA-LC1": "hypaspist-1", "PA-C": "mercenary-hoplite-1"},
        "PA-LC1",
        "PA-C",
        {"facing": {"PA-LC1": "west"}},
        clash(6, 3, 0, flank=True),
    ),
    (
        "heavy cavalry on a flank is doubled",
        {"B-RC1": "persian-heavy-cavalry-1", "B-C": "phalanx-1"},
        "B-RC1",
        "B-C",
        {"facing": {"B-RC1": "west"}, "active": PERSIAN},
        clash(8, 3, 1, flank=True),
    ),
    (
        "light cavalry on the rear is doubled",
        {"MA-C": "sacae", "B-C": "phalanx-1"},
        "MA-C",
        "B-C",
        {"facing": {"MA-C": "north"}, "active": PERSIAN},
        clash(6, 6, 1, flank=True),
    ),
    (
        "a chariot on the rear is not doubled",
        {"MA-C": "chariot-1", "B-C": "phalanx-1"},
        "MA-C",
        "B-C",
        {"facing": {"MA-C": "north"}, "active": PERSIAN},
        clash(5, 6, 1, flank=True),
    ),
    (
        "a diagonal attack from behind strikes the rear",
        {"PD-LC1": "companion-1", "PA-C": "kinsmen"},
        "PD-LC1",
        "PA-C",
        {"facing": {"PD-LC1": "south"}},
        clash(12, 2, 0, flank=True),
    ),
    (
        "a disrupted defender has strength 0",
        {"B-C": "greek-hoplite-1", "PA-C": "mercenary-hoplite-1"},
        "B-C",
        "PA-C",
        {"disrupted": "mercenary-hoplite-1"},
        clash(5, 0, 0, disrupted=True),
    ),
    (
        "a disrupted defender has no flank, so cavalry is not doubled",
        {"PA-LC1": "companion-1", "PA-C": "kinsmen"},
        "PA-LC1",
        "PA-C",
        {"facing": {"PA-LC1": "west"}, "disrupted": "kinsmen"},
        clash(6, 0, 0, disrupted=True),
    ),
    (
        "a disrupted defender with hits falls below zero",
        {"B-C": "balacrus-javelinist", "PA-C": "persian-infantry-1"},
        "B-C",
        "PA-C",
        {"disrupted": "persian-infantry-1", "hits": {"persian-infantry-1": 4}},
        clash(1, -4, 0, disrupted=True),
    ),
    (
        "hits on both sides",
        {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"},
        "B-C",
        "PA-C",
        {"hits": {"phalanx-1": 4, "mercenary-hoplite-1": 1}},
        clash(2, 5, 0),
    ),
    (
        "doubled strength, single hits",
        {"PD-C": "thessalian-1", "PA-C": "bactrian-1"},
        "PD-C",
        "PA-C",
        {"facing": SOUTH, "hits": {"thessalian-1": 3}},
        clash(7, 2, 0, flank=True),
    ),
    (
        "a slinger with a negative strength",
        {"B-C": "agrianian", "PA-C": "uxian-slinger-1"},
        "B-C",
        "PA-C",
        {},
        clash(2, -2, 0),
    ),
    (
        "a slinger attacks",
        {"B-C": "uxian-slinger-1", "MA-C": "macedonian-archer"},
        "B-C",
        "MA-C",
        {"active": PERSIAN},
        clash(-2, 0, 1),
    ),
    (
        "a skirmisher with infantry adds nothing",
        {"B-C": "hypaspist-1 agrianian", "PA-C": "persian-archer mercenary-hoplite-1"},
        "B-C",
        "PA-C",
        {},
        clash(6, 6, 0),
    ),
    (
        "after a failed seizure the defender has one less",
        {"B-C": "hypaspist-1", "PA-C": "apple-bearers"},
        "B-C",
        "PA-C",
        {"seize_failed": True},
        clash(6, 4, 0),
    ),
]


@pytest.mark.parametrize(
    ("units", "start", "target", "more", "outcomes"),
    [row[1:] for row in PLAIN],
    ids=[row[0] for row in PLAIN],
)
def test_the_odds_of_a_shock(
    units: dict[str, str], start: str, target: str, more: dict[str, Any], outcomes: Outcomes
) -> None:
    assert attacking(units, start, target, **more) == exactly(outcomes)


# ---- depth, leaders, combined attacks

DEEP: list[tuple[str, str, dict[str, Any], Outcomes]] = [
    ("three deep", "mercenary-hoplite-1 persian-infantry-1 bactrian-1", {}, clash(6, 8, 0)),
    ("a skirmisher below", "mercenary-hoplite-1 persian-archer bactrian-1", {}, clash(6, 7, 0)),
    ("a skirmisher on top", "persian-javelinist persian-infantry-1 bactrian-1", {}, clash(6, 3, 0)),
    (
        "a disrupted card below",
        "mercenary-hoplite-1 persian-infantry-1",
        {"disrupted": "persian-infantry-1"},
        clash(6, 7, 0),
    ),
    (
        "a disrupted stack",
        "mercenary-hoplite-1 persian-infantry-1 bactrian-1",
        {"disrupted": "mercenary-hoplite-1 persian-infantry-1 bactrian-1"},
        clash(6, 2, 0, disrupted=True),
    ),
]


@pytest.mark.parametrize(
    ("stack", "more", "outcomes"), [row[1:] for row in DEEP], ids=[row[0] for row in DEEP]
)
def test_the_odds_against_a_deployment_section(
    stack: str, more: dict[str, Any], outcomes: Outcomes
) -> None:
    units = {"PA-C": "hypaspist-1", "PD-C": stack}
    assert attacking(units, "PA-C", "PD-C", seen=stack, **more) == exactly(outcomes)


FRONT = {"B-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1"}
HORSE = {"B-C": "companion-1", "PA-C": "mercenary-hoplite-1"}
LED: list[tuple[str, dict[str, str], dict[str, str], Outcomes]] = [
    ("Alexander", FRONT, {"alexander": "B-C"}, casualties(clash(9, 6, 0), ("alexander", 2))),
    ("Parmenion", FRONT, {"parmenion": "B-C"}, casualties(clash(8, 6, 0), ("parmenion", 12))),
    (
        "Parmenion with cavalry",
        HORSE,
        {"parmenion": "B-C"},
        casualties(clash(6, 6, 0), ("parmenion", 12)),
    ),
    ("Darius defends", FRONT, {"darius": "PA-C"}, casualties(clash(6, 7, 0), ("darius", 7))),
    (
        "Alexander against Darius, who is checked only if Alexander lives",
        FRONT,
        {"alexander": "B-C", "darius": "PA-C"},
        casualties(clash(9, 7, 0), ("alexander", 2), ("darius", 7)),
    ),
]


@pytest.mark.parametrize(
    ("units", "leaders", "outcomes"), [row[1:] for row in LED], ids=[row[0] for row in LED]
)
def test_the_odds_of_a_shock_with_leaders(
    units: dict[str, str], leaders: dict[str, str], outcomes: Outcomes
) -> None:
    assert attacking(units, "B-C", "PA-C", leaders=leaders) == exactly(outcomes)


def test_the_odds_when_darius_attacks_alexander() -> None:
    """The active player's leader is checked first."""
    found = attacking(
        {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"},
        "PA-C",
        "B-C",
        leaders={"alexander": "B-C", "darius": "PA-C"},
        active=PERSIAN,
    )
    fight = clash(6, 11, 1)
    assert found == exactly(casualties(fight, ("darius", 7), ("alexander", 2)))


def test_the_odds_against_a_disrupted_defender_with_a_leader() -> None:
    found = attacking(
        FRONT, "B-C", "PA-C", leaders={"mazeus": "PA-C"}, disrupted="mercenary-hoplite-1"
    )
    fight = clash(6, 2, 0, disrupted=True)
    assert found == exactly(casualties(fight, ("mazeus", 12)))


def second_of_two(units: dict[str, str], second: str, target: str, **more: Any) -> Any:
    """What is foretold for the second attack when B-C has declared one on the same Section."""
    b = battle(units, ordered=f"B-C {second}", **more)
    act(b, MACEDONIAN, f"activate B-C; declare shock; attack {target}")
    act(b, MACEDONIAN, f"activate {second}; declare shock")
    return foretold(b, MACEDONIAN, f"attack {target}")


PAIR = {"B-C": "hypaspist-1", "B-RC1": "hypaspist-2", "PA-C": "mercenary-hoplite-1"}


def test_the_odds_of_a_combined_attack() -> None:
    assert second_of_two(PAIR, "B-RC1", "PA-C") == exactly(clash(12, 6, 0))


def test_the_odds_of_a_combined_attack_with_hits_and_two_leaders() -> None:
    """All hits count, and only the higher bonus; both leaders are checked."""
    found = second_of_two(
        PAIR,
        "B-RC1",
        "PA-C",
        hits={"hypaspist-1": 2, "hypaspist-2": 3},
        leaders={"alexander": "B-RC1", "parmenion": "B-C"},
    )
    fight = clash(12 - 5 + 3, 6, 0)
    assert found == exactly(casualties(fight, ("alexander", 2), ("parmenion", 12)))


def test_the_odds_of_a_combined_attack_on_front_and_flank() -> None:
    """The lowest side counts, cavalry on the flank is doubled, and a win eliminates."""
    units = {"B-C": "hypaspist-1", "PA-LC1": "companion-1", "PA-C": "mercenary-hoplite-1"}
    found = second_of_two(units, "PA-LC1", "PA-C", facing={"PA-LC1": "west"})
    assert found == exactly(clash(6 + 12, 3, 0, flank=True))


def test_the_odds_of_attacks_from_front_and_rear_which_are_not_combined() -> None:
    units = {"B-C": "hypaspist-1", "PD-C": "companion-1", "PA-C": "mercenary-hoplite-1"}
    found = second_of_two(units, "PD-C", "PA-C", facing=SOUTH)
    assert found == exactly(clash(12, 4, 0, flank=True))


def test_the_odds_when_the_next_of_several_shocks_is_chosen() -> None:
    units = {"B-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1"}
    units |= {"B-RW": "phalanx-1", "PA-LW": "persian-infantry-1"}
    b = battle(units, ordered="B-C B-RW")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    act(b, MACEDONIAN, "activate B-RW; declare shock; attack PA-LW")
    assert foretold(b, MACEDONIAN, "fight hypaspist-1") == exactly(clash(6, 6, 0))
    assert foretold(b, MACEDONIAN, "fight phalanx-1") == exactly(clash(6, 3, 0))


# ---- fire

SHOTS: list[tuple[str, dict[str, str], str, str, dict[str, Any], Outcomes]] = [
    (
        "no armour",
        {"MA-C": "cretan-archer", "B-C": "susian"},
        "MA-C",
        "B-C",
        {},
        shot(6, 0, "1 hits"),
    ),
    (
        "armour 3",
        {"MA-C": "cretan-archer", "B-C": "kinsmen"},
        "MA-C",
        "B-C",
        {},
        shot(6, 3, "1 hits"),
    ),
    (
        "own hits",
        {"MA-C": "cretan-archer", "B-C": "kinsmen"},
        "MA-C",
        "B-C",
        {"hits": {"cretan-archer": 2}},
        shot(6, 5, "1 hits"),
    ),
    (
        "range two over an empty Section",
        {"MA-C": "cretan-archer", "PA-C": "bactrian-1"},
        "MA-C",
        "PA-C",
        {},
        shot(6, 2, "1 hits"),
    ),
    (
        "shower fire over a friend",
        {"MA-C": "cretan-archer", "B-C": "phalanx-1", "PA-C": "bactrian-1"},
        "MA-C",
        "PA-C",
        {},
        shot(6, 3, "1 hits"),
    ),
    (
        "shower fire from below",
        {"MA-C": "phalanx-1 agrianian", "B-C": "bactrian-1"},
        "MA-C",
        "B-C",
        {},
        shot(5, 3, "1 hits"),
    ),
    (
        "one hit too many",
        {"MA-C": "agrianian", "B-C": "bactrian-1"},
        "MA-C",
        "B-C",
        {"hits": {"bactrian-1": 5}},
        shot(5, 2, "1 eliminated"),
    ),
    (
        "the top of a stack is hit",
        {"MA-C": "cretan-archer", "B-C": "persian-archer mercenary-hoplite-1"},
        "MA-C",
        "B-C",
        {},
        shot(6, 0, "1 hits"),
    ),
    (
        "a slinger at a disrupted phalanx",
        {"B-C": "uxian-slinger-1", "MA-C": "phalanx-1"},
        "B-C",
        "MA-C",
        {"active": PERSIAN, "disrupted": "phalanx-1"},
        shot(6, 3, "0 hits"),
    ),
]


@pytest.mark.parametrize(
    ("units", "start", "target", "more", "outcomes"),
    [row[1:] for row in SHOTS],
    ids=[row[0] for row in SHOTS],
)
def test_the_odds_of_a_shot(
    units: dict[str, str], start: str, target: str, more: dict[str, Any], outcomes: Outcomes
) -> None:
    assert firing(units, start, target, **more) == exactly(outcomes)
