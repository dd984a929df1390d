"""The odds where an elephant may run wild, or where face-down cards are unknown.

Everything is counted anew by plain arithmetic from the rulebook.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import proceed
from anabasis.games.arbela.rules.shots import Rampage
from anabasis.games.arbela.rules.turn import EndTurn
from tests.rules.arbela.counting import (
    Outcomes,
    attacking,
    casualties,
    check,
    clash,
    each_die,
    exactly,
    firing,
    foretold,
    rampage,
    result,
    shot,
    table,
    then,
)
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, asked, battle


def elephant_defends(fight: Outcomes, runs: Outcomes) -> Outcomes:
    """8.10.2a, 8.10.2e What becomes of a shock against the elephant: it is never disrupted or
    eliminated as such, and after a tie it may run, so that nobody is engaged."""

    def after(changes: frozenset[str]) -> Outcomes:
        if changes & {"1 disrupted", "1 eliminated"}:
            return check(runs, "1 eliminated")
        if "engaged" in changes:
            return check(runs, "engaged")
        return [(Fraction(1), frozenset())]

    lost = {"1 disrupted", "1 eliminated", "engaged"}
    return [
        (chance * more, (changes - lost) | added)
        for chance, changes in fight
        for more, added in after(changes)
    ]


def test_the_odds_against_the_elephant() -> None:
    """It meets the phalanx (front 8) only if it keeps its facing, and nobody else."""
    runs = rampage((6, 8, 0, False), None, None, None)
    found = attacking({"B-C": "phalanx-1", "PA-C": "elephant"}, "B-C", "PA-C")
    assert found == exactly(elephant_defends(clash(6, 3, 0), runs))


def test_the_odds_against_the_elephant_with_hits_and_friends_behind_it() -> None:
    """It may also turn about into the Kinsmen behind it: their rear, 2, and cavalry."""
    runs = rampage((6 - 2, 8, 0, False), (6 + 2 - 2, 2, 1, True), None, None)
    found = attacking(
        {"B-C": "phalanx-1", "PA-C": "elephant", "PD-C": "kinsmen"},
        "B-C",
        "PA-C",
        hits={"elephant": 2},
        facing={"PD-C": "north"},
    )
    assert found == exactly(elephant_defends(clash(6, 1, 0), runs))


def test_the_odds_of_the_elephant_against_cavalry() -> None:
    """2 more against cavalry, and 2 more again in its last fight."""
    runs = rampage((8, 5, 0, False), None, None, None)

    def after(changes: frozenset[str]) -> Outcomes:
        if changes & {"1 disrupted", "1 eliminated"}:
            return check(runs, "1 eliminated")
        return check(runs, "engaged") if "engaged" in changes else [(Fraction(1), frozenset())]

    lost = {"1 disrupted", "1 eliminated", "engaged"}
    expected = [
        (chance * more, (changes - lost) | added)
        for chance, changes in clash(6, 5, 1)
        for more, added in after(changes)
    ]
    found = attacking({"B-C": "elephant", "MA-C": "companion-1"}, "B-C", "MA-C", active=PERSIAN)
    assert found == exactly(expected)


def test_the_odds_of_a_stack_with_the_elephant_below() -> None:
    """The section suffers, the elephant checks; a tie engages the stack without a check."""
    runs = rampage((6, 8, 0, False), None, None, None)

    def after(changes: frozenset[str]) -> Outcomes:
        if changes & {"1 disrupted", "1 eliminated"}:
            return check(runs, "1 eliminated")
        return [(Fraction(1), frozenset())]

    found = attacking(
        {"PA-C": "phalanx-1", "PD-C": "persian-infantry-1 elephant"},
        "PA-C",
        "PD-C",
        seen="elephant",
    )
    assert found == exactly(then(clash(6, 3 + 1, 0), after))


def heavy_hits(low: int, less: int, runs: Outcomes, lighter: Outcomes) -> Outcomes:
    """8.10.2b A shot at the elephant: from 9 up it runs at once, below that it is a hit."""
    found: Outcomes = []
    for first, second in each_die():
        total = first + second - less
        after = runs if total >= 9 else lighter if total >= low else [(Fraction(1), frozenset())]
        found += [(Fraction(1, 36) * chance, changes) for chance, changes in after]
    return found


def test_the_odds_of_a_shot_at_the_elephant() -> None:
    """The hit is marked first, so that its last attack has one less."""
    runs = rampage((6 - 1, 0, 0, False), None, None, None)
    found = firing({"B-C": "cretan-archer", "PA-C": "elephant"}, "B-C", "PA-C")
    hit: Outcomes = [(Fraction(1), frozenset({"1 hits"}))]
    assert found == exactly(heavy_hits(6, 2, runs, hit))


def test_the_odds_of_one_hit_too_many_on_the_elephant() -> None:
    """8.10.2d Above its hit level a die decides; running, it fights with all its hits."""
    runs = rampage((6 - 5, 2, 0, False), None, None, None)
    found = firing({"B-C": "agrianian", "PA-C": "elephant"}, "B-C", "PA-C", hits={"elephant": 4})
    assert found == exactly(heavy_hits(5, 2, runs, check(runs, "1 eliminated")))


def test_a_leader_is_checked_though_the_elephant_bereaved_another_leader() -> None:
    """The elephant always loses here, and runs in half of the cases: in one direction into
    Alexander's phalanx, so that he is checked for that too; in another into the archer with
    Parmenion. That he may have to be placed does not undo Alexander's check after the shock."""
    units = {"B-C": "phalanx-1", "PA-C": "elephant", "PA-RC1": "cretan-archer"}
    leaders = {"alexander": "B-C", "parmenion": "PA-RC1"}
    found = attacking(units, "B-C", "PA-C", leaders=leaders)
    once = Fraction(1, 36)
    twice = Fraction(1, 2) * Fraction(1, 4) * (1 - once) * once
    assert found["killed alexander"] == (once + twice, once + twice)


# ---- face-down cards


def in_depth(depth: int, *leaders: tuple[str, int]) -> dict[str, Fraction]:
    """A hypaspist attacks hoplites so many deep."""
    return table(casualties(clash(6, 6 + depth, 0), *leaders))


def between(tables: list[dict[str, Fraction]]) -> dict[str, tuple[Fraction, Fraction]]:
    changes = {change for one in tables for change in one}
    nothing = Fraction(0)
    return {
        change: (
            min(one.get(change, nothing) for one in tables),
            max(one.get(change, nothing) for one in tables),
        )
        for change in changes
    }


HIDDEN: list[tuple[str, dict[str, str], dict[str, Any], tuple[int, ...]]] = [
    # Both cards below are units, wherever they lie: the depth is certain.
    ("units only", {"PD-C": "mercenary-hoplite-1 bactrian-1 kinsmen"}, {}, (2,)),
    # What lies below is known from the Reserve and the field: one skirmisher among two.
    ("one of two is light", {"PD-C": "mercenary-hoplite-1 bactrian-1 persian-archer"}, {}, (1,)),
    # The archer lies here or in the other stack.
    (
        "an archer here or there",
        {"PD-C": "mercenary-hoplite-1 bactrian-1 kinsmen", "PD-LC1": "chariot-1 persian-archer"},
        {},
        (1, 2),
    ),
    (
        "two archers here or there",
        {
            "PD-C": "mercenary-hoplite-1 bactrian-1 persian-archer",
            "PD-LC1": "chariot-1 mardian-archer-1 kinsmen",
        },
        {},
        (0, 1, 2),
    ),
    # A card seen in the stack is known to be there.
    (
        "one card seen",
        {"PD-C": "mercenary-hoplite-1 bactrian-1 kinsmen", "PD-LC1": "chariot-1 persian-archer"},
        {"seen": "bactrian-1"},
        (1, 2),
    ),
    (
        "all seen",
        {"PD-C": "mercenary-hoplite-1 bactrian-1 kinsmen", "PD-LC1": "chariot-1 persian-archer"},
        {"seen": "bactrian-1 kinsmen"},
        (2,),
    ),
]


@pytest.mark.parametrize(
    ("units", "more", "depths"), [row[1:] for row in HIDDEN], ids=[row[0] for row in HIDDEN]
)
def test_hidden_depth_makes_a_range(
    units: dict[str, str], more: dict[str, Any], depths: tuple[int, ...]
) -> None:
    found = attacking({**units, "PA-C": "hypaspist-1"}, "PA-C", "PD-C", **more)
    assert found == between([in_depth(depth) for depth in depths])


def test_the_range_does_not_depend_on_what_is_hidden() -> None:
    """However the same unknown cards lie, the attacker is told the same."""
    cards = ["bactrian-1", "persian-archer", "mardian-archer-1", "kinsmen"]
    told = []
    for first, second, third, fourth in permutations(cards):
        units = {
            "PA-C": "hypaspist-1",
            "PD-C": f"mercenary-hoplite-1 {first} {second}",
            "PD-LC1": f"chariot-1 {third} {fourth}",
        }
        told.append(attacking(units, "PA-C", "PD-C"))
    assert all(one == told[0] for one in told)
    assert told[0] == between([in_depth(0), in_depth(1), in_depth(2)])


def test_the_owner_knows_his_own_depth() -> None:
    """The attacker's own face-down cards are no secret to him, and add nothing."""
    units = {"PD-C": "mercenary-hoplite-1 bactrian-1 persian-archer", "PA-C": "hypaspist-1"}
    found = attacking(units, "PD-C", "PA-C", active=PERSIAN)
    assert found == exactly(clash(5, 7, 1))


def levy(below: str) -> dict[str, Fraction]:
    """A hypaspist attacks a levy (2) with one card below it: a unit, a skirmisher or the elephant,
    which runs or dies when the levy loses, and may strike the hypaspist (7)."""
    if below == "persian-archer":
        return table(clash(6, 2, 0))
    if below == "kinsmen":
        return table(clash(6, 2 + 1, 0))
    runs = rampage((6, 7, 0, False), None, None, None)

    def after(changes: frozenset[str]) -> Outcomes:
        if changes & {"1 disrupted", "1 eliminated"}:
            return check(runs, "1 eliminated")
        return [(Fraction(1), frozenset())]

    return table(then(clash(6, 2 + 1, 0), after))


@pytest.mark.parametrize(
    "below",
    [
        "elephant",
        "kinsmen",
        "persian-archer",
    ],
)
def test_no_chance_lies_outside_the_range_whatever_lies_below(below: str) -> None:
    """The elephant, the Kinsmen and four archers are unknown; one of them lies below the levy."""
    cards = ["elephant", "kinsmen", "mardian-archer-1", "mardian-archer-2"]
    cards += ["persian-archer", "persian-javelinist"]
    first, second, third, fourth, fifth = [card for card in cards if card != below]
    units = {
        "PA-C": "hypaspist-1",
        "PD-C": f"babylonian-levy-1 {below}",
        "PD-LW": f"chariot-1 {first} {second}",
        "PD-RC1": f"chariot-2 {third}",
        "PD-RW": f"chariot-3 {fourth} {fifth}",
    }
    found = attacking(units, "PA-C", "PD-C")
    truth = levy(below)
    assert set(truth) <= set(found)
    for change, (low, high) in found.items():
        assert low <= truth.get(change, Fraction(0)) <= high, change


# ---- an elephant on its run, and leaders who may come along


def test_the_odds_of_a_shot_at_a_running_elephant() -> None:
    """A hit takes 1 from its last attack; nothing starts a second run."""
    b = battle({"B-C": "elephant", "MA-C": "cretan-archer"}, phase="deploy")
    b.agenda = [EndTurn(MACEDONIAN), Rampage()]
    b.offered = None
    proceed(b, ScriptedDie(3), [])
    missed = [(Fraction(1, 36), result(m + 6, t, False, False)) for m, t in each_die()]
    struck = [(Fraction(1, 36), result(m + 5, t, False, False)) for m, t in each_die()]
    hit = Fraction(sum(1 for first, second in each_die() if first + second - 2 >= 6), 36)
    expected = {
        f"0 {word}": hit * sum(chance for chance, one in struck if one == f"defender {word}")
        + (1 - hit) * sum(chance for chance, one in missed if one == f"defender {word}")
        for word in ("disrupted", "eliminated")
    }
    found = foretold(b, MACEDONIAN, "shoot elephant")
    assert found.pop("1 eliminated") == (Fraction(1), Fraction(1))
    assert found == {word: (chance, chance) for word, chance in expected.items() if chance}


@pytest.mark.rule("arbela", "5.1p")
def test_the_odds_tell_what_a_leader_is_worth_who_comes_along() -> None:
    """A hypaspist (6) moves up and attacks hoplites (6): with Parmenion 2 more, and he is checked.
    Asked before, he is taken to go where his units are."""
    b = battle(
        {"MA-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1", "MD-LW": "phalanx-1"},
        leaders={"parmenion": "MA-C"},
        ordered="MA-C MD-LW",
    )
    act(b, MACEDONIAN, "activate MA-C; declare move-shock; step B-C")
    along = exactly(casualties(clash(8, 6, 0), ("parmenion", 12)))
    assert foretold(b, MACEDONIAN, "attack PA-C") == along
    act(b, MACEDONIAN, "attack PA-C")
    assert foretold(b, MACEDONIAN, "go-along") == along
    assert foretold(b, MACEDONIAN, "remain") == exactly(clash(6, 6, 0))


@pytest.mark.rule("arbela", "7.1g")
def test_the_odds_tell_what_a_place_in_a_stack_is_worth_to_one_who_fires_from_it() -> None:
    """Javelins (5 to 12) at infantry with armour 1, with 1 less from below the peltasts. Asked
    before, the Agrianians are taken to lie below."""
    b = battle(
        {"MD-C": "agrianian", "MA-C": "thracian-peltast", "B-C": "persian-infantry-1"},
        ordered="MD-C",
    )
    act(b, MACEDONIAN, "activate MD-C; declare move-fire; step MA-C")
    above = exactly(shot(5, 1, "1 hits"))
    below = exactly(shot(5, 2, "1 hits"))
    assert foretold(b, MACEDONIAN, "fire B-C") == below
    act(b, MACEDONIAN, "fire B-C")
    assert foretold(b, MACEDONIAN, "at 0") == above
    assert foretold(b, MACEDONIAN, "at 1") == below


def test_a_leader_who_goes_along_without_an_attack_rolls_no_dice() -> None:
    b = battle(
        {"MA-C": "hypaspist-1", "MD-LW": "phalanx-1"},
        leaders={"parmenion": "MA-C"},
        ordered="MA-C MD-LW",
    )
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C")
    assert asked(b) == "LeaderAlong"
    assert foretold(b, MACEDONIAN, "go-along") == {}


UNKNOWN = ["elephant", "kinsmen", "bactrian-1", "mardian-archer-1", "mardian-archer-2"]


@pytest.mark.parametrize("first", UNKNOWN)
@pytest.mark.parametrize("second", UNKNOWN)
def test_no_chance_lies_outside_the_range_with_two_cards_below(first: str, second: str) -> None:
    """Two of five unknown cards lie below the levy, the others in the stacks on both sides, into
    which the elephant may run. Told is a range; what is so when all is known lies in it."""
    if first == second:
        return
    third, fourth, fifth = [card for card in UNKNOWN if card not in (first, second)]
    units = {
        "PA-C": "hypaspist-1",
        "PD-C": f"babylonian-levy-1 {first} {second}",
        "PD-LC1": f"chariot-1 {third} {fourth}",
        "PD-RC1": f"chariot-2 {fifth}",
    }
    told = attacking(units, "PA-C", "PD-C")
    truth = attacking(units, "PA-C", "PD-C", seen=" ".join(UNKNOWN))
    assert set(truth) <= set(told)
    for change, (low, high) in told.items():
        least, most = truth.get(change, (Fraction(0), Fraction(0)))
        assert low <= least == most <= high, change
