"""6.2 Withdrawal."""

import pytest

from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    is_disrupted,
    options,
    refused,
    stack,
    told,
    where,
    words,
)


def withdrawing(position: Battle, section: str, unit: str = "") -> set[str]:
    """The Section takes the withdrawal action: where the unit may go."""
    seat = position.active
    act(position, seat, f"activate {section}; declare withdraw")
    if f"use {unit}" in options(position, seat):
        act(position, seat, f"use {unit}")
    return words(position, seat, "withdraw")


@pytest.mark.rule("arbela", "6.2a")
def test_every_fit_unengaged_unit_may_withdraw_whatever_is_near() -> None:
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "kinsmen", "B-RC1": "median", "MA-RC1": "sacae"},
        ordered="B-C MA-LW",
    )
    assert withdrawing(position, "B-C") == {"MA-C"}
    position = battle({"B-C": "phalanx-1 agrianian"}, disrupted="phalanx-1", ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare withdraw")
    assert asked(position) == "Withdrawal"  # The skirmisher alone, without a choice of unit.
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "mercenary-hoplite-1"}, engaged="B-C/PA-C", ordered="B-C MA-LW"
    )
    events = act(position, MACEDONIAN, "activate B-C")
    assert [one["deed"] for one in told(events, "deed-declared")] == ["shock"]


@pytest.mark.rule("arbela", "6.2b")
@pytest.mark.parametrize(
    ("way", "back"), [("north", "MA-C"), ("east", "B-LC1"), ("south", "PA-C"), ("west", "B-RC1")]
)
def test_one_section_straight_to_the_rear(way: str, back: str) -> None:
    position = battle({"B-C": "phalanx-1"}, facing={"B-C": way}, ordered="B-C MA-LW")
    assert withdrawing(position, "B-C") == {back}
    act(position, MACEDONIAN, f"withdraw {back}")
    assert where(position, "phalanx-1") == back


@pytest.mark.rule("arbela", "6.2c")
@pytest.mark.parametrize(
    ("unit", "diagonally"),
    [
        ("kinsmen", True),
        ("susian", True),
        ("persian-archer", True),
        ("kardakes-infantry-1", False),
        ("chariot-1", False),
        ("elephant", False),
    ],
)
def test_cavalry_and_skirmishers_may_withdraw_diagonally(unit: str, diagonally: bool) -> None:
    units = {"B-C": unit, "MA-C": "phalanx-1", "PD-RC2": "median"}
    position = battle(units, active=PERSIAN, ordered="B-C PD-RC2")
    open_to_it = withdrawing(position, "B-C")
    assert "PA-C" in open_to_it
    assert ({"PA-LC1", "PA-RC1"} <= open_to_it) == diagonally
    assert bool({"PA-LC1", "PA-RC1"} & open_to_it) == diagonally


@pytest.mark.rule("arbela", "6.2d")
@pytest.mark.parametrize("way", ["north", "east", "south", "west"])
def test_from_its_deployment_row_a_unit_withdraws_into_the_reserve(way: str) -> None:
    position = battle({"MD-C": "phalanx-1"}, facing={"MD-C": way}, ordered="MD-C MA-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw")
    assert "reserve" in words(position, MACEDONIAN, "withdraw")
    act(position, MACEDONIAN, "withdraw reserve")
    assert where(position, "phalanx-1") == "reserve"
    position = battle({"MA-C": "phalanx-1"}, facing={"MA-C": way}, ordered="MA-C MA-LW")
    assert "reserve" not in withdrawing(position, "MA-C")


@pytest.mark.rule("arbela", "6.2e")
def test_a_missile_unit_may_fire_before_it_withdraws_and_must_then_go() -> None:
    units = {"B-C": "paeonian", "PA-C": "kinsmen"}
    position = battle(units, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare withdraw; fire-first PA-C", 2)
    assert refused(position, MACEDONIAN, "hold-ground") == ("6.2e", "must-withdraw")
    assert options(position, MACEDONIAN, "fire-first") == set()
    act(position, MACEDONIAN, "withdraw MA-C")
    assert where(position, "paeonian") == "MA-C"
    assert position.active == PERSIAN  # No shot after it.


@pytest.mark.rule("arbela", "6.2e")
def test_a_face_down_unit_does_not_fire_before_withdrawing() -> None:
    units = {"MD-C": "phalanx-1 paeonian", "MA-C": "kinsmen"}
    position = battle(units, ordered="MD-C MA-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; use paeonian")
    assert refused(position, MACEDONIAN, "fire-first MA-C") == ("7.1h", "face-down")


@pytest.mark.rule("arbela", "6.2f")
def test_the_section_behind_must_be_open() -> None:
    # An enemy, a second unit, a stack that faces another way, the edge of the field.
    for units, facing in (
        ({"B-C": "phalanx-1", "MA-C": "kinsmen"}, {}),
        ({"B-C": "phalanx-1", "MA-C": "phalanx-2"}, {}),
        ({"B-C": "phalanx-1", "MA-C": "agrianian"}, {"MA-C": "east"}),
        ({"B-C": "phalanx-1", "MA-C": "persian-archer"}, {}),
        ({"PD-C": "phalanx-1"}, {"PD-C": "south"}),
    ):
        origin = next(iter(units))
        position = battle(units, facing=facing, ordered=f"{origin} MA-LW")
        act(position, MACEDONIAN, f"activate {origin}")
        assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")
    position = battle({"B-C": "phalanx-1", "MA-C": "agrianian"}, ordered="B-C MA-LW")
    assert withdrawing(position, "B-C") == {"MA-C"}
    position = battle({"B-C": "companion-1", "MA-C": "phalanx-1"}, ordered="B-C MA-LW")
    assert withdrawing(position, "B-C") == {"MA-LC1", "MA-RC1"}
    assert refused(position, MACEDONIAN, "withdraw MA-C") == ("6.2f", "not-a-withdrawal")


@pytest.mark.rule("arbela", "6.2g")
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_the_facing_is_kept_and_the_place_in_the_stack_is_free(depth: int) -> None:
    position = battle(
        {"MA-RC1": "companion-1", "MD-C": "phalanx-1 phalanx-2"}, ordered="MA-RC1 MA-LW"
    )
    act(position, MACEDONIAN, "activate MA-RC1; declare withdraw")
    act(position, MACEDONIAN, f"withdraw MD-C; at {depth}")
    assert stack(position, "MD-C").index("companion-1") == depth
    assert faces(position, "companion-1") == "north"


@pytest.mark.rule("arbela", "6.2h")
def test_cavalry_in_a_wing_may_withdraw_two_sections_by_the_flank_area() -> None:
    for between in ("phalanx-1", "kinsmen"):
        position = battle({"B-RW": "companion-1", "MA-RW": between}, ordered="B-RW MD-LW")
        assert withdrawing(position, "B-RW") == {"MA-RC2", "MD-RW"}
        act(position, MACEDONIAN, "withdraw MD-RW")
        assert where(position, "companion-1") == "MD-RW"
    # Not from the centre, nor sideways, nor into a full or taken Section.
    position = battle({"B-RC2": "companion-1"}, ordered="B-RC2 MD-LW")
    assert "MD-RC2" not in withdrawing(position, "B-RC2")
    position = battle({"B-RW": "companion-1"}, facing={"B-RW": "west"}, ordered="B-RW MD-LW")
    act(position, MACEDONIAN, "activate B-RW")
    assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")
    for there in ("kinsmen", "phalanx-1 phalanx-2 phalanx-3"):
        position = battle({"B-RW": "companion-1", "MD-RW": there}, ordered="B-RW MD-LW")
        assert withdrawing(position, "B-RW") == {"MA-RW", "MA-RC2"}
    # Facing his own side from the Battle row, two Sections back is the enemy's Deployment row.
    position = battle({"B-RW": "companion-1"}, facing={"B-RW": "south"}, ordered="B-RW MD-LW")
    assert withdrawing(position, "B-RW") == {"PA-LW", "PA-LC2"}
    # Two Sections back from the own Advance row there is no Section.
    position = battle({"MA-RW": "companion-1"}, ordered="MA-RW MD-LW")
    assert withdrawing(position, "MA-RW") == {"MD-RW", "MD-RC2"}
    position = battle({"PA-LW": "companion-1"}, ordered="PA-LW MD-LW")
    assert withdrawing(position, "PA-LW") == {"B-RW", "B-RC2", "MA-RW"}


@pytest.mark.rule("arbela", "6.2i")
def test_the_way_is_closed_after_a_flank_attack_through_that_area_not_after_a_withdrawal() -> None:
    units = {"MA-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "B-RW": "companion-2"}
    units |= {"B-LW": "prodromoi"}
    position = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW B-RW B-LW")
    act(position, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 6)
    assert "MD-RW" not in withdrawing(position, "B-RW")
    act(position, MACEDONIAN, "hold-ground")
    assert "MD-LW" in withdrawing(position, "B-LW")
    two = {"B-RW": "companion-1", "PA-LW": "companion-2", "MD-C": "phalanx-1"}
    position = battle(two, ordered="B-RW PA-LW MD-C")
    assert "MD-RW" in withdrawing(position, "B-RW")
    act(position, MACEDONIAN, "withdraw MD-RW")
    assert "MA-RW" in withdrawing(position, "PA-LW")


@pytest.mark.rule("arbela", "6.2j")
def test_a_skirmisher_withdraws_one_or_two_sections_or_into_the_reserve() -> None:
    position = battle({"PA-C": "agrianian"}, ordered="PA-C MD-LW")
    one = {"B-C", "B-LC1", "B-RC1"}
    two = {"MA-C", "MA-LC1", "MA-RC1", "MA-LC2", "MA-RC2"}
    assert withdrawing(position, "PA-C") == one | two
    position = battle({"MA-C": "agrianian"}, ordered="MA-C MD-LW")
    assert withdrawing(position, "MA-C") == {"MD-C", "MD-LC1", "MD-RC1", "reserve"}
    act(position, MACEDONIAN, "withdraw reserve")
    assert where(position, "agrianian") == "reserve"


@pytest.mark.rule("arbela", "6.2k")
def test_a_skirmisher_passes_friends_with_whom_it_could_stand_and_no_enemies() -> None:
    beside = {"B-LC1": "kinsmen", "B-RC1": "median"}
    for between, passes in (
        ("phalanx-1", True),
        ("companion-1", False),
        ("phalanx-1 cretan-archer", False),
        ("sacae", False),
    ):
        position = battle({"PA-C": "agrianian", "B-C": between, **beside}, ordered="PA-C MD-LW")
        act(position, MACEDONIAN, "activate PA-C")
        if passes:
            act(position, MACEDONIAN, "declare withdraw")
            assert words(position, MACEDONIAN, "withdraw") == {"B-C", "MA-C", "MA-LC1", "MA-RC1"}
        else:
            assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")
    full = {"MD-C": "phalanx-1 phalanx-2 phalanx-3", "MD-LC1": "kinsmen", "MD-RC1": "median"}
    position = battle({"MA-C": "agrianian", **full}, ordered="MA-C MD-LW")
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")


@pytest.mark.rule("arbela", "6.2l")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        ("kinsmen", True),
        ("chariot-1", True),
        ("persian-javelinist", True),
        ("mercenary-hoplite-1", False),
    ],
)
def test_in_the_enemys_turn_units_withdraw_only_as_a_retreat_before_shock(
    unit: str, may: bool
) -> None:
    position = battle({"MA-C": "phalanx-1", "B-C": unit}, ordered="MA-C MD-LW")
    dice = () if may else (3, 4)
    act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C", *dice)
    if may:
        assert options(position, PERSIAN) == {"retreat", "stand"}
    else:
        assert position.active == PERSIAN
        assert where(position, unit) == "B-C"
    position = battle({"MA-C": "phalanx-1", "B-C": unit}, ordered="MA-C MD-LW")
    assert refused(position, PERSIAN, "withdraw PA-C") == ("4.1a", "not-your-decision")


@pytest.mark.rule("arbela", "6.2e")
@pytest.mark.rule("arbela", "8.4.1a")
def test_a_unit_disrupted_after_its_parting_fire_does_not_withdraw() -> None:
    b = battle({"B-C": "cretan-archer", "PA-C": "elephant"}, ordered="B-C")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; fire-first PA-C", 12, 3, 2, 6)
    assert is_disrupted(b, "cretan-archer")
    assert (where(b, "cretan-archer"), b.active) == ("B-C", PERSIAN)


@pytest.mark.rule("arbela", "6.2h")
@pytest.mark.parametrize(
    ("section", "way", "back"),
    [("B-LW", "west", "MA-LC2 B-LC2 PA-RC2"), ("B-RW", "east", "MA-RC2 B-RC2 PA-LC2")],
)
def test_cavalry_that_faces_the_flank_area_has_no_way_by_it(
    section: str, way: str, back: str
) -> None:
    b = battle({section: "companion-1"}, facing={section: way}, ordered=section)
    act(b, MACEDONIAN, f"activate {section}; declare withdraw")
    assert words(b, MACEDONIAN, "withdraw") == set(back.split())


@pytest.mark.rule("arbela", "6.2k")
@pytest.mark.rule("arbela", "4.3.2p")
def test_a_skirmisher_does_not_withdraw_through_a_rearranged_section() -> None:
    units = {"MD-C": "phalanx-1 phalanx-2", "MA-C": "agrianian"}
    b = battle(units, ordered="MD-C MA-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2")
    act(b, MACEDONIAN, "activate MA-C; declare withdraw")
    back = words(b, MACEDONIAN, "withdraw")
    assert "MD-C" not in back
    assert {"MD-LC1", "MD-RC1", "reserve"} <= back
    # With full Sections on both sides there is no way round it.
    full = "greek-hoplite-1 greek-hoplite-2 greek-hoplite-3"
    units |= {"MD-LC1": full, "MD-RC1": full.replace("greek-hoplite", "hypaspist")}
    b = battle(units, ordered="MD-C MA-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2; activate MA-C")
    assert "declare withdraw" not in options(b, MACEDONIAN)
