"""4.3.2f Positions that a seat cannot tell from the real one."""

import pytest

from anabasis.core.die import SeededDie
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import ACTED, Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    finish_set_up,
    stack,
    start,
    where,
)

SEEDS = range(12)


def redeals(position: Battle, seat: int) -> list[Battle]:
    """Some positions that the seat cannot tell from this one: they look the same to it, and all
    is in order in them."""
    found = [GAME.redeal(position, seat, SeededDie(seed)) for seed in SEEDS]
    for other in found:
        assert GAME.violations(other) == []
        for watcher in (seat, None):
            assert GAME.view(other, watcher) == GAME.view(position, watcher)
    return found


@pytest.mark.rule("arbela", "4.3.2f")
def test_cards_known_to_lie_in_a_stack_stay_there_in_every_order() -> None:
    b, _ = start()
    finish_set_up(b)
    for seat, section in ((MACEDONIAN, "PD-LW"), (PERSIAN, "MD-RC2")):
        orders = {tuple(stack(other, section)) for other in redeals(b, seat)}
        assert {frozenset(order) for order in orders} == {frozenset(stack(b, section))}
    orders = {tuple(stack(other, "PD-LW")) for other in redeals(b, MACEDONIAN)}
    assert len(orders) > 1


@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.rule("arbela", "4.2i")
def test_a_card_dealt_anew_faces_as_its_stack_does_and_has_acted_with_it() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-RC1": "phalanx-2 allied-greek-cavalry"}
    b = battle(units, ordered="MD-C MD-RC1")
    act(b, MACEDONIAN, "activate MD-C; declare face; face east")
    swapped = 0
    for other in redeals(b, PERSIAN):
        below = UNIT.read(stack(other, "MD-C")[1])
        assert other.marks[below] & ACTED
        assert not other.marks[UNIT.read(stack(other, "MD-RC1")[1])] & ACTED
        swapped += UNIT.text(below) != "hypaspist-1"
    assert 0 < swapped < len(SEEDS)


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_cards_that_are_being_deployed_are_not_dealt_anew() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-RC1": "phalanx-2"}
    b = battle(units, phase="deploy")
    act(b, MACEDONIAN, "bring greek-hoplite-1; into MD-RC1")
    for other in redeals(b, PERSIAN):
        assert stack(other, "MD-RC1") == ["phalanx-2", "greek-hoplite-1"]


@pytest.mark.rule("arbela", "4.3.2o")
def test_a_stack_that_its_owner_is_laying_anew_is_not_dealt_anew() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1 greek-hoplite-1"}
    units["MD-RC1"] = "phalanx-2 allied-greek-cavalry"
    b = battle(units, ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1")
    for other in redeals(b, PERSIAN):
        assert where(other, "hypaspist-1") == "MD-C"
        act(other, MACEDONIAN, "lay greek-hoplite-1")
        assert stack(other, "MD-C")[0] == "hypaspist-1"


@pytest.mark.rule("arbela", "9.1.4b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_elephant_is_never_dealt_to_darius() -> None:
    units = {"PD-LC1": "chariot-2 kinsmen", "PD-C": "chariot-1 elephant"}
    units["PD-RC1"] = "chariot-3 median"
    b = battle(units, leaders={"darius": "PD-LC1"}, ordered="MD-C")
    places = {where(other, "elephant") for other in redeals(b, MACEDONIAN)}
    assert places == {"PD-C", "PD-RC1"}
