"""Tests that bite: each shows what a small change of the code had left unnoticed.

This file: what a seat sees, positions dealt anew, odds, and the checks of a position.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.arbela.board import FLANK, SECTION
from anabasis.games.arbela.cards import LEADER, UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import ACTED, UNSEEN, Battle, changed
from tests.rules.arbela.counting import attacking, clash, exactly, firing, foretold
from tests.rules.arbela.fighting import attacked, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    finish_set_up,
    stack,
    start,
    where,
)

SEEDS = range(12)


def redeals(position: Battle, seat: int) -> list[Battle]:
    """Some positions that the seat cannot tell from this one: they look the same to it, and all
    is in order in them."""
    found = [GAME.redeal(position, seat, SeededDie(seed)) for seed in SEEDS]
    for other in found:
        assert GAME.violations(other) == []
        for watcher in (seat, None):
            assert GAME.view(other, watcher) == GAME.view(position, watcher)
    return found


# ---- what a seat sees


@pytest.mark.rule("arbela", "4.3.2f")
def test_the_owner_sees_every_place_and_the_other_which_cards_lie_there() -> None:
    b, _ = start()
    finish_set_up(b)
    own = GAME.view(b, PERSIAN)["sections"]["PD-LW"]
    assert [card["unit"] for card in own["stack"]] == stack(b, "PD-LW")
    assert own["among"] == []
    other = GAME.view(b, MACEDONIAN)["sections"]["PD-LW"]
    assert other["stack"][1:] == [None, None]
    assert other["among"] == sorted(stack(b, "PD-LW")[1:])


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_what_is_being_deployed_and_where_is_not_betrayed() -> None:
    views = []
    for lines in ("bring phalanx-2; into MD-C", "bring hypaspist-1; into MD-RC1"):
        b = battle({"MD-LW": "phalanx-1"}, leaders={"parmenion": "MD-C"}, phase="deploy")
        act(b, MACEDONIAN, lines)
        views.append(GAME.view(b, PERSIAN))
    assert views[0] == views[1]
    seen = views[0]["sections"]["MD-C"]
    assert (seen["side"], seen["facing"], seen["stack"]) == (None, None, [])
    b = battle({"MD-LW": "phalanx-1"}, leaders={"parmenion": "MD-C"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C")
    assert GAME.view(b, MACEDONIAN)["sections"]["MD-C"]["facing"] == "north"


@pytest.mark.rule("arbela", "11.2c")
@pytest.mark.rule("arbela", "9.5.2c")
def test_the_break_levels_and_a_failed_seizure_are_there_to_see() -> None:
    b = battle({"MD-C": "phalanx-1"}, leaders={"darius": "dead"}, seize_failed=True, ordered="MD-C")
    for seat in (MACEDONIAN, PERSIAN, None):
        seen = GAME.view(b, seat)
        assert (seen["break_levels"], seen["seize_failed"]) == ([6, 12], True)
    b = battle({"MD-C": "phalanx-1"}, ordered="MD-C")
    seen = GAME.view(b, PERSIAN)
    assert (seen["break_levels"], seen["seize_failed"]) == ([6, 16], False)


# ---- positions dealt anew


@pytest.mark.rule("arbela", "4.3.2f")
def test_cards_known_to_lie_in_a_stack_stay_there_in_every_order() -> None:
    b, _ = start()
    finish_set_up(b)
    for seat, section in ((MACEDONIAN, "PD-LW"), (PERSIAN, "MD-RC2")):
        orders = {tuple(stack(other, section)) for other in redeals(b, seat)}
        assert {frozenset(order) for order in orders} == {frozenset(stack(b, section))}
    orders = {tuple(stack(other, "PD-LW")) for other in redeals(b, MACEDONIAN)}
    assert len(orders) > 1


@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.rule("arbela", "4.2i")
def test_a_card_dealt_anew_faces_as_its_stack_does_and_has_acted_with_it() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-RC1": "phalanx-2 allied-greek-cavalry"}
    b = battle(units, ordered="MD-C MD-RC1")
    act(b, MACEDONIAN, "activate MD-C; declare face; face east")
    swapped = 0
    for other in redeals(b, PERSIAN):
        below = UNIT.read(stack(other, "MD-C")[1])
        assert other.marks[below] & ACTED
        assert not other.marks[UNIT.read(stack(other, "MD-RC1")[1])] & ACTED
        swapped += UNIT.text(below) != "hypaspist-1"
    assert 0 < swapped < len(SEEDS)


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_cards_that_are_being_deployed_are_not_dealt_anew() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-RC1": "phalanx-2"}
    b = battle(units, phase="deploy")
    act(b, MACEDONIAN, "bring greek-hoplite-1; into MD-RC1")
    for other in redeals(b, PERSIAN):
        assert stack(other, "MD-RC1") == ["phalanx-2", "greek-hoplite-1"]


@pytest.mark.rule("arbela", "4.3.2o")
def test_a_stack_that_its_owner_is_laying_anew_is_not_dealt_anew() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1 greek-hoplite-1"}
    units["MD-RC1"] = "phalanx-2 allied-greek-cavalry"
    b = battle(units, ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1")
    for other in redeals(b, PERSIAN):
        assert where(other, "hypaspist-1") == "MD-C"
        act(other, MACEDONIAN, "lay greek-hoplite-1")
        assert stack(other, "MD-C")[0] == "hypaspist-1"


@pytest.mark.rule("arbela", "9.1.4b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_elephant_is_never_dealt_to_darius() -> None:
    units = {"PD-LC1": "chariot-2 kinsmen", "PD-C": "chariot-1 elephant"}
    units["PD-RC1"] = "chariot-3 median"
    b = battle(units, leaders={"darius": "PD-LC1"}, ordered="MD-C")
    places = {where(other, "elephant") for other in redeals(b, MACEDONIAN)}
    assert places == {"PD-C", "PD-RC1"}


@pytest.mark.rule("arbela", "3.2d")
def test_worlds_of_a_secret_deployment_hold_nothing_of_it() -> None:
    b, _ = start(deployment="own")
    act(b, PERSIAN, "bring elephant; into PD-C; bring-leader bessus; into PD-LW; deployed")
    assert asked(b) == "Deploy"
    for world in GAME.worlds(b, MACEDONIAN):
        assert (where(world, "elephant"), where(world, "bessus")) == ("reserve", "reserve")
    assert where(b, "elephant") == "PD-C"
    worlds = [GAME.to_plain(world) for world in GAME.worlds(b, MACEDONIAN)]
    for seed in SEEDS:
        other = GAME.redeal(b, MACEDONIAN, SeededDie(seed))
        assert [GAME.to_plain(world) for world in GAME.worlds(other, MACEDONIAN)] == worlds


# ---- odds


Odds = dict[str, tuple[Fraction, Fraction]]


def ranged(worlds: list[Odds]) -> Odds:
    """The least and the greatest chance of each change over worlds in which all is known."""
    nothing = (Fraction(0), Fraction(0))
    found = {}
    for change in {change for world in worlds for change in world}:
        chances = [world.get(change, nothing)[0] for world in worlds]
        found[change] = (min(chances), max(chances))
    return found


@pytest.mark.rule("arbela", "8.2.1c")
@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.parametrize("others", [("persian-archer",), ("median", "persian-archer")])
def test_the_odds_against_a_stack_range_from_no_depth_to_full_depth(others: tuple[str]) -> None:
    units = {"PA-C": "hypaspist-1", "PD-C": "persian-infantry-1 kinsmen"}
    for section, other in zip(("PD-LC1", "PD-LC2"), others, strict=False):
        units[section] = f"chariot-{section[-1]} {other}"
    found = attacking(units, "PA-C", "PD-C")
    shallow = exactly(clash(6, 3, MACEDONIAN))
    deep = exactly(clash(6, 4, MACEDONIAN))
    assert shallow != deep
    assert found == ranged([shallow, deep])


@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.parametrize("elephant", ["PA-C", "MA-C"])
def test_the_odds_of_a_shot_at_the_elephant_range_over_the_stack_it_may_run_into(
    elephant: str,
) -> None:
    shooter = "B-LC1" if elephant == "PA-C" else "MD-LC1"
    fixed = {elephant: "elephant", shooter: "agrianian"}

    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"PD-C": f"persian-infantry-1 {below}", "PD-LW": f"chariot-1 {elsewhere}"}
        return dict(firing(fixed | units, shooter, elephant, seen=seen))

    known = "kinsmen persian-archer"
    worlds = [odds("kinsmen", "persian-archer", known), odds("persian-archer", "kinsmen", known)]
    assert worlds[0] != worlds[1]
    assert odds("kinsmen", "persian-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_odds_against_the_elephant_range_over_the_stack_it_may_run_into() -> None:
    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"B-C": "phalanx-1", "PA-C": "elephant"}
        units |= {"PD-C": f"persian-infantry-1 {below}", "PD-LW": f"chariot-1 {elsewhere}"}
        return dict(attacking(units, "B-C", "PA-C", seen=seen))

    known = "kinsmen persian-archer"
    worlds = [odds("kinsmen", "persian-archer", known), odds("persian-archer", "kinsmen", known)]
    assert worlds[0] != worlds[1]
    assert odds("kinsmen", "persian-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.parametrize(("infantry", "behind"), [("MA-RC1", "MD-LC1"), ("MA-LC1", "MD-LC2")])
def test_the_odds_of_an_attack_together_with_the_elephant_know_where_it_may_run(
    infantry: str, behind: str
) -> None:
    """In the second case it runs through the Section of the infantry, if that is eliminated."""

    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"MA-C": "elephant", infantry: "persian-infantry-1", "MD-C": "phalanx-1"}
        units |= {behind: f"greek-hoplite-1 {below}", "MD-RW": f"greek-hoplite-2 {elsewhere}"}
        units.setdefault("MA-RC1", "chariot-1")
        b = battle(units, ordered=f"MA-C {infantry}", active=PERSIAN, seen=seen)
        act(b, PERSIAN, "activate MA-C; declare shock; attack MD-C")
        act(b, PERSIAN, f"activate {infantry}; declare shock")
        return foretold(b, PERSIAN, "attack MD-C")

    known = "hypaspist-1 cretan-archer"
    worlds = [odds("hypaspist-1", "cretan-archer", known)]
    worlds.append(odds("cretan-archer", "hypaspist-1", known))
    assert worlds[0] != worlds[1]
    assert odds("hypaspist-1", "cretan-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "7.2a")
def test_the_odds_of_the_last_shot_leave_out_the_shock_that_follows() -> None:
    units = {"MA-C": "cretan-archer", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-1", "B-LW": "persian-infantry-2"}
    b = battle(units, ordered="MA-C MA-LW")
    act(b, MACEDONIAN, "activate MA-LW; declare shock; attack B-LW")
    act(b, MACEDONIAN, "activate MA-C; declare fire")
    assert set(foretold(b, MACEDONIAN, "fire B-C")) == {"1 hits", "nothing"}


@pytest.mark.rule("arbela", "8.5a")
@pytest.mark.rule("arbela", "9.4c")
def test_the_odds_tell_only_what_is_new() -> None:
    units = {"MA-C": "cretan-archer", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-1", "B-LW": "persian-infantry-2"}
    found = firing(
        units,
        "MA-C",
        "B-C",
        engaged="MA-LW/B-LW",
        leaders={"philotas": "dead"},
        dead="chariot-1",
        disrupted="persian-infantry-1",
    )
    assert set(found) == {"1 hits", "nothing"}


@pytest.mark.rule("arbela", "8.2.2a")
@pytest.mark.rule("arbela", "9.5b")
def test_the_odds_of_a_shock_do_not_stop_at_the_seize_window() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-2"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    b.asks = (0, 1)
    fought(b)
    assert foretold(b, MACEDONIAN, "fight phalanx-1") == exactly(clash(6, 3, MACEDONIAN))


# ---- the checks of a position


def broken(change: Callable[[Battle], None], **laid: Any) -> list[str]:
    """The cases that a position is found to break after the change."""
    units = {"MD-C": "phalanx-1 agrianian macedonian-archer", "MA-C": "hypaspist-1 cretan-archer"}
    units |= {"B-C": "persian-infantry-1", "PD-C": "elephant chariot-1", "MA-RW": "companion-1"}
    b = battle(units, ordered="MD-C", **laid)
    change(b)
    return [wrong.partition(":")[0] for wrong in GAME.violations(b)]


def lay(section: str, units: str) -> Callable[[Battle], None]:
    def change(b: Battle) -> None:
        numbers = bytes([UNIT.read(unit) for unit in units.split()])
        b.stacks[SECTION.read(section)] = numbers
        for unit in numbers:
            b.place = changed(b.place, unit, SECTION.read(section))

    return change


def row(name: str, card: str, value: int) -> Callable[[Battle], None]:
    def change(b: Battle) -> None:
        number = LEADER.read(card) if name == "leaders" else UNIT.read(card)
        setattr(b, name, changed(getattr(b, name), number, value))

    return change


def both(first: Callable[[Battle], None], second: Callable[[Battle], None]) -> Any:
    def change(b: Battle) -> None:
        first(b)
        second(b)

    return change


def twice(b: Battle) -> None:
    b.stacks[SECTION.read("MA-LW")] = bytes([UNIT.read("companion-1")])


def lost(b: Battle) -> None:
    b.losses = (1, 0)


def engage(b: Battle) -> None:
    b.engaged = bytes([SECTION.read("MA-LW"), SECTION.read("B-LW")])


@pytest.mark.parametrize(
    ("case", "change"),
    [
        ("4.3b", lay("MA-C", "hypaspist-1 persian-archer")),
        ("2.1.4c", row("place", "hypaspist-1", SECTION.read("MA-LW"))),
        ("2.1.4c", twice),
        ("2.0a", lay("MA-LW", "phalanx-2 phalanx-2")),
        ("4.3.2a", lay("MD-LW", "phalanx-2 phalanx-3 phalanx-4 phalanx-5")),
        (
            "4.3.2d",
            both(row("laid_open", "agrianian", 1), row("laid_open", "macedonian-archer", 1)),
        ),
        ("4.3.1a", lay("MA-LW", "phalanx-2 phalanx-3")),
        ("4.3.1a", lay("MA-LW", "phalanx-2 balacrus-javelinist balacrus-javelinist")),
        ("4.3.1b", lay("MA-LW", "companion-2 balacrus-javelinist")),
        ("4.3.2c", row("seen", "cretan-archer", UNSEEN)),
        ("4.3.1c", row("facing", "cretan-archer", 1)),
        ("2.1.4c", row("place", "phalanx-2", SECTION.read("MA-LW"))),
        ("2.1.5b", row("place", "phalanx-2", FLANK)),
        ("2.1.5b", row("leaders", "alexander", FLANK)),
        ("7.3a", row("hits", "hypaspist-1", 10)),
        ("4.3c", row("leaders", "alexander", SECTION.read("B-C"))),
        (
            "4.3d",
            both(
                row("leaders", "alexander", SECTION.read("MA-C")),
                row("leaders", "parmenion", SECTION.read("MA-C")),
            ),
        ),
        ("9.1.4b", row("leaders", "darius", SECTION.read("PD-C"))),
        (
            "4.3.1i",
            both(lay("PA-LW", "elephant"), row("leaders", "bessus", SECTION.read("PA-LW"))),
        ),
        ("11.2a", lost),
        ("8.5b", engage),
    ],
)
def test_what_is_wrong_with_a_position_is_found(
    case: str, change: Callable[[Battle], None]
) -> None:
    assert case in broken(change)


def test_nothing_is_wrong_with_the_position_itself() -> None:
    assert broken(lambda b: None) == []
