"""8.2 Declaring and ordering attacks."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    kinds,
    options,
    refused,
    stack,
    to_move,
    told,
    where,
    words,
)

# ---- 8.2 Declaring and ordering attacks


@pytest.mark.rule("arbela", "8.2a", "8.2c")
def test_shocks_wait_until_all_sections_have_acted_and_the_active_player_orders_them() -> None:
    position = battle(
        {
            "B-LC1": "phalanx-1",
            "B-RC1": "phalanx-2",
            "PA-RC1": "mercenary-hoplite-1",
            "PA-LC1": "mercenary-hoplite-2",
        },
        ordered="B-LC1 B-RC1",
    )
    begin_deed(position, "B-LC1", "shock")
    assert "shock" not in kinds(act(position, MACEDONIAN, "attack PA-RC1"))
    begin_deed(position, "B-RC1", "shock")
    assert "shock" not in kinds(act(position, MACEDONIAN, "attack PA-LC1"))
    assert options(position, MACEDONIAN) == {"fight phalanx-1", "fight phalanx-2"}
    events = act(position, MACEDONIAN, "fight phalanx-2", 1, 2, 1, 2)
    assert [found["units"] for found in told(events, "shock")] == [["phalanx-2"], ["phalanx-1"]]


@pytest.mark.rule("arbela", "8.2b")
def test_an_attack_is_declared_in_the_activation_by_naming_the_section() -> None:
    position = battle(
        {
            "MA-C": "hypaspist-1",
            "PA-C": "mercenary-hoplite-1",
            "MA-LW": "phalanx-1",
            "B-LW": "mercenary-hoplite-2",
        },
        ordered="MA-C MA-LW",
    )
    begin_deed(position, "MA-C", "move-shock")
    assert refused(position, MACEDONIAN, "attack PA-C") == ("8.1a", "not-in-front")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "attack PA-C")
    assert declared(position) == [("hypaspist-1", "PA-C")]
    assert asked(position) == "Activate"


@pytest.mark.rule("arbela", "8.2b")
def test_only_an_action_with_a_shock_lets_a_unit_declare_one() -> None:
    position = battle(
        {"MA-C": "hypaspist-1", "B-LC1": "mercenary-hoplite-1"},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "move")
    assert refused(position, MACEDONIAN, "attack B-LC1") == ("5.1a", "no-shock-in-it")


@pytest.mark.rule("arbela", "8.2b")
def test_an_empty_section_cannot_be_attacked() -> None:
    position = battle({"B-C": "hypaspist-1", "PA-LC1": "mercenary-hoplite-1"}, ordered="B-C")
    begin_deed(position, "B-C", "shock")
    assert refused(position, MACEDONIAN, "attack PA-C") == ("8.2b", "no-enemy-there")


@pytest.mark.rule("arbela", "8.2d")
def test_a_unit_without_diagonal_movement_attacks_straight_ahead_only() -> None:
    position = battle(
        {"B-C": "phalanx-1", "PA-LC1": "mercenary-hoplite-1"}, ordered="B-C", active=MACEDONIAN
    )
    begin_deed(position, "B-C", "move-shock")
    assert refused(position, MACEDONIAN, "attack PA-LC1") == ("8.2d", "no-diagonal-attack")


@pytest.mark.rule("arbela", "8.2d", "8.2f")
def test_the_distance_already_moved_does_not_matter() -> None:
    """The elephant goes straight, both Sections it has, and attacks diagonally."""
    position = battle({"PD-C": "elephant", "MA-LC1": "phalanx-1"}, ordered="PD-C", active=PERSIAN)
    begin_deed(position, "PD-C", "move-shock")
    act(position, PERSIAN, "step PA-C; step B-C")
    assert words(position, PERSIAN, "attack") == {"MA-LC1"}


@pytest.mark.rule("arbela", "8.2e")
@pytest.mark.parametrize("disrupted", ["", "mercenary-hoplite-1"])
def test_an_enemy_straight_ahead_forbids_a_diagonal_attack(disrupted: str) -> None:
    position = battle(
        {"B-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1", "PA-LC1": "apple-bearers"},
        disrupted=disrupted,
        ordered="B-C",
    )
    begin_deed(position, "B-C", "shock")
    assert refused(position, MACEDONIAN, "attack PA-LC1") == ("8.2e", "enemy-ahead")


@pytest.mark.rule("arbela", "8.2e")
def test_an_engaged_unit_may_attack_diagonally_past_an_enemy_ahead() -> None:
    position = battle(
        {"B-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1", "PA-LC1": "apple-bearers"},
        engaged="B-C/PA-LC1",
        ordered="B-C",
    )
    begin_deed(position, "B-C", "shock")
    assert words(position, MACEDONIAN, "attack") == {"PA-LC1"}


@pytest.mark.rule("arbela", "8.2f")
def test_a_unit_may_attack_after_its_move_or_without_moving() -> None:
    position = battle({"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}, ordered="B-C")
    begin_deed(position, "B-C", "shock")
    assert words(position, MACEDONIAN, "attack") == {"PA-C"}
    position = battle({"MA-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-shock")
    act(position, MACEDONIAN, "step B-C")
    assert words(position, MACEDONIAN, "attack") == {"PA-C"}


@pytest.mark.rule("arbela", "8.2g")
def test_a_unit_that_took_a_facing_change_makes_no_attack() -> None:
    position = battle({"B-C": "hypaspist-1", "B-LC1": "mercenary-hoplite-1"}, ordered="B-C MA-C")
    begin_deed(position, "B-C", "face")
    events = act(position, MACEDONIAN, "face west")
    assert "attack-declared" not in kinds(events)
    assert declared(position) == []
    assert to_move(position) == PERSIAN


@pytest.mark.rule("arbela", "8.2g")
def test_a_turn_in_a_diagonal_move_does_not_hinder_an_attack() -> None:
    position = battle({"MA-C": "hypaspist-1", "B-LC2": "mercenary-hoplite-1"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-shock")
    act(position, MACEDONIAN, "step B-LC1; turn west")
    assert words(position, MACEDONIAN, "attack") == {"B-LC2"}


@pytest.mark.rule("arbela", "8.2h")
def test_javelins_may_fire_and_attack_in_one_turn() -> None:
    position = battle({"B-C": "thracian-peltast", "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "move-fire-shock")
    act(position, MACEDONIAN, "fire PA-C", 2)
    assert words(position, MACEDONIAN, "attack") == {"PA-C"}


@pytest.mark.rule("arbela", "8.2h")
def test_a_unit_with_bows_fires_or_attacks() -> None:
    position = battle({"B-C": "cretan-archer", "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "move-fire-shock")
    assert words(position, MACEDONIAN, "attack") == {"PA-C"}
    act(position, MACEDONIAN, "fire PA-C", 2)
    assert refused(position, MACEDONIAN, "attack PA-C") == ("8.2h", "fired-already")


@pytest.mark.rule("arbela", "8.2h")
def test_an_archer_may_fire_while_the_unit_with_it_attacks() -> None:
    position = battle({"B-C": "phalanx-1 cretan-archer", "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "move-fire-shock", "cretan-archer")
    act(position, MACEDONIAN, "fire PA-C; done", 2)
    assert words(position, MACEDONIAN, "attack") == {"PA-C"}


@pytest.mark.rule("arbela", "8.2i")
def test_a_declared_attack_lapses_if_its_attacker_is_disrupted_before_its_turn() -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"},
        "phalanx-1/PA-C",
        disrupted="phalanx-1",
    )
    events = fought(position)
    assert told(events, "attack-lapsed") == [
        {"seat": MACEDONIAN, "unit": "phalanx-1", "section": "PA-C"}
    ]
    assert "shock" not in kinds(events)


@pytest.mark.rule("arbela", "8.2i")
def test_a_declared_attack_lapses_without_advance_if_the_section_is_left_empty() -> None:
    """Two separate attacks on one Section: after the first the second has nobody to strike."""
    position = attacked(
        {"B-LC1": "hypaspist-1", "B-RC1": "hypaspist-2", "PA-C": "babylonian-levy-1"},
        "hypaspist-1/PA-C hypaspist-2/PA-C",
    )
    fought(position)
    act(position, MACEDONIAN, "fight hypaspist-1", 6, 1)
    events = act(position, MACEDONIAN, "halt")
    assert told(events, "attack-lapsed")[0]["unit"] == "hypaspist-2"
    assert where(position, "hypaspist-2") == "B-RC1"


@pytest.mark.rule("arbela", "8.2i")
def test_a_declared_attack_cannot_be_withdrawn() -> None:
    position = attacked(
        {
            "B-LC1": "phalanx-1",
            "B-RC1": "phalanx-2",
            "PA-RC1": "apple-bearers",
            "PA-LC1": "mercenary-hoplite-2",
        },
        "phalanx-1/PA-RC1 phalanx-2/PA-LC1",
    )
    fought(position)
    assert options(position, MACEDONIAN) == {"fight phalanx-1", "fight phalanx-2"}


@pytest.mark.rule("arbela", "8.2j")
def test_whoever_stands_in_the_section_when_it_is_fought_defends() -> None:
    """The stack's top falls to a shot after the attack was declared; the next one defends."""
    position = battle(
        {
            "PA-C": "phalanx-1",
            "PA-LC1": "cretan-archer",
            "PD-C": "uxian-slinger-1 babylonian-levy-1",
        },
        ordered="PA-C PA-LC1",
    )
    begin_deed(position, "PA-C", "shock")
    act(position, MACEDONIAN, "attack PD-C")
    begin_deed(position, "PA-LC1", "fire")
    events = act(position, MACEDONIAN, "fire PD-C", 7, 1, 5)
    assert stack(position, "PD-C") == ["babylonian-levy-1"]
    assert told(events, "shock")[0]["defender"] == "babylonian-levy-1"


@pytest.mark.rule("arbela", "8.2k")
def test_the_steps_of_a_shock_come_in_their_order() -> None:
    """Retreat is offered, then fire; dice, casualty check, leader placed, and last the advance."""
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "tapurian"},
        "phalanx-1/PA-C",
        leaders={"parmenion": "B-C", "bessus": "PA-C"},
    )
    fought(position)
    assert options(position, PERSIAN) == {"stand", "retreat"}
    act(position, PERSIAN, "stand")
    assert options(position, PERSIAN) == {"hold-fire", "shoot phalanx-1"}
    events = act(position, PERSIAN, "hold-fire", 6, 1, 7, 7)
    assert kinds(events) == ["shock", "eliminated", "casualty-check", "casualty-check"]
    assert [found["leader"] for found in told(events, "casualty-check")] == ["parmenion", "bessus"]
    assert asked(position) == "PlaceLeader"
    act(position, PERSIAN, "place reserve")
    assert options(position, MACEDONIAN) == {"advance phalanx-1", "halt"}


@pytest.mark.rule("arbela", "8.2k")
def test_a_shock_begins_with_a_window_to_seize() -> None:
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "tapurian"},
        "phalanx-1/PA-C",
        leaders={"darius": "PD-C"},
    )
    position.asks = (1, 1)
    fought(position)
    assert asked(position) == "SeizeWindow"
    act(position, PERSIAN, "wait")
    assert asked(position) == "RetreatChoice"


@pytest.mark.rule("arbela", "4.3.1c")
@pytest.mark.rule("arbela", "8.2b")
def test_no_attack_from_a_section_that_a_unit_may_only_pass_through() -> None:
    units = {"MA-C": "agrianian", "B-C": "cretan-archer", "PA-C": "persian-infantry-1"}
    b = battle(units, facing={"B-C": "east"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move-shock; step B-C")
    assert refused(b, MACEDONIAN, "attack PA-C")[1] == "other-facing"
    assert words(b, MACEDONIAN, "step") == {"PA-LC1", "PA-RC1"}


@pytest.mark.rule("arbela", "8.2h")
@pytest.mark.rule("arbela", "8.7a")
def test_horse_archers_that_have_fired_make_no_flank_attack() -> None:
    units = {"PA-LW": "scythian-light-cavalry-1", "MA-RW": "phalanx-1"}
    b = battle(units, leaders={"bessus": "PA-LW"}, ordered="PA-LW", active=PERSIAN)
    act(b, PERSIAN, "activate PA-LW; declare move-fire-shock")
    assert "flank MA-RW" in options(b, PERSIAN)
    act(b, PERSIAN, "fire MA-RW", 2)
    assert refused(b, PERSIAN, "flank MA-RW") == ("8.2h", "fired-already")


@pytest.mark.rule("arbela", "8.10.1a")
@pytest.mark.rule("arbela", "5.0d")
def test_a_cavalry_attack_lapses_when_the_elephant_comes_on_top() -> None:
    units = {"PD-C": "chariot-1 elephant", "PA-C": "companion-1", "PA-LC1": "cretan-archer"}
    b = battle(units, hits={"chariot-1": 2}, ordered="PA-C PA-LC1")
    act(b, MACEDONIAN, "activate PA-C; declare shock; attack PD-C")
    log = act(b, MACEDONIAN, "activate PA-LC1; declare fire; fire PD-C", 12)
    assert where(b, "chariot-1") == "dead"
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["companion-1"]
    assert "shock" not in kinds(log)


@pytest.mark.rule("arbela", "5.0d")
@pytest.mark.rule("arbela", "8.2.1a")
def test_an_attack_lapses_when_the_top_of_its_stack_is_covered() -> None:
    units = {"MD-C": "hypaspist-1", "MA-C": "persian-infantry-1", "MA-LC1": "companion-1"}
    b = battle(units, ordered="MD-C MA-LC1")
    act(b, MACEDONIAN, "activate MD-C; declare shock; attack MA-C")
    act(b, MACEDONIAN, "activate MA-LC1; declare withdraw; withdraw MD-C")
    log = act(b, MACEDONIAN, "at 0")
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["hypaspist-1"]


@pytest.mark.rule("arbela", "5.0d")
@pytest.mark.rule("arbela", "8.2.1d")
def test_a_skirmishers_attack_lapses_when_a_unit_joins_it() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "agrianian", "PA-C": "persian-infantry-1"}
    b = battle(units, ordered="B-C MA-C")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    assert declared(b) == [("agrianian", "PA-C")]
    log = act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; at 1")
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["agrianian"]


@pytest.mark.rule("arbela", "8.2.1a")
def test_a_unit_that_attacks_from_a_deployment_section_it_entered_stays_on_top() -> None:
    units = {"MD-LC1": "hypaspist-1", "MD-C": "phalanx-1", "MA-RC1": "persian-infantry-1"}
    b = battle(units, facing={"MD-LC1": "east", "MD-C": "east"}, ordered="MD-LC1")
    act(b, MACEDONIAN, "activate MD-LC1; declare move-shock; step MD-C")
    log = act(b, MACEDONIAN, "attack MA-RC1", 3, 3)
    assert kinds(log)[:2] == ["attack-declared", "shock"]
    assert stack(b, "MD-C") == ["hypaspist-1", "phalanx-1"]
