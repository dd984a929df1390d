"""4.3c A leader alone makes room for enemy units, however they come."""

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import submit
from anabasis.core.position import TABLE
from anabasis.games.arbela.game import GAME
from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    options,
    to_move,
    where,
)


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


@pytest.mark.rule("arbela", "4.3c")
@pytest.mark.rule("arbela", "4.1d")
def test_a_unit_deployed_where_an_enemy_leader_stands_alone_drives_him_out() -> None:
    b = battle({"MD-LW": "phalanx-1"}, leaders={"bessus": "MD-C"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C; deployed")
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place MA-C", 1)
    assert where(b, "bessus") == "MA-C"


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


@pytest.mark.rule("arbela", "4.3c")
def test_a_game_given_up_before_a_leader_has_left_is_in_order() -> None:
    b = battle({"B-C": "phalanx-1"}, leaders={"bessus": "MA-C"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; withdraw MA-C")
    assert asked(b) == "PlaceLeader"
    submit(GAME, b, TABLE, b.opened, GAME.grammar.read("resign 1"), ScriptedDie())
    assert GAME.violations(b) == []


@pytest.mark.rule("arbela", "4.3c")
@pytest.mark.rule("arbela", "6.2f")
def test_a_unit_that_withdraws_onto_an_enemy_leader_drives_him_out() -> None:
    b = battle({"B-C": "phalanx-1"}, leaders={"bessus": "MA-C"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; withdraw MA-C")
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place reserve")
    assert (where(b, "phalanx-1"), where(b, "bessus")) == ("MA-C", "reserve")
