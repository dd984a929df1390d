"""4.1 The sequence of play."""

import pytest

from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    is_disrupted,
    kinds,
    options,
    orders,
    pass_turn,
    refused,
    reserve,
    stack,
    told,
    where,
    words,
)

DEPLOYMENT = {f"MD-{column}" for column in ("LW", "LC2", "LC1", "C", "RC1", "RC2", "RW")}
CAVALRY = {"MD-C": "phalanx-1", "MD-LW": "thessalian-1", "B-RW": "companion-1"}


@pytest.mark.rule("arbela", "4.1a")
def test_four_phases_in_order_and_only_the_active_player_acts() -> None:
    position = battle({"MD-C": "phalanx-1"}, leaders={"alexander": "MD-C"}, phase="turn")
    assert refused(position, MACEDONIAN, "order MD-C") == ("4.1d", "not-now")
    assert refused(position, PERSIAN, "bring kinsmen") == ("4.1a", "not-your-decision")
    act(position, MACEDONIAN, "deployed", 1)
    assert refused(position, MACEDONIAN, "bring phalanx-2") == ("4.1j", "not-now")
    assert refused(position, MACEDONIAN, "lead alexander") == ("4.1j", "not-now")
    act(position, MACEDONIAN, "order MD-C")
    pass_orders(position)
    assert refused(position, MACEDONIAN, "activate MD-C") == ("4.1q", "not-now")
    assert refused(position, PERSIAN, "leaders-stay") == ("4.1a", "not-your-decision")
    act(position, MACEDONIAN, "leaders-stay")
    for line in ("lead alexander", "order MD-C", "deployed"):
        assert refused(position, MACEDONIAN, line) == ("5.0a", "not-now")
    assert options(position, MACEDONIAN) == {"activate MD-C", "end-actions"}


def pass_orders(position: Battle) -> None:
    """Leave the orders that are left unplaced."""
    while "no-order" in options(position, position.active):
        act(position, position.active, "no-order")


@pytest.mark.rule("arbela", "4.1b")
def test_all_disrupted_units_in_the_reserve_rally_at_the_start() -> None:
    position = battle(
        {"PD-C": "kinsmen"},
        disrupted="phalanx-1 companion-1 median",
        ordered="PD-C",
        active=PERSIAN,
    )
    events = act(position, PERSIAN, "end-actions")
    assert {one["unit"] for one in told(events, "rallied")} == {"phalanx-1", "companion-1"}
    assert asked(position) == "Deploy"
    assert not is_disrupted(position, "phalanx-1")
    assert is_disrupted(position, "median")


@pytest.mark.rule("arbela", "4.1c")
def test_disrupted_units_on_the_field_do_not_rally() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "B-C": "phalanx-2"}, disrupted="phalanx-1 phalanx-2", phase="turn"
    )
    assert is_disrupted(position, "phalanx-1")
    assert is_disrupted(position, "phalanx-2")


@pytest.mark.rule("arbela", "4.1d")
def test_any_number_of_cards_may_be_deployed_into_the_own_deployment_row() -> None:
    position = battle({"MA-C": "phalanx-1"}, disrupted="phalanx-2", phase="turn")
    act(position, MACEDONIAN, "bring phalanx-2")
    assert words(position, MACEDONIAN, "into") == DEPLOYMENT
    assert refused(position, MACEDONIAN, "into MA-C") == ("4.1d", "not-own-row")
    act(position, MACEDONIAN, "into MD-C; bring-leader parmenion; into MD-C; bring hypaspist-1")
    act(position, MACEDONIAN, "into MD-LW; deployed", 1)
    assert stack(position, "MD-C") == ["phalanx-2"]
    assert (where(position, "parmenion"), where(position, "hypaspist-1")) == ("MD-C", "MD-LW")
    position = battle({"MA-C": "phalanx-1"}, phase="turn")
    act(position, MACEDONIAN, "deployed", 1)
    assert len(reserve(position, MACEDONIAN)) == 30


@pytest.mark.rule("arbela", "4.1e")
@pytest.mark.parametrize("disrupted", ["", "kinsmen"])
def test_nothing_is_deployed_onto_an_enemy_unit(disrupted: str) -> None:
    position = battle({"MD-C": "kinsmen"}, disrupted=disrupted, phase="deploy")
    act(position, MACEDONIAN, "bring phalanx-1")
    assert refused(position, MACEDONIAN, "into MD-C") == ("4.1e", "enemy-in-row")
    act(position, MACEDONIAN, "into MD-LC1; bring-leader parmenion")
    assert refused(position, MACEDONIAN, "into MD-C") == ("4.1e", "enemy-in-row")
    assert words(position, MACEDONIAN, "into") == DEPLOYMENT - {"MD-C"}


@pytest.mark.rule("arbela", "4.1f")
def test_each_living_leader_has_one_order_on_the_field_or_in_reserve() -> None:
    units = {"MD-C": "phalanx-1", "MD-LC1": "phalanx-2", "MD-RC1": "phalanx-3"}
    leaders = {"alexander": "MD-C", "philotas": "reserve", "parmenion": "MD-LC1"}
    for dead, many in (("", 3), ("parmenion", 2)):
        where_they_are = {**leaders, dead: "dead"} if dead else leaders
        position = battle(units, leaders=where_they_are, phase="orders", turns=(1, 1))
        placed = 0
        while "no-order" in options(position, MACEDONIAN):
            act(position, MACEDONIAN, min(options(position, MACEDONIAN, "order")))
            placed += 1
        assert placed == many


@pytest.mark.rule("arbela", "4.1g")
@pytest.mark.parametrize("place", ["MD-C", "reserve"])
def test_the_orders_roll_adds_orders_wherever_the_commander_is(place: str) -> None:
    for die, added in ((1, 1), (6, 3)):
        position = battle(CAVALRY, leaders={"alexander": place}, phase="orders", dice=(die,))
        for _ in range(3):
            act(position, MACEDONIAN, "no-order")
        assert asked(position) == "ExtraOrders"
        placed = 0
        while asked(position) == "ExtraOrders":
            act(position, MACEDONIAN, min(options(position, MACEDONIAN, "order")))
            placed += 1
        assert placed == added
    units = {"PD-C": "kinsmen", "PD-LW": "median"}
    for die in (4, 5):
        position = battle(units, active=PERSIAN, phase="orders", dice=(die,))
        for _ in range(3):
            act(position, PERSIAN, "no-order")
        assert position.active == MACEDONIAN
    position = battle(units, active=PERSIAN, phase="orders", leaders={"darius": "dead"})
    assert asked(position) == "LeaderOrder"


@pytest.mark.rule("arbela", "4.1h")
@pytest.mark.parametrize("leader", ["darius", "mazeus", "bessus"])
def test_on_minus_one_the_persian_takes_the_marker_off_one_leader(leader: str) -> None:
    units = {"PD-C": "kinsmen", "PD-LW": "median", "PD-RW": "sacae"}
    position = battle(units, active=PERSIAN, phase="orders", dice=(1,))
    assert options(position, PERSIAN) == {"give-up darius", "give-up mazeus", "give-up bessus"}
    act(position, PERSIAN, f"give-up {leader}")
    events = act(position, PERSIAN, "order PD-C; order PD-LW")
    givers = [one["leader"] for one in told(events, "order-placed")]
    assert sorted([*givers, leader]) == ["bessus", "darius", "mazeus"]
    assert asked(position) == "Activate"
    position = battle(units, leaders={"bessus": "dead"}, active=PERSIAN, phase="orders", dice=(1,))
    assert refused(position, PERSIAN, "give-up bessus") == ("4.1h", "no-marker")


@pytest.mark.rule("arbela", "4.1i")
def test_orders_are_placed_when_the_roll_and_any_loss_are_settled() -> None:
    units = {"PD-C": "kinsmen", "PD-LW": "median"}
    position = battle(units, active=PERSIAN, phase="orders", dice=(2,))
    assert refused(position, PERSIAN, "order PD-C") == ("4.1h", "not-now")
    position = battle(CAVALRY, phase="deploy")
    events = act(position, MACEDONIAN, "deployed", 4)
    assert "command-roll" in kinds(events)
    assert orders(position) == set()
    assert "order MD-C" in options(position, MACEDONIAN)


def every_set_of_orders(position: Battle) -> set[frozenset[str]]:
    """The sets of Sections that can be ordered from here on."""
    if "no-order" not in options(position, MACEDONIAN):
        return {frozenset(orders(position))}
    found = set()
    for line in options(position, MACEDONIAN):
        branch = position.clone()
        act(branch, MACEDONIAN, line)
        found |= every_set_of_orders(branch)
    return found


@pytest.mark.rule("arbela", "4.1i")
def test_leader_by_leader_every_set_of_orders_can_be_placed() -> None:
    """Whatever the sequence, the same sets are possible: here Alexander reaches two Sections,
    Parmenion two, of which they share one, and an additional order reaches all four."""
    units = {
        "MA-C": "phalanx-1",
        "MA-RC2": "phalanx-2",
        "MA-LC1": "phalanx-3",
        "MD-LW": "phalanx-4",
    }
    position = battle(
        units,
        leaders={"alexander": "MA-C", "parmenion": "MD-LC2", "philotas": "dead"},
        phase="orders",
        dice=(1,),
    )
    reach = [{"MA-C", "MA-LC1"}, {"MD-LW", "MA-LC1"}, set(units)]
    expected = {
        frozenset(section for section in (first, second, third) if section)
        for first in reach[0] | {""}
        for second in reach[1] | {""}
        for third in reach[2] | {""}
        if len({first, second, third} - {""}) == sum(map(bool, (first, second, third)))
    }
    assert every_set_of_orders(position) == expected


@pytest.mark.rule("arbela", "4.1j")
def test_a_leader_orders_his_own_section_or_an_adjacent_one() -> None:
    units = {"MA-C": "phalanx-1", "B-RC1": "phalanx-2", "MD-LC1": "phalanx-3"}
    units |= {"PA-C": "phalanx-4", "MA-RC2": "phalanx-5"}
    position = battle(units, leaders={"alexander": "MA-C"}, phase="orders", turns=(1, 1))
    assert words(position, MACEDONIAN, "order") == {"MA-C", "B-RC1", "MD-LC1"}
    for far in ("PA-C", "MA-RC2"):
        assert refused(position, MACEDONIAN, f"order {far}") == ("4.1j", "order-too-far")


@pytest.mark.rule("arbela", "4.1k")
def test_a_leader_in_reserve_orders_a_section_of_his_deployment_row() -> None:
    units = {"MD-LW": "phalanx-1", "MD-RW": "phalanx-2", "MA-LW": "phalanx-3"}
    position = battle(units, phase="orders", turns=(1, 1))
    assert words(position, MACEDONIAN, "order") == {"MD-LW", "MD-RW"}
    assert refused(position, MACEDONIAN, "order MA-LW") == ("4.1k", "order-from-reserve")


@pytest.mark.rule("arbela", "4.1l")
def test_additional_orders_reach_every_section() -> None:
    units = {"MD-LW": "phalanx-1", "PD-LW": "companion-1", "B-C": "phalanx-3"}
    position = battle(units, leaders={"alexander": "MD-LW"}, phase="orders", dice=(2,))
    act(position, MACEDONIAN, "no-order; no-order; no-order")
    assert words(position, MACEDONIAN, "order") == {"MD-LW", "PD-LW", "B-C"}
    act(position, MACEDONIAN, "order PD-LW; order B-C")
    assert orders(position) == {"PD-LW", "B-C"}


@pytest.mark.rule("arbela", "4.1l")
def test_the_order_won_by_a_failed_seizure_is_placed_at_once_anywhere() -> None:
    units = {"MD-LW": "phalanx-1", "PD-LW": "companion-1"}
    position = battle(units, leaders={"alexander": "MD-LW"}, phase="deploy", asks=(1, 1))
    act(position, PERSIAN, "seize", 6)
    assert options(position, MACEDONIAN) == {"no-order", "order MD-LW", "order PD-LW"}
    act(position, MACEDONIAN, "order PD-LW")
    assert orders(position) == {"PD-LW"}
    assert asked(position) == "Deploy"


@pytest.mark.rule("arbela", "4.1m")
def test_an_order_needs_a_friendly_unit_disrupted_or_engaged_too() -> None:
    units = {"MA-C": "phalanx-1", "MA-RC1": "phalanx-2", "B-RC1": "kinsmen", "MD-C": "phalanx-3"}
    position = battle(
        units,
        disrupted="phalanx-1",
        engaged="MA-RC1/B-RC1",
        leaders={"alexander": "B-C", "philotas": "MA-LC1"},
        phase="orders",
        turns=(1, 1),
    )
    for section in ("B-C", "MA-LC1", "B-RC1", "PA-C"):
        assert refused(position, MACEDONIAN, f"order {section}") == ("4.1m", "no-friendly-unit")
    assert words(position, MACEDONIAN, "order") == {"MA-C", "MA-RC1"}


@pytest.mark.rule("arbela", "4.1n")
def test_no_section_receives_a_second_order_in_a_turn() -> None:
    position = battle(CAVALRY, phase="orders", dice=(6,))
    act(position, MACEDONIAN, "order MD-C")
    assert refused(position, MACEDONIAN, "order MD-C") == ("4.1n", "second-order")
    act(position, MACEDONIAN, "no-order; no-order; order MD-LW")
    for taken in ("MD-C", "MD-LW"):
        assert refused(position, MACEDONIAN, f"order {taken}") == ("4.1n", "second-order")


@pytest.mark.rule("arbela", "4.1o")
def test_an_order_placed_stays_where_it_is() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "MA-LC1": "phalanx-2"},
        leaders={"alexander": "MA-C"},
        phase="orders",
        dice=(1,),
    )
    act(position, MACEDONIAN, "order MA-C")
    assert options(position, MACEDONIAN) == {"no-order", "order MA-LC1"}
    act(position, MACEDONIAN, "no-order; lead alexander; ride PA-C")
    assert orders(position) == {"MA-C"}
    assert options(position, MACEDONIAN) == {"activate MA-C", "end-actions"}


@pytest.mark.rule("arbela", "4.1p")
def test_orders_may_stay_unplaced_and_unused_and_none_is_kept() -> None:
    position = battle(CAVALRY, phase="orders", dice=(6,))
    act(position, MACEDONIAN, "order MD-C; no-order; no-order; order B-RW; no-order")
    assert orders(position) == {"MD-C", "B-RW"}
    act(position, MACEDONIAN, "end-actions")
    assert position.active == PERSIAN
    assert orders(position) == set()
    pass_turn(position, 5)
    assert orders(position) == set()


@pytest.mark.rule("arbela", "4.1q")
def test_each_leader_on_the_field_may_move_once_without_an_order() -> None:
    position = battle(
        {"MD-C": "phalanx-1"},
        leaders={"alexander": "MD-C", "philotas": "MD-LW"},
        phase="leaders",
    )
    act(position, MACEDONIAN, "lead alexander; ride MD-RC1")
    assert refused(position, MACEDONIAN, "lead alexander") == ("4.1q", "leader-has-moved")
    assert refused(position, MACEDONIAN, "lead parmenion") == ("9.3d", "leader-in-reserve")
    act(position, MACEDONIAN, "lead philotas; ride MA-LW")
    assert (where(position, "alexander"), where(position, "philotas")) == ("MD-RC1", "MA-LW")
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "4.1r")
def test_the_turn_is_over_when_all_is_moved_shot_and_fought() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1", "MA-RW": "phalanx-2"},
        ordered="MA-C MA-RW",
    )
    act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    assert position.active == MACEDONIAN
    events = act(position, MACEDONIAN, "activate MA-RW; declare move; step B-RW", 3, 4)
    order = [kind for kind in kinds(events) if kind in ("unit-moved", "shock", "turn-ends")]
    assert order == ["unit-moved", "shock", "turn-ends"]
    assert position.active == PERSIAN


@pytest.mark.rule("arbela", "4.1s")
def test_seizing_is_offered_at_fixed_moments_only() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1"},
        leaders={"alexander": "MD-C"},
        phase="turn",
        asks=(1, 1),
    )

    def wait(*dice: int) -> None:
        assert asked(position) == "SeizeWindow"
        assert options(position, PERSIAN) == {"seize", "wait"}
        act(position, PERSIAN, "wait", *dice)

    wait()  # before the rally and deploy phase
    act(position, MACEDONIAN, "deployed")
    wait(1)  # before the orders phase
    wait()  # after the orders roll
    act(position, MACEDONIAN, "order MA-C")
    pass_orders(position)
    wait()  # before the leader movement phase
    act(position, MACEDONIAN, "leaders-stay")
    wait()  # before the Section actions phase
    act(position, MACEDONIAN, "activate MA-C; declare shock")
    wait()  # before the action is carried out
    act(position, MACEDONIAN, "attack B-C")
    wait(3, 4)  # before the shock
    assert position.active == PERSIAN
