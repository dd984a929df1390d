"""10 Rally."""

import pytest

from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    hits,
    is_disrupted,
    options,
    told,
    where,
)


@pytest.mark.rule("arbela", "10a")
def test_only_disrupted_units_in_reserve_rally() -> None:
    b = battle(
        {"MD-C": "phalanx-1", "B-C": "phalanx-2"},
        disrupted="phalanx-1 phalanx-2 phalanx-3",
        phase="turn",
    )
    assert is_disrupted(b, "phalanx-1")
    assert is_disrupted(b, "phalanx-2")
    assert not is_disrupted(b, "phalanx-3")


@pytest.mark.rule("arbela", "10a")
@pytest.mark.parametrize(
    ("active", "rallied"), [(MACEDONIAN, "phalanx-1"), (PERSIAN, "bactrian-1")]
)
def test_a_player_rallies_his_own_units_in_his_own_turn(active: int, rallied: str) -> None:
    b = battle(disrupted="phalanx-1 bactrian-1", phase="turn", active=active)
    fit = [unit for unit in ("phalanx-1", "bactrian-1") if not is_disrupted(b, unit)]
    assert fit == [rallied]


@pytest.mark.rule("arbela", "10b")
def test_all_rally_at_once_before_deployment_without_order_die_or_leader() -> None:
    units = "phalanx-1 companion-2 agrianian paeonian"
    leaders = {"parmenion": "dead", "philotas": "dead"}
    b = battle(disrupted=units, leaders=leaders, phase="turn", dice=())
    assert asked(b) == "Deploy"
    assert not any(is_disrupted(b, unit) for unit in units.split())


@pytest.mark.rule("arbela", "10c")
def test_a_unit_sent_back_rallies_only_at_the_start_of_its_owners_next_turn() -> None:
    b = battle({"B-C": "phalanx-1"}, disrupted="phalanx-1", ordered="B-C")
    act(b, MACEDONIAN, "activate B-C")
    # There was nothing else to do: the phalanx is sent back and the Macedonian turn is over.
    assert (where(b, "phalanx-1"), b.active) == ("reserve", PERSIAN)
    assert is_disrupted(b, "phalanx-1")
    log = act(b, PERSIAN, "deployed", 4)
    assert b.active == MACEDONIAN
    assert [one["unit"] for one in told(log, "rallied")] == ["phalanx-1"]
    assert not is_disrupted(b, "phalanx-1")


@pytest.mark.rule("arbela", "10d")
def test_a_rallied_unit_may_be_deployed_in_the_same_phase_and_act_as_usual() -> None:
    b = battle(disrupted="hypaspist-1", phase="turn", turns=(3, 3))
    # It is a normal unit again, like the others of its kind: any of them may be brought.
    assert "bring hypaspist-1" in options(b, MACEDONIAN)
    act(b, MACEDONIAN, "bring hypaspist-1; into MD-C; deployed", 4)
    assert where(b, "hypaspist-1") == "MD-C"
    act(b, MACEDONIAN, "order MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    assert where(b, "hypaspist-1") == "MA-C"


@pytest.mark.rule("arbela", "10e")
def test_a_rally_takes_no_hits_off() -> None:
    b = battle(disrupted="phalanx-1", hits={"phalanx-1": 5}, phase="turn")
    assert not is_disrupted(b, "phalanx-1")
    assert hits(b, "phalanx-1") == 5
