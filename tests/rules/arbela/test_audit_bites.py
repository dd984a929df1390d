"""Tests that bite: each shows what a small change of the rules' code had left unnoticed.

This file: set-up and deployment, what counts for one turn, orders, and stacks.
"""

import pytest

from anabasis.core.door import first_to_act
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    begin,
    is_disrupted,
    is_face_up,
    kinds,
    options,
    pass_turn,
    stack,
    start,
    to_move,
    told,
    where,
    words,
)

SKIRMISHERS = {"agrianian", "macedonian-archer"}
SCYTHIANS = ["scythian-light-cavalry-1", "scythian-light-cavalry-2"]


def ordered_anew(position: Battle, section: str) -> None:
    """The rest of the turn and the Persian's go by; the Macedonian orders and picks a Section."""
    if position.active == MACEDONIAN:
        pass_turn(position)
    pass_turn(position, 4)
    act(position, MACEDONIAN, "deployed", 1)
    while asked(position) != "Activate":
        found = options(position, MACEDONIAN)
        wanted = (f"order {section}", "no-order", "leaders-stay")
        act(position, MACEDONIAN, next(line for line in wanted if line in found))
    act(position, MACEDONIAN, f"activate {section}")


# ---- the set-up and deployment


@pytest.mark.rule("arbela", "3.1b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_order_of_a_stack_is_seen_only_when_it_has_been_laid() -> None:
    b, _ = start()
    act(b, PERSIAN, "station PD-C")
    for section, known in (
        ("PD-C", ["chariot-3", "elephant"]),
        ("PD-LW", ["scythian-heavy-cavalry", *SCYTHIANS]),
    ):
        seen = GAME.view(b, MACEDONIAN)["sections"][section]
        assert (seen["stack"], seen["among"]) == ([None] * len(known), known)
    log = []
    while to_move(b) == PERSIAN:
        log += act(b, PERSIAN, max(options(b, PERSIAN)))
    shown = {one["section"]: one["unit"] for one in told(log, "turned-up")}
    assert shown["PD-C"] == stack(b, "PD-C")[0]
    assert shown["PD-LW"] == stack(b, "PD-LW")[0]


@pytest.mark.rule("arbela", "3.1.2c")
@pytest.mark.rule("arbela", "4.3.2f")
def test_which_skirmisher_lies_below_is_not_known_after_the_set_up() -> None:
    b, _ = start()
    while b.turn == 0:
        seat = first_to_act(b)
        act(b, seat, max(options(b, seat)))
    for section in ("MD-C", "MD-RC1"):
        top, other, skirmisher = stack(b, section)
        assert (top[:7], other[:7], skirmisher in SKIRMISHERS) == ("phalanx", "phalanx", True)
        shown = GAME.view(b, PERSIAN)["sections"][section]
        assert (shown["stack"][1:], shown["among"]) == ([None, None], [other])


@pytest.mark.rule("arbela", "4.3.2k")
@pytest.mark.rule("arbela", "4.3.2f")
def test_a_skirmisher_deployed_below_the_top_is_not_shown() -> None:
    b = battle({"MD-C": "phalanx-1 phalanx-2"}, phase="deploy")
    act(b, MACEDONIAN, "bring cretan-archer; into MD-C; at 1; deployed", 1)
    assert stack(b, "MD-C") == ["phalanx-1", "cretan-archer", "phalanx-2"]
    assert GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"][1:] == [None, None]


@pytest.mark.rule("arbela", "4.3.2i")
@pytest.mark.rule("arbela", "4.3.2c")
def test_reserves_that_go_below_turn_nothing_up() -> None:
    b = battle({"MD-C": "phalanx-1"}, phase="deploy")
    log = act(b, MACEDONIAN, "bring phalanx-2; into MD-C; deployed", 1)
    assert [one["count"] for one in told(log, "reserves-arrive")] == [1]
    assert "turned-up" not in kinds(log)


@pytest.mark.rule("arbela", "4.3c")
@pytest.mark.rule("arbela", "4.1d")
def test_a_unit_deployed_where_an_enemy_leader_stands_alone_drives_him_out() -> None:
    b = battle({"MD-LW": "phalanx-1"}, leaders={"bessus": "MD-C"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C; deployed")
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place MA-C", 1)
    assert where(b, "bessus") == "MA-C"


@pytest.mark.rule("arbela", "3.2d")
def test_a_leader_set_down_in_the_free_deployment_is_not_seen_before_both_are_done() -> None:
    b, _ = start(deployment="own")
    act(b, PERSIAN, "bring-leader darius; into PD-C; bring chariot-1; into PD-C")
    for seat, place, shown in ((PERSIAN, "PD-C", True), (MACEDONIAN, "reserve", False)):
        seen = GAME.view(b, seat)
        assert seen["leaders"]["darius"] == place
        assert ("PD-C" in seen["sections"]) == shown
    act(b, PERSIAN, "deployed")
    assert GAME.view(b, MACEDONIAN)["leaders"]["darius"] == "reserve"
    act(b, MACEDONIAN, "deployed")
    assert GAME.view(b, MACEDONIAN)["leaders"]["darius"] == "PD-C"


@pytest.mark.rule("arbela", "4.1d")
def test_of_units_alike_one_is_offered_and_units_with_other_hits_too() -> None:
    b = battle({"MD-LW": "phalanx-1"}, hits={"phalanx-3": 2}, phase="deploy")
    found = words(b, MACEDONIAN, "bring")
    assert {"phalanx-2", "phalanx-3"} <= found
    assert not {"phalanx-4", "phalanx-5", "phalanx-6"} & found


@pytest.mark.rule("arbela", "2.1.3b")
@pytest.mark.rule("arbela", "4.1d")
def test_a_card_back_in_reserve_is_like_those_that_never_left() -> None:
    b = battle({"MD-C": "phalanx-1 phalanx-2"}, ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare withdraw; use phalanx-2; withdraw reserve")
    begin(b, "deploy")
    assert {"phalanx-2"} == {one for one in words(b, MACEDONIAN, "bring") if "phalanx" in one}


# ---- what counts for one turn only


@pytest.mark.rule("arbela", "4.3.2p")
def test_a_rearranged_section_is_open_again_in_the_next_turn() -> None:
    b = battle({"MD-C": "phalanx-1 phalanx-2", "PD-C": "chariot-1"}, ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2")
    ordered_anew(b, "MD-C")
    act(b, MACEDONIAN, "declare move; step MA-C")
    assert where(b, "phalanx-2") == "MA-C"


@pytest.mark.rule("arbela", "4.3.2p")
def test_a_section_left_in_an_earlier_turn_may_be_rearranged() -> None:
    b = battle({"MD-C": "phalanx-1 phalanx-2 phalanx-3"}, ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    ordered_anew(b, "MD-C")
    assert "declare rearrange" in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "6.2i")
@pytest.mark.rule("arbela", "8.8f")
def test_a_flank_area_is_free_again_in_the_next_turn() -> None:
    units = {"MA-RW": "companion-1", "B-RW": "bactrian-1"}
    b = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 6)
    act(b, PERSIAN, "deployed", 6)
    act(b, PERSIAN, "order B-RW")
    while asked(b) != "Activate":
        act(b, PERSIAN, "leaders-stay")
    act(b, PERSIAN, "activate B-RW; declare withdraw")
    assert "PD-LW" in words(b, PERSIAN, "withdraw")


# ---- orders and leaders


@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_on_a_section_with_nothing_to_do_is_lost() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1", "MA-LW": "phalanx-2"}
    b = attacked(units, "phalanx-1/B-C", acted="phalanx-2")
    b.asks = (0, 1)
    fought(b)
    act(b, PERSIAN, "seize", 6)
    # The phalanx in MA-LW has acted; the shock is fought as if nothing had been ordered.
    log = act(b, MACEDONIAN, "order MA-LW", 6, 1)
    assert kinds(log)[:2] == ["extra-order", "shock"]


@pytest.mark.rule("arbela", "9.5.3c")
def test_the_macedonian_may_not_try_in_two_persian_turns_running() -> None:
    units = {"MD-C": "phalanx-1", "PD-C": "chariot-1"}
    b = battle(units, active=PERSIAN, turns=(3, 4), asks=(1, 0), phase="turn")
    assert asked(b) == "SeizeWindow"
    act(b, MACEDONIAN, "seize", 6)
    pass_turn(b, 4)
    pass_turn(b, 1)
    # The Persian's fifth turn: no window; his sixth: one before the first phase.
    assert (b.turns, asked(b)) == ((4, 5), "Deploy")
    pass_turn(b, 4)
    pass_turn(b, 1)
    assert (b.turns, asked(b)) == ((5, 6), "SeizeWindow")


# ---- stacks


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_a_disrupted_skirmisher_does_not_stand_for_a_fit_one_below_it() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, disrupted="macedonian-archer", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]


@pytest.mark.rule("arbela", "4.3.2d")
@pytest.mark.rule("arbela", "8.4a")
def test_a_disrupted_skirmisher_no_longer_lies_open() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer", "MA-C": "mercenary-hoplite-1"}
    b = battle(units, laid_open="macedonian-archer", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    act(b, MACEDONIAN, "hold-fire", 6, 1)
    assert is_disrupted(b, "macedonian-archer")
    # Another skirmisher comes below; it may be laid open and shoot.
    act(b, MACEDONIAN, "bring cretan-archer; into MD-C; at 2; deployed", 1)
    act(b, MACEDONIAN, "order MD-C; activate MD-C; declare fire")
    assert words(b, MACEDONIAN, "fire") == {"MA-C"}


@pytest.mark.rule("arbela", "4.3.2d")
def test_a_skirmisher_that_left_and_came_back_below_the_top_lies_face_down() -> None:
    b = battle({"MD-C": "phalanx-1 agrianian"}, laid_open="agrianian", ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; use agrianian; step MA-C; done")
    ordered_anew(b, "MA-C")
    act(b, MACEDONIAN, "declare withdraw; withdraw MD-C; at 1")
    assert stack(b, "MD-C") == ["phalanx-1", "agrianian"]
    assert not is_face_up(b, "agrianian")


@pytest.mark.rule("arbela", "4.3.2g")
@pytest.mark.rule("arbela", "4.3.2j")
def test_a_skirmisher_that_came_on_top_lies_face_down_when_it_is_covered() -> None:
    b = battle({"MD-C": "phalanx-1 agrianian"}, laid_open="agrianian", ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; use phalanx-1; step MA-C")
    assert stack(b, "MD-C") == ["agrianian"]
    ordered_anew(b, "MA-C")
    act(b, MACEDONIAN, "declare withdraw; withdraw MD-C; at 0")
    assert stack(b, "MD-C") == ["phalanx-1", "agrianian"]
    assert not is_face_up(b, "agrianian")


@pytest.mark.rule("arbela", "4.3.2g")
def test_the_card_below_one_that_is_shot_away_is_turned_up_for_all_to_see() -> None:
    units = {"PD-C": "uxian-slinger-1 kinsmen", "PA-C": "cretan-archer"}
    b = battle(units, ordered="PA-C")
    begin_deed(b, "PA-C", "fire")
    log = act(b, MACEDONIAN, "fire PD-C", 12)
    assert where(b, "uxian-slinger-1") == "dead"
    assert [one["unit"] for one in told(log, "turned-up")] == ["kinsmen"]


@pytest.mark.rule("arbela", "4.3.2o")
@pytest.mark.rule("arbela", "4.3.2f")
def test_a_disrupted_card_stays_known_in_its_place_when_the_stack_is_rearranged() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1 phalanx-2", "MD-LW": "phalanx-3"}
    b = battle(units, disrupted="hypaspist-1", ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2; lay phalanx-1")
    assert stack(b, "MD-C") == ["phalanx-2", "phalanx-1", "hypaspist-1"]
    top, middle, bottom = GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"]
    assert (top["unit"], middle, bottom["unit"]) == ("phalanx-2", None, "hypaspist-1")
