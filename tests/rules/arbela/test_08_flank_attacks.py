"""8.7 to 8.7.2 Cavalry flank attacks: the attempt and the fight."""

from typing import Any

import pytest

from anabasis.core.event import Event
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount, begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    engagements,
    faces,
    is_disrupted,
    kinds,
    options,
    refused,
    stack,
    to_move,
    told,
    where,
    words,
)

RIDERS = {"MA-RW": "companion-1", "PA-LW": "mercenary-hoplite-1"}
"""Companions two rows before the hoplites, on the Macedonian right."""
LED = {"alexander": "MA-RW"}


def ready(units: dict[str, str], start: str = "MA-RW", **laid: Any) -> Battle:
    """The unit in the starting Section is to say what it does; moving and attacking are open."""
    laid = {"leaders": {"alexander": start}, **laid}
    position = battle(units, ordered=start, **laid)
    begin_deed(position, start, "move-shock")
    return position


def flanked(units: dict[str, str], *dice: int, **laid: Any) -> tuple[Battle, list[Event]]:
    """The Companions attack PA-LW round the flank from MA-RW, led by Alexander."""
    position = ready(units, **laid)
    return position, act(position, MACEDONIAN, "flank PA-LW", *dice)


# ---- 8.7 Who may, from where, and against whom


@pytest.mark.rule("arbela", "8.7a")
@pytest.mark.parametrize(
    ("leaders", "allowed"),
    [
        ({"alexander": "MA-RW"}, True),
        ({"philotas": "MA-RW"}, True),
        ({"parmenion": "MA-RW"}, False),
        ({}, False),
    ],
)
def test_cavalry_needs_a_leader_with_a_flank_range(leaders: dict[str, str], allowed: bool) -> None:
    position = ready(RIDERS, leaders=leaders)
    if allowed:
        assert words(position, MACEDONIAN, "flank") == {"PA-LW"}
    else:
        assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7a", "no-flank-leader")


@pytest.mark.rule("arbela", "8.7a")
def test_darius_cannot_lead_a_flank_attack() -> None:
    position = ready(
        {"PA-LW": "kinsmen", "MA-RW": "phalanx-1"},
        "PA-LW",
        leaders={"darius": "PA-LW"},
        active=PERSIAN,
    )
    assert refused(position, PERSIAN, "flank MA-RW") == ("8.7a", "no-flank-leader")


@pytest.mark.rule("arbela", "8.7a")
@pytest.mark.parametrize("unit", ["chariot-1", "kardakes-infantry-1"])
def test_chariots_and_infantry_cannot_make_a_flank_attack(unit: str) -> None:
    position = ready(
        {"PA-LW": unit, "MA-RW": "phalanx-1"},
        "PA-LW",
        leaders={"mazeus": "PA-LW"},
        active=PERSIAN,
    )
    assert refused(position, PERSIAN, "flank MA-RW") == ("8.7a", "not-cavalry")


@pytest.mark.rule("arbela", "8.7a")
def test_an_engaged_unit_cannot_make_a_flank_attack() -> None:
    position = battle(
        RIDERS | {"B-RW": "apple-bearers"}, leaders=LED, engaged="MA-RW/B-RW", ordered="MA-RW"
    )
    act(position, MACEDONIAN, "activate MA-RW")
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7a", "engaged-no-flank")


@pytest.mark.rule("arbela", "8.7b")
@pytest.mark.parametrize("start", ["MD-RW", "MA-RW", "B-RW"])
def test_it_starts_from_a_wing_section_but_not_from_the_enemy_deployment_row(start: str) -> None:
    units = {start: "companion-1", "PA-LW": "mercenary-hoplite-1"}
    position = battle(units, leaders={"alexander": start}, ordered=start)
    begin_deed(position, start, "shock")
    assert words(position, MACEDONIAN, "flank") == {"PA-LW"}
    for elsewhere, facing in (("MA-RC2", "north"), ("PD-LW", "west")):
        position = ready(
            {elsewhere: "companion-1", "B-RW": "mercenary-hoplite-1"},
            elsewhere,
            facing={elsewhere: facing},
        )
        assert refused(position, MACEDONIAN, "flank B-RW") == ("8.7b", "not-in-wing")


@pytest.mark.rule("arbela", "8.7b")
def test_in_the_deployment_row_it_must_be_the_top_unit() -> None:
    position = battle(
        {"MD-RW": "phalanx-1 companion-1", "PA-LW": "mercenary-hoplite-1"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW",
    )
    act(position, MACEDONIAN, "activate MD-RW")
    assert refused(position, MACEDONIAN, "declare shock") == ("5.1h", "nothing-to-do")


@pytest.mark.rule("arbela", "8.7c", "8.7e")
def test_targets_are_enemy_wing_sections_of_that_side_between_the_deployment_rows() -> None:
    position = ready(
        {
            "B-RW": "companion-1",
            "PA-LW": "mercenary-hoplite-1",
            "MA-RW": "mercenary-hoplite-2",
            "PD-LW": "apple-bearers",
            "MD-RW": "kardakes-infantry-1",
            "PA-RW": "kardakes-infantry-2",
            "MA-LW": "phalanx-1",
        },
        "B-RW",
        facing={"B-RW": "west"},
    )
    assert words(position, MACEDONIAN, "flank") == {"PA-LW", "MA-RW"}
    for section in ("PD-LW", "MD-RW", "PA-RW"):
        assert refused(position, MACEDONIAN, f"flank {section}") == ("8.7c", "no-flank-target")


@pytest.mark.rule("arbela", "8.7c", "8.7e")
def test_nobody_rides_round_the_flank_without_an_enemy_to_fight() -> None:
    position = ready({"MA-RW": "companion-1", "PA-LC2": "mercenary-hoplite-1"})
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7c", "no-enemy-there")
    assert words(position, MACEDONIAN, "flank") == set()


@pytest.mark.rule("arbela", "8.7c")
def test_a_section_in_which_the_elephant_defends_is_no_target() -> None:
    position = ready({"MA-RW": "companion-1", "PA-LW": "elephant"})
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7c", "elephant-defends")


@pytest.mark.rule("arbela", "8.7d")
def test_neither_facing_nor_an_enemy_ahead_hinders_a_flank_attack() -> None:
    for facing in ("north", "south", "east"):
        position = battle(
            RIDERS | {"B-RW": "apple-bearers"},
            leaders=LED,
            facing={"MA-RW": facing},
            ordered="MA-RW",
        )
        begin_deed(position, "MA-RW", "shock")
        assert words(position, MACEDONIAN, "flank") == {"PA-LW", "B-RW"}


# ---- 8.7.1 The attempt


@pytest.mark.rule("arbela", "8.7.1a")
def test_a_move_may_come_first_and_the_leader_goes_all_the_way() -> None:
    position = ready(
        {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1", "MD-LW": "phalanx-1"}, "MA-RC2"
    )
    act(position, MACEDONIAN, "step B-RW; turn north")
    events = act(position, MACEDONIAN, "flank PA-LW", 6)
    assert told(events, "flank-attempt")[0]["success"] == "no"
    assert where(position, "alexander") == where(position, "companion-1") == "B-RW"


@pytest.mark.rule("arbela", "8.7.1a")
def test_a_leader_who_waits_in_the_wing_does_not_serve() -> None:
    position = ready(
        {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1"},
        "MA-RC2",
        leaders={"alexander": "B-RW"},
    )
    act(position, MACEDONIAN, "step B-RW; turn north")
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7.1a", "leader-not-from-start")


@pytest.mark.rule("arbela", "8.7.1a")
def test_a_leader_who_cannot_go_all_the_way_does_not_serve() -> None:
    """Philotas is in the Wing already, so that Alexander has no place there."""
    position = ready(
        {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1"},
        "MA-RC2",
        leaders={"alexander": "MA-RC2", "philotas": "B-RW"},
    )
    act(position, MACEDONIAN, "step B-RW; turn north")
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7.1a", "leader-left-behind")


@pytest.mark.rule("arbela", "8.7.1b")
@pytest.mark.parametrize(("die", "success"), [(1, "yes"), (4, "yes"), (5, "no")])
def test_the_attempt_succeeds_within_the_flank_range_of_the_leader(die: int, success: str) -> None:
    """Philotas has 1 to 4. A second order keeps the shock from being fought at once."""
    position = battle(
        RIDERS | {"MD-LW": "phalanx-1"}, leaders={"philotas": "MA-RW"}, ordered="MA-RW MD-LW"
    )
    begin_deed(position, "MA-RW", "shock")
    found = told(act(position, MACEDONIAN, "flank PA-LW", die), "flank-attempt")[0]
    assert found == {
        "seat": MACEDONIAN,
        "unit": "companion-1",
        "leader": "philotas",
        "section": "PA-LW",
        "die": die,
        "success": success,
    }


@pytest.mark.rule("arbela", "8.7.1c")
def test_after_a_failed_attempt_unit_and_leader_stay_and_do_nothing_further() -> None:
    position, events = flanked(RIDERS, 6)
    assert "shock" not in kinds(events)
    assert where(position, "companion-1") == where(position, "alexander") == "MA-RW"
    assert not is_disrupted(position, "companion-1")
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "8.7.1d")
def test_after_a_successful_attempt_they_wait_in_the_flank_area_for_the_shocks() -> None:
    position = battle(RIDERS | {"MD-LW": "phalanx-1"}, leaders=LED, ordered="MA-RW MD-LW")
    begin_deed(position, "MA-RW", "shock")
    events = act(position, MACEDONIAN, "flank PA-LW", 5)
    assert "shock" not in kinds(events)
    assert where(position, "companion-1") == where(position, "alexander") == "flank-1"
    assert declared(position) == [("companion-1", "PA-LW")]
    assert asked(position) == "Activate"
    assert told(act(position, MACEDONIAN, "end-actions", 1, 6, 7), "shock")


@pytest.mark.rule("arbela", "8.7.1e")
def test_nothing_enters_that_would_leave_no_room_for_the_unit() -> None:
    position = battle(RIDERS | {"MD-RW": "phalanx-1"}, leaders=LED, ordered="MA-RW MD-RW")
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    act(position, MACEDONIAN, "activate MD-RW")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")


@pytest.mark.rule("arbela", "8.7.1e")
def test_no_second_leader_takes_the_place_of_the_one_who_may_come_back() -> None:
    position = battle(
        {
            "MD-RW": "companion-1 phalanx-2",
            "MD-RC2": "phalanx-1",
            "PA-LW": "mercenary-hoplite-1",
            "MD-LW": "phalanx-3",
        },
        facing={"MD-RW": "east", "MD-RC2": "east"},
        leaders={"alexander": "MD-RW", "parmenion": "MD-RC2"},
        ordered="MD-RW MD-RC2 MD-LW",
    )
    begin_deed(position, "MD-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    begin_deed(position, "MD-RC2", "move")
    act(position, MACEDONIAN, "step MD-RW")
    act(position, MACEDONIAN, "at 1")
    assert asked(position) == "Activate"
    assert where(position, "parmenion") == "MD-RC2"


@pytest.mark.rule("arbela", "8.7.1f")
@pytest.mark.parametrize("facing", ["east", "south"])
def test_only_a_target_that_faces_the_flank_area_may_use_defensive_fire(facing: str) -> None:
    units = RIDERS | {"PA-LW": "persian-javelinist"}
    position = ready(units, facing={"PA-LW": facing})
    if facing == "east":
        act(position, MACEDONIAN, "flank PA-LW", 1)
        assert options(position, PERSIAN) == {"shoot companion-1", "hold-fire"}
        events = act(position, PERSIAN, "shoot companion-1", 9, 1, 6, 7)
        assert told(events, "shot")[0]["hit"] == "yes"
    else:
        events = act(position, MACEDONIAN, "flank PA-LW", 1, 1, 6, 7)
        assert "shot" not in kinds(events)
        assert told(events, "shock")


@pytest.mark.rule("arbela", "8.7.1f")
def test_a_unit_in_a_flank_area_is_no_target_of_other_fire() -> None:
    """The archers beside the way find nobody to react to or to shoot at."""
    position = battle(
        RIDERS | {"PA-LC2": "mardian-archer-1", "MD-LW": "phalanx-1"},
        leaders=LED,
        facing={"PA-LC2": "east"},
        ordered="MA-RW MD-LW",
    )
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    assert to_move(position) == MACEDONIAN


# ---- 8.7.2 Fighting the flank attack


@pytest.mark.rule("arbela", "8.7.2a")
@pytest.mark.parametrize(
    ("facing", "attack", "defence"),
    [("south", 12, 3), ("north", 12, 3), ("east", 6, 6), ("west", 12, 4)],
)
def test_it_strikes_the_side_turned_to_the_flank_area(
    facing: str, attack: int, defence: int
) -> None:
    _, events = flanked(RIDERS, 1, 1, 6, 7, facing={"PA-LW": facing})
    found = told(events, "shock")[0]
    assert (amount(found, "attack", "strength"), amount(found, "defence", "strength")) == (
        attack,
        defence,
    )


@pytest.mark.rule("arbela", "8.7.2b")
def test_a_flank_attack_is_fought_alone() -> None:
    position = battle(RIDERS | {"B-RW": "hypaspist-1"}, leaders=LED, ordered="MA-RW B-RW")
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    begin_deed(position, "B-RW", "shock")
    act(position, MACEDONIAN, "attack PA-LW")
    assert options(position, MACEDONIAN) == {"fight companion-1", "fight hypaspist-1"}
    events = act(position, MACEDONIAN, "fight hypaspist-1", 2, 2, 1, 6, 7)
    assert [one["units"] for one in told(events, "shock")] == [["hypaspist-1"], ["companion-1"]]


@pytest.mark.rule("arbela", "8.7.2c")
@pytest.mark.parametrize("facing", ["north", "west", "south"])
def test_after_eliminating_the_target_they_move_in_and_face_any_way(facing: str) -> None:
    position, _ = flanked(RIDERS, 1, 1, 1, 7)
    assert where(position, "mercenary-hoplite-1") == "dead"
    assert where(position, "companion-1") == where(position, "alexander") == "PA-LW"
    assert words(position, MACEDONIAN, "look") == {"north", "east", "south", "west"}
    act(position, MACEDONIAN, f"look {facing}")
    assert faces(position, "companion-1") == facing


@pytest.mark.rule("arbela", "8.7.2d", "8.2.3a")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ((2, 1), "defender-disrupted"),
        ((1, 4), "tie"),
        ((1, 6), "attacker-disrupted"),
    ],
)
def test_an_attacker_that_does_not_empty_the_section_goes_back_disrupted(
    dice: tuple[int, int], result: str
) -> None:
    """The target faces the Flank Area: 6 and Alexander's 3 against 6, so that it is no flank."""
    position, events = flanked(RIDERS, 1, *dice, 7, facing={"PA-LW": "east"})
    assert told(events, "shock")[0]["result"] == result
    assert where(position, "companion-1") == "MA-RW"
    assert is_disrupted(position, "companion-1")
    assert engagements(position) == set()


@pytest.mark.rule("arbela", "8.7.2e")
def test_the_unit_returns_on_top_of_its_stack_and_its_leader_with_it() -> None:
    position = battle(
        {"MD-RW": "companion-1 phalanx-1 phalanx-2", "PA-LW": "mercenary-hoplite-1"},
        facing={"PA-LW": "east"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW",
    )
    begin_deed(position, "MD-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1, 1, 6, 7)
    assert stack(position, "MD-RW") == ["companion-1", "phalanx-1", "phalanx-2"]
    assert where(position, "alexander") == "MD-RW"


@pytest.mark.rule("arbela", "8.7.2f")
@pytest.mark.parametrize("answer", ["halt", "advance hypaspist-1"])
def test_if_the_target_is_gone_it_moves_in_or_goes_back_undisrupted(answer: str) -> None:
    position = battle(
        {"MA-RW": "companion-1", "B-RW": "hypaspist-1", "PA-LW": "babylonian-levy-1"},
        leaders=LED,
        ordered="MA-RW B-RW",
    )
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    begin_deed(position, "B-RW", "shock")
    act(position, MACEDONIAN, "attack PA-LW")
    act(position, MACEDONIAN, "fight hypaspist-1", 6, 1)
    events = act(position, MACEDONIAN, answer)
    assert "shock" not in kinds(events)
    assert not is_disrupted(position, "companion-1")
    assert where(position, "companion-1") == ("PA-LW" if answer == "halt" else "MA-RW")
    assert where(position, "alexander") == where(position, "companion-1")
