"""What an independent reading of the rules found wanting. Each mark goes when its case holds."""

import pytest

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    hits,
    stack,
    start,
    to_move,
    told,
    where,
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


@pytest.mark.rule("arbela", "4.3c")
@pytest.mark.rule("arbela", "9.3g")
def test_cavalry_going_back_drives_out_a_leader_placed_behind_it() -> None:
    b = battle(
        {"PA-C": "sacae", "MA-C": "cretan-archer"},
        leaders={"parmenion": "MA-C"},
        hits={"cretan-archer": 2},
        ordered="PA-C",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate PA-C; declare move-fire; step B-C; fire MA-C", 12)
    act(b, MACEDONIAN, "place PA-C")
    act(b, PERSIAN, "back")
    assert where(b, "sacae") == "PA-C"
    assert (to_move(b), asked(b)) == (MACEDONIAN, "PlaceLeader")
    act(b, MACEDONIAN, "place B-C")
    assert where(b, "parmenion") == "B-C"


@pytest.mark.rule("arbela", "4.3.2f")
def test_a_unit_covered_in_the_same_deployment_is_not_shown() -> None:
    b = battle({"MD-LW": "phalanx-1"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C; bring cretan-archer; into MD-C; at 0")
    act(b, MACEDONIAN, "deployed", 1)
    assert stack(b, "MD-C") == ["cretan-archer", "phalanx-2"]
    top, below = GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"]
    assert top["unit"] == "cretan-archer"
    assert below is None
    assert GAME.view(b, MACEDONIAN)["sections"]["MD-C"]["stack"][1]["unit"] == "phalanx-2"


@pytest.mark.rule("arbela", "7.1.1c")
def test_peltasts_below_a_skirmisher_fire_with_the_shower_modifier() -> None:
    for order, shower in (("agrianian thracian-peltast", 1), ("thracian-peltast agrianian", 0)):
        b = battle({"MA-C": order, "B-C": "persian-infantry-1"}, ordered="MA-C")
        begin_deed(b, "MA-C", "fire", "thracian-peltast")
        (shot,) = told(act(b, MACEDONIAN, "fire B-C", 7), "shot")
        assert (shot["unit"], shot["shower"], shot["total"]) == (
            "thracian-peltast",
            shower,
            7 - 1 - shower,
        )


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_of_two_skirmishers_below_the_owner_chooses_which_defends_by_fire() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    # The archers hold their fire, so that the Agrianians may be laid open in their place.
    act(b, MACEDONIAN, "hold-fire")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]
    assert hits(b, "persian-infantry-1") == 1


@pytest.mark.rule("arbela", "4.3.1e")
@pytest.mark.rule("arbela", "8.6e")
def test_a_skirmisher_on_top_stays_on_top_when_it_follows() -> None:
    b = battle({"MA-C": "agrianian hypaspist-1", "B-C": "persian-infantry-1"}, ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C", 6, 1)
    act(b, MACEDONIAN, "advance hypaspist-1; follow")
    assert stack(b, "B-C") == ["agrianian", "hypaspist-1"]


@pytest.mark.rule("arbela", "9.4.3a")
def test_a_leader_bereaved_by_the_rampage_is_placed_once() -> None:
    b = battle(
        {"MA-C": "hypaspist-1", "B-C": "elephant"},
        leaders={"parmenion": "MA-C"},
        hits={"hypaspist-1": 6},
        ordered="MA-C",
    )
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    # 8 against 4: the elephant is beaten, rampages straight on, and wins with 12 against 4.
    act(b, PERSIAN, "hold-fire", 6, 1, 1, 3, 6, 1, 7)
    assert where(b, "hypaspist-1") == "dead"
    # He is checked for the first shock as well, and stays where he was placed.
    act(b, MACEDONIAN, "place PA-C", 7)
    assert where(b, "parmenion") == "PA-C"
    assert asked(b) != "PlaceLeader"


@pytest.mark.rule("arbela", "3.2d")
def test_the_free_deployment_does_not_tell_units_from_leaders() -> None:
    heard = []
    for lines in ("bring chariot-1; into PD-C", "bring-leader darius; into PD-C"):
        b, _ = start(deployment="own")
        heard.append([event.witnessed(MACEDONIAN) for event in act(b, PERSIAN, lines)])
    assert heard[0] == heard[1]


@pytest.mark.rule("arbela", "9.5.1b")
def test_every_attack_that_a_seizure_undoes_is_told() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-2"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    b.asks = (0, 1)
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    log = act(b, PERSIAN, "seize", 1)
    assert {one["unit"] for one in told(log, "attack-lapsed")} == {"phalanx-1", "phalanx-2"}


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


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_reach_of_a_unit_does_not_betray_what_is_being_deployed_before_it() -> None:
    views = []
    for section in ("PD-C", "PD-LW"):
        units = {"PA-C": "companion-1", "PD-RW": "chariot-1"}
        b = battle(units, phase="deploy", active=PERSIAN)
        act(b, PERSIAN, f"bring kinsmen; into {section}")
        views.append(GAME.view(b, MACEDONIAN))
    assert views[0] == views[1]
