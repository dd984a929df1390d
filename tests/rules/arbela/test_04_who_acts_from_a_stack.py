"""4.3.2d, 4.3.2e, 4.3.2h On one order the top of a Deployment stack acts and one skirmisher besides
it, in whatever order they are named."""

from itertools import permutations

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    act,
    asked,
    battle,
    declared,
    is_face_up,
    options,
    refused,
    stack,
    where,
    words,
)

THREE = {"MD-C": "phalanx-1 agrianian cretan-archer", "MD-LW": "phalanx-2"}
LINES = {
    "phalanx-1": "step MA-C",
    "agrianian": "step MA-LC1; turn north; done",
    "cretan-archer": "step MA-RC1; turn north; done",
}


@pytest.mark.rule("arbela", "4.3.2d", "4.3.2h")
@pytest.mark.parametrize("order", list(permutations(LINES)))
def test_of_three_units_in_any_order_the_top_and_one_skirmisher_move(
    order: tuple[str, ...],
) -> None:
    b = battle(THREE, ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare move")
    for unit in order:
        if f"use {unit}" in options(b, MACEDONIAN):
            act(b, MACEDONIAN, f"use {unit}")
        if LINES[unit].split(";")[0] in options(b, MACEDONIAN):
            act(b, MACEDONIAN, LINES[unit])
    first = order[0] if order[0] != "phalanx-1" else order[1]
    moved = {unit for unit in LINES if where(b, unit) != "MD-C"}
    assert moved == {"phalanx-1", first}


@pytest.mark.rule("arbela", "4.3.2d", "4.3.2h")
def test_when_the_top_has_gone_first_either_skirmisher_may_be_the_one() -> None:
    """The Agrianians are turned up because the phalanx left; the archers may act in their place."""
    for one, other in (("agrianian", "cretan-archer"), ("cretan-archer", "agrianian")):
        b = battle(THREE, ordered="MD-C MD-LW")
        act(b, MACEDONIAN, "activate MD-C; declare move; use phalanx-1; step MA-C")
        assert words(b, MACEDONIAN, "use") == {one, other}
        act(b, MACEDONIAN, f"use {one}; step MA-LC1; turn north; done")
        assert asked(b) == "Activate"
        assert stack(b, "MD-C") == [other]


@pytest.mark.rule("arbela", "4.3.2d", "4.3.2e")
def test_a_skirmisher_that_was_named_but_did_nothing_leaves_its_part_to_the_other() -> None:
    b = battle(THREE, ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare move; use agrianian; done")
    assert words(b, MACEDONIAN, "use") == {"phalanx-1", "cretan-archer"}
    act(b, MACEDONIAN, "use cretan-archer; step MA-C; done")
    assert not is_face_up(b, "agrianian")


@pytest.mark.rule("arbela", "4.3.2h", "8.2.1a")
def test_a_skirmisher_turned_up_on_the_way_does_not_attack_from_the_stack() -> None:
    """Named before the phalanx they could not attack from below it, so they cannot after it."""
    units = {"MD-C": "phalanx-1 agrianian", "MA-LC1": "persian-infantry-1", "MD-LW": "phalanx-2"}
    units |= {"B-RC1": "persian-infantry-2"}
    b = battle(units, ordered="MD-C MD-LW")
    begin_deed(b, "MD-C", "move-shock", "phalanx-1")
    act(b, MACEDONIAN, "step MA-C")
    assert refused(b, MACEDONIAN, "attack MA-LC1") == ("4.3.2h", "revealed-waits")
    # They move up as the one skirmisher, and may attack from there.
    act(b, MACEDONIAN, "step MA-RC1; turn north; attack B-RC1")
    assert declared(b) == [("agrianian", "B-RC1")]


@pytest.mark.rule("arbela", "4.3.2h")
def test_a_skirmisher_that_could_only_attack_is_not_asked_when_the_top_has_left() -> None:
    """Cavalry on both other sides shuts the Agrianians in."""
    units = {"MD-C": "companion-1 agrianian", "MA-LC1": "persian-infantry-1"}
    units |= {"MA-RC1": "thessalian-1", "MD-LW": "phalanx-2"}
    b = battle(units, ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare move-shock; use companion-1; step MA-C; done")
    assert (stack(b, "MD-C"), asked(b)) == (["agrianian"], "Activate")


@pytest.mark.rule("arbela", "4.3.2h")
def test_in_a_withdrawal_one_skirmisher_goes_to_a_section_and_the_others_to_the_reserve() -> None:
    units = {"MD-C": "phalanx-1 agrianian cretan-archer", "MD-LW": "phalanx-2"}
    b = battle(units, facing={"MD-C": "east"}, ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare withdraw; use phalanx-1; withdraw MD-LC1")
    act(b, MACEDONIAN, "use agrianian; withdraw MD-LC2")
    assert options(b, MACEDONIAN) == {"withdraw reserve", "hold-ground"}
    assert refused(b, MACEDONIAN, "withdraw MD-LC1") == ("4.3.2h", "revealed-waits")
