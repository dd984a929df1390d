"""4.3 Stacking in the forward rows, in general and in the Reserve; 4.4 turn one."""

import pytest

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    begin,
    faces,
    hits,
    is_disrupted,
    options,
    refused,
    reserve,
    stack,
    to_move,
    told,
    where,
    words,
)


@pytest.mark.rule("arbela", "4.3a")
def test_stacking_holds_also_for_a_section_passed_through_but_facing_only_where_it_stops() -> None:
    position = battle(
        {"MA-C": "companion-1", "B-C": "phalanx-1", "B-RC1": "agrianian"}, ordered="MA-C MA-LW"
    )
    act(position, MACEDONIAN, "activate MA-C; declare move")
    assert refused(position, MACEDONIAN, "step B-C") == ("4.3.1a", "forward-limit")
    assert refused(position, MACEDONIAN, "step B-RC1") == ("4.3.1b", "skirmisher-with-cavalry")
    position = battle(
        {"MA-C": "agrianian", "B-C": "phalanx-1"}, facing={"B-C": "east"}, ordered="MA-C MA-LW"
    )
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-C")
    assert refused(position, MACEDONIAN, "done") == ("4.3.1c", "other-facing")
    act(position, MACEDONIAN, "step PA-C")
    assert where(position, "agrianian") == "PA-C"


@pytest.mark.rule("arbela", "4.3b")
def test_units_of_both_sides_are_never_in_one_section() -> None:
    position = battle({"MA-C": "agrianian", "B-C": "persian-archer"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move")
    assert refused(position, MACEDONIAN, "step B-C") == ("6.1.1c", "enemy-there")
    position = battle({"B-C": "hypaspist-1", "MA-C": "kinsmen"}, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C")
    assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")


@pytest.mark.rule("arbela", "4.3c")
def test_a_leader_alone_blocks_nobody_and_is_moved_when_an_enemy_comes() -> None:
    position = battle({"MA-C": "paeonian"}, leaders={"mazeus": "B-C"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move-fire-shock")
    assert words(position, MACEDONIAN, "fire") == words(position, MACEDONIAN, "attack") == set()
    act(position, MACEDONIAN, "step B-C")
    assert to_move(position) == PERSIAN
    assert words(position, PERSIAN, "place") == {"reserve", "MD-C", "MA-C", "PA-C", "PD-C"}
    act(position, PERSIAN, "place PD-C")
    assert (where(position, "mazeus"), where(position, "paeonian")) == ("PD-C", "B-C")
    assert to_move(position) == MACEDONIAN


@pytest.mark.rule("arbela", "4.3d")
def test_no_section_holds_two_leaders_of_a_side() -> None:
    position = battle(
        {"MD-C": "phalanx-1"}, leaders={"alexander": "MD-C", "philotas": "MA-C"}, phase="deploy"
    )
    act(position, MACEDONIAN, "bring-leader parmenion")
    assert refused(position, MACEDONIAN, "into MD-C") == ("4.3d", "second-leader")
    begin(position, "leaders")
    act(position, MACEDONIAN, "lead philotas")
    assert refused(position, MACEDONIAN, "ride MD-C") == ("4.3d", "second-leader")


@pytest.mark.rule("arbela", "4.3.1a")
@pytest.mark.parametrize("row", ["MA", "B", "PA"])
def test_a_forward_section_holds_one_unit_and_one_skirmisher(row: str) -> None:
    behind = {"MA": "MD-C", "B": "MA-C", "PA": "B-C"}[row]
    for unit, there, key in (
        ("phalanx-1", "phalanx-2", "forward-limit"),
        ("phalanx-1", "agrianian", ""),
        ("agrianian", "phalanx-2", ""),
        ("agrianian", "phalanx-2 cretan-archer", "forward-limit"),
        ("agrianian", "cretan-archer", ""),
    ):
        position = battle({behind: unit, f"{row}-C": there}, ordered=f"{behind} MA-LW")
        act(position, MACEDONIAN, f"activate {behind}")
        if key and unit == "phalanx-1":
            assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")
            continue
        act(position, MACEDONIAN, "declare move")
        if key:
            assert refused(position, MACEDONIAN, f"step {row}-C") == ("4.3.1a", key)
        else:
            act(position, MACEDONIAN, f"step {row}-C")
            assert set(stack(position, f"{row}-C")) == {unit, *there.split()}


@pytest.mark.rule("arbela", "4.3.1b")
@pytest.mark.parametrize(
    ("there", "may"),
    [
        ("kinsmen", False),
        ("susian", False),
        ("median", False),
        ("kardakes-infantry-1", True),
        ("chariot-1", True),
        ("elephant", True),
        ("mardian-archer-1", True),
    ],
)
def test_in_forward_rows_no_skirmisher_is_with_cavalry(there: str, may: bool) -> None:
    position = battle(
        {"PA-C": "persian-archer", "B-C": there}, active=PERSIAN, ordered="PA-C PA-LW"
    )
    act(position, PERSIAN, "activate PA-C; declare move")
    if may:
        assert "step B-C" in options(position, PERSIAN)
    else:
        assert refused(position, PERSIAN, "step B-C") == ("4.3.1b", "skirmisher-with-cavalry")


@pytest.mark.rule("arbela", "4.3.1c")
def test_stacked_units_face_the_same_way_disrupted_ones_left_out() -> None:
    units = {"MD-C": "phalanx-1", "MA-C": "agrianian"}
    position = battle(units, facing={"MA-C": "west"}, ordered="MD-C MA-LW")
    act(position, MACEDONIAN, "activate MD-C")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")
    position = battle(units, facing={"MA-C": "west"}, disrupted="agrianian", ordered="MD-C MA-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C; at 0")
    assert stack(position, "MA-C") == ["phalanx-1", "agrianian"]
    # A diagonal step may bring the facing into line.
    position = battle(
        {"MA-C": "hypaspist-1", "B-RC1": "agrianian"},
        facing={"B-RC1": "east"},
        ordered="MA-C MA-LW",
    )
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-RC1")
    assert faces(position, "hypaspist-1") == "east"


@pytest.mark.rule("arbela", "4.3.1d")
def test_unit_and_skirmisher_move_together_or_apart() -> None:
    position = battle({"MA-C": "phalanx-1 agrianian"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; use phalanx-1; step B-C")
    assert words(position, MACEDONIAN, "step") == {"B-C", "B-LC1", "B-RC1"}
    act(position, MACEDONIAN, "step B-C; done; at 1")
    assert stack(position, "B-C") == ["phalanx-1", "agrianian"]
    position = battle({"MA-C": "phalanx-1 agrianian"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; use agrianian; step B-RC1; turn north")
    act(position, MACEDONIAN, "step PA-LC2; turn north; done")
    assert where(position, "agrianian") == "PA-LC2"
    assert where(position, "phalanx-1") == "MA-C"


@pytest.mark.rule("arbela", "4.3.1e")
@pytest.mark.parametrize("depth", [0, 1])
def test_the_owner_decides_which_of_the_two_lies_on_top(depth: int) -> None:
    position = battle({"MD-C": "phalanx-1", "MA-C": "agrianian"}, ordered="MD-C MA-C MA-LW")
    act(position, MACEDONIAN, f"activate MD-C; declare move; step MA-C; at {depth}")
    order = ["phalanx-1", "agrianian"] if depth == 0 else ["agrianian", "phalanx-1"]
    assert stack(position, "MA-C") == order
    shown = GAME.view(position, PERSIAN)["sections"]["MA-C"]["stack"]
    assert [card["unit"] for card in shown] == order
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare rearrange") == ("5.1l", "not-deployed")


@pytest.mark.rule("arbela", "4.3.1f")
@pytest.mark.parametrize(
    ("order", "shower"), [("agrianian phalanx-1", 0), ("phalanx-1 agrianian", 1)]
)
def test_a_stacked_skirmisher_fires_from_any_place(order: str, shower: int) -> None:
    position = battle({"MA-C": order, "B-C": "kinsmen"}, ordered="MA-C MA-LW")
    events = act(position, MACEDONIAN, "activate MA-C; declare fire; fire B-C", 9)
    shot = told(events, "shot")[0]
    assert (shot["unit"], shot["shower"], shot["total"]) == ("agrianian", shower, 6 - shower)


@pytest.mark.rule("arbela", "4.3.1g")
def test_a_skirmisher_adds_nothing_to_a_shock_but_suffers_the_result() -> None:
    units = {"MA-C": "agrianian phalanx-1", "B-C": "persian-javelinist mercenary-hoplite-1"}
    for hit in ({}, {"agrianian": 2, "persian-javelinist": 2}):
        position = battle(units, hits=hit, ordered="MA-C MA-LW")
        act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
        events = act(position, PERSIAN, "hold-fire", 6, 4)
        shock = told(events, "shock")[0]
        assert (shock["attack_total"], shock["defence_total"]) == (12, 10)
        assert is_disrupted(position, "mercenary-hoplite-1")
        assert is_disrupted(position, "persian-javelinist")
        assert not is_disrupted(position, "agrianian")


@pytest.mark.rule("arbela", "4.3.1h")
def test_in_the_enemy_deployment_row_units_stack_as_in_forward_rows() -> None:
    position = battle({"PA-C": "hypaspist-1", "PD-C": "phalanx-1"}, ordered="PA-C MA-LW")
    act(position, MACEDONIAN, "activate PA-C; declare move")
    assert refused(position, MACEDONIAN, "step PD-C") == ("4.3.1a", "forward-limit")
    position = battle({"PA-C": "agrianian", "PD-C": "companion-1"}, ordered="PA-C MA-LW")
    act(position, MACEDONIAN, "activate PA-C; declare move")
    assert refused(position, MACEDONIAN, "step PD-C") == ("4.3.1b", "skirmisher-with-cavalry")
    position = battle({"PA-C": "agrianian", "PD-C": "phalanx-1"}, ordered="PA-C MA-LW")
    act(position, MACEDONIAN, "activate PA-C; declare move; step PD-C; at 1")
    shown = GAME.view(position, PERSIAN)["sections"]["PD-C"]["stack"]
    assert [card["face_up"] for card in shown] == [True, True]


@pytest.mark.rule("arbela", "4.3.1i")
def test_no_leader_is_with_the_elephant_outside_the_deployment_row() -> None:
    position = battle(
        {"PA-C": "elephant", "PD-C": "kinsmen"},
        leaders={"mazeus": "PD-C"},
        phase="leaders",
        active=PERSIAN,
    )
    act(position, PERSIAN, "lead mazeus")
    assert refused(position, PERSIAN, "ride PA-C") == ("4.3.1i", "leader-with-elephant")
    position = battle(
        {"PD-C": "elephant"}, leaders={"mazeus": "PA-C"}, active=PERSIAN, ordered="PD-C PD-LW"
    )
    act(position, PERSIAN, "activate PD-C; declare move")
    assert refused(position, PERSIAN, "step PA-C") == ("4.3.1i", "leader-with-elephant")
    position = battle({"PD-C": "elephant", "PD-LW": "kinsmen"}, phase="deploy", active=PERSIAN)
    act(position, PERSIAN, "bring-leader darius")
    assert refused(position, PERSIAN, "into PD-C") == ("9.1.4b", "not-with-darius")
    act(position, PERSIAN, "into PD-LW; bring-leader mazeus; into PD-C")
    assert where(position, "mazeus") == "PD-C"
    together = battle({"PD-C": "kinsmen"}, phase="deploy", active=PERSIAN)
    assert {"elephant", "darius"} < reserve(together, PERSIAN)


@pytest.mark.rule("arbela", "4.3.3a")
def test_a_reserve_has_no_limit() -> None:
    position = battle({"MD-C": "phalanx-1"}, leaders={"alexander": "MD-C"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; withdraw reserve; go-along")
    assert len(reserve(position, MACEDONIAN)) == 31


@pytest.mark.rule("arbela", "4.3.3b")
def test_units_in_reserve_take_no_part() -> None:
    position = battle({"MD-C": "kinsmen", "MA-C": "phalanx-1"}, active=PERSIAN, ordered="MD-C")
    act(position, PERSIAN, "activate MD-C")
    assert options(position, PERSIAN) == {"declare withdraw", "declare face"}
    position = battle({"MD-C": "phalanx-1"}, ordered="MD-C")
    act(position, MACEDONIAN, "activate MD-C; declare move")
    assert hits(position, "cretan-archer") == 0
    assert where(position, "cretan-archer") == "reserve"
    position = battle({"MD-C": "phalanx-1"}, phase="orders", turns=(1, 1))
    assert words(position, MACEDONIAN, "order") == {"MD-C"}


@pytest.mark.rule("arbela", "4.4a")
def test_in_his_first_turn_the_macedonian_deploys_no_unit_into_lw_and_lc2() -> None:
    position = battle({"MD-C": "phalanx-1"}, phase="turn", turns=(1, 1))
    act(position, MACEDONIAN, "bring phalanx-2")
    for place in ("MD-LW", "MD-LC2"):
        assert refused(position, MACEDONIAN, f"into {place}") == ("4.4a", "frontage")
    act(position, MACEDONIAN, "into MD-LC1; bring-leader philotas; into MD-LW")
    position = battle({"MD-C": "phalanx-1"}, phase="turn", turns=(2, 2))
    act(position, MACEDONIAN, "bring phalanx-2; into MD-LW; bring phalanx-3; into MD-LC2")
    assert (where(position, "phalanx-2"), where(position, "phalanx-3")) == ("MD-LW", "MD-LC2")


@pytest.mark.rule("arbela", "4.4b")
@pytest.mark.parametrize("seat", [MACEDONIAN, PERSIAN])
def test_neither_player_rolls_for_orders_in_his_first_turn(seat: int) -> None:
    home = ("MD", "PD")[seat]
    mine = ("phalanx-1", "hypaspist-1", "companion-1", "paeonian")
    names = (mine, ("kinsmen", "median", "sacae", "dahae"))[seat]
    units = dict(zip((f"{home}-{at}" for at in ("C", "LC1", "RC1", "RW")), names, strict=True))
    position = battle(units, active=seat, phase="turn", turns=(1, 1))
    act(position, seat, "deployed")
    act(position, seat, f"order {home}-C; order {home}-LC1; order {home}-RC1")
    assert asked(position) == "Activate"
    position = battle(units, active=seat, phase="turn", turns=(2, 2))
    act(position, seat, "deployed", 6)


@pytest.mark.rule("arbela", "4.4c")
def test_a_first_turn_has_all_phases_and_the_persian_may_deploy() -> None:
    position = battle(
        {"PD-C": "chariot-1"},
        leaders={"bessus": "PD-C"},
        active=PERSIAN,
        phase="turn",
        turns=(0, 1),
    )
    act(position, PERSIAN, "bring kinsmen; into PD-RW; deployed")
    assert where(position, "kinsmen") == "PD-RW"
    act(position, PERSIAN, "order PD-RW; no-order; order PD-C; lead bessus; ride PD-RC1")
    act(position, PERSIAN, "activate PD-RW; declare move; step PA-RW; done; end-actions")
    assert position.active == MACEDONIAN
    assert (where(position, "kinsmen"), where(position, "bessus")) == ("PA-RW", "PD-RC1")
