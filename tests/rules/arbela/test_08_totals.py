"""8.2.1 to 8.3 Stacks in shock, totals, results and combined attacks."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought, pair, shock, totals
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    engagements,
    is_disrupted,
    options,
    refused,
    stack,
    told,
    where,
    words,
)

LEVY = {"B-C": "phalanx-1", "PA-C": "babylonian-levy-1"}
"""Attack Strength 6 against Defence Strength 2."""
HOPLITES = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}
"""Attack Strength 6 against Defence Strength 6."""

# ---- 8.2.1 Stacks in shock


@pytest.mark.rule("arbela", "8.2.1a")
def test_from_ones_own_deployment_row_the_top_unit_alone_attacks() -> None:
    position = battle(
        {"MD-C": "hypaspist-1 agrianian", "MA-C": "mercenary-hoplite-1"},
        laid_open="agrianian",
        ordered="MD-C",
    )
    begin_deed(position, "MD-C", "move-fire-shock", "agrianian")
    assert refused(position, MACEDONIAN, "attack MA-C") == ("8.2.1a", "not-the-fighter")
    act(position, MACEDONIAN, "done")
    assert words(position, MACEDONIAN, "attack") == {"MA-C"}


@pytest.mark.rule("arbela", "8.2.1b")
def test_the_top_unit_defends_in_a_deployment_section_with_its_own_strength_and_hits() -> None:
    position = attacked(
        {"MA-C": "mercenary-hoplite-1", "MD-C": "hypaspist-1 phalanx-1"},
        "mercenary-hoplite-1/MD-C",
        hits={"hypaspist-1": 2, "phalanx-1": 5},
        active=PERSIAN,
    )
    found = shock(position, 6, 1)
    assert (found["defender"], found["defence_strength"]) == ("hypaspist-1", 7)
    assert found["defence_hits"] == 2


@pytest.mark.rule("arbela", "8.2.1b")
def test_a_skirmisher_on_top_of_a_deployment_stack_defends() -> None:
    position = attacked(
        {"MA-C": "mercenary-hoplite-1", "MD-C": "macedonian-archer phalanx-1"},
        "mercenary-hoplite-1/MD-C",
        fired="macedonian-archer",
        active=PERSIAN,
    )
    found = shock(position, 1, 6)
    assert (found["defender"], found["defence_strength"]) == ("macedonian-archer", 0)


@pytest.mark.rule("arbela", "8.2.1c")
@pytest.mark.parametrize(
    ("below", "disrupted", "depth"),
    [
        ("", "", 0),
        ("phalanx-1", "", 1),
        ("phalanx-1 phalanx-2", "", 2),
        ("phalanx-1 phalanx-2", "phalanx-2", 2),
        ("phalanx-1 agrianian", "", 1),
    ],
)
def test_a_deployed_defender_adds_one_for_each_unit_below_but_skirmishers(
    below: str, disrupted: str, depth: int
) -> None:
    position = attacked(
        {"MA-C": "mercenary-hoplite-1", "MD-C": f"hypaspist-1 {below}"},
        "mercenary-hoplite-1/MD-C",
        disrupted=disrupted,
        fired="agrianian",
        active=PERSIAN,
    )
    found = shock(position, 1, 3)
    assert found["defence_other"] == depth
    assert found["defence_total"] == 3 + 7 + depth


@pytest.mark.rule("arbela", "8.2.1c")
def test_depth_counts_in_the_defenders_own_deployment_row_only() -> None:
    position = attacked(
        {"PA-C": "mercenary-hoplite-1", "B-C": "phalanx-1 agrianian"},
        "mercenary-hoplite-1/B-C",
        fired="agrianian",
        active=PERSIAN,
    )
    assert shock(position, 1, 3)["defence_other"] == 0


@pytest.mark.rule("arbela", "8.2.1d")
@pytest.mark.parametrize("section", ["B-C", "PD-C"])
def test_elsewhere_the_unit_that_is_no_skirmisher_defends_wherever_it_lies(section: str) -> None:
    attacker, facing = ("PA-C", "south") if section == "B-C" else ("PA-C", "north")
    position = attacked(
        {attacker: "mercenary-hoplite-1", section: "balacrus-javelinist phalanx-1"},
        f"mercenary-hoplite-1/{section}",
        facing={attacker: facing, section: "north" if section == "B-C" else "south"},
        fired="balacrus-javelinist",
        active=PERSIAN,
    )
    found = shock(position, 1, 3)
    assert (found["defender"], found["defence_total"]) == ("phalanx-1", 3 + 8)


@pytest.mark.rule("arbela", "8.2.1d")
def test_elsewhere_the_unit_that_is_no_skirmisher_attacks_wherever_it_lies() -> None:
    position = battle({"B-C": "agrianian phalanx-1", "PA-C": "mercenary-hoplite-1"}, ordered="B-C")
    begin_deed(position, "B-C", "shock")
    events = act(position, MACEDONIAN, "attack PA-C", 1, 3)
    assert told(events, "shock")[0]["units"] == ["phalanx-1"]
    assert told(events, "shock")[0]["attack_total"] == 7


@pytest.mark.rule("arbela", "8.2.1d")
def test_of_two_skirmishers_the_upper_one_fights() -> None:
    position = attacked(
        {"B-C": "agrianian balacrus-javelinist", "PA-C": "mercenary-hoplite-1"},
        "mercenary-hoplite-1/B-C",
        fired="agrianian balacrus-javelinist",
        active=PERSIAN,
    )
    fought(position)
    events = act(position, MACEDONIAN, "stand", 1, 3)
    assert told(events, "shock")[0]["defender"] == "agrianian"


# ---- 8.2.2 Totals


@pytest.mark.rule("arbela", "8.2.2a", "8.2.2b")
def test_each_side_rolls_one_die_and_adds_its_strength() -> None:
    found = shock(attacked(HOPLITES, "phalanx-1/PA-C"), 2, 5)
    assert (found["attack_die"], found["defence_die"]) == (2, 5)
    assert (found["attack_total"], found["defence_total"]) == (2 + 6, 5 + 6)


@pytest.mark.rule("arbela", "8.2.2a")
def test_totals_may_fall_below_zero() -> None:
    position = attacked(LEVY, "phalanx-1/PA-C", hits={"babylonian-levy-1": 5, "phalanx-1": 9})
    assert totals(position, 1, 1) == (-2, -2)


@pytest.mark.rule("arbela", "8.2.2c")
def test_the_hits_on_the_units_that_fight_are_subtracted_and_no_others() -> None:
    position = attacked(
        {
            "PA-C": "phalanx-1 agrianian",
            "PD-C": "mercenary-hoplite-1 mercenary-hoplite-2",
        },
        "phalanx-1/PD-C",
        hits={
            "phalanx-1": 2,
            "agrianian": 3,
            "mercenary-hoplite-1": 1,
            "mercenary-hoplite-2": 8,
        },
    )
    assert totals(position, 1, 2) == (1 + 6 - 2, 2 + 6 - 1 + 1)


@pytest.mark.rule("arbela", "8.2.2d")
def test_a_leader_adds_his_bonus_in_attack_and_defence() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", leaders={"parmenion": "B-C", "mazeus": "PA-C"})
    assert totals(position, 1, 3, 7, 7) == (1 + 6 + 2, 3 + 6 + 2)


@pytest.mark.rule("arbela", "8.2.2d")
def test_a_leader_who_does_not_affect_the_class_adds_nothing() -> None:
    """Philotas leads cavalry only. He is checked for casualties all the same."""
    position = attacked(HOPLITES, "phalanx-1/PA-C", leaders={"philotas": "B-C"})
    assert totals(position, 1, 3, 7) == (7, 9)


@pytest.mark.rule("arbela", "8.2.2d", "8.4.1c")
def test_a_leader_helps_disrupted_defenders_too() -> None:
    position = attacked(
        HOPLITES,
        "phalanx-1/PA-C",
        leaders={"mazeus": "PA-C"},
        disrupted="mercenary-hoplite-1",
        hits={"mercenary-hoplite-1": 1},
    )
    assert totals(position, 1, 6, 7) == (7, 6 + 0 - 1 + 2)


@pytest.mark.rule("arbela", "8.2.2d", "8.10.1e")
def test_a_leader_never_helps_the_elephant() -> None:
    position = attacked(
        {"PA-C": "phalanx-1", "PD-C": "elephant"},
        "phalanx-1/PD-C",
        leaders={"mazeus": "PD-C"},
        fired="elephant",
    )
    assert totals(position, 1, 4, 6, 7) == (7, 4 + 3)


@pytest.mark.rule("arbela", "8.2.2e", "8.10.1b")
@pytest.mark.parametrize(("unit", "more"), [("companion-1", 2), ("prodromoi", 2), ("phalanx-1", 0)])
def test_the_elephant_adds_two_once_when_it_attacks_cavalry(unit: str, more: int) -> None:
    position = attacked({"B-C": unit, "PA-C": "elephant"}, "elephant/B-C", active=PERSIAN)
    dice = (6, 1)
    if more:
        fought(position)
        events = act(position, MACEDONIAN, "stand", *dice)
    else:
        events = fought(position, *dice)
    found = told(events, "shock")[0]
    assert found["attack_total"] == dice[0] + 4 + more


@pytest.mark.rule("arbela", "8.2.2e")
def test_the_elephant_adds_nothing_when_it_defends() -> None:
    position = attacked(
        {"B-C": "hypaspist-1", "PA-C": "elephant"}, "hypaspist-1/PA-C", fired="elephant"
    )
    assert totals(position, 1, 5)[1] == 5 + 3


@pytest.mark.rule("arbela", "8.2.2f")
def test_a_player_who_failed_to_seize_subtracts_one() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", seize_failed=True)
    assert totals(position, 1, 3) == (7, 8)


# ---- 8.2.3 Results


@pytest.mark.rule("arbela", "8.2.3a", "8.5a")
def test_equal_totals_engage_both_sections() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C")
    assert shock(position, 3, 3)["result"] == "tie"
    assert engagements(position) == {pair("B-C", "PA-C")}
    assert not is_disrupted(position, "phalanx-1")
    assert not is_disrupted(position, "mercenary-hoplite-1")


@pytest.mark.rule("arbela", "8.2.3b")
def test_the_lower_total_is_disrupted() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C")
    assert shock(position, 4, 3)["result"] == "defender-disrupted"
    assert is_disrupted(position, "mercenary-hoplite-1")
    position = attacked(HOPLITES, "phalanx-1/PA-C")
    assert shock(position, 3, 4)["result"] == "attacker-disrupted"
    assert is_disrupted(position, "phalanx-1")
    assert not is_disrupted(position, "mercenary-hoplite-1")


@pytest.mark.rule("arbela", "8.2.3c")
@pytest.mark.parametrize("facing", ["east", "west", "north"])
def test_a_defender_beaten_on_flank_or_rear_is_eliminated(facing: str) -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", facing={"PA-C": facing})
    strength = 3 if facing != "north" else 4
    found = shock(position, 1, 6 - strength)
    assert (found["attack_total"], found["defence_total"]) == (7, 6)
    assert found["result"] == "defender-eliminated"
    assert where(position, "mercenary-hoplite-1") == "dead"


@pytest.mark.rule("arbela", "8.2.3c")
def test_an_attacker_beaten_on_the_flank_is_only_disrupted() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", facing={"PA-C": "east"})
    assert shock(position, 1, 5)["result"] == "attacker-disrupted"


@pytest.mark.rule("arbela", "8.2.3d")
def test_a_disrupted_defender_who_loses_is_eliminated() -> None:
    position = attacked(HOPLITES, "phalanx-1/PA-C", disrupted="mercenary-hoplite-1")
    assert totals(position, 1, 6) == (7, 6)
    assert where(position, "mercenary-hoplite-1") == "dead"


@pytest.mark.rule("arbela", "8.2.3e")
@pytest.mark.parametrize(("die", "result"), [(2, "defender-eliminated"), (3, "defender-disrupted")])
def test_twice_the_total_eliminates_the_defender(die: int, result: str) -> None:
    """8 against 4, and 8 against 5."""
    assert shock(attacked(LEVY, "phalanx-1/PA-C"), 2, die)["result"] == result


@pytest.mark.rule("arbela", "8.2.3e")
@pytest.mark.parametrize(("die", "result"), [(4, "attacker-eliminated"), (3, "attacker-disrupted")])
def test_twice_the_total_eliminates_the_attacker(die: int, result: str) -> None:
    """6 against 12, and 6 against 11."""
    units = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}
    position = attacked(units, "mercenary-hoplite-1/B-C", active=PERSIAN)
    assert shock(position, 1, die)["result"] == result


@pytest.mark.rule("arbela", "8.2.3f")
@pytest.mark.parametrize(("hits", "lower"), [(3, 0), (4, -1)])
def test_a_lower_total_of_zero_or_less_is_eliminated(hits: int, lower: int) -> None:
    """1 against 0 is twice and more; so is 0 against -1, whatever the arithmetic says."""
    position = attacked(
        LEVY, "phalanx-1/PA-C", hits={"phalanx-1": 6 - lower, "babylonian-levy-1": hits}
    )
    found = shock(position, 1, 1)
    assert (found["attack_total"], found["defence_total"]) == (1 + lower, lower)
    assert found["result"] == "defender-eliminated"


@pytest.mark.rule("arbela", "8.2.3f")
def test_an_attacker_with_zero_or_less_who_loses_is_eliminated() -> None:
    position = attacked(LEVY, "phalanx-1/PA-C", hits={"phalanx-1": 8, "babylonian-levy-1": 2})
    found = shock(position, 1, 1)
    assert (found["attack_total"], found["defence_total"]) == (-1, 1)
    assert found["result"] == "attacker-eliminated"


@pytest.mark.rule("arbela", "8.2.3g")
def test_a_tie_with_a_disrupted_defender_does_nothing() -> None:
    position = attacked(
        HOPLITES, "phalanx-1/PA-C", disrupted="mercenary-hoplite-1", hits={"phalanx-1": 3}
    )
    assert totals(position, 1, 4) == (4, 4)
    assert engagements(position) == set()
    assert stack(position, "PA-C") == ["mercenary-hoplite-1"]
    assert not is_disrupted(position, "phalanx-1")


@pytest.mark.rule("arbela", "8.2.3h")
def test_a_result_strikes_every_unit_of_the_section() -> None:
    """Cards below, skirmishers and face-down cards; one already disrupted ignores it."""
    stacks = {
        "PA-C": "phalanx-1 agrianian",
        "PD-C": "kardakes-infantry-1 babylonian-levy-1 mardian-archer-1",
    }
    position = attacked(
        stacks, "phalanx-1/PD-C", disrupted="babylonian-levy-1", fired="mardian-archer-1"
    )
    events = fought(position, 2, 2)
    assert told(events, "disrupted")[0]["units"] == ["kardakes-infantry-1", "mardian-archer-1"]
    assert stack(position, "PD-C") == stacks["PD-C"].split()
    position = attacked(stacks, "phalanx-1/PD-C", fired="mardian-archer-1")
    fought(position, 6, 1)
    assert stack(position, "PD-C") == []
    position = attacked(stacks, "phalanx-1/PD-C", fired="mardian-archer-1")
    fought(position, 1, 6)
    assert is_disrupted(position, "agrianian")


@pytest.mark.rule("arbela", "8.2.3i")
def test_eliminated_units_leave_the_game_and_are_open_to_both_players() -> None:
    position = attacked(
        {"PA-C": "phalanx-1", "PD-C": "persian-infantry-1 babylonian-levy-1"}, "phalanx-1/PD-C"
    )
    events = fought(position, 6, 1)
    gone = next(event for event in events if event.kind.name == "eliminated")
    assert gone.witnessed(MACEDONIAN)["units"] == ["persian-infantry-1", "babylonian-levy-1"]
    assert where(position, "babylonian-levy-1") == "dead"
    assert position.losses == (0, 2)


# ---- 8.3 Combined attacks

THREE = {
    "B-LC1": "hypaspist-1",
    "B-C": "hypaspist-2",
    "B-RC1": "hypaspist-3",
    "PA-C": "mercenary-hoplite-1",
}


@pytest.mark.rule("arbela", "8.3a")
def test_a_chain_of_adjacent_attackers_makes_one_attack() -> None:
    position = attacked(THREE, "hypaspist-1/PA-C hypaspist-3/PA-C hypaspist-2/PA-C")
    found = told(fought(position, 1, 6), "shock")
    assert [sorted(one["units"]) for one in found] == [
        ["hypaspist-1", "hypaspist-2", "hypaspist-3"]
    ]


@pytest.mark.rule("arbela", "8.3a")
def test_combining_is_not_a_choice() -> None:
    units = THREE | {"B-RW": "phalanx-1", "PA-LW": "apple-bearers"}
    position = attacked(units, "hypaspist-1/PA-C hypaspist-2/PA-C phalanx-1/PA-LW")
    fought(position)
    assert options(position, MACEDONIAN) == {"fight hypaspist-1", "fight phalanx-1"}
    assert refused(position, MACEDONIAN, "fight hypaspist-2") == ("8.3a", "fights-with")


@pytest.mark.rule("arbela", "8.3b")
def test_attackers_apart_attack_separately_each_with_its_own_dice_and_side_struck() -> None:
    """The defender faces east: B-RC1 is in its front, B-LC1 in its rear. A tie comes first."""
    position = attacked(THREE, "hypaspist-1/PA-C hypaspist-3/PA-C", facing={"PA-C": "east"})
    fought(position)
    assert options(position, MACEDONIAN) == {"fight hypaspist-1", "fight hypaspist-3"}
    events = act(position, MACEDONIAN, "fight hypaspist-3", 1, 1, 1, 6)
    assert [one["defence_strength"] for one in told(events, "shock")] == [6, 4]
    assert [one["attack_die"] for one in told(events, "shock")] == [1, 1]


@pytest.mark.rule("arbela", "8.3c")
def test_a_combined_attack_adds_all_strengths_and_subtracts_all_hits() -> None:
    """Companions on the flank count double; the phalanx does not."""
    position = attacked(
        {"B-C": "phalanx-1", "B-RC1": "companion-1", "PA-C": "mercenary-hoplite-1"},
        "phalanx-1/PA-C companion-1/PA-C",
        facing={"PA-C": "west"},
        hits={"phalanx-1": 1, "companion-1": 2},
    )
    found = shock(position, 1, 6)
    assert found["attack_total"] == 1 + 6 + 12 - 1 - 2


@pytest.mark.rule("arbela", "8.3d")
def test_a_combined_attack_adds_the_best_leader_who_affects_his_unit() -> None:
    """Philotas (2) is with infantry and does not count; Parmenion (2) does, Alexander (3) more."""
    for leaders, bonus in (
        ({"parmenion": "B-C", "alexander": "B-RC1"}, 3),
        ({"parmenion": "B-C", "philotas": "B-RC1"}, 2),
        ({"philotas": "B-RC1"}, 0),
    ):
        position = attacked(THREE, "hypaspist-2/PA-C hypaspist-3/PA-C", leaders=leaders)
        events = fought(position, 1, 6, *[7] * len(leaders))
        assert told(events, "shock")[0]["attack_bonus"] == bonus


@pytest.mark.rule("arbela", "8.3e")
def test_one_attacker_on_the_flank_is_enough_to_eliminate() -> None:
    """The defender faces west: B-C is its flank, B-LC1 in its front. 13 against 9."""
    position = attacked(THREE, "hypaspist-1/PA-C hypaspist-2/PA-C", facing={"PA-C": "west"})
    found = shock(position, 1, 6)
    assert (found["attack_total"], found["defence_total"]) == (13, 9)
    assert found["result"] == "defender-eliminated"


@pytest.mark.rule("arbela", "8.3f")
def test_a_lost_or_tied_combined_attack_strikes_all_attacking_sections() -> None:
    units = {"B-C": "persian-infantry-1", "B-RC1": "persian-infantry-2", "MA-C": "phalanx-1"}
    attacks = "persian-infantry-1/MA-C persian-infantry-2/MA-C"
    facing = {"MA-C": "north"}
    position = attacked(units, attacks, facing=facing, active=PERSIAN)
    fought(position, 3, 2)
    assert is_disrupted(position, "persian-infantry-1")
    assert is_disrupted(position, "persian-infantry-2")
    position = attacked(units, attacks, facing=facing, active=PERSIAN)
    fought(position, 5, 1)
    assert engagements(position) == {pair("B-C", "MA-C"), pair("B-RC1", "MA-C")}
