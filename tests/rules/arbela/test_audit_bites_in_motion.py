"""Tests that bite: each shows what a small change of the rules' code had left unnoticed.

This file: activation, movement and withdrawal.
"""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    is_disrupted,
    kinds,
    options,
    refused,
    stack,
    to_move,
    where,
    words,
)

# ---- activation


@pytest.mark.rule("arbela", "5.1f")
@pytest.mark.rule("arbela", "7.1a")
@pytest.mark.parametrize("deed", ["move-fire", "move-fire-shock"])
def test_actions_with_fire_need_a_missile_unit(deed: str) -> None:
    b = battle({"MA-C": "phalanx-1", "PA-C": "persian-infantry-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C")
    assert refused(b, MACEDONIAN, f"declare {deed}") == ("7.1a", "no-missiles-there")


@pytest.mark.rule("arbela", "5.1c")
@pytest.mark.rule("arbela", "5.1j")
def test_a_section_whose_only_fit_unit_has_acted_cannot_withdraw() -> None:
    units = {"MA-C": "agrianian", "B-C": "phalanx-1", "PA-LW": "phalanx-2"}
    b = battle(units, disrupted="phalanx-1", ordered="MA-C B-C PA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; done; at 0")
    act(b, MACEDONIAN, "activate B-C")
    # The Agrianians have acted and the phalanx is disrupted: it can only be sent back.
    assert where(b, "phalanx-1") == "reserve"
    assert "declare withdraw" not in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "5.1b")
def test_a_unit_may_act_after_another_of_its_section_has_cleared_the_way() -> None:
    units = {"MA-C": "phalanx-1 agrianian", "B-C": "uxian-slinger-1", "MA-LW": "phalanx-2"}
    b = battle(units, ordered="MA-C MA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move-fire; fire B-C", 12)
    act(b, MACEDONIAN, "done; step B-C")
    assert (where(b, "phalanx-1"), where(b, "agrianian")) == ("B-C", "MA-C")


@pytest.mark.rule("arbela", "4.2i")
@pytest.mark.rule("arbela", "8.7.1e")
def test_a_stack_that_turns_turns_its_unit_in_the_flank_area_too() -> None:
    units = {"MD-RC2": "companion-1", "MD-RW": "companion-2", "B-RW": "mercenary-hoplite-1"}
    b = battle(
        units,
        facing={"MD-RC2": "east", "MD-RW": "east"},
        leaders={"alexander": "MD-RC2"},
        ordered="MD-RC2 MD-RW",
    )
    act(b, MACEDONIAN, "activate MD-RC2; declare move-shock; step MD-RW; flank B-RW", 1)
    b.asks = (0, 1)
    act(b, MACEDONIAN, "activate MD-RW; declare face")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "face north")
    # The turn is seized before the flank attack is fought: the rider comes back.
    act(b, PERSIAN, "seize", 1)
    assert stack(b, "MD-RW") == ["companion-1", "companion-2"]
    assert (faces(b, "companion-1"), faces(b, "companion-2")) == ("north", "north")


# ---- movement


@pytest.mark.rule("arbela", "4.2l")
@pytest.mark.rule("arbela", "4.3a")
def test_a_step_that_only_two_turns_could_end_is_refused() -> None:
    units = {"MA-C": "agrianian", "B-RC1": "phalanx-1", "MA-RC2": "phalanx-2"}
    units |= {"PA-LC1": "chariot-1", "PA-C": "chariot-2", "PA-LC2": "chariot-3"}
    units["B-RC2"] = "chariot-4"
    b = battle(units, facing={"B-RC1": "west", "MA-RC2": "south"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move")
    assert words(b, MACEDONIAN, "step") == {"B-C", "B-LC1"}


@pytest.mark.rule("arbela", "8.7.1e")
@pytest.mark.rule("arbela", "4.3.2b")
def test_nobody_stops_with_another_facing_where_a_place_is_kept() -> None:
    units = {"MD-RW": "companion-1", "MD-RC2": "phalanx-1", "B-RW": "mercenary-hoplite-1"}
    b = battle(
        units,
        facing={"MD-RC2": "east"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW MD-RC2",
    )
    begin_deed(b, "MD-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    act(b, MACEDONIAN, "activate MD-RC2")
    assert "declare move" not in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "8.2.1a")
def test_a_unit_that_attacks_from_a_deployment_section_it_entered_stays_on_top() -> None:
    units = {"MD-LC1": "hypaspist-1", "MD-C": "phalanx-1", "MA-RC1": "persian-infantry-1"}
    b = battle(units, facing={"MD-LC1": "east", "MD-C": "east"}, ordered="MD-LC1")
    act(b, MACEDONIAN, "activate MD-LC1; declare move-shock; step MD-C")
    log = act(b, MACEDONIAN, "attack MA-RC1", 3, 3)
    assert kinds(log)[:2] == ["attack-declared", "shock"]
    assert stack(b, "MD-C") == ["hypaspist-1", "phalanx-1"]


@pytest.mark.rule("arbela", "4.3.2p")
def test_a_section_that_a_unit_moved_into_may_not_be_rearranged() -> None:
    units = {"MD-LC1": "phalanx-1", "MD-C": "phalanx-2"}
    b = battle(units, facing={"MD-LC1": "east", "MD-C": "east"}, ordered="MD-LC1 MD-C")
    act(b, MACEDONIAN, "activate MD-LC1; declare move; step MD-C; at 1; activate MD-C")
    assert refused(b, MACEDONIAN, "declare rearrange") == ("4.3.2p", "stirred")


@pytest.mark.rule("arbela", "8.4.1a")
@pytest.mark.rule("arbela", "8.4.1b")
def test_a_unit_disrupted_by_the_elephant_it_shot_at_does_nothing_more() -> None:
    units = {"B-C": "cretan-archer", "PA-C": "elephant", "MD-LW": "phalanx-1"}
    b = battle(units, ordered="B-C MD-LW")
    act(b, MACEDONIAN, "activate B-C; declare move-fire")
    # Straight on into the archers: 2 + 4 - 1 + 2 against 6.
    act(b, MACEDONIAN, "fire PA-C", 12, 3, 2, 6)
    assert is_disrupted(b, "cretan-archer")
    assert asked(b) == "Activate"


# ---- withdrawal


@pytest.mark.rule("arbela", "6.2h")
@pytest.mark.parametrize(
    ("section", "way", "back"),
    [("B-LW", "west", "MA-LC2 B-LC2 PA-RC2"), ("B-RW", "east", "MA-RC2 B-RC2 PA-LC2")],
)
def test_cavalry_that_faces_the_flank_area_has_no_way_by_it(
    section: str, way: str, back: str
) -> None:
    b = battle({section: "companion-1"}, facing={section: way}, ordered=section)
    act(b, MACEDONIAN, f"activate {section}; declare withdraw")
    assert words(b, MACEDONIAN, "withdraw") == set(back.split())


@pytest.mark.rule("arbela", "6.2k")
@pytest.mark.rule("arbela", "4.3.2p")
def test_a_skirmisher_does_not_withdraw_through_a_rearranged_section() -> None:
    units = {"MD-C": "phalanx-1 phalanx-2", "MA-C": "agrianian"}
    b = battle(units, ordered="MD-C MA-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2")
    act(b, MACEDONIAN, "activate MA-C; declare withdraw")
    back = words(b, MACEDONIAN, "withdraw")
    assert "MD-C" not in back
    assert {"MD-LC1", "MD-RC1", "reserve"} <= back
    # With full Sections on both sides there is no way round it.
    full = "greek-hoplite-1 greek-hoplite-2 greek-hoplite-3"
    units |= {"MD-LC1": full, "MD-RC1": full.replace("greek-hoplite", "hypaspist")}
    b = battle(units, ordered="MD-C MA-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2; activate MA-C")
    assert "declare withdraw" not in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "4.3c")
@pytest.mark.rule("arbela", "6.2f")
def test_a_unit_that_withdraws_onto_an_enemy_leader_drives_him_out() -> None:
    b = battle({"B-C": "phalanx-1"}, leaders={"bessus": "MA-C"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; withdraw MA-C")
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place reserve")
    assert (where(b, "phalanx-1"), where(b, "bessus")) == ("MA-C", "reserve")
