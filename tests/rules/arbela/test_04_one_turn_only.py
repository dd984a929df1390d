"""4.3.2p, 6.2i, 8.8f What counts for one turn only."""

import pytest

from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    options,
    pass_turn,
    refused,
    where,
    words,
)


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


@pytest.mark.rule("arbela", "4.3.2p")
def test_a_section_that_a_unit_moved_into_may_not_be_rearranged() -> None:
    units = {"MD-LC1": "phalanx-1", "MD-C": "phalanx-2"}
    b = battle(units, facing={"MD-LC1": "east", "MD-C": "east"}, ordered="MD-LC1 MD-C")
    act(b, MACEDONIAN, "activate MD-LC1; declare move; step MD-C; at 1; activate MD-C")
    assert refused(b, MACEDONIAN, "declare rearrange") == ("4.3.2p", "stirred")
