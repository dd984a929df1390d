"""6.1 Movement."""

import pytest

from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    engagements,
    options,
    refused,
    stack,
    where,
    words,
)


@pytest.mark.rule("arbela", "6.1a")
@pytest.mark.parametrize(
    ("way", "ahead", "not_ahead"),
    [
        ("north", {"PA-C", "PA-RC1", "PA-LC1"}, ("B-LC1", "B-RC1", "MA-C")),
        ("east", {"B-RC1", "PA-LC1", "MA-RC1"}, ("PA-C", "MA-C", "B-LC1")),
        ("south", {"MA-C", "MA-LC1", "MA-RC1"}, ("B-LC1", "B-RC1", "PA-C")),
    ],
)
def test_each_step_goes_straight_or_diagonally_ahead(
    way: str, ahead: set[str], not_ahead: tuple[str, ...]
) -> None:
    position = battle({"B-C": "hypaspist-1"}, facing={"B-C": way}, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare move")
    assert words(position, MACEDONIAN, "step") == ahead
    for section in not_ahead:
        assert refused(position, MACEDONIAN, f"step {section}") == ("6.1a", "not-ahead")


@pytest.mark.rule("arbela", "6.1b")
def test_a_unit_may_move_fewer_sections_than_its_value_or_none() -> None:
    for lines, place in (
        ("done", "MD-C"),
        ("step MA-C; done", "MA-C"),
        ("step MA-C; step B-C", "B-C"),
    ):
        position = battle({"MD-C": "companion-1"}, ordered="MD-C MD-LW")
        act(position, MACEDONIAN, f"activate MD-C; declare move; {lines}")
        assert where(position, "companion-1") == place
    position = battle({"MD-C": "paeonian", "PA-C": "median"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move-fire; step MA-C; step B-C")
    assert refused(position, MACEDONIAN, "step PA-RC1") == ("6.1b", "move-spent")


@pytest.mark.rule("arbela", "6.1c")
def test_a_straight_value_gives_so_many_straight_steps() -> None:
    position = battle({"PD-C": "chariot-1"}, active=PERSIAN, ordered="PD-C PD-LW")
    act(position, PERSIAN, "activate PD-C; declare move; step PA-C; step B-C")
    assert where(position, "chariot-1") == "B-C"
    assert position.active == MACEDONIAN  # The move is at its end, and with it the turn.
    position = battle(
        {"MD-C": "hypaspist-1", "MA-LC1": "phalanx-1", "B-RC1": "kinsmen"}, ordered="MA-LC1 MD-C"
    )
    act(position, MACEDONIAN, "activate MA-LC1; declare move-shock; step B-LC1")
    assert where(position, "phalanx-1") == "B-LC1"
    assert options(position, MACEDONIAN) == {"activate MD-C", "end-actions"}


@pytest.mark.rule("arbela", "6.1d")
def test_straight_and_diagonal_steps_are_not_mixed() -> None:
    position = battle({"PD-C": "elephant"}, active=PERSIAN, ordered="PD-C PD-LW")
    act(position, PERSIAN, "activate PD-C; declare move; step PA-C")
    assert refused(position, PERSIAN, "step B-RC1") == ("6.1d", "mixed-steps")
    assert words(position, PERSIAN, "step") == {"B-C"}
    # One diagonal step is all that its diagonal value gives, and no straight one follows it.
    position = battle(
        {"PD-C": "elephant", "B-C": "phalanx-1"}, active=PERSIAN, ordered="PD-C PD-LW"
    )
    act(position, PERSIAN, "activate PD-C; declare move-fire; step PA-LC1; turn south")
    assert refused(position, PERSIAN, "step B-RC1") == ("6.1d", "mixed-steps")
    assert refused(position, PERSIAN, "step B-RC2") == ("6.1b", "move-spent")


@pytest.mark.rule("arbela", "6.1e")
@pytest.mark.parametrize(
    ("first", "second"),
    [("MA-C", "B-RC1"), ("MA-RC1", "B-RC1"), ("MA-RC1", "B-C"), ("MA-C", "B-C")],
)
def test_an_any_value_mixes_steps_as_the_owner_likes(first: str, second: str) -> None:
    position = battle({"MD-C": "companion-1"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, f"activate MD-C; declare move; step {first}")
    if options(position, MACEDONIAN) >= {"turn north"}:
        act(position, MACEDONIAN, "turn north")
    act(position, MACEDONIAN, f"step {second}")
    assert where(position, "companion-1") == second
    assert words(position, MACEDONIAN, "step") == set()


@pytest.mark.rule("arbela", "6.1f")
@pytest.mark.parametrize("unit", ["phalanx-1", "greek-hoplite-1"])
def test_without_a_diagonal_value_no_diagonal_step(unit: str) -> None:
    position = battle({"MD-C": unit}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move")
    assert refused(position, MACEDONIAN, "step MA-LC1") == ("6.1f", "no-diagonal")
    assert words(position, MACEDONIAN, "step") == {"MA-C"}


@pytest.mark.rule("arbela", "6.1g")
@pytest.mark.parametrize(
    ("section", "way"), [("MD-C", "south"), ("PD-C", "north"), ("B-RW", "east"), ("B-LW", "west")]
)
def test_a_move_never_leaves_the_field(section: str, way: str) -> None:
    position = battle({section: "companion-1"}, facing={section: way}, ordered=f"{section} MA-C")
    act(position, MACEDONIAN, f"activate {section}")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")


@pytest.mark.rule("arbela", "6.1.1a")
def test_a_unit_may_move_into_any_empty_section_of_any_row() -> None:
    for start, end in (("MD-C", "MA-C"), ("MA-C", "B-C"), ("B-C", "PA-C"), ("PA-C", "PD-C")):
        position = battle({start: "phalanx-1"}, ordered=f"{start} MD-LW")
        act(position, MACEDONIAN, f"activate {start}; declare move; step {end}")
        assert where(position, "phalanx-1") == end


@pytest.mark.rule("arbela", "6.1.1b")
def test_a_unit_enters_or_passes_friends_only_if_it_could_be_stacked_there() -> None:
    position = battle({"MD-C": "agrianian", "MA-C": "phalanx-1"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C; step B-C")
    assert where(position, "agrianian") == "B-C"
    for there, key in (("companion-1", "4.3.1b"), ("phalanx-1 cretan-archer", "4.3.1a")):
        position = battle({"MD-C": "agrianian", "MA-C": there}, ordered="MD-C MD-LW")
        act(position, MACEDONIAN, "activate MD-C; declare move")
        assert refused(position, MACEDONIAN, "step MA-C")[0] == key
    position = battle({"MD-C": "companion-1", "MA-C": "companion-2"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move")
    assert refused(position, MACEDONIAN, "step MA-C") == ("4.3.1a", "forward-limit")


@pytest.mark.rule("arbela", "6.1.1c")
@pytest.mark.parametrize("disrupted", ["", "kinsmen"])
def test_enemies_bar_the_way_and_nothing_is_jumped(disrupted: str) -> None:
    position = battle(
        {"MD-C": "agrianian", "MA-C": "kinsmen"}, disrupted=disrupted, ordered="MD-C MD-LW"
    )
    act(position, MACEDONIAN, "activate MD-C; declare move")
    assert refused(position, MACEDONIAN, "step MA-C") == ("6.1.1c", "enemy-there")
    assert refused(position, MACEDONIAN, "step B-C") == ("6.1a", "not-ahead")


@pytest.mark.rule("arbela", "6.1.1d")
@pytest.mark.parametrize("way", ["south", "north", "east"])
def test_a_fit_enemy_straight_ahead_blocks_the_diagonals(way: str) -> None:
    position = battle(
        {"MA-C": "companion-1", "B-C": "kinsmen", "MA-LW": "phalanx-1"},
        facing={"B-C": way},
        ordered="MA-C MA-LW",
    )
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")
    # Checked at each step: free at the first, blocked at the second.
    position = battle({"MD-C": "companion-1", "B-C": "kinsmen"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move-shock; step MA-C")
    for diagonal in ("B-LC1", "B-RC1"):
        assert refused(position, MACEDONIAN, f"step {diagonal}") == ("6.1.1d", "diagonal-blocked")


@pytest.mark.rule("arbela", "6.1.1e")
def test_disrupted_enemies_leaders_and_friends_leave_the_diagonals_free() -> None:
    diagonals = {"B-LC1", "B-RC1"}
    for units, leaders, disrupted in (
        ({"B-C": "kinsmen"}, {}, "kinsmen"),
        ({}, {"mazeus": "B-C"}, ""),
        ({"B-C": "phalanx-1"}, {}, ""),
        ({"B-LC2": "kinsmen", "MA-LC1": "median", "PA-C": "sacae"}, {}, ""),
    ):
        position = battle(
            {"MA-C": "companion-1", **units},
            leaders=leaders,
            disrupted=disrupted,
            ordered="MA-C MA-LW",
        )
        act(position, MACEDONIAN, "activate MA-C; declare move")
        assert words(position, MACEDONIAN, "step") >= diagonals
    # Passing close by enemies costs nothing.
    position = battle(
        {"MA-C": "companion-1", "B-LC1": "kinsmen", "B-RC1": "median"}, ordered="MA-C MA-LW"
    )
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-C; step PA-C")
    assert where(position, "companion-1") == "PA-C"


@pytest.mark.rule("arbela", "6.1.1f")
def test_skirmishers_slip_past_whatever_stands_ahead() -> None:
    position = battle({"MA-C": "agrianian", "B-C": "kinsmen"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move")
    assert words(position, MACEDONIAN, "step") == {"B-LC1", "B-RC1"}
    act(position, MACEDONIAN, "step B-RC1; turn north; done")
    assert where(position, "agrianian") == "B-RC1"


@pytest.mark.rule("arbela", "6.1.1g")
def test_nobody_moves_into_or_out_of_a_rearranged_section() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-LC1": "companion-1"}
    position = battle(units, facing={"MD-LC1": "east"}, ordered="MD-C MD-LC1")
    act(position, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1")
    act(position, MACEDONIAN, "activate MD-LC1; declare move")
    assert refused(position, MACEDONIAN, "step MD-C") == ("6.1.1g", "closed-section")


@pytest.mark.rule("arbela", "6.1.1h")
def test_a_unit_that_joins_engaged_friends_is_engaged_with_them() -> None:
    position = battle(
        {"MD-C": "agrianian", "MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1"},
        engaged="MA-C/B-C",
        ordered="MD-C MA-C",
    )
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C; done; at 0")
    assert stack(position, "MA-C") == ["agrianian", "phalanx-1"]
    assert engagements(position) == {frozenset(("MA-C", "B-C"))}
    act(position, MACEDONIAN, "activate MA-C")
    assert options(position, MACEDONIAN) == {"attack B-C", "done"}


@pytest.mark.rule("arbela", "6.1.1h", "8.5.1f")
def test_skirmishers_pass_through_engaged_friends_forward_and_back() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1", "MD-LW": "phalanx-2"}
    position = battle({**units, "MD-C": "agrianian"}, engaged="MA-C/B-C", ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move-fire; step MA-C")
    # Among them it neither fires nor stays unengaged; it may go on.
    assert refused(position, MACEDONIAN, "fire B-C") == ("8.5.1b", "engaged-no-fire")
    act(position, MACEDONIAN, "step B-RC1; turn north")
    assert where(position, "agrianian") == "B-RC1"
    assert engagements(position) == {frozenset(("MA-C", "B-C"))}
    # The same way back.
    position = battle({**units, "B-RC1": "agrianian"}, engaged="MA-C/B-C", ordered="B-RC1 MD-LW")
    act(position, MACEDONIAN, "activate B-RC1; declare withdraw")
    assert {"MA-C", "MD-C", "MD-LC1"} <= words(position, MACEDONIAN, "withdraw")


@pytest.mark.rule("arbela", "4.2l")
@pytest.mark.rule("arbela", "4.3a")
def test_a_step_that_only_two_turns_could_end_is_refused() -> None:
    units = {"MA-C": "agrianian", "B-RC1": "phalanx-1", "MA-RC2": "phalanx-2"}
    units |= {"PA-LC1": "chariot-1", "PA-C": "chariot-2", "PA-LC2": "chariot-3"}
    units["B-RC2"] = "chariot-4"
    b = battle(units, facing={"B-RC1": "west", "MA-RC2": "south"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move")
    assert words(b, MACEDONIAN, "step") == {"B-C", "B-LC1"}
