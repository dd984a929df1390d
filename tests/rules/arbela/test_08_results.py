"""8.2.3, 8.3 Results and combined attacks."""

import pytest

from tests.rules.arbela.fighting import amount, attacked, fought, pair, shock, totals
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    engagements,
    is_disrupted,
    options,
    refused,
    stack,
    told,
    where,
)

LEVY = {"B-C": "phalanx-1", "PA-C": "babylonian-levy-1"}

HOPLITES = {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}

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
    assert [amount(one, "defence", "strength") for one in told(events, "shock")] == [6, 4]
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
        assert amount(told(events, "shock")[0], "attack", "leader") == bonus


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
