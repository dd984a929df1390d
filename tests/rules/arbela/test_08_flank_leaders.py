"""8.7.1a, 8.7.1c, 8.7.2e, 8.7.3l The leaders of flank attacks, and what a failed attempt ends."""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    hits,
    options,
    told,
    where,
    words,
)


@pytest.mark.rule("arbela", "8.7.1a")
@pytest.mark.rule("arbela", "8.7.2e")
def test_two_flank_attacks_through_one_flank_area_keep_their_own_leaders() -> None:
    units = {"MA-RW": "companion-1", "MD-RW": "thessalian-1"}
    units |= {"B-RW": "mercenary-hoplite-1", "PA-LW": "mercenary-hoplite-2"}
    leaders = {"philotas": "MA-RW", "alexander": "MD-RW"}
    b = battle(units, leaders=leaders, ordered="MA-RW MD-RW")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    begin_deed(b, "MD-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    # 1 + 12 + 2 for Philotas against 6 + 3: he alone is checked, and moves in with his unit.
    log = act(b, MACEDONIAN, "fight companion-1", 1, 6, 7)
    assert told(log, "shock")[0]["attack_total"] == 15
    assert [check["leader"] for check in told(log, "casualty-check")] == ["philotas"]
    # 1 + 10 + 3 for Alexander against 6 + 3.
    log = act(b, MACEDONIAN, "look south", 1, 6, 7)
    assert told(log, "shock")[0]["attack_total"] == 14
    act(b, MACEDONIAN, "look south")
    assert (where(b, "companion-1"), where(b, "philotas")) == ("PA-LW", "PA-LW")
    assert (where(b, "thessalian-1"), where(b, "alexander")) == ("B-RW", "B-RW")


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "8.7.1a")
def test_a_rider_shot_down_leaves_the_leader_of_the_other_rider_alone() -> None:
    units = {"MA-RW": "companion-1", "MD-RW": "thessalian-1"}
    units |= {"B-RW": "mercenary-hoplite-1", "PA-LW": "mardian-archer-1"}
    b = battle(
        units,
        facing={"PA-LW": "east"},
        hits={"companion-1": 6},
        leaders={"philotas": "MA-RW", "alexander": "MD-RW"},
        ordered="MA-RW MD-RW",
    )
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    begin_deed(b, "MD-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    act(b, MACEDONIAN, "fight companion-1")
    act(b, PERSIAN, "shoot companion-1", 12)
    assert where(b, "companion-1") == "dead"
    # Philotas is placed; Alexander rides on: 1 + 10 + 3 against 6 + 3.
    log = act(b, MACEDONIAN, "place reserve", 1, 6, 7)
    assert (where(b, "philotas"), told(log, "shock")[0]["attack_total"]) == ("reserve", 14)
    act(b, MACEDONIAN, "look south")
    assert (where(b, "thessalian-1"), where(b, "alexander")) == ("B-RW", "B-RW")


@pytest.mark.rule("arbela", "8.7.1a")
def test_a_leader_who_may_not_stand_in_the_wing_section_leads_nobody_from_it() -> None:
    units = {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1"}
    leaders = {"alexander": "MA-RC2", "philotas": "B-RW"}
    b = battle(units, leaders=leaders, ordered="MA-RC2")
    act(b, MACEDONIAN, "activate MA-RC2; declare move-shock; step B-RW; turn north")
    assert words(b, MACEDONIAN, "flank") == set()
    assert options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "8.7.2c")
@pytest.mark.rule("arbela", "4.3d")
def test_a_leader_who_finds_another_in_the_section_moved_into_is_placed_elsewhere() -> None:
    units = {"MA-RW": "companion-1", "MA-RC2": "cretan-archer", "B-RW": "uxian-slinger-1"}
    units |= {"PD-LW": "macedonian-archer", "PD-LC2": "persian-archer"}
    b = battle(
        units,
        facing={"PD-LW": "west", "PD-LC2": "east"},
        hits={"macedonian-archer": 2},
        leaders={"alexander": "MA-RW", "philotas": "PD-LW"},
        ordered="MA-RW MA-RC2 PD-LW",
    )
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    act(b, MACEDONIAN, "activate MA-RC2; declare fire; fire B-RW", 12)
    act(b, MACEDONIAN, "activate PD-LW; declare fire; fire PD-LC2", 2)
    act(b, PERSIAN, "fire-back", 12)
    act(b, MACEDONIAN, "place B-RW")
    assert where(b, "companion-1") == "B-RW"
    assert asked(b) == "PlaceLeader"
    act(b, MACEDONIAN, "place MA-RW")
    assert (where(b, "alexander"), where(b, "philotas")) == ("MA-RW", "B-RW")


@pytest.mark.rule("arbela", "8.7.3l")
@pytest.mark.rule("arbela", "8.7.1e")
def test_a_leader_who_fell_on_the_ride_stays_dead_and_his_place_is_free() -> None:
    units = {"MD-RW": "companion-1", "MA-RC2": "companion-2"}
    units |= {"MA-RW": "bactrian-1", "B-RW": "mercenary-hoplite-1"}
    leaders = {"philotas": "MD-RW", "alexander": "MA-RC2"}
    b = battle(units, leaders=leaders, ordered="MD-RW MA-RC2")
    begin_deed(b, "MD-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    # 1 + 8 against 6 + 2 + 2: the interceptor is disrupted, but Philotas falls.
    act(b, PERSIAN, "charge", 1, 1, 6, 12)
    assert (where(b, "philotas"), where(b, "companion-1")) == ("dead", "flank-1")
    # Nobody keeps Alexander out of the Section where Philotas stood.
    act(b, MACEDONIAN, "activate MA-RC2; declare withdraw; withdraw MD-RW")
    # 1 + 12 without a leader against 6 + 3.
    log = act(b, MACEDONIAN, "go-along", 1, 6)
    assert (where(b, "alexander"), told(log, "shock")[0]["attack_total"]) == ("MD-RW", 13)
    act(b, MACEDONIAN, "look north")
    assert (where(b, "companion-1"), where(b, "philotas")) == ("B-RW", "dead")


# ---- what a failed attempt ends

STACK = {"MD-RW": "companion-1 agrianian companion-2", "MA-RC2": "persian-infantry-1"}
STACK |= {"PA-LW": "mercenary-hoplite-1", "MD-LW": "phalanx-1"}


@pytest.mark.rule("arbela", "8.7.1c")
@pytest.mark.parametrize(("die", "left"), [(6, False), (1, True)])
def test_after_a_failed_attempt_nothing_else_of_the_section_acts(die: int, left: bool) -> None:
    """The Agrianians below could fire if the attempt had come off."""
    b = battle(STACK, leaders={"alexander": "MD-RW"}, ordered="MD-RW MD-LW")
    begin_deed(b, "MD-RW", "move-fire-shock", "companion-1")
    act(b, MACEDONIAN, "flank PA-LW", die)
    assert (asked(b) == "UnitTurn") == left
    assert ("fire MA-RC2" in options(b, MACEDONIAN)) == left


@pytest.mark.rule("arbela", "8.7.1c")
def test_what_the_section_did_before_a_failed_attempt_stands() -> None:
    b = battle(STACK, leaders={"alexander": "MD-RW"}, ordered="MD-RW MD-LW")
    begin_deed(b, "MD-RW", "move-fire-shock", "agrianian")
    act(b, MACEDONIAN, "fire MA-RC2", 12)
    act(b, MACEDONIAN, "done; flank PA-LW", 6)
    assert asked(b) == "Activate"
    assert (hits(b, "persian-infantry-1"), where(b, "companion-1")) == (1, "MD-RW")


@pytest.mark.rule("arbela", "8.7.1c")
def test_a_failed_attempt_after_a_move_ends_the_deed_of_the_section_it_left() -> None:
    b = battle(STACK, leaders={"alexander": "MD-RW"}, ordered="MD-RW MD-LW")
    begin_deed(b, "MD-RW", "move-fire-shock", "companion-1")
    act(b, MACEDONIAN, "step MA-RW; flank PA-LW", 6)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MA-RW", "MA-RW")
    assert asked(b) == "Activate"
