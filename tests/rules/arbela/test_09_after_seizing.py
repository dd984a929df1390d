"""9.5.1b, 9.5.2b, 9.5.2d, 9.5.3c What a seizure undoes, and what a failed one leaves."""

from typing import Any

import pytest

from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import attacked, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    kinds,
    orders,
    pass_turn,
    told,
    where,
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


# ---- attacks that a late order adds

FRONT = {"MA-C": "phalanx-1", "MA-RC1": "hypaspist-1", "B-C": "persian-infantry-1"}


def forestalled(units: dict[str, str], attacks: str, **laid: Any) -> Battle:
    """The first shock is about to be fought when the Persian tries to seize the turn, and fails."""
    b = attacked(units, attacks, **laid)
    b.asks = (0, 1)
    fought(b)
    if asked(b) == "ChooseShock":
        act(b, MACEDONIAN, f"fight {attacks.split('/', maxsplit=1)[0]}")
    act(b, PERSIAN, "seize", 6)
    b.asks = (0, 0)
    return b


@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "9.5.2d")
def test_an_attack_that_a_late_order_adds_joins_the_one_from_the_next_section() -> None:
    b = forestalled(FRONT, "phalanx-1/B-C")
    # 1 + 6 + 6 against 1 + 3 - 1: one fight of both.
    log = act(b, MACEDONIAN, "order MA-RC1; declare shock; attack B-C", 1, 1)
    (shock,) = told(log, "shock")
    assert (shock["units"], shock["attack_total"]) == (["phalanx-1", "hypaspist-1"], 13)


@pytest.mark.rule("arbela", "8.3b")
@pytest.mark.rule("arbela", "9.5.2d")
def test_an_attack_that_a_late_order_adds_from_elsewhere_is_fought_by_itself() -> None:
    units = {"MA-C": "phalanx-1", "PA-LC1": "hypaspist-1", "B-C": "persian-infantry-1"}
    b = forestalled(units, "phalanx-1/B-C", facing={"PA-LC1": "south"})
    log = act(b, MACEDONIAN, "order PA-LC1; declare shock; attack B-C", 1, 4, 1, 4)
    assert [one["units"] for one in told(log, "shock")] == [["phalanx-1"], ["hypaspist-1"]]


@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_may_link_two_attacks_into_one() -> None:
    """MA-LC1 and MA-RC1 are not adjacent; MA-C between them makes a chain."""
    units = {"MA-LC1": "hypaspist-1", "MA-C": "phalanx-1", "MA-RC1": "hypaspist-2"}
    units |= {"B-C": "mercenary-hoplite-1"}
    b = forestalled(units, "hypaspist-1/B-C hypaspist-2/B-C")
    log = act(b, MACEDONIAN, "order MA-C; declare shock; attack B-C", 1, 1)
    (shock,) = told(log, "shock")
    assert set(shock["units"]) == {"hypaspist-1", "phalanx-1", "hypaspist-2"}


@pytest.mark.rule("arbela", "8.8a")
@pytest.mark.rule("arbela", "9.5.2d")
def test_cavalry_that_joins_late_keeps_the_enemy_from_retreating() -> None:
    units = {"MA-C": "phalanx-1", "MA-RC1": "companion-1", "B-C": "kinsmen", "PD-C": "chariot-1"}
    b = forestalled(units, "phalanx-1/B-C")
    log = act(b, MACEDONIAN, "order MA-RC1; declare shock; attack B-C", 1, 1)
    (shock,) = told(log, "shock")
    assert shock["units"] == ["phalanx-1", "companion-1"]


@pytest.mark.rule("arbela", "5.0d")
@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_that_shoots_the_enemy_away_leaves_nothing_to_fight() -> None:
    units = {"MA-C": "phalanx-1", "MA-LC1": "cretan-archer", "B-C": "uxian-slinger-1"}
    b = forestalled(units, "phalanx-1/B-C", moved="phalanx-1")
    log = act(b, MACEDONIAN, "order MA-LC1; declare fire; fire B-C", 12)
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["phalanx-1"]
    # 7.3d Nobody advances.
    assert (where(b, "phalanx-1"), b.active) == ("MA-C", PERSIAN)


@pytest.mark.rule("arbela", "8.2.1d")
@pytest.mark.rule("arbela", "9.5.2d")
def test_a_unit_that_joins_an_attacking_skirmisher_late_ends_its_attack() -> None:
    units = {"MA-C": "agrianian", "MD-C": "phalanx-1", "B-C": "mercenary-hoplite-1"}
    b = forestalled(units, "agrianian/B-C")
    log = act(b, MACEDONIAN, "order MD-C; declare move; step MA-C; at 1")
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["agrianian"]
    assert told(log, "shock") == []


# ---- no additional order for Persia without Darius

PERSIANS = {"PA-C": "persian-infantry-1", "PA-LC1": "persian-infantry-2", "PA-RC1": "apple-bearers"}


@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.rule("arbela", "9.5.2b")
@pytest.mark.parametrize(("darius", "window"), [("dead", "Deploy"), ("reserve", "ExtraOrders")])
def test_a_failed_seizure_gives_persia_no_order_once_darius_is_dead(
    darius: str, window: str
) -> None:
    b = battle(PERSIANS, leaders={"darius": darius}, active=PERSIAN, phase="turn", asks=(1, 0))
    act(b, MACEDONIAN, "seize", 6)
    assert (asked(b), b.active, b.seize_failed) == (window, PERSIAN, True)


@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.rule("arbela", "9.5.2b")
def test_not_even_one_that_mends_an_order_left_unplaced() -> None:
    """Mazeus gives no order; the one of Bessus is all that Persia has."""
    b = battle(
        PERSIANS,
        leaders={"darius": "dead", "bessus": "PA-C", "mazeus": "MD-LW"},
        active=PERSIAN,
        phase="orders",
        turns=(3, 3),
    )
    act(b, PERSIAN, "order PA-C; leaders-stay; activate PA-C")
    b.asks = (1, 0)
    act(b, PERSIAN, "declare face")
    act(b, MACEDONIAN, "seize", 6)
    assert (asked(b), orders(b)) == ("ChooseSectionFacing", {"PA-C"})


@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.rule("arbela", "9.5.2b")
def test_none_in_the_turn_in_which_darius_fell() -> None:
    units = PERSIANS | {"B-C": "phalanx-1", "B-LW": "phalanx-2", "PA-RW": "mercenary-hoplite-1"}
    b = attacked(
        units,
        "persian-infantry-1/B-C mercenary-hoplite-1/B-LW",
        leaders={"darius": "PA-C"},
        active=PERSIAN,
    )
    fought(b)
    b.asks = (1, 0)
    act(b, PERSIAN, "fight persian-infantry-1")
    act(b, MACEDONIAN, "wait", 6, 2, 7)
    assert where(b, "darius") == "dead"
    log = act(b, MACEDONIAN, "seize", 6, 1, 1)
    assert [one["units"] for one in told(log, "shock")] == [["mercenary-hoplite-1"]]
