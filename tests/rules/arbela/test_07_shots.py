"""7.1.1 to 7.4 Shower fire, resolving a shot, hit levels, and fire out and back."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought, shot
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    hits,
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

# ---- 7.1.1 Shower fire


@pytest.mark.rule("arbela", "7.1.1a")
@pytest.mark.parametrize("between", ["phalanx-1", "apple-bearers"])
@pytest.mark.parametrize("disrupted", [True, False])
def test_an_archer_who_shoots_over_a_unit_uses_shower_fire(between: str, disrupted: bool) -> None:
    position = battle(
        {"MA-C": "cretan-archer", "B-C": between, "PA-C": "mercenary-hoplite-1"},
        disrupted=between if disrupted else "",
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    found = shot(position, "fire PA-C", 10)
    assert (found["shower"], found["total"]) == (1, 10 - 3 - 1)


@pytest.mark.rule("arbela", "7.1.1a")
def test_leaders_alone_make_no_shower_fire() -> None:
    position = battle(
        {"MA-C": "cretan-archer", "PA-C": "mercenary-hoplite-1"},
        leaders={"parmenion": "B-C"},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    assert shot(position, "fire PA-C", 10)["shower"] == 0


@pytest.mark.rule("arbela", "7.1.1a")
def test_range_one_is_no_shower_fire() -> None:
    position = battle(
        {"MA-C": "cretan-archer", "B-C": "phalanx-1", "B-RC1": "mercenary-hoplite-1"},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    assert shot(position, "fire B-RC1", 10)["shower"] == 0


@pytest.mark.rule("arbela", "7.1.1b")
@pytest.mark.parametrize(
    ("target", "between", "shower"),
    [
        ("PA-C", "B-C", 1),
        ("PA-C", "B-LC1", 0),
        ("PA-C", "B-RC1", 0),
        ("PA-RC1", "B-C", 1),
        ("PA-RC1", "B-LC1", 1),
        ("PA-RC1", "B-RC1", 0),
        ("PA-LC1", "B-RC1", 1),
        ("PA-LC1", "B-LC1", 0),
    ],
)
def test_what_lies_between_archer_and_target(target: str, between: str, shower: int) -> None:
    """PA-RC1 is ahead of B-LC1, and PA-LC1 of B-RC1."""
    position = battle(
        {"MA-C": "cretan-archer", between: "phalanx-1", target: "mercenary-hoplite-1"},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    assert shot(position, f"fire {target}", 10)["shower"] == shower


@pytest.mark.rule("arbela", "7.1.1c")
@pytest.mark.parametrize(
    ("pile", "shower"), [("phalanx-1 agrianian", 1), ("agrianian phalanx-1", 0)]
)
def test_a_skirmisher_below_another_unit_uses_shower_fire_at_any_range(
    pile: str, shower: int
) -> None:
    position = battle({"B-C": pile, "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    assert shot(position, "fire PA-C", 8)["shower"] == shower


@pytest.mark.rule("arbela", "7.1.1c")
def test_a_skirmisher_below_uses_shower_fire_in_defence_too() -> None:
    position = attacked(
        {"B-C": "phalanx-1 agrianian", "PA-C": "apple-bearers"},
        "apple-bearers/B-C",
        active=PERSIAN,
    )
    fought(position)
    events = act(position, MACEDONIAN, "shoot apple-bearers", 8, 1, 1)
    assert told(events, "shot")[0]["shower"] == 1


@pytest.mark.rule("arbela", "7.1.1d")
def test_several_reasons_for_shower_fire_take_one_point_only() -> None:
    position = battle(
        {"MA-C": "phalanx-1 cretan-archer", "B-C": "phalanx-2", "PA-C": "apple-bearers"},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    found = shot(position, "fire PA-C", 10)
    assert (found["shower"], found["total"]) == (1, 10 - 2 - 1)


# ---- 7.2 Resolving missile fire


@pytest.mark.rule("arbela", "7.2a")
def test_armour_own_hits_and_shower_fire_are_subtracted_from_two_dice() -> None:
    position = battle(
        {"MA-C": "cretan-archer", "B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"},
        hits={"cretan-archer": 2, "mercenary-hoplite-1": 4},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "fire")
    found = shot(position, "fire PA-C", 12)
    assert (found["dice"], found["armour"], found["own_hits"]) == (12, 3, 2)
    assert found["total"] == 12 - 3 - 2 - 1


@pytest.mark.rule("arbela", "7.2b")
@pytest.mark.parametrize(("dice", "hit"), [(7, 0), (8, 1), (12, 1)])
def test_a_result_within_the_hit_range_gives_one_hit(dice: int, hit: int) -> None:
    """Cretan archers hit on 6 to 12; the Apple Bearers have armour 2."""
    position = battle({"B-C": "cretan-archer", "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    shot(position, "fire PA-C", dice)
    assert hits(position, "apple-bearers") == hit


@pytest.mark.rule("arbela", "7.2c")
def test_the_top_unit_of_a_stack_is_hit() -> None:
    position = battle(
        {"PA-C": "cretan-archer", "PD-C": "mercenary-hoplite-1 babylonian-levy-1"},
        ordered="PA-C",
    )
    begin_deed(position, "PA-C", "fire")
    found = shot(position, "fire PD-C", 9)
    assert (found["target"], found["armour"]) == ("mercenary-hoplite-1", 3)
    assert hits(position, "mercenary-hoplite-1") == 1
    assert hits(position, "babylonian-levy-1") == 0


@pytest.mark.rule("arbela", "7.2c")
def test_reaction_fire_hits_the_top_even_if_the_shooter_lies_below() -> None:
    position = battle({"B-C": "phalanx-1 agrianian", "PA-C": "tapurian"}, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    act(position, MACEDONIAN, "fire PA-C", 4)
    events = act(position, PERSIAN, "fire-back", 12)
    assert told(events, "shot")[0]["target"] == "phalanx-1"
    assert hits(position, "phalanx-1") == 1


@pytest.mark.rule("arbela", "7.2d", "8.5.1c")
def test_engaged_units_are_no_targets_even_of_defensive_fire() -> None:
    position = attacked(
        {"PA-C": "mercenary-hoplite-1", "B-C": "phalanx-1", "B-RC1": "thracian-peltast"},
        "mercenary-hoplite-1/B-RC1",
        engaged="PA-C/B-C PA-C/B-RC1",
        active=PERSIAN,
    )
    assert "shot" not in kinds(fought(position, 1, 1))
    position = battle(
        {
            "PA-C": "mercenary-hoplite-1",
            "B-C": "phalanx-1",
            "B-RC1": "agrianian",
            "PA-LC1": "chariot-1",
        },
        engaged="PA-C/B-C",
        ordered="B-RC1",
    )
    begin_deed(position, "B-RC1", "fire")
    assert refused(position, MACEDONIAN, "fire PA-C") == ("8.5.1c", "target-engaged")


@pytest.mark.rule("arbela", "7.2e")
def test_fire_never_harms_a_leader() -> None:
    """With his last unit shot away he is only placed elsewhere."""
    position = battle(
        {"B-C": "agrianian", "PA-C": "babylonian-levy-1"},
        hits={"babylonian-levy-1": 5},
        leaders={"darius": "PA-C"},
        ordered="B-C",
    )
    begin_deed(position, "B-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 7)
    assert "casualty-check" not in kinds(events)
    assert asked(position) == "PlaceLeader"
    act(position, PERSIAN, "place PD-C")
    assert where(position, "darius") == "PD-C"


# ---- 7.3 Hit level


@pytest.mark.rule("arbela", "7.3a")
@pytest.mark.parametrize(("before", "place"), [(4, "PA-C"), (5, "dead")])
def test_a_unit_is_eliminated_by_more_hits_than_its_level(before: int, place: str) -> None:
    position = battle(
        {"B-C": "agrianian", "PA-C": "babylonian-levy-1"},
        hits={"babylonian-levy-1": before},
        ordered="B-C",
    )
    begin_deed(position, "B-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 7)
    assert told(events, "hit")[0]["hits"] == before + 1
    assert where(position, "babylonian-levy-1") == place


@pytest.mark.rule("arbela", "7.3b")
def test_hits_stay_in_the_reserve_and_after_a_rally() -> None:
    position = battle(
        {"MD-C": "phalanx-2"}, hits={"phalanx-1": 4}, disrupted="phalanx-1", phase="turn"
    )
    assert not is_disrupted(position, "phalanx-1")
    assert hits(position, "phalanx-1") == 4


@pytest.mark.rule("arbela", "7.3b")
def test_hits_stay_on_a_unit_that_goes_to_the_reserve() -> None:
    position = battle(
        {"MD-C": "phalanx-1"}, hits={"phalanx-1": 4}, disrupted="phalanx-1", ordered="MD-C"
    )
    act(position, MACEDONIAN, "activate MD-C")
    assert where(position, "phalanx-1") == "reserve"
    assert hits(position, "phalanx-1") == 4


@pytest.mark.rule("arbela", "7.3c")
@pytest.mark.parametrize(("before", "place"), [(7, "PA-C"), (8, "dead")])
def test_a_disrupted_unit_keeps_its_hits_armour_and_hit_level(before: int, place: str) -> None:
    position = battle(
        {"B-C": "agrianian", "PA-C": "apple-bearers"},
        hits={"apple-bearers": before},
        disrupted="apple-bearers",
        ordered="B-C",
    )
    begin_deed(position, "B-C", "fire")
    assert shot(position, "fire PA-C", 7)["armour"] == 2
    assert where(position, "apple-bearers") == place


@pytest.mark.rule("arbela", "7.3d")
def test_nobody_advances_into_a_section_emptied_by_fire() -> None:
    position = battle(
        {"B-C": "thracian-peltast", "PA-C": "uxian-slinger-1"},
        ordered="B-C",
        fired="uxian-slinger-1",
    )
    begin_deed(position, "B-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 7)
    assert where(position, "uxian-slinger-1") == "dead"
    assert "advanced" not in kinds(events)
    assert where(position, "thracian-peltast") == "B-C"
    assert position.active == PERSIAN


# ---- 7.4 Move, fire and withdraw

RIDE = {"MA-C": "mercenary-cavalry-1", "PA-LC1": "apple-bearers"}


@pytest.mark.rule("arbela", "7.4a")
def test_light_cavalry_goes_out_fires_and_comes_back() -> None:
    position = battle(RIDE, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    events = act(position, MACEDONIAN, "back")
    assert told(events, "went-back")[0]["section"] == "MA-C"
    assert where(position, "mercenary-cavalry-1") == "MA-C"
    assert faces(position, "mercenary-cavalry-1") == "north"


@pytest.mark.rule("arbela", "7.4a")
def test_only_cavalry_comes_back() -> None:
    position = battle({"MA-C": "agrianian", "PA-LC1": "apple-bearers"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    assert refused(position, MACEDONIAN, "back") == ("7.4a", "cannot-go-back")


@pytest.mark.rule("arbela", "7.4a")
def test_it_comes_back_only_after_a_straight_step_and_a_shot() -> None:
    position = battle(RIDE, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    assert refused(position, MACEDONIAN, "back") == ("7.4a", "not-out")
    position = battle({"MA-C": "mercenary-cavalry-1", "PA-C": "apple-bearers"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-RC1; turn north")
    act(position, MACEDONIAN, "fire PA-C", 8)
    assert refused(position, MACEDONIAN, "back") == ("7.4a", "not-out")


@pytest.mark.rule("arbela", "7.4b")
@pytest.mark.parametrize("before", [0, 4])
def test_return_fire_is_resolved_before_it_goes_back(before: int) -> None:
    position = battle(
        {"MA-C": "mercenary-cavalry-1", "PA-LC1": "tapurian"},
        hits={"mercenary-cavalry-1": before},
        ordered="MA-C",
    )
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 4)
    assert options(position, PERSIAN) == {"fire-back", "hold"}
    act(position, PERSIAN, "fire-back", 9)
    if before:
        assert where(position, "mercenary-cavalry-1") == "dead"
        assert position.active == PERSIAN
    else:
        assert where(position, "mercenary-cavalry-1") == "B-C"
        act(position, MACEDONIAN, "back")
        assert where(position, "mercenary-cavalry-1") == "MA-C"


@pytest.mark.rule("arbela", "7.4c")
def test_after_the_shot_it_goes_back_goes_on_or_stays() -> None:
    position = battle(RIDE, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    assert options(position, MACEDONIAN) == {"back", "done", "step PA-C", "step PA-RC1"}
    act(position, MACEDONIAN, "step PA-C")
    assert where(position, "mercenary-cavalry-1") == "PA-C"


@pytest.mark.rule("arbela", "7.4d")
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_in_a_deployment_section_it_comes_back_to_any_place_of_the_stack(depth: int) -> None:
    position = battle(
        {"MD-C": "mercenary-cavalry-1 phalanx-1 phalanx-2", "B-RC1": "apple-bearers"},
        ordered="MD-C",
    )
    begin_deed(position, "MD-C", "move-fire")
    act(position, MACEDONIAN, "step MA-C")
    act(position, MACEDONIAN, "fire B-RC1", 8)
    act(position, MACEDONIAN, "back")
    assert words(position, MACEDONIAN, "at") == {"0", "1", "2"}
    act(position, MACEDONIAN, f"at {depth}")
    assert stack(position, "MD-C").index("mercenary-cavalry-1") == depth


@pytest.mark.rule("arbela", "7.4e")
def test_no_shock_goes_with_coming_back() -> None:
    position = battle(RIDE, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire-shock")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    assert refused(position, MACEDONIAN, "back") == ("7.4e", "back-without-shock")
    position = battle(RIDE | {"B-RC1": "chariot-1"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    act(position, MACEDONIAN, "back")
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "7.4e")
def test_a_leader_ends_where_the_unit_that_comes_back_ends() -> None:
    position = battle(RIDE, leaders={"philotas": "MA-C"}, ordered="MA-C")
    begin_deed(position, "MA-C", "move-fire")
    act(position, MACEDONIAN, "step B-C")
    act(position, MACEDONIAN, "fire PA-LC1", 8)
    act(position, MACEDONIAN, "back")
    assert where(position, "philotas") == "MA-C"
    assert to_move(position) == PERSIAN
