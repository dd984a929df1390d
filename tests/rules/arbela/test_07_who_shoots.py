"""7.1 Who can shoot at what: offensive, reaction and defensive fire."""

import pytest

from tests.rules.arbela.fighting import amount, attacked, begin_deed, fought, shot
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    hits,
    is_face_up,
    kinds,
    options,
    refused,
    stack,
    to_move,
    told,
    where,
    words,
)

# ---- Who can shoot, and how far


@pytest.mark.rule("arbela", "7.1a")
@pytest.mark.parametrize(
    "unit", ["mardian-archer-1", "uxian-slinger-1", "persian-javelinist", "parthian-1", "tapurian"]
)
def test_archers_slingers_and_javelinists_shoot_mounted_or_on_foot(unit: str) -> None:
    position = battle({"PA-C": unit, "B-C": "phalanx-1"}, ordered="PA-C", active=PERSIAN)
    begin_deed(position, "PA-C", "fire")
    assert shot(position, "fire B-C", 4)["unit"] == unit


@pytest.mark.rule("arbela", "7.1a")
def test_a_unit_without_a_missile_entry_cannot_shoot() -> None:
    position = battle({"B-C": "phalanx-1 agrianian", "PA-LC1": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "move-fire", "phalanx-1")
    assert refused(position, MACEDONIAN, "fire PA-LC1") == ("7.1a", "no-missiles")
    position = battle({"MA-C": "companion-1", "B-C": "apple-bearers"}, ordered="MA-C")
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare fire") == ("7.1a", "no-missiles-there")


@pytest.mark.rule("arbela", "7.1a")
def test_a_disrupted_unit_cannot_shoot() -> None:
    position = battle(
        {"B-C": "phalanx-1 agrianian", "PA-LC1": "apple-bearers"},
        disrupted="agrianian",
        ordered="B-C",
    )
    act(position, MACEDONIAN, "activate B-C")
    assert refused(position, MACEDONIAN, "declare fire") == ("8.4.1b", "disrupted-no-fire")


AROUND = {
    "B-LC1": "mercenary-hoplite-1",
    "B-C": "mercenary-hoplite-2",
    "B-RC1": "apple-bearers",
    "PA-RC2": "kardakes-infantry-1",
    "PA-RC1": "kardakes-infantry-2",
    "PA-C": "persian-infantry-1",
    "PA-LC1": "persian-infantry-2",
    "PA-LC2": "persian-infantry-3",
    "PD-C": "carian-infantry",
    "MA-LC1": "babylonian-levy-1",
    "MD-C": "babylonian-levy-2",
}
"""Persian units on every side of MA-C."""


@pytest.mark.rule("arbela", "7.1b", "7.1d")
def test_range_one_reaches_the_three_sections_ahead() -> None:
    position = battle(AROUND | {"MA-C": "agrianian"}, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    assert words(position, MACEDONIAN, "fire") == {"B-LC1", "B-C", "B-RC1"}
    for section in ("PA-C", "PA-RC1", "PD-C"):
        assert refused(position, MACEDONIAN, f"fire {section}") == ("7.1b", "out-of-range")
    assert refused(position, MACEDONIAN, "fire MA-LC1") == ("7.1d", "not-through-front")


@pytest.mark.rule("arbela", "7.1c")
def test_range_two_reaches_three_more_but_not_two_columns_aside() -> None:
    position = battle(AROUND | {"MA-C": "cretan-archer"}, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    assert words(position, MACEDONIAN, "fire") == {
        "B-LC1",
        "B-C",
        "B-RC1",
        "PA-RC1",
        "PA-C",
        "PA-LC1",
    }
    for section in ("PA-RC2", "PA-LC2"):
        assert refused(position, MACEDONIAN, f"fire {section}") == ("7.1c", "too-far-aside")
    assert refused(position, MACEDONIAN, "fire PD-C") == ("7.1b", "out-of-range")


@pytest.mark.rule("arbela", "7.1d")
@pytest.mark.parametrize("section", ["MA-LC1", "MD-C"])
def test_fire_goes_out_through_the_front_alone(section: str) -> None:
    position = battle(AROUND | {"MA-C": "cretan-archer"}, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    assert refused(position, MACEDONIAN, f"fire {section}") == ("7.1d", "not-through-front")
    position = battle(AROUND | {"MA-C": "cretan-archer"}, ordered="MA-C", facing={"MA-C": "west"})
    begin_deed(position, "MA-C", "fire")
    assert words(position, MACEDONIAN, "fire") == {"MA-LC1", "B-LC1"}


@pytest.mark.rule("arbela", "7.1e")
def test_the_target_is_a_section_with_an_enemy_unit_in_any_row() -> None:
    position = battle(
        {
            "PA-C": "cretan-archer",
            "PA-LC1": "phalanx-1",
            "PD-C": "mercenary-hoplite-1",
            "PD-LC1": "mercenary-hoplite-2",
        },
        disrupted="mercenary-hoplite-2",
        leaders={"bessus": "PD-RC1"},
        ordered="PA-C",
    )
    begin_deed(position, "PA-C", "fire")
    assert words(position, MACEDONIAN, "fire") == {"PD-C", "PD-LC1"}
    assert refused(position, MACEDONIAN, "fire PD-RC1") == ("7.1e", "no-target")
    assert refused(position, MACEDONIAN, "fire PA-LC1") == ("7.1e", "no-target")


# ---- Offensive fire


@pytest.mark.rule("arbela", "7.1f")
def test_each_unit_of_an_activated_section_fires_once_at_a_target_of_its_own() -> None:
    position = battle(
        {
            "B-C": "thracian-peltast agrianian",
            "PA-LC1": "mercenary-hoplite-1",
            "PA-RC1": "apple-bearers",
        },
        ordered="B-C",
    )
    begin_deed(position, "B-C", "move-fire", "agrianian")
    assert words(position, MACEDONIAN, "fire") == {"PA-LC1", "PA-RC1"}
    assert shot(position, "fire PA-LC1", 7)["target"] == "mercenary-hoplite-1"
    assert refused(position, MACEDONIAN, "fire PA-RC1") == ("7.1f", "has-fired")
    act(position, MACEDONIAN, "done")
    assert shot(position, "fire PA-RC1", 7)["target"] == "apple-bearers"


@pytest.mark.rule("arbela", "7.1f")
def test_only_an_action_with_fire_lets_units_fire() -> None:
    position = battle({"MA-C": "agrianian", "B-RC1": "apple-bearers"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move")
    assert refused(position, MACEDONIAN, "fire B-RC1") == ("5.1a", "no-fire-in-it")


@pytest.mark.rule("arbela", "7.1g")
def test_fire_may_come_between_two_steps_and_counts_from_there() -> None:
    position = battle({"PA-C": "sacae", "MD-C": "phalanx-1"}, ordered="PA-C", active=PERSIAN)
    begin_deed(position, "PA-C", "move-fire")
    assert refused(position, PERSIAN, "fire MD-C") == ("7.1b", "out-of-range")
    act(position, PERSIAN, "step B-C")
    assert shot(position, "fire MD-C", 10)["total"] == 7
    act(position, PERSIAN, "step MA-LC1; turn south")
    assert where(position, "sacae") == "MA-LC1"


@pytest.mark.rule("arbela", "7.1g")
def test_fire_may_come_before_a_move_after_it_or_in_place_of_it() -> None:
    units = {"MA-C": "agrianian", "B-RC1": "apple-bearers", "PA-LC1": "mercenary-hoplite-1"}
    position = battle(units, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    shot(position, "fire B-RC1", 4)
    act(position, MACEDONIAN, "step B-C")
    assert where(position, "agrianian") == "B-C"
    position = battle(units, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    assert shot(position, "fire PA-LC1", 4)["target"] == "mercenary-hoplite-1"
    position = battle(units, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    assert options(position, MACEDONIAN) == {"fire B-RC1", "done"}


@pytest.mark.rule("arbela", "7.1h")
def test_in_a_deployment_section_the_top_and_one_skirmisher_laid_open_may_fire() -> None:
    position = battle(
        {"MD-C": "thracian-peltast agrianian cretan-archer", "MA-C": "apple-bearers"},
        ordered="MD-C",
    )
    act(position, MACEDONIAN, "activate MD-C; declare fire")
    assert words(position, MACEDONIAN, "use") == {"thracian-peltast", "agrianian", "cretan-archer"}
    act(position, MACEDONIAN, "use agrianian")
    act(position, MACEDONIAN, "fire MA-C", 4)
    assert is_face_up(position, "agrianian")
    assert options(position, MACEDONIAN) == {"fire MA-C", "done"}
    assert shot(position, "fire MA-C", 4)["unit"] == "thracian-peltast"
    assert not is_face_up(position, "cretan-archer")


@pytest.mark.rule("arbela", "7.1h")
def test_a_face_down_unit_that_is_no_skirmisher_does_not_fire() -> None:
    position = battle(
        {"MD-C": "phalanx-1 thracian-peltast", "MA-C": "apple-bearers"}, ordered="MD-C"
    )
    act(position, MACEDONIAN, "activate MD-C")
    assert refused(position, MACEDONIAN, "declare fire") == ("7.1h", "face-down")


@pytest.mark.rule("arbela", "7.1h")
def test_elsewhere_the_unit_and_the_skirmisher_with_it_may_both_fire() -> None:
    position = battle({"B-C": "thracian-peltast agrianian", "PA-C": "apple-bearers"}, ordered="B-C")
    act(position, MACEDONIAN, "activate B-C; declare fire")
    assert words(position, MACEDONIAN, "use") == {"thracian-peltast", "agrianian"}


@pytest.mark.rule("arbela", "7.1i")
def test_a_unit_that_turns_does_not_fire() -> None:
    position = battle(
        {"B-C": "agrianian", "PA-C": "apple-bearers", "B-LC1": "kardakes-infantry-1"},
        ordered="B-C",
    )
    begin_deed(position, "B-C", "face")
    assert refused(position, MACEDONIAN, "fire PA-C")[1] == "not-now"
    act(position, MACEDONIAN, "face west")
    assert faces(position, "agrianian") == "west"
    assert position.active == PERSIAN


# ---- Reaction fire

DUEL = {"B-C": "agrianian", "PA-C": "tapurian"}


@pytest.mark.rule("arbela", "7.1j")
def test_the_unit_fired_at_may_fire_back_at_once() -> None:
    position = battle(DUEL, ordered="B-C")
    begin_deed(position, "B-C", "move-fire")
    act(position, MACEDONIAN, "fire PA-C", 8)
    assert hits(position, "tapurian") == 1
    assert to_move(position) == PERSIAN
    assert options(position, PERSIAN) == {"fire-back", "hold"}
    found = told(act(position, PERSIAN, "fire-back", 8), "shot")[0]
    assert (found["manner"], found["target"]) == ("reaction", "agrianian")
    assert (found["own_hits"], found["total"]) == (1, 7)
    assert to_move(position) == MACEDONIAN


@pytest.mark.rule("arbela", "7.1j")
@pytest.mark.parametrize(
    ("unit", "facing", "before"),
    [
        ("tapurian", "north", 0),
        ("tapurian", "south", 3),
        ("apple-bearers", "south", 0),
    ],
)
def test_no_reaction_of_a_unit_that_faces_away_is_shot_down_or_has_no_missiles(
    unit: str, facing: str, before: int
) -> None:
    position = battle(
        {"B-C": "agrianian", "PA-C": unit},
        facing={"PA-C": facing},
        hits={unit: before},
        ordered="B-C",
    )
    begin_deed(position, "B-C", "move-fire")
    act(position, MACEDONIAN, "fire PA-C", 9)
    assert to_move(position) == MACEDONIAN


@pytest.mark.rule("arbela", "7.1j")
def test_no_reaction_beyond_the_range() -> None:
    position = battle({"MA-C": "cretan-archer", "PA-C": "tapurian"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "fire PA-C", 4)
    assert to_move(position) == MACEDONIAN


@pytest.mark.rule("arbela", "7.1k")
def test_reaction_fire_is_not_answered() -> None:
    position = battle({"B-C": "mercenary-cavalry-1", "PA-C": "tapurian"}, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    act(position, MACEDONIAN, "fire PA-C", 4)
    act(position, PERSIAN, "fire-back", 4)
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "7.1k")
def test_defensive_fire_is_not_answered() -> None:
    position = attacked(
        {"B-C": "thracian-peltast", "PA-C": "elephant"}, "elephant/B-C", active=PERSIAN
    )
    fought(position)
    events = act(position, MACEDONIAN, "shoot elephant", 4, 6, 1)
    assert kinds(events)[:2] == ["shot", "shock"]


# ---- Defensive fire

PAIR = {
    "B-C": "thracian-peltast agrianian",
    "PA-C": "kardakes-infantry-1",
    "PA-LC1": "kardakes-infantry-2",
}
BOTH = "kardakes-infantry-1/B-C kardakes-infantry-2/B-C"


@pytest.mark.rule("arbela", "7.1l")
def test_each_unit_attacked_may_shoot_at_an_attacker_of_its_choice_before_the_dice() -> None:
    position = attacked(PAIR, BOTH, active=PERSIAN)
    fought(position)
    choice = {"shoot kardakes-infantry-1", "shoot kardakes-infantry-2", "hold-fire"}
    assert options(position, MACEDONIAN) == choice
    first = act(position, MACEDONIAN, "shoot kardakes-infantry-2", 8)
    assert told(first, "shot")[0]["manner"] == "defensive"
    assert hits(position, "kardakes-infantry-2") == 1
    assert options(position, MACEDONIAN) == choice
    second = act(position, MACEDONIAN, "shoot kardakes-infantry-1", 3, 1, 3)
    assert kinds(second)[:2] == ["shot", "shock"]
    assert amount(told(second, "shock")[0], "attack", "hits") == -1


@pytest.mark.rule("arbela", "7.1l")
def test_defensive_fire_goes_to_the_front_only() -> None:
    position = attacked(PAIR, BOTH, facing={"B-C": "east"}, active=PERSIAN)
    fought(position)
    assert options(position, MACEDONIAN) == {"shoot kardakes-infantry-2", "hold-fire"}
    refusal = refused(position, MACEDONIAN, "shoot kardakes-infantry-1")
    assert refusal == ("7.1d", "not-through-front")


@pytest.mark.rule("arbela", "7.1l")
def test_a_unit_that_does_not_attack_is_no_target_of_defensive_fire() -> None:
    position = attacked(PAIR, "kardakes-infantry-1/B-C", active=PERSIAN)
    fought(position)
    refusal = refused(position, MACEDONIAN, "shoot kardakes-infantry-2")
    assert refusal == ("7.1l", "not-attacking")


@pytest.mark.rule("arbela", "7.1m")
def test_an_attacker_shot_away_takes_no_part_and_the_others_go_on() -> None:
    position = attacked(
        PAIR, BOTH, hits={"kardakes-infantry-2": 7}, fired="agrianian", active=PERSIAN
    )
    fought(position)
    events = act(position, MACEDONIAN, "shoot kardakes-infantry-2", 8, 2, 3)
    assert where(position, "kardakes-infantry-2") == "dead"
    assert told(events, "shock")[0]["units"] == ["kardakes-infantry-1"]


@pytest.mark.rule("arbela", "7.1m")
def test_if_no_attacker_is_left_there_is_no_shock_check_or_advance() -> None:
    position = attacked(
        {"B-C": "thracian-peltast", "PA-C": "kardakes-infantry-1"},
        "kardakes-infantry-1/B-C",
        hits={"kardakes-infantry-1": 7},
        leaders={"alexander": "B-C", "darius": "PA-C"},
        active=PERSIAN,
    )
    fought(position)
    events = act(position, MACEDONIAN, "shoot kardakes-infantry-1", 8)
    assert not {"shock", "casualty-check"} & set(kinds(events))
    assert asked(position) == "PlaceLeader"
    act(position, PERSIAN, "place reserve")
    assert position.active == MACEDONIAN
    assert where(position, "thracian-peltast") == "B-C"


@pytest.mark.rule("arbela", "7.1o")
def test_no_unit_is_obliged_to_fire() -> None:
    position = battle(DUEL, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    assert "done" in options(position, MACEDONIAN)
    act(position, MACEDONIAN, "fire PA-C", 4)
    assert "shot" not in kinds(act(position, PERSIAN, "hold"))
    position = attacked(PAIR, BOTH, active=PERSIAN)
    fought(position)
    events = act(position, MACEDONIAN, "hold-fire; hold-fire", 1, 4)
    assert "shot" not in kinds(events)
    assert stack(position, "B-C") == ["thracian-peltast", "agrianian"]
