"""Where two rules meet in one turn: leaders and orders, flank attacks and stacks, going along,
interception and advance. What is expected is worked out from the rulebook."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought, pair
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    engagements,
    is_disrupted,
    is_face_up,
    kinds,
    stack,
    to_move,
    told,
    where,
    winner,
    words,
)

TWO = {"MA-C": "hypaspist-1", "B-C": "persian-infantry-1"}
TWO |= {"MA-RC2": "hypaspist-2", "B-RC2": "persian-infantry-2"}


# ---- leaders and orders


@pytest.mark.rule("arbela", "9.4c", "8.7.3l")
def test_the_order_of_a_leader_who_fell_on_the_ride_is_still_used() -> None:
    """Philotas has ordered MA-RC2 and rides from MA-RW, ordered by Alexander."""
    units = {"MA-RW": "companion-1", "MA-RC2": "phalanx-1", "B-RW": "bactrian-1"}
    units |= {"PA-LW": "mercenary-hoplite-1"}
    b = battle(
        units,
        leaders={"philotas": "MA-RW", "alexander": "MD-RC2"},
        phase="orders",
        turns=(1, 1),
    )
    act(b, MACEDONIAN, "order MA-RW; order MA-RC2; leaders-stay")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    act(b, PERSIAN, "charge", 1, 1, 6, 12)
    assert where(b, "philotas") == "dead"
    act(b, MACEDONIAN, "activate MA-RC2; declare move; step B-RC2", 1, 6)
    assert where(b, "phalanx-1") == "B-RC2"


@pytest.mark.rule("arbela", "9.4.1b", "4.1f")
@pytest.mark.parametrize(("mazeus", "number"), [("reserve", 2), ("dead", 1)])
def test_without_darius_each_leader_who_lives_has_one_order(mazeus: str, number: int) -> None:
    units = {"PD-C": "chariot-1", "PD-LC1": "chariot-2", "PD-RC1": "chariot-3"}
    leaders = {"darius": "dead", "mazeus": mazeus}
    b = battle(units, leaders=leaders, phase="orders", active=PERSIAN)
    given = 0
    while words(b, PERSIAN, "order"):
        act(b, PERSIAN, f"order {min(words(b, PERSIAN, 'order'))}")
        given += 1
    assert given == number


@pytest.mark.rule("arbela", "9.4.2b", "8.7.3e")
def test_alexander_killed_by_an_interceptor_ends_the_game_with_attacks_undone() -> None:
    units = {"MA-RW": "companion-1", "B-RW": "bactrian-1", "PA-LW": "mercenary-hoplite-1"}
    b = battle(units | TWO, leaders={"alexander": "MA-RW"}, ordered="MA-RW MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    act(b, PERSIAN, "charge", 1, 1, 6, 2)
    assert (winner(b), to_move(b)) == (PERSIAN, None)


# ---- flank attacks and stacks

WING_STACK = {"MD-RW": "companion-1 agrianian companion-2", "PA-LW": "mercenary-hoplite-1"}
WING_STACK |= {"MA-RC2": "persian-infantry-1", "MD-LW": "phalanx-1"}


@pytest.mark.rule("arbela", "4.3.2d", "4.3.2h", "8.7.1d")
def test_when_the_top_has_ridden_off_one_skirmisher_acts_and_the_next_horse_waits() -> None:
    b = battle(WING_STACK, leaders={"alexander": "MD-RW"}, ordered="MD-RW MD-LW")
    begin_deed(b, "MD-RW", "move-fire-shock", "companion-1")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    act(b, MACEDONIAN, "fire MA-RC2", 2)
    act(b, MACEDONIAN, "step MA-RW; done")
    # The Companions turned up by this do not act.
    assert (stack(b, "MD-RW"), asked(b)) == (["companion-2"], "Activate")


@pytest.mark.rule("arbela", "8.7.2e", "4.3.2j", "4.3.2f")
def test_a_rider_that_comes_back_covers_the_card_turned_up_meanwhile() -> None:
    units = {"MD-RW": "companion-1 companion-2", "PA-LW": "mercenary-hoplite-1"}
    b = battle(units, facing={"PA-LW": "east"}, leaders={"alexander": "MD-RW"}, ordered="MD-RW")
    begin_deed(b, "MD-RW", "shock")
    # Against the front 1 + 6 + 3, less than 6 + 6: both are disrupted or back, nobody engaged.
    log = act(b, MACEDONIAN, "flank PA-LW", 1, 1, 6, 7)
    assert [one["unit"] for one in told(log, "turned-up")] == ["companion-2"]
    assert stack(b, "MD-RW") == ["companion-1", "companion-2"]
    assert (is_disrupted(b, "companion-1"), is_disrupted(b, "companion-2")) == (True, False)
    assert not is_face_up(b, "companion-2")


FLANKED = {"MA-RW": "companion-1", "B-RC2": "hypaspist-1", "PA-LW": "kinsmen"}


@pytest.mark.rule("arbela", "8.7.2f", "8.9b")
@pytest.mark.parametrize(
    ("answer", "hypaspists", "riders"),
    [("halt", "B-RC2", "PA-LW"), ("advance hypaspist-1", "PA-LW", "MA-RW")],
)
def test_a_target_that_retreats_leaves_its_section_to_the_rider_or_to_the_infantry(
    answer: str, hypaspists: str, riders: str
) -> None:
    """The hypaspists attack diagonally; if they take the Section, the rider goes back unharmed."""
    b = battle(FLANKED, leaders={"alexander": "MA-RW"}, ordered="MA-RW B-RC2")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    act(b, PERSIAN, "let-pass")
    begin_deed(b, "B-RC2", "shock")
    act(b, MACEDONIAN, "attack PA-LW; fight hypaspist-1")
    act(b, PERSIAN, "retreat; retreat-to PD-LW")
    act(b, MACEDONIAN, answer)
    if riders == "PA-LW":
        act(b, MACEDONIAN, "look north")
    assert (where(b, "hypaspist-1"), where(b, "companion-1")) == (hypaspists, riders)
    assert (where(b, "alexander"), is_disrupted(b, "companion-1")) == (riders, False)


@pytest.mark.rule("arbela", "8.7.3h", "8.2i")
def test_a_counter_charge_that_ties_leaves_the_other_attack_on_the_section() -> None:
    b = battle(FLANKED, leaders={"alexander": "MA-RW"}, ordered="MA-RW B-RC2")
    begin_deed(b, "B-RC2", "shock")
    act(b, MACEDONIAN, "attack PA-LW")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    # 6 + 5 against 3 + 5 + 3: a tie. The riders are back in MA-RW, disrupted.
    act(b, PERSIAN, "charge", 1, 6, 3, 7)
    assert (where(b, "companion-1"), is_disrupted(b, "companion-1")) == ("MA-RW", True)
    assert engagements(b) == set()
    assert asked(b) == "RetreatChoice"


@pytest.mark.rule("arbela", "8.7.3i", "8.2.3d")
def test_an_interceptor_beaten_on_the_way_is_disrupted_for_an_attack_that_waits() -> None:
    units = {"MA-RW": "companion-1", "B-RW": "bactrian-1", "PA-LW": "mercenary-hoplite-1"}
    units |= {"B-RC2": "hypaspist-1"}
    b = battle(
        units,
        facing={"B-RC2": "east"},
        leaders={"alexander": "MA-RW"},
        ordered="MA-RW B-RC2",
    )
    begin_deed(b, "B-RC2", "shock")
    act(b, MACEDONIAN, "attack B-RW")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    # 1 + 8 against 6 + 2 + 3: disrupted. The hypaspists then find it so: 1 + 6 against 6 + 0.
    act(b, PERSIAN, "charge", 1, 1, 6, 7)
    log = act(b, MACEDONIAN, "fight hypaspist-1", 1, 6)
    assert where(b, "bactrian-1") == "dead"
    assert "eliminated" in kinds(log)


@pytest.mark.rule("arbela", "8.7.3k", "9.4.3a")
def test_the_leader_of_an_interceptor_that_is_eliminated_is_placed_in_its_column() -> None:
    units = {"MA-RW": "companion-1", "B-RW": "armenian-1", "PA-LW": "mercenary-hoplite-1"}
    units |= {"MD-LW": "phalanx-1"}
    b = battle(
        units,
        hits={"armenian-1": 1},
        leaders={"alexander": "MA-RW", "bessus": "B-RW"},
        ordered="MA-RW MD-LW",
    )
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    # 1 + 4 + 1 - 1 against 6 + 2 + 3, more than twice as much; neither leader falls.
    act(b, PERSIAN, "charge", 1, 1, 6, 7, 7)
    assert (where(b, "armenian-1"), asked(b)) == ("dead", "PlaceLeader")
    assert words(b, PERSIAN, "place") == {"MD-RW", "MA-RW", "PA-LW", "PD-LW", "reserve"}
    # The ride has gone on meanwhile: the flank attack waits.
    act(b, PERSIAN, "place PA-LW")
    assert declared(b) == [("companion-1", "PA-LW")]


@pytest.mark.rule("arbela", "9.4.3b", "8.7.3f")
def test_a_leader_whose_unit_an_interceptor_destroys_is_placed_and_his_attack_is_over() -> None:
    units = {"MA-RW": "prodromoi", "B-RW": "kinsmen", "PA-LW": "mercenary-hoplite-1"}
    units |= {"MD-LW": "phalanx-1"}
    b = battle(units, leaders={"philotas": "MA-RW", "bessus": "B-RW"}, ordered="MA-RW MD-LW")
    begin_deed(b, "MA-RW", "shock")
    act(b, MACEDONIAN, "flank PA-LW", 1)
    # 6 + 10 + 1 into the flank against 1 + 1 + 2.
    act(b, PERSIAN, "charge", 1, 6, 1, 7, 7)
    assert (where(b, "prodromoi"), asked(b)) == ("dead", "PlaceLeader")
    assert words(b, MACEDONIAN, "place") == {"MD-RW", "MA-RW", "PD-LW", "reserve"}
    act(b, MACEDONIAN, "place MA-RW")
    assert (where(b, "philotas"), declared(b)) == ("MA-RW", [])


# ---- going along, interception, advance


@pytest.mark.rule("arbela", "9.3e", "8.7.1a", "8.7.1c")
def test_a_leader_who_rode_up_with_his_cavalry_for_a_failed_flank_attack_stays_with_it() -> None:
    units = {"MA-RC2": "companion-1", "PA-LW": "mercenary-hoplite-1", "MD-LW": "phalanx-1"}
    b = battle(units, leaders={"alexander": "MA-RC2"}, ordered="MA-RC2 MD-LW")
    begin_deed(b, "MA-RC2", "move-shock")
    act(b, MACEDONIAN, "step B-RW; turn north; flank PA-LW", 6)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("B-RW", "B-RW")
    assert (asked(b), declared(b)) == ("Activate", [])


@pytest.mark.rule("arbela", "9.3e", "4.3d")
def test_two_leaders_do_not_go_along_into_one_section() -> None:
    units = {"MA-C": "phalanx-1", "MA-LC1": "agrianian", "MD-LW": "phalanx-2"}
    leaders = {"parmenion": "MA-C", "alexander": "MA-LC1"}
    b = battle(units, leaders=leaders, ordered="MA-C MA-LC1 MD-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; go-along")
    act(b, MACEDONIAN, "activate MA-LC1; declare move; step B-C; turn north; done; at 0")
    assert (where(b, "agrianian"), where(b, "alexander")) == ("B-C", "MA-LC1")


@pytest.mark.rule("arbela", "8.6c", "9.3e", "9.4a")
def test_a_defender_who_wins_advances_with_or_without_his_leader() -> None:
    for answer, place in (("go-along", "B-C"), ("remain", "PA-C")):
        b = attacked(
            {"B-C": "agrianian", "PA-C": "mercenary-hoplite-1"},
            "agrianian/PA-C",
            leaders={"bessus": "PA-C"},
        )
        fought(b, 1, 6, 7)
        act(b, PERSIAN, f"occupy B-C; {answer}")
        assert (where(b, "mercenary-hoplite-1"), where(b, "bessus")) == ("B-C", place)


@pytest.mark.rule("arbela", "8.5b", "8.3a")
def test_a_disrupted_enemy_frees_the_one_it_was_engaged_with() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1", "PA-C": "hypaspist-1"}
    b = attacked(units, "phalanx-1/B-C", facing={"PA-C": "south"}, engaged="B-C/PA-C")
    assert engagements(b) == {pair("B-C", "PA-C")}
    # 4 + 6 against 3 + 6: disrupted.
    fought(b, 4, 3)
    assert (is_disrupted(b, "mercenary-hoplite-1"), engagements(b)) == (True, set())


@pytest.mark.rule("arbela", "8.6h", "8.6b", "8.5b")
def test_a_victor_still_engaged_with_another_section_does_not_advance_though_it_moved() -> None:
    """It joined Agrianians engaged with two Sections, and struck down one of them."""
    units = {"MD-C": "hypaspist-1", "MA-C": "agrianian", "B-C": "babylonian-levy-1"}
    units |= {"B-LC1": "mercenary-hoplite-1"}
    b = battle(units, engaged="MA-C/B-C MA-C/B-LC1", ordered="MD-C")
    begin_deed(b, "MD-C", "move-shock")
    act(b, MACEDONIAN, "step MA-C; attack B-C; at 0", 6, 1)
    assert (where(b, "babylonian-levy-1"), where(b, "hypaspist-1")) == ("dead", "MA-C")
    assert (engagements(b), b.active) == ({pair("MA-C", "B-LC1")}, PERSIAN)
