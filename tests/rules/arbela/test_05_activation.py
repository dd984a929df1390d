"""5 Section activation."""

import pytest

from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    faces,
    hits,
    is_disrupted,
    kinds,
    options,
    orders,
    refused,
    reserve,
    stack,
    to_move,
    told,
    used_orders,
    where,
    words,
)

TWO = {"MA-C": "phalanx-1", "MA-RC2": "phalanx-2"}
HOPLITES = {"B-C": "mercenary-hoplite-1", "B-RC2": "mercenary-hoplite-2"}


@pytest.mark.rule("arbela", "5.0a")
@pytest.mark.parametrize(("first", "second"), [("MA-C", "MA-RC2"), ("MA-RC2", "MA-C")])
def test_one_ordered_section_at_a_time_in_any_sequence(first: str, second: str) -> None:
    position = battle({**TWO, "MD-LW": "phalanx-3"}, ordered="MA-C MA-RC2 MD-LW")
    act(position, MACEDONIAN, f"activate {first}")
    assert refused(position, MACEDONIAN, f"activate {second}") == ("5.1a", "not-now")
    act(position, MACEDONIAN, "declare face; face east")
    assert options(position, MACEDONIAN) == {f"activate {second}", "activate MD-LW", "end-actions"}
    act(position, MACEDONIAN, f"activate {second}; declare face; face west")
    assert used_orders(position) == {"MA-C", "MA-RC2"}


@pytest.mark.rule("arbela", "5.0b")
def test_a_section_without_an_order_does_nothing() -> None:
    position = battle(TWO, ordered="MA-C")
    assert refused(position, MACEDONIAN, "activate MA-RC2") == ("5.0b", "not-ordered")
    assert options(position, MACEDONIAN) == {"activate MA-C", "end-actions"}


@pytest.mark.rule("arbela", "5.0c")
def test_shocks_are_declared_first_and_fought_last_in_the_active_players_sequence() -> None:
    units = {**TWO, **HOPLITES, "MA-LW": "paeonian", "B-LW": "kinsmen"}
    position = battle(units, ordered="MA-C MA-RC2 MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    events = act(position, MACEDONIAN, "activate MA-RC2; declare shock; attack B-RC2")
    assert declared(position) == [("phalanx-1", "B-C"), ("phalanx-2", "B-RC2")]
    assert "shock" not in kinds(events)
    events = act(position, MACEDONIAN, "activate MA-LW; declare fire; fire B-LW", 2)
    assert "shock" not in kinds(events)
    assert options(position, MACEDONIAN) == {"fight phalanx-1", "fight phalanx-2"}
    events = act(position, MACEDONIAN, "fight phalanx-2", 3, 4, 3, 4)
    assert [one["units"] for one in told(events, "shock")] == [["phalanx-2"], ["phalanx-1"]]


@pytest.mark.rule("arbela", "5.0d")
def test_a_declared_attack_lapses_when_it_can_no_longer_be_made() -> None:
    # Two attacks on one Section from opposite sides: the first leaves nobody to attack.
    position = battle(
        {"MA-C": "phalanx-1", "PA-C": "phalanx-2", "B-C": "babylonian-levy-1"},
        facing={"PA-C": "south"},
        ordered="MA-C PA-C",
    )
    act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    act(position, MACEDONIAN, "activate PA-C; declare shock; attack B-C")
    events = act(position, MACEDONIAN, "fight phalanx-1; halt", 6, 1)
    assert len(told(events, "shock")) == 1
    assert [one["unit"] for one in told(events, "attack-lapsed")] == ["phalanx-2"]
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "5.0e")
def test_the_activations_may_be_ended_early_but_declared_shocks_are_fought() -> None:
    position = battle({**TWO, **HOPLITES}, ordered="MA-C MA-RC2")
    act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    events = act(position, MACEDONIAN, "end-actions", 3, 4)
    assert len(told(events, "shock")) == 1
    assert position.active == PERSIAN
    assert where(position, "phalanx-2") == "MA-RC2"


@pytest.mark.rule("arbela", "5.0e")
def test_a_section_ordered_by_a_failed_seizure_acts_before_the_next_shock() -> None:
    position = battle({**TWO, **HOPLITES}, ordered="MA-C", asks=(1, 1))
    act(position, MACEDONIAN, "activate MA-C; declare shock")
    act(position, PERSIAN, "wait")
    act(position, MACEDONIAN, "attack B-C")
    assert asked(position) == "SeizeWindow"
    act(position, PERSIAN, "seize", 6)
    act(position, MACEDONIAN, "order MA-RC2")
    assert asked(position) == "ChooseDeed"
    events = act(position, MACEDONIAN, "declare shock; attack B-RC2", 3, 4, 3, 4)
    order = [kind for kind in kinds(events) if kind in ("attack-declared", "shock")]
    assert order == ["attack-declared", "shock", "shock"]


@pytest.mark.rule("arbela", "5.1a")
def test_a_section_takes_exactly_one_action() -> None:
    position = battle(
        {"MA-C": "paeonian", "B-RC1": "kinsmen", "MD-C": "phalanx-1"}, ordered="MA-C MD-C"
    )
    act(position, MACEDONIAN, "activate MA-C; declare move")
    assert refused(position, MACEDONIAN, "fire B-RC1") == ("5.1a", "no-fire-in-it")
    assert refused(position, MACEDONIAN, "attack B-RC1") == ("5.1a", "no-shock-in-it")
    act(position, MACEDONIAN, "done")
    assert refused(position, MACEDONIAN, "activate MA-C") == ("5.1q", "has-been-activated")
    position = battle(
        {"MA-C": "paeonian", "B-RC1": "kinsmen", "MD-C": "phalanx-1"}, ordered="MA-C MD-C"
    )
    act(position, MACEDONIAN, "activate MA-C; declare fire")
    assert refused(position, MACEDONIAN, "step B-C") == ("5.1a", "no-move-in-it")


@pytest.mark.rule("arbela", "5.1b")
def test_each_unit_does_the_whole_a_part_or_nothing_of_the_action() -> None:
    units = {"MA-C": "hypaspist-1 agrianian", "B-RC1": "kinsmen", "MA-LW": "phalanx-1"}
    position = battle(units, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move-fire-shock; use agrianian")
    act(position, MACEDONIAN, "fire B-RC1", 2)
    act(position, MACEDONIAN, "step B-C; done; attack B-RC1")
    assert declared(position) == [("hypaspist-1", "B-RC1")]
    assert where(position, "agrianian") == "B-C"
    position = battle(units, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move-fire-shock; enough")
    assert stack(position, "MA-C") == ["hypaspist-1", "agrianian"]


@pytest.mark.rule("arbela", "5.1c")
def test_no_unit_acts_twice_in_a_turn() -> None:
    position = battle({"MD-C": "phalanx-1", "MA-C": "agrianian"}, ordered="MD-C MA-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C; at 0; activate MA-C")
    act(position, MACEDONIAN, "declare move")
    assert refused(position, MACEDONIAN, "use phalanx-1") == ("5.1b", "not-now")
    assert words(position, MACEDONIAN, "step") == {"B-C", "B-LC1", "B-RC1"}
    act(position, MACEDONIAN, "step B-C; done")
    assert where(position, "phalanx-1") == "MA-C"
    assert where(position, "agrianian") == "B-C"


@pytest.mark.rule("arbela", "5.1d")
def test_move_only() -> None:
    position = battle({"MA-C": "paeonian", "B-RC1": "kinsmen"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move")
    assert options(position, MACEDONIAN) == {"done", "step B-C", "step B-LC1"}
    act(position, MACEDONIAN, "step B-C; done")
    assert where(position, "paeonian") == "B-C"


@pytest.mark.rule("arbela", "5.1e")
def test_missile_fire_only() -> None:
    position = battle({"MA-C": "paeonian", "B-RC1": "kinsmen"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare fire")
    assert options(position, MACEDONIAN) == {"done", "fire B-RC1"}
    act(position, MACEDONIAN, "fire B-RC1", 12)
    assert hits(position, "kinsmen") == 1
    assert where(position, "paeonian") == "MA-C"


@pytest.mark.rule("arbela", "5.1f")
@pytest.mark.parametrize(
    "lines", ["fire B-RC1; step B-C; done", "step B-C; step PA-RC1; turn north; fire PD-RC1"]
)
def test_move_and_missile_fire_before_or_after_the_move(lines: str) -> None:
    units = {"MA-C": "paeonian", "B-RC1": "kinsmen", "PD-RC1": "median"}
    position = battle(units, ordered="MA-C MA-LW")
    events = act(position, MACEDONIAN, "activate MA-C; declare move-fire; " + lines, 12)
    assert {"unit-moved", "shot"} < set(kinds(events))
    assert declared(position) == []


@pytest.mark.rule("arbela", "5.1f")
def test_fire_between_two_steps_and_the_return_after_it() -> None:
    units = {"MA-C": "paeonian", "PA-C": "kinsmen"}
    position = battle(units, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move-fire; step B-C; fire PA-C", 2)
    assert "back" in options(position, MACEDONIAN)
    act(position, MACEDONIAN, "back")
    assert where(position, "paeonian") == "MA-C"


@pytest.mark.rule("arbela", "5.1g")
def test_move_and_shock() -> None:
    position = battle(
        {"MD-C": "companion-1", "B-C": "mercenary-hoplite-1", "MD-LW": "phalanx-1"},
        ordered="MD-C MD-LW",
    )
    act(position, MACEDONIAN, "activate MD-C; declare move-shock; step MA-C; attack B-C")
    assert declared(position) == [("companion-1", "B-C")]
    assert where(position, "companion-1") == "MA-C"
    position = battle(
        {"MD-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "MD-LW": "phalanx-1"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW MD-LW",
    )
    act(position, MACEDONIAN, "activate MD-RW; declare move-shock")
    assert "flank PA-LW" in options(position, MACEDONIAN)


@pytest.mark.rule("arbela", "5.1h")
def test_shock_without_moving() -> None:
    position = battle({**TWO, **HOPLITES}, ordered="MA-C MA-RC2")
    act(position, MACEDONIAN, "activate MA-C; declare shock")
    assert options(position, MACEDONIAN) == {"attack B-C", "done"}
    act(position, MACEDONIAN, "attack B-C")
    assert declared(position) == [("phalanx-1", "B-C")]


@pytest.mark.rule("arbela", "5.1i")
def test_only_javelins_both_fire_and_attack() -> None:
    for unit, may in (("paeonian", True), ("thracian-peltast", True), ("cretan-archer", False)):
        units = {"MD-C": unit, "B-C": "mercenary-hoplite-1", "MD-LW": "phalanx-1"}
        position = battle(units, ordered="MD-C MD-LW")
        act(position, MACEDONIAN, "activate MD-C; declare move-fire-shock; step MA-C; fire B-C", 2)
        if may:
            act(position, MACEDONIAN, "attack B-C")
            assert declared(position) == [(unit, "B-C")]
        else:
            assert refused(position, MACEDONIAN, "attack B-C") == ("8.2h", "fired-already")
    units = {"MD-C": "cretan-archer", "B-C": "mercenary-hoplite-1", "MD-LW": "phalanx-1"}
    position = battle(units, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move-fire-shock; step MA-C; attack B-C")
    assert declared(position) == [("cretan-archer", "B-C")]


@pytest.mark.rule("arbela", "5.1j")
def test_the_withdrawal_action() -> None:
    position = battle({"B-C": "phalanx-1 agrianian"}, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare withdraw; use phalanx-1; withdraw MA-C")
    assert where(position, "phalanx-1") == "MA-C"
    assert words(position, MACEDONIAN, "withdraw") >= {"MA-C", "MA-LC1", "MA-RC1"}


@pytest.mark.rule("arbela", "5.1k")
def test_the_change_of_facing() -> None:
    position = battle({"B-C": "phalanx-1 agrianian"}, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare face; face south")
    assert faces(position, "phalanx-1") == faces(position, "agrianian") == "south"


@pytest.mark.rule("arbela", "5.1l")
def test_only_a_friendly_deployment_stack_is_rearranged() -> None:
    position = battle(
        {"MD-C": "phalanx-1 phalanx-2 hypaspist-1", "MA-C": "phalanx-3 agrianian"},
        ordered="MD-C MA-C",
    )
    act(position, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1; lay phalanx-1")
    assert stack(position, "MD-C") == ["hypaspist-1", "phalanx-1", "phalanx-2"]
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare rearrange") == ("5.1l", "not-deployed")


@pytest.mark.rule("arbela", "5.1m")
def test_disrupted_units_go_to_the_reserve() -> None:
    position = battle(
        {"PA-C": "phalanx-1 agrianian", "MD-C": "phalanx-2"},
        disrupted="phalanx-1",
        ordered="PA-C MD-C",
    )
    act(position, MACEDONIAN, "activate PA-C; declare send-back")
    assert "phalanx-1" in reserve(position, MACEDONIAN)
    act(position, MACEDONIAN, "activate MD-C")
    assert refused(position, MACEDONIAN, "declare send-back") == ("5.1m", "none-disrupted")


@pytest.mark.rule("arbela", "5.1n")
def test_the_other_actions_are_not_mixed_with_moving_and_fighting() -> None:
    units = {"B-C": "phalanx-1 agrianian", "PA-C": "kinsmen"}
    position = battle(units, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare withdraw; use agrianian")
    for line in ("step PA-RC1", "attack PA-C", "fire PA-C"):
        assert refused(position, MACEDONIAN, line) == ("6.2a", "not-now")
    assert "fire-first PA-C" in options(position, MACEDONIAN)
    for deed in ("face", "rearrange", "send-back"):
        stood = battle(
            {"MD-C": "phalanx-1 agrianian hypaspist-1", "MA-C": "kinsmen", "MD-LW": "phalanx-2"},
            disrupted="hypaspist-1",
            ordered="MD-C MD-LW",
        )
        act(stood, MACEDONIAN, f"activate MD-C; declare {deed}")
        verbs = {line.split()[0] for line in options(stood, MACEDONIAN)}
        assert verbs <= {"face", "lay", "send", "no-more", "activate", "end-actions"}


@pytest.mark.rule("arbela", "5.1o")
def test_engaged_units_only_attack_whom_they_are_engaged_with() -> None:
    position = battle(
        {"MA-C": "hypaspist-1", "B-C": "kinsmen", "B-RC1": "median"},
        engaged="MA-C/B-C",
        ordered="MA-C MA-LW",
    )
    events = act(position, MACEDONIAN, "activate MA-C")
    assert [one["deed"] for one in told(events, "deed-declared")] == ["shock"]
    assert options(position, MACEDONIAN) == {"attack B-C", "done"}
    assert refused(position, MACEDONIAN, "attack B-RC1") == ("8.5.1d", "engaged-elsewhere")


@pytest.mark.rule("arbela", "5.1p")
def test_a_leader_goes_along_with_a_unit_or_stays() -> None:
    for answer, place in (("go-along", "B-C"), ("remain", "MA-C")):
        position = battle(
            {"MA-C": "phalanx-1 agrianian"}, leaders={"parmenion": "MA-C"}, ordered="MA-C MA-LW"
        )
        act(position, MACEDONIAN, f"activate MA-C; declare move; use phalanx-1; step B-C; {answer}")
        assert where(position, "parmenion") == place
    position = battle({"MD-C": "phalanx-1"}, leaders={"parmenion": "MD-C"}, ordered="MD-C MA-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; withdraw reserve; go-along")
    assert where(position, "parmenion") == "reserve"
    position = battle(
        {"B-C": "phalanx-1"}, disrupted="phalanx-1", leaders={"parmenion": "B-C"}, ordered="B-C"
    )
    act(position, MACEDONIAN, "activate B-C; go-along")
    assert where(position, "parmenion") == "reserve"
    # Where another leader is he may not be, so he stays.
    position = battle(
        {"MA-C": "phalanx-1", "MA-LW": "phalanx-2"},
        leaders={"parmenion": "MA-C", "alexander": "B-C"},
        ordered="MA-C MA-LW",
    )
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-C")
    assert asked(position) == "Activate"
    assert where(position, "parmenion") == "MA-C"


@pytest.mark.rule("arbela", "5.1q")
def test_the_marker_is_turned_over_and_the_section_is_not_activated_again() -> None:
    position = battle({**TWO, "MD-C": "phalanx-3"}, ordered="MA-C MA-RC2")
    act(position, MACEDONIAN, "activate MA-C; declare face; face east")
    assert used_orders(position) == {"MA-C"}
    assert orders(position) == {"MA-C", "MA-RC2"}
    assert refused(position, MACEDONIAN, "activate MA-C") == ("5.1q", "has-been-activated")


@pytest.mark.rule("arbela", "5.1.1a")
def test_any_or_all_disrupted_units_go_to_the_reserve_however_far() -> None:
    units = {"MD-C": "phalanx-1 phalanx-2 hypaspist-1", "MA-C": "kinsmen", "MD-LW": "phalanx-3"}
    position = battle(units, disrupted="phalanx-1 hypaspist-1", ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare send-back; send hypaspist-1; no-more")
    assert stack(position, "MD-C") == ["phalanx-1", "phalanx-2"]
    position = battle(units, disrupted="phalanx-1 hypaspist-1", ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare send-back; send hypaspist-1; send phalanx-1")
    assert stack(position, "MD-C") == ["phalanx-2"]
    position = battle(units, disrupted="phalanx-1 hypaspist-1", ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare send-back")
    assert refused(position, MACEDONIAN, "send phalanx-2") == ("5.1.1a", "not-disrupted")
    far = {"PD-C": "phalanx-1", "PA-C": "kinsmen", "B-C": "median", "MD-LW": "phalanx-3"}
    position = battle(far, disrupted="phalanx-1", ordered="PD-C MD-LW")
    act(position, MACEDONIAN, "activate PD-C")
    assert where(position, "phalanx-1") == "reserve"


@pytest.mark.rule("arbela", "5.1.1b")
def test_sending_back_is_the_whole_action_of_the_section() -> None:
    position = battle(
        {"MA-C": "phalanx-1 agrianian", "MD-LW": "phalanx-3"},
        disrupted="phalanx-1",
        ordered="MA-C MD-LW",
    )
    act(position, MACEDONIAN, "activate MA-C; declare send-back")
    assert where(position, "phalanx-1") == "reserve"
    assert options(position, MACEDONIAN) == {"activate MD-LW", "end-actions"}
    assert where(position, "agrianian") == "MA-C"


@pytest.mark.rule("arbela", "5.1.1c")
def test_a_section_emptied_so_gives_no_enemy_an_advance() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "kinsmen", "MD-LW": "phalanx-3"},
        disrupted="phalanx-1",
        ordered="MA-C MD-LW",
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert stack(position, "MA-C") == []
    assert to_move(position) == MACEDONIAN
    assert where(position, "kinsmen") == "B-C"


@pytest.mark.rule("arbela", "5.1.1d")
def test_a_disrupted_unit_does_nothing_else() -> None:
    units = {"MA-C": "paeonian", "B-RC1": "kinsmen", "MD-LW": "phalanx-3"}
    position = battle(units, disrupted="paeonian", ordered="MA-C MD-LW")
    events = act(position, MACEDONIAN, "activate MA-C")
    assert [one["deed"] for one in told(events, "deed-declared")] == ["send-back"]
    # With a fit skirmisher beside it, only that one acts.
    position = battle(
        {"MA-C": "phalanx-1 agrianian", "B-C": "kinsmen", "MD-LW": "phalanx-3"},
        disrupted="phalanx-1",
        ordered="MA-C MD-LW",
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert "declare shock" not in options(position, MACEDONIAN)
    act(position, MACEDONIAN, "declare withdraw")
    assert asked(position) == "Withdrawal"
    act(position, MACEDONIAN, "withdraw MD-C")
    assert stack(position, "MA-C") == ["phalanx-1"]
    assert is_disrupted(position, "phalanx-1")
