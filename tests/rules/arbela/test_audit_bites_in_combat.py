"""Tests that bite: each shows what a small change of the rules' code had left unnoticed.

This file: fire, shocks, flank attacks, retreats, advances, the elephant, and the end.
"""

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import submit
from anabasis.core.position import TABLE
from anabasis.games.arbela.game import GAME
from tests.rules.arbela.fighting import begin_deed, pair
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    engagements,
    hits,
    is_disrupted,
    kinds,
    options,
    refused,
    to_move,
    told,
    where,
    words,
)

# ---- fire


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_the_skirmisher_that_lies_open_is_the_one_that_defends_by_fire() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, laid_open="agrianian", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]


@pytest.mark.rule("arbela", "7.2c")
@pytest.mark.rule("arbela", "7.1l")
def test_defensive_fire_strikes_the_top_unit_of_the_attackers_stack() -> None:
    units = {"MA-C": "agrianian hypaspist-1", "B-C": "mardian-archer-1"}
    b = battle(units, ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    act(b, PERSIAN, "stand; shoot hypaspist-1", 6, 6, 1)
    assert (hits(b, "agrianian"), hits(b, "hypaspist-1")) == (1, 0)


@pytest.mark.rule("arbela", "6.2e")
@pytest.mark.rule("arbela", "8.4.1a")
def test_a_unit_disrupted_after_its_parting_fire_does_not_withdraw() -> None:
    b = battle({"B-C": "cretan-archer", "PA-C": "elephant"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; fire-first PA-C", 12, 3, 2, 6)
    assert is_disrupted(b, "cretan-archer")
    assert (where(b, "cretan-archer"), b.active) == ("B-C", PERSIAN)


# ---- declaring


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


# ---- shocks


@pytest.mark.rule("arbela", "7.1m")
@pytest.mark.rule("arbela", "8.4.1b")
def test_an_attacker_that_the_elephant_disrupts_on_the_way_no_longer_attacks() -> None:
    units = {"B-C": "elephant", "MA-LC1": "persian-infantry-1", "MA-C": "cretan-archer"}
    b = battle(units, facing={"MA-LC1": "east"}, ordered="B-C MA-LC1", active=PERSIAN)
    act(b, PERSIAN, "activate B-C; declare shock; attack MA-C")
    act(b, PERSIAN, "activate MA-LC1; declare shock; attack MA-C")
    # The archers hit the elephant with 10; it turns west, and wins with 6 against 4.
    log = act(b, MACEDONIAN, "shoot elephant", 12, 0, 1, 1)
    assert [one["defender"] for one in told(log, "shock")] == ["persian-infantry-1"]
    assert is_disrupted(b, "persian-infantry-1")
    assert where(b, "cretan-archer") == "MA-C"


@pytest.mark.rule("arbela", "8.5b")
@pytest.mark.rule("arbela", "8.2.3a")
def test_units_engaged_already_are_engaged_once_after_another_tie() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    b = battle(units, engaged="MA-C/B-C", ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    log = act(b, MACEDONIAN, "attack B-C", 1, 4)
    assert told(log, "shock")[0]["result"] == "tie"
    assert "engaged" not in kinds(log)
    assert len(b.engaged) == 2
    assert engagements(b) == {pair("MA-C", "B-C")}


# ---- flank attacks


@pytest.mark.rule("arbela", "8.7.1a")
def test_a_leader_who_may_not_stand_in_the_wing_section_leads_nobody_from_it() -> None:
    units = {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1"}
    leaders = {"alexander": "MA-RC2", "philotas": "B-RW"}
    b = battle(units, leaders=leaders, ordered="MA-RC2")
    act(b, MACEDONIAN, "activate MA-RC2; declare move-shock; step B-RW; turn north")
    assert words(b, MACEDONIAN, "flank") == set()
    assert options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "8.7.2f")
@pytest.mark.rule("arbela", "4.3c")
def test_moving_into_a_section_left_empty_drives_out_an_enemy_leader() -> None:
    units = {"MA-RW": "companion-1", "MA-RC2": "macedonian-archer", "B-RC2": "cretan-archer"}
    units |= {"B-RW": "uxian-slinger-1", "PA-LW": "uxian-slinger-2"}
    b = battle(
        units,
        leaders={"alexander": "MA-RW", "bessus": "PA-LW"},
        ordered="MA-RW MA-RC2 B-RC2",
    )
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    act(b, MACEDONIAN, "activate MA-RC2; declare fire; fire B-RW", 12)
    act(b, MACEDONIAN, "activate B-RC2; declare fire; fire PA-LW", 12)
    act(b, PERSIAN, "place B-RW")
    # The target is gone: the Companions move in, and Bessus leaves.
    assert where(b, "companion-1") == "B-RW"
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place reserve")
    assert (where(b, "bessus"), where(b, "alexander")) == ("reserve", "B-RW")


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


# ---- retreat before shock


@pytest.mark.rule("arbela", "8.8c")
@pytest.mark.rule("arbela", "4.3c")
def test_a_unit_that_retreats_onto_an_enemy_leader_drives_him_out() -> None:
    units = {"MA-C": "hypaspist-1", "B-C": "mardian-archer-1"}
    b = battle(units, leaders={"parmenion": "PA-C"}, ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    act(b, PERSIAN, "retreat; retreat-to PA-C")
    assert (to_move(b), asked(b)) == (MACEDONIAN, "PlaceLeader")
    act(b, MACEDONIAN, "place MA-C")
    assert (where(b, "parmenion"), where(b, "mardian-archer-1")) == ("MA-C", "PA-C")


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


# ---- advance


@pytest.mark.rule("arbela", "8.6e")
def test_a_face_down_skirmisher_does_not_go_along() -> None:
    for laid_open, goes in (("", False), ("agrianian", True)):
        units = {"MD-C": "hypaspist-1 agrianian", "MA-C": "persian-infantry-1"}
        b = battle(units, laid_open=laid_open, ordered="MD-C")
        begin_deed(b, "MD-C", "shock", "hypaspist-1")
        act(b, MACEDONIAN, "attack MA-C", 6, 1)
        act(b, MACEDONIAN, "advance hypaspist-1")
        assert ("follow" in options(b, MACEDONIAN)) == goes


@pytest.mark.rule("arbela", "8.6c")
@pytest.mark.rule("arbela", "4.3c")
def test_an_advance_drives_out_a_leader_placed_where_it_goes() -> None:
    units = {"B-RC1": "phalanx-1", "B-C": "persian-infantry-1", "MA-C": "persian-infantry-2"}
    b = battle(
        units,
        facing={"B-RC1": "west", "B-C": "east", "MA-C": "east"},
        leaders={"mazeus": "B-C", "bessus": "MA-C"},
        ordered="B-C MA-C",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate B-C; declare shock; attack B-RC1")
    # 1 + 4 + 2 against 6 + 8: both are eliminated, and one leader goes where the other stood.
    act(b, PERSIAN, "activate MA-C; declare shock; attack B-RC1", 1, 6, 7, 7)
    while asked(b) == "PlaceLeader":
        found = options(b, PERSIAN)
        act(b, PERSIAN, "place MA-C" if "place MA-C" in found else "place reserve")
    assert where(b, "mazeus") == "MA-C"
    act(b, MACEDONIAN, "occupy MA-C")
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place B-C")
    assert (where(b, "phalanx-1"), where(b, "mazeus")) == ("MA-C", "B-C")


@pytest.mark.rule("arbela", "8.6h")
@pytest.mark.rule("arbela", "8.6e")
def test_a_disrupted_skirmisher_does_not_go_along() -> None:
    units = {"MA-C": "hypaspist-1 agrianian", "B-C": "persian-infantry-1"}
    b = battle(units, disrupted="agrianian", ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare shock; attack B-C", 6, 1)
    act(b, MACEDONIAN, "advance hypaspist-1")
    assert (where(b, "hypaspist-1"), where(b, "agrianian")) == ("B-C", "MA-C")
    assert b.active == PERSIAN


@pytest.mark.rule("arbela", "8.6e")
@pytest.mark.rule("arbela", "4.3.1b")
def test_a_skirmisher_does_not_go_along_with_cavalry() -> None:
    units = {"MD-C": "companion-1 agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, laid_open="agrianian", ordered="MD-C")
    begin_deed(b, "MD-C", "shock", "companion-1")
    act(b, MACEDONIAN, "attack MA-C", 6, 1)
    act(b, MACEDONIAN, "advance companion-1")
    assert (where(b, "companion-1"), where(b, "agrianian")) == ("MA-C", "MD-C")
    assert b.active == PERSIAN


# ---- the elephant


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "8.10.2d")
def test_a_leader_whose_elephant_has_one_hit_too_many_is_placed_elsewhere() -> None:
    b = battle(
        {"PD-C": "elephant", "PA-C": "cretan-archer"},
        hits={"elephant": 4},
        leaders={"bessus": "PD-C"},
        ordered="PA-C",
    )
    begin_deed(b, "PA-C", "fire")
    act(b, MACEDONIAN, "fire PD-C", 8, 5)
    assert where(b, "elephant") == "dead"
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "8.10.2b")
def test_a_leader_whose_elephant_runs_away_is_placed_elsewhere() -> None:
    units = {"PD-C": "elephant", "PA-C": "cretan-archer"}
    b = battle(units, leaders={"bessus": "PD-C"}, ordered="PA-C")
    begin_deed(b, "PA-C", "fire")
    # Hit with 10, it turns about and leaves the field.
    act(b, MACEDONIAN, "fire PD-C", 12, 1)
    assert where(b, "elephant") == "dead"
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")


@pytest.mark.rule("arbela", "8.5b")
@pytest.mark.rule("arbela", "8.10.2e")
def test_an_engagement_ends_when_the_elephant_runs_away() -> None:
    b = battle({"MA-C": "phalanx-1", "B-C": "elephant"}, engaged="MA-C/B-C", ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    # 1 + 6 against 4 + 3; it turns towards its own side and meets nobody.
    log = act(b, MACEDONIAN, "attack B-C", 1, 4, 1, 1)
    assert "engagement-ends" in kinds(log)
    assert engagements(b) == set()
    assert where(b, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3h")
def test_the_elephant_is_removed_though_the_game_is_given_up_before_its_last_fight() -> None:
    b = battle(
        {"MA-RC1": "macedonian-archer", "MA-C": "agrianian", "B-C": "elephant"},
        ordered="MA-RC1",
    )
    act(b, MACEDONIAN, "activate MA-RC1; declare fire; fire B-C", 12, 3)
    assert asked(b) == "DefendByFire"
    submit(GAME, b, TABLE, b.opened, GAME.grammar.read("resign 0"), ScriptedDie())
    assert where(b, "elephant") == "dead"
    assert GAME.violations(b) == []


@pytest.mark.rule("arbela", "4.3c")
def test_a_game_given_up_before_a_leader_has_left_is_in_order() -> None:
    b = battle({"B-C": "phalanx-1"}, leaders={"bessus": "MA-C"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; withdraw MA-C")
    assert asked(b) == "PlaceLeader"
    submit(GAME, b, TABLE, b.opened, GAME.grammar.read("resign 1"), ScriptedDie())
    assert GAME.violations(b) == []
