"""Where two rules meet in one turn: seizures and declared attacks, attacks and retreats, retreats
and leaders. What is expected is worked out from the rulebook."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    engagements,
    is_disrupted,
    refused,
    stack,
    told,
    where,
)

# ---- seizures and declared attacks

TWO = {"MA-C": "hypaspist-1", "B-C": "persian-infantry-1"}
TWO |= {"MA-RC2": "hypaspist-2", "B-RC2": "persian-infantry-2"}


@pytest.mark.rule("arbela", "9.5.1b", "9.5.1c")
def test_a_seizure_before_the_second_shock_leaves_the_first_as_it_was_fought() -> None:
    b = attacked(TWO, "hypaspist-1/B-C hypaspist-2/B-RC2")
    fought(b)
    b.asks = (0, 1)
    act(b, MACEDONIAN, "fight hypaspist-1")
    # 1 + 6 against 2 + 3: disrupted.
    act(b, PERSIAN, "wait", 1, 2)
    log = act(b, PERSIAN, "seize", 1)
    assert is_disrupted(b, "persian-infantry-1")
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["hypaspist-2"]
    assert (b.active, declared(b)) == (PERSIAN, [])


@pytest.mark.rule("arbela", "9.5.2d", "8.7.1d", "9.5.2c")
def test_a_late_order_may_send_cavalry_round_the_flank() -> None:
    """The roll and the interception come at once, the flank attack after the shock that waits. The
    Persian has failed to seize, and has 1 less in each."""
    units = TWO | {"MA-RW": "companion-1", "B-RW": "bactrian-1", "PA-LW": "mercenary-hoplite-1"}
    b = attacked(units, "hypaspist-1/B-C", leaders={"alexander": "MA-RW"})
    b.asks = (0, 1)
    fought(b)
    act(b, PERSIAN, "seize", 6)
    act(b, MACEDONIAN, "order MA-RW; declare shock; flank PA-LW", 5)
    assert asked(b) == "Intercept"
    # 1 + 8 - 1 against 6 + 2 + 3: the interceptor is disrupted. Then 1 + 6 against 2 + 3 - 1, and
    # round the flank 1 + 12 + 3 against 6 + 3 - 1.
    log = act(b, PERSIAN, "charge", 1, 1, 6, 7, 1, 2, 1, 6, 7)
    totals = [(one["attack_total"], one["defence_total"]) for one in told(log, "shock")]
    assert totals == [(8, 11), (7, 4), (16, 8)]


@pytest.mark.rule("arbela", "9.5.2d", "8.7.1e")
def test_a_late_order_moves_nobody_into_the_place_of_a_rider_in_the_flank_area() -> None:
    units = {"MA-RW": "companion-1", "MD-RW": "thessalian-1", "PA-LW": "mercenary-hoplite-1"}
    b = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW", asks=(0, 0))
    begin_deed(b, "MA-RW", "shock")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "flank PA-LW", 1)
    act(b, PERSIAN, "seize", 6)
    act(b, MACEDONIAN, "order MD-RW; declare move")
    assert refused(b, MACEDONIAN, "step MA-RW") == ("4.3.1a", "forward-limit")


@pytest.mark.rule("arbela", "9.5.2d", "8.5.1e", "8.3a")
def test_a_late_order_brings_an_engaged_unit_into_the_attack_of_its_neighbour() -> None:
    units = {"MA-C": "hypaspist-1", "MA-RC1": "hypaspist-2", "B-C": "mercenary-hoplite-1"}
    b = attacked(units, "hypaspist-1/B-C", engaged="MA-RC1/B-C")
    b.asks = (0, 1)
    fought(b)
    act(b, PERSIAN, "seize", 6)
    # 1 + 6 + 6 against 2 + 6 - 1: disrupted, so that nobody is engaged any more.
    log = act(b, MACEDONIAN, "order MA-RC1; attack B-C", 1, 2)
    assert [set(one["units"]) for one in told(log, "shock")] == [{"hypaspist-1", "hypaspist-2"}]
    assert engagements(b) == set()


@pytest.mark.rule("arbela", "9.5.2b", "4.1n")
def test_the_additional_order_is_not_for_a_section_whose_attack_is_being_fought() -> None:
    b = attacked(TWO, "hypaspist-1/B-C", ordered="MA-C")
    b.asks = (0, 1)
    fought(b)
    act(b, PERSIAN, "seize", 6)
    assert refused(b, MACEDONIAN, "order MA-C") == ("4.1n", "second-order")


# ---- attacks and retreats


@pytest.mark.rule("arbela", "8.2e", "5.0d", "8.8c")
def test_an_enemy_that_retreats_to_straight_ahead_ends_a_diagonal_attack() -> None:
    """The hypaspists in B-C attack PA-RC1 to their left; the Kinsmen, driven from B-RC1, come to
    stand in PA-C before them."""
    units = {"B-C": "hypaspist-1", "MA-RC1": "phalanx-1", "B-RC1": "kinsmen"}
    units |= {"PA-RC1": "apple-bearers", "PA-LC2": "median", "PA-LC1": "bactrian-1"}
    b = attacked(units, "phalanx-1/B-RC1 hypaspist-1/PA-RC1")
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    # Only PA-C is open to their rear.
    act(b, PERSIAN, "retreat")
    assert where(b, "kinsmen") == "PA-C"
    log = act(b, MACEDONIAN, "halt")
    assert [one["unit"] for one in told(log, "attack-lapsed")] == ["hypaspist-1"]
    assert b.active == PERSIAN


@pytest.mark.rule("arbela", "8.2j", "8.8c")
def test_a_skirmisher_that_retreats_to_a_unit_under_attack_shares_its_fate() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "mardian-archer-1"}
    units |= {"B-RC1": "hypaspist-1", "PA-C": "babylonian-levy-1"}
    b = attacked(units, "phalanx-1/B-C hypaspist-1/PA-C")
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    act(b, PERSIAN, "retreat; retreat-to PA-C; at 1")
    # 6 + 6 against 1 + 2: doubled; the archers are eliminated with the levy.
    act(b, MACEDONIAN, "halt")
    act(b, PERSIAN, "hold-fire", 6, 1)
    assert (where(b, "babylonian-levy-1"), where(b, "mardian-archer-1")) == ("dead", "dead")


@pytest.mark.rule("arbela", "8.8a", "8.2c")
def test_the_order_of_two_attacks_on_one_section_decides_whether_it_may_retreat() -> None:
    """Infantry at the front and cavalry at the rear are not adjacent: two shocks."""
    units = {"MA-C": "phalanx-1", "B-C": "kinsmen", "PA-C": "companion-1"}
    b = attacked(units, "phalanx-1/B-C companion-1/B-C", facing={"PA-C": "south"})
    fought(b)
    other = b.clone()
    act(b, MACEDONIAN, "fight phalanx-1")
    assert asked(b) == "RetreatChoice"
    # 1 + 12 against 6 + 2: struck in the rear, and eliminated without a choice.
    act(other, MACEDONIAN, "fight companion-1", 1, 6)
    assert where(other, "kinsmen") == "dead"


@pytest.mark.rule("arbela", "8.8g", "7.1m", "9.4.3a")
def test_a_parting_shot_that_kills_the_attacker_does_not_undo_the_retreat() -> None:
    units = {"MA-C": "thracian-peltast", "B-C": "tapurian"}
    b = attacked(
        units, "thracian-peltast/B-C", hits={"thracian-peltast": 5}, leaders={"parmenion": "MA-C"}
    )
    fought(b)
    act(b, PERSIAN, "retreat; shoot thracian-peltast", 12)
    assert where(b, "thracian-peltast") == "dead"
    act(b, MACEDONIAN, "place reserve")
    act(b, PERSIAN, "retreat-to PA-C")
    # Nobody is left to advance.
    assert (where(b, "tapurian"), stack(b, "B-C"), b.active) == ("PA-C", [], PERSIAN)


@pytest.mark.rule("arbela", "8.8h", "8.8e")
def test_a_leader_retreats_by_the_flank_area_with_his_unit() -> None:
    units = {"MA-RW": "phalanx-1", "B-RW": "kinsmen", "PA-LW": "apple-bearers"}
    b = attacked(units, "phalanx-1/B-RW", leaders={"bessus": "B-RW"})
    fought(b)
    act(b, PERSIAN, "retreat; retreat-to PD-LW")
    assert (where(b, "kinsmen"), where(b, "bessus")) == ("PD-LW", "PD-LW")


@pytest.mark.rule("arbela", "8.9b", "9.3e")
def test_after_a_retreat_a_leader_who_came_with_the_attacker_advances_with_it() -> None:
    b = battle(
        {"MD-C": "hypaspist-1", "B-C": "kinsmen"}, leaders={"parmenion": "MD-C"}, ordered="MD-C"
    )
    begin_deed(b, "MD-C", "move-shock")
    act(b, MACEDONIAN, "step MA-C; attack B-C; go-along")
    act(b, PERSIAN, "retreat; retreat-to PA-C")
    act(b, MACEDONIAN, "advance hypaspist-1")
    assert (where(b, "hypaspist-1"), where(b, "parmenion")) == ("B-C", "B-C")
