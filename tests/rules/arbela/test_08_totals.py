"""8.2.1, 8.2.2 Stacks in shock, and totals."""

import pytest

from tests.rules.arbela.fighting import amount, attacked, begin_deed, fought, shock, totals
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    refused,
    told,
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
    assert (found["defender"], amount(found, "defence", "strength")) == ("hypaspist-1", 7)
    assert amount(found, "defence", "hits") == -2


@pytest.mark.rule("arbela", "8.2.1b")
def test_a_skirmisher_on_top_of_a_deployment_stack_defends() -> None:
    position = attacked(
        {"MA-C": "mercenary-hoplite-1", "MD-C": "macedonian-archer phalanx-1"},
        "mercenary-hoplite-1/MD-C",
        fired="macedonian-archer",
        active=PERSIAN,
    )
    found = shock(position, 1, 6)
    assert (found["defender"], amount(found, "defence", "strength")) == ("macedonian-archer", 0)


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
    assert amount(found, "defence", "depth") == depth
    assert found["defence_total"] == 3 + 7 + depth


@pytest.mark.rule("arbela", "8.2.1c")
def test_depth_counts_in_the_defenders_own_deployment_row_only() -> None:
    position = attacked(
        {"PA-C": "mercenary-hoplite-1", "B-C": "phalanx-1 agrianian"},
        "mercenary-hoplite-1/B-C",
        fired="agrianian",
        active=PERSIAN,
    )
    assert amount(shock(position, 1, 3), "defence", "depth") == 0


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
