"""9.5.1b, 9.5.2d, 9.5.3c What a seizure undoes, and what a failed one leaves."""

import pytest

from tests.rules.arbela.fighting import attacked, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    kinds,
    pass_turn,
    told,
)


@pytest.mark.rule("arbela", "9.5.1b")
def test_every_attack_that_a_seizure_undoes_is_told() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-2"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    b.asks = (0, 1)
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    log = act(b, PERSIAN, "seize", 1)
    assert {one["unit"] for one in told(log, "attack-lapsed")} == {"phalanx-1", "phalanx-2"}


@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_on_a_section_with_nothing_to_do_is_lost() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1", "MA-LW": "phalanx-2"}
    b = attacked(units, "phalanx-1/B-C", acted="phalanx-2")
    b.asks = (0, 1)
    fought(b)
    act(b, PERSIAN, "seize", 6)
    # The phalanx in MA-LW has acted; the shock is fought as if nothing had been ordered.
    log = act(b, MACEDONIAN, "order MA-LW", 6, 1)
    assert kinds(log)[:2] == ["extra-order", "shock"]


@pytest.mark.rule("arbela", "9.5.3c")
def test_the_macedonian_may_not_try_in_two_persian_turns_running() -> None:
    units = {"MD-C": "phalanx-1", "PD-C": "chariot-1"}
    b = battle(units, active=PERSIAN, turns=(3, 4), asks=(1, 0), phase="turn")
    assert asked(b) == "SeizeWindow"
    act(b, MACEDONIAN, "seize", 6)
    pass_turn(b, 4)
    pass_turn(b, 1)
    # The Persian's fifth turn: no window; his sixth: one before the first phase.
    assert (b.turns, asked(b)) == ((4, 5), "Deploy")
    pass_turn(b, 4)
    pass_turn(b, 1)
    assert (b.turns, asked(b)) == ((5, 6), "SeizeWindow")
