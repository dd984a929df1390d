"""8.8, 8.9 Retreat before shock, and the parting shot of light cavalry."""

from typing import Any

import pytest

from anabasis.core.die import DieError
from tests.rules.arbela.fighting import attacked, begin_deed, fought
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
    told,
    where,
    words,
)

HORSE = {"B-C": "phalanx-1", "PA-C": "kinsmen"}
ATTACK = "phalanx-1/PA-C"
FULL = {
    "PD-C": "persian-infantry-1 persian-infantry-2 persian-infantry-3",
    "PD-LC1": "kardakes-infantry-1 kardakes-infantry-2 carian-infantry",
    "PD-RC1": "mercenary-hoplite-1 mercenary-hoplite-2 apple-bearers",
}


def may_retreat(units: dict[str, str], attacks: str = ATTACK, **laid: Any) -> bool:
    """Whether the defender is asked to retreat; if not, the dice are rolled."""
    position = attacked(units, attacks, **laid)
    try:
        fought(position)
    except DieError:
        return False
    assert options(position, 1 - position.active) == {"retreat", "stand"}
    return True


@pytest.mark.rule("arbela", "8.8a")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        ("kinsmen", True),
        ("tapurian", True),
        ("mardian-archer-1", True),
        ("chariot-1", True),
        ("mercenary-hoplite-1", False),
    ],
)
def test_skirmishers_cavalry_and_chariots_may_retreat_from_infantry(unit: str, may: bool) -> None:
    assert may_retreat({"B-C": "phalanx-1", "PA-C": unit}) == may


@pytest.mark.rule("arbela", "8.8a")
def test_they_may_retreat_from_the_elephant() -> None:
    units = {"B-C": "companion-1", "PA-C": "elephant"}
    assert may_retreat(units, "elephant/B-C", active=PERSIAN)


@pytest.mark.rule("arbela", "8.8a")
@pytest.mark.parametrize("laid", [{"disrupted": "kinsmen"}, {"engaged": "B-C/PA-C"}])
def test_a_disrupted_or_engaged_unit_may_not_retreat(laid: dict[str, Any]) -> None:
    assert not may_retreat(HORSE, **laid)


@pytest.mark.rule("arbela", "8.8a")
@pytest.mark.parametrize("unit", ["companion-1", "prodromoi", "agrianian"])
def test_nobody_retreats_from_cavalry_or_skirmishers(unit: str) -> None:
    assert not may_retreat({"B-C": unit, "PA-C": "kinsmen"}, f"{unit}/PA-C")


@pytest.mark.rule("arbela", "8.8a")
def test_every_attacker_must_be_infantry_that_strikes_the_front() -> None:
    both = HORSE | {"B-RC1": "hypaspist-1"}
    attacks = f"{ATTACK} hypaspist-1/PA-C"
    assert may_retreat(both, attacks)
    assert not may_retreat(both, attacks, facing={"PA-C": "west"})
    assert not may_retreat(both, attacks, facing={"PA-C": "east"})
    assert not may_retreat(HORSE | {"B-RC1": "companion-1"}, f"{ATTACK} companion-1/PA-C")


@pytest.mark.rule("arbela", "8.8b")
def test_a_retreat_takes_all_units_out_of_the_section() -> None:
    position = attacked({"B-C": "phalanx-1", "PA-C": "chariot-1 mardian-archer-1"}, ATTACK)
    fought(position)
    act(position, PERSIAN, "retreat; retreat-to PD-C; retreat-to PD-LC1")
    assert stack(position, "PA-C") == []
    assert where(position, "chariot-1") == "PD-C"
    assert where(position, "mardian-archer-1") == "PD-LC1"


@pytest.mark.rule("arbela", "8.8b")
def test_nobody_retreats_if_one_unit_cannot() -> None:
    """It is of another class, or disrupted, or has no place to go."""
    archers = {"B-C": "phalanx-1", "PA-C": "kardakes-infantry-1 mardian-archer-1"}
    assert not may_retreat(archers, fired="mardian-archer-1")
    chariot = {"B-C": "phalanx-1", "PA-C": "chariot-1 mardian-archer-1"}
    assert not may_retreat(chariot, disrupted="mardian-archer-1")
    assert not may_retreat(HORSE | FULL)
    nearly = FULL | {"PD-C": "persian-infantry-1 persian-infantry-2"}
    assert may_retreat(HORSE | nearly)
    assert not may_retreat(chariot | nearly, fired="mardian-archer-1")


@pytest.mark.rule("arbela", "8.8b")
def test_each_unit_finds_a_place_that_the_others_leave_it() -> None:
    """The chariot can only join the archers in PA-C; the other archers then go to PA-RC1."""
    position = attacked(
        {
            "MA-C": "phalanx-1",
            "B-C": "chariot-1 mardian-archer-1",
            "PA-C": "mardian-archer-2",
            "PA-LC1": "kinsmen",
            "PA-RC1": "persian-infantry-1",
        },
        "phalanx-1/B-C",
    )
    fought(position)
    act(position, PERSIAN, "retreat")
    act(position, PERSIAN, "at 0")
    assert stack(position, "B-C") == []
    assert where(position, "chariot-1") == "PA-C"
    assert where(position, "mardian-archer-1") == "PA-RC1"


@pytest.mark.rule("arbela", "8.8c")
@pytest.mark.parametrize("unit", ["kinsmen", "chariot-1", "mardian-archer-1"])
def test_each_unit_goes_one_section_straight_or_diagonally_to_its_rear(unit: str) -> None:
    position = attacked(
        {"MA-C": "phalanx-1", "B-C": unit, "PA-LC1": "kardakes-infantry-1 persian-archer"},
        "phalanx-1/B-C",
        fired=unit,
    )
    fought(position)
    act(position, PERSIAN, "retreat")
    assert words(position, PERSIAN, "retreat-to") == {"PA-C", "PA-RC1"}
    assert refused(position, PERSIAN, "retreat-to PD-C") == ("8.8c", "no-retreat-there")
    assert refused(position, PERSIAN, "retreat-to PA-LC1") == ("8.8c", "no-retreat-there")


@pytest.mark.rule("arbela", "8.8c")
@pytest.mark.parametrize("unit", ["kinsmen", "mardian-archer-1", "chariot-1"])
def test_from_its_own_deployment_row_a_unit_that_faces_the_enemy_cannot_retreat(unit: str) -> None:
    """The Reserve lies behind it, and is no Section."""
    units = {"PA-C": "phalanx-1", "PD-C": unit}
    assert not may_retreat(units, "phalanx-1/PD-C", fired=unit)


@pytest.mark.rule("arbela", "8.8b", "8.8c")
def test_three_cavalry_of_one_deployment_section_stand_before_infantry() -> None:
    units = {"PA-C": "phalanx-1", "PD-C": "kinsmen bactrian-1 bactrian-2"}
    position = attacked(units, "phalanx-1/PD-C", leaders={"darius": "PD-C"})
    # 1 + 6 against 6 + 5 + 2 + 1, and Darius is checked.
    assert [one["defence_total"] for one in told(fought(position, 1, 6, 8), "shock")] == [14]


@pytest.mark.rule("arbela", "8.8c")
def test_from_its_own_deployment_row_a_unit_that_faces_aside_retreats_to_sections() -> None:
    """It faces west: its rear is towards PD-LC1."""
    position = attacked(
        {"PA-RC1": "hypaspist-1", "PD-C": "kinsmen"}, "hypaspist-1/PD-C", facing={"PD-C": "west"}
    )
    fought(position)
    act(position, PERSIAN, "retreat")
    assert words(position, PERSIAN, "retreat-to") == {"PD-LC1", "PA-LC1"}


ASIDE = {"PD-C": "west", "PD-LC1": "west", "PA-LC1": "west"}
CHARGED = {"PA-RC1": "hypaspist-1", "PA-LC1": "bactrian-2"}


@pytest.mark.rule("arbela", "8.8b", "8.8c")
def test_a_deployment_stack_that_faces_aside_retreats_only_if_all_find_room() -> None:
    """Facing west, both have PD-LC1 behind them; other cavalry holds PA-LC1."""
    units = CHARGED | {"PD-C": "kinsmen mardian-archer-1"}
    full = {"PD-LC1": "persian-infantry-1 persian-infantry-2"}
    assert not may_retreat(units | full, "hypaspist-1/PD-C", facing=ASIDE, fired="mardian-archer-1")
    position = attacked(units | {"PD-LC1": "persian-infantry-1"}, "hypaspist-1/PD-C", facing=ASIDE)
    fought(position)
    act(position, PERSIAN, "retreat; at 0; at 0")
    assert stack(position, "PD-LC1") == ["mardian-archer-1", "kinsmen", "persian-infantry-1"]


@pytest.mark.rule("arbela", "8.8b", "4.3.2e")
@pytest.mark.parametrize(
    ("below", "may"),
    [
        ("", True),
        ("mardian-archer-1", True),
        ("bactrian-1", False),
        ("mardian-archer-1 mardian-archer-2", False),
    ],
)
def test_face_down_cards_keep_a_deployment_stack_from_retreating(below: str, may: bool) -> None:
    """Only one skirmisher below the top can be turned up, and only face-up units move."""
    units = CHARGED | {"PD-C": f"kinsmen {below}"}
    laid = {"facing": ASIDE, "fired": "mardian-archer-1 mardian-archer-2"}
    assert may_retreat(units, "hypaspist-1/PD-C", **laid) == may


@pytest.mark.rule("arbela", "6.2d")
def test_in_its_own_turn_it_may_still_withdraw_into_the_reserve() -> None:
    position = battle({"PD-C": "kinsmen", "PA-C": "phalanx-1"}, ordered="PD-C", active=PERSIAN)
    act(position, PERSIAN, "activate PD-C; declare withdraw; withdraw reserve")
    assert where(position, "kinsmen") == "reserve"


@pytest.mark.rule("arbela", "8.8d")
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_retreating_unit_keeps_its_facing_and_takes_any_place_in_a_stack(depth: int) -> None:
    position = attacked(HORSE | {"PD-C": "apple-bearers carian-infantry"}, ATTACK)
    fought(position)
    act(position, PERSIAN, "retreat; retreat-to PD-C")
    act(position, PERSIAN, f"at {depth}")
    assert stack(position, "PD-C").index("kinsmen") == depth
    assert faces(position, "kinsmen") == "south"


WING = {"MA-RW": "phalanx-1", "B-RW": "kinsmen", "PA-LW": "apple-bearers"}


@pytest.mark.rule("arbela", "8.8e")
def test_cavalry_in_a_wing_may_retreat_two_rows_over_what_lies_between() -> None:
    position = attacked(WING, "phalanx-1/B-RW")
    fought(position)
    act(position, PERSIAN, "retreat")
    assert words(position, PERSIAN, "retreat-to") == {"PA-LC2", "PD-LW"}
    act(position, PERSIAN, "retreat-to PD-LW")
    assert where(position, "kinsmen") == "PD-LW"


@pytest.mark.rule("arbela", "8.8e")
def test_chariots_do_not_retreat_by_the_flank_area() -> None:
    position = attacked(WING | {"B-RW": "chariot-1"}, "phalanx-1/B-RW")
    fought(position)
    act(position, PERSIAN, "retreat")
    assert where(position, "chariot-1") == "PA-LC2"


@pytest.mark.rule("arbela", "8.8e")
def test_nobody_retreats_by_the_flank_area_into_the_enemy_deployment_row() -> None:
    position = attacked(
        {"MA-RW": "apple-bearers", "B-RW": "companion-1"},
        "apple-bearers/B-RW",
        facing={"MA-RW": "north", "B-RW": "south"},
        active=PERSIAN,
    )
    fought(position)
    act(position, MACEDONIAN, "retreat")
    assert words(position, MACEDONIAN, "retreat-to") == {"PA-LW", "PA-LC2"}


@pytest.mark.rule("arbela", "8.8e")
def test_a_unit_that_faces_across_its_column_does_not_use_the_flank_area() -> None:
    """It turns its rear to the edge, so it has no way at all."""
    units = {"B-RC2": "hypaspist-1", "B-RW": "kinsmen"}
    facing = {"B-RC2": "east", "B-RW": "west"}
    assert not may_retreat(units, "hypaspist-1/B-RW", facing=facing)


@pytest.mark.rule("arbela", "8.8f")
def test_the_flank_area_is_closed_once_a_flank_attack_through_it_was_announced() -> None:
    position = battle(
        WING | {"MD-RW": "companion-1", "PA-LW": "apple-bearers"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW MA-RW",
    )
    begin_deed(position, "MD-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 6)
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "attack B-RW")
    act(position, PERSIAN, "retreat")
    assert where(position, "kinsmen") == "PA-LC2"


@pytest.mark.rule("arbela", "8.8g")
def test_the_owner_decides_before_defensive_fire_and_then_must_go() -> None:
    position = attacked({"B-C": "phalanx-1", "PA-C": "tapurian"}, ATTACK)
    fought(position)
    assert asked(position) == "RetreatChoice"
    standing = position.clone()
    act(standing, PERSIAN, "stand")
    assert options(standing, PERSIAN) == {"shoot phalanx-1", "hold-fire"}
    act(position, PERSIAN, "retreat; hold-fire")
    assert options(position, PERSIAN) == {
        "retreat-to PD-C",
        "retreat-to PD-LC1",
        "retreat-to PD-RC1",
    }


@pytest.mark.rule("arbela", "8.8h")
def test_a_leader_retreats_with_the_unit() -> None:
    position = attacked(HORSE, ATTACK, leaders={"bessus": "PA-C"})
    fought(position)
    act(position, PERSIAN, "retreat; retreat-to PD-LC1")
    assert where(position, "bessus") == "PD-LC1"


@pytest.mark.rule("arbela", "8.8h")
def test_a_leader_who_may_not_stand_there_is_placed() -> None:
    position = attacked(HORSE, ATTACK, leaders={"bessus": "PA-C", "mazeus": "PD-LC1"})
    fought(position)
    act(position, PERSIAN, "retreat; retreat-to PD-LC1")
    assert asked(position) == "PlaceLeader"
    act(position, PERSIAN, "place PD-C")
    assert where(position, "bessus") == "PD-C"


@pytest.mark.rule("arbela", "8.8i")
def test_after_a_retreat_there_are_no_dice_no_result_and_no_check() -> None:
    position = attacked(HORSE, ATTACK, leaders={"bessus": "PA-C", "parmenion": "B-C"})
    fought(position)
    events = act(position, PERSIAN, "retreat; retreat-to PD-C")
    assert not {"shock", "casualty-check", "disrupted", "eliminated"} & set(kinds(events))
    assert not is_disrupted(position, "phalanx-1")


@pytest.mark.rule("arbela", "8.9a")
def test_light_cavalry_with_missiles_may_shoot_once_before_it_goes() -> None:
    position = attacked({"B-C": "phalanx-1", "PA-C": "tapurian"}, ATTACK)
    fought(position)
    act(position, PERSIAN, "retreat")
    events = act(position, PERSIAN, "shoot phalanx-1", 12)
    assert told(events, "shot")[0]["manner"] == "retreating"
    assert words(position, PERSIAN, "retreat-to") == {"PD-C", "PD-LC1", "PD-RC1"}


@pytest.mark.rule("arbela", "8.9a")
@pytest.mark.parametrize("unit", ["mardian-archer-1", "persian-javelinist", "kinsmen"])
def test_other_units_that_retreat_do_not_shoot(unit: str) -> None:
    position = attacked({"B-C": "phalanx-1", "PA-C": unit}, ATTACK)
    fought(position)
    act(position, PERSIAN, "retreat")
    assert asked(position) == "ChooseRetreat"


@pytest.mark.rule("arbela", "8.9b")
@pytest.mark.parametrize("answer", ["advance phalanx-1", "advance hypaspist-1", "halt"])
def test_one_attacker_may_advance_and_never_must(answer: str) -> None:
    position = attacked(
        HORSE | {"B-RC1": "hypaspist-1"},
        f"{ATTACK} hypaspist-1/PA-C",
        moved="phalanx-1 hypaspist-1",
    )
    fought(position)
    act(position, PERSIAN, "retreat; retreat-to PD-C")
    assert options(position, MACEDONIAN) == {"advance phalanx-1", "advance hypaspist-1", "halt"}
    act(position, MACEDONIAN, answer)
    assert stack(position, "PA-C") == answer.split()[1:]


@pytest.mark.rule("arbela", "8.8g")
@pytest.mark.rule("arbela", "8.4.1a")
def test_a_unit_that_the_elephant_disrupts_before_its_retreat_stays() -> None:
    b = battle({"MA-C": "paeonian", "B-C": "elephant"}, ordered="B-C", active=PERSIAN)
    begin_deed(b, "B-C", "shock")
    act(b, PERSIAN, "attack MA-C")
    # Hit with 10, the elephant runs straight on: 2 + 4 - 1 + 2 + 2 against 6 + 2.
    act(b, MACEDONIAN, "retreat; shoot elephant", 12, 3, 2, 6)
    assert is_disrupted(b, "paeonian")
    assert where(b, "paeonian") == "MA-C"
    assert asked(b) != "ChooseRetreat"
