"""4.1d Deploying from the Reserve."""

import pytest

from tests.rules.arbela.setting import MACEDONIAN, act, battle, begin, kinds, told, words


@pytest.mark.rule("arbela", "4.3.2i")
@pytest.mark.rule("arbela", "4.3.2c")
def test_reserves_that_go_below_turn_nothing_up() -> None:
    b = battle({"MD-C": "phalanx-1"}, phase="deploy")
    log = act(b, MACEDONIAN, "bring phalanx-2; into MD-C; deployed", 1)
    assert [one["count"] for one in told(log, "reserves-arrive")] == [1]
    assert "turned-up" not in kinds(log)


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
